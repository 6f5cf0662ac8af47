import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ActionEnd } from '../../src/action/action-end.ts';
import { reviewer, unusable } from '../adapters/agents/reviewer-script.ts';
import { type Stage, stage, works } from './stage.ts';

/** An implementer whose work is right, and a link beside it for a reviewer to point at. */
const good = `${works}; ln -sf src/a.txt link.txt`;

/** Runs the action with that reviewer and one attempt. */
function review(at: Stage, what: string, values: Record<string, string> = {}, env: Record<string, string> = {}) {
  const review_command = at.script('reviewer.sh', reviewer(what));
  return at.run({ review_agent: 'command', review_command, max_attempts: '1', ...values }, { env });
}

/** A file of a branch on the remote. */
function onRemote(at: Stage, branch: string, path: string): string {
  return at.box.git(at.remote.gitDir, 'show', `refs/heads/${branch}:${path}`);
}

/** Nothing is published as passed, and the work is kept; the name of its branch. */
async function expectNotPassed(at: Stage, end: ActionEnd): Promise<string> {
  expect(end).toMatchObject({ exitCode: 1, outputs: { stories_passed: '0', branch_name: '', commit_sha: '' } });
  const refs = await at.remote.refs();
  expect(refs.has('refs/heads/ralph/default')).toBe(false);
  const [wip = '', ...more] = JSON.parse(end.outputs.wip_branches) as string[];
  expect(more).toEqual([]);
  expect(refs.has(`refs/heads/${wip}`)).toBe(true);
  expect(onRemote(at, wip, 'prd.json')).toContain('"passes":false');
  expect(onRemote(at, wip, 'src/a.txt')).toBe('2');
  return wip;
}

/** The story is on its branch, with what the agent made of it and nothing else. */
function expectPassed(at: Stage, end: ActionEnd): void {
  expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready' }, outputs: { stories_passed: '1' } });
  const { branch_name: branch, commit_sha: commit } = end.outputs;
  expect(onRemote(at, branch, 'prd.json')).toBe('[{"id":"A","title":"First title","passes":true}]');
  expect(onRemote(at, branch, 'src/a.txt')).toBe('2');
  const files = at.box.git(at.remote.gitDir, 'ls-tree', '-r', '--name-only', commit).split('\n');
  const archived = files.splice(0, 2).map((path) => path.replace(/\d{4}-\d\d-\d\d/, '<date>'));
  expect(archived).toEqual(['prd.json', 'progress.txt'].map((name) => `.ralph/archive/<date>-default/${name}`));
  expect(files).toEqual(['link.txt', 'prd.json', 'progress.txt', 'src/a.txt', 'test/a.test.js', 'test/b.test.js']);
}

/** What the report says of the one story. */
function storyOf(end: ActionEnd): { readonly outcome: string; readonly detail: string } {
  const text = readFileSync(end.outputs.report_file.replace(/[^/]*$/, 'ralph-report.json'), 'utf8');
  const [story] = (JSON.parse(text) as { stories: { status: string; detail: string }[] }).stories;
  return { outcome: story?.status ?? '', detail: story?.detail ?? '' };
}

/** Whether a process works; one that nobody has waited for yet does not. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** A reviewer that does the first for the spec gate and the second for the quality gate. */
const byGate = (spec: string, quality: string): string =>
  `if [ "$RALPH_ROLE" = spec-review ]; then ${spec}; else ${quality}; fi`;
const finding = (severity: string): string =>
  `findings='{"severity":"${severity}","file":"src/a.txt","line":1,"text":"loses data"}'; answer`;

