import { oneOf } from './parsed.ts';
import type { SettingRow, SettingType } from './row.ts';

/** How a kind of value is written, in words for the documentation. */
export function describeType(type: SettingType): string {
  switch (type.kind) {
    case 'boolean':
      return '`true` or `false`';
    case 'count':
      return `whole number, ${type.from ?? 1} to ${type.upTo}${type.ceiling ? ' (ceiling)' : ''}`;
    case 'factor':
      return 'number above 0';
    case 'money':
      return `US dollars, ${type.free ? 'from 0' : 'above 0'} to ${type.upTo}${type.ceiling ? ' (ceiling)' : ''}`;
    case 'duration':
      return 'duration';
    case 'choice':
      return oneOf(type.values.map((value) => `\`${value}\``));
    case 'sentence':
      return `exactly \`${type.sentence}\``;
    default:
      return DESCRIPTIONS[type.kind];
  }
}

/** The default in words; code marks around a value that can be copied. */
export function describeDefault(row: SettingRow): string {
  return row.default === undefined ? (row.defaultText ?? 'none') : `\`${row.default}\``;
}

type PlainKind = Exclude<
  SettingType['kind'],
  'boolean' | 'count' | 'factor' | 'money' | 'duration' | 'choice' | 'sentence'
>;

const DESCRIPTIONS: Readonly<Record<PlainKind, string>> = {
  age: 'days or hours, as `7d` or `36h`',
  path: 'path in the repository',
  folder: 'folder in the repository',
  places: 'list of absolute paths',
  place: 'absolute path',
  feature: 'name of a folder',
  ids: 'list of ids',
  names: 'list of variable names',
  globs: 'list of globs',
  words: 'shell words',
  model: 'name of a model',
  tools: 'list of tools',
  fallbacks: 'list of agents, a client also as `client=model`',
  prices: 'list of `model=input/output`',
  executable: 'absolute path',
  cassette: 'absolute path, or path in the repository',
  version: 'exact version',
  gates: 'a gate per line, or `none`',
  command: 'one command line',
  text: 'text',
  patterns: 'a regular expression a line, or `none`',
  'gate-timeouts': 'list of `gate=soft/hard`',
  branch: 'branch name',
  'branch-prefix': 'beginning of a branch name',
  'message-template': 'one line',
  'person-name': 'one line',
  email: 'e-mail address',
  token: 'token',
  halts: '`any`, `never`, or a list of halts',
  phrase: 'one word',
  label: 'name of a label',
  logins: 'list of logins',
  secrets: 'list of values',
};
