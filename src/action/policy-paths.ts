import { dirname, join } from 'node:path/posix';
import type { IntegrityPolicy } from '../core/integrity-types.ts';
import type { RunPlan } from '../core/plan.ts';
import type { Prepared } from './prepare.ts';

/** progress.txt stands beside prd.json (02-loop §6). */
export function progressPath(prdPath: string): string {
  return join(dirname(prdPath), 'progress.txt');
}

/** What the integrity gate protects for each story; frozen at run start. */
export function policyOf({ prd, settings }: Prepared, plan: RunPlan): (story: string) => IntegrityPolicy {
  const allow = new Map(prd.prd.stories.map((story) => [story.id, story.allow]));
  return (story) => ({
    prdPath: plan.prdPath,
    controllerPaths: [progressPath(plan.prdPath)],
    protectedPaths: settings.protectedPaths,
    testPaths: settings.testPaths ?? [],
    allow: allow.get(story) ?? [],
    checks: plan.checks,
    ...(plan.setup && { setup: plan.setup.command }),
    ...(plan.workingDirectory === undefined ? {} : { workingDirectory: plan.workingDirectory }),
  });
}
