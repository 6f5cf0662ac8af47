import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenRunCall, openRun } from '../../src/action/open-run.ts';
import { openJournal } from '../../src/adapters/store/journal-file.ts';
import type { Event, Outcome } from '../../src/core/event.ts';
import type { Clock } from '../../src/ports.ts';
import { type History, plan, play } from '../support/history.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const clock: Clock = { wallMs: () => Date.UTC(2026, 0, 22), elapsedMs: () => 5 };
const tonight = '20260122-030000-bbbb';
const lastNight = '20260121-030000-aaaa';
const required = { approval: 'required' } as const;

function open(more: Partial<OpenRunCall> = {}) {
  const call = {
    folder,
    plan: plan(['US-1', 'US-2'], { runId: tonight }),
    resume: 'auto',
    workflowRun: 'w-2',
    clock,
  } as const;
  return openRun({ ...call, ...more });
}

async function opened(more: Partial<OpenRunCall> = {}) {
  const run = await open(more);
  if (!run.ok) throw new Error(run.reasons.join());
  return run;
}

/** Leaves the journal of an earlier night behind. */
function leave(events: readonly Event[], runId = lastNight): string {
  mkdirSync(join(folder, 'journal'), { recursive: true });
  const file = join(folder, 'journal', `${runId}.jsonl`);
  using journal = openJournal(file, { nextSeq: 0, soundBytes: 0 });
  for (const event of events) journal.append(event);
  return file;
}

function history(more: Parameters<typeof plan>[1] = {}): History {
  return play(plan(['US-1', 'US-2'], { runId: lastNight, ...more }), { resume: false });
}

describe('a run that a person names', () => {
  test('goes on when it is the one that stands open', async () => {
    leave(history().events.slice(0, 4));
    using run = await opened({ named: lastNight, resume: 'always' });
    expect([run.resumed, run.journalFile]).toEqual([true, join(folder, 'journal', `${lastNight}.jsonl`)]);
  });

  test('is never taken for another one', async () => {
    leave(history().events.slice(0, 4));
    expect(await open({ named: '20260120-030000-cccc', resume: 'always' })).toMatchObject({
      ok: false,
      halt: 'config_error',
      reasons: [expect.stringMatching(new RegExp(`20260120-030000-cccc cannot go on: .* is ${lastNight}`))],
    });
  });

  test('that is not there is named', async () => {
    expect(await open({ named: lastNight, resume: 'always' })).toMatchObject({
      reasons: [expect.stringMatching(new RegExp(`^Run ${lastNight} cannot go on: it has ended`))],
    });
  });
});

