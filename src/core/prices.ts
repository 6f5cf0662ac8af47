/** US dollars per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  /** Input that the service had in its cache. */
  readonly cacheRead: number;
  /** Input that the service put into its cache; most charge it as input. */
  readonly cacheWrite: number;
}

/** Prices by the name of a model. */
export type Prices = ReadonlyMap<string, Price>;

/** Tokens of one model, as its client counted them; `input` is without what the cache gave or took. */
export interface ModelUsage {
  readonly model: string;
  readonly tokens: {
    readonly input: number;
    readonly output: number;
    readonly cacheRead: number;
    readonly cacheWrite: number;
  };
}

/** When the prices below were read, and from where. */
export const pricesRead = {
  date: '2026-11-22',
  source: 'the models.dev catalogue of list prices, as opencode 1.18.33 carries it',
} as const;

/**
 * What tokens cost in US dollars by list prices, as far as their models are in the table; undefined when none of them is or nothing was
 * counted, because an unknown price is no price of zero (06-agents "Results"). Services charge very long requests and other regions
 * otherwise: this is a reckoning, not a bill.
 */
export function costOf(usage: readonly ModelUsage[], prices: Prices = listPrices): number | undefined {
  const costs = costsOf(usage, prices).filter((cost) => cost !== undefined);
  if (costs.length === 0) return undefined;
  return costs.reduce((sum, cost) => sum + cost, 0) / TOKENS_PER_PRICE;
}

/** Whether some of the tokens are of a model without a price: then they cost more than `costOf` tells. */
export function hasUnpriced(usage: readonly ModelUsage[], prices: Prices = listPrices): boolean {
  return costsOf(usage, prices).includes(undefined);
}

/** One for each model that was used. */
function costsOf(usage: readonly ModelUsage[], prices: Prices): readonly (number | undefined)[] {
  const used = usage.filter(({ tokens }) => Object.values(tokens).some((count) => count > 0));
  return used.map(({ model, tokens }) => costOfModel(tokens, priceOf(model, prices)));
}

/**
 * The price of a model; its provider in front of its name, a date or the size of its window behind it, and a dot in the version
 * of a claude, as resellers write it, do not matter. Undefined = not in the table.
 */
export function priceOf(model: string, prices: Prices = listPrices): Price | undefined {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
  const plain = name.replace(/\[[^\]]*\]$/, '').replace(/-(?:\d{4}-\d\d-\d\d|\d{8})$/, '');
  const dashed = plain.startsWith('claude-') ? plain.replaceAll('.', '-') : plain;
  return prices.get(model) ?? prices.get(name) ?? prices.get(plain) ?? prices.get(dashed);
}

/** The table with somebody's own prices over it. */
export function withPrices(own: Prices): Prices {
  return new Map([...listPrices, ...own]);
}

const TOKENS_PER_PRICE = 1_000_000;

function costOfModel(tokens: ModelUsage['tokens'], price: Price | undefined): number | undefined {
  if (price === undefined) return undefined;
  return (
    tokens.input * price.input +
    tokens.output * price.output +
    tokens.cacheRead * price.cacheRead +
    tokens.cacheWrite * price.cacheWrite
  );
}

// Input, output, cached input, input into the cache (when it is not charged as input).
const LIST: readonly (readonly [string, number, number, number, number?])[] = [
  ['claude-opus-5-5', 4, 20, 0.2, 5],
  ['claude-opus-5', 5, 25, 0.5, 6.25],
  ['claude-opus-4-8', 5, 25, 0.5, 6.25],
  ['claude-opus-4-7', 5, 25, 0.5, 6.25],
  ['claude-opus-4-6', 5, 25, 0.5, 6.25],
  ['claude-opus-4-5', 5, 25, 0.5, 6.25],
  ['claude-opus-4-1', 15, 75, 1.5, 18.75],
  ['claude-opus-4', 15, 75, 1.5, 18.75],
  ['claude-sonnet-5', 2, 10, 0.2, 2.5],
  ['claude-sonnet-4-6', 3, 15, 0.3, 3.75],
  ['claude-sonnet-4-5', 3, 15, 0.3, 3.75],
  ['claude-sonnet-4', 3, 15, 0.3, 3.75],
  ['claude-haiku-4-5', 1, 5, 0.1, 1.25],
  ['gpt-5', 1.25, 10, 0.125],
  ['gpt-5-codex', 1.25, 10, 0.125],
  ['gpt-5-mini', 0.25, 2, 0.025],
  ['gpt-5-nano', 0.05, 0.4, 0.005],
  ['gpt-5.1', 1.25, 10, 0.125],
  ['gpt-5.1-codex', 1.25, 10, 0.125],
  ['gpt-5.1-codex-max', 1.25, 10, 0.125],
  ['gpt-5.1-codex-mini', 0.25, 2, 0.025],
  ['gpt-5.2', 1.75, 14, 0.175],
  ['gpt-5.2-codex', 1.75, 14, 0.175],
  ['gpt-5.3-codex', 1.75, 14, 0.175],
  ['gpt-5.4', 2.5, 15, 0.25],
  ['gpt-5.4-mini', 0.75, 4.5, 0.075],
  ['gpt-5.4-nano', 0.2, 1.25, 0.02],
  ['gpt-5.5', 5, 30, 0.5],
  ['gpt-5.6-luna', 0.2, 1.2, 0.02, 0.25],
  ['gpt-5.6-terra', 2, 12, 0.2, 2.5],
  ['gpt-5.6-sol', 4, 20, 0.4, 5],
  ['gpt-6-luna', 0.1, 0.5, 0.01, 0.125],
  ['gpt-6-sol', 2, 10, 0.2, 2.5],
  ['gpt-6-astra', 10, 50, 1, 12.5],
  ['o4-mini', 1.1, 4.4, 0.275],
  ['gemini-2.5-pro', 1.25, 10, 0.125],
  ['gemini-2.5-flash', 0.3, 2.5, 0.03],
  ['gemini-2.5-flash-lite', 0.1, 0.4, 0.01],
  ['gemini-3-flash-preview', 0.5, 3, 0.05],
  ['gemini-3.1-pro-preview', 2, 12, 0.2],
  ['gemini-3.1-pro-preview-customtools', 2, 12, 0.2],
  ['gemini-3.1-flash-lite', 0.25, 1.5, 0.025],
  ['gemini-3.5-flash', 1.5, 9, 0.15],
  ['gemini-3.5-flash-lite', 0.3, 2.5, 0.03],
  ['gemini-3.6-flash', 0.75, 3.75, 0.075],
  ['gemini-3.7-flash', 0.75, 3.75, 0.075],
  ['gemini-3.8-flash', 0.75, 3.75, 0.075],
  ['qwen3-coder-flash', 0.3, 1.5, 0.3],
  ['qwen3-coder-plus', 1, 5, 1],
  ['qwen3-max', 1.2, 6, 1.2],
  ['qwen3.6-plus', 0.5, 3, 0.05, 0.625],
  ['qwen3.7-plus', 0.5, 3, 0.05, 0.625],
  ['qwen3.7-max', 2.5, 7.5, 0.5, 3.125],
  ['qwen3.8-flash', 0.15, 0.47, 0.016, 0.2],
  ['qwen3.8-max', 2, 6, 0.25, 2.5],
];

/** List prices by model, in the order of their table. */
export const listPrices: Prices = new Map(
  LIST.map(([model, input, output, cacheRead, cacheWrite = input]) => [
    model,
    { input, output, cacheRead, cacheWrite },
  ]),
);
