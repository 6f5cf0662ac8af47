import type { Repository } from '../adapters/git/controller.ts';
import { parseLine } from '../adapters/store/journal-line.ts';
import type { Event } from '../core/event.ts';
import { headsOf, judgedAnew } from '../core/judged-anew.ts';
import type { RunPlan } from '../core/plan.ts';
import type { Base } from './base.ts';

export interface VouchedCall {
  readonly repository: Pick<Repository, 'isAncestor'>;
  readonly base: Pick<Base, 'commit' | 'remoteRefs'>;
  readonly plan: RunPlan;
  readonly events: readonly Event[];
}

/**
 * How many events of a journal a run goes on from where whoever could upload an artifact may have written it: what it builds on has to
 * be on the remote, and verdicts on anything else are given anew. A text = why it cannot go on at all.
 */
export async function vouchedEvents({ repository, base, plan, events }: VouchedCall): Promise<number | string> {
  const branch = base.remoteRefs.get(`refs/heads/${plan.branch}`);
  const tips = [base.commit, ...(branch === undefined ? [] : [branch])];
  const isWithin = async (commit: string, within: readonly string[]): Promise<boolean> => {
    for (const tip of within) if (commit === tip || (await repository.isAncestor(commit, tip))) return true;
    return false;
  };
  if (!(await isWithin(plan.base.commit, [base.commit]))) return missing(plan.base.commit);
  for (const commit of [plan.start.commit, ...(plan.carried ?? []).map((each) => each.commit)])
    if (!(await isWithin(commit, tips))) return missing(commit);
  if (plan.looked !== undefined) return 'it takes over what an earlier run says of its final checks';
  const heads = headsOf(events);
  let kept = heads.length;
  // The start is there, so this ends.
  while (kept > 1 && !(await isWithin(heads[kept - 1] ?? '', tips))) kept = heads.indexOf(heads[kept - 1] ?? '');
  return judgedAnew(events.slice(0, kept));
}

function missing(commit: string): string {
  return `it builds on commit ${commit.slice(0, 10)}, which is not on the remote`;
}

/** The bytes of a sound journal up to so many events, without what follows them. */
export function untilEvent(bytes: Buffer, count: number): Buffer {
  let left = count;
  let end = 0;
  for (let at = 0; left > 0; at = end) {
    end = bytes.indexOf(10, at) + 1;
    if (end === 0) return bytes;
    const line = parseLine(bytes.toString('utf8', at, end - 1));
    if (line.ok && line.line.kind === 'event') left -= 1;
  }
  return bytes.subarray(0, end);
}
