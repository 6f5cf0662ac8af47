import { describe, expect, it } from 'vitest';
import { hang, reply, type Turn } from '../support/model-server/script.ts';
import { branchesOf, filesOf } from '../support/scenario-facts.ts';
import { runWithClient } from './action-rig.ts';
import { tryInstall } from './install.ts';
import { leaveBehind } from './left-behind.ts';
import type { Asked } from './model.ts';
import { expectReadable, mindOf, quick, work } from './small-story.ts';

const installed = await tryInstall('claude');
if (!installed.ok) console.info(`The limits of the real claude client are skipped: ${installed.reason}.`);

describe.skipIf(!installed.ok)('limits that we set claude on a scripted model', () => {
  it('money that is used up ends the call, keeps its work and names the budget', async () => {
    const inputs = { max_cost_usd: '0.001' };
    await runWithClient({ mind: mindOf(quick), inputs }, ({ step, gitDir, survivors }) => {
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([1, 'budget_exceeded']);
      expect(step.summary).toContain('max_cost_usd');
      expect(step.outputs['total_cost_usd']).toMatch(/^0\.\d+$/);
      expect(survivors).toEqual([]);
      expect(Object.keys(wipOf(gitDir))).toContain('prd.json');
    });
  });

  it('a turn cap fails the attempt and keeps its work', async () => {
    const implement = ({ step }: Asked): Turn => (step === 0 ? reply(work) : reply([{ bash: 'cat src/one.txt' }]));
    const inputs = { max_turns: '2', max_attempts: '1' };
    await runWithClient({ mind: mindOf(implement), inputs }, ({ step, gitDir, model }) => {
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([1, 'some_failed']);
      expect(step.summary).toContain('turn-cap');
      expectReadable(step);
      expect(model.asked.length).toBe(2);
      expect(wipOf(gitDir)['src/one.txt']).toBe('100644\none: 1st\n');
    });
  });

  it('a tool that is not allowed is a configuration error that names it', async () => {
    await runWithClient({ mind: mindOf(quick), inputs: { allowed_tools: 'Read' } }, ({ step }) => {
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([3, 'config_error']);
      expect(step.summary).toMatch(/permission-denied.*Write: .*add the tool to allowed_tools/);
    });
  });

  it('a look at the web does not end the run, whatever comes of it', async () => {
    const look = reply([
      { call: 'WebFetch', input: { url: 'http://127.0.0.1:9/', prompt: 'What is there?' } },
      { call: 'WebSearch', input: { query: 'lines of text' } },
    ]);
    const implement = (asked: Asked): Turn => (asked.step === 0 ? look : quick({ ...asked, step: asked.step - 1 }));
    await runWithClient({ mind: mindOf(implement) }, ({ step, model }) => {
      expect(model.asked[1]?.seen, step.log).not.toContain('Permission');
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([0, 'ready']);
      expect(step.log).not.toContain('was not permitted');
    });
  });

  it('a model that falls silent is ended at the hard limit with all that it started', async () => {
    const command = `${leaveBehind('sleep 953')}; echo started > src/started.txt`;
    const implement = ({ step }: Asked): Turn => (step === 0 ? reply([{ bash: command }]) : hang);
    const inputs = { gate_timeouts: 'implement=15s/30s', max_attempts: '1' };
    await runWithClient({ mind: mindOf(implement), inputs }, ({ step, gitDir, survivors }) => {
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([1, 'some_failed']);
      expect(step.log).toContain('implement: timeout');
      expectReadable(step);
      expect(survivors).toEqual([]);
      expect(wipOf(gitDir)['src/started.txt']).toBe('100644\nstarted\n');
    });
  });
});

const copilot = await tryInstall('copilot');
if (!copilot.ok) console.info(`The limits of the real copilot are skipped: ${copilot.reason}.`);

describe.skipIf(!copilot.ok)('limits that we set copilot on a scripted model', () => {
  it('money that is used up ends the call while it works, since its traces tell what each request used', async () => {
    const usage = { input: 100_000, output: 100 };
    const implement = ({ step }: Asked): Turn => reply(step === 0 ? work : [{ bash: 'sleep 2' }], { usage });
    // Each request costs some 0.30.
    const inputs = { max_cost_usd: '0.5' };
    await runWithClient(
      { client: 'copilot', mind: mindOf(implement), inputs },
      ({ step, gitDir, model, survivors }) => {
        expect([step.exitCode, step.outputs['halt']], step.log).toEqual([1, 'budget_exceeded']);
        expect(step.summary).toContain('max_cost_usd');
        expect(Number(step.outputs['total_cost_usd'])).toBeGreaterThan(0.5);
        expect(model.asked.length).toBeLessThan(20);
        expect(survivors).toEqual([]);
        expect(wipOf(gitDir)['src/one.txt']).toBe('100644\none: 1st\n');
      },
    );
  });
});

function wipOf(gitDir: string): Readonly<Record<string, string>> {
  const wip = [...branchesOf(gitDir).keys()].find((name) => name.startsWith('wip/')) ?? '';
  return filesOf(gitDir, wip);
}
