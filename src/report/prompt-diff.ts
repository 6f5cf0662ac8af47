import { cut as clip, strip } from './strip.ts';

/** A file's part is never cut to less than this many characters; files beyond the room for it are only named. */
const LEAST_SHARE = 600;
/** Room for the line that says what is missing of a file. */
const MARKER = 90;
/** Longest line shown: one minified file must not use up another file's room. */
const MOST_LINE = 1000;
/** Room for the names of files of which nothing is shown. */
const MOST_NAMES = 4000;

/**
 * A unified diff of at most `most` characters (02-loop §1: what a reviewer reads). Small files stay whole, large ones share
 * what is left and say how many of their lines are shown; files beyond that are named and counted.
 * @param most at least 10,000
 */
export function boundedDiff(diff: string, most: number): string {
  const files = splitFiles(diff);
  const shown = files.slice(0, Math.floor((most - MOST_NAMES) / LEAST_SHARE));
  const left = files.slice(shown.length);
  const room = left.length === 0 ? most : most - MOST_NAMES;
  const shares = fairShares(
    shown.map((file) => file.length + 1),
    room,
  );
  const parts = shown.map((file, at) => cutFile(file, shares[at] ?? 0));
  return clip([...parts, ...unshown(left)].join('\n'), most);
}

/** Every line inside a file's part begins with a sign or a blank, so a line that begins with `diff --git` begins a file. */
function splitFiles(diff: string): readonly string[] {
  const starts: number[] = [];
  for (let at = diff.startsWith(HEAD) ? 0 : after(diff, 0); at >= 0; at = after(diff, at)) starts.push(at);
  if (starts[0] !== 0) starts.unshift(0);
  return starts.map((start, at) => diff.slice(start, starts[at + 1]).replace(/\n$/, '')).filter((file) => file !== '');
}

const HEAD = 'diff --git ';

function after(diff: string, from: number): number {
  const at = diff.indexOf(`\n${HEAD}`, from);
  return at < 0 ? at : at + 1;
}

/** Room per file: the smallest take what they need, the others share the rest evenly. */
function fairShares(sizes: readonly number[], room: number): readonly number[] {
  const shares = sizes.map(() => 0);
  let left = room;
  const order = sizes.map((size, at) => ({ size, at })).sort((a, b) => a.size - b.size);
  for (const [done, { size, at }] of order.entries()) {
    const share = Math.min(size, Math.floor(left / (order.length - done)));
    shares[at] = share;
    left -= share;
  }
  return shares;
}

function cutFile(file: string, share: number): string {
  if (file.length < share) return readable(file);
  const lines = file.split('\n');
  const kept: string[] = [];
  let room = share - MARKER;
  for (const line of lines) {
    const short =
      line.length <= MOST_LINE ? line : `${line.slice(0, MOST_LINE)}… [+${line.length - MOST_LINE} characters]`;
    room -= short.length + 1;
    if (room < 0) break;
    kept.push(readable(short));
  }
  const missing = lines.length - kept.length;
  return missing === 0
    ? kept.join('\n')
    : [...kept, `[... ${missing} of ${lines.length} lines of this file are not shown; open it ...]`].join('\n');
}

/** A bare carriage return inside a line must not start a line of its own: it could pass for the head of another file. */
function readable(text: string): string {
  return strip(text.replaceAll(/\r(?=\n|$)/g, '').replaceAll(/[\r\u2028\u2029]/g, '\u2424'));
}

function unshown(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  const names = files.map((file) => readable(clip(file.split('\n', 1)[0]?.slice(HEAD.length) ?? '', 200)));
  const head = `[... ${files.length} more files are not shown:`;
  let room = MOST_NAMES - head.length - 30;
  const fitting = names.filter((name) => {
    room -= name.length + 1;
    return room >= 0;
  });
  const rest = names.length - fitting.length;
  return [head, ...fitting, rest === 0 ? '...]' : `and ${rest} more ...]`];
}
