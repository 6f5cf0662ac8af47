import { describe, expect, it } from 'vitest';
import { defaultSetupKey } from '../../src/core/setup-key.ts';
import { readSettings } from '../../src/settings/read.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { SETTINGS } from '../../src/settings/table.ts';
import { inputs, settingsOf } from './support.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the built-in values', () => {
  it('are those of the specification', () => {
    const { origin, ...settings } = settingsOf({});
    expect(Object.keys(origin).toSorted()).toEqual(SETTINGS.map(({ name }) => name).toSorted());
    expect(settings).toEqual({
      prd: undefined,
      feature: undefined,
      stories: [],
      objective: undefined,
      criteria: undefined,
      completionSignals: [],
      blockingSignals: ['HALT|BLOCKED|Cannot proceed|Manual intervention|STATUS UPDATE FAILED|Maximum.*depth'],
      stallRules: { claims: 2, testLoops: 3 },
      dryRun: false,
      step: false,
      agent: { type: 'command', command: ['my-agent'], args: [] },
      reviewAgent: 'none',
      agentFallbacks: [],
      agentKeys: {},
      prompt: undefined,
      agentEnv: [],
      promptStyle: 'tdd',
      agentFiles: [],
      record: false,
      gates: 'detect',
      gateEnv: [],
      gateMounts: [],
      gateParallel: 1,
      setup: undefined,
      baseline: 'attribute',
      protectedPaths: [],
      hiddenPaths: [],
      testPaths: undefined,
      testReport: undefined,
      saboteur: 'auto',
      requireEvidence: true,
      redGreen: 'false',
      specPasses: 1,
      finalReview: 0,
      progressFile: 'progress.txt',
      archive: true,
      continues: false,
      retentionDays: 30,
      onBlock: 'continue',
      onThrash: 'continue',
      onEscalate: 'continue',
      approval: 'none',
      classifier: 'rules',
      criticWindow: 3,
      breaker: { sameError: 3, noProgress: 3, progress: 'attempt' },
      resetCircuit: false,
      maxChangedFiles: 2000,
      maxAddedMb: 50,
      maxFileMb: 10,
      maxAttempts: 5,
      maxIterations: 20,
      maxCommits: 30,
      maxCostUsd: 25,
      callsPerHour: 100,
      costPerCallUsd: undefined,
      storyLimit: { softMs: 45 * MINUTE, hardMs: HOUR },
      runTimeoutMs: 5 * HOUR + 50 * MINUTE,
      jobTimeoutMs: 6 * HOUR,
      reserveMs: 10 * MINUTE,
      gateLimits: {
        implement: { softMs: 12 * MINUTE, hardMs: 20 * MINUTE },
        setup: { softMs: 5 * MINUTE, hardMs: 10 * MINUTE },
        test: { softMs: 5 * MINUTE, hardMs: 10 * MINUTE },
        spec: { softMs: 3 * MINUTE, hardMs: 5 * MINUTE },
        quality: { softMs: 2 * MINUTE, hardMs: 3 * MINUTE },
      },
      idleTimeoutMs: undefined,
      timeoutMultiplier: 1,
      attemptStart: 'clean-on-shift',
      acceptUnbounded: false,
      githubToken: undefined,
      baseBranch: undefined,
      branchPrefix: 'ralph/',
      commitMessageTemplate: 'feat: [{id}] - {title}',
      signOff: false,
      commitAuthorName: 'ralph-action[bot]',
      commitAuthorEmail: 'ralph-action@users.noreply.github.com',
      createPr: 'draft',
      resume: 'auto',
      journal: 'ref',
      retryFailedAfterMs: 604_800_000,
      lockTtlMs: 1_800_000,
      failOn: ['any'],
      useStickyComment: true,
      redact: [],
      keepLogs: false,
      showFullOutput: false,
      isolation: 'auto',
      workingDirectory: '',
    });
  });
});

