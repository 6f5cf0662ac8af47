import type { IntegrityFinding } from '../core/state.ts';
import type { Extent } from './extent.ts';
import { code, details, row, text, withCode } from './markdown.ts';
import type { CaughtView, FailureView, RunView, TriedView } from './run-view.ts';
import { forFence } from './sanitise.ts';
import { storyIcon } from './story-table.ts';
import { cut } from './strip.ts';
import { duration } from './time.ts';

/** Longest verbatim line that is quoted. */
const LINE_CHARS = 400;
/** Most blockers quoted of one story, and most changed files named of one attempt. */
const MOST = { blockers: 5, files: 3 };

/** A block per failure: cause, first failing lines verbatim, what was tried, next command (03-interface §6). */
export function failureSection({ failures }: RunView, extent: Extent): readonly string[] {
  if (failures.length === 0) return [];
  const shown = failures.slice(0, extent.failures);
  const blocks = shown.slice(0, extent.blocks).map((failure) => block(failure, extent));
  const lines = shown.slice(extent.blocks).map((failure) => `- ${headOf(failure)}: ${text(failure.cause, 300)}`);
  const missing = failures.length - shown.length;
  return [
    '### What needs a person',
    ...blocks,
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
    ...(missing === 0 ? [] : [`and ${missing} more stories that did not pass`]),
  ];
}

/** Cheats and restored files by name, also of stories that passed later. */
export function caughtSection({ caught }: RunView, extent: Extent): readonly string[] {
  if (caught.length === 0) return [];
  const shown = caught.slice(0, extent.caught);
  const missing = caught.length - shown.length;
  return [
    '### What the integrity gate caught',
    ['| Story | Attempt | What | File | Finding |', '|---|---|---|---|---|', ...shown.map(caughtRow)].join('\n'),
    ...(missing === 0 ? [] : [`and ${missing} more findings`]),
  ];
}

function block(failure: FailureView, extent: Extent): string {
  const tries = failure.tries === 0 ? '' : ` after ${failure.tries}/${failure.maxTries} tries`;
  const error = failure.cause.includes(failure.error) ? '' : ` · ${text(failure.error, 100)}`;
  return details(`${headOf(failure)}: ${failure.status.replaceAll('_', ' ')}${tries}${error}`, [
    `**Cause:** ${text(failure.cause === '' ? failure.status : failure.cause, 1000)}`,
    ...reportFields(failure),
    ...firstLines(failure, extent.lines),
    ...ignoredLine(failure, extent),
    ...triedSection(failure.tried, extent.tried),
    `**Next:** ${withCode(failure.advice, 600)}`,
    ...(failure.next.length === 0 ? [] : [forFence(failure.next.join('\n'), 'sh')]),
    ...outputPlace(failure),
  ]);
}

/** A hosted runner is gone with its files before anybody reads this. */
function outputPlace({ branch, logPath, outputFile }: FailureView): readonly string[] {
  if (outputFile !== undefined) return [`Output, cut to 100 lines: ${code(outputFile)} on ${code(branch)}`];
  return logPath === undefined ? [] : [`Whole output on the runner: ${code(logPath)}`];
}

/** The fields of subagent-ralph-loop's failure report that the lines around do not say. */
function reportFields(failure: FailureView): readonly string[] {
  if (failure.tries === 0) return [];
  const fields = [
    `Attempts: ${failure.tries}/${failure.maxTries}`,
    `Last gate: ${failure.lastGate}`,
    `Branch: ${failure.branch === '' ? 'none' : code(failure.branch)}`,
    `Stuck: ${failure.stuck}`,
    `Quality warnings: ${failure.qualityWarnings}`,
  ];
  return [fields.join(' · ')];
}

function headOf(failure: FailureView): string {
  return `${storyIcon(failure)} ${code(failure.id)} ${text(failure.title, 120)}`;
}

