import type { Expansion } from '../core/expansion.ts';
import { blockingGates, firstError } from '../core/first-error.ts';
import type { Attempt } from '../core/state.ts';
import { sameErrors } from '../core/stuck.ts';
import { gateLabel } from './attempt-facts.ts';
import { expansionText } from './prompt-expansion.ts';
import { cutMiddle, listed } from './prompt-text.ts';
import { fenced } from './sanitise.ts';

/** What an agent is told when its predecessors failed in the same way again and again (02-loop §3.4). */
export interface ShiftPrompt {
  /** Attempts of the story so far; the last one failed. */
  readonly attempts: readonly Attempt[];
  /** The worktree holds what the attempt before left. */
  readonly kept: boolean;
  /** What the tree has of that which was not found; absent = nothing was searched for. */
  readonly expansion?: Expansion;
}

/** Longest pieces, in characters: with them the whole prompt keeps its bound (08-performance). */
const MOST = { error: 400, trace: 3_600, changed: 600 };

/** The strategy shift: that it failed, the trace verbatim, what is forbidden, where the next attempt starts. */
export function shiftText({ attempts, kept, expansion }: ShiftPrompt, nonce: string): string {
  const same = sameErrors(attempts);
  const last = same.at(-1);
  if (last === undefined) return '';
  return [
    '## IMPORTANT: Strategy Shift Required',
    `You have failed ${same.length}x with the same error. Your previous approach does not work.`,
    'You MUST try a fundamentally different approach. Do NOT:',
    `- hand in anything that ends in this error again:\n${fenced(cutMiddle(firstError(last), MOST.error), nonce)}`,
    ...forbidden(same, nonce),
    `The trace of attempt ${last.attempt}, verbatim:`,
    fenced(cutMiddle(trace(last), MOST.trace), nonce),
    kept ? 'Undo what led there before you begin.' : 'None of the earlier work is in this folder: begin anew.',
    'Consider completely different solutions.',
    ...(expansion === undefined ? [] : ['', expansionText(expansion, nonce)]),
  ].join('\n');
}

/** What every one of the failed attempts did: their common pattern. */
function forbidden(same: readonly Attempt[], nonce: string): readonly string[] {
  const [first, ...rest] = same;
  const all = rest.map(({ changed }) => new Set(changed.map(({ path }) => path)));
  const common = (first?.changed ?? []).map(({ path }) => path).filter((path) => all.every((paths) => paths.has(path)));
  if (common.length === 0) return [];
  const span = `attempts ${first?.attempt} to ${same.at(-1)?.attempt}`;
  return [
    `- repeat what ${span} did; each of them changed these files:\n${fenced(listed(common, MOST.changed).join('\n'), nonce)}`,
  ];
}

function trace(attempt: Attempt): string {
  return blockingGates(attempt)
    .flatMap((gate) => {
      const said = gate.gate === 'integrity' ? attempt.findings.map(({ path, message }) => `${path}: ${message}`) : [];
      return [`[${gateLabel(gate)}] ${gate.reason}`, ...said, ...gate.excerpt.lines];
    })
    .join('\n');
}
