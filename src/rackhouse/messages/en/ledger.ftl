### Money: fees, payments and what voids them.

ledger-unbalanced = Ledger entry { $number } is off balance by { $cents } cents.
ledger-no-fee = Ledger entry { $number } is not a fee, so it cannot be waived.
ledger-no-entry = There is no ledger entry { $number }.
ledger-already-void = Ledger entry { $number } has already been voided.
ledger-is-reversal = Ledger entry { $number } voids another one, so it cannot be voided itself.
