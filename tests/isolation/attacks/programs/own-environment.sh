# Prints its own environment.
env | grep CANARY && won 'found a secret among my own variables'
