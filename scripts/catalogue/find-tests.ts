import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which ids the titles of which test files name. */
export type TestFiles = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads every test file of a tree; paths are relative to it. */
export function findTests(root: string): TestFiles {
  const files = globSync('tests/**/*.test.ts', { cwd: root }).filter((file) => !file.startsWith('tests/fixtures/'));
  const named = files.map((file) => [file, idsIn(readFileSync(join(root, file), 'utf8'))] as const);
  return new Map(named.filter(([, ids]) => ids.size > 0));
}

/** The ids in brackets, as `[S3]`. */
export function idsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\[([A-Z]\d{1,2})\]/g)].map(([, id = '']) => id));
}
