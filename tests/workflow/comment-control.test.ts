import { describe, expect, it } from 'vitest';
import { git } from '../support/demo-repository.ts';
import { commitsOf } from '../support/scenario-facts.ts';
import type { Played } from './examples-rig.ts';
import { openTalk, ran, type Said, type Talk } from './talk.ts';

/*
 * examples/comment.yml for what takes more than one comment: jobs that do not wait for each other, runs that go on, stories that are
 * tried again. Agents are one line of shell, so that a test decides how long they take.
 */

const objective = '/ralph "Write down that it is done" --max 2 --criteria "grep -qx done notes.txt"';
const quick = { agent: 'command', agent_command: `bash -c 'echo done > notes.txt'`, review_agent: 'none' };
const endless = { ...quick, agent_command: 'sleep 3600' };

/** Begins what a comment asks for and returns once its agent works. */
async function begin({ say }: Talk, body: string, more: Said = {}): Promise<{ readonly done: Promise<Played> }> {
  let done: Promise<Played> | undefined;
  await new Promise<void>((resolve, reject) => {
    const onLine = ({ text }: { readonly text: string }): void => {
      if (text.includes('iteration 1/')) resolve();
    };
    done = say(body, { ...more, inputs: endless, options: { onLine } });
    done.then(() => reject(new Error('The run has ended before its agent worked.')), reject);
  });
  if (done === undefined) throw new Error('Nothing was begun.');
  return { done };
}

/** A pull request of a person, from the branch work; its number. */
function openWork({ repository: { github, remote, workspace } }: Talk): number {
  git(workspace, 'switch', '-q', '-c', 'work');
  git(workspace, 'commit', '-q', '--allow-empty', '-m', 'My own change');
  git(remote.gitDir, 'fetch', '-q', workspace, 'work:refs/heads/work');
  return github.openPull({ head: 'work', title: 'My work', body: 'Words of mine.' }).number;
}

function outcome({ step }: Played): readonly (string | number | undefined)[] {
  return [step.exitCode ?? undefined, step.outputs['halt']];
}

/** The commands themselves have their tests in e2e; here, in the example's jobs, one of each kind is enough for every commit. */
const isFull = process.env['RALPH_FULL'] === '1';

describe('examples/comment.yml', () => {
  it('tells how a run stands, ends it from another job, and goes on with it', async () => {
    const talk = await openTalk();
    const { say, answers, repository } = talk;
    const { done } = await begin(talk, objective);
    const status = await say('/ralph status');
    expect([ran(status), answers().at(-1)], status.log).toEqual([
      ['answer: success'],
      expect.stringMatching(/A run holds the lock[\s\S]*halt: null/),
    ]);
    const order = await say('/ralph cancel wrong branch');
    expect(ran(order), order.log).toEqual(['answer: success']);
    const cut = await done;
    const runId = cut.step.outputs['run_id'];
    expect([ran(cut), outcome(cut)], cut.log).toEqual([['work: failure'], [130, 'user_cancel']]);
    expect(answers().at(-1)).toContain(`Cancelled ${runId}. Reason: wrong branch.`);
    expect(answers()[0]).toContain('Cancelled by ada: wrong branch');
    expect(cut.result.job('work').orphans).toEqual([]);
    const resumed = await say('/ralph resume', { inputs: quick });
    expect([ran(resumed), outcome(resumed)], resumed.log).toEqual([['work: success'], [0, 'ready']]);
    expect(resumed.step.outputs['run_id']).toBe(runId);
    expect(answers()[0]).toContain('Objective reached');
    const branch = resumed.step.outputs['branch_name'] ?? '';
    expect(git(repository.remote.gitDir, 'show', `${branch}:notes.txt`)).toBe('done\n');
    expect(commitsOf(repository.remote.gitDir, `main..${branch}`)).toHaveLength(1);
    const refs = [...(await repository.remote.refs()).keys()];
    expect(refs.filter((ref) => /\/(?:control|lock)(?:\/|$)/.test(ref))).toEqual([]);
    expect(repository.github.pulls().map(({ pull }) => pull.headBranch)).toEqual([branch]);
  });

  it('ends a run and closes its pull request on abort, and keeps the branch', async () => {
    const talk = await openTalk();
    const { github, remote } = talk.repository;
    const number = openWork(talk);
    const head = (await remote.refs()).get('refs/heads/work');
    const { done } = await begin(talk, objective, { thread: number });
    const order = await talk.say('/ralph abort', { thread: number });
    const cut = await done;
    expect([ran(order), outcome(cut)], cut.log).toEqual([['answer: success'], [130, 'user_cancel']]);
    expect(github.pull(number).state).toBe('closed');
    expect((await remote.refs()).get('refs/heads/work')).toBe(head);
    expect(talk.answers(number).at(-1)).toMatch(/Cancelled[\s\S]*is closed; its branch is kept/);
  });

  it.runIf(isFull)('works on an objective in a pull request, on its own branch', async () => {
    const talk = await openTalk();
    const { say, answers, repository } = talk;
    const { github, remote } = repository;
    const number = openWork(talk);
    const before = github.issues().length;
    const played = await say(objective, { thread: number, inputs: quick });
    expect([ran(played), outcome(played)], played.log).toEqual([['work: success'], [0, 'ready']]);
    const subjects = commitsOf(remote.gitDir, 'main..work').map(({ subject }) => subject);
    expect([subjects.length, subjects[0]]).toEqual([2, 'My own change']);
    expect(git(remote.gitDir, 'show', 'work:notes.txt')).toBe('done\n');
    expect([answers(number).length, github.issues().length, github.pull(number).body]).toEqual([
      ...[1, before, 'Words of mine.'],
    ]);
    expect(answers(number)[0]).toMatch(
      /Objective reached[\s\S]*\*\*Asked for\*\* by <code>ada<\/code> · one objective/,
    );
  });

  it.runIf(isFull)('tries a story again that failed, and keeps the work of both nights', async () => {
    const { say, answers, repository } = await openTalk();
    const inputs = { max_attempts: '1' };
    const first = await say('/ralph run --story US-003', { inputs });
    expect([ran(first), outcome(first)], first.log).toEqual([['work: failure'], [1, 'some_failed']]);
    const again = await say('/ralph retry US-003', { inputs });
    expect([ran(again), outcome(again)], again.log).toEqual([['work: failure'], [1, 'some_failed']]);
    expect(again.step.outputs['run_id']).not.toBe(first.step.outputs['run_id']);
    expect(again.step.outputs['iterations']).toBe('1');
    const branches = [...(await repository.remote.refs()).keys()].filter((ref) => ref.startsWith('refs/heads/wip/'));
    expect(branches.toSorted()).toEqual([
      expect.stringMatching(/^refs\/heads\/wip\/archive\/.*us-003/),
      expect.stringMatching(/^refs\/heads\/wip\/ralph-fail-us-003-/),
    ]);
    expect(answers().join('\n')).toContain('US-003');
    expect([repository.github.pulls(), repository.github.comments(1).length > 2]).toEqual([[], true]);
  });
});
