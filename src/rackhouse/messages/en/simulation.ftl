### What is said about events that are played by computer players.

simulation-no-answer = There is no answer to: { $question } Give it with --answers { $key }=….
simulation-entries = An event has { $fewest } to { $most } entries, not { $entries }.
simulation-nobody-acts = The players wait for each other, and nobody acts.
simulation-not-begun = The game of match { $match } could not begin.
