import { describe, expect, test } from 'vitest';
import { readAt } from '../../src/action/find-prd.ts';
import { committedTexts } from '../../src/action/texts.ts';
import { wipNamer } from '../../src/action/wip-names.ts';
import { gitCommits } from '../../src/adapters/commits.ts';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { readPrd } from '../../src/core/prd.ts';
import type { RunState } from '../../src/core/state.ts';
import { archiveMessage, failureMessage, storyMessage } from '../../src/report/messages.ts';
import { isoTime } from '../../src/report/time.ts';
import { type Files, type Sandbox, sandbox } from '../support/git-sandbox.ts';
import { failing, passing, type SampleStory, sampleRun } from '../support/sample-run.ts';

const at = Date.UTC(2026, 0, 21, 10, 45, 32);
const prd = `{
  "userStories": [
    {"id": "US-1", "title": "One",   "passes" : false, "notes": "é" },
    {"id": "US-2", "title": "Two", "passes": false},\t{"id":"US-3","title":"Three"}
  ]
}\r\n`;
const project: Files = { '.ralph/demo/prd.json': `\ufeff${prd}`, 'src/a.js': '1\n' };

interface Field {
  readonly repository: Repository;
  readonly commit: string;
  readonly tree: string;
  readonly commits: ReturnType<typeof gitCommits>;
  read(treeish: string, path: string): Promise<string | undefined>;
  message(commit: string): Promise<string>;
  grow(tree: string, path: string, text?: string): Promise<string>;
}

async function field(box: Sandbox, files: Files = project, taken: readonly string[] = []): Promise<Field> {
  const { dir, commit } = box.repo('ws', files);
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  return {
    repository,
    commit,
    tree: await repository.treeOf(commit),
    commits: gitCommits({
      repository,
      backlog: {
        prdPath: '.ralph/demo/prd.json',
        progressPath: '.ralph/demo/progress.txt',
        first: await firstPrd(repository, commit),
      },
      branchRef: 'refs/heads/ralph/demo',
      texts: {
        storyMessage,
        archiveMessage,
        date: (time) => isoTime(time).slice(0, 10),
        parkMessage: (state, { story, subject }) => failureMessage(state, story, subject),
        ...committedTexts((text) => text),
      },
      wipBranch: wipNamer(new Map(taken.map((ref) => [ref, commit]))),
    }),
    read: async (treeish, path) => (await repository.readFile(treeish, path))?.bytes.toString('utf8'),
    message: async (sha) => (await repository.git.ok(['cat-file', 'commit', sha])).toString('utf8'),
    grow: (tree, path, text = '1\n') => repository.overlay(tree, [{ path, mode: '100644', bytes: Buffer.from(text) }]),
  };
}

/** What the run read before it began; a commit without a readable file has none that counts. */
async function firstPrd(repository: Repository, commit: string) {
  const found = await readAt(repository, commit, '.ralph/demo/prd.json');
  if (found.ok) return { commit, prd: found.prd, mode: found.mode };
  const other = readPrd({ bytes: Buffer.from('[]'), file: 'prd.json' });
  if (!other.ok) throw new Error(other.error.message);
  return { commit: 'elsewhere', prd: other.prd, mode: '100644' };
}

const one: SampleStory = {
  id: 'US-1',
  title: 'One',
  status: 'running',
  tries: [failing(['not ok 1 - parses']), passing],
};
const two: SampleStory = { id: 'US-2', title: 'Two' };
const three: SampleStory = { id: 'US-3', title: 'Three' };

function passedBefore(story: SampleStory, commit: string): SampleStory {
  return { ...story, status: 'passed', commit };
}

