import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agentEnvironment, gateEnvironment } from '../../src/adapters/process/environment.ts';

/** What a hosted runner hands to a JavaScript action, as far as it matters here. */
const job: Record<string, string> = {
  PATH: '/usr/bin:/bin',
  HOME: '/home/runner',
  LANG: 'C.UTF-8',
  LC_ALL: 'C',
  LC_TIME: 'C',
  TMPDIR: '/tmp/runner',
  TERM: 'dumb',
  CI: 'true',
  USER: 'runner',
  EDITOR: 'vi',
  GITHUB_TOKEN: 'ghs_0123456789',
  GITHUB_ENV: '/runner/set_env',
  GITHUB_ACTIONS: 'true',
  INPUT_PRD: 'prd.json',
  'INPUT_ANTHROPIC-API-KEY': 'model-key-value',
  ACTIONS_RUNTIME_TOKEN: 'runtime',
  ACTIONS_RESULTS_URL: 'https://results.example',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://id.example',
  RUNNER_TRACKING_ID: 'github_1',
  RUNNER_OS: 'Linux',
  RUNNER_ARCH: 'X64',
  RUNNER_TOOL_CACHE: '/opt/hostedtoolcache',
  RUNNER_TEMP: '/runner/temp',
  RUNNER_DEBUG: '1',
  AGENT_TOOLSDIRECTORY: '/opt/hostedtoolcache',
  JAVA_HOME: '/opt/java',
  JAVA_HOME_21_X64: '/opt/java21',
  GOROOT_1_24_X64: '/opt/go',
  CARGO_HOME: '/opt/cargo',
  VIRTUAL_ENV: '/opt/venv',
  pythonLocation: '/opt/python',
  LD_LIBRARY_PATH: '/opt/python/lib',
  HTTPS_PROXY: 'http://proxy.example:3128',
  https_proxy: 'http://proxy.example:3128',
  no_proxy: 'localhost',
  NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
  REQUESTS_CA_BUNDLE: '/etc/ca.pem',
  NPM_TOKEN: 'npm_0123456789',
  AWS_SECRET_ACCESS_KEY: 'aws',
  AWS_ACCESS_KEY_ID: 'aws-id',
  db_password: 'hunter2',
  MONKEY: 'banana',
  DATABASE_URL: 'postgres://app:s3cret-value@db/app',
  NODE_OPTIONS: '--max-old-space-size=4096',
};

const agentKeys = [
  ...[
    'AGENT_TOOLSDIRECTORY',
    'CARGO_HOME',
    'CI',
    'GOROOT_1_24_X64',
    'HOME',
    'HTTPS_PROXY',
    'JAVA_HOME',
    'JAVA_HOME_21_X64',
  ],
  ...[
    'LANG',
    'LC_ALL',
    'LC_TIME',
    'LD_LIBRARY_PATH',
    'NODE_EXTRA_CA_CERTS',
    'PATH',
    'REQUESTS_CA_BUNDLE',
    'RUNNER_TRACKING_ID',
  ],
  ...['TERM', 'TMPDIR', 'VIRTUAL_ENV', 'https_proxy', 'no_proxy', 'pythonLocation'],
].sort();

const gateKeys = [
  ...[
    'AGENT_TOOLSDIRECTORY',
    'CARGO_HOME',
    'CI',
    'DATABASE_URL',
    'EDITOR',
    'GOROOT_1_24_X64',
    'HOME',
    'HTTPS_PROXY',
    'JAVA_HOME',
  ],
  ...[
    'JAVA_HOME_21_X64',
    'LANG',
    'LC_ALL',
    'LC_TIME',
    'LD_LIBRARY_PATH',
    'NODE_EXTRA_CA_CERTS',
    'NODE_OPTIONS',
    'PATH',
  ],
  ...[
    'REQUESTS_CA_BUNDLE',
    'RUNNER_ARCH',
    'RUNNER_OS',
    'RUNNER_TOOL_CACHE',
    'RUNNER_TRACKING_ID',
    'TERM',
    'TMPDIR',
    'USER',
  ],
  ...['VIRTUAL_ENV', 'https_proxy', 'no_proxy', 'pythonLocation'],
].sort();

const keys = (environment: Record<string, string>): string[] => Object.keys(environment).sort();

