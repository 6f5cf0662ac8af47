import { type GitHubClient, openGitHub } from '../adapters/github/client.ts';
import type { GitHubClock } from '../adapters/github/clock.ts';
import type { CoalescingWriter } from '../adapters/github/coalesce.ts';
import { commentWriter } from '../adapters/github/comment-writer.ts';
import { type EnsuredPull, ensurePull, findPull, type Pull, updatePull } from '../adapters/github/pulls.ts';
import type { Settled } from '../core/event.ts';
import type { RunState } from '../core/state.ts';
import { draftAgain } from './face-draft.ts';
import { factsOf, type Shown } from './face-facts.ts';

/** What the run shows on GitHub beside its branches: a pull request and a comment on it. Nothing here changes the run. */
export interface Face {
  /** The feature's branch is on the remote: its pull request is found or opened, once. */
  branchPushed(state: RunState): void;
  /** Something happened: the comment follows, with 90 s between two edits. */
  changed(state: RunState): void;
  /** The pull request, when the run opened or found one, and what its readers should know. A run that passed nothing looks for it here. */
  settle(state?: RunState): Promise<Pick<Settled, 'pull' | 'pullNotes'>>;
  /** The same as far as it is known by now. */
  known(): Pick<Settled, 'pull' | 'pullNotes'>;
  /** Writes the last state of description and comment; never throws and ends within 90 s whatever GitHub does. */
  finish(state: RunState): Promise<void>;
}

/** Texts of the presenters; each is redacted by the caller. */
export interface FaceTexts {
  readonly title: (state: RunState) => string;
  readonly body: (state: RunState) => string;
  readonly comment: (state: RunState) => string;
}

export interface FaceOptions {
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string;
  readonly head: string;
  readonly base: string;
  readonly createPr: 'draft' | 'ready';
  /** The branch was on the remote before the run; default false. Its pull request then shows a run that passes nothing, too. */
  readonly continues?: boolean;
  /** Whether what an earlier workflow run pushed has still to get its pull request; default never. */
  readonly isOwed?: (state: RunState) => boolean;
  readonly comments: boolean;
  /** Name of the comment's hidden marker: workflow and feature. The description's is `head`, whichever workflow goes on with it. */
  readonly marker: string;
  readonly texts: FaceTexts;
  readonly onWarning: (text: string) => void;
  readonly onInfo: (text: string) => void;
  readonly cancel: AbortSignal;
  /** Default the machine's. */
  readonly clock?: GitHubClock;
  /** Opens the client; default one of our own that talks to `apiUrl`. */
  readonly open?: () => Promise<Opened>;
}

type Opened = Awaited<ReturnType<typeof openGitHub>>;

/** What a cancelled run has left for its last words: the runner gives 7.5 s before it sends the next signal. */
const LAST_WORDS_MS = 4_000;

/** Connects to GitHub with the first pushed branch, not before. */
export function githubFace(options: FaceOptions): Face {
  let latest: RunState | undefined;
  let connecting: Promise<GitHubClient | undefined> | undefined;
  let showing: Promise<Shown | undefined> | undefined;
  let shown: Shown | undefined;
  const trouble = (error: unknown): void => options.onWarning(`The pull request could not be shown: ${String(error)}`);
  const comment = (): string => (latest === undefined ? '' : options.texts.comment(latest));
  const begin = (state: RunState, added: boolean): void => {
    connecting ??= connect(options);
    showing ??= show(options, { state, added, connecting }).then((done) => {
      shown = done;
      done?.writer?.put(comment);
      return done;
    });
    showing.catch(trouble);
  };
  return {
    branchPushed: (state) => {
      latest ??= state;
      begin(state, true);
    },
    changed: (state) => {
      latest = state;
      // A function of its own each time: to the writer an equal one would be the text that it has written already.
      shown?.writer?.put(() => options.texts.comment(state));
    },
    settle: async (state = latest) => {
      if (state !== undefined && options.isOwed?.(state) === true) begin(state, true);
      // A night that tried nothing has nothing to tell.
      if (options.continues === true && latest !== undefined && latest.iterations > 0) begin(latest, false);
      // From here on nobody works any more: what is still under way has no more time than the end.
      (await connecting?.catch(() => undefined))?.beginEnd();
      const done = await showing?.catch(() => undefined);
      return factsOf(done && (await draftAgain(done, state)));
    },
    known: () => factsOf(shown),
    finish: async (state) => {
      // A run that was killed behind its last push still has its pull request, and that its last state.
      if (showing === undefined && state.pull !== undefined) begin(state, false);
      (await connecting?.catch(() => undefined))?.beginEnd();
      const done = await showing?.catch(() => undefined);
      if (done !== undefined) await finish(options, done, state).catch(trouble);
    },
  };
}

