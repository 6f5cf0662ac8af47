import { describe, expect, test } from 'vitest';
import { faults } from '../support/github/faults.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import type { Repository } from '../support/github/model.ts';
import { type Stage, stage, works } from './stage.ts';

const token = 'ghs_job';

interface Rig {
  readonly github: GitHub;
  readonly rules: Repository['rules'];
  readonly repository: Repository;
  run(values?: Record<string, string>): ReturnType<Stage['run']>;
}

/** GitHub with the project of a stage. */
async function rig(at: Stage): Promise<Rig & AsyncDisposable> {
  const github = await startGitHub({ seed: at.workspace, tokens: [{ value: token }] });
  const repository = github.hub.repositories.get('acme/widgets');
  if (repository === undefined) throw new Error('no repository');
  const { serverUrl, apiUrl } = github;
  const env = { GITHUB_SERVER_URL: serverUrl, GITHUB_API_URL: apiUrl, INPUT_GITHUB_TOKEN: token };
  return {
    ...{ github, repository, rules: repository.rules },
    run: (values = {}) => at.run(values, { env }),
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}

const ruled = (type: string, parameters?: Record<string, string>) => ({
  ...{ type, ruleset_source_type: 'Repository', ruleset_source: 'acme/widgets', ruleset_id: 7 },
  ...(parameters && { parameters }),
});

describe('rules of the repository for the branch of a run', () => {
  test.each([
    [ruled('required_signatures'), 'commits must be signed, and those of a run are not'],
    [ruled('creation'), 'nobody may create it'],
    [
      ruled('commit_message_pattern', { operator: 'starts_with', pattern: 'JIRA-' }),
      'the message "feat: [A] - First title" must start with "JIRA-" (set commit_message_template)',
    ],
  ])('end it before the first agent where they refuse its pushes: %j [X25]', async (rule, why) => {
    await using at = await stage(works);
    await using on = await rig(at);
    on.rules.push(rule, ruled('deletion'), ruled('non_fast_forward'));
    const end = await on.run();
    expect(end, at.said.join('\n')).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
    const page = `${on.github.serverUrl}/acme/widgets/rules?ref=refs%2Fheads%2Fralph%2Fdefault`;
    expect(end.halt.detail).toBe(
      `The rules of the repository refuse every push of this run to ralph/default: ${why}. Exclude ralph/** from that ruleset ` +
        `(${page}), set branch_prefix to names that it does not cover, or pass a github_token whose App or user may bypass it.`,
    );
    expect(at.prompts()).toEqual([]);
    expect(on.github.pushes).toEqual([]);
    expect(on.github.takeViolations()).toEqual([]);
  });

  test('are no reason to end where the owner of the token may bypass them [X25]', async () => {
    await using at = await stage(works);
    await using on = await rig(at);
    on.rules.push(ruled('required_signatures'), ruled('update'));
    on.repository.bypassers.add('github-actions[bot]');
    expect(await on.run(), at.said.join('\n')).toMatchObject({ exitCode: 0, outputs: { stories_passed: '1' } });
    const asked = on.github.journal.flatMap(({ kind, path }) =>
      kind === 'api' && path.includes('rule') ? [path] : [],
    );
    expect(asked).toEqual(['/repos/acme/widgets/rules/branches/ralph%2Fdefault', '/repos/acme/widgets/rulesets/7']);
    expect(on.github.takeViolations()).toEqual([]);
  });

  test.each([403, 404])('are not guessed where GitHub answers %i [X25]', async (status) => {
    await using at = await stage(works);
    await using on = await rig(at);
    on.rules.push(ruled('required_signatures'));
    on.github.inject({ times: Number.POSITIVE_INFINITY, fault: faults.status(status, { message: 'Not for you' }) });
    expect(await on.run(), at.said.join('\n')).toMatchObject({ exitCode: 0, outputs: { stories_passed: '1' } });
    expect(at.said.filter((line) => /rules|Not for you/.test(line))).toEqual([]);
  });

  test('refuse the merge of a base that moved on, where history must be linear [X25]', async () => {
    await using at = await stage(works, {}, (box, workspace) => {
      box.git(workspace, 'checkout', '-q', '-b', 'ralph/default');
      box.git(workspace, 'commit', '-q', '--allow-empty', '-m', 'by a person');
      box.git(workspace, 'checkout', '-q', 'main');
      box.git(workspace, 'commit', '-q', '--allow-empty', '-m', 'moves on');
    });
    await using on = await rig(at);
    on.rules.push(ruled('required_linear_history'));
    const end = await on.run();
    expect(end, at.said.join('\n')).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
    expect(end.halt.detail).toContain('merge commits are not allowed, and the base was merged into it');
    expect(at.prompts()).toEqual([]);
  });

  test('only warn a job that hands its work over, since another token pushes it [X25]', async () => {
    await using at = await stage(works);
    await using on = await rig(at);
    on.rules.push(ruled('required_signatures'));
    const end = await on.run({ hand_over: at.box.path('hand-over') });
    expect(end.exitCode, at.said.join('\n')).toBe(0);
    expect(at.said.filter((line) => /^notice The rules of the repository refuse/.test(line))).toHaveLength(1);
  });
});