describe('the environment of an agent (04-trust, rule 1)', () => {
  const options = { home: '/agent/home', tmp: '/agent/tmp', extra: {}, names: [] };

  it('[S2][R4][A21] holds exactly the allowed names', () => {
    const environment = agentEnvironment(job, options);
    expect(keys(environment)).toEqual(agentKeys);
    expect(environment).toMatchObject({ HOME: '/agent/home', TMPDIR: '/agent/tmp', PATH: '/usr/bin:/bin', CI: 'true' });
  });

  it('[S1] adds its own model key and nothing else of the job', () => {
    const environment = agentEnvironment(job, { ...options, extra: { ANTHROPIC_API_KEY: 'model', PATH: '/own' } });
    expect(keys(environment)).toEqual([...agentKeys, 'ANTHROPIC_API_KEY'].sort());
    expect(environment).toMatchObject({ ANTHROPIC_API_KEY: 'model', PATH: '/own' });
  });

  it('adds declared names that the job has', () => {
    const environment = agentEnvironment(job, { ...options, names: ['EDITOR', 'MISSING', 'HOME'] });
    expect(keys(environment)).toEqual([...agentKeys, 'EDITOR'].sort());
    expect(environment['HOME']).toBe('/agent/home');
  });

  it('has HOME and TMPDIR even when the job has nothing, and invents no CI', () => {
    expect(agentEnvironment({}, options)).toEqual({ HOME: '/agent/home', TMPDIR: '/agent/tmp' });
  });

  it.each([
    'SHELL',
    'path',
    'LC_',
    'LC_ALL_KEY',
    'JAVA_HOME_TOKEN',
    'XJAVA_HOME',
    'PATHS',
    'GOPROXY',
    'XDG_CONFIG_HOME',
    'NODE_OPTIONS',
    'BASH_ENV',
  ])('does not hold %s', (name) => expect(agentEnvironment({ [name]: 'x' }, options)).not.toHaveProperty(name));

  it('never holds what the runner or a secret store would call its own', () => {
    const name = fc.tuple(
      fc.constantFrom('GITHUB_', 'INPUT_', 'ACTIONS_', 'MY_TOKEN_', 'X_SECRET'),
      fc.stringMatching(/^[A-Z_]{0,12}$/),
    );
    fc.assert(
      fc.property(name, (parts) => {
        expect(agentEnvironment({ [parts.join('')]: 'x' }, options)).not.toHaveProperty(parts.join(''));
      }),
    );
  });
});

describe('the environment of a gate (04-trust, rule 1)', () => {
  const options = { tmp: '/gate/tmp', names: [], masked: [] };

  it('[S2][A21] holds exactly what is left of the job', () => {
    const environment = gateEnvironment(job, options);
    expect(keys(environment)).toEqual(gateKeys);
    expect(environment).toMatchObject({ HOME: '/home/runner', TMPDIR: '/gate/tmp', CI: 'true' });
  });

  it('has the home it is given', () => {
    expect(gateEnvironment(job, { ...options, home: '/gate/home' })['HOME']).toBe('/gate/home');
    expect(gateEnvironment({}, options)).toEqual({ TMPDIR: '/gate/tmp' });
  });

  it('holds no variable that contains a masked value', () => {
    const environment = gateEnvironment(job, { ...options, masked: ['s3cret-value', '', 'not there'] });
    expect(keys(environment)).toEqual(gateKeys.filter((name) => name !== 'DATABASE_URL'));
  });

  it('takes a masked value of three characters or fewer only as a whole value', () => {
    const environment = gateEnvironment(
      { PATH: '/usr/bin', PIN: 'bin', FLAG: '1' },
      { ...options, masked: ['bin', '1'] },
    );
    expect(keys(environment)).toEqual(['PATH', 'TMPDIR']);
  });

  it('holds what gate_env adds back, whatever rule removed it', () => {
    const names = ['NPM_TOKEN', 'DATABASE_URL', 'GITHUB_ACTIONS', 'MISSING'];
    const environment = gateEnvironment(job, { ...options, names, masked: ['s3cret-value'] });
    expect(keys(environment)).toEqual([...gateKeys, 'NPM_TOKEN', 'GITHUB_ACTIONS'].sort());
  });

  it.each([
    'TOKEN',
    'mytokens',
    'ApiKey',
    'keyring',
    'SECRETS',
    'x_Password_y',
    'github_sha',
    'Runner_Temp',
    'RUNNER_WORKSPACE',
    'INPUT_',
    'ACTIONS_X',
  ])('does not hold %s', (name) => expect(gateEnvironment({ [name]: 'x' }, options)).toEqual({ TMPDIR: '/gate/tmp' }));

  it.each(['GITHUBX', 'MY_GITHUB_SHA', 'PASSWD', 'XRUNNER_TEMP', '__proto__'])('holds %s', (name) => {
    expect(Object.entries(gateEnvironment(Object.fromEntries([[name, 'x']]), options))).toContainEqual([name, 'x']);
  });

  it('changes neither a value nor its source', () => {
    const before = structuredClone(job);
    const environment = gateEnvironment(Object.freeze(job), options);
    const untouched = Object.entries(environment).filter(([name]) => name !== 'TMPDIR');
    expect(untouched.every(([name, value]) => job[name] === value)).toBe(true);
    expect(job).toEqual(before);
  });
});
