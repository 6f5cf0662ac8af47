import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { processReviewers, type ReviewerOptions } from '../../../src/adapters/agents/agent.ts';
import { agentCaller } from '../../../src/adapters/agents/call.ts';
import { stamped } from '../../../src/adapters/agents/program-stamp.ts';
import { layerReader } from '../../../src/adapters/git/layer.ts';
import { lineCount } from '../../../src/adapters/git/line-count.ts';
import { logFolder } from '../../../src/adapters/logs.ts';
import { openTrees } from '../../../src/adapters/trees.ts';
import type { RunReview } from '../../../src/core/command.ts';
import { redact } from '../../../src/report/redact.ts';
import { isRunning } from '../../fixtures/processes/rig.ts';
import { type Sandbox, sandbox } from '../../support/git-sandbox.ts';
import { openRoomsIn } from '../../support/rooms.ts';
import { sampleRun } from '../../support/sample-run.ts';
import { doubted, reviewer, unusable } from './reviewer-script.ts';

const secret = 'sk-the-model-key-of-the-user';
const state = sampleRun({ stories: [{ id: 'US-1' }] });

interface More extends Partial<Pick<ReviewerOptions, 'cancel' | 'onSoftLimit'>> {
  readonly command?: Partial<RunReview>;
  readonly ids?: readonly string[];
}

/** Reviewers that are bash scripts, over a real tree with `src/a.txt` of one line and `link.txt`, a link to it. */
async function bench(box: Sandbox) {
  const { dir } = box.repo('ws', { 'src/a.txt': 'one\n', 'src/empty.txt': '', 'src/open.txt': 'one\ntwo' });
  symlinkSync('src/a.txt', join(dir, 'link.txt'));
  box.git(dir, 'add', 'link.txt');
  box.git(dir, 'commit', '-qm', 'link');
  const repository = await box.open(dir);
  const commit = box.git(dir, 'rev-parse', 'HEAD');
  await repository.importCommit(commit);
  const tree = await repository.treeOf(commit);
  const layer = layerReader(repository, dir)(commit);
  const trees = openTrees({ repository, root: box.path('trees'), layer: () => layer });
  const openRoom = openRoomsIn({ scratch: box.path('scratch') });
  const nonces: string[] = [];
  const review = async (script: string, { command = {}, ids = ['story'], ...more }: More = {}) => {
    const { cancel = new AbortController().signal, onSoftLimit = () => undefined } = more;
    const clean = (text: string): string => redact(text, [secret]).text;
    const call = agentCaller({
      environment: ({ home, tmp }) => ({ PATH: process.env['PATH'] ?? '/bin', HOME: home, TMPDIR: tmp, KEY: secret }),
      logs: logFolder(box.path('logs'), clean),
      workingDirectory: '',
      graceMs: 500,
      marker: () => `review-${box.root}`,
      progress: () => () => undefined,
      onActivity: () => undefined,
      onStarted: () => undefined,
      cancel,
    });
    const reviewers = processReviewers({
      program: stamped({ program: '/bin/bash', args: () => ['-c', reviewer(script)], env: {} }),
      call,
      openView: async (asked) => openRoom((await trees.openView(asked)).dir, 'review'),
      prompt: async (_command, _state, nonce) => {
        nonces.push(nonce);
        return { text: `Judge.\nnonce: ${nonce}\nids: ${ids.join(', ') || 'none'}\n`, ids };
      },
      lineCount: (asked, path) => lineCount(repository, asked, path),
      redact: clean,
      onSoftLimit,
      cancel,
    });
    return reviewers.review({ ...usual, tree, storyStart: { commit, tree }, ...command }, state);
  };
  return { review, trees, tree, nonces };
}

const usual: Omit<RunReview, 'tree' | 'storyStart'> = {
  ...{ type: 'run-review', gate: 'spec', story: 'US-1', attempt: 2, iteration: 5, call: 3, claims: [] },
  limits: { softMs: 20_000, hardMs: 30_000, boundBy: 'gate' },
};

