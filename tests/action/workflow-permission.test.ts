import { describe, expect, test } from 'vitest';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { type Stage, stage, works } from './stage.ts';

const token = 'ghs_job';
const agent = `${works}\necho 'jobs: {}' >> .github/workflows/ci.yml`;
const price =
  'The push of a changed workflow needs a github_token with "workflows: write", which GITHUB_TOKEN can never have: pass one of an App or of a person.';

function project(allow: readonly string[]): Promise<Stage> {
  const story = { id: 'A', title: 'First title', acceptanceCriteria: ['It is there'], allow, passes: false };
  return stage(agent, { '.github/workflows/ci.yml': 'on: push\n', 'prd.json': `${JSON.stringify([story])}\n` });
}

async function gitHubOf(at: Stage, workflows: 'write' | 'none'): Promise<GitHub> {
  const permissions = { contents: 'write', workflows } as const;
  return startGitHub({ seed: at.workspace, tokens: [{ value: token, permissions }] });
}

function run(at: Stage, { serverUrl, apiUrl }: GitHub, values: Record<string, string> = {}) {
  return at.run(values, {
    env: { GITHUB_SERVER_URL: serverUrl, GITHUB_API_URL: apiUrl, INPUT_GITHUB_TOKEN: token },
  });
}

const tried = ({ pushes }: GitHub) => pushes.filter(({ ref }) => ref.endsWith('/workflow-permission'));

describe('a story that may change workflows', () => {
  test.each([['.github/workflows/ci.yml'], ['./.github/**'], ['.github/workflows/*.yml#ci-changed']])(
    'ends the run before the first agent where the token may not push them: %s [X24]',
    async (entry) => {
      await using at = await project(['src/**', entry]);
      await using github = await gitHubOf(at, 'none');
      const end = await run(at, github);
      expect(end, at.said.join('\n')).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
      expect(end.halt.detail).toBe(
        `A may change workflows (allow: ${entry}), and the remote takes no workflow from this token. ${price} Or take the entry out of "allow": the change is then kept as a patch for a person.`,
      );
      expect(at.prompts()).toEqual([]);
      expect(github.pushes).toEqual([]);
    },
  );

  test('passes with a token that may, and the try leaves nothing on the remote [X24]', async () => {
    await using at = await project(['.github/workflows/ci.yml']);
    await using github = await gitHubOf(at, 'write');
    const end = await run(at, github);
    expect(end, at.said.join('\n')).toMatchObject({ exitCode: 0, outputs: { stories_passed: '1' } });
    expect(tried(github)).toHaveLength(2);
    const repository = github.hub.repositories.get('acme/widgets');
    const dir = repository?.remote.gitDir ?? '';
    expect(at.box.git(dir, 'for-each-ref', '--format=%(refname)')).not.toContain('workflow-permission');
    expect(at.box.git(dir, 'show', 'ralph/default:.github/workflows/ci.yml')).toContain('jobs: {}');
  });

  test('only warns where a glob opens workflows with everything else [X24]', async () => {
    const story = { id: 'A', title: 'First title', acceptanceCriteria: ['It is there'], allow: ['**'], passes: false };
    await using at = await stage(works, { 'prd.json': `${JSON.stringify([story])}\n` });
    await using github = await gitHubOf(at, 'none');
    const end = await run(at, github);
    expect(end, at.said.join('\n')).toMatchObject({ exitCode: 0, outputs: { stories_passed: '1' } });
    expect(at.said.filter((line) => line.startsWith('notice A may change workflows (allow: **), and'))).toHaveLength(1);
  });

  test.each([['dry_run'], ['hand_over'], ['mode']])(
    'is told its price where nothing is pushed: %s [X24]',
    async (name) => {
      await using at = await project(['.github/workflows/ci.yml']);
      await using github = await gitHubOf(at, 'write');
      const values: Record<string, string> = { dry_run: 'true', hand_over: at.box.path('over'), mode: 'doctor' };
      await run(at, github, { [name]: values[name] ?? '' });
      expect(at.said.join('\n')).toContain(`A may change workflows (allow: .github/workflows/ci.yml). ${price}`);
      expect(tried(github)).toEqual([]);
    },
  );

  test('is no question without such an entry, nor after it passed [X24]', async () => {
    await using at = await project(['.github/dependabot.yml', 'docs/**']);
    await using github = await gitHubOf(at, 'none');
    const end = await run(at, github);
    expect(end, at.said.join('\n')).toMatchObject({ exitCode: 0, outputs: { stories_passed: '1' } });
    expect(tried(github)).toEqual([]);
    expect(at.said.join('\n')).not.toContain('may change workflows');
    // The proposal has its price.
    expect(at.summaries.join()).toContain('workflows: write');
  });
});
