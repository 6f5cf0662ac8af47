import { describe, expect, test } from 'vitest';
import { readAt } from '../../src/action/find-prd.ts';
import type { Prepared } from '../../src/action/prepare.ts';
import { promptMaker } from '../../src/action/prompts.ts';
import { storyPolicy } from '../../src/action/story-policy.ts';
import { layerReader } from '../../src/adapters/git/layer.ts';
import type { Implement } from '../../src/core/command.ts';
import type { RunState } from '../../src/core/state.ts';
import { settingsOf } from '../settings/support.ts';
import { type Files, type Sandbox, sandbox } from '../support/git-sandbox.ts';
import { failing, sampleRun } from '../support/sample-run.ts';

const stories = [
  { id: 'US-1', title: 'Count words', passes: false, acceptanceCriteria: ['counts words'], allow: ['docs/**'] },
  { id: 'US-2', title: 'Secret plan', passes: false, acceptanceCriteria: ['stays hidden'] },
];

interface Options {
  readonly folder?: string;
  /** Keys at the top of prd.json beside its stories. */
  readonly top?: Record<string, unknown>;
  readonly settings?: Record<string, string>;
  readonly command?: Partial<Implement>;
  readonly state?: RunState;
}

async function prompt(
  box: Sandbox,
  files: Files,
  { folder = '.ralph/app/', top = {}, ...options }: Options = {},
): Promise<string> {
  const path = `${folder}prd.json`;
  const { dir, commit } = box.repo('ws', { [path]: JSON.stringify({ userStories: stories, ...top }), ...files });
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  const prd = await readAt(repository, commit, path);
  if (!prd.ok) throw new Error(prd.reasons.join());
  const start = { commit, tree: await repository.treeOf(commit) };
  const prepared: Prepared = {
    ok: true,
    programs: { git: '/usr/bin/git', bash: '/bin/bash' },
    repository,
    settings: settingsOf(options.settings ?? {}),
    base: { ok: true, branch: 'main', commit, defaultBranch: 'main', remoteRefs: new Map() },
    prd,
    policy: storyPolicy({ base: prd, asked: undefined }),
    start: { ok: true, branch: 'ralph/app', start, notices: [] },
    checks: [],
    uncommitted: {},
    templates: {},
    backlogs: [],
    layers: layerReader(repository, dir),
    notices: [],
  };
  const command: Implement = {
    ...{ type: 'implement', story: 'US-1', attempt: 1, iteration: 1, tree: start.tree, head: commit, clean: false },
    limits: { softMs: 1, hardMs: 2, boundBy: 'gate' },
    ...options.command,
  };
  const { text } = await promptMaker(prepared)(command, {
    ...(options.state ?? sampleRun({ stories: [{ id: 'US-1' }] })),
    current: 0,
  });
  return text;
}

