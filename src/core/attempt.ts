import { attemptChecks, leftOut } from './applying.ts';
import { addGates, emptyResult, failed } from './attempt-end.ts';
import { isGreenAtStart, redAtStart } from './baseline.ts';
import { checksCommand, dropping } from './checking.ts';
import { questionIn } from './classifier.ts';
import type { Step } from './ending.ts';
import type { ChecksRan, Implemented, SnapshotTaken } from './event.ts';
import { type EvidenceInput, evidenceOf, testEvidenceOf } from './evidence.ts';
import { blocks, type GateResult, MOST_CHECK_CALLS } from './gates.ts';
import { canRun, type ReachText } from './integrity/check-reach.ts';
import { runLeftMs, storyLeftMs } from './limits.ts';
import { treeAt } from './next.ts';
import { partChecks } from './part-checks.ts';
import { probeAgain, probed, startProbes } from './probing.ts';
import { startReviews } from './reviewing.ts';
import { sabotageAgain, sabotaged } from './saboteur.ts';
import { openFix } from './signoff.ts';
import { cleanStart, judgedPart, ownAttempts, partInWork } from './split.ts';
import type { Attempt, IntegrityFinding, RunState } from './state.ts';
import { requireAttempt, requireStory, updateAttempt } from './story.ts';
import { withStory } from './story-list.ts';
import { nextTier } from './stuck.ts';

/** Lines of an agent's final message that are kept; the log has it whole. */
const MOST_SAID = 10;

/** The agent process ended: whatever it said, its tree is read and judged. */
export function implemented(before: RunState, outcome: Implemented): Step {
  const story = requireStory(before);
  const [tier, part] = [nextTier(ownAttempts(story)), partInWork(story)?.id];
  const previousTree = treeAt(before, tier);
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
    ...(part === undefined ? {} : { part }),
    ...(outcome.tooLarge && { tooLarge: true }),
    ...(outcome.badExit && { badExitFrom: previousTree }),
  };
  const { names = outcome.names } = story;
  const tried = { ...story, attempts: [...story.attempts, attempt], ...(names && { names }) };
  const stories = withStory(before.stories, before.current ?? 0, tried);
  const state = { ...before, iterations: attempt.iteration, stories };
  return {
    state,
    command: {
      type: 'take-snapshot',
      story: story.id,
      attempt: attempt.attempt,
      iteration: attempt.iteration,
      storyStart: story.start ?? state.head,
      previousTree,
      ...(part === undefined ? {} : { part }),
    },
  };
}

/** Integrity has judged: a clean candidate goes to the checks, anything else ends the attempt. */
export function snapshotTaken(before: RunState, outcome: SnapshotTaken): Step {
  const state = addGates(before, [outcome.result], {
    tree: outcome.tree,
    commit: outcome.commit,
    changed: outcome.changed,
    changedCount: outcome.changedCount,
    testFiles: outcome.testFiles,
    ...(outcome.otherTests && { otherTests: outcome.otherTests }),
    ...(outcome.change && { change: outcome.change }),
    ...(outcome.ignored && { ignored: outcome.ignored }),
    ...(outcome.workflowPatch !== undefined && { workflowPatch: outcome.workflowPatch }),
    ...(outcome.probes && { probes: outcome.probes }),
    ...(outcome.changedTests && { changedTests: outcome.changedTests }),
    ...(outcome.doubts && { doubts: outcome.doubts }),
    findings: outcome.findings,
  });
  const judged = badExit(state);
  return requireAttempt(judged).gates.some(blocks) ? failed(judged) : runChecks(judged);
}

/** A process that failed after it had said that it was done is forgiven only where it changed the tree. */
function badExit(state: RunState): RunState {
  const { badExitFrom, tree, gates } = requireAttempt(state);
  if (badExitFrom === undefined || badExitFrom !== tree) return state;
  const failing = gates.map((gate) => (gate.gate === 'implement' ? { ...gate, verdict: 'fail' as const } : gate));
  return updateAttempt(state, { gates: failing });
}

/** Without any check that applies, that they passed is all there is to say. */
function runChecks(state: RunState): Step {
  const command = checksCommand(state);
  return command.checks.length === 0 ? checksDone(state, { results: [] }) : { state, command };
}

