import { didNotPass } from '../core/all-of.ts';
import type { Halt, HaltKind } from '../core/state.ts';
import { code, text } from './markdown.ts';
import { haltVerdict } from './model-words.ts';
import type { AttentionView, RunView } from './run-view.ts';

/** Most of them told; the others are counted. */
const MOST = 5;

/** What a person must see first: confirmed blocks, questions, reviewers without a verdict; one block of Markdown each. */
export function attentionSection({ attention }: RunView): readonly string[] {
  const decisions = attention.filter(({ kind }) => kind === 'decision').length;
  const missing = attention.length - MOST;
  return [
    ...attention.slice(0, MOST).map((each) => attentionLine(each, decisions)),
    ...(missing > 0 ? [`and ${missing} more stories that wait for a person`] : []),
  ];
}

/** The verdict in one line, without repeating what stands above it. */
export function verdictLine(run: RunView): string {
  return `${haltIcon(run.halt)} **${text(shortVerdict(run), 1500)}**`;
}

function shortVerdict({ attention, counts, failures, halt, verdict, objective }: RunView): string {
  if (halt?.kind === 'some_failed' && failures.length > 0 && attention.length === failures.length)
    return haltVerdict(halt, { objective });
  if (halt?.kind !== 'block_finding' && halt?.kind !== 'escalate') return verdict;
  // What blocks is not told above when it is the whole change and not a story.
  if (attention.length === 0) return verdict;
  const open = objective ? 'the objective is not reached' : didNotPass(counts.total - counts.passed, counts.total);
  return haltVerdict({ ...halt, detail: open }, { objective });
}

/** A sign for how a run ended. */
export function haltIcon(halt: Halt | undefined): string {
  if (halt === undefined) return '🔄';
  if (halt.kind === 'ready') return '✅';
  if (halt.kind === 'awaiting_signoff') return '✋';
  if (goesOn.has(halt.kind)) return '⏸';
  return halt.kind === 'nothing_to_do' || halt.kind === 'skipped' ? '⚪' : '❌';
}

/** Nothing went wrong: the next run goes on. */
const goesOn: ReadonlySet<HaltKind> = new Set(['interrupted', 'user_cancel', 'usage_limit']);

function attentionLine({ kind, story, text: words }: AttentionView, decisions: number): string {
  const where = `story ${code(story)}`;
  const what = text(words, 700);
  switch (kind) {
    case 'block':
      return `⛔ **Blocked, must not be merged:** ${where}, ${what}`;
    case 'decision':
      return `✋ **${decisions === 1 ? 'One decision is yours' : 'A decision is yours'}:** ${where}, ${what}`;
    case 'declined':
      return `✋ **Declined by the remote:** ${where}, ${what}`;
    case 'signal':
      return `✋ **The agent waits for a person:** ${where}, ${what}`;
    case 'waiting':
      return `✋ **Still waits for a person:** ${where}, ${what}`;
    case 'unavailable':
      return `❓ **No verdict:** ${where}, ${what}`;
  }
}
