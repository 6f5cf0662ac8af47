/** A line by which a child would give the runner an order, and what it would have it do. */
export interface HostileLine {
  /** Row of the catalogue. */
  readonly id: string;
  readonly what: string;
  readonly text: string;
}

/** Stands in whatever they would change, so that a command of theirs is told from ours. */
export const PWNED = 'pwned';

const line = (id: string, what: string, text: string): HostileLine => ({ id, what, text });

/** Orders in every shape in which the runner reads them. */
export const hostileLines: readonly HostileLine[] = [
  line('O1', 'an output', `::set-output name=conclusion::${PWNED}`),
  line('O1', 'a saved state', `::save-state name=folder::${PWNED}`),
  line('O2', 'an output of the old form inside a line', `noise ##[set-output name=conclusion]${PWNED}`),
  line('O2', 'an error of the old form', `50 of 90 ##[error]${PWNED}`),
  line('O3', 'an output behind a bare carriage return', `50%\r::set-output name=conclusion::${PWNED}`),
  line('O3', 'an error behind a no-break space', `\u00a0::error::${PWNED}`),
  line('O3', 'an error behind wide spaces', `\u3000\u2003 ::error::${PWNED}`),
  line('O3', 'a name in capitals', `::SET-OUTPUT name=conclusion::${PWNED}`),
  line('O3', 'an error behind a colour', `\u001b[31m::error::${PWNED}`),
  line('O5', 'a variable, which fails the step', `::set-env name=PATH::${PWNED}`),
  line('O5', 'a folder on PATH, which fails the step', `::add-path::/${PWNED}`),
  line('O6', 'a mask over a letter', `::add-mask::${PWNED}`),
  line('O7', 'a pause', `::stop-commands::${PWNED}`),
  line('O7', 'silence', `::echo::off ${PWNED}`),
  line('O7', 'a group', `::group::${PWNED}`),
  line('O7', 'a matcher', `::add-matcher::${PWNED}.json`),
];

/** All of them, as a shell prints them, to one stream or the other. */
export function printHostileLines(stream: 1 | 2): string {
  const text = Buffer.from(hostileLines.map(({ text }) => `${text}\n`).join('')).toString('base64');
  return `printf %s '${text}' | base64 -d >&${stream}`;
}
