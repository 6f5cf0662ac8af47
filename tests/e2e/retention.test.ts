import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git } from '../support/demo-repository.ts';
import { createThread, type ThreadScenario } from '../support/scenario-thread.ts';

/* What earlier runs left is removed once it is older than `retention_days`, and nothing else is. */

const state = 'refs/ralph/default/state';
const mine = 'ralph-fail-us-001-20250101-000000';
const others = 'ralph-fail-us-001-20250101-000001';

/** As if a run of last year had left the records of a story that was tried again since, and another feature its own. */
function lastYear({ folder, workspace, remote }: ThreadScenario): void {
  const place = join(folder, 'records');
  git(workspace, 'fetch', '-q', `file://${remote.gitDir}`, state);
  git(workspace, 'worktree', 'add', '-q', '--detach', place, 'FETCH_HEAD');
  writeFileSync(join(place, 'runs', '20250101-000000-aaaa.jsonl'), `{"branch":"wip/${mine}"}\n`);
  git(place, 'add', '-A');
  git(place, 'commit', '-q', '-m', 'Record run 20250101-000000-aaaa');
  git(remote.gitDir, 'fetch', '-q', place, `+HEAD:${state}`);
  for (const name of [mine, others]) git(remote.gitDir, 'update-ref', `refs/heads/wip/archive/${name}`, 'main');
}

describe('what an earlier run left', () => {
  it('is removed once it is older than retention_days, in the log, and what is of others stays', async () => {
    await using scenario = await createThread();
    const { remote } = scenario;
    const first = await scenario.run();
    expect([first.exitCode, first.outputs['halt']], first.log).toEqual([0, 'ready']);
    lastYear(scenario);
    const kept = await scenario.run({ temp: join(scenario.folder, 'kept'), inputs: { retention_days: '3650' } });
    expect([kept.outputs['halt'], kept.log.includes('removed after')], kept.log).toEqual(['nothing_to_do', false]);
    const next = await scenario.run({ temp: join(scenario.folder, 'next') });
    expect([next.outputs['halt']], next.log).toEqual(['nothing_to_do']);
    expect(next.log).toContain(`removed after retention_days: wip/archive/${mine}\n`);
    const refs = [...(await remote.refs()).keys()].filter((ref) => ref.startsWith('refs/heads/'));
    expect(refs).toEqual(['refs/heads/main', 'refs/heads/ralph/default', `refs/heads/wip/archive/${others}`]);
    const names = git(remote.gitDir, 'ls-tree', '--name-only', state, 'runs/').trim().split('\n');
    expect(names.join()).not.toContain('20250101');
    expect(names).toContain(`runs/${first.outputs['run_id']}.jsonl`);
  });
});
