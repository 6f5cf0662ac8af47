import { describe, expect, it } from 'vitest';
import { git } from '../support/demo-repository.ts';
import { commitsOf } from '../support/scenario-facts.ts';
import { openTalk, ran } from './talk.ts';

describe('examples/comment.yml', () => {
  it('works on a story that a writer asks for, and shows it', async () => {
    const { say, repository } = await openTalk();
    const played = await say('Please:\n\n/ralph run', { inputs: { story: 'US-001' } });
    expect(ran(played), played.log).toEqual(['work: success']);
    expect(played.asked).toEqual([
      { contents: 'write', issues: 'write', 'pull-requests': 'write', actions: 'read', metadata: 'read' },
    ]);
    const subjects = commitsOf(repository.remote.gitDir, 'main..ralph/plain-words').map(({ subject }) => subject);
    expect(subjects).toEqual(['feat: [US-001] - Ordinal numbers']);
    const [pull, ...others] = repository.github.pulls();
    expect([pull?.pull.draft, others]).toEqual([true, []]);
    expect(played.result.job('work').orphans).toEqual([]);
  });

  it('answers help beside a run, without an agent', async () => {
    const { say, answers, repository } = await openTalk();
    const played = await say('/ralph help');
    expect(ran(played), played.log).toEqual(['answer: success']);
    expect(answers()).toEqual([expect.stringContaining('/ralph cancel [reason]')]);
    expect(repository.github.pulls()).toEqual([]);
  });

  it('takes a command up where runs are, whatever it quotes', async () => {
    const { say, answers } = await openTalk();
    const played = await say('/ralph fix "as /ralph status says"');
    expect(ran(played), played.log).toEqual(['work: success']);
    expect(answers()).toEqual([expect.stringMatching(/^Nothing was started/)]);
  });

  it('answers doctor with the report', async () => {
    const { say, answers } = await openTalk();
    const played = await say('/ralph doctor');
    expect(ran(played), played.log).toEqual(['work: success']);
    expect(answers()).toEqual([expect.stringContaining('Doctor: nothing blocks a run')]);
  });

  it('makes a backlog of the issue', async () => {
    const { say, answers, repository } = await openTalk('- [ ] Roman numerals\n  - 4 is IV\n');
    const played = await say('/ralph init numerals');
    expect(ran(played), played.log).toEqual(['work: success']);
    const [pull] = repository.github.pulls();
    expect(pull).toMatchObject({
      title: 'Ralph: backlog numerals (issue 1)',
      pull: { headBranch: 'ralph/init-numerals' },
    });
    expect(answers()).toEqual([expect.stringContaining('1 story for feature <code>numerals</code>')]);
  });

  it('has the agent write the backlog where that is asked for', async () => {
    const { say, answers, repository } = await openTalk('Numbers should also be written as the Romans did.');
    const refused = await say('/ralph init numerals');
    expect([ran(refused), answers().at(-1)], refused.log).toEqual([
      ['work: failure'],
      expect.stringMatching(/No stories were found[\s\S]*--agent/),
    ]);
    const played = await say('/ralph init numerals --agent');
    expect(ran(played), played.log).toEqual(['work: success']);
    expect(answers().at(-1)).toMatch(/2 stories for feature <code>numerals<\/code>.*written by the agent rehearsal/);
    const [pull] = repository.github.pulls();
    expect(pull).toMatchObject({
      title: 'Ralph: backlog numerals (issue 1)',
      pull: { headBranch: 'ralph/init-numerals' },
      body: expect.stringContaining('written by the agent <code>rehearsal</code> from issue #1'),
    });
    const { gitDir } = repository.remote;
    const { userStories } = JSON.parse(git(gitDir, 'show', 'ralph/init-numerals:.ralph/numerals/prd.json'));
    expect(userStories).toMatchObject([
      { id: 'US-001', title: 'Roman numerals', passes: false },
      { id: 'US-002', title: 'Read Roman numerals', dependsOn: ['US-001'], passes: false },
    ]);
    const files = git(gitDir, 'diff', '--name-only', 'main', 'ralph/init-numerals').trim().split('\n');
    expect(files.every((path) => path.startsWith('.ralph/numerals/'))).toBe(true);
    expect(played.result.job('work').orphans).toEqual([]);
  });

  it('starts nothing for a stranger, and no job for a comment without a command', async () => {
    const { say, answers, repository } = await openTalk();
    const stranger = await say('/ralph run', { user: 'eve' });
    expect(ran(stranger), stranger.log).toEqual(['work: success']);
    expect(stranger.step.outputs['halt']).toBe('skipped');
    expect([answers(), repository.github.pulls(), repository.github.pushes]).toEqual([[], [], []]);
    await expect(say('Thanks, Ralph!')).rejects.toThrow('Our step did not run');
  });
});
