import type { Provider } from '../../src/core/agent-facts.ts';
import { dealt, type Universe } from './universe.ts';

/** A call takes long and meets more than a moment does. */
const OFTEN = 4;

/** Why the model's service does not answer this call; undefined = it does. A limit and an outage last. */
export function refusalOf(u: Universe, who: 'agent' | 'reviewer'): Provider | undefined {
  const { service } = u.machine;
  const provider = lasting(u) ?? fresh(u, who);
  if (provider === undefined) return undefined;
  service.away = Math.max(0, service.away - 1);
  u.ledger.refusals.count += 1;
  return provider;
}

/** The service says nothing else before its time has come; a call that is made all the same was made too early. */
function lasting(u: Universe): Provider | undefined {
  const { service } = u.machine;
  if (service.away > 0) return overloaded;
  if (u.kernel.nowMs() >= service.limitedUntilMs) return undefined;
  // What a crash took away before it was on disk nobody knows.
  if (u.live.state?.limited?.some(({ until }) => until !== undefined) && !u.ledger.clockJumped.value) {
    const earlyMs = service.limitedUntilMs - u.kernel.nowMs();
    u.ledger.caught.push({ invariant: 'patient', what: `an agent was called ${earlyMs} ms before its limit is over` });
  }
  return limitOf(u);
}

function fresh(u: Universe, who: string): Provider | undefined {
  const kind = u.faults.draw(['usage-limit', 'refused-login', 'overloaded', 'model-outage'], OFTEN);
  if (kind === undefined) return undefined;
  dealt(u, kind, `at ${who}`);
  const { service } = u.machine;
  switch (kind) {
    case 'usage-limit':
      service.limitedUntilMs = u.kernel.nowMs() + u.faults.chance.pick([1, 20, 60, 300]) * 60_000;
      service.isTold = u.faults.chance.chance(0.8);
      return limitOf(u);
    case 'model-outage':
      service.away = u.faults.chance.int(3, 9);
      return overloaded;
    case 'overloaded':
      return { class: u.faults.chance.pick(['overloaded', 'network']), detail: 'HTTP 529' };
    default:
      return { class: 'auth', detail: 'the key is not valid' };
  }
}

const overloaded: Provider = { class: 'overloaded', detail: 'HTTP 529' };

function limitOf(u: Universe): Provider {
  const { limitedUntilMs, isTold } = u.machine.service;
  const leftMs = limitedUntilMs - u.kernel.nowMs();
  const resetAt = u.kernel.wallMs() + (u.bug === 'resets-misread' ? leftMs / 2 : leftMs);
  return { class: 'usage-limit', detail: 'the limit resets later', ...(isTold ? { resetAt } : {}) };
}
