import { pickStory } from '../../src/core/pick.ts';
import { type Prd, type Story, storyTexts } from '../../src/core/prd.ts';
import { cut, oneLine, strip } from '../../src/report/strip.ts';

/** Longest title that is shown. */
const TITLE_CHARS = 100;

/** How a prd.json is read, for a person: a line for the file, one per story in file order, one per warning. */
export function wordsOf(file: string, prd: Prd): readonly string[] {
  const { stories, branchName, toldWarnings, notices } = prd;
  const open = stories.filter(isOpen).length;
  const next = pickStory(stories.map((story) => ({ ...story, state: stateOf(story) })));
  const branch = branchName === undefined ? [] : [`branch ${branchName}`];
  const isStuck = next.type === 'none' && open > 0;
  return [
    oneLine([`${file}: ${counted(stories.length, 'story', 'stories')}, ${open} open`, ...branch].join(', ')),
    ...stories.map((story) => storyLine(story, next.type === 'story' && next.id === story.id)),
    ...(isStuck ? ['  ! Every open story waits for one that nobody works on.'] : []),
    ...[...toldWarnings, ...notices].map((text) => `  ! ${strip(text)}`),
  ];
}

function storyLine(story: Story, isNext: boolean): string {
  const { id, title, priority, dependsOn } = story;
  const { criteria } = storyTexts(story);
  const facts = [
    criteria.length === 0 ? 'no criteria' : counted(criteria.length, 'criterion', 'criteria'),
    ...(priority === undefined ? [] : [`priority ${priority}`]),
    ...(dependsOn.length === 0 ? [] : [`after ${dependsOn.join(', ')}`]),
  ];
  const word = isNext ? 'next' : words[stateOf(story)];
  return `  ${word}  ${oneLine(`${id} ${cut(oneLine(title), TITLE_CHARS)} (${facts.join(', ')})`)}`;
}

const words = { open: 'open', passed: 'done', ineligible: 'left' } as const;

/** As a run without a memory takes it; `ineligible`: blocked, skipped or deferred. */
function stateOf(story: Pick<Story, 'passes' | 'eligible'>): keyof typeof words {
  if (story.passes) return 'passed';
  return story.eligible ? 'open' : 'ineligible';
}

/** What a run would work on. */
export function isOpen(story: Pick<Story, 'passes' | 'eligible'>): boolean {
  return stateOf(story) === 'open';
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