function firstLines({ cause, firstLines: quotes }: FailureView, lines: number): readonly string[] {
  if (lines === 0) return [];
  return quotes.slice(0, MOST.blockers).flatMap((quote) => {
    if (quote.lines.every((line) => cause.endsWith(line)) && cause.includes(quote.reason)) return [];
    const shown = quote.lines.slice(0, lines).map((line) => cut(line, LINE_CHARS));
    // The lines below say it word for word.
    const isSaid = quote.reason === '' || quote.lines.some((line) => quote.reason.endsWith(line));
    return [
      `**First failing lines**, ${text(quote.gate)}${isSaid ? '' : `: ${text(quote.reason)}`}`,
      ...(shown.length === 0 ? [] : [forFence(shown.join('\n'), 'text')]),
    ];
  });
}

/** Twenty names, or a few where space is short. */
function ignoredLine({ ignored, ignoredCount }: FailureView, { lines }: Extent): readonly string[] {
  if (ignoredCount === 0) return [];
  const names = ignored.slice(0, Math.max(lines, MOST.files)).map((path) => code(path));
  const more = ignoredCount - names.length;
  return [`**Seen by no check,** because git ignores it: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`];
}

function triedSection(tried: readonly TriedView[], most: number): readonly string[] {
  const [only] = tried;
  if (only === undefined || most === 0) return [];
  if (tried.length === 1)
    return [
      `**What was tried:** one attempt, iteration ${only.iteration}, ${duration(only.durationMs)}, changed ${changedCell(only)}${onlyThen(only)}`,
    ];
  const missing = tried.length - most;
  return [
    missing > 0 ? `**What was tried,** the last ${most} of ${tried.length} attempts:` : '**What was tried:**',
    [
      '| Attempt | Gate | Reason | First error | Changed | Took | Then |',
      '|---|---|---|---|---|---|---|',
      ...tried.slice(Math.max(0, missing)).map(triedRow),
    ].join('\n'),
  ];
}

function triedRow(tried: TriedView): string {
  return row([
    `${tried.attempt} (iteration ${tried.iteration}${kindOf(tried)})`,
    text(tried.gate, 120),
    text(tried.reason),
    tried.error === tried.reason ? '' : text(tried.error, 200),
    changedCell(tried),
    duration(tried.durationMs),
    thenOf(tried),
  ]);
}

function kindOf({ shift, expansion }: TriedView): string {
  if (shift) return ', strategy shift';
  return expansion ? ', context expansion' : '';
}

function onlyThen(tried: TriedView): string {
  const then = thenOf(tried);
  return then === '' ? '' : `, then: ${then}`;
}

/** What was decided and why, where the reason of the gate or its error does not say it already. */
function thenOf({ decision, reason, error }: TriedView): string {
  const [row = '', ...because] = decision.split(': ');
  const why = because.join(': ');
  const words = row.replaceAll('-', ' ');
  const isSaid = why.includes(reason) || error.startsWith(why.replace(/…$/, ''));
  return text(isSaid ? words : `${words}: ${why}`, 160);
}

function changedCell({ changed, changedCount }: TriedView): string {
  if (changedCount === 0) return 'nothing';
  const names = changed.slice(0, MOST.files).map((path) => code(path));
  const more = changedCount - names.length;
  return more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;
}

function caughtRow(caught: CaughtView): string {
  return row([
    code(caught.story),
    String(caught.attempt),
    `${kinds[caught.class]} (${text(caught.rule, 60)})`,
    code(caught.path),
    `${text(caught.message, 400)}${caught.passedLater ? `${/[.!?…]$/.test(caught.message) ? '' : '.'} The story passed later.` : ''}`,
  ]);
}

const kinds: Readonly<Record<IntegrityFinding['class'], string>> = {
  cheat: 'cheat, attempt failed',
  limit: 'limit, attempt failed',
  policy: 'restored',
  controller: 'restored',
  'not-imported': 'not imported',
  note: 'note',
};
