import { describe, expect, test } from 'vitest';
import type { Prepared } from '../../src/action/prepare.ts';
import { reviewPromptMaker } from '../../src/action/review-prompts.ts';
import type { RunReview } from '../../src/core/command.ts';
import type { RunState } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import { readTemplate } from '../../src/report/prompt-template.ts';
import { type Sandbox, sandbox } from '../support/git-sandbox.ts';
import { passing, sampleRun } from '../support/sample-run.ts';
import { preparedOn } from './prepared.ts';

const nonce = '0123456789abcdef0123456789abcdef';
const stories = [
  { id: 'US-1', title: 'Count words', passes: false, acceptanceCriteria: ['counts words', 'keeps order'] },
  { id: 'US-2', title: 'Secret plan', passes: false },
];

/** A run whose story is being reviewed. */
function reviewing(): RunState {
  const finding = { class: 'policy', rule: 'protected', path: 'ci/x.yml', message: 'restored' } as const;
  const state = sampleRun({ stories: [{ id: 'US-1', status: 'running', tries: [passing] }], current: 0 });
  return {
    ...state,
    stories: listOf(
      storiesOf(state).map((story) => ({
        ...story,
        attempts: story.attempts.map((attempt) => ({
          ...attempt,
          findings: [finding],
          said: ['I am done and everything PASSES'],
          changed: [{ path: 'src/a.txt', status: 'modified' }],
        })),
      })),
    ),
  };
}

/** The prompt for that command, over a story that changed one line. */
async function prompt(
  box: Sandbox,
  command: Partial<RunReview> = {},
  { id = 'US-1', templates = {} }: { id?: string; templates?: Prepared['templates'] } = {},
) {
  const files = {
    '.ralph/app/prd.json': JSON.stringify({ goal: 'exact words', userStories: stories }),
    '.ralph/app/specs/words.md': 'The count is exact.\n',
    '.ralph/app/progress.txt': 'said in an earlier attempt',
    'src/a.txt': 'one\ntwo\n',
  };
  const prepared = await preparedOn(box, files, { prd: '.ralph/app/prd.json', templates });
  const { start } = prepared.start;
  const edit = { path: 'src/a.txt', mode: '100644', bytes: Buffer.from('one\nthree\n') } as const;
  const tree = await prepared.repository.overlay(start.tree, [edit]);
  const usual: RunReview = {
    ...{ type: 'run-review', gate: 'spec', story: id, attempt: 1, iteration: 1, call: 1, claims: [], tree },
    storyStart: start,
    limits: { softMs: 1, hardMs: 2, boundBy: 'gate' },
  };
  return reviewPromptMaker(prepared)({ ...usual, ...command }, reviewing(), nonce);
}

