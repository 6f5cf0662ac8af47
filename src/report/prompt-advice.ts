import { storyText } from './prompt.ts';
import { reviewRule } from './prompt-review.ts';
import { applyTemplate, type Parts, type Template } from './prompt-template.ts';
import { cutMiddle, listed, section } from './prompt-text.ts';
import { fenced, forPrompt } from './sanitise.ts';

/** Everything that an agent is told whose advice is asked for (02-loop §3.3): it reads the tree and changes nothing. */
export interface AdvicePrompt {
  readonly story: {
    readonly id: string;
    readonly title: string;
    readonly json: string;
    readonly criteria: readonly string[];
  };
  /** Why it is asked, one sentence. */
  readonly because: string;
  /** What blocked the last attempt, verbatim. */
  readonly blockers: readonly string[];
  /** Commands of the checks, by name. */
  readonly checks: readonly string[];
  /** Most sub-stories that are taken. */
  readonly mostParts: number;
  /** Unguessable word of this call: marks the fences and binds the answer. */
  readonly nonce: string;
}

const MOST = { blockers: 4000, checks: 700, blocker: 1500 };

/** The planner's prompt: split ONE story into a few that each fit into one attempt. */
export function planPrompt(call: AdvicePrompt & { readonly template?: Template<'plan'> }): string {
  const rule = reviewRule(call.nonce);
  const parts = planParts(call);
  if (call.template !== undefined) return applyTemplate(call.template, { rule, parts });
  return [
    '# Re-plan',
    '',
    'You are a fresh planner. An attempt at ONE user story failed, and you split it into smaller ones. You write no code.',
    rule,
    '',
    ...section('## The story', parts.story),
    ...section('## Acceptance criteria of the story', parts.criteria),
    ...section('## Why it is split', parts.because),
    ...section('## What blocked the last attempt', parts.blockers),
    ...section('## Checks', parts.checks),
    ...section('## How to split', parts.rules),
    ...section('## Your answer', parts.answer),
  ].join('\n');
}

/** The classifier's prompt: where ONE blocker leads (ralph-loop-skill). */
export function classifyPrompt(call: AdvicePrompt): string {
  const parts = planParts(call);
  return [
    '# Classify',
    '',
    'You are a fresh classifier. An attempt at ONE user story was blocked by what a human would be asked about. Decide where it leads. You write no code.',
    reviewRule(call.nonce),
    '',
    ...section('## The story', parts.story),
    ...section('## Acceptance criteria', parts.criteria),
    ...section('## What a human would be asked', fenced(forPrompt(call.because), call.nonce)),
    ...section('## What blocked the attempt', parts.blockers),
    ...section('## How to decide', classifyRules),
    ...section('## Your answer', classifyContract(call.nonce)),
  ].join('\n');
}

function planParts(call: AdvicePrompt): Parts<'plan'> {
  const { nonce } = call;
  const criteria = call.story.criteria.map((criterion) => `- ${forPrompt(criterion).replaceAll('\n', ' ')}`);
  const blockers = call.blockers.map((text) => cutMiddle(forPrompt(text), MOST.blocker)).join('\n\n');
  return {
    story: storyText(call),
    criteria: criteria.length === 0 ? 'None are written.' : fenced(criteria.join('\n'), nonce),
    because: fenced(forPrompt(call.because), nonce),
    blockers: blockers === '' ? 'Nothing is known.' : fenced(cutMiddle(blockers, MOST.blockers), nonce),
    checks:
      call.checks.length === 0 ? 'None are configured.' : fenced(listed(call.checks, MOST.checks).join('\n'), nonce),
    rules: planRules(call.mostParts),
    answer: planContract(nonce),
  };
}

function planRules(most: number): string {
  return [
    '- Read the tree first: names, sizes and tests decide where a cut is natural.',
    `- 2 to ${most} sub-stories, in the order in which they are done; each builds on the ones before. As few as will do.`,
    '- A fresh agent gets one of them at a time, its text alone and not the story: write everything that it needs.',
    '- Each leaves every check green that is green now, and has at least one criterion that its tree alone can show.',
    '- Together they are the story, no less and nothing else. After the last one the criteria of the story are judged, never your own.',
    '- Where the story cannot be cut, or the trouble is not its size, an empty list is the right answer.',
  ].join('\n');
}

/** No JSON and without a real nonce, so that an agent which only repeats its prompt has not answered (04-trust rule 13). */
function planContract(nonce: string): string {
  return `End with ONE JSON object and nothing behind it. It carries this nonce:
nonce: ${nonce}
ids: none
Its shape, with every key and no other; what stands in <> is yours:
{"nonce": <the nonce>, "reason": <one sentence: why so>, "stories": [{"title": <short>, "text": <what is to be done>, "criteria": [<what is true when it is done>]}]}`;
}

const classifyRules = [
  '- "retry-task": story and criteria say clearly what is asked, the tree does not do it, and another attempt can. Name in the reason what decides it.',
  '- "re-plan": what is asked is clear, but it is too much or the wrong cut for one attempt: smaller stories are needed.',
  '- "escalate": the story leaves open what is asked, or only a person can know or permit it.',
  '- When in doubt, "escalate". Change nothing, run no checks.',
].join('\n');

function classifyContract(nonce: string): string {
  return `End with ONE JSON object and nothing behind it. It carries this nonce:
nonce: ${nonce}
ids: none
Its shape, with every key and no other; what stands in <> is yours:
{"nonce": <the nonce>, "classification": "retry-task" or "re-plan" or "escalate", "reason": <one sentence>}`;
}
