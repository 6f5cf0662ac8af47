import type { Allowed } from './integrity-allow.ts';
import type { GateUse } from './integrity-gate-use.ts';
import { isTooDeep, readManifest } from './integrity-json.ts';
import { type Comparison, guardsKeys, type KeyEdit, keyEdits } from './integrity-manifest-edits.ts';
import { mergeKeys } from './integrity-manifest-merge.ts';
import { isFile } from './integrity-test-change.ts';
import { type Contents, noRuling, type Ruling, type SnapshotChange } from './integrity-types.ts';
import { deed, permit, shown } from './integrity-words.ts';
import type { IntegrityFinding } from './state.ts';

/** A package.json, at the root or in a package. */
export function isManifest(path: string): boolean {
  return path === 'package.json' || path.endsWith('/package.json');
}

/**
 * package.json by key (04-trust rule 10): scripts that checks run, their pre and post scripts, and the keys above go back to what
 * they were; the rest of the edit and its formatting stay. What cannot be merged safely goes back as a whole.
 */
export function manifestRuling(
  change: SnapshotChange,
  contents: Contents,
  { use, allowed }: { readonly use: GateUse; readonly allowed: Allowed },
): Ruling {
  const { path } = change;
  const oldText = contents.get(path)?.old;
  const old = readManifest(oldText);
  if (change.status === 'added' || allowed(path) || oldText === undefined || old === undefined) return noRuling;
  const newText = change.status === 'deleted' || !isFile(change.newMode) ? undefined : contents.get(path)?.new;
  const now = readManifest(newText);
  if (newText !== undefined && now !== undefined) return keyRuling({ path, old, now, use, allowed }, oldText, newText);
  if (!guardsKeys(old, use)) return noRuling;
  if (newText !== undefined) return unreadable(path, newText);
  return whole(path, `${deed(change.status)} ${shown(path)}, whose scripts or keys the checks use`);
}

/** More keys than this are not put back one by one. */
const MOST_EDITS = 100;

function keyRuling(comparison: Comparison, oldText: string, newText: string): Ruling {
  const { path, old, now } = comparison;
  const edits = keyEdits(comparison);
  const ambiguous = now.duplicates && !old.duplicates;
  if (edits.length === 0 && !ambiguous) return noRuling;
  const plain = !now.duplicates && !now.oddScripts && edits.length <= MOST_EDITS;
  const merged = plain ? mergeKeys({ edits, old, oldText, newText }) : undefined;
  const settled = readManifest(merged);
  if (merged === undefined || settled === undefined || keyEdits({ ...comparison, now: settled }).length > 0) {
    return whole(path, `changed ${shown(path)} so that its keys cannot be restored one by one`);
  }
  return { findings: edits.map((edit) => keyFinding(path, edit)), restore: [{ path, to: { text: merged } }] };
}

/** Broken JSON makes the checks fail by themselves; what parsers read differently does not. */
function unreadable(path: string, text: string): Ruling {
  if (isTooDeep(text)) return whole(path, `nested ${shown(path)} too deep to be read`);
  const message = `${shown(path)} is no longer valid JSON; it was left as it is, the checks will show it.`;
  return { findings: [{ class: 'note', rule: 'manifest-unreadable', path, message }], restore: [] };
}

function whole(path: string, done: string): Ruling {
  const message = `${done}; the controller restored the whole file. ${permit(path)}`;
  return {
    findings: [{ class: 'policy', rule: 'manifest-replaced', path, message }],
    restore: [{ path, to: 'run-start' }],
  };
}

function keyFinding(path: string, edit: KeyEdit): IntegrityFinding {
  const message = `${edit.done}; the controller put it back. ${permit(path, edit.path.join('.'))}`;
  return { class: 'policy', rule: edit.rule, path, message };
}
