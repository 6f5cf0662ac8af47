import type { StoryState } from '../core/state.ts';
import { shortSha } from './attempt-facts.ts';
import { code, codeLink, type Links, row, text } from './markdown.ts';
import { qualityWords, specWords } from './review-words.ts';
import type { PartView, RunView, StoryView } from './run-view.ts';

/**
 * Story × tries × tests × spec × quality × commit or wip branch (03-interface §6).
 * @param rows most rows; stories that did not pass come first when there are more
 */
export function storyTable(run: RunView, links: Links | undefined, rows: number): readonly string[] {
  if (run.stories.length === 0) return [];
  const shown = run.stories.length <= rows ? run.stories : notPassedFirst(run.stories).slice(0, rows);
  return [
    [
      `| ${run.objective === undefined ? 'Story' : 'Objective'} | Tries | Tests | Spec | Quality | Commit or wip branch |`,
      '|---|---|---|---|---|---|',
      ...shown.flatMap((story) => [storyRow(run, story, links), ...partRows(story)]),
    ].join('\n'),
  ];
}

/** Where the work of a story is, linked once it is pushed. */
export function workCell({ work, status }: StoryView, links: Links | undefined): string {
  if (work === undefined) return status === 'dependency_failed' ? 'not tried' : '';
  const [name, path] = work.kind === 'commit' ? [shortSha(work.commit), 'commit'] : [work.branch, 'tree'];
  const target = [path, work.kind === 'commit' ? work.commit : work.branch];
  if (work.reached === 'pushed') return codeLink(name, links, target);
  return work.reached === 'refused' ? `${code(name)} not pushed` : code(name);
}

/** Stories that did not pass before those that did, each in their order. */
export function notPassedFirst(stories: readonly StoryView[]): readonly StoryView[] {
  return stories.toSorted((a, b) => Number(a.status === 'passed') - Number(b.status === 'passed'));
}

function storyRow(run: RunView, story: StoryView, links: Links | undefined): string {
  return row([
    `${storyIcon(story)} ${code(story.id)} ${text(story.title, 120)}`,
    story.eligible ? triesOf(story) : 'not eligible',
    text(story.tests, 120),
    text(specWords(story), 160),
    text(qualityWords(story), 160),
    workCell(story, links) || earlierCell(run, story, links),
  ]);
}

/** What passed in an earlier run is one of the commits of its branch. */
function earlierCell({ earlierCommit, branch }: RunView, { status }: StoryView, links: Links | undefined): string {
  if (earlierCommit === undefined || status !== 'passed') return '';
  return `on ${codeLink(branch, links, ['tree', branch])}`;
}

/** The cap is on a story or a sub-story, so their sum has none. */
function triesOf({ tries, maxTries, parts }: StoryView): string {
  return parts === undefined ? `${tries}/${maxTries}` : `${tries} in all`;
}

/** Sub-stories stand under their story, and count for nothing but themselves. */
function partRows({ parts = [] }: StoryView): readonly string[] {
  return parts.map(({ id, title, status, tries, maxTries }) =>
    row([
      `↳ ${partIcons[status]} ${code(id)} ${text(title, 120)}`,
      `${tries}/${maxTries}`,
      'part of the story',
      '',
      '',
      '',
    ]),
  );
}

const partIcons: Readonly<Record<PartView['status'], string>> = { passed: '✅', tried: '🔄', open: '⚪' };

const icons: Readonly<Record<StoryState['status'], string>> = {
  passed: '✅',
  failed: '❌',
  stuck: '❌',
  thrashing: '❌',
  blocked: '✋',
  needs_human: '✋',
  dependency_failed: '⛔',
  interrupted: '⏸',
  running: '🔄',
  open: '⚪',
  untried: '⚪',
};

/** A sign for how a story stands, beside the words that say the same. */
export function storyIcon(story: { readonly status: StoryState['status'] }): string {
  return icons[story.status];
}
