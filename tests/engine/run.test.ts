import { describe, expect, test, vi } from 'vitest';
import { begin } from '../../src/core/begin.ts';
import type { Command } from '../../src/core/command.ts';
import type { Event, Outcome } from '../../src/core/event.ts';
import { transition } from '../../src/core/loop.ts';
import { isResumable } from '../../src/core/resumable.ts';
import type { RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { run } from '../../src/engine/run.ts';
import type { World } from '../../src/ports.ts';
import { answer, fold, outcomes, plan, type Script } from '../support/history.ts';

type Type = Command['type'];

interface Faults {
  readonly script?: Script;
  /** Thrown instead of performing a command, every time. */
  readonly throwAt?: Partial<Record<Type, unknown>>;
  /** Called when a command is performed, before its outcome. */
  readonly during?: (type: Type, cancel: AbortController) => void;
  /** The nth write to the journal fails, counted from 1. */
  readonly journalFailsAt?: { readonly write: number; readonly error: unknown };
  readonly cutShortAt?: Type;
  /** What the publisher tells of a run at any moment; absent = nothing. */
  readonly known?: World['publisher']['known'];
  /** Absent = a run that begins with nothing to carry. */
  readonly first?: Event;
}

const noTokens = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
const thePlan = plan(['US-1', 'US-2'], { caps: { maxAttempts: 2 } });
const script: Script = { attempts: { 'US-1': ['fail', 'pass'], 'US-2': ['fail'] } };
const begun: Event = { stamp: { at: 1000, elapsedMs: 0 }, outcome: { type: 'begun', plan: thePlan } };

/** Ports that answer as the scripted world does, and a list of everything that happened in order. */
function scripted({
  script: given = script,
  throwAt = {},
  during,
  journalFailsAt,
  cutShortAt,
  known = () => ({ results: [] }),
  first = begun,
}: Faults = {}) {
  const log: string[] = [];
  const reported: RunState[] = [];
  const events: Event[] = [first];
  const cancel = new AbortController();
  let writes = 0;
  let clockMs = 0;
  const write = (line: string): void => {
    writes += 1;
    if (writes === journalFailsAt?.write) throw journalFailsAt.error;
    log.push(line);
  };
  const act = <T extends Outcome['type']>(command: Command): Extract<Outcome, { type: T }> => {
    log.push(`perform ${command.type}`);
    during?.(command.type, cancel);
    if (command.type in throwAt) throw throwAt[command.type];
    return answer(command, given, 0) as Extract<Outcome, { type: T }>;
  };
  const cut = { type: 'interrupted', cause: 'the runner sent SIGINT' } as const;
  const world: World = {
    clock: {
      wallMs: () => {
        clockMs += 10;
        return 1000 + clockMs;
      },
      elapsedMs: () => clockMs,
    },
    pauses: { wait: async (command) => (cutShortAt === 'wait' ? cut : act<'waited'>(command)) },
    journal: {
      intend: ({ type, story }) => write(`intend ${type}${story === undefined ? '' : ` ${story}`}`),
      append: (event) => {
        write(`append ${event.outcome.type}`);
        events.push(event);
      },
    },
    agent: { implement: async (command) => (cutShortAt === 'implement' ? cut : act<'implemented'>(command)) },
    snapshots: { take: async (command) => act<'snapshot-taken'>(command) },
    checks: {
      baseline: async (command) =>
        cutShortAt === 'run-baseline' ? cut : { checks: act<'baseline-done'>(command).checks },
      run: async (command) => (cutShortAt === 'run-checks' ? cut : { results: act<'checks-done'>(command).results }),
    },
    reviewers: { review: async (command) => act<'reviewed'>(command) },
    advisers: { consult: async (command) => act<'consulted'>(command) },
    commits: {
      story: async (call) => act<'story-committed'>({ type: 'commit-story', ...call }),
      archive: async (call) => act<'feature-archived'>({ type: 'archive-feature', ...call }),
      carry: async (command) => ({ ...act<'stories-carried'>(command), changed: [] }),
      park: async (call) => act<'story-parked'>({ type: 'park-story', outcome: 'failed', ...call }),
    },
    publisher: {
      start: (refs) => {
        act({ type: 'publish', refs });
        return [];
      },
      settle: async (refs) => (cutShortAt === 'settle' ? cut : act<'settled'>({ type: 'settle', refs })),
      known,
    },
    reports: {
      write: async (state, halt) => {
        reported.push(state);
        return act<'reported'>({ type: 'write-report', halt }).reportFile;
      },
    },
    observer: {
      commanded: (state) => log.push(`commanded ${state.pending.type}`),
      happened: (_, event) => log.push(`happened ${event.outcome.type}`),
    },
    cancel: cancel.signal,
  };
  return { world, log, events, cancel, reported };
}

const everyCommand: readonly Type[] = [
  'run-baseline',
  'implement',
  'take-snapshot',
  'run-checks',
  'commit-story',
  'park-story',
  'publish',
  'settle',
];

describe('a run', () => {
  test('journals the intent, performs, journals the outcome, tells the observer, one command at a time', async () => {
    const { world, log } = scripted();
    const { halt, state } = await run(world, begin(begun));
    expect(halt).toMatchObject({ kind: 'some_failed' });
    expect(outcomes(state)).toEqual({ 'US-1': 'passed', 'US-2': 'failed' });
    expect(log.slice(0, 10)).toEqual([
      ...['intend run-baseline', 'commanded run-baseline', 'perform run-baseline'],
      ...['append baseline-done', 'happened baseline-done'],
      ...['intend implement US-1', 'commanded implement', 'perform implement', 'append implemented'],
      'happened implemented',
    ]);
    const rounds = Array.from({ length: log.length / 5 }, (_, at) => log.slice(5 * at, 5 * at + 5));
    expect(rounds.map((round) => round.map((line) => line.split(' ')[0]).join(' '))).toEqual(
      rounds.map(() => 'intend commanded perform append happened'),
    );
    expect(rounds.map(([intend = '', , perform = '']) => perform.split(' ')[1] === intend.split(' ')[1])).toEqual(
      rounds.map(() => true),
    );
    expect(new Set(rounds.map(([, , perform = '']) => perform.replace('perform ', '')))).toEqual(
      new Set([...everyCommand, 'write-report']),
    );
  });

  test('ends in the state that its journal folds to, stamped by the clock', async () => {
    const { world, events } = scripted();
    const { state } = await run(world, begin(begun));
    expect(fold(events)).toEqual(state);
    const times = events.map(({ stamp }) => stamp.elapsedMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeGreaterThan(0);
  });
});

describe('trouble', () => {
  test.each(everyCommand)('%s that throws ends the run with a report, and the run can be resumed', async (type) => {
    const { world, log, events } = scripted({ throwAt: { [type]: new Error('a port broke') } });
    const { halt, state } = await run(world, begin(begun));
    expect(halt).toEqual({ kind: 'internal_error', detail: `${type} failed unexpectedly: a port broke` });
    expect(log.filter((line) => line === `perform ${type}`)).toHaveLength(1);
    expect(log.slice(-5)).toEqual([
      ...['intend write-report', 'commanded write-report', 'perform write-report'],
      ...['append reported', 'happened reported'],
    ]);
    expect(fold(events)).toEqual(state);
    expect(isResumable(state)).toBe(true);
    expect(state.suspended?.command.type).toBe(type);
  });

  test.each<[string, unknown, string, RegExp]>([
    ['ENOSPC', systemError('ENOSPC'), 'environment_broken', /the disk refused a write during commit-story \(ENOSPC\)/],
    ['EDQUOT', systemError('EDQUOT'), 'environment_broken', /EDQUOT/],
    ['EROFS', systemError('EROFS'), 'environment_broken', /EROFS/],
    ['EFBIG', systemError('EFBIG'), 'environment_broken', /EFBIG/],
    ['EIO', systemError('EIO'), 'environment_broken', /EIO/],
    ['what git says of a full disk', new Error('fatal: No space left on device'), 'environment_broken', /disk refused/],
    ['ENOENT', systemError('ENOENT'), 'internal_error', /commit-story failed unexpectedly/],
    ['a code that is no text', Object.assign(new Error('odd'), { code: 7 }), 'internal_error', /odd/],
    ['a thrown text', 'just words', 'internal_error', /just words/],
    ['undefined', undefined, 'internal_error', /undefined/],
  ])('%s is named', async (_, error, kind, detail) => {
    const { world } = scripted({ throwAt: { 'commit-story': error } });
    const { halt } = await run(world, begin(begun));
    expect(halt.kind).toBe(kind);
    expect(halt.detail).toMatch(detail);
  });

  test('a report that throws is tried once, and the halt before it stands', async () => {
    const { world, log, events } = scripted({ throwAt: { 'write-report': systemError('ENOSPC') } });
    const { halt, state } = await run(world, begin(begun));
    expect(halt.kind).toBe('some_failed');
    expect(state.reportFile).toBeUndefined();
    expect(log.filter((line) => line === 'perform write-report')).toHaveLength(1);
    expect(events.at(-1)?.outcome).toMatchObject({ type: 'trouble', halt: { kind: 'environment_broken' } });
  });
});

describe('a cancel', () => {
  test.each(everyCommand)('during %s starts nothing more, but the report is written', async (type) => {
    const { world, log } = scripted({
      during: (at, cancel) => {
        if (at === type && !cancel.signal.aborted) cancel.abort('the runner sent SIGINT');
      },
    });
    const { halt, state } = await run(world, begin(begun));
    const last = log.lastIndexOf(`perform ${type}`);
    expect(log.slice(last).filter((line) => line.startsWith('perform'))).toEqual([
      `perform ${type}`,
      'perform write-report',
    ]);
    if (type !== 'settle') {
      expect(halt).toEqual({ kind: 'interrupted', detail: 'the runner sent SIGINT' });
      expect(isResumable(state)).toBe(true);
    }
    expect(state.reportFile).toBe('/tmp/report.md');
  });

  test.each(everyCommand)(
    'that makes %s throw, as its helpers got the signal too, is no fault of ours',
    async (type) => {
      const { world } = scripted({
        throwAt: { [type]: new Error('git ended: SIGINT') },
        during: (at, cancel) => {
          if (at === type) cancel.abort('the runner sent SIGINT');
        },
      });
      const { halt, state } = await run(world, begin(begun));
      expect(halt).toEqual({ kind: 'interrupted', detail: 'the runner sent SIGINT' });
      expect(isResumable(state)).toBe(true);
      expect(state.suspended?.command.type).toBe(type);
      expect(state.reportFile).toBe('/tmp/report.md');
    },
  );

  test('before the first command performs nothing but the report', async () => {
    const { world, log, cancel } = scripted();
    cancel.abort();
    const { halt } = await run(world, begin(begun));
    expect(log.filter((line) => line.startsWith('perform'))).toEqual(['perform write-report']);
    expect(halt.kind).toBe('interrupted');
  });

  test.each<Type>(['run-baseline', 'implement', 'run-checks', 'settle'])(
    'that cuts %s short is journalled as such',
    async (type) => {
      const { world, events } = scripted({ cutShortAt: type });
      const { halt, state } = await run(world, begin(begun));
      expect(halt).toEqual({ kind: 'interrupted', detail: 'the runner sent SIGINT' });
      expect(state.suspended?.command.type).toBe(type);
      expect(events.at(-2)?.outcome.type).toBe('interrupted');
    },
  );
});

describe('what is known to be pushed when a run is cut short', () => {
  const pull = { number: 1, url: 'https://github.test/acme/widgets/pull/1', draft: true } as const;
  const known: World['publisher']['known'] = ({ publications }) => ({
    results: publications.map(({ ref, commit }) => ({ ref, commit, status: 'pushed', detail: '' })),
    pull,
  });
  /** The second story is at work: the branch with the first one is pushed. */
  const attempts = 4;

  test.each<[string, Faults]>([
    ['is told with the cut of a call', { during: cancelAt('implement', attempts) }],
    ['is told with the cut before a command', { during: cancelAt('take-snapshot', attempts - 1) }],
    ['is told with what fails as it ends', { during: failAt('take-snapshot', attempts - 1) }],
  ])('%s, and the report has it', async (_, faults) => {
    const { world, events } = scripted({ ...faults, known });
    const { halt, state } = await run(world, begin(begun));
    expect(halt.kind).toBe('interrupted');
    expect(state.publications.map(({ status }) => status)).toEqual(['pushed']);
    expect(state.pull).toEqual(pull);
    const told = events.map(({ outcome }) => outcome).filter(({ type }) => type === 'interrupted');
    for (const outcome of told) expect(outcome).toMatchObject({ known: { results: [{ status: 'pushed' }], pull } });
    expect(fold(events)).toEqual(state);
  });

  test('is told with trouble that is ours, and the report has it', async () => {
    const { world, events, reported } = scripted({ during: breakAt('take-snapshot', attempts - 1), known });
    const { halt, state } = await run(world, begin(begun));
    expect(halt.kind).toBe('internal_error');
    expect(reported).toMatchObject([{ publications: [{ status: 'pushed' }], pull }]);
    const told = events.map(({ outcome }) => outcome).filter(({ type }) => type === 'trouble');
    expect(told).toMatchObject([{ known: { results: [{ status: 'pushed' }], pull } }]);
    expect(fold(events)).toEqual(state);
  });

  test('is kept where the report fails as well', async () => {
    const { world, events } = scripted({ throwAt: { 'write-report': systemError('ENOSPC') }, known });
    const { state } = await run(world, begin(begun));
    expect(state.pull).toEqual(pull);
    expect(fold(events)).toEqual(state);
  });

  test('is told in the report where the journal cannot be written', async () => {
    const { world, events, reported } = scripted({
      journalFailsAt: { write: 26, error: systemError('ENOSPC') },
      known,
    });
    const { halt, state } = await run(world, begin(begun));
    expect(halt.kind).toBe('environment_broken');
    expect(reported).toMatchObject([{ publications: [{ status: 'pushed' }], pull }]);
    expect(state).toMatchObject({ publications: [{ status: 'pushed' }], pull });
    expect(fold(events).publications.map(({ status }) => status)).toEqual(['queued']);
  });

  test.each<[string, World['publisher']['known'] | undefined]>([
    ['nothing', undefined],
    ['nothing but no notes', () => ({ results: [], pullNotes: [] })],
  ])('%s leaves the journal as it is without pushes', async (_, nothing) => {
    const { world, events } = scripted({ during: cancelAt('implement', 1), ...(nothing && { known: nothing }) });
    await run(world, begin(begun));
    const [cut] = events.map(({ outcome }) => outcome).filter(({ type }) => type === 'interrupted');
    expect(cut).not.toHaveProperty('known');
  });

  /** A cancel while a command of a type is performed for the nth time. */
  function cancelAt(type: Type, nth: number): NonNullable<Faults['during']> {
    let times = 0;
    return (at, cancel) => {
      if (at === type) times += 1;
      if (times === nth) cancel.abort('the runner sent SIGINT');
    };
  }

  function breakAt(type: Type, nth: number): NonNullable<Faults['during']> {
    let times = 0;
    return (at) => {
      if (at === type) times += 1;
      if (at === type && times === nth) throw new Error('boom');
    };
  }

  function failAt(type: Type, nth: number): NonNullable<Faults['during']> {
    const cancel = cancelAt(type, nth);
    return (at, controller) => {
      cancel(at, controller);
      if (at === type && controller.signal.aborted) throw new Error('git ended: SIGINT');
    };
  }
});

describe('a cancel of what takes its time to end', () => {
  const calls = ['run-baseline', 'carry-stories', 'implement', 'run-checks'] as const;
  const usage = [{ ...noTokens, role: 'implement', costUsd: 2 }] as const;

  const carried = [{ commit: 'c-old', parent: 'c-base', story: 'US-1' }];
  const carrying: Event = { ...begun, outcome: { type: 'begun', plan: { ...thePlan, carried, replaces: 'c-old' } } };

  /** Ports whose processes end only when they are let go. */
  function deaf(type: (typeof calls)[number], first = begun) {
    const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
    const { world, ...rest } = scripted({ first });
    const ignoring = <Call, Result>(port: (call: Call, state: RunState) => Promise<Result>, at: Type) => {
      if (at !== type) return port;
      return async (call: Call, state: RunState) => {
        const done = await port(call, state);
        rest.cancel.abort('the runner sent SIGINT');
        await gone;
        return type === 'implement' ? { type: 'interrupted', cause: 'the runner sent SIGINT', usage } : done;
      };
    };
    const { agent, checks, commits } = world;
    const slow = {
      ...world,
      agent: { implement: ignoring(agent.implement, 'implement') },
      checks: { baseline: ignoring(checks.baseline, 'run-baseline'), run: ignoring(checks.run, 'run-checks') },
      commits: { ...commits, carry: ignoring(commits.carry, 'carry-stories') },
    } as World;
    return { ...rest, world: slow, letGo };
  }

  test.each(calls)('%s is in the journal at once, and the report waits until it has ended', async (type) => {
    const first = type === 'carry-stories' ? carrying : begun;
    const { world, log, events, letGo } = deaf(type, first);
    const running = run(world, begin(first));
    await vi.waitUntil(() => events.at(-1)?.outcome.type === 'interrupted', { timeout: 60_000 });
    expect(events.at(-1)?.outcome).toEqual({ type: 'interrupted', cause: 'the runner sent SIGINT', ending: true });
    expect(log.at(-1)).toBe('happened interrupted');
    letGo();
    const { halt, state } = await running;
    expect(halt).toEqual({ kind: 'interrupted', detail: 'the runner sent SIGINT' });
    expect(state.suspended).toMatchObject({ command: { type } });
    expect(state.suspended).not.toHaveProperty('ending');
    expect(log.filter((line) => line.startsWith('append')).slice(-3)).toEqual([
      ...['append interrupted', 'append interrupted', 'append reported'],
    ]);
    expect(state.spent?.costUsd ?? 0).toBe(type === 'implement' ? 2 : 0);
    expect(fold(events)).toEqual(state);
  });

  test('a journal that cannot be written then ends the run, once the process has ended', async () => {
    const { world, log, events, letGo } = deaf('implement');
    const append = (event: Event): void => {
      if (event.outcome.type === 'interrupted') throw systemError('ENOSPC');
      world.journal.append(event);
    };
    const running = run({ ...world, journal: { ...world.journal, append } }, begin(begun));
    await vi.waitUntil(() => log.at(-1) === 'perform implement', { timeout: 60_000 });
    await new Promise(setImmediate);
    expect(log.at(-1)).toBe('perform implement');
    letGo();
    expect((await running).halt).toMatchObject({ kind: 'environment_broken' });
    expect([log.at(-1), events.at(-1)?.outcome.type]).toEqual(['perform write-report', 'baseline-done']);
  });
});

describe('a journal that cannot be written', () => {
  test('ends the run at every write, performs nothing more than the report, and a resume comes to the same end', async () => {
    const whole = scripted();
    const end = await run(whole.world, begin(begun));
    const writes = whole.log.filter((line) => /^(intend|append)/.test(line)).length;
    for (let write = 1; write <= writes; write += 1) {
      const { world, log, events } = scripted({ journalFailsAt: { write, error: systemError('ENOSPC') } });
      const { halt, state } = await run(world, begin(begun));
      expect(halt).toMatchObject({ kind: 'environment_broken' });
      expect(halt.detail).toMatch(/^the journal cannot be written: ENOSPC.*run again/);
      expect(state.halt).toEqual(halt);
      expect(log.filter((line) => /^(intend|append)/.test(line))).toHaveLength(write - 1);
      expect(log.at(-1)).toBe('perform write-report');
      expect(essence((await resume(events)).state)).toEqual(essence(end.state));
    }
  });

  test('is told even when no report can be written either', async () => {
    const { world } = scripted({
      journalFailsAt: { write: 2, error: systemError('ENOSPC') },
      throwAt: { 'write-report': systemError('EROFS') },
    });
    const { halt, state } = await run(world, begin(begun));
    expect(halt.detail).toMatch(/cannot be written: ENOSPC.*\(no report either: .*EROFS/);
    expect(state.reportFile).toBeUndefined();
  });

  test('because of a bug is a bug', async () => {
    const { world } = scripted({ journalFailsAt: { write: 1, error: new TypeError('cyclic') } });
    const { halt } = await run(world, begin(begun));
    expect(halt).toEqual({ kind: 'internal_error', detail: 'the journal failed unexpectedly: cyclic' });
  });
});

async function resume(events: readonly Event[]) {
  const { stamp } = events.at(-1) ?? begun;
  const resumed: Event = { stamp: { at: stamp.at, elapsedMs: 0 }, outcome: { type: 'resumed', workflowRun: 'two' } };
  return run(scripted().world, transition(fold(events), resumed));
}

/** What must not depend on where a run was cut. */
function essence(state: RunState) {
  const { head, commits, iterations, halt, publications } = state;
  return {
    head,
    commits,
    iterations,
    halt,
    publications,
    stories: storiesOf(state).map(({ id, status, wip }) => ({ id, status, wip })),
  };
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: what the system says`), { code });
}