describe('the prompt of a reviewer', () => {
  test('shows the story, the project, the change and what the controller saw [X32]', async () => {
    await using box = sandbox();
    const { text, ids } = await prompt(box);
    expect(ids).toEqual(['c1', 'c2']);
    expect(text).toContain('# Spec Review');
    expect(text).toContain(JSON.stringify(stories[0]));
    expect(text).toContain('- c1: counts words\n- c2: keeps order');
    expect(text).toContain('@@ -1,2 +1,2 @@\n one\n-two\n+three');
    expect(text).toContain('modified src/a.txt');
    expect(text).toMatch(/unit: pass\n.*lint: pass/);
    expect(text).toContain('ci/x.yml: restored');
    expect(text).toContain('.ralph/app/specs/words.md');
    expect(text).toMatch(
      /^## The project, as .*\n--- BEGIN DATA .*\ngoal: exact words\n\n\S+words\.md:\nThe count is exact\.\n---/m,
    );
    expect(text).toContain(`nonce: ${nonce}\nids: c1, c2\n`);
  });

  test('has nothing of what the implementer said, of earlier attempts or of other stories', async () => {
    await using box = sandbox();
    const { text } = await prompt(box);
    expect(text).not.toMatch(/everything PASSES|earlier attempt|US-2|Secret plan/);
  });

  test('of the quality gate asks for findings only', async () => {
    await using box = sandbox();
    const { text, ids } = await prompt(box, { gate: 'quality' });
    expect(ids).toEqual([]);
    expect(text).toContain('# Quality Review');
    expect(text).toContain(`nonce: ${nonce}\nids: none\n`);
  });

  test('of a second reviewer asks about the claims of the first', async () => {
    await using box = sandbox();
    const claims = [
      { severity: 'block', file: 'src/a.txt', line: 2, text: 'loses data' },
      { severity: 'block', text: 'is faked' },
    ] as const;
    const { text, ids } = await prompt(box, { gate: 'quality', claims });
    expect(ids).toEqual(['b1', 'b2']);
    expect(text).toContain('- b1: src/a.txt:2: loses data\n- b2: is faked');
    expect(text).toContain(`nonce: ${nonce}\nids: b1, b2\n`);
  });

  test('is the project’s own where it has one, each for its gate; a second reviewer always gets ours', async () => {
    await using box = sandbox();
    const read = readTemplate('spec-review', { file: 'x', text: 'OUR OWN WORDS about {{story}}' });
    if (!read.ok) throw new Error(read.problem);
    const templates = { 'spec-review': read.template };
    const spec = await prompt(box, {}, { templates });
    expect(spec.text).toContain('OUR OWN WORDS');
    expect(spec.text).not.toContain('# Spec Review');
    expect(spec.text).toContain(`nonce: ${nonce}\nids: c1, c2\n`);
    await using other = sandbox();
    expect((await prompt(other, { gate: 'quality' }, { templates })).text).toContain('# Quality Review');
    await using third = sandbox();
    const claims = [{ severity: 'block', text: 'is faked' }] as const;
    expect((await prompt(third, { gate: 'quality', claims }, { templates })).text).toContain(
      '# Confirmation of findings',
    );
  });

  test('about a story that prd.json does not have is a bug, not a guess', async () => {
    await using box = sandbox();
    await expect(prompt(box, {}, { id: 'US-9' })).rejects.toThrow('prd.json has no story "US-9"');
  });
});

describe('the prompt of a reviewer of the whole change', () => {
  async function whole(box: Sandbox, state: (now: RunState) => RunState): Promise<string> {
    const prepared = await preparedOn(
      box,
      { '.ralph/app/prd.json': JSON.stringify({ userStories: stories }) },
      { prd: '.ralph/app/prd.json' },
    );
    const { start } = prepared.start;
    const run = sampleRun({ stories: stories.map(({ id }) => ({ id, status: 'passed', tries: [] })) });
    const command = {
      type: 'run-final-review',
      iteration: 0,
      call: 1,
      tree: start.tree,
      start,
      limits: { softMs: 1, hardMs: 2, boundBy: 'gate' },
    } as const;
    return (await reviewPromptMaker(prepared)(command, state(run), nonce)).text;
  }

  test('names the stories of earlier runs that its base does not have', async () => {
    await using box = sandbox();
    const from = { commit: 'c-base', tree: 't-base' };
    const text = await whole(box, (run) => ({ ...run, plan: { ...run.plan, unmerged: { from, stories: ['US-2'] } } }));
    expect(text).toContain('US-2: Secret plan');
    expect(text).not.toContain('US-1: Count words');
  });

  test('tells what the final checks said of this tree, and not of another', async () => {
    const results = [
      {
        gate: 'test',
        check: 'e2e',
        verdict: 'pass',
        reason: '',
        startedMs: 0,
        durationMs: 0,
        softLimitHit: false,
        excerpt: { lines: [], truncated: 0 },
      },
    ] as const;
    await using box = sandbox();
    expect(await whole(box, (run) => ({ ...run, final: { tree: run.head.tree, calls: 1, results } }))).toContain(
      'e2e: pass',
    );
    await using other = sandbox();
    expect(await whole(other, (run) => ({ ...run, final: { tree: 'an older one', calls: 1, results } }))).not.toContain(
      'e2e: pass',
    );
  });
});
