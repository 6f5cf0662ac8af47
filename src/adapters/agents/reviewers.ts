import { randomBytes } from 'node:crypto';
import type { RunReview } from '../../core/command.ts';
import type { Reviewed } from '../../core/event.ts';
import type { RunFinalReview } from '../../core/final-review-types.ts';
import { evidenceFiles, readAnswer, withEvidence } from '../../core/review-answer.ts';
import type { ReviewAnswer } from '../../core/review-answer-types.ts';
import { slug } from '../../core/slug.ts';
import type { RunState } from '../../core/state.ts';
import { wholeName } from '../../core/whole.ts';
import type { Reviewers } from '../../ports.ts';
import type { Redact } from '../excerpt.ts';
import type { Room } from '../isolation/walls.ts';
import { fallbackOf } from './agent.ts';
import type { AgentCaller, AgentProgram } from './call-types.ts';

/** A reviewer's prompt and the ids that its answer must judge. */
export interface ReviewRequest {
  readonly text: string;
  readonly ids: readonly string[];
}

/** A call about one story, or about all of them together. */
export type ReviewerCommand = RunReview | RunFinalReview;

export interface ReviewerOptions {
  readonly program: AgentProgram;
  /** By their names in `agent_fallbacks`; default: none. */
  readonly fallbacks?: ReadonlyMap<string, AgentProgram>;
  readonly call: AgentCaller;
  /** A clean view of a tree; what the reviewer does in it is thrown away. */
  readonly openView: (tree: string) => Promise<Room>;
  readonly prompt: (command: ReviewerCommand, state: RunState, nonce: string) => Promise<ReviewRequest>;
  /** Lines of a text file in a tree; 0 when there is no such file. */
  readonly lineCount: (tree: string, path: string) => Promise<number>;
  /** Applied to what a reviewer says before it is read: its words reach state files, commits and reports. */
  readonly redact: Redact;
  readonly onSoftLimit: (command: ReviewerCommand) => void;
  readonly cancel: AbortSignal;
}

/** Reviewers: each a fresh process in a throw-away view, its answer bound to a nonce of this call (02-loop §1, 04-trust 13). */
export function processReviewers(options: ReviewerOptions): Reviewers {
  const review: Reviewers['review'] = async (command, state) => {
    const { gate, story, attempt, name } = aboutOf(command, state);
    const room = await options.openView(command.tree);
    const nonce = randomBytes(16).toString('hex');
    const request = await options.prompt(command, state, nonce);
    const calling = options.call(command.agent === undefined ? options.program : fallbackOf(options, command.agent), {
      ...{ role: `${gate}-review`, gate, name, room, prompt: request.text },
      limits: command.limits,
      budgetUsd: command.budgetUsd,
      variables: { RALPH_STORY: story, RALPH_ATTEMPT: String(attempt), RALPH_REVIEW_CALL: String(command.call) },
      startedMs: state.elapsedMs,
      onSoftLimit: () => options.onSoftLimit(command),
    });
    const called = await calling.finally(room.close);
    if ('isCut' in called) {
      return { type: 'interrupted', cause: String(options.cancel.reason), usage: called.usage };
    }
    const { finalText, tooLarge: _, ...rest } = called;
    const reading = await read(options, { command, finalText, nonce, ids: request.ids });
    return { type: 'reviewed', ...rest, reading };
  };
  return { review };
}

interface About extends Pick<RunReview, 'gate' | 'story' | 'attempt'> {
  /** Of the call, its log and its place in a cassette. */
  readonly name: string;
}

/** What a call is told that it is about. Of the whole change the quality is judged, under a name of its own. */
function aboutOf(command: ReviewerCommand, { plan }: RunState): About {
  const { iteration, call } = command;
  if (command.type === 'run-final-review')
    return { gate: 'quality', story: wholeName(plan), attempt: 1, name: `${iteration}-final-${call}` };
  const { gate, attempt, part } = command;
  const name = `${iteration}-${gate}-${call}`;
  // The last sub-story and its story are judged in one iteration, and each call has a log and a place in a cassette of its own.
  return { gate, attempt, story: part ?? command.story, name: part === undefined ? name : `${name}-${slug(part)}` };
}

interface ReadCall {
  readonly command: ReviewerCommand;
  readonly finalText: string;
  readonly nonce: string;
  readonly ids: readonly string[];
}

/** An answer counts only when its evidence stands in the reviewed tree. */
async function read(
  { lineCount, redact }: ReviewerOptions,
  { command, finalText, nonce, ids }: ReadCall,
): Promise<Reviewed['reading']> {
  const result = readAnswer(finalText, { nonce, ids });
  if (!result.ok) return { ok: false, problem: redact(result.problem) };
  const files = [...new Set(evidenceFiles(result.answer).map(({ file }) => file))];
  const counts = await Promise.all(files.map(async (file) => [file, await lineCount(command.tree, file)] as const));
  const lines = new Map(counts);
  const supported = withEvidence(result.answer, (file, line) => line <= (lines.get(file) ?? 0));
  // Piece by piece: a secret that seems to begin in one finding and to end in another must not swallow what stands between.
  return supported.ok
    ? { ok: true, answer: redacted(result.answer, redact) }
    : { ok: false, problem: redact(supported.problem) };
}

function redacted({ criteria, missing, extra, findings }: ReviewAnswer, redact: Redact): ReviewAnswer {
  return {
    criteria: criteria.map((each) => ({
      ...each,
      reason: redact(each.reason),
      evidence: each.evidence.map((piece) =>
        'file' in piece ? { ...piece, file: redact(piece.file) } : { absent: redact(piece.absent) },
      ),
    })),
    missing: missing.map(redact),
    extra: extra.map(redact),
    findings: findings.map((each) => ({
      ...each,
      text: redact(each.text),
      ...(each.file === undefined ? {} : { file: redact(each.file) }),
    })),
  };
}
