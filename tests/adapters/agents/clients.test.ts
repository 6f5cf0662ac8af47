import { describe, expect, it } from 'vitest';
import { codexDriver } from '../../../src/adapters/agents/codex.ts';
import { copilotDriver } from '../../../src/adapters/agents/copilot.ts';
import { geminiDriver } from '../../../src/adapters/agents/gemini.ts';
import { openCodeDriver } from '../../../src/adapters/agents/opencode.ts';
import { qwenDriver } from '../../../src/adapters/agents/qwen.ts';
import type { AgentCall, ClientDriver } from '../../../src/adapters/agents/result.ts';

const call: AgentCall = { role: 'implement', skipPermissions: true, extra: [] };

describe('how codex is started', () => {
  const base = ['exec', '--json', '--skip-git-repo-check'];
  const switches = [
    ...['-c', 'check_for_update_on_startup=false', '-c', 'analytics.enabled=false'],
    ...['-c', 'shell_environment_policy.ignore_default_excludes=false'],
  ];
  const free = '--dangerously-bypass-approvals-and-sandbox';
  it.each<[string, Partial<AgentCall>, readonly string[]]>([
    ['isolated', {}, [...base, free, ...switches, '-']],
    [
      'not isolated',
      { skipPermissions: false },
      [...base, '--sandbox', 'workspace-write', '-c', 'sandbox_workspace_write.network_access=true', ...switches, '-'],
    ],
    [
      'with a model, and more arguments in front of the prompt',
      { model: 'gpt-5-codex', extra: ['-c', 'x=1'] },
      [...base, free, ...switches, '-m', 'gpt-5-codex', '-c', 'x=1', '-'],
    ],
  ])('%s', (_name, change, expected) => {
    expect(codexDriver.args({ ...call, ...change })).toEqual(expected);
  });

  it('reads its key under the name that works without a login', () => {
    expect(codexDriver.keysOf?.({ OPENAI_API_KEY: 'k' })).toEqual({ CODEX_API_KEY: 'k', OPENAI_API_KEY: 'k' });
    expect(codexDriver.keysOf?.({ CODEX_API_KEY: 'own', OPENAI_API_KEY: 'k' })).toMatchObject({ CODEX_API_KEY: 'own' });
    expect(codexDriver.keysOf?.({})).toEqual({});
  });
});

describe('how gemini is started', () => {
  const base = ['--output-format', 'stream-json', '--skip-trust'];
  it.each<[string, Partial<AgentCall>, readonly string[]]>([
    ['isolated', {}, [...base, '--yolo', '-p', '']],
    [
      'not isolated',
      { skipPermissions: false },
      [
        ...base,
        '--approval-mode',
        'auto_edit',
        '--allowed-tools',
        'google_web_search,run_shell_command,web_fetch',
        '-p',
        '',
      ],
    ],
    ['with a model and more', { model: 'm', extra: ['--debug'] }, [...base, '--yolo', '-m', 'm', '--debug', '-p', '']],
  ])('%s', (_name, change, expected) => {
    expect(geminiDriver.args({ ...call, ...change })).toEqual(expected);
  });

  it('is one process', () => {
    expect(geminiDriver.environment({ asRoot: true })).toEqual({ GEMINI_CLI_NO_RELAUNCH: 'true' });
  });

  it.each([
    [['GEMINI_API_KEY'], 'gemini-api-key'],
    [['GOOGLE_API_KEY'], 'vertex-ai'],
  ])('is told in its settings whose login it uses: %j', (keys, selectedType) => {
    expect(JSON.parse(geminiDriver.settings?.of({ keys, maxTurns: 7 }) ?? '')).toMatchObject({
      model: { maxSessionTurns: 7 },
      privacy: { usageStatisticsEnabled: false },
      security: { auth: { selectedType }, environmentVariableRedaction: { enabled: true } },
    });
  });

  it('keeps the login of its own files', () => {
    expect(JSON.parse(geminiDriver.settings?.of({ keys: [] }) ?? '')).not.toHaveProperty('security.auth');
    expect(JSON.parse(geminiDriver.settings?.of({ keys: [] }) ?? '')).not.toHaveProperty('model');
  });
});

