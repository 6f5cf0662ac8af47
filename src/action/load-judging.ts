import type { Check } from '../core/gates.ts';
import type { Isolation } from '../core/isolation.ts';

/** Who works in a run. */
interface Workers {
  readonly isolation: Pick<Isolation, 'level'>;
  readonly checks: readonly Pick<Check, 'docker'>[];
}

/**
 * Loads what judges an attempt and what tells the next one of it, wherever else they are imported: once an agent has ended, which may have
 * written to the folder that we came from, none of it comes from the disk. What cannot be loaded fails again where it is needed. Where
 * nobody can write to that folder, what is seldom needed is not loaded before.
 */
export async function loadJudging(workers: Workers): Promise<void> {
  const wanted = isWithinReach(workers) ? [...always, ...seldom] : always;
  await Promise.allSettled(wanted.map((load) => load()));
}

type Load = () => Promise<unknown>;

const always: readonly Load[] = [
  () => import('../core/loop.ts'),
  () => import('../adapters/git/capture.ts'),
  () => import('../adapters/expansion.ts'),
  () => import('../report/state-file.ts'),
];

const seldom: readonly Load[] = [
  () => import('../adapters/gate-findings.ts'),
  () => import('../core/test-report/read-file.ts'),
];

/** Whether somebody who is not trusted works without walls. */
function isWithinReach({ isolation, checks }: Workers): boolean {
  return isolation.level === 'process' || checks.some(({ docker }) => docker === true);
}
