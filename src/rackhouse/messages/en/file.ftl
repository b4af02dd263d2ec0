### Files that people hand in.

file-too-large = { $path } has more than { $most } bytes, which is too large. Check that it is the right file.
file-not-utf8 = { $path } is not UTF-8 text at line { $line }, byte { $byte }. Save the file as UTF-8.