describe('a value that is accepted', () => {
  const GOOD: readonly (readonly [Record<string, string>, Partial<Settings>])[] = [
    [{ max_iterations: '1' }, { maxIterations: 1 }],
    [
      { max_iterations: '50', max_attempts: '50', max_commits: '200' },
      { maxIterations: 50, maxAttempts: 50, maxCommits: 200 },
    ],
    [{ dry_run: 'true' }, { dryRun: true }],
    [{ step: 'true' }, { step: true }],
    [{ require_evidence: 'true' }, { requireEvidence: true }],
    [{ review_agent: 'none' }, { reviewAgent: 'none', requireEvidence: true }],
    [{ review_agent: 'none', require_evidence: 'false' }, { requireEvidence: false }],
    [
      { spec_passes: '3', on_block: 'halt' },
      { specPasses: 3, onBlock: 'halt' },
    ],
    [{ spec_passes: '9' }, { specPasses: 9 }],
    [{ final_review: '3', review_agent: 'command' }, { finalReview: 3 }],
    [{ final_review: '0', review_agent: 'none' }, { finalReview: 0 }],
    [{ create_pr: 'ready' }, { createPr: 'ready' }],
    [
      { lock_ttl: '1h', retry_failed_after: '36h' },
      { lockTtlMs: 3_600_000, retryFailedAfterMs: 129_600_000 },
    ],
    [
      { create_pr: 'none', use_sticky_comment: 'false' },
      { createPr: 'none', useStickyComment: false },
    ],
    [{ test_report: 'reports/*.xml, **/junit-{a,b}.xml' }, { testReport: ['reports/*.xml', '**/junit-{a,b}.xml'] }],
    [{ fail_on: 'block_finding' }, { failOn: ['block_finding'] }],
    [{ prd: './docs//prd.json' }, { prd: 'docs/prd.json' }],
    [{ prd: 'docs/..prd.json' }, { prd: 'docs/..prd.json' }],
    [{ feature: '42-gear.v2_x' }, { feature: '42-gear.v2_x' }],
    [{ story: 'US-1, US-2\nUS-1\r\nUS 3,' }, { stories: ['US-1', 'US-2', 'US 3'] }],
    [{ agent_env: 'MODEL_KEY\n_X1' }, { agentEnv: ['MODEL_KEY', '_X1'] }],
    [
      { protected_paths: 'src/{a,b}/**, ci/[x,y]*\n!ci/[!z]*' },
      { protectedPaths: ['src/{a,b}/**', 'ci/[x,y]*', '!ci/[!z]*'] },
    ],
    [{ protected_paths: 'a\\,b, c' }, { protectedPaths: ['a\\,b', 'c'] }],
    [{ test_paths: '!(a|b)/**' }, { testPaths: ['!(a|b)/**'] }],
    [
      { agent_files: '~/.tool//auth.json,/opt/./key\n~/.tool/auth.json' },
      { agentFiles: ['~/.tool/auth.json', '/opt/key'] },
    ],
    [{ gate_mounts: '/opt/data/\n/devices' }, { gateMounts: ['/opt/data', '/devices'] }],
    [
      { gate_parallel: '16', isolation: 'namespace', show_full_output: 'true' },
      { gateParallel: 16, isolation: 'namespace', showFullOutput: true },
    ],
    [{ working_directory: './packages//api/' }, { workingDirectory: 'packages/api' }],
    [{ working_directory: '.' }, { workingDirectory: '' }],
    [
      { setup_command: '\n npm ci \n', setup_key: 'a.lock', setup_env: 'NPM_AUTH', setup_scripts: 'allow' },
      { setup: { command: 'npm ci', key: ['a.lock'], env: ['NPM_AUTH'], scripts: 'allow' } },
    ],
    [{ setup_command: 'npm ci' }, { setup: { command: 'npm ci', key: defaultSetupKey, env: [], scripts: 'off' } }],
    [{ setup_key: 'a.lock' }, { setup: undefined }],
    [{ hard_timeout: '90s' }, { storyLimit: { softMs: 67_500, hardMs: 90_000 } }],
    [{ hard_timeout: '2h', soft_timeout: '100' }, { storyLimit: { softMs: 100 * MINUTE, hardMs: 2 * HOUR } }],
    [{ hard_timeout: '1h30m1s' }, { storyLimit: { softMs: 45 * MINUTE, hardMs: 5_401_000 } }],
    [{ hard_timeout: '24h', job_timeout: '24h' }, { storyLimit: { softMs: 45 * MINUTE, hardMs: 24 * HOUR } }],
    [
      { job_timeout: '1h', reserve: '5m' },
      { runTimeoutMs: 55 * MINUTE, jobTimeoutMs: HOUR, reserveMs: 5 * MINUTE },
    ],
    [{ run_timeout: '30' }, { runTimeoutMs: 30 * MINUTE }],
    [{ timeout_multiplier: '0.5' }, { timeoutMultiplier: 0.5, maxIterations: 20, jobTimeoutMs: 6 * HOUR }],
    [{ base_branch: 'release/1.x' }, { baseBranch: 'release/1.x' }],
    [{ branch_prefix: 'bots/ralph-' }, { branchPrefix: 'bots/ralph-' }],
    [{ commit_message_template: '{title} ({id}) {' }, { commitMessageTemplate: '{title} ({id}) {' }],
    [{ commit_author_name: 'Brückenbot’s twin' }, { commitAuthorName: 'Brückenbot’s twin' }],
    [{ fail_on: 'never' }, { failOn: ['never'] }],
    [{ fail_on: 'some_failed, locked' }, { failOn: ['some_failed', 'locked'] }],
    [
      { redact: 'first-secret\n  with,comma-inside ' },
      { redact: ['first-secret', 'with,comma-inside', 'with', 'comma-inside'] },
    ],
    [{ github_token: 'ghs_abc.def-1' }, { githubToken: 'ghs_abc.def-1' }],
    [
      { max_iterations: '', prd: '' },
      { maxIterations: 20, prd: undefined },
    ],
    [{ 'max-iterations': '7' }, { maxIterations: 7 }],
    [{ 'max-iterations': '7', max_iterations: '7' }, { maxIterations: 7 }],
    [{ 'max-iterations': '7', max_iterations: '' }, { maxIterations: 7 }],
  ];

  it.each(GOOD)('%j', (values, expected) => {
    expect(settingsOf(values)).toMatchObject(expected);
  });
});

