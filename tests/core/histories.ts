import { afterSecondRun } from '../../src/core/flaky.ts';
import { hash8 } from '../../src/core/hash.ts';
import { answer, type Behaviour, gate, plan, type Script } from '../support/history.ts';
import { met, unmet } from '../support/review-replies.ts';

/** A run as somebody complained about one, with the end that it must have. */
export interface History {
  readonly name: string;
  readonly plan: ReturnType<typeof plan>;
  readonly script: Script;
  readonly halt: string;
  /** Agents that are started. */
  readonly calls: number;
  /** Outcome of each story; `passed` for those left out. */
  readonly outcomes?: Readonly<Record<string, string>>;
}

const minute = 60_000;
const forty = Array.from({ length: 40 }, (_, at) => `S${at + 1}`);
const thousand = Array.from({ length: 1000 }, (_, at) => `S${at + 1}`);
const wide = { caps: { maxIterations: 2000, maxCommits: 2000 } };
const all = (ids: readonly string[], ...behaviours: readonly Behaviour[]): NonNullable<Script['attempts']> =>
  Object.fromEntries(ids.map((id) => [id, behaviours]));
const open = (ids: readonly string[], given: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(ids.map((id) => [id, 'open'])),
  ...given,
});
const unsure = { id: 'c1', verdict: 'unsure', evidence: [], reason: 'cannot tell' } as const;
const block = { severity: 'block', text: 'prints the key' } as const;
const reviewed = (...ids: readonly string[]) => plan(ids, { reviewAgent: 'rehearsal' });
const trial = { cause: 'environment', detail: '2 iterations in a row failed for the environment: disk' } as const;
const rules = { sameError: 3, noProgress: 3, progress: 'attempt' } as const;

/** A check whose test fails once and then passes on the same tree. */
const flaky: NonNullable<Script['fault']> = (_, command) => {
  if (command.type !== 'run-checks') return undefined;
  const [check] = command.checks;
  const failed = gate('test', 'fail', { check: check?.name ?? '', reason: 'exited with 1', exitCode: 1 });
  const passed = gate('test', 'pass', { check: check?.name ?? '' });
  return { type: 'checks-done', results: [afterSecondRun(failed, passed, ['parses a date'])] };
};
/** An agent that ends as if it had worked, while its structured output says that its limit is reached. */
const limited: NonNullable<Script['fault']> = (_, command) => {
  const ended = command.type === 'implement' ? answer(command, {}, 0) : undefined;
  if (ended?.type !== 'implemented') return undefined;
  return { ...ended, provider: { class: 'usage-limit', detail: 'weekly limit reached' } };
};

