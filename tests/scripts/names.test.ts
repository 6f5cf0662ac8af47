import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { awaitsAtLoad, exportsOf, importsOf } from '../../scripts/bundle/names.ts';

function moduleOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'module.js'), text);
  return join(folder, 'module.js');
}

test('all that a module imports of ours is known by its file', () => {
  const path = moduleOf(`
    import { readFileSync } from 'node:fs';
    import whole from './pick.js';
    import { one, two as second } from './pick.js';
    import './effect.js';
    export { three as third } from './pick.js';
    export { readFileSync, second, whole };
    export const later = () => import('./later.js');
    export * from 'library';`);
  const names = [...importsOf(path)].map(([from, list]) => [from.slice(path.length - 'module.js'.length), list]);
  expect(names).toEqual([
    ['pick.js', ['default', 'one', 'two', 'three']],
    ['effect.js', []],
  ]);
});

test.each([
  [`import * as all from './pick.js'; all();`, 'imports a module of ours as a whole'],
  [`export * from './pick.js';`, 'exports a module of ours as a whole'],
  [`export * as all from './pick.js';`, 'exports a module of ours as a whole'],
])('%s has no names', (text, message) => {
  expect(() => importsOf(moduleOf(text))).toThrow(message);
});

test('a module exports what it declares, lists and passes on', () => {
  const path = moduleOf(`
    export const one = 1, two = 2;
    export function three() {}
    export class Four {}
    const inner = 5;
    export { inner as five, inner as 'six' };
    export { seven } from './pick.js';`);
  expect(exportsOf(path)).toEqual(['one', 'two', 'three', 'Four', 'five', 'six', 'seven']);
});

test.each([
  ['export const { one } = { one: 1 };', 'exports parts of a value'],
  ['export default 1;', 'exports without names'],
  [`export * from './pick.js';`, 'exports without names'],
])('%s is refused', (text, message) => {
  expect(() => exportsOf(moduleOf(text))).toThrow(message);
});

test.each([
  'await 1;',
  'export const one = [{ two: await 1 }];',
  'for await (const one of []) {}',
  'await using one = null;',
  'class One { [await 1]() {} }',
])('%s awaits when it is loaded', (text) => {
  expect(awaitsAtLoad(moduleOf(text))).toBe(true);
});

test.each([
  'export async function one() { await 1; }',
  'export const one = async () => await 1;',
  'class One { async two() { for await (const each of []) await each; } }',
  'export const one = async function () { await using two = null; };',
  'for (const one of []) {}',
  'const one = /await/;',
])('%s does not', (text) => {
  expect(awaitsAtLoad(moduleOf(text))).toBe(false);
});
