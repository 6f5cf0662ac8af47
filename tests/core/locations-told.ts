import { expect, it } from 'vitest';
import { readLocations } from '../../src/core/tool-output/locations.ts';

/** Where every output was made. */
export const root = '/home/runner/work/app/app';

/** `level source file:line:column [title] message`, in one line each. */
export function told(output: string, files?: readonly string[]): readonly string[] {
  return readLocations(output, { root, ...(files && { files }) }).map(
    ({ level, source, file, line, column, title = '', message }) =>
      `${level} ${source} ${[file, line, column].filter((part) => part !== undefined).join(':')} [${title}] ${message.replaceAll('\n', ' / ')}`,
  );
}

type Rows = readonly (readonly [name: string, lines: readonly string[], expected: readonly string[]])[];

/** One test a row: these lines, and all the places that are read in them. */
export function reads(rows: Rows): void {
  it.each(rows)('%s', (_name, lines, expected) => expect(told(lines.join('\n'))).toEqual(expected));
}
