### What is printed.

print-rules = The rules