describe('a story does not pass with a reviewer that', () => {
  // Each of them is tried against the adapter alone; here a few show that the whole action believes it.
  test.each(unusable.filter((_, at) => process.env['RALPH_FULL'] === '1' || at % 7 === 0))(
    '$what',
    async ({ script, problem }) => {
      await using at = await stage(good);
      const end = await review(at, script);
      await expectNotPassed(at, end);
      expect(end.halt).toEqual({ kind: 'some_failed', detail: 'the one story did not pass' });
      const { outcome, detail } = storyOf(end);
      expect(outcome).toBe('needs_human');
      expect(detail).toContain('spec gate unavailable: 3 calls without an answer; the last one: ');
      expect(detail).toContain(problem);
      expect(at.prompts()).toHaveLength(1);
    },
  );

  test.each<[string, string, string, RegExp]>([
    ['dies after a right answer', 'answer; exit 3', 'needs_human', /^spec gate unavailable: .*exited with code 3/],
    ['is killed after a right answer', 'answer; kill -SEGV $$', 'needs_human', /^spec gate unavailable: .*SIGSEGV/],
    ['hangs after a right answer', 'answer; sleep 60', 'needs_human', /^spec gate unavailable: .*hard limit of 2 s/],
    ['rests on a file that is not there', `answer "" '{"file":"none.txt","line":1}'`, 'failed', /^story unsure: /],
    ['finds the story not done', 'answer "" "" unmet', 'failed', /^story unmet: /],
    [
      'disagrees with another',
      'if [ "$RALPH_REVIEW_CALL" = 2 ]; then answer "" "" unmet; else answer; fi',
      'needs_human',
      /^the reviewers disagree whether story is met/,
    ],
    [
      'blocks where the second is unsure',
      byGate('answer', `if [ "$ids" = none ]; then ${finding('block')}; else answer "" "" unsure; fi`),
      'needs_human',
      /^is this true: src\/a\.txt:1: loses data/,
    ],
  ])('%s', async (_, script, outcome, detail) => {
    await using at = await stage(good);
    // Who hangs has to be ended soon, and everybody else has the time that a busy machine takes.
    const hangs = script.includes('sleep') ? /^\^(spec|quality)/.exec(detail.source)?.[1] : undefined;
    const limits = hangs === undefined ? {} : { gate_timeouts: `${hangs}=1s/2s` };
    const end = await review(at, script, { ...limits, spec_passes: '2' });
    await expectNotPassed(at, end);
    // A question in a run of one story ends the run as one.
    const isAsked = outcome === 'needs_human' && !detail.source.includes('gate unavailable');
    expect(end.halt.kind).toBe(isAsked ? 'escalate' : 'some_failed');
    expect(storyOf(end)).toEqual({ outcome, detail: expect.stringMatching(detail) });
  });

  test('is told to the next attempt verbatim, and is asked again about new work only', async () => {
    await using at = await stage(`${good}; echo "$RALPH_ATTEMPT" > try.txt`);
    const end = await review(at, 'answer "" "" unmet | sed "s/seen/there is no third word/"', { max_attempts: '2' });
    await expectNotPassed(at, end);
    expect(at.prompts()[1]).toContain('there is no third word');
  });
});

describe('a confirmed block', () => {
  const blocks = byGate('answer', `if [ "$ids" = none ]; then ${finding('block')}; else answer; fi`);

  test.each(['continue', 'halt'])(
    'ends the story at once and the run as block_finding: on_block %s',
    async (on_block) => {
      await using at = await stage(good);
      const end = await review(at, blocks, { on_block, max_attempts: '5' });
      await expectNotPassed(at, end);
      expect(end.halt).toMatchObject({ kind: 'block_finding', detail: expect.stringContaining('loses data') });
      expect(storyOf(end)).toMatchObject({ outcome: 'blocked', detail: expect.stringContaining('src/a.txt:1') });
      expect(at.prompts()).toHaveLength(1);
    },
  );
});

describe('a story passes with a reviewer that', () => {
  test.each<[string, string, string]>([
    ['is right', 'answer', 'spec=pass quality=pass'],
    ['answers in its result file', 'answer > "$RALPH_RESULT_FILE"; echo "I am done"', 'spec=pass quality=pass'],
    ['says the same twice', 'answer; answer', 'spec=pass quality=pass'],
    ['answers on the second call only', '[ "$RALPH_REVIEW_CALL" = 1 ] || answer', 'spec=pass quality=pass'],
    ['warns', byGate('answer', finding('warn')), 'spec=pass quality=warn'],
    [
      'blocks what the second does not find',
      byGate('answer', `if [ "$ids" = none ]; then ${finding('block')}; else answer "" "" unmet; fi`),
      'spec=pass quality=pass',
    ],
    [
      'writes into its view and its git',
      'answer; rm -rf test; echo hacked > src/a.txt; cp src/a.txt made.txt; sed -i s/false/true/ prd.json; git commit -qam x; true',
      'spec=pass quality=pass',
    ],
  ])('%s', async (_, script, gates) => {
    await using at = await stage(good);
    const end = await review(at, script);
    expectPassed(at, end);
    const message = at.box.git(
      at.remote.gitDir,
      'log',
      '-1',
      '--grep=Ralph-Gates',
      '--format=%B',
      end.outputs.commit_sha,
    );
    expect(message).toMatch(new RegExp(`^Ralph-Gates: implement=pass .*test=pass ${gates}$`, 'm'));
  });

  test('leaves a child, which is ended', async () => {
    await using at = await stage(good);
    const pids = at.box.path('pids');
    const end = await review(at, `answer; setsid sleep 300 > /dev/null 2>&1 & echo $! >> '${pids}'; sleep 0.2`);
    expectPassed(at, end);
    const left = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
    expect(left).toHaveLength(2);
    expect(left.filter(isRunning)).toEqual([]);
  });
});

