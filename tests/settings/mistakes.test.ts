import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/settings/read.ts';
import { inputs, LEAST, messages, mistakesOf } from './support.ts';

const count = (upTo: number): string => `Write a whole number from 1 to ${upTo}, for example 20.`;
const lift = 'or lift the ceilings with accept_unbounded: "I accept unbounded spend", word for word.';
const money = (least: string): string => `Write US dollars as a plain number ${least} to 100, for example 2.50.`;
const fallbacks =
  'Write agents in the order in which they take over (claude, codex, gemini, opencode, copilot, qwen, command), a client with a model of its own as gemini=gemini-2.5-pro.';
const duration = 'Write a duration such as 90s, 5m or 1h30m (a bare number is minutes), up to 24h.';
const limits = 'Write soft and hard limit per gate, for example implement=12m/20m, test=5m/10m.';
const shell = "No shell reads this. Quote what is meant literally, or write bash -c '...' when a shell is wanted.";
const prices =
  'Write what a million tokens costs in US dollars as model=input/output, with cached input and input into the cache behind it where they cost something else, for example my-model=3/15/0.3/3.75.';
const path = 'Write the path of a file inside the repository, relative to its root, for example docs/prd.json.';
const globs = 'Write globs relative to the root of the repository, for example src/**/*.test.ts.';
const names = 'Write names of variables, without values, for example NPM_CONFIG_CACHE.';
const feature = 'Write the name of one folder below .ralph/, for example 42-login.';
const folder = 'Write the path of a folder inside the repository, relative to its root, for example packages/api.';
const files = 'Write absolute paths of files, or paths below ~/, for example ~/.config/tool/auth.json.';
const mounts = 'Write absolute paths, for example /opt/fixtures.';
const halts =
  'Write any, never, or some of: some_failed, budget_exceeded, environment_broken, circuit_open, thrashing, escalate, block_finding, usage_limit, config_error, locked, internal_error, interrupted, user_cancel.';
const model = 'Write the name as the agent takes it, for example sonnet.';
const tools = 'Write names such as Edit or Bash(npm test), separated by commas.';
const executable = 'Write the whole path, for example /opt/claude/bin/claude.';
const variable = 'Write "env NAME=value program", or set env: on the step and name the variable in agent_env.';
const shellOnly = (what: string): string => `contains "${what}", which only a shell would act on. ${shell}`;

