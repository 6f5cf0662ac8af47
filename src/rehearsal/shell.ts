import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { done, type Stage, type StepResult } from './stage.ts';

/** Runs a shell command as agents do: output passed through, a non-zero exit is told and the agent goes on. */
export async function runCommand(stage: Stage, command: string): Promise<StepResult> {
  const ended = await runProgram(stage, { program: 'bash', args: ['-c', command] });
  if (ended !== 0) await stage.write(`  ended with ${ended}\n`);
  return done;
}

/** Leaves a background child in a session of its own, without waiting: what outlives most agents. */
export async function leaveChild(stage: Stage, command: string): Promise<StepResult> {
  const child = spawn('bash', ['-c', command], {
    cwd: stage.cwd,
    env: { ...stage.env },
    stdio: 'ignore',
    detached: true,
  });
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  child.unref();
  await stage.write(`  left running as pid ${child.pid}\n`);
  return done;
}

/** Applies a unified diff; paths in it are relative to the worktree, and git refuses those that leave it. */
export async function applyPatch(stage: Stage, patch: string): Promise<StepResult> {
  // Without a ceiling git would look for a repository above the worktree and skip every path it does not expect there.
  const env = { GIT_CEILING_DIRECTORIES: dirname(await realpath(stage.cwd)) };
  const ended = await runProgram(stage, {
    program: 'git',
    args: ['apply', '--whitespace=nowarn', '-'],
    stdin: patch,
    env,
  });
  return ended === 0
    ? done
    : { type: 'failed', message: `git apply ended with ${ended}: the patch does not fit the worktree.` };
}

/** Commits everything in the worktree's own git; nothing to commit is told and is no failure. */
export async function commitAll(stage: Stage, message: string): Promise<StepResult> {
  const staged = await runProgram(stage, { program: 'git', args: ['add', '-A'] });
  if (staged !== 0) return { type: 'failed', message: `git add ended with ${staged}.` };
  if ((await runProgram(stage, { program: 'git', args: ['diff', '--cached', '--quiet'] })) === 0) {
    await stage.write('  nothing to commit\n');
    return done;
  }
  const args = ['-c', 'commit.gpgSign=false', 'commit', '--quiet', '-m', message];
  const committed = await runProgram(stage, { program: 'git', args, env: identity });
  return committed === 0 ? done : { type: 'failed', message: `git commit ended with ${committed}.` };
}

/** The worktree of an agent has no git identity of its own to rely on. */
const identity = {
  GIT_AUTHOR_NAME: 'Rehearsal agent',
  GIT_AUTHOR_EMAIL: 'rehearsal@example.invalid',
  GIT_COMMITTER_NAME: 'Rehearsal agent',
  GIT_COMMITTER_EMAIL: 'rehearsal@example.invalid',
};

interface ProgramCall {
  readonly program: string;
  readonly args: readonly string[];
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Exit code or signal name; waits for the exit only, since a grandchild may hold the output for ever. */
async function runProgram(stage: Stage, call: ProgramCall): Promise<number | string> {
  const stdin = call.stdin === undefined ? 'ignore' : 'pipe';
  const env = { ...stage.env, ...call.env };
  const child = spawn(call.program, call.args, { cwd: stage.cwd, env, stdio: [stdin, 'inherit', 'inherit'] });
  // A program that ends before it read everything is judged by its exit, not by the broken pipe.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(call.stdin);
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code, signal) => resolve(code ?? signal ?? 'an unknown end'));
  });
}
