import { reviewRule } from './prompt-review.ts';
import { cutMiddle, section } from './prompt-text.ts';
import { fenced, forPromptRendered } from './sanitise.ts';

/** Everything that an agent is told that writes the stories of an issue: it reads the tree and changes nothing. */
export interface IssuePrompt {
  readonly issue: { readonly title: string; readonly body: string };
  /** Unguessable word of this call: marks the fences and binds the answer. */
  readonly nonce: string;
}

/** Characters of an issue that are shown: GitHub takes 65,536. */
const MOST_ISSUE = 40_000;

/** The prompt for `/ralph init --agent`: write down ONE issue as user stories. */
export function issuePrompt({ issue, nonce }: IssuePrompt): string {
  return [
    '# Write stories',
    '',
    'You are a fresh planner. An issue asks for work on the project in this folder, and you write that work down as user stories. You write no code.',
    reviewRule(nonce),
    '',
    ...section('## The issue', fenced(cutMiddle(textOf(issue), MOST_ISSUE), nonce)),
    ...section('## How to write them', rules),
    ...section('## Your answer', contract(nonce)),
  ].join('\n');
}

/** What a person has to know of an issue that is longer than what the agent is shown; none otherwise. */
export function issueNotices(issue: IssuePrompt['issue']): readonly string[] {
  const { length } = textOf(issue);
  if (length <= MOST_ISSUE) return [];
  return [
    `The agent was shown the beginning and the end of this issue, ${MOST_ISSUE} of its ${length} characters. Look for what the middle asks for.`,
  ];
}

function textOf({ title, body }: IssuePrompt['issue']): string {
  return forPromptRendered(`${title}\n\n${body}`).trim();
}

const rules = [
  '- Read the tree first: write what is to be changed here, in the words of this project. What is done already is no story.',
  '- A fresh agent gets one story at a time, its text alone and not the issue: write everything that it needs.',
  '- Each fits into one attempt of that agent and leaves every check green that is green now. As few as will do, at most 30, in the order in which they are done.',
  '- Criteria say what is true when it is done, each so that the tree or a check can show it; at least one for each story.',
  '- Only what the issue asks for, no less and nothing else. A person reads the stories before anybody works on them.',
  '- Where the issue asks for no work on this project, an empty list is the right answer.',
].join('\n');

/** No JSON and without a real nonce, so that an agent which only repeats its prompt has not answered (04-trust rule 13). */
function contract(nonce: string): string {
  return `End with ONE JSON object and nothing behind it. It carries this nonce:
nonce: ${nonce}
ids: none
Its shape, as in a prd.json, with no other key; what stands in <> is yours:
{"nonce": <the nonce>, "description": <one sentence: what all of it is for>, "userStories": [{"id": <"US-001" and so on>, "title": <short>, "description": <what is to be done>, "acceptanceCriteria": [<what is true when it is done>], "dependsOn": [<ids of stories that it builds on>]}]}`;
}