/** Setting, value, and the sentence behind `<setting>: "<value>" `; a sentence that begins with ":" replaces the quoted value. */
const BAD: readonly (readonly [string, string, string])[] = [
  ['max_iterations', '5m', `is not a whole number. ${count(50)}`],
  ['max_iterations', ' 5 ', `begins or ends with white space. ${count(50)}`],
  ['max_iterations', '-1', `is below 1. ${count(50)}`],
  ['final_review', '-0', 'has a sign. Write a whole number from 0 to 9, for example 9.'],
  ['max_iterations', '0', `is below 1. ${count(50)}`],
  ['max_iterations', 'NaN', `is not a whole number. ${count(50)}`],
  ['max_iterations', '1e9', `is not a whole number. ${count(50)}`],
  ['max_iterations', '10abc', `is not a whole number. ${count(50)}`],
  ['max_iterations', '5.0', `is not a whole number. ${count(50)}`],
  ['max_iterations', '+5', `is not a whole number. ${count(50)}`],
  ['max_iterations', '0x10', `is not a whole number. ${count(50)}`],
  ['max_iterations', '٥', `is not a whole number. ${count(50)}`],
  ['max_iterations', '05', `starts with a zero. ${count(50)}`],
  ['max_iterations', '9007199254740992', `is too large. ${count(50)}`],
  ['max_iterations', '51', `is over the ceiling of 50. Write a whole number from 1 to 50, ${lift}`],
  ['max_attempts', '51', `is over the ceiling of 50. Write a whole number from 1 to 50, ${lift}`],
  ['max_commits', '201', `is over the ceiling of 200. Write a whole number from 1 to 200, ${lift}`],
  ['max_cost_usd', '0', `is not above 0. ${money('above 0')}`],
  ['max_cost_usd', '-1', `is not a plain amount of US dollars. ${money('above 0')}`],
  ['max_cost_usd', '$5', `is not a plain amount of US dollars. ${money('above 0')}`],
  ['max_cost_usd', ' 5 ', `begins or ends with white space. ${money('above 0')}`],
  ['max_cost_usd', '1e2', `is not a plain amount of US dollars. ${money('above 0')}`],
  ['max_cost_usd', 'NaN', `is not a plain amount of US dollars. ${money('above 0')}`],
  ['max_cost_usd', '1.23456', `is not a plain amount of US dollars. ${money('above 0')}`],
  ['max_cost_usd', '1000001', `is too large. ${money('above 0')}`],
  ['max_cost_usd', '100.01', `is over the ceiling of 100. Write at most 100 US dollars, ${lift}`],
  ['cost_per_call', '101', `is too large. ${money('from 0')}`],
  ['cost_per_call', '1,50', `is not a plain amount of US dollars. ${money('from 0')}`],
  ['rate_limit', '0', `is below 1. ${count(10_000)}`],
  ['rate_limit', '100/h', `is not a whole number. ${count(10_000)}`],
  ['agent_fallbacks', 'coedx', `: the entry "coedx" is no agent that can take over. ${fallbacks}`],
  ['agent_fallbacks', 'codex, gemini, codex', `: the entry "codex" stands there twice. ${fallbacks}`],
  ['agent_fallbacks', 'codex=', `: the entry "codex=" has no model that it could use. ${fallbacks}`],
  ['agent_fallbacks', 'command=x', `: the entry "command=x" has no model that it could use. ${fallbacks}`],
  ['agent_fallbacks', ',', `names no agent. ${fallbacks}`],
  [
    'agent_fallbacks',
    'codex, command',
    'names command, which is the agent itself. Write another agent, or the same client with another model, for example claude=claude-haiku-4-5.',
  ],
  ['max_changed_files', '1000001', `is too large. ${count(1_000_000)}`],
  ['max_added_mb', '1.5', `is not a whole number. ${count(100_000)}`],
  ['max_file_mb', '10MB', `is not a whole number. ${count(100_000)}`],
  ['dry_run', 'true ', 'begins or ends with white space. Write true or false.'],
  ['dry_run', 'True', 'is not a boolean. Write true or false.'],
  ['sign_off', 'yes', 'is not a boolean. Write true or false.'],
  ['keep_logs', '1', 'is not a boolean. Write true or false.'],
  [
    'agent',
    'Command',
    'is not a known value. Write claude, codex, gemini, opencode, copilot, qwen, command, rehearsal or replay.',
  ],
  [
    'agent',
    'none',
    'is not a known value. Write claude, codex, gemini, opencode, copilot, qwen, command, rehearsal or replay.',
  ],
  [
    'replay_file',
    '/tmp/../etc/night.jsonl',
    'is not the absolute path of a file. Write the whole path, for example /tmp/night/cassette.jsonl.',
  ],
  ['replay_file', '../night.jsonl', `leads out of the repository with "..". ${path}`],
  [
    'review_agent',
    'off',
    'is not a known value. Write none, claude, codex, gemini, opencode, copilot, qwen, command, rehearsal or replay.',
  ],
  ['review_command', 'judge | tee log', shellOnly('|')],
  ['review_command', 'A=1 judge', `begins with "A=1", which only a shell would read as a variable. ${variable}`],
  ['review_command', 'judge\n--all', 'has more than one line. Write one command on one line.'],
  ['model', '--dangerously-skip-permissions', `is not the name of a model. ${model}`],
  ['model', 'two words', `is not the name of a model. ${model}`],
  ['model', 'a;b', `is not the name of a model. ${model}`],
  ['model', 'a'.repeat(129), `is not the name of a model. ${model}`],
  ['model', ' sonnet', `begins or ends with white space. ${model}`],
  ['review_model', '$MODEL', `is not the name of a model. ${model}`],
  ['prices', 'gpt-5', `: the entry "gpt-5" does not begin with the name of a model and "=". ${prices}`],
  ['prices', 'gpt-5=1', `: the entry "gpt-5=1" has no two to four prices. ${prices}`],
  ['prices', 'x=1/-2', `: the entry "x=1/-2" has no two to four prices. ${prices}`],
  ['prices', 'x=1/2, X=3/4', `: the entry "x" stands there twice. ${prices}`],
  ['max_turns', '0', `is below 1. ${count(10_000)}`],
  ['max_turns', '10001', `is too large. ${count(10_000)}`],
  ['allowed_tools', '--debug', `contains "--debug", which is no tool. ${tools}`],
  ['allowed_tools', 'Edit, Bash(npm test', `contains "Bash(npm test", which is no tool. ${tools}`],
  ['allowed_tools', 'Edit\nrm -rf', `contains "rm -rf", which is no tool. ${tools}`],
  ['allowed_tools', ' , ', `names no tool. ${tools}`],
  ['dangerously_skip_permissions', 'yes', 'is not a boolean. Write true or false.'],
  ['path_to_agent_executable', 'claude', `is not the absolute path of a program. ${executable}`],
  ['path_to_agent_executable', './claude', `is not the absolute path of a program. ${executable}`],
  ['path_to_agent_executable', '/opt/../work/claude', `is not the absolute path of a program. ${executable}`],
  ['path_to_agent_executable', '/opt/bin/', `is not the absolute path of a program. ${executable}`],
  ['path_to_agent_executable', '/opt/claude ', 'begins or ends with white space. Write the value alone, on one line.'],
  ['spec_passes', '10', 'is too large. Write a whole number from 1 to 9, for example 9.'],
  ['final_review', '10', 'is too large. Write a whole number from 0 to 9, for example 9.'],
  ['final_review', '00', 'starts with a zero. Write a whole number from 0 to 9, for example 9.'],
  ['on_block', 'stop', 'is not a known value. Write continue or halt.'],
  ['create_pr', 'true', 'is not a known value. Write draft, ready or none.'],
  ['use_sticky_comment', 'no', 'is not a boolean. Write true or false.'],
  ['test_report', '../junit.xml', `: the entry "../junit.xml" leads out of the repository with "..". ${globs}`],
  ['baseline', 'on', 'is not a known value. Write attribute, require-green or off.'],
  ['attempt_start', 'fresh', 'is not a known value. Write keep, clean-on-shift or clean.'],
  ['resume', 'true', 'is not a known value. Write auto, always or never.'],
  ['agent_command', 'agent | tee log', shellOnly('|')],
  ['agent_command', 'agent && true', shellOnly('&')],
  ['agent_command', 'agent > log', shellOnly('>')],
  ['agent_command', 'agent $HOME', shellOnly('$')],
  ['agent_command', 'agent "$(date)"', shellOnly('$')],
  ['agent_command', 'agent `date`', shellOnly('`')],
  ['agent_command', 'agent "one', `opens a " that is never closed. ${shell}`],
  ['agent_command', "agent 'one", `opens a ' that is never closed. ${shell}`],
  ['agent_command', 'agent \\', `ends with a backslash. ${shell}`],
  ['agent_command', ' \t', 'has no words. Write words separated by spaces.'],
  ['agent_command', "'' x", 'names no program. Begin with the name or path of a program.'],
  ['agent_command', 'KEY=1 agent', `begins with "KEY=1", which only a shell would read as a variable. ${variable}`],
  ['agent_args', '--a;', shellOnly(';')],
  ['prd', '/etc/prd.json', `is not relative to the repository. ${path}`],
  ['prd', 'C:/prd.json', `is not relative to the repository. ${path}`],
  ['prd', '~/prd.json', `is not relative to the repository. ${path}`],
  ['prd', 'a/../../prd.json', `leads out of the repository with "..". ${path}`],
  ['prd', 'docs/', `names a folder, not a file. ${path}`],
  ['prd', '.', `names a folder, not a file. ${path}`],
  ['prompt', '.GIT/config', `leads into .git. ${path}`],
  ['prompt', ' a.md', 'begins or ends with white space. Write the value alone, on one line.'],
  ['working_directory', '../..', `leads out of the repository with "..". ${folder}`],
  ['working_directory', '/srv', `is not relative to the repository. ${folder}`],
  ['working_directory', '~', `is not relative to the repository. ${folder}`],
  ['working_directory', '.git/hooks', `leads into .git. ${folder}`],
  ['working_directory', 'a ', 'begins or ends with white space. Write the value alone, on one line.'],
  ['agent_files', '~/a, auth.json', `: the entry "auth.json" is not an absolute path. ${files}`],
  ['agent_files', '~/../root/x', `: the entry "~/../root/x" has a part "..". ${files}`],
  ['agent_files', '~/.tool/', `: the entry "~/.tool/" names a folder, not a file. ${files}`],
  ['agent_files', '/proc/1/environ', `: the entry "/proc/1/environ" would open the machine itself. ${files}`],
  ['agent_files', ',', `names no path. ${files}`],
  ['gate_mounts', '~/data', `: the entry "~/data" begins with "~", but whose HOME that is cannot be told. ${mounts}`],
  ['gate_mounts', 'data', `: the entry "data" is not an absolute path. ${mounts}`],
  ['gate_mounts', '/', `: the entry "/" would open the machine itself. ${mounts}`],
  ['gate_mounts', '/./dev//', `: the entry "/./dev//" would open the machine itself. ${mounts}`],
  ['gate_mounts', '/opt/../proc', `: the entry "/opt/../proc" has a part "..". ${mounts}`],
  ['gate_parallel', '17', 'is too large. Write a whole number from 1 to 16, for example 16.'],
  ['gate_parallel', '0', 'is below 1. Write a whole number from 1 to 16, for example 16.'],
  ['isolation', 'docker', 'is not a known value. Write auto, namespace, user or process.'],
  ['show_full_output', 'yes', 'is not a boolean. Write true or false.'],
  ['setup_command', 'npm ci\nnpm run build', 'has more than one line. Join the commands with "&&".'],
  [
    'setup_command',
    'cd app',
    'does nothing but cd or export, and every line runs in a shell of its own. Write it in one line: "cd app && npm test".',
  ],
  ['setup_command', ' ', 'has no command. Write one, for example npm ci.'],
  ['setup_key', '../x.lock', `: the entry "../x.lock" leads out of the repository with "..". ${globs}`],
  ['setup_scripts', 'on', 'is not a known value. Write off or allow.'],
  [
    'setup_env',
    'GITHUB_TOKEN',
    `: the entry "GITHUB_TOKEN" belongs to the runner or to this action and is never passed on. ${names}`,
  ],
  ['feature', 'all', `is not supported in this version. ${feature}`],
  ['feature', 'archive', `is where finished features are kept. ${feature}`],
  ['feature', 'a/b', `is not the name of a feature. ${feature} Letters, digits, ".", "_" and "-" may stand in it.`],
  ['feature', '..', `is not the name of a feature. ${feature} Letters, digits, ".", "_" and "-" may stand in it.`],
  ['story', ' , ', 'names no story. Write story ids, for example US-001, US-002.'],
  ['agent_env', 'A=1', `: the entry "A=1" is not the name of a variable. ${names}`],
  ['agent_env', ',', 'names no variable. Write names of variables, for example NPM_CONFIG_CACHE.'],
  [
    'agent_env',
    'GITHUB_TOKEN',
    `: the entry "GITHUB_TOKEN" belongs to the runner or to this action and is never passed on. ${names}`,
  ],
  [
    'gate_env',
    'OK, INPUT_X',
    `: the entry "INPUT_X" belongs to the runner or to this action and is never passed on. ${names}`,
  ],
  [
    'protected_paths',
    'src/{a',
    `: the entry "src/{a" is not a valid glob. ${globs} Close every bracket or write "\\" before it.`,
  ],
  ['test_paths', '../x/**', `: the entry "../x/**" leads out of the repository with "..". ${globs}`],
  ['test_paths', '!a', 'has no glob that selects anything. Write at least one without "!", for example tests/**.'],
  ['test_paths', 'a, !', `: the entry "!" has no pattern behind the "!". ${globs}`],
  ['hard_timeout', '0', `is no time at all. ${duration}`],
  ['retry_failed_after', '7', 'is no age. Write days or hours, such as 7d or 36h.'],
  ['retry_failed_after', '0d', 'is no age. Write days or hours, such as 7d or 36h.'],
  ['retry_failed_after', '90m', 'is no age. Write days or hours, such as 7d or 36h.'],
  ['hard_timeout', '5 m', `is not a duration. ${duration}`],
  ['hard_timeout', '-5m', `is not a duration. ${duration}`],
  ['hard_timeout', '1.5h', `is not a duration. ${duration}`],
  ['hard_timeout', '5M', `is not a duration. ${duration}`],
  ['hard_timeout', '1d', `is not a duration. ${duration}`],
  ['hard_timeout', '597h', `is longer than the 596h that a timer can hold. ${duration}`],
  ['hard_timeout', '1441', `is over the ceiling of 24h. Write a shorter duration, ${lift}`],
  ['idle_timeout', '24h1s', `is over the ceiling of 24h. Write a shorter duration, ${lift}`],
  [
    'soft_timeout',
    '60m',
    'is not below hard_timeout, which is 1h. Write a shorter soft_timeout or a longer hard_timeout.',
  ],
  ['reserve', '6h', 'is not below job_timeout, which is 6h. Write a shorter reserve.'],
  ['job_timeout', '10m', 'is not longer than reserve, which is 10m. Write a shorter reserve too.'],
  [
    'run_timeout',
    '7h',
    'is longer than job_timeout minus reserve, which is 5h50m. Write a shorter one, or raise job_timeout to what the job is really given.',
  ],
  [
    'timeout_minutes',
    '25h',
    `: the hard limit 25h of implement is over the ceiling of 24h. Write a shorter duration, ${lift}`,
  ],
  ['gate_timeouts', 'test=5m', `: the entry "test=5m" is not of the form gate=soft/hard. ${limits}`],
  [
    'gate_timeouts',
    'lint=1m/2m',
    `: the entry "lint=1m/2m" names no gate that has a limit (implement, setup, test, spec or quality). ${limits}`,
  ],
  [
    'gate_timeouts',
    'test=5m/5m',
    `: the entry "test=5m/5m" has a soft limit that is not below the hard one. ${limits}`,
  ],
  [
    'gate_timeouts',
    'test=5m/1d',
    `: the entry "test=5m/1d" has a limit that is not a duration above 0 and up to 24h. ${limits}`,
  ],
  ['gate_timeouts', 'test=1m/2m, test=1m/3m', `: the gate "test" is named twice. ${limits}`],
  [
    'gate_timeouts',
    'test=1m/25h',
    `: the hard limit 25h of test is over the ceiling of 24h. Write a shorter duration, ${lift}`,
  ],
  ['timeout_multiplier', '0', 'is not above 0. Write a number above 0, for example 1.5.'],
  ['timeout_multiplier', '-1', 'is not a plain number. Write a number above 0, for example 1.5.'],
  ['timeout_multiplier', '1e3', 'is not a plain number. Write a number above 0, for example 1.5.'],
  [
    'timeout_multiplier',
    `1${'0'.repeat(20)}`,
    'times hard_timeout (1h) is longer than the 596h that a timer can hold. Write a smaller factor.',
  ],
  ['timeout_multiplier', '25', `times hard_timeout (1h) is over the ceiling of 24h. Write a smaller factor, ${lift}`],
  ['timeout_multiplier', '0.000000001', 'times hard_timeout (1h) is less than a millisecond. Write a larger factor.'],
  [
    'accept_unbounded',
    'i accept unbounded spend',
    'is not the sentence that is asked for. Write exactly "I accept unbounded spend", or leave it out.',
  ],
  [
    'base_branch',
    'refs/heads/main',
    'is a full ref. Write the name of a branch, for example main. Leave out refs/heads/.',
  ],
  [
    'base_branch',
    'a b',
    'is not a valid branch name: it contains a space or one of ~ ^ : ? * [ \\. Write the name of a branch, for example main.',
  ],
  [
    'base_branch',
    'a..b',
    'is not a valid branch name: it contains ".." or "@{". Write the name of a branch, for example main.',
  ],
  [
    'base_branch',
    'x.lock',
    'is not a valid branch name: it ends with "." or ".lock". Write the name of a branch, for example main.',
  ],
  [
    'base_branch',
    'HEAD',
    'is not a valid branch name: the name is reserved. Write the name of a branch, for example main.',
  ],
  [
    'branch_prefix',
    '-x',
    'cannot begin a branch name: it begins with "-". Write the beginning of a branch name, for example ralph/.',
  ],
  [
    'branch_prefix',
    '/',
    'cannot begin a branch name: it has an empty part between "/". Write the beginning of a branch name, for example ralph/.',
  ],
  [
    'branch_prefix',
    'a/.',
    'cannot begin a branch name: a part begins with ".". Write the beginning of a branch name, for example ralph/.',
  ],
  [
    'commit_message_template',
    'feat: {name}',
    'has the unknown placeholder {name}. Use {id} and {title}, for example "feat: [{id}] - {title}".',
  ],
  ['commit_author_name', 'A <a>', 'contains "<" or ">". Write a plain name, for example "Release Bot".'],
  ['commit_author_name', '...', 'has no letter and no digit. Write a plain name, for example "Release Bot".'],
  ['commit_author_email', 'bot', 'is not an e-mail address. Write an address such as bot@example.com.'],
  ['fail_on', 'any, locked', `mixes any with other words. ${halts}`],
  ['fail_on', 'ready', `: the entry "ready" is not a halt that can fail the step. ${halts}`],
  ['fail_on', ',', `names no halt. ${halts}`],
  [
    'test_command',
    '# nothing',
    'has no command. Write one gate per line, for example "unit: npm test". Write none when nothing is to be tested.',
  ],
  [
    'test_command',
    'unit:',
    ': line 1, "unit:", has no command. Write one gate per line, for example "unit: npm test".',
  ],
];

