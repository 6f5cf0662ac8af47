import { troubleOfText } from './provider-error.ts';
import type { Trouble } from './trouble.ts';
import { sentenceClass } from './trouble-sentences.ts';

/**
 * What a client that ended without a word in its stream says on stderr: the last line that is a sentence of a vendor which is
 * known. Undefined when there is none.
 */
export function troubleOfStderr(stderr = ''): Trouble | undefined {
  return stderr
    .slice(-MOST_CHARS)
    .split('\n')
    .map((line) => troubleOfText(bare(line)))
    .findLast((trouble) => sentenceClass(trouble) !== undefined);
}

const MOST_CHARS = 8 * 1024;

/** A line without colours and without what loggers put in front of it. */
function bare(line: string): string {
  return (
    line
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
      .replace(/\u001b\[[0-9;]*m/g, '')
      .replace(/^(?:\s*(?:\[?(?:ERROR|Error|error|FATAL|fatal)\]?:?|[✗✘×!]))+\s+/, '')
      .trim()
  );
}
