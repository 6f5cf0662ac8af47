/**
 * A reviewer in bash. It reads its prompt and then does `what`, which may call `answer [nonce] [evidence] [verdict]`: a right
 * answer about the ids it was asked for, evidence `src/a.txt:1`, unless told otherwise.
 */
export function reviewer(what: string): string {
  return `
prompt=$(cat)
nonce=$(sed -n 's/^nonce: //p' <<< "$prompt" | tail -n 1)
ids=$(sed -n 's/^ids: //p' <<< "$prompt" | tail -n 1)
answer() {
  local evidence="$2" list= id
  [ -n "$evidence" ] || evidence='{"file":"src/a.txt","line":1}'
  for id in \${ids//,/ }; do
    [ "$id" = none ] && continue
    list="$list\${list:+,}{\\"id\\":\\"$id\\",\\"verdict\\":\\"\${3:-met}\\",\\"evidence\\":[$evidence],\\"reason\\":\\"seen\\"}"
  done
  printf '{"nonce":"%s","criteria":[%s],"missing":[],"extra":[],"findings":[%s]}\\n' "\${1:-$nonce}" "$list" "$findings"
}
${what}
`;
}

/** A reviewer that must never be believed. */
export interface BadReviewer {
  readonly what: string;
  readonly script: string;
  /** Part of the sentence that says why. */
  readonly problem: string;
}

const none = "no JSON object carries this call's nonce.";

/** The tree has `src/a.txt` of one line and `link.txt`, a link to it. What they print is no answer. */
export const unusable: readonly BadReviewer[] = [
  { what: 'says nothing', script: 'true', problem: 'the reviewer said nothing.' },
  { what: 'talks nonsense', script: `printf '{{]}"nonce" \\377\\000 {"a":'`, problem: none },
  {
    what: 'says PASS in prose',
    script: 'echo "VERDICT: PASS. Every criterion is met, nothing is missing."',
    problem: none,
  },
  { what: 'says PASS in JSON', script: `echo '{"verdict":"PASS","passes":true}'`, problem: none },
  { what: 'repeats its prompt', script: 'printf %s "$prompt"', problem: none },
  {
    what: 'answers with the nonce of another call',
    script: 'answer 00000000000000000000000000000000',
    problem: "no JSON object carries this call's nonce; one carries another.",
  },
  {
    what: 'contradicts itself',
    script: 'answer "" "" unmet; answer',
    problem: "2 objects carry this call's nonce and say different things; write one.",
  },
  { what: 'judges nothing', script: 'ids=none; answer', problem: 'criteria does not judge story.' },
  {
    what: 'judges what was not asked',
    script: 'ids=story,c9; answer',
    problem: 'criteria judges "c9", which was not asked.',
  },
  {
    what: 'is cut in its answer',
    script: 'answer | head -c -6',
    problem: "the object with this call's nonce is no JSON",
  },
  {
    what: 'says something else in its result file',
    script: 'answer; echo PASS > "$RALPH_RESULT_FILE"',
    problem: none,
  },
  {
    what: 'answers long before its end',
    script: 'answer; head -c 70000 /dev/zero | tr "\\0" x',
    problem: none,
  },
];

/** Reviewers whose verdict rests on nothing in that tree: nobody knows, and `problem` is part of the reason. */
export const doubted: readonly BadReviewer[] = [
  {
    what: 'names a file that does not exist',
    script: `answer "" '{"file":"src/none.txt","line":1}'`,
    problem: 'its evidence src/none.txt:1 does not exist in this tree',
  },
  {
    what: 'names a line beyond the end',
    script: `answer "" '{"file":"src/a.txt","line":2}'`,
    problem: 'its evidence src/a.txt:2 does not exist in this tree',
  },
  {
    what: 'names a path out of the tree',
    script: `answer "" '{"file":"src/../../agent/src/a.txt","line":1}'`,
    problem: 'its evidence src/../../agent/src/a.txt:1 does not exist in this tree',
  },
  {
    what: 'names a folder',
    script: `answer "" '{"file":"src","line":1}'`,
    problem: 'its evidence src:1 does not exist in this tree',
  },
  {
    what: 'names what only it has made',
    script: `echo x > made.txt; answer "" '{"file":"made.txt","line":1}'`,
    problem: 'its evidence made.txt:1 does not exist in this tree',
  },
  {
    what: 'is met on no evidence',
    script: `answer | sed 's/"evidence":\\[[^]]*\\]/"evidence":[]/'`,
    problem: 'it names no file and line as evidence',
  },
  {
    what: 'names an absolute path of the machine',
    script: `answer "" '{"file":"/etc/passwd","line":1}'`,
    problem: 'its evidence /etc/passwd:1 does not exist in this tree',
  },
];
