import { EDIT_GAP_MS } from './budget.ts';
import type { GitHubClient } from './client.ts';
import { type CoalescingWriter, coalesce, type Written } from './coalesce.ts';
import { type StickyOptions, type StickyOutcome, stickyComment } from './comments.ts';
import { type GitHubProblem, isPermanent } from './problem.ts';

export interface CommentWriterOptions extends StickyOptions {
  /** Told once per kind of problem: the same refusal at each edit says nothing new. */
  readonly onProblem: (problem: GitHubProblem) => void;
  /** Told the address of the comment when it is first written. */
  readonly onUrl?: (url: string) => void;
}

/** The sticky comment of a run: first state at once, then an edit now and then, the last state always (03-interface §6). */
export function commentWriter(client: GitHubClient, options: CommentWriterOptions): CoalescingWriter {
  const sticky = stickyComment(client, options);
  const told = new Set<string>();
  const once = (key: string, tell: () => void): void => {
    if (told.has(key)) return;
    told.add(key);
    tell();
  };
  const judge = (outcome: StickyOutcome): Written => {
    if (outcome.type !== 'problem') {
      once('url', () => options.onUrl?.(outcome.url));
      return { ok: true };
    }
    const { problem } = outcome;
    once(`problem ${problem.kind}`, () => options.onProblem(problem));
    return { ok: false, permanent: isPermanent(problem) };
  };
  return coalesce({
    clock: client.clock,
    gapMs: EDIT_GAP_MS,
    write: async (text, at) => judge(await sticky.write(text, at)),
    onTrouble: (message) => options.onProblem({ kind: 'invalid', message }),
  });
}
