import type { IntegrityJudgement } from '../core/integrity/change.ts';
import { isFile } from '../core/integrity/test-cheats.ts';
import { isWorkflow } from '../core/workflow-split.ts';
import type { Change, Repository, TreeEdit } from './git/controller.ts';
import type { RedactSecrets } from './snapshot-secrets.ts';

export interface SplitCall {
  /** Tree of the story's start. */
  readonly before: string;
  readonly changes: readonly Change[];
  readonly restore: IntegrityJudgement['restore'];
  readonly redact: RedactSecrets;
}

/** More than that is no patch that a person reads. */
const MOST_PATCH_BYTES = 256 * 1024;

/** The changed workflows that were put back, as one patch (04-trust rule 9); undefined when there is none. */
export async function workflowPatch(repository: Repository, call: SplitCall): Promise<string | undefined> {
  const split = new Set(call.restore.map(({ path }) => path).filter(isWorkflow));
  const edits = call.changes.filter(({ path }) => split.has(path)).flatMap(asTheyWere);
  if (edits.length === 0) return undefined;
  return call.redact(await diffOf(repository, call.before, edits)).text;
}

async function diffOf(repository: Repository, before: string, edits: readonly TreeEdit[]): Promise<string> {
  const text = await repository.diffText(before, await repository.overlay(before, edits), MOST_PATCH_BYTES + 1);
  if (Buffer.byteLength(text) <= MOST_PATCH_BYTES) return text;
  return `The workflow changes are larger than ${MOST_PATCH_BYTES} bytes, so they were not kept.\n`;
}

/** A link or anything else that is no file does not go into a patch. */
function asTheyWere({ path, newMode, newSha, status }: Change): TreeEdit[] {
  if (status === 'deleted') return [{ path, delete: true }];
  return isFile(newMode) ? [{ path, mode: newMode, sha: newSha }] : [];
}
