import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Event } from '../src/core/event.ts';
import { writeAgent } from './agents.ts';
import { figure, type Group, interleave, median } from './figure.ts';
import { type MeasuredRun, measureRun } from './measured-run.ts';
import { createProject, forgetBranches, type Project } from './project.ts';

const outputMb = 1024;
const agentMb = 200;

/**
 * A gate that prints a gigabyte and fails: the action's memory, and the time beside `cat` into a file. A virtual machine may give memory
 * back to its host when it was free for two seconds, and then a gigabyte takes seconds wherever it goes: each side begins when as much
 * was just used.
 */
export const output: Group = {
  name: 'output',
  measure: async (say) => {
    await using project = await createProject({ files: 50, stories: 3 });
    await using large = await createProject({ files: 50, stories: 10_000 });
    const text = join(project.folder, 'output.txt');
    await writeText(text, outputMb);
    say(`a gate with ${outputMb} MB of output`);
    const peaks = { quiet: [] as number[], loud: [] as number[] };
    const copyMs = (): number => catMs(text, join(project.folder, 'copy.txt'));
    const inUsedMemory = (side: () => Promise<number>) => async (): Promise<number> => {
      copyMs();
      return side();
    };
    const seen = await interleave(5, {
      quiet: inUsedMemory(async () => gateMs(await gateRun(project, { command: 'exit 1', text }, peaks.quiet))),
      passing: inUsedMemory(async () => gateMs(await gateRun(project, { command: `cat ${text}`, text }, []))),
      failing: inUsedMemory(async () =>
        gateMs(await gateRun(project, { command: `cat ${text}; exit 1`, text }, peaks.loud)),
      ),
      floor: inUsedMemory(async () => copyMs()),
    });
    const [quiet, loud] = [median(peaks.quiet), median(peaks.loud)];
    say(`${outputMb} MB of gate output, ${agentMb} MB from the agent, 10,000 stories`);
    const all = await everythingAtOnce(large, text);
    return [
      figure(
        {
          name: '1 GB of output adds to a gate that passes, beside cat to a file',
          value: seen.passing - seen.quiet,
          floor: seen.floor,
          unit: 'ms',
        },
        { ratio: 1.2 },
      ),
      figure(
        {
          name: '1 GB of output adds to a gate that fails, with its excerpt',
          value: seen.failing - seen.quiet,
          floor: seen.floor,
          unit: 'ms',
        },
        { ratio: 1.2 },
      ),
      figure({ name: 'peak memory with 1 GB of gate output', value: loud, floor: quiet, unit: 'MB' }, { most: 110 }),
      figure({ name: 'more peak memory than with a silent gate', value: loud - quiet, unit: 'MB' }, { most: 20 }),
      figure(
        { name: 'peak memory, 10,000 stories, 200 MB from the agent, 1 GB from the gate', value: all, unit: 'MB' },
        { most: 110 },
      ),
    ];
  },
};

interface Gate {
  readonly command: string;
  /** Absolute path of what it prints, which walls hide from it otherwise. */
  readonly text: string;
}

async function gateRun(project: Project, gate: Gate, peaks: number[]): Promise<MeasuredRun> {
  const agent = writeAgent(project.folder, { firstStart: false });
  const job = project.job({ agent_command: agent.command, ...inputsOf(gate), max_iterations: '1' });
  const run = await measureRun(job, { halts: ['budget_exceeded', 'some_failed'] });
  forgetBranches(project);
  keepTrue(run, gate);
  peaks.push(run.peakMb);
  return run;
}

function inputsOf({ command, text }: Gate): Readonly<Record<string, string>> {
  return { test_command: command, gate_mounts: text };
}

/** A gate that did not find what it should print measures nothing. */
function keepTrue({ events }: MeasuredRun, { command }: Gate): void {
  const results = events.flatMap(({ outcome }) => (outcome.type === 'checks-done' ? outcome.results : []));
  const isFailing = command.endsWith('exit 1');
  const isPrinting = command.startsWith('cat');
  const fits = ({ verdict, excerpt }: (typeof results)[number]): boolean =>
    (verdict === 'fail') === isFailing &&
    (isFailing && isPrinting) === excerpt.lines.some((line) => line.includes('chatty'));
  if (results.length === 0 || !results.every(fits)) throw new Error(`"${command}" ended as ${JSON.stringify(results)}`);
}

async function everythingAtOnce(project: Project, text: string): Promise<number> {
  const agent = writeAgent(project.folder, { firstStart: false });
  const bytes = agentMb * 1024 * 1024;
  writeFileSync(agent.file, `yes '${LINE}' | head -c ${bytes}\necho more >> src/d0/f0.txt\n`);
  const gate = { command: `cat ${text}`, text };
  const job = project.job({ agent_command: agent.command, ...inputsOf(gate), max_iterations: '2', keep_logs: 'true' });
  let printed = 0;
  const run = await measureRun(job, { onEnd: (temp) => (printed = printedBytes(temp)) });
  keepTrue(run, gate);
  if (printed < bytes) throw new Error(`the agent printed ${printed} bytes`);
  return run.peakMb;
}

/** The most that an agent printed. */
function printedBytes(temp: string): number {
  const logs = globSync('ralph/default/logs/*/*-implement.stdout*', { cwd: temp });
  return Math.max(0, ...logs.map((name) => statSync(join(temp, name)).size));
}

/** From the snapshot to the gate's verdict: the view, the gate itself, its excerpt, the journal. */
function gateMs({ events }: MeasuredRun): number {
  return elapsedAt(events, 'checks-done') - elapsedAt(events, 'snapshot-taken');
}

function elapsedAt(events: readonly Event[], type: Event['outcome']['type']): number {
  const event = events.find(({ outcome }) => outcome.type === type);
  if (event === undefined) throw new Error(`no ${type} in the journal`);
  return event.stamp.elapsedMs;
}

/** Appends, as our log does: into a file of its own `cat` lets the kernel copy, which no program that prints can do. */
function catMs(from: string, to: string): number {
  const startedMs = performance.now();
  execFileSync('bash', ['-c', `cat ${from} >> ${to}`]);
  const tookMs = performance.now() - startedMs;
  rmSync(to);
  return tookMs;
}

const LINE = 'a line of output that a chatty test runner could well have printed, with a number 12345';

async function writeText(file: string, mb: number): Promise<void> {
  const line = `${LINE}\n`;
  const block = line.repeat(Math.ceil((1024 * 1024) / line.length)).slice(0, 1024 * 1024);
  const blocks = function* () {
    for (let index = 0; index < mb; index += 1) yield block;
  };
  await pipeline(blocks, createWriteStream(file));
  // On disk and read once: no measured run pays for writing it out or fetching it.
  execFileSync('sync', [file]);
  for await (const chunk of createReadStream(file, { highWaterMark: 4 * 1024 * 1024 })) if (chunk.length === 0) break;
}
