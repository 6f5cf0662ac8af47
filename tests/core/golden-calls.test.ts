import { readdirSync } from 'node:fs';
import { describe, test } from 'vitest';
import { exact, expectGolden } from '../support/golden.ts';

type Call = readonly [name: string, args: readonly unknown[]];
type Module = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

const folder = new URL('../fixtures/golden/calls/', import.meta.url).pathname;
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.slice(0, -'.jsonl'.length))
  .toSorted();
// Here and not in a test: what a module computes when it is loaded belongs to no test.
const modules = await Promise.all(
  names.map(async (name): Promise<readonly [string, Module]> => {
    const module: Module = await import(/* @vite-ignore */ `../../src/core/${name}.ts`);
    return [name, module];
  }),
);

/** Calls that other tests make of these files, with all that comes of each, where those look at a part; and edges of their patterns. */
describe('the whole result of calls of', () => {
  test.each(modules)('%s', async (name, module) => {
    await expectGolden(`calls/${name}`, ([called, args]: Call) => exact(module[called]?.(...args)));
  });
});
