import { markDraft } from '../adapters/github/ready.ts';
import { isWaiting } from '../core/signoff.ts';
import type { RunState } from '../core/state.ts';
import type { Shown } from './face-facts.ts';

/**
 * The pull request of a run that waits for a sign-off is a draft: one that was marked ready for an earlier commit becomes one again.
 * Fails soft: the run waits all the same, and its readers are told.
 */
export async function draftAgain(shown: Shown, state: RunState | undefined): Promise<Shown> {
  const { client, ensured } = shown;
  if (state === undefined || !isWaiting(state) || !ensured.ok || ensured.pull.draft) return shown;
  const marked = await markDraft(client, ensured.pull.number);
  if (marked.type !== 'problem') return { ...shown, ensured: { ...ensured, pull: { ...ensured.pull, draft: true } } };
  const note = `It is no draft, although the run waits for a sign-off. ${marked.problem.message} Make it one by hand.`;
  return { ...shown, ensured: { ...ensured, notes: [...ensured.notes, note] } };
}
