import type { Objective } from '../core/objective.ts';
import type { Job } from './job.ts';

/** What an event asks for (03-interface §4, event table). */
export type Request =
  | { readonly type: 'run' }
  /** `/ralph "objective" [--max N] [--criteria "cmd"]`; it wins over the inputs `objective` and `criteria`. */
  | { readonly type: 'objective'; readonly objective: Objective }
  | { readonly type: 'skipped'; readonly reason: string }
  | { readonly type: 'refused'; readonly message: string };

const runs: ReadonlySet<string> = new Set([
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'push',
  'workflow_call',
]);

/** Events whose payload a stranger controls while the job holds write permissions (catalogue U10). */
const dangerous: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run']);

/** Turns the job's event into a request; anything that is not for us is skipped with the reason, never an error. */
export function requestOf(job: Pick<Job, 'eventName'>): Request {
  const { eventName } = job;
  if (runs.has(eventName)) return { type: 'run' };
  if (dangerous.has(eventName)) {
    return {
      type: 'refused',
      message:
        `This workflow was started by ${eventName}, which runs with write permissions on somebody else's code. ` +
        'Start ralph-action from schedule, workflow_dispatch, repository_dispatch or push.',
    };
  }
  return { type: 'skipped', reason: `event ${eventName} starts no run` };
}
