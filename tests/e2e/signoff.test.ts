import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { git } from '../support/demo-repository.ts';
import { commitsOf } from '../support/scenario-facts.ts';
import { openStory, shellAgent, smallPrd } from '../support/scenario-project.ts';
import { createThread, expectSilence, type ThreadScenario } from '../support/scenario-thread.ts';

/*
 * `signoff: required` on the bundle (02-loop §2): a run whose stories all passed waits, its pull request stays a draft, and only a
 * person's word about exactly that commit ends it.
 */

const agent = shellAgent(`if grep -q 'has to sign' "$TMPDIR/prompt"; then
  cp "$TMPDIR/prompt" "$HOME/fix" 2>/dev/null
  if grep -q 'extra line' "$TMPDIR/prompt"; then line extra 'extra: 5th' 'extra: 5th'; fi
elif [ "$RALPH_STORY" = US-001 ]; then line one 'one: 1st' 'one: 1st'
else line two 'two: 2nd' 'two: 2nd'
fi
`);

const prd = smallPrd([openStory(), openStory({ id: 'US-002', title: 'Second line', priority: 2 })]);

function createWaiting(inputs: Readonly<Record<string, string>> = {}): Promise<ThreadScenario> {
  return createThread({
    agent,
    files: { 'prd.json': prd },
    inputs: { create_pr: 'draft', signoff: 'required', ...inputs },
  });
}

/** Lets a night pass both stories; the number of its pull request and the commit that waits. */
async function waiting(scenario: ThreadScenario): Promise<{ readonly number: number; readonly sha: string }> {
  const step = await scenario.run(scenario.night());
  expect([step.exitCode, step.outputs['halt'], step.outputs['conclusion']], step.log).toEqual([
    0,
    'awaiting_signoff',
    'neutral',
  ]);
  const [pull] = scenario.github.pulls();
  if (pull === undefined) throw new Error('The night opened no pull request.');
  return { number: pull.number, sha: pull.pull.headSha };
}

/** A person pushes a commit of their own to the branch; its name. */
function push({ workspace, remote }: ThreadScenario, branch: string): string {
  git(workspace, 'fetch', '-q', remote.gitDir, branch);
  git(workspace, 'switch', '-q', '--detach', 'FETCH_HEAD');
  writeFileSync(`${workspace}/src/mine.txt`, 'mine\n');
  git(workspace, 'add', '-A');
  git(workspace, 'commit', '-q', '-m', 'My own change');
  const commit = git(workspace, 'rev-parse', 'HEAD').trim();
  git(remote.gitDir, 'fetch', '-q', workspace, `HEAD:refs/heads/${branch}`);
  git(workspace, 'switch', '-q', 'main');
  return commit;
}

describe('a run that has to be signed off', () => {
  it('waits over nights without a call, and ends when a writer approves that commit', async () => {
    await using scenario = await createWaiting();
    const { github, remote } = scenario;
    const { number, sha } = await waiting(scenario);
    const pull = (): ReturnType<typeof github.pull> => github.pull(number);
    expect(pull().pull.draft).toBe(true);
    expect(pull().body).toContain(`comment <code>/ralph approve</code> on [pull request #${number}]`);
    expect(scenario.answers(number)[0]?.body).toContain(
      `a person has to sign off ralph/default at ${sha.slice(0, 10)}`,
    );

    const night = await scenario.run(scenario.night());
    expect([night.outputs['halt'], night.outputs['iterations']], night.log).toEqual(['awaiting_signoff', '2']);
    expect(night.log).toContain('Resumed run');

    const step = await scenario.run(scenario.ask(number, 'ada', 'Well done.\n\n/ralph approve'));
    expect([step.exitCode, step.outputs['halt'], step.outputs['conclusion']], step.log).toEqual([
      0,
      'ready',
      'success',
    ]);
    expect([pull().pull.draft, pull().state, pull().pull.headSha]).toEqual([false, 'open', sha]);
    expect(scenario.reactions(number, 'ada')).toEqual(['eyes', 'rocket']);
    const [comment, reply, ...others] = scenario.answers(number);
    expect(others).toEqual([]);
    expect(comment?.body).toContain('Halt ready');
    expect(reply?.body).toContain(`<code>ada</code> signed off <code>${sha}</code>`);
    expect(pull().body).toContain(`Signed off by ada at ${sha.slice(0, 10)}, by a comment.`);

    const again = await scenario.run(scenario.ask(number, 'ada', '/ralph approve'));
    expect([again.exitCode, again.outputs['halt']], again.log).toEqual([0, 'skipped']);
    expect(scenario.answers(number).at(-1)?.body).toContain('has signed off');

    const idle = await scenario.run(scenario.night());
    expect(idle.outputs['halt'], idle.log).toBe('nothing_to_do');
    const mine = push(scenario, 'ralph/default');
    const edited = await scenario.run(scenario.night());
    expect([edited.outputs['halt'], edited.outputs['iterations']], edited.log).toEqual(['awaiting_signoff', '0']);
    const review = await scenario.run(scenario.approve(number, 'ada'));
    expect([review.exitCode, review.outputs['halt']], review.log).toEqual([0, 'ready']);
    expect(scenario.answers(number).at(-1)?.body).toContain(`signed off <code>${mine}</code>`);
    expect([...(await remote.refs()).keys()].filter((ref) => ref.endsWith('/lock'))).toEqual([]);
    expect(github.violations()).toEqual([]);
  });

  it('takes no word of another commit, of another place, or of somebody who may not write', async () => {
    await using scenario = await createWaiting();
    const { github } = scenario;
    const { number, sha } = await waiting(scenario);
    const before = github.journal.length;
    const stranger = await scenario.run(scenario.ask(number, 'eve', '/ralph approve'));
    const looked = await scenario.run(scenario.approve(number, 'eve'));
    expect([stranger.outputs['halt'], looked.outputs['halt']]).toEqual(['skipped', 'skipped']);
    expect(github.journal.slice(before).filter(({ kind, method }) => kind === 'api' && method !== 'GET')).toEqual([]);

    const { number: issue } = github.openIssue({});
    await scenario.run(scenario.ask(issue, 'ada', '/ralph approve'));
    expect(scenario.answers(issue)[0]?.body).toContain('Nothing was signed off: a sign-off is of one commit');

    git(scenario.remote.gitDir, 'branch', 'release', 'main');
    const { number: elsewhere } = github.openPull({ head: 'ralph/default', base: 'release', draft: true });
    for (const words of ['/ralph approve', '/ralph fix "US-001: name it better"']) {
      const { outputs, log } = await scenario.run(scenario.ask(elsewhere, 'ada', words));
      expect(outputs['halt'], log).toBe('skipped');
      expect(scenario.answers(elsewhere).at(-1)?.body).toContain('works from main, and this pull request goes to');
    }
    expect(github.pull(elsewhere).pull.draft).toBe(true);

    push(scenario, 'ralph/default');
    const old = await scenario.run(scenario.approve(number, 'ada', sha));
    expect(old.outputs['halt'], old.log).toBe('skipped');
    expect(scenario.answers(number).at(-1)?.body).toContain('the review is about an older commit than the head is now');
    const newer = await scenario.run(scenario.approve(number, 'ada'));
    expect(newer.outputs['halt'], newer.log).toBe('skipped');
    expect(scenario.answers(number).at(-1)?.body).toMatch(/waits for a sign-off of [0-9a-f]{10}, and the branch is at/);
    expect(github.pull(number).pull.draft).toBe(true);
    expect(github.violations()).toEqual([]);
  });

  it('leaves pull requests alone that no run works on', async () => {
    await using scenario = await createWaiting();
    const { workspace, remote, github } = scenario;
    git(workspace, 'switch', '-q', '-c', 'work');
    writeFileSync(`${workspace}/src/mine.txt`, 'mine\n');
    git(workspace, 'add', '-A');
    git(workspace, 'commit', '-q', '-m', 'My own change');
    git(remote.gitDir, 'fetch', '-q', workspace, 'work:refs/heads/work');
    git(workspace, 'switch', '-q', 'main');
    const { number } = github.openPull({ head: 'work', title: 'My work' });
    const step = await scenario.run(scenario.approve(number, 'ada'));
    expect([step.exitCode, step.outputs['halt']], step.log).toEqual([0, 'skipped']);
    await expectSilence(scenario, ['refs/heads/main', 'refs/heads/work', `refs/pull/${number}/head`]);
  });
});

