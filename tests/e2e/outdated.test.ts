import { describe, expect, it } from 'vitest';
import { git } from '../support/demo-repository.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { branchesOf } from '../support/scenario-facts.ts';

/*
 * A push of a run that was killed may arrive after the next one has listed the refs, and another run may end in that moment. What was
 * read is out of date then before anything was begun.
 */
const state = 'refs/ralph/default/state';
const branch = 'refs/heads/ralph/default';

interface Moving {
  readonly times: number;
  readonly ref?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** A step that does one story, and another on what it left; a ref of that moves while the lock of the second is pushed, so often. */
async function moving(scenario: Scenario, { times, ref = state, inputs = {} }: Moving) {
  const { gitDir } = scenario.remote;
  const first = await scenario.run({ inputs: { ...inputs, max_iterations: '1' } });
  expect(first.outputs['halt'], first.log).toBe('budget_exceeded');
  let moves = 0;
  const meanwhile = (url: string): void => {
    if (moves === times || !url.includes('service=git-receive-pack')) return;
    moves += 1;
    const author = ['-c', 'user.name=x', '-c', 'user.email=x@example.invalid'];
    const message = `Record run 20260101-030405-bbbb\n\n${moves}`;
    const moved = git(gitDir, ...author, 'commit-tree', `${ref}^{tree}`, '-p', ref, '-m', message);
    git(gitDir, 'update-ref', ref, moved.trim());
  };
  scenario.remote.behave({ meanwhile });
  const second = await scenario.run({ inputs });
  return { second, moves };
}

it('a branch that moves before the lock is taken is read again where nobody keeps records', async () => {
  await using scenario = await createScenario();
  const { second, moves } = await moving(scenario, { times: 1, ref: branch, inputs: { journal: 'none' } });
  expect(moves).toBe(1);
  expect(second.log).toContain(
    `::notice::Until a moment ago somebody else worked on this feature, and ${branch} moved since this run read it. It is read again.`,
  );
  expect(second.outputs['halt'], second.log).toBe('some_failed');
  const messages = git(scenario.remote.gitDir, 'log', '--format=%s', branch);
  expect(messages).toContain('Record run 20260101-030405-bbbb');
});

describe('records that move before the lock is taken', () => {
  it('are read again, and the run begins', async () => {
    await using scenario = await createScenario();
    const { second } = await moving(scenario, { times: 1 });
    expect(second.outputs['halt'], second.log).toBe('some_failed');
    expect(second.log).toContain(
      `::notice::Until a moment ago run 20260101-030405-bbbb worked on this feature, and ${state} moved since this run read it. It is read again.`,
    );
    expect(second.outputs['stories_passed']).toBe('4');
    expect(git(scenario.remote.gitDir, 'for-each-ref', 'refs/ralph/default/lock')).toBe('');
  });

  it('each time that they are read are those of somebody else: the step ends locked and has changed nothing', async () => {
    await using scenario = await createScenario();
    const { second, moves } = await moving(scenario, { times: 99 });
    expect(second.outputs['halt'], second.log).toBe('locked');
    expect(second.log).toMatch(/::error::Until a moment ago .* moved since this run read it\. Start it again\./);
    expect(second.log.match(/It is read again\./g)).toHaveLength(2);
    expect(moves).toBeGreaterThanOrEqual(3);
    // The base, and what the first step made.
    expect([...branchesOf(scenario.remote.gitDir).keys()]).toEqual(['main', 'ralph/default']);
    expect(git(scenario.remote.gitDir, 'for-each-ref', 'refs/ralph/default/lock')).toBe('');
  });
});
