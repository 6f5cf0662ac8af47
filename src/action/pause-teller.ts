import type { PauseLeft } from '../adapters/pauses.ts';
import { pauseLine } from '../report/console.ts';
import { forLog } from '../report/sanitise.ts';
import { oneLine } from '../report/strip.ts';
import type { Face } from './face.ts';
import type { Log } from './log.ts';

/** Between two edits of the comment: a countdown is no reason to use up the requests that GitHub grants. */
const COMMENT_EVERY_MS = 5 * 60_000;

/** Shows a pause while it lasts: a line each time in the log, now and then in the comment. */
export function pauseTeller(log: Pick<Log, 'info'>, face: Pick<Face, 'changed'>): (left: PauseLeft) => void {
  let shown: { readonly until: number; readonly leftMs: number } | undefined;
  return ({ command, state, leftMs }) => {
    log.info(forLog([oneLine(pauseLine(command, leftMs))]).join(' '));
    const isNew = shown?.until !== command.until;
    if (!isNew && (shown?.leftMs ?? 0) - leftMs < COMMENT_EVERY_MS) return;
    shown = { until: command.until, leftMs };
    if (!isNew) face.changed(state);
  };
}