/** Replayed at default settings unless the name says otherwise. */
export const histories: readonly History[] = [
  // What an agent says.
  {
    ...{ name: 'a promise that is only said passes nothing', plan: plan(['A', 'B']), halt: 'some_failed', calls: 6 },
    ...{ script: { attempts: { A: ['fail'] } }, outcomes: { A: 'failed' } },
  },
  {
    ...{ name: 'a promise with an unchanged tree is stuck', plan: plan(['A']), halt: 'some_failed', calls: 5 },
    ...{ script: { attempts: { A: ['no-change'] } }, outcomes: { A: 'stuck' } },
  },
  {
    ...{
      name: 'an agent that asks is answered by nobody a second time',
      plan: plan(['A']),
      halt: 'escalate',
      calls: 2,
    },
    ...{ script: { attempts: { A: ['ask'] } }, outcomes: { A: 'needs_human' } },
  },
  {
    ...{
      name: 'an agent that asks in a backlog ends its story alone',
      plan: plan(['A', 'B']),
      halt: 'some_failed',
      calls: 3,
    },
    ...{ script: { attempts: { A: ['ask'] } }, outcomes: { A: 'needs_human' } },
  },
  {
    name: 'an agent that asks in a backlog with on_escalate: halt',
    ...{ plan: plan(['A', 'B'], { onEscalate: 'halt' }), halt: 'escalate', calls: 2 },
    ...{ script: { attempts: { A: ['ask'] } }, outcomes: { A: 'needs_human', B: 'open' } },
  },
  {
    name: 'an agent that asks in a backlog with on_escalate: continue',
    ...{ plan: plan(['A', 'B'], { onEscalate: 'continue' }), halt: 'some_failed', calls: 3 },
    ...{ script: { attempts: { A: ['ask'] } }, outcomes: { A: 'needs_human' } },
  },
  {
    ...{ name: 'an agent that asks once and then works passes', plan: plan(['A']), halt: 'ready', calls: 2 },
    ...{ script: { attempts: { A: ['ask', 'pass'] } } },
  },
  // The same error.
  {
    ...{ name: 'one stuck story among forty', plan: plan(forty, wide), halt: 'some_failed', calls: 44 },
    ...{ script: { attempts: { S20: ['fail-alike'] } }, outcomes: { S20: 'stuck' } },
  },
  {
    ...{ name: 'one idle story among forty', plan: plan(forty, wide), halt: 'some_failed', calls: 44 },
    ...{ script: { attempts: { S20: ['no-change'] } }, outcomes: { S20: 'stuck' } },
  },
  {
    ...{ name: 'a shift that helps', plan: plan(['A']), halt: 'ready', calls: 4 },
    ...{ script: { attempts: { A: ['fail-alike', 'fail-alike', 'fail-alike', 'pass'] } } },
  },
  {
    ...{ name: 'an expansion that helps', plan: plan(['A']), halt: 'ready', calls: 5 },
    ...{ script: { attempts: { A: [...Array<Behaviour>(4).fill('missing-module'), 'pass'] } } },
  },
  {
    ...{ name: 'a module that nobody finds', plan: plan(['A', 'B']), halt: 'some_failed', calls: 6 },
    ...{ script: { attempts: { A: ['missing-module'] } }, outcomes: { A: 'stuck' } },
  },
  {
    ...{
      name: 'an error that comes back after another one is not three in a row',
      plan: plan(['A']),
      halt: 'ready',
      calls: 5,
    },
    ...{ script: { attempts: { A: ['fail-alike', 'fail-alike', 'fail', 'fail-alike', 'pass'] } } },
  },
  {
    ...{ name: 'a cheat that is repeated is stuck, not passed', plan: plan(['A', 'B']), halt: 'some_failed', calls: 6 },
    ...{ script: { attempts: { A: ['cheat'] } }, outcomes: { A: 'stuck' } },
  },
  {
    ...{
      name: 'the same error in every story opens the circuit',
      plan: plan(['A', 'B', 'C', 'D']),
      halt: 'circuit_open',
      calls: 15,
    },
    script: { attempts: all(['A', 'B', 'C', 'D'], 'fail-alike') },
    outcomes: { A: 'stuck', B: 'stuck', C: 'stuck', D: 'open' },
  },
  // Back and forth.
  {
    ...{ name: 'A, B, A alone is thrashing', plan: plan(['A']), halt: 'thrashing', calls: 3 },
    ...{ script: { attempts: { A: ['to-and-fro'] } }, outcomes: { A: 'thrashing' } },
  },
  {
    ...{ name: 'A, B, A in a backlog ends its story alone', plan: plan(['A', 'B']), halt: 'some_failed', calls: 4 },
    ...{ script: { attempts: { A: ['to-and-fro'] } }, outcomes: { A: 'thrashing' } },
  },
  {
    name: 'A, B, A with on_thrash: halt',
    ...{ plan: plan(['A', 'B'], { onThrash: 'halt' }), halt: 'thrashing', calls: 3 },
    ...{ script: { attempts: { A: ['to-and-fro'] } }, outcomes: { A: 'thrashing', B: 'open' } },
  },
  {
    name: 'A, B, A alone with on_thrash: continue',
    ...{ plan: plan(['A'], { onThrash: 'continue' }), halt: 'thrashing', calls: 3 },
    ...{ script: { attempts: { A: ['to-and-fro'] } }, outcomes: { A: 'thrashing' } },
  },
  {
    name: 'A, B, A in a backlog with on_thrash: continue',
    ...{ plan: plan(['A', 'B'], { onThrash: 'continue' }), halt: 'some_failed', calls: 4 },
    ...{ script: { attempts: { A: ['to-and-fro'] } }, outcomes: { A: 'thrashing' } },
  },
  {
    name: 'attempts that all start anew cannot come back to a tree',
    ...{ plan: plan(['A', 'B'], { attemptStart: 'clean' }), halt: 'some_failed', calls: 6 },
    ...{ script: { attempts: { A: ['to-and-fro'] } }, outcomes: { A: 'failed' } },
  },
  // Caps and clocks.
  {
    ...{ name: 'completion on the last attempt', plan: plan(['A']), halt: 'ready', calls: 5 },
    ...{ script: { attempts: { A: [...Array<Behaviour>(4).fill('fail'), 'pass'] } } },
  },
  {
    name: 'completion on the last iteration of the run',
    ...{ plan: plan(['A', 'B'], { caps: { maxIterations: 3 } }), halt: 'ready', calls: 3 },
    ...{ script: { attempts: { A: ['fail', 'pass'] } } },
  },
  {
    ...{ name: 'iterations that run out', plan: plan(forty), halt: 'budget_exceeded', calls: 20 },
    ...{ script: {}, outcomes: open(forty.slice(20)) },
  },
  {
    ...{
      name: 'a healthy slow run',
      plan: plan(['A', 'B', 'C'], { caps: { runMs: 20 * 60 * minute } }),
      halt: 'ready',
      calls: 9,
    },
    script: {
      attempts: all(['A', 'B', 'C'], 'fail', 'fail', 'pass'),
      took: ({ type }) => (type === 'implement' ? 18 * minute : 0),
    },
  },
  {
    ...{
      name: 'agents that are stopped at their limit are a failure, no limit of the provider',
      plan: plan(['A', 'B']),
    },
    ...{ script: { attempts: { A: ['agent-timeout', 'agent-timeout', 'pass'] } }, halt: 'ready', calls: 4 },
  },
  {
    name: 'the text of a limit that looks like a success is the limit, and costs no attempt',
    ...{ plan: plan(['A', 'B']), halt: 'usage_limit', calls: 1 },
    ...{ script: { fault: limited, resume: false }, outcomes: { A: 'running', B: 'open' } },
  },
  // Whose fault it is.
  {
    name: 'a test that fails once and passes once on the same tree fails nobody',
    ...{ plan: plan(['A', 'B'], { requireEvidence: false }), halt: 'ready', calls: 2, script: { fault: flaky } },
  },
  {
    ...{
      name: 'a thousand stories and a broken environment',
      plan: plan(thousand, wide),
      halt: 'environment_broken',
      calls: 0,
    },
    ...{ script: { baseline: 'broken' }, outcomes: open(thousand) },
  },
  {
    name: 'the same with baseline: off',
    ...{ plan: plan(thousand, { ...wide, baseline: 'off' }), halt: 'circuit_open', calls: 2 },
    ...{ script: { attempts: all(thousand, 'no-command') }, outcomes: open(thousand.slice(1), { S1: 'failed' }) },
  },
  {
    name: 'the same with baseline: off and one attempt for each story',
    plan: plan(thousand, { caps: { ...wide.caps, maxAttempts: 1 }, baseline: 'off' }),
    ...{ halt: 'circuit_open', calls: 2, script: { attempts: all(thousand, 'no-command') } },
    outcomes: open(thousand.slice(2), { S1: 'failed', S2: 'failed' }),
  },
  {
    name: 'the same with baseline: off and a folder that nobody may write',
    ...{ plan: plan(thousand, { ...wide, baseline: 'off' }), halt: 'circuit_open', calls: 2 },
    ...{ script: { attempts: all(thousand, 'denied') }, outcomes: open(thousand.slice(1), { S1: 'failed' }) },
  },
  {
    ...{ name: 'an agent that writes where it may not, on a machine that works', plan: plan(['A', 'B']) },
    ...{ halt: 'ready', calls: 4, script: { attempts: { A: ['denied', 'denied', 'pass'] } } },
  },
  {
    name: 'the same with baseline: off, after a story that passed',
    ...{ plan: plan(['A', 'B'], { baseline: 'off' }), halt: 'ready', calls: 4 },
    ...{ script: { attempts: { B: ['denied', 'denied', 'pass'] } } },
  },
  {
    ...{ name: 'a disk that fills up on the way', plan: plan(['A', 'B', 'C']), halt: 'circuit_open', calls: 3 },
    ...{ script: { attempts: { B: ['full-disk'] } }, outcomes: { B: 'failed', C: 'open' } },
  },
  {
    ...{
      name: 'a registry that is away for ten minutes costs no attempt',
      plan: plan(['A', 'B']),
      halt: 'ready',
      calls: 2,
    },
    ...{ script: { attempts: { A: ['once-unavailable'] } } },
  },
  {
    ...{
      name: 'a registry that stays away is no fault of the story',
      plan: plan(['A', 'B']),
      halt: 'some_failed',
      calls: 2,
    },
    ...{ script: { attempts: { A: ['unavailable'] } }, outcomes: { A: 'needs_human' } },
  },
  {
    ...{ name: 'a red baseline that the story leaves alone', plan: plan(['A']), halt: 'ready', calls: 1 },
    ...{ script: { baseline: 'red' } },
  },
  {
    name: 'a red baseline with require-green',
    ...{ plan: plan(['A'], { baseline: 'require-green' }), halt: 'environment_broken', calls: 0 },
    ...{ script: { baseline: 'red' }, outcomes: { A: 'open' } },
  },
  {
    ...{
      name: 'agents that change nothing and fail in ever new ways',
      plan: plan(['A', 'B']),
      halt: 'circuit_open',
      calls: 3,
    },
    ...{ script: { attempts: { A: ['idle'] } }, outcomes: { A: 'failed', B: 'open' } },
  },
  {
    name: 'the run after a full disk, which is still full',
    ...{ plan: plan(['A', 'B'], { breaker: { ...rules, halfOpen: trial } }), halt: 'circuit_open', calls: 1 },
    ...{ script: { attempts: { A: ['full-disk'] } }, outcomes: { A: 'failed', B: 'open' } },
  },
  {
    name: 'the run after a full disk, which has room again',
    ...{ plan: plan(['A', 'B'], { breaker: { ...rules, halfOpen: trial } }), halt: 'ready', calls: 2, script: {} },
  },
  // Reviewers.
  {
    ...{ name: 'a reviewer that cannot tell, twice', plan: reviewed('A'), halt: 'escalate', calls: 2 },
    script: { review: ({ gate }) => (gate === 'spec' ? { criteria: [unsure] } : {}) },
    outcomes: { A: 'needs_human' },
  },
  {
    name: 'reviewers that disagree',
    ...{ plan: plan(['A', 'B'], { reviewAgent: 'rehearsal', specPasses: 3 }), halt: 'some_failed', calls: 2 },
    script: {
      review: ({ gate, story, call }) =>
        gate === 'spec' && story === 'A' ? { criteria: [call === 1 ? unmet('c1') : met('c1')] } : {},
    },
    outcomes: { A: 'needs_human' },
  },
  {
    ...{ name: 'a criterion that is never met', plan: reviewed('A', 'B'), halt: 'some_failed', calls: 6 },
    script: { review: ({ gate, story }) => (gate === 'spec' && story === 'A' ? { criteria: [unmet('c1')] } : {}) },
    outcomes: { A: 'stuck' },
  },
  {
    name: 'a criterion that is not met for ever new reasons, and another one',
    ...{ plan: reviewed('A', 'B'), halt: 'some_failed', calls: 6 },
    script: {
      review: ({ gate, story, attempt }) =>
        gate === 'spec' && story === 'A' ? { criteria: [unmet(`c${attempt}`, hash8(String(attempt)))] } : {},
    },
    outcomes: { A: 'failed' },
  },
  {
    ...{ name: 'a block that a second reviewer confirms', plan: reviewed('A', 'B'), halt: 'block_finding', calls: 2 },
    script: { review: ({ gate, story }) => (gate === 'quality' && story === 'A' ? { findings: [block] } : {}) },
    outcomes: { A: 'blocked' },
  },
];