test('what a reviewer knows and says reaches nothing that is left behind', async () => {
  const key = 'sk-a-model-key-0123456789';
  await using at = await stage(good);
  const tells = `answer "" "" unmet | sed "s/seen/the key is $MODEL_KEY/; s/\\"missing\\":\\[\\]/\\"missing\\":[\\"$MODEL_KEY\\"]/"; echo "$MODEL_KEY" >&2`;
  const end = await review(at, tells, { agent_env: 'MODEL_KEY', max_attempts: '2' }, { MODEL_KEY: key });
  await expectNotPassed(at, end);
  const kept = at.box.path('rescued');
  at.box.git(at.box.root, 'clone', '-q', '--mirror', `file://${at.remote.gitDir}`, kept);
  const objects = at.box.git(kept, 'cat-file', '--batch-all-objects', '--batch-check=%(objecttype) %(objectname)');
  const named = objects.split('\n').filter((line) => !line.startsWith('tree '));
  const leaking = named.filter((line) => at.box.git(kept, 'cat-file', ...line.split(' ')).includes(key));
  expect(leaking).toEqual([]);
  expect([...at.said.filter((line) => !line.startsWith('secret')), ...at.summaries].join('\n')).not.toContain(key);
});

describe('the final review', () => {
  const byStory = (whole: string): string =>
    `if [ "$RALPH_STORY" = final ]; then cat <<< "$prompt" > "$0.$RALPH_REVIEW_CALL"; ${whole}; else answer; fi`;
  const block = finding('block');

  test('that blocks leaves the passed story on its branch and ends the run as block_finding', async () => {
    await using at = await stage(good);
    const whole = `if [ "$RALPH_REVIEW_CALL" = 2 ]; then answer; else ${block}; fi`;
    const end = await review(at, byStory(whole), { final_review: '3' });
    expect(end).toMatchObject({
      exitCode: 1,
      outputs: { conclusion: 'failure', stories_passed: '1', wip_branches: '[]' },
    });
    expect(end.halt).toEqual({
      kind: 'block_finding',
      detail:
        'the one story passed, but 2 of 3 reviewers of the whole change found what must not be merged: src/a.txt:1: loses data',
    });
    expect(onRemote(at, end.outputs.branch_name, 'src/a.txt')).toBe('2');
    const prompt = readFileSync(`${at.box.path('reviewer.sh')}.1`, 'utf8');
    expect(prompt).toContain('# Final Review');
    expect(prompt).toContain('A: First title');
    expect(prompt).toMatch(/^-1\n\+2$/m);
    expect(existsSync(`${at.box.path('reviewer.sh')}.4`)).toBe(false);
    expect(readFileSync(end.outputs.report_file, 'utf8')).toContain('block: src/a.txt:1: loses data');
    expect(at.said.join('\n')).toContain('Final review: 3 reviewers of the change of all passed stories together');
  });

  test('that nobody can make is not ready', async () => {
    await using at = await stage(good);
    const end = await review(at, byStory('echo "PASS, all good"'), { final_review: '1' });
    expect(end.exitCode).toBe(1);
    expect(end.halt).toMatchObject({
      kind: 'some_failed',
      detail: expect.stringMatching(/the final review is unavailable: 0 of 1/),
    });
    expect(at.said.join('\n')).toContain('final review: no usable answer: ');
  });

  test('needs a reviewer', async () => {
    await using at = await stage(good);
    const end = await at.run({ review_agent: 'none', final_review: '2' });
    expect(end.halt).toMatchObject({ kind: 'config_error', detail: expect.stringContaining('final_review') });
    expect(at.prompts()).toEqual([]);
  });
});
