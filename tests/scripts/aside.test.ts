import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ASIDE, setAside } from '../../scripts/bundle/aside.ts';

/** A comment that makes the function around it worth a file. */
const long = `/* ${'x'.repeat(21_000)} */`;
/** One that makes it worth a move. */
const some = `/* ${'x'.repeat(220)} */`;

const called = new Map([['core/pick', new Set(['pick', 'rows>1/2'])]]);

const parts = (text: string) => setAside({ name: 'layer-1', text, compiled: 'build' }, called);

interface Ran {
  readonly said: unknown;
  readonly aside: string;
  readonly left: string;
}

/** What a program says that loads both files as the bundle does, the second one at the first call of what it holds. */
function ran(text: string, program: string): Ran {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-aside-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { text: left, aside = '' } = parts(text);
  const require = `process.getBuiltinModule('node:module').createRequire(import.meta.url)`;
  const files = {
    'package.json': '{ "type": "module" }',
    'other.js':
      'export const other = (x) => "<" + x + ">";\nexport default 7;\nconst dashed = 5;\nexport { dashed as "a-b" };\n',
    'layer-1.js': left.replace('import("', `${require}("`),
    'layer-1-aside.js': aside,
    'main.js': `import * as layer from "./layer-1.js";\nconsole.log(JSON.stringify(${program}));`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return {
    said: JSON.parse(execFileSync(process.execPath, [join(folder, 'main.js')], { encoding: 'utf8' })),
    aside,
    left,
  };
}

const isIn = (text: string, name: string): boolean =>
  new RegExp(`function\\*? ${name}\\(|var ${name} = __commonJS`).test(text);
const isWhole = (text: string, name: string): boolean => isIn(text, name) && !text.includes(`__aside().${name}(`);

const layer = `import { other as another, default as seven } from "./other.js";
import * as all from "./other.js";
var __commonJS = (cb) => () => { const module = { exports: {} }; Object.values(cb)[0](module.exports, module); return module.exports; };

// node_modules/library/index.js
var require_library = __commonJS({
  "node_modules/library/index.js"(exports, module) {
    ${some}
    module.exports = { answer: 42 };
  }
});

// build/core/pick.js
var count = 0;
var rows = [1, 2];
function pick(x) {
  ${some}
  return rare(x) + small();
}
function small() {
  return 1;
}
function rare(x) {
  ${long}
  return further([x, count, seven, all.default, another(x), rows.length, require_library().answer]);
}
function further(list2) {
  ${some}
  return list2.join();
}
async function* steps2(...given) {
  ${some}
  for (const each of given) yield each;
}
function rows2() {
  ${some}
  return [() => 1, () => 2];
}
function raise() {
  ${some}
  count += 1;
}
export { pick, steps2, rows2, raise, rare };
`;

test('what no start calls lies in a file of its own, and does what it did', () => {
  const program = '[layer.pick("a"), layer.raise(), layer.pick("b"), await Array.fromAsync(layer.steps2(1, 2))]';
  const { said, aside, left } = ran(layer, program);
  expect(said).toEqual(['a,0,7,7,<a>,2,421', null, 'b,1,7,7,<b>,2,421', [1, 2]]);
  expect(aside.startsWith(`${ASIDE}\n`)).toBe(true);
  for (const name of ['rare', 'further', 'steps2', 'require_library'])
    expect([name, isIn(aside, name), isWhole(left, name)]).toEqual([name, true, false]);
  // Nothing but what was set aside needs these.
  for (const name of ['further', 'require_library']) expect([name, isIn(left, name)]).toEqual([name, false]);
});

test('what starts call stays, as does what holds something they call, what is small and what changes a variable', () => {
  const { text, aside = '' } = parts(layer);
  for (const name of ['pick', 'rows2', 'small', 'raise'])
    expect([name, isWhole(text, name), isIn(aside, name)]).toEqual([name, true, false]);
});

test.each([
  ['uses this', `function rare() { ${long} return this; }`],
  ['uses this where it is called without something', `function rare(own = this) { ${long} return own; }`],
  ['is asked how it was called', `function rare() { ${long} return new.target; }`],
  ['assigns a part of a pattern', `var state;\nfunction rare() { ${long} ({ x: state } = { x: 1 }); }`],
])('a function that %s stays', (_, text) => {
  const { text: left, aside } = parts(`// build/core/pick.js\n${text}\nexport { rare };\n`);
  expect({ isWhole: isWhole(left, 'rare'), aside }).toEqual({ isWhole: true, aside: undefined });
});

test('a function that both files pass on stays: there is one of it', () => {
  const text = `// build/core/pick.js
function shared() { ${some} }
function told() { ${long} return [shared, own]; }
function own() { ${some} }
function pick() { return told().includes(shared); }
export { pick };
`;
  const { said, left } = ran(text, 'layer.pick()');
  expect({ said, shared: isWhole(left, 'shared'), own: isWhole(left, 'own') }).toEqual({
    ...{ said: true, shared: true, own: false },
  });
});

test('a small one goes along where nothing else needs it, and those that only it needs', () => {
  const { text, aside = '' } = parts(`// build/core/pick.js
function rare() { ${long} return theirs(); }
function theirs() { return further(); }
function further() { return 1; }
function pick() { return [rare(), ours()]; }
function ours() { return 2; }
export { pick };
`);
  for (const name of ['theirs', 'further'])
    expect([name, isIn(text, name), isIn(aside, name)]).toEqual([name, false, true]);
  expect([isWhole(text, 'ours'), isIn(aside, 'ours')]).toEqual([true, false]);
});

test('what is too little stays where it is', () => {
  const text = `// build/core/pick.js\nfunction rare() { ${some} }\nexport { rare };\n`;
  expect(parts(text)).toEqual({ text, aside: undefined });
});

test.each(['__aside', '__setAside'])('%s, which the bundle needs, is refused as a name', (name) => {
  const text = `// build/core/pick.js\nfunction rare() { ${long} }\nvar ${name} = 1;\nexport { rare, ${name} };\n`;
  expect(() => parts(text)).toThrow(`layer-1 declares ${name}, which the bundle needs: rename it`);
});

test('what runs while the layer is evaluated stays, whatever the list says', () => {
  const { said, left } = ran(
    `// build/core/pick.js
function rare() { ${long} return table; }
function make(given) { ${some} return given.map(double).concat(deep()); }
function double(x) { ${some} return 2 * x; }
function deep() { ${some} return [9]; }
function named(...given) { ${some} return given.length; }
var later = [rare, () => rare()];
var table = make([1, 2]);
var Held = class { static count = named\`x\`; };
var held = new Map([1].map(double).map((x) => [x, rare]));
export { rare, table, Held, later, held };
`,
    '[layer.rare(), layer.table, layer.Held.count, layer.later[0]()]',
  );
  expect(said).toEqual([[2, 4, 9], [2, 4, 9], 1, [2, 4, 9]]);
  for (const name of ['make', 'double', 'deep', 'named']) expect([name, isWhole(left, name)]).toEqual([name, true]);
  expect(isWhole(left, 'rare')).toBe(false);
});

test('only the functions of that module and name are kept by the list', () => {
  const text = `// build/core/pick.js
function pick() { return 1; }
function picker() { ${long} }
// build/core/other.js
function pick2() { ${some} }
function rows() { ${some} }
export { pick, picker, pick2, rows };
`;
  const { text: left } = parts(text);
  expect(['picker', 'pick2', 'rows'].filter((name) => isWhole(left, name))).toEqual([]);
});

test('names, properties and classes are told apart', () => {
  const { said } = ran(
    `// build/core/pick.js
import { "a-b" as dashed } from "./other.js";
var { key, [Math.min(1, 2)]: part = 3 } = { key: 'k' };
var Held = class { got() { return key; } };
function got() { return 'never'; }
function rare() { ${long} const table = { k: 1, [key]: 2 }; return [table[key], table.k, part, new Held().got(), dashed]; }
export { rare };
`,
    'layer.rare()',
  );
  expect(said).toEqual([2, 2, 3, 'k', 5]);
});

test.each([
  'count++',
  'for (count in { a: 1 });',
  'for (count of [1]);',
  '[count] = [1]',
  '({ x: [count] } = { x: [1] })',
])('who changes a variable stays: %s', (change) => {
  const { text } = parts(
    `// build/core/pick.js\nvar count = 0;\nfunction rare() { ${long} ${change} }\nexport { rare, count };\n`,
  );
  expect(isWhole(text, 'rare')).toBe(true);
});
