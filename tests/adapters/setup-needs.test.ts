import { describe, expect, test } from 'vitest';
import { setupNeeds } from '../../src/adapters/setup-needs.ts';
import type { SetupPlan } from '../../src/core/plan.ts';
import { scriptsOff, type TreeFile } from '../../src/core/setup.ts';

const plan: SetupPlan = {
  command: 'npm ci',
  key: ['lock'],
  env: ['REGISTRY_TOKEN'],
  scripts: 'off',
  limit: { softMs: 1, hardMs: 2 },
};

/** Tree -> what its lock file says; every tree has a source file of its own. */
const locks: Readonly<Record<string, string>> = { start: '1', work: '1', changed: '2', again: '2', workspace: '0' };

function needsOf(layer0: string | undefined, more: Partial<SetupPlan> = {}) {
  const read: string[] = [];
  const listFiles = async (tree: string): Promise<readonly TreeFile[]> => {
    read.push(tree);
    return [
      ['lock', locks[tree] ?? ''],
      ['source', tree],
    ];
  };
  const layer0Tree = async () => layer0;
  return {
    read,
    needs: setupNeeds({
      plan: { ...plan, ...more },
      ...{ baseTree: async () => 'start', layer0Tree, listFiles },
      withDependencies: async (base, tree) => `${base} with the lock of ${tree}`,
    }),
  };
}

describe('what a tree needs', () => {
  test.each(['start', 'work'])('is what the workspace has installed: %s', async (tree) => {
    expect(await needsOf('start').needs.of(tree)).toEqual({ type: 'layer0' });
  });

  test.each<[string, string | undefined, string]>([
    ['nothing is installed', undefined, 'start'],
    ['nothing is installed', undefined, 'work'],
    ['the workspace holds another commit', 'workspace', 'start'],
    ['the workspace holds another commit', 'workspace', 'work'],
  ])('is an install on the run start, with secrets and scripts, when %s: %s, %s', async (_, layer0, tree) => {
    const { needs } = needsOf(layer0);
    expect(await needs.of(tree)).toMatchObject({
      ...{ type: 'setup', asAtBase: true, installOn: 'start', env: ['REGISTRY_TOKEN'], variables: {} },
    });
  });

  test('is what the workspace has installed although the run starts from another state', async () => {
    expect(await needsOf('workspace').needs.of('workspace')).toEqual({ type: 'layer0' });
  });

  test('is an install on the base with its lock file, without secrets and scripts, when an agent changed its lock file', async () => {
    const { needs } = needsOf('start');
    const [changed, again] = [await needs.of('changed'), await needs.of('again')];
    expect(changed).toMatchObject({
      asAtBase: false,
      installOn: 'start with the lock of changed',
      env: [],
      variables: scriptsOff,
    });
    expect(again).toEqual({ ...changed, installOn: 'start with the lock of again' });
    expect(await needsOf('start', { scripts: 'allow' }).needs.of('changed')).toMatchObject({ env: [], variables: {} });
  });

  test('is found out by reading each tree once', async () => {
    const { needs, read } = needsOf('start');
    for (const tree of ['work', 'changed', 'work', 'start', 'changed']) await needs.of(tree);
    expect(read.toSorted()).toEqual(['changed', 'start', 'work']);
  });
});
