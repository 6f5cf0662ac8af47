import type { WorkflowProblem } from './definition.ts';
import type { Combination } from './matrix.ts';
import type { Orphan } from './orphans.ts';
import type { Permissions } from './permissions.ts';
import type { Annotation } from './step-record.ts';

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped';

/** How a run ended. */
export interface WorkflowRun {
  /** `not-triggered`: the file's `on` does not ask for the event. `startup-failure`: GitHub would refuse the file. */
  readonly conclusion: Conclusion | 'not-triggered' | 'startup-failure';
  readonly problems: readonly WorkflowProblem[];
  /** In the order of the file, each matrix job by itself. */
  readonly jobs: readonly JobResult[];
  /** The only job of that id; with a matrix, the one whose values are these too. Throws when there is none. */
  readonly job: (id: string, matrix?: Combination) => JobResult;
}

export interface JobResult {
  readonly id: string;
  /** With the matrix values, as GitHub lists it. */
  readonly name: string;
  readonly conclusion: Conclusion;
  readonly matrix: Combination;
  readonly outputs: Readonly<Record<string, string>>;
  readonly permissions: Permissions;
  /** Main steps, then post steps, in the order in which they ran. */
  readonly steps: readonly StepResult[];
  /** Lines of "Set up job" and "Complete job". */
  readonly log: string;
  readonly annotations: readonly Annotation[];
  readonly orphans: readonly Orphan[];
  /** Empty for a job that never started. */
  readonly workspace: string;
  readonly temp: string;
  /** The step with that id or name. Throws when there is none. */
  readonly step: (idOrName: string) => StepResult;
}

export interface StepResult {
  /** Given in the file, or made up by the parser. */
  readonly id: string;
  readonly name: string;
  readonly stage: 'main' | 'post';
  /** After `continue-on-error`. */
  readonly conclusion: Conclusion;
  /** Before it. */
  readonly outcome: Conclusion;
  /** 128 and the signal's number when a signal ended it; undefined when nothing was started. */
  readonly exitCode: number | undefined;
  /** Signals that the runner sent. */
  readonly signals: readonly NodeJS.Signals[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Masked, commands taken out, as it is read on GitHub. */
  readonly log: string;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}
