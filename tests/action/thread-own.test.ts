import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ActionEnd } from '../../src/action/action-end.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { commentEvent } from '../support/trigger-events.ts';
import { type Stage, stage } from './stage.ts';

const token = 'ghs_the_token_of_the_job';
const stories = 'Rows are many.\n\n- [ ] Page size\n  - defaults to 20\n';

interface Talk extends AsyncDisposable {
  readonly at: Stage;
  readonly github: GitHub;
  /** What the action makes of a comment that somebody writes. */
  readonly say: (body: string, user?: string, inputs?: Record<string, string>) => Promise<ActionEnd>;
  /** Bodies of the comments that the action wrote. */
  readonly answers: () => readonly string[];
}

async function talk(): Promise<Talk> {
  const at = await stage('true');
  const roles = { ada: 'write', eve: 'read' } as const;
  const github = await startGitHub({ seed: at.workspace, tokens: [{ value: token }], roles });
  const issue = github.openIssue({ title: 'Gear pagination', body: stories });
  return {
    at,
    github,
    answers: () =>
      github
        .comments(issue.number)
        .filter(({ user }) => user.login === 'github-actions[bot]')
        .map(({ body }) => body),
    say: (body, user = 'ada', inputs = {}) => {
      const { eventName, payload } = commentEvent(github, issue, github.say(issue.number, { user, body }));
      const path = at.box.path('event.json');
      writeFileSync(path, JSON.stringify(payload));
      const place = { GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl, GITHUB_ACTOR: user };
      return at.run(
        { create_pr: 'draft', ...inputs },
        { env: { ...place, GITHUB_EVENT_NAME: eventName, GITHUB_EVENT_PATH: path, GITHUB_WORKFLOW: 'ralph' } },
      );
    },
    [Symbol.asyncDispose]: async () => {
      await at[Symbol.asyncDispose]();
      await github.close();
    },
  };
}

describe('/ralph doctor', () => {
  test('answers with the report', async () => {
    await using on = await talk();
    const end = await on.say('/ralph doctor');
    expect(end, on.at.said.join('\n')).toMatchObject({ exitCode: 0, halt: { kind: 'skipped' } });
    expect(on.answers()).toEqual([expect.stringContaining('### ✅ Doctor: nothing blocks a run')]);
    expect(on.at.prompts()).toEqual([]);
  });

  test('ends with 3 when something blocks a run, and says it in the thread', async () => {
    await using on = await talk();
    const end = await on.say('/ralph doctor', 'ada', { agent_command: 'no-such-agent' });
    expect(end.exitCode).toBe(3);
    expect(on.answers().join()).toMatch(/❌ Doctor: 1 thing blocks a run[\s\S]*no-such-agent/);
  });
});

describe('/ralph init', () => {
  test('answers with the pull request that brings the backlog', async () => {
    await using on = await talk();
    const end = await on.say('/ralph init gear');
    const [pull] = on.github.pulls();
    const url = `${on.github.serverUrl}/acme/widgets/pull/${pull?.number}`;
    expect(end, on.at.said.join('\n')).toMatchObject({
      exitCode: 0,
      outputs: { branch_name: 'ralph/init-gear', pr_url: url, halt: 'skipped' },
    });
    expect(on.answers()).toEqual([expect.stringContaining(`1 story for feature <code>gear</code>`)]);
    expect(on.answers().join()).toContain(url);
    expect(on.answers().join()).toContain('<code>/ralph run gear</code>');
  });

  test('says why it made nothing', async () => {
    await using on = await talk();
    await on.say('/ralph init gear');
    const issue = on.github.openIssue({ title: 'Prose', body: 'Faster, please.' });
    const said = on.github.say(issue.number, { user: 'ada', body: '/ralph init' });
    const { eventName, payload } = commentEvent(on.github, issue, said);
    const path = on.at.box.path('event.json');
    writeFileSync(path, JSON.stringify(payload));
    const env = { GITHUB_SERVER_URL: on.github.serverUrl, GITHUB_API_URL: on.github.apiUrl, GITHUB_ACTOR: 'ada' };
    const end = await on.at.run({}, { env: { ...env, GITHUB_EVENT_NAME: eventName, GITHUB_EVENT_PATH: path } });
    expect(end.exitCode).toBe(3);
    expect(on.github.comments(issue.number).at(-1)?.body).toMatch(/Nothing was made\. No stories were found/);
  });

  test('has the agent write the stories on request alone, and says so', async () => {
    await using on = await talk();
    const nonce = `nonce=$(grep -m1 '^nonce: ' | cut -d' ' -f2)`;
    const said = `printf '{"nonce":"%s","userStories":[{"title":"Pages","acceptanceCriteria":["20 a page"]}]}' "$nonce"`;
    const writer = on.at.script('writer.sh', `${nonce}\n${said}`);
    const end = await on.say('/ralph init --agent gear', 'ada', { agent_command: writer, cost_per_call: '0.25' });
    expect(end, on.at.said.join('\n')).toMatchObject({
      exitCode: 0,
      outputs: { branch_name: 'ralph/init-gear', total_cost_usd: '0.25' },
    });
    expect(on.answers()).toEqual([
      expect.stringMatching(/1 story for feature <code>gear<\/code>.*, written by the agent command \(\$0\.25\)\./),
    ]);
    const useless = await on.say('/ralph init --agent', 'ada', { agent_command: 'true', cost_per_call: '0.25' });
    expect(useless).toMatchObject({ exitCode: 3, outputs: { branch_name: '', total_cost_usd: '0.25' } });
    expect(on.answers().at(-1)).toMatch(
      /Nothing was made\. The agent gave no stories[\s\S]*The call of the agent cost: \$0\.25\./,
    );
    expect(on.github.pulls()).toHaveLength(1);
  });

  test('does nothing for a stranger', async () => {
    await using on = await talk();
    expect(await on.say('/ralph init gear', 'eve')).toMatchObject({ exitCode: 0, halt: { kind: 'skipped' } });
    expect([on.answers(), on.github.pulls(), on.github.pushes]).toEqual([[], [], []]);
  });
});

