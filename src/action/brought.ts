import { join } from 'node:path';
import type { Repository } from '../adapters/git/controller.ts';
import type { JournalContent } from '../adapters/store/journal-file.ts';
import type { RunState } from '../core/state.ts';
import type { Base } from './base.ts';

export interface BringCall {
  readonly repository: Repository;
  readonly base: Base;
  readonly feature: string;
  /** Absolute folder of the feature's state on this machine. */
  readonly folder: string;
  /** Id of the run that begins when there is none to resume. */
  readonly runId: string;
  /** `memory`: what it knows, for a run that does not go on with it. */
  readonly take: 'run' | 'memory' | 'nothing';
  /** Whoever may upload an artifact could have written it; absent = only who may push could. */
  readonly unvouched?: boolean;
}

/** What of an earlier machine's run was put in place here. */
export interface Brought {
  readonly ok: true;
  /** Name of the journal that was brought; undefined when there is nothing to go on with. */
  readonly name?: string;
  /** Name of the newest run's journal there: this machine's own of older runs are not gone on with. */
  readonly newest?: string;
  /** Name of that journal when a machine that knew more of it than this one ended its run, or it cannot go on here. */
  readonly ended?: string;
  /** That journal tells more than what this machine has of the same run; absent = it does not. */
  readonly isAhead?: true;
  /** That run as its journal there tells it. */
  readonly latest?: RunState;
  readonly notices: readonly string[];
}

/** Nothing is gone on with. */
export const nothing: Brought = { ok: true, notices: [] };

/** A journal that another machine pushed. */
export interface Latest {
  readonly name: string;
  readonly bytes: Buffer;
  readonly content: JournalContent;
}

/** Nothing of it is gone on with, and why. */
export function told(notice: string): Brought {
  return { ok: true, notices: [notice] };
}

/** Where this machine has the same journal. */
export function ownFile({ folder }: BringCall, name: string): string {
  return join(folder, 'journal', name);
}
