import type { RunState } from '../core/state.ts';
import { code, text } from './markdown.ts';

/** The answer to a sign-off: who approved which commit, and what became of the pull request. */
export function signedReply({ plan, signedOff, pull, pullNotes = [] }: RunState): string {
  const { person = '', commit = '' } = signedOff ?? {};
  const ready =
    pull?.draft === false ? 'The pull request is ready to be merged. Nothing merges by itself.' : pullNotes.join(' ');
  return [
    `${code(person)} signed off ${code(commit)}. Run ${code(plan.runId)} ends as ready.`,
    text(ready, 2000),
    'Whatever is pushed to the branch from now on is not signed off.',
  ].join('\n\n');
}

/** The answer to a sign-off of what is signed off. */
export function knownReply(
  { plan, signedOff }: RunState,
  { isReady, trouble }: { readonly isReady: boolean; readonly trouble: string },
): string {
  const { person = '', commit = '' } = signedOff ?? {};
  const said = `${code(person)} has signed off ${code(commit)} already; run ${code(plan.runId)} has ended as ready.`;
  return [said, isReady ? 'The pull request is ready to be merged.' : text(trouble, 2000)].join('\n\n');
}

/** Nothing was signed off, or nothing is fixed, and why. */
export function refusedReply(kind: string, reasons: readonly string[]): string {
  const what = kind === 'approve' ? 'Nothing was signed off' : 'Nothing was started';
  return `${what}: ${reasons.map((reason) => text(reason.replace(/\.$/, ''), 2000)).join('. ')}.`;
}
