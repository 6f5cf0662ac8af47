import { applyingChecks } from './applying.ts';
import { addGates, emptyResult, failed } from './attempt-end.ts';
import type { RunChecks } from './command.ts';
import type { Step } from './ending.ts';
import type { Broken, Doubt, GateLimit, Sabotage } from './facts.ts';
import { blocks, type Check, type GateResult } from './gates.ts';
import { hash8 } from './hash.ts';
import { limitsFor, testLimit } from './limits.ts';
import { own } from './own.ts';
import { startReviews } from './reviewing.ts';
import type { Attempt, RunState } from './state.ts';
import { requireAttempt, requireStory, updateAttempt } from './story.ts';
import { type KnownTests, knownAfter, ranOf, redOf, type TestResults } from './tool-output/test-results.ts';

/** What an attempt knows of the saboteur: its green tree is judged once more with wrong values in what it changed. */
export interface Sabotaging {
  /** Under way. */
  readonly saboteur?: Saboteur | undefined;
}

interface Saboteur {
  /** Edits that did not compile or load, or may hide others: the next go does without them. */
  readonly leftOut: readonly Broken[];
  /** Goes that ended. */
  readonly goes: number;
  readonly spentMs: number;
  /** The checks have all the time that a saboteur gives, and not what little the story or the run has left. */
  readonly isUnhurried?: boolean;
}

/** One run, a few more where an edit does not compile, and another one with half of the edits where nobody noticed all of them. */
const MOST_GOES = 4;

/** A wrong value may make a program run for ever: a check gets as many times what it took on the green tree, and at least so long. */
const SLOWEST = 5;
const LEAST_LIMIT_MS = 60_000;

/** The candidate passed all its checks: where their green is doubted, or tells too little, it is broken and they have to notice. */
export function startSaboteur(state: RunState): Step {
  return isAsked(state) ? go(state, { leftOut: [], goes: 0, spentMs: 0 }) : startReviews(state);
}

/** Asks for the checks of the go at hand once more. */
export function sabotageAgain(state: RunState): Step {
  return go(state, underWay(state));
}

/** The checks ran on the broken tree. */
export function sabotaged(
  before: RunState,
  {
    results,
    sabotage = nothing,
  }: { readonly results: readonly GateResult[]; readonly sabotage?: Sabotage | undefined },
): Step {
  const { leftOut, goes, spentMs, isUnhurried = false } = underWay(before);
  const took = spentMs + results.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const state = updateAttempt(before, { saboteur: undefined });
  const pairs = pairsOf(state, results);
  const isNoticed = pairs.some((pair) => notices(pair, sabotage.kind) || (isUnhurried && hangs(pair)));
  const reds = pairs.filter(isRed);
  const isHung = results.some(({ verdict }) => verdict === 'timeout');
  const isRefused = reds.length > 0 || isHung;
  const mayHide = leftOut.length === 0 && !results.some(({ verdict }) => verdict === 'error');
  const more = isRefused ? blamed(sabotage.files, results) : mayHide ? everySecond(sabotage.files) : [];
  if (!isNoticed && sabotage.kind === 'value' && goes + 1 < MOST_GOES && more.length > 0) {
    return go(updateAttempt(state, { checkCalls: undefined }), {
      leftOut: [...leftOut, ...more],
      goes: goes + 1,
      spentMs: took,
    });
  }
  const said = verdictOf(state, { results, sabotage, reds, isNoticed, isTried: leftOut.length > 0 });
  if (said === undefined) return startReviews(state);
  const gate: GateResult = { ...emptyResult(state), gate: 'integrity', check: 'saboteur', durationMs: took, ...said };
  const judged = addGates(state, [gate]);
  return blocks(gate) ? failed(judged) : startReviews(judged);
}

const nothing: Sabotage = { kind: 'value', files: [] };

function isAsked(state: RunState): boolean {
  const { saboteur } = state.plan;
  const { doubts = [], changedCount } = requireAttempt(state);
  if (saboteur === undefined || changedCount === 0 || askedChecks(state).length === 0) return false;
  return saboteur === 'always' || doubts.length > 0 || isUncounted(state);
}

/** No check tells how many tests passed. */
function isUncounted(state: RunState): boolean {
  const asked = new Set(askedChecks(state).map(({ name }) => name));
  return !requireAttempt(state).gates.some(({ check = '', tests }) => tests !== undefined && asked.has(check));
}

/** Those that may run tests: a linter or a type check does not notice a wrong value. */
function askedChecks(state: RunState): readonly Check[] {
  return applyingChecks(state.plan, requireAttempt(state)).filter(({ kind }) => kind !== 'check');
}

function underWay(state: RunState): Saboteur {
  const { saboteur } = requireAttempt(state);
  if (saboteur === undefined) throw new Error('The saboteur was answered and had not been asked.');
  return saboteur;
}

