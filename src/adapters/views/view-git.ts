import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckoutHistory, layHistory } from '../git/checkout-history.ts';
import type { Repository } from '../git/controller.ts';
import { packObjects, putGit } from '../git/disposable-git.ts';
import type { Tree } from '../git/seal.ts';
import { readShallow } from '../git/shallow.ts';

export interface ViewGitOptions {
  readonly repository: Repository;
  /** Commit that a story starts from where the caller names none. */
  readonly start: string;
  /** Branch whose remote-tracking ref names that commit. */
  readonly baseBranch: string;
  readonly history: Promise<CheckoutHistory>;
}

/** One view whose tree is in place. */
export interface ViewGitCall extends Tree {
  readonly tree: string;
  /** Commit that the story starts from: parent of HEAD. */
  readonly start?: string | undefined;
}

/** Gives a view a git repository of its own, which is thrown away with it; nothing of it is ever read by us. */
export type ViewGit = (call: ViewGitCall) => Promise<void>;

/** Folder below the trees' one that holds the checkout's objects, for views whose processes can write nowhere else. */
export const LENT_HISTORY = 'history';

/**
 * HEAD is the view's tree as one commit behind the story's start, which is also `origin/<base branch>`. The configuration, helpers,
 * hooks and credentials of the job are not in it.
 * @param lent absolute folder for the checkout's objects, from which views borrow: their processes see it read-only, as well as the
 * controller's objects. Absent = each view has copies of its own, which its processes may damage.
 */
export function openViewGit(options: ViewGitOptions, lent?: string): ViewGit {
  const { repository, baseBranch, history } = options;
  const timeOf = commitTimes(repository);
  let lending: Promise<void> | undefined;
  return async ({ tree, start = options.start, ...folder }) => {
    const at = await timeOf(start);
    const head = await repository.commit({ tree, parents: [start], message: MESSAGE, at });
    const known = await history;
    const config = configOf(repository.plainUrl);
    const { path } = putGit({ ...folder, head, branch: 'ralph-work', config });
    if (lent === undefined) {
      const objects = join(path, 'objects');
      await packObjects(repository, [head, ...[...known.known].map((commit) => `^${commit}`)], objects);
      await layHistory(known, objects, false);
    } else {
      lending ??= layHistory(known, lent, true);
      await lending;
      writeFileSync(join(path, 'objects/info/alternates'), `${join(repository.git.gitDir, 'objects')}\n${lent}\n`);
    }
    writeFileSync(join(path, 'packed-refs'), packedRefs(known, `refs/remotes/origin/${baseBranch}`, start));
    const ends = new Set([...readShallow(repository.git.gitDir), ...known.shallow]);
    // Where the controller's history ends, the checkout's may go on.
    const shallow = [...ends].filter((commit) => known.shallow.has(commit) || !known.known.has(commit));
    if (shallow.length > 0) writeFileSync(join(path, 'shallow'), `${shallow.join('\n')}\n`);
  };
}

/** In the form that linters of commit messages ask for. */
const MESSAGE = 'chore: tree under judgement';

function packedRefs({ tags }: CheckoutHistory, tracking: string, start: string): string {
  const lines = tags.map(({ name, sha, commit }): [string, string] => [
    name,
    `${sha} ${name}\n${sha === commit ? '' : `^${commit}\n`}`,
  ]);
  const sorted = [...lines, [tracking, `${start} ${tracking}\n`] as const].sort(([a], [b]) =>
    Buffer.compare(Buffer.from(a), Buffer.from(b)),
  );
  return `# pack-refs with: peeled fully-peeled sorted \n${sorted.map(([, text]) => text).join('')}`;
}

/** When a commit was made, in milliseconds: tools stamp what they build with the time of HEAD. */
function commitTimes({ git }: Repository): (commit: string) => Promise<number> {
  const times = new Map<string, Promise<number>>();
  const read = async (commit: string): Promise<number> => {
    const text = (await git.ok(['cat-file', 'commit', commit])).toString('latin1');
    return Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(text)?.[1] ?? 0) * 1000;
  };
  return (commit) => {
    const known = times.get(commit) ?? read(commit);
    times.set(commit, known);
    return known;
  };
}

function configOf(url: string): readonly string[] {
  return [
    '[core]',
    '\trepositoryformatversion = 0',
    '\tfilemode = true',
    '\tbare = false',
    '\tlogallrefupdates = true',
    // Layers and other users change all that git knows of a file but its size and time.
    '\tcheckstat = minimal',
    '\ttrustctime = false',
    '[remote "origin"]',
    `\turl = "${url.replace(/["\\]/g, '\\$&')}"`,
    '\tfetch = +refs/heads/*:refs/remotes/origin/*',
    '[user]',
    '\tname = ralph-action',
    '\temail = ralph-action@users.noreply.github.com',
    '[commit]',
    '\tgpgsign = false',
    '[gc]',
    '\tauto = 0',
    '[maintenance]',
    '\tauto = false',
  ];
}
