import { describe, expect, it } from 'vitest';
import { readConfigFile } from '../../src/settings/config-file.ts';
import { configMistakes, FILE, messages, readBoth } from './support.ts';

describe('the config file', () => {
  it('has one key per setting, as YAML scalars or lists', () => {
    const config = `
agent: command
agent_command: 'my-agent --flag "a b"'
max_iterations: 7
dry_run: True
story:
  - US-1
  - 2
protected_paths: [ "ci/**", "src/{a,b}/**" ]
test_command: |
  unit: npm test
  # not this
  lint: npm run lint
hard_timeout: 30
gate_timeouts:
  - implement=5m/6m
  - test=1m/2m
prd: ~
accept_unbounded: I accept unbounded spend
`;
    expect(readBoth(config, {})).toMatchObject({
      ok: true,
      settings: {
        agent: { type: 'command', command: ['my-agent', '--flag', 'a b'] },
        maxIterations: 7,
        dryRun: true,
        stories: ['US-1', '2'],
        protectedPaths: ['ci/**', 'src/{a,b}/**'],
        gates: [
          { name: 'unit', command: 'npm test' },
          { name: 'lint', command: 'npm run lint' },
        ],
        storyLimit: { hardMs: 1_800_000 },
        gateLimits: { implement: { softMs: 300_000, hardMs: 360_000 }, test: { softMs: 60_000, hardMs: 120_000 } },
        prd: undefined,
        acceptUnbounded: true,
      },
      notices: [],
    });
  });

  it('takes the whole file of the hybrid document', () => {
    const config = `
defaults:
  max_iterations: 30          # Override global
  timeout_minutes: 15
  rate_limit_per_hour: 100
circuit_breaker:
  no_progress_threshold: 3
  same_error_threshold: 5
completion:
  promise: "<promise>COMPLETE</promise>"
  consecutive_done_signals: 2
  consecutive_test_loops: 3
claude:
  dangerously_skip_permissions: false
  allowed_tools: "Write,Bash(git *),Read"
quality_checks:
  backend: "docker compose exec backend pytest tests/ && just check-backend"
  frontend: "docker compose exec frontend pnpm check && just check-frontend"
branch:
  prefix: "feature/"
  auto_create: true
`;
    const result = readConfigFile(config, FILE);
    expect(result).toMatchObject({
      ok: true,
      raw: {
        source: 'config-file',
        values: {
          ...{ no_progress_threshold: '3', same_error_threshold: '5' },
          ...{ max_iterations: '30', timeout_minutes: '15', branch_prefix: 'feature/' },
          ...{ dangerously_skip_permissions: 'false', allowed_tools: 'Write,Bash(git *),Read' },
        },
      },
      gates: [
        { name: 'backend', command: 'docker compose exec backend pytest tests/ && just check-backend' },
        { name: 'frontend', command: 'docker compose exec frontend pnpm check && just check-frontend' },
      ],
      notices: [
        '.ralph/config.yaml:8: "circuit_breaker.same_error_threshold" counts stories in a row that end with the same error, not iterations.',
        '.ralph/config.yaml:10: "completion.promise" is read as a regular expression and asks for the gates; it does not end the run.',
        '.ralph/config.yaml:11: "completion.consecutive_done_signals" counts claims without a change as no progress; they do not end the run.',
        '.ralph/config.yaml:12: "completion.consecutive_test_loops" counts iterations that change only tests as no progress; they do not end the run.',
        '.ralph/config.yaml:21: "branch.auto_create" has no effect in this version.',
      ],
    });
    expect(readBoth(config)).toMatchObject({
      ok: true,
      settings: {
        maxIterations: 30,
        branchPrefix: 'feature/',
        gateLimits: { implement: { softMs: 540_000, hardMs: 900_000 } },
      },
    });
    expect(readBoth(config, { agent: 'claude' })).toMatchObject({
      ok: true,
      settings: { agent: { skipPermissions: false, allowedTools: ['Write', 'Bash(git *)', 'Read'] } },
    });
  });

  it.each([
    ['', 'nothing'],
    ['# only a comment\n', 'a comment'],
    ['\uFEFFmax_iterations: 7\n', 'a byte order mark'],
    ['max_iterations: 7\r\nprd: a.json\r\n', 'CRLF'],
    ['prd:\ndefaults:\ngates:\n', 'keys without a value'],
    ['a: &x 1\n'.replace('a:', 'max_iterations:'), 'an anchor'],
    ['max_attempts: &x 3\nmax_iterations: *x\n', 'an alias'],
    ['branch_name_template: a\nhistory: keep\n', 'settings of a later version'],
  ])('may be %j (%s)', (config) => {
    expect(configMistakes(config)).toEqual([]);
  });

  it('may say more of a gate', () => {
    const config = `
gates:
  - name: api
    run: npm run test:api
    before: npm run db:reset
    paths: [packages/api/**, '!**/*.md']
    network: off
    timeout: 8m
  - name: e2e
    run: npm run test:e2e
    stage: final
    docker: true
  - name: unit
    run: npm test
    before:
    paths: src/**
    stage: attempt
    docker: false
    network: on
`;
    expect(readBoth(config)).toMatchObject({
      ok: true,
      notices: [],
      settings: {
        gates: [
          {
            name: 'api',
            command: 'npm run test:api',
            timeoutMs: 480_000,
            before: 'npm run db:reset',
            paths: ['packages/api/**', '!**/*.md'],
            network: 'off',
          },
          { name: 'e2e', command: 'npm run test:e2e', stage: 'final', docker: true },
          { name: 'unit', command: 'npm test', paths: ['src/**'], stage: 'attempt', docker: false, network: 'on' },
        ],
      },
    });
  });

  it('with nothing but final gates says that no attempt is tested', () => {
    expect(readBoth('gates:\n  - name: e2e\n    run: make\n    stage: final\n')).toMatchObject({
      ok: true,
      notices: ['Every gate has stage: final, so no attempt is tested; only the tree of all passed stories is.'],
    });
  });

  it('gives notices about documented settings that this version does not have', () => {
    const result = readConfigFile('history: keep\nmax-parallel: 5\n', FILE);
    expect(result.ok ? result.notices : []).toEqual([
      '.ralph/config.yaml:1: "history" has no effect in this version.',
      '.ralph/config.yaml:2: "max-parallel" has no effect in this version.',
    ]);
  });
});

