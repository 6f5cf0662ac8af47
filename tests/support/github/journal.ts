import type { Json } from './description.ts';

/** One request as it was met. */
export interface JournalEntry {
  readonly kind: 'api' | 'git';
  /** The stand-in's time, milliseconds since the epoch. */
  readonly atMs: number;
  readonly method: string;
  /** Without the query, and below `/api/v3` for the API. */
  readonly path: string;
  readonly query: string;
  /** `POST /repos/{owner}/{repo}/issues`, `git fetch`, `git push`, or undefined when nothing matched. */
  readonly operation: string | undefined;
  /** Account and kind of the token; undefined when it was not accepted. */
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Json | undefined;
  /** Undefined while, or because, nothing was answered. */
  status: number | undefined;
  answer: Json | undefined;
  /** Name of the injected fault that it met. */
  fault: string | undefined;
  readonly violations: string[];
}

/** `POST /repos/acme/widgets/issues/1/comments -> 201`: one line per request, for messages and snapshots. */
export function entryLine(entry: JournalEntry): string {
  const fault = entry.fault === undefined ? '' : ` [${entry.fault}]`;
  return `${entry.method} ${entry.path}${entry.query === '' ? '' : `?${entry.query}`} -> ${entry.status ?? 'nothing'}${fault}`;
}
