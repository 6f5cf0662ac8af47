import { describe, expect, test } from 'vitest';
import { promptDigest } from '../../src/core/prompt-parts.ts';
import { findCall, type Wanted } from '../../src/replay/find-call.ts';
import { call, cassetteOf, change, head } from './cassette.ts';

const file = (more: object) => ({ path: 'src/a.js', before: '', mode: '100644', text: 'a\n', ...more });

function problemOf(...lines: readonly unknown[]): string {
  const read = cassetteOf(...lines);
  return read.ok ? 'accepted' : read.problem;
}

describe('a cassette', () => {
  test.each<[string, readonly unknown[], string]>([
    ['is empty', [], 'night.jsonl: is no cassette: its first line is not the head of one'],
    ['is another file', ['{"userStories":[]}\n'], 'is no cassette'],
    [
      'is of another version',
      [{ ...head, version: 2 }],
      'is a cassette of version 2, and this version reads version 1',
    ],
    ['is damaged', [head, 'x\n', call()], 'line 2: is no JSON object'],
    ['has a call without a role', [head, { ...call(), role: 'advise' }], 'line 2: role: '],
    ['has an unknown key', [head, { ...call(), run: 'rm -rf /' }], 'Unrecognized key: "run"'],
    ['writes above the tree', [head, call(), change([file({ path: '../a' })])], '"../a" leads out of the worktree'],
    ['writes to an absolute path', [head, call(), change([file({ path: '/etc/passwd' })])], 'is absolute'],
    ['writes into .git', [head, call(), change([file({ path: 'sub/.GIT/hooks/x' })])], 'leads into .git'],
    ['deletes .git', [head, call(), change([{ path: '.git', delete: true }])], 'leads into .git'],
    [
      'links out of the tree',
      [head, call(), change([file({ mode: '120000', text: '../../etc' })])],
      'leads out of the tree',
    ],
    [
      'links to an absolute path',
      [head, call(), change([file({ mode: '120000', text: '/etc' })])],
      'leads out of the tree',
    ],
    [
      'hides where a link leads',
      [head, call(), change([file({ mode: '120000', text: undefined, base64: 'L2V0Yw==' })])],
      'leads out of the tree',
    ],
    [
      'leaves and comes back by a link',
      [head, call(), change([file({ path: 'l', mode: '120000', text: '../tree/x' })])],
      'leads out of the tree',
    ],
    ['plants a submodule', [head, call(), change([file({ mode: '160000' })])], 'line 3: files.0: '],
    ['changes too many files', [head, call(), change(Array(2001).fill(file({})))], 'line 3: files: Too big'],
  ])('that %s is refused', (_, lines, problem) => {
    expect(problemOf(...lines)).toContain(problem);
  });

  test('may link inside of the tree, and may end in a torn line', () => {
    const link = file({ path: 'docs/link', mode: '120000', text: '../src/a.js' });
    expect(problemOf(head, call(), change([link]), '{"type":"call","ro')).toBe('accepted');
  });
});

const same: Wanted = {
  ...{ role: 'implement', story: 'US-1', attempt: 1, call: 1, match: 'prompt', played: 0 },
  prompt: promptDigest('# Task\ndo it'),
};

function find(wanted: Partial<Wanted>, ...lines: readonly unknown[]) {
  const read = cassetteOf(head, ...(lines.length === 0 ? [call(), change([file({})])] : lines));
  if (!read.ok) throw new Error(read.problem);
  const found = findCall(read.cassette, { ...same, ...wanted });
  return found.ok ? found : found.problem;
}

describe('a call', () => {
  test('is found with its change', () => {
    expect(find({})).toMatchObject({
      call: { outcome: { finalText: 'Done.' } },
      change: { files: [{ path: 'src/a.js' }] },
    });
  });

  test.each<[string, Partial<Wanted>, string]>([
    [
      'another story',
      { story: 'US-9' },
      'implement of US-9, attempt 1 is not in the cassette of run r1: story US-9 is not. It has US-1',
    ],
    [
      'another attempt',
      { attempt: 2 },
      'implement of US-1, attempt 2 is not in the cassette of run r1. Of this story it has implement of US-1, attempt 1',
    ],
    ['another role', { role: 'spec-review' }, 'spec-review of US-1, attempt 1, call 1 is not in the cassette'],
    [
      'a repetition',
      { played: 1 },
      'implement of US-1, attempt 1 is called once more than in run r1, where it was called once',
    ],
    [
      'another prompt',
      { prompt: promptDigest('# Task\ndo more') },
      'the prompt of implement of US-1, attempt 1 differs from the recorded one: its part "Task" is not the recorded one. With replay_match: call',
    ],
  ])('for %s is none, and what differs is named', (_, wanted, problem) => {
    expect(find(wanted)).toContain(problem);
  });

  test('with another prompt is found where prompts are not compared', () => {
    expect(find({ match: 'call', prompt: promptDigest('# Else') })).toMatchObject({ ok: true });
  });

  test('whose files were never read, or are too large, cannot be played', () => {
    expect(find({}, call())).toBe('the cassette ends before the files of implement of US-1, attempt 1 were read');
    expect(find({}, call(), change([], { notTaken: 'over a limit.' }))).toContain(
      'are not in the cassette: over a limit.',
    );
  });

  test('that a service refused comes first, then the one that worked', () => {
    const { outcome } = call();
    const refused = call({
      outcome: { ...outcome, verdict: 'fail', provider: { class: 'overloaded', detail: '529' } },
    });
    const lines = [refused, call(), change([file({})])];
    expect(find({ played: 0 }, ...lines)).toMatchObject({ call: { outcome: { verdict: 'fail' } }, change: undefined });
    expect(find({ played: 1 }, ...lines)).toMatchObject({ call: { outcome: { verdict: 'pass' } } });
  });

  test('that was made again after a kill counts once, as it was made last', () => {
    const again = call({ outcome: { ...call().outcome, finalText: 'Again.' } });
    const lines = [call(), again, change([file({})])];
    expect(find({}, ...lines)).toMatchObject({ call: { outcome: { finalText: 'Again.' } }, change: { files: [{}] } });
    expect(find({ played: 1 }, ...lines)).toContain('once more than in run r1');
  });
});
