import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/core/command.ts';
import type { Outcome } from '../../src/core/event.ts';
import type { EntryNames } from '../../src/core/facts.ts';
import { memoryOf } from '../../src/core/memory.ts';
import type { PlannedStory, RunPlan } from '../../src/core/plan.ts';
import { entryNames, type Prd, readPrd } from '../../src/core/prd.ts';
import { recallPlan } from '../../src/core/recall.ts';
import type { RunState } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import {
  answer,
  type Behaviour,
  defaultCaps,
  gate,
  type History,
  plan,
  play,
  resumeAfter,
} from '../support/history.ts';

const dayMs = 86_400_000;
/** What every call is said to cost. */
const CALL_USD = 0.25;

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly dependsOn?: readonly string[];
  readonly passes?: boolean;
}

/** A month of one repository: what people do by day, and what the nights come to. */
interface Month {
  entries: Entry[];
  /** Changes whenever somebody pushes to the base branch. */
  base: number;
  /** Base on which the open branch stands, and what it holds; empty = there is no open pull request. */
  branchBase: number;
  branch: { readonly commit: string; readonly parent: string; readonly story: string }[];
  /** What agents come to on a story; left out = it passes. */
  readonly fates: Map<string, Behaviour>;
  readonly conflicting: Set<string>;
  /** The agent's service takes no call before tomorrow. */
  isLimited: boolean;
  /** A run that was put off. */
  cut: History | undefined;
  last: RunState | undefined;
}

function month(): Month {
  const entries = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, text: `Do ${id}` }));
  const fates = new Map<string, Behaviour>([
    ['B', 'fail'],
    ['C', 'cheat'],
  ]);
  return {
    entries,
    base: 1,
    branchBase: 1,
    branch: [],
    fates,
    conflicting: new Set(),
    isLimited: false,
    cut: undefined,
    last: undefined,
  };
}

function prdOf({ entries, branch, branchBase, base }: Month): Prd {
  const onBranch = new Set(branchBase === base ? branch.map(({ story }) => story) : []);
  const userStories = entries.map(({ id, text, dependsOn = [], passes = false }) => ({
    ...{ id, title: `Story ${id}`, description: text, acceptanceCriteria: [text], dependsOn },
    passes: passes || onBranch.has(id),
  }));
  const read = readPrd({ bytes: Buffer.from(JSON.stringify({ userStories })), file: 'prd.json' });
  if (!read.ok) throw new Error(read.error.message);
  return read.prd;
}

function planOf(at: Month, prd: Prd, caps: Partial<RunPlan['caps']>): RunPlan {
  const hasMoved = at.branch.length > 0 && at.branchBase !== at.base;
  const stories = prd.stories.map(
    (story): PlannedStory => ({
      ...{ id: story.id, index: story.index, title: story.title, dependsOn: story.dependsOn, inScope: true },
      was: story.passes ? 'passed' : 'open',
      ...(hasMoved && at.branch.some((each) => each.story === story.id) && entryNames(story)),
    }),
  );
  return {
    ...plan([]),
    ...{ stories, caps: { ...defaultCaps, maxAttempts: 2, costPerCallUsd: CALL_USD, ...caps } },
    recall: { prd: 'p', prompt: '1', base: String(at.base) },
    ...(hasMoved ? { carried: at.branch, replaces: at.branch.at(-1)?.commit ?? '' } : {}),
  };
}

/** What a run meets while its agent's service has a limit of the day. */
function refusing(at: Month): (turn: number, command: Command) => Outcome | undefined {
  return (_, command) => {
    const outcome = at.isLimited && command.type === 'implement' ? answer(command, {}, 0) : undefined;
    if (outcome?.type !== 'implemented') return undefined;
    const provider = { class: 'usage-limit', detail: 'daily limit' } as const;
    return { ...outcome, result: gate('implement', 'fail', { reason: provider.detail }), provider };
  };
}

/** A night of a run that was put off before: it goes on. */
function nightOn(at: Month, cut: History): string {
  at.cut = undefined;
  return told(at, resumeAfter(cut, cut.events.length).state);
}

/** One night: ids that an agent worked on, each with its calls, and how the run ended. */
function night(at: Month, count: number, caps: Partial<RunPlan['caps']> = {}) {
  if (at.cut !== undefined) return nightOn(at, at.cut);
  const prd = prdOf(at);
  const names = new Map(prd.stories.map((story) => [story.id, entryNames(story)]));
  const namesOf = (id: string): EntryNames => names.get(id) ?? { entry: '', text: '' };
  const recalled = recallPlan(planOf(at, prd, caps), {
    known: at.last === undefined ? [] : (memoryOf(at.last) ?? []),
    namesOf,
    now: count * dayMs,
    retryAfterMs: 7 * dayMs,
    asked: new Set(),
  });
  if (!recalled.ok) throw new Error(recalled.conflicts.join());
  const attempts = Object.fromEntries([...at.fates].map(([id, fate]) => [id, [fate]]));
  const script = { attempts, namesOf, conflicting: [...at.conflicting], fault: refusing(at) };
  const history = play(recalled.plan, { ...script, resume: false });
  if (history.halt?.kind === 'usage_limit') at.cut = history;
  at.last = dated(history.state, count);
  const kept = recalled.plan.carried === undefined ? at.branch.map(({ story }) => story) : [];
  at.branch = kept.map((story) => ({ commit: `c-${story}`, parent: 'p', story }));
  return told(at, history.state);
}

