import { isLater } from './later.ts';
import { type SettingName, settingNamed } from './table.ts';

/** What a key of a section does: it is a setting, or it is documented and has no effect in this version. */
export type SectionKey = SettingName | 'no-effect';

/** The sections of the hybrid document, key by key (ralph-hybrid Configuration). */
export const CONFIG_SECTIONS: Readonly<Record<string, Readonly<Record<string, SectionKey>>>> = {
  defaults: { max_iterations: 'max_iterations', timeout_minutes: 'timeout_minutes', rate_limit_per_hour: 'rate_limit' },
  circuit_breaker: {
    no_progress_threshold: 'no_progress_threshold',
    same_error_threshold: 'same_error_threshold',
  },
  completion: {
    promise: 'completion_signals',
    consecutive_done_signals: 'consecutive_done_signals',
    consecutive_test_loops: 'consecutive_test_loops',
  },
  claude: { dangerously_skip_permissions: 'dangerously_skip_permissions', allowed_tools: 'allowed_tools' },
  branch: { prefix: 'branch_prefix', auto_create: 'no-effect' },
};

/** What keys of the hybrid document mean here, where it is something else than there (03-interface §2). */
export const OTHER_MEANING: Readonly<Record<string, string>> = {
  promise: 'is read as a regular expression and asks for the gates; it does not end the run',
  consecutive_done_signals: 'counts claims without a change as no progress; they do not end the run',
  consecutive_test_loops: 'counts iterations that change only tests as no progress; they do not end the run',
};

/** Keys of one entry of `gates:` (03-interface §2). */
export const GATE_KEYS = [
  'name',
  'run',
  'timeout',
  'before',
  'paths',
  'stage',
  'docker',
  'network',
  'kind',
  'report',
  'baseline',
] as const;
export type GateKey = (typeof GATE_KEYS)[number];

/** What other tools call a key of a gate. */
export const GATE_KEYS_ELSEWHERE: ReadonlyMap<string, GateKey> = new Map([
  ['command', 'run'],
  ['cmd', 'run'],
  ['script', 'run'],
]);

/** What each key of a gate says, for the schema and the documentation. */
export const GATE_WORDS: Readonly<Record<GateKey, string>> = {
  name: 'Name of the gate, unique.',
  run: 'Command, run by `bash --noprofile --norc -eo pipefail`: the first command that fails ends it.',
  timeout: 'Hard limit of this gate alone.',
  before:
    'Command that runs first, in the same view: it puts things back that live outside of the tree, such as a database.',
  paths: 'Globs, relative to the root of the repository: the gate runs only for a story that changed such a path.',
  stage:
    '`attempt` (the default) runs in every attempt; `final` runs once, after the last story, on the tree of all passed stories together.',
  docker: 'The gate may use docker. It is then reported as not isolated. Default: `false`.',
  network: '`off` takes the network away from the gate; not together with `docker: true`. Default: `on`.',
  kind: '`check` runs no tests (lint, types, build): nothing is counted, and that it is green is no evidence. Default: `test`.',
  report:
    'Globs of the reports that the gate writes (JUnit, TAP, JSON of jest, vitest, mocha or `go test -json`): without a fresh, whole one it does not pass. Default: `test_report`.',
  baseline:
    'As the setting `baseline`, for this gate alone: `attribute`, `require-green`, or `off`, which skips it before the first attempt. Default: the setting.',
};

/** What a top-level key of the config file is. */
export type TopLevelKey =
  | { readonly type: 'setting'; readonly name: SettingName }
  | { readonly type: 'section'; readonly keys: Readonly<Record<string, SectionKey>> }
  | { readonly type: 'gates' | 'quality_checks' | 'no-effect' | 'unknown' };

/** Looks a top-level key up: a setting, a section of the hybrid document, a list of gates, or something else. */
export function topLevelKey(key: string): TopLevelKey {
  const name = settingNamed(key);
  if (name !== undefined) return { type: 'setting', name };
  const keys = Object.hasOwn(CONFIG_SECTIONS, key) ? CONFIG_SECTIONS[key] : undefined;
  if (keys !== undefined) return { type: 'section', keys };
  if (key === 'gates' || key === 'quality_checks') return { type: key };
  return { type: isLater(key) ? 'no-effect' : 'unknown' };
}
