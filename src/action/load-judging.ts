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
  await Promise.allSettled(judgingFor(workers).map((load) => load()));
}

/** What is loaded before the first agent ends. */
export function judgingFor(workers: Workers): readonly Load[] {
  return mayReachOurFolder(workers) ? [...always, ...seldom] : always;
}

type Load = () => Promise<unknown>;

const always: readonly Load[] = [
  () => import('./load-aside.ts'),
  () => import('../core/loop.ts'),
  () => import('../adapters/git/capture.ts'),
  () => import('../adapters/expansion.ts'),
  () => import('../report/state-file.ts'),
];

const seldom: readonly Load[] = [
  () => import('../adapters/gate-findings.ts'),
  () => import('../core/tool-output/test-reports.ts'),
  () => import('../adapters/yaml.ts'),
];

/** Whether somebody who is not trusted may write to the folder that we came from: only namespaces keep it from that, and docker's checks work outside. */
function mayReachOurFolder({ isolation, checks }: Workers): boolean {
  return isolation.level !== 'namespace' || checks.some(({ docker }) => docker === true);
}
