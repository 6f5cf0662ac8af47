import type { PushRef, PushResult, Repository } from './git/controller.ts';

export interface ReplaceOptions {
  /** Full name of the branch whose history this run replaces. */
  readonly ref: string;
  /** The commit that it held when this workflow run looked; undefined = nothing is replaced. */
  readonly seen: string | undefined;
  /** Full name of the ref that keeps that commit. */
  readonly keep: string;
}

/**
 * A repository whose first push of the branch takes the place of what it held, and only of that (04-trust rule 8): what it held is
 * kept under another ref first, and where that is refused, or somebody pushed in between, the branch stays as it is. Later pushes add
 * to it.
 */
export function replacingBranch<T extends Pick<Repository, 'push'>>(repository: T, options: ReplaceOptions): T {
  let { seen } = options;
  const push: Repository['push'] = async (refs, together) => {
    const branch = refs.find(({ ref }) => ref === options.ref);
    if (seen === undefined || branch === undefined) return repository.push(refs, together);
    const [kept] = await repository.push([{ ref: options.keep, commit: seen }]);
    const others = refs.filter((each) => each !== branch);
    if (kept?.ok !== true) return [...(await pushSome(repository, others)), notKept(branch, options, kept)];
    const results = await repository.push([...others, { ...branch, expect: seen }], together);
    if (results.some(({ ref, ok }) => ref === options.ref && ok)) seen = undefined;
    return results;
  };
  return { ...repository, push };
}

async function pushSome(
  repository: Pick<Repository, 'push'>,
  refs: readonly PushRef[],
): Promise<readonly PushResult[]> {
  return refs.length === 0 ? [] : repository.push(refs);
}

function notKept(
  { ref, commit }: PushRef,
  { seen = '', keep }: ReplaceOptions,
  kept: PushResult | undefined,
): PushResult {
  const { kind, permanent, message } = kept?.ok === false ? kept.problem : nothingSaid;
  const why = `What ${ref} held (${seen.slice(0, 10)}) could not be kept in ${keep}, so the branch is left as it is. ${message}`;
  return { ok: false, ref, commit, problem: { kind, permanent, message: why } };
}

const nothingSaid = { kind: 'network', permanent: false, message: 'The push gave no result.' } as const;
