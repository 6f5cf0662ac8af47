import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedStep } from '../support/action-runner.ts';
import { demoToken, git } from '../support/demo-repository.ts';
import { PWNED, printHostileLines } from '../support/hostile-lines.ts';
import { commandsIn, executedIn } from '../support/runner-oracle.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { branchesOf, filesOf } from '../support/scenario-facts.ts';
import { openStory, shellAgent, smallPrd } from '../support/scenario-project.ts';

/*
 * One run in which agent, gate and backlog are hostile, in a job that has everything a runner gives away. It fails, so that all
 * reports and logs are kept; what it leaves is looked at from outside.
 */

const secret = 'deploy-key/with+odd=chars';
const longToken = `ghs_${'aB3._-'.repeat(20)}`;
/** In every form in which a secret gets out by accident; the script itself holds none of them. */
const printSecret = `leak() {
  for before in '' a ab; do printf '%s' "$before$1" | base64 -w0; echo; done
  printf '%s' "$1" | od -An -tx1 | tr -d ' \\n'; echo
  printf '%s\\n' "$1"
  printf '%s' "$1" | sed 's,/,%2F,g; s,+,%2B,g; s,=,%3D,g'; echo
  printf '{"key": "%s"}\\n' "$1" | sed 's,/,\\\\/,g'
  printf ghs_; for at in $(seq 20); do printf aB3._-; done; echo
}`;
const forms = [
  ...[secret, encodeURIComponent(secret), secret.replace('/', '\\/'), Buffer.from(secret).toString('hex'), longToken],
  ...[0, 1, 2].map((before) => {
    const encoded = Buffer.from('ab'.slice(0, before) + secret).toString('base64');
    return encoded.slice(4, -4);
  }),
];

