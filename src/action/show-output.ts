import { statSync } from 'node:fs';
import { readLast } from '../adapters/process/tail.ts';
import { redactStream } from '../report/redact-stream.ts';
import { plain } from '../report/sanitise.ts';
import type { Log } from './log.ts';

/** The output of one ended process, to be shown whole. */
export interface ShowOutputCall {
  readonly log: Log;
  /** Title of the folded group, for example `agent, US-001 attempt 2`. */
  readonly title: string;
  /** Absolute path of the file that the process wrote; a missing one has no lines. */
  readonly path: string;
  /** Values that are not shown, nor what looks like a key. */
  readonly secrets: readonly string[];
}

/** Most bytes of one output in the log; the whole lies in the logs folder. */
export const MOST_SHOWN_BYTES = 1024 * 1024;

/** Of a secret that lies across the beginning of what is shown, nothing may be left: so much is left out there at most. */
const LONGEST_SECRET = 4096;

/**
 * Shows what a process printed, for `show_full_output`: folded, its last MiB, without secrets, control characters and runner
 * commands, between stop markers (04-trust rule 15). Call it when the process has ended; it never throws for what is in the file.
 */
export function showOutput({ log, title, path, secrets }: ShowOutputCall): void {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const isWhole = bytes <= MOST_SHOWN_BYTES;
  const text = readLast(path, MOST_SHOWN_BYTES);
  // An agent's client may tell one text in many records.
  const shown = redactStream(plain(isWhole ? text : withoutStart(text)), secrets).text;
  const lines = shown.replace(/(?<!\n)\n+$/, '').split('\n');
  log.startGroup(title);
  log.verbatim(isWhole ? lines : [`[... only the last MiB is shown, all of it is in ${path} ...]`, ...lines]);
  log.endGroup();
}

/** Begins with a whole line where one begins soon, else behind any secret that was cut. */
function withoutStart(text: string): string {
  const lineEnd = text.slice(0, LONGEST_SECRET).search(/[\r\n]/);
  return text.slice(lineEnd < 0 ? LONGEST_SECRET : lineEnd + 1);
}
