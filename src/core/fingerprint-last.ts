import { wentWell } from './fingerprint-chatter.ts';
import type { Marked } from './fingerprint-frames.ts';
import { normalise } from './fingerprint-noise.ts';

/** Lines at the end of an output in which nothing looks like an error. */
const MOST_LAST = 10;

/** Of an output in which nothing looks like an error what was said last, in words that are the same in every run. */
export function lastOf(all: readonly Marked[]): readonly string[] {
  const last = all.filter(({ kind }) => kind === 'plain' || kind === 'detail' || kind === 'frame');
  const spoken = lastWhere(last, ({ kind, text }) => kind === 'plain' && isSpoken(text));
  const steady = spoken.length > 0 ? [] : lastWhere(last, ({ text }) => !ofTheRun.test(normalise(text)));
  const said = [spoken, steady, last].find((lines) => lines.length > 0) ?? [];
  const shown = said.length > 0 || all.some(({ kind }) => kind === 'outcome') ? said : all;
  return shown.slice(-MOST_LAST).map(inWords);
}

/** The lines that are shown of those that fit; the others are not looked at. */
function lastWhere(lines: readonly Marked[], fits: (line: Marked) => boolean): readonly Marked[] {
  const found: Marked[] = [];
  for (let at = lines.length - 1; at >= 0 && found.length < MOST_LAST; at -= 1) {
    const line = lines[at];
    if (line !== undefined && fits(line)) found.unshift(line);
  }
  return found;
}

function inWords({ kind, text }: Marked): string {
  // What is marked may be a difference that was cut.
  return normalise(text, kind === 'detail' || kind === 'frame' || /^[-+]\s/.test(text) ? 'exact' : 'loose');
}

function isSpoken(text: string): boolean {
  return diagnostic.test(text) && !wentWell(text) && !mention.test(text);
}

/** How a program of Unix says what it has to say: its name first. */
const diagnostic = /^[a-z][\w.@+~/-]*: \S/;
/** What has a time, an id or a place of this run in it, or tells that a program waits, says less of an error than what has not. */
const ofTheRun =
  /<(?:time|duration|id|hash|port)>|\b(?:pid|process|attempt) <n>|^(?:waiting|retrying)\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6}\b/i;
/** What a program says of its own work beside an error. */
const mention = /\b(?:written|wrote|saved|generated|created|took|see)\b/i;
