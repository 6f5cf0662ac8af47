import { describe, it } from 'vitest';
import { type BadState, expectRefused, oneStoryWith } from '../support/scenario-refusal.ts';

const error = { exitCode: 3, halt: 'config_error' } as const;

function input(name: string, inputs: Readonly<Record<string, string | undefined>>, says: readonly string[]): BadState {
  return { name, change: { inputs }, ...error, says };
}

/** Every sentence about a value has its test in tests/settings; here is what only a whole run can refuse, and one mistake of each kind. */
const inputs: readonly BadState[] = [
  {
    ...input(
      'several mistakes at once',
      { max_iterations: '-1', test_command: 'cd app', prd: '/etc/prd.json', fail_on: 'ready' },
      [
        'max_iterations: "-1" is below 1.',
        'test_command: line 1, "cd app", does nothing but cd or export',
        'Write it in one line: "cd app && npm test".',
        'prd: "/etc/prd.json" is not relative to the repository.',
        'fail_on: the entry "ready" is not a halt that can fail the step.',
      ],
    ),
    messages: 4,
  },
  input('an unknown input', { max_atempts: '3' }, ['max_atempts', 'Did you mean max_attempts?']),
  {
    ...input('a token that is no token', { github_token: 'two words' }, [
      'github_token: the value (not shown) contains a character that no token has',
      'Pass it from a secret',
    ]),
    hides: ['two words'],
  },
  {
    ...input('a base branch that is wrong beside another mistake', { base_branch: 'a..b', max_iterations: '5m' }, [
      'base_branch: "a..b" is not a valid branch name',
      'max_iterations: "5m" is not a whole number.',
    ]),
    messages: 2,
  },
  input('a base branch that is not there, in the other spelling', { 'base-branch': 'develop' }, [
    'base_branch: the remote has no branch "develop". It has main.',
  ]),
  input('resume: always without a run', { resume: 'always' }, [
    'resume: always, but there is no unfinished run to resume. Use resume: auto',
  ]),
  input('a story that does not exist', { story: 'US-001, US-009' }, [
    'story: prd.json has no story "US-009". It has "US-001"; write ids as they stand there.',
  ]),
  input('a story in another spelling', { story: 'us-1' }, [
    'story: prd.json has no story "us-1". It has "US-001". Did you mean "US-001"?',
  ]),
  input('a story where a feature is named', { feature: 'us-001' }, [
    'prd.json has a story US-001: did you mean --story US-001 (the input story)?',
  ]),
  input('a feature without a folder', { feature: 'login' }, [
    'No prd.json was found. Looked at: .ralph/login/prd.json.',
  ]),
  input('an agent that is not installed', { agent_command: 'no-such-agent --headless' }, [
    'agent_command: Program "no-such-agent" was not found in PATH (',
    'install it in an earlier step.',
  ]),
];

function config(name: string, text: string, says: readonly string[], more: Partial<BadState> = {}): BadState {
  return { name, repository: oneStoryWith({ files: { '.ralph/config.yaml': text } }), ...error, says, ...more };
}

const head = 'agent: command\ntest_command: sh scripts/check.sh\n';

const configs: readonly BadState[] = [
  config(
    'a secret',
    `${head}github_token: ghp_0123456789\n`,
    ['github_token: is a secret and must not stand in a committed file. Remove it here, revoke it'],
    { hides: ['ghp_0123456789'] },
  ),
  config(
    'a value and a key that are wrong',
    `${head}max_attempts: 0\nzebra: 1\n`,
    ['.ralph/config.yaml:3: max_attempts: "0" is below 1.', '.ralph/config.yaml:4: unknown key "zebra".'],
    { messages: 2 },
  ),
];

describe('an input', () => {
  it.each(inputs)('$name is refused', expectRefused);
});

describe('.ralph/config.yaml with', () => {
  it.each(configs)('$name is refused', expectRefused);
});
