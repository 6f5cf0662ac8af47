import { randomBytes } from 'node:crypto';
import * as core from '@actions/core';
import { forLog } from '../report/sanitise.ts';

/** The step's log: the only writer to stdout. Whatever a line says, it is no command of the runner's (04-trust rule 15). */
export interface Log {
  info(line: string): void;
  notice(line: string): void;
  warning(line: string): void;
  error(line: string): void;
  /** Folds the lines until `endGroup` under a title. */
  startGroup(title: string): void;
  endGroup(): void;
  /** Lines that a child printed, without its secrets: the runner is told to obey nothing until all are out. */
  verbatim(lines: readonly string[]): void;
}

/** Log through the runner's commands; annotations are cut so that the runner shows them (05-github, Limits). */
export const actionsLog: Log = {
  info: gathered(say),
  notice: gathered((line) => core.notice(cut(line))),
  warning: gathered((line) => core.warning(cut(line))),
  error: (line) => {
    letOut();
    core.error(cut(line));
  },
  startGroup: gathered((title) => core.startGroup(title)),
  endGroup: gathered(() => core.endGroup()),
  verbatim: gathered(verbatim),
};

let isGathering = false;

/** What is said in one turn of the event loop goes out together, since each write by itself wakes the runner; errors go out at once. */
function gathered<T extends unknown[]>(write: (...args: T) => void): (...args: T) => void {
  return (...args) => {
    if (!isGathering) {
      isGathering = true;
      process.stdout.cork();
      setImmediate(letOut);
    }
    write(...args);
  };
}

function letOut(): void {
  if (isGathering) process.stdout.uncork();
  isGathering = false;
}

// Nothing takes another turn then.
process.once('exit', letOut);

const LONGEST_LINE = 10_000;

/** The presenters neutralise what they quote; a presenter that forgets it must not give the runner a command. */
function say(line: string): void {
  for (const safe of forLog([line], LONGEST_LINE)) core.info(safe);
}

/** The token is new each time, so that no child can know it and end the pause; the pause ends whatever happens (O7). */
function verbatim(lines: readonly string[]): void {
  const token = randomBytes(24).toString('hex');
  core.info(`::stop-commands::${token}`);
  try {
    for (const line of lines) say(line);
  } finally {
    core.info(`::${token}::`);
  }
}

const LONGEST_ANNOTATION = 4000;

function cut(line: string): string {
  return line.length <= LONGEST_ANNOTATION ? line : `${line.slice(0, LONGEST_ANNOTATION)} …`;
}
