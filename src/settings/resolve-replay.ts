import { areReadable, type Merged } from './merge.ts';
import type { Mistake } from './raw.ts';
import type { AgentSetting } from './settings.ts';

/** What plays a recorded run, or why it cannot. */
export function replaySetting(merged: Merged): AgentSetting | readonly Mistake[] {
  const { replay_file: file, replay_match: match } = merged.values;
  if (file !== undefined) return { type: 'replay', file, match };
  if (!areReadable(merged, ['replay_file'])) return [];
  const message =
    'replay_file: is not given, but agent: replay needs it. Write the path of the cassette that a run with record: true wrote.';
  return [{ setting: 'replay_file', value: '', message }];
}

/** What only a replay reads. */
export function unreadByReplay({ values, given }: Merged): readonly string[] {
  const { agent, review_agent: reviewer } = values;
  if (agent === 'replay' || reviewer === 'replay') return [];
  return (['replay_file', 'replay_match'] as const)
    .filter((name) => given.has(name))
    .map((name) => `${name} has no effect with agent: ${agent}.`);
}
