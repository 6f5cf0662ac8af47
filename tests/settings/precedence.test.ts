import { describe, expect, it } from 'vitest';
import { inputsFromEnvironment, readSettings } from '../../src/settings/read.ts';
import { inputs, LEAST, messages, readBoth, settingsOf } from './support.ts';

const AGENT = 'agent: command\nagent_command: from-file\n';

describe('precedence', () => {
  it('is default, project file, input', () => {
    const result = readBoth(`${AGENT}max_iterations: 7\nmax_attempts: 3\n`, { max_iterations: '9' });
    expect(result).toMatchObject({
      ok: true,
      settings: {
        maxIterations: 9,
        maxAttempts: 3,
        maxCommits: 30,
        agent: { command: ['from-file'] },
        origin: { max_iterations: 'input', max_attempts: 'config-file', agent: 'config-file', max_commits: 'default' },
      },
      notices: ['max_iterations: the input "9" replaces "7" from .ralph/config.yaml:3.'],
    });
  });

  it('holds for what the agents are told, and a replaced value is said aloud', () => {
    const config =
      'agent: claude\nmodel: from-file\nmax_turns: 30\nallowed_tools: [Edit, "Bash(npm test)"]\nreview_agent: none\n';
    const result = readBoth(config, { model: 'from-input', review_agent: '', max_turns: '' });
    expect(result).toMatchObject({
      ok: true,
      settings: {
        agent: { type: 'claude', model: 'from-input', maxTurns: 30, allowedTools: ['Edit', 'Bash(npm test)'] },
        reviewAgent: 'none',
        origin: { agent: 'config-file', model: 'input', max_turns: 'config-file', review_model: 'default' },
      },
      notices: ['model: the input "from-input" replaces "from-file" from .ralph/config.yaml:2.'],
    });
  });

  it('takes layers in the order they are given', () => {
    const layers = ['3', '4', '5'].map((max_iterations) => inputs({ ...LEAST, max_iterations }));
    expect(readSettings(layers)).toMatchObject({ ok: true, settings: { maxIterations: 5 } });
    expect(readSettings(layers.toReversed())).toMatchObject({ ok: true, settings: { maxIterations: 3 } });
  });

  it('lets an empty input leave the file alone, in either spelling', () => {
    const values = { max_iterations: '', 'max-iterations': '' };
    expect(readBoth(`${AGENT}max_iterations: 7\n`, values)).toMatchObject({
      ok: true,
      settings: { maxIterations: 7 },
      notices: [],
    });
  });

  it('reports a bad value of the file although an input replaces it', () => {
    const result = readBoth(`${AGENT}max_iterations: many\n`, { max_iterations: '9' });
    expect(result).toMatchObject({ ok: false, mistakes: [{ setting: 'max_iterations', value: 'many' }] });
  });

  it('names flags as flags', () => {
    const flags = { source: 'flag', values: { 'max-iterations': '3' } } as const;
    expect(readSettings([inputs(LEAST), flags])).toMatchObject({
      ok: true,
      settings: { origin: { max_iterations: 'flag' } },
    });
    const unknown = readSettings([inputs(LEAST), { source: 'flag', values: { zebra: '1' } }]);
    expect(unknown.ok ? [] : messages(unknown.mistakes)).toEqual([
      'unknown flag "zebra". Remove it; docs/settings.md lists what exists.',
    ]);
  });

  it('lets timeout_minutes and gate_timeouts replace each other across layers', () => {
    const implement = (result: ReturnType<typeof readBoth>): unknown =>
      result.ok ? result.settings.gateLimits.implement : result;
    const minutes = `${AGENT}defaults:\n  timeout_minutes: 15\n`;
    expect(implement(readBoth(minutes, { gate_timeouts: 'implement=1m/2m' }))).toEqual({
      softMs: 60_000,
      hardMs: 120_000,
    });
    expect(implement(readBoth(minutes, { gate_timeouts: 'test=1m/2m' }))).toEqual({ softMs: 540_000, hardMs: 900_000 });
    const gates = `${AGENT}gate_timeouts: implement=14m/15m\n`;
    expect(implement(readBoth(gates, { timeout_minutes: '10' }))).toEqual({ softMs: 360_000, hardMs: 600_000 });
  });
});

describe('gates of several layers', () => {
  const config = `${AGENT}test_command: npm test\ngates:\n  - name: unit\n    run: make unit\nquality_checks:\n  lint: make lint\n`;

  it('add up within the file', () => {
    expect(readBoth(config, {})).toMatchObject({
      ok: true,
      settings: {
        gates: [
          { name: 'test', command: 'npm test' },
          { name: 'unit', command: 'make unit' },
          { name: 'lint', command: 'make lint' },
        ],
      },
    });
  });

  it.each([
    ['only: make', [{ name: 'only', command: 'make' }]],
    ['none', 'none'],
  ])('are replaced as a whole by the input %j', (test_command, gates) => {
    const result = readBoth(config, { test_command });
    expect(result).toMatchObject({ ok: true, settings: { gates } });
    expect(result.ok ? result.notices : []).toContain('test_command replaces the configured gates unit and lint.');
  });

  it('may not have one name twice', () => {
    const result = readBoth(`${AGENT}test_command: 'unit: a'\nquality_checks:\n  unit: b\n`, {});
    expect(result.ok ? [] : messages(result.mistakes)).toEqual([
      '.ralph/config.yaml:5: gate "unit": another gate has this name already. Give each gate a name of its own.',
    ]);
  });

  it('may not stand beside none', () => {
    const result = readBoth(`${AGENT}test_command: none\nquality_checks:\n  unit: b\n`, {});
    expect(result.ok ? [] : messages(result.mistakes)).toEqual([
      'test_command: "none" stands beside the configured gates unit. Remove none or the gates.',
    ]);
  });

  it('have timeouts that are multiplied and bounded', () => {
    const gates = (timeout: string): string =>
      `${AGENT}gates:\n  - name: unit\n    run: make\n    timeout: ${timeout}\n`;
    expect(readBoth(gates('8m'), { timeout_multiplier: '2' })).toMatchObject({
      ok: true,
      settings: { gates: [{ name: 'unit', command: 'make', timeoutMs: 960_000 }] },
    });
    const long = readBoth(gates('25h'), {});
    expect(long.ok ? [] : messages(long.mistakes)).toEqual([
      '.ralph/config.yaml:4: gate "unit": the timeout 25h is over the ceiling of 24h. Write a shorter duration, or lift the ceilings with accept_unbounded: "I accept unbounded spend", word for word.',
    ]);
    expect(readBoth(gates('20h'), { timeout_multiplier: '2' })).toMatchObject({
      ok: false,
      mistakes: [{ setting: 'timeout_multiplier' }],
    });
  });
});

