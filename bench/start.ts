import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAgent } from './agents.ts';
import { figure, type Group, interleave } from './figure.ts';
import { measureRun } from './measured-run.ts';
import { createProject, forgetBranches, type Project } from './project.ts';

/** From the start of the bundle to the start of the first agent, beside an empty Node. */
export const start: Group = {
  name: 'start',
  measure: async (say) => {
    await using few = await createProject({ files: 50, stories: 20 });
    await using many = await createProject({ files: 50, stories: 5000 });
    say('bundle start to first agent, 20 and 5,000 stories');
    const seen = await interleave(7, {
      node: async () => emptyNodeMs(),
      few: () => startMs(few),
      many: () => startMs(many),
    });
    const beside = { floor: seen.node, unit: 'ms' } as const;
    return [
      figure({ name: 'start to first agent, 20 stories', value: seen.few, ...beside }, { ratio: 25 }),
      figure({ name: 'start to first agent, 5,000 stories', value: seen.many, ...beside }, { ratio: 25 }),
    ];
  },
};

async function startMs(project: Project): Promise<number> {
  const agent = writeAgent(project.folder);
  let firstMs = 0;
  const inputs = { agent_command: agent.command, max_iterations: '1', keep_logs: 'true', isolation: 'process' };
  const onEnd = (temp: string): void => {
    const [log = ''] = globSync('ralph/default/logs/*/1-implement.stdout*', { cwd: temp });
    firstMs = Number(readFileSync(join(temp, log), 'utf8').split('\n')[0]) * 1000;
  };
  const run = await measureRun(project.job(inputs), { onEnd });
  forgetBranches(project);
  return firstMs - run.startedMs;
}

function emptyNodeMs(): number {
  const startedMs = performance.now();
  spawnSync(process.execPath, ['-e', '0'], { env: { PATH: process.env['PATH'] ?? '' }, stdio: 'ignore' });
  return performance.now() - startedMs;
}