describe('the prompt of a story', () => {
  test('is about that story alone: its whole text, never another one', async () => {
    await using box = sandbox();
    const text = await prompt(box, {});
    expect(text).toContain(JSON.stringify(stories[0]));
    expect(text).toContain('- [ ] counts words');
    expect(text).not.toMatch(/US-2|Secret plan|stays hidden/);
    expect(text).toContain('attempt 1 of 5');
    expect(text).toContain('First attempt');
    expect(text).not.toContain('What this repository says');
  });

  test('tells what prd.json and its specifications say of the project, as data [X32]', async () => {
    await using box = sandbox();
    const specs = {
      'specs/a.md': 'Words are split at spaces.\n',
      'specs/b_spec.rb': 'SPEC OF RUBY',
      'specs/c.md': 'x'.repeat(5000),
    };
    const top = {
      branchName: 'ralph/x',
      goals: ['be exact', 'be fast'],
      description: 'Counts words.',
      techStack: { lang: 'js' },
    };
    const text = await prompt(box, specs, { folder: '', top, settings: { hidden_paths: 'specs/secret*' } });
    const [, before = '', said = ''] =
      /^(## The project, as [\s\S]*?)--- BEGIN DATA \S+ ---\n([\s\S]*?)\n--- END DATA/m.exec(text) ?? [];
    expect(before).toBe('## The project, as prd.json and its specifications describe it\n');
    expect(said).toMatch(
      /^description: Counts words\.\n\ngoals: \n- be exact\n- be fast\n\ntechStack: \{"lang":"js"\}\n\nspecs\/a\.md:\nWords are split at spaces\.\n\nspecs\/c\.md:\nx+\n\[\.\.\. 1\d\d\d characters truncated \.\.\.\]$/,
    );
    expect(text).not.toMatch(/SPEC OF RUBY|branchName/);
  });

  test('shows no specification that is hidden, and nothing where none is written [X32]', async () => {
    await using box = sandbox();
    const specs = { '.ralph/app/specs/secret.md': 'ACCEPTANCE', '.ralph/app/specs/open.bin': 'a\0b' };
    const text = await prompt(box, specs, { settings: { hidden_paths: '**/secret*' } });
    expect(text).not.toMatch(/ACCEPTANCE|secret|## The project/);
    expect(text).toContain('- .ralph/app/specs/open.bin');
  });

  test('has a word of its own in every call', async () => {
    await using one = sandbox();
    await using two = sandbox();
    const word = (text: string) => /BEGIN DATA ([0-9a-f]{18}) ---/.exec(text)?.[1];
    const words = [word(await prompt(one, {})), word(await prompt(two, {}))];
    expect(new Set(words).size).toBe(2);
    expect(words).not.toContain(undefined);
  });

  test('carries notes, the log and names of specifications of its feature', async () => {
    await using box = sandbox();
    const text = await prompt(box, {
      '.ralph/app/prompt.md': 'Use tabs.',
      '.ralph/app/progress.txt': '# Progress Log: app\n',
      '.ralph/app/specs/.gitkeep': '',
      '.ralph/app/specs/words.md': 'x',
      '.ralph/other/specs/elsewhere.md': 'x',
      '.ralph/other/prompt.md': 'Of another feature.',
    });
    expect(text).toContain('Use tabs.');
    expect(text).toContain('# Progress Log: app');
    expect(text).toContain('- .ralph/app/specs/words.md');
    expect(text).not.toMatch(/elsewhere|Of another feature|gitkeep/);
  });

  test.each<[string, string, Record<string, string>]>([
    ['beside a lone prd.json', 'prompt.md', {}],
    ['where the input says', 'docs/agent.md', { prompt: 'docs/agent.md' }],
  ])('finds the notes %s', async (_, path, settings) => {
    await using box = sandbox();
    expect(await prompt(box, { [path]: 'Use tabs.' }, { folder: '', settings })).toContain('Use tabs.');
  });

  test('keeps head and tail of a long log', async () => {
    await using box = sandbox();
    const log = `## Codebase Patterns\n${'Iteration: n\n'.repeat(5000)}the latest entry\n`;
    const text = await prompt(box, { '.ralph/app/progress.txt': log });
    expect(text).toContain('## Codebase Patterns');
    expect(text).toContain('the latest entry');
    expect(text.length).toBeLessThan(10_000);
  });

  test('lists what is protected, but not what the story may change', async () => {
    await using box = sandbox();
    const text = await prompt(box, {}, { settings: { protected_paths: 'docs/**, infra/**' } });
    expect(text).toContain('\n- .ralph/app/prd.json\n');
    expect(text).toContain('\n- infra/**\n');
    expect(text).not.toContain('\n- docs/**');
    expect(text).toMatch(/CLAUDE\.md, AGENTS\.md/);
  });

  test('of a later attempt shows the verbatim output of the one before', async () => {
    await using box = sandbox();
    const state = sampleRun({
      stories: [{ id: 'US-1', status: 'running', tries: [failing(['not ok 7 - counts é words'])] }],
    });
    const text = await prompt(box, {}, { state, command: { attempt: 2, iteration: 2 } });
    expect(text).toContain('not ok 7 - counts é words');
    expect(text).toContain('attempt 2 of 5');
    expect(text).not.toContain('First attempt');
  });

  test('of a story that prd.json does not have is a bug, not a guess', async () => {
    await using box = sandbox();
    await expect(prompt(box, {}, { command: { story: 'US-9' } })).rejects.toThrow('prd.json has no story "US-9"');
  });
});
