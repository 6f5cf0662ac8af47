import { describe, expect, it } from 'vitest';
import {
  type BranchPush,
  type BranchRule,
  branchExclusion,
  choosyRules,
  refusingRules,
} from '../../src/core/branch-rules.ts';

const message = 'feat: [US-001] - Add a page\n\nPassed on attempt 1 of 5.\n\nRalph-Story: US-001\n';
const usual: BranchPush = {
  ...{ branch: 'ralph/demo', exists: true, replaces: false, merges: false },
  ...{ email: 'ralph-action@users.noreply.github.com', message },
};

function why(rules: readonly (BranchRule | string)[], more: Partial<BranchPush> = {}): readonly string[] {
  const given = rules.map((rule) => (typeof rule === 'string' ? { type: rule } : rule));
  return refusingRules(given, { ...usual, ...more }).map((rule) => rule.why);
}

const pattern = (type: string, operator: string, text: string, negate = false): BranchRule => ({
  ...{ type, ruleset: 7 },
  pattern: { operator, pattern: text, negate },
});

describe('a rule of GitHub refuses the pushes of a run', () => {
  it.each([
    ['update', 'nobody may push to it'],
    ['pull_request', 'changes must come through a pull request'],
    ['required_status_checks', 'checks must have passed before a push'],
    ['required_deployments', 'deployments must have succeeded before a push'],
    ['required_signatures', 'commits must be signed, and those of a run are not'],
    ['merge_queue', 'changes must come through a merge queue'],
    ['workflows', 'workflows must have passed before a push'],
    ['code_scanning', 'code scanning must have results before a push'],
  ])('always: %s [X25]', (type, says) => {
    expect(why([type])).toEqual([says]);
    expect(why([type, type])).toEqual([says]);
  });

  it.each([
    ['creation', { exists: false }, 'nobody may create it'],
    ['required_linear_history', { merges: true }, 'merge commits are not allowed'],
    ['non_fast_forward', { replaces: true }, 'force pushes are blocked'],
  ] as const)('%s only where the push does that [X25]', (type, more, says) => {
    expect(why([type])).toEqual([]);
    expect(why([type], more)).toEqual([expect.stringContaining(says)]);
  });

  it.each([
    [
      pattern('commit_message_pattern', 'starts_with', 'JIRA-'),
      'must start with "JIRA-" (set commit_message_template)',
    ],
    [pattern('commit_message_pattern', 'regex', '^(fix|docs): '), 'must match "^(fix|docs): "'],
    [pattern('commit_message_pattern', 'regex', '(?i)^FEAT', true), 'must not match "(?i)^FEAT"'],
    [pattern('commit_message_pattern', 'contains', 'Signed-off-by:'), 'must contain "Signed-off-by:"'],
    [
      pattern('commit_author_email_pattern', 'ends_with', '@acme.com'),
      'must end with "@acme.com" (set commit_author_em',
    ],
    [
      pattern('committer_email_pattern', 'ends_with', '@acme.com'),
      'the committer ralph-action@users.noreply.github.com',
    ],
  ])('whose pattern does not fit: %j [X25]', (rule, says) => {
    expect(why([rule])).toEqual([expect.stringContaining(says)]);
  });

  it('by the name of a branch that does not exist yet [X25]', () => {
    const rule = pattern('branch_name_pattern', 'regex', '^feature/');
    expect(why([rule], { exists: false })).toEqual(['the branch name ralph/demo must match "^feature/"']);
    expect(why([rule])).toEqual([]);
  });

  it.each([
    pattern('commit_message_pattern', 'regex', '^(feat|fix): '),
    pattern('commit_message_pattern', 'regex', '[A-Z]+-\\d+'),
    pattern('commit_message_pattern', 'starts_with', 'wip', true),
    // It depends on whether GitHub reads lines, which nobody says.
    pattern('commit_message_pattern', 'regex', '^feat: .+$'),
    pattern('commit_message_pattern', 'regex', 'page$', true),
    // Not readable here.
    pattern('commit_message_pattern', 'regex', '(?P<kind>fix): '),
    pattern('commit_message_pattern', 'regex', '^\\pLu'),
    pattern('commit_message_pattern', 'sounds_like', 'fix'),
    pattern('commit_author_email_pattern', 'contains', 'noreply.github.com'),
    { type: 'commit_message_pattern' },
    ...['deletion', 'non_fast_forward', 'required_linear_history', 'creation', 'copilot_code_review'].map((type) => ({
      type,
    })),
    ...['constructor', 'toString', 'a_rule_of_next_year'].map((type) => ({ type })),
  ])('not: %j [X25]', (rule) => {
    expect(why([rule])).toEqual([]);
  });

  it('tells which rules look at each push', () => {
    const rules = [
      { type: 'max_file_size' },
      pattern('commit_message_pattern', 'starts_with', 'JIRA-'),
      { type: 'update' },
    ];
    expect(choosyRules(rules, usual)).toEqual(['max_file_size']);
    const { message: _, ...early } = usual;
    expect(choosyRules(rules, early)).toEqual(['max_file_size', 'commit_message_pattern']);
  });

  it('names what a ruleset has to leave out', () => {
    expect(branchExclusion('ralph/demo')).toBe('ralph/**');
    expect(branchExclusion('my-branch')).toBe('my-branch');
  });
});
