import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Flat, flatten } from '../../scripts/bundle/flatten.ts';
import type { EagerFunctions } from '../../scripts/eager.ts';

/** A program in the shape of ours: an entry, what it loads first, what a run needs, and what few runs need. */
const modules = {
  'main.js': `
    import { begin } from './base.js';
    const { runStep } = await import('./action/step.js');
    export const said = await runStep(begin());`,
  'base.js': `
    import { count } from './shared.js';
    export function begin() { return [count()]; }`,
  'shared.js': `
    let calls = 0;
    export const count = () => { calls += 1; return calls; };`,
  'first/read.js': `export function read() { return 'first'; }
    export function never() { return 'never'; }`,
  'second/read.js': `export function read() { return 'second'; }`,
  'action/step.js': `
    import { count } from '../shared.js';
    import { read } from '../first/read.js';
    export async function runStep(said) {
      const { runPrepared } = await import('./run-prepared.js');
      const { tell } = await import('../late/tell.js');
      return [...said, read(), count(), ...runPrepared(), ...tell()];
    }`,
  'action/run-prepared.js': `
    import { count } from '../shared.js';
    import { read } from '../second/read.js';
    export function runPrepared() { return [read(), count()]; }`,
  'late/tell.js': `
    import { count } from '../shared.js';
    import { read as first } from '../first/read.js';
    import { read } from '../second/read.js';
    export function tell() { return [first(), read(), count()]; }`,
};

type Texts = Readonly<Record<string, string>>;

type Told = Partial<Pick<Flat, 'firsts' | 'eager' | 'asideLoader'>>;
const starts = ['action/step.js', 'action/run-prepared.js'];

async function flattened(
  changed: Texts = {},
  { firsts = starts, eager = new Map(), ...more }: Told = {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-flatten-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...modules, ...changed })) {
    mkdirSync(dirname(join(folder, 'compiled', path)), { recursive: true });
    writeFileSync(join(folder, 'compiled', path), text);
  }
  const outdir = join(folder, 'flat');
  await flatten({ entry: 'main', compiled: join(folder, 'compiled'), outdir, firsts, eager, ...more });
  return outdir;
}

/** What a module of these files exports to Node.js, which unlike a bundler refuses an import of what is not there. */
function exported(outdir: string, file: string): Readonly<Record<string, unknown>> {
  const url = JSON.stringify(pathToFileURL(join(outdir, file)).href);
  const program = `console.log(JSON.stringify(await import(${url}), (_, part) => typeof part === 'function' ? 'function' : part))`;
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }');
  const text = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

test('what starts load lies in one file each, and does what it did', async () => {
  const outdir = await flattened();
  const files = readdirSync(outdir).toSorted();
  const late = ['late-action-run-prepared.js', 'late-action-step.js', 'late-late-tell.js'];
  expect(files).toEqual([...late, 'layer-0.js', 'layer-1.js', 'layer-2.js', 'main.js']);
  expect(exported(outdir, 'main.js')['said']).toEqual([1, 'first', 2, 'second', 3, 'first', 'second', 4]);
});

test('each module lies in the first file that needs it, and in no other', async () => {
  const outdir = await flattened();
  const texts = readdirSync(outdir).map((file) => ({ file, text: readFileSync(join(outdir, file), 'utf8') }));
  const holding = (words: string): readonly string[] =>
    texts.flatMap(({ file, text }) => (text.includes(words) ? [file] : []));
  expect(holding('calls += 1')).toEqual(['layer-0.js']);
  expect(holding('"first"')).toEqual(['layer-1.js']);
  expect(holding('"second"')).toEqual(['layer-2.js']);
  expect(holding('"never"')).toEqual([]);
});

test('a file exports what others need of it, and no more', async () => {
  const outdir = await flattened();
  const names = (file: string): readonly string[] => Object.keys(exported(outdir, file));
  expect(names('layer-0.js')).toEqual(['base__begin', 'shared__count']);
  expect(names('layer-1.js')).toEqual(['action_step__runStep', 'first_read__read']);
  expect(names('layer-2.js')).toEqual(['action_run_prepared__runPrepared', 'second_read__read']);
});

test('a file is loaded by those that use something of it', async () => {
  const outdir = await flattened({
    'shared.js': `${modules['shared.js']}\nexport function unused() { return count(); }`,
    'late/both.js': `
      import { count } from '../shared.js';
      export function alone() { return 'alone'; }
      export function counted() { return count(); }`,
    'late/tell.js': `
      import { alone } from './both.js';
      export function tell() { return [alone()]; }`,
  });
  expect(readFileSync(join(outdir, 'late-late-tell.js'), 'utf8')).not.toContain('import');
  expect(exported(outdir, 'main.js')['said']).toEqual([1, 'first', 2, 'second', 3, 'alone']);
});

const read = modules['first/read.js'];
const step = modules['action/step.js'];

