import type { StreamEnd } from './agent-event.ts';
import { troubleOfText } from './provider-error.ts';
import type { Trouble } from './trouble.ts';
import { classOfTrouble } from './trouble-class.ts';
import { sentenceClass } from './trouble-sentences.ts';

/**
 * What a client that ended without a word in its stream says on stderr: the last line that is a sentence of a vendor or
 * names an error, either of which is known. Undefined when there is none.
 */
export function troubleOfStderr(stderr = ''): Trouble | undefined {
  return stderr
    .slice(-MOST_CHARS)
    .replace(CRASH, '')
    .split('\n')
    .map((line) => troubleOfLine(bare(line)))
    .findLast((trouble) => trouble !== undefined);
}

/** The same of a client whose stream names no cause: once its model has answered, stderr is whoever's it started. */
export function troubleOfEnd({ stderr, isUnderWay = false }: StreamEnd): Trouble | undefined {
  return isUnderWay ? undefined : troubleOfStderr(stderr);
}

const MOST_CHARS = 8 * 1024;

/** Behind a crash stand the words of a program, not those of a service. */
const CRASH = /^(?:thread '[^'\n]*' (?:\(\d+\) )?panicked at |FATAL ERROR: |panic: )[\s\S]*/m;

function troubleOfLine(line: string): Trouble | undefined {
  const said = troubleOfText(line);
  if (sentenceClass(said) !== undefined) return said;
  const [, name, words] = /^([A-Z]\w*(?:Error|Exception)): ([\s\S]*)$/.exec(line) ?? [];
  if (name === undefined || words === undefined) return undefined;
  const inner = troubleOfText(words);
  const named = { ...inner, codes: [name, ...inner.codes] };
  return classOfTrouble(named) === undefined ? undefined : named;
}

/** A line without colours and without what loggers put in front of it. */
function bare(line: string): string {
  return line.replace(COLOURS, '').replace(LOGGED, '').trim();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const COLOURS = /\u001b\[[0-9;]*m/g;

/** A time, a level, the name of a module, a sign. */
const LOGGED =
  /^(?:\s*(?:\[?\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?\]?|(?:\[?(?:ERROR|Error|error|FATAL|fatal)\]?:?)|[a-z_]\w*(?:::\w+)+:|Execution failed:|[✗✘✖×!■●]|🖐))+\s+/u;