/** What a night came to, in a line; what passed in it is on the branch. */
function told(at: Month, state: RunState): string {
  const stories = storiesOf(state);
  const passed = stories.filter(
    ({ id, commit }) => commit !== undefined && !at.branch.some(({ story }) => story === id),
  );
  at.branch = [...at.branch, ...passed.map(({ id }) => ({ commit: `c-${id}`, parent: 'p', story: id }))];
  at.branchBase = at.base;
  const tried = stories.flatMap(({ id, attempts: made }) => (made.length === 0 ? [] : [`${id}×${made.length}`]));
  const usd = state.spent?.costUsd ?? 0;
  return `${tried.join(' ') || '-'} | ${state.iterations} calls, $${usd.toFixed(2)} | ${state.halt?.kind}`;
}

/** The play begins at the same hour each night; what failed in it failed tonight. */
function dated(state: RunState, count: number): RunState {
  const stories = storiesOf(state).map((story) => ({
    ...story,
    attempts: story.attempts.map((attempt) => ({ ...attempt, startedAt: count * dayMs, durationMs: 0 })),
  }));
  return { ...state, now: count * dayMs, stories: listOf(stories) };
}

function change(at: Month, id: string, more: Partial<Entry>): void {
  at.entries = at.entries.map((entry) => (entry.id === id ? { ...entry, ...more } : entry));
}

/** What people do before a night. */
const days: Readonly<Record<number, (at: Month) => void>> = {
  4: (at) => {
    change(at, 'B', { text: 'Do B, with a hint' });
    at.fates.delete('B');
  },
  6: (at) => {
    at.entries = [...at.entries, { id: 'F', text: 'Do F', dependsOn: ['C'] }, { id: 'G', text: 'Do G' }];
  },
  8: (at) => {
    at.base += 1;
    at.conflicting.add('A');
  },
  9: (at) => at.conflicting.clear(),
  11: (at) => {
    // The pull request is merged: base has everything that passed.
    const merged = new Set(at.branch.map(({ story }) => story));
    at.entries = at.entries.map((entry) => ({ ...entry, passes: merged.has(entry.id) }));
    Object.assign(at, { branch: [], base: at.base + 1 });
  },
  14: (at) => change(at, 'D', { text: 'Do D in another way' }),
  16: (at) => {
    change(at, 'C', { passes: true });
  },
  18: (at) => {
    at.entries = [...at.entries, { id: 'H', text: 'Do H' }, { id: 'I', text: 'Do I' }, { id: 'J', text: 'Do J' }];
  },
  22: (at) => {
    at.entries = [...at.entries, { id: 'K', text: 'Do K' }];
    at.fates.set('K', 'fail');
  },
  25: (at) => {
    at.entries = [...at.entries, { id: 'L', text: 'Do L' }];
    at.isLimited = true;
  },
  26: (at) => {
    at.isLimited = false;
  },
  27: (at) => change(at, 'E', { passes: false }),
  30: (at) => {
    at.entries = at.entries.filter(({ id }) => id !== 'K');
  },
};

/** What is to happen, and why; in every other night nothing is. */
const busy: Readonly<Record<number, string>> = {
  // all of them
  1: 'A×1 B×2 C×2 D×1 E×1 | 7 calls | some_failed',
  // B was reworded
  4: 'B×1 | 1 calls | some_failed',
  // G is new; F waits for C
  6: 'G×1 | 1 calls | some_failed',
  // base moved: A does not fit any more, and C may fare better
  8: 'A×1 C×2 | 3 calls | some_failed',
  // the pull request was merged: another base for C
  11: 'C×2 | 2 calls | some_failed',
  // D passed under another text
  14: 'D×1 | 1 calls | some_failed',
  // C was marked as passed by a person, so F has its turn
  16: 'F×1 | 1 calls | ready',
  // room for two of three
  18: 'H×1 I×1 | 2 calls | budget_exceeded',
  // what was left over
  19: 'J×1 | 1 calls | ready',
  // K is new
  22: 'K×2 | 2 calls | some_failed',
  // L is new, but the agent's service takes no call; nobody says that the call it refused was free
  25: '- | 0 calls, $0.25 | usage_limit',
  // the run that was put off goes on
  26: 'L×1 | 1 calls, $0.50 | some_failed',
  // E was opened again by a person
  27: 'E×1 | 1 calls | some_failed',
  // a week since K failed
  29: 'K×2 | 2 calls | some_failed',
};

/** A night costs what its calls do, and a night without any costs nothing; where more was called, the line says what it costs. */
function withCost(line: string): string {
  if (line.includes('$')) return line;
  return line.replace(/(\d+) calls/, (said, calls: string) => `${said}, $${(Number(calls) * CALL_USD).toFixed(2)}`);
}

describe('a calendar of 30 nights', () => {
  test('the right stories run each night, none is tried again without a reason, and each night tells its calls', () => {
    const at = month();
    const nights = Array.from({ length: 30 }, (_, index) => {
      days[index + 1]?.(at);
      // Night 18 has calls for two stories only: what is left goes on the next night.
      return `${index + 1}: ${night(at, index + 1, index + 1 === 18 ? { maxIterations: 2 } : {})}`;
    });
    const quiet = '- | 0 calls | nothing_to_do';
    const expected = nights.map((_, index) => `${index + 1}: ${busy[index + 1] ?? quiet}`);
    expect(nights).toEqual(expected.map(withCost));
    const calls = nights.map((line) => Number(/(\d+) calls/.exec(line)?.[1]));
    expect(calls.reduce((sum, each) => sum + each, 0)).toBe(25);
  });
});
