import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import type { NotedPrograms, Program, Programs } from './guarded-grounds.ts';

/**
 * What a listing of PATH says, read when somebody asks, which is while the first agent works: what counts is that the listing was made
 * before. Undefined when it is not one that can be read to its end.
 */
export function listedPrograms(printed: Buffer): NotedPrograms | undefined {
  // Other bytes are no names to us, as where we read the folders.
  if (!isUtf8(printed) || !isWhole(printed.toString('latin1'))) return undefined;
  let programs: Programs | undefined;
  return () => {
    programs ??= programsIn(printed.toString());
    return programs;
  };
}

/** Step by step: one expression for all of it would remember each step, in 3 MB of fresh memory. */
function isWhole(text: string): boolean {
  const line = new RegExp(LINE, 'y');
  while (line.lastIndex < text.length) if (!line.test(text)) return false;
  return text !== '';
}

/** Times before 1970, and numbers beyond those that we are told with a sign, are left to us. */
const LINE = /(?:\d{1,18} ){3}[0-7]{1,4} \d{1,10}\.\d{9}0 \d{1,10}\.\d{9}0 \d{1,9} \/[^\0]*\0[^\0/]+\0/;

function programsIn(text: string): Programs {
  const programs = new Map<string, Program>();
  const words = text.split('\0');
  for (let at = 0; at + 1 < words.length; at += 2) {
    const name = words[at + 1] ?? '';
    if (!programs.has(name)) programs.set(name, programOf(words[at] ?? '', name));
  }
  return programs;
}

function programOf(facts: string, name: string): Program {
  const [dev, ino, size, mode = '', modified = '', changed = '', links, ...folder] = facts.split(' ');
  const stamp = `${dev} ${ino} ${size} ${REGULAR | Number.parseInt(mode, 8)} ${nanoseconds(modified)}`;
  const mark = { stamp, changedNs: nanoseconds(changed), isLinked: Number(links) > 1 };
  return { place: `${join(folder.join(' '), '/')}${name}`, mark };
}

/** Type of the file within its mode. */
const REGULAR = 0o100000;

/** Of seconds with ten digits behind the point, the last of which says nothing. */
function nanoseconds(seconds: string): bigint {
  return BigInt(seconds.slice(0, -1).replace('.', ''));
}
