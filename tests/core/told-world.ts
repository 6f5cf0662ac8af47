import type { Command } from '../../src/core/command.ts';
import type { Outcome } from '../../src/core/event.ts';
import { answer, type History, minute, type Script } from '../support/history.ts';

/** A run whose every event is told, beside those that somebody complained about. */
export interface ToldRun {
  readonly name: string;
  readonly run: () => History;
}

/** When these runs begin. */
export const epoch = Date.UTC(2026, 0, 2, 3, 4, 5);
export const tokens = { inputTokens: 1200, outputTokens: 80, cacheReadTokens: 7, cacheWriteTokens: 3 };
export const unsure = { id: 'c1', verdict: 'unsure', evidence: [], reason: 'cannot tell' } as const;
export const reviewed = { reviewAgent: 'claude' } as const;

/** The same world, with more in what it answers; `undefined` = it answers as it would. */
export function richer(script: Script, more: (outcome: Outcome, command: Command) => Outcome | undefined): Script {
  const fault: Script['fault'] = (turn, command) => {
    const given = script.fault?.(turn, command);
    if (given !== undefined || command.type === 'finish') return given;
    return more(answer(command, script, script.took?.(command, turn) ?? 0), command);
  };
  return { ...script, fault };
}

/** Milliseconds of one kind of command. */
export const taking =
  (type: Command['type'], minutes: number): NonNullable<Script['took']> =>
  (command) =>
    command.type === type ? minutes * minute : 0;
