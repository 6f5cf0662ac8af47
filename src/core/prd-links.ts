import { findCycles } from './prd-cycle.ts';
import { placeOf, type StoryDraft } from './prd-draft.ts';
import { harmless, quote, shorten } from './prd-error.ts';
import type { Positions } from './prd-id.ts';
import type { WrittenNeeds } from './prd-needs.ts';
import { addProblem, type Findings } from './prd-node.ts';

const MAX_CYCLES = 10;
const MAX_NAMED = 10;

/** Looks up the dependencies of all stories and fills their `dependsOn`; unknown ones and cycles are problems (catalogue B7). */
export function linkStories(drafts: readonly StoryDraft[], positions: Positions, findings: Findings): void {
  const isLinked = (draft: StoryDraft, index: number): boolean =>
    draft.needs === undefined || linkBack(draft, draft.needs, { index, drafts, positions });
  if (drafts.every(isLinked)) return;
  const edges = drafts.map((draft) => targetsOf(draft, positions, findings));
  for (const [index, draft] of drafts.entries()) {
    draft.story.dependsOn = (edges[index] ?? []).map((target) => drafts[target]?.story.id ?? '');
  }
  for (const cycle of findCycles(edges, MAX_CYCLES)) reportCycle(drafts, cycle, findings);
}

/**
 * Links a story that names only stories before it, each once and as it is written; whether it does so. A file of such
 * stories, which is the usual one, has no cycle and needs no graph.
 */
function linkBack(
  { story }: StoryDraft,
  needs: WrittenNeeds,
  among: { index: number; drafts: readonly StoryDraft[]; positions: Positions },
): boolean {
  const { names } = needs;
  if (needs.odd.length > 0 || (names.length > 1 && new Set(names).size < names.length)) return false;
  for (const name of names) {
    const target = among.positions.get(name.toLowerCase()) ?? among.index;
    if (target >= among.index || among.drafts[target]?.story.id !== name) return false;
  }
  story.dependsOn = names;
  return true;
}

function targetsOf(draft: StoryDraft, positions: Positions, findings: Findings): readonly number[] {
  const { needs } = draft;
  if (needs === undefined) return [];
  for (const odd of needs.odd) {
    const text = `"${needs.key}" holds ${odd}. Write ids of stories as text.`;
    addProblem(findings, { ...placeOf(draft, findings), code: 'dependency-invalid', text });
  }
  const targets: number[] = [];
  for (const name of namesOf(needs, positions)) {
    const target = positions.get(name.toLowerCase());
    if (target === undefined) {
      const text = `"${needs.key}" names ${quote(name)}, which is no story of this file. Correct the id or remove it.`;
      addProblem(findings, { ...placeOf(draft, findings), code: 'dependency-unknown', text });
    } else targets.push(target);
  }
  return targets.length > 1 ? [...new Set(targets)] : targets;
}

/** A single text may name one story whose id holds a comma, or several stories. */
function namesOf(needs: WrittenNeeds, positions: Positions): readonly string[] {
  const [text] = needs.names;
  if (!needs.isText || text === undefined || positions.has(text.toLowerCase())) return needs.names;
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function reportCycle(drafts: readonly StoryDraft[], cycle: readonly number[], findings: Findings): void {
  const members = cycle.flatMap((index) => drafts[index] ?? []);
  const [first] = members;
  if (first === undefined) return;
  const ids = members.map((draft) => draft.story.id);
  const shown = ids.length > MAX_NAMED ? [...ids.slice(0, MAX_NAMED), `(${ids.length - MAX_NAMED} more)`] : ids;
  const path = [...shown, first.story.id].map((id) => harmless(shorten(id))).join(' -> ');
  const text =
    members.length === 1
      ? 'it depends on itself. Remove that dependency.'
      : `its dependencies lead back to it: ${path}. Remove one of them.`;
  addProblem(findings, { ...placeOf(first, findings), code: 'dependency-cycle', text });
}
