import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { cancelStep } from '../support/action-runner.ts';
import { demoToken, git } from '../support/demo-repository.ts';
import { createScenarioOnGitHub, type Scenario } from '../support/scenario.ts';
import { journalLines } from '../support/scenario-kill.ts';
import { newMachine } from '../support/scenario-machine.ts';
import { until } from '../support/scenario-processes.ts';
import { openStory, shellAgent, smallPrd } from '../support/scenario-project.ts';

/*
 * A repository with workflows, and the token of a job, which has no `workflows: write` and cannot have it. A record holds no workflow,
 * and the commits that it leans on do: to GitHub it looks as if it took them away.
 */
const permissions = { contents: 'write', pull_requests: 'write', actions: 'read' } as const;
const stories = smallPrd([openStory(), openStory({ id: 'US-002', title: 'Second line', priority: 2 })]);
const agent = shellAgent(`if [ -e "$SLOW" ] && [ "$RALPH_STORY/$RALPH_ATTEMPT" = US-002/2 ]; then sleep 300; fi
  echo "$RALPH_STORY" >> src/tried.txt
  echo '# by an agent' >> .github/workflows/ci.yml
  case "$RALPH_STORY/$RALPH_ATTEMPT" in
    US-001/1) line one 'one: 1st' 'one: 1st' ;;
    US-002/1) line two 'two: 2th' 'two: 2nd' ;;
    *) line two 'two: 2nd' 'two: 2nd' ;;
  esac`);

describe('the records of a run beside workflows', () => {
  it('are pushed by the token of a job, and another machine goes on with the work in flight', async () => {
    await using scenario = await createScenarioOnGitHub({
      files: { 'prd.json': stories, '.github/workflows/ci.yml': 'on: push\njobs: {}\n' },
      ...{ agent, inputs: { agent_env: 'SLOW', max_attempts: '2' } },
      github: { tokens: [{ value: demoToken, permissions }] },
    });
    const slow = join(scenario.switches, 'slow');
    writeFileSync(slow, '');
    const step = scenario.start({ env: { SLOW: slow } });
    await until(() => step.child.exitCode !== null || journalLines(scenario.temp).filter(isAttempt).length > 2);
    // A push that a cancel cuts off is not what this is about.
    while (step.child.exitCode === null && (await kept(scenario)).length < 2) await sleep(20);
    await cancelStep(step);
    const main = await step.done;
    const post = await scenario.post(main);
    expect(main.log.match(/was declined for the workflows of commits below it/g), main.log).toHaveLength(1);
    expect([main.log, post.log].join('\n')).not.toMatch(/::warning.*(?:records|journal)/);
    expect(post.log).toMatch(/The journal of run \S+ is saved\./);

    const machine = newMachine(scenario, 'next', 2);
    const end = await scenario.run({ ...machine.job, env: { SLOW: join(scenario.switches, 'none') } });
    expect(end.log).toMatch(/Resumed run \S+ from its last finished step, begun on another machine\./);
    expect([end.outputs['halt'], end.outputs['run_id']], end.log).toEqual(['ready', main.outputs['run_id']]);
    expect(end.log).not.toContain('::warning');
    const { gitDir } = scenario.remote;
    expect(git(gitDir, 'show', 'ralph/default:src/tried.txt')).toBe('US-001\nUS-002\nUS-002\n');
    expect(git(gitDir, 'diff', '--name-only', 'main', 'ralph/default', '--', '.github')).toBe('');
    expect(scenario.github.violations()).toEqual([]);
  });
});

/** Commits that have a ref of their own because the run needs them. */
async function kept({ remote }: Scenario): Promise<readonly string[]> {
  return [...(await remote.refs()).keys()].filter((ref) => ref.startsWith('refs/ralph/default/needed/'));
}

function isAttempt(line: string): boolean {
  return line.includes('"kind":"intent"') && line.includes('"implement"');
}
