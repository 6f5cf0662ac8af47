import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { playFileStep } from './files.ts';
import type { Step } from './schema.ts';
import { applyPatch, commitAll, leaveChild, runCommand } from './shell.ts';
import { done, type Stage, type StepResult } from './stage.ts';

/** Plays the steps of one attempt in order, each announced by a line as an agent does; the first exit or failure ends it. */
export async function playSteps(stage: Stage, steps: readonly Step[]): Promise<StepResult> {
  for (const [index, step] of steps.entries()) {
    await stage.write(`${announce(step)}\n`);
    const result = await playStep(stage, step).catch(systemFailure);
    if (result.type === 'exit') return result;
    if (result.type === 'failed')
      return { type: 'failed', message: `step ${index + 1} (${step.kind}): ${result.message}` };
  }
  return done;
}

function announce(step: Step): string {
  switch (step.kind) {
    case 'say':
    case 'final':
      return step.value;
    case 'write':
    case 'append':
      return `> ${step.kind} ${step.value.path} (${Buffer.byteLength(step.value.content)} bytes)`;
    case 'replace':
    case 'chmod':
      return `> ${step.kind} ${step.value.path}`;
    case 'move':
      return `> move ${step.value.from} to ${step.value.to}`;
    case 'flip':
      return `> flip ${step.value.story} in ${step.value.file}`;
    case 'patch':
      return `> patch (${Buffer.byteLength(step.value)} bytes)`;
    case 'print':
      return `> print ${step.value.bytes} bytes`;
    case 'sleep':
      return `> sleep ${step.value} ms`;
    case 'ignore':
    case 'env':
      return `> ${step.kind} ${step.value.join(' ')}`;
    case 'delete':
    case 'run':
    case 'commit':
    case 'spawn':
    case 'exit':
      return `> ${step.kind} ${step.value}`;
  }
}

async function playStep(stage: Stage, step: Step): Promise<StepResult> {
  switch (step.kind) {
    case 'say':
      return done;
    case 'write':
    case 'append':
    case 'replace':
    case 'delete':
    case 'move':
    case 'chmod':
    case 'flip':
      return playFileStep(stage, step);
    case 'patch':
      return applyPatch(stage, step.value);
    case 'run':
      return runCommand(stage, step.value);
    case 'commit':
      return commitAll(stage, step.value);
    case 'spawn':
      return leaveChild(stage, step.value);
    case 'sleep':
      return sleep(step.value, done);
    case 'ignore':
      for (const signal of step.value) stage.ignoreSignal(`SIG${signal}`);
      return done;
    case 'print':
      return flood(stage, step.value);
    case 'env':
      return showNames(stage, step.value);
    case 'final':
      return leaveFinal(stage, step.value);
    case 'exit':
      return { type: 'exit', code: step.value };
  }
}

const chunkBytes = 64 * 1024;

/** Prints exactly that many bytes of the repeated text with bounded memory. */
async function flood(
  stage: Stage,
  { bytes, text }: { readonly bytes: number; readonly text: string },
): Promise<StepResult> {
  const unit = Buffer.from(text);
  const chunk = Buffer.alloc(unit.length * Math.max(1, Math.ceil(chunkBytes / unit.length)), unit);
  for (let left = bytes; left > 0; left -= chunk.length) await stage.write(chunk.subarray(0, left));
  return done;
}

/** Says which variables the agent can see; a value never leaves the process. */
async function showNames(stage: Stage, names: readonly string[]): Promise<StepResult> {
  const lines = names.map((name) => `  ${name}: ${stage.env[name] === undefined ? 'not visible' : 'visible'}\n`);
  await stage.write(lines.join(''));
  return done;
}

/** Leaves the final message where the controller looks for it; printing it is the caller's. */
export async function leaveFinal(stage: Stage, message: string): Promise<StepResult> {
  if (stage.resultFile !== undefined) await writeFile(stage.resultFile, message);
  return done;
}

/** A missing file or program is the score's mistake; anything else is ours and goes up. */
export function systemFailure(error: unknown): StepResult {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  return { type: 'failed', message: error.message };
}
