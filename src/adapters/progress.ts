import type { Limits } from '../core/gates.ts';

/** Called about once a second while a process runs: what the person at the log sees move. */
export type Progress = (call: {
  readonly gate: string;
  readonly limits: Limits;
}) => (now: { elapsedMs: number; outputBytes: number }) => void;
