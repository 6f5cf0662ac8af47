import type { AgentTokens } from './result.ts';

/** Sums the usage of messages as they stream by, for runs that end before they report it themselves. */
export interface UsageLedger {
  /** Takes the usage of one event and returns what is new in it; events of one message repeat it, and later ones may only raise it. */
  add(messageId: string, usage: AgentTokens): AgentTokens;
  total(): AgentTokens;
}

export const noTokens: AgentTokens = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };

/** Opens an empty ledger. It remembers the last messages only: the events of one message come close together. */
export function openLedger(): UsageLedger {
  const open = new Map<string, AgentTokens>();
  let total = noTokens;
  return {
    add: (messageId, usage) => {
      const before = open.get(messageId) ?? noTokens;
      open.set(messageId, greaterTokens(before, usage));
      const [oldest] = open.keys();
      if (oldest !== undefined && open.size > OPEN_MESSAGES) open.delete(oldest);
      const more = lessTokens(usage, before);
      total = addTokens(total, more);
      return more;
    },
    total: () => total,
  };
}

/** The greater of each figure: of two incomplete counts of one thing. */
export function greaterTokens(one: AgentTokens, other: AgentTokens): AgentTokens {
  return combine(one, other, Math.max);
}

/** Adds two counts field by field. */
export function addTokens(one: AgentTokens, other: AgentTokens): AgentTokens {
  return combine(one, other, (a, b) => a + b);
}

/** What the first has more than the other, field by field, nowhere below zero. */
export function lessTokens(one: AgentTokens, other: AgentTokens): AgentTokens {
  return combine(one, other, (a, b) => Math.max(0, a - b));
}

/** Nothing was counted. */
export function isNone(tokens: AgentTokens): boolean {
  return Object.values(tokens).every((count) => count === 0);
}

const OPEN_MESSAGES = 256;

function combine(one: AgentTokens, other: AgentTokens, by: (a: number, b: number) => number): AgentTokens {
  return {
    input: by(one.input, other.input),
    output: by(one.output, other.output),
    cacheRead: by(one.cacheRead, other.cacheRead),
    cacheWrite: by(one.cacheWrite, other.cacheWrite),
  };
}
