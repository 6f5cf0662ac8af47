import type { RunState } from '../core/state.ts';
import { stickyComment } from './comment.ts';
import { text } from './markdown.ts';

/** One sentence: what a job that publishes has done. */
export function publishedLine({ plan, pull }: RunState): string {
  const shown = pull === undefined ? '' : ` and shown on pull request #${pull.number}`;
  return `The hand-over of run ${plan.runId} (${plan.feature}) is published${shown}.`;
}

/** The job summary of that job: the same, and the run as its comment shows it. */
export function publishedSummary(state: RunState, maxChars: number): string {
  const said = `**${text(publishedLine(state), 600)}**`;
  return `${said}\n\n${stickyComment(state, { maxChars: maxChars - said.length - 2 })}`;
}
