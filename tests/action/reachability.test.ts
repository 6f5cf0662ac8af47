import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onTrial } from '../../src/action/on-trial.ts';
import { openRun } from '../../src/action/open-run.ts';
import { requestOf } from '../../src/action/trigger.ts';
import type { Provider } from '../../src/core/agent-facts.ts';
import type { BreakerState } from '../../src/core/breaker.ts';
import type { Command } from '../../src/core/command.ts';
import type { Outcome } from '../../src/core/event.ts';
import type { HaltKind, StoryState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { Tier } from '../../src/core/stuck.ts';
import { troubleOf } from '../../src/engine/trouble.ts';
import { view } from '../../src/report/model.ts';
import { answer, type History, minute, plan, play, type Script } from '../support/history.ts';

// Each table names every member of its type: one that is added without a history that reaches it does not compile.

const four = ['A', 'B', 'C', 'D'];
const alike: Script = { attempts: Object.fromEntries(four.map((id) => [id, ['fail-alike']])) };
const circuit = (): History => play(plan(four), alike);
const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
/** Agents and checks that work on until the job's time is over. */
const slow: Script = {
  attempts: { ...Object.fromEntries(seven.map((id) => [id, ['fail']])), B: ['pass'], E: ['fail', 'pass'] },
  took: ({ type }) => (type === 'implement' ? 15 * minute : type === 'run-checks' ? 9 * minute : 0),
  resume: false,
};
const block: Script = {
  review: ({ gate }) => (gate === 'quality' ? { findings: [{ severity: 'block', text: 'prints the key' }] } : {}),
};

/** A run of one story in which something other than its outcome comes of the first agent call. */
function met(fault: (command: Command) => Outcome): History {
  const at = (_: number, command: Command) => (command.type === 'implement' ? fault(command) : undefined);
  return play(plan(['A']), { fault: at, resume: false });
}

function refusedBy(provider: Provider): History {
  return met((command) => ({ ...answer(command, { attempts: { A: ['outage'] } }, 0), provider }) as Outcome);
}

/** The second of two that begin at once on one machine. */
async function second(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-reach-'));
  const clock = { wallMs: () => Date.UTC(2026, 0, 22), elapsedMs: () => 5 };
  const call = { folder, plan: plan(['A']), resume: 'auto', workflowRun: 'w-1', clock } as const;
  try {
    using held = (await openRun(call)) as Disposable;
    const other = await openRun(call);
    return held && !other.ok ? other.halt : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Nothing is set but what a halt is about: `signoff` where a person has to sign off. */
const halts: Readonly<Record<HaltKind, () => string | undefined | Promise<string | undefined>>> = {
  ready: () => play(plan(['A'])).halt?.kind,
  awaiting_signoff: () => play(plan(['A'], { approval: 'required' }), { resume: false }).halt?.kind,
  nothing_to_do: () => play(plan([])).halt?.kind,
  skipped: () => requestOf({ eventName: 'pull_request', payload: {} }).type,
  some_failed: () => play(plan(['A', 'B']), { attempts: { A: ['fail'] } }).halt?.kind,
  budget_exceeded: () => play(plan(Array.from({ length: 21 }, (_, at) => `S${at}`))).halt?.kind,
  environment_broken: () => play(plan(['A']), { baseline: 'broken' }).halt?.kind,
  circuit_open: () => circuit().halt?.kind,
  thrashing: () => play(plan(['A']), { attempts: { A: ['to-and-fro'] } }).halt?.kind,
  escalate: () => play(plan(['A']), { attempts: { A: ['ask'] } }).halt?.kind,
  block_finding: () => play(plan(['A'], { reviewAgent: 'rehearsal' }), block).halt?.kind,
  usage_limit: () => refusedBy({ class: 'usage-limit', detail: 'weekly limit' }).halt?.kind,
  config_error: () => refusedBy({ class: 'auth', detail: 'HTTP 401' }).halt?.kind,
  locked: second,
  internal_error: () => met(() => ({ type: 'trouble', halt: troubleOf(new Error('no such thing'), 'x') })).halt?.kind,
  interrupted: () => met(() => ({ type: 'interrupted', cause: 'SIGTERM' })).halt?.kind,
  user_cancel: () => met(() => ({ type: 'interrupted', cause: 'cancelled by jo', by: 'user' })).halt?.kind,
};

/** `untried` is told of a story at the end: in the state one that was never picked stays `open` for the run that goes on. */
type Status = Exclude<StoryState['status'], 'untried'>;

const stories: Readonly<Record<Status, () => History>> = {
  open: circuit,
  running: () => met(() => ({ type: 'interrupted', cause: 'SIGTERM' })),
  passed: () => play(plan(['A'])),
  failed: () => play(plan(['A']), { attempts: { A: ['fail'] } }),
  stuck: () => play(plan(['A']), { attempts: { A: ['fail-alike'] } }),
  thrashing: () => play(plan(['A']), { attempts: { A: ['to-and-fro'] } }),
  blocked: () => play(plan(['A'], { reviewAgent: 'rehearsal' }), block),
  needs_human: () => play(plan(['A']), { attempts: { A: ['ask'] } }),
  dependency_failed: () => play(plan(['A', { id: 'B', dependsOn: ['A'] }]), { attempts: { A: ['fail'] } }),
  interrupted: () => play(plan(seven), slow),
};

const tiers: Readonly<Record<Tier, () => History>> = {
  shift: () => play(plan(['A']), { attempts: { A: ['fail-alike'] } }),
  expansion: () => play(plan(['A']), { attempts: { A: ['missing-module'] } }),
};

const breakers: Readonly<Record<BreakerState['state'], () => History>> = {
  closed: () => play(plan(['A'])),
  open: circuit,
  // The night after one that the breaker stopped: the service is away in the trial, which so decides nothing yet.
  'half-open': () =>
    play(onTrial(plan(['A', 'B']), circuit().state, false), { attempts: { A: ['outage'] }, resume: false }),
};

describe('at default settings a history reaches', () => {
  test.each(Object.entries(halts))('the halt %s', async (kind, reach) => expect(await reach()).toBe(kind));

  test.each(Object.entries(stories))('a story that is %s', (status, reach) => {
    expect(storiesOf(reach().state).map((story) => story.status)).toContain(status);
  });

  test('a story that is told as untried', () => {
    expect(view(circuit().state).stories.map(({ status }) => status)).toEqual(['stuck', 'stuck', 'stuck', 'untried']);
  });

  test.each(Object.entries(tiers))('the tier %s', (tier, reach) => {
    expect(storiesOf(reach().state).flatMap(({ attempts }) => attempts.map((each) => each.tier))).toContain(tier);
  });

  test.each(Object.entries(breakers))('a breaker that is %s', (breaker, reach) => {
    expect(reach().states.map((state) => state.breaker?.state)).toContain(breaker);
  });
});