describe('inputs from the environment', () => {
  it('are read under both separators and not trimmed', () => {
    const raw = inputsFromEnvironment({
      INPUT_MAX_ITERATIONS: ' 5',
      'INPUT_MAX-ATTEMPTS': '3',
      PATH: '/bin',
      INPUT_PRD: undefined,
    });
    expect(raw).toEqual({ source: 'input', values: { max_iterations: ' 5', 'max-attempts': '3' } });
  });

  const given = (env: Record<string, string>): ReturnType<typeof readSettings> =>
    readSettings([inputsFromEnvironment({ INPUT_AGENT: 'command', INPUT_AGENT_COMMAND: 'x', ...env })]);

  it.each([
    ['INPUT_MAX_ITERATION', 'unknown input "max_iteration". Did you mean max_iterations?'],
    ['INPUT_MAXITERATIONS', 'unknown input "maxiterations". Did you mean max_iterations?'],
    ['INPUT_TEST-COMAND', 'unknown input "test-comand". Did you mean test_command?'],
    ['INPUT_TSET_COMMAND', 'unknown input "tset_command". Did you mean test_command?'],
    ['INPUT_PDR', 'unknown input "pdr". Did you mean prd?'],
    ['INPUT_AGENTS', 'unknown input "agents". Did you mean agent?'],
    ['INPUT_MAX_COST', 'unknown input "max_cost". Did you mean max_cost_usd?'],
    ['INPUT_MAX_BUDGET_USD', 'unknown input "max_budget_usd". Did you mean max_cost_usd?'],
    ['INPUT_MAX_RETRIES', 'unknown input "max_retries". Did you mean max_attempts?'],
    ['INPUT_STORIES', 'unknown input "stories". Did you mean story?'],
    ['INPUT_PRD_FILE', 'unknown input "prd_file". Did you mean prd?'],
    ['INPUT_TESTS', 'unknown input "tests". Did you mean test_command, test_paths or test_report?'],
    ['INPUT_API_KEY', 'unknown input "api_key". Did you mean anthropic_api_key, openai_api_key or gemini_api_key?'],
    ['INPUT_GATES', 'unknown input "gates". It is a key of .ralph/config.yaml: write it there, or use test_command.'],
    ['INPUT_WHO-TO-GREET', 'unknown input "who-to-greet". Remove it; docs/settings.md lists what exists.'],
    ['INPUT___PROTO__', 'unknown input "__proto__". Remove it; docs/settings.md lists what exists.'],
    ['INPUT_CONSTRUCTOR', 'unknown input "constructor". Remove it; docs/settings.md lists what exists.'],
  ])('are refused for %s without its value, with the names that it may mean [X29]', (name, message) => {
    const result = given({ [name]: 'canary' });
    expect(result.ok ? [] : messages(result.mistakes)).toEqual([message]);
  });

  it('are read under a name that action.yml does not declare, with a notice of their keys [X29]', () => {
    expect(given({ 'INPUT_MAX-ATTEMPTS': '3', INPUT_TIMEOUT: '9m', INPUT_PRD: 'a/prd.json' })).toMatchObject({
      ok: true,
      settings: { maxAttempts: 3, gateLimits: { implement: { hardMs: 540_000 } } },
      notices: [
        'These inputs are not in action.yml, but they are read as settings, under their keys in .ralph/config.yaml: max-attempts = max_attempts, timeout = timeout_minutes.',
      ],
    });
  });

  it.each([
    [
      'INPUT_PRESET',
      'preset: this version does not have the input "preset" yet. Remove it; README.md says what works.',
    ],
    [
      'INPUT_MAX-PARALLEL',
      'max-parallel: this version does not have the input "max-parallel" yet. Remove it; README.md says what works.',
    ],
  ])('refuse %s, which a later version has, without its value', (name, message) => {
    const result = given({ [name]: 'canary' });
    expect(result.ok ? [] : messages(result.mistakes)).toEqual([message]);
  });

  it('are ignored when empty, whatever their name', () => {
    expect(given({ INPUT_MAX_ITERATION: '', INPUT_ZEBRA: '' })).toMatchObject({ ok: true, notices: [] });
  });
});

describe('origin', () => {
  it('is the default for everything that is not given', () => {
    const { origin } = settingsOf({});
    const given = Object.entries(origin).filter(([, from]) => from !== 'default');
    expect(given).toEqual([
      ['agent', 'input'],
      ['agent_command', 'input'],
    ]);
  });
});