test.each(['run', 'doctor'])('mode: %s reads no commands', async (mode) => {
  await using on = await talk();
  expect(await on.say('/ralph init gear', 'ada', { mode })).toMatchObject({
    exitCode: 0,
    reasons: [`mode: ${mode} reads no commands of people`],
  });
  expect([on.answers(), on.github.pulls()]).toEqual([[], []]);
});

test('a job that may write nothing reads no commands', async () => {
  await using on = await talk();
  const end = await on.say('/ralph init gear', 'ada', { hand_over: '/tmp/out' });
  expect(end).toMatchObject({ exitCode: 0, reasons: ['a job with hand_over reads no commands of people'] });
  expect([on.answers(), on.github.pulls()]).toEqual([[], []]);
});

describe('a run whose records move before it has the lock', () => {
  const state = 'refs/ralph/default/state';

  /** A run that leaves records, and another one that finds them moved so often while it takes the lock. */
  async function moving(on: Talk, times: number) {
    const [repository] = on.github.hub.repositories.values();
    if (repository === undefined) throw new Error('no repository');
    const { gitDir } = repository.remote;
    await on.say('/ralph run --max 1');
    const starts = (): string => on.at.box.git(gitDir, 'show', 'refs/ralph/_/starts:starts.json');
    const before = starts();
    let moves = 0;
    repository.remote.behave({
      meanwhile: (url) => {
        // What is pushed once the start is counted is the lock.
        if (moves === times || !url.includes('info/refs?service=git-receive-pack') || starts() === before) return;
        moves += 1;
        const message = `Record run 20260101-030405-bbbb\n\n${moves}`;
        const made = on.at.box.git(gitDir, 'commit-tree', `${state}^{tree}`, '-p', state, '-m', message);
        on.at.box.git(gitDir, 'update-ref', state, made.trim());
      },
    });
    on.at.said.length = 0;
    const end = await on.say('/ralph run --max 1 --fresh');
    const lock = on.at.box.git(gitDir, 'for-each-ref', 'refs/ralph/default/lock');
    return { end, counted: JSON.parse(starts()).ada.length, lock, told: on.at.said.join('\n') };
  }

  test('begins, is one start of its person, and its records go on from what moved', async () => {
    await using on = await talk();
    const { end, counted, lock, told } = await moving(on, 1);
    expect(told.match(/ It is read again\./g), told).toHaveLength(1);
    expect(told).not.toContain('records were not pushed');
    expect(end, told).toMatchObject({ halt: { kind: 'budget_exceeded' }, outputs: { iterations: '1' } });
    expect([counted, lock]).toEqual([2, '']);
    expect(on.answers()).toEqual([expect.stringContaining(end.outputs.run_id)]);
  });

  test('and that go on moving: it is told once that it did not begin, and is one start', async () => {
    await using on = await talk();
    const { end, counted, lock, told } = await moving(on, 99);
    expect(told.match(/ It is read again\./g), told).toHaveLength(2);
    expect(end, told).toMatchObject({ halt: { kind: 'locked' }, outputs: { iterations: '0' } });
    expect([counted, lock]).toEqual([2, '']);
    expect(on.answers()).toEqual([expect.anything(), expect.stringContaining('moved since this run read it')]);
  });
});
