import { spawnSync } from 'node:child_process';

/** Runs git, shows its output in the log and fails with its message. */
export function git(folder: string, ...args: readonly string[]): string {
  console.log(`[command]git ${args.join(' ')}`);
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`The process 'git' failed with exit code ${status}: ${stderr.trim()}`);
  return stdout.trim();
}

/** An input as the runner passes it. */
export function input(name: string): string {
  return (process.env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
}
