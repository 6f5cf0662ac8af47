import { collect } from './collect.ts';
import { merge } from './merge.ts';
import type { Mistake, RawSettings } from './raw.ts';
import type { SettingValues } from './table.ts';
import { TRIGGER_SETTINGS } from './table-git.ts';

/** What decides who may start what; known before anything of the repository is read. */
export interface Triggers {
  readonly phrase: string;
  /** Undefined = labels start nothing. */
  readonly label: string | undefined;
  readonly allowedBots: readonly string[];
  readonly criteria: SettingValues['comment_criteria'];
  readonly allowForks: boolean;
}

export type TriggersResult =
  | { readonly ok: true; readonly triggers: Triggers }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

const names: ReadonlySet<string> = new Set(Object.keys(TRIGGER_SETTINGS));

/** Reads these settings alone from the inputs: whatever else may be wrong, a comment that is not for us ends quietly. */
export function readTriggers(inputs: RawSettings): TriggersResult {
  const merged = merge(collect([inputs]));
  const mistakes = merged.mistakes.filter(({ setting }) => names.has(setting));
  if (mistakes.length > 0) return { ok: false, mistakes };
  const { values } = merged;
  const triggers = {
    phrase: values.trigger_phrase,
    label: values.label_trigger,
    allowedBots: values.allowed_bots,
    criteria: values.comment_criteria,
    allowForks: values.allow_fork_prs,
  };
  return { ok: true, triggers };
}

/** Trigger settings that stand in the file at the policy base, where nobody looks for them. */
export function misplacedTriggers(origin: Readonly<Record<string, string>>): readonly string[] {
  return [...names].filter((name) => origin[name] === 'config-file');
}
