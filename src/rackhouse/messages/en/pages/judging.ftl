judging-calls = Judge calls
judging-here = Judge on this device
judging-none = No table is waiting for a verdict.
judging-own = The desk’s own device
judging-text = Whoever opens the judge’s link rules for all tables on one phone. Create links under Helpers.
judging-waiting = { $count } waiting
