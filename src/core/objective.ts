import type { Check } from './gates.ts';
import { type Prd, readPrd } from './prd.ts';
import { hashedSlug } from './slug.ts';

/** One objective instead of a list of stories (02-loop §5, adr-007 `ralph_loop`). */
export interface Objective {
  /** What is to be reached, in a person's words; trimmed, never empty. */
  readonly text: string;
  /** Command that exits with 0 once it is reached; absent = the configured checks alone tell. */
  readonly criteria?: string;
  /** `--max`: attempts and iterations; never more than `max_iterations`; absent = as the settings say. */
  readonly max?: number;
}

/** The backlog that an objective stands for. */
export interface ObjectiveBacklog {
  /** Names branch, state folder and refs. Always with a hash, so that it is no feature folder's. */
  readonly feature: string;
  /** Exactly one open story; no file holds it. */
  readonly prd: Prd;
}

/** Name of the gate that `criteria` adds (10-fine-print Names and formats). */
export const CRITERIA_GATE = 'criteria';

/** Longest title that the first line of an objective gives. */
const MOST_TITLE = 100;

/** An objective as the one story of a backlog, so that everything that holds for stories holds for it. */
export function objectiveBacklog({ text }: Objective): ObjectiveBacklog {
  const feature = hashedSlug(text);
  const story = { id: `objective-${feature.slice(-6)}`, title: titleOf(text), description: text, passes: false };
  const bytes = new TextEncoder().encode(JSON.stringify({ description: text, userStories: [story] }));
  const read = readPrd({ bytes, file: 'objective' });
  if (!read.ok) throw new Error(`An objective makes no story: ${read.error.message}`);
  // That it lists no criteria is no mistake of a file.
  return { feature, prd: { ...read.prd, context: '', warnings: [], toldWarnings: [], notices: [] } };
}

/**
 * The gate of the criteria: every test of it has to be green, whatever failed before the story (10-fine-print, Red before), and that
 * it turned from red to green is evidence.
 */
export function criteriaCheck(command: string, baseline: 'attribute' | 'require-green' | 'off'): Check {
  const before = baseline === 'off' ? {} : { baseline: 'attribute' as const };
  return { name: CRITERIA_GATE, command, own: true, ...before };
}

/** What settings say of the caps that `--max` sets. */
export interface ObjectiveCaps {
  readonly maxAttempts: number;
  readonly maxIterations: number;
}

/**
 * Attempts and iterations of an objective (02-loop §2): `max` sets both, up to `max_iterations`. Without it a `max_iterations` that
 * was written out is meant for the attempts too, unless `max_attempts` was.
 */
export function objectiveCaps(
  { max }: Pick<Objective, 'max'>,
  caps: ObjectiveCaps,
  isGiven: { readonly attempts: boolean; readonly iterations: boolean },
): ObjectiveCaps {
  const { maxAttempts, maxIterations } = caps;
  if (max !== undefined) {
    const both = Math.min(max, maxIterations);
    return { maxAttempts: both, maxIterations: both };
  }
  if (isGiven.iterations && !isGiven.attempts) return { maxAttempts: maxIterations, maxIterations };
  return { maxAttempts, maxIterations };
}

function titleOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/);
  const characters = [...line.trim()];
  return characters.length <= MOST_TITLE ? line.trim() : `${characters.slice(0, MOST_TITLE - 1).join('')}…`;
}
