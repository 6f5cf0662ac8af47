import type { Halt, HaltKind, RunState } from '../core/state.ts';
import { haltIcon } from './attention.ts';
import { costSection } from './cost-section.ts';
import { type Extent, fitted, type Shedding } from './extent.ts';
import { finalSection } from './final-section.ts';
import { gantt } from './gantt.ts';
import { type Links, link, text, withCode } from './markdown.ts';
import { type ViewContext, view } from './model.ts';
import { haltVerdict } from './model-words.ts';
import type { RunView } from './run-view.ts';
import { storyTable } from './story-table.ts';
import { caughtSection, failureSection } from './summary-failures.ts';
import { budgetSection, footer, headSection, listSection, notPushedSection } from './summary-sections.ts';

/** What the job summary needs beside the state. */
export interface SummaryContext extends ViewContext {
  readonly links?: Links;
  /** Most bytes of UTF-8; 1,000,000 by default, since GitHub drops a summary over 1 MiB as a whole (catalogue L3). */
  readonly maxBytes?: number;
}

/** What is shed, in this order, each on top of those before it, with the words that say so. */
const shedding: Shedding = [
  ['the timeline', { timeline: false }],
  ['all but 3 failing lines per gate', { lines: 3 }],
  ['the blocks of all but the first 20 failures', { blocks: 20 }],
  ['all but the first 100 findings of the integrity gate and 20 notices', { caught: 100, notices: 20 }],
  [
    'the cost per story and all but the first 100 rows of the story table, stories that did not pass first',
    { rows: 100, ledger: false },
  ],
  [
    'all but the first 20 failures, findings and rows',
    { blocks: 0, lines: 0, failures: 20, caught: 20, rows: 20, notices: 5 },
  ],
];

/**
 * The job summary (03-interface §6): Markdown that never exceeds its bytes. Sections are shed in a stated order with a line
 * that says so; the whole is always in `ralph-report.json`.
 */
export function summary(state: RunState, context: SummaryContext = {}): string {
  const { links, maxBytes = 1_000_000 } = context;
  const run = view(state, context);
  const timeline = gantt(state);
  const document = fitted({
    shedding,
    isWorthIt: (extent) => atLeast(run, extent) <= maxBytes,
    render: (extent, left) =>
      join([
        ...headSection(run, links),
        ...leftOut(left, maxBytes),
        ...body(run, links, extent),
        ...(extent.timeline ? timelineSection(timeline) : []),
        ...tail(run, links, extent),
      ]),
    fits: (text) => bytes(text) <= maxBytes,
  });
  return document ?? join([...headSection(run, undefined), ...leftOut(['everything else'], maxBytes)]);
}

/** The summary of a run that never began: bad input, a held lock, a trigger that is not for us. Every problem is named. */
export function refusalSummary(halt: Halt, problems: readonly string[], context: SummaryContext = {}): string {
  const title = refusals[halt.kind] ?? halt.kind;
  const { links } = context;
  return join([
    `## Ralph: ${title} · nothing was started`,
    `${haltIcon(halt)} **${text(haltVerdict(halt), 1500)}**`,
    ...listSection(
      haltIcon(halt) === '❌' ? 'What to correct' : 'Why',
      // One alone is the verdict itself.
      problems.length === 1 && problems[0] === halt.detail ? [] : problems.map((problem) => text(problem, 1000)),
    ),
    ...(links === undefined ? [] : [link('Workflow run', links.runUrl)]),
  ]);
}

const refusals: Partial<Record<HaltKind, string>> = {
  config_error: 'configuration error',
  locked: 'another run holds the lock',
  skipped: 'skipped',
  nothing_to_do: 'nothing to do',
  internal_error: 'internal error',
  environment_broken: 'the environment is broken',
  interrupted: 'interrupted',
  user_cancel: 'cancelled by a person',
};

/** A lower bound of bytes, so that a report far too long is not written first and dropped then. */
function atLeast({ failures, stories }: RunView, extent: Extent): number {
  return 200 * Math.min(failures.length, extent.blocks) + 60 * Math.min(stories.length, extent.rows);
}

function body(run: RunView, links: Links | undefined, extent: Extent): readonly string[] {
  return [
    ...storyTable(run, links, extent.rows),
    ...finalSection(run, extent),
    ...notPushedSection(run),
    ...failureSection(run, extent),
    ...caughtSection(run, extent),
    ...listSection(
      'Notices',
      run.notices.slice(0, extent.notices).map((notice) => text(notice, 600)),
    ),
  ];
}

function tail(run: RunView, links: Links | undefined, extent: Extent): readonly string[] {
  return [
    ...budgetSection(run),
    ...(extent.ledger ? costSection(run) : []),
    ...listSection(
      'Isolation, and what was not protected',
      run.notProtected.map((gap) => withCode(gap, 1000)),
    ),
    ...footer(run, links),
  ];
}

function timelineSection(timeline: ReturnType<typeof gantt>): readonly string[] {
  if (timeline.source === '') return [];
  const note = timeline.leftOut === 0 ? [] : [`The first ${timeline.leftOut} bars are left out.`];
  return ['### Timeline of iterations by gate', `\`\`\`mermaid\n${timeline.source}\n\`\`\``, ...note];
}

function leftOut(words: readonly string[], maxBytes: number): readonly string[] {
  if (words.length === 0) return [];
  const limit = maxBytes.toLocaleString('en-US');
  return [
    `Left out to stay under ${limit} bytes: ${words.join('; ')}. The whole is in <code>ralph-report.json</code>.`,
  ];
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}

function bytes(document: string): number {
  return new TextEncoder().encode(document).length;
}