describe('how opencode is started', () => {
  const base = ['run', '--format', 'json'];
  it.each<[string, Partial<AgentCall>, readonly string[]]>([
    ['isolated', {}, [...base, '--auto']],
    ['not isolated', { skipPermissions: false }, base],
    ['as a reviewer', { role: 'review' }, [...base, '--auto', '--agent', 'ralph-review']],
    ['with a model and more', { model: 'p/m', extra: ['--thinking'] }, [...base, '--auto', '-m', 'p/m', '--thinking']],
  ])('%s', (_name, change, expected) => {
    expect(openCodeDriver.args({ ...call, ...change })).toEqual(expected);
  });

  it('phones nobody, and has a reviewer without a tool that edits', () => {
    const { OPENCODE_CONFIG_CONTENT: config = '', ...rest } = openCodeDriver.environment({ asRoot: false });
    expect(rest).toEqual({ OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1' });
    expect(JSON.parse(config)).toMatchObject({
      autoupdate: false,
      share: 'disabled',
      agent: { 'ralph-review': { tools: { edit: false, patch: false, write: false } } },
    });
  });

  it("reads the key of Google's models under a name of its own", () => {
    expect(openCodeDriver.keysOf?.({ GEMINI_API_KEY: 'g' })).toEqual({
      GEMINI_API_KEY: 'g',
      GOOGLE_GENERATIVE_AI_API_KEY: 'g',
    });
    expect(openCodeDriver.keysOf?.({ OPENAI_API_KEY: 'k' })).toEqual({ OPENAI_API_KEY: 'k' });
  });
});

describe('how copilot is started', () => {
  const base = [
    ...['--output-format', 'json', '--no-color', '--no-ask-user', '--no-auto-update', '--disable-client-telemetry'],
    '--disable-builtin-mcps',
    expect.stringMatching(/^--secret-env-vars=COPILOT_GITHUB_TOKEN,COPILOT_PROVIDER_API_KEY,.*,OPENAI_API_KEY$/),
    '--allow-all-tools',
  ];
  it.each<[string, Partial<AgentCall>, readonly string[]]>([
    ['isolated', {}, [...base, '--allow-all-paths']],
    ['not isolated', { skipPermissions: false }, base],
    [
      'as a reviewer',
      { role: 'review' },
      [...base, '--allow-all-paths', '--excluded-tools=apply_patch,create,edit,str_replace_editor'],
    ],
    ['with a model and more', { model: 'm', extra: ['--x'] }, [...base, '--allow-all-paths', '--model', 'm', '--x']],
    [
      'with a file for what it used',
      { usageFile: '/tmp/used' },
      [...base, '--allow-all-paths', '--usage-output-file', '/tmp/used'],
    ],
  ])('%s', (_name, change, expected) => {
    expect(copilotDriver.args({ ...call, ...change })).toEqual(expected);
  });

  it('speaks to the service of the key that it is given, and to no other account', () => {
    const anthropic = { COPILOT_OFFLINE: 'true', COPILOT_PROVIDER_TYPE: 'anthropic', COPILOT_PROVIDER_API_KEY: 'a' };
    expect(copilotDriver.keysOf?.({ ANTHROPIC_API_KEY: 'a' })).toMatchObject(anthropic);
    expect(copilotDriver.keysOf?.({ OPENAI_API_KEY: 'o' })).toMatchObject({
      COPILOT_PROVIDER_BASE_URL: 'https://api.openai.com/v1',
      COPILOT_PROVIDER_WIRE_API: 'responses',
    });
    const own = { COPILOT_GITHUB_TOKEN: 'g' };
    expect(copilotDriver.keysOf?.({ ...own, ANTHROPIC_API_KEY: 'a' })).toEqual(own);
  });
});

describe('how qwen is started', () => {
  const base = ['--output-format', 'stream-json', '--auth-type', 'openai'];
  it.each<[string, Partial<AgentCall>, readonly string[]]>([
    ['isolated', {}, [...base, '--yolo', '-p', '']],
    [
      'not isolated',
      { skipPermissions: false },
      [...base, '--approval-mode', 'auto-edit', '--allowed-tools', 'run_shell_command,web_fetch', '-p', ''],
    ],
    [
      'as a reviewer',
      { role: 'review' },
      [...base, '--yolo', '--exclude-tools', 'edit,notebook_edit,write_file', '-p', ''],
    ],
    [
      'with a cap, a model and more',
      { maxTurns: 9, model: 'm', extra: ['--bare'] },
      [...base, '--yolo', '--max-session-turns', '9', '-m', 'm', '--bare', '-p', ''],
    ],
  ])('%s', (_name, change, expected) => {
    expect(qwenDriver.args({ ...call, ...change })).toEqual(expected);
  });

  it('tells its reader what a reviewer does not get', () => {
    expect(qwenDriver.withheld).toEqual(['edit', 'notebook_edit', 'write_file']);
  });

  it('speaks to another service when agent_args say so', () => {
    const extra = ['--auth-type', 'anthropic'];
    expect(qwenDriver.args({ ...call, extra })).toEqual([
      '--output-format',
      'stream-json',
      '--yolo',
      ...extra,
      '-p',
      '',
    ]);
  });

  it('phones nobody else', () => {
    expect(JSON.parse(qwenDriver.settings?.of({ keys: [] }) ?? '')).toMatchObject({
      privacy: { usageStatisticsEnabled: false },
    });
  });
});

describe('every client', () => {
  it.each<ClientDriver>([codexDriver, geminiDriver, openCodeDriver, qwenDriver])('$name has an exact pin', (driver) => {
    expect(driver.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(driver.keyNames.length).toBeGreaterThan(0);
  });
});