describe('the commit of a passed story', () => {
  test('holds the code, one flipped flag and progress.txt, on its parent and on the branch', async () => {
    await using box = sandbox();
    const { commits, repository, commit, tree, read, message, grow } = await field(box);
    const code = await grow(tree, 'src/b.js');
    const state = sampleRun({ stories: [one, two, three] });
    const made = await commits.story({ state, story: 'US-1', tree: code, parent: commit, at });
    expect(await repository.readRef('refs/heads/ralph/demo')).toBe(made.commit);
    expect(await repository.treeOf(made.commit)).toBe(made.tree);
    expect((await repository.changes(tree, made.tree)).map(({ path, status }) => `${status} ${path}`)).toEqual([
      'modified .ralph/demo/prd.json',
      'added .ralph/demo/progress.txt',
      'added src/b.js',
    ]);
    expect(await read(made.tree, '.ralph/demo/prd.json')).toBe(
      `\ufeff${prd.replace('"passes" : false', '"passes" : true')}`,
    );
    const text = await message(made.commit);
    expect(text).toContain(`parent ${commit}\nauthor Ralph <ralph@example.invalid> ${at / 1000} +0000`);
    expect(text).toContain('\n\nfeat: [US-1] - One\n');
    expect(text).toMatch(/\nRalph-Story: US-1\nRalph-Run: .*\nRalph-Attempts: 2\nRalph-Gates: .*unit=pass/);
  });

  test('made twice, also by another process, is the same commit', async () => {
    await using box = sandbox();
    const first = await field(box);
    const code = await first.grow(first.tree, 'src/b.js');
    const call = { state: sampleRun({ stories: [one] }), story: 'US-1', tree: code, parent: first.commit, at };
    const made = await first.commits.story(call);
    expect(await first.commits.story(call)).toEqual(made);
    await using other = sandbox();
    const second = await field(other);
    expect(second.tree).toBe(first.tree);
    const again = await second.commits.story({
      ...call,
      parent: second.commit,
      tree: await second.grow(second.tree, 'src/b.js'),
    });
    expect(again.tree).toBe(made.tree);
    if (second.commit === first.commit) expect(again.commit).toBe(made.commit);
  });

  test('made again by a run that was resumed later is the same commit', async () => {
    await using box = sandbox();
    const { commits, commit, tree, grow } = await field(box);
    const state = sampleRun({ stories: [one] });
    const call = { state, story: 'US-1', tree: await grow(tree, 'src/b.js'), parent: commit, at };
    const made = await commits.story(call);
    const later = { ...state, now: state.now + 86_400_000, resumes: 1 };
    expect(await commits.story({ ...call, state: later })).toEqual(made);
  });

  test('adds only the entries since the last commit to progress.txt, and the last word when all passed', async () => {
    await using box = sandbox();
    const { commits, commit, tree, read, grow } = await field(box);
    const iterations = (text: string | undefined) =>
      [...(text ?? '').matchAll(/^Iteration: (\d+)/gm)].map(([, n]) => n);
    const state1 = sampleRun({ stories: [one, two, three] });
    const first = await commits.story({
      state: state1,
      story: 'US-1',
      tree: await grow(tree, 'b'),
      parent: commit,
      at,
    });
    const text1 = await read(first.tree, '.ralph/demo/progress.txt');
    expect(text1).toMatch(/^# Progress Log: word-tools\n# Started: /);
    expect(iterations(text1)).toEqual(['1', '2']);

    const gaveUp: SampleStory = { ...two, status: 'failed', tries: [failing(['not ok']), failing(['not ok'])] };
    const last: SampleStory = { ...three, status: 'running', tries: [passing] };
    const state2 = sampleRun({ stories: [passedBefore(one, first.commit), gaveUp, last] });
    const second = await commits.story({
      state: state2,
      story: 'US-3',
      tree: await grow(first.tree, 'c'),
      parent: first.commit,
      at,
    });
    const text2 = await read(second.tree, '.ralph/demo/progress.txt');
    expect(text2?.startsWith(text1 ?? 'nothing')).toBe(true);
    expect(iterations(text2)).toEqual(['1', '2', '3', '4', '5']);
    expect(text2).not.toContain('ALL STORIES COMPLETE');

    const third: SampleStory = { ...two, status: 'running', tries: [passing] };
    const state3 = sampleRun({ stories: [passedBefore(one, 'c'), passedBefore(last, 'c'), third] });
    const end = await commits.story({
      state: state3,
      story: 'US-2',
      tree: await grow(second.tree, 'd'),
      parent: second.commit,
      at,
    });
    expect(await read(end.tree, '.ralph/demo/progress.txt')).toMatch(
      /Status: ALL STORIES COMPLETE\nOutput: <promise>COMPLETE<\/promise>\n$/,
    );
  });

  test('reads prd.json of its parent, so flags that were flipped stay flipped, in one process and in another', async () => {
    await using box = sandbox();
    const { commits, commit, tree, read, grow } = await field(box);
    const first = await commits.story({
      state: sampleRun({ stories: [one, two] }),
      story: 'US-1',
      tree: await grow(tree, 'b'),
      parent: commit,
      at,
    });
    const state = sampleRun({
      stories: [passedBefore(one, first.commit), { ...two, status: 'running', tries: [passing] }, three],
    });
    const call = { state, story: 'US-2', tree: await grow(first.tree, 'c'), parent: first.commit, at };
    const here = await commits.story(call);
    const text = await read(here.tree, '.ralph/demo/prd.json');
    expect(text?.match(/"passes" ?: true/g)).toHaveLength(2);
    await commits.story({ ...call, tree: here.tree, parent: here.commit, story: 'US-3' });
    expect(await commits.story(call)).toEqual(here);
  });

  test('keeps modes of prd.json and progress.txt, and the lines a human wrote', async () => {
    await using box = sandbox();
    const { commits, commit, tree, read, repository, grow } = await field(box, {
      ...project,
      '.ralph/demo/progress.txt': '## Codebase Patterns\r\n- use tabs\r\n',
    });
    const made = await commits.story({
      state: sampleRun({ stories: [one] }),
      story: 'US-1',
      tree: await grow(tree, 'b'),
      parent: commit,
      at,
    });
    const text = await read(made.tree, '.ralph/demo/progress.txt');
    expect(text).toMatch(/^## Codebase Patterns\r\n- use tabs\r\n\r\n# Progress Log/);
    expect((await repository.readFile(made.tree, '.ralph/demo/prd.json'))?.mode).toBe('100644');
  });

  test.each<[string, Files, string, RegExp]>([
    ['a story that prd.json does not have', project, 'US-9', /cannot mark story US-9 as passed/],
    ['a prd.json that is not there', { 'src/a.js': '1' }, 'US-1', /prd\.json is not in commit/],
    ['a prd.json that cannot be read', { '.ralph/demo/prd.json': '{' }, 'US-1', /prd\.json/],
  ])('cannot be made for %s: that is trouble, not a commit', async (_, files, story, message) => {
    await using box = sandbox();
    const { commits, commit, tree, repository } = await field(box, files);
    const state = sampleRun({ stories: [{ ...one, id: story }] });
    await expect(commits.story({ state, story, tree, parent: commit, at })).rejects.toThrow(message);
    expect(await repository.readRef('refs/heads/ralph/demo')).toBeUndefined();
  });
});

describe('the commit of a story that did not pass', () => {
  const failed: SampleStory = {
    id: 'US-1',
    title: 'One',
    status: 'failed',
    tries: [failing(['not ok 1 - parses 1 kB']), failing(['not ok 2 - parses 2 kB', 'at src/a.js:3'])],
  };
  const subject = 'Ralph Loop failed: US-1';

  test('holds the work, the state file and the output of every attempt, and flips nothing', async () => {
    await using box = sandbox();
    const { commits, repository, commit, tree, read, message, grow } = await field(box);
    const state: RunState = sampleRun({ stories: [failed] });
    const made = await commits.park({
      state,
      story: 'US-1',
      tree: await grow(tree, 'src/b.js'),
      parent: commit,
      at,
      subject,
    });
    expect(made.branch).toBe('wip/ralph-fail-us-1-20260121-104532');
    expect(await repository.readRef(`refs/heads/${made.branch}`)).toBe(made.commit);
    const changes = await repository.changes(tree, await repository.treeOf(made.commit));
    expect(changes.map(({ path }) => path)).toEqual([
      ...[
        '.ralph_diagnostics/attempt-1-unit.txt',
        '.ralph_diagnostics/attempt-2-unit.txt',
        '.ralph_state.md',
        'src/b.js',
      ],
    ]);
    expect(await read(made.commit, '.ralph_diagnostics/attempt-2-unit.txt')).toBe(
      'exit code 1\n\nnot ok 2 - parses 2 kB\nat src/a.js:3\n',
    );
    expect(await read(made.commit, '.ralph_state.md')).toContain('task_id: US-1');
    expect(await message(made.commit)).toContain(`parent ${commit}\n`);
    expect(await message(made.commit)).toMatch(
      /\n\nRalph Loop failed: US-1\n\nIterations: 2\/5\nLast gate: tests\nError hash: a3f2b7c1\n/,
    );
  });

  test('carries another subject when a budget ran out', async () => {
    await using box = sandbox();
    const { commits, commit, tree, message } = await field(box);
    const call = { state: sampleRun({ stories: [failed] }), story: 'US-1', tree, parent: commit, at };
    const made = await commits.park({ ...call, subject: 'chore: ralph-loop budget exceeded' });
    expect(await message(made.commit)).toContain('\n\nchore: ralph-loop budget exceeded\n');
  });

  test('made again after a crash, by a new process, has the same name and commit', async () => {
    await using box = sandbox();
    const { commits, commit, tree } = await field(box);
    const call = { state: sampleRun({ stories: [failed] }), story: 'US-1', tree, parent: commit, at, subject };
    const made = await commits.park(call);
    const repository = await box.open(box.path('ws'));
    const fresh = gitCommits({
      repository,
      backlog: {
        prdPath: '.ralph/demo/prd.json',
        progressPath: '.ralph/demo/progress.txt',
        first: await firstPrd(repository, commit),
      },
      branchRef: 'refs/heads/ralph/demo',
      texts: {
        storyMessage,
        archiveMessage,
        date: (time) => isoTime(time).slice(0, 10),
        parkMessage: (state, { story, subject: first }) => failureMessage(state, story, first),
        ...committedTexts((text) => text),
      },
      wipBranch: wipNamer(new Map()),
    });
    expect(await fresh.park(call)).toEqual(made);
  });

  test('[D12][D14] an archive holds what people and the controller wrote, is made once, and writes over nothing', async () => {
    await using box = sandbox();
    const old = '.ralph/archive/2026-01-21-demo';
    const files: Files = {
      ...project,
      '.ralph/demo/prompt.md': 'of people\n',
      '.ralph/demo/specs/api.md': 'api\n',
      '.ralph/demo/specs/data/model.md': 'model\n',
      [`${old}/prd.json`]: 'another one\n',
    };
    const { commits, commit, grow, read, message } = await field(box, files);
    const start = { commit, tree: '' };
    const state = sampleRun({ stories: [one], plan: { feature: 'demo', start } });
    const repository = await box.open(box.path('ws'));
    let tree = await grow(await repository.treeOf(commit), '.ralph/demo/progress.txt', 'done\n');
    tree = await grow(tree, '.ralph/demo/prompt.md', 'of an agent\n');
    tree = await grow(tree, '.ralph/demo/specs/planted.md', 'of an agent\n');
    const parent = await repository.commit({ tree, parents: [commit], message: 'feat', at });
    const made = await commits.archive({ state, parent, tree, at });
    const tip = made.made?.commit ?? '';
    expect(made).toEqual({ made: { commit: tip, tree: expect.any(String) }, folder: `${old}-2`, problem: '' });
    expect(await repository.listFiles(tip, '.ralph/archive').then((all) => all.map(({ path }) => path))).toEqual([
      ...['prd.json', 'progress.txt', 'prompt.md', 'specs/api.md', 'specs/data/model.md'].map(
        (name) => `${old}-2/${name}`,
      ),
      `${old}/prd.json`,
    ]);
    expect(await read(tip, `${old}-2/prompt.md`)).toBe('of people\n');
    expect(await read(tip, `${old}-2/prd.json`)).toBe(await read(parent, '.ralph/demo/prd.json'));
    expect(await read(tip, `${old}/prd.json`)).toBe('another one\n');
    expect(await message(tip)).toMatch(/chore: archive demo[\s\S]*Ralph-Run: /);
    expect(await commits.archive({ state, parent, tree, at })).toEqual(made);
    const again = { state, parent: tip, tree: made.made?.tree ?? '', at: at + 86_400_000 };
    expect(await commits.archive(again)).toEqual({ folder: `${old}-2`, problem: '' });
  });

  test('[D14] an archive that cannot be made is a sentence', async () => {
    await using box = sandbox();
    const { commits, commit, tree } = await field(box, { ...project, '.ralph/archive': 'a file in its way\n' });
    const state = sampleRun({ stories: [one], plan: { feature: 'demo', start: { commit, tree } } });
    const made = await commits.archive({ state, parent: commit, tree, at });
    expect(made).toEqual({
      folder: '',
      problem: '.ralph/archive is no folder, and nothing is written over.',
    });
  });

  test.each<[string, readonly string[], string]>([
    ['free', [], 'wip/ralph-fail-us-1-20260121-104532'],
    ['taken', ['refs/heads/wip/ralph-fail-us-1-20260121-104532'], 'wip/ralph-fail-us-1-20260121-104532-2'],
    [
      'taken twice',
      ['', '-2'].map((end) => `refs/heads/wip/ralph-fail-us-1-20260121-104532${end}`),
      'wip/ralph-fail-us-1-20260121-104532-3',
    ],
    ['made impossible by a branch wip', ['refs/heads/wip'], 'ralph-wip-fail-us-1-20260121-104532'],
    [
      'made impossible by a branch wip, and taken',
      ['refs/heads/wip', 'refs/heads/ralph-wip-fail-us-1-20260121-104532'],
      'ralph-wip-fail-us-1-20260121-104532-2',
    ],
    ['free although a tag has it', ['refs/tags/wip'], 'wip/ralph-fail-us-1-20260121-104532'],
  ])('goes to a branch whose name is %s [G9][G11]', async (_, taken, branch) => {
    await using box = sandbox();
    const { commits, commit, tree } = await field(box, project, taken);
    const call = { state: sampleRun({ stories: [failed] }), story: 'US-1', tree, parent: commit, at, subject };
    expect((await commits.park(call)).branch).toBe(branch);
  });

  test('two stories that end in the same second have two branches', () => {
    const name = wipNamer(new Map());
    const names = ['US-1', 'US-1', 'US 1', 'us/1', 'ÜS-1'].map((story) => name(story, at));
    expect(new Set(names).size).toBe(5);
    for (const each of names) expect(each).toMatch(/^wip\/ralph-fail-[a-z0-9-]+-20260121-104532(-2)?$/);
  });
});
