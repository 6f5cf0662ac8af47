import { globMatcher, type PathMatcher } from './globs.ts';
import type { Contents, IntegrityPolicy, SnapshotChange } from './integrity-types.ts';
import { count, deed, shown } from './integrity-words.ts';
import { readPrd } from './prd.ts';
import type { IntegrityFinding } from './state.ts';

/** Files that only the controller writes (04-trust rule 10, Controller files): no `allow:` opens them. */
export function controllerPaths(policy: IntegrityPolicy): PathMatcher {
  const own = new Set([policy.prdPath, besidePrd(policy, 'progress.txt'), ...policy.controllerPaths]);
  return (path) => own.has(path) || state(path);
}

const state = globMatcher(['**/.ralph*', '**/.ralph*/**'], { anyCase: true });

/** The ledger beside prd.json: ours only when its text says so, since the name is a plain word. */
export function ledgerPath(policy: IntegrityPolicy): string {
  return besidePrd(policy, 'LEDGER.md');
}

/** Whether a ledger's text is one of ours: it tracks iterations (02-loop §5). */
export function isOurLedger(path: string, policy: IntegrityPolicy, contents: Contents): boolean {
  const texts = contents.get(path);
  return path === ledgerPath(policy) && [texts?.old, texts?.new].some((text) => text?.includes('iteration_count'));
}

/** What was done to a controller file; it is restored without a word to the agent. */
export function controllerFinding(
  change: SnapshotChange,
  policy: IntegrityPolicy,
  contents: Contents,
): IntegrityFinding {
  const { path } = change;
  if (path !== policy.prdPath) {
    return finding(
      'state-changed',
      path,
      `${deed(change.status)} ${shown(path)}, which only the controller writes: restored.`,
    );
  }
  const texts = contents.get(path);
  const flipped = texts?.old === undefined || texts.new === undefined ? [] : flips(texts.old, texts.new, path);
  if (flipped.length === 0) return finding('prd-changed', path, `${deed(change.status)} ${shown(path)}: restored.`);
  const named = flipped.slice(0, 10).join(', ') + (flipped.length > 10 ? '…' : '');
  return finding(
    'prd-flipped',
    path,
    `changed the done marker of ${count(flipped.length, 'story').replace('storys', 'stories')} in ${shown(path)} (${named}), which only the controller does: restored.`,
  );
}

/** Stories whose done marker differs, as `US-001 now done`. Empty when either text is no readable prd.json. */
function flips(before: string, after: string, file: string): readonly string[] {
  const encoder = new TextEncoder();
  const [old, now] = [before, after].map((text) => readPrd({ bytes: encoder.encode(text), file }));
  if (old?.ok !== true || now?.ok !== true) return [];
  const was = new Map(old.prd.stories.map((story) => [story.id, story.passes]));
  return now.prd.stories
    .filter((story) => was.has(story.id) && was.get(story.id) !== story.passes)
    .map((story) => `${shown(story.id)} now ${story.passes ? 'done' : 'not done'}`);
}

/** The path of a file beside prd.json. */
export function besidePrd(policy: IntegrityPolicy, name: string): string {
  return policy.prdPath.slice(0, policy.prdPath.lastIndexOf('/') + 1) + name;
}

function finding(rule: string, path: string, message: string): IntegrityFinding {
  return { class: 'controller', rule, path, message };
}
