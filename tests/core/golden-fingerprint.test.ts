import { describe, test } from 'vitest';
import { asReport } from '../../src/core/fingerprint-annotation.ts';
import { withoutSurroundings } from '../../src/core/fingerprint-around.ts';
import { framed, isUncaughtAt, ownKind } from '../../src/core/fingerprint-frames.ts';
import { plainLines } from '../../src/core/fingerprint-lines.ts';
import { asRows, withoutLintJson } from '../../src/core/fingerprint-lint.ts';
import { withoutTapOfNode } from '../../src/core/fingerprint-tap.ts';
import { withoutTapOfVitest } from '../../src/core/fingerprint-tap-vitest.ts';
import { toldOnce } from '../../src/core/fingerprint-twice.ts';
import { unwrapped } from '../../src/core/fingerprint-wrapped.ts';
import { expectGolden } from '../support/golden.ts';

type Lines = readonly string[];

/** What a step on the way from an output to its evidence makes of lines. */
const steps = {
  seen: (lines: Lines) => plainLines(lines.join('\n')),
  'whoever passed it on': withoutSurroundings,
  unwrapped,
  rows: asRows,
  'rows of JSON': (lines: Lines) => withoutLintJson(lines.join('\n'))?.split('\n') ?? 'none',
  once: toldOnce,
  'TAP of vitest': withoutTapOfVitest,
  'TAP of node': withoutTapOfNode,
  commands: asReport,
  framed: (lines: Lines) =>
    lines.map((_, at) => {
      const { kind, text } = framed(lines, at) ?? ownKind(lines, at);
      return `${kind}${isUncaughtAt(lines, at) ? ', uncaught' : ''}: ${text}`;
    }),
};

/** Rows: a step with the lines before it, the lines behind it. */
describe('a step of a fingerprint', () => {
  test('is exact', () =>
    expectGolden('fingerprint-steps', ([step, lines]: [keyof typeof steps, string[]]) => steps[step](lines)));
});
