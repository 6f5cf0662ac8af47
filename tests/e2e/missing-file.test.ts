import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundles } from '../support/action-runner.ts';
import { createScenario } from '../support/scenario.ts';

const main = join(bundles, 'main');

/** The file of the bundle that declares a function. */
function fileOf(name: string): string {
  const declared = new RegExp(`^(?:var ${name} = \\(|(?:async )?function ${name}\\()`, 'm');
  const found = readdirSync(main).filter(
    (each) => each.endsWith('index.js') && declared.test(readFileSync(join(main, each), 'utf8')),
  );
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

it.each([
  ['what follows an outcome', 'transition', { exitCode: 70, halt: 'internal_error' }],
  ['what only some reports need', 'readYaml', { exitCode: 0, halt: 'ready' }],
])('a run without a file of the action, %s, is told to its end', async (_, declares, { exitCode, halt }) => {
  await using at = await createScenario({ inputs: { isolation: 'process', story: 'US-001', max_attempts: '1' } });
  const copy = join(at.folder, 'bundles');
  cpSync(bundles, copy, { recursive: true });
  rmSync(join(copy, 'main', fileOf(declares)));
  const step = await at.run({ bundles: copy });
  expect({ exitCode: step.exitCode, halt: step.outputs['halt'] }).toEqual({ exitCode, halt });
  if (exitCode !== 0)
    expect(step.log).toMatch(/Loading the loop failed unexpectedly: Cannot find module '\.\/\d+\.index\.js'/);
});