describe('a reviewer that cannot be believed', () => {
  test.each(unusable)('$what', async ({ script, problem }) => {
    await using box = sandbox();
    const { review } = await bench(box);
    const outcome = await review(script);
    expect(outcome).toMatchObject({ type: 'reviewed', result: { gate: 'spec', verdict: 'pass' } });
    expect(outcome).toMatchObject({ reading: { ok: false, problem: expect.stringContaining(problem) } });
  });

  test.each(doubted)('$what: that criterion alone is unsure [X15]', async ({ script, problem }) => {
    await using box = sandbox();
    const { review } = await bench(box);
    expect(await review(script)).toMatchObject({
      reading: { ok: true, answer: { criteria: [{ verdict: 'unsure', reason: expect.stringContaining(problem) }] } },
    });
  });

  test('is quoted with the end of what it said [X15]', async () => {
    await using box = sandbox();
    const { review } = await bench(box);
    expect(await review(`echo "VERDICT: PASS $KEY"`)).toMatchObject({
      reading: { ok: false, said: 'VERDICT: PASS [redacted]' },
    });
  });

  test.each<[string, string, object]>([
    ['dies', 'answer; exit 3', { verdict: 'fail', reason: 'the reviewer exited with code 3' }],
    ['is killed', 'answer; kill -SEGV $$', { verdict: 'fail', reason: expect.stringContaining('SIGSEGV') }],
    ['hangs', 'answer; trap "" TERM; sleep 60', { verdict: 'timeout', softLimitHit: true }],
  ])('%s: its process says so, whatever it had answered', async (_, script, result) => {
    await using box = sandbox();
    const { review } = await bench(box);
    const limits = { softMs: 300, hardMs: 700, boundBy: 'gate' } as const;
    expect(await review(script, { command: { limits } })).toMatchObject({ type: 'reviewed', result });
  });

  test('that is cut short proves nothing', async () => {
    await using box = sandbox();
    const { review } = await bench(box);
    const cancel = new AbortController();
    const started = box.path('started');
    const running = review(`answer; touch '${started}'; sleep 60`, { cancel: cancel.signal });
    while (!existsSync(started)) await pause(10);
    cancel.abort('the runner sent SIGINT');
    expect(await running).toEqual({ type: 'interrupted', cause: 'the runner sent SIGINT', usage: [] });
  });
});

describe('a reviewer that is right', () => {
  const met = { id: 'story', verdict: 'met', evidence: [{ file: 'src/a.txt', line: 1 }], reason: 'seen' };

  test.each<[string, string]>([
    ['on stdout', 'answer'],
    ['in its result file, whatever it prints', 'echo "PASS {"; answer > "$RALPH_RESULT_FILE"'],
    ['twice in the same words', 'answer; echo and again; answer'],
    ['behind 60 kB of thoughts', 'head -c 60000 /dev/zero | tr "\\0" "{"; answer'],
    ['behind another object', `echo '{"verdict":"PASS"}'; answer`],
  ])('is believed: %s', async (_, script) => {
    await using box = sandbox();
    const { review } = await bench(box);
    expect(await review(script)).toMatchObject({
      type: 'reviewed',
      reading: { ok: true, answer: { criteria: [met], missing: [], extra: [], findings: [] } },
      result: { gate: 'spec', verdict: 'pass' },
      usage: [],
    });
  });

  test.each<[string, boolean]>([
    ['{"file":"./src/a.txt","line":1}', true],
    ['{"file":"src/open.txt","line":2}', true],
    ['{"file":"src/open.txt","line":3}', false],
    ['{"file":"src/empty.txt","line":1}', false],
    ['{"absent":"no TODO in src"}', true],
    ['{"absent":"no TODO in src"},{"file":"src/b.txt","line":1}', false],
    ['{"file":"SRC/A.TXT","line":1}', false],
    ['{"file":"link.txt","line":1}', true],
    ['{"file":"link.txt","line":2}', false],
    ['"src/a.txt:1"', true],
    ['{"file":".git/HEAD","line":1}', false],
  ])('rests on evidence that stands in the tree: %s %j [X15]', async (evidence, exists) => {
    await using box = sandbox();
    const { review } = await bench(box);
    expect(await review(`answer "" '${evidence}'`)).toMatchObject({
      reading: { ok: true, answer: { criteria: [{ verdict: exists ? 'met' : 'unsure' }] } },
    });
  });

  test('may name a file by its place in the view, which is kept relative [X15]', async () => {
    await using box = sandbox();
    const { review } = await bench(box);
    expect(await review(`answer "" "{\\"file\\":\\"$PWD/src/a.txt\\",\\"line\\":1}"`)).toMatchObject({
      reading: { ok: true, answer: { criteria: [met] } },
    });
  });

  test('is not read through a link in place of its result file', async () => {
    await using box = sandbox();
    const { review } = await bench(box);
    const other = box.path('other');
    expect(await review(`answer > '${other}'; ln -s '${other}' "$RALPH_RESULT_FILE"; echo no`)).toMatchObject({
      reading: { ok: false, problem: "no JSON object carries this call's nonce." },
    });
  });

  test('is judged by the ids it was asked for: none in a quality review, claims in a confirmation', async () => {
    await using box = sandbox();
    const { review } = await bench(box);
    const quality = { command: { gate: 'quality' } } as const;
    expect(await review('answer', { ...quality, ids: [] })).toMatchObject({
      reading: { ok: true, answer: { criteria: [] } },
      result: { gate: 'quality' },
    });
    expect(await review('answer', { ...quality, ids: ['b1', 'b2'] })).toMatchObject({
      reading: { ok: true, answer: { criteria: [{ id: 'b1' }, { id: 'b2' }] } },
    });
  });

  test('leaves no secret in its answer, nor in what is told of one that was none', async () => {
    await using box = sandbox();
    const { review } = await bench(box);
    const said = await review('answer | sed "s/seen/$KEY/"');
    expect(said).toMatchObject({ reading: { ok: true, answer: { criteria: [{ reason: '[redacted]' }] } } });
    const asked = await review('ids="story,$KEY"; answer');
    expect(asked).toMatchObject({ reading: { ok: false, problem: expect.stringContaining('[redacted]') } });
    expect(JSON.stringify([said, asked])).not.toContain(secret);
  });
});

