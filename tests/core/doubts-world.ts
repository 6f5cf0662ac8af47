import { doubtFinder } from '../../src/adapters/snapshot-doubts.ts';
import type { IntegrityPolicy } from '../../src/core/integrity/change.ts';
import { changesBetween, finderFor, judge, policy } from './integrity-world.ts';

/** Trees of texts; what a path became is undefined where it is deleted. */
export type Files = Readonly<Record<string, string>>;
export type Edit = Readonly<Record<string, string | undefined>>;

/** What is doubted of an edit after what is protected was put back: paths with the reasons. */
export async function doubted(
  before: Files,
  edit: Edit,
  rules: Partial<IntegrityPolicy> & { readonly command?: string } = {},
): Promise<Record<string, string>> {
  const { command = 'npm test', ...more } = rules;
  const asked = { ...policy, checks: [{ name: 'test', command }], ...more };
  const find = finderFor(before, asked);
  const { restore } = judge(before, edited(before, edit), asked);
  const back = restore.map(({ path, to }) => [path, to === 'run-start' ? before[path] : to.text]);
  const after = edited(edited(before, edit), Object.fromEntries(back));
  const changes = changesBetween(before, after);
  const trees = new Map([
    ['before', before],
    ['after', after],
  ]);
  const doubts = await doubtFinder(readerOf(trees))({ before: 'before', tree: 'after', changes, policy: asked, find });
  return Object.fromEntries(doubts.map(({ path, why }) => [path, why]));
}

function edited(before: Files, edit: Edit): Files {
  return Object.fromEntries(
    Object.entries({ ...before, ...edit }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** A repository that holds trees by their names, and texts by their names in `changesBetween`. */
function readerOf(trees: ReadonlyMap<string, Files>): Parameters<typeof doubtFinder>[0] {
  return {
    listFiles: async (name) => Object.keys(trees.get(name) ?? {}).map((path) => ({ path, mode: '100644', sha: '' })),
    readFile: async (name, path) => {
      const tree = trees.get(name) ?? {};
      const bytes = Object.hasOwn(tree, path) ? Buffer.from(tree[path] ?? '') : undefined;
      return bytes && { bytes, mode: '100644', size: bytes.length };
    },
    blobs: async (shas) => shas.map((sha) => Buffer.from(sha.replace(/^text /, ''))),
  };
}
