import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createScenario } from '../support/scenario.ts';
import { shellAgent } from '../support/scenario-project.ts';
import { agentsStarted, oneStoryWith } from '../support/scenario-refusal.ts';

const agent = shellAgent("line one 'one: 1st' 'one: 1st'; echo 2 > requirements.txt\n");
const files = { 'requirements.txt': '1\n' };
const registryDown = 'grep -x 1 requirements.txt || { echo "Temporary failure in name resolution"; exit 1; }';

describe('setup that cannot work', () => {
  it('on the run start ends the run before any agent is paid', async () => {
    const inputs = { setup_command: 'echo no such index; exit 3' };
    await using scenario = await createScenario(oneStoryWith({ files, agent, inputs }));
    const step = await scenario.run();
    expect({ code: step.exitCode, halt: step.outputs['halt'] }, step.log).toEqual({
      code: 1,
      halt: 'environment_broken',
    });
    expect(step.log).toContain('setup_command exited with code 3 on manifests and lock files that no agent changed');
    expect(step.summary).toContain('no such index');
    expect(agentsStarted(scenario)).toBe(0);
  });

  it('for want of a registry is tried three times on the same attempt, and then a human has to look', async () => {
    const inputs = { setup_command: registryDown };
    await using scenario = await createScenario(oneStoryWith({ files, agent, inputs }));
    writeFileSync(join(scenario.workspace, 'debug.log'), 'installed\n');
    const step = await scenario.run();
    expect(step.outputs, step.log).toMatchObject({ halt: 'some_failed', stories_passed: '0' });
    expect(step.summary).toContain('a name could not be looked up');
    expect(step.summary).toContain('test gate unavailable: 3 calls without a verdict');
    expect(agentsStarted(scenario)).toBe(1);
    const logs = readdirSync(step.outputs['logs_path'] ?? '').filter((name) => name.startsWith('setup-'));
    expect(logs.toSorted()).toEqual(['setup-1.log', 'setup-2.log', 'setup-3.log']);
  });
});