describe('shell words', () => {
  it.each([
    ['agent --flag', ['agent', '--flag']],
    ['  agent\t--flag \n', ['agent', '--flag']],
    [`agent 'one two' "three four"`, ['agent', 'one two', 'three four']],
    [`agent a'b'"c"d`, ['agent', 'abcd']],
    [`agent ''  ""`, ['agent', '', '']],
    ['agent a\\ b \\"', ['agent', 'a b', '"']],
    [`agent "a\\"b\\\\c\\n"`, ['agent', 'a"b\\c\\n']],
    [`agent '$HOME | "x"'`, ['agent', '$HOME | "x"']],
    [`agent "a|b;c" $ "$" 5$`, ['agent', 'a|b;c', '$', '$', '5$']],
    [`bash -c 'a && b'`, ['bash', '-c', 'a && b']],
    [`agent --allowedTools Bash(git:*)`, ['agent', '--allowedTools', 'Bash(git:*)']],
  ])('%j', (text, words) => {
    expect(settingsOf({ agent_command: text }).agent).toEqual({ type: 'command', command: words, args: [] });
  });

  it('of agent_args may spread over lines and come behind the command', () => {
    const { agent } = settingsOf({ agent_args: '--one\n--two "2 3"\n' });
    expect(agent).toEqual({ type: 'command', command: ['my-agent'], args: ['--one', '--two', '2 3'] });
  });
});

