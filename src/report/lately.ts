import { text } from './markdown.ts';

/** What the agent that works now said last of its work, in its own client's words; not sanitised and with its secrets. */
export interface Lately {
  /** A tool and what it was used on. */
  readonly tool?: string;
  readonly tokens?: string;
  /** Requests that its client made again. */
  readonly retries: number;
}

/** One line for the live comment; none where nobody works or nothing was said. */
export function latelyLine(lately: Lately | undefined): readonly string[] {
  if (lately === undefined) return [];
  const { tool, tokens, retries } = lately;
  const told = [
    ...(tool === undefined ? [] : [text(tool, 160)]),
    ...(tokens === undefined ? [] : [text(tokens, 160)]),
    ...(retries === 0 ? [] : [retries === 1 ? '1 request made again' : `${retries} requests made again`]),
  ];
  return told.length === 0 ? [] : [`The agent says it is at work: ${told.join(' · ')}`];
}
