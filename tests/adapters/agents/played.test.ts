import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectedOf, playedAgents, scenes } from '../../../scripts/agents/played.ts';
import { readRecorded } from '../../../scripts/agents/recorded.ts';
import { readerNamed } from '../../../src/adapters/agents/agent.ts';
import type { AgentClass } from '../../../src/adapters/agents/result.ts';

const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'recorded');

const runs = playedAgents.flatMap((agent) =>
  scenes.map((scene) => {
    const openReader = readerNamed(agent);
    const path = join(folder, agent, scene.name);
    if (openReader === undefined || !existsSync(`${path}.meta.json`)) throw new Error(`no recording at ${path}`);
    const { class: name, waitingFor } = readRecorded(path, openReader);
    return { run: `${agent}/${scene.name}`, name, expected: expectedOf(scene, agent), cause: waitingFor ?? name };
  }),
);

/** What is waited out or asked again, and never charged to an attempt at first. */
const services: readonly AgentClass[] = ['usage-limit', 'overloaded', 'network'];

describe('what the real clients printed on a scripted model', () => {
  it('is at least five clients in twelve scenes', () => {
    expect(playedAgents.length).toBeGreaterThanOrEqual(5);
    expect(scenes.length).toBeGreaterThanOrEqual(12);
    expect(runs.length).toBeGreaterThanOrEqual(5 * 12);
  });

  it.each(runs)('$run: $expected', ({ name, expected }) => {
    expect(name).toBe(expected);
  });

  it('has no false success', () => {
    expect(runs.filter(({ name, expected }) => name === 'completed' && expected !== 'completed')).toEqual([]);
  });

  it('has no limit that would count as an attempt', () => {
    expect(runs.filter(({ expected, cause }) => services.includes(expected) && !services.includes(cause))).toEqual([]);
  });

  it('has no real failure that would be taken for a limit', () => {
    // What we ended at its limit may have waited for its service.
    const real = runs.filter(({ expected }) => !services.includes(expected) && expected !== 'killed');
    expect(real.filter(({ cause }) => services.includes(cause))).toEqual([]);
  });
});
