import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSlash } from '../../src/core/slash.ts';
import { loadActionsLibrary } from '../support/workflow/actions-library.ts';
import { createEvaluator } from '../support/workflow/expressions.ts';
import { exampleOf } from './examples-rig.ts';

/*
 * Which job of examples/comment.yml a comment starts. An expression knows no grammar, so what it says is held against the reader of
 * comments: commands that must not wait behind a run belong to `answer`, all others to `work`.
 */

interface Job {
  readonly if: string;
}

const { jobs } = parse(exampleOf('comment.yml')) as { readonly jobs: Readonly<Record<'answer' | 'work', Job>> };

/** Jobs that an event starts. */
async function started(event: object): Promise<readonly string[]> {
  const evaluator = createEvaluator(await loadActionsLibrary());
  const holds = (job: Job, result: string): boolean =>
    evaluator.holds(job.if, {
      contexts: { github: { event }, needs: { answer: { result, outputs: {} } } },
      status: { success: result === 'success', failure: false, cancelled: false },
    });
  const answers = holds(jobs.answer, '');
  return [...(answers ? ['answer'] : []), ...(holds(jobs.work, answers ? 'success' : 'skipped') ? ['work'] : [])];
}

const quick: ReadonlySet<string> = new Set(['status', 'cancel', 'abort', 'help', 'approve']);

/** Where a comment belongs by the command that the action reads in it. */
function belongs(body: string): string {
  const reading = readSlash(body, '/ralph');
  return reading.type === 'command' && quick.has(reading.command.kind) ? 'answer' : 'work';
}

const bodies: readonly string[] = [
  ...['/ralph status', '/ralph status 20260301-020000-abcd', '/ralph cancel', '/ralph cancel "wrong branch"'],
  ...['/ralph abort', '/ralph help', '/ralph approve', '/ralph run', '/ralph init', '/ralph doctor', '/ralph resume'],
  ...['/ralph retry US-003 --allow package.json', '/ralph "Make it fast" --max 3', '/ralph --max 3 “Make it fast”'],
  // Words of another command in the text of one.
  '/ralph fix "as /ralph status says"',
  '/ralph fix "a comment that says /ralph cancel ends nothing"',
  '/ralph "Explain /ralph help and /ralph approve in the README" --criteria "grep -q \'/ralph help\' README.md"',
  '/ralph cancel it, then I type /ralph run',
  'Please look:\n\n/ralph fix "as /ralph status says"',
  // The first of several lines counts.
  '/ralph run\n\n/ralph status tells how it goes.',
  '/ralph run\r\n\r\n/ralph cancel ends it.',
  '/ralph cancel\n\n/ralph "Another objective"',
  // A comment of GitHub's own form has \r\n.
  'Thanks!\r\n\r\n/ralph status\r\n',
  'Thanks!\r\n\r\n/ralph cancel wrong branch\r\n',
  'Looks good.\n/ralph approve',
  'Looks good.\r\n/ralph run --max 3\r\n',
  // Up to three blanks may stand before a command, and a list indents the lines of its entries.
  '  /ralph cancel',
  '- wrong branch\r\n  /ralph cancel',
  '  /ralph run',
  // Phones begin a line with a capital.
  ...['/Ralph cancel', '/RALPH STATUS', '/ralph Cancel wrong branch', '/Ralph run', 'Thanks!\r\n\r\n/Ralph cancel'],
  // A blank too many is soon typed, and the run that is to end goes on.
  ...[
    '/ralph  cancel',
    '/ralph  abort',
    '/ralph  cancel "wrong branch"',
    'Thanks!\r\n\r\n/ralph  cancel',
    '/ralph  run',
  ],
];

describe('a comment', () => {
  it.each(bodies)('%j starts the job that its command belongs to', async (body) => {
    expect(readSlash(body, '/ralph').type).toBe('command');
    expect(await started({ comment: { body } })).toEqual([belongs(body)]);
  });

  it.each([
    ['Please look:\n\n/ralph fix "as /ralph cancel says"', 'answer'],
    ['```\n/ralph status\n```\n\n/ralph run', 'answer'],
    ['  /ralph status', 'work'],
    ['/ralph --help', 'work'],
  ])('%j goes to the other one, which does no harm', async (body, job) => {
    expect(belongs(body)).not.toBe(job);
    expect(await started({ comment: { body } })).toEqual([job]);
  });

  it('without a command starts none', async () => {
    expect(await started({ comment: { body: 'Thanks, Ralph!' } })).toEqual([]);
  });
});

describe('a review', () => {
  it.each([
    ['approved', ['answer']],
    ['commented', []],
  ])('that has %s starts %j', async (state, expected) => {
    expect(await started({ review: { state } })).toEqual(expected);
  });
});
