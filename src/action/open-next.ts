import { bringJournal } from './bring-journal.ts';
import type { HeldLease } from './hold-lease.ts';
import type { Log } from './log.ts';
import { type OpenedRun, type OpenRunCall, openRun } from './open-run.ts';
import type { Prepared } from './prepare.ts';
import type { Refusal } from './refusal.ts';

/** The journal of another machine, while it is fetched. */
export type Bringing = ReturnType<typeof bringJournal>;

/** Begins to fetch what another machine left, while this one is looked at; a dry run changes nothing, not even that. */
export function beginBringing(
  prepared: Prepared,
  place: { readonly folder: string; readonly runId: string },
): Bringing {
  const { settings, prd } = prepared;
  const resume = settings.dryRun ? 'never' : settings.resume;
  const bringing = bringJournal({ ...prepared, ...place, feature: prd.feature, resume });
  // Whoever waits for it hears of a failure; until then it must not end the process.
  bringing.catch(() => undefined);
  return bringing;
}

export interface OpenNextCall extends Pick<OpenRunCall, 'folder' | 'plan' | 'workflowRun' | 'clock'> {
  readonly log: Log;
  readonly prepared: Prepared;
  readonly bringing: Bringing;
  /** The lease across runners, while it is taken; undefined = none is wanted. */
  readonly leasing: HeldLease['taken'] | undefined;
}

/** Opens the run that comes next: one of another machine, one of this machine, or a new one. */
export async function openNext(call: OpenNextCall): Promise<OpenedRun | Refusal> {
  const leased = await call.leasing;
  if (leased?.ok === false) return leased;
  const brought = await call.bringing;
  if (!brought.ok) return brought;
  for (const notice of brought.notices) call.log.notice(notice);
  const { name, newest } = brought;
  return openRun({ ...call, resume: call.prepared.settings.resume, brought: name, newest });
}