describe('a run is opened', () => {
  test('anew: it holds the lock, and its plan is on disk before anything else', async () => {
    {
      using run = await opened();
      expect(run).toMatchObject({
        resumed: false,
        notices: [],
        journalFile: join(folder, 'journal', `${tonight}.jsonl`),
      });
      expect(run.first.command.type).toBe('run-baseline');
      expect(run.first.state.plan.runId).toBe(tonight);
      expect(readFileSync(run.journalFile, 'utf8')).toMatch(/^\{"v":2,"seq":0,"kind":"event".*"type":"begun"/);
      expect(existsSync(join(folder, '.ralph.lock'))).toBe(true);
    }
    expect(existsSync(join(folder, '.ralph.lock'))).toBe(false);
  });

  test('once: a second one is told who has it, and changes nothing', async () => {
    using run = await opened();
    const before = readFileSync(run.journalFile);
    expect(await open()).toMatchObject({
      ok: false,
      halt: 'locked',
      reasons: [expect.stringContaining(`run ${tonight}`)],
    });
    expect(readFileSync(run.journalFile)).toEqual(before);
    expect(existsSync(join(folder, '.ralph.lock'))).toBe(true);
  });

  test('after a dead one: the lock is taken over, and that is said', async () => {
    const dead = { pid: 2 ** 22 + 1, startTicks: '1', host: '', runId: 'dead', since: 'then' };
    (await opened())[Symbol.dispose]();
    const host = (await lockOwner()).host;
    writeFileSync(join(folder, '.ralph.lock'), JSON.stringify({ ...dead, host }));
    using run = await opened();
    expect(run.notices[0]).toContain('Took over the lock of run dead');
  });
});

describe('an unfinished run', () => {
  test('[R14][D12] goes on at any step, in its own plan, whatever tonight would have planned', async () => {
    const whole = history();
    for (let keep = 1; keep < whole.events.length; keep += 1) {
      const file = leave(whole.events.slice(0, keep));
      using run = await opened({ plan: plan(['OTHER'], { runId: tonight }) });
      expect(run).toMatchObject({ resumed: true, journalFile: file });
      expect(run.notices).toEqual([`Resumed run ${lastNight} from its last finished step.`]);
      expect(run.first.state).toMatchObject({ resumes: 1, plan: { runId: lastNight } });
      expect(run.first.command.type).toBe(whole.commands[keep - 1]?.type);
      expect(readdirSync(join(folder, 'journal'))).toEqual([`${lastNight}.jsonl`]);
    }
  });

  test('[R14][D1] goes on although its last line is torn', async () => {
    const file = leave(history().events.slice(0, 4));
    appendFileSync(file, '{"v":1,"seq":4,"ki');
    {
      using run = await opened();
      expect(run.resumed).toBe(true);
    }
    using again = await opened();
    expect(again.first.state.resumes).toBe(2);
  });

  test.each(['auto', 'always'] as const)('goes on with resume: %s', async (resume) => {
    leave(history().events.slice(0, 4));
    using run = await opened({ resume });
    expect(run.resumed).toBe(true);
  });

  test('is left as it is with resume: never, and a new one begins', async () => {
    const file = leave(history().events.slice(0, 4));
    const before = readFileSync(file);
    using run = await opened({ resume: 'never' });
    expect(run).toMatchObject({ resumed: false, journalFile: join(folder, 'journal', `${tonight}.jsonl`) });
    expect(readFileSync(file)).toEqual(before);
  });

  test('the latest one goes on', async () => {
    leave(history().events.slice(0, 4), '20260119-000000-zzzz');
    leave(history().events.slice(0, 3), lastNight);
    using run = await opened();
    expect(run.journalFile).toBe(join(folder, 'journal', `${lastNight}.jsonl`));
  });

  test("goes on under today's caps, and its journal says so", async () => {
    const file = leave(history({ caps: { maxIterations: 999, maxCostUsd: 500 } }).events.slice(0, 4));
    const caps = { maxIterations: 7, maxCostUsd: 2, runMs: 1000 };
    {
      using run = await opened({ plan: plan(['US-1', 'US-2'], { runId: tonight, caps }) });
      expect(run.first.state.plan.caps).toMatchObject(caps);
    }
    expect(readFileSync(file, 'utf8')).toMatch(/"type":"resumed".*"maxIterations":7/);
  });

  test.each([[['gemini']], [undefined]])('goes on with the agents that may take over today: %s', async (fallbacks) => {
    leave(history({ fallbacks: ['codex'] }).events.slice(0, 4));
    using run = await opened({ plan: plan(['US-1', 'US-2'], { runId: tonight, ...(fallbacks && { fallbacks }) }) });
    expect(run.first.state.plan.fallbacks).toEqual(fallbacks ?? []);
  });

  test('goes on while the sign-off that it began with is asked for', async () => {
    leave(history(required).events.slice(0, 4));
    using run = await opened({ plan: plan(['US-1', 'US-2'], { runId: tonight, ...required }) });
    expect(run.resumed).toBe(true);
  });

  test('that waits for a sign-off goes on while one is asked for, and not once nobody has to give it', async () => {
    const waiting = history(required);
    expect(waiting.halt?.kind).toBe('awaiting_signoff');
    const { head } = waiting.state;
    const start = { commit: head.commit, tree: head.tree };
    leave(waiting.events);
    {
      using run = await opened({ plan: plan(['US-1', 'US-2'], { runId: tonight, start, ...required }) });
      expect(run.resumed).toBe(true);
    }
    using run = await opened({ plan: plan(['US-1', 'US-2'], { runId: tonight, start }) });
    expect([run.resumed, run.notices]).toEqual([
      false,
      [`Run ${lastNight} did not end, but today nobody has to sign it off.`],
    ]);
  });

  test('that waits for a sign-off goes on where its work never came to the branch that it was to replace', async () => {
    const place = { start: { commit: 'c-start', tree: 't-start' }, replaces: 'c-old' };
    const waiting = history({ ...required, ...place });
    expect(waiting.halt?.kind).toBe('awaiting_signoff');
    leave(waiting.events);
    const today = (more: object) => plan(['US-1', 'US-2'], { runId: tonight, ...required, ...place, ...more });
    for (const more of [
      { replaces: 'c-by-hand' },
      { replaces: undefined },
      { carried: [{ commit: 'c-old', parent: 'c-base', story: 'US-1' }] },
      { start: { commit: 'c-other', tree: 't-start' } },
    ]) {
      const other = await opened({ plan: today(more) });
      expect([other.resumed, other.notices[0]]).toEqual([false, expect.stringContaining('waits for a sign-off')]);
      other[Symbol.dispose]();
      rmSync(join(folder, 'journal', `${tonight}.jsonl`));
    }
    using run = await opened({ plan: today({}) });
    expect(run.resumed).toBe(true);
  });

  const one = { id: 'US-1', inScope: false };
  test.each([
    ['another branch', ['US-1', 'US-2'], { branch: 'release' }],
    ['another base', ['US-1', 'US-2'], { base: { branch: 'release', commit: 'c-base' } }],
    ['fewer stories', [one, 'US-2'], {}],
    ['a story that it has not', [one, 'US-3'], {}],
    ['a sign-off', ['US-1', 'US-2'], required],
  ] as const)('is followed by a new one, and that is said, when %s is asked for today', async (_, stories, more) => {
    leave(history().events.slice(0, 4));
    using run = await opened({ plan: plan(stories, { runId: tonight, ...more }) });
    expect(run).toMatchObject({ resumed: false, notices: [expect.stringContaining(`Run ${lastNight} did not end`)] });
  });

  test.each([
    ['refs/heads/main', false],
    ['refs/heads/wip/ralph-fail-us-1', true],
  ])('that parked work on %s goes on: %s', async (ref, resumed) => {
    const failed = play(plan(['US-1', 'US-2'], { runId: lastNight, caps: { maxAttempts: 1 } }), {
      attempts: { 'US-1': ['fail'] },
      resume: false,
    });
    const branch = ref.replace('refs/heads/', '');
    const at = failed.events.findIndex(({ outcome }) => outcome.type === 'story-parked');
    expect(at).toBeGreaterThan(0);
    leave(
      failed.events
        .slice(0, at + 1)
        .map((event, index) => (index === at ? { ...event, outcome: { ...event.outcome, branch } as Outcome } : event)),
    );
    using run = await opened();
    expect(run.resumed).toBe(resumed);
  });

  test('that the deadline cut short goes on', async () => {
    const late = play(plan(['US-1'], { runId: lastNight, caps: { runMs: 1000 } }), { resume: false, took: () => 2000 });
    expect(late.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'wallclock' });
    leave(late.events);
    using run = await opened();
    expect(run.resumed).toBe(true);
  });
});

