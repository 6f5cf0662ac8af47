import { factNames, headNames, ignoredArgs, indexArgs, layerIndex, packArgs, readTreeArgs } from './first-args.ts';
import { batchArgs } from './reserve.ts';

/** Exit codes of the script: it came to an end of its own, with what it was to tell; one of other numbers was ended or has failed. */
export const TOLD = 64;
export const FAILED = 65;

/**
 * $1 git, $2 gitdir or '', $3 file that names the commit, $4 commit, $5 workspace, then what to start beside. Prints the facts, NUL, their
 * exit code, NUL, the exit code of the copy, NUL, names of ignored files, and at its end NUL and the exit code of what it started beside.
 * That one writes to 3, and the reader of the store has both ends at 4. Paths that a list of object folders would have to quote are left to later.
 */
export const script = [
  'git=$1 store=$2 wanted=$3 commit=$4 workspace=$5',
  'shift 5',
  '[ $# -eq 0 ] || { (cd / && exec "$@" >&3 3>&- 4>&-) & beside=$!; }',
  'own=$((GIT_CONFIG_COUNT + 1))',
  'if [ "$store" ]; then',
  `(export GIT_DIR="$store" GIT_CONFIG_COUNT=$own; cd "$store" && exec "$git" ${words(batchArgs)} <&4 >&4 3>&- 4>&-) &`,
  'fi',
  'exec 3>&- 4>&-',
  'finish() {',
  '[ -z "$beside" ] || wait "$beside"',
  `printf '\\0%d' $?`,
  'exit "$1"',
  '}',
  `facts=$("$git" rev-parse ${words([...factNames, ...headNames])})`,
  `printf '%s\\n\\0%d\\0' "$facts" $?`,
  `[ "$store" ] || finish ${FAILED}`,
  `{ read -r x; read -r x; read -r x; read -r objects; } <<END\n$facts\nEND`,
  `case $objects in '' | *[\\":\\\\]*) finish ${FAILED} ;; esac`,
  'export GIT_DIR="$store" GIT_SHALLOW_FILE="$wanted" GIT_CONFIG_COUNT=$own',
  `cd "$store" || finish ${FAILED}`,
  `GIT_ALTERNATE_OBJECT_DIRECTORIES=$objects "$git" ${words(packArgs)} <"$wanted" | "$git" ${words(indexArgs)} >/dev/null`,
  'code=$?',
  `printf '%d\\0' $code`,
  `[ $code -eq 0 ] || finish ${FAILED}`,
  'unset GIT_SHALLOW_FILE',
  `export GIT_INDEX_FILE="$store/${layerIndex}" GIT_WORK_TREE="$workspace"`,
  `"$git" ${words(readTreeArgs)} "$commit" && cd "$workspace" && "$git" ${words(ignoredArgs)} || finish ${FAILED}`,
  `finish ${TOLD}`,
].join('\n');

function words(args: readonly string[]): string {
  return args.map((arg) => `'${arg}'`).join(' ');
}
