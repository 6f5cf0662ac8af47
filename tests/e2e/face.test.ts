import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelStep, type FinishedStep } from '../support/action-runner.ts';
import { type Fault, faults } from '../support/github/faults.ts';
import { branch, createFace, expectUndisturbed, undisturbedResult, untilShown } from '../support/scenario-face.ts';
import { branchesOf, commitsOf, type Result } from '../support/scenario-facts.ts';
import { markedProcesses } from '../support/scenario-processes.ts';

/*
 * The pull request and its comment from night to night, through the hands of people, kills and cancels. Every scenario is judged
 * by GitHub's own description when it is disposed, and in each the run itself is as if there were no pull requests.
 */
let undisturbed: Result;
let undisturbedNights: Result;

beforeAll(async () => {
  [undisturbed, undisturbedNights] = await Promise.all([undisturbedResult(), undisturbedResult(2)]);
});

describe.concurrent('the pull request of a feature', () => {
  it('is one draft with one comment, both in their last state, and the next night finds both', async () => {
    await using scenario = await createFace();
    const { github } = scenario;
    const first = await scenario.run({ inputs: { story: 'US-001' } });
    expect(first.exitCode, first.log).toBe(0);
    const [pull] = github.pulls();
    expect(pull).toMatchObject({ title: 'Ralph: US-001 First line', state: 'open' });
    expect(pull?.pull).toMatchObject({ draft: true, headBranch: branch, baseBranch: 'main' });
    const [comment] = scenario.comments();
    expect(comment?.body).toContain('1/1 stories passed');

    const second = await scenario.run(scenario.night(2));
    expectUndisturbed(scenario, second, undisturbedNights);
    expect(github.pulls()).toHaveLength(1);
    expect(scenario.comments()).toHaveLength(1);
    const [kept] = scenario.comments();
    expect(kept?.id).toBe(comment?.id);
    expect(kept?.body).toContain('2/2 stories passed');
    expect(kept?.body).toContain('Halt ready');
    expect(pull?.body).toMatch(/- \[x\] <code>US-001<\/code>[\s\S]*- \[x\] <code>US-002<\/code>/);
    const url = `${github.serverUrl}/acme/plain-words/pull/1`;
    expect([first.outputs['pr_url'], second.outputs['pr_url']]).toEqual([url, url]);
    expect(second.summary).toContain(`[Pull request #1](${url}) (draft)`);
  });

  it('keeps what people wrote around its text', async () => {
    await using scenario = await createFace();
    const { github } = scenario;
    await scenario.run({ inputs: { story: 'US-001' } });
    const pull = github.pull(1);
    pull.body = `Please read slowly.\n\n${pull.body}\n\nThank you.`;
    github.say(1, { user: 'reader', body: 'Looks good so far.' });
    expectUndisturbed(scenario, await scenario.run(scenario.night(2)), undisturbedNights);
    expect(pull.body).toMatch(/^Please read slowly\.\n\n<!-- ralph-action: [\s\S]*US-002[\s\S]*-->\n\nThank you\.$/);
    expect(scenario.comments().map(({ user, edits }) => [user.login, edits > 0])).toEqual([
      ['github-actions[bot]', true],
      ['reader', false],
    ]);
  });

  it('is a new one after somebody closed the first, which stays closed and as it was', async () => {
    await using scenario = await createFace();
    const { github } = scenario;
    await scenario.run({ inputs: { story: 'US-001' } });
    github.closePull(1);
    const [old, said] = [github.pull(1).body, github.comments(1).map(({ body }) => body)];
    const second = await scenario.run(scenario.night(2));
    // What was thrown away with the first one is done again, from the base.
    expectUndisturbed(scenario, second, undisturbed);
    expect(github.pulls().map(({ number, state }) => [number, state])).toEqual([
      [1, 'closed'],
      [2, 'open'],
    ]);
    expect([github.pull(1).body, github.comments(1).map(({ body }) => body)]).toEqual([old, said]);
    expect(scenario.comments()).toHaveLength(1);
    expect(second.outputs['pr_url']).toMatch(/\/pull\/2$/);
  });

  it('shows a night that passed nothing in its comment, and is not opened again for one', async () => {
    await using scenario = await createFace();
    const { github } = scenario;
    await scenario.run({ inputs: { story: 'US-001' } });
    const [body, [comment]] = [github.pull(1).body, scenario.comments()];
    const fruitless = { inputs: { agent_command: 'false', max_attempts: '1' } };
    const second = await scenario.run(scenario.night(2, fruitless));
    expect([second.exitCode, second.outputs['halt']], second.log).toEqual([1, 'some_failed']);
    expect(second.outputs['pr_url']).toBe(`${github.serverUrl}/acme/plain-words/pull/1`);
    const [kept, ...others] = scenario.comments();
    expect([kept?.id, others]).toEqual([comment?.id, []]);
    expect(kept?.body).toMatch(/Halt some_failed[\s\S]*actions\/runs\/4202\)[\s\S]*wip\/ralph-fail-us-002/);
    expect(github.pull(1).body).toBe(body);

    github.closePull(1);
    const third = await scenario.run(scenario.night(3, fruitless));
    expect([third.outputs['halt'], third.outputs['pr_url']], third.log).toEqual(['some_failed', '']);
    expect([github.pulls().length, github.comments(1)]).toEqual([1, [kept]]);
  });

  it('gets its comment back once when a person deletes it during the run', async () => {
    await using scenario = await createFace();
    const { github } = scenario;
    scenario.hold();
    const step = scenario.start();
    await untilShown(step, () => github.pulls().length === 1 && github.comments(1).length === 1);
    const [deleted] = scenario.comments();
    github.deleteComment(deleted?.id ?? 0);
    scenario.release();
    expectUndisturbed(scenario, await step.done, undisturbed);
    const [comment, ...others] = scenario.comments();
    expect([comment?.id === deleted?.id, others]).toEqual([false, []]);
    expect(comment?.body).toContain('2/2 stories passed');
  });

  it('stays without a comment when use_sticky_comment is false, and when its conversation is locked', async () => {
    await using scenario = await createFace();
    const { github } = scenario;
    const first = await scenario.run({ inputs: { story: 'US-001', use_sticky_comment: 'false' } });
    expect([first.exitCode, github.comments(1)]).toEqual([0, []]);
    expect(asked(scenario, /\/issues\//)).toEqual([]);
    github.lock(1);
    const second = await scenario.run(scenario.night(2));
    expectUndisturbed(scenario, second, undisturbedNights);
    expect(github.comments(1)).toEqual([]);
    expect(second.log).toMatch(/::warning::The comment on pull request #1 was not written: .*Unlock the conversation/);
    expect(github.pull(1).body).toContain('<code>US-002</code>');
  });

  it('is no draft when create_pr says ready', async () => {
    await using scenario = await createFace({ inputs: { create_pr: 'ready' } });
    const step = await scenario.run();
    expectUndisturbed(scenario, step, undisturbed);
    expect(scenario.github.pulls().map(({ pull }) => pull.draft)).toEqual([false]);
    expect(step.summary).not.toContain('(draft)');
  });

  it('is not asked for when create_pr says none', async () => {
    await using scenario = await createFace({ inputs: { create_pr: 'none' } });
    const step = await scenario.run();
    expectUndisturbed(scenario, step, undisturbed);
    const rules = 'GET /repos/acme/plain-words/rules/branches/ralph%2Fdefault';
    expect([scenario.github.pulls(), asked(scenario), step.outputs['pr_url']]).toEqual([[], [rules], '']);
  });
});

/** Requests after which the controller is killed: what they made is on GitHub, and nobody was told. */
const killed: readonly { readonly name: string; readonly on: RegExp }[] = [
  { name: 'the pull request', on: /^POST \S+\/pulls$/ },
  { name: 'the comment', on: /^POST \S+\/comments$/ },
];

const unanswered: Fault = faults.afterStoring(faults.hang());

describe.concurrent('a run that is killed while GitHub makes', () => {
  it.each(killed)('$name goes on with the one that was made', async ({ on }) => {
    await using scenario = await createFace();
    const { github } = scenario;
    scenario.hold();
    const met = github.inject({ on, fault: unanswered });
    const step = scenario.start();
    await untilShown(step, () => met.hits() === 1);
    step.child.kill('SIGKILL');
    expect((await step.done).signal).toBe('SIGKILL');
    expect(asked(scenario, on)).toHaveLength(1);
    scenario.release();
    const resumed = await scenario.run();
    expectUndisturbed(scenario, resumed, undisturbed);
    expect(github.pulls()).toHaveLength(1);
    expect(scenario.comments()).toHaveLength(1);
    expect(scenario.comments()[0]?.body).toContain('2/2 stories passed');
    expect(asked(scenario, on)).toHaveLength(1);
  });
});

describe.concurrent('a run that is cancelled', () => {
  it('while GitHub hangs ends on the first signal, and the next run shows what it had not', async () => {
    await using scenario = await createFace();
    const { github } = scenario;
    scenario.hold();
    // The rules are asked for before the first agent.
    const on = /^\S+ \/repos\/(?!\S+\/rules\/)/;
    const met = github.inject({ on, fault: faults.hang(), times: Number.POSITIVE_INFINITY });
    const step = scenario.start();
    await untilShown(step, () => met.hits() === 1);
    step.child.kill('SIGINT');
    const main = await step.done;
    expect({ exitCode: main.exitCode, halt: main.outputs['halt'] }, main.log).toEqual({
      exitCode: 130,
      halt: 'interrupted',
    });
    expect(markedProcesses(step.trackingId)).toEqual([]);
    const { gitDir } = scenario.remote;
    expect(commitsOf(gitDir, `main..${branch}`).map(({ subject }) => subject)).toEqual(['feat: [US-001] - First line']);
    met.remove();
    scenario.release();
    expectUndisturbed(scenario, await scenario.run(), undisturbed);
    expect(github.pulls()).toHaveLength(1);
    expect(scenario.comments()).toHaveLength(1);
  });

  it('after a story that it pushed tells the branch and the pull request, and the next run opens no other', async () => {
    await using scenario = await createFace();
    const { github } = scenario;
    scenario.hold();
    const step = scenario.start();
    await untilShown(step, () => github.pulls().length === 1 && github.comments(1).length === 1);
    await cancelStep(step);
    const main = await step.done;
    expect(main.outputs, main.log).toMatchObject({ halt: 'interrupted', branch_name: branch });
    const url = `${github.serverUrl}/acme/plain-words/pull/1`;
    expect(main.outputs['pr_url']).toBe(url);
    const report = reportOf(main);
    expect(report.pull).toEqual({ number: 1, url, draft: true });
    expect(report.stories[0]).toMatchObject({ id: 'US-001', work: { branch, reached: 'pushed' } });
    expect(main.summary).toContain(`[Pull request #1](${url}) (draft)`);
    expect(main.summary).not.toContain('Open a pull request');
    expect(scenario.comments()[0]?.body).toContain(url);

    scenario.release();
    expectUndisturbed(scenario, await scenario.run(), undisturbed);
    expect(scenario.comments()).toHaveLength(1);
    expect(asked(scenario, /^POST \S+\/pulls$/)).toHaveLength(1);
  });

  it('in its last edit ends on the first signal too, with everything pushed', async () => {
    await using scenario = await createFace();
    const { github } = scenario;
    const met = github.inject({ on: /^PATCH /, fault: faults.hang(), times: Number.POSITIVE_INFINITY });
    const step = scenario.start();
    await untilShown(step, () => met.hits() >= 1);
    step.child.kill('SIGINT');
    expectUndisturbed(scenario, await step.done, undisturbed);
    expect(github.pulls()).toHaveLength(1);
    expect(branchesOf(scenario.remote.gitDir).has(branch)).toBe(true);
  });
});

/** The machine's report, with what the tests above look at. */
function reportOf({ outputs }: FinishedStep): {
  readonly pull: unknown;
  readonly stories: readonly { readonly id: string }[];
} {
  return JSON.parse(readFileSync(join(dirname(outputs['report_file'] ?? ''), 'ralph-report.json'), 'utf8'));
}

/** Paths of requests to the API. */
function asked({ github }: Awaited<ReturnType<typeof createFace>>, on = /./): readonly string[] {
  return github.journal
    .filter(({ kind }) => kind === 'api')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((line) => on.test(line));
}
