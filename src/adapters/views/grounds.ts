import type { CaptureCall, Captured } from '../git/capture.ts';
import type { Place } from '../isolation/walls.ts';
import type { AgentTreeCall } from '../trees.ts';

/** What is needed to read the agent's tree. */
export type AgentCapture = Pick<CaptureCall, 'baseTree' | 'limits'> & { readonly givenTree: string };

/** A tree in which one gate, reviewer or set-up step runs; afterwards it is closed and what was written in it is gone. */
export interface View {
  readonly place: Place;
  /** Absolute folder in which everything is found that its processes wrote. */
  readonly written: string;
  /** Paths that the caller wants taken away before a process starts. */
  readonly removed: readonly string[];
  /**
   * Keeps what a gate wrote on base code beside tracked files for later views of the same name (02-loop §1, warm layer). It is only a
   * cache: where it cannot be had there is none.
   */
  keepWarm(onNone: (code: string) => void): void;
  /** Its tree's setup layer is among its layers. */
  readonly hasSetup: boolean;
  /** Keeps what setup wrote beside tracked files for later trees of the same dependency key; nothing where no layers can be kept. */
  keepSetup(): Promise<void>;
  close(): void;
}

export interface ViewCall {
  readonly tree: string;
  /** Name of the check whose warm layer the view has; absent = none. */
  readonly check?: string;
  /** Selects files that must not be in the view, such as reports of an earlier run. */
  readonly without?: (path: string) => boolean;
}

/** Where agents and gates work: puts trees in place and reads the agent's one again. */
export interface Grounds {
  /** The agent's worktree on a tree, with a fresh disposable git. */
  openAgent(call: AgentTreeCall): Promise<{ readonly place: Place }>;
  /** What the agent left; call it once after each agent. */
  capture(call: AgentCapture): Promise<{ readonly captured: Captured; readonly gitTampered: boolean }>;
  openView(call: ViewCall): Promise<View>;
  /** Makes removable what an overlay leaves; when no more trees are opened. */
  close?(): void;
}
