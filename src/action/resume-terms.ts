import { isInScope, type PlannedStory, type RunPlan, wasOpen } from '../core/plan.ts';
import { isWaiting, tipOf } from '../core/signoff.ts';
import type { RunState } from '../core/state.ts';
import type { Settings } from '../settings/settings.ts';

/** Why a run that did not end cannot go on under today's plan; undefined = it can. What its journal says was pushed by whoever may push. */
export function whyAnotherRun(state: RunState, now: RunPlan, resume: Settings['resume']): string | undefined {
  const { plan: then, publications } = state;
  if (JSON.stringify(termsOf(then)) !== JSON.stringify(termsOf(now))) return 'today it would be judged by other rules';
  if (then.approval !== now.approval) return `today ${now.approval ? 'a person' : 'nobody'} has to sign it off`;
  if (then.feature !== now.feature || then.branch !== now.branch || then.base.branch !== now.base.branch) {
    return `it worked from ${then.base.branch} on ${then.branch}, and today the work goes from ${now.base.branch} to ${now.branch}`;
  }
  if (!isSameScope(then, now, resume)) return 'today other stories are asked for';
  if (isWaiting(state) && now.start.commit !== tipOf(state).commit && !isUnseen(then, now))
    return `it waits for a sign-off of ${tipOf(state).commit.slice(0, 10)}, and today's work starts from ${now.start.commit.slice(0, 10)}`;
  if (isWaiting(state) && resume === 'auto' && then.base.commit !== now.base.commit)
    return `it waits for a sign-off, and ${now.base.branch} has moved since it began`;
  const foreign = publications.find(({ ref }) => !isOwn(ref, now));
  return foreign === undefined ? undefined : `it would push ${foreign.ref}, which is none of its refs`;
}

/** Whether today's work would take the place of what the run's was to: nobody has seen the run's, and so nobody has answered it. */
function isUnseen(then: RunPlan, now: RunPlan): boolean {
  const place = ({ start, replaces, carried }: RunPlan) => JSON.stringify([start.commit, replaces, carried]);
  return then.replaces !== undefined && place(then) === place(now);
}

/**
 * Why a run that an artifact tells of cannot go on; undefined = it can. Its plan is about the stories of prd.json, one by one, and may say that
 * one has passed, or that tests may go, only where that does.
 */
export function whyOtherStories({ stories: then }: RunPlan, { stories: now, journal }: RunPlan): string | undefined {
  if (journal !== 'artifact') return undefined;
  const isSame = then.length === now.length && then.every((story, at) => isAsToday(story, now[at]));
  return isSame ? undefined : 'its journal says of its stories what prd.json does not';
}

function isAsToday(then: PlannedStory, now: PlannedStory | undefined): boolean {
  const demands = (story: PlannedStory | undefined) =>
    JSON.stringify([
      ...[story?.id, story?.title, story?.priority],
      ...[story?.tests, story?.mayDropTests, story?.dependsOn ?? []],
    ]);
  return now !== undefined && demands(then) === demands(now) && (wasOpen(then) || then.was === now.was);
}

/** A run goes on only when it is judged as today's settings say; other checks or demands make it another run. */
function termsOf(plan: RunPlan) {
  const { checks, setup, workingDirectory, baseline, requireEvidence, agent, reviewAgent } = plan;
  const { specPasses, finalReview, onBlock, prdPath, redGreen, saboteur, objective } = plan;
  const review = { agent, reviewAgent, specPasses, finalReview, onBlock, redGreen, saboteur };
  // A limit is no demand: a run may go on with another one.
  const setupTerms = setup && { ...setup, limit: undefined };
  return { checks, setup: setupTerms, workingDirectory, baseline, requireEvidence, ...review, prdPath, objective };
}

/** Where stories are named today, a run works on these alone, and on all of them unless it was asked to go on as it was. */
function isSameScope(then: RunPlan, now: RunPlan, resume: Settings['resume']): boolean {
  if (now.stories.every(isInScope)) return true;
  const [began, today] = [then, now].map(({ stories }) => stories.filter(isInScope).map(({ id }) => id)) as [
    string[],
    string[],
  ];
  const isWithin = began.every((id) => today.includes(id));
  return isWithin && (resume === 'always' || began.length === today.length);
}

function isOwn(ref: string, { feature, branch }: RunPlan): boolean {
  if (ref === `refs/heads/${branch}`) return true;
  return ['refs/heads/wip/', 'refs/heads/ralph-wip-', `refs/ralph/${feature}/`].some((start) => ref.startsWith(start));
}
