import { execFileSync } from 'node:child_process';
import { createWriteStream, globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Event } from '../src/core/event.ts';
import { createDemoOnGitHub, demoToken } from '../tests/support/demo-repository.ts';
import { writeAgent } from './agents.ts';
import { figure, type Group, interleave } from './figure.ts';
import { type MeasuredRun, measureRun } from './measured-run.ts';
import { createProject, forgetBranches, type Project } from './project.ts';

const outputMb = 1024;
const agentMb = 200;

/** A gate that prints a gigabyte and fails: its time beside `cat` into a file, and the memory of the action when everything is large. */
export const output: Group = {
  name: 'output',
  measure: async (say) => {
    await using project = await createProject({ files: 50, stories: 3 });
    await using large = await createProject({ files: 50, stories: 10_000 });
    const text = join(project.folder, 'output.txt');
    await writeText(text, outputMb);
    say(`a gate with ${outputMb} MB of output`);
    const seen = await interleave(3, {
      quiet: async () => gateMs(await gateRun(project, { command: 'exit 1', text })),
      loud: async () => gateMs(await gateRun(project, { command: `cat ${text}; exit 1`, text })),
      floor: async () => catMs(text, join(project.folder, 'copy.txt')),
    });
    say(`${outputMb} MB of gate output, ${agentMb} MB from the agent, 10,000 stories`);
    const peakMb = await everythingAtOnce(large, text);
    const name = '1 GB of output adds to a gate, beside cat to a file';
    return [
      figure({ name, value: seen.loud - seen.quiet, floor: seen.floor, unit: 'ms' }, { ratio: 1.5 }),
      figure(
        { name: 'peak memory, 10,000 stories, 200 MB from the agent, 1 GB from the gate', value: peakMb, unit: 'MB' },
        { most: 300 },
      ),
    ];
  },
};

/** The run that `npm run demo` makes (five stories, the rehearsal agent, two gates): memory, and what it asks of GitHub and of a model. */
export const demo: Group = {
  name: 'demo',
  measure: async (say) => {
    say('the demo run');
    const folder = mkdtempSync(join(tmpdir(), 'ralph-bench-demo-'));
    try {
      await using repository = await createDemoOnGitHub(folder);
      const temp = join(folder, 'temp');
      mkdirSync(temp);
      const event = { name: 'schedule', payload: { schedule: '0 2 * * *' } };
      const job = { ...repository, temp, inputs: { github_token: demoToken }, event };
      const { peakMb } = await measureRun(job, { halts: ['some_failed'] });
      const calls = repository.github.journal.filter(({ kind }) => kind === 'api').length;
      return [
        figure({ name: 'peak memory of the demo run', value: peakMb, unit: 'MB' }, { most: 160 }),
        figure({ name: 'REST calls of the demo run', value: calls, unit: 'calls' }, { most: 60 }),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Gate {
  readonly command: string;
  /** Absolute path of what it prints, which walls hide from it otherwise. */
  readonly text: string;
}

async function gateRun(project: Project, gate: Gate): Promise<MeasuredRun> {
  const agent = writeAgent(project.folder);
  const job = project.job({ agent_command: agent.command, ...inputsOf(gate), max_iterations: '1' });
  const run = await measureRun(job, { halts: ['budget_exceeded', 'some_failed'] });
  forgetBranches(project);
  keepTrue(run, gate);
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
  const agent = writeAgent(project.folder);
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
  // On disk: no measured run pays for writing it out.
  execFileSync('sync', [file]);
}
