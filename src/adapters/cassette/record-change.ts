import type { Captured } from '../git/capture.ts';
import type { Repository } from '../git/controller.ts';
import type { Change } from '../git/tree-diff.ts';
import { type ChangeLine, type FileMode, MOST, type RecordedFile } from './format.ts';

/** Takes secrets out of a text and counts the places. */
export type RedactCounting = (text: string) => { readonly text: string; readonly count: number };

export interface ChangeCall {
  readonly repository: Repository;
  /** The tree that the agent was given. */
  readonly given: string;
  readonly captured: Captured;
  readonly redact: RedactCounting;
  /** Paths that only the controller writes: their content before differs from run to run. */
  readonly isOurs: (path: string) => boolean;
}

/** A change without the call that made it. */
type RecordedChange = Omit<ChangeLine, 'type' | 'story' | 'attempt' | 'name'>;

const nothing: RecordedChange = { files: [], ignored: [], leftOut: [], redacted: 0 };

/** The files that an agent changed, against those it was given, or why they cannot be recorded. */
export async function recordedChange(call: ChangeCall): Promise<RecordedChange> {
  const { captured } = call;
  if (!captured.ok) return { ...nothing, notTaken: captured.why.message };
  const changes = await call.repository.changes(call.given, captured.tree);
  const taken = changes.filter(isRecordable);
  const leftOut = [
    ...captured.notImported.map(({ path }) => path),
    ...changes.filter((change) => !isRecordable(change)).map(({ path }) => path.toWellFormed()),
  ].slice(0, MOST_NAMES);
  if (taken.length > MOST.changedFiles) return tooMuch(`${taken.length} files, the limit is ${MOST.changedFiles}`);
  const written = taken.filter(({ status }) => status !== 'deleted');
  const blobs = await call.repository.blobs(written.map(({ newSha }) => newSha));
  const bytes = blobs.reduce((sum, blob) => sum + blob.length, 0);
  if (bytes > MOST.changeBytes) return tooMuch(`${bytes} bytes, the limit is ${MOST.changeBytes}`);
  const contents = new Map(written.map(({ path }, at) => [path, blobs[at] ?? Buffer.alloc(0)]));
  const recorded = taken.map((change) => recordedFile(call, change, contents.get(change.path)));
  return {
    files: recorded.map(({ file }) => file),
    ignored: captured.ignored.filter((path) => path.isWellFormed()).map((path) => call.redact(path).text),
    leftOut: leftOut.map((path) => call.redact(path).text),
    redacted: recorded.reduce((sum, { count }) => sum + count, 0),
  };
}

const MOST_NAMES = 100;

function tooMuch(what: string): RecordedChange {
  return { ...nothing, notTaken: `the change is too large for a cassette: ${what}` };
}

/** A name that is no text, and a submodule, have no place in a cassette. */
function isRecordable({ path, newMode, oldMode }: Change): boolean {
  return path.isWellFormed() && newMode !== GITLINK && oldMode !== GITLINK;
}

const GITLINK = '160000';

function recordedFile(
  { redact, isOurs }: ChangeCall,
  { path, status, oldSha, newMode }: Change,
  bytes: Buffer | undefined,
): { readonly file: RecordedFile; readonly count: number } {
  const before = isOurs(path) ? {} : { before: status === 'added' ? '' : oldSha };
  const named = redact(path);
  if (bytes === undefined) return { file: { path: named.text, ...before, delete: true }, count: named.count };
  const mode = newMode as FileMode;
  // latin1 keeps every byte of a file that is not UTF-8; secrets are ASCII.
  const isText = !bytes.includes(0) && Buffer.from(bytes.toString('utf8')).equals(bytes);
  const { text, count } = redact(bytes.toString(isText ? 'utf8' : 'latin1'));
  const content = isText ? { text } : { base64: Buffer.from(text, 'latin1').toString('base64') };
  return { file: { path: named.text, ...before, mode, ...content }, count: count + named.count };
}
