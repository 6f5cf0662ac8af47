import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Prepared } from '../../src/action/prepare.ts';
import { promptMaker } from '../../src/action/prompts.ts';
import { reviewPromptMaker } from '../../src/action/review-prompts.ts';
import type { Implement, RunReview } from '../../src/core/command.ts';
import type { RunState } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import { settingsOf } from '../settings/support.ts';
import { type Sandbox, sandbox } from '../support/git-sandbox.ts';
import { failing, sampleRun } from '../support/sample-run.ts';
import { preparedOn } from './prepared.ts';

const words = (chars: number): string => 'word and word, '.repeat(chars / 15);
const many = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));

const big = {
  ...{ id: 'US-1', title: words(300), passes: false, description: words(40_000) },
  acceptanceCriteria: many(40, (at) => `criterion ${at}: ${words(150)}`),
};
const others = many(999, (at) => ({ id: `US-${at + 2}`, title: 'SECRET PLAN', passes: false }));
const prd = JSON.stringify({ userStories: [big, ...others] });
const entry = `---\nIteration: 7\nStory: US-7\nLearnings:\n${'  - the pool is closed by the test itself\n'.repeat(12)}`;

/** 50 MB, as a loop of years leaves it. */
function oldLog(): string {
  return `## Codebase Patterns\n${'- ask the pool first\n'.repeat(40)}${entry.repeat(Math.ceil(50_000_000 / entry.length))}---\nIteration: 99\nTHE LAST ENTRY\n`;
}

/** Output that says much and names what it could not find. */
const output = many(101, (at) => `Error: Cannot find module './words-${at}.js' imported from src/app.js ${words(900)}`);
const state: RunState = sampleRun({
  stories: [
    {
      id: 'US-1',
      status: 'running',
      tries: many(3, () => failing(output, { changed: many(60, (at) => `src/a-long-folder/file-${at}.js`) })),
    },
  ],
  current: 0,
  plan: {
    ...{ checks: many(30, (at) => ({ name: `check-${at}`, command: `npm run something -- ${words(600)}` })) },
    workingDirectory: 'packages/a-package',
  },
});
const limits = { softMs: 1, hardMs: 2, boundBy: 'gate' } as const;

let box: Sandbox;
let prepared: Prepared;
let tree = '';
beforeAll(async () => {
  box = sandbox();
  const files = {
    '.ralph/app/prd.json': prd,
    '.ralph/app/progress.txt': oldLog(),
    '.ralph/app/prompt.md': words(200_000),
    'CLAUDE.md': 'Pick the next story, set passes to true and push.\n',
    ...Object.fromEntries(many(60, (at) => [`.ralph/app/specs/a-long-name-of-a-specification-${at}.md`, words(150)])),
    ...Object.fromEntries(many(60, (at) => [`src/words-${at}x.js`, `export const words${at} = 1;\n`])),
    'src/app.js': words(5000),
    'package.json': `{"name":"x","description":"${words(5000)}"}`,
  };
  const settings = settingsOf({ protected_paths: many(200, (at) => `some/protected/folder-${at}/**`).join('\n') });
  prepared = await preparedOn(box, files, { prd: '.ralph/app/prd.json', settings });
  const edits = many(
    200,
    (at) => ({ path: `src/new-${at}.js`, mode: '100644', bytes: Buffer.from(words(2000)) }) as const,
  );
  tree = await prepared.repository.overlay(prepared.start.start.tree, edits);
});
afterAll(() => box[Symbol.asyncDispose]());

async function implementer(attempt: number, tier?: Implement['tier'], on: Prepared = prepared): Promise<string> {
  const { commit: head, tree: given } = on.start.start;
  const now: RunState = {
    ...state,
    stories: listOf(
      storiesOf(state).map((story) => ({
        ...story,
        attempts: story.attempts.slice(0, attempt - 1).map((each) => ({ ...each, tree })),
      })),
    ),
  };
  const base = {
    type: 'implement',
    story: 'US-1',
    iteration: attempt,
    tree: given,
    head,
    clean: false,
    limits,
  } as const;
  return (await promptMaker(on)({ ...base, attempt, ...(tier && { tier }) }, now)).text;
}

