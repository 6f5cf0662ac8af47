import type { Handlers } from './call.ts';
import { actionHandlers } from './handlers-actions.ts';
import { artifactHandlers } from './handlers-artifacts.ts';
import { checkHandlers } from './handlers-checks.ts';
import { commentHandlers } from './handlers-comments.ts';
import { commitHandlers } from './handlers-commits.ts';
import { gitHandlers } from './handlers-git.ts';
import { issueHandlers } from './handlers-issues.ts';
import { pullHandlers } from './handlers-pulls.ts';
import { repositoryHandlers } from './handlers-repository.ts';

/** Every operation below `/repos/{owner}/{repo}`. */
export const handlers: Handlers = {
  ...repositoryHandlers,
  ...commitHandlers,
  ...gitHandlers,
  ...issueHandlers,
  ...commentHandlers,
  ...pullHandlers,
  ...checkHandlers,
  ...actionHandlers,
  ...artifactHandlers,
};
