import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundles } from '../support/action-runner.ts';
import { createScenario } from '../support/scenario.ts';
import { shellAgent } from '../support/scenario-project.ts';

/** Writes down how many lines all journals have. */
const note = `
;((fs) => {
  const folder = process.env.RUNNER_TEMP + "/ralph/default/journal";
  const lines = fs.readdirSync(folder).map((name) => fs.readFileSync(folder + "/" + name, "utf8").split(String.fromCharCode(10)).length);
  fs.writeFileSync("RAN", lines.join());
})(process.getBuiltinModule("fs"));//CHANGED`;

// An agent of our own user may write to the folder that we came from; it is given time, as any real one takes.
const agent = shellAgent(`line one 'one: 1st' 'one: 2nd'
sleep 3
for chunk in "$(dirname "$1")"/bundles/main/*.index.js; do
  grep -q CHANGED "$chunk" || sed "s#RAN#$(dirname "$1")/ran/$(basename "$chunk")#" "$(dirname "$1")/note" >> "$chunk"
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
  writeFileSync(join(at.folder, 'note'), note);
  const step = await at.run({ bundles: copy });
  expect(step.outputs['halt']).toBe('some_failed');
  const ran = readdirSync(join(at.folder, 'ran')).map((name) => ({
    text: readFileSync(join(copy, 'main', name), 'utf8'),
    at: readFileSync(join(at.folder, 'ran', name), 'utf8'),
  }));
  // No agent comes after what ends a run, nor after what is loaded with it.
  const end = ran.find(({ text }) => /^(?:var finished = \(|(?:async )?function finished\()/m.test(text));
  expect(end?.at).toMatch(/^\d+$/);
  expect(ran.filter((each) => each.at !== end?.at).map(({ text }) => text.slice(0, 600))).toEqual([]);
});