function go(before: RunState, saboteur: Saboteur): Step {
  const limits = limitsFor(before, saboteurLimit(before));
  const state = updateAttempt(before, { saboteur: { ...saboteur, isUnhurried: limits.boundBy === 'gate' } });
  const attempt = requireAttempt(state);
  const story = requireStory(state);
  const command: RunChecks = {
    type: 'run-checks',
    story: story.id,
    attempt: attempt.attempt,
    tree: attempt.tree ?? (story.start ?? state.head).tree,
    checks: askedChecks(state),
    probe: 'saboteur',
    sabotage: { start: (story.start ?? state.head).tree, leftOut: saboteur.leftOut, doubts: doubtedPaths(attempt) },
    known: knownNow(state),
    ...(attempt.checkCalls === undefined ? {} : { call: attempt.checkCalls }),
    limits,
  };
  return { state, command };
}

/** Never longer than the gate's own. */
function saboteurLimit(state: RunState): GateLimit {
  const { softMs, hardMs } = testLimit(state);
  const asked = new Set(askedChecks(state).map(({ name }) => name));
  const green = requireAttempt(state).gates.filter(({ gate, check = '' }) => gate === 'test' && asked.has(check));
  const tookMs = green.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const mostMs = Math.min(hardMs, Math.max(LEAST_LIMIT_MS, SLOWEST * tookMs));
  return { softMs: Math.min(softMs, mostMs), hardMs: mostMs };
}

function doubtedPaths({ doubts = [] }: Attempt): readonly string[] {
  return doubts.map(({ path }) => path);
}

/** What the tests did on the green tree: by that it is seen which of them turn red. */
function knownNow(state: RunState): KnownTests {
  const results = requireAttempt(state).gates.flatMap(({ check, tests }) =>
    check === undefined || tests === undefined ? [] : [[check, knownAfter(own(state.tests, check), tests)] as const],
  );
  return Object.fromEntries(results);
}

/** A check on the green tree and on the broken one. */
interface Pair {
  /** Undefined for setup, which failed in the place of a check. */
  readonly green: GateResult | undefined;
  readonly now: GateResult;
  readonly known: TestResults | undefined;
}

function pairsOf(state: RunState, results: readonly GateResult[]): readonly Pair[] {
  const { gates } = requireAttempt(state);
  const known = knownNow(state);
  return results.map((now) => ({
    green: gates.findLast(({ gate, check }) => gate === 'test' && check === now.check),
    ...{ now, known: own(known, now.check ?? '') },
  }));
}

/** By a named test that was green, by the numbers where tests have no names, by the exit code where there are no numbers. */
function notices(pair: Pair, kind: Sabotage['kind']): boolean {
  const { green, now, known } = pair;
  if (now.verdict !== 'fail' || green === undefined) return false;
  if (kind === 'unparsable') return isRed(pair);
  if (known?.ran !== undefined) return now.tests !== undefined && namedRed(pair).length > 0;
  if (known !== undefined && now.tests !== undefined) return fewerPass(now.tests, known);
  return isRed(pair) && green.flaky === undefined && !cannotLoad(now);
}

/** A check that ended on the green tree and is stopped at its limit on the broken one counts as red: it ran what is broken. */
function hangs({ green, now }: Pair): boolean {
  return now.verdict === 'timeout' && green?.verdict === 'pass' && green.flaky === undefined;
}

/** It was green outright: one that was red before turns red by its tests alone. */
function isRed({ green, now }: Pair): boolean {
  return now.verdict === 'fail' && (green === undefined || green.verdict === 'pass' || green.flaky !== undefined);
}

function namedRed({ green, now, known }: Pair): readonly string[] {
  const ran = new Set(known?.ran?.names);
  const chance = new Set(green?.flaky);
  const failing = now.tests?.compared?.newFailing ?? [];
  return failing.filter((id) => ran.has(known?.ran?.by === 'hash' ? hash8(id) : id) && !chance.has(id));
}

/** A file of tests that does not load is one error in the place of all its tests. */
function fewerPass({ counts }: TestResults, before: TestResults): boolean {
  if (counts.failed > before.counts.failed) return true;
  const isWhole = ranOf(counts) >= ranOf(before.counts);
  if (redOf(counts) > redOf(before.counts)) return isWhole;
  return counts.passed > 0 && counts.passed < before.counts.passed;
}

/** Whether a check failed before it could run a test. */
function cannotLoad({ excerpt, failing = [] }: GateResult): boolean {
  return [...failing, ...excerpt.lines].some((line) => unloadable.test(line));
}

