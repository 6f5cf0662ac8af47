import type { PullFacts } from '../core/facts.ts';
import { earlierTip } from '../core/earlier-branch.ts';
import type { Isolation } from '../core/isolation.ts';
import type { RunOrigin } from '../core/plan.ts';
import type { CriteriaTexts } from '../core/prd.ts';
import { tipOf } from '../core/signoff.ts';
import type { Halt, RunState, StoryState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import type { Links } from './markdown.ts';
import { type AttentionView, attentionOf } from './model-attention.ts';
import { type BaselineView, baselineOf } from './model-baseline.ts';
import { type CaughtView, caughtIn } from './model-caught.ts';
import { type FailureView, failureView, isFailure } from './model-failure.ts';
import { type FinalView, finalOf } from './model-final.ts';
import { isEligible, lookup } from './model-lookup.ts';
import { type NotPushed, notPushed } from './model-not-pushed.ts';
import { notices, notProtected } from './model-notices.ts';
import { type StoryView, storyView } from './model-story.ts';
import { type UsageView, usageOf } from './model-usage.ts';
import { headline, verdict } from './model-words.ts';

/** What reports need beside the state. Everything is optional: a missing part is left out. */
export interface ViewContext {
  readonly links?: Links;
  readonly isolation?: Isolation;
  /** What agents and gates lacked of the checkout; whole sentences. */
  readonly checkout?: readonly string[];
  /** What reviewers were asked about, so that reports can say it in the words of prd.json. */
  readonly criteria?: CriteriaTexts;
}

/** Stories by how they ended; `passed + failed + blocked + unfinished = total`. */
export interface Counts {
  /** In scope and eligible (10-fine-print "Scope"). */
  readonly total: number;
  readonly passed: number;
  /** failed, stuck, thrashing */
  readonly failed: number;
  /** blocked, needs_human, dependency_failed */
  readonly blocked: number;
  /** open, running, interrupted, untried */
  readonly unfinished: number;
}

/** Used and allowed; durations in milliseconds. */
export interface Figures {
  readonly iterations: { readonly used: number; readonly limit: number };
  readonly commits: { readonly used: number; readonly limit: number };
  /** US dollars that all calls of agents may cost; absent = no cap. */
  readonly costLimitUsd?: number;
  /** Wall clock of this workflow run; `earlierMs` is what earlier workflow runs of the same run took. */
  readonly wallclock: { readonly usedMs: number; readonly limitMs: number; readonly earlierMs: number };
}

/** The one view of a run that all presenters share, so that their numbers cannot disagree. Plain data, not yet sanitised. */
export interface RunView {
  readonly runId: string;
  readonly feature: string;
  readonly intent: string;
  readonly agent: string;
  /** `none` = nobody reviewed. */
  readonly reviewAgent: string;
  /** Version of each client, where its package tells it. */
  readonly clients: Readonly<Record<string, string>>;
  /** Absent with an objective. */
  readonly prdPath?: string;
  /** The one objective of the run; absent = stories of `prdPath`. */
  readonly objective?: { readonly text: string; readonly criteria?: string };
  /** The thread that asked for the run; absent = no person did. */
  readonly origin?: RunOrigin;
  readonly branch: string;
  readonly baseBranch: string;
  /** Tip of the passed work; empty when none passed in this run. */
  readonly headCommit: string;
  /** Tip of the branch with what earlier runs passed, where this run added nothing to it; absent = there is none. */
  readonly earlierCommit?: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly resumes: number;
  /** `3/7 stories passed · 11/20 iterations · 41m of 60m · $2.14` (03-interface §6). */
  readonly headline: string;
  /** Cause first, in one or two sentences. */
  readonly verdict: string;
  readonly halt?: Halt;
  /** Commit that waits for a person's sign-off; absent = none does. */
  readonly awaited?: string;
  /** What a person must see first. */
  readonly attention: readonly AttentionView[];
  /** The feature's pull request, once it is known. */
  readonly pull?: PullFacts;
  readonly counts: Counts;
  /** Ids of stories that later runs leave alone until something changes. */
  readonly held: readonly string[];
  readonly figures: Figures;
  /** What all calls of agents used. */
  readonly usage: UsageView;
  readonly baseline: 'off' | 'not run' | readonly BaselineView[];
  /** In the order of prd.json, those in scope. */
  readonly stories: readonly StoryView[];
  readonly failures: readonly FailureView[];
  /** Checks of `stage: final`. */
  readonly final: 'none' | 'not run' | readonly FinalView[];
  /** What the integrity gate caught, also in stories that passed later. */
  readonly caught: readonly CaughtView[];
  readonly notPushed: readonly NotPushed[];
  readonly notices: readonly string[];
  readonly notProtected: readonly string[];
  /** What commands in comments begin with. */
  readonly phrase: string;
}

/** Makes the view of a run at any moment of it. */
export function view(state: RunState, context: ViewContext = {}): RunView {
  const { plan } = state;
  const run = lookup(state, context.links?.phrase);
  const scope = inScope(state);
  const counts = countStories(state);
  const figures = figuresOf(state);
  const usage = usageOf([...storiesOf(state), { attempts: [], ...state.beside }]);
  const about = {
    ...(plan.objective && { objective: plan.objective }),
    ...(plan.origin && { origin: plan.origin }),
  };
  return {
    runId: plan.runId,
    feature: plan.feature,
    intent: plan.intent,
    agent: plan.agent,
    reviewAgent: plan.reviewAgent,
    clients: plan.clients ?? {},
    ...(plan.prdPath === undefined ? {} : { prdPath: plan.prdPath }),
    ...about,
    ...branchOf(state),
    startedAt: state.startedAt,
    updatedAt: state.now,
    resumes: state.resumes,
    headline: headline({ counts, figures, usage, ...about }),
    verdict: verdict(state, scope),
    ...(state.halt === undefined ? {} : { halt: state.halt }),
    ...(state.halt?.kind === 'awaiting_signoff' && { awaited: tipOf(state).commit }),
    attention: attentionOf(scope, context.criteria),
    ...{ counts, figures, usage, phrase: run.phrase },
    held: [...run.held],
    baseline: baselineOf(state),
    stories: scope.map((story) => storyView(run, story, context.criteria)),
    failures: scope.filter(isFailure).map((story) => failureView(run, story)),
    final: finalOf(state),
    caught: scope.flatMap(caughtIn),
    notPushed: notPushed(state),
    notices: notices(state, scope, context.checkout),
    notProtected: notProtected(state, context.isolation),
  };
}

/** Stories by how they ended, without those out of scope or not eligible. */
export function countStories(state: RunState): Counts {
  const run = lookup(state);
  const counted = inScope(state).filter((story) => isEligible(run, story));
  const having = (...statuses: StoryState['status'][]) =>
    counted.filter((story) => statuses.includes(story.status)).length;
  return {
    total: counted.length,
    passed: having('passed'),
    failed: having('failed', 'stuck', 'thrashing'),
    blocked: having('blocked', 'needs_human', 'dependency_failed'),
    unfinished: having('open', 'running', 'interrupted', 'untried'),
  };
}

function inScope(state: RunState): readonly StoryState[] {
  return storiesOf(state).filter((story) => story.inScope);
}

function branchOf(state: RunState): Pick<RunView, 'branch' | 'baseBranch' | 'headCommit' | 'earlierCommit' | 'pull'> {
  const { plan, head } = state;
  const earlier = earlierTip(state);
  const pull = pullOf(state);
  return {
    branch: plan.branch,
    baseBranch: plan.base.branch,
    headCommit: head.commit === plan.start.commit ? '' : head.commit,
    ...(earlier === undefined ? {} : { earlierCommit: earlier }),
    ...(pull === undefined ? {} : { pull }),
  };
}

/** The pull request of the branch; for what earlier runs left on it, as it was seen when this one began. */
export function pullOf(state: RunState): PullFacts | undefined {
  return state.pull ?? (earlierTip(state) === undefined ? undefined : state.plan.pull);
}

function figuresOf({ plan: { caps }, ...state }: RunState): Figures {
  return {
    iterations: { used: state.iterations, limit: caps.maxIterations },
    commits: { used: state.commits, limit: caps.maxCommits },
    ...(caps.maxCostUsd === undefined ? {} : { costLimitUsd: caps.maxCostUsd }),
    wallclock: { usedMs: state.elapsedMs, limitMs: caps.runMs, earlierMs: state.earlierMs },
  };
}
