import { execFileSync } from 'node:child_process';
import { bindGit } from '../../src/adapters/git/git.ts';
import { openObjects } from '../../src/adapters/git/objects.ts';
import { diffTrees } from '../../src/adapters/git/tree-diff.ts';
import { readTreeFile } from '../../src/adapters/git/tree-read.ts';
import { readContents } from '../../src/adapters/snapshot-contents.ts';
import { readYaml } from '../../src/adapters/yaml.ts';
import type { IntegrityPolicy } from '../../src/core/integrity/change.ts';
import { contentsNeeded, judgeSnapshot } from '../../src/core/integrity/judge.ts';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { gitProgram } from '../support/git-sandbox.ts';

/** One commit that somebody made, as an attempt on its parent. */
export interface Replayed {
  readonly commit: string;
  readonly subject: string;
  /** What the integrity gate fails it for; empty = it is let through. */
  readonly cheats: readonly string[];
}

/** Commits with exactly one parent, newest first; undefined where history was cut off or there is none. */
export function commitsOf(folder: string): readonly string[] | undefined {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined;
    return git(folder, 'rev-list', '--min-parents=1', '--max-parents=1', 'HEAD').split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

/** Judges commits as the action judges what an agent leaves; the message of each stands for the criteria of its story. */
export async function replay(
  folder: string,
  commits: readonly string[],
  policy: IntegrityPolicy,
): Promise<readonly Replayed[]> {
  const gitDir = git(folder, 'rev-parse', '--absolute-git-dir');
  const bound = bindGit(gitProgram, gitDir);
  const objects = openObjects(bound);
  const source = {
    blobs: (shas: readonly string[]) => Promise.all(shas.map((sha) => objects.blob(sha))),
    readFile: (treeish: string, path: string, maxBytes?: number) =>
      readTreeFile({ git: bound, objects }, { treeish, path, maxBytes }),
  };
  try {
    const found: Replayed[] = [];
    for (const commit of commits) found.push(await judged(commit));
    return found;
  } finally {
    await objects.close();
  }

  async function judged(commit: string): Promise<Replayed> {
    const message = git(folder, 'show', '-s', '--format=%B', commit);
    const before = await objects.treeOf(git(folder, 'rev-parse', `${commit}^`));
    const changes = await diffTrees(objects, before, await objects.treeOf(commit));
    const rules = { ...policy, criteria: message.split('\n') };
    const find = testFinder([], { paths: git(folder, 'ls-tree', '-r', '--name-only', before).split('\n') });
    const contents = await readContents(source, { changes, wanted: contentsNeeded(changes, rules, find), before });
    const { findings } = judgeSnapshot({
      changes,
      policy: rules,
      find,
      contents,
      notImported: [],
      gitTampered: false,
      readYaml,
    });
    const cheats = findings.filter((finding) => finding.class === 'cheat').map((finding) => finding.message);
    return { commit, subject: message.split('\n')[0] ?? '', cheats };
  }
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync(gitProgram, [...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
