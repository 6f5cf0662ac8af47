import type { Check } from '../core/gates.ts';
import { CRITERIA_GATE, criteriaCheck, type Objective, objectiveBacklog } from '../core/objective.ts';
import type { Settings } from '../settings/settings.ts';
import type { FoundPrd } from './find-prd.ts';
import { configError, type Refusal } from './refusal.ts';

/** The objective of a run: the one that was asked for, else the one of the inputs; the settings' criteria stand in for missing ones. */
export function objectiveOf(
  asked: Objective | undefined,
  { objective, criteria }: Pick<Settings, 'objective' | 'criteria'>,
): Objective | undefined {
  const given = asked ?? (objective === undefined ? undefined : { text: objective });
  if (given === undefined || given.criteria !== undefined || criteria === undefined) return given;
  return { ...given, criteria };
}

/** The story of an objective where otherwise that of a file stands. */
export function objectivePrd(objective: Objective): FoundPrd {
  return { ok: true, ...objectiveBacklog(objective) };
}

/** An objective, and where its criteria come from. */
export interface GivenObjective {
  readonly objective: Objective | undefined;
  /** A comment brought the criteria: they run without any key (03-interface §1). */
  readonly byComment: boolean;
}

/**
 * The checks of an objective: those that are configured and its criteria (10-fine-print Names and formats). A check is looked for in
 * the manifests only where there are no criteria.
 */
export function withCriteria(
  { gates, baseline }: Pick<Settings, 'gates' | 'baseline'>,
  { objective, byComment }: GivenObjective,
): { readonly ok: true; readonly gates: Settings['gates'] | readonly Check[] } | Refusal {
  const command = objective?.criteria;
  if (command === undefined) return { ok: true, gates };
  const configured = typeof gates === 'string' ? [] : gates;
  if (configured.some(({ name }) => name === CRITERIA_GATE)) return configError(nameTaken);
  const check = criteriaCheck(command, baseline);
  return { ok: true, gates: [...configured, byComment ? { ...check, keyless: true } : check] };
}

/** What is to be said of the settings that an objective makes idle, or that need one. */
export function objectiveNotices(settings: Settings, objective: Objective | undefined): readonly string[] {
  const { criteria, maxIterations, gates } = settings;
  if (objective === undefined) {
    const isIdle = criteria !== undefined && settings.origin.criteria === 'input';
    return isIdle ? ['criteria has no effect without an objective: the stories have their checks.'] : [];
  }
  const { max } = objective;
  const isCut = max !== undefined && max > maxIterations;
  return [
    ...(isCut ? [`--max ${max} is more than max_iterations, so ${maxIterations} are allowed.`] : []),
    ...(gates === 'none' && objective.criteria === undefined
      ? ['Nothing tells whether the objective is reached.']
      : []),
  ];
}

const nameTaken = `A configured gate has the name "${CRITERIA_GATE}", which belongs to the gate that criteria adds. Give it another name.`;
