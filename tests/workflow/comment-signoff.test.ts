import { expect, it } from 'vitest';
import { git } from '../support/demo-repository.ts';
import { reviewEvent } from '../support/trigger-events.ts';
import { exampleOf, type Played, rehearsed } from './examples-rig.ts';
import { openTalk, ran } from './talk.ts';

const objective = '/ralph "Write down that it is done" --max 4 --criteria "grep -qx done notes.txt"';

/** Each time it is asked it writes one line more. */
const inputs = {
  ...{ agent: 'command', review_agent: 'none', signoff: 'required' },
  agent_command: `bash -c 'echo done >> notes.txt'`,
};

function outcome({ step }: Played): readonly (string | number | undefined)[] {
  return [step.exitCode ?? undefined, step.outputs['halt']];
}

it('examples/comment.yml ends a run with a writer’s word about exactly what waits', async () => {
  const { say, answers, play, repository } = await openTalk();
  const { github, remote, sha } = repository;
  const first = await say(objective, { inputs });
  expect([ran(first), outcome(first)], first.log).toEqual([['work: success'], [0, 'awaiting_signoff']]);
  const [opened] = github.pulls();
  if (opened === undefined) throw new Error('The run opened no pull request.');
  const thread = opened.number;
  const pull = () => github.pull(thread).pull;
  const waited = pull().headSha;
  expect(pull().draft).toBe(true);

  const before = [answers(thread), answers()];
  const stranger = await say('/ralph approve', { user: 'eve', thread, inputs });
  expect([ran(stranger), outcome(stranger)], stranger.log).toEqual([['answer: success'], [0, 'skipped']]);
  expect([pull().draft, answers(thread), answers()]).toEqual([true, ...before]);

  const fix = await say('/ralph fix "say it once more"', { thread, inputs });
  expect([ran(fix), outcome(fix)], fix.log).toEqual([['work: success'], [0, 'awaiting_signoff']]);
  expect([pull().draft, pull().headSha === waited]).toEqual([true, false]);
  expect(git(remote.gitDir, 'show', `${pull().headBranch}:notes.txt`)).toBe('done\ndone\n');

  // The approval of a commit that is no longer the head is not one of what waits.
  const review = github.review(thread, { user: 'ada', state: 'APPROVED', commit: waited });
  const { eventName, payload } = reviewEvent(github, github.pull(thread), review);
  const old = await play(rehearsed(exampleOf('comment.yml'), { inputs }), { event: { name: eventName, payload, sha } });
  expect([ran(old), outcome(old)], old.log).toEqual([['answer: success'], [0, 'skipped']]);
  expect(pull().draft).toBe(true);

  const signed = await say('Well done.\n\n/ralph approve', { thread, inputs });
  expect([ran(signed), outcome(signed)], signed.log).toEqual([['answer: success'], [0, 'ready']]);
  expect([pull().draft, pull().headSha]).toEqual([false, signed.step.outputs['commit_sha']]);
  expect(answers(thread).at(-1)).toContain(`<code>ada</code> signed off <code>${pull().headSha}</code>`);
  expect([...(await remote.refs()).keys()].filter((ref) => /\/(?:control|lock)(?:\/|$)/.test(ref))).toEqual([]);
  expect(github.violations()).toEqual([]);
});
