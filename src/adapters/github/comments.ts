import type { GitHubClient, Refused } from './client.ts';
import { createOnce } from './create-once.ts';
import { markerLine, sameText } from './marker.ts';
import type { GitHubProblem } from './problem.ts';
import { type Comment, openThread, type Thread } from './thread.ts';

export interface StickyOptions {
  /** Number of the issue or pull request. */
  readonly issue: number;
  /** Name that tells this comment from other ones of ours: one per thread and workflow (03-interface §6). */
  readonly marker: string;
}

export type StickyOutcome =
  | { readonly type: 'created' | 'edited' | 'unchanged'; readonly id: number; readonly url: string }
  | { readonly type: 'problem'; readonly problem: GitHubProblem };

/** The one comment of a thread that always shows the latest state. */
export interface Sticky {
  /**
   * Makes the comment say that, whoever may have made or deleted it meanwhile; never throws. Not for two calls at a time.
   * @param text without the marker; with it at most 65,536 characters
   * @param options `last`: the run ends, so the budget of requests is not asked
   */
  write(text: string, options?: { readonly last?: boolean }): Promise<StickyOutcome>;
}

/** Finds the comment by its hidden marker and own author when it is first written, and remembers it (03-interface §6). */
export function stickyComment(client: GitHubClient, { issue, marker }: StickyOptions): Sticky {
  const memory: Memory = { thread: openThread(client, issue), marker, known: undefined, recreated: false };
  return {
    write: async (text, { last = false } = {}) => {
      const body = `${markerLine(marker)}\n${text}`;
      if (memory.known !== undefined && sameText(memory.known.body ?? '', body)) return done('unchanged', memory.known);
      const spent = last ? undefined : client.spent();
      return spent === undefined ? show(client, memory, body) : { type: 'problem', problem: spent };
    },
  };
}

interface Memory {
  readonly thread: Thread;
  readonly marker: string;
  /** Our comment as GitHub last told it. */
  known: Comment | undefined;
  /** A person deleted it once and it was made again; the second time they mean it. */
  recreated: boolean;
}

async function show(client: GitHubClient, memory: Memory, body: string): Promise<StickyOutcome> {
  const { thread, marker } = memory;
  if (memory.known === undefined) {
    const found = await thread.find(marker);
    if (!found.ok) return failed(found);
    memory.known = found.data;
  }
  if (memory.known !== undefined) return edit(client, memory, { comment: memory.known, body });
  const made = await createOnce(client, { post: () => thread.post(body), find: () => thread.find(marker) });
  if (!made.ok) return failed(made);
  memory.known = made.data;
  return sameText(made.data.body ?? '', body)
    ? done('created', made.data)
    : edit(client, memory, { comment: made.data, body });
}

async function edit(
  client: GitHubClient,
  memory: Memory,
  { comment, body }: { comment: Comment; body: string },
): Promise<StickyOutcome> {
  if (sameText(comment.body ?? '', body)) return done('unchanged', comment);
  const edited = await memory.thread.patch(comment.id, body);
  if (edited.ok) {
    memory.known = edited.data;
    return done('edited', edited.data);
  }
  // What it says now is not known, so that the same text is not taken for written.
  memory.known = { ...comment, body: null };
  if (edited.problem.kind !== 'not-found' || memory.recreated) return failed(edited);
  memory.recreated = true;
  memory.known = undefined;
  return show(client, memory, body);
}

function done(type: 'created' | 'edited' | 'unchanged', { id, html_url }: Comment): StickyOutcome {
  return { type, id, url: html_url };
}

function failed({ problem }: Refused): StickyOutcome {
  return { type: 'problem', problem };
}
