import type { Usage } from './agent-facts.ts';
import type { AgentCommand } from './command.ts';
import type { Outcome } from './event.ts';
import { callsAgent, isPutOff } from './provider-kind.ts';
import type { RunState } from './state.ts';
import { currentStory, updateStory } from './story.ts';

/** What the calls of agents cost so far, counted per run and across resumes (02-loop §2). */
export interface Spent {
  /** US dollars of the calls whose cost is known, be it in part. */
  readonly costUsd: number;
  /** Calls whose cost nobody told, or not all of it. */
  readonly unknownCalls: number;
  /** Calls whose cost is known, by role. */
  readonly byRole: Readonly<Partial<Record<Usage['role'], { readonly calls: number; readonly costUsd: number }>>>;
}

/** What a run knows of its costs. */
export interface Spending {
  /** What agents cost so far; absent = none was called. */
  readonly spent?: Spent;
  /** Calls that are about no story alone; absent = none were made. */
  readonly beside?: AsideCalls;
}

/** Calls for a story that are no part of an attempt. */
export interface AsideCalls {
  /** Those that were refused or cut short; absent = none. */
  readonly aside?: readonly Usage[];
  /** Those of which nothing is known, because their process died; absent = none. */
  readonly lostCalls?: number;
}

/** Nothing was called yet. */
export const nothingSpent: Spent = { costUsd: 0, unknownCalls: 0, byRole: {} };

/** A call that tells no cost, or not all of it, has at least the one that the user gave it with `cost_per_call`, or an unknown one. */
export function priced(state: RunState, outcome: Outcome): Outcome {
  const { costPerCallUsd: costUsd } = state.plan.caps;
  const pending = atHand(state);
  if (costUsd === undefined || !('usage' in outcome) || outcome.usage === undefined) return outcome;
  const role = callsAgent(pending) ? roleOf(pending) : 'implement';
  return { ...outcome, usage: pricedUsage(outcome.usage, { role, costUsd }) };
}

/** What one call used, with the price of `cost_per_call` where it tells none. */
export function pricedUsage(
  usage: readonly Usage[],
  { role, costUsd }: { readonly role: Usage['role']; readonly costUsd: number },
): readonly Usage[] {
  if (usage.length === 0) return [{ ...noTokens, role, costUsd, isFlat: true }];
  return usage.map((each) => {
    const { isPartial, ...whole } = each;
    if (each.costUsd !== undefined && isPartial === undefined) return each;
    return { ...whole, costUsd: Math.max(costUsd, each.costUsd ?? 0) };
  });
}

/** Counts what the call at hand cost, also when it was cut short, refused or lost with its process. */
export function charged(state: RunState, outcome: Outcome): RunState {
  if (!callsAgent(atHand(state))) return state;
  switch (outcome.type) {
    case 'implemented':
    case 'reviewed':
    case 'consulted': {
      const after = { ...state, spent: added(state.spent, outcome.usage) };
      return isPutOff(state, outcome) ? noteAside(after, outcome.usage) : after;
    }
    case 'final-reviewed':
      return noteAside({ ...state, spent: added(state.spent, outcome.usage) }, outcome.usage);
    case 'interrupted': {
      // Without a list the cancel came before the call, or it has not ended yet.
      const { usage } = outcome;
      return usage === undefined ? state : noteAside({ ...state, spent: added(state.spent, usage) }, usage);
    }
    case 'trouble':
      return lost(state);
    case 'resumed':
      // A process that was killed tells nothing of the call that it made.
      return state.suspended === undefined || state.suspended.ending === true ? lost(state) : state;
    default:
      return state;
  }
}

/** The command that was issued last, or the one that a cancel cut short and that still ends. */
function atHand({ pending, suspended }: RunState): RunState['pending'] {
  return suspended?.ending === true ? suspended.command : pending;
}

/** What a call is for, as its cost is counted. */
export function roleOf(command: AgentCommand): Usage['role'] {
  switch (command.type) {
    case 'implement':
      return 'implement';
    case 'run-review':
      return command.gate;
    case 'run-final-review':
      return 'quality';
    case 'consult':
      return command.role;
  }
}

const noTokens = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

function added(before: Spent = nothingSpent, usage: readonly Usage[]): Spent {
  if (usage.length === 0) return { ...before, unknownCalls: before.unknownCalls + 1 };
  return usage.reduce(addOne, before);
}

function addOne(spent: Spent, { role, costUsd, isPartial }: Usage): Spent {
  if (costUsd === undefined || !(costUsd >= 0)) return { ...spent, unknownCalls: spent.unknownCalls + 1 };
  const { calls, costUsd: before } = spent.byRole[role] ?? { calls: 0, costUsd: 0 };
  return {
    ...spent,
    costUsd: toMillionths(spent.costUsd + costUsd),
    unknownCalls: spent.unknownCalls + (isPartial === true ? 1 : 0),
    byRole: { ...spent.byRole, [role]: { calls: calls + 1, costUsd: toMillionths(before + costUsd) } },
  };
}

/** So that no rounding error decides anything or shows. */
function toMillionths(usd: number): number {
  return Math.round(usd * 1_000_000) / 1_000_000;
}

function lost(state: RunState): RunState {
  return noteAside({ ...state, spent: added(state.spent, []) }, []);
}

/** A call that is no part of an attempt still belongs to its story, or to the run. */
function noteAside(state: RunState, usage: readonly Usage[]): RunState {
  const story = currentStory(state);
  if (story === undefined) return { ...state, beside: withCall(state.beside ?? {}, usage) };
  return updateStory(state, withCall(story, usage));
}

function withCall({ aside = [], lostCalls = 0 }: AsideCalls, usage: readonly Usage[]): AsideCalls {
  const calls = { ...(aside.length > 0 && { aside }), ...(lostCalls > 0 && { lostCalls }) };
  if (usage.length === 0) return { ...calls, lostCalls: lostCalls + 1 };
  return { ...calls, aside: [...aside, ...usage] };
}