describe('a fix that is asked for', () => {
  it('is gated and committed, and the new commit waits for a sign-off of its own', async () => {
    await using scenario = await createWaiting();
    const { github, remote } = scenario;
    const { number, sha } = await waiting(scenario);
    const step = await scenario.run(scenario.ask(number, 'ada', '/ralph fix "US-001: add the extra line, @eve"'));
    expect([step.exitCode, step.outputs['halt']], step.log).toEqual([0, 'awaiting_signoff']);
    expect(scenario.reactions(number, 'ada')).toEqual(['eyes', 'rocket']);
    const subjects = commitsOf(remote.gitDir, 'main..ralph/default').map(({ subject }) => subject);
    expect(subjects).toEqual([
      'feat: [US-001] - First line',
      'feat: [US-002] - Second line',
      'chore: archive default',
      'feat: [US-001] - First line',
    ]);
    const head = github.pull(number).pull;
    expect([head.draft, head.headSha === sha]).toEqual([true, false]);
    expect(git(remote.gitDir, 'show', 'ralph/default:src/extra.txt')).toBe('extra: 5th\n');
    expect(git(remote.gitDir, 'show', 'ralph/default:prd.json').match(/"passes": true/g)).toHaveLength(2);
    const told = scenario.answers(number).map(({ body }) => body);
    expect(told.join('\n')).toMatch(/ada asked to fix .* in US-001: done, and gated/);
    expect(told.join('\n')).not.toContain('@eve');

    const done = await scenario.run(scenario.ask(number, 'ada', '/ralph approve'));
    expect([done.exitCode, done.outputs['halt']], done.log).toEqual([0, 'ready']);
    expect(github.pull(number).pull.draft).toBe(false);
    const late = await scenario.run(scenario.ask(number, 'ada', '/ralph fix "more"'));
    expect(late.outputs['halt'], late.log).toBe('skipped');
    expect(scenario.answers(number).at(-1)?.body).toContain('is signed off and has ended');
    expect(github.violations()).toEqual([]);
  });

  it('that no attempt makes leaves what passed, and says so', async () => {
    await using scenario = await createWaiting({ max_attempts: '1' });
    const { github } = scenario;
    const { number, sha } = await waiting(scenario);
    const step = await scenario.run(scenario.ask(number, 'ada', '/ralph fix "do what nobody can"'));
    expect([step.exitCode, step.outputs['halt']], step.log).toEqual([0, 'awaiting_signoff']);
    expect([github.pull(number).pull.headSha, github.pull(number).pull.draft]).toEqual([sha, true]);
    expect(JSON.parse(step.outputs['wip_branches'] ?? '')).toHaveLength(1);
    expect(scenario.answers(number).at(-1)?.body).toMatch(/in US-002: not done, (?!the one attempt failed)\S/);
  });
});
