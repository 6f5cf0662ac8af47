import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noExtras } from '../../../src/adapters/git/extras.ts';
import type { Merged } from '../../../src/adapters/isolation/merged.ts';
import { type LayeredAgentOptions, layeredAgent } from '../../../src/adapters/views/layered-agent.ts';
import { noSetupLayers } from '../../../src/adapters/views/setup-layers.ts';
import { type Sandbox, sandbox } from '../../support/git-sandbox.ts';

/** Layers whose trees are shown by nobody: a mount comes late, leaves what the kernel leaves, and is noted. */
function layersIn(box: Sandbox) {
  const root = box.path('trees');
  const said: string[] = [];
  mkdirSync(join(root, 'base'), { recursive: true });
  mkdirSync(join(root, 'layer0'));
  const close = async (): Promise<void> => void said.push('hidden');
  const merged: Merged = { dir: root, ignore: undefined as never, isShown: () => true, close };
  const open = async (): Promise<Merged> => {
    said.push('shown');
    await new Promise(setImmediate);
    mkdirSync(join(root, 'agent-work', 'work'));
    return merged;
  };
  const layer = { dir: join(root, 'layer0'), layer: { roots: new Set(), above: new Set(), extras: noExtras } };
  const agent = layeredAgent({
    root,
    repository: { git: { gitDir: box.path('git') } },
    pristine: {
      ...{ dir: join(root, 'base'), indexFile: join(root, 'base.index') },
      ...{ bring: async () => undefined, shownUntilAsked: () => undefined, mountedUntil: () => undefined },
    },
    layer: async () => layer,
    setup: noSetupLayers,
    merger: { begin: () => undefined, open, giveUp: () => undefined, close: async () => void said.push('closed') },
  } as unknown as LayeredAgentOptions);
  const work = async (): Promise<void> => {
    await agent.openAgent({ tree: 't', head: 'h', clean: true });
    writeFileSync(join(root, 'agent-upper', 'file'), 'x');
    agent.agentEnded?.();
  };
  return { root, agent, said, work };
}

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
    await agent.openAgent({ tree: 't', head: 'h', clean: true });
    expect(said).toEqual(['shown', 'hidden']);
  });

  test('are not shown where it wrote nothing but into its own git', async () => {
    await using box = sandbox();
    const { agent, said } = layersIn(box);
    await agent.openAgent({ tree: 't', head: 'h', clean: true });
    agent.agentEnded?.();
    await new Promise(setImmediate);
    expect(said).toEqual([]);
  });
});
