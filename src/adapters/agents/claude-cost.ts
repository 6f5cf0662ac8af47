import { costOf, hasUnpriced, type Prices } from '../../core/prices.ts';
import type { AgentReading, AgentTokens } from './result.ts';
import { addTokens, type UsageLedger } from './usage-ledger.ts';

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
export function costOfClaude(
  { model, costUsd: told, uncharged, ledger }: CostSeen,
  { model: asked, prices }: PriceCall,
): Pick<AgentReading, 'costUsd' | 'isCostReckoned' | 'isCostPartial'> {
  const parts = [{ model: model ?? asked ?? '', tokens: addTokens(uncharged, ledger.total()) }];
  const reckoned = costOf(parts, prices);
  if (reckoned !== undefined) return { costUsd: (told ?? 0) + reckoned, isCostReckoned: true };
  if (told === undefined) return {};
  return { costUsd: told, ...(hasUnpriced(parts, prices) ? { isCostPartial: true } : {}) };
}
