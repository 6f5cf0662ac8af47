import { costHalt, costLeft } from './budget.ts';
import { nextCallAt, noteCall } from './calls-per-hour.ts';
import type { AgentCommand } from './command.ts';
import { enterHalt, putOff, type Step, settle } from './ending.ts';
import { fits, pause } from './pause.ts';
import { agentOf, callsAgent } from './provider-kind.ts';
import { roleOf } from './spending.ts';
import type { Halt, RunState } from './state.ts';
import { currentStory, requireStory, updateAttempt, updateStory } from './story.ts';
import type { LimitedAgent } from './waiting.ts';

/**
 * The last word before an agent is called. A call that the run cannot pay ends it, one over the limit of
 * calls per hour waits (02-loop §2). An agent whose account has reached its limit is waited for if that fits the run's clock,
 * else the next of `agent_fallbacks` is called, else the run is put off (02-loop §3.1).
 */
export function beforeCall({ state, command }: Step): Step {
  if (!callsAgent(command)) return { state, command };
  const halt = costHalt(state, roleOf(command));
  if (halt !== undefined) return outOfMoney(state, halt);
  if (isStepDone(state, command)) return putOff({ ...state, pending: command }, stepDone);
  const budgetUsd = costLeft(state);
  return rated(chosen(state, budgetUsd === undefined ? command : { ...command, budgetUsd }));
}

/** With `step` the second iteration of a workflow run is left to the next one. */
function isStepDone({ stepFrom, iterations }: RunState, { type }: AgentCommand): boolean {
  return type === 'implement' && stepFrom !== undefined && iterations > stepFrom;
}

const stepDone: Halt = { kind: 'interrupted', detail: 'one iteration is made, as `step` asks' };

/** Ends the run in front of a call that it cannot pay; a story that was not tried yet stays open. */
function outOfMoney(state: RunState, halt: Halt): Step {
  if (currentStory(state) === undefined) return settle(state, halt);
  if (requireStory(state).attempts.length > 0)
    return enterHalt(updateAttempt(state, { decision: 'cost-used-up' }), halt);
  const { current: _, ...open } = updateStory(state, { status: 'open' });
  return settle(open, halt);
}

/** A call over `rate_limit` waits until the oldest of the hour is an hour old; where that does not fit, the run is put off. */
function rated({ state, command }: Step): Step {
  if (!callsAgent(command)) return { state, command };
  const until = nextCallAt(state);
  if (until === undefined) return { state: noteCall(state), command };
  const detail = `all ${state.plan.caps.callsPerHour} calls of agents that rate_limit allows in an hour are made`;
  const { agent: _, ...own } = command;
  if (fits(state, until))
    return pause(state, { why: 'rate-limit', detail, until, forMs: until - state.now, command: own });
  return putOff({ ...state, pending: own }, halt({ until, detail }));
}

function chosen(state: RunState, asked: AgentCommand): Step {
  // Nobody is under a limit, as at most calls.
  if (state.limited === undefined && asked.agent === undefined) return { state, command: asked };
  const { agent: _, ...command } = asked;
  const own = agentOf(state, command);
  const [first, ...others] = [own, ...(state.plan.fallbacks ?? [])].map((agent) => ({
    agent,
    limit: limitOf(state, agent),
  }));
  if (first?.limit === undefined) return { state, command };
  if (isOver(state, first.limit)) return waitFor(state, command, first.limit);
  const free = others.find(({ limit }) => limit === undefined);
  if (free !== undefined) return { state, command: { ...command, agent: free.agent } };
  const limits = [first, ...others].flatMap(({ limit }) => limit ?? []).toSorted(byEnd);
  const [soonest = first.limit] = limits;
  return isOver(state, soonest)
    ? waitFor(state, command, soonest)
    : putOff({ ...state, pending: command }, halt(soonest));
}

/** The limit that an agent is under now. */
function limitOf({ limited = [], now }: RunState, agent: string): LimitedAgent | undefined {
  return limited.find((each) => each.agent === agent && (each.until === undefined || each.until > now));
}

/** Whether it is over early enough in this workflow run. */
function isOver(state: RunState, { until }: LimitedAgent): boolean {
  return until !== undefined && fits(state, until);
}

function waitFor(state: RunState, command: AgentCommand, { until = state.now, detail }: LimitedAgent): Step {
  return pause(state, { why: 'usage-limit', detail, until, forMs: until - state.now, command });
}

function byEnd(one: LimitedAgent, other: LimitedAgent): number {
  return (one.until ?? Number.POSITIVE_INFINITY) - (other.until ?? Number.POSITIVE_INFINITY);
}

function halt({ until, detail }: Pick<LimitedAgent, 'until' | 'detail'>): Halt {
  return { kind: 'usage_limit', detail, ...(until === undefined ? {} : { resumeAt: until }) };
}
