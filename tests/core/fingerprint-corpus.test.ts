import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCorpus } from '../../scripts/fingerprints/corpus.ts';
import { judge } from '../../scripts/fingerprints/judge.ts';
import { evidenceOf } from '../../src/core/fingerprint.ts';

const folder = join(import.meta.dirname, '..', 'fixtures', 'fingerprints');
const classes = readdirSync(folder).filter((name) => !name.startsWith('.'));

type Disturbance = readonly [what: string, disturb: (text: string) => string];

/** Where the first run of each error is said to have happened. */
const RECORDED = '/home/runner/work/shop/shop';
const roots = [
  '/mnt/disk1/agent-3/_work/12/s',
  '/home/circleci/project',
  '/codebuild/output/src123456/src/github.com/acme/shop',
  '/var/folders/q1/abc_123/T/tmp.Xy12/proj',
  '/usr/src/app',
  '/home/u/src/test',
  '/app',
];

/** Real runs of real tools: a folder is one error, a file one run. */
describe('the fingerprint on recorded runs', () => {
  const corpus = readCorpus(folder);

  test('has at least 40 errors with 8 runs each, of many tools', () => {
    const sizes = classes.map((name) => readdirSync(join(folder, name)).length);
    expect(classes.length).toBeGreaterThanOrEqual(40);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
    expect(new Set(classes.map((name) => name.split('-')[0])).size).toBeGreaterThanOrEqual(15);
    expect(corpus).toMatchObject({ problems: [], notes: [] });
  });

  test('tells errors apart and runs together', () => {
    const { precision, recall, worst } = judge(corpus.occurrences);
    expect({ isPrecise: precision >= 0.99, isComplete: recall >= 0.97, worst }).toMatchObject({
      isPrecise: true,
      isComplete: true,
    });
  });

  test('names nothing of the machine that recorded them', () => {
    const machine = /\/root\/|\/tmp\/fp\b/;
    const texts = classes.flatMap((name) =>
      readdirSync(join(folder, name)).map((file) => readFileSync(join(folder, name, file), 'utf8')),
    );
    expect(texts.filter((text) => machine.test(text))).toEqual([]);
  });

  test.each<Disturbance>([
    ['Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['times of a log collector', (text) => text.replaceAll(/^/gm, '2026-11-22T12:14:15.1234567Z ')],
    ...roots.map((root): Disturbance => [`a checkout in ${root}`, (text) => text.replaceAll(RECORDED, root)]),
    ['noise around it', (text) => `${noise}\n\n${text}\n\n${noise}\n`],
    ['noise between its paragraphs', (text) => text.replaceAll(/^\s*$/gm, `\n${noise}\n`)],
  ])('is the same with %s', (_, disturb) => {
    const changed = classes.filter((name) => {
      const text = readFileSync(join(folder, name, '0.txt'), 'utf8');
      return evidenceOf(disturb(text)).join('\n') !== evidenceOf(text).join('\n');
    });
    // An output in which no line looks like an error is named by its last lines, and these are then others.
    expect(changed.filter((name) => !name.startsWith('npm-exit'))).toEqual([]);
  });
});

const noise = `[12/50] Building errors.o
npm warn deprecated error-ex@1.0.0: use another one
12:14:15 INFO 3 errors were handled
0 errors
✓ throws an error when it is empty (3 ms)
 45% [=====>     ] 12.3 MB/s`;
