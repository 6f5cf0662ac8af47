import { earlierTip } from '../core/earlier-branch.ts';
import type { PullFacts } from '../core/facts.ts';
import type { Isolation } from '../core/isolation.ts';
import type { CriteriaTexts } from '../core/prd.ts';
import { tipOf } from '../core/signoff.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import type { Links } from './markdown.ts';
import { attentionOf } from './model-attention.ts';
import { baselineOf } from './model-baseline.ts';
import { caughtIn } from './model-caught.ts';
import { failureView, isFailure } from './model-failure.ts';
import { finalOf } from './model-final.ts';
import { isEligible, lookup } from './model-lookup.ts';
import { notPushed } from './model-not-pushed.ts';
import { notices, notProtected } from './model-notices.ts';
import { storyView } from './model-story.ts';
import { usageOf } from './model-usage.ts';
import { headline, verdict } from './model-words.ts';
import type { Counts, Figures, RunView } from './run-view.ts';

/** What reports need beside the state. Everything is optional: a missing part is left out. */
export interface ViewContext {
  readonly links?: Links;
  readonly isolation?: Isolation;
  /** What agents and gates lacked of the checkout; whole sentences. */
  readonly checkout?: readonly string[];
  /** What reviewers were asked about, so that reports can say it in the words of prd.json. */
  readonly criteria?: CriteriaTexts;
}

/** Makes the view of a run at any moment of it. */
export function view(state: RunState, context: ViewContext = {}): RunView {
  const { plan } = state;
  const run = lookup(state, context.links);
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