const env = {
  ...{ ACTIONS_RUNTIME_TOKEN: 'x', ACTIONS_RESULTS_URL: 'x', ACTIONS_CACHE_URL: 'x', ACTIONS_RUNTIME_URL: 'x' },
  ...{ ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x', ACTIONS_ID_TOKEN_REQUEST_URL: 'x', GITHUB_TOKEN: 'x', NPM_TOKEN: 'x' },
  ...{ AWS_SECRET_ACCESS_KEY: 'x', DB_PASSWORD: 'x', SSH_AUTH_SOCK: '/x', RUNNER_DEBUG: '1', DEPLOY_KEY: secret },
  ...{ DATABASE_URL: `postgres://app:${demoToken}@db/app`, COLOUR: 'blue', MODEL_KEY: 'declared-model-key' },
};

const agent = `${printSecret}
env | sed -n 's/^\\([A-Za-z_][A-Za-z0-9_]*\\)=.*/\\1/p' | sort > src/agent-names.txt
${printHostileLines(1)}
${printHostileLines(2)}
leak '${secret}'
case "$RALPH_STORY" in
  US-001) line one 'one: 1st' 'one: 1st' ;;
  *) line two 'two: 2nd' 'two: 2nd' ;;
esac
`;
const gate = [
  `names() { env | sed -n 's/^\\([A-Za-z_][A-Za-z0-9_]*\\)=.*/gate has: \\1/p'; }`,
  ...[printSecret, printHostileLines(1), printHostileLines(2), 'leak "$DEPLOY_KEY"', 'names', 'exit 1', ''],
].join('\n');
const title = `Story ##[error]${PWNED}, fixes #1 @octo-org/team, closes o/r#2`;
/** The first one passes, so that a commit carries its title; the second one fails. */
const stories = [openStory({ title }), openStory({ id: 'US-002', title, priority: 2 })];

describe('a hostile run', () => {
  let scenario: Scenario;
  let step: FinishedStep;
  let errors = '';
  let argv = '';

  beforeAll(async () => {
    scenario = await createScenario({
      files: { 'prd.json': smallPrd(stories), 'scripts/hostile.sh': gate },
      agent: shellAgent(agent),
      inputs: {
        ...{ test_command: 'unit: test ! -e src/two.txt || bash scripts/hostile.sh', max_attempts: '1' },
        ...{ agent_env: 'MODEL_KEY', gate_env: 'DEPLOY_KEY', redact: secret },
      },
    });
    leaveToken(scenario);
    const started = scenario.start({ env: { ...env, PATH: spied(scenario.folder) } });
    started.child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString('utf8');
    });
    step = await started.done;
    argv = readFileSync(join(scenario.folder, 'argv.log'), 'utf8');
  });
  afterAll(() => scenario[Symbol.asyncDispose]());

  it('did what it says: the gate ran and failed', () => {
    expect(step.outputs, step.log).toMatchObject({ halt: 'some_failed', conclusion: 'failure' });
    expect(gateLog()).toContain(PWNED);
    expect(forms.filter((form) => !gateLog().includes(form))).toEqual([]);
  });

  it('[O1][O2][O3][O5][O6][O7] gives the runner no command in our name', () => {
    const { commands, isOpen } = executedIn(step.log);
    expect(isOpen).toBe(true);
    expect(commands.filter(({ data }) => /^\/?pwned/.test(data))).toEqual([]);
    const names = [...new Set(commands.map(({ name }) => name))];
    expect(
      names.filter((name) => !['group', 'endgroup', 'error', 'warning', 'notice', 'add-mask'].includes(name)),
    ).toEqual([]);
    expect(commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data)).not.toContain(PWNED);
    // Even a runner that knew no pause would find nothing of theirs.
    expect(
      commandsIn(step.log).filter(({ name, data }) => name === 'stop-commands' && !/^[0-9a-f]{48}$/.test(data)),
    ).toEqual([]);
    expect(commandsIn(step.log).filter(({ data }) => /^\/?pwned/.test(data))).toEqual([]);
    expect(step.log.split('\n').filter((line) => line.includes('##[') && !line.startsWith('::'))).toEqual([]);
  });

  it('[O4] has nothing of a child on our error stream, and in the log only the end of what failed, in a pause', () => {
    expect(errors).toBe('');
    const pauses = [...step.log.matchAll(/^::stop-commands::(.*)\n([\s\S]*?)^::\1::$/gm)].map(
      ([, , text = '']) => text,
    );
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toContain('gate has: COLOUR\n');
    expect(step.log.replace(pauses[0] ?? '', '')).not.toContain('gate has: ');
  });

  it('[S6][S7] says which files of the checkout hold its token where nothing hides them, and never the token', () => {
    const files = `${scenario.workspace}/.git/config, ${scenario.temp}/git-credentials-0123.config`;
    const told = step.log.includes(`The token that actions/checkout left in ${files} can be read by agents and gates.`);
    expect(told).toBe(!step.log.includes('Isolation: level namespace'));
    expect(step.log + step.summary).not.toContain(checkoutHeader);
  });

  it('[O10] sets every output itself', () => {
    expect(step.outputs['conclusion']).toBe('failure');
    expect(JSON.stringify([step.outputs, step.state])).not.toContain(PWNED);
  });

  it('[O12][O13] calls nobody and closes nothing, in commits, their files and the summary', () => {
    const { gitDir } = scenario.remote;
    const messages = [...branchesOf(gitDir).keys()].map((name) => git(gitDir, 'log', '--format=%B', `main..${name}`));
    expect(messages.join('')).toContain('Story');
    for (const text of [...messages, step.summary.replaceAll(/```[\s\S]*?```/g, '')]) {
      expect(text).not.toMatch(/fixes #1|closes o\/r#2|(?<![\w&;])@octo-org/);
    }
  });

  it('[O15] leaves no terminal code and no control character in log and summary', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(step.log + step.summary).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  });

  it('[S2] gives the agent exactly the names it may have', () => {
    const names = wip()['src/agent-names.txt']?.split('\n').slice(1).filter(Boolean) ?? [];
    expect(names.filter((name) => !shellNames.includes(name))).toEqual(
      [
        ...['CI', 'HOME', 'LANG', 'MODEL_KEY', 'PATH', 'RALPH_ATTEMPT', 'RALPH_PROCESS_ID', 'RALPH_RESULT_FILE'],
        ...['RALPH_ROLE', 'RALPH_STORY', 'RUNNER_TRACKING_ID', 'TMPDIR'],
      ].toSorted(),
    );
  });

  it('[S2] gives a gate exactly what the job set, without credentials and handles on the runner', () => {
    const names = [...gateLog().matchAll(/^gate has: (.*)$/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => !shellNames.includes(name)).toSorted()).toEqual(
      [
        ...['CI', 'COLOUR', 'DEPLOY_KEY', 'HOME', 'LANG', 'PATH', 'RALPH_ATTEMPT', 'RALPH_PROCESS_ID', 'RALPH_STORY'],
        ...['RUNNER_ARCH', 'RUNNER_OS', 'RUNNER_TRACKING_ID', 'SSH_AUTH_SOCK', 'TMPDIR'],
      ].toSorted(),
    );
  });

  it('[S9][S10] shows the secret in no form: log, summary, outputs, commits, state ref', () => {
    const left = [said(step), ...Object.values(wip()), ...Object.values(stateRef())].join('\n');
    expect(left).toContain('[redacted]');
    expect([...forms, demoToken].filter((form) => left.includes(form))).toEqual([]);
  });

  it('[S13] has no secret among the arguments of any git', () => {
    expect(argv).toContain('push --porcelain');
    const spelt = Buffer.from(`x-access-token:${demoToken}`).toString('base64');
    expect([demoToken, spelt, secret].filter((each) => argv.includes(each))).toEqual([]);
  });

  it('[S14] says no secret although the runner asks for all it can say', () => {
    expect(step.state).toEqual({ folder: expect.any(String), journal: expect.any(String) });
    const shown = said(step) + JSON.stringify(step.state);
    expect([demoToken, secret, 'declared-model-key'].filter((each) => shown.includes(each))).toEqual([]);
  });

  function gateLog(): string {
    return readFileSync(join(step.outputs['logs_path'] ?? '', 'US-002-1-unit.log'), 'utf8');
  }

  function wip(): Readonly<Record<string, string>> {
    const name = [...branchesOf(scenario.remote.gitDir).keys()].find((each) => each.startsWith('wip/')) ?? '';
    return filesOf(scenario.remote.gitDir, name);
  }

  function stateRef(): Readonly<Record<string, string>> {
    return filesOf(scenario.remote.gitDir, 'refs/ralph/default/state');
  }
});

