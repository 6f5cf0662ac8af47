import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Row, Switch } from '../../tests/catalogue/row.ts';
import type { TestFiles } from './find-tests.ts';
import { type Proof, proofOf } from './judge.ts';
import { runTests } from './run-tests.ts';

/** A copy of the tree in which rules can be switched off one after the other. */
export interface Copy extends Disposable {
  prove(row: Row & { readonly off: Switch }, tests: TestFiles): Promise<Proof>;
}

/** Copies what git knows or would add, and the libraries; nothing of the tree itself is ever changed. */
export function copyTree(root: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-rules-off-'));
  // Users of a stage read it, too.
  chmodSync(folder, 0o755);
  for (const file of filesOf(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  copyLibraries(root, folder);
  return {
    prove: (row, tests) => prove(folder, row, tests),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A link to the folder would lead nowhere on a stage of tests/support/isolation, where nothing but the copy is to be seen. */
function copyLibraries(root: string, folder: string): void {
  const call = ['-al', join(root, 'node_modules'), join(folder, 'node_modules')];
  try {
    execFileSync('cp', call, { stdio: 'ignore' });
  } catch {
    // Another file system, or a cp without links.
    cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
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
        proofs.push(proofOf((await runTests({ root: folder, files: group, ids: [id] })) ?? []));
    }
    return proofs.includes('noticed') ? 'noticed' : (proofs.at(-1) ?? 'no result');
  } finally {
    writeFileSync(place, before);
  }
}

function isSlow(file: string): boolean {
  return ['tests/e2e/', 'tests/clients/', 'tests/workflow/'].some((folder) => file.startsWith(folder));
}

/** The text without the rule; throws when the place of the rule is not found, or not the only one. */
export function switchedOff(text: string, { file, find, replace }: Switch): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`The switch of a rule finds "${find}" ${count} times in ${file}: correct its row.`);
  return text.replace(find, () => replace);
}
