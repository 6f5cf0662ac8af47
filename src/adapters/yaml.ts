import { parse } from 'yaml';

/** Few aliases are enough for a file of settings, and no warning is for the log. */
export function readYaml(text: string): unknown {
  return parse(text, { maxAliasCount: 20, logLevel: 'error' });
}
