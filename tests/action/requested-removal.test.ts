import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stage } from './stage.ts';

const rows = `export const rows = [1, 2, 3];\n`;
const files = {
  'prd.json':
    '[{"id":"A","title":"Drop the old module","acceptanceCriteria":["src/old.js and test/old.test.js are removed"],"passes":false}]\n',
  'package.json': '{"name":"x","type":"module"}\n',
  'src/old.js': 'export const old = 1;\n',
  'src/rows.js': rows,
  'test/old.test.js': "import { test } from 'node:test';\ntest('is old', () => {});\n",
  'test/rows.test.js': `import assert from 'node:assert';
import { test } from 'node:test';
import { rows } from '../src/rows.js';
for (const row of rows) test('row ' + row, () => assert.ok(row > 0));
`,
};
const removal = `rm src/old.js test/old.test.js
cat > test/gone.test.js <<'JS'
import assert from 'node:assert';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
test('the old module is gone', () => assert.ok(!existsSync(new URL('../src/old.js', import.meta.url))));
JS`;

async function attempt(agent: string) {
  await using at = await stage(agent, files);
  const end = await at.run({ test_command: 'node --test --test-reporter=tap', max_attempts: '1' });
  return { end, report: readFileSync(end.outputs.report_file, 'utf8') };
}

describe('a criterion that asks for a test file to go', () => {
  test('lets the tests of that file go', async () => {
    expect((await attempt(removal)).end).toMatchObject({ halt: { kind: 'ready' } });
  });

  test('lets no other test go with them', async () => {
    const { end, report } = await attempt(`${removal}\necho 'export const rows = [1];' > src/rows.js`);
    expect(end).toMatchObject({ halt: { kind: 'some_failed' } });
    expect(report).toMatch(/2 tests ran, 4 ran before this story and 1 may be missing, as a criterion asks/);
  });
});
