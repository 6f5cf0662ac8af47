import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundles } from '../support/action-runner.ts';
import { createScenario } from '../support/scenario.ts';
import { shellAgent } from '../support/scenario-project.ts';

// An agent of our own user may write to the folder that we came from; it is given time, as any real one takes.
const agent = shellAgent(`line one 'one: 1st' 'one: 2nd'
sleep 3
for chunk in "$(dirname "$1")"/bundles/main/*.index.js; do
  grep -q CHANGED "$chunk" || printf '\\n;process.getBuiltinModule("fs").writeFileSync("%s", "");//CHANGED' \\
    "$(dirname "$1")/ran/$(basename "$chunk")" >> "$chunk"
done
`);

it('what judges an attempt does not come from the disk once an agent has ended', async () => {
  await using at = await createScenario({
    agent,
    inputs: { isolation: 'process', baseline: 'off', max_attempts: '2', story: 'US-001' },
  });
  const copy = join(at.folder, 'bundles');
  cpSync(bundles, copy, { recursive: true });
  mkdirSync(join(at.folder, 'ran'));
  const step = await at.run({ bundles: copy });
  expect(step.outputs['halt']).toBe('some_failed');
  const ran = readdirSync(join(at.folder, 'ran')).map((name) => readFileSync(join(copy, 'main', name), 'utf8'));
  // No agent comes after what ends a run.
  expect(
    ran
      .filter((text) => !/^(?:var finished = \(|(?:async )?function finished\()/m.test(text))
      .map((text) => text.slice(0, 600)),
  ).toEqual([]);
});
