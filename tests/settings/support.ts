import { readConfigFile } from '../../src/settings/config-file.ts';
import { readSettings } from '../../src/settings/read.ts';
import type { Mistake, RawSettings, Settings } from '../../src/settings/settings.ts';

/** The least that is needed for settings without a mistake. */
export const LEAST: Readonly<Record<string, string>> = { agent: 'command', agent_command: 'my-agent' };

export const FILE = '.ralph/config.yaml';

export function inputs(values: Readonly<Record<string, string>>): RawSettings {
  return { source: 'input', values };
}

/** Settings of inputs that are expected to be right. */
export function settingsOf(values: Readonly<Record<string, string>>): Settings {
  const result = readSettings([inputs({ ...LEAST, ...values })]);
  if (!result.ok) throw new Error(messages(result.mistakes).join('\n'));
  return result.settings;
}

/** Messages about inputs; empty when there is no mistake. */
export function mistakesOf(values: Readonly<Record<string, string>>): readonly string[] {
  const result = readSettings([inputs({ ...LEAST, ...values })]);
  return result.ok ? [] : messages(result.mistakes);
}

/** What a config file and inputs come to, as the action puts them together. */
export function readBoth(
  config: string,
  values: Readonly<Record<string, string>> = LEAST,
): ReturnType<typeof readSettings> {
  return readSettings([readConfigFile(config, FILE).raw, inputs(values)]);
}

/** Messages about a config file alone. */
export function configMistakes(config: string): readonly string[] {
  const result = readConfigFile(config, FILE);
  return result.ok ? [] : messages(result.mistakes);
}

export function messages(mistakes: readonly Mistake[]): readonly string[] {
  return mistakes.map(({ message }) => message);
}
