import type { AgentCaller } from '../adapters/agents/agent.ts';
import type { AgentProgress } from '../adapters/agents/result.ts';
import { monotonicMs } from '../adapters/monotonic.ts';
import type { Lately } from '../report/lately.ts';

/** Between two edits of the comment that tell only this: GitHub grants a run so many requests an hour. */
const NEWS_EVERY_MS = 3 * 60_000;

/** Follows what agents say of their work while they work. */
export interface LatelyKeeper {
  /** Undefined while no agent works. */
  readonly current: () => Lately | undefined;
  readonly note: (activity: AgentProgress) => void;
  /** The caller, and what is noted is of the calls that are under way. */
  readonly during: (call: AgentCaller) => AgentCaller;
}

/** @param onNews called now and then while an agent goes on saying something */
export function keepLately(onNews: () => void, nowMs: () => number = monotonicMs): LatelyKeeper {
  let lately: Lately | undefined;
  let callCount = 0;
  let toldMs = nowMs();
  return {
    current: () => lately,
    note: ({ kind, text }) => {
      if (lately === undefined) return;
      if (kind === 'tool') lately = { ...lately, tool: text };
      if (kind === 'tokens') lately = { ...lately, tokens: text };
      if (kind === 'retry') lately = { ...lately, retries: lately.retries + 1 };
      if (nowMs() - toldMs < NEWS_EVERY_MS) return;
      toldMs = nowMs();
      onNews();
    },
    during: (call) => async (program, request) => {
      callCount += 1;
      lately = { retries: 0 };
      try {
        return await call(program, request);
      } finally {
        callCount -= 1;
        if (callCount === 0) lately = undefined;
      }
    },
  };
}
