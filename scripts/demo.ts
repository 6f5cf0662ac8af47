import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import {
  cancelStep,
  type FinishedStep,
  type RunnerJob,
  repositoryRoot,
  runStep,
  startStep,
} from '../tests/support/action-runner.ts';
import { createDemoOnGitHub, demoToken, git } from '../tests/support/demo-repository.ts';
import type { GitHub } from '../tests/support/github/github.ts';
import { chosenCall, type DemoCall, keys } from './demo/call.ts';
import { renderReports } from './render.ts';

/**
 * The main job on an embedded default: a real small repository on a stand-in for GitHub, the rehearsal agent, and the bundle
 * started the way a runner starts it on a schedule. Exits 0 when the run ended as the demo's score says.
 *
 * `--gate-timeouts test=15s/30s` gives the checks more time than the demo's own limits do, for a machine that has other work.
 *
 * `--record FILE` writes what the agents of the run did to a cassette. `--agent replay` plays one in their place: FILE of
 * `--cassette`, else the one of the demo that the repository holds.
 *
 * `--agent claude` lets Claude Code work instead, where it is installed and a key is in the environment; that run costs money,
 * and how it ends is up to the model: exit 0 then means that the action did its part.
 */
const output = join(repositoryRoot, 'demo-output');
const expected = '4/5 stories passed';

/** The demo's own suit an idle machine; a check that ends in one run and is ended in the other makes two different runs. */
const roomyLimits = { gate_timeouts: 'test=10s/20s' };

const busy =
  'Where other work keeps the machine busy, more tests than one run into its five seconds: npm run demo -- --gate-timeouts test=15s/30s';

/** What the system, or git, says of a place that cannot be written to. */
const unwritable =
  /\b(?:ENOENT|ENOTDIR|EACCES|EPERM|EROFS|ENOSPC|EDQUOT)\b|No space left|Read-only file|Permission denied|quota exceeded/;

const call = chosenCall(process.argv.slice(2));
process.exitCode = typeof call === 'number' ? call : await inFolder(call);

