# Prints the tracked files as the next process finds them.
cat src/app.txt sub/keep.txt node_modules/.bin/sample-shim 2>/dev/null
