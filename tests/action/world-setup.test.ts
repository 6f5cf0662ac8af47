import { describe, expect, test } from 'vitest';
import type { WorldCall } from '../../src/action/world-parts.ts';
import { runSetupNeeds } from '../../src/action/world-setup.ts';
import type { SetupPlan } from '../../src/core/plan.ts';
import { scriptsOff } from '../../src/core/setup.ts';
import { type Sandbox, sandbox, write } from '../support/git-sandbox.ts';
import { preparedOn } from './prepared.ts';

const setup: SetupPlan = { command: 'true', key: ['lock'], env: [], scripts: 'off', limit: { softMs: 1, hardMs: 2 } };

/** A workspace with `lock: 1` checked out, and a run that starts from a branch on which an earlier night made it 2. */
async function secondNight(box: Sandbox, installed: Readonly<Record<string, string>>) {
  const prepared = await preparedOn(box, { '.gitignore': 'deps/\n', lock: '1\n' });
  write(box.path('ws'), installed);
  const { repository, start } = prepared;
  const base = start.start;
  const edit = (path: string, text: string) => ({ path, mode: '100644' as const, bytes: Buffer.from(text) });
  const locked = await repository.overlay(base.tree, [edit('lock', '2\n')]);
  const tree = await repository.overlay(locked, [edit('install.sh', 'of night 1\n')]);
  const commit = await repository.commit({ tree, parents: [base.commit], message: 'night 1', at: 0 });
  const call = {
    prepared,
    plan: { base: prepared.base, start: { commit, tree }, setup: { ...setup, env: ['TOKEN'] } },
  } as unknown as WorldCall;
  return { needs: runSetupNeeds(call), base: base.tree, start: tree, locked };
}

describe('setup of a run', () => {
  test('trusts the policy base alone: what an earlier night locked is installed on it without tokens and scripts [X37]', async () => {
    await using box = sandbox();
    const { needs, base, start, locked } = await secondNight(box, { 'deps/lock': '1\n' });
    expect(await needs?.of(base)).toEqual({ type: 'layer0' });
    expect(await needs?.of(start)).toMatchObject({
      ...{ type: 'setup', asAtBase: false, installOn: locked, env: [], variables: scriptsOff },
    });
  });

  test('is needed everywhere when the workspace has nothing that git ignores', async () => {
    await using box = sandbox();
    const { needs, base, start } = await secondNight(box, {});
    expect(await needs?.of(start)).toMatchObject({ type: 'setup', asAtBase: false, env: [] });
    expect(await needs?.of(base)).toMatchObject({
      ...{ type: 'setup', asAtBase: true, installOn: base, env: ['TOKEN'], variables: {} },
    });
  });

  test('is needed nowhere without a command', () => {
    expect(runSetupNeeds({ prepared: {}, plan: {} } as unknown as WorldCall)).toBeUndefined();
  });
});
