import type { JsonRecord } from './json-lines.ts';
import { status, text } from './lenient.ts';
import { troubleOfText } from './provider-error.ts';
import type { Trouble } from './trouble.ts';

/**
 * Reads the data of copilot's `session.error` and `model.call_failure`. `refused` is the failure of the last request, whose names
 * the final error leaves out.
 */
export function copilotTrouble(data: JsonRecord, refused?: Trouble): Trouble {
  const message = text.parse(data['message']) || text.parse(data['errorMessage']);
  const inner = troubleOfText(unframed(message));
  const code = status.parse(data['statusCode']) ?? inner.status ?? refused?.status;
  const own = ['errorCode', 'errorType', 'failureKind'].map((key) => text.parse(data[key]));
  const waitMs = inner.waitMs ?? refused?.waitMs;
  return {
    ...inner,
    codes: [
      ...new Set([
        ...own.filter((name) => name !== ''),
        ...inner.codes,
        ...(refused?.codes ?? []),
        ...ofRetries(message),
      ]),
    ],
    sentence: inner.sentence || (refused?.sentence ?? ''),
    ...(code === undefined ? {} : { status: code }),
    ...(waitMs === undefined ? {} : { waitMs }),
  };
}

/** Takes away what the client says of its own retries, and the quotation marks of an error that it could not read. */
function unframed(message: string): string {
  const last = message.lastIndexOf(LAST);
  return (last < 0 ? message : message.slice(last + LAST.length))
    .replace(/^(?:Execution failed: )?(?:[A-Za-z]*Error: )*/, '')
    .replace(/^"([\s\S]*)"$/, '$1');
}

const LAST = ' Last error: ';

/** What it tried again until it gave up is its service's trouble, where nothing better is known of it. */
function ofRetries(message: string): string[] {
  return /\bretried \d+ times\b/.test(message) ? ['server_error'] : [];
}
