/** How much a finding matters: `blocks` = a run would end as a configuration error or cannot work. */
export type Weight = 'blocks' | 'warning' | 'note' | 'fine';

/** Lines that set something right, and where they go. */
export interface Paste {
  /** As in "under `with:` of the step". */
  readonly where: string;
  readonly lines: readonly string[];
}

/** One thing that `mode: doctor` looked at (03-interface §1, issue of the comment triggers). */
export interface Finding {
  readonly weight: Weight;
  /** What it is about, in one or two words. */
  readonly about: string;
  /** What is so, the value, what to do; raw text, the presenter sanitises. */
  readonly text: string;
  readonly paste?: Paste;
}

/** Nothing to do. */
export function fine(about: string, text: string): Finding {
  return { weight: 'fine', about, text };
}

/** Where a setting is written. */
export const inStep = 'under `with:` of the step of this action';
