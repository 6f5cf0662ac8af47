import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FinishedStep } from './action-runner.ts';
import { git } from './demo-repository.ts';
import type { JobChange, Scenario } from './scenario.ts';
import { journalLines, type Moment } from './scenario-kill.ts';

/** A runner that has nothing but a fresh checkout: no RUNNER_TEMP of an earlier job. */
export interface Machine {
  readonly temp: string;
  readonly job: JobChange;
}

/**
 * @param name of its folders below the scenario's
 * @param attempt of the workflow run: a later one is only started once those before have ended
 */
export function newMachine(scenario: Scenario, name: string, attempt = 1): Machine {
  const [temp, workspace] = [join(scenario.folder, `temp-${name}`), join(scenario.folder, `workspace-${name}`)];
  mkdirSync(temp);
  git(scenario.folder, 'clone', '--quiet', '--depth=1', `file://${scenario.remote.gitDir}`, workspace);
  return { temp, job: { temp, workspace, env: { GITHUB_RUN_ATTEMPT: String(attempt) } } };
}

/** Starts the step on a machine and kills it once it has saved its state, so many journal lines after it took up the run, and a little later. */
export async function killOn(scenario: Scenario, machine: Machine, moment: Moment): Promise<FinishedStep> {
  const before = await savedState(scenario);
  const step = scenario.start(machine.job);
  const isRunning = (): boolean => step.child.exitCode === null && step.child.signalCode === null;
  while (isRunning() && linesOfThisStart(machine.temp) <= moment.lines) await sleep(2);
  while (isRunning() && (await savedState(scenario)) === before) await sleep(10);
  await Promise.race([step.done, sleep(moment.delayMs)]);
  step.child.kill('SIGKILL');
  return step.done;
}

async function savedState({ remote }: Scenario): Promise<string | undefined> {
  return (await remote.refs()).get('refs/ralph/default/state');
}

/** Lines since the run began or was taken up here; a journal that was brought from elsewhere counts nothing by itself. */
function linesOfThisStart(temp: string): number {
  const lines = journalLines(temp);
  const start = lines.findLastIndex((line) => /"outcome":\{"type":"(?:begun|resumed)"/.test(line));
  const isHere = lines.length > 0 && (start === 0 || lines[start]?.includes('"resumed"'));
  return isHere ? lines.length - start : 0;
}
