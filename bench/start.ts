import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../tests/support/action-runner.ts';
import { firstStartMs, writeAgent } from './agents.ts';
import { figure, type Group, interleave, median } from './figure.ts';
import { measureRun } from './measured-run.ts';
import { createProject, forgetBranches, type Project } from './project.ts';

/** From the start of the bundle to the start of the first agent process, 5,000 stories, baseline off. */
export const start: Group = {
  name: 'start',
  measure: async (say) => {
    await using project = await createProject({ files: 50, stories: 5000 });
    say('bundle start to first agent, 5,000 stories');
    const waits: number[] = [];
    const starts: number[] = [];
    const seen = await interleave(15, {
      node: async () => timeMs(['-e', '0']),
      bundle: async () => timeMs([join(repositoryRoot, 'dist', 'main', 'index.js')]),
      whole: async () => {
        const { wholeMs, networkMs } = await startMs(project, 'process');
        waits.push(networkMs);
        // Where the remote is slow the whole is, too.
        starts.push(wholeMs - networkMs);
        return wholeMs;
      },
      walled: async () => {
        const { wholeMs, networkMs } = await startMs(project, 'namespace');
        return wholeMs - networkMs;
      },
    });
    return [
      figure(
        { name: 'start to first agent, without network', value: median(starts), floor: seen.node, unit: 'ms' },
        { most: 150 },
      ),
      figure(
        { name: 'start to first agent with the isolation probe', value: seen.walled, floor: seen.node, unit: 'ms' },
        { most: 250 },
      ),
      figure({ name: 'start to first agent, loopback HTTP remote', value: seen.whole, floor: seen.node, unit: 'ms' }),
      figure({ name: 'of which nothing to do but wait for the remote', value: median(waits), unit: 'ms' }),
      figure({
        name: 'bundle loaded, then refused for lack of a job',
        value: seen.bundle,
        floor: seen.node,
        unit: 'ms',
      }),
    ];
  },
};

async function startMs(
  project: Project,
  isolation: 'process' | 'namespace',
): Promise<{ wholeMs: number; networkMs: number }> {
  const agent = writeAgent(project.folder, { firstStart: true });
  const file = join(project.folder, 'network-ms');
  rmSync(file, { force: true });
  const env = {
    NODE_OPTIONS: `--require ${JSON.stringify(join(import.meta.dirname, 'watch-network.cjs'))}`,
    RALPH_BENCH_NETWORK: file,
  };
  const inputs = { agent_command: agent.command, max_iterations: '1', keep_logs: 'true', isolation };
  let firstMs = 0;
  const onEnd = (temp: string): void => {
    firstMs = firstStartMs(temp);
  };
  const run = await measureRun({ ...project.job(inputs), env }, { onEnd });
  forgetBranches(project);
  const waits = JSON.parse(readFileSync(file, 'utf8')) as [atMs: number, waitedMs: number][];
  const [, networkMs = 0] = waits.findLast(([atMs]) => atMs <= firstMs) ?? [];
  return { wholeMs: firstMs - run.startedMs, networkMs };
}

function timeMs(args: readonly string[]): number {
  const startedMs = performance.now();
  spawnSync(process.execPath, [...args], { env: { PATH: process.env['PATH'] ?? '' }, stdio: 'ignore' });
  return performance.now() - startedMs;
}
