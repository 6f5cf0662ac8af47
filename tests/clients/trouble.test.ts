import { describe, expect, it } from 'vitest';
import { expectedOf, playedAgents, type Scene, scenes } from '../../scripts/agents/played.ts';
import { reply, say } from '../support/model-server/script.ts';
import { tryInstall } from './install.ts';
import { record } from './recording.ts';
import { runClient } from './rig.ts';
import { clientOf, rows } from './rows.ts';
import { scripts } from './scripts.ts';
import { serviceOf } from './services.ts';

/** Every client in every scene; otherwise those where it speaks words of its own. RALPH_RECORD=1 writes them down. */
const isRecording = process.env['RALPH_RECORD'] === '1';
const isFull = isRecording || process.env['RALPH_FULL'] === '1';

/** What it retries for a minute and longer. */
const slow: readonly string[] = ['opencode/usage-limit', 'copilot/usage-limit', 'qwen/usage-limit'];

/** Longer than any of them goes on by itself. */
const MOST_MS = 420_000;

for (const name of playedAgents) {
  const found = await tryInstall(name);
  if (!found.ok) console.info(`Trouble of the real ${name} is skipped: ${found.reason}.`);
  const { driver, troubles } = rows[name];
  describe.skipIf(!found.ok)(`${name} ${driver.version} in trouble`, () => {
    const model = serviceOf(name, '').inputs['model'] ?? '';
    const client = clientOf(name, found.ok ? found.path : '');

    it.each(scenes.filter((scene) => isPlayed(scene, name)))(
      '$name: $expected',
      { timeout: MOST_MS + 30_000 },
      async (scene) => {
        const script = scripts[scene.name]?.(troubles, name);
        if (script === undefined) throw new Error(`${scene.name} has no script`);
        const run = await runClient(client, { hardMs: MOST_MS, call: { model }, ...script });
        if (isRecording) record(name, scene.name, run);
        expect([run.reading.class, run.survivors], run.reading.detail).toEqual([expectedOf(scene, name), []]);
        if (script.isServiceAway !== true) expect(run.turns.length).toBeGreaterThan(0);
      },
    );

    // What else its shells read is laid into HOME by the action, whose own suite looks there; so it is with claude.
    it.skipIf(driver.shellStart !== undefined || name === 'claude')('gives its shells no key', async () => {
      const { turns } = await runClient(client, {
        script: [reply([{ bash: 'env | grep f3b1c0ffee || echo no variable has it' }]), say('Done.')],
        call: { model },
      });
      const results = turns.flatMap(({ request }) => request?.said ?? []).flatMap((said) => said.results);
      expect(results.map(({ text }) => text).join('\n')).toContain('no variable has it');
    });
  });
}

function isPlayed({ name, isSample }: Scene, agent: string): boolean {
  // The suite of claude alone plays its own at any size.
  return isFull || (isSample === true && agent !== 'claude' && !slow.includes(`${agent}/${name}`));
}
