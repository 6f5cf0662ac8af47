import type { Halt, HaltKind, RunState, StoryState } from '../core/state.ts';
import { gateLabel } from './attempt-facts.ts';
import { isFailure } from './model-failure.ts';
import { duration } from './time.ts';

/** How far agents and gates were kept apart from the controller (04-trust rule 2): found by a probe at start. */
export interface Isolation {
  readonly level: 'namespace' | 'user' | 'process';
  /** What the probe found, one sentence; may be empty. */
  readonly detail: string;
}

/** Stories named in the verdict before "and n more". */
const MOST_NAMED = 3;

/** Cause first: what happened with its value, then what that means (01-product promise 7). */
export function verdict(state: RunState, scope: readonly StoryState[]): string {
  if (state.halt === undefined) return running(state);
  return haltVerdict(state.halt, state.halt.kind === 'some_failed' ? named(scope) : '');
}

/** A halt as a sentence of its cause and a sentence of its kind. */
export function haltVerdict(halt: Halt, more = ''): string {
  return `${sentence(`${halt.detail}${more}`)} Halt ${halt.kind}: ${haltMeaning(halt)}.`;
}

function haltMeaning(halt: Halt): string {
  return halt.kind === 'budget_exceeded' && halt.budget !== undefined
    ? `the ${budgetNames[halt.budget]} budget is used up, work in flight was kept`
    : meanings[halt.kind];
}

const budgetNames = { iterations: 'iterations', commits: 'commits', wallclock: 'wall clock' } as const;

const meanings: Readonly<Record<HaltKind, string>> = {
  ready: 'every story passed its gates',
  nothing_to_do: 'no agent was started, nothing was spent',
  skipped: 'the trigger is not for this action',
  some_failed: 'every story that could be tried was tried',
  budget_exceeded: 'a budget is used up, work in flight was kept',
  environment_broken: 'something outside the stories has to be repaired first',
  config_error: 'the configuration has to be corrected first',
  locked: 'another run is at work, nothing was changed',
  internal_error: 'a fault of ralph-action itself, the state is kept',
  interrupted:
    'the run was cut short; a run that finds its RUNNER_TEMP resumes it, any other starts from what was pushed',
};

function running(state: RunState): string {
  const story = state.current === undefined ? undefined : state.stories[state.current];
  if (story === undefined) return state.baseline === undefined ? 'The baseline is running.' : 'The run is going on.';
  return `Story ${story.id} is in work, attempt ${story.attempts.length + 1} of ${state.plan.caps.maxAttempts}.`;
}

function named(scope: readonly StoryState[]): string {
  const failures = scope.filter(isFailure);
  const first = failures.slice(0, MOST_NAMED).map((story) => `${story.id} (${story.detail})`);
  const more = failures.length > MOST_NAMED ? ` and ${failures.length - MOST_NAMED} more` : '';
  return first.length === 0 ? '' : `: ${first.join(', ')}${more}`;
}

function sentence(text: string): string {
  const trimmed = text.trim().replace(/\.$/, '');
  return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}.`;
}

/** What the reader should know although nothing failed by it; each thing once. */
export function notices(state: RunState, scope: readonly StoryState[]): readonly string[] {
  return [...state.plan.notices, ...baselineNotices(state), ...resumeNotice(state), ...softLimitNotices(scope)];
}

function baselineNotices({ baseline }: RunState): readonly string[] {
  if (!Array.isArray(baseline)) return [];
  return baseline
    .filter((check) => check.verdict === 'red')
    .map(
      (check) =>
        `Check "${check.name}" was red on the base commit, before any agent ran. No report per test is read, so it must become green for a story to pass.`,
    );
}

function resumeNotice({ resumes, earlierMs }: RunState): readonly string[] {
  if (resumes === 0) return [];
  return [`Resumed ${resumes === 1 ? 'once' : `${resumes} times`}; earlier workflow runs took ${duration(earlierMs)}.`];
}

function softLimitNotices(scope: readonly StoryState[]): readonly string[] {
  const stories = scope
    .filter((story) => story.softLimitHit)
    .map((story) => `${story.id} (${duration(story.elapsedMs)})`);
  const gates = scope.flatMap((story) =>
    story.attempts.flatMap((attempt) =>
      attempt.gates
        .filter((gate) => gate.softLimitHit)
        .map((gate) => `${story.id} attempt ${attempt.attempt} ${gateLabel(gate)} (${duration(gate.durationMs)})`),
    ),
  );
  return [
    ...(stories.length === 0 ? [] : [`Past the soft limit of a story: ${stories.join(', ')}.`]),
    ...(gates.length === 0 ? [] : [`Past the soft limit of a gate: ${gates.join(', ')}.`]),
  ];
}

/** What this run did not protect against (04-trust rule 21), in the order of weight. */
export function notProtected(state: RunState, isolation: Isolation | undefined): readonly string[] {
  const { plan } = state;
  return [
    ...isolationGaps(isolation),
    'Network: open for agents and gates. Run inside an egress firewall where that matters.',
    ...(plan.checks.length === 0
      ? ['Tests: not tested. `test_command: none` is configured, no check ran.']
      : [
          'Tests: exit code only. No report per test is read, so tampering inside the test process cannot be excluded.',
        ]),
    ...(plan.baseline === 'off' && plan.checks.length > 0
      ? ['Baseline: off. Failures that were there before are not told apart from new ones.']
      : []),
    ...(plan.requireEvidence ? [] : ['Evidence: off. Green checks alone were enough for a story to pass.']),
    'Review: spec and quality were not reviewed. No second agent read the changes against the criteria.',
    'Secrets: redacted by value and by known forms. Other encodings (reversed, cut, encrypted) are not recognised.',
  ];
}

function isolationGaps(isolation: Isolation | undefined): readonly string[] {
  if (isolation === undefined) return ['Isolation: the level is not known to this report.'];
  const detail = isolation.detail === '' ? '' : ` ${sentence(isolation.detail)}`;
  return [`Isolation: level ${isolation.level}. ${levels[isolation.level]}${detail}`];
}

const levels: Readonly<Record<Isolation['level'], string>> = {
  namespace: 'Agents and gates ran in their own process and mount namespaces.',
  user: 'Agents and gates ran as another user; files that every user may read were readable to them.',
  process:
    'Unsafe: agents and gates ran as the user of the controller and could read its memory and write its files (journal, runner files, trees); a child that drops its environment and its session can outlive the kill.',
};
