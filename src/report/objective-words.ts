import { code, text } from './markdown.ts';
import type { RunView } from './run-view.ts';

/** How far a run is: `3/7 stories passed`, or whether its objective is reached (02-loop §5). */
export function reachedWords({ counts, objective }: Pick<RunView, 'counts' | 'objective'>): string {
  if (objective === undefined) return `${counts.passed}/${counts.total} stories passed`;
  return counts.passed === counts.total ? 'Objective reached' : 'Objective not reached';
}

/** The objective in its person's words, and the command that tells whether it is reached. */
export function objectiveSection({ objective }: Pick<RunView, 'objective'>): readonly string[] {
  if (objective === undefined) return [];
  const by = objective.criteria === undefined ? 'the configured checks' : `${code(objective.criteria)} exits with 0`;
  return [`**Objective:** ${text(objective.text, 1000)} · **reached when** ${by}`];
}
