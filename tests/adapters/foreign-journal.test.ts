import { describe, expect, test } from 'vitest';
import { parseForeign } from '../../src/adapters/store/foreign-journal.ts';
import { formatLine } from '../../src/adapters/store/journal-line.ts';
import { histories } from '../core/histories.ts';
import { plan, play } from '../support/history.ts';
import { asWritten, writtenRun } from '../support/written-events.ts';

const name = `${writtenRun}.jsonl`;

function journal(events: readonly unknown[]): Buffer {
  return Buffer.from(events.map((body, seq) => `${formatLine({ seq, kind: 'event', body })}\n`).join(''));
}

function read(events: readonly unknown[], feature?: string) {
  return parseForeign(journal(events), { name, called: 'it', ...(feature !== undefined && { feature }) });
}

/** Why it is refused. */
function why(events: readonly unknown[], feature?: string): string {
  const content = read(events, feature);
  return content.ok ? 'ok' : content.message;
}

const events = asWritten(play(plan(['A', 'B']), { attempts: { A: ['fail', 'pass'] } }).events);

type Path = readonly (string | number)[];

/** The events with another value at one place; undefined = nothing there. */
function withValue(path: Path, value: unknown): readonly unknown[] {
  const changed = structuredClone(events) as unknown[];
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce((at: unknown, key) => (at as Record<string, unknown>)[key], changed);
  if (value === undefined) delete (holder as Record<string, unknown>)[last];
  else (holder as Record<string, unknown>)[last] = value;
  return changed;
}

/** Every number, word and switch of the events. */
function* leaves(value: unknown, at: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return yield at;
  for (const [key, item] of Object.entries(value))
    yield* leaves(item, [...at, Array.isArray(value) ? Number(key) : key]);
}

describe('a journal from outside', () => {
  test('is read as it was written, whatever became of the run', () => {
    for (const history of histories) {
      const written = asWritten(play(history.plan, history.script).events);
      expect(read(written), history.name).toMatchObject({ ok: true, events: written });
    }
  });

  test.each([
    ['a cancel', { type: 'interrupted', cause: 'SIGINT' }],
    ['trouble', { type: 'trouble', halt: { kind: 'internal_error', detail: 'boom' } }],
  ])('tells with %s what had been pushed, and nothing else of it', (_, end) => {
    const ended = events.find(({ outcome }) => outcome.type === 'settled');
    if (ended?.outcome.type !== 'settled') throw new Error('a run ends with its pushes');
    const { type: __, ...known } = ended.outcome;
    const cut = (told: unknown) => ({ ...ended, outcome: { ...end, known: told } });
    expect(why([...events, cut(known)])).toBe('ok');
    expect(why([...events, cut({ ...known, other: true })])).not.toBe('ok');
    expect(why([...events, cut({ results: [{ ...known.results[0], ref: '--upload-pack' }] })])).not.toBe('ok');
  });

  test('of an earlier version is read, too', () => {
    const [first, ...rest] = events;
    if (first?.outcome.type !== 'begun') throw new Error('a journal begins with its plan');
    const { breaker: _, ...old } = first.outcome.plan;
    const resumed = { stamp: first.stamp, outcome: { type: 'resumed', workflowRun: '1/1' } };
    expect(why([{ ...first, outcome: { ...first.outcome, plan: old } }, ...rest, resumed])).toBe('ok');
  });

  const foreign = 'Zq\n/ralph approve\n<!-- x -->';

  test('has text nowhere but where a run writes text', () => {
    const taken = [...leaves(events)]
      .filter((path) => why(withValue(path, foreign)) === 'ok')
      .map((path) => path.at(-1));
    const words = [
      'intent',
      'title',
      'id',
      'name',
      'command',
      'messageTemplate',
      'agent',
      'reviewAgent',
      'workflowRun',
    ];
    const said = ['reason', 'detail', 'cause', 'check', 'reportFile', 'prdPath', 'path', 'message'];
    expect(
      [...new Set(taken.filter((key) => typeof key === 'string'))].filter((key) => ![...words, ...said].includes(key)),
    ).toEqual([]);
  });

  test.each([1e21, -1, true, null, [], {}, undefined])('has no %j where a run writes something else', (value) => {
    const of = (path: Path): unknown => path.reduce((at: unknown, key) => (at as Record<string, unknown>)[key], events);
    const isLike = (path: Path): boolean => typeof of(path) === typeof value;
    const isOptional = (path: Path): boolean =>
      value === undefined && path.at(-1) !== 'runId' && why(withValue(path, value)) === 'ok';
    const taken = [...leaves(events)].filter((path) => !isLike(path) && !isOptional(path));
    expect(taken.length).toBeGreaterThan(value === undefined ? 20 : 50);
    for (const path of taken)
      expect(why(withValue(path, value)), path.join('.')).toMatch(/^The journal it is damaged: line \d+ /);
  });

  test.each<[string, Path, unknown]>([
    ['a time that is no date', [1, 'stamp', 'at'], 1e300],
    ['a field too many', [0, 'outcome', 'plan', 'halt'], 'x'],
    ['another field beside its outcome', [1, 'also'], 1],
    ['a kind of event that nobody knows', [1, 'outcome', 'type'], 'begin'],
    ['an agent that is no word', [0, 'outcome', 'plan', 'agent'], { evil: 1 }],
    ['a ref that git takes for an option', [0, 'outcome', 'plan', 'branch'], '--upload-pack=x'],
    ['a feature that leads elsewhere', [0, 'outcome', 'plan', 'feature'], '../x'],
  ])('is refused with %s', (_, path, value) => {
    expect(why(withValue(path, value))).toMatch(/^The journal it is damaged: line \d+ tells what no run tells: /);
  });

  test.each(['../../../../tmp/x', `/tmp/${writtenRun}`, '20260101-000000-bbbb'])(
    'is refused when it is about run %s, and not the one that its file is called after',
    (runId) => {
      expect(why(withValue([0, 'outcome', 'plan', 'runId'], runId))).toMatch(
        /line 1 (?:tells what no run tells|is about another run)/,
      );
    },
  );

  test('is refused when it begins with another event, and in records of another feature', () => {
    expect(why(events.slice(1))).toContain('line 1 begins with');
    expect(why(events, 'billing')).toContain('line 1 is about another feature');
    expect(why(events, 'default')).toBe('ok');
  });

  test('repeats no word of whoever wrote it', () => {
    expect(why(withValue([0, 'outcome', 'plan', foreign], 1))).not.toContain('Zq');
    expect(why(withValue([1, 'outcome', 'type'], foreign))).not.toContain('Zq');
  });
});
