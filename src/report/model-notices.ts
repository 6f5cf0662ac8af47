import { attemptChecks } from '../core/applying.ts';
import type { Check, GateResult } from '../core/gates.ts';
import type { Isolation } from '../core/isolation.ts';
import { own } from '../core/own.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import { ranOf, redOf, shownNames } from '../core/tool-output/test-results.ts';
import { codes, idleIsolation, isolationWords } from './isolation-words.ts';
import { isUnreviewed } from './model-attention.ts';
import { reviewNotices } from './model-review.ts';
import { signoffNotices } from './signoff-words.ts';
import { softLimitNotices } from './soft-limits.ts';
import { duration } from './time.ts';

/** What the reader should know although nothing failed by it; each thing once. */
export function notices(
  state: RunState,
  scope: readonly StoryState[],
  checkout: readonly string[] = [],
): readonly string[] {
  return [
    ...state.plan.notices,
    ...checkout,
    ...(state.pullNotes ?? []),
    ...(state.carrying?.notes.map(({ note }) => note) ?? []),
    ...journalNotice(state),
    ...baselineNotices(state),
    ...resumeNotice(state),
    ...signoffNotices(state),
    ...pauseNotice(state),
    ...flakyNotices(scope),
    ...saboteurNotices(scope),
    ...softLimitNotices(scope),
    ...reviewNotices(state, scope),
  ];
}

function baselineNotices(state: RunState): readonly string[] {
  return [...redNotices(state), ...(state.unseen === undefined ? [] : [`In the workspace, ${state.unseen}.`])];
}

function redNotices({ baseline, plan }: RunState): readonly string[] {
  if (!Array.isArray(baseline)) return [];
  return baseline
    .filter((check) => check.verdict === 'red')
    .map((check) => {
      if (isOwn(plan, check.name))
        return `Check "${check.name}" was red on the base commit, before any agent ran: it had to become green.`;
      const { failing = [], counts } = check.result.tests ?? {};
      const was = `Check "${check.name}" was red on the base commit, before any agent ran`;
      if (counts === undefined) return `${was}: its output does not tell how many tests passed.`;
      if (ranOf(counts) === 0)
        return `${was}: it ran no test. A story passes when it runs tests that pass; a check that runs none by nature needs kind: check.`;
      if (failing.length === 0)
        return `${was}: ${redOf(counts)} of ${ranOf(counts)} tests failed, without names. A story fails when more of them fail.`;
      return `${was}: ${shownNames(failing)}. A story fails only by what fails beside ${failing.length === 1 ? 'it' : 'them'}.`;
    });
}

function isOwn({ checks }: RunState['plan'], name: string): boolean {
  return checks.some((check) => check.name === name && check.own === true);
}

function journalNotice({ plan: { journal, feature } }: RunState): readonly string[] {
  if (journal !== 'none') return [];
  return [
    `journal: none, so nothing of this run is kept at refs/ralph/${feature}/state: only the machine that has its files goes on with it, and later nights do not know what failed.`,
  ];
}

function resumeNotice({ resumes, earlierMs }: RunState): readonly string[] {
  if (resumes === 0) return [];
  return [`Resumed ${resumes === 1 ? 'once' : `${resumes} times`}; earlier workflow runs took ${duration(earlierMs)}.`];
}

function pauseNotice({ paused }: RunState): readonly string[] {
  if (paused === undefined) return [];
  const times = paused.times === 1 ? 'once' : `${paused.times} times`;
  return [`Paused ${times}, ${duration(paused.totalMs)} in all, for the agent's service or for rate_limit.`];
}

function flakyNotices(scope: readonly StoryState[]): readonly string[] {
  const gates = scope.flatMap(({ attempts }) => attempts.flatMap((attempt) => attempt.gates));
  const checks = new Set(gates.flatMap(({ check = '', flaky }) => (flaky?.length === 0 ? [check] : [])));
  const unnamed =
    checks.size === 0
      ? []
      : [`Flaky checks, which failed once and passed once on the same tree: ${shownNames([...checks])}.`];
  const tests = new Set(gates.flatMap(({ flaky = [] }) => flaky));
  if (tests.size === 0) return unnamed;
  const before = new Set(gates.flatMap(({ flakyBefore = [] }) => flakyBefore));
  const known = before.size === 0 ? '' : ` Of these ${shownNames([...before])} failed at the story's start too.`;
  const told = `Flaky tests, which failed once and passed once on the same tree: ${shownNames([...tests])}.${known}`;
  return [...unnamed, told];
}

/** What it came to and what it took, each story once. */
function saboteurNotices(scope: readonly StoryState[]): readonly string[] {
  const asked = scope.flatMap(({ id, attempts }) =>
    attempts.flatMap(({ gates }) => gates.filter(isSaboteur).map((gate) => ({ id, ...gate }))),
  );
  const tookMs = asked.reduce((sum, { durationMs }) => sum + durationMs, 0);
  if (asked.length === 0) return [];
  const open = new Map(
    asked.flatMap(({ id, verdict, reason }) => (verdict === 'warn' ? [[id, `${id}: ${reason}.`] as const] : [])),
  );
  const times = asked.length === 1 ? 'once' : `${asked.length} times`;
  return [
    `Saboteur: green trees were broken ${times} to see whether the checks notice, ${duration(tookMs)} in all.`,
    ...open.values(),
  ];
}