describe('a mistake in the config file', () => {
  const at = (line: number, rest: string): string => `${FILE}:${line}: ${rest}`;
  const globs = 'Write globs relative to the root of the repository, for example src/**/*.test.ts.';
  const own = 'does nothing but cd or export, and every line runs in a shell of its own.';

  it.each([
    ['max_iterations: 1\nmax_iterations: 2\n', [at(2, 'the key "max_iterations" is given twice. Keep one of them.')]],
    [
      'defaults:\n  max_iterations: 1\n  max_iterations: 2\n',
      [at(3, 'the key "max_iterations" is given twice. Keep one of them.')],
    ],
    [
      'max_iterations: 1\nmax-iterations: 2\n',
      [at(2, 'max-iterations: "2" contradicts max_iterations (.ralph/config.yaml:1), "1". Keep one of them.')],
    ],
    [
      'defaults:\n  max_iterations: 1\nmax_iterations: 2\n',
      [at(3, 'max_iterations: "2" contradicts defaults.max_iterations (.ralph/config.yaml:2), "1". Keep one of them.')],
    ],
    ['- a\n', [`${FILE}: is not a mapping. Write "name: value" lines, for example "max_iterations: 20".`]],
    ['just text\n', [`${FILE}: is not a mapping. Write "name: value" lines, for example "max_iterations: 20".`]],
    ['prd: !secret x\n', [at(1, 'is not valid YAML here: Unresolved tag: !secret.')]],
    ['prd: "a\n', [at(2, 'is not valid YAML here: Missing closing "quote.')]],
    ['prd: *x\n', [at(1, 'the alias "*x" has no anchor. Write the value out.')]],
    ['max_iteration: 1\n', [at(1, 'unknown key "max_iteration". Did you mean max_iterations?')]],
    ['zebra: 1\n', [at(1, 'unknown key "zebra". Remove it; docs/settings.md lists what exists.')]],
    ['__proto__: 1\n', [at(1, 'unknown key "__proto__". Remove it; docs/settings.md lists what exists.')]],
    ['default:\n  max_iterations: 1\n', [at(1, 'unknown key "default". Did you mean defaults?')]],
    ['branch:\n  prefx: a/\n', [at(2, 'unknown key "prefx". Did you mean prefix?')]],
    [
      'branch:\n  constructor: a/\n',
      [at(2, 'unknown key "constructor". Remove it; docs/settings.md lists what exists.')],
    ],
    ['branch: a/\n', [at(1, 'branch: is not a mapping. Write some of its keys below it: prefix, auto_create.')]],
    ['[a, b]: 1\n', [at(1, 'unknown key "(not a plain key)". Remove it; docs/settings.md lists what exists.')]],
    ['prd: {a: 1}\n', [at(1, 'prd: is not a plain value. Write one value, or a list of values.')]],
    ['story: [[a]]\n', [at(1, 'story: is not a plain value. Write one value, or a list of values.')]],
    ['story: ["a\\nb"]\n', [at(1, 'story: has an entry with a line break. Write every entry on one line.')]],
    [
      'github_token: ghp_canary\n',
      [
        at(
          1,
          'github_token: is a secret and must not stand in a committed file. Remove it here, revoke it if it was real, and pass it as an input.',
        ),
      ],
    ],
    ['gates: npm test\n', [at(1, 'gates: is not a list. Write "- name: unit" and "run: npm test" below it.')]],
    ['gates:\n  - npm test\n', [at(2, 'gates[0]: is not a mapping with name and run.')]],
    ['gates:\n  - name: unit\n', [at(2, 'gates[0]: has no name or no command. Write both name and run.')]],
    [
      'gates:\n  - name: unit\n    run: make\n    kind: hard\n    baseline: green\n    report: ../a.xml\n',
      [
        at(4, 'gates[0].kind: "hard" is not a known value. Write test or check.'),
        at(6, `gates[0].report: the entry "../a.xml" leads out of the repository with "..". ${globs}`),
        at(5, 'gates[0].baseline: "green" is not a known value. Write attribute, require-green or off.'),
      ],
    ],
    [
      'gates:\n  - name: unit\n    run: make\n    dockr: true\n    network: of\n',
      [
        at(4, 'unknown key of a gate "dockr". Did you mean docker?'),
        at(5, 'gates[0].network: "of" is not a known value. Write on or off.'),
      ],
    ],
    ['gates:\n  - name: unit\n    command: make\n', [at(3, 'unknown key of a gate "command". Did you mean run?')]],
    [
      'gates:\n  - name: unit\n    run: make\n    kind: check\n    report: a.xml\n    stage: final\n    baseline: off\n',
      [
        at(
          2,
          'gates[0]: "kind: check" says that the gate runs no tests, and "report" where it reports them. Keep one of them.',
        ),
        at(
          2,
          'gates[0]: "stage: final" runs after the last story only, so that "baseline" has nothing to say. Keep one of them.',
        ),
      ],
    ],
    [
      'gates:\n  - name: unit\n    run: make\n    network: none\n    stage: last\n    docker: yes\n    before: cd db\n    paths: ["!a", "../b"]\n',
      [
        at(7, `gates[0].before: "cd db" ${own} Write it in one line: "cd db && npm test".`),
        at(8, `gates[0].paths: the entry "../b" leads out of the repository with "..". ${globs}`),
        at(5, 'gates[0].stage: "last" is not a known value. Write attempt or final.'),
        at(6, 'gates[0].docker: "yes" is not a boolean. Write true or false.'),
        at(4, 'gates[0].network: "none" is not a known value. Write on or off.'),
      ],
    ],
    [
      'gates:\n  - name: unit\n    run: make\n    docker: true\n    network: off\n',
      [
        at(
          2,
          'gates[0]: "docker: true" and "network: off" contradict each other: what runs in docker has a network. Keep one of them.',
        ),
      ],
    ],
    [
      'gates:\n  - name: unit\n    run: make\n    paths: {a: 1}\n',
      [at(4, 'gates[0].paths: is not a plain value. Write one value, or a list of values.')],
    ],
    ['gates:\n  - name: unit\n    rum: make\n', [at(3, 'unknown key of a gate "rum". Did you mean run?')]],
    ['gates:\n  - name: unit\n    command: make\n', [at(3, 'unknown key of a gate "command". Did you mean run?')]],
    [
      'gates:\n  - name: unit\n    run: make\n    timeout: soon\n',
      [
        at(
          2,
          'gates[0]: timeout "soon" is not a duration. Write a duration such as 90s, 5m or 1h30m (a bare number is minutes), up to 24h.',
        ),
      ],
    ],
    [
      'gates:\n  - name: unit\n    run: "a\\nb"\n',
      [at(2, 'gates[0]: the command "a\\nb" has more than one line. Join the commands with "&&".')],
    ],
    [
      'quality_checks:\n  Unit: make\n',
      [
        at(
          2,
          'quality_checks.Unit: "Unit" is not the name of a gate. Write lower-case letters, digits and "-", at most 31, beginning with a letter.',
        ),
      ],
    ],
    [
      'quality_checks:\n  unit: cd app\n',
      [at(2, `quality_checks.unit: the command "cd app" ${own} Write it in one line: "cd app && npm test".`)],
    ],
    ['quality_checks: [a]\n', [at(1, 'quality_checks: is not a mapping of names to commands.')]],
  ])('%j', (config, expected) => {
    expect(configMistakes(config)).toEqual(expected);
  });

  it.each([
    [
      'max_iterations: 1e1',
      'max_iterations: "1e1" is not a whole number. Write a whole number from 1 to 50, for example 20.',
    ],
    [
      'max_iterations: 0x10',
      'max_iterations: "0x10" is not a whole number. Write a whole number from 1 to 50, for example 20.',
    ],
    ['dry_run: yes', 'dry_run: "yes" is not a boolean. Write true or false.'],
    ['defaults:\n  timeout_minutes: [1, 2]', 'timeout_minutes: "1\\n2"'],
  ])('%j is found with its line when the settings are read', (config, message) => {
    const result = readBoth(config);
    const [first = ''] = result.ok ? [] : messages(result.mistakes);
    expect(first).toContain(`${FILE}:${config.split('\n').length}: ${message}`);
  });

  it('never shows a secret', () => {
    const result = readConfigFile(
      'github_token: ghp_canary\nredact: [canary1, canary2]\nanthropic_api_key: sk-canary\nclaude_code_oauth_token: canary3\n',
      FILE,
    );
    expect(result.ok ? [] : result.mistakes.map(({ setting }) => setting)).toEqual([
      ...['github_token', 'redact', 'anthropic_api_key', 'claude_code_oauth_token'],
    ]);
    expect(JSON.stringify(result)).not.toContain('canary');
  });

  it('is reported together with those of the inputs, without rules about what the file could not tell', () => {
    const result = readBoth('agent: {x: 1}\nmax_atempts: 3\nmax_commits: many\n', { max_iterations: '5m' });
    expect(result.ok ? [] : result.mistakes.map(({ setting }) => setting)).toEqual([
      'agent',
      'max_atempts',
      'max_commits',
      'max_iterations',
    ]);
  });

  it('in its syntax hides no mistake of the inputs and makes up none', () => {
    const result = readBoth('a: [', { max_iterations: '5m' });
    const settings = result.ok ? [] : result.mistakes.map(({ setting }) => setting);
    expect(settings.at(-1)).toBe('max_iterations');
    expect(new Set(settings)).toEqual(new Set([FILE, 'max_iterations']));
  });
});

describe('a hostile config file', () => {
  it('may not be larger than 256 KiB', () => {
    expect(configMistakes(`# ${'é'.repeat(131_072)}`)).toEqual([
      `${FILE}: is 262146 bytes long. Keep it below 262144 bytes.`,
    ]);
  });

  it('[B9] may not grow out of aliases', () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}]`,
    );
    expect(configMistakes(['a0: &a0 [x]', ...levels].join('\n'))).toEqual([
      `${FILE}: has 270 aliases. Write the values out; at most 100 are read.`,
    ]);
  });

  it.each(['[', '{a: ', '- ', '? '])('may not be nested endlessly with %j', (opening) => {
    expect(configMistakes(opening.repeat(60_000)).length).toBeGreaterThan(0);
  });

  it('[B9] may not refer to itself', () => {
    expect(configMistakes('story: &s [*s]\n')).toEqual([
      `${FILE}:1: story: is not a plain value. Write one value, or a list of values.`,
    ]);
  });
});
