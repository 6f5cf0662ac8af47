/** Who holds `refs/ralph/<feature>/lock`: enough for another runner to tell a living run from a dead one (02-loop §6). */
export interface LeaseOwner {
  /** Random, new with each run: two owners are never taken for one. */
  readonly id: string;
  readonly runId: string;
  /** `run_id/attempt` of the workflow run. */
  readonly workflowRun: string;
  readonly url: string;
  readonly host: string;
  readonly pid: number;
  /** Start time of that process in clock ticks since boot; empty where the system has none to read. */
  readonly startTicks: string;
  /** ISO time when it was taken: a label. */
  readonly since: string;
  /** Epoch milliseconds of the last heartbeat. */
  readonly beatAt: number;
}

/** What decides about an owner without asking anybody. */
export interface LeaseFacts {
  /** The lease that this machine took last, and whether its process is gone. */
  readonly left?: { readonly id: string; readonly isGone: boolean } | undefined;
  readonly workflowRun: string;
}

/** `over`: it can be taken over, for this reason; `running`: nobody needs to be asked; `ask`: GitHub may know. */
export type LeaseVerdict = { readonly type: 'over'; readonly why: string } | { readonly type: 'running' | 'ask' };

/** What GitHub said of the owner's workflow run. */
export type Asked =
  | { readonly type: 'running' }
  | { readonly type: 'over'; readonly why: string }
  | { readonly type: 'unknown'; readonly why: string };

/** Judges an owner by what is at hand. */
export function judgeOwner(owner: LeaseOwner, { left, workflowRun }: LeaseFacts): LeaseVerdict {
  if (left?.id === owner.id) {
    return left.isGone ? { type: 'over', why: 'its process on this machine is gone' } : { type: 'running' };
  }
  const [then, now] = [partsOf(owner.workflowRun), partsOf(workflowRun)];
  const isEarlier = then.run !== '' && then.run === now.run && then.attempt < now.attempt;
  // A workflow run is only run again once its attempt before has ended.
  return isEarlier ? { type: 'over', why: `attempt ${then.attempt} of its workflow run has ended` } : { type: 'ask' };
}

/** A holder that GitHub knows nothing of is dead once its heart has not beaten for `ttlMs`. */
export function judgeBeat(
  { beatAt }: LeaseOwner,
  { nowMs, ttlMs }: { readonly nowMs: number; readonly ttlMs: number },
): LeaseVerdict {
  const silentMs = nowMs - beatAt;
  if (silentMs <= ttlMs) return { type: 'ask' };
  return { type: 'over', why: `it gave no sign of life for ${Math.round(silentMs / 60_000)} minutes` };
}

/** Reads what a lock says; undefined when it says nothing that can be relied on. */
export function readOwner(text: string): LeaseOwner | undefined {
  const value = parse(text);
  const texts = ['id', 'runId', 'workflowRun', 'url', 'host', 'startTicks', 'since'].map((name) => value[name]);
  const numbers = ['pid', 'beatAt'].map((name) => value[name]);
  const isWhole = texts.every((each) => typeof each === 'string') && numbers.every(Number.isFinite);
  return isWhole ? (value as unknown as LeaseOwner) : undefined;
}

/** The number of a workflow run and of its attempt. */
export function partsOf(workflowRun: string): { readonly run: string; readonly attempt: number } {
  const [run = '', attempt = '1'] = workflowRun.split('/');
  return { run: /^\d+$/.test(run) ? run : '', attempt: Number(attempt) };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