/** All checks that apply ran. Every hard gate passed on exactly this tree: the story is committed. Else the table decides. */
export function checksDone(before: RunState, done: Omit<ChecksRan, 'type'>): Step {
  const { results: ran } = done;
  const { probing, saboteur, checkCalls = 1 } = requireAttempt(before);
  if (mayTryAgain(before, ran)) {
    const state = updateAttempt(before, { checkCalls: checkCalls + 1 });
    if (saboteur !== undefined) return sabotageAgain(state);
    return probing === undefined ? runChecks(state) : probeAgain(state);
  }
  if (saboteur !== undefined) return sabotaged(before, done);
  if (probing !== undefined) return probed(before, ran);
  const results = [...partChecks(before, ran), ...leftOut(before.plan, requireAttempt(before), before.elapsedMs)];
  const tested = addGates(before, results);
  const state = results.some(blocks) ? tested : addGates(tested, proofGate(tested, results));
  const attempt = requireAttempt(state);
  if (attempt.gates.some(blocks)) return failed(state);
  return judgedPart(requireStory(state)) === undefined ? startProbes(state) : startReviews(state);
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
  const story = requireStory(state);
  const isPart = judgedPart(story) !== undefined;
  const start = (isPart ? cleanStart(story) : story.start) ?? state.head;
  if (attempt.tree === start.tree) return unchanged(state, isPart);
  // What showed that the story is done still shows it; whether a fix is what was meant, its person says.
  if (!state.plan.requireEvidence || isPart || openFix(story)) return [];
  const ran = results.filter(({ verdict, check }) => verdict !== 'skipped' && !isPlainCheck(state, check));
  const { mayDropTests, removedTests } = dropping(state);
  const green = ran.filter(({ verdict, flaky }) => verdict === 'pass' || flaky !== undefined);
  const evidence = evidenceOf({
    ownRed: redAtStart(state).filter((name) => isOwnCheck(state, name)),
    greenNow: green.map((result) => result.check ?? result.gate),
    ...testFilesOf(state, green),
    tests: testEvidenceOf(ran, ran.length > 0 ? { mayDrop: mayDropTests, removed: removedTests } : {}),
  });
  return evidence.shown ? [] : [testFailure(state, 'evidence', evidence.sentence)];
}

/** Its command is what the story is measured by. */
function isOwnCheck({ plan }: RunState, name: string): boolean {
  return plan.checks.some((check) => check.name === name && check.own === true);
}

/** Test files that the story added or changed, by whether one of these checks can run them. */
function testFilesOf(
  state: RunState,
  green: readonly GateResult[],
): Pick<EvidenceInput, 'testFilesChanged' | 'otherTests' | 'outputs'> {
  const { checks, workingDirectory: folder } = state.plan;
  const { testFiles = [], otherTests = [] } = requireAttempt(state);
  const names = new Set(green.map(({ check }) => check));
  const commandsOf = (wanted: ReadonlySet<string | undefined>): readonly ReachText[] =>
    checks
      .filter(({ name }) => wanted.has(name))
      .map(({ command }) => ({ text: command, ...(folder !== undefined && { folder }) }));
  const commands = commandsOf(names);
  // Where tests are counted, their number shows what an expected output cannot.
  const uncounted = commandsOf(new Set(green.filter((result) => isUncounted(state, result)).map(({ check }) => check)));
  const outputs = otherTests.filter(({ path, why }) => why === 'output-gained' && canRun(uncounted, path));
  const run = testFiles.filter((path) => canRun(commands, path));
  const idle = testFiles.filter((path) => !run.includes(path)).map((path) => ({ path, why: 'not-run' as const }));
  return { testFilesChanged: run, otherTests: [...idle, ...otherTests], outputs: outputs.map(({ path }) => path) };
}

/** It was green before, it is green at once, and it tells by its exit code alone. */
function isUncounted(state: RunState, { check, tests, flaky }: GateResult): boolean {
  return check !== undefined && tests === undefined && flaky === undefined && isGreenAtStart(state, check);
}

/** It runs no tests, so it is evidence of nothing. */
function isPlainCheck({ plan }: RunState, name: string | undefined): boolean {
  return plan.checks.some((check) => check.name === name && check.kind === 'check');
}

/** Nothing to do is an answer only where a reviewer can say that the story was satisfied before (02-loop §1 "No change"). */
function unchanged(state: RunState, isPart: boolean): readonly GateResult[] {
  const red = redAtStart(state).length > 0 && !isPart;
  if (state.plan.reviewAgent !== 'none' && !red) return [];
  return [testFailure(state, 'no-change', noChange(requireAttempt(state)))];
}

/** What was put back is named: the agent did change it. */
function noChange({ findings }: Attempt): string {
  const of = (kind: IntegrityFinding['class']): readonly IntegrityFinding[] =>
    findings.filter((finding) => finding.class === kind);
  const restored = [...of('policy'), ...of('controller')];
  const [first] = restored;
  if (first === undefined) return 'the attempt changed nothing in the tree';
  const more = restored.length > 1 ? ` (${restored.length} changes were put back)` : '';
  return `nothing of what the attempt changed is left in the tree${more}: it ${first.message}`;
}

function testFailure(state: RunState, check: string, reason: string): GateResult {
  return { ...emptyResult(state), gate: 'test', check, verdict: 'fail', reason };
}
