import { join, relative, resolve } from 'node:path';
import type { SampleResult } from '../../isolation/samples/controller.ts';
import type { RoomsName } from './make-rooms.ts';
import { installPnpm } from './pnpm.ts';
import { jobVariables } from './scene.ts';
import { onStage, repositoryOnStage, type StageUser, sceneRoot } from './stage.ts';

const repository = resolve(import.meta.dirname, '..', '..', '..');

/** What is done beside the two gates and the agent. */
export interface SampleChoice {
  /** Runs each gate once more after its caches were thrown away; default false. */
  readonly chill?: boolean;
  /** Names of samples; absent = all. */
  readonly only?: readonly string[];
}

/** Tries sample projects in rooms of one kind; says on the console what could not be tried and why. */
export async function runSamples(
  user: StageUser,
  rooms: RoomsName,
  { chill = false, only }: SampleChoice = {},
): Promise<readonly SampleResult[]> {
  const pnpm = installPnpm();
  if ('reason' in pnpm) console.warn(pnpm.reason);
  const path = 'path' in pnpm ? join(repositoryOnStage, relative(repository, pnpm.path)) : '';
  const job = { rooms, chill, pnpm: path, ...(only === undefined ? {} : { only }) };
  const { results } = await onStage({
    user,
    program: 'tests/isolation/samples/controller.ts',
    job,
    env: jobVariables(sceneRoot),
  });
  const tried = results as readonly SampleResult[];
  for (const { sample, skipped } of tried) if (skipped !== undefined) console.warn(`${sample}: ${skipped}`);
  return tried.filter(({ skipped }) => skipped === undefined);
}
