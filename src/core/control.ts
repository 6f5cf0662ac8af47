/** What a person's command asks of a run that works in another job (03-interface §4); it lies on a ref of its own. */
export interface CancelOrder {
  readonly type: 'cancel';
  /** Verbatim; empty = none was given. */
  readonly reason: string;
  /** Login. */
  readonly person: string;
  /** Branch of the pull request that the command came from: a run that works on it is meant too. */
  readonly branch?: string;
}

/** What the run answers there: it has heard and ends. */
export interface CancelAnswer {
  readonly type: 'cancelled';
  readonly runId: string;
  /** Number of the run's pull request, when it knows one. */
  readonly pull?: number;
}

/** Refs of all orders; the number of the thread follows. No feature is called `_`. */
export const CONTROL_PREFIX = 'refs/ralph/_/control/';

/** The order of a thread lies here. */
export function controlRef(thread: number): string {
  return `${CONTROL_PREFIX}${thread}`;
}

/** Number of the thread that an order's ref names; undefined for anything else. */
export function threadOfRef(ref: string): number | undefined {
  const number = ref.startsWith(CONTROL_PREFIX) ? ref.slice(CONTROL_PREFIX.length) : '';
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined;
}

/** Whether an order that came from a thread is meant for a run. */
export function isMeant(
  order: CancelOrder,
  thread: number,
  run: { readonly threads: readonly (number | undefined)[]; readonly branch: string },
): boolean {
  return run.threads.includes(thread) || order.branch === run.branch;
}

/** Why a run ends that a person cancelled; as the reason of an abort signal it makes the halt `user_cancel`. */
export class UserCancel {
  readonly order: CancelOrder;

  constructor(order: CancelOrder) {
    this.order = order;
  }

  toString(): string {
    const { person, reason } = this.order;
    return reason === '' ? `cancelled by ${person}` : `cancelled by ${person}: ${reason}`;
  }
}
