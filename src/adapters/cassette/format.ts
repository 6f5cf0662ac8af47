import type { Provider, Usage } from '../../core/agent-facts.ts';
import type { Excerpt, Verdict } from '../../core/gates.ts';
import type { PromptDigest } from '../../core/prompt-parts.ts';
import type { AgentRole } from '../agents/agent.ts';

/**
 * A cassette: what the agents of one run did, as JSON lines. The first line is the head, every other one a call or the change
 * that the call before it made. Its version changes whenever an old player would play a new cassette wrongly.
 */
export const CASSETTE_VERSION = 1;

/** Bounds of what is written and of what is read (docs/replay.md). */
export const MOST = {
  fileBytes: 64 * 1024 * 1024,
  lineBytes: 24 * 1024 * 1024,
  calls: 10_000,
  /** Of a stream the beginning and the end are kept, by whole lines. */
  stdoutHead: 256 * 1024,
  stdoutTail: 768 * 1024,
  stderrTail: 64 * 1024,
  changedFiles: 2_000,
  changeBytes: 8 * 1024 * 1024,
} as const;

/** First line. */
export interface CassetteHead {
  readonly type: 'cassette';
  readonly version: typeof CASSETTE_VERSION;
  readonly runId: string;
  readonly agent: string;
  readonly reviewAgent: string;
  /** Versions of the clients, where known. */
  readonly clients: Readonly<Record<string, string>>;
}

/** One stream of a call: its beginning and its end, by whole lines. */
export interface RecordedStream {
  readonly text: string;
  /** Bytes that are left out in the middle; 0 = it is whole. */
  readonly cut: number;
}

/** What one call said and how it ended; every text is redacted. */
export interface CallLine {
  readonly type: 'call';
  readonly role: AgentRole;
  readonly story: string;
  readonly attempt: number;
  /** Which call of this reviewer in this attempt; 1 for an implementer. */
  readonly call: number;
  /** Name of the call in its run: a second line of the same name is the same call, made again after a kill. */
  readonly name: string;
  readonly prompt: PromptDigest;
  readonly stdout: RecordedStream;
  readonly stderr: RecordedStream;
  readonly durationMs: number;
  readonly outcome: RecordedOutcome;
  /** Places of this line from which a secret was taken. */
  readonly redacted: number;
}

/** What the controller made of the call's end. */
export interface RecordedOutcome {
  readonly verdict: Verdict;
  readonly reason: string;
  readonly exitCode?: number;
  readonly excerpt: Excerpt;
  readonly softLimitHit: boolean;
  readonly finalText: string;
  readonly usage: readonly Usage[];
  readonly provider?: Provider;
  /** Its service refused the request for its length; absent = it did not. */
  readonly tooLarge?: true;
  readonly badExit?: true;
}

/** What an implementer's call made of its tree: the files that differ from those it was given. */
export interface ChangeLine {
  readonly type: 'change';
  readonly story: string;
  readonly attempt: number;
  readonly name: string;
  readonly files: readonly RecordedFile[];
  /** Files, and folders with a slash at the end, that git ignores: a replay leaves empty ones, since no gate sees them. */
  readonly ignored: readonly string[];
  /** What it left that no tree holds (links out of it, pipes) and that a replay therefore does not make. */
  readonly leftOut: readonly string[];
  /** Why the files are not here; they cannot be replayed then. */
  readonly notTaken?: string;
  readonly redacted: number;
}

/** One changed path, relative to the root of the tree. */
export type RecordedFile = {
  readonly path: string;
  /** Git's name of what was there; '' = nothing was; absent = it is not compared, because the controller writes it. */
  readonly before?: string;
} & (
  | { readonly delete: true }
  | { readonly mode: FileMode; readonly text: string }
  | { readonly mode: FileMode; readonly base64: string }
);

/** Ordinary file, program, or link. */
export type FileMode = '100644' | '100755' | '120000';

/** A line of a cassette. */
export type CassetteLine = CassetteHead | CallLine | ChangeLine;
