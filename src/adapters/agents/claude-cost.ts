import { costOf, type Prices } from '../../core/prices.ts';
import type { AgentTokens } from './result.ts';
import { addTokens, type UsageLedger } from './usage-ledger.ts';

/** What a stream tells of its cost. */
interface CostSeen {
  readonly model: string | undefined;
  readonly result: { readonly costUsd?: number } | undefined;
  readonly billed: AgentTokens;
  readonly ledger: UsageLedger;
}

/** What the cost of a call is reckoned with. */
export interface PriceCall {
  /** The model that was asked for. */
  readonly model?: string | undefined;
  readonly prices?: Prices | undefined;
}

/**
 * What a call of claude cost so far: what its results say, and its messages since the last one by the prices of its model. A client
 * that was ended tells no cost itself, and what it used is money all the same.
 */
export function costOfClaude(seen: CostSeen, { model: asked, prices }: PriceCall): number | undefined {
  const told = seen.result?.costUsd;
  const open = seen.ledger.total();
  const isOpen = Object.values(open).some((count) => count > 0);
  if (!isOpen) return told;
  const tokens = told === undefined ? addTokens(seen.billed, open) : open;
  const reckoned = costOf([{ model: seen.model ?? asked ?? '', tokens }], prices);
  return reckoned === undefined ? told : (told ?? 0) + reckoned;
}
