import type { Halt, HaltKind, RunState } from '../core/state.ts';
import { gantt } from './gantt.ts';
import { type Links, link, text } from './markdown.ts';
import { type RunView, type ViewContext, view } from './model.ts';
import { haltVerdict } from './model-words.ts';
import { caughtSection, failureSection } from './summary-failures.ts';
import {
  budgetSection,
  footer,
  haltIcon,
  headSection,
  listSection,
  notPushedSection,
  storyTable,
} from './summary-sections.ts';

/** What the job summary needs beside the state. */
export interface SummaryContext extends ViewContext {
  readonly links?: Links;
  /** Most bytes of UTF-8; 1,000,000 by default, since GitHub drops a summary over 1 MiB as a whole (catalogue L3). */
  readonly maxBytes?: number;
}

/** How much of each section is shown. */
export interface Extent {
  readonly timeline: boolean;
  /** Verbatim lines per failing gate. */
  readonly lines: number;
  /** Failures told in a block of their own; the others get one line. */
  readonly blocks: number;
  readonly failures: number;
  readonly caught: number;
  readonly rows: number;
  readonly notices: number;
}

const whole: Extent = {
  timeline: true,
  lines: 20,
  blocks: Number.POSITIVE_INFINITY,
  failures: Number.POSITIVE_INFINITY,
  caught: Number.POSITIVE_INFINITY,
  rows: Number.POSITIVE_INFINITY,
  notices: Number.POSITIVE_INFINITY,
};

/** What is shed, in this order, each on top of those before it, with the words that say so. */
const shedding: readonly (readonly [string, Partial<Extent>])[] = [
  ['the timeline', { timeline: false }],
  ['all but 3 failing lines per gate', { lines: 3 }],
  ['the blocks of all but the first 20 failures', { blocks: 20 }],
  ['all but the first 100 findings of the integrity gate and 20 notices', { caught: 100, notices: 20 }],
  ['all but the first 100 rows of the story table, stories that did not pass first', { rows: 100 }],
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
  const maxBytes = context.maxBytes ?? 1_000_000;
  const run = view(state, context);
  const timeline = gantt(state);
  for (let level = 0; level <= shedding.length; level += 1) {
    const shed = shedding.slice(0, level);
    const extent: Extent = Object.assign({}, whole, ...shed.map(([, change]) => change));
    if (atLeast(run, extent) > maxBytes) continue;
    const document = join([
      ...headSection(run, context.links),
      ...leftOut(
        shed.map(([words]) => words),
        maxBytes,
      ),
      ...body(run, context.links, extent),
      ...(extent.timeline ? timelineSection(timeline) : []),
      ...tail(run, context.links),
    ]);
    if (bytes(document) <= maxBytes) return document;
  }
  return join([...headSection(run, undefined), ...leftOut(['everything else'], maxBytes)]);
}

/** The summary of a run that never began: bad input, a held lock, a trigger that is not for us. Every problem is named. */
export function refusalSummary(halt: Halt, problems: readonly string[], context: SummaryContext = {}): string {
  const title = refusals[halt.kind] ?? halt.kind;
  const { links } = context;
  return join([
    `## Ralph: ${title} · nothing was started`,
    `${haltIcon(halt)} **${text(haltVerdict(halt), 1500)}**`,
    ...listSection(
      'What to correct',
      problems.map((problem) => text(problem, 1000)),
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
};

/** A lower bound of bytes, so that a report far too long is not written first and dropped then. */
function atLeast({ failures, stories }: RunView, extent: Extent): number {
  return 200 * Math.min(failures.length, extent.blocks) + 60 * Math.min(stories.length, extent.rows);
}

function body(run: RunView, links: Links | undefined, extent: Extent): readonly string[] {
  return [
    ...storyTable(run, links, extent),
    ...notPushedSection(run),
    ...failureSection(run, extent),
    ...caughtSection(run, extent),
    ...listSection(
      'Notices',
      run.notices.slice(0, extent.notices).map((notice) => text(notice, 600)),
    ),
  ];
}

function tail(run: RunView, links: Links | undefined): readonly string[] {
  return [
    ...budgetSection(run),
    ...listSection(
      'What was not protected',
      run.notProtected.map((gap) => text(gap, 600)),
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
