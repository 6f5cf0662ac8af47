import type { RunState } from '../core/state.ts';
import { askedLine } from './asked-words.ts';
import { attentionSection, verdictLine } from './attention.ts';
import { type Extent, fitted, type Shedding } from './extent.ts';
import { finalSection } from './final-section.ts';
import { type Lately, latelyLine } from './lately.ts';
import { type Links, text } from './markdown.ts';
import { type ViewContext, view } from './model.ts';
import { nextSteps } from './next-steps.ts';
import { objectiveSection } from './objective-words.ts';
import type { RunView } from './run-view.ts';
import { storyTable } from './story-table.ts';
import { failureSection } from './summary-failures.ts';
import { listSection, notPushedSection, placesOf } from './summary-sections.ts';

/** What the sticky comment and the pull request need beside the state. */
export interface PageContext extends ViewContext {
  /** Most characters; 64,000 by default: GitHub refuses more than 65,536, and marker and redaction need some (05-github). */
  readonly maxChars?: number;
  /** What the agent that works now said last. */
  readonly lately?: Lately;
}

/** Name of the hidden marker: one comment per issue or pull request and workflow, and one per feature (03-interface §6). */
export function commentMarker({ workflow, feature }: { readonly workflow: string; readonly feature: string }): string {
  return `${workflow}:${feature}`;
}

/** What is shed, in this order, each on top of those before it, with the words that say so. */
const shedding: Shedding = [
  ['all but 5 failing lines per gate and the last 5 attempts', { lines: 5, tried: 5 }],
  ['what was tried', { lines: 3, tried: 0, notices: 5 }],
  ['the blocks of all but the first 10 failures', { blocks: 10 }],
  ['all but the first 50 stories, those that did not pass first', { rows: 50, failures: 50 }],
  ['the blocks of all failures and all but the first 10 stories', { blocks: 0, lines: 0, rows: 10, failures: 10 }],
];

/**
 * The sticky comment of a run, live or ended (03-interface §6), without the hidden marker line: whoever posts it puts that first.
 * What a person must decide comes before everything; sections are shed when there is too much, and it says so.
 */
export function stickyComment(state: RunState, context: PageContext = {}): string {
  const { links, lately, maxChars = 64_000 } = context;
  const run = view(state, context);
  const asked = askedLine(state.plan);
  const document = fitted({
    shedding,
    isWorthIt: (extent) => 200 * Math.min(run.failures.length, extent.blocks) <= maxChars,
    render: (extent, left) =>
      join([
        ...head(run, links),
        ...latelyLine(lately),
        ...asked,
        ...leftOut(left),
        ...body(run, links, extent),
        ...tail(run, links),
      ]),
    fits: (markdown) => markdown.length <= maxChars,
  });
  return document ?? join([...head(run, undefined), ...leftOut(['everything else'])]);
}

function head(run: RunView, links: Links | undefined): readonly string[] {
  const places = placesOf(run, links);
  return [
    `### Ralph: ${run.headline}`,
    ...attentionSection(run),
    verdictLine(run),
    ...objectiveSection(run),
    ...(places.length === 0 ? [] : [places.join(' · ')]),
  ];
}

function body(run: RunView, links: Links | undefined, extent: Extent): readonly string[] {
  return [
    ...storyTable(run, links, extent.rows),
    ...finalSection(run, extent),
    ...notPushedSection(run),
    ...failureSection(run, extent),
    ...listSection(
      'Notices',
      run.notices.slice(0, extent.notices).map((notice) => text(notice, 600)),
    ),
  ];
}

function tail(run: RunView, links: Links | undefined): readonly string[] {
  return [...nextSteps(run, links), `<sub>${facts(run)}</sub>`];
}

function facts(run: RunView): string {
  const reviewer = run.reviewAgent === 'none' ? 'nobody reviewed' : `reviewed by ${text(run.reviewAgent, 60)}`;
  const told = [
    `Feature ${text(run.feature, 80)}`,
    `agent ${text(run.agent, 60)}`,
    reviewer,
    `run ${text(run.runId, 80)}`,
  ];
  return `${told.join(' · ')}. This comment always shows the latest state.`;
}

function leftOut(words: readonly string[]): readonly string[] {
  return words.length === 0
    ? []
    : [`Left out to fit into a comment: ${words.join('; ')}. The whole is in the job summary.`];
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
