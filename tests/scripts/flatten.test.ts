import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { flatten } from '../../scripts/bundle/flatten.ts';

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

async function flattened(changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-flatten-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...modules, ...changed })) {
    mkdirSync(dirname(join(folder, 'compiled', path)), { recursive: true });
    writeFileSync(join(folder, 'compiled', path), text);
  }
  const outdir = join(folder, 'flat');
  const firsts = ['action/step.js', 'action/run-prepared.js'];
  await flatten({ entry: 'main', compiled: join(folder, 'compiled'), outdir, firsts, eager: new Map() });
  return outdir;
}

test('what starts load lies in one file each, and does what it did', async () => {
  const outdir = await flattened();
  const files = readdirSync(outdir).toSorted();
  const late = ['late-action-run-prepared.js', 'late-action-step.js', 'late-late-tell.js'];
  expect(files).toEqual([...late, 'layer-0.js', 'layer-1.js', 'layer-2.js', 'main.js']);
  const { said } = await import(pathToFileURL(join(outdir, 'main.js')).href);
  expect(said).toEqual([1, 'first', 2, 'second', 3, 'first', 'second', 4]);
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

test('a module that is needed as a whole cannot be taken apart', async () => {
  const text = `import * as first from '../first/read.js'; export const tell = () => [first.read()];`;
  await expect(flattened({ 'late/tell.js': text })).rejects.toThrow('late/tell.js imports a module of ours as a whole');
});

test('an export without a name is refused', async () => {
  const text = `${modules['action/step.js']}\nexport default 1;`;
  await expect(flattened({ 'action/step.js': text })).rejects.toThrow('action/step.js exports without names');
});