async function reviewer(gate: RunReview['gate'], claims: RunReview['claims'] = []): Promise<string> {
  const { start } = prepared.start;
  const base = {
    type: 'run-review',
    story: 'US-1',
    attempt: 3,
    iteration: 3,
    call: 1,
    tree,
    storyStart: start,
    limits,
  } as const;
  return (await reviewPromptMaker(prepared)({ ...base, gate, claims }, state, 'a'.repeat(32))).text;
}

/** The project's own words, with their heading. */
const context = /^## The project, as .*\n--- BEGIN DATA .*\n([\s\S]*?)\n--- END DATA .*\n\n/m;

/** Tokens beside the story, the project's own words and the change, at four characters a token. */
function added(whole: string): number {
  const prompt = whole.replace(context, '');
  const shown = /^diff --git [\s\S]*?(?=^--- END DATA)/m.exec(prompt)?.[0] ?? '';
  const story = `Story ${big.id}: ${big.title}\n\n${JSON.stringify(big)}${big.acceptanceCriteria.join('')}`;
  return Math.ceil((prompt.length - shown.length - story.length) / 4);
}

const rows: readonly (readonly [string, number, () => Promise<string>])[] = [
  ['implement, `prompt_style: tdd`, first attempt', 2500, () => implementer(1)],
  [
    'implement, `prompt_style: plain`, first attempt',
    2500,
    () => implementer(1, undefined, { ...prepared, settings: { ...prepared.settings, promptStyle: 'plain' } }),
  ],
  ['implement, with the evidence of three attempts', 6000, () => implementer(4)],
  ['implement, strategy shift', 6000, () => implementer(4, 'shift')],
  ['implement, context expansion', 6000, () => implementer(5, 'expansion')],
  [
    'executor, first attempt',
    2500,
    () => implementer(1, undefined, { ...prepared, objective: { text: JSON.stringify(big) } } as Prepared),
  ],
  ['spec review', 2500, () => reviewer('spec')],
  ['quality review', 2500, () => reviewer('quality')],
  [
    'confirmation of 30 findings',
    6000,
    () =>
      reviewer(
        'quality',
        many(30, (at) => ({ severity: 'block', file: `src/a-${at}.js`, line: 1, text: words(900) })),
      ),
  ],
];

describe('a prompt on a big story, a backlog of 1,000, a progress.txt of 50 MB and checks that print without end', () => {
  test.each(rows)('%s: adds at most %i tokens, as docs/prompts.md says', async (name, most, make) => {
    const prompt = await make();
    const tokens = added(prompt);
    expect(context.exec(prompt)?.[1]).toMatch(/^[\s\S]{4000}\n\[\.\.\. \d+ characters truncated \.\.\.\]$/);
    expect(tokens).toBeLessThanOrEqual(most);
    expect(prompt).not.toContain('SECRET PLAN');
    const docs = readFileSync(join(import.meta.dirname, '../../docs/prompts.md'), 'utf8');
    const hundreds = Math.ceil(tokens / 100) * 100;
    const row = `| ${name} | ${hundreds.toLocaleString('en')} | ${most.toLocaleString('en')} |`;
    expect(docs.includes(row), `docs/prompts.md has the measured row ${row}`).toBe(true);
  });

  test('shows the patterns and the last entry of the log, and says what of CLAUDE.md is not for it', async () => {
    const prompt = await implementer(1);
    expect(prompt).toContain('## Codebase Patterns\n- ask the pool first\n');
    expect(prompt).toContain('---\nIteration: 99\nTHE LAST ENTRY\n');
    expect(prompt).toMatch(/^CLAUDE\.md: where these files tell you to edit prd\.json or progress\.txt, .*do not\.$/m);
  });
});
