import type { Extent } from './extent.ts';
import { code, text } from './markdown.ts';
import type { FinalView, RunView } from './run-view.ts';
import { forFence } from './sanitise.ts';
import { cut } from './strip.ts';
import { duration } from './time.ts';

/** Longest verbatim line that is quoted. */
const LINE_CHARS = 400;

/** What the final checks said of all passed stories together; nothing where none is configured or the run goes on. */
export function finalSection({ final, halt, headCommit }: RunView, { lines }: Extent): readonly string[] {
  if (final === 'none') return [];
  if (final === 'not run')
    return halt === undefined || headCommit === '' ? [] : ['Final checks: not run on the passed stories together.'];
  const failed = final.filter(isFailed);
  return [
    `Final checks, on all passed stories together: ${final.map(word).join(', ')}`,
    ...final.filter(({ reason }) => reason !== '').flatMap((view) => evidence(view, lines)),
    ...(failed.length === 0
      ? []
      : [
          'The stories stay passed. Repair the branch before it is merged, or write a story about what does not work together.',
        ]),
  ];
}

/** Whether a final check did not pass. */
export function isFailed({ verdict }: FinalView): boolean {
  return verdict !== 'pass' && verdict !== 'warn';
}

function word(view: FinalView): string {
  return `${isFailed(view) ? '❌' : view.verdict === 'warn' ? '⚠' : '✅'} ${code(view.name)} ${view.verdict} ${view.isEarlier ? 'in an earlier run' : `in ${duration(view.durationMs)}`}`;
}

function evidence({ name, reason, lines: all, logPath, isReview }: FinalView, most: number): readonly string[] {
  const shown = all.slice(0, most).map((line) => cut(line, LINE_CHARS));
  return [
    `**${isReview ? 'Final review' : `Final check ${code(name)}`}:** ${text(reason, 600)}`,
    ...(shown.length === 0 ? [] : [forFence(shown.join('\n'), 'text')]),
    ...(logPath === undefined ? [] : [`Whole output on the runner: ${code(logPath)}`]),
  ];
}