const checkoutHeader = 'AUTHORIZATION: basic eDphYmM=';

/** What actions/checkout leaves, of an older and of a newer version. */
function leaveToken({ workspace, temp }: Scenario): void {
  const file = join(temp, 'git-credentials-0123.config');
  writeFileSync(file, `[http "https://github.com/"]\n\textraheader = ${checkoutHeader}\n`);
  git(workspace, 'config', `includeIf.gitdir:${workspace}/.git.path`, file);
  git(workspace, 'config', 'http.https://elsewhere.example/.extraheader', checkoutHeader);
}

/** What a shell adds by itself. */
const shellNames = ['PWD', 'OLDPWD', 'SHLVL', '_'];

/** Everything that is shown, but for the lines that tell the runner what to mask. */
function said({ log, summary, outputs }: FinishedStep): string {
  const shown = log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  return [...shown, summary, JSON.stringify(outputs)].join('\n');
}

/** A PATH whose git writes down what it is called with. */
function spied(folder: string): string {
  const path = process.env['PATH'] ?? '';
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const real = git(folder, '--exec-path').trim();
  const spy = `#!/bin/sh\nprintf '%s\\n' "$*" >> '${folder}/argv.log'\nexec '${real}/git' "$@"\n`;
  writeFileSync(join(bin, 'git'), spy, { mode: 0o755 });
  return `${bin}:${path}`;
}