describe('a value that is refused', () => {
  it.each(BAD)('[B10][B11] %s: %j', (setting, value, sentence) => {
    const shown = value.length > 80 ? `${value.slice(0, 77)}...` : value;
    const subject = sentence.startsWith(': ') ? sentence.slice(2) : `"${shown}" ${sentence}`;
    const message = `${setting}: ${subject.replaceAll('\t', '\\t').replaceAll('\n', '\\n')}`;
    expect(mistakesOf({ [setting]: value })).toEqual([message]);
  });
});

describe('test_command', () => {
  const own = 'does nothing but cd or export, and every line runs in a shell of its own.';
  it.each([
    ['cd app\nnpm test', [`line 1, "cd app", ${own} Write it in one line: "cd app && npm test".`]],
    ['unit: cd app\nmake check', [`line 1, "unit: cd app", ${own} Write it in one line: "cd app && make check".`]],
    ['export CI=1', [`line 1, "export CI=1", ${own} Write it in one line: "export CI=1 && npm test".`]],
    ['cd a && cd b;', [`line 1, "cd a && cd b;", ${own} Write it in one line: "cd a && cd b; && npm test".`]],
    ['none\nnpm test', ['line 1, "none", cannot stand beside other gates. Write none alone.']],
    [
      'npm test \\\n--all',
      ['line 1, "npm test \\", ends with a backslash, but a gate is one line. Write the whole command on one line.'],
    ],
    ['unit: a\nlint: b\nunit: c', ['the name "unit" is given to 2 gates. Give each gate a name of its own.']],
    ['npm test\ntest: b', ['the name "test" is given to 2 gates. Give each gate a name of its own.']],
    ['a\0b', ['"a\\u0000b" contains a NUL character. Remove it.']],
  ] as const)('%j', (value, sentences) => {
    expect(mistakesOf({ test_command: value })).toEqual(sentences.map((sentence) => `test_command: ${sentence}`));
  });

  it('reports every bad line, up to ten', () => {
    expect(mistakesOf({ test_command: 'cd a\ncd b\nnpm test' })).toHaveLength(2);
    expect(mistakesOf({ test_command: 'cd a\n'.repeat(40) })).toHaveLength(10);
  });
});

