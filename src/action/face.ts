import { type GitHubClient, openGitHub } from '../adapters/github/client.ts';
import type { GitHubClock } from '../adapters/github/clock.ts';
import type { CoalescingWriter } from '../adapters/github/coalesce.ts';
import { commentWriter } from '../adapters/github/comment-writer.ts';
import { type EnsuredPull, ensurePull, findPull, type Pull, updatePull } from '../adapters/github/pulls.ts';
import type { Settled } from '../core/event.ts';
import type { RunState } from '../core/state.ts';

/** What the run shows on GitHub beside its branches: a pull request and a comment on it. Nothing here changes the run. */
export interface Face {
  /** The feature's branch is on the remote: its pull request is found or opened, once. */
  branchPushed(state: RunState): void;
  /** Something happened: the comment follows, at most once a minute. */
  changed(state: RunState): void;
  /** The pull request, when the run opened or found one, and what its readers should know. A run that passed nothing looks for it here. */
  settle(): Promise<Pick<Settled, 'pull' | 'pullNotes'>>;
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
  readonly comments: boolean;
  /** Name of the comment's hidden marker: workflow and feature. The description's is `head`, whichever workflow goes on with it. */
  readonly marker: string;
  readonly texts: FaceTexts;
  readonly onWarning: (text: string) => void;
  readonly onInfo: (text: string) => void;
  readonly cancel: AbortSignal;
  /** Default the machine's. */
  readonly clock?: GitHubClock;
}

/** No pull request is wanted, or there is no token to ask for one. */
export const noFace: Face = {
  branchPushed: () => undefined,
  changed: () => undefined,
  settle: async () => ({}),
  finish: async () => undefined,
};

/** A rendering is only worth its time when the comment could be edited soon. */
const RENDER_EVERY_MS = 5_000;

interface Shown {
  readonly client: GitHubClient;
  readonly ensured: EnsuredPull;
  readonly writer: CoalescingWriter | undefined;
  /** The run added something to the branch, so that the description is about it; else it stays as it is. */
  readonly described: boolean;
}

/** Connects to GitHub with the first pushed branch, not before. */
export function githubFace(options: FaceOptions): Face {
  let latest: RunState | undefined;
  let connecting: Promise<GitHubClient | undefined> | undefined;
  let showing: Promise<Shown | undefined> | undefined;
  let shown: Shown | undefined;
  let renderedMs = Number.NEGATIVE_INFINITY;
  const trouble = (error: unknown): void => options.onWarning(`The pull request could not be shown: ${String(error)}`);
  const begin = (state: RunState, added: boolean): void => {
    connecting ??= connect(options);
    showing ??= show(options, { state, added, connecting }).then((done) => {
      shown = done;
      if (latest !== undefined) done?.writer?.put(options.texts.comment(latest));
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
      const nowMs = performance.now();
      if (shown?.writer === undefined || nowMs - renderedMs < RENDER_EVERY_MS) return;
      renderedMs = nowMs;
      try {
        shown.writer.put(options.texts.comment(state));
      } catch (error) {
        trouble(error);
      }
    },
    settle: async () => {
      // A night that tried nothing has nothing to tell.
      if (options.continues === true && latest !== undefined && latest.iterations > 0) begin(latest, false);
      return factsOf(await showing?.catch(() => undefined));
    },
    finish: async (state) => {
      // What is still under way has no more time than the rest.
      (await connecting?.catch(() => undefined))?.beginEnd();
      const done = await showing?.catch(() => undefined);
      if (done !== undefined) await finish(options, done, state).catch(trouble);
    },
  };
}

async function connect(options: FaceOptions): Promise<GitHubClient | undefined> {
  const [owner = '', repo = ''] = options.repository.split('/');
  const { apiUrl, serverUrl, token, cancel, clock } = options;
  const opened = await openGitHub({
    ...{ apiUrl, serverUrl, token, owner, repo, signal: cancel, onNote: options.onInfo },
    ...(clock && { clock }),
  });
  if (opened.ok) return opened.client;
  options.onWarning(opened.problem.message);
  return undefined;
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
  return { client, ensured, writer, described: added };
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

function factsOf(done: Shown | undefined): Pick<Settled, 'pull' | 'pullNotes'> {
  if (done === undefined) return {};
  const { ensured } = done;
  if (!ensured.ok) {
    return {
      pullNotes: [`No pull request was opened: ${ensured.problem.message}`, `Open it here: ${ensured.compareUrl}`],
    };
  }
  const { number, url, draft, author } = ensured.pull;
  const notes = author === 'github-actions[bot]' ? [...ensured.notes, noWorkflows] : ensured.notes;
  return { pull: { number, url, draft }, pullNotes: notes };
}

const noWorkflows =
  'Pushes made with GITHUB_TOKEN start no workflows, so the checks of this pull request do not run by themselves. ' +
  'Close and reopen it to start them, or give the input github_token the token of an App or a person.';