function isSaboteur({ gate, check, verdict }: GateResult): boolean {
  return gate === 'integrity' && check === 'saboteur' && verdict !== 'skipped';
}

/** What this run did not protect against (04-trust rule 21), in the order of weight. */
export function notProtected(state: RunState, isolation: Isolation | undefined): readonly string[] {
  const { plan } = state;
  return [
    ...isolationGaps(state, isolation),
    ...networkGaps(plan.checks, isolation),
    ...dockerGaps(plan.checks),
    ...(plan.checks.length > 0 && attemptChecks(plan).length === 0
      ? ['Tests: attempts were not tested. Every check has stage: final.']
      : []),
    ...(plan.checks.length === 0
      ? ['Tests: not tested. `test_command: none` is configured, no check ran.']
      : testGaps(state)),
    ...(plan.baseline === 'off' && plan.checks.length > 0
      ? ['Baseline: off. Failures that were there before are not told apart from new ones.']
      : []),
    ...(plan.requireEvidence || !isUnreviewed(state)
      ? []
      : ['Evidence: off. Green checks alone were enough for a story to pass.']),
    ...reviewGaps(state),
    ...costGaps(state),
    'Secrets: redacted by value and by known forms. Other encodings (reversed, cut, encrypted) are not recognised.',
  ];
}

/** What the tests of a check say is said by the process that is tested (10-fine-print, "Exit code only"). */
function testGaps(state: RunState): readonly string[] {
  const checks = state.plan.checks.filter(({ kind }) => kind !== 'check').map(({ name }) => name);
  const told = new Set(
    storiesOf(state)
      .flatMap(({ attempts }) => attempts.flatMap(({ gates }) => gates))
      .flatMap(toldTests),
  );
  const counted = checks.filter((name) => told.has(name) || own(state.tests, name) !== undefined);
  const silent = checks.filter((name) => !counted.includes(name));
  const of = counted.length === 0 ? '' : ` for ${shownNames(silent)}`;
  return [
    ...(counted.length === 0
      ? []
      : [
          `Tests: counted by reports of ${shownNames(counted)}. The tested process writes them itself, so code that tampers inside of it could forge them.`,
        ]),
    ...(silent.length === 0
      ? []
      : [
          `Tests: exit code only${of}. No report per test is read, so tampering inside the test process cannot be excluded.`,
        ]),
  ];
}

function toldTests({ check, tests }: GateResult): readonly string[] {
  return check === undefined || tests === undefined ? [] : [check];
}

/** Only a namespace can take the network away (02-loop §1, "Per gate"). */
function networkGaps(checks: readonly Check[], isolation: Isolation | undefined): readonly string[] {
  const off = checks.filter(({ network }) => network === 'off').map(({ name }) => name);
  const isClosed = off.length > 0 && isolation?.level === 'namespace';
  const but = isClosed ? `, closed for gates with network: off: ${off.join(', ')}` : '';
  const open = `Network: open for agents and gates${but}. Run inside an egress firewall where that matters.`;
  if (off.length === 0 || isolation === undefined || isClosed) return [open];
  return [
    open,
    `Gates with network: off: ${off.join(', ')} had the network all the same. Isolation level ${isolation.level} cannot take it away.`,
  ];
}

/** A daemon acts for whoever may ask it, outside of every wall (02-loop §1, "Per gate"). */
function dockerGaps(checks: readonly Check[]): readonly string[] {
  const open = openChecks(checks);
  if (open.length === 0) return [];
  const [are, they, run, see] = open.length === 1 ? ['is', 'it', 'runs', 'sees'] : ['are', 'they', 'run', 'see'];
  return [
    `Gates with docker: ${codes(open)} may use docker and ${are} not isolated: ${they} ${run} as the controller's user, ${see} its processes and, with the docker socket, can become root.`,
  ];
}

function openChecks(checks: readonly Check[]): readonly string[] {
  return checks.filter(({ docker }) => docker === true).map(({ name }) => name);
}

function reviewGaps(state: RunState): readonly string[] {
  if (isUnreviewed(state))
    return ['Review: spec and quality were not reviewed. No second agent read the changes against the criteria.'];
  return state.plan.checks.length > 0
    ? []
    : ['Review: with no check configured, the verdict of a reviewing model was the only gate after integrity.'];
}

/** What nobody tells cannot be counted against a cap (02-loop §2, "unknown is printed as unknown"). */
function costGaps({ plan, spent }: RunState): readonly string[] {
  const unknown = spent?.unknownCalls ?? 0;
  if (plan.caps.maxCostUsd === undefined || unknown === 0) return [];
  const calls = unknown === 1 ? '1 call did not tell its' : `${unknown} calls did not tell their`;
  return [
    `Cost: ${calls} whole cost, and what is not known of it did not count against max_cost_usd. cost_per_call gives such calls a cost.`,
  ];
}

function isolationGaps(state: RunState, isolation: Isolation | undefined): readonly string[] {
  if (isolation === undefined) return ['Isolation: the level is not known to this report.'];
  if (isIdle(state)) return [idleIsolation(isolation)];
  return [isolationWords(isolation, openChecks(state.plan.checks))];
}

/** It ended with nothing to do, before anything was started. */
function isIdle({ halt, iterations, baseline, final, finalReview, commits }: RunState): boolean {
  const isUnused = iterations === 0 && commits === 0 && !Array.isArray(baseline);
  return halt?.kind === 'nothing_to_do' && isUnused && final === undefined && finalReview === undefined;
}
