import type { RunChecks } from '../core/command.ts';
import type { Broken, Sabotage } from '../core/facts.ts';
import { type IntegrityPolicy, multiset, take } from '../core/integrity/change.ts';
import { isProse } from '../core/integrity/guarded-files.ts';
import { importedFiles } from '../core/integrity/imported-files.ts';
import type { SabotagedFile, SabotagedText } from '../core/integrity/sabotage.ts';
import { isFile } from '../core/integrity/test-cheats.ts';
import { isExpectation, type TestFinder } from '../core/integrity/test-files.ts';
import type { Checks } from '../ports.ts';
import type { Change, Repository } from './git/controller.ts';
import { readContents } from './snapshot-contents.ts';
import { testFinders } from './test-finders.ts';

export interface SaboteurOptions {
  readonly repository: Repository;
  readonly policy: (story: string) => IntegrityPolicy;
  /** Puts wrong values into files. */
  readonly sabotage: (files: readonly SabotagedText[], leftOut: readonly Broken[]) => readonly SabotagedFile[];
}

/** Checks that are asked about a broken tree where a command says so: it is made of the candidate, the same one each time. */
export function withSaboteur(checks: Checks, options: SaboteurOptions): Checks {
  const testsOf = testFinders(options.repository);
  return {
    ...checks,
    run: async (command) => {
      const { sabotage: call, story } = command;
      if (call === undefined) return checks.run(command);
      const { find } = await testsOf(call.start, options.policy(story));
      const { tree, sabotage } = await breakTree(options, { ...command, sabotage: call, find });
      if (sabotage.files.length === 0) return { results: [], sabotage };
      const done = await checks.run({ ...command, tree });
      return 'results' in done ? { ...done, sabotage } : done;
    },
  };
}

interface BreakCall extends Pick<RunChecks, 'tree'>, Required<Pick<RunChecks, 'sabotage'>> {
  readonly find: TestFinder;
}

async function breakTree(
  { repository, sabotage }: SaboteurOptions,
  { tree, sabotage: { start, leftOut, doubts }, find }: BreakCall,
): Promise<{ readonly tree: string; readonly sabotage: Sabotage }> {
  const changes = (await repository.changes(start, tree)).filter(({ newMode }) => isFile(newMode));
  const doubted = new Set(doubts);
  const isProduct = (path: string): boolean =>
    !(isExpectation(path, find) || isProse(path) || doubted.has(path) || /^\.(?:ralph|github)\//.test(path));
  const product = changes.filter(({ path }) => isProduct(path));
  const targets =
    product.length > 0
      ? await changedLines(repository, product)
      : await imported(repository, { tree, isProduct, tests: changes.filter(({ path }) => isExpectation(path, find)) });
  const all = sabotage(targets, leftOut);
  const wrong = all.filter(({ kind }) => kind === 'value');
  // A file that no parser takes would hide whether a wrong value is noticed.
  const made = wrong.length > 0 ? wrong : leftOut.length > 0 ? [] : all;
  const modes = new Map((await repository.listFiles(tree)).map(({ path, mode }) => [path, mode]));
  const edits = made.flatMap(({ path, content }) => {
    const mode = modes.get(path);
    return mode === undefined || !isFile(mode) ? [] : [{ path, mode, bytes: Buffer.from(content) }];
  });
  const files = made.map(({ path, edits: lines }) => ({ path, lines: lines.map(({ line }) => line) }));
  return {
    tree: edits.length === 0 ? tree : await repository.overlay(tree, edits),
    sabotage: { kind: wrong.length > 0 || leftOut.length > 0 ? 'value' : 'unparsable', files },
  };
}

/** What a story changed, by lines. */
async function changedLines(repository: Repository, changes: readonly Change[]): Promise<readonly SabotagedText[]> {
  const wanted = changes.map(({ path }) => ({ path, sides: ['old', 'new'] as const }));
  const contents = await readContents(repository, { changes, wanted, before: '' });
  return [...contents].flatMap(([path, { old = '', new: content }]) =>
    content === undefined ? [] : [{ path, content, lines: newLines(old, content) }],
  );
}

/** Numbers of the lines that a text has more than before. */
function newLines(old: string, text: string): readonly number[] {
  const left = multiset(old.split('\n'));
  return text.split('\n').flatMap((line, at) => (take(left, line) ? [] : [at + 1]));
}

interface ImportCall {
  readonly tree: string;
  readonly isProduct: (path: string) => boolean;
  /** Changed tests. */
  readonly tests: readonly Change[];
}

/** What changed tests import of the repository: it may be broken anywhere. */
async function imported(
  repository: Repository,
  { tree, isProduct, tests }: ImportCall,
): Promise<readonly SabotagedText[]> {
  if (tests.length === 0) return [];
  const paths = (await repository.listFiles(tree)).map(({ path }) => path).filter(isProduct);
  const wanted = tests.map(({ path }) => ({ path, sides: ['new'] as const }));
  const texts = await readContents(repository, { changes: tests, wanted, before: '' });
  const found = [...texts].flatMap(([path, { new: text = '' }]) => importedFiles(path, text, paths));
  const files = [...new Set(found)].map((path) => ({ path, sides: ['new'] as const }));
  const contents = await readContents(repository, { changes: [], wanted: files, before: tree });
  return [...contents].flatMap(([path, { new: content }]) =>
    content === undefined ? [] : [{ path, content, lines: [] }],
  );
}
