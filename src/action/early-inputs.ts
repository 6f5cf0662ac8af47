import { readSettings, type SettingsResult } from '../settings/read.ts';
import type { RawSettings } from '../settings/settings.ts';
import { type SettingName, settingNamed } from '../settings/table.ts';
import { configError, type Refusal } from './refusal.ts';

/** Inputs without which the policy base, and with it the configuration file, cannot be read. */
const early: readonly SettingName[] = ['github_token', 'base_branch', 'hand_over'];

/** Value of an input in either spelling; undefined when it is not given or empty, as `${{ inputs.x }}` often is. */
export function inputValue(inputs: RawSettings, name: SettingName): string | undefined {
  return Object.entries(inputs.values).find(([key, text]) => text !== '' && settingNamed(key) === name)?.[1];
}

const known = new WeakMap<RawSettings, SettingsResult>();

/** Settings without a configuration file: most repositories have none, and what is looked at early is the same then. */
export function readInputs(inputs: RawSettings): SettingsResult {
  const read = known.get(inputs) ?? readSettings([inputs]);
  known.set(inputs, read);
  return read;
}

/**
 * Refuses when an input that is needed before the configuration can be read is wrong, and names every other wrong input with
 * it. All other mistakes wait for the configuration file, since some of them depend on it.
 */
export function refuseEarly(inputs: RawSettings): Refusal | undefined {
  const read = readInputs(inputs);
  const mistakes = read.ok ? [] : read.mistakes;
  if (!mistakes.some(({ setting }) => early.some((name) => name === setting))) return undefined;
  const given = new Set(Object.keys(inputs.values).map((key) => settingNamed(key) ?? key));
  return configError(...mistakes.filter(({ setting }) => given.has(setting)).map(({ message }) => message));
}
