import { expect, it } from 'vitest';
import { commandsIn, executedIn } from '../support/runner-oracle.ts';
import { createScenario } from '../support/scenario.ts';
import { oneStoryWith } from '../support/scenario-refusal.ts';

const agent = 'cat > /dev/null; echo "the agent was here"; echo "::set-output name=pwned::yes"; echo x > src/one.txt';

it.each(['true', 'false'])(
  '[O1] show_full_output: %s shows what passed too, and no command of a child',
  async (wanted) => {
    await using scenario = await createScenario(oneStoryWith({ agent }));
    const inputs = {
      show_full_output: wanted,
      test_command: 'unit: echo "the gate" was here',
      require_evidence: 'false',
    };
    const step = await scenario.run({ inputs });
    expect(step.outputs['halt'], step.log).toBe('ready');
    expect(step.log.includes('the agent was here')).toBe(wanted === 'true');
    expect(step.log.includes('the gate was here')).toBe(wanted === 'true');
    expect(executedIn(step.log).commands.filter(({ name }) => name === 'set-output')).toEqual([]);
    expect(commandsIn(step.log).filter(({ name }) => name === 'set-output')).toEqual([]);
  },
);
