import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../adapters/git/controller.ts';
import { type JournalContent, readJournal } from '../adapters/store/journal-file.ts';
import { type MadeCommit, madeCommits } from '../core/made-commits.ts';
import type { Base } from './base.ts';
import { readForeign } from './foreign-journal.ts';
import { isOfRun, newestFirst } from './journal-names.ts';

/** Which of these commits a run of the feature made, by its journal. */
export type OwnCommits = (commits: readonly string[]) => Promise<ReadonlyMap<string, MadeCommit>>;

export interface OwnCommitsCall {
  readonly base: Base;
  readonly feature: string;
  /** Absolute folder of the feature's state on this machine; absent = what lies here is not asked. */
  readonly folder?: string;
}

/** Looks through the journals of this machine and of the state ref, the newest first, until every commit is found. */
export function ownCommits(repository: Repository, call: OwnCommitsCall): OwnCommits {
  return async (commits) => {
    const found = new Map<string, MadeCommit>();
    for (const read of await journals(repository, call)) {
      const made = madeIn(await read());
      for (const commit of commits) addNew(found, commit, made.get(commit));
      if (commits.every((commit) => found.has(commit))) break;
    }
    return found;
  };
}

function addNew(found: Map<string, MadeCommit>, commit: string, own: MadeCommit | undefined): void {
  if (own !== undefined && !found.has(commit)) found.set(commit, own);
}

async function journals(
  repository: Repository,
  call: OwnCommitsCall,
): Promise<readonly (() => Promise<JournalContent>)[]> {
  const all = [...here(call), ...(await there(repository, call))];
  return all.sort((a, b) => newestFirst(a.name, b.name)).map(({ read }) => read);
}

interface Found {
  readonly name: string;
  readonly read: () => Promise<JournalContent>;
}

function here({ folder }: OwnCommitsCall): readonly Found[] {
  const place = folder && join(folder, 'journal');
  if (place === undefined || !existsSync(place)) return [];
  const names = readdirSync(place).filter(isOfRun);
  return names.map((name) => ({ name, read: async () => readJournal(join(place, name)) }));
}

async function there(repository: Repository, { base, feature }: OwnCommitsCall): Promise<readonly Found[]> {
  const ref = `refs/ralph/${feature}/state`;
  const fetched = base.remoteRefs.has(ref) ? await repository.fetchRef(ref) : undefined;
  if (fetched?.ok !== true) return [];
  const { commit } = fetched;
  const names = (await repository.listFolder(commit, 'runs')).map(({ path }) => path.slice('runs/'.length));
  return names.filter(isOfRun).map((name) => ({
    name,
    read: async () => (await readForeign(repository, { commit, name, place: `on ${ref}`, feature })).content,
  }));
}

/** A journal that cannot be read, or tells what this version does not know, vouches for nothing. */
function madeIn(content: JournalContent): ReadonlyMap<string, MadeCommit> {
  if (!content.ok) return new Map();
  try {
    return madeCommits(content.events);
  } catch {
    return new Map();
  }
}
