import { cutMiddle } from './prompt-text.ts';
import { fenced, forPrompt } from './sanitise.ts';

/**
 * What a reviewer must answer (03-interface §1), with the lines `nonce:` and `ids:` that a program can read. The shape is no
 * JSON and has no real nonce in it, so a reviewer that only repeats its prompt has not answered (04-trust rule 13).
 */
export function answerContract({ nonce, ids }: { readonly nonce: string; readonly ids: readonly string[] }): string {
  return `End with ONE JSON object and nothing behind it. It carries this nonce and ${ids.length === 0 ? 'an empty list of criteria' : 'judges each of these ids exactly once'}:
nonce: ${nonce}
ids: ${ids.length === 0 ? 'none' : ids.join(', ')}
Its shape, with every key and no other; what stands in <> is yours:
{"nonce": <the nonce>, "criteria": [{"id": <id>, "verdict": "met" or "unmet" or "unsure", "evidence": [{"file": <path in this folder>, "line": <number>} or {"absent": <what is not there and where you looked>}], "reason": <one sentence>}], "missing": [<text>], "extra": [<text>], "findings": [{"severity": "info" or "warn" or "block", "file": <path>, "line": <number>, "text": <what is wrong and why>}]}
"met" needs evidence, the other two need a reason; evidence must exist in THIS folder. A finding may do without file and line.
An answer without the nonce, with an id left out, twice or of your own, or beside a second one that differs is no answer.`;
}

/** What was wrong with the answer of the reviewer who was asked before; '' when nothing was. */
export function unusableAnswerNote(problem: string | undefined, nonce: string): string {
  if (problem === undefined) return '';
  const said = cutMiddle(forPrompt(problem), 600);
  return `\n\n## The answer before yours could not be used\n${fenced(said, nonce)}\nYours must not have this fault.`;
}
