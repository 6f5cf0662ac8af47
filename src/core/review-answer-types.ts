/** Where a reviewer saw it, or what is absent; `line` counts from 1, `file` is relative to the reviewed folder. */
export type Evidence = { readonly file: string; readonly line: number } | { readonly absent: string };

/** A reviewer's verdict on one acceptance criterion (02-loop §1 gate 4). `met` has evidence, the others have a reason. */
export interface Criterion {
  readonly id: string;
  readonly verdict: 'met' | 'unmet' | 'unsure';
  readonly evidence: readonly Evidence[];
  /** May be empty when met. */
  readonly reason: string;
}

/** Something a reviewer found beyond the criteria. Only `block` may end a story, and only when confirmed (02-loop §1 gate 5). */
export interface Finding {
  readonly severity: 'info' | 'warn' | 'block';
  readonly file?: string;
  /** From 1; never without `file`. */
  readonly line?: number;
  readonly text: string;
}

/** What a reviewer answers (03-interface §1), its nonce checked and left out. */
export interface ReviewAnswer {
  /** In the order of the ids asked for. */
  readonly criteria: readonly Criterion[];
  /** What the story asks for and the tree lacks, e.g. `password reset flow (spec line 24)`. */
  readonly missing: readonly string[];
  /** What nobody asked for, e.g. `added --json flag (not requested)`. */
  readonly extra: readonly string[];
  readonly findings: readonly Finding[];
}
