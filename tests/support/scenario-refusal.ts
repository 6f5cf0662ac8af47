import { expect } from 'vitest';
import type { FinishedStep } from './action-runner.ts';
import { createScenario, type JobChange, type Scenario, type ScenarioOptions } from './scenario.ts';
import { folderDigest } from './scenario-facts.ts';
import { journalLines } from './scenario-kill.ts';
import { markedProcesses } from './scenario-processes.ts';
import { openStory, shellAgent, smallPrd } from './scenario-project.ts';

/** A bad state and how a run has to end in it: with a clear message, and with nothing changed. */
export interface BadState {
  readonly name: string;
  /** Repository of one open story unless it says otherwise. */
  readonly repository?: ScenarioOptions;
  readonly arrange?: (scenario: Scenario) => unknown;
  readonly change?: JobChange | ((scenario: Scenario) => JobChange);
  readonly exitCode: number;
  readonly halt: string;
  /** Each stands in the log and, once a run began or was refused, in the summary. */
  readonly says: readonly (string | RegExp)[];
  /** Messages at the level of an error or, for exit code 0, of a notice; default 1. */
  readonly messages?: number;
  /** Texts that stand nowhere. */
  readonly hides?: readonly string[];
  /** The run began, so its journal may be on the state ref; default false. */
  readonly begins?: boolean;
}

/** A repository of one small open story with an agent that does it at once. */
export const oneStory: ScenarioOptions = {
  files: { 'prd.json': smallPrd([openStory()]) },
  agent: shellAgent("line one 'one: 1st' 'one: 1st'"),
};

/** The repository of one story with some things changed. */
export function oneStoryWith(more: ScenarioOptions): ScenarioOptions {
  return { ...oneStory, ...more, files: { ...oneStory.files, ...more.files } };
}

/** Arranges, runs, and looks at everything that must be as it was. */
export async function expectRefused(row: BadState): Promise<void> {
  await using scenario = await createScenario(row.repository ?? oneStory);
  await row.arrange?.(scenario);
  const before = await lookAt(scenario, row);
  const change = typeof row.change === 'function' ? row.change(scenario) : row.change;
  const started = scenario.start(change);
  const step = await started.done;
  const verdict = { exitCode: step.exitCode, halt: step.outputs['halt'] };
  expect(verdict, step.log).toEqual({ exitCode: row.exitCode, halt: row.halt });
  expectMessages(row, step);
  expect(await lookAt(scenario, row)).toEqual(before);
  expect(markedProcesses(started.trackingId)).toEqual([]);
  expect(agentsStarted(scenario)).toBe(0);
}

function expectMessages(row: BadState, step: FinishedStep): void {
  for (const text of row.says) {
    if (text instanceof RegExp) expect(step.log).toMatch(text);
    else expect(step.log).toContain(text);
  }
  for (const text of row.hides ?? [])
    expect(step.log + step.summary + JSON.stringify(step.outputs)).not.toContain(text);
  const level = row.exitCode === 0 ? '::notice::' : '::error::';
  if (row.begins !== true) expect(step.log.split(level).length - 1, step.log).toBe(row.messages ?? 1);
  expect(step.summary).toContain(row.halt);
}

async function lookAt(scenario: Scenario, { begins = false }: BadState) {
  const refs = [...(await scenario.remote.refs())].filter(([ref]) => !(begins && ref.startsWith('refs/ralph/')));
  return { refs, workspace: folderDigest(scenario.workspace) };
}

/** Agents that a journal of this machine says were started. */
export function agentsStarted({ temp }: Scenario): number {
  return journalLines(temp).filter((line) => line.includes('"type":"implement"')).length;
}
