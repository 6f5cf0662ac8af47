/** How much of each section of a document is shown. */
export interface Extent {
  readonly timeline: boolean;
  /** Tokens and cost per story. */
  readonly ledger: boolean;
  /** Verbatim lines per failing gate. */
  readonly lines: number;
  /** Attempts told one by one in a failure's block. */
  readonly tried: number;
  /** Failures told in a block of their own; the others get one line. */
  readonly blocks: number;
  readonly failures: number;
  readonly caught: number;
  readonly rows: number;
  readonly notices: number;
  /** Criteria and warnings named per story. */
  readonly remarks: number;
}

export const whole: Extent = {
  timeline: true,
  ledger: true,
  lines: 20,
  tried: Number.POSITIVE_INFINITY,
  blocks: Number.POSITIVE_INFINITY,
  failures: Number.POSITIVE_INFINITY,
  caught: Number.POSITIVE_INFINITY,
  rows: Number.POSITIVE_INFINITY,
  notices: Number.POSITIVE_INFINITY,
  remarks: Number.POSITIVE_INFINITY,
};

/** What is shed, in this order, each on top of those before it, with the words that say so. */
export type Shedding = readonly (readonly [string, Partial<Extent>])[];

/** A document that may have to be cut. */
export interface Fitting {
  readonly shedding: Shedding;
  /** The document at that extent; `left` names what it lacks. */
  readonly render: (extent: Extent, left: readonly string[]) => string;
  readonly fits: (document: string) => boolean;
  /** False when the extent is far too much, so that it is not written first and dropped then. */
  readonly isWorthIt?: (extent: Extent) => boolean;
}

/** The fullest form of a document that fits; undefined when not even the barest does. */
export function fitted({ shedding, render, fits, isWorthIt = () => true }: Fitting): string | undefined {
  for (let level = 0; level <= shedding.length; level += 1) {
    const shed = shedding.slice(0, level);
    const extent: Extent = Object.assign({}, whole, ...shed.map(([, change]) => change));
    if (!isWorthIt(extent)) continue;
    const document = render(
      extent,
      shed.map(([words]) => words),
    );
    if (fits(document)) return document;
  }
  return undefined;
}
