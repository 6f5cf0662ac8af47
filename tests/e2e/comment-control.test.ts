import { describe, expect, it } from 'vitest';
import { untilShown } from '../support/scenario-face.ts';
import { createThread } from '../support/scenario-thread.ts';

/*
 * Commands about a run that works in another job (03-interface §4): they do not wait for it.
 */

describe('a run that works', () => {
  it('tells its status, and ends when a person cancels it in another job', { timeout: 300_000 }, async () => {
    await using scenario = await createThread();
    const { github, remote } = scenario;
    const { number } = github.openIssue({ title: 'Please' });
    scenario.hold();
    const working = scenario.start(scenario.ask(number, 'ada', '/ralph run'));
    await untilShown(working, () => (scenario.answers(number)[0]?.body ?? '').includes('1/2 stories passed'));

    const asked = await scenario.run(scenario.ask(number, 'ada', '/ralph status'));
    expect([asked.exitCode, asked.outputs['halt']], asked.log).toEqual([0, 'skipped']);
    expect(scenario.answers(number).at(-1)?.body).toMatch(
      /A run holds the lock[\s\S]*```yaml\nrun_id: "\d{8}-[\s\S]*iterations_done: \d[\s\S]*halt: null\n```/,
    );

    const order = await scenario.run(scenario.ask(number, 'ada', "/ralph cancel wrong branch, it's *theirs*"));
    const done = await working.done;
    expect([done.exitCode, done.outputs['halt'], done.outputs['conclusion']], done.log).toEqual([
      130,
      'user_cancel',
      'cancelled',
    ]);
    expect(done.outputs['wip_branches']).toBe('[]');
    expect([order.exitCode, scenario.reactions(number, 'ada')], order.log).toEqual([0, ['eyes', 'rocket']]);
    expect(scenario.answers(number).at(-1)?.body).toContain(
      `Cancelled ${done.outputs['run_id']}. Reason: wrong branch, it's &#42;theirs&#42;.`,
    );
    expect(scenario.answers(number)[0]?.body).toMatch(/Cancelled by ada: wrong branch/);
    expect([...(await remote.refs()).keys()].filter((ref) => ref.includes('/control/'))).toEqual([]);

    const post = await scenario.post(done, { temp: `${scenario.folder}/machine-1` });
    expect(post.exitCode, post.log).toBe(0);
    scenario.release();
    const resumed = await scenario.run(scenario.ask(number, 'ada', '/ralph resume'));
    expect([resumed.outputs['halt'], resumed.outputs['run_id']], resumed.log).toEqual([
      'ready',
      done.outputs['run_id'],
    ]);
    expect(github.violations()).toEqual([]);
  });
});
