import { blockingGates, reasonOf } from '../core/first-error.ts';
import { blocks, type GateName, type GateResult } from '../core/gates.ts';
import { attemptNumber, mostAttempts } from '../core/split.ts';
import type { Attempt, RunState, StoryState } from '../core/state.ts';
import { storyNamed } from '../core/story-list.ts';
import { errorRun, gateLabel, shiftsOf } from './attempt-facts.ts';
import { forCell, forFence } from './sanitise.ts';
import { oneLine } from './strip.ts';
import { isoTime } from './time.ts';
import { yamlText } from './yaml-text.ts';

/** Verbatim output is kept of this many attempts, the latest first. */
const WINDOW = 3;
/** Lines of a verbatim section: the first 20 and the last 80, with a line between them that counts the rest (02-loop §6). */
const CUT = { head: 20, tail: 80 };

/**
 * `.ralph_state.md` of a story, as subagent-ralph-loop has it: written by the system, verbatim output, never a summary.
 * The agent of the next attempt reads it, and it is kept on the wip branch.
 */
export function stateFile(state: RunState, storyId: string): string {
  const story = storyNamed(state, storyId);
  if (story === undefined) throw new Error(`The run has no story "${storyId}".`);
  return [
    ...frontmatter(state, story),
    '',
    '## Spec Reviewer Output (verbatim)',
    ...outputs(story, reviewed, state.plan.reviewAgent === 'none' ? 'not reviewed' : 'not run'),
    '',
    '## Test Output (verbatim)',
    ...outputs(story, evidence, 'not run'),
    ...unseen(story.attempts.at(-1)),
    '',
    '## Attempt History',
    '| # | Gate | Error Hash | Strategy Shift |',
    '|---|------|------------|----------------|',
    ...story.attempts.map(historyRow),
    '',
  ].join('\n');
}

function frontmatter(state: RunState, story: StoryState): readonly string[] {
  const last = story.attempts.at(-1);
  const files = last?.changed.map((file) => `  - ${yamlText(file.path)}`) ?? [];
  const more = (last?.changedCount ?? 0) - files.length;
  return [
    '---',
    `task_id: ${yamlText(story.id)}`,
    `iteration: ${attemptNumber(story)}`,
    `max_iterations: ${mostAttempts(state, story)}`,
    `last_gate: ${last === undefined ? 'none' : gateNames[last.lastGate]}`,
    `exit_code: ${exitCode(last)}`,
    `error_hash: ${yamlText(last?.fingerprint ?? '')}`,
    `timestamp: ${isoTime(last === undefined ? state.now : last.startedAt + last.durationMs)}`,
    `stuck_count: ${errorRun(story)}`,
    `strategy_shifts: ${shiftsOf(story)}`,
    files.length === 0 ? 'files_modified: []' : 'files_modified:',
    ...files,
    ...(more > 0 ? [`  # and ${more} more`] : []),
    '---',
  ];
}

/** Gate names of that document's frontmatter. */
const gateNames: Readonly<Record<GateName, string>> = {
  implement: 'implement',
  integrity: 'integrity',
  test: 'tests',
  spec: 'spec-review',
  quality: 'quality',
};

/** Exit code of the gate that failed the attempt; 124 for a timeout, 1 when a gate has none. */
function exitCode(attempt: Attempt | undefined): number {
  const failing = attempt === undefined ? undefined : blockingGates(attempt)[0];
  if (failing === undefined) return 0;
  if (failing.verdict === 'timeout') return 124;
  return failing.exitCode === undefined || failing.exitCode === 0 ? 1 : failing.exitCode;
}

/** What the spec reviewer said; what the quality reviewer said only where it ended the attempt. */
function reviewed(attempt: Attempt): readonly GateResult[] {
  return attempt.gates.filter(
    (gate) => (gate.gate === 'spec' && gate.verdict !== 'skipped') || (gate.gate === 'quality' && blocks(gate)),
  );
}

/** The tests that ran, or the gate that kept them from running: without it the next attempt would learn nothing. */
function evidence(attempt: Attempt): readonly GateResult[] {
  const blocking = blockingGates(attempt).filter((gate) => gate.gate !== 'spec' && gate.gate !== 'quality');
  return blocking.length > 0 ? blocking : attempt.gates.filter((gate) => gate.gate === 'test');
}

/** Without it an agent that made such a file would look for its mistake where there is none. */
function unseen(attempt: Attempt | undefined): readonly string[] {
  if (attempt?.ignored === undefined) return [];
  const { ignored } = attempt;
  const more = ignored.count - ignored.paths.length;
  const lines = [...ignored.paths.map(oneLine), ...(more > 0 ? [`[... and ${more} more ...]`] : [])];
  return [
    '',
    `Attempt ${attempt.attempt} left these, but git ignores them, so no check saw them:`,
    forFence(lines.join('\n')),
  ];
}

type Choose = (attempt: Attempt) => readonly GateResult[];

function outputs(story: StoryState, choose: Choose, nothing: string): readonly string[] {
  const [last, ...earlier] = story.attempts.slice(-WINDOW).reverse();
  if (last === undefined) return [forFence(nothing)];
  return [
    output(last, choose(last), nothing),
    ...earlier
      .filter((attempt) => choose(attempt).length > 0)
      .flatMap((attempt) => ['', `### Attempt ${attempt.attempt}`, output(attempt, choose(attempt), nothing)]),
  ];
}

function output(attempt: Attempt, gates: readonly GateResult[], nothing: string): string {
  if (gates.length === 0) return forFence(nothing);
  const lines = gates.flatMap((gate) => [...heading(gate, gates.length), ...verbatim(attempt, gate)]);
  return forFence(cutLines(lines).join('\n'));
}

/** The controller's own sentence stands above the output where the output alone would not say what happened. */
function heading(gate: GateResult, count: number): readonly string[] {
  if (count === 1 && gate.gate === 'test' && gate.excerpt.lines.length > 0 && gate.verdict === 'fail') return [];
  return [`[${gateLabel(gate)}] ${gate.verdict}: ${oneLine(reasonOf(gate))}`];
}

function verbatim(attempt: Attempt, gate: GateResult): readonly string[] {
  if (gate.gate !== 'integrity') return gate.excerpt.lines;
  return attempt.findings.map((finding) => oneLine(`${finding.path}: ${finding.message}`));
}

function cutLines(lines: readonly string[]): readonly string[] {
  const left = lines.length - CUT.head - CUT.tail;
  if (left <= 0) return lines;
  return [...lines.slice(0, CUT.head), `[... ${left} lines truncated ...]`, ...lines.slice(-CUT.tail)];
}

function historyRow(attempt: Attempt): string {
  const gate = attempt.lastGate === 'test' ? 'tests' : attempt.lastGate;
  const hash = forCell(attempt.fingerprint, { maxChars: 16 });
  return `| ${attempt.attempt} | ${gate} | ${hash === '' ? '-' : hash} | ${attempt.tier === 'shift' ? 'yes' : 'no'} |`;
}
