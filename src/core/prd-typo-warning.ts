import { placeOf, type StoryDraft } from './prd-draft.ts';
import { quote } from './prd-error.ts';
import type { Findings } from './prd-node.ts';
import { type ShapeCache, shapeOf } from './prd-shape.ts';
import type { Typo } from './prd-typo.ts';

/** More of them are a file in another form, not slips. */
const MOST_WARNINGS = 5;

/** One misspelt key in all stories that have it. */
interface Found {
  readonly typo: Typo;
  readonly first: StoryDraft;
  stories: number;
}

/**
 * Warns of keys that nothing reads and that are nearly ones that are read: with `"pases": true` a story would be worked on
 * again without a word. Before all other warnings, of which a run tells the first alone: they may be what comes of it.
 */
export function warnOfTypos(drafts: readonly StoryDraft[], findings: Findings): void {
  const shapes: ShapeCache = { known: new Map(), last: undefined };
  const found = new Map<string, Found>();
  for (const draft of drafts) {
    const story = JSON.parse(draft.story.raw) as object;
    for (const typo of shapeOf(story, shapes).typos) {
      const before = found.get(typo.typed);
      if (before === undefined) found.set(typo.typed, { typo, first: draft, stories: 1 });
      else before.stories += 1;
    }
  }
  const warnings = [...found.values()].slice(0, MOST_WARNINGS);
  findings.warnings.unshift(...warnings.map((each) => ({ ...placeOf(each.first, findings), text: textOf(each) })));
}

function textOf({ typo, stories }: Found): string {
  const others = stories - 1;
  const also = others === 0 ? '' : `, here and in ${others} other ${others === 1 ? 'story' : 'stories'}`;
  return `the key ${quote(typo.typed)} is not read${also}. Did you mean "${typo.meant}"?`;
}
