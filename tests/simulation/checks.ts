import type { RunBaseline, RunChecks } from '../../src/core/command.ts';
import type { Check, GateResult, Verdict } from '../../src/core/gates.ts';
import { setupResult } from '../../src/core/setup-verdict.ts';
import type { BaselineCheck } from '../../src/core/state.ts';
import type { TestResults } from '../../src/core/tool-output/test-results.ts';
import type { ChecksResult, CutShort, World } from '../../src/ports.ts';
import { result } from './gate-result.ts';
import type { Process } from './kernel.ts';
import { codeOf, type Files, isCode } from './objects.ts';
import { isBlind, setupTrouble, truthOf } from './truth.ts';
import { effect, point, type Universe } from './universe.ts';

/** The checks: they look at a tree and at nothing else. */
export function checksPort(u: Universe, process: Process): World['checks'] {
  return {
    baseline: (command) => effect(u, process, { name: 'baseline', act: () => baseline(u, process, command) }),
    run: (command) => effect(u, process, { name: 'checks', act: () => run(u, process, command) }),
  };
}

async function baseline(
  u: Universe,
  process: Process,
  { checks, tree, limits }: RunBaseline,
): Promise<{ readonly checks: readonly BaselineCheck[] } | CutShort> {
  const { fates, plan } = u.scenario;
  const slowMs = 2 * plan.caps.test.hardMs;
  const done: BaselineCheck[] = [];
  for (const [at, check] of checks.entries()) {
    const isFirst = at === 0;
    const durationMs =
      isFirst && fates.baseline === 'slow' ? Math.min(slowMs, limits.hardMs) : fates.took(`baseline ${check.name}`);
    if (await u.kernel.sleep(process, durationMs)) return cut(process);
    const isGreen = truthOf(u.objects.tree(tree), check, 1) === 'pass';
    const verdict = isFirst && fates.baseline === 'broken' ? 'broken' : isGreen ? 'green' : 'red';
    const told = isGreen ? {} : { reason: 'exited with 1', exitCode: 1, tests: redCounts };
    const said = result('test', isGreen ? 'pass' : 'fail', { check: check.name, durationMs, ...told });
    done.push({
      name: check.name,
      verdict,
      durationMs,
      cause: verdict === 'broken' ? 'command not found' : '',
      result: said,
    });
  }
  return { checks: done };
}

/** What a runner tells that names no test. */
const redCounts: TestResults = {
  ...{ source: 'output', formats: ['counts'], listed: 'none', exitCode: 1, failing: [] },
  counts: { passed: 1, failed: 1, errors: 0, skipped: 0 },
};

async function run(u: Universe, process: Process, command: RunChecks): Promise<ChecksResult | CutShort> {
  if (command.sabotage === undefined) return runOn(u, process, command);
  const files = brokenBy(u, { ...command, start: command.sabotage.start });
  const sabotage = { kind: 'value', files } as const;
  if (files.length === 0) return { results: [], sabotage };
  const done = await runOn(u, process, command);
  return 'results' in done ? { ...done, sabotage } : done;
}

/** What a story changed of its code. */
function brokenBy({ objects }: Universe, { start, tree }: { readonly start: string; readonly tree: string }) {
  const before = objects.tree(start);
  const changed = [...objects.tree(tree)].filter(
    ([path, text]) => path.startsWith('src/') && before.get(path) !== text,
  );
  return changed.map(([path]) => ({ path, lines: [1] }));
}

async function runOn(u: Universe, process: Process, command: RunChecks): Promise<ChecksResult | CutShort> {
  const looked = u.bug === 'checks-of-another-tree' ? u.scenario.plan.start.tree : command.tree;
  const verdicts = verdictsOf(u, command, looked);
  const results: GateResult[] = [];
  let leftMs = command.limits.hardMs;
  for (const each of verdicts) {
    const wantedMs =
      each.verdict === 'timeout'
        ? leftMs
        : u.scenario.fates.took(`${command.story} ${command.attempt} ${each.check ?? ''}`);
    const durationMs = Math.min(leftMs, wantedMs);
    leftMs -= durationMs;
    if (await u.kernel.sleep(process, durationMs)) return cut(process);
    await point(u, process, { name: 'during checks' });
    const verdict = leftMs <= 0 ? 'timeout' : each.verdict;
    results.push({ ...each, verdict, durationMs });
    if (each.check !== undefined && command.sabotage === undefined)
      note(u, { tree: looked, check: each.check, verdict });
  }
  return { results };
}

