import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cancelStep } from '../support/action-runner.ts';
import { git } from '../support/demo-repository.ts';
import { createScenario, type JobChange, type Scenario } from '../support/scenario.ts';
import { branchesOf, folderDigest } from '../support/scenario-facts.ts';
import { markedProcesses, until } from '../support/scenario-processes.ts';
import { type BadState, expectRefused, oneStory, oneStoryWith } from '../support/scenario-refusal.ts';

const refused = { exitCode: 3, halt: 'config_error' } as const;
const broken = { exitCode: 1, halt: 'environment_broken', begins: true } as const;

const rows: readonly BadState[] = [
  {
    name: 'without git on PATH',
    change: (scenario) => ({ env: { PATH: programs(scenario, ['bash', 'sh', 'sed', 'grep']) } }),
    ...refused,
    says: ['Program "git" was not found in PATH (', 'install it in an earlier step.'],
  },
  {
    name: 'without bash on PATH',
    change: (scenario) => ({ env: { PATH: programs(scenario, ['git', 'sh', 'sed', 'grep']) } }),
    ...refused,
    says: ['Program "bash" was not found in PATH (', 'install it in an earlier step.'],
  },
  {
    name: 'in a workspace that is no repository',
    arrange: ({ workspace }) => rmSync(join(workspace, '.git'), { recursive: true }),
    ...refused,
    says: ['is not a git repository. Add a step with actions/checkout before this one.'],
  },
  {
    name: 'in a repository without a commit',
    arrange: ({ workspace }) => {
      rmSync(join(workspace, '.git'), { recursive: true });
      git(workspace, 'init', '--quiet', '--initial-branch=main');
    },
    ...refused,
    says: ['has no commit on branch main. Commit something first.'],
  },
  {
    name: 'without the score of a rehearsal',
    change: { inputs: { agent: 'rehearsal', agent_args: 'scores/a.yaml', agent_command: undefined } },
    ...refused,
    says: ['agent: rehearsal needs its score scores/a.yaml, which is not in branch main. Commit one'],
  },
  {
    name: 'started by a pull request',
    change: { event: { name: 'pull_request', payload: {} } },
    exitCode: 0,
    halt: 'skipped',
    says: ['event pull_request starts no run'],
  },
  {
    name: 'started by pull_request_target',
    change: { event: { name: 'pull_request_target', payload: {} } },
    ...refused,
    says: ['started by pull_request_target, which runs with write permissions', 'Start ralph-action from schedule'],
  },
  {
    name: 'with a check that is not installed',
    change: { inputs: { test_command: 'unit: no-such-runner --all' } },
    ...broken,
    says: ['heck "unit" cannot run on the base commit: command not found', 'no-such-runner'],
  },
  {
    name: 'on a red base with require-green',
    repository: oneStoryWith({ files: { 'src/base.txt': 'something else\n' } }),
    change: { inputs: { baseline: 'require-green' } },
    ...broken,
    says: ['aseline: require-green, but "unit" is red on the base commit', 'baseline: attribute'],
  },
  {
    name: 'with a baseline that is slower than its limit',
    change: { inputs: { test_command: 'slow: sleep 2.2', gate_timeouts: 'test=1s/2s' } },
    ...refused,
    begins: true,
    // A busy machine takes some more seconds than the check sleeps.
    says: [
      /he checks took (?:[3-9]|\d\d+) s on the base commit, but the test gate may take 2 s/,
      /took (\d+) s [^\n]*gate_timeouts: test=\1s\/\d+s/,
    ],
  },
  {
    name: 'as a dry run',
    change: { inputs: { dry_run: 'true' } },
    exitCode: 0,
    halt: 'skipped',
    says: [
      'Dry run: nothing is started, nothing is changed.',
      'First prompt (story US-001):',
      '  unit: sh scripts/check.sh',
    ],
  },
];