describe('every review', () => {
  test('keeps its log where the last sub-story and its story are judged in one iteration', async () => {
    await using box = sandbox();
    const { review } = await bench(box);
    const of = async (command: Partial<RunReview>) => {
      const outcome = await review('echo "$RALPH_STORY"; exit 3', { command });
      return 'result' in outcome ? outcome.result.logPath : undefined;
    };
    const paths = [await of({}), await of({ part: 'US-1.2' })];
    expect(paths[0]).toBe(box.path('logs/5-spec-3.stdout.log'));
    expect(paths.map((path) => readFileSync(path ?? '', 'utf8').trim())).toEqual(['US-1', 'US-1.2']);
  });

  test('has a nonce of its own, which is nowhere but in its prompt', async () => {
    await using box = sandbox();
    const { review, nonces } = await bench(box);
    const seen = box.path('seen');
    await review(`env > '${seen}'; tr '\\0' ' ' < /proc/$$/cmdline >> '${seen}'; answer`);
    await review('answer');
    expect(new Set(nonces).size).toBe(2);
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(readFileSync(seen, 'utf8')).not.toContain(nonces[0]);
  });

  test.each(['spec', 'quality'] as const)('is told what it is: %s', async (gate) => {
    await using box = sandbox();
    const { review, trees } = await bench(box);
    const seen = box.path('seen');
    await review(`echo "$RALPH_ROLE $RALPH_STORY $RALPH_ATTEMPT $RALPH_REVIEW_CALL $PWD" > '${seen}'`, {
      command: { gate },
    });
    expect(readFileSync(seen, 'utf8')).toBe(`${gate}-review US-1 2 3 ${trees.view.dir}\n`);
  });

  test('begins in a clean view of the tree, whatever the last one left there', async () => {
    await using box = sandbox();
    const { review, trees, tree } = await bench(box);
    expect(
      await review('answer; echo hacked > src/a.txt; rm -r src/open.txt; touch made.txt .hidden; mkdir -p x/y'),
    ).toMatchObject({
      reading: { ok: true },
    });
    const seen = box.path('seen');
    await review(`find . -not -type d | sort > '${seen}'; cat src/a.txt >> '${seen}'`);
    expect(readFileSync(seen, 'utf8')).toBe('./link.txt\n./src/a.txt\n./src/empty.txt\n./src/open.txt\none\n');
    await trees.openView(tree);
    expect(readFileSync(`${trees.view.dir}/src/a.txt`, 'utf8')).toBe('one\n');
  });

  test('leaves no process behind', async () => {
    await using box = sandbox();
    const { review } = await bench(box);
    const pid = box.path('pid');
    const child = `setsid bash -c 'echo $$ > "${pid}"; exec sleep 600' > /dev/null 2>&1 &`;
    const outcome = await review(`${child} until [ -s '${pid}' ]; do sleep 0.05; done; answer`);
    expect(outcome).toMatchObject({ reading: { ok: true }, result: { verdict: 'pass' } });
    expect(outcome.type === 'reviewed' && outcome.survivorsKilled).toBeGreaterThanOrEqual(1);
    expect(isRunning(Number(readFileSync(pid, 'utf8')))).toBe(false);
  });

  test('past its soft limit calls back with the command and goes on', async () => {
    await using box = sandbox();
    const { review } = await bench(box);
    const said: string[] = [];
    const limits = { softMs: 50, hardMs: 30_000, boundBy: 'gate' } as const;
    const onSoftLimit: ReviewerOptions['onSoftLimit'] = ({ type, call }) => said.push(`${type} ${call}`);
    expect(await review('sleep 0.6; answer', { command: { limits }, onSoftLimit })).toMatchObject({
      reading: { ok: true },
      result: { softLimitHit: true },
    });
    expect(said).toEqual(['run-review 3']);
  });
});