describe('every value', () => {
  it.each(['prd', 'agent_command', 'review_command', 'model', 'allowed_tools', 'test_command', 'redact'])(
    '%s may not hold a NUL character or more than 128 KiB',
    (name) => {
      expect(mistakesOf({ [name]: 'ab\0cd' })[0]).toContain('contains a NUL character.');
      expect(mistakesOf({ [name]: 'x'.repeat(131_072) })[0]).toContain('is longer than 131071 bytes.');
    },
  );

  it.each(['base_branch', 'commit_message_template', 'commit_author_name', 'prd'])('%s is one line', (name) => {
    expect(mistakesOf({ [name]: 'one\ntwo' })[0]).toMatch(/has more than one line|is not a valid branch name/);
  });

  it('is quoted so that neither a terminal nor the runner acts on it', () => {
    const [message] = mistakesOf({ baseline: 'a\n::error::x\u001b[31m\u202e' });
    expect(message).toContain('"a\\n::error::x\\u001b[31m\\u{202e}"');
  });

  it('is shortened in messages', () => {
    expect(mistakesOf({ baseline: 'x'.repeat(1000) })[0]).toContain(`"${'x'.repeat(77)}..."`);
  });

  it.each(['allowed_tools', 'agent_env', 'protected_paths', 'story'])(
    'of the list %s is shown part by part in the same way',
    (name) => {
      const [message = ''] = mistakesOf({ [name]: `-\u0085\u202e{${'x'.repeat(1000)}` });
      expect(message).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      expect(message.length).toBeLessThan(600);
    },
  );
});

