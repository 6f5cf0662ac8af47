import * as core from '@actions/core';

/** The step's log: the only writer to stdout. Lines come neutralised from the presenters. */
export interface Log {
  info(line: string): void;
  notice(line: string): void;
  warning(line: string): void;
  error(line: string): void;
  /** Folds the lines until `endGroup` under a title. */
  startGroup(title: string): void;
  endGroup(): void;
}

/** Log through the runner's commands; annotations are cut so that the runner shows them (05-github, Limits). */
export const actionsLog: Log = {
  info: (line) => core.info(line),
  notice: (line) => core.notice(cut(line)),
  warning: (line) => core.warning(cut(line)),
  error: (line) => core.error(cut(line)),
  startGroup: (title) => core.startGroup(title),
  endGroup: () => core.endGroup(),
};

const LONGEST_ANNOTATION = 4000;

function cut(line: string): string {
  return line.length <= LONGEST_ANNOTATION ? line : `${line.slice(0, LONGEST_ANNOTATION)} …`;
}
