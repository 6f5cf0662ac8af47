import { applyingChecks, attemptChecks, leftOut } from './applying.ts';
import { addGates, emptyResult, failed } from './attempt-end.ts';
import { redAtStart } from './baseline.ts';
import { questionIn } from './classifier.ts';
import type { RunChecks } from './command.ts';
import type { Step } from './ending.ts';
import type { Implemented, SnapshotTaken } from './event.ts';
import { evidenceOf, testEvidenceOf } from './evidence.ts';
import { blocks, type GateResult, MOST_CHECK_CALLS } from './gates.ts';
import { limitsFor, runLeftMs, storyLeftMs, testLimit } from './limits.ts';
import { givenTree } from './next.ts';
import { probeAgain, probed, startProbes } from './probing.ts';
import { openFix } from './signoff.ts';
import type { Attempt, RunState } from './state.ts';
import { requireAttempt, requireStory, updateAttempt, updateStory } from './story.ts';
import { nextTier } from './stuck.ts';

/** Lines of an agent's final message that are kept; the log has it whole. */
const MOST_SAID = 10;

/** The agent process ended: whatever it said, its tree is read and judged. */
export function implemented(before: RunState, outcome: Implemented): Step {
  const story = requireStory(before);
  const tier = nextTier(story.attempts);
  const asked = questionIn(outcome.finalMessage.lines);
  const attempt: Attempt = {
    attempt: story.attempts.length + 1,
    iteration: before.iterations + 1,
    startedAt: before.now - outcome.result.durationMs,
    durationMs: outcome.result.durationMs,
    gates: [outcome.result],
    findings: [],
    changed: [],
    changedCount: 0,
    said: outcome.finalMessage.lines.slice(0, MOST_SAID),
    ...(outcome.signals && { signals: outcome.signals }),
    lastGate: 'implement',
    passed: false,
    fingerprint: '',
    blockers: [],
    decision: '',
    usage: outcome.usage,
    ...(tier === undefined ? {} : { tier }),
    ...(asked === undefined ? {} : { asked }),
  };
  const counted = { ...before, iterations: before.iterations + 1 };
  const names = story.names ?? outcome.names;
  const state = updateStory(counted, { attempts: [...story.attempts, attempt], ...(names && { names }) });
  const start = story.start ?? state.head;
  return {
    state,
    command: {
      type: 'take-snapshot',
      story: story.id,
      attempt: attempt.attempt,
      iteration: attempt.iteration,
      storyStart: start,
      previousTree: givenTree(before),
    },
  };
}

/** Integrity has judged: a clean candidate goes to the checks, anything else ends the attempt. */
export function snapshotTaken(before: RunState, outcome: SnapshotTaken): Step {
  const state = addGates(
    updateAttempt(before, {
      tree: outcome.tree,
      commit: outcome.commit,
      changed: outcome.changed,
      changedCount: outcome.changedCount,
      testFiles: outcome.testFiles,
      ...(outcome.change && { change: outcome.change }),
      ...(outcome.ignored && { ignored: outcome.ignored }),
      ...(outcome.workflowPatch !== undefined && { workflowPatch: outcome.workflowPatch }),
      ...(outcome.probes && { probes: outcome.probes }),
      findings: outcome.findings,
    }),
    [outcome.result],
  );
  if (requireAttempt(state).gates.some(blocks)) return failed(state);
  return runChecks(state);
}

/** Asks for the checks that apply to the attempt's tree; without any, that they passed is all there is to say. */
function runChecks(state: RunState): Step {
  const attempt = requireAttempt(state);
  const checks = applyingChecks(state.plan, attempt);
  const planned = state.plan.stories[state.current ?? 0];
  if (checks.length === 0) return checksDone(state, []);
  return {
    state,
    command: {
      type: 'run-checks',
      story: requireStory(state).id,
      attempt: attempt.attempt,
      tree: attempt.tree ?? givenTree(state),
      checks,
      base: (requireStory(state).start ?? state.head).tree,
      ...(attempt.checkCalls === undefined ? {} : { call: attempt.checkCalls }),
      ...(state.tests === undefined ? {} : { known: state.tests }),
      ...(planned?.tests === undefined ? {} : { ownTests: planned.tests }),
      ...dropping(state),
      limits: limitsFor(state, testLimit(state)),
    },
  };
}

