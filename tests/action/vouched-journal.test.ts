import { describe, expect, test } from 'vitest';
import { untilEvent, type VouchedCall, vouchedEvents } from '../../src/action/vouched-journal.ts';
import { formatLine } from '../../src/adapters/store/journal-line.ts';
import type { Event } from '../../src/core/event.ts';
import { fold } from '../../src/core/loop.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { plan, play } from '../support/history.ts';

const began = plan(['A', 'B'], { reviewAgent: 'rehearsal' });
const { events } = play(began);
const commits = events.flatMap(({ outcome }, at) => (outcome.type === 'story-committed' ? [{ at, ...outcome }] : []));

/** How far a journal carries when the history of the branch holds these commits, and that of the base only its own. */
function vouched(told: readonly Event[], there: readonly string[], more: Partial<RunPlan> = {}) {
  const tips = { 'c-base': ['c-base', 'c-old-base'], 'c-tip': ['c-start', ...there] } as Record<string, string[]>;
  const repository = { isAncestor: async (commit: string, tip: string) => tips[tip]?.includes(commit) === true };
  const base = { commit: 'c-base', remoteRefs: new Map([['refs/heads/ralph/default', 'c-tip']]) };
  const call: VouchedCall = { repository, base, plan: { ...began, ...more }, events: told };
  return vouchedEvents(call);
}

/** What the run does next. */
function next(told: readonly Event[], count: number | string): string | undefined {
  return typeof count === 'string' ? count : fold(told.slice(0, count))?.command.type;
}

describe('an artifact whose journal', () => {
  test('tells of passed stories is believed as far as the branch on the remote holds them', async () => {
    const [first, second] = commits;
    if (first === undefined || second === undefined) throw new Error('two stories pass');
    const told = events.slice(0, second.at + 1);
    expect(await vouched(told, [first.commit, second.commit])).toBe(told.length);
    const half = await vouched(told, [first.commit]);
    expect(half).toBeGreaterThan(first.at);
    expect([Number(half) < second.at, next(told, half)]).toEqual([true, 'run-checks']);
    const none = await vouched(told, []);
    expect([Number(none) < first.at, next(told, none)]).toEqual([true, 'run-checks']);
  });

  test('tells of a verdict on work in flight has that judged again', async () => {
    const told = events.slice(0, commits[0]?.at);
    expect(next(told, told.length)).toBe('commit-story');
    expect(next(told, await vouched(told, []))).toBe('run-checks');
  });

  test.each<[string, Partial<RunPlan>]>([
    ['its rules', { base: { branch: 'main', commit: 'c-elsewhere' } }],
    ['its rules, in a commit of the work', { base: { branch: 'main', commit: 'c-start' } }],
    ['its start', { start: { commit: 'c-elsewhere', tree: 't-start' } }],
    ['work that it carries', { carried: [{ commit: 'c-elsewhere', parent: 'c-base' }] }],
  ])('has %s from no commit of the remote is not gone on with', async (_, more) => {
    expect(await vouched(events.slice(0, 3), [], more)).toMatch(
      /^it builds on commit c-\w+, which is not on the remote$/,
    );
  });

  test('has an older base is gone on with, and one that takes over final checks is not', async () => {
    expect(await vouched(events.slice(0, 3), [], { base: { branch: 'main', commit: 'c-old-base' } })).toBe(3);
    const looked = { looked: { tree: 't-start', checks: ['whole'] } };
    expect(await vouched(events.slice(0, 3), [], looked)).toContain('says of its final checks');
  });
});

test('a journal ends with the event that is the last to count, whatever intents lie between', () => {
  const kinds = ['event', 'intent', 'event', 'intent', 'event'] as const;
  const lines = kinds.map((kind, seq) => `${formatLine({ seq, kind, body: { at: seq } })}\n`);
  const bytes = Buffer.from(lines.join(''));
  expect(untilEvent(bytes, 2).toString()).toBe(lines.slice(0, 3).join(''));
  expect(untilEvent(bytes, 3)).toEqual(bytes);
});
