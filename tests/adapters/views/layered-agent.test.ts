import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CaptureLimits } from '../../../src/adapters/git/capture-limits.ts';
import { noExtras } from '../../../src/adapters/git/extras.ts';
import type { Merged } from '../../../src/adapters/isolation/overlay.ts';
import { type LayeredAgentOptions, layeredAgent } from '../../../src/adapters/views/layered-views.ts';
import { noSetupLayers } from '../../../src/adapters/views/setup-layers.ts';
import { type Sandbox, sandbox } from '../../support/git-sandbox.ts';

/** Layers whose trees are shown by nobody: a mount leaves what the kernel leaves, and is noted. */
function layersIn(box: Sandbox, unmount: () => Promise<void> = async () => undefined) {
  const root = box.path('trees');
  const said: string[] = [];
  mkdirSync(join(root, 'base'), { recursive: true });
  mkdirSync(join(root, 'layer0'));
  const close = async (): Promise<void> => {
    await unmount();
    said.push('hidden');
  };
  const merger = async (): Promise<Merged> => {
    said.push(existsSync(join(root, 'agent-upper/.ralph_state.md')) ? 'shown with its state file' : 'shown');
    mkdirSync(join(root, 'agent-work', 'work'), { recursive: true });
    return { dir: root, ignore: undefined as never, close };
  };
  const layer = { dir: join(root, 'layer0'), layer: { roots: new Set(), above: new Set(), extras: noExtras } };
  const agent = layeredAgent({
    ...{ root, merger, setup: noSetupLayers, layer: async () => layer },
    repository: { git: { gitDir: box.path('git') }, changes: async () => [] },
    pristine: {
      ...{ dir: join(root, 'base'), indexFile: join(root, 'base.index') },
      bring: async (tree: string) => void said.push(`brought ${tree}`),
    },
  } as unknown as LayeredAgentOptions);
  const work = async (): Promise<void> => {
    await agent.openAgent({ tree: 't', head: 'h', clean: true, stateFile: 'what came before' });
    writeFileSync(join(root, 'agent-upper', 'file'), 'x');
  };
  // There is no repository: a look that fails ends as any other.
  const look = (): Promise<unknown> =>
    agent.capture({ baseTree: 't', givenTree: 'given', limits: {} as CaptureLimits }).catch(() => undefined);
  return { root, agent, said, work, look };
}

describe('layers of an agent that has ended', () => {
  test('are looked at on the tree that it was given, without its state file', async () => {
    await using box = sandbox();
    const { said, work, look } = layersIn(box);
    await work();
    await look();
    expect(said).toEqual(['brought t', 'brought given', 'shown', 'hidden']);
  });

  test('are out of sight at the end of the look', async () => {
    await using box = sandbox();
    const { promise: unmounted, resolve: unmount } = Promise.withResolvers<void>();
    const { said, work, look } = layersIn(box, () => unmounted);
    await work();
    const looked = look().then(() => said.push('looked'));
    await expect.poll(() => said).toContain('shown');
    unmount();
    await looked;
    expect(said.slice(2)).toEqual(['shown', 'hidden', 'looked']);
  });

  test('are not shown where it wrote nothing but into its own git', async () => {
    await using box = sandbox();
    const { agent, said, look } = layersIn(box);
    await agent.openAgent({ tree: 't', head: 'h', clean: true, stateFile: 'what came before' });
    await look();
    expect(said).toEqual(['brought t', 'brought given']);
  });

  test('leave nothing of an overlay when the run ends', async () => {
    await using box = sandbox();
    const { root, agent, work, look } = layersIn(box);
    await work();
    await look();
    agent.close?.();
    expect(existsSync(join(root, 'agent-work', 'work'))).toBe(false);
  });
});
