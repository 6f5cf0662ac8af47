import { begin } from '../core/loop.ts';
import type { RunPlan } from '../core/plan.ts';
import type { Clock } from '../ports.ts';
import { dryRunLines } from '../report/dry-run.ts';
import type { Log } from './log.ts';
import type { Prepared } from './prepare.ts';
import { promptMaker } from './prompts.ts';

/** Prints what a run would do (02-loop §2 `dry_run`): the same plan and the same first prompt, and nothing else happens. */
export async function dryRun(
  prepared: Prepared,
  plan: RunPlan,
  { log, clock }: { log: Log; clock: Clock },
): Promise<void> {
  const stamp = { at: clock.wallMs(), elapsedMs: clock.elapsedMs() };
  const { state, command } = begin({ stamp, outcome: { type: 'begun', plan: withoutBaseline(plan) } });
  const first =
    command.type === 'implement'
      ? { story: command.story, prompt: (await promptMaker(prepared)(command, state)).text }
      : undefined;
  for (const line of dryRunLines({ plan, first })) log.info(line);
}

/** Nothing runs, so that the first command is the first agent's. */
function withoutBaseline(plan: RunPlan): RunPlan {
  return { ...plan, baseline: 'off', checks: plan.checks.map((check) => ({ ...check, baseline: 'off' })) };
}
