import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'acorn';
import { expect, onTestFinished, test } from 'vitest';
import { compileAtOnce, namedFunctions, readEagerFunctions, steady } from '../../scripts/eager.ts';

const wanted = new Map([['core/pick', new Set(['pick', 'later', 'steps'])]]);

const chunk = `import { other } from "./other.js";

// build/core/pick.js
import { join } from "node:path";
var first = pick(1);
function pick(x) {
  return \`\${later.name}
}
\` + x;
}
async function later(x) {
  return (y) => x + y;
}
function* steps2() {
  yield 1;
}
function seldom() {
  return join("a", "b");
}

// build/core/other.js
function pick2(x) {
  return -x;
}
export {
  first,
  later,
  pick,
  pick2,
  seldom,
  steps2
};
`;

interface Loaded {
  readonly first: string;
  readonly later: (x: number) => Promise<(y: number) => number>;
  readonly steps2: () => Iterable<number>;
  readonly seldom: () => string;
  readonly pick2: (x: number) => number;
}

test('the wanted functions of a module come first in it, each as a variable with brackets', () => {
  const { text, count } = compileAtOnce({ text: chunk, compiled: 'build' }, wanted);
  expect(count).toBe(3);
  const lines = text.split('\n').filter((line) => /^(?:var|async|function|\/\/ )/.test(line));
  expect(lines).toEqual([
    '// build/core/pick.js',
    'var pick = (function(x) {',
    'var later = (async function(x) {',
    'var steps2 = (function*() {',
    'var first = pick(1);',
    'function seldom() {',
    '// build/core/other.js',
    'function pick2(x) {',
  ]);
});

test('it does what it did, in the order of its lines too', async () => {
  const { text } = compileAtOnce({ text: chunk, compiled: 'build' }, wanted);
  const alone = text.replace(/^import .*other.*$/m, '');
  const loaded = (await import(`data:text/javascript,${encodeURIComponent(alone)}`)) as Loaded;
  expect(loaded.first).toBe('later\n}\n1');
  expect((await loaded.later(1))(2)).toBe(3);
  expect([...loaded.steps2()]).toEqual([1]);
  expect(loaded.seldom()).toBe('a/b');
  expect(loaded.pick2(1)).toBe(-1);
});

test('a chunk of other modules stays as it is', () => {
  expect(compileAtOnce({ text: chunk, compiled: 'elsewhere' }, wanted)).toEqual({ text: chunk, count: 0 });
});

test('a name is known by what the author wrote', () => {
  expect(steady('steps2')).toBe('steps');
  expect(steady('steps')).toBe('steps');
});

const inner = `// build/core/pick.js
var table = made((x) => x + 1, function(x) {
  return [x].map((y) => y * 2);
});
var plain = async (x) => x;
function made(add, twice) {
  const all = { add: (x) => add(x), twice(x) {
    return twice(x).map((y) => y + 1);
  }, get none() {
    return [].map((y) => y);
  } };
  return all;
}
class Never {
  run() {
    return [1].map((y) => y);
  }
}
export { table, plain, made, Never };
`;

function namesIn(text: string): readonly (readonly [name: string, text: string])[] {
  return parse(text, { ecmaVersion: 'latest', sourceType: 'module' })
    .body.flatMap(namedFunctions)
    .map(({ name, at }) => [name, text.slice(at.start, at.end)]);
}

test('functions inside of a declaration are known by their number in it', () => {
  const ofMade = ['made', 'made>1/6', 'made>2/6', 'made>3/6', 'made>4/6'];
  const names = new Set(['table>0/3', 'table>2/3', 'plain>0/1', ...ofMade, 'Never>0/2']);
  const { text, count } = compileAtOnce({ text: inner, compiled: 'build' }, new Map([['core/pick', names]]));
  expect(count).toBe(6);
  expect(text).toBe(`// build/core/pick.js
var made = (function(add, twice) {
  const all = { add: ((x) => add(x)), twice(x) {
    return twice(x).map(((y) => y + 1));
  }, get none() {
    return [].map((y) => y);
  } };
  return all;
});
var table = made(((x) => x + 1), function(x) {
  return [x].map(((y) => y * 2));
});
var plain = (async (x) => x);

class Never {
  run() {
    return [1].map((y) => y);
  }
}
export { table, plain, made, Never };
`);
});

test('they have the same names in what was written so', () => {
  const names = new Set(['made', 'made>1/6', 'made>3/6', 'table>1/3']);
  const sorted = (text: string): readonly string[] =>
    namesIn(text)
      .map(([name]) => name)
      .toSorted();
  const { text } = compileAtOnce({ text: inner, compiled: 'build' }, new Map([['core/pick', names]]));
  expect(sorted(text)).toEqual(sorted(inner));
});

test('a number counts in a declaration of as many functions, and in no other', () => {
  const names = new Set(['table>0', 'table>0/2', 'table>2/4', 'plain>0/2', 'made>1/5', 'made>3/7']);
  expect(compileAtOnce({ text: inner, compiled: 'build' }, new Map([['core/pick', names]]))).toEqual({
    text: inner,
    count: 0,
  });
});

test('a function that is declared in another one has no name: in brackets it would be none', () => {
  const text = 'function made() {\n  return within();\n  function within() { return () => 1; }\n}';
  expect(namesIn(text)).toEqual([
    ['made', text],
    ['made>2/3', '() => 1'],
  ]);
});

test('numbers follow the text', () => {
  const text = `var made = (x) => { switch (x) { case (() => 1)(): return () => 2; default: return () => 3; } };`;
  expect(namesIn(text).slice(1)).toEqual([
    ['made>1/4', '() => 1'],
    ['made>2/4', '() => 2'],
    ['made>3/4', '() => 3'],
  ]);
});

test('a module may begin with a wanted function', () => {
  const text = '// build/core/pick.js\nfunction pick() {\n}\nfunction later() {\n}\n';
  expect(compileAtOnce({ text, compiled: 'build' }, wanted).text).toBe(
    '// build/core/pick.js\nvar pick = (function() {\n});\nvar later = (function() {\n});\n\n\n',
  );
});

test('the list is read as it is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-eager-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'list.txt');
  writeFileSync(file, 'core/pick: made made>1/6\nmain: act\n');
  expect([...readEagerFunctions(file)]).toEqual([
    ['core/pick', new Set(['made', 'made>1/6'])],
    ['main', new Set(['act'])],
  ]);
});
