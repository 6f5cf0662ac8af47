import { join } from 'node:path';
import { unseenWords } from '../core/baseline.ts';
import type { RunChecks } from '../core/command.ts';
import { maybeFlaky } from '../core/flaky.ts';
import type { TestRules } from '../core/gate-truth.ts';
import type { Check, Limits } from '../core/gates.ts';
import { ownTestFinder } from '../core/integrity/own-tests.ts';
import { own } from '../core/own.ts';
import type { BaselineCheck } from '../core/state.ts';
import type { Checks, CutShort } from '../ports.ts';
import { baselineOf, type Ran } from './baseline-check.ts';
import { gateOf } from './check-result.ts';
import { type CheckTime, checkTime, outOfTime } from './check-time.ts';
import type { GateReports } from './gate-reports.ts';
import { type Logs, logName } from './logs.ts';
import type { Progress } from './progress.ts';
import type { FindRewrites } from './rewrites.ts';
import type { ViewRoom, ViewRoomCall } from './rooms.ts';
import { isCut, secondLook, steadyLook } from './second-look.ts';
import type { Setup } from './setup.ts';
import { sideBySide } from './side-by-side.ts';

export interface CheckOptions {
  /** Absolute path of bash, resolved before any agent ran. */
  readonly bash: string;
  readonly environment: (call: { home: string; tmp: string; check: Check }) => Record<string, string>;
  /** A room on a clean view of a tree. */
  readonly openRoom: (call: ViewRoomCall) => Promise<ViewRoom>;
  /** Folder of the tree in which checks start; '' = its root. */
  readonly workingDirectory: string;
  /** Checks side by side; 1 = one after the other. */
  readonly parallel: number;
  /** Installs dependencies where manifests or lock files changed; absent = nobody does. */
  readonly setup?: Setup;
  readonly logs: Logs;
  /** Machine-readable reports that a check writes into its view. */
  readonly reports: (check: Check) => GateReports;
  /** Paths of the checkout that no view has because they are neither tracked nor ignored; default: nobody looks. */
  readonly untracked?: () => Promise<readonly string[]>;
  /** What checks did to tests and fixtures while they ran; default: nothing is looked at. */
  readonly rewrites?: FindRewrites;
  readonly graceMs: number;
  readonly marker: () => string;
  readonly progress: Progress;
  /** Called right after a process was started. */
  readonly onStarted: () => void;
  /** Called with the whole output when a check has ended; default: nothing. */
  readonly onEnded?: (output: { readonly title: string; readonly path: string }) => Promise<void>;
  readonly elapsedMs: () => number;
  readonly cancel: AbortSignal;
}

/** One run of one check. */
interface CheckRun {
  readonly check: Check;
  readonly tree: string;
  /** Of all checks of the call together, or of this one once it runs. */
  readonly limits: Limits;
  readonly time: CheckTime;
  readonly label: string;
  readonly variables: Record<string, string>;
  readonly isBaseline: boolean;
  /** A failure is what was asked for: nobody looks at it a second time. */
  readonly once?: boolean;
  /** Commit that the story started from. */
  readonly start?: string;
  /** Tree of the story's start, for tests that flip. */
  readonly base?: string;
  /** Checks that were not green on it. */
  readonly redBefore?: readonly string[];
  /** What the tests of a check are measured by; absent = the baseline. */
  readonly rules?: (check: Check) => TestRules;
}

/** Runs the configured checks, each in its own clean view, all under one deadline (02-loop §1 gate 3). */
export function processChecks(options: CheckOptions): Checks {
  return {
    baseline: async ({ checks, tree, limits }) => {
      const ran = await runAll(options, { checks, tree, limits, label: 'baseline', variables: {}, isBaseline: true });
      return 'type' in ran ? ran : withUnseen(ran.map(baselineOf), options);
    },
    run: async (command) => {
      const { story, attempt, part, probe } = command;
      const variables = { RALPH_STORY: part ?? story, RALPH_ATTEMPT: String(attempt) };
      const label = [story, attempt, part, probe].filter((each) => each !== undefined).join('-');
      const rules = testRules(command, options.workingDirectory);
      const ran = await runAll(options, {
        ...{ ...command, label, variables, isBaseline: false, rules },
        once: command.sabotage !== undefined,
      });
      return 'type' in ran ? ran : { results: ran.map(({ gate }) => gate) };
    },
  };
}

/** A check may fail for want of something that only the checkout has. */
async function withUnseen(checks: readonly BaselineCheck[], { untracked }: CheckOptions) {
  if (checks.every(({ verdict }) => verdict === 'green')) return { checks };
  const unseen = unseenWords((await untracked?.().catch(() => [])) ?? []);
  return { checks, ...(unseen !== undefined && { unseen }) };
}

