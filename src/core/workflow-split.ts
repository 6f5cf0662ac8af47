import { globMatcher } from './globs.ts';
import { slug } from './slug.ts';
import type { Attempt, RunState } from './state.ts';
import { storiesOf } from './story-list.ts';

/** Whether a path is one that GITHUB_TOKEN may never push (04-trust rule 9). */
export function isWorkflow(path: string): boolean {
  return path.startsWith('.github/workflows/');
}

/** What a person needs to know before a story may change workflows; empty when no entry of `allow:` is about one. */
export function workflowPrice(entries: readonly string[]): string {
  // No glob of a stranger is matched: some of them take for ever.
  return entries.some((entry) => /^(?:\.?\/)*(?:\.github\/|\*\*)/.test(entry.trim())) ? ` ${WORKFLOW_PRICE}` : '';
}

export const WORKFLOW_PRICE =
  'The push of a changed workflow needs a github_token with "workflows: write", which GITHUB_TOKEN can never have: pass one of an App or of a person.';

/** `names`: the entry is about workflows. `covers`: it opens them with much else. Undefined = it does not open any. */
export function reachOf(entry: string): 'names' | 'covers' | undefined {
  const glob = entry.split('#', 1)[0] ?? '';
  const path = glob.trim().replace(/^(?:\.?\/)+/, '');
  if (isWorkflow(path)) return 'names';
  if (!globMatcher([glob])('.github/workflows/a.yml')) return undefined;
  return path.startsWith('.github') ? 'names' : 'covers';
}

/** What an agent changed in workflows, taken out of its work for a person to apply. */
export interface SplitWorkflows {
  readonly story: string;
  /** From the root of the run's records; beside the report with `-` for `/`. */
  readonly path: string;
  /** For `git apply`, against the commit that the story started from. */
  readonly patch: string;
}

/** The latest patch of each story that has one. */
export function splitWorkflows(state: Pick<RunState, 'stories'>): readonly SplitWorkflows[] {
  return storiesOf(state).flatMap(({ id, attempts }) => {
    const patch = latestPatch(attempts);
    return patch === undefined ? [] : [{ story: id, path: `patches/${slug(id)}-workflows.patch`, patch }];
  });
}

/** The workflow changes of the latest attempt that made some. */
export function latestPatch(attempts: readonly Attempt[]): string | undefined {
  return attempts.findLast(({ workflowPatch }) => workflowPatch !== undefined)?.workflowPatch;
}
