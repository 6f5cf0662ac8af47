import type { Consult } from '../../src/core/consult-types.ts';
import type { Consulted } from '../../src/core/event.ts';
import type { CutShort, World } from '../../src/ports.ts';
import type { AdviceFate } from './fates.ts';
import type { Process } from './kernel.ts';
import { refusalOf } from './refusals.ts';
import { effect, type Universe } from './universe.ts';
import { cut, usageOf, work } from './work.ts';

/** Planners and classifiers: what they say is a function of the call. */
export function advisersOf(u: Universe, process: Process): World['advisers'] {
  return {
    consult: (command) => effect(u, process, { name: 'adviser', act: () => consult(u, process, command) }),
  };
}

async function consult(u: Universe, process: Process, command: Consult): Promise<Consulted | CutShort> {
  const { story, attempt, role, call, limits } = command;
  const fate = u.scenario.fates.advice(`${role} ${story} ${attempt} ${call}`);
  const provider = refusalOf(u, 'reviewer');
  const wantedMs = fate === 'hangs' ? Number.POSITIVE_INFINITY : u.scenario.fates.took(`${story} ${attempt} ${role}`);
  const tookMs = Math.min(wantedMs, limits.hardMs);
  if (await work(u, process, { name: 'adviser', tookMs })) return cut(process);
  const verdict = wantedMs > limits.hardMs ? 'timeout' : fate === 'dies' ? 'fail' : 'pass';
  return {
    type: 'consulted',
    reading: fate === 'nonsense' || verdict !== 'pass' ? { ok: false, problem: 'no JSON' } : adviceOf(role, fate),
    result: { verdict, durationMs: tookMs, reason: verdict === 'pass' ? '' : `ended with ${verdict}` },
    survivorsKilled: 0,
    usage: usageOf(u, role, `${story} ${attempt} ${call}`),
    ...(provider === undefined ? {} : { provider }),
  };
}

function adviceOf(role: Consult['role'], fate: AdviceFate): Consulted['reading'] {
  const reason = 'so it seems';
  if (role === 'classify') {
    const route = fate === 'retry-task' || fate === 're-plan' ? fate : 'escalate';
    return { ok: true, advice: { type: 'classify', route, reason } };
  }
  const count = fate === 'one' ? 1 : fate === 'three' ? 3 : 2;
  const parts = Array.from({ length: count }, (_, at) => ({
    title: `Part ${at + 1}`,
    text: 'Do it.',
    criteria: ['done'],
  }));
  return { ok: true, advice: { type: 'plan', reason, parts } };
}
