import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { playAdvice } from './advice.ts';
import { playSteps } from './play.ts';
import { type Request, readRequest } from './request.ts';
import { playReview } from './review.ts';
import type { Score } from './schema.ts';
import { readScore, type ScoreResult, scoreMaxBytes } from './score.ts';
import { selectAdvice, selectAnswer, selectAttempt } from './select.ts';
import { done, type Stage, type StepResult } from './stage.ts';

/** The process the rehearsal agent runs in, as data. */
export interface RehearsalCall extends Pick<Stage, 'cwd' | 'env' | 'write' | 'ignoreSignal'> {
  /** Arguments after the program: the path of the score. */
  readonly args: readonly string[];
  readonly prompt: AsyncIterable<Uint8Array>;
  /** Writes to standard error. */
  readonly complain: (text: string) => void;
}

/** The call or the score is wrong (sysexits EX_USAGE): nothing was played. */
const exitUsage = 64;
/** A step could not be played (sysexits EX_SOFTWARE): the score does not fit the worktree. */
const exitUnplayable = 70;

/** Plays one call and returns the exit code: the scored one, 0 without, 64 for a wrong call or score, 70 for what cannot be played. */
export async function rehearse(call: RehearsalCall): Promise<number> {
  const prompt = await readAll(call.prompt);
  const request = readRequest(call);
  if (!request.ok) return complain(call, request.mistakes);
  const read = await loadScore(resolve(call.cwd, request.scorePath), request.scorePath);
  if (!read.ok) return complain(call, read.mistakes);
  const missing = missingStory(read.score, request);
  if (missing !== undefined) return complain(call, [missing]);
  await call.write(`rehearsal: ${title(request)}, prompt of ${prompt.length} bytes\n`);
  const stage: Stage = { ...call, resultFile: call.env['RALPH_RESULT_FILE'] || undefined };
  const result = await play(stage, read.score, { ...request, prompt: prompt.toString() });
  if (result.type === 'failed')
    call.complain(`rehearsal: ${request.scorePath}: ${title(request)}, ${result.message}\n`);
  return result.type === 'done' ? 0 : result.type === 'exit' ? result.code : exitUnplayable;
}

async function readAll(prompt: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of prompt) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function title({ role, story, attempt, call }: Request): string {
  return `${story}, attempt ${attempt}${role === 'implement' ? '' : `, ${role} call ${call}`}`;
}

async function play(stage: Stage, score: Score, request: Request & { readonly prompt: string }): Promise<StepResult> {
  switch (request.role) {
    case 'implement':
      return playAttempt(stage, score, request);
    case 'spec-review':
      return playReview(stage, selectAnswer(score, { ...request, gate: 'spec' }), request.prompt);
    case 'quality-review':
      return playReview(stage, selectAnswer(score, { ...request, gate: 'quality' }), request.prompt);
    case 'plan':
    case 'classify':
      return playAdvice(stage, selectAdvice(score, { ...request, role: request.role }), request.prompt);
  }
}

async function playAttempt(stage: Stage, score: Score, request: Request): Promise<StepResult> {
  const selection = selectAttempt(score, request);
  if (selection.type !== 'steps') {
    await stage.write('the score holds nothing for this attempt (then: nothing)\n');
    return done;
  }
  if (selection.repeated) await stage.write('beyond the list of attempts: the last one again\n');
  return playSteps(stage, selection.steps);
}

/** Looks before it reads: a FIFO would wait for ever. */
async function loadScore(path: string, shown: string): Promise<ScoreResult> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
  const remedy = 'Write one there (docs/rehearsal.md) or set agent_args to its path.';
  if (typeof found === 'string')
    return { ok: false, mistakes: [`${shown}: no score can be read (${found}). ${remedy}`] };
  if (!found.isFile()) return { ok: false, mistakes: [`${shown}: not a regular file. ${remedy}`] };
  if (found.size > scoreMaxBytes)
    return { ok: false, mistakes: [`${shown}: ${found.size} bytes, the limit is ${scoreMaxBytes}. Split the score.`] };
  return readScore(await readFile(path, 'utf8'), shown);
}

/** A reviewer needs no score of its story: without one it passes; and an adviser gives no advice. */
function missingStory(score: Score, { scorePath, role, story, attempt }: Request): string | undefined {
  if (role !== 'implement') return undefined;
  const selection = selectAttempt(score, { story, attempt });
  if (selection.type !== 'missing-story') return undefined;
  const listed = selection.known.length === 0 ? 'no story' : selection.known.join(', ');
  return `${scorePath}: nothing is scored for story ${story} (the score has ${listed}). Add "${story}:" under stories, or "'*':" for every other story.`;
}

function complain(call: RehearsalCall, mistakes: readonly string[]): number {
  for (const mistake of mistakes) call.complain(`rehearsal: ${mistake}\n`);
  return exitUsage;
}
