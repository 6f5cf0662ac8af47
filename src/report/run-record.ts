import { type Criticism, criticise } from '../core/critic.ts';
import { blockingGates } from '../core/first-error.ts';
import type { Blocker } from '../core/gates.ts';
import { subjectAt } from '../core/split.ts';
import type { Attempt, RunState, StoryState } from '../core/state.ts';
import { triedStories } from '../core/story-list.ts';
import { plain } from './sanitise.ts';
import { isoTime } from './time.ts';

/**
 * The run's JSON document as ralph-loop-skill has it, kept in the state ref. Iterations are in the order they ran and are never
 * rewritten. `story`, `sub_story` and `attempt` are additions, since a run has many stories.
 */
export function runRecord(state: RunState): string {
  const { plan } = state;
  const record = {
    run_id: plan.runId,
    intent: plan.intent,
    started_at: isoTime(state.startedAt),
    spec_path: null,
    plan_path: plan.prdPath ?? null,
    branch: plan.branch,
    budgets: {
      max_iterations: plan.caps.maxIterations,
      max_wallclock_seconds: Math.round(plan.caps.runMs / 1000),
      max_commits: plan.caps.maxCommits,
      ...(plan.caps.maxCostUsd === undefined ? {} : { max_cost_usd: plan.caps.maxCostUsd }),
    },
    iterations: iterations(state).map((each) => iteration(state, each)),
    halt:
      state.halt === undefined
        ? null
        : { kind: state.halt.kind, detail: plain(state.halt.detail), halted_at: isoTime(state.now) },
  };
  return `${JSON.stringify(record, undefined, 2)}\n`;
}

/** One attempt with its story. */
export interface Iteration {
  readonly story: StoryState;
  readonly attempt: Attempt;
}

/** What the critic makes of a story up to one of its attempts (02-loop §3, Critic). */
export function criticOf({ plan }: RunState, { story, attempt }: Iteration): Criticism {
  if (attempt.passed) return { verdict: 'progressing', because: 'the story passed' };
  if (attempt.decision === 'part-passed')
    return { verdict: 'progressing', because: `${attempt.part} passed its gates` };
  return criticise(subjectAt(story, attempt), plan);
}

/** All attempts of a run in the order they ran. */
export function iterations(state: RunState): readonly Iteration[] {
  return triedStories(state)
    .flatMap((story) => story.attempts.map((attempt) => ({ story, attempt })))
    .sort((a, b) => a.attempt.iteration - b.attempt.iteration);
}

function iteration(state: RunState, { story, attempt }: Iteration) {
  const critic = criticOf(state, { story, attempt });
  const last = attempt.attempt === story.attempts.length;
  return {
    n: attempt.iteration,
    story: story.id,
    ...(attempt.part === undefined ? {} : { sub_story: attempt.part }),
    attempt: attempt.attempt,
    started_at: isoTime(attempt.startedAt),
    ended_at: isoTime(attempt.startedAt + attempt.durationMs),
    verify_verdict: attempt.passed ? 'ready' : 'not_ready',
    verify_report: blockingGates(attempt).find((gate) => gate.logPath)?.logPath ?? null,
    blockers: attempt.blockers.map((blocker) => ({
      verbatim: plain(blocker.text),
      ...(last && story.status === 'needs_human'
        ? { classification: 'escalate', reason: plain(story.detail), routed_to: 'user' }
        : attempt.decision === 'classifier-re-plan'
          ? { classification: 're-plan', reason: plain(attempt.because ?? ''), routed_to: 'plan-write' }
          : { classification: 'retry-task', reason: whyRetry(blocker), routed_to: 'exec-dispatch' }),
    })),
    commits_added: attempt.commit === undefined ? [] : [attempt.commit],
    critic_verdict: critic.verdict,
    critic_evidence: plain(critic.because),
  };
}

function whyRetry({ gate }: Blocker): string {
  return gate === 'spec' || gate === 'quality' ? 'a reviewer did not see it done' : 'a deterministic gate failed';
}
