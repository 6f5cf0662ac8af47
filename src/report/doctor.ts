import type { Finding, Paste, Weight } from '../core/doctor/finding.ts';
import { text, withCode } from './markdown.ts';
import { forFence, forLog } from './sanitise.ts';

const icons: Readonly<Record<Weight, string>> = { blocks: '❌', warning: '⚠️', note: 'ℹ️', fine: '✅' };
const titles: Readonly<Record<Weight, string>> = {
  blocks: 'Blocks a run',
  warning: 'Worth setting right',
  note: 'Good to know',
  fine: 'In order',
};
const weights: readonly Weight[] = ['blocks', 'warning', 'note', 'fine'];

/** Longest answer to `/ralph doctor`: a comment takes 65,536 characters. */
const MOST_CHARS = 60_000;

/** What the doctor found as Markdown, for the job summary and as the reply to `/ralph doctor`; what is in order is shed first. */
export function doctorReport(findings: readonly Finding[], { maxChars = MOST_CHARS } = {}): string {
  const whole = document(findings, weights);
  if (whole.length <= maxChars) return whole;
  const shorter = document(findings, ['blocks', 'warning']);
  return shorter.length <= maxChars ? shorter : document(findings.slice(0, 20), ['blocks', 'warning']);
}

/** A line of the log; errors and warnings become annotations. */
export interface LogLine {
  readonly level: 'error' | 'warning' | 'info';
  readonly line: string;
}

/** The same for the log: what is in order first, so that the worst stands at the end, above the verdict. */
export function doctorLog(findings: readonly Finding[]): readonly LogLine[] {
  const said = weights.toReversed().flatMap((weight) => findings.filter((finding) => finding.weight === weight));
  return [...said.flatMap(logged), { level: 'info', line: verdict(findings) }];
}

/** One sentence: whether a run can begin. */
export function doctorVerdict(findings: readonly Finding[]): string {
  return verdict(findings);
}

function verdict(findings: readonly Finding[]): string {
  const blocking = count(findings, 'blocks');
  const warnings = count(findings, 'warning');
  const aside = warnings === 0 ? '' : `, ${warnings} worth setting right`;
  if (blocking === 0) return `Doctor: nothing blocks a run${aside}.`;
  return `Doctor: ${blocking} ${blocking === 1 ? 'thing blocks' : 'things block'} a run${aside}.`;
}

function document(findings: readonly Finding[], shown: readonly Weight[]): string {
  const left = findings.filter(({ weight }) => !shown.includes(weight)).length;
  const blocks = shown.flatMap((weight) =>
    section(
      weight,
      findings.filter((finding) => finding.weight === weight),
    ),
  );
  const icon = count(findings, 'blocks') > 0 ? icons.blocks : icons.fine;
  return `${[
    `### ${icon} ${verdict(findings)}`,
    ...blocks,
    ...(left === 0 ? [] : [`${left} more are in the log of the job.`]),
    'No agent was started and no model was called. <code>mode: doctor</code> looks again.',
  ].join('\n\n')}\n`;
}

function section(weight: Weight, findings: readonly Finding[]): readonly string[] {
  if (findings.length === 0) return [];
  const items = findings.map(item);
  if (weight !== 'fine') return [`#### ${icons[weight]} ${titles[weight]}`, ...items];
  return [
    `<details><summary>${icons.fine} ${titles.fine} (${findings.length})</summary>`,
    items.join('\n'),
    '</details>',
  ];
}

function item({ about, text: said, paste }: Finding): string {
  const head = `- **${text(about, 100)}**: ${withCode(said)}`;
  if (paste === undefined) return head;
  return `${head}\n  Paste ${withCode(paste.where)}:\n\n${indented(forFence(paste.lines.join('\n'), languageOf(paste)))}`;
}

function indented(block: string): string {
  return block.replaceAll(/^/gm, '  ');
}

function languageOf({ lines }: Paste): string {
  return lines.some((line) => /^[\s-]*[\w-]+:/.test(line)) ? 'yaml' : '';
}

const levels: Readonly<Record<Weight, LogLine['level']>> = {
  blocks: 'error',
  warning: 'warning',
  note: 'info',
  fine: 'info',
};

function logged({ weight, about, text: said, paste }: Finding): readonly LogLine[] {
  const pasted = paste === undefined ? [] : [`   Paste ${paste.where}:`, ...paste.lines.map((line) => `     ${line}`)];
  return [
    ...forLog([`${icons[weight]} ${about}: ${said}`], 4000).map((line) => ({ level: levels[weight], line })),
    ...forLog(pasted).map((line) => ({ level: 'info' as const, line })),
  ];
}

function count(findings: readonly Finding[], weight: Weight): number {
  return findings.filter((finding) => finding.weight === weight).length;
}
