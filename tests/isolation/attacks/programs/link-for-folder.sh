# Puts links to the bait in place of folders of the tree, so that filling the next view writes there.
rm -rf src sub node_modules/.bin && ln -s "$BAIT" src && ln -s "$BAIT" sub && ln -s "$BAIT" node_modules/.bin && won 'replaced folders of the tree'
