import { existsSync, truncateSync } from 'node:fs';
import * as core from '@actions/core';
import type { Annotation } from '../report/annotations.ts';
import { actionsLog, type Log } from './log.ts';
import type { Outputs } from './outputs.ts';

/** Everything that is said to the runner. */
export interface Runner {
  readonly log: Log;
  /** Writes the job summary; nothing happens where the runner wants none. */
  readonly onSummary: (markdown: string) => Promise<void>;
  /** Shows one annotation at its line of the repository. */
  readonly annotate: (annotation: Annotation) => void;
  /** Hides a value in every later log line. */
  readonly onSecret: (value: string) => void;
  /** Called once a run holds the lock: what `post` needs to finish after us. */
  readonly onBegun: (state: Readonly<Record<string, string>>) => void;
  /** Writes the outputs once, after every child is dead (04-trust rule 16). */
  readonly setOutputs: (outputs: Outputs) => void;
}

export const runner: Runner = connect();

function connect(): Runner {
  const saved: Record<string, string> = {};
  const writeState = (): void => {
    for (const [name, value] of Object.entries(saved)) core.saveState(name, value);
  };
  return {
    log: actionsLog,
    onSummary: async (markdown) => {
      if ((process.env['GITHUB_STEP_SUMMARY'] ?? '') === '') return;
      await core.summary.addRaw(markdown).write({ overwrite: true });
    },
    annotate,
    onSecret: core.setSecret,
    onBegun: (state) => {
      Object.assign(saved, state);
      writeState();
    },
    setOutputs: (outputs) => {
      // Whatever a process appended to the runner's files meanwhile is not ours (catalogue O9).
      for (const name of ['OUTPUT', 'ENV', 'PATH', 'STATE']) emptyFile(process.env[`GITHUB_${name}`] ?? '');
      writeState();
      for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
    },
  };
}

function annotate({ level, message, title, file, line, column }: Annotation): void {
  const place = {
    ...(title === undefined ? {} : { title }),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { startLine: line }),
    ...(column === undefined ? {} : { startColumn: column }),
  };
  const say = { error: core.error, warning: core.warning, notice: core.notice }[level];
  say(message, place);
}

function emptyFile(path: string): void {
  if (path !== '' && existsSync(path)) truncateSync(path);
}
