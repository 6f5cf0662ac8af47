import { readFileSync } from 'node:fs';
import type { SnapshotChange } from '../core/integrity/change.ts';
import type { IntegrityFinding } from '../core/state.ts';
import type { Repository, TreeEdit } from './git/controller.ts';
import type { Lfs } from './git/lfs.ts';

/** What has to be edited out of a captured tree, and what is said about it. */
interface FoundSecrets {
  readonly edits: readonly TreeEdit[];
  readonly findings: readonly IntegrityFinding[];
}

/** Takes known values, in all their spellings, and tokens and keys of a known form out of a text. */
export type RedactSecrets = (text: string) => { readonly text: string; readonly count: number };

/** Finds secrets that changed files gained: the attempt fails, and the secret never reaches a commit (04-trust rule 17). */
export async function takeOutSecrets(
  repository: Repository,
  changes: readonly SnapshotChange[],
  { redact, lfs }: { readonly redact: RedactSecrets; readonly lfs: Lfs | undefined },
): Promise<FoundSecrets> {
  const files = changes.filter((change) => change.status !== 'deleted' && change.newMode !== GITLINK);
  const blobs = await repository.blobs(files.map((file) => file.newSha));
  const edits: TreeEdit[] = [];
  const findings: IntegrityFinding[] = [];
  for (const [index, file] of files.entries()) {
    const bytes = blobs[index];
    if (lfs !== undefined && holdsSecret(lfs, file, redact)) {
      edits.push(putBack(file));
      findings.push(keptFinding(file.path));
      continue;
    }
    const found = bytes === undefined ? undefined : redactBytes(bytes, redact);
    if (found === undefined || found.count <= (await countBefore(repository, file, redact))) continue;
    edits.push({ path: file.path, mode: file.newMode, bytes: found.bytes });
    findings.push(finding(file.path, found.line));
  }
  return { edits, findings };
}

/** Only what an attempt wrote is looked at: the others were there before. */
function holdsSecret({ pointers, contents, fresh }: Lfs, { newSha }: SnapshotChange, redact: RedactSecrets): boolean {
  const oid = pointers.get(newSha)?.oid;
  const place = oid === undefined || !fresh.has(oid) ? undefined : contents.get(oid);
  return place !== undefined && redact(readFileSync(place, 'latin1')).count > 0;
}

function putBack({ path, status, oldMode, oldSha }: SnapshotChange): TreeEdit {
  return status === 'added' ? { path, delete: true } : { path, mode: oldMode, sha: oldSha };
}

const GITLINK = '160000';

/** A value that the file had before is not new, for example a short word that a user calls a secret. */
async function countBefore(repository: Repository, file: SnapshotChange, redact: RedactSecrets): Promise<number> {
  if (file.status === 'added' || file.oldMode === GITLINK) return 0;
  const [bytes] = await repository.blobs([file.oldSha]);
  return bytes === undefined ? 0 : redact(bytes.toString('latin1')).count;
}

interface RedactedBytes {
  readonly bytes: Buffer;
  readonly line: number;
  readonly count: number;
}

/** latin1 keeps every byte of a file that is not UTF-8; secrets are ASCII. */
function redactBytes(bytes: Buffer, redact: RedactSecrets): RedactedBytes | undefined {
  const text = bytes.toString('latin1');
  const { text: redacted, count } = redact(text);
  if (count === 0) return undefined;
  return { bytes: Buffer.from(redacted, 'latin1'), line: firstDifference(text, redacted), count };
}

/** 1-based line on which two texts begin to differ. */
function firstDifference(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  return before.slice(0, at).split('\n').length;
}

function finding(path: string, line: number): IntegrityFinding {
  return {
    class: 'cheat',
    rule: 'secret-added',
    path,
    message: `wrote a secret, or what looks like one, into ${path} line ${line}; it was replaced by [redacted] and the attempt failed. Put a made-up token together from parts.`,
  };
}

function keptFinding(path: string): IntegrityFinding {
  const message = `wrote a secret value into ${path}, which Git LFS keeps; the file was put back as it was and the attempt failed.`;
  return { class: 'cheat', rule: 'secret-added', path, message };
}
