import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { playSteps } from './play.ts';
import { readScore, type ScoreResult, scoreMaxBytes } from './score.ts';
import { selectAttempt } from './select.ts';
import type { Stage } from './stage.ts';

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

/** Plays one attempt of one story and returns the exit code: the scored one, 0 without, 64 for a wrong call or score, 70 for a step that cannot be played. */
export async function rehearse(call: RehearsalCall): Promise<number> {
  const promptBytes = await size(call.prompt);
  const request = readRequest(call);
  if (!request.ok) return complain(call, request.mistakes);
  const { story, attempt, scorePath } = request;
  const read = await loadScore(resolve(call.cwd, scorePath), scorePath);
  if (!read.ok) return complain(call, read.mistakes);
  const selection = selectAttempt(read.score, request);
  if (selection.type === 'missing-story') return complain(call, [missingStory(request, selection.known)]);
  await call.write(`rehearsal: ${story}, attempt ${attempt}, prompt of ${promptBytes} bytes\n`);
  if (selection.type === 'nothing') {
    await call.write('the score holds nothing for this attempt (then: nothing)\n');
    return 0;
  }
  if (selection.repeated) await call.write('beyond the list of attempts: the last one again\n');
  const result = await playSteps({ ...call, resultFile: call.env['RALPH_RESULT_FILE'] || undefined }, selection.steps);
  if (result.type === 'failed')
    call.complain(`rehearsal: ${scorePath}: ${story}, attempt ${attempt}, ${result.message}\n`);
  return result.type === 'done' ? 0 : result.type === 'exit' ? result.code : exitUnplayable;
}

async function size(prompt: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of prompt) bytes += chunk.length;
  return bytes;
}

interface Request {
  readonly ok: true;
  readonly scorePath: string;
  readonly story: string;
  readonly attempt: number;
}

function readRequest({
  args,
  env,
}: RehearsalCall): Request | { readonly ok: false; readonly mistakes: readonly string[] } {
  const [scorePath = '', ...others] = args;
  const role = env['RALPH_ROLE'] ?? '';
  const story = env['RALPH_STORY'] ?? '';
  const attempt = env['RALPH_ATTEMPT'] ?? '';
  const mistakes = [
    scorePath !== '' && others.length === 0
      ? ''
      : `expected one argument, the path of the score, got ${args.length}. Set agent_args to it, for example .ralph/rehearsal.yaml.`,
    role === 'implement'
      ? ''
      : `RALPH_ROLE is "${role}". This version rehearses only "implement"; set review_agent to none.`,
    story !== '' ? '' : 'RALPH_STORY is not set. Set it to the id of a story.',
    /^[1-9]\d{0,5}$/.test(attempt) ? '' : `RALPH_ATTEMPT is "${attempt}". Set it to a whole number from 1.`,
  ].filter((mistake) => mistake !== '');
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, scorePath, story, attempt: Number(attempt) };
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

function missingStory({ scorePath, story }: Request, known: readonly string[]): string {
  const listed = known.length === 0 ? 'no story' : known.join(', ');
  return `${scorePath}: nothing is scored for story ${story} (the score has ${listed}). Add "${story}:" under stories, or "'*':" for every other story.`;
}

function complain(call: RehearsalCall, mistakes: readonly string[]): number {
  for (const mistake of mistakes) call.complain(`rehearsal: ${mistake}\n`);
  return exitUsage;
}
