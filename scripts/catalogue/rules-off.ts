import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Row, Switch } from '../../tests/catalogue/row.ts';
import type { TestFiles } from './find-tests.ts';
import { runTests, type TestResult } from './run-tests.ts';

/** What the tests of a row said with its rule switched off; only `noticed` proves something. */
export type Proof = 'noticed' | 'still green' | 'no result';

/** A copy of the tree in which rules can be switched off one after the other. */
export interface Copy extends Disposable {
  prove(row: Row & { readonly off: Switch }, tests: TestFiles): Promise<Proof>;
}

/** Copies what git knows or would add; libraries are linked, nothing of the tree itself is ever changed. */
export function copyTree(root: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-rules-off-'));
  for (const file of filesOf(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    prove: (row, tests) => prove(folder, row, tests),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function filesOf(root: string): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  // A file that was deleted but not committed yet is still listed.
  return [...new Set(listed)].filter((file) => file !== '' && exists(join(root, file)));
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

async function prove(folder: string, { id, off }: Row & { readonly off: Switch }, tests: TestFiles): Promise<Proof> {
  const files = [...tests].filter(([, ids]) => ids.has(id)).map(([file]) => file);
  const place = join(folder, off.file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, switchedOff(before, off));
  try {
    const proofs: Proof[] = [];
    // Tests of the bundle build it first, so they are asked only when no quicker one noticed.
    for (const group of [files.filter((file) => !isSlow(file)), files.filter(isSlow)]) {
      if (group.length > 0 && !proofs.includes('noticed'))
        proofs.push(proofOf(await runTests({ root: folder, files: group, ids: [id] })));
    }
    return proofs.includes('noticed') ? 'noticed' : (proofs.at(-1) ?? 'no result');
  } finally {
    writeFileSync(place, before);
  }
}

function isSlow(file: string): boolean {
  return ['tests/e2e/', 'tests/clients/', 'tests/workflow/'].some((folder) => file.startsWith(folder));
}

function proofOf(results: readonly TestResult[] | undefined): Proof {
  if (results === undefined || results.length === 0) return 'no result';
  return results.some(({ status }) => status === 'failed') ? 'noticed' : 'still green';
}

/** The text without the rule; throws when the place of the rule is not found, or not the only one. */
export function switchedOff(text: string, { file, find, replace }: Switch): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`The switch of a rule finds "${find}" ${count} times in ${file}: correct its row.`);
  return text.replace(find, () => replace);
}
