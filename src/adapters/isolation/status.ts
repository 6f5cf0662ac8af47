import { unstopped } from './refusal.ts';

/** What was told of a namespace: `ready` right before the program, the rest by the first process. */
export type EnterStatus =
  | { readonly ok: false; readonly why: string }
  | {
      readonly ok: true;
      /** How the program ended, as a shell tells it; undefined when it was killed from outside. */
      readonly code: number | undefined;
      /** Processes besides the program that were alive when it ended; undefined when it was killed from outside. */
      readonly left: number | undefined;
    };

/** Reads the text of a status file. */
export function readStatus(text: string): EnterStatus {
  const lines = text.split('\n').filter((line) => line !== '');
  const failed = lines.find((line) => line.startsWith('failed '));
  if (failed !== undefined || !lines.includes('ready')) {
    const said = lines.filter((line) => line !== failed && line !== 'ready' && !END.test(line) && !HINT.test(line));
    const words = said.map(unstopped).join('; ');
    const step = failed?.slice(7) ?? NOT_STARTED;
    return { ok: false, why: (words === '' ? step : `${step}: ${words}`).slice(0, 500) };
  }
  const end = END.exec(lines.at(-1) ?? '');
  // The shell itself is one of the processes it counts.
  if (end === null) return { ok: true, code: undefined, left: undefined };
  return { ok: true, code: Number(end[1]), left: Math.max(0, Number(end[2]) - 1) };
}

/** The reason where nothing was told. */
export const NOT_STARTED = 'the namespace did not start';

/** What mount adds to its reason. */
const HINT = /^\s*dmesg\(1\)/;

const END = /^end (\d+) (\d+)$/;
