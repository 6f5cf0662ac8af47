import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stage } from './stage.ts';

const files = {
  'package.json': '{"name":"x","type":"module"}\n',
  'src/a.js': 'export const a = 3;\n',
  'test/a.test.js': `import assert from 'node:assert';
import { test } from 'node:test';
import { a } from '../src/a.js';
test('is three', () => {
  assert.strictEqual(a, 3);
});
`,
};
const added = `echo "import { test } from 'node:test'; test('new', () => {});" > test/new.test.js`;
const inputs = { test_command: 'node --test --test-reporter=tap', max_attempts: '1' };

test('assertions that were weakened are told with their lines, to the reviewer too, and fail nothing by themselves', async () => {
  const agent = `if [ "$RALPH_ROLE" = implement ]; then sed -i 's/strictEqual(a, 3)/ok(a)/' test/a.test.js; ${added}; fi`;
  await using at = await stage(agent, files);
  const end = await at.run({ ...inputs, review_agent: 'command' });
  const told = /weakened assertions in test\/a\.test\.js/;
  expect(
    at.prompts().filter((prompt) => prompt.includes('weakened assertions in test/a.test.js')).length,
  ).toBeGreaterThan(0);
  expect(readFileSync(end.outputs.report_file, 'utf8')).toMatch(told);
});

test('a merge conflict that an attempt leaves in a file fails it', async () => {
  const agent = `printf '%s\\n' '// x' '<<<<<<< HEAD' 'a' '=======' 'b' '>>>>>>> other' > src/notes.js; ${added}`;
  await using at = await stage(agent, files);
  const end = await at.run(inputs);
  expect(end).toMatchObject({ halt: { kind: 'some_failed' } });
  expect(readFileSync(end.outputs.report_file, 'utf8')).toContain('left a merge conflict in src/notes.js line 2');
});
