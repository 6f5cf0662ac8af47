import type { Finding } from '../core/review-answer-types.ts';
import { commonRules, type ReviewCall, type ReviewPrompt, reviewParts, reviewRule, sections } from './prompt-review.ts';
import { cutMiddle } from './prompt-text.ts';
import { fenced, forPrompt } from './sanitise.ts';

/** What a second reviewer is told: the same as the first, and its block findings as claims to check. */
export interface ConfirmPrompt extends ReviewPrompt {
  /** Findings of severity `block`; the first 20 are checked, one that is true is enough (02-loop §1 gate 5). */
  readonly findings: readonly Pick<Finding, 'file' | 'line' | 'text'>[];
}

/** Claims of one call, and characters of each: with the rest of the prompt within 6,000 tokens (08-performance). */
const MOST = { claims: 20, characters: 600 };

/** The prompt of a second, fresh quality reviewer: each block finding of the first is an id b1, b2, …; `met` = it is true. */
export function confirmPrompt(call: ConfirmPrompt): ReviewCall {
  const claims = call.findings.slice(0, MOST.claims);
  const ids = claims.map((_, at) => `b${at + 1}`);
  const listed = claims.map((claim, at) => `- b${at + 1}: ${claimText(claim)}`).join('\n');
  const parts = { ...reviewParts(call, ids), rules };
  const text = [
    '# Confirmation of findings',
    '',
    'You are a second, fresh reviewer. You did not write this change. Another reviewer says that what is listed below must not be merged; you find out whether each of these claims is true.',
    reviewRule(call.nonce),
    '',
    '## The claims',
    fenced(listed, call.nonce),
    '',
    ...sections(parts),
  ];
  return { text: text.join('\n'), ids };
}

function claimText({ file, line, text }: ConfirmPrompt['findings'][number]): string {
  const where = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}: `;
  return cutMiddle(forPrompt(`${where}${text}`).replaceAll(/\s+/g, ' ').trim(), MOST.characters).replaceAll('\n', ' ');
}

const rules = [
  ...commonRules,
  '- Judge the claims, not the criteria. "met": the claim is true and serious enough to stop a merge; name the file and line that shows it. "unmet": it is false, exaggerated or not caused by this change; say why. "unsure": the tree cannot tell.',
  '- "missing" and "extra" stay empty. A claim is another reviewer\'s opinion: check it as if nobody had.',
].join('\n');