describe('a finished run', () => {
  test.each(['auto', 'never'] as const)('is followed by a new one with resume: %s', async (resume) => {
    leave(history().events);
    using run = await opened({ resume });
    expect(run).toMatchObject({ resumed: false, journalFile: join(folder, 'journal', `${tonight}.jsonl`) });
  });

  test('cannot be resumed: resume: always says so and lets go of the lock', async () => {
    leave(history().events);
    expect(await open({ resume: 'always' })).toEqual({
      ok: false,
      halt: 'config_error',
      reasons: ['resume: always, but there is no unfinished run to resume. Use resume: auto to begin a new one.'],
    });
    expect(existsSync(join(folder, '.ralph.lock'))).toBe(false);
    expect(readdirSync(join(folder, 'journal'))).toEqual([`${lastNight}.jsonl`]);
  });

  test('nothing at all cannot be resumed either', async () => {
    expect(await open({ resume: 'always' })).toMatchObject({ ok: false, halt: 'config_error' });
  });
});

describe('a journal that cannot be used', () => {
  test('is never reset: refused with what to do, left as it is, the lock let go [D7]', async () => {
    const file = leave(history().events);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.toSpliced(1, 1).join('\n'));
    const before = readFileSync(file);
    expect(await open()).toMatchObject({
      ok: false,
      halt: 'config_error',
      reasons: [expect.stringMatching(/is damaged: line 2 has seq 2 instead of 1.*resume: never/)],
    });
    expect(readFileSync(file)).toEqual(before);
    expect(existsSync(join(folder, '.ralph.lock'))).toBe(false);
    using run = await opened({ resume: 'never' });
    expect(run.resumed).toBe(false);
  });

  test('of an earlier version, which wrote what is usual of a story, goes on as an artifact, too', async () => {
    const written = ['US-1', 'US-2'].map(
      (id, index) => ({ id, index, dependsOn: [], was: 'open', inScope: true }) as const,
    );
    leave(play(plan(written, { runId: lastNight, journal: 'artifact' }), { resume: false }).events.slice(0, 3));
    const merged = plan(['US-1', { id: 'US-2', was: 'passed' }], { runId: tonight, journal: 'artifact' });
    using run = await opened({ plan: merged, brought: `${lastNight}.jsonl` });
    expect(run.notices).toEqual([expect.stringContaining(`Resumed run ${lastNight}`)]);
    expect(run.resumed).toBe(true);
  });

  test('that an artifact told says of its stories only what prd.json says', async () => {
    const stories = ['US-1', { id: 'US-2', was: 'passed' }] as const;
    const { events } = play(plan(stories, { runId: lastNight, journal: 'artifact' }), { resume: false });
    const brought = `${lastNight}.jsonl`;
    leave(events.slice(0, 3));
    const today = (more: object, journal?: 'artifact') =>
      plan(['US-1', { id: 'US-2', was: 'passed', ...more }], { runId: tonight, ...(journal && { journal }) });
    const others = [
      ...[{ was: 'open' }, { tests: ['tests/**'] }, { mayDropTests: true }, { dependsOn: ['US-1'] }],
      ...[{ id: 'US-3' }, { id: 'US-1' }, { title: 'Another' }, { priority: 7 }],
    ];
    for (const more of others) {
      using run = await opened({ plan: today(more, 'artifact'), brought });
      expect(run.resumed, JSON.stringify(more)).toBe(false);
      expect(run.notices).toEqual([expect.stringContaining('its journal says of its stories what prd.json does not')]);
      rmSync(run.journalFile);
    }
    // Where only who may push could have written it, and where it is this machine's own, it keeps its plan.
    for (const given of [
      { plan: today({ was: 'open' }), brought },
      { plan: today({ was: 'open' }, 'artifact') },
      { plan: today({}, 'artifact'), brought },
    ]) {
      leave(events.slice(0, 3));
      using run = await opened(given);
      expect(run.resumed).toBe(true);
    }
  });

  test('that is about another run than its file is refused: its id would name folders', async () => {
    const { events } = play(plan(['US-1'], { runId: '../../../somewhere' }));
    const file = leave(events.slice(0, 3));
    expect(await open()).toMatchObject({
      ok: false,
      halt: 'config_error',
      reasons: [expect.stringMatching(/is about another run than its file.*resume: never/)],
    });
    expect(existsSync(file)).toBe(true);
  });

  test('that a crash left empty holds no run, so a new one begins', async () => {
    const file = leave([]);
    expect(readFileSync(file)).toHaveLength(0);
    using run = await opened();
    expect(run.resumed).toBe(false);
  });

  test('because the folder is in the way throws, and lets go of the lock', async () => {
    (await opened())[Symbol.dispose]();
    rmSync(join(folder, 'journal', `${tonight}.jsonl`));
    const blocked = plan(['US-1'], { runId: 'absent/folder' });
    await expect(open({ plan: blocked })).rejects.toThrow(/ENOENT/);
    expect(existsSync(join(folder, '.ralph.lock'))).toBe(false);
  });
});

async function lockOwner(): Promise<{ host: string }> {
  using _ = await opened({ resume: 'never' });
  return JSON.parse(readFileSync(join(folder, '.ralph.lock'), 'utf8')) as { host: string };
}
