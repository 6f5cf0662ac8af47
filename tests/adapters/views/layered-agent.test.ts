import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { CaptureLimits } from '../../../src/adapters/git/capture-limits.ts';
import { noExtras } from '../../../src/adapters/git/extras.ts';
import type { Merged } from '../../../src/adapters/isolation/merged.ts';
import { type LayeredAgentOptions, layeredAgent } from '../../../src/adapters/views/layered-agent.ts';
import { noSetupLayers } from '../../../src/adapters/views/setup-layers.ts';
import { type Sandbox, sandbox } from '../../support/git-sandbox.ts';

/** Layers whose trees are shown by nobody: a mount comes late, leaves what the kernel leaves, and is noted. */
function layersIn(box: Sandbox, unmount: () => Promise<void> = async () => undefined, isFlushed = false) {
  const root = box.path('trees');
  const said: string[] = [];
  let hide = async (): Promise<void> => undefined;
  mkdirSync(join(root, 'base'), { recursive: true });
  mkdirSync(join(root, 'layer0'));
  const close = async (): Promise<void> => {
    await unmount();
    said.push('hidden');
  };
  const merged: Merged = { dir: root, ignore: undefined as never, isShown: () => true, isFlushed, close };
  const open = async (): Promise<Merged> => {
    said.push('shown');
    await new Promise(setImmediate);
    mkdirSync(join(root, 'agent-work', 'work'), { recursive: true });
    return merged;
  };
  const layer = { dir: join(root, 'layer0'), layer: { roots: new Set(), above: new Set(), extras: noExtras } };
  const agent = layeredAgent({
    root,
    repository: { git: { gitDir: box.path('git') } },
    pristine: {
      ...{ dir: join(root, 'base'), indexFile: join(root, 'base.index') },
      bring: async (tree: string) => void said.push(`brought ${tree}`),
      shownUntilAsked: (asked: typeof hide) => {
        hide = asked;
      },
    },
    layer: async () => layer,
    setup: noSetupLayers,
    merger: { begin: () => undefined, open, giveUp: () => undefined, close: async () => void said.push('closed') },
  } as unknown as LayeredAgentOptions);
  const work = async (): Promise<void> => {
    await agent.openAgent(next);
    said.length = 0;
    writeFileSync(join(root, 'agent-upper', 'file'), 'x');
    agent.agentEnded?.();
  };
  // There is no repository: a look that fails ends as any other.
  const look = (): Promise<unknown> =>
    agent.capture({ baseTree: 't', givenTree: 't', limits: {} as CaptureLimits }).catch(() => undefined);
  return { root, agent, said, work, look, hide: () => hide() };
}

const next = { tree: 't', head: 'h', clean: true };

describe('layers of an agent that has ended', () => {
  test('are hidden before the run ends, and nothing of an overlay is left', async () => {
    await using box = sandbox();
    const { root, agent, said, work } = layersIn(box);
    await work();
    await agent.close?.();
    expect(said.toSorted()).toEqual(['closed', 'hidden', 'shown']);
    expect(existsSync(join(root, 'agent-work', 'work'))).toBe(false);
  });

  test('are hidden before another agent works in new ones', async () => {
    await using box = sandbox();
    const { agent, said, work } = layersIn(box);
    await work();
    await agent.openAgent(next);
    expect(said).toEqual(['shown', 'hidden', 'brought t']);
  });

  test('are hidden before the layer below is another tree, and shown anew for whoever looks', async () => {
    await using box = sandbox();
    const { said, work, look, hide } = layersIn(box);
    await work();
    await hide();
    expect(said).toEqual(['shown', 'hidden']);
    await look();
    expect(said.slice(2, 4)).toEqual(['brought t', 'shown']);
  });

  test.each<[string, (of: ReturnType<typeof layersIn>) => Promise<unknown> | undefined]>([
    ['another agent works in new ones', ({ agent }) => agent.openAgent(next)],
    ['they are looked at again', ({ look }) => look()],
    ['the run ends', ({ agent }) => agent.close?.()],
  ])('are out of sight, once they were looked at, before %s', async (_, act) => {
    await using box = sandbox();
    const { promise: unmounted, resolve: unmount } = Promise.withResolvers<void>();
    const of = layersIn(box, () => unmounted);
    await of.work();
    await of.look();
    expect(of.said).toEqual(['shown']);
    const done = act(of)?.then(() => of.said.push('done'));
    await pause(50);
    expect(of.said.filter((each) => each !== 'closed')).toEqual(['shown']);
    unmount();
    await done;
    expect(of.said.indexOf('hidden')).toBeLessThan(of.said.indexOf('done'));
  });

  test('may still be mounted, once they were looked at, when a gate has the layer below be another tree', async () => {
    await using box = sandbox();
    const { said, work, look, hide } = layersIn(box, () => new Promise(() => undefined));
    await work();
    await look();
    await hide();
    expect(said).toEqual(['shown']);
  });

  test('are out of sight at the end of the look where the disk is written for that: no file call may wait meanwhile', async () => {
    await using box = sandbox();
    const { promise: unmounted, resolve: unmount } = Promise.withResolvers<void>();
    const { said, work, look } = layersIn(box, () => unmounted, true);
    await work();
    const looked = look().then(() => said.push('looked'));
    await pause(50);
    expect(said).toEqual(['shown']);
    unmount();
    await looked;
    expect(said).toEqual(['shown', 'hidden', 'looked']);
  });

  test('hold nobody up when they could not be unmounted', async () => {
    await using box = sandbox();
    const { agent, said, work, look } = layersIn(box, () => Promise.reject(new Error('it is busy')));
    await work();
    await look();
    await agent.openAgent(next);
    await agent.close?.();
    expect(said).toEqual(['shown', 'brought t', 'closed']);
  });

  test('are not shown where it wrote nothing but into its own git', async () => {
    await using box = sandbox();
    const { agent, said } = layersIn(box);
    await agent.openAgent(next);
    agent.agentEnded?.();
    await new Promise(setImmediate);
    expect(said).toEqual(['brought t']);
  });
});
