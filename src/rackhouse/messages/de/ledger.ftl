### Geld: Gebühren, Zahlungen und was sie aufhebt.

ledger-unbalanced = Eintrag { $number } im Kassenbuch geht um { $cents } Cent nicht auf.
ledger-no-fee = Eintrag { $number } im Kassenbuch ist keine Gebühr und kann nicht erlassen werden.
ledger-no-entry = Es gibt keinen Eintrag { $number } im Kassenbuch.
ledger-already-void = Eintrag { $number } im Kassenbuch ist schon aufgehoben.
ledger-is-reversal = Eintrag { $number } im Kassenbuch hebt einen anderen auf und kann selbst nicht aufgehoben werden.
