/** What an error of the client says about a call, read without trusting its shape. */
export interface Failure {
  /** We ended the call ourselves. */
  readonly ended: 'aborted' | 'timeout' | undefined;
  /** GitHub said yes, in a form nobody can read. */
  readonly unreadable: boolean;
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** GitHub's own words on one line, at most 300 characters; empty for web pages and empty bodies. */
  readonly text: string;
  /** Header of the answer, in lower case; empty when absent. */
  readonly header: (name: string) => string;
}

/** Reads whatever was thrown; never throws. */
export function readFailure(error: unknown): Failure {
  const response = fieldOf(error, 'response');
  const headers = fieldOf(response, 'headers');
  const status = fieldOf(response, 'status');
  return {
    ended: endedOf(error) ?? endedOf(fieldOf(error, 'cause')),
    unreadable: fieldOf(error, 'unreadable') === true,
    status: typeof status === 'number' ? status : undefined,
    text: oneLine(
      response === undefined ? (textOf(fieldOf(error, 'message')) ?? 'no reason given') : wordsOf(response),
    ),
    header: (name) => textOf(fieldOf(headers, name)) ?? '',
  };
}

function endedOf(error: unknown): Failure['ended'] {
  const ended = fieldOf(error, 'ended');
  return ended === 'aborted' || ended === 'timeout' ? ended : undefined;
}

function wordsOf(response: unknown): string {
  const data = fieldOf(response, 'data');
  const message = fieldOf(data, 'message');
  const errors = fieldOf(data, 'errors');
  const details = Array.isArray(errors) ? errors.map(detailOf).filter((text) => text !== '') : [];
  return [textOf(message) ?? '', ...details].filter((text) => text !== '').join(': ');
}

/** GitHub's validation errors are texts, or objects with a message, or objects with a field and a code. */
function detailOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const message = textOf(fieldOf(error, 'message'));
  return message ?? `${textOf(fieldOf(error, 'field')) ?? ''} ${textOf(fieldOf(error, 'code')) ?? ''}`.trim();
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

const longest = 300;

function oneLine(text: string): string {
  const line = text
    .slice(0, 4 * longest)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
