import { readdirSync } from 'node:fs';
import { describe, test } from 'vitest';
import { exact, expectGolden } from '../support/golden.ts';

type Call = readonly [name: string, args: readonly unknown[]];
type Module = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

declare global {
  interface ImportMeta {
    /** Vite puts the imports of all files of a pattern in its place. */
    readonly glob: (pattern: string, options: { readonly eager: true }) => Readonly<Record<string, Module>>;
  }
}

const folder = new URL('../fixtures/golden/calls/', import.meta.url).pathname;
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.slice(0, -'.jsonl'.length))
  .toSorted();
// Imports that Vite sees: of a mutant, Stryker asks only the tests that import its file.
const modules = import.meta.glob('../../src/core/**/*.ts', { eager: true });

/** Calls that other tests make of these files, with all that comes of each, where those look at a part; and edges of their patterns. */
describe('the whole result of calls of', () => {
  test.each(names)('%s', async (name) => {
    const module = modules[`../../src/core/${name}.ts`];
    await expectGolden(`calls/${name}`, ([called, args]: Call) => exact(module?.[called]?.(...args)));
  });
});
