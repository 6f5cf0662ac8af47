import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chunksWith, joinChunks, readAtOnce, rejectingImports } from '../../scripts/bundle/chunks.ts';

function chunk(id: number, body: string): string {
  return `"use strict";\nexports.id = ${id};\nexports.ids = [${id}];\nexports.modules = {\n\n/***/ ${id}0:\n/***/ (() => {\n\n${body}\n\n/***/ })\n\n};\n;`;
}

const asked = (...ids: number[]): string =>
  `var load${ids.at(-1)} = () => Promise.all(/* import() */[${ids.map((id) => `__webpack_require__.e(${id})`).join(', ')}]).then(found);`;

function program(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-chunks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const texts = {
    'index.js': `${asked(3, 40, 7)}\nvar one = __nccwpck_require__.e(/* import() */ 3).then(found);\n`,
    '3.index.js': chunk(3, 'return "three";'),
    '40.index.js': chunk(40, `return "forty";\n${asked(5, 3, 40)}`),
    '7.index.js': chunk(7, '/* harmony export */   runAll: () => (runAll)\nfunction runAll() {}\nreturn "seven";'),
    '5.index.js': chunk(5, `${asked(40, 5)}\n__webpack_require__.e(/* import() */ 5)`),
    ...files,
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return folder;
}

test('chunks of one import become one file with the modules of all', async () => {
  const folder = program();
  joinChunks(folder, 'runAll');
  expect(readdirSync(folder).toSorted()).toEqual(['5.index.js', '7.index.js', 'index.js']);
  const { id, ids, modules } = createRequire(import.meta.url)(join(folder, '7.index.js'));
  expect({ id, ids }).toEqual({ id: 7, ids: [7] });
  const said = Object.entries<() => string>(modules).map(([key, body]) => [key, body()]);
  expect(said).toEqual([
    ['30', 'three'],
    ['70', 'seven'],
    ['400', 'forty'],
  ]);
});

test('whoever asked for one of them asks for all, once', () => {
  const folder = program();
  joinChunks(folder, 'runAll');
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  expect(text('index.js')).toBe(`${asked(7)}\nvar one = __nccwpck_require__.e(/* import() */ 7).then(found);\n`);
  expect(text('7.index.js')).toContain(asked(5, 7).replace('load7', 'load40'));
  expect(text('5.index.js')).toContain(`${asked(7, 5)}\n__webpack_require__.e(/* import() */ 5)`);
});

test('an import that asks for that chunk and then for another one is not the one that is joined', () => {
  const folder = program({ 'index.js': `${asked(7, 5)}\n${asked(3, 40, 7)}\n` });
  joinChunks(folder, 'runAll');
  expect(readdirSync(folder).toSorted()).toEqual(['5.index.js', '7.index.js', 'index.js']);
  expect(readFileSync(join(folder, 'index.js'), 'utf8')).toBe(`${asked(7, 5)}\n${asked(7)}\n`);
});

test('nothing is joined where no import asks for that chunk last', () => {
  const folder = program();
  expect(() => joinChunks(folder, 'runSome')).toThrow(
    /No import in .* asks for several chunks and runSome in the last of them/,
  );
  expect(readdirSync(folder)).toHaveLength(5);
});

test('what is no chunk as ncc writes them stays as it is', () => {
  const folder = program({ '3.index.js': 'export const id = 3;\n' });
  expect(() => joinChunks(folder, 'runAll')).toThrow('3.index.js is no chunk as ncc writes them');
  expect(readdirSync(folder)).toHaveLength(5);
});

test('a chunk is found by what it declares', () => {
  const folder = program();
  expect(chunksWith(folder, ['runAll'])).toEqual(['7.index.js']);
  expect(() => chunksWith(folder, ['runNone'])).toThrow('No chunk holds runNone');
});

const waiting = (asked: string): string =>
  `function __aside() {\n  return __setAside ??= ${asked}.then(__webpack_require__.bind(__webpack_require__, 90));\n}\n`;
const one = '__webpack_require__.e(/* import() */ 9)';
const several = 'Promise.all(/* import() */[__webpack_require__.e(3), __webpack_require__.e(9)])';

test.each([
  [one, '__webpack_require__.f.require(9, [])'],
  [several, '__webpack_require__.f.require(3, []), __webpack_require__.f.require(9, [])'],
])('what was set aside is read at once: %s', (asked, reads) => {
  const folder = program({
    '5.index.js': chunk(5, `${waiting(asked)}${waiting(asked)}`),
    '3.index.js': chunk(3, waiting(asked)),
  });
  const before = readFileSync(join(folder, '40.index.js'), 'utf8');
  readAtOnce(folder);
  for (const [id, times] of [
    [3, 1],
    [5, 2],
  ] as const) {
    const text = readFileSync(join(folder, `${id}.index.js`), 'utf8');
    const changed = `function __aside() {\n  return __setAside ??= (${reads}, __webpack_require__(90));\n}\n`;
    expect(text).toBe(chunk(id, changed.repeat(times)));
  }
  expect(readFileSync(join(folder, '40.index.js'), 'utf8')).toBe(before);
});

test('an import of it that ncc writes in another way is refused', () => {
  const folder = program({ '5.index.js': chunk(5, 'return __setAside ??= import("./9.index.js");') });
  expect(() => readAtOnce(folder)).toThrow(
    '5.index.js imports what was set aside in a way that is not known: correct WAITING',
  );
});

test('an import of a chunk that cannot be read rejects', async () => {
  const load =
    '\trun_require__.f.require = () => { throw new Error("gone"); };\n\trun_require__.e = (chunkId) => {\n\t\treturn run_require__.f.require(chunkId);\n\t};\n';
  const import_ = new Function('run_require__', `${rejectingImports(load)}return run_require__.e;`)({ f: {} });
  await expect(import_(3)).rejects.toThrow('gone');
  for (const other of [load.replace('f.require = ', 'f.j = '), load.replace('(chunkId) =>', '(id) =>')])
    expect(() => rejectingImports(other)).toThrow('does not load its chunks as CommonJS');
});
