import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commitAll, type Scene, write } from '../../support/isolation/scene.ts';
import type { Sample } from './sample.ts';

/** Puts a sample on the scene: commits it, then does what its user's own steps do before the action. */
export async function prepareSample(scene: Scene, sample: Sample): Promise<Scene> {
  const work = join(scene.runner, '_work', sample.name);
  const workspace = join(work, sample.name);
  const temp = join(scene.runner, '_work', `_temp-${sample.name}`);
  mkdirSync(temp, { recursive: true });
  write(scene.home, sample.home ?? {});
  write(workspace, sample.files);
  if (sample.seed !== undefined) bash(sample.seed, workspace);
  const commit = commitAll(workspace);
  bash(sample.prepare, workspace);
  if (sample.service !== undefined) await serve(sample.service, workspace);
  return { ...scene, workspace, temp, commit, tree: join(work, 'tree') };
}

/** Runs a script of a sample as its user would, in the checkout itself. */
export function bash(script: string, cwd: string): void {
  execFileSync('/bin/bash', ['-eo', 'pipefail', '-c', script], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Starts the service and waits until it has written its first line. */
async function serve(command: string, cwd: string): Promise<void> {
  const child = spawn('/bin/bash', ['-c', `exec ${command}`], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  await Promise.race([
    new Promise((ready) => child.stdout.once('data', ready)),
    new Promise((_, fail) => {
      child.once('error', fail);
      child.once('exit', (code, signal) => fail(new Error(`${command} ended (${signal ?? `exit code ${code}`})`)));
    }),
    sleep(30_000, undefined, { ref: false }).then(() => Promise.reject(new Error(`${command} does not start`))),
  ]);
  child.unref();
}