describe('the rehearsal agent', () => {
  it.each([
    [{}, '.ralph/rehearsal.yaml'],
    [{ agent_args: './scores/a.yaml' }, 'scores/a.yaml'],
    [{ agent_args: '"scores/my score.yaml"' }, 'scores/my score.yaml'],
  ])('plays %j', (values, scoreFile) => {
    const result = readSettings([inputs({ agent: 'rehearsal', ...values })]);
    expect(result).toMatchObject({ ok: true, settings: { agent: { type: 'rehearsal', scoreFile } } });
  });

  it('says that agent_command has no effect', () => {
    const result = readSettings([inputs({ agent: 'rehearsal', agent_command: 'x' })]);
    expect(result).toMatchObject({ ok: true, notices: ['agent_command has no effect with agent: rehearsal.'] });
  });
});

describe('gates', () => {
  it.each([
    ['npm test', [{ name: 'test', command: 'npm test' }]],
    [
      'npm test\nnpm run lint\nmake',
      [
        { name: 'test', command: 'npm test' },
        { name: 'test-2', command: 'npm run lint' },
        { name: 'test-3', command: 'make' },
      ],
    ],
    [
      'unit: npm test\r\n\r\n  lint:  eslint .  \n',
      [
        { name: 'unit', command: 'npm test' },
        { name: 'lint', command: 'eslint .' },
      ],
    ],
    ['# comment\nunit: npm test # all', [{ name: 'unit', command: 'npm test # all' }]],
    ['unit:npm test', [{ name: 'test', command: 'unit:npm test' }]],
    ['Unit: npm test', [{ name: 'test', command: 'Unit: npm test' }]],
    [`${'a'.repeat(31)}: x`, [{ name: 'a'.repeat(31), command: 'x' }]],
    [`${'a'.repeat(32)}: x`, [{ name: 'test', command: `${'a'.repeat(32)}: x` }]],
    ['cd app && npm test', [{ name: 'test', command: 'cd app && npm test' }]],
    ['cd app; npm test', [{ name: 'test', command: 'cd app; npm test' }]],
    [
      'cdk synth\nexporter run',
      [
        { name: 'test', command: 'cdk synth' },
        { name: 'test-2', command: 'exporter run' },
      ],
    ],
    ['echo a\\\\', [{ name: 'test', command: 'echo a\\\\' }]],
    ['none', 'none'],
    ['none\n', 'none'],
    ['unit: none', [{ name: 'unit', command: 'none' }]],
  ] as const)('%j', (text, gates) => {
    expect(settingsOf({ test_command: text }).gates).toEqual(gates);
  });

  it('are detected by the caller when nothing is configured', () => {
    expect(settingsOf({}).gates).toBe('detect');
  });
});

describe('settings of the setup', () => {
  it('without a setup_command have no effect, and it is said', () => {
    const given = { agent: 'rehearsal', setup_key: 'a.lock', setup_env: 'NPM_AUTH', setup_scripts: 'allow' };
    expect(readSettings([inputs(given)])).toMatchObject({
      ok: true,
      notices: [
        'setup_key has no effect without setup_command.',
        'setup_env has no effect without setup_command.',
        'setup_scripts has no effect without setup_command.',
      ],
    });
  });
});

