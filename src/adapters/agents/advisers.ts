import { randomBytes } from 'node:crypto';
import { readAdvice } from '../../core/advice.ts';
import type { Advice, AdviceReading, Consult } from '../../core/consult-types.ts';
import type { RunState } from '../../core/state.ts';
import type { Advisers } from '../../ports.ts';
import type { Redact } from '../excerpt.ts';
import type { Room } from '../isolation/walls.ts';
import { fallbackOf } from './agent.ts';
import type { AgentCaller, AgentProgram } from './call-types.ts';

export interface AdviserOptions {
  readonly program: AgentProgram;
  /** By their names in `agent_fallbacks`; default: none. */
  readonly fallbacks?: ReadonlyMap<string, AgentProgram>;
  readonly call: AgentCaller;
  /** A clean view of a tree; what is done in it is thrown away. */
  readonly openView: (tree: string) => Promise<Room>;
  readonly prompt: (command: Consult, state: RunState, nonce: string) => Promise<string>;
  /** Applied to what was advised: its words reach prompts, state files and reports. */
  readonly redact: Redact;
  readonly onSoftLimit: (command: Consult) => void;
  readonly cancel: AbortSignal;
}

/** Planners and classifiers: each a fresh process in a throw-away view, its answer bound to a nonce of this call (02-loop §3.3). */
export function processAdvisers(options: AdviserOptions): Advisers {
  return {
    consult: async (command, state) => {
      const { role } = command;
      const room = await options.openView(command.tree);
      const nonce = randomBytes(16).toString('hex');
      const prompt = await options.prompt(command, state, nonce);
      const calling = options.call(command.agent === undefined ? options.program : fallbackOf(options, command.agent), {
        ...{ role, gate: 'spec', name: `${command.iteration}-${role}-${command.call}`, room, prompt },
        limits: command.limits,
        budgetUsd: command.budgetUsd,
        variables: {
          RALPH_STORY: command.story,
          RALPH_ATTEMPT: String(command.attempt),
          RALPH_REVIEW_CALL: String(command.call),
        },
        startedMs: state.elapsedMs,
        onSoftLimit: () => options.onSoftLimit(command),
      });
      const called = await calling.finally(room.close);
      if ('isCut' in called) {
        return { type: 'interrupted', cause: String(options.cancel.reason), usage: called.usage };
      }
      const { result, finalText, survivorsKilled, usage, provider } = called;
      const { verdict, reason, durationMs } = result;
      const reading = redacted(readAdvice(finalText, { role, nonce }), options.redact);
      return {
        ...{ type: 'consulted', reading, result: { verdict, reason, durationMs }, survivorsKilled, usage },
        ...(provider && { provider }),
      };
    },
  };
}

function redacted(reading: AdviceReading, redact: Redact): AdviceReading {
  return reading.ok
    ? { ok: true, advice: adviceOf(reading.advice, redact) }
    : { ok: false, problem: redact(reading.problem) };
}

function adviceOf(advice: Advice, redact: Redact): Advice {
  const reason = redact(advice.reason);
  if (advice.type === 'classify') return { ...advice, reason };
  const parts = advice.parts.map(({ title, text, criteria }) => ({
    title: redact(title),
    text: redact(text),
    criteria: criteria.map(redact),
  }));
  return { ...advice, reason, parts };
}