describe('settings together', () => {
  it('need an agent', () => {
    const result = readSettings([]);
    expect(result.ok ? [] : messages(result.mistakes)).toEqual([
      'agent: is not given, and there is no default. Write agent: claude or another client, agent: command together with agent_command, or agent: rehearsal to try the loop without a model.',
    ]);
  });

  it.each([
    [
      { agent: 'command' },
      'agent_command: is not given, but agent: command needs it. Write the command that starts the agent, for example agent_command: "my-agent --headless"; the prompt arrives on its stdin.',
    ],
    [
      { agent: 'replay' },
      'replay_file: is not given, but agent: replay needs it. Write the path of the cassette that a run with record: true wrote.',
    ],
    [
      { agent: 'rehearsal', agent_args: 'a b' },
      'agent_args: "a b" has more than one word. With agent: rehearsal, write the path of the score file alone.',
    ],
    [
      { agent: 'rehearsal', review_agent: 'command' },
      'review_command: is not given, but review_agent: command needs it. Write the command that starts the reviewer, for example review_command: "my-agent --review"; the prompt arrives on its stdin.',
    ],
    [
      { review_agent: 'none' },
      'agent: is not given, and there is no default. Write agent: claude or another client, agent: command together with agent_command, or agent: rehearsal to try the loop without a model.',
    ],
    [{ agent: 'rehearsal', agent_args: '../a' }, `agent_args: "../a" leads out of the repository with "..". ${path}`],
    [
      { ...LEAST, timeout_minutes: '15', gate_timeouts: 'implement=5m/10m' },
      'timeout_minutes: "15" and the 10m of implement in gate_timeouts are two limits for one thing. Keep one of them.',
    ],
    [
      { ...LEAST, max_iterations: '5', 'max-iterations': '6' },
      'max_iterations: is given twice with different values, "5" as max_iterations and "6" as max-iterations. Keep one of them.',
    ],
    [
      { ...LEAST, timeout: '5', timeout_minutes: '6' },
      'timeout_minutes: is given twice with different values, "5" as timeout and "6" as timeout_minutes. Keep one of them.',
    ],
    [
      { ...LEAST, soft_timeout: '30m', hard_timeout: '20m' },
      'soft_timeout: "30m" is not below hard_timeout, which is 20m. Write a shorter soft_timeout or a longer hard_timeout.',
    ],
    [
      { ...LEAST, continue: 'dispatch', journal: 'none' },
      'continue: "dispatch" stands beside journal: none, but another machine goes on with a run only by its journal. Write journal: ref.',
    ],
    [
      { ...LEAST, continue: 'dispatch', resume: 'never' },
      'continue: "dispatch" stands beside resume: never, but the workflow that it starts again has to go on with the run. Write resume: auto.',
    ],
  ] as const)('%j', (values, message) => {
    const result = readSettings([inputs(values)]);
    expect(result.ok ? [] : messages(result.mistakes)).toEqual([message]);
  });

  it.each(['auto', 'always'])('start a workflow again with resume: %s', (resume) => {
    expect(mistakesOf({ continue: 'dispatch', resume })).toEqual([]);
  });

  it('report all mistakes at once', () => {
    const result = readSettings([
      inputs({
        agent: 'x',
        max_iterations: '5m',
        test_command: 'cd a',
        prd: '/x',
        max_commits: '500',
        max_atempts: '3',
      }),
    ]);
    const settings = result.ok ? [] : result.mistakes.map(({ setting }) => setting);
    expect(settings.toSorted()).toEqual([
      'agent',
      'max_atempts',
      'max_commits',
      'max_iterations',
      'prd',
      'test_command',
    ]);
  });

  it('leave out rules about a value that could not be read', () => {
    expect(mistakesOf({ hard_timeout: 'x', soft_timeout: '90m' })).toHaveLength(1);
    expect(mistakesOf({ accept_unbounded: 'yes', max_iterations: '99' })).toHaveLength(1);
    expect(mistakesOf({ agent_command: 'a |' })).toHaveLength(1);
    expect(mistakesOf({ agent: 'rehearsal', review_agent: 'command', review_command: 'a |' })).toHaveLength(1);
  });
});
