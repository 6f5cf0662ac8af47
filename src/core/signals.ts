import { cutAtWord } from './all-of.ts';
import type { IterationChange, Signals } from './facts.ts';
import { blocks, type GateResult } from './gates.ts';
import { worked } from './outage.ts';
import type { StallRules } from './plan.ts';
import type { Attempt, RunState, StoryState } from './state.ts';

/** Signals of a blocked agent unless `blocking_signals` says otherwise (pattern-library). */
export const BLOCKING_SIGNALS: readonly string[] = [
  'HALT|BLOCKED|Cannot proceed|Manual intervention|STATUS UPDATE FAILED|Maximum.*depth',
];

/** What an agent that is blocked asks a person for, in its own words. */
export function cannotGoOn({ signals }: Signalled): string {
  return `the agent says that it cannot go on: "${signals?.blocking?.line}"`;
}

/** A signal of completion that nobody can quote: it carries the word of this call (10-fine-print, Verdicts). */
export function promiseOf(nonce: string): string {
  return `<promise>COMPLETE ${nonce}</promise>`;
}

/** The report of an executor that claims to be done (adr-007). */
export const PASS_REPORT = '"status"\\s*:\\s*"PASS"';

/** The limits of ralph-hybrid (`consecutive_done_signals`, `consecutive_test_loops`). */
export const stallRules: StallRules = { claims: 2, testLoops: 3 };

/** What signals and changes say of the progress of one iteration; the breaker reads it. */
export interface Stall {
  readonly kind: 'claims' | 'test-loops';
  /** One sentence. */
  readonly sentence: string;
}

/** What an attempt signalled, and whether that is progress. */
export interface Signalled {
  /** What its final message signals; absent = nothing. */
  readonly signals?: Signals;
  /** What it changed in the tree that it was given; absent = not known. */
  readonly change?: IterationChange;
  /** Why it is no progress whatever its tree is; absent = nothing says so. */
  readonly stall?: Stall;
}

/**
 * Whether the last iteration is no progress although a tree may be new: so many claims without a change in a row, or so many
 * iterations that changed nothing but tests (02-loop §3). Only attempts of the same story count.
 */
export function stallOf(story: Pick<StoryState, 'attempts'>, rules: StallRules): Stall | undefined {
  const attempts = worked(story.attempts);
  if (attempts.at(-1) !== story.attempts.at(-1)) return undefined;
  const claims = trailing(attempts, isIdleClaim);
  if (claims >= rules.claims) {
    return {
      kind: 'claims',
      sentence: `the agent claimed ${claims} times in a row ${DONE_UNCHANGED}`,
    };
  }
  const loops = trailing(attempts, isTestLoop);
  if (loops < rules.testLoops) return undefined;
  return { kind: 'test-loops', sentence: `${loops} iterations in a row changed nothing but tests` };
}

const DONE_UNCHANGED = 'to be done without changing anything';

/**
 * What a person is asked where the last attempts claim to be done, changed nothing, and no reviewer can tell: the agent's own last words;
 * undefined = nothing of that.
 */
export function doneQuestion({ plan }: Pick<RunState, 'plan'>, { gates, stall, said = [], signals }: Attempt) {
  // A red check answers the claim; evidence alone cannot tell whether there was nothing left to do.
  const isOwn = ({ check }: GateResult): boolean => plan.checks.some(({ name }) => name === check);
  const isAnswered = gates.some((each) => blocks(each) && (each.gate === 'implement' || isOwn(each)));
  if (plan.reviewAgent !== 'none' || stall?.kind !== 'claims' || isAnswered) return undefined;
  const spoken = said.join(' ').replaceAll(promise, '').replaceAll(/\s+/g, ' ').trim();
  const words = spoken === '' ? (signals?.completion?.line ?? '') : spoken;
  return `${stall.sentence}: "${cutAtWord(words, WORDS_CHARS)}"`;
}

/** Whether a question is the one of an agent that says that it is done. */
export function asksWhetherDone(question: string): boolean {
  return question.includes(`${DONE_UNCHANGED}: "`);
}

const promise = /<promise>[^<]*<\/promise>/g;
/** Longest message that a person is asked about. */
const WORDS_CHARS = 400;

/** In its signal, or in plain words: many agents that find nothing to do leave the signal out. */
function isIdleClaim({ signals, change, said = [] }: Attempt): boolean {
  return change?.changed === 0 && (signals?.completion !== undefined || said.some((line) => alreadyDone.test(line)));
}

const alreadyDone =
  /\balready\b.{0,40}\b(?:complete\w*|done|exists?|fixed|implement\w*|in place|met|pass(?:es|ing)|present|satisf\w*|supported|works?)\b|\b(?:nothing|no (?:code )?changes?)\b.{0,20}\b(?:left|to (?:be )?(?:change|do|done)|needed|necessary|required)\b/i;

function isTestLoop({ change }: Attempt): boolean {
  return change !== undefined && change.changed > 0 && change.tests === change.changed;
}

function trailing(attempts: readonly Attempt[], holds: (attempt: Attempt) => boolean): number {
  const last = attempts.findLastIndex((attempt) => !holds(attempt));
  return attempts.length - 1 - last;
}
