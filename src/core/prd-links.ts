import { findCycles } from './prd-cycle.ts';
import { placeOf, type StoryDraft } from './prd-draft.ts';
import { harmless, quote, shorten } from './prd-error.ts';
import type { Positions } from './prd-id.ts';
import type { WrittenNeeds } from './prd-needs.ts';
import type { Findings } from './prd-node.ts';

const MAX_CYCLES = 10;
const MAX_NAMED = 10;
/** Stands for the position of a story that does not exist. */
const UNKNOWN = -1;
/** Shared, because most stories depend on none. */
const NO_TARGETS: readonly number[] = [];

/** Looks up the dependencies of all stories and fills their `dependsOn`; unknown ones and cycles are problems (catalogue B7). */
export function linkStories(drafts: readonly StoryDraft[], positions: Positions, findings: Findings): void {
  const edges = drafts.map((draft) => targetsOf(draft, positions, findings));
  for (let index = 0; index < drafts.length; index += 1) {
    const targets = edges[index] ?? NO_TARGETS;
    const draft = drafts[index];
    if (draft === undefined || targets.length === 0) continue;
    draft.story.dependsOn = targets.map((target) => drafts[target]?.story.id ?? '');
  }
  for (const cycle of findCycles(edges, MAX_CYCLES)) reportCycle(drafts, cycle, findings);
}

function targetsOf(draft: StoryDraft, positions: Positions, findings: Findings): readonly number[] {
  const { needs } = draft;
  if (needs === undefined) return NO_TARGETS;
  for (const odd of needs.odd) {
    const text = `"${needs.key}" holds ${odd}. Write ids of stories as text.`;
    findings.problems.push({ ...placeOf(draft), code: 'dependency-invalid', text });
  }
  const names = namesOf(needs, positions);
  const targets = names.map((name) => positions.get(name.toLowerCase()) ?? UNKNOWN);
  if (targets.includes(UNKNOWN))
    reportUnknown(
      draft,
      names.filter((_, at) => targets[at] === UNKNOWN),
      findings,
    );
  if (targets.length < 2) return targets[0] === UNKNOWN ? NO_TARGETS : targets;
  return [...new Set(targets)].filter((target) => target !== UNKNOWN);
}

function reportUnknown(draft: StoryDraft, names: readonly string[], findings: Findings): void {
  for (const name of names) {
    const text = `"${draft.needs?.key}" names ${quote(name)}, which is no story of this file. Correct the id or remove it.`;
    findings.problems.push({ ...placeOf(draft), code: 'dependency-unknown', text });
  }
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
  const text = `it depends on itself: ${path}. Remove one of these dependencies.`;
  findings.problems.push({ ...placeOf(first), code: 'dependency-cycle', text });
}
