import type { Check } from './gates.ts';
import { withRemedy } from './remedy.ts';
import type { BaselineCheck, Halt, RunState } from './state.ts';
import { requireStory } from './story.ts';

/**
 * Why the baseline ends the run before any agent is paid (02-loop §1 Baseline), or undefined when work may start.
 * Broken checks halt; a red base halts with `require-green`, or where it does not tell of its tests; a base slower than its limit is
 * a configuration error.
 */
export function baselineHalt(state: RunState, checks: readonly BaselineCheck[]): Halt | undefined {
  const halt = redHalt(state, checks);
  return halt === undefined || state.unseen === undefined
    ? (halt ?? slowHalt(state, checks))
    : { ...halt, detail: `${halt.detail}${/[.!?]$/.test(halt.detail) ? '' : '.'} In the workspace, ${state.unseen}` };
}

function redHalt(state: RunState, checks: readonly BaselineCheck[]): Halt | undefined {
  const broken = checks.find((check) => check.verdict === 'broken');
  if (broken !== undefined) {
    return {
      kind: 'environment_broken',
      detail: `check "${broken.name}" cannot run on the base commit: ${withRemedy(broken.cause, checkOf(state, broken.name))}`,
    };
  }
  const modes = new Map(state.plan.checks.map(({ name, baseline = state.plan.baseline }) => [name, baseline]));
  const red = checks
    .filter(({ name, verdict }) => verdict === 'red' && (modes.get(name) ?? state.plan.baseline) === 'require-green')
    .map((check) => check.name);
  if (red.length > 0) {
    return {
      kind: 'environment_broken',
      detail: `baseline: require-green, but ${names(red)} red on the base commit; repair the base branch or use baseline: attribute`,
    };
  }
  return silentHalt(state, checks);
}

/** Paths that are named at most. */
const mostUnseen = 8;

/**
 * What gates lack of the checkout although it is there, several paths of one top folder as that folder; undefined: nothing.
 * @param untracked paths that are neither tracked nor ignored; folders end with `/`
 */
export function unseenWords(untracked: readonly string[]): string | undefined {
  const tops = Map.groupBy(untracked, (path) => path.replace(/\/.*/su, '/'));
  const names = [...tops].map(([top, [first = top, ...others]]) =>
    others.length === 0 ? first : `${top} (${others.length + 1} paths)`,
  );
  if (names.length === 0) return undefined;
  const more = names.length > mostUnseen ? ` and ${names.length - mostUnseen} more` : '';
  const it = names.length === 1 && !names[0]?.endsWith(' paths)') ? 'it' : 'them';
  const shown = names.slice(0, mostUnseen).join(', ') + more;
  return `gates do not see ${shown} (untracked, not ignored): ignore ${it} or make ${it} in setup_command`;
}

/** Whether work made a red check better or worse, only its tests can tell. */
function silentHalt(state: RunState, checks: readonly BaselineCheck[]): Halt | undefined {
  const silent = checks.find(
    ({ name, verdict, result }) =>
      verdict === 'red' && result.tests === undefined && checkOf(state, name)?.own !== true,
  );
  if (silent === undefined) return undefined;
  return {
    kind: 'environment_broken',
    detail: `check "${silent.name}" is red on the base commit (${silent.result.reason}), and ${waysOut(checkOf(state, silent.name))}`,
  };
}

/** What to do about a check that is red on the base without telling how many tests passed. */
export function waysOut(check: Pick<Check, 'kind'> | undefined): string {
  const third =
    check?.kind === 'check'
      ? 'write baseline: off for it, so that a story has to make it green'
      : 'let it write a report of its tests and name that: test_report: reports/*.xml';
  return `its output does not tell how many tests passed, so no attempt could be judged by it. Make it green on the base, leave it out, or ${third}`;
}

function checkOf({ plan }: RunState, name: string): Check | undefined {
  return plan.checks.find((check) => check.name === name);
}

/** Names of the checks that were red on the run start. */
export function redChecks(state: RunState): readonly string[] {
  if (!Array.isArray(state.baseline)) return [];
  return (state.baseline as readonly BaselineCheck[])
    .filter((check) => check.verdict === 'red')
    .map((check) => check.name);
}

/** The same for the current story: one that starts from passed work starts green, but for tests that failed before. */
export function redAtStart(state: RunState): readonly string[] {
  const start = requireStory(state).start ?? state.head;
  if (start.commit === state.plan.start.commit) return redChecks(state);
  return Object.entries(state.tests ?? {}).flatMap(([check, { exitCode }]) => (exitCode === 0 ? [] : [check]));
}

/** Whether a check is known to have been green on what the current story starts from: there, or on the passed work before it. */
export function isGreenAtStart(state: RunState, check: string): boolean {
  const { baseline, head, plan } = state;
  const start = requireStory(state).start ?? head;
  if (start.commit !== plan.start.commit) return !redAtStart(state).includes(check);
  return (
    Array.isArray(baseline) &&
    (baseline as readonly BaselineCheck[]).some(({ name, verdict }) => name === check && verdict === 'green')
  );
}

/** Whether a check is known to work on this machine: it ran on the run start, or work of this run has passed all of them. */
export function hasRun({ baseline, head, plan }: RunState, check: string): boolean {
  if (head.commit !== plan.start.commit) return true;
  return Array.isArray(baseline) && (baseline as readonly BaselineCheck[]).some(({ name }) => name === check);
}

function slowHalt(state: RunState, checks: readonly BaselineCheck[]): Halt | undefined {
  const measured = checks.reduce((sum, check) => sum + check.durationMs, 0);
  const limit = state.plan.caps.test.hardMs;
  if (measured <= limit) return undefined;
  const seconds = Math.ceil(measured / 1000);
  return {
    kind: 'config_error',
    detail:
      `the checks took ${seconds} s on the base commit, but the test gate may take ${Math.floor(limit / 1000)} s; ` +
      `raise it, for example gate_timeouts: test=${seconds}s/${2 * seconds}s`,
  };
}

function names(list: readonly string[]): string {
  return `${list.map((name) => `"${name}"`).join(', ')} ${list.length === 1 ? 'is' : 'are'}`;
}
