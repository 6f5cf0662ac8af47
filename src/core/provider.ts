import type { Provider } from './agent-facts.ts';
import { implemented } from './attempt.ts';
import type { AgentCommand } from './command.ts';
import { consulted } from './consulted.ts';
import { advance, putOff, type Step } from './ending.ts';
import type { Outcome } from './event.ts';
import { noteFinalReview } from './final-reviewed.ts';
import { hash8 } from './hash.ts';
import { pause } from './pause.ts';
import { agentOf, BACKOFFS_MS, type CallOutcome, callsAgent, isCallOutcome, kindOf } from './provider-kind.ts';
import { reissued } from './reissue.ts';
import { reviewed } from './reviewing.ts';
import type { Halt, RunState } from './state.ts';
import type { LimitedAgent } from './waiting.ts';

/** How far a pause is moved, so that runs that were refused together do not come back together. */
const JITTER = 0.2;

/** A limit that says it is over and is not, this often in a row, says nothing. */
const MOST_LIMITS = 3;

/** The same over all workflow runs that go on with a run: then nothing more is waited for, until a call is answered. */
const MOST_TOLD = 12;

/** No account waits longer than a week: a reset further ahead was made up, and nobody said when the limit ends. */
const MOST_LIMIT_MS = 8 * 24 * 3_600_000;

/** After its reset a service is given a moment, and a reset that lies in the past is no reason to ask at once. */
const LEAST_LIMIT_MS = 5_000;

/**
 * Row 1 of 02-loop §3: an agent's service that does not work for us is no attempt, whatever the agent left behind. What only the user
 * can mend is a configuration error, a limit is waited out or goes to the next agent (`calling.ts`), a busy service is asked again.
 * Undefined for every other outcome.
 */
export function providerStep(state: RunState, outcome: Outcome): Step | undefined {
  if (!isCallOutcome(outcome)) return undefined;
  const { provider } = outcome;
  const { pending } = state;
  if (provider === undefined || !callsAgent(pending)) return undefined;
  switch (kindOf(provider)) {
    case 'configuration':
      return putOff(state, misconfigured(provider));
    case 'limit':
      return reissued(limitNoted(state, provider, pending), pending);
    case 'passing':
      return backedOff(state, { outcome, provider, pending });
  }
}

/** A call that came to an end of its own ends the row of refusals. */
export function answered(state: RunState, outcome: Outcome): RunState {
  if (state.refusals === undefined || !isCallOutcome(outcome)) return state;
  return { ...state, refusals: undefined };
}

/** In another workflow run a limit of which nobody said when it ends may be over; what was told in vain stays told. */
export function limitsKept({ limited, refusals, ...state }: RunState): RunState {
  const kept = (limited ?? []).filter(({ until }) => until !== undefined && until > state.now);
  const { told } = refusals ?? {};
  return {
    ...state,
    ...(kept.length > 0 && { limited: kept }),
    ...(told !== undefined && { refusals: { passing: 0, limits: 0, told } }),
  };
}

/** Words for a halt or a pause. */
function refusedWords({ class: name, detail }: Provider): string {
  if (name === 'replay-mismatch') return `the cassette does not fit this run: ${detail}`;
  return `the agent's service refused to work (${name}): ${detail}`;
}

function misconfigured(provider: Provider): Halt {
  return { kind: 'config_error', detail: refusedWords(provider) };
}

function limitNoted(state: RunState, provider: Provider, command: AgentCommand): RunState {
  const { refusals = { passing: 0, limits: 0 }, limited = [] } = state;
  const limits = refusals.limits + 1;
  const told = (refusals.told ?? 0) + (provider.resetAt === undefined ? 0 : 1);
  const agent = agentOf(state, command);
  const isMadeUp = (provider.resetAt ?? 0) > state.now + MOST_LIMIT_MS;
  const until = limits > MOST_LIMITS || told > MOST_TOLD || isMadeUp ? undefined : provider.resetAt;
  const entry: LimitedAgent = {
    ...{ agent, detail: refusedWords(provider) },
    ...(until === undefined ? {} : { until: Math.max(until, state.now + LEAST_LIMIT_MS) }),
  };
  const others = limited.filter((each) => each.agent !== agent);
  const row = { ...refusals, limits, ...(told > 0 && { told }) };
  return { ...state, refusals: row, limited: [...others, entry] };
}

interface Refused {
  readonly outcome: CallOutcome;
  readonly provider: Provider;
  readonly pending: AgentCommand;
}

function backedOff(before: RunState, { outcome, provider, pending }: Refused): Step {
  const { refusals = { passing: 0, limits: 0 } } = before;
  const backoffMs = BACKOFFS_MS[refusals.passing];
  if (backoffMs === undefined) return charged({ ...before, refusals: undefined }, outcome, provider);
  const passing = refusals.passing + 1;
  const state = { ...before, refusals: { ...refusals, passing } };
  const forMs = jittered(backoffMs, `${state.plan.runId} ${state.iterations} ${pending.type} ${passing}`);
  const detail = `${refusedWords(provider)}; try ${passing + 1} of ${BACKOFFS_MS.length + 1} follows`;
  return pause(state, { why: 'busy', detail, until: state.now + forMs, forMs, command: pending });
}

/** The same for the same run, so that a resumed one waits as long; another one for every other run. */
function jittered(ms: number, seed: string): number {
  const share = Number.parseInt(hash8(seed), 16) / 0xffff_ffff;
  return Math.round(ms * (1 + JITTER * (2 * share - 1)));
}

/** A service that stays busy costs its attempt, or its review gate a whole run; it is no error of the work. */
function charged(state: RunState, outcome: CallOutcome, provider: Provider): Step {
  const { result: told } = outcome;
  const failed = told.verdict === 'pass' ? { verdict: 'fail' as const, reason: refusedWords(provider) } : {};
  if (outcome.type === 'consulted') return consulted(state, { ...outcome, result: { ...outcome.result, ...failed } });
  const gate = { ...outcome.result, ...failed, condition: provider.class };
  if (outcome.type === 'final-reviewed') return advance(noteFinalReview(state, { ...outcome, result: gate }));
  return outcome.type === 'implemented'
    ? implemented(state, { ...outcome, result: gate })
    : reviewed(state, { ...outcome, result: gate });
}
