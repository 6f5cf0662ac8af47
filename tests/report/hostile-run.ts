import fc from 'fast-check';
import { markerEnd, markerLine } from '../../src/adapters/github/marker.ts';
import type { RunState } from '../../src/core/state.ts';
import { reviewed } from '../support/sample-reviews.ts';
import { failing, sampleGate, sampleRun, sha } from '../support/sample-run.ts';

/** Name of the marker in these tests. */
export const marker = 'nightly:word-tools';

const piece = fc.constantFrom(
  ...[
    '@team',
    '@acme/owners',
    'fixes #1',
    'Closes: acme/words#2',
    'resolved GH-3',
    'fix https://github.com/a/b/issues/4',
  ],
  ...[markerLine(marker), markerEnd(marker), '<!-- ralph-action:begin -->', '<!--', '-->'],
  ...[
    '|',
    '\\|',
    '\n',
    '\n\n',
    '\r',
    '```',
    '````',
    '`',
    '~~~',
    '</details>',
    '<details open>',
    '<summary>',
    '</code>',
  ],
  ...[
    '- [x] done',
    '# head',
    '[a](https://evil.example)',
    '![a](https://evil.example/x.png)',
    '<img src=x>',
    '&#64;team',
  ],
  ...[
    'https://evil.example/x',
    'www.evil.example',
    '/merge',
    '\u202e',
    '\u200b',
    '\u001b[31m',
    '::error::x',
    '$&',
    '{id}',
  ],
);

/** Text as a reviewer, an agent or a backlog could write it. */
export const hostile = fc
  .array(fc.oneof(piece, piece, fc.string({ maxLength: 12 })), { maxLength: 8 })
  .map((all) => all.join(' '));

/** A run in which every text that somebody else writes is hostile: a story per way to end. */
export const hostileRuns: fc.Arbitrary<RunState> = fc
  .record({ text: hostile, file: hostile, title: hostile, id: hostile, note: hostile })
  .map(({ text, file, title, id, note }) => {
    const place = { file: file === '' ? 'x.js' : file, line: 3 };
    const evidence = [place, { absent: text }];
    const criteria = [{ id: 'c1', verdict: 'met', evidence, reason: text }] as const;
    const findings = [
      { severity: 'warn', ...place, text },
      { severity: 'block', text },
    ] as const;
    const wip = { branch: `wip/ralph-fail-${file.replace(/[^a-z]/g, '') || 'x'}-20260121-104532`, commit: sha('f') };
    return sampleRun({
      plan: {
        agent: 'claude',
        reviewAgent: 'claude',
        notices: [note],
        checks: [
          { name: 'unit', command: 'npm test' },
          { name: 'e2e', command: text, stage: 'final' },
        ],
      },
      final: {
        tree: sha('0'),
        calls: 1,
        results: [sampleGate({ gate: 'test', check: 'e2e', verdict: 'fail', reason: text, lines: text.split('\n') })],
      },
      stories: [
        {
          id,
          title,
          status: 'passed',
          commit: sha('1'),
          tries: [reviewed({ spec: [{ criteria }], quality: { findings: [findings[0]] } })],
        },
        {
          id: `${id}2`,
          title,
          status: 'failed',
          detail: text,
          wip,
          tries: [failing(text.split('\n'), { changed: [file], ignored: { paths: [file, text], count: 3 } })],
        },
        {
          id: `${id}3`,
          title,
          status: 'failed',
          detail: 'all 5 attempts failed',
          tries: [
            reviewed({ spec: [{ criteria: [{ ...criteria[0], verdict: 'unmet' }], missing: [text], extra: [text] }] }),
          ],
        },
        {
          id: `${id}4`,
          title,
          status: 'needs_human',
          detail: text,
          tries: [
            reviewed({
              spec: [{ criteria }, { criteria: [{ ...criteria[0], verdict: 'unsure' }] }],
              more: { question: text },
            }),
          ],
        },
        {
          id: `${id}5`,
          title,
          status: 'blocked',
          detail: text,
          wip,
          tries: [
            reviewed({
              spec: [{ criteria }],
              quality: { findings },
              confirmation: { criteria: [{ id: 'b1', verdict: 'met', evidence, reason: text }] },
            }),
          ],
        },
      ],
      pull: { number: 12, url: 'https://github.com/acme/words/pull/12', draft: true },
      pullNotes: [note],
      halt: { kind: 'block_finding', detail: text },
    });
  });
