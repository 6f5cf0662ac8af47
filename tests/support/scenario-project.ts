import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files by path; undefined removes one that is there otherwise. */
export type Files = Readonly<Record<string, string | Buffer | undefined>>;

/** A project so small that a gate takes milliseconds: text files, and tests that say which line a file must hold. */
export const tinyProject: Files = {
  '.gitignore': 'debug.log\n',
  '.ralph/config.yaml':
    'agent: command\nreview_agent: none\ncreate_pr: none\ntest_command: |\n  unit: sh scripts/check.sh\n  lint: sh scripts/lint.sh\nmax_attempts: 3\n',
  'README.md': '# A tiny project\n',
  'prd.json': prd(),
  'scripts/check.sh': `# Each test names a file and a line that it must hold.
status=0
for test in test/*.test.js; do
  sed -n "s/.*expectLine('\\([^']*\\)', '\\([^']*\\)').*/\\1|\\2/p" "$test" > "$TMPDIR/expected"
  while IFS='|' read -r file line; do
    grep -qxF "$line" "$file" || { echo "FAIL $test: $file has no line: $line"; status=1; }
  done < "$TMPDIR/expected"
done
exit $status
`,
  'scripts/lint.sh': '! grep -rn "TRACE" src\n',
  'src/base.txt': 'base: here\n',
  'test/base.test.js': testOf('base', 'base: here'),
};

/** The same with one story, and a check that no key is in the environment of a gate. */
export function oneStoryProject(): Files {
  return {
    ...tinyProject,
    '.ralph/config.yaml':
      'test_command: |\n  unit: sh scripts/check.sh\n  no-key: ! env | grep f3b1c0ffee\nmax_attempts: 3\n',
    'prd.json': smallPrd([openStory({ acceptanceCriteria: ['src/one.txt holds one: 1st'] })]),
  };
}

/** The stories of the demo, in small: one passes at once, two after failures, one never, one cheats first. */
function prd(): string {
  const story = (number: number, title: string, more = {}) => ({
    id: `US-00${number}`,
    title,
    acceptanceCriteria: [`src holds the line of ${title}`],
    priority: number,
    passes: false,
    notes: '',
    ...more,
  });
  const userStories = [
    story(1, 'First line'),
    story(2, 'Second line', { dependsOn: ['US-001'] }),
    story(3, 'Third line'),
    story(4, 'Fourth line'),
    story(5, 'Fifth line'),
  ];
  return `${JSON.stringify({ feature: 'tiny', description: 'Five lines of text', userStories }, undefined, 2)}\n`;
}

function testOf(name: string, line: string): string {
  return `test('${name}', () => expectLine('src/${name}.txt', '${line}'));\n`;
}

/** Functions of every shell agent: `line NAME FOUND WANTED` writes a source file and the test of it. */
const agentHead = `cat > "$TMPDIR/prompt"
line() {
  mkdir -p src test
  printf '%s\\n' "$2" > "src/$1.txt"
  printf "test('%s', () => expectLine('src/%s.txt', '%s'));\\n" "$1" "$1" "$3" > "test/$1.test.js"
}
commit() { git add -A; git -c user.name=agent -c user.email=agent@example.com commit -q -m "$1"; }
`;

/** What the agent does with the five stories of the tiny project. */
export const tinyAgent = shellAgent(`case "$RALPH_STORY/$RALPH_ATTEMPT" in
  US-001/1) line one 'one: 1st' 'one: 1st'; commit 'feat: [US-001] - First line' ;;
  US-002/1) line two 'two: 2th' 'two: 2nd'; echo 'attempt 1' >> debug.log ;;
  US-002/2) line two 'TRACE' 'two: 2nd'; echo 'attempt 2' >> debug.log ;;
  US-002/3) line two 'two: 2nd' 'two: 2nd' ;;
  US-003/*) line three "three: try $RALPH_ATTEMPT" 'three: 3rd'; echo 'All done. <promise>COMPLETE</promise>' ;;
  US-004/1) line four 'four: 4th' 'four: 4th'; exit 7 ;;
  US-004/2) line four 'four: 4th' 'four: 4th' ;;
  US-005/1)
    line five 'five: 5th' 'five: 5th'
    rm test/base.test.js
    echo 'exit 0' > scripts/check.sh
    sed -i '/US-003/,/passes/ s/"passes": false/"passes": true/' prd.json
    setsid sleep 300 > /dev/null 2>&1 &
    ;;
  US-005/2)
    line base 'base: here' 'base: here'
    line five 'five: 5th' 'five: 5th'
    ;;
esac
`);

/** An agent in shell with the functions above. */
export function shellAgent(body: string): string {
  return `${agentHead}${body}`;
}

/** A prd.json of one open story, or of what is given. */
export function smallPrd(stories: readonly Readonly<Record<string, unknown>>[] = [openStory()]): string {
  return `${JSON.stringify({ userStories: stories }, undefined, 2)}\n`;
}

export function openStory(more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    id: 'US-001',
    title: 'First line',
    acceptanceCriteria: ['src/one.txt'],
    priority: 1,
    passes: false,
    ...more,
  };
}

/** Writes files below a folder; scripts become executable. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const place = join(folder, path);
    if (content === undefined) {
      rmSync(place, { force: true, recursive: true });
      continue;
    }
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
    if (path.endsWith('.sh')) chmodSync(place, 0o755);
  }
}
