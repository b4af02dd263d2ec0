### Was gedruckt wird.

print-rules = Die Regeln
