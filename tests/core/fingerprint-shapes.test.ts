import { describe, expect, test } from 'vitest';
import { judge } from '../../scripts/fingerprints/judge.ts';
import { fingerprintOfOutput } from '../../src/core/fingerprint.ts';
import { fill, readShapes } from '../support/fingerprint-shapes.ts';

const RUNS = 8;

/** What is printed around and between by others, of which no line tells of a failure. */
const others = [
  '[12:01:44] worker ready (pid 4711)',
  '12:01:45 DEBUG cache hit key=9f86d081884c',
  'npm warn deprecated glob@7.2.3: Glob versions prior to v9 are no longer supported',
  '(node:4711) ExperimentalWarning: VM Modules is an experimental feature and might change at any time',
  'Retrying in 4 seconds (attempt 2 of 5)...',
  '0 errors, 0 warnings',
];
const esc = '\u001b';

const ways: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => [...others, '', text, '', ...others.toReversed()].join('\n'),
  (text) => text.replaceAll(/^/gm, '2026-11-22T12:14:15.1234567Z '),
  (text) => text.replaceAll(/^/gm, 'app-1  | '),
  (text) => text.replaceAll(/\b(?:error|Error|ERROR|FAIL(?:ED)?|Expected)\b/g, `${esc}[1;31m$&${esc}[0m`),
];

/** Tools that are not on every machine, as they print. */
describe('the fingerprint of what many tools print', () => {
  const shapes = readShapes();

  test.each(shapes)('is one for $name', (shape) => {
    const runs = Array.from({ length: RUNS }, (_, seed) => {
      const text = fill(shape, seed);
      return (ways[seed % ways.length] ?? String)(text);
    });
    expect([...new Set(runs.map(fingerprintOfOutput))]).toHaveLength(1);
  });

  test('is another one for each of them and each twin', () => {
    const occurrences = shapes.map((shape) => ({
      className: shape.name,
      file: shape.name,
      fingerprint: fingerprintOfOutput(fill(shape, 1)),
    }));
    expect(shapes.length).toBeGreaterThan(150);
    expect(judge(occurrences).worst).toEqual([]);
  });
});