/** What compilers and loaders say of a text that is none of their language's, or of another type. */
const unloadable = new RegExp(
  [
    String.raw`\b(?:Syntax|Indentation|Import|ModuleNotFound|Compile|Compilation|Parse)Error\b`,
    String.raw`\b(?:syntax|parse|compile|compilation) error\b|\berror TS\d+|\berror\[E\d+\]|\bcould not compile\b`,
    String.raw`\[build failed\]|\bcompilation (?:failed|terminated)\b|\bCOMPILATION ERROR\b`,
    String.raw`\.\w+:\d+(?::\d+)?: (?:fatal )?error:|\.\w+:\[\d+,\d+\]`,
    String.raw`\bundefined reference to\b|\bcannot use .* as .* value\b|\bCannot find module\b`,
  ].join('|'),
);

/**
 * The edits that the output names. A compiler may name a line that depends on an edit: then the last one before it is meant. Where it
 * names none, the second half of them.
 */
function blamed(files: readonly Broken[], results: readonly GateResult[]): readonly Broken[] {
  const places = results.flatMap(({ locations = [] }) => locations);
  const named = files.flatMap(({ path, lines }) => {
    const near = places.flatMap(({ file, line }) => (file === path ? (lastUpTo(lines, line) ?? []) : []));
    return near.length === 0 ? [] : [{ path, lines: [...new Set(near)] }];
  });
  if (named.length > 0) return named;
  const all = oneByOne(files);
  return all.slice(Math.floor(all.length / 2));
}

/** Two wrong values may make up for each other: what nobody noticed is tried once more with every second of them. */
function everySecond(files: readonly Broken[]): readonly Broken[] {
  return oneByOne(files).filter((_, at) => at % 2 === 1);
}

function oneByOne(files: readonly Broken[]): readonly Broken[] {
  return files.flatMap(({ path, lines }) => lines.map((line) => ({ path, lines: [line] })));
}

/** @param lines in order */
function lastUpTo(lines: readonly number[], line: number | undefined): number | undefined {
  return line === undefined ? undefined : lines.findLast((each) => each <= line);
}

interface Heard {
  readonly results: readonly GateResult[];
  readonly sabotage: Sabotage;
  /** Checks that turned red. */
  readonly reds: readonly Pair[];
  readonly isNoticed: boolean;
  /** Something was broken, and had to be left out. */
  readonly isTried: boolean;
}

type Said = Pick<GateResult, 'verdict' | 'reason'> & Pick<Partial<GateResult>, 'applies'>;

/** Undefined where there is nothing to say. */
function verdictOf(state: RunState, heard: Heard): Said | undefined {
  const { sabotage, isNoticed, isTried } = heard;
  const { doubts = [] } = requireAttempt(state);
  if (isNoticed) return { verdict: 'pass', reason: `the checks notice ${brokenWords(sabotage)}` };
  if (sabotage.files.length === 0 && !isTried)
    return doubts.length > 0 || state.plan.saboteur === 'always' ? notApplicable : undefined;
  const blind = `the checks do not notice ${brokenWords(sabotage)}`;
  return undecided(heard, doubts.length > 0) ?? unnoticed(blind, { doubts, help: remedy(sabotage.files) });
}

/** Some check came to no verdict, or none could start with what was broken; where their green is doubted, the first is no pass. */
function undecided({ results, sabotage, reds, isTried }: Heard, isDoubted: boolean): Said | undefined {
  const open = ['error', 'timeout'].flatMap((kind) => results.filter(({ verdict }) => verdict === kind))[0];
  const isStuck = reds.length > 0 || (isTried && sabotage.files.length === 0);
  if (open === undefined && !isStuck) return undefined;
  const why =
    open === undefined
      ? 'no wrong value that was tried compiles and loads'
      : `with ${brokenWords(sabotage)} check "${open.check ?? ''}" came to no verdict: ${open.reason}`;
  const verdict = open === undefined || !isDoubted ? 'warn' : open.verdict;
  return { verdict, reason: `nobody knows whether the checks notice broken code: ${why}` };
}

function unnoticed(
  blind: string,
  { doubts, help }: { readonly doubts: readonly Doubt[]; readonly help: string },
): Said {
  const [doubt] = doubts;
  if (doubt === undefined) return { verdict: 'warn', reason: `${blind}. ${help}` };
  const more = doubts.length > 1 ? ` and ${doubts.length - 1} more` : '';
  return { verdict: 'fail', reason: `${blind}, and the attempt changed ${doubt.path}${more} (${doubt.why}). ${help}` };
}

const notApplicable: Said = {
  verdict: 'skipped',
  applies: false,
  reason: 'not applicable: the story changed no product code, and its tests import none',
};

function brokenWords({ files: [first, ...more] }: Sabotage): string {
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  return first === undefined ? 'broken code' : `a broken ${first.path}${others}`;
}

/** What a person does where the work is honest. */
function remedy([first]: readonly Broken[]): string {
  const path = first?.path ?? 'what the story changes';
  return `Have a check that runs tests of ${path} and fails when a value in it is wrong; saboteur: off asks for none`;
}
