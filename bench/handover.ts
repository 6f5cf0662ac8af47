import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdPushes } from './agents.ts';
import { figure, type Group, interleave, median } from './figure.ts';
import { measureRun } from './measured-run.ts';
import { createProject, forgetBranches, type Project } from './project.ts';

const iterations = 8;

/** From the last command of an agent to the first one of the check behind it: what we put between them, two shells included. */
export const handover: Group = {
  name: 'handover',
  measure: async (say) => {
    await using project = await createProject({ files: 50, stories: iterations });
    say(`agent's end to first gate, ${iterations} iterations`);
    const seen = await interleave(3, { ours: () => handoverMs(project), shell: async () => shellMs() });
    const added = seen.ours - seen.shell;
    return [
      figure(
        { name: "agent's end to first gate, median, without the gate's own bash", value: added, unit: 'ms' },
        { most: 30 },
      ),
      figure({ name: "agent's end to first gate, median", value: seen.ours, floor: seen.shell, unit: 'ms' }),
    ];
  },
};

async function handoverMs(project: Project): Promise<number> {
  const agent = join(project.folder, 'ending-agent.sh');
  writeFileSync(agent, 'echo "$RALPH_STORY" >> src/d0/f0.txt\necho "ended $EPOCHREALTIME"\n');
  const job = project.job({
    agent_command: `/bin/bash ${agent}`,
    test_command: 'unit: echo "begun $EPOCHREALTIME"',
    max_iterations: String(iterations),
    keep_logs: 'true',
  });
  let moments: readonly Moment[] = [];
  await measureRun(job, {
    onTick: holdPushes(project.proxy, iterations),
    onEnd: (temp) => {
      moments = momentsBelow(join(temp, 'ralph', 'default', 'logs'));
    },
  });
  forgetBranches(project);
  const waits = moments.flatMap(({ what, atMs }, index) => {
    const next = moments[index + 1];
    return what === 'ended' && next?.what === 'begun' ? [next.atMs - atMs] : [];
  });
  if (waits.length < iterations / 2) throw new Error(`only ${waits.length} of ${iterations} iterations were seen`);
  return median(waits);
}

interface Moment {
  readonly what: string;
  readonly atMs: number;
}

/** What agents and checks printed of their time, in its order. */
function momentsBelow(logs: string): readonly Moment[] {
  const texts = readdirSync(logs, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return texts
    .flatMap((text) => [...text.matchAll(/^(ended|begun) (\d+\.\d+)$/gm)])
    .map(([, what = '', seconds]) => ({ what, atMs: Number(seconds) * 1000 }))
    .toSorted((one, other) => one.atMs - other.atMs);
}

/** A bash that starts and ends, as a check needs one whoever starts it. */
function shellMs(): number {
  const startedMs = performance.now();
  spawnSync('/bin/bash', ['--noprofile', '--norc', '-c', ':'], { stdio: 'ignore' });
  return performance.now() - startedMs;
}