describe('a run', () => {
  it.each(rows)('$name', expectRefused);

  it('while another run is active says who holds the lock', async () => {
    await using scenario = await createScenario(oneStoryWith({ agent: 'sleep 300' }));
    const first = scenario.start();
    await until(() => markedProcesses(first.trackingId).some(({ command }) => command === 'sleep 300'));
    const before = [
      folderDigest(join(scenario.temp, 'ralph', 'default', 'journal')),
      ...(await scenario.remote.refs()),
    ];
    const second = await scenario.run();
    expect(second.exitCode).toBe(4);
    expect(second.outputs).toMatchObject({ halt: 'locked', conclusion: 'failure' });
    expect(second.log).toContain(`ERROR: Another Ralph loop active (PID ${first.child.pid}) on `);
    expect(second.log).toContain('Wait for it to end or cancel it.');
    expect([
      folderDigest(join(scenario.temp, 'ralph', 'default', 'journal')),
      ...(await scenario.remote.refs()),
    ]).toEqual(before);
    await cancelStep(first);
  });

  it('over a damaged journal refuses and leaves it as it is; resume: never begins anew', async () => {
    await using scenario = await createScenario(oneStory);
    const folder = join(scenario.temp, 'ralph', 'default', 'journal');
    await scenario.run();
    const file = join(folder, readdirSync(folder)[0] ?? '');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"implemented"', '"implementeD"'));
    const damaged = readFileSync(file);
    const before = await scenario.remote.refs();
    const step = await scenario.run();
    expect(step.exitCode).toBe(3);
    expect(step.log).toMatch(
      /The journal \/.*\.jsonl is damaged: line \d+ does not fit its checksum\. It was left as it is\./,
    );
    expect(step.log).toContain('Set resume: never to begin a new run');
    expect(readFileSync(file)).toEqual(damaged);
    expect(await scenario.remote.refs()).toEqual(before);
    const fresh = await scenario.run({ inputs: { resume: 'never' } });
    expect(fresh.outputs['halt']).toBe('nothing_to_do');
    expect(readFileSync(file)).toEqual(damaged);
  });

  it('in a dirty workspace works on commits only, with a notice, and leaves the files alone', async () => {
    await using scenario = await createScenario(oneStory);
    appendFileSync(join(scenario.workspace, 'README.md'), 'a change\n');
    writeFileSync(join(scenario.workspace, 'new.txt'), 'new\n');
    const before = folderDigest(scenario.workspace);
    const step = await scenario.run();
    expect(step.outputs['halt']).toBe('ready');
    expect(step.log).toContain('::notice::The workspace has 2 changed files; they are left alone');
    expect(folderDigest(scenario.workspace)).toBe(before);
    expect(git(scenario.remote.gitDir, 'show', 'ralph/default:README.md')).not.toContain('a change');
  });
});

/** States that look bad and are not. */
const fine: readonly {
  readonly name: string;
  readonly depth?: number;
  readonly arrange?: (scenario: Scenario) => unknown;
  readonly env?: JobChange['env'];
  readonly inputs?: JobChange['inputs'];
}[] = [
  { name: 'a shallow clone', depth: 1 },
  { name: 'a full clone', depth: 100 },
  { name: 'a detached HEAD', arrange: ({ workspace }) => git(workspace, 'checkout', '--quiet', '--detach') },
  { name: 'no HOME and no identity', env: { HOME: undefined } },
  { name: 'a HOME that cannot be written', env: { HOME: '/proc/1' } },
  { name: 'inputs that are empty, as unset expressions are', inputs: { base_branch: '', prd: '', max_attempts: '' } },
  { name: 'a locale that does not exist', env: { LANG: 'xx_XX.UTF-8', LC_ALL: 'xx_XX.UTF-8' } },
];

describe('a run with', () => {
  it.each(fine)('$name works', async ({ depth, arrange, env = {}, inputs = {} }) => {
    await using scenario = await createScenario({ ...oneStory, ...(depth === undefined ? {} : { depth }) });
    arrange?.(scenario);
    const step = await scenario.run({ env, inputs });
    expect(step.outputs['halt'], step.log).toBe('ready');
    expect(step.exitCode).toBe(0);
    expect([...branchesOf(scenario.remote.gitDir).keys()]).toEqual(['main', 'ralph/default']);
  });

  it('test_command: none without a reviewer starts no agent [X13]', async () => {
    await using scenario = await createScenario(oneStory);
    const step = await scenario.run({ inputs: { test_command: 'none' } });
    expect(step.outputs['halt']).toBe('config_error');
    expect(step.log).toContain('test_command: none stands beside review_agent: none, so nothing could tell');
  });

  it('fail_on: never is green and still says what happened', async () => {
    await using scenario = await createScenario(oneStoryWith({ agent: 'exit 1' }));
    const step = await scenario.run({ inputs: { fail_on: 'never', max_attempts: '1' } });
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ halt: 'some_failed', conclusion: 'neutral', stories_failed: '1' });
  });
});

/** A PATH of one folder that holds only these programs. */
function programs({ folder }: Scenario, names: readonly string[]): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of names) {
    const place = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    symlinkSync(place, join(bin, name));
  }
  return bin;
}
