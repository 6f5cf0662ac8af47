import { forLog, plain } from '../report/sanitise.ts';
import { refusalSummary } from '../report/summary.ts';
import type { ActionEnd } from './action-end.ts';
import type { Log } from './log.ts';

/** Says in the log why no run began, one annotation per reason, and gives the same as Markdown. */
export function refusalText({ halt, reasons, exitCode }: ActionEnd, log: Log): string {
  const say = exitCode === 0 ? log.notice : log.error;
  for (const reason of reasons) say(forLog([plain(reason)], 4000).join('\n'));
  return refusalSummary(halt, reasons);
}
