import { begin } from '../../src/core/begin.ts';
import type { CarryStories } from '../../src/core/carry-types.ts';
import type { Command, RunReview } from '../../src/core/command.ts';
import type { Event, Outcome, SnapshotTaken } from '../../src/core/event.ts';
import type { EntryNames } from '../../src/core/facts.ts';
import type { RunFinalReview } from '../../src/core/final-review-types.ts';
import type { Check, GateResult, Verdict } from '../../src/core/gates.ts';
import { hash8 } from '../../src/core/hash.ts';
import { fold as foldJournal, transition } from '../../src/core/loop.ts';
import type { Caps, PlannedStory, RunPlan } from '../../src/core/plan.ts';
import { isResumable } from '../../src/core/resumable.ts';
import type { BaselineCheck, Halt, RunState, StoryState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { TestResults } from '../../src/core/tool-output/test-results.ts';

import { type Advise, advised } from './advice.ts';
import { type Reply, reviewed, wholeReviewed } from './review-replies.ts';

export const minute = 60_000;

/** The caps of 02-loop §2 as they stand when nobody configures anything (`timeout_multiplier` 1). */
export const defaultCaps: Caps = {
  maxAttempts: 5,
  maxIterations: 20,
  maxCommits: 30,
  story: { softMs: 45 * minute, hardMs: 60 * minute },
  runMs: 350 * minute,
  implement: { softMs: 12 * minute, hardMs: 20 * minute },
  test: { softMs: 5 * minute, hardMs: 10 * minute },
  spec: { softMs: 3 * minute, hardMs: 5 * minute },
  quality: { softMs: 2 * minute, hardMs: 3 * minute },
  idleMs: 10 * minute,
};

export const runStart = { commit: 'c-start', tree: 't-start' };
export const unitTests: Check = { name: 'test', command: 'npm test' };

type StorySpec = string | (Partial<PlannedStory> & { readonly id: string });
type PlanOverrides = Partial<Omit<RunPlan, 'caps' | 'stories'>> & { readonly caps?: Partial<Caps> };

/** A plan with default caps over a few stories: an id alone is an open, independent story in scope. */
export function plan(stories: readonly StorySpec[], { caps, ...overrides }: PlanOverrides = {}): RunPlan {
  return {
    runId: 'run-1',
    feature: 'default',
    intent: 'run',
    base: { branch: 'main', commit: 'c-base' },
    start: runStart,
    branch: 'ralph/default',
    prdPath: 'prd.json',
    stories: stories.map(planned),
    checks: [unitTests],
    baseline: 'attribute',
    requireEvidence: true,
    attemptStart: 'clean-on-shift',
    caps: { ...defaultCaps, ...caps },
    messageTemplate: 'feat: [{id}] - {title}',
    agent: 'rehearsal',
    reviewAgent: 'none',
    specPasses: 1,
    onBlock: 'continue',
    breaker: { sameError: 3, noProgress: 3, progress: 'attempt' },
    workflowRun: 'workflow-1',
    notices: [],
    ...overrides,
  };
}

function planned(spec: StorySpec): PlannedStory {
  const given = typeof spec === 'string' ? { id: spec } : spec;
  return { title: `Story ${given.id}`, ...given };
}

/** What one attempt comes to in a simulated world. */
export type Behaviour =
  | 'pass'
  /** Another error in every attempt, and in every story. */
  | 'fail'
  /** The same error in every attempt. */
  | 'fail-alike'
  /** The same, of a module that is not there. */
  | 'missing-module'
  /** The shell does not find the program of the check. */
  | 'no-command'
  /** The disk is full. */
  | 'full-disk'
  /** What the check writes to may not be written. */
  | 'denied'
  /** It leaves one of two trees in turn, each with an error of its own. */
  | 'to-and-fro'
  /** It changes nothing, and the checks fail in another way each time. */
  | 'idle'
  /** It does nothing but ask, in other words each time. */
  | 'ask'
  /** The service refuses what the agent sent as too long. */
  | 'too-long'
  | 'timeout'
  | 'crash'
  | 'cheat'
  | 'no-change'
  | 'no-evidence'
  | 'agent-timeout'
  /** The agent's service is busy, however often it is asked. */
  | 'outage'
  | 'silent-check'
  | 'unavailable'
  | 'once-unavailable';

/** A world as data: what each command meets. Everything left out goes well. */
export interface Script {
  /** Behaviour per story and attempt; the last one repeats, a story left out passes. */
  readonly attempts?: Readonly<Record<string, readonly Behaviour[]>>;
  /** Last words of the agents of a story that change nothing. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** What the first attempt of a story tells of what the story asks for; default: nothing. */
  readonly namesOf?: (story: string) => EntryNames;
  readonly baseline?: BaselineCheck['verdict'];
  /** What a reviewer answers; without it everything is met and nothing is found. */
  readonly review?: (command: RunReview) => Reply;
  /** What a reviewer of the whole change answers; without it nothing is found. */
  readonly reviewWhole?: (command: RunFinalReview) => Reply;
  /** What a planner or a classifier answers; without it a planner makes two parts and a classifier asks a human. */
  readonly advise?: Advise;
  readonly baselineMs?: number;
  /** Behaviour of the final checks per call; the last one repeats, left out they pass. */
  readonly final?: readonly Behaviour[];
  /** Stories whose work of an earlier night does not fit on the moved base, or is red there. */
  readonly conflicting?: readonly string[];
  readonly redCarried?: readonly string[];
  /** Refs whose push is refused. */
  readonly refused?: readonly string[];
  /** Time that a command takes; 0 unless told, and a pause what it is to take. A process never outlives its hard limit. */
  readonly took?: (command: Command, turn: number) => number;
  /** An interrupt or trouble that cuts the command of a turn short instead of its outcome. */
  readonly fault?: (turn: number, command: Command) => Outcome | undefined;
  /** Workflow runs that resume make one iteration each. */
  readonly step?: true;
  /** Resume after `finish` as long as the run is resumable; true unless told. */
  readonly resume?: boolean;
  /** The resume that is not made any more: a runaway is a failure of the test, not an endless loop. */
  readonly mostResumes?: number;
}

/** Everything that happened in a run, state by state: `states[i]` is the fold of `events[0..i]`. */
export interface History {
  readonly events: readonly Event[];
  readonly states: readonly RunState[];
  readonly commands: readonly Command[];
  readonly state: RunState;
  readonly halt: Halt | undefined;
}

/** Runs a whole plan against a scripted world. Throws when the loop does not end within `bound(plan)` steps. */
export function play(plan: RunPlan, script: Script = {}): History {
  return goOn([{ stamp: { at: epoch, elapsedMs: 0 }, outcome: { type: 'begun', plan } }], script);
}

/** Forgets everything but the first events (a crash), folds them, resumes in the same world and plays to the end. */
export function resumeAfter(history: History, keep: number, script: Script = {}): History {
  const kept = history.events.slice(0, keep);
  return goOn([...kept, resumedAt(kept.at(-1)?.stamp.at ?? epoch, script)], script);
}

/** A person answers a run that waits; it goes on in another workflow run of the same world and is played to its next end. */
export function answering(history: History, outcome: Outcome, script: Script = {}): History {
  const at = (history.events.at(-1)?.stamp.at ?? epoch) + minute;
  const resumed = resumedAt(at, script);
  return goOn([...history.events, resumed, { stamp: { at, elapsedMs: 1 }, outcome }], { resume: false, ...script });
}

/** The state that a journal stands for. */
export function fold(events: readonly Event[]): RunState {
  const step = foldJournal(events);
  if (step === undefined) throw new Error('an empty journal has no state');
  return step.state;
}

/** Steps after which a run without faults must have ended: attempts × their commands, plus the ends of its stories. */
export function bound(plan: RunPlan): number {
  return 10 + 6 * (plan.finalReview ?? 0) + 15 * plan.caps.maxIterations + 2 * plan.stories.length;
}

export function storyOf(state: RunState, id: string): StoryState {
  const story = storiesOf(state).find((each) => each.id === id);
  if (story === undefined) throw new Error(`no story ${id} in the plan`);
  return story;
}

/** Outcome of every story by id. */
export function outcomes(state: RunState): Readonly<Record<string, StoryState['status']>> {
  return Object.fromEntries(storiesOf(state).map((story) => [story.id, story.status]));
}

/** The commands of one type, in order. */
export function commandsOf<T extends Command['type']>(
  history: { readonly commands: readonly Command[] },
  type: T,
): readonly Extract<Command, { type: T }>[] {
  return history.commands.filter((command): command is Extract<Command, { type: T }> => command.type === type);
}

const epoch = Date.UTC(2026, 0, 2, 3, 4, 5);

function goOn(given: readonly Event[], script: Script): History {
  const events: Event[] = [];
  const states: RunState[] = [];
  const commands: Command[] = [];
  const add = (event: Event): RunState => {
    const last = states.at(-1);
    const step = last === undefined ? begin(event) : transition(last, event);
    events.push(event);
    states.push(step.state);
    commands.push(step.command);
    return step.state;
  };
  for (const event of given) add(event);
  let state = states.at(-1) as RunState;
  const most = (1 + state.resumes + (script.mostResumes ?? 20)) * bound(state.plan);
  while (events.length <= most) {
    const after = following(state, script, events.length);
    if (after === undefined) return { events, states, commands, state, halt: state.halt };
    state = add(after);
  }
  throw new Error(`the loop did not end within ${most} steps; it stands at ${JSON.stringify(state.pending)}`);
}

/** The event that the world answers with, or undefined when the run is over. */
function following(state: RunState, script: Script, turn: number): Event | undefined {
  const command = state.pending;
  const { now, elapsedMs } = state;
  if (command.type === 'finish') {
    return (script.resume ?? true) && isResumable(state) ? resumedAt(now, script) : undefined;
  }
  const tookMs = durationOf(command, script, turn);
  const stamp = { at: now + tookMs, elapsedMs: elapsedMs + tookMs };
  return { stamp, outcome: script.fault?.(turn, command) ?? answer(command, script, tookMs) };
}

function resumedAt(lastSeen: number, { step }: Script): Event {
  const gapMs = 24 * 60 * minute;
  return {
    stamp: { at: lastSeen + gapMs, elapsedMs: 0 },
    outcome: { type: 'resumed', workflowRun: `workflow-after-${lastSeen}`, ...(step && { step }) },
  };
}

function durationOf(command: Command, script: Script, turn: number): number {
  const wanted = script.took?.(command, turn) ?? 0;
  switch (command.type) {
    case 'run-baseline':
      return script.baselineMs ?? wanted;
    case 'implement':
    case 'run-checks':
    case 'run-final-checks':
    case 'run-review':
    case 'run-final-review':
    case 'consult':
      return Math.min(wanted, command.limits.hardMs);
    case 'wait':
      return script.took?.(command, turn) ?? command.forMs;
    default:
      return wanted;
  }
}

/** What a world that is a pure function of the command answers: the same command always meets the same fate. */
export function answer(command: Command, script: Script, tookMs: number): Outcome {
  switch (command.type) {
    case 'run-baseline':
      return { type: 'baseline-done', checks: command.checks.map((check) => baselineCheck(check, script, tookMs)) };
    case 'implement': {
      const killed = tookMs >= command.limits.hardMs;
      const behaviour = behaviourOf(script, command.story, command.attempt);
      const verdict = killed ? 'timeout' : implementVerdict(behaviour);
      return {
        type: 'implemented',
        result: gate('implement', verdict, { durationMs: tookMs }),
        survivorsKilled: 0,
        finalMessage: { lines: script.words?.[command.story] ?? lastWords(behaviour), truncated: 0 },
        usage: [],
        ...(behaviour === 'too-long' && { tooLarge: true as const }),
        ...(script.namesOf && command.attempt === 1 && { names: script.namesOf(command.story) }),
        ...(behaviour === 'outage' ? { provider: { class: 'overloaded', detail: 'HTTP 529' } as const } : {}),
      };
    }
    case 'take-snapshot': {
      const taken = snapshot(command, behaviourOf(script, command.story, command.attempt));
      return script.words?.[command.story] === undefined ? taken : { ...taken, change: { changed: 0, tests: 0 } };
    }
    case 'run-checks': {
      const verdict = tookMs >= command.limits.hardMs ? 'timeout' : undefined;
      const behaviour = behaviourOf(script, command.story, command.attempt);
      if (behaviour === 'silent-check') return { type: 'checks-done', results: [] };
      const isFirst = command.known !== undefined && command.base === runStart.tree;
      return {
        type: 'checks-done',
        results: command.checks
          .map((check) => checked(check, verdict ?? onCall(behaviour, command.call), { ...command, tookMs }))
          .map((result) => (isFirst && result.verdict === 'pass' ? { ...result, tests: mended } : result)),
      };
    }
    case 'run-final-checks': {
      const behaviour = tookMs >= command.limits.hardMs ? 'timeout' : finalBehaviour(script, command.call);
      return {
        type: 'final-checks-done',
        results: command.checks.map((check) => checked(check, behaviour, { attempt: 1, tookMs })),
      };
    }
    case 'run-review':
      return reviewed(command, script.review?.(command) ?? {}, tookMs);
    case 'run-final-review':
      return wholeReviewed(command, script.reviewWhole?.(command) ?? {}, tookMs);
    case 'consult':
      return advised(command, script.advise, tookMs);
    case 'commit-story': {
      const tree = `t-${hash8(`${command.tree} with prd.json and progress.txt`)}`;
      return { type: 'story-committed', tree, commit: `c-${hash8(`${command.parent} ${tree}`)}` };
    }
    case 'park-story':
      return {
        type: 'story-parked',
        branch: `wip/ralph-fail-${command.story}`,
        commit: `c-${hash8(`${command.parent} ${command.tree} ${command.subject}`)}`,
      };
    case 'wait':
      return { type: 'waited' };
    case 'archive-feature': {
      const tree = `t-${hash8(`${command.tree} archived`)}`;
      const made = { tree, commit: `c-${hash8(`${command.parent} ${tree}`)}` };
      return { type: 'feature-archived', made, folder: '.ralph/archive/2026-01-21-default', problem: '' };
    }
    case 'carry-stories':
      return carriedAway(command, script, tookMs);
    case 'publish':
      return { type: 'publishing' };
    case 'settle':
      return { type: 'settled', results: command.refs.map((each) => pushed(each, script)) };
    case 'write-report':
      return { type: 'reported', reportFile: '/tmp/report.md' };
    case 'finish':
      throw new Error('nothing follows finish');
  }
}

/** Commits of `conflicting` stories do not fit; checks are red wherever a story of `redCarried` is among what was put on top. */
function carriedAway(command: CarryStories, script: Script, tookMs: number): Outcome {
  const isOut = (story = ''): boolean => script.conflicting?.includes(story) === true;
  const kept = command.commits.filter(({ story }) => !isOut(story));
  const red = kept.some(({ story = '' }) => script.redCarried?.includes(story) === true);
  return {
    type: 'stories-carried',
    points: kept.map(({ commit }) => ({ from: commit, commit: `${commit}-moved`, tree: `t-${hash8(commit)}` })),
    conflicts: command.commits
      .filter(({ story }) => isOut(story))
      .map(({ commit }) => ({ from: commit, paths: ['a.js'] })),
    results:
      kept.length === 0
        ? []
        : command.checks.map((check) => checked(check, red ? 'fail' : 'pass', { attempt: 1, tookMs })),
  };
}

/** What the world has in store for an attempt. */
export function behaviourOf(script: Script, story: string, attempt: number): Behaviour {
  const list = script.attempts?.[story] ?? ['pass'];
  return list[Math.min(attempt, list.length) - 1] ?? 'pass';
}

function lastWords(behaviour: Behaviour): readonly string[] {
  if (behaviour === 'ask') return ['I stop here.', 'Should dates be read as UTC or as local time?'];
  return ['<promise>COMPLETE</promise> all done, passes: true'];
}

function finalBehaviour({ final = ['pass'] }: Script, call: number): Behaviour {
  return final[Math.min(call, final.length) - 1] ?? 'pass';
}

function implementVerdict(behaviour: Behaviour): Verdict {
  if (behaviour === 'crash' || behaviour === 'too-long' || behaviour === 'outage') return 'fail';
  return behaviour === 'agent-timeout' ? 'timeout' : 'pass';
}

function snapshot(command: Extract<Command, { type: 'take-snapshot' }>, behaviour: Behaviour): SnapshotTaken {
  const isIdle = ['no-change', 'idle', 'outage'].includes(behaviour);
  const cheated = behaviour === 'cheat';
  const tree = isIdle
    ? behaviour === 'outage'
      ? command.previousTree
      : command.storyStart.tree
    : behaviour === 'to-and-fro'
      ? `t-${hash8(`${command.story} ${command.attempt % 2}`)}`
      : `t-${hash8(`${command.previousTree} ${command.story} ${command.attempt} ${behaviour}`)}`;
  const path = 'test/parse.test.js';
  return {
    type: 'snapshot-taken',
    tree,
    commit: `c-${hash8(`${command.storyStart.commit} ${tree}`)}`,
    changed: isIdle ? [] : [{ path, status: cheated ? 'deleted' : 'modified' }],
    changedCount: isIdle ? 0 : 1,
    testFiles: isIdle || behaviour === 'no-evidence' ? [] : [path],
    findings: cheated ? [{ class: 'cheat', rule: 'test-deleted', path, message: `deleted ${path}` }] : [],
    result: gate('integrity', cheated ? 'fail' : 'pass', cheated ? { reason: 'a test was deleted' } : {}),
  };
}

function onCall(behaviour: Behaviour, call = 1): Behaviour {
  if (behaviour !== 'once-unavailable') return behaviour;
  return call === 1 ? 'unavailable' : 'pass';
}

function checked(
  check: Check,
  behaviour: Behaviour,
  { story = '', attempt, tookMs: durationMs }: { story?: string; attempt: number; tookMs: number },
): GateResult {
  if (behaviour === 'unavailable')
    return gate('test', 'error', { check: check.name, durationMs, reason: 'the registry did not answer' });
  if (behaviour === 'timeout') return gate('test', 'timeout', { check: check.name, durationMs, reason: 'killed' });
  const lines = failure(behaviour, story, attempt);
  if (lines === undefined) return gate('test', 'pass', { check: check.name, durationMs });
  const exitCode = behaviour === 'no-command' ? 127 : 1;
  return gate('test', 'fail', { check: check.name, durationMs, reason: `exited with ${exitCode}`, exitCode, lines });
}

/** What the tests print; undefined when they pass. */
function failure(behaviour: Behaviour, story: string, attempt: number): readonly string[] | undefined {
  const test = ['TAP version 13', 'not ok 1 - parses a date'];
  if (behaviour === 'fail') return [...test, `  AssertionError: ${story}: expected ${attempt} to equal 12`];
  if (behaviour === 'fail-alike') return [...test, '  AssertionError: expected 1 to equal 2'];
  if (behaviour === 'no-command') return ['bash: line 1: jest: command not found'];
  if (behaviour === 'denied') return ["mkdir: cannot create directory '/var/lib/x': Permission denied"];
  if (behaviour === 'full-disk') return [`Error: ENOSPC: no space left on device, write ${attempt}`];
  if (behaviour === 'to-and-fro') return [...test, `  AssertionError: expected ${attempt % 2 === 0 ? 'a' : 'b'}`];
  if (behaviour === 'ask' || behaviour === 'idle')
    return [...test, `  AssertionError: expected ${attempt} to equal 12`];
  if (behaviour === 'missing-module') return [...test, "  Error: Cannot find module './dates.js'"];
  return undefined;
}

function baselineCheck(check: Check, script: Script, durationMs: number): BaselineCheck {
  const verdict = script.baseline ?? 'green';
  const red = verdict === 'red' && check.own !== true ? { tests: redCounts, exitCode: 1, reason: 'exited with 1' } : {};
  const result = gate('test', verdict === 'green' ? 'pass' : 'fail', { check: check.name, durationMs, ...red });
  return { name: check.name, verdict, durationMs, cause: verdict === 'broken' ? 'command not found' : '', result };
}

/** What a runner tells that names no test: one fails; then both pass. */
const redCounts: TestResults = {
  ...{ source: 'output', formats: ['counts'], listed: 'none', exitCode: 1, failing: [] },
  counts: { passed: 1, failed: 1, errors: 0, skipped: 0 },
};
const mended: TestResults = {
  ...{ ...redCounts, exitCode: 0, counts: { passed: 2, failed: 0, errors: 0, skipped: 0 } },
  compared: { newFailing: [], fixed: [], morePassed: 1 },
};

function pushed(each: { ref: string; commit: string }, script: Script) {
  const refused = script.refused?.includes(each.ref) === true;
  if (!refused) return { ...each, status: 'pushed' as const, detail: '' };
  return { ...each, status: 'refused' as const, detail: 'protected branch', bundle: `/tmp/${hash8(each.ref)}.bundle` };
}

type GateExtras = Partial<Omit<GateResult, 'gate' | 'verdict' | 'excerpt'>> & { readonly lines?: readonly string[] };

/** One gate result; everything left out is empty. */
export function gate(
  name: GateResult['gate'],
  verdict: Verdict,
  { lines = [], ...extras }: GateExtras = {},
): GateResult {
  return {
    gate: name,
    verdict,
    reason: '',
    startedMs: 0,
    durationMs: 0,
    softLimitHit: false,
    excerpt: { lines, truncated: 0 },
    ...extras,
  };
}

/** Whether a command starts a process that a clock ends. */
export function worksUnderALimit(
  command: Command,
): command is Extract<
  Command,
  { type: 'implement' | 'run-checks' | 'run-review' | 'run-final-checks' | 'run-final-review' }
> {
  return ['implement', 'run-checks', 'run-review', 'run-final-checks', 'run-final-review'].includes(command.type);
}
