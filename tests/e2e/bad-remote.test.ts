import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git } from '../support/demo-repository.ts';
import { githubRefusals } from '../support/git-refusals.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { branchesOf } from '../support/scenario-facts.ts';
import { type BadState, expectRefused, oneStory, oneStoryWith } from '../support/scenario-refusal.ts';

const refused = { exitCode: 3, halt: 'config_error' } as const;

const rows: readonly BadState[] = [
  {
    name: 'that does not know the token',
    change: { inputs: { github_token: 'ghs_wrongwrongwrong' } },
    ...refused,
    says: ['The remote refused to be read.', 'pass a valid github_token'],
    hides: ['ghs_wrongwrongwrong'],
  },
  {
    name: 'that is read-only, before any agent is paid',
    arrange: ({ remote }) => remote.behave({ readOnly: true }),
    ...refused,
    says: ['The token may not write to the repository. Add "permissions: contents: write" to the job.'],
  },
  {
    name: 'that has no such repository',
    change: { repository: 'acme/nothing' },
    ...refused,
    says: ['The remote refused to be read.', "acme/nothing.git/' not found"],
  },
  {
    name: 'that cannot be reached',
    change: { serverUrl: 'http://localhost:9' },
    exitCode: 1,
    halt: 'environment_broken',
    says: ['The connection to the remote failed. Try again later.', 'localhost'],
  },
  {
    name: 'over plain http',
    change: { serverUrl: 'http://git.example.com' },
    ...refused,
    says: ['uses plain http, which shows the token to the network. Use https.'],
  },
  {
    name: 'without the base branch',
    change: { inputs: { base_branch: 'develop' } },
    ...refused,
    says: ['base_branch: the remote has no branch "develop". It has main.'],
  },
];

describe('a remote', () => {
  it.each(rows)('$name', expectRefused);

  it('that refuses the ralph branch: the passed story is kept as a bundle, named and fetchable', async () => {
    await using scenario = await createScenario(oneStory);
    refuse(scenario, 'refs/heads/ralph/', githubRefusals.protectedBranch);
    const step = await scenario.run();
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ halt: 'environment_broken', stories_passed: '1' });
    expect(step.log).toContain('refs/heads/ralph/default was not pushed: The branch is protected.');
    const bundle = bundleNamedIn(step.summary);
    expect(step.log).toContain(bundle);
    git(scenario.workspace, 'fetch', '--quiet', bundle, 'refs/heads/ralph/default:kept');
    expect(git(scenario.workspace, 'show', 'kept:src/one.txt')).toBe('one: 1st\n');
    expect([...branchesOf(scenario.remote.gitDir).keys()]).toEqual(['main']);
  });

  it('that refuses the wip branch: the failed work is kept as a bundle', async () => {
    await using scenario = await createScenario(oneStoryWith({ agent: 'echo tried > src/one.txt; exit 1' }));
    refuse(scenario, 'refs/heads/wip/', githubRefusals.repositoryRule);
    const step = await scenario.run({ inputs: { max_attempts: '1' } });
    expect(step.outputs['halt']).toBe('some_failed');
    const [wip = ''] = JSON.parse(step.outputs['wip_branches'] ?? '[]') as string[];
    git(scenario.workspace, 'fetch', '--quiet', bundleNamedIn(step.summary), `refs/heads/${wip}:kept`);
    expect(git(scenario.workspace, 'show', 'kept:src/one.txt')).toBe('tried\n');
  });

  it('with a branch wip and a branch ralph gets names that are free', async () => {
    await using scenario = await createScenario(
      oneStoryWith({ agent: `cat > /dev/null; echo tried > src/$RALPH_STORY.txt; exit 1` }),
    );
    for (const name of ['wip', 'ralph']) git(scenario.remote.gitDir, 'branch', name, 'main');
    const failed = await scenario.run({ inputs: { max_attempts: '1' } });
    expect(failed.outputs['wip_branches']).toMatch(/^\["ralph-wip-fail-us-001-\d{8}-\d{6}"\]$/);
    const done = await scenario.run({
      inputs: { agent_command: `sh ${agentThatWorks(scenario)}`, resume: 'never' },
    });
    expect(done.outputs).toMatchObject({ halt: 'ready', branch_name: 'ralph-default' });
    expect([...branchesOf(scenario.remote.gitDir).keys()].filter((name) => !name.includes('wip-'))).toEqual([
      'main',
      'ralph',
      'ralph-default',
      'wip',
    ]);
  });

  it('whose ralph branch is another line of work is left alone, and an own branch is used', async () => {
    await using scenario = await createScenario(oneStory);
    const { gitDir } = scenario.remote;
    const foreign = git(gitDir, 'commit-tree', '-m', 'Unrelated', 'main^{tree}').trim();
    git(gitDir, 'branch', 'ralph/default', foreign);
    const step = await scenario.run();
    expect(step.outputs).toMatchObject({ halt: 'ready', branch_name: 'ralph/default-2' });
    expect(step.log).toContain(
      'Branch ralph/default has no commit in common with main, so it is left alone; this run uses another one.',
    );
    expect(branchesOf(gitDir).get('ralph/default')).toBe(foreign);
  });

  it('that answers 503 for a while is asked again', async () => {
    await using scenario = await createScenario(oneStory);
    scenario.remote.behave({ failures: 1 });
    expect((await scenario.run()).outputs['halt']).toBe('ready');
  });
});

function refuse(
  { remote }: Scenario,
  prefix: string,
  refusal: (ref: string) => { reason: string; remote: readonly string[] },
): void {
  remote.behave({ refuse: (ref) => (ref.startsWith(prefix) ? refusal(ref) : undefined) });
}

/** Puts an agent that does the story beside the one that fails. */
function agentThatWorks({ folder }: Scenario): string {
  const place = join(folder, 'works.sh');
  writeFileSync(place, oneStory.agent ?? '');
  return place;
}

function bundleNamedIn(summary: string): string {
  const [bundle = ''] = /\/[^\s<>`"')]*\.bundle/.exec(summary) ?? [];
  expect(existsSync(bundle), `the summary names a bundle that exists:\n${summary}`).toBe(true);
  return bundle;
}
