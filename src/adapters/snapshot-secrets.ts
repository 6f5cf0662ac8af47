import type { SnapshotChange } from '../core/integrity-types.ts';
import type { IntegrityFinding } from '../core/state.ts';
import type { Repository, TreeEdit } from './git/controller.ts';

/** What has to be edited out of a captured tree, and what is said about it. */
interface FoundSecrets {
  readonly edits: readonly TreeEdit[];
  readonly findings: readonly IntegrityFinding[];
}

/** Takes known values, in all their spellings, out of a text. */
export type RedactValues = (text: string) => { readonly text: string; readonly count: number };

/** Finds known secret values in changed files: the attempt fails, and the value never reaches a commit (04-trust rule 17). */
export async function takeOutSecrets(
  repository: Repository,
  changes: readonly SnapshotChange[],
  redact: RedactValues,
): Promise<FoundSecrets> {
  const files = changes.filter((change) => change.status !== 'deleted' && change.newMode.startsWith('100'));
  const blobs = await repository.blobs(files.map((file) => file.newSha));
  const edits: TreeEdit[] = [];
  const findings: IntegrityFinding[] = [];
  for (const [index, file] of files.entries()) {
    const bytes = blobs[index];
    const found = bytes === undefined ? undefined : redactBytes(bytes, redact);
    if (found === undefined) continue;
    edits.push({ path: file.path, mode: file.newMode, bytes: found.bytes });
    findings.push(finding(file.path, found.line));
  }
  return { edits, findings };
}

/** latin1 keeps every byte of a file that is not UTF-8; secrets are ASCII. */
function redactBytes(bytes: Buffer, redact: RedactValues): { bytes: Buffer; line: number } | undefined {
  const text = bytes.toString('latin1');
  const redacted = redact(text);
  if (redacted.count === 0) return undefined;
  const before = redacted.text.slice(0, redacted.text.indexOf('[redacted]'));
  return { bytes: Buffer.from(redacted.text, 'latin1'), line: before.split('\n').length };
}

function finding(path: string, line: number): IntegrityFinding {
  return {
    class: 'cheat',
    rule: 'secret-added',
    path,
    message: `wrote a secret value into ${path} line ${line}; it was replaced by [redacted] and the attempt failed.`,
  };
}