function testRules(
  { story, part, known, ownTests, mayDropTests, removedTests, changedTests }: RunChecks,
  folder: string,
): (check: Check) => TestRules {
  const isOwn = ownTestFinder({ story: part ?? story, folder, ...(ownTests && { globs: ownTests }) });
  return (check) => ({
    check,
    known: own(known, check.name),
    isOwn: check.own === true ? () => true : isOwn,
    mayDrop: mayDropTests,
    removed: removedTests,
    changed: changedTests,
  });
}

async function runAll(
  options: CheckOptions,
  call: Omit<CheckRun, 'check' | 'time'> & { checks: readonly Check[] },
): Promise<readonly Ran[] | CutShort> {
  const time = checkTime(call.limits, options.elapsedMs);
  const failed = await time.exclude(async () => options.setup?.ahead(call));
  const ran = failed === undefined ? await runChecks(options, { ...call, time }) : [failed];
  return ran.some(isCut) ? { type: 'interrupted', cause: String(options.cancel.reason) } : withoutRepeats(ran);
}

function runChecks(
  options: CheckOptions,
  call: Omit<CheckRun, 'check'> & { checks: readonly Check[] },
): Promise<readonly Ran[]> {
  const isLast = (ran: Ran): boolean => isCut(ran) || ran.isSetup === true;
  return sideBySide(call.checks, { most: options.parallel, isLast }, (check) => runOne(options, { ...call, check }));
}

/** Checks side by side may each have met the same failure of setup. */
function withoutRepeats(ran: readonly Ran[]): readonly Ran[] {
  const first = ran.find(({ isSetup }) => isSetup === true);
  return ran.filter((each) => each.isSetup !== true || each === first);
}

/** A failure that may be chance is looked at again in a fresh view: nothing that the first run left can help the second. */
async function runOne(options: CheckOptions, run: CheckRun): Promise<Ran> {
  const first = await runOnce(options, run);
  const { base, tree, label, check, time } = run;
  const known = run.rules?.(check).known;
  const wasGreen = base !== undefined && run.redBefore?.includes(check.name) !== true;
  const suspects = run.isBaseline || run.once ? undefined : maybeFlaky(first.gate, { known, wasGreen });
  const inTime = async (on: CheckRun): Promise<Ran | undefined> =>
    time.left(check.timeoutMs).hardMs <= 0 ? undefined : runOnce(options, on);
  const onBase = async () =>
    base === undefined || base === tree ? undefined : inTime({ ...run, tree: base, label: `${label}-start` });
  if (suspects !== undefined) return secondLook({ first, suspects, again: () => inTime(run), onBase });
  return run.rules === undefined ? first : steadyLook({ first, rules: run.rules(check), onBase });
}

async function runOnce(options: CheckOptions, run: CheckRun): Promise<Ran> {
  const { check, time } = run;
  const limits = time.left(check.timeoutMs);
  if (limits.hardMs <= 0) return outOfTime(check, options.elapsedMs());
  const room = await options.openRoom(roomCall(options, run));
  try {
    const failed = await time.exclude(async () => options.setup?.inView(run, room));
    // What setup took of a story's time is gone.
    const own = options.setup === undefined ? limits : time.left(check.timeoutMs);
    return failed ?? (await runIn(options, { ...run, limits: own }, room));
  } finally {
    room.close();
  }
}

async function runIn(options: CheckOptions, run: CheckRun, room: ViewRoom): Promise<Ran> {
  const { check, limits } = run;
  if (limits.hardMs <= 0) return outOfTime(check, options.elapsedMs());
  const reports = options.reports(check);
  reports.clear(room.written);
  const outputPath = await options.logs.fresh(`${logName(run.label)}-${check.name}`);
  const startedMs = options.elapsedMs();
  const running = room.run({
    program: options.bash,
    args: ['--noprofile', '--norc', '-eo', 'pipefail', '-c', scriptOf(check)],
    cwd: join(room.dir, options.workingDirectory),
    env: { ...options.environment({ ...room, check }), ...run.variables },
    stdin: '',
    outputPath,
    limits: { ...limits, graceMs: options.graceMs },
    marker: options.marker(),
    onProgress: options.progress({ gate: check.name, limits }),
    signal: options.cancel,
  });
  options.onStarted();
  const result = await running;
  await options.onEnded?.({ title: `${check.name}, ${run.label}`, path: outputPath });
  const gate = await gateOf(
    { ...options, reports, folder: options.workingDirectory },
    { check, limits, result, room, outputPath, startedMs, tree: run.tree, rules: run.rules?.(check) },
  );
  return { process: result, gate };
}

function roomCall({ reports }: CheckOptions, { check, tree, start }: CheckRun): ViewRoomCall {
  const { network, docker } = check;
  const { matches } = reports(check);
  return {
    ...{ role: 'gate', tree },
    ...(start === undefined ? {} : { start }),
    ...(network === undefined ? {} : { network }),
    ...(docker === undefined ? {} : { docker }),
    ...(matches === undefined ? {} : { without: matches }),
  };
}

/** The reset command runs first, in the same shell and the same view. */
function scriptOf({ before, command }: Check): string {
  return before === undefined ? command : `${before}\n${command}`;
}
