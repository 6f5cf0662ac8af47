import type { Files } from '../../support/git-sandbox.ts';

/** A small Node project with tests, a helper and a fixture; its story asks for kilobytes. */
export const nodeProject: Files = {
  'prd.json':
    '[{"id":"A","title":"Parse kilobytes","acceptanceCriteria":["parse(\\"2 kB\\") is 2000"],"passes":false}]\n',
  'package.json': '{"name":"sizes","type":"module","scripts":{"test":"node --test --test-reporter=tap"}}\n',
  '.gitignore': 'node_modules/\nreport.xml\n',
  'src/size.js': `export function parse(text) {
  const size = Number(text);
  if (Number.isNaN(size)) throw new TypeError('not a size: ' + text);
  return size;
}
export const double = (size) => size * 2;
`,
  'test/a.test.js': `import assert from 'node:assert';
import { test } from 'node:test';
import { double, parse } from '../src/size.js';

test('parses a number', () => {
  assert.strictEqual(parse('12'), 12);
});
test('refuses a word', () => {
  assert.throws(() => parse('x'), TypeError);
});
test('doubles', () => {
  assert.strictEqual(double(3), 6);
});
`,
  'test/table.test.js': `import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { same } from './helper.js';
import { double } from '../src/size.js';

const rows = JSON.parse(readFileSync(new URL('./fixtures/doubles.json', import.meta.url), 'utf8'));
test('doubles the rows', () => {
  for (const [size, wanted] of rows) same(double(size), wanted);
});
`,
  'test/helper.js': `import assert from 'node:assert';
export const same = (actual, wanted) => assert.deepStrictEqual(actual, wanted);
`,
  'test/fixtures/doubles.json': '[[1, 2], [5, 10]]\n',
};

/** The story done as it should be: code and a test. */
export const honestWork = `cat > src/size.js <<'JS'
export function parse(text) {
  const [, digits, unit] = /^([0-9]+)( kB)?$/.exec(text) ?? [];
  if (digits === undefined) throw new TypeError('not a size: ' + text);
  return Number(digits) * (unit === undefined ? 1 : 1000);
}
export const double = (size) => size * 2;
JS
cat > test/kilobytes.test.js <<'JS'
import assert from 'node:assert';
import { test } from 'node:test';
import { parse } from '../src/size.js';

test('parses kilobytes', () => {
  assert.strictEqual(parse('2 kB'), 2000);
});
JS
`;

/** The same code with a fault that the tests of the start notice: what doubled adds now. */
export const brokenWork = `${honestWork}
sed -i 's/size \\* 2/size + 2/' src/size.js
`;
