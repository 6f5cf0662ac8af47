import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../tests/support/action-runner.ts';
import { writeAgent } from './agents.ts';
import { figure, type Group, interleave, median } from './figure.ts';
import { measureRun, nowMs } from './measured-run.ts';
import { createProject, forgetBranches, type Project } from './project.ts';

const limitMs = 2000;
/** Between TERM and KILL; a constant of the action. */
const graceMs = 5000;

/** A gate that ignores TERM, forks, opens sessions and holds its output: when it is given up, and who is left. */
export const deadline: Group = {
  name: 'deadline',
  measure: async (say) => {
    await using project = await createProject({ files: 50, stories: 3 });
    const hostile = copyHostile(project);
    say('hard limit of a hostile gate');
    const left: number[] = [];
    const seen = await interleave(3, { late: () => lateMs(project, hostile, left) });
    return [
      figure({ name: 'hard deadline, hostile tree: late by', value: seen.late, unit: 'ms' }, { most: 1000 }),
      figure(
        { name: 'hard deadline, hostile tree: survivors', value: Math.max(...left), unit: 'processes' },
        { most: 0 },
      ),
    ];
  },
};

/** Behind walls neither scripts nor signs of theirs can be seen. */
const open = { isolation: 'process' };

/** From SIGINT to the journal and to the exit. */
export const cancel: Group = {
  name: 'cancel',
  measure: async (say) => {
    await using project = await createProject({ files: 50, stories: 3 });
    const hostile = copyHostile(project);
    say('SIGINT while an agent runs');
    const [polite, deaf]: [number[], number[]] = [[], []];
    const seen = await interleave(5, {
      polite: () => cancelMs(project, { body: 'exec sleep 600', journalled: polite }),
      hostile: () => cancelMs(project, { body: `exec sh ${hostile}/hostile.sh ${hostile}/ready`, journalled: deaf }),
    });
    const journalled = (agent: string, values: readonly number[]) =>
      figure(
        { name: `cancel: SIGINT to the interrupt in the journal, ${agent} agent`, value: median(values), unit: 'ms' },
        { most: 1000 },
      );
    return [
      figure({ name: 'cancel: SIGINT to exit, polite agent', value: seen.polite, unit: 'ms' }, { most: 7000 }),
      journalled('polite', polite),
      journalled('hostile', deaf),
      figure({ name: 'cancel: SIGINT to exit, hostile agent', value: seen.hostile, unit: 'ms' }, { most: 7000 }),
    ];
  },
};

/** The scripts under a path that is found nowhere else on this machine. */
function copyHostile({ folder }: Project): string {
  const place = join(folder, 'hostile-scripts');
  cpSync(join(repositoryRoot, 'tests', 'fixtures', 'processes'), place, { recursive: true });
  return place;
}

async function lateMs(project: Project, hostile: string, left: number[]): Promise<number> {
  const agent = writeAgent(project.folder);
  const job = project.job({
    ...open,
    agent_command: agent.command,
    test_command: `sh ${hostile}/hostile.sh ${hostile}/ready`,
    gate_timeouts: `test=1s/${limitMs / 1000}s`,
    max_iterations: '1',
  });
  const run = await measureRun(job, { halts: ['budget_exceeded', 'some_failed'] });
  forgetBranches(project);
  left.push(alive(hostile));
  const gate = run.events.flatMap(({ outcome }) => (outcome.type === 'checks-done' ? outcome.results : [])).at(0);
  if (gate?.verdict !== 'timeout') throw new Error(`the hostile gate ended with ${gate?.verdict}`);
  return gate.durationMs - limitMs - graceMs;
}

async function cancelMs(
  project: Project,
  { body, journalled }: { body: string; journalled: number[] },
): Promise<number> {
  const agent = writeAgent(project.folder);
  const ready = join(project.folder, 'ready-to-cancel');
  rmSync(ready, { force: true });
  writeFileSync(agent.file, `: > ${ready}\n${body}\n`);
  let signalledMs = 0;
  const run = await measureRun(project.job({ ...open, agent_command: agent.command }), {
    halts: ['interrupted'],
    onTick: (kill) => {
      if (signalledMs !== 0 || !existsSync(ready)) return;
      signalledMs = nowMs();
      kill('SIGINT');
    },
  });
  forgetBranches(project);
  const interrupted = run.events.find(({ outcome }) => outcome.type === 'interrupted');
  if (interrupted === undefined) throw new Error('the journal does not tell of the interrupt');
  journalled.push(interrupted.stamp.at - signalledMs);
  return run.endedMs - signalledMs;
}

/** Processes whose command line names a path. */
function alive(path: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => commandLine(pid).includes(path)).length;
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}
