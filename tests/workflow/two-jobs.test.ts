import { describe, expect, it } from 'vitest';
import { demoToken, git } from '../support/demo-repository.ts';
import { commitsOf } from '../support/scenario-facts.ts';
import { exampleOf, modelKey, openStage, type Played, rehearsed, type Stage } from './examples-rig.ts';

const branch = 'ralph/plain-words';
const state = 'refs/ralph/default/state';

function nightOf(story: string, inputs: Readonly<Record<string, string>> = {}): string {
  return rehearsed(exampleOf('two-jobs.yml'), { inputs: { story, ...inputs } });
}

function ends({ result }: Played): readonly string[] {
  return result.jobs.map(({ name, conclusion }) => `${name}: ${conclusion}`);
}

/** Outputs of the step that published. */
function published({ result }: Played): Readonly<Record<string, string>> {
  const steps = result.job('publish').steps.filter(({ name }) => name.startsWith('Run org/ralph-action@'));
  return steps[0]?.outputs ?? {};
}

describe('examples/two-jobs.yml', () => {
  it('works without a token that writes, and publishes what was made', async () => {
    const stage = await openStage({ private: true });
    const { github, remote } = stage.repository;
    const night = await stage.play(nightOf('US-001'), {});
    expect(ends(night), night.log).toEqual(['work: success', 'publish: success']);
    expect(night.asked).toEqual([
      { contents: 'read', 'pull-requests': 'read', metadata: 'read' },
      { contents: 'write', 'pull-requests': 'write', metadata: 'read' },
    ]);
    expect(night.step.summary).toContain('This job pushed nothing');
    const refs = await remote.refs();
    const made = [...refs.keys()].filter((ref) => ref !== 'refs/heads/main' && !ref.startsWith('refs/pull/'));
    const needed = made.filter((ref) => ref.startsWith('refs/ralph/default/needed/'));
    expect(made).toEqual([`refs/heads/${branch}`, ...needed, state]);
    expect(needed).toContain(`refs/ralph/default/needed/${refs.get(`refs/heads/${branch}`)?.slice(0, 12)}`);
    expect(night.step.outputs['commit_sha']).toBe(refs.get(`refs/heads/${branch}`));
    expect(published(night)).toMatchObject({
      ...{ conclusion: 'neutral', halt: 'skipped', stories_passed: '1', branch_name: branch },
      commit_sha: refs.get(`refs/heads/${branch}`),
      pr_url: `${stage.repository.serverUrl}/acme/plain-words/pull/1`,
    });
    expect(github.pulls().map(({ pull }) => pull.draft)).toEqual([true]);
    expect(github.pull(1).body).toContain('- [x] <code>US-001</code>');
    expect(github.comments(1).map(({ body }) => body)).toEqual([expect.stringContaining('1/1 stories passed')]);
    for (const secret of [modelKey, demoToken]) expect(night.log).not.toContain(secret);
    const next = await stage.play(nightOf('US-005'), {});
    expect(ends(next), next.log).toEqual(['work: success', 'publish: success']);
    const subjects = commitsOf(remote.gitDir, `main..${branch}`).map(({ subject }) => subject);
    expect(subjects).toEqual(['feat: [US-001] - Ordinal numbers', 'feat: [US-005] - Serial comma']);
    expect([github.pulls().length, github.comments(1).length, github.violations()]).toEqual([1, 1, []]);
  });

  it('publishes the branch of a story that failed, and nothing where no run began', async () => {
    const stage = await openStage();
    const night = await stage.play(nightOf('US-003', { max_attempts: '1' }), {});
    expect(ends(night), night.log).toEqual(['work: failure', 'publish: success']);
    const wips = [...(await stage.repository.remote.refs()).keys()].filter((ref) => ref.startsWith('refs/heads/wip/'));
    expect(wips).toEqual([expect.stringMatching(/^refs\/heads\/wip\/ralph-fail-us-003-\d{8}-\d{6}$/)]);
    expect(JSON.parse(published(night)['wip_branches'] ?? '')).toEqual([wips[0]?.slice('refs/heads/'.length)]);
    const broken = await stage.play(nightOf('US-999'), {});
    expect(ends(broken), broken.log).toEqual(['work: failure', 'publish: skipped']);
  });

  /** The first attempt leaves a file and fails, the second one ends only by what is done to it. */
  function endless(second: string): string {
    const agent = `bash -c 'if [ -e begun.txt ]; then ${second}; else touch begun.txt; fi'`;
    const objective = { objective: 'Do what nobody can', criteria: 'test -e done.txt' };
    const inputs = { ...objective, agent: 'command', agent_command: agent, review_agent: 'none', isolation: 'process' };
    return rehearsed(exampleOf('two-jobs.yml'), { inputs });
  }

  /** Journal of the one run that the remote knows of. */
  async function journalOf({ repository: { remote } }: Stage): Promise<string> {
    const [ref = ''] = [...(await remote.refs()).keys()].filter((each) => /^refs\/ralph\/.*\/state$/.test(each));
    const names = git(remote.gitDir, 'ls-tree', '--name-only', ref, 'runs/').split('\n');
    return git(remote.gitDir, 'show', `${ref}:${names.find((name) => name.endsWith('.jsonl'))}`);
  }

  it('publishes what a run did that was cancelled, to its last word', async () => {
    const stage = await openStage();
    const cancel = new AbortController();
    const onLine = ({ text }: { readonly text: string }): void => {
      if (text.includes('iteration 2/')) cancel.abort();
    };
    const night = await stage.play(endless('sleep 3600'), { cancel: cancel.signal, onLine });
    expect(ends(night), night.log).toEqual(['work: cancelled', 'publish: success']);
    expect(await journalOf(stage)).toContain('"type":"interrupted"');
    expect(night.log).not.toContain('is saved');
  });

  it('publishes what a run did that was killed', async () => {
    const stage = await openStage();
    const night = await stage.play(endless('kill -9 $PPID; sleep 3600'), {});
    expect(ends(night), night.log).toEqual(['work: failure', 'publish: success']);
    expect(night.step.outputs['run_id']).toBeUndefined();
    expect(await journalOf(stage)).toContain('"type":"begun"');
    expect(night.log).toMatch(/Run \S+ was cut short\. What its step handed over is what another job gets of it/);
  });
});
