import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readers } from '../../../src/adapters/agents/agent.ts';

/** How many turns a recorded run has. */
function turnsOf(agent: string): number | undefined {
  const path = join(import.meta.dirname, '../../fixtures/transcripts', agent, 'success.stdout.jsonl');
  const reader = readers.get(agent)?.();
  for (const line of readFileSync(path, 'utf8').split('\n')) reader?.line(line);
  return reader?.turnsSoFar?.();
}

describe('turns of a client that has no cap of its own', () => {
  // Two steps; a command and an edit, since codex tells no requests; two turns.
  test.each([
    ['opencode', 2],
    ['codex', 2],
    ['copilot', 2],
  ])('%s: its stream tells %i', (agent, turns) => {
    expect(turnsOf(agent)).toBe(turns);
  });
});
