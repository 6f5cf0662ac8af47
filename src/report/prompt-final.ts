import type { Verdict } from '../core/gates.ts';
import { answerContract } from './prompt-answer.ts';
import { boundedDiff } from './prompt-diff.ts';
import { commonRules, type ReviewCall, reviewRule } from './prompt-review.ts';
import { CONTEXT_TITLE, contextText, listed, section } from './prompt-text.ts';
import { fenced } from './sanitise.ts';

/** Everything a reviewer of the whole change is told (02-loop §1 `final_review`). */
export interface FinalPrompt {
  /** The stories that passed in this run. */
  readonly stories: readonly { readonly id: string; readonly title: string; readonly criteria: readonly string[] }[];
  /** Unified diff of all of them together against what the run began with, whole or cut; 60,000 characters of it are shown. */
  readonly diff: string;
  /** What the checks of `stage: final` said; empty = none ran. */
  readonly checks: readonly { readonly name: string; readonly verdict: Verdict }[];
  /** Names of specification files in the tree. */
  readonly specs: readonly string[];
  /** What prd.json and the specification files say of the whole project; default: nothing. */
  readonly context?: string;
  /** Unguessable word of this call: marks the fences and binds the answer. */
  readonly nonce: string;
}

/** Longest pieces in characters: stories and the rest stay within 2,500 tokens beside the diff (08-performance). */
const MOST = { stories: 4_000, checks: 700, specs: 600, diff: 60_000 };

/** The prompt of a final reviewer: each story was reviewed by itself, so it looks for what only the whole shows. */
export function finalReviewPrompt({ stories, diff, checks, specs, context = '', nonce }: FinalPrompt): ReviewCall {
  const list = (items: readonly string[], most: number): string =>
    items.length === 0 ? 'None.' : fenced(listed(items, most).join('\n'), nonce);
  const said = checks.map(({ name, verdict }) => `${name}: ${verdict}`);
  const text = [
    '# Final Review',
    '',
    'You are a fresh reviewer. You did not write this change. Several user stories were done one after the other, and each was reviewed by itself. You read all of them as ONE change, before a human merges it.',
    reviewRule(nonce),
    '',
    ...section('## The stories', list(stories.map(storyLine), MOST.stories)),
    ...section(CONTEXT_TITLE, contextText(context, nonce)),
    ...section('## How to judge', rules),
    ...section('## Final checks, as the controller ran them on this tree', list(said, MOST.checks)),
    ...section('## Specification files in this folder', list(specs, MOST.specs)),
    ...section('## The whole change', diff.trim() === '' ? 'Nothing.' : fenced(boundedDiff(diff, MOST.diff), nonce)),
    ...section('## Your answer', answerContract({ nonce, ids: [] })),
  ];
  return { text: text.join('\n'), ids: [] };
}

function storyLine({ id, title, criteria }: FinalPrompt['stories'][number]): string {
  return criteria.length === 0 ? `${id}: ${title}` : `${id}: ${title} (${criteria.join('; ')})`;
}

const rules = [
  ...commonRules,
  '- Every remark is a finding with file and line; "criteria", "missing" and "extra" stay empty.',
  '- Look for what one story alone does not show: two that contradict or undo each other, the same thing written twice, a change that an earlier story relied on not being made, something half renamed or half removed, a way in for data that nobody checks.',
  '- "block": the whole must not be merged: a security hole, a secret, loss of data, a crash in ordinary use, work that is faked. It counts when more than half of the reviewers name such a thing, so be sure, and write what happens and how to see it.',
  '- "warn": should be mended before or soon after the merge. "info": taste, hints. When in doubt, the lower severity. No finding is a good answer.',
].join('\n');
