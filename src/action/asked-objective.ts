import type { Asked } from '../core/asked.ts';
import type { Objective } from '../core/objective.ts';
import { forPromptRendered } from '../report/sanitise.ts';
import { readTriggers } from '../settings/merge.ts';
import type { RawSettings, Settings } from '../settings/settings.ts';
import { configError, type Refusal } from './refusal.ts';

/** The objective of a comment or of a labeled issue; of the latter only what people see, since anybody may have written it. */
export function askedObjective({ command, origin, waiting }: Asked): Objective | undefined {
  if (waiting?.objective !== undefined) {
    const { keyless: _, ...objective } = waiting.objective;
    return objective;
  }
  if (command.kind !== 'objective') return undefined;
  const { objective, criteria, max } = command;
  const text = origin.via === 'label' ? forPromptRendered(objective).trim().slice(0, MOST_CHARS) : objective;
  return {
    text: text === '' ? origin.issue.title : text,
    ...(criteria === undefined ? {} : { criteria }),
    ...(max === undefined ? {} : { max }),
  };
}

/** More of an issue helps no agent. */
const MOST_CHARS = 16_000;

export interface NamedCall {
  readonly asked: Asked | undefined;
  readonly objective: Objective | undefined;
  readonly inputs: RawSettings;
  readonly gates: Settings['gates'];
}

/**
 * With `comment_criteria: named` a comment names a configured gate, which runs anyhow; another text is refused, and with `off` every
 * one, also that of a comment of earlier whose run is to go on (catalogue U14).
 */
export function namedCriteria({ asked, objective, inputs, gates }: NamedCall): Objective | Refusal | undefined {
  if (asked === undefined || objective?.criteria === undefined) return objective;
  const triggers = readTriggers(inputs);
  const rule = triggers.ok ? triggers.triggers.criteria : 'write';
  if (rule === 'write') return objective;
  if (rule === 'off') return configError('comment_criteria: off, so a comment may not bring criteria.');
  const names = typeof gates === 'string' ? [] : gates.map(({ name }) => name);
  const { criteria, ...rest } = objective;
  if (names.includes(criteria)) return rest;
  const has = names.length === 0 ? 'no gate is configured' : `the configured gates are ${names.join(', ')}`;
  return configError(
    `comment_criteria: named, so --criteria names a configured gate, and "${criteria}" is none: ${has}.`,
  );
}
