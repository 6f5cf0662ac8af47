import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * Judges every input of `tests/fixtures/golden/NAME.jsonl` anew and compares the whole file: a row is `[input, result]`. To change what
 * is right, edit the rows or let `vitest -u` write the results, and read each row that differs.
 */
export async function expectGolden<Input>(name: string, judge: (input: Input) => unknown): Promise<void> {
  const file = new URL(`../fixtures/golden/${name}.jsonl`, import.meta.url).pathname;
  const inputs = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => (JSON.parse(row) as readonly [Input])[0]);
  const rows = inputs.map((input) => `${JSON.stringify([input, judge(input)])}\n`);
  await expect(rows.join('')).toMatchFileSnapshot(file);
}

/** The same in a form whose JSON tells a key that holds undefined from one that is absent. */
export function exact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exact);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, held === undefined ? 'undefined' : exact(held)]),
  );
}
