import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stage, works } from './stage.ts';

test('[D4] a link on the way to the state that is turned while the agent works leads nothing elsewhere', async () => {
  await using at = await stage('. "$AGENT_SCRIPT"');
  const [link, elsewhere] = [at.box.path('link'), at.box.path('elsewhere')];
  symlinkSync(at.box.path('temp'), link);
  mkdirSync(elsewhere);
  at.script('part.sh', `ln -sfn '${elsewhere}' '${link}'; ${works}`);
  const env = { RUNNER_TEMP: link, AGENT_SCRIPT: at.box.path('part.sh') };
  expect(await at.run({ agent_env: 'AGENT_SCRIPT' }, { env })).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
  expect(readdirSync(elsewhere)).toEqual([]);
});
