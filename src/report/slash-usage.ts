import { slashForms } from '../core/slash-command.ts';
import { text } from './markdown.ts';
import { forFence } from './sanitise.ts';

/** Every command with its flags, one a line, as a fenced block. */
export function usageBlock(phrase: string): string {
  return forFence(
    Object.values(slashForms)
      .map((form) => `${phrase} ${form}`)
      .join('\n'),
  );
}

/** The reply to a command whose run could not begin: every reason, one a line. */
export function notStarted(reasons: readonly string[]): string {
  const [only, ...more] = reasons;
  if (only !== undefined && more.length === 0) return `Nothing was started: ${text(only, 4000)}`;
  return ['Nothing was started:', reasons.map((reason) => `- ${text(reason, 2000)}`).join('\n')].join('\n\n');
}

/**
 * The reply to a command that could not be read (03-interface §4): what is wrong with it and how commands are written.
 * @param problem one clause without a full stop
 */
export function usageReply(problem: string, phrase: string): string {
  return [`Nothing was started: ${text(problem)}.`, usageBlock(phrase)].join('\n\n');
}
