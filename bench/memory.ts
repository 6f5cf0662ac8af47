import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoRepository, demoToken } from '../tests/support/demo-repository.ts';
import { figure, type Group, interleave } from './figure.ts';
import { measureRun } from './measured-run.ts';

/** The run that `npm run demo` makes: five stories, the rehearsal agent, two gates. */
export const memory: Group = {
  name: 'memory',
  measure: async (say) => {
    say('the demo run');
    const seen = await interleave(3, { ours: demoPeakMb });
    return [figure({ name: 'peak memory of the action in the demo run', value: seen.ours, unit: 'MB' }, { most: 110 })];
  },
};

async function demoPeakMb(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-bench-demo-'));
  try {
    await using repository = await createDemoRepository(folder);
    const temp = join(folder, 'temp');
    mkdirSync(temp);
    const event = { name: 'schedule', payload: { schedule: '0 2 * * *' } };
    const job = { ...repository, temp, inputs: { github_token: demoToken }, event };
    return (await measureRun(job, { halts: ['some_failed'] })).peakMb;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
