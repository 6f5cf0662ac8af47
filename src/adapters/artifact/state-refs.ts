import type { PushRef, PushResult, Repository } from '../git/controller.ts';
import type { Failed } from '../git/problem.ts';
import type { PushRefusal } from '../git/refusal.ts';

/** Where state refs are kept instead of the git remote. */
export interface StatePlace {
  /** The newest that was saved, its commit in the store; undefined = none was. */
  find(ref: string): Promise<{ readonly ok: true; readonly commit: string | undefined } | Failed>;
  /** Undefined = saved. */
  save(ref: string, commit: string): Promise<PushRefusal | undefined>;
}

/** A repository whose state refs are kept elsewhere: whoever lists, fetches and pushes them need not know. */
export interface ElsewhereKept {
  readonly repository: Repository;
  /** Looks once for a ref; from then on it is listed and fetched as it was saved last. */
  bring(ref: string): Promise<{ readonly ok: true; readonly commit: string | undefined } | Failed>;
}

/** A ref that was never saved there is the remote's: what runs knew before the place was changed is not forgotten. */
export function keptElsewhere(repository: Repository, place: StatePlace): ElsewhereKept {
  const saved = new Map<string, string>();
  return {
    bring: async (ref) => {
      const found = await place.find(ref);
      if (found.ok && found.commit !== undefined) saved.set(ref, found.commit);
      return found;
    },
    repository: {
      ...repository,
      remoteRefs: async (prefixes) => {
        const listed = await repository.remoteRefs(prefixes);
        const own = [...saved].filter(([ref]) => prefixes.some((prefix) => ref.startsWith(prefix)));
        return listed.ok ? { ...listed, refs: new Map([...listed.refs, ...own]) } : listed;
      },
      fetchRef: async (ref) => {
        const commit = saved.get(ref);
        return commit === undefined ? repository.fetchRef(ref) : { ok: true, commit };
      },
      push: async (refs) => {
        const own = refs.filter(({ ref, remove }) => isState(ref) && remove !== true);
        const others = refs.filter((each) => !own.includes(each));
        const [pushed, ...kept] = await Promise.all([
          others.length === 0 ? [] : repository.push(others),
          ...own.map((each) => save(place, each)),
        ]);
        for (const result of kept) if (result.ok) saved.set(result.ref, result.commit);
        const results = new Map([...pushed, ...kept].map((result) => [result.ref, result]));
        return refs.flatMap(({ ref }) => results.get(ref) ?? []);
      },
    },
  };
}

function isState(ref: string): boolean {
  return /^refs\/ralph\/[^/]+\/state$/.test(ref);
}

async function save(place: StatePlace, { ref, commit }: PushRef): Promise<PushResult> {
  const problem = await place.save(ref, commit);
  return problem === undefined ? { ok: true, ref, commit } : { ok: false, ref, commit, problem };
}