/** A person let tests of the story go; or a criterion asks for files of them, and then only theirs may be missing. */
function dropping(state: RunState): Pick<RunChecks, 'mayDropTests' | 'removedTests'> {
  const removed = requireAttempt(state).findings.flatMap((finding) => finding.removed ?? []);
  return {
    ...(state.plan.stories[state.current ?? 0]?.mayDropTests === true ? { mayDropTests: true as const } : {}),
    ...(removed.length === 0 ? {} : { removedTests: removed }),
  };
}

/** All checks that apply ran. Every hard gate passed on exactly this tree: the story is committed. Else the table decides. */
export function checksDone(before: RunState, ran: readonly GateResult[]): Step {
  const { probing, checkCalls = 1 } = requireAttempt(before);
  if (mayTryAgain(before, ran)) {
    const state = updateAttempt(before, { checkCalls: checkCalls + 1 });
    return probing === undefined ? runChecks(state) : probeAgain(state);
  }
  if (probing !== undefined) return probed(before, ran);
  const results = [...ran, ...leftOut(before.plan, requireAttempt(before), before.elapsedMs)];
  const tested = addGates(before, results);
  const state = results.some(blocks) ? tested : addGates(tested, proofGate(tested, results));
  const attempt = requireAttempt(state);
  if (attempt.gates.some(blocks)) return failed(state);
  return startProbes(state);
}

/** Trouble that is ours, such as a registry that is down, costs no attempt: the same tree is looked at again (02-loop §1). */
function mayTryAgain(state: RunState, ran: readonly GateResult[]): boolean {
  if (!ran.some(({ verdict }) => verdict === 'error')) return false;
  const calls = requireAttempt(state).checkCalls ?? 1;
  return calls < MOST_CHECK_CALLS && runLeftMs(state) > 0 && storyLeftMs(state) > 0;
}

/** What green results still leave open: a check that never reported, a tree that never changed, a story nothing shows. */
function proofGate(state: RunState, results: readonly GateResult[]): readonly GateResult[] {
  const silent = attemptChecks(state.plan).filter((check) => !results.some((result) => result.check === check.name));
  if (silent.length === 0) return evidenceGate(state, results);
  return silent.map((check) => testFailure(state, check.name, `check "${check.name}" ended without a result`));
}

/** Green checks alone prove only that nothing broke (10-fine-print, Evidence). */
function evidenceGate(state: RunState, results: readonly GateResult[]): readonly GateResult[] {
  const attempt = requireAttempt(state);
  const start = requireStory(state).start ?? state.head;
  if (attempt.tree === start.tree) return unchanged(state);
  // What showed that the story is done still shows it; whether a fix is what was meant, its person says.
  if (!state.plan.requireEvidence || openFix(requireStory(state))) return [];
  const ran = results.filter(({ verdict, check }) => verdict !== 'skipped' && !isPlainCheck(state, check));
  const { mayDropTests, removedTests } = dropping(state);
  const green = ran.filter(({ verdict }) => verdict === 'pass');
  const evidence = evidenceOf({
    baselineRed: redAtStart(state),
    greenNow: green.map((result) => result.check ?? result.gate),
    testFilesChanged: ran.length === 0 ? [] : (attempt.testFiles ?? []),
    tests: testEvidenceOf(ran, ran.length > 0 ? { mayDrop: mayDropTests, removed: removedTests } : {}),
  });
  return evidence.shown ? [] : [testFailure(state, 'evidence', evidence.sentence)];
}

/** It runs no tests, so it is evidence of nothing. */
function isPlainCheck({ plan }: RunState, name: string | undefined): boolean {
  return plan.checks.some((check) => check.name === name && check.kind === 'check');
}

/** Nothing to do is an answer only where a reviewer can say that the story was satisfied before (02-loop §1 "No change"). */
function unchanged(state: RunState): readonly GateResult[] {
  const red = redAtStart(state).length > 0;
  if (state.plan.reviewAgent !== 'none' && !red) return [];
  return [testFailure(state, 'no-change', 'the attempt changed nothing in the tree')];
}

function testFailure(state: RunState, check: string, reason: string): GateResult {
  return { ...emptyResult(state), gate: 'test', check, verdict: 'fail', reason };
}
