import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { AgentCaller } from '../adapters/agents/agent.ts';
import type { Recorder } from '../adapters/cassette/recorder.ts';
import type { HeldRung } from '../adapters/isolation/ladder.ts';
import { markerScope } from '../adapters/leftovers.ts';
import type { Logs } from '../adapters/logs.ts';
import type { Rooms } from '../adapters/rooms.ts';
import type { SetupNeeds } from '../adapters/setup-needs.ts';
import type { RunPlan } from '../core/plan.ts';
import type { Clock, Journal } from '../ports.ts';
import type { AgentPrograms } from './agent-program.ts';
import type { Job } from './job.ts';
import type { LatelyKeeper } from './lately.ts';
import type { Log } from './log.ts';
import type { Prepared } from './prepare.ts';

/** What the composition root puts together. */
export interface WorldCall {
  readonly prepared: Prepared;
  readonly plan: RunPlan;
  readonly job: Job;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly journalFile: string;
  readonly log: Log;
  readonly agents: AgentPrograms;
  /** The job's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Absolute folder of the feature's state. */
  readonly folder: string;
  /** Absolute folder of the action under RUNNER_TEMP. */
  readonly root: string;
  /** Walls around agents and gates. */
  readonly rung: HeldRung;
  readonly secrets: readonly string[];
  /** Absent = nobody writes down what agents do. */
  readonly recorder?: Recorder | undefined;
  readonly onSummary: (markdown: string) => Promise<void>;
  /** Called when a process of the run works and there is time for what can wait. */
  readonly onStarted: () => void;
  readonly cancel: AbortSignal;
}

/** Time between TERM and KILL. */
export const GRACE_MS = 5000;

/** What several adapters share. */
export interface Parts {
  readonly call: WorldCall;
  readonly clean: (text: string) => string;
  readonly rooms: Rooms;
  /** What agents and gates lack of the checkout; whole sentences. */
  readonly checkout: readonly string[];
  /** Absent without `setup_command`. */
  readonly needs: SetupNeeds | undefined;
  readonly logs: Logs;
  /** What the agents that work now say of it. */
  readonly lately: LatelyKeeper;
  /** Starts implementers and reviewers alike. */
  readonly callAgent: AgentCaller;
}

/** Unguessable, and yet found again by the run that takes over after a kill. */
export function marker(folder: string): string {
  return `${markerScope(folder)}${randomBytes(12).toString('hex')}`;
}

/** Where the logs of a run lie; kept on failure, removed on success (02-loop §6). */
export function logsPath(folder: string, runId: string): string {
  return join(folder, 'logs', runId);
}
