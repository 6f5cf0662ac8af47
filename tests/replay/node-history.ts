import type { Step } from './step.ts';

/** A module with a test that was there before, or is new with it. */
function module(name: string, code: string, test: string): string {
  return `mkdir -p src test
cat > src/${name}.js <<'JS'
${code}
JS
cat > test/${name}.test.js <<'JS'
import assert from 'node:assert';
import { test } from 'node:test';
import * as it from '../src/${name}.js';

${test}
JS`;
}

/** How a small library of text tools came to be, commit by commit. */
export const nodeHistory: readonly Step[] = [
  [
    'Add words',
    module(
      'words',
      'export const words = (text) => text.split(/\\s+/).filter(Boolean);',
      "test('splits', () => {\n  assert.deepStrictEqual(it.words(' a  b'), ['a', 'b']);\n});",
    ),
  ],
  [
    'Count words',
    `echo 'export const count = (text) => words(text).length;' >> src/words.js; printf "test('counts', () => {\\n  assert.strictEqual(it.count('a b c'), 3);\\n});\\n" >> test/words.test.js`,
  ],
  ['Write a README', `printf '# Text tools\\n\\nSmall functions for text.\\n' > README.md; echo MIT > LICENSE`],
  [
    'Add slugs',
    module(
      'slug',
      "export const slug = (text) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');",
      "test('makes a slug', () => {\n  assert.strictEqual(it.slug('A b'), 'a-b');\n});",
    ),
  ],
  [
    'Keep digits in slugs',
    `sed -i 's/a-z\\]/a-z0-9]/' src/slug.js; printf "test('keeps digits', () => {\\n  assert.strictEqual(it.slug('a1'), 'a1');\\n});\\n" >> test/slug.test.js`,
  ],
  [
    'Set the version to 0.2.0 and say so',
    `sed -i 's/0.1.0/0.2.0/' package.json; printf '# Changes\\n\\n- slugs\\n' > CHANGELOG.md`,
  ],
  [
    'Add a lint script and its configuration',
    `sed -i 's/"scripts":{/"scripts":{"lint":"eslint .",/' package.json; echo 'export default [];' > eslint.config.js`,
  ],
  [
    'Depend on a formatter',
    `sed -i 's/"type"/"devDependencies":{"prettier":"3.0.0"},"type"/' package.json; echo '{"semi":true}' > .prettierrc`,
  ],
  ['Format the tests', `sed -i "s/^  assert/    assert/; s/'splits'/\\"splits\\"/" test/words.test.js`],
  [
    'Rename slug to handle',
    `git mv src/slug.js src/handle.js; git mv test/slug.test.js test/handle.test.js; sed -i 's,/slug.js,/handle.js,' test/handle.test.js`,
  ],
  [
    'Trim the dashes of handles',
    `sed -i "s/'-');/'-').replaceAll(\\/^-|-\\$\\/g, '');/" src/handle.js; printf "test('trims', () => {\\n  assert.strictEqual(it.slug(' a '), 'a');\\n});\\n" >> test/handle.test.js`,
  ],
  [
    'Share what tests use',
    `mkdir test/support; echo 'export const samples = ["a b", "c"];' > test/support/samples.js; printf "\\ntest('counts samples', async () => {\\n  const { samples } = await import('./support/samples.js');\\n  assert.deepStrictEqual(samples.map(it.count), [2, 1]);\\n});\\n" >> test/words.test.js`,
  ],
  [
    'Move the tests beside each other',
    `mkdir test/unit; git mv test/words.test.js test/handle.test.js test/unit/; git mv test/support test/unit/support; sed -i 's,../src,../../src,' test/unit/*.js`,
  ],
  [
    'Wrap lines',
    module(
      'wrap',
      "export const wrap = (text, width) => text.replaceAll(new RegExp('(.{1,' + width + '})( |$)', 'g'), '$1\\n').trimEnd();",
      "test('wraps', () => {\n  assert.strictEqual(it.wrap('a b c', 3), 'a b\\nc');\n});",
    ),
  ],
  [
    'Add an old way to wrap',
    module(
      'legacy',
      'export const fold = (text) => text;',
      "test('folds', () => {\n  assert.strictEqual(it.fold('a'), 'a');\n});",
    ),
  ],
  ['Remove the old way: src/legacy.js goes with its test', 'git rm -q src/legacy.js test/legacy.test.js'],
  [
    'Test words by a table',
    `cat > test/unit/table.test.js <<'JS'
import assert from 'node:assert';
import { test } from 'node:test';
import { count } from '../../src/words.js';

for (const [text, wanted] of [['', 0], ['a', 1], ['a b', 2]]) {
  test('counts ' + JSON.stringify(text), () => assert.strictEqual(count(text), wanted));
}
JS`,
  ],
  [
    'Run one test on Linux only',
    `printf "test('knows its system', { skip: process.platform !== 'linux' }, () => {\\n  assert.ok(it.words('a'));\\n});\\n" >> test/unit/words.test.js`,
  ],
  [
    'Split the words of other languages',
    `sed -i 's,\\\\\\\\s+,[\\\\\\\\s\\\\u3000]+,' src/words.js; mkdir -p 'docs/日本'; echo '単語' > 'docs/日本/words.md'`,
  ],
  [
    'Generate a table of characters',
    `mkdir -p src/generated; for n in $(seq 60); do echo "export const c$n = $n;" > src/generated/c$n.js; done`,
  ],
  [
    'Count no empty words, as an earlier test had it wrong',
    `sed -i "s/count('a b c'), 3/count('a b c d'), 4/" test/unit/words.test.js`,
  ],
  [
    'Export everything from one place',
    `for f in words handle wrap; do echo "export * from './$f.js';"; done > src/index.js; sed -i 's/"type"/"exports":".\\/src\\/index.js","type"/' package.json`,
  ],
  ['Drop Windows line ends', `printf '* text=auto\\n' > .gitattributes; sed -i 's/\\r$//' src/*.js`],
  [
    'Say how to contribute',
    `printf 'Run npm test.\\n' > CONTRIBUTING.md; mkdir -p .github; printf '## What\\n' > .github/PULL_REQUEST_TEMPLATE.md`,
  ],
];
