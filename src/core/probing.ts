import { applyingChecks } from './applying.ts';
import { addGates, emptyResult, failed } from './attempt-end.ts';
import { dropping } from './checking.ts';
import type { Step } from './ending.ts';
import type { Probe } from './facts.ts';
import { blocks, type Check, type GateResult } from './gates.ts';
import { limitsFor, testLimit } from './limits.ts';
import { own } from './own.ts';
import {
  newTestsVerdict,
  oldTestsVerdict,
  type ProbeResult,
  type ProbeVerdict,
  probeResult,
  unfinished,
  unfinishedVerdict,
} from './probe.ts';
import { startSaboteur } from './saboteur.ts';
import type { RunState } from './state.ts';
import { requireAttempt, requireStory, updateAttempt } from './story.ts';

/** The candidate passed its checks: its tests are tried on other code and its code with other tests, then reviewers judge. */
export function startProbes(state: RunState): Step {
  const missing = withoutProof(state);
  if (missing !== undefined) return failed(addGates(state, [missing]));
  return probe(freshCalls(state), 0);
}

/** The checks ran on the tree of the probe at hand. */
export function probed(before: RunState, results: readonly GateResult[]): Step {
  const { probes = [], probing = 0 } = requireAttempt(before);
  const now = probes[probing];
  if (now === undefined) throw new Error('A probe was answered that the attempt does not have.');
  const found = probeResult(now.kind, results, silentRed(before));
  const cut = unfinished(results);
  const said = cut === undefined ? judged(before, now, found) : unfinishedVerdict(cut);
  const spentMs = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const log = cut ?? results.find(({ logPath }) => logPath !== undefined);
  const gate: GateResult = {
    ...{ ...emptyResult(before), gate: 'test', check: now.kind, ...said, durationMs: spentMs },
    ...(said.verdict === 'pass' || log?.logPath === undefined ? {} : { logPath: log.logPath, excerpt: log.excerpt }),
  };
  const changed = now.kind === 'old-tests' && cut === undefined ? { expectations: found.failing } : {};
  const state = addGates(before, [gate], changed);
  return blocks(gate) ? failed(idle(state)) : probe(freshCalls(state), probing + 1);
}

/** Asks for the checks of the probe at hand once more. */
export function probeAgain(state: RunState): Step {
  return probe(state, requireAttempt(state).probing ?? 0);
}

function judged({ plan }: RunState, now: Probe, found: ProbeResult): ProbeVerdict {
  return now.kind === 'old-tests'
    ? oldTestsVerdict(found, now, plan.reviewAgent !== 'none')
    : newTestsVerdict(found, now);
}

/** Calls are counted anew on each tree. */
function freshCalls(state: RunState): RunState {
  return updateAttempt(state, { checkCalls: undefined });
}

function probe(state: RunState, at: number): Step {
  const attempt = requireAttempt(state);
  const next = attempt.probes?.[at];
  const checks = next === undefined ? [] : probeChecks(state);
  if (next === undefined || checks.length === 0) return startSaboteur(idle(state));
  return {
    state: updateAttempt(state, { probing: at }),
    command: {
      type: 'run-checks',
      story: requireStory(state).id,
      attempt: attempt.attempt,
      tree: next.tree,
      checks,
      probe: next.kind,
      ...(attempt.checkCalls === undefined ? {} : { call: attempt.checkCalls }),
      ...(state.tests === undefined ? {} : { known: state.tests }),
      // All old tests are in place: each of them has to run.
      ...(next.kind === 'old-tests' ? { ...dropping(state), changedTests: [] } : {}),
      limits: limitsFor(state, testLimit(state)),
    },
  };
}

/** All that may run tests: one that lists none tells by its exit code. */
function probeChecks(state: RunState): readonly Check[] {
  return applyingChecks(state.plan, requireAttempt(state)).filter(({ kind }) => kind !== 'check');
}

/** Checks that were red at the story's start without naming what failed; a story on passed work starts without any. */
function silentRed(state: RunState): ReadonlySet<string> {
  const { baseline, tests = {}, head, plan } = state;
  const start = requireStory(state).start ?? head;
  if (!Array.isArray(baseline) || start.commit !== plan.start.commit) return new Set();
  const red = baseline.filter(({ name, verdict }) => verdict === 'red' && own(tests, name) === undefined);
  return new Set(red.map(({ name }) => name));
}

function withoutProof(state: RunState): GateResult | undefined {
  const { probes = [] } = requireAttempt(state);
  if (state.plan.redGreen !== 'true') return undefined;
  const isTested = probes.some(({ kind }) => kind === 'new-tests');
  if (isTested && probeChecks(state).length > 0) return undefined;
  const why = isTested ? 'no check that runs tests applies to what it changed' : 'no test was added or changed';
  const reason = `no test proves this story: ${why}, and red_green: true asks for one`;
  return { ...emptyResult(state), gate: 'test', check: 'new-tests', verdict: 'fail', reason };
}

function idle(state: RunState): RunState {
  return updateAttempt(state, { probing: undefined });
}
