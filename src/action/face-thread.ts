import type { GitHubClient } from '../adapters/github/client.ts';
import type { CoalescingWriter } from '../adapters/github/coalesce.ts';
import { commentWriter } from '../adapters/github/comment-writer.ts';
import type { RunState } from '../core/state.ts';
import type { Face } from './face.ts';

export interface ThreadFaceOptions {
  /** Number of the issue or pull request that the command came from. */
  readonly thread: number;
  /** Name of the comment's hidden marker: workflow and feature. */
  readonly marker: string;
  /** Text of the comment, redacted. */
  readonly comment: (state: RunState) => string;
  /** One client for the pull request and the comment: they share a budget of requests. */
  readonly connect: () => Promise<GitHubClient | undefined>;
  readonly onWarning: (text: string) => void;
}

/**
 * A face whose comment stands where the run was asked for, from its first moment to its last (03-interface §6). What else it shows
 * is up to the inner one, which writes no comment of its own then.
 */
export function threadFace(inner: Face, options: ThreadFaceOptions): Face {
  let writing: Promise<CoalescingWriter | undefined> | undefined;
  const writer = (): Promise<CoalescingWriter | undefined> => {
    writing ??= options.connect().then((client) => (client === undefined ? undefined : writerOf(client, options)));
    return writing;
  };
  const put = async (state: RunState): Promise<void> => {
    (await writer())?.put(() => options.comment(state));
  };
  const trouble = (error: unknown): void =>
    options.onWarning(`The comment on #${options.thread} could not be written: ${String(error)}`);
  return {
    branchPushed: inner.branchPushed,
    changed: (state) => {
      put(state).catch(trouble);
      inner.changed(state);
    },
    settle: inner.settle,
    known: inner.known,
    finish: async (state) => {
      await Promise.all([inner.finish(state), flush(state, { put, writer, connect: options.connect }).catch(trouble)]);
    },
  };
}

interface Flushing {
  readonly put: (state: RunState) => Promise<void>;
  readonly writer: () => Promise<CoalescingWriter | undefined>;
  readonly connect: ThreadFaceOptions['connect'];
}

async function flush(state: RunState, { put, writer, connect }: Flushing): Promise<void> {
  (await connect())?.beginEnd();
  await put(state);
  await (await writer())?.flush();
}

function writerOf(client: GitHubClient, { thread, marker, onWarning }: ThreadFaceOptions): CoalescingWriter {
  return commentWriter(client, {
    issue: thread,
    marker,
    onProblem: ({ message }) => onWarning(`The comment on #${thread} was not written: ${message}`),
  });
}
