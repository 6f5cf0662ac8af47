/**
 * Inputs that 03-interface §1 and 02-loop §2 describe and this version does not have. They are not declared in action.yml,
 * because they do nothing; given all the same, they are refused by name instead of getting a spelling suggestion.
 */
export const LATER_SETTINGS: readonly string[] = [
  'inner_command',
  'preset',
  'accept_claims',
  'loop_delay',
  'max_parallel',
  'branch_name_template',
  'history',
  'use_commit_signing',
  'create_checks',
  'trust_prd_commands',
];

/** Whether a typed name is one of them; both separators count. */
export function isLater(typed: string): boolean {
  return LATER_SETTINGS.includes(typed.replaceAll('-', '_'));
}
