import { isClient } from './clients.ts';
import { areReadable, crossMistake, type Merged } from './merge.ts';
import type { Mistake } from './raw.ts';
import { clientSetting } from './resolve-agent.ts';
import type { FallbackSetting } from './settings.ts';

/** Agents that take over when the account of the one before has reached its limit, or why they cannot (02-loop §3.1). */
export function resolveFallbacks(merged: Merged): {
  readonly fallbacks: readonly FallbackSetting[];
  readonly mistakes: readonly Mistake[];
} {
  const { agent: own, agent_fallbacks: wanted = [], agent_command: command } = merged.values;
  if (!areReadable(merged, ['agent', 'agent_fallbacks', 'agent_command'])) return { fallbacks: [], mistakes: [] };
  const same = wanted.find(({ label }) => label === own);
  if (same !== undefined) return failed(merged, `names ${own}, which is the agent itself. ${HELP}`);
  if (command === undefined && wanted.some(({ agent }) => agent === 'command')) {
    return failed(merged, 'names command, but agent_command is not given. Write the command that starts it.');
  }
  const fallbacks = wanted.map(({ label, agent, model }): FallbackSetting => {
    if (agent === 'command') return { label, agent: { type: agent, command: command ?? [], args: [] } };
    const setting = clientSetting(merged, agent, model);
    // Place and version of the agent's program say nothing of another client's.
    const isOther = isClient(own) && own !== agent;
    return { label, agent: isOther ? { ...setting, executable: undefined, version: undefined } : setting };
  });
  return { fallbacks, mistakes: [] };
}

const HELP = 'Write another agent, or the same client with another model, for example claude=claude-haiku-4-5.';

function failed(merged: Merged, rest: string) {
  return { fallbacks: [], mistakes: [crossMistake(merged, 'agent_fallbacks', rest)] };
}
