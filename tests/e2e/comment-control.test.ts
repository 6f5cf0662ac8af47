import { describe, expect, it } from 'vitest';
import { untilShown } from '../support/scenario-face.ts';
import { createThread } from '../support/scenario-thread.ts';

/*
 * Commands about a run that works in another job (03-interface §4): they do not wait for it.
 */

describe('a run that works', () => {
  it('tells its status, and ends when a person cancels it in another job', async () => {
    await using scenario = await createThread();
    const { github, remote } = scenario;
    const { number } = github.openIssue({ title: 'Please' });
    scenario.hold();
    let log = '';
    const onOutput = (text: string): void => {
      log += text;
    };
    const working = scenario.start(scenario.ask(number, 'ada', '/ralph run', { onOutput }));
    await untilShown(working, () => log.includes('pushed: refs/heads/ralph/default'));
    expect(scenario.answers(number)).toHaveLength(1);

    const asked = await scenario.run(scenario.ask(number, 'ada', '/ralph status'));
    expect([asked.exitCode, asked.outputs['halt']], asked.log).toEqual([0, 'skipped']);
    expect(scenario.answers(number).at(-1)?.body).toMatch(
      /A run holds the lock[\s\S]*```yaml\nrun_id: "\d{8}-[\s\S]*iterations_done: 1[\s\S]*halt: null\n```/,
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
    expect(scenario.answers(number)[0]?.body).toMatch(/1\/2 stories passed[\s\S]*Cancelled by ada: wrong branch/);
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

describe('an objective that was cut short', () => {
  it('goes on by resume, and by its own id alone', async () => {
    await using scenario = await createThread({ files: { 'prd.json': undefined } });
    const { github } = scenario;
    const { number } = github.openIssue({ title: 'A third line' });
    scenario.hold();
    const body = '/ralph "Add the third line" --max 3 --criteria "grep -qx \'three: 3rd\' src/three.txt"';
    const working = scenario.start(scenario.ask(number, 'ada', body));
    await untilShown(working, () => scenario.answers(number).length > 0);
    await scenario.run(scenario.ask(number, 'ada', '/ralph cancel'));
    const cut = await working.done;
    expect([cut.outputs['halt'], cut.outputs['iterations']], cut.log).toEqual(['user_cancel', '0']);
    await scenario.post(cut, { temp: `${scenario.folder}/machine-1` });
    scenario.release();

    const other = await scenario.run(scenario.ask(number, 'ada', '/ralph resume 20200101-000000-aaaa'));
    expect([other.exitCode, other.outputs['halt']], other.log).toEqual([3, 'config_error']);
    expect(scenario.reactions(number, 'ada')).toEqual(['eyes', 'confused']);

    const resumed = await scenario.run(scenario.ask(number, 'ada', `/ralph resume ${cut.outputs['run_id']}`));
    expect([resumed.outputs['halt'], resumed.outputs['run_id']], resumed.log).toEqual(['ready', cut.outputs['run_id']]);

    const again = await scenario.run(scenario.ask(number, 'ada', `/ralph resume ${cut.outputs['run_id']}`));
    expect([again.exitCode, again.outputs['halt']], again.log).toEqual([3, 'config_error']);
    expect(scenario.answers(number).at(-1)?.body).toMatch(/has ended \(ready\)/);
    expect(github.violations()).toEqual([]);
  });
});