async function connect(options: FaceOptions): Promise<GitHubClient | undefined> {
  const opened = await (options.open?.() ?? openFaceClient(options));
  if (opened.ok) return opened.client;
  options.onWarning(opened.problem.message);
  return undefined;
}

/** A client for a run's face, which may say its last words after a cancel. */
export function openFaceClient(options: Omit<FaceOptions, 'createPr'>): Promise<Opened> {
  const [owner = '', repo = ''] = options.repository.split('/');
  const { apiUrl, serverUrl, token, clock } = options;
  return openGitHub({
    ...{ apiUrl, serverUrl, token, owner, repo, signal: lastWords(options.cancel), onNote: options.onInfo },
    ...(clock && { clock }),
  });
}

/** Aborted a little after the run is: the comment must not say for ever that the run goes on. */
function lastWords(cancel: AbortSignal): AbortSignal {
  const over = new AbortController();
  const abort = (): void => void setTimeout(() => over.abort(cancel.reason), LAST_WORDS_MS).unref();
  if (cancel.aborted) abort();
  else cancel.addEventListener('abort', abort, { once: true });
  return over.signal;
}

interface ShowCall {
  readonly state: RunState;
  /** The run added something to the branch. */
  readonly added: boolean;
  readonly connecting: Promise<GitHubClient | undefined>;
}

async function show(options: FaceOptions, { state, added, connecting }: ShowCall): Promise<Shown | undefined> {
  const client = await connecting;
  if (client === undefined) return undefined;
  const ensured = await pullOf(options, client, added ? state : undefined);
  if (ensured === undefined) return undefined;
  if (!ensured.ok) {
    const { problem, compareUrl } = ensured;
    options.onWarning(
      added ? `No pull request was opened: ${problem.message} Open it here: ${compareUrl}` : problem.message,
    );
    return added ? { client, ensured, writer: undefined, described: true } : undefined;
  }
  options.onInfo(`Pull request: ${ensured.pull.url}`);
  const writer = options.comments ? writerOf(options, client, ensured.pull) : undefined;
  return { client, ensured, writer, described: added || state.pull !== undefined };
}

function pullOf(
  { head, base, texts, createPr }: FaceOptions,
  client: GitHubClient,
  added: RunState | undefined,
): Promise<EnsuredPull | undefined> {
  const at = { head, base, marker: head };
  if (added === undefined) return findPull(client, at);
  return ensurePull(client, { ...at, title: texts.title(added), body: texts.body(added), draft: createPr === 'draft' });
}

function writerOf({ marker, onWarning }: FaceOptions, client: GitHubClient, { number }: Pull): CoalescingWriter {
  return commentWriter(client, {
    issue: number,
    marker,
    onProblem: ({ message }) => onWarning(`The comment on pull request #${number} was not written: ${message}`),
  });
}

async function finish(options: FaceOptions, shown: Shown, state: RunState): Promise<void> {
  const { client, ensured, writer, described } = shown;
  if (!ensured.ok) return;
  const { title, body, comment } = options.texts;
  const { number } = ensured.pull;
  writer?.put(comment(state));
  const text = { title: title(state), body: body(state), marker: options.head };
  const [updated] = await Promise.all([described ? updatePull(client, number, text) : undefined, writer?.flush()]);
  if (updated?.type === 'problem' && updated.problem.kind !== 'aborted') {
    options.onWarning(`The description of pull request #${number} was not updated: ${updated.problem.message}`);
  }
}
