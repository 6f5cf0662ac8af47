import type { Job } from './job.ts';

/** What an event asks for (03-interface §4, event table). */
export type Request =
  | { readonly type: 'run' }
  /** A comment, a label or a review: what it asks, and whether its people may, is a question to GitHub. */
  | { readonly type: 'thread' }
  | { readonly type: 'skipped'; readonly reason: string }
  | { readonly type: 'refused'; readonly message: string };

const runs: ReadonlySet<string> = new Set([
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'push',
  'workflow_call',
]);

/** Events of an issue or pull request that may carry a command. */
const threads: ReadonlySet<string> = new Set(['issue_comment', 'issues', 'pull_request_review']);

/** Events whose payload a stranger controls while the job holds write permissions (catalogue U10). */
const dangerous: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run']);

/** Turns the job's event into a request; anything that is not for us is skipped with the reason, never an error. */
export function requestOf({ eventName, payload }: Pick<Job, 'eventName' | 'payload'>): Request {
  if (eventName === 'schedule' && isFork(payload)) {
    return { type: 'skipped', reason: "this repository is a fork, whose schedules are nobody's wish" };
  }
  if (runs.has(eventName)) return { type: 'run' };
  if (threads.has(eventName)) return { type: 'thread' };
  if (dangerous.has(eventName)) {
    return {
      type: 'refused',
      message:
        `This workflow was started by ${eventName}, which runs with write permissions on somebody else's code. ` +
        'Start ralph-action from schedule, workflow_dispatch, repository_dispatch, push or issue_comment.',
    };
  }
  return { type: 'skipped', reason: `event ${eventName} starts no run` };
}

/** A fork takes the workflows of its origin along (catalogue U18). */
function isFork(payload: Job['payload']): boolean {
  const { repository } = payload as { repository?: { fork?: unknown } };
  return repository?.fork === true;
}
