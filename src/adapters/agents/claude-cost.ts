import { costOf, type Prices } from '../../core/prices.ts';
import type { AgentTokens } from './result.ts';
import { addTokens, isNone, type UsageLedger } from './usage-ledger.ts';

/** What a stream tells of its cost. */
interface CostSeen {
  readonly model: string | undefined;
  readonly costUsd: number | undefined;
  readonly uncharged: AgentTokens;
  readonly ledger: UsageLedger;
}

/** What the cost of a call is reckoned with. */
export interface PriceCall {
  /** The model that was asked for. */
  readonly model?: string | undefined;
  readonly prices?: Prices | undefined;
}

/**
 * What a call of claude cost so far: what its results say, and by the prices of its model what none of them told the cost of. A client
 * that was ended tells no cost itself, and what it used is money all the same.
 */
export function costOfClaude(seen: CostSeen, { model: asked, prices }: PriceCall): number | undefined {
  const tokens = addTokens(seen.uncharged, seen.ledger.total());
  if (isNone(tokens)) return seen.costUsd;
  const reckoned = costOf([{ model: seen.model ?? asked ?? '', tokens }], prices);
  return reckoned === undefined ? seen.costUsd : (seen.costUsd ?? 0) + reckoned;
}