describe('limits', () => {
  const DEFAULTS: Settings['gateLimits'] = {
    implement: { softMs: 12 * MINUTE, hardMs: 20 * MINUTE },
    setup: { softMs: 5 * MINUTE, hardMs: 10 * MINUTE },
    test: { softMs: 5 * MINUTE, hardMs: 10 * MINUTE },
    spec: { softMs: 3 * MINUTE, hardMs: 5 * MINUTE },
    quality: { softMs: 2 * MINUTE, hardMs: 3 * MINUTE },
  };

  it.each([
    [{}, DEFAULTS],
    [{ gate_timeouts: 'test=1m/2m' }, { ...DEFAULTS, test: { softMs: MINUTE, hardMs: 2 * MINUTE } }],
    [{ gate_timeouts: 'setup=10m/20m' }, { ...DEFAULTS, setup: { softMs: 10 * MINUTE, hardMs: 20 * MINUTE } }],
    [{ timeout_minutes: '15' }, { ...DEFAULTS, implement: { softMs: 9 * MINUTE, hardMs: 15 * MINUTE } }],
    [{ timeout: '40' }, { ...DEFAULTS, implement: { softMs: 12 * MINUTE, hardMs: 40 * MINUTE } }],
    [
      { timeout_minutes: '15', gate_timeouts: 'implement=14m/15m' },
      { ...DEFAULTS, implement: { softMs: 14 * MINUTE, hardMs: 15 * MINUTE } },
    ],
  ] as const)('of gates: %j', (values, expected) => {
    expect(settingsOf(values).gateLimits).toEqual(expected);
  });

  it('are multiplied when they are durations, facts about the job and counts are not', () => {
    const [once, twice] = [
      settingsOf({ run_timeout: '1h', idle_timeout: '5m' }),
      settingsOf({ run_timeout: '1h', idle_timeout: '5m', timeout_multiplier: '2' }),
    ];
    expect(twice.storyLimit).toEqual({ softMs: once.storyLimit.softMs * 2, hardMs: once.storyLimit.hardMs * 2 });
    expect(twice.gateLimits.test).toEqual({ softMs: 10 * MINUTE, hardMs: 20 * MINUTE });
    expect([twice.runTimeoutMs, twice.idleTimeoutMs]).toEqual([2 * HOUR, 10 * MINUTE]);
    const { jobTimeoutMs, reserveMs, maxAttempts, maxIterations, maxCommits } = once;
    expect(twice).toMatchObject({ jobTimeoutMs, reserveMs, maxAttempts, maxIterations, maxCommits });
  });

  it('of the run never reach into the reserve, whatever the factor [L5]', () => {
    expect(settingsOf({}).runTimeoutMs).toBe(5 * HOUR + 50 * MINUTE);
    expect(settingsOf({ job_timeout: '2h' }).runTimeoutMs).toBe(HOUR + 50 * MINUTE);
    expect(settingsOf({ run_timeout: '5h', timeout_multiplier: '10' }).runTimeoutMs).toBe(5 * HOUR + 50 * MINUTE);
    expect(settingsOf({ timeout_multiplier: '0.1' }).runTimeoutMs).toBe(5 * HOUR + 50 * MINUTE);
  });

  it('on silence are off for a command unless written out', () => {
    expect(settingsOf({}).idleTimeoutMs).toBeUndefined();
    expect(settingsOf({ idle_timeout: '10m' }).idleTimeoutMs).toBe(10 * MINUTE);
    expect(settingsOf({ agent: 'rehearsal' }).idleTimeoutMs).toBe(10 * MINUTE);
  });

  it('over a ceiling need the sentence word for word', () => {
    const far = {
      max_iterations: '500',
      max_attempts: '60',
      max_commits: '1000',
      hard_timeout: '30h',
      timeout_multiplier: '2',
    };
    const sentence = { accept_unbounded: 'I accept unbounded spend' };
    expect(readSettings([inputs({ agent: 'rehearsal', ...far })]).ok).toBe(false);
    expect(settingsOf({ ...far, ...sentence })).toMatchObject({
      maxIterations: 500,
      maxAttempts: 60,
      maxCommits: 1000,
      storyLimit: { hardMs: 60 * HOUR },
      acceptUnbounded: true,
    });
    expect(
      readSettings([inputs({ agent: 'rehearsal', hard_timeout: '596h', timeout_multiplier: '2', ...sentence })]).ok,
    ).toBe(false);
  });
});