/** In a folder of its own, which goes with the demo. A call that plays nothing leaves the last report where it is. */
async function inFolder(call: DemoCall): Promise<number> {
  let folder: string | undefined;
  try {
    folder = mkdtempSync(join(resolve(tmpdir()), 'ralph-demo-'));
    rmSync(output, { recursive: true, force: true });
    mkdirSync(output, { recursive: true });
    return await demo(call, folder);
  } catch (error) {
    const trouble = machineTrouble(error);
    if (trouble === undefined) throw error;
    console.error(`demo: ${trouble}`);
    return 1;
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** A place that cannot be written to, with what is written where; undefined for any other fault. */
function machineTrouble(error: unknown): string | undefined {
  const said = error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : '';
  if (!unwritable.test(said) || said.startsWith('spawn')) return undefined;
  return `${said}. The demo writes some 10 MB to ${resolve(tmpdir())}, or where TMPDIR leads, and its report to ${output}.`;
}

/** Takes the cassette of the run out of its folder, which goes with the demo. */
function keepCassette(temp: string, file: string): void {
  const [cassette] = globSync('ralph/*/cassettes/*.jsonl', { cwd: temp });
  if (cassette === undefined) throw new Error('the run left no cassette');
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(join(temp, cassette), file);
  say(`What its agents did is in ${file}; \`npm run demo -- --agent replay --cassette ${file}\` plays it.\n`);
}

async function demo(call: DemoCall, folder: string): Promise<number> {
  const { agent, record } = call;
  await using repository = await createDemoOnGitHub(folder);
  const { github, remote } = repository;
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  say(
    `A repository with five stories stands at ${repository.serverUrl}/${repository.repository}, on a stand-in for GitHub;`,
  );
  say('the step starts as a runner starts it.\n');
  const job = {
    ...repository,
    temp,
    inputs: { github_token: demoToken, ...inputsOf(call) },
    env: Object.fromEntries(keys.map((name) => [name, agent === 'claude' ? process.env[name] : undefined])),
    event: { name: 'schedule', payload: { schedule: '0 2 * * *' } },
    onOutput: (text: string) => process.stdout.write(text),
  };
  const main = await runMain(job);
  await runStep(job, 'post', main.state);
  if (record !== undefined) keepCassette(temp, record);
  say('\n=== The report (job summary) ===\n');
  say(
    main.summary.replace(
      /^```mermaid\n[\s\S]*?^```$/gm,
      '(here stands a chart of the run: see demo-output/summary.html)',
    ),
  );
  const texts = github.pulls().flatMap((pull) => textsOf(github, pull.number));
  const files = renderReports({ from: main.outputs['report_file'] ?? '', summary: main.summary, to: output, texts });
  say('=== What the remote has now ===\n');
  say(git(remote.gitDir, 'for-each-ref', '--format=%(refname)  %(objectname:short)  %(subject)'));
  for (const { number, title, pull } of github.pulls()) {
    const comments = github.comments(number).length;
    say(
      `${pull.draft ? 'Draft pull' : 'Pull'} request #${number} "${title}", ${comments} comment${comments === 1 ? '' : 's'}`,
    );
  }
  const asked = github.journal.filter(({ kind }) => kind === 'api').length;
  say(`${asked} requests to the API, ${github.violations().length} of them not as GitHub describes it.\n`);
  say('=== Rendered files ===\n');
  for (const file of files) say(`  ${relative(repositoryRoot, file)}`);
  say('\nBegin with demo-output/summary.html. Links in these files lead to the stand-in, which ends with the demo.');
  if (main.outputs['halt'] === 'interrupted') return cancelled();
  return agent !== 'claude' ? verdict(main.summary, main.outputs['halt']) : ended(main.outputs['halt']);
}

function inputsOf({ agent, cassette, record, limits }: DemoCall): Readonly<Record<string, string>> {
  const given = limits === undefined ? {} : { gate_timeouts: limits };
  const recorded = record === undefined ? given : { record: 'true', ...roomyLimits, ...given };
  switch (agent) {
    case 'rehearsal':
      return recorded;
    case 'replay':
      // What the prompts say changes with the version; the gates judge what was made of them.
      return { agent, review_agent: agent, replay_file: cassette, replay_match: 'call', ...roomyLimits, ...recorded };
    case 'claude':
      return { agent, ...recorded };
  }
}

/** Ctrl+C cancels the step as a runner would, so that the demo still ends with the report and without its folder. */
async function runMain(job: RunnerJob): Promise<FinishedStep> {
  const step = startStep(job);
  const cancel = (): void => void cancelStep(step);
  process.on('SIGINT', cancel).on('SIGTERM', cancel);
  try {
    return await step.done;
  } finally {
    process.off('SIGINT', cancel).off('SIGTERM', cancel);
  }
}

function cancelled(): number {
  say('\nThe demo was cancelled; the report above shows how far it came.');
  return 130;
}

/** What people read on the pull request. */
function textsOf(github: GitHub, number: number): readonly { name: string; markdown: string }[] {
  const comments = github.comments(number).map(({ body }) => ({ name: 'comment', markdown: body }));
  return [{ name: 'pull-request', markdown: github.pull(number).body ?? '' }, ...comments];
}

function verdict(summary: string, halt: string | undefined): number {
  if (summary.includes(expected) && halt === 'some_failed') {
    say(`\n${expected}, one on a wip branch: the demo ended as it should.`);
    return 0;
  }
  const [title = ''] = summary.split('\n');
  say(
    `\nThe demo should have ended "${expected}" and some_failed, but it ended "${title.replace(/^#+ Ralph: | · .*$/g, '')}" and ${halt}.`,
  );
  if (title.includes('stories passed')) say(busy);
  return 1;
}

/** With a model any result is fine that the loop itself can come to. */
function ended(halt: string | undefined): number {
  say(`\nThe run ended ${halt}.`);
  return ['ready', 'some_failed', 'budget_exceeded', 'block_finding'].includes(halt ?? '') ? 0 : 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
