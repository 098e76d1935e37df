"""exports.py LIBRARY HEADER TEST: the shared library shows the functions of the header, and nothing else; the test calls each."""

import re
import subprocess
import sys

library, header, test = sys.argv[1:]
text = re.sub(r"/\*.*?\*/", "", open(header).read(), flags=re.S)
declared = set(re.findall(r"^HN_API [^;]*?\b(hn_\w+)\(", text, flags=re.M))
lines = subprocess.run(["nm", "-D", "--defined-only", library], check=True, capture_output=True, text=True).stdout.splitlines()
exported = {line.split()[-1].split("@")[0] for line in lines}
for name in sorted(declared - exported):
    print(f"{header} declares {name}, and {library} does not export it")
for name in sorted(exported - declared):
    print(f"{library} exports {name}, and {header} does not declare it")
untested = declared - set(re.findall(r"\bhn_\w+", open(test).read()))
for name in sorted(untested):
    print(f"{test} does not call {name}")
print(f"{len(declared)} functions declared, {len(exported)} symbols exported")
sys.exit(declared != exported or bool(untested) or not declared)
