import { messageOf } from './lines.ts';
import type { Hit } from './types.ts';

/**
 * A line of pytest's short summary names a file and a test but no line: with `--tb=no` it is all there is, and line 1 stands for
 * the file. Tests whose traceback was read are left out; `told` has their headings, undefined among them when lines had none.
 */
export function pytestSummary(line: string, at: number, told: ReadonlySet<string | undefined>): Hit | undefined {
  const match = /^(FAILED|ERROR) (\S.*)/.exec(line);
  if (match === null) return undefined;
  const [, kind, rest = ''] = match;
  const [id = '', ...reason] = rest.split(' - ');
  const [file = '', ...names] = id.split('::');
  const test = names.join('.');
  const headings = [test, `ERROR at setup of ${test}`, `ERROR at teardown of ${test}`, `ERROR collecting ${file}`];
  if (headings.some((heading) => told.has(heading)) || (kind === 'FAILED' && told.has(undefined))) return undefined;
  return {
    from: at,
    to: at,
    level: 'error',
    message: messageOf([reason.join(' - ') || `${id} failed`]),
    title: test === '' ? file : test,
    source: 'pytest',
    places: [{ file, line: 1 }],
  };
}

/** Heading of a traceback: `____ TestSize.test_kb ____`. */
export function pytestHeading(line: string): string | undefined {
  return /^_{3,} (\S.*) _+$/.exec(line)?.[1];
}
