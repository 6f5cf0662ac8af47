import { describe, expect, test } from 'vitest';
import { carryCommits } from '../../src/adapters/carry.ts';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { failed } from '../../src/adapters/git/problem.ts';
import { sandbox } from '../support/git-sandbox.ts';
import { commandsOf, plan, play } from '../support/history.ts';

const carried = [{ commit: 'c'.repeat(40), parent: 'b'.repeat(40), story: 'A' }];

async function carry(kind: 'network' | 'timeout' | 'missing') {
  await using box = sandbox();
  const { dir } = box.repo('ws', { a: '1' });
  const repository: Repository = {
    ...(await box.open(dir)),
    importCommit: async () => failed(kind, 'It did not work.'),
  };
  const [command] = commandsOf(play(plan(['A'], { carried, replaces: 'c0' })), 'carry-stories');
  if (command === undefined) throw new Error('nothing is carried');
  return carryCommits(repository, undefined, command);
}

describe('commits of earlier nights that are not at hand', () => {
  test.each(['network', 'timeout'] as const)('say nothing of the work while the remote is away (%s)', async (kind) => {
    expect(await carry(kind)).toEqual({ points: [], conflicts: [], unreachable: 'It did not work.' });
  });

  test('are left behind when they are gone', async () => {
    expect(await carry('missing')).toEqual({ points: [], conflicts: [{ from: 'c'.repeat(40), paths: [] }] });
  });
});
