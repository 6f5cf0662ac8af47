import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createScenario } from '../support/scenario.ts';

/** No program that is started ever tells of its end, and nothing keeps the process alive that waits for it. */
const silent = `
const { EventEmitter } = require('node:events');
const processes = require('node:child_process');
processes.spawn = () => Object.assign(new EventEmitter(), { pid: undefined, stdin: null, stdout: null, stderr: null, unref() {}, kill() {} });
require('node:module').syncBuiltinESMExports();
`;

it('a run that nothing ends any more did not succeed', async () => {
  await using at = await createScenario({});
  const preload = join(at.folder, 'silent.cjs');
  writeFileSync(preload, silent);
  const step = await at.run({ env: { NODE_OPTIONS: `--require ${preload}` } });
  expect({ exitCode: step.exitCode, log: step.log }).toEqual({
    exitCode: 70,
    log: expect.stringContaining('::error::ralph-action ended before its run did'),
  });
});
