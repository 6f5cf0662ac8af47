import type { Repository } from '../adapters/git/controller.ts';
import { resolveProgram } from '../adapters/process/resolve.ts';
import { inputValue } from './early-inputs.ts';
import { openRepository } from './open-repository.ts';
import { configError, type Refusal } from './refusal.ts';
import type { OwnCommand } from './thread-own.ts';

/** What a command reads before, or instead of, a run: the remote as it is now. Closed again in any case. */
export async function withRepository<T>(
  { call, job, inputs }: Pick<OwnCommand, 'call' | 'job' | 'inputs'>,
  act: (repository: Repository) => Promise<T>,
): Promise<T | Refusal> {
  const git = resolveProgram('git', { path: call.env['PATH'] ?? '', cwd: job.workspace });
  if (!git.ok) return configError(git.message);
  const token = inputValue(inputs, 'github_token');
  const opened = await openRepository({ job, git: git.path, token, env: call.env, cancel: call.cancel });
  if (!opened.ok) return opened;
  try {
    return await act(opened.repository);
  } finally {
    await opened.repository.close();
  }
}