test.each<[what: string, changed: Texts, message: RegExp]>([
  [
    'a module that is needed as a whole',
    { 'late/tell.js': `import * as first from '../first/read.js'; export const tell = () => [first.read()];` },
    /late\/tell\.js imports a module of ours as a whole/,
  ],
  [
    'a module that is passed on as a whole',
    { 'late/tell.js': `export * from '../first/read.js'; export const tell = () => [];` },
    /late\/tell\.js exports a module of ours as a whole/,
  ],
  ['an export without a name', { 'action/step.js': `${step}\nexport default 1;` }, /step\.js exports without names/],
  [
    'an import of the entry',
    { 'second/read.js': `import { said } from '../main.js'; export const read = () => said;` },
    /second\/read\.js imports the entry/,
  ],
  [
    'a dynamic import of the entry',
    { 'second/read.js': `export const read = () => import('../main.js');` },
    /second\/read\.js imports the entry/,
  ],
  [
    'a name of two files',
    { 'late-tell.js': read, 'late/tell.js': `export const tell = () => import('../late-tell.js');` },
    /late-tell\.js and .*late\/tell\.js would both get the name late-late-tell: rename one/,
  ],
  [
    'a name of two exports',
    {
      'first_read.js': read,
      'late/tell.js': `export { read } from '../first_read.js'; export { read as tell } from '../first/read.js';`,
      'action/step.js': `import '../first_read.js';${step}`,
    },
    /first\/read\.js and .*first_read\.js would both get the name first_read__read: rename one/,
  ],
  [
    'a module of a layer that awaits while it is loaded',
    { 'second/read.js': `${modules['second/read.js']}\nexport const told = await import('../late/tell.js');` },
    /second\/read\.js awaits while a start loads it/,
  ],
])('%s is refused', async (_, changed, message) => {
  await expect(flattened(changed)).rejects.toThrow(message);
});

test.each(['action/stop.js', 'base.js'])('%s is refused as what starts load first', async (first) => {
  await expect(flattened({}, { firsts: ['action/step.js', first] })).rejects.toThrow(
    new RegExp(`No module of ours imports .*/${first} dynamically: correct firsts in scripts/bundle.ts`),
  );
});

test('a module that is loaded later may await', async () => {
  const text = `const { read } = await import('../second/read.js'); export const tell = () => [read()];`;
  const outdir = await flattened({ 'late/tell.js': text });
  expect(exported(outdir, 'main.js')['said']).toEqual([1, 'first', 2, 'second', 3, 'second']);
});

/** Four functions and some more, with how many functions the declaration of `count` is said to hold. */
const listed = (told: number, ...more: string[]): EagerFunctions =>
  new Map([
    ['base', new Set(['begin'])],
    ['late/tell', new Set(['tell'])],
    ['shared', new Set([`count>0/${told}`])],
    ['first/read', new Set(['read', ...more])],
  ]);

async function saidOf(eager: EagerFunctions): Promise<readonly unknown[]> {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await flattened({}, { eager });
  return said.mock.calls.flat();
}

test('functions that starts call are listed, but for a few', async () => {
  expect(await saidOf(listed(1))).toEqual([]);
  expect(await saidOf(listed(1, 'gone'))).toEqual([]);
});

test.each([
  ['Of 4 functions that starts call, by eager-functions.txt, 3 are left.', listed(2)],
  ['Of 6 functions that starts call, by eager-functions.txt, 4 are left.', listed(1, 'gone', 'gone>1/2')],
])('a list of another time is told: %s', async (words, eager) => {
  expect(await saidOf(eager)).toEqual([`${words} Run npm run eager-functions, then build again.`]);
});

test('what no start calls is set aside, and loaded by the module that is to do so', async () => {
  const never = `export function read() { return 'first'; }
    export function never() { return '${'x'.repeat(21_000)}'.length; }`;
  const tell = `import { never } from '../first/read.js'; export const tell = () => [never()];`;
  const changed = { 'first/read.js': never, 'late/tell.js': tell };
  await expect(flattened(changed, { asideLoader: 'late/told.js' })).rejects.toThrow(
    'No module imports what becomes late-late-told.js, so what is set aside could be read after an agent ran',
  );
  const outdir = await flattened(changed, { asideLoader: 'late/tell.js' });
  expect(readdirSync(outdir).filter((name) => name.includes('aside'))).toEqual(['layer-1-aside.js']);
  const text = (name: string): string => readFileSync(join(outdir, name), 'utf8');
  expect(text('layer-1.js')).toContain('__setAside ??= import("./layer-1-aside.js")');
  expect(text('late-late-tell.js')).toMatch(/^import '\.\/layer-1-aside\.js';$/m);
  for (const name of ['layer-1.js', 'layer-2.js', 'main.js']) expect(text(name)).not.toContain('xxxx');
  // Outside of a bundle by ncc the import is a promise.
  const layer = text('layer-1.js').replace(
    '__setAside ??= import("',
    `__setAside ??= process.getBuiltinModule('node:module').createRequire(import.meta.url)("`,
  );
  writeFileSync(join(outdir, 'layer-1.js'), layer);
  expect(exported(outdir, 'main.js')['said']).toEqual([1, 'first', 2, 'second', 3, 21_000]);
});

test('what is disposed of is not left to the engine', async () => {
  const read = `export function read() {
    const told = [];
    { using held = { [Symbol.dispose]: () => told.push('disposed') }; told.push(() => held); }
    return told.at(-1);
  }`;
  const outdir = await flattened({ 'first/read.js': read });
  for (const name of readdirSync(outdir))
    expect(readFileSync(join(outdir, name), 'utf8')).not.toMatch(/\busing held\b/);
  expect(exported(outdir, 'main.js')['said']).toEqual([1, 'disposed', 2, 'second', 3, 'disposed', 'second', 4]);
});