function cut(process: Process): CutShort {
  return { type: 'interrupted', cause: String(process.cancel.signal.reason) };
}

function verdictsOf(u: Universe, command: RunChecks, tree: string): readonly GateResult[] {
  const files = u.objects.tree(tree);
  if (command.story === 'final') return command.checks.map((check) => finalResult(u, command, { check, tree }));
  const call = command.call ?? 1;
  const trouble = setupTrouble(files, call);
  if (trouble !== undefined) {
    return [
      setupResult(
        { type: trouble, reason: 'setup_command failed' },
        { ...facts, excerpt: { lines: [], truncated: 0 } },
      ),
    ];
  }
  return command.checks.flatMap((check) => {
    const verdict = command.sabotage === undefined ? truthOf(files, check, call) : onBroken(u, { files, check, call });
    return verdict === 'silent' ? [] : [resultOf(check, verdict, redLines(files))];
  });
}

/** A check that is green on a tree is red once that is broken, if it notices anything. */
function onBroken(u: Universe, { files, check, call }: { files: Files; check: Check; call: number }) {
  const verdict = truthOf(files, check, call);
  return verdict === 'pass' && (u.bug === 'blindness-unseen' || !isBlind(files)) ? 'fail' : verdict;
}

const facts = { startedMs: 0, durationMs: 0, softLimitHit: false };

function finalResult(u: Universe, command: RunChecks, { check, tree }: { check: Check; tree: string }): GateResult {
  const fate = u.scenario.fates.final(codeOf(u.objects.tree(tree)));
  const isAway = fate === 'away' || (fate === 'away-once' && command.attempt === 1);
  const verdict = isAway ? 'error' : fate === 'fail' ? 'fail' : fate === 'hang' ? 'timeout' : 'pass';
  return resultOf(check, u.bug === 'final-checks-agree' ? 'pass' : verdict);
}

const plainly = ['not ok 1 - parses a date', '  AssertionError: expected 1 to equal 2'];

/** What a check prints when it fails: it names the attempt that left the mark, where the agent made a new mistake. */
function redLines(files: Files): readonly string[] {
  const code = [...files].flatMap(([path, text]) => (isCode(path) ? [text] : []));
  if (code.some((text) => text.includes('no-command'))) return ['bash: line 1: jest: command not found'];
  const side = code.flatMap((text) => text.match(/side-\d/) ?? [])[0];
  if (side !== undefined) return [...plainly, `  AssertionError: ${side}`];
  if (code.some((text) => text.includes('missing-module'))) return ["Error: Cannot find module './dates.js'"];
  const mistakes = code.flatMap((text) => (text.includes('red:') ? (text.match(/#(\d+)/) ?? []).slice(1) : []));
  return mistakes.length === 0 ? plainly : [...plainly, `  AssertionError: mistake ${mistakes.join(' and ')}`];
}

function resultOf({ name }: Check, verdict: Verdict, red: readonly string[] = plainly): GateResult {
  const reasons: Partial<Record<Verdict, string>> = {
    fail: 'exited with 1',
    error: 'the registry did not answer',
    timeout: 'stopped at its limit',
  };
  const lines = verdict === 'fail' ? red : [];
  const exitCode = red[0]?.includes('command not found') ? 127 : 1;
  const ended = verdict === 'fail' ? { exitCode } : {};
  return result('test', verdict, {
    check: name,
    reason: reasons[verdict] ?? '',
    ...ended,
    excerpt: { lines, truncated: 0 },
  });
}

function note(u: Universe, { tree, check, verdict }: { tree: string; check: string; verdict: Verdict }): void {
  const known = u.ledger.checked.get(tree) ?? new Map<string, Verdict>();
  u.ledger.checked.set(tree, known.set(check, verdict));
  for (const { tip, checked } of u.ledger.carried.values())
    if (tip === tree && checked.get(check) !== 'pass') checked.set(check, verdict);
}
