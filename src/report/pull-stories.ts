import type { Extent } from './extent.ts';
import { code, type Links, placeLink, text } from './markdown.ts';
import { qualityWords, specWords } from './review-words.ts';
import type { CriterionView, ReviewView, RunView, StoryView } from './run-view.ts';
import { workCell } from './story-table.ts';

/** Most places named of one criterion. */
const MOST_PLACES = 3;

/** The stories of a pull request: those that passed ticked, with what shows that they are done, then those that are not in it. */
export function checklist(run: RunView, links: Links | undefined, extent: Extent): readonly string[] {
  const stories = run.stories.filter(({ eligible }) => eligible);
  const passed = stories.filter(({ status }) => status === 'passed');
  const others = stories.filter(({ status }) => status !== 'passed');
  const most = extent.rows;
  return [
    ...section('Passed', passed, { most, item: (story) => passedItem(story, links, extent) }),
    ...section('Not passed, not in here', others, { most, item: (story) => openItem(run, story, links) }),
  ];
}

interface Items {
  readonly most: number;
  readonly item: (story: StoryView) => string;
}

function section(title: string, stories: readonly StoryView[], { most, item }: Items): readonly string[] {
  if (stories.length === 0) return [];
  const missing = stories.length - most;
  return [
    `### ${title}`,
    [...stories.slice(0, most).map(item), ...(missing > 0 ? [`- and ${missing} more`] : [])].join('\n'),
  ];
}

/** `- [x] US-001 Count words`, how it passed, and below it each criterion with the places that show it. */
function passedItem(story: StoryView, links: Links | undefined, extent: Extent): string {
  const name = `- [x] ${nameOf(story)}`;
  if (story.tries === 0) return `${name}: passed before this run`;
  const facts = [
    workCell(story, links),
    `${story.tries === 1 ? '1 attempt' : `${story.tries} attempts`}`,
    `tests ${text(story.tests, 120)}`,
    ...reviewFacts(story),
  ].filter((fact) => fact !== '');
  const detail = story.detail === '' ? [] : [`  - ${text(story.detail)}`];
  const remarks = [...story.reviews.flatMap((review) => remarksOf(review, story, links))];
  const missing = remarks.length - extent.remarks;
  const more = missing > 0 && extent.remarks > 0 ? [`  - and ${missing} more`] : [];
  return [`${name}: ${facts.join(' · ')}`, ...detail, ...remarks.slice(0, extent.remarks), ...more].join('\n');
}

function nameOf(story: StoryView): string {
  const title = text(story.title, 120);
  return title === '' ? code(story.id) : `${code(story.id)} **${title}**`;
}

function reviewFacts(story: StoryView): readonly string[] {
  const [spec, quality] = [specWords(story), qualityWords(story)];
  if (spec === 'not reviewed' && quality === spec) return [spec];
  return [`spec ${text(spec, 160)}`, `quality ${text(quality, 160)}`];
}

function remarksOf(review: ReviewView, story: StoryView, links: Links | undefined): readonly string[] {
  const commit = story.work?.reached === 'pushed' ? story.work.commit : undefined;
  if (review.gate === 'spec') return review.criteria.map((each) => criterionItem(each, commit, links));
  return review.findings
    .filter(({ severity }) => severity === 'warn')
    .map(({ file, line, text: words }) => {
      const place = file === undefined ? '' : `${placeLink({ file, commit, ...(line && { line }) }, links)} `;
      return `  - warning ${place}${text(words, 300)}`;
    });
}

function criterionItem(criterion: CriterionView, commit: string | undefined, links: Links | undefined): string {
  const places = criterion.evidence.flatMap((piece) =>
    'file' in piece ? [placeLink({ ...piece, commit }, links)] : [`absent: ${text(piece.absent, 120)}`],
  );
  const shown = places.slice(0, MOST_PLACES).join(', ');
  const more = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : '';
  const words = criterion.text ?? criterion.reason;
  return `  - ${criterion.verdict} ${code(criterion.id)} ${text(words, 300)}${shown === '' ? '' : ` → ${shown}${more}`}`;
}

/** `- [ ] US-003 Parse sizes`, why, and where its work is kept. */
function openItem(run: RunView, story: StoryView, links: Links | undefined): string {
  const work = workCell(story, links);
  const kept = work === '' || work === 'not tried' ? '' : ` · kept on ${work}`;
  return `- [ ] ${nameOf(story)}: ${whyOpen(run, story)}${kept}`;
}

function whyOpen(run: RunView, story: StoryView): string {
  const waiting = run.attention.find((each) => each.story === story.id);
  if (waiting?.kind === 'decision') return `✋ one decision is yours: ${text(waiting.text, 600)}`;
  if (waiting?.kind === 'block') return `⛔ ${text(waiting.text, 600)}`;
  const failure = run.failures.find(({ id }) => id === story.id);
  if (failure === undefined) return story.status === 'running' ? 'in work' : 'not tried yet';
  const error = failure.cause.includes(failure.error) ? '' : ` · ${text(failure.error, 160)}`;
  return `${text(failure.cause || failure.status.replaceAll('_', ' '), 300)}${error}`;
}
