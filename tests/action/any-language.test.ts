import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stage } from './stage.ts';

/** A project of a language without a row of its own: its runner is a script that tells an exit code alone. */
const project = {
  'prd.json': '[{"id":"A","title":"Parse kilobytes","acceptanceCriteria":["parse reads kB"],"passes":false}]\n',
  'test/a.test.js': undefined,
  'src/size.lua': 'function parse(text) return tonumber(text) end\n',
  'size.lua': 'function size() return 1 end\n',
  'functions/size.sh': 'size() {\n  echo 1\n}\n',
  'src/old.lua': 'function old() return 1 end\n',
  'spec/size.lua': 'it("parses", function()\n  assert.are.equal(12, parse("12"))\nend)\n',
  'bin/busted': 'for file in "$1"/*; do grep -q assert "$file" || exit 1; done\n',
};
const code = "echo 'function parse(text) return tonumber(text) * 1000 end' > src/size.lua\n";
const spec = (path: string): string =>
  `mkdir -p $(dirname ${path}); printf 'it("kB", function()\\n  assert.are.equal(2000, parse("2 kB"))\\nend)\\n' > ${path}\n`;

async function attempt(
  agent: string,
  inputs: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
) {
  await using at = await stage(agent, { ...project, ...files });
  const end = await at.run({ test_command: 'bash bin/busted spec', max_attempts: '1', ...inputs });
  return { passed: end.outputs.stories_passed, report: plain(readFileSync(end.outputs.report_file, 'utf8')) };
}

function plain(text: string): string {
  return text
    .replaceAll(/<\/?code>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"');
}

describe('a language that the gate knows nothing of', () => {
  test('a new test that the check runs is evidence [X4]', async () => {
    expect(await attempt(`${code}${spec('spec/kilobytes.lua')}`)).toMatchObject({ passed: '1' });
  });

  test('a deleted test fails the attempt [X2]', async () => {
    const { passed, report } = await attempt(`${code}${spec('spec/kilobytes.lua')}rm spec/size.lua`);
    expect(passed).toBe('0');
    expect(report).toContain('deleted spec/size.lua (1 test); an attempt may not delete tests: the attempt failed.');
  });

  test('an emptied test fails the attempt [X2]', async () => {
    const { passed, report } = await attempt(`${code}${spec('spec/kilobytes.lua')}echo '-- assert' > spec/size.lua`);
    expect(passed).toBe('0');
    expect(report).toContain('emptied spec/size.lua (1 test before, none now)');
  });

  test('any other deleted file is listed in the report [X2]', async () => {
    const { passed, report } = await attempt(`${code}${spec('spec/kilobytes.lua')}rm src/old.lua`);
    expect(passed).toBe('1');
    expect(report).toContain('deleted 1 file besides tests: src/old.lua. Does the story ask for it?');
  });

  test('a test that no check runs is no evidence, and the sentence says so [X4]', async () => {
    const { passed, report } = await attempt(`${code}${spec('tests/kilobytes.lua')}`);
    expect(passed).toBe('0');
    expect(report).toContain('no more tests pass than before, and no green check runs "tests/kilobytes.lua"');
    expect(report).not.toContain('no test file was added');
  });

  test('a file among tests that tests nothing is no evidence, and the sentence says so [X4]', async () => {
    const { passed, report } = await attempt(`${code}echo 'local M = {} -- assert' > spec/helper.lua`);
    expect(passed).toBe('0');
    expect(report).toContain('no test or assertion was added in "spec/helper.lua"');
  });

  test('product code that a command names is no test [X4]', async () => {
    const more = { test_command: 'bash bin/busted spec && test -f size.lua' };
    const { passed, report } = await attempt("echo 'return 1' >> size.lua", more);
    expect(passed).toBe('0');
    expect(report).toContain('no more tests pass than before, and no test file was added or changed');
  });
});

describe('a file that a check loads into its shell', () => {
  const more = { test_command: 'source functions/size.sh; bash bin/busted spec' };

  test('is put back, and the message names it and how to permit it [X43]', async () => {
    const { passed, report } = await attempt("echo 'exit 0' >> functions/size.sh\n", more);
    expect(passed).toBe('0');
    expect(report).toContain(
      'nothing of what the attempt changed is left in the tree: it changed functions/size.sh (used by check "test"); the controller restored it.',
    );
    expect(report).toContain('To permit it, add to the story: allow: ');
    expect(report).not.toContain('changed nothing in the tree');
  });
});

describe('a check that compares expected outputs and tells no counts', () => {
  const files = {
    'src/double.sh': 'echo $(($1 * 2))\n',
    'tests/unittest.sh':
      'for f in input_*; do bash ../src/double.sh "$(cat "$f")" > "baseline_$(basename "$f" | cut -c7-)"; done\n',
    'tests/input_a.txt': '1\n',
    'tests/baseline_a.txt': '2\n',
  };
  const inputs = { test_command: 'cd tests && bash unittest.sh && git diff --exit-code .' };
  const attempted = (agent: string) => attempt(agent, inputs, files);

  test('an input with its output is evidence [X45]', async () => {
    const agent = 'echo "# twice" >> src/double.sh; echo 4 > tests/input_b.txt; echo 8 > tests/baseline_b.txt\n';
    expect(await attempted(agent)).toMatchObject({ passed: '1' });
  });

  test('an input alone, and a note, are none [X45]', async () => {
    const agent = 'echo "# twice" >> src/double.sh; echo 4 > tests/input_b.txt; echo expected > tests/expected.md\n';
    expect(await attempted(agent)).toMatchObject({ passed: '0' });
  });

  test('an output that belongs to no new input is none [X45]', async () => {
    const agent = 'echo "# twice" >> src/double.sh; echo 4 > tests/baseline_c.txt\n';
    const { passed, report } = await attempted(agent);
    expect(passed).toBe('0');
    expect(report).toContain('belongs to no input that was added');
  });

  test('an output that is rewritten to another value is none, and the sentence says so [X45]', async () => {
    const { passed, report } = await attempted('echo "echo 3" > src/double.sh; echo 3 > tests/baseline_a.txt\n');
    expect(passed).toBe('0');
    expect(report).toContain('the expected output in "tests/baseline_a.txt" gained no line');
  });
});
