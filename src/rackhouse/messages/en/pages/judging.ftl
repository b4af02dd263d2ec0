judging-calls = Judge calls
judging-here = Judge on this device
judging-none = No table waits for a verdict.
judging-own = The desk’s own device
judging-text = Whoever opens the judge’s link answers all tables on one phone. Links are made under Helpers.
judging-waiting = { $count } waiting
