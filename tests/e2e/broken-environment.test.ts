import { expect, it } from 'vitest';
import { createScenario } from '../support/scenario.ts';
import { openStory, shellAgent, smallPrd } from '../support/scenario-project.ts';
import { agentsStarted } from '../support/scenario-refusal.ts';

const stories = Array.from({ length: 1000 }, (_, at) =>
  openStory({ id: `US-${String(at + 1).padStart(4, '0')}`, title: `Line ${at + 1}`, priority: at + 1 }),
);
const files = {
  'prd.json': smallPrd(stories),
  'scripts/docker.sh':
    'echo "Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?" >&2\nexit 1\n',
  // Nobody makes a folder there: the kernel, the walls or the rights of the user forbid it.
  Makefile: 'runner:\n\tscripts/no-such-runner --all\nfolder:\n\tmkdir /sys/no-such-folder\n',
};
const agent = shellAgent(`line one "one: $RALPH_ATTEMPT" 'one: 9th'`);

/** Machines on which no check can work, and the cause that the run has to name. */
const rows = [
  {
    name: 'make without its program',
    check: 'unit: make runner',
    cause: /heck "unit" cannot run on the base commit: command not found: make: scripts\/no-such-runner: /,
    environment: 'command not found',
  },
  {
    name: 'make without the right to write',
    check: 'unit: make folder',
    cause:
      /heck "unit" cannot run on the base commit: (?:permission denied|read-only file system): mkdir: cannot create directory '\/sys\//,
    environment: 'permission',
  },
  {
    name: 'a client of Docker without its daemon',
    check: 'unit: sh scripts/docker.sh ps',
    cause:
      /heck "unit" cannot run on the base commit: the Docker daemon is out of reach: .* Have Docker running before this action starts, and write the gate under gates: with docker: true/,
    environment: 'setup',
  },
] as const;

async function run(inputs: Readonly<Record<string, string>>) {
  await using scenario = await createScenario({ files, agent });
  const step = await scenario.run({ inputs });
  return { step, agents: agentsStarted(scenario), halt: step.outputs['halt'] };
}

it.each(rows)('a thousand stories and $name pay no agent, and the cause is named', async ({ check, cause }) => {
  const { step, agents, halt } = await run({ test_command: check });
  expect({ agents, halt, code: step.exitCode }, step.log).toEqual({ agents: 0, halt: 'environment_broken', code: 1 });
  expect(step.log).toMatch(cause);
  expect(step.summary).toContain('environment_broken');
});

it.each(rows)('with baseline: off a thousand stories and $name open the breaker', async ({ check, environment }) => {
  const { step, agents, halt } = await run({ test_command: check, baseline: 'off' });
  expect({ agents, halt, code: step.exitCode }, step.log).toEqual({ agents: 2, halt: 'circuit_open', code: 1 });
  expect(step.log).toContain(`2 iterations in a row failed for the environment: ${environment}`);
});

it('an agent that writes where it may not has all its attempts on a machine that works', async () => {
  const wrong = shellAgent(`line one 'one: 1st' 'one: 1st'; echo '/sys/no-such-folder' > src/folder.txt`);
  const check = 'unit: if [ -f src/folder.txt ]; then mkdir $(cat src/folder.txt); fi';
  await using scenario = await createScenario({ files: { 'prd.json': smallPrd() }, agent: wrong });
  const step = await scenario.run({ inputs: { test_command: check, max_attempts: '3' } });
  expect({ halt: step.outputs['halt'], agents: agentsStarted(scenario) }, step.log).toEqual({
    halt: 'some_failed',
    agents: 3,
  });
});
