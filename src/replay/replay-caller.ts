import type {
  AgentCalled,
  AgentCaller,
  AgentCallRequest,
  AgentCut,
  AgentProgram,
  PlayedBy,
} from '../adapters/agents/agent.ts';
import type { CallLine } from '../adapters/cassette/format.ts';
import type { Part } from '../adapters/cassette/part.ts';
import { readLast } from '../adapters/process/tail.ts';
import { promptDigest } from '../core/prompt-parts.ts';
import { type FoundCall, findCall, type ReplayMatch } from './find-call.ts';
import type { Cassette } from './read.ts';

export interface ReplayOptions extends PlayedBy {
  readonly cassette: Cassette;
  readonly match: ReplayMatch;
}

/**
 * Plays recorded calls: the recorded change is made by a process of its own behind the walls of the run, and what was made of the
 * recorded call's end is taken over. A call that the cassette does not hold ends the run, since all that follows would be made up.
 */
export function replayCaller(options: ReplayOptions): AgentCaller {
  const played = new Map<string, number>();
  return async (program, request) => {
    const wanted = wantedOf(request);
    const key = [wanted.role, wanted.story, wanted.attempt, wanted.call].join('\0');
    const before = played.get(key) ?? 0;
    played.set(key, before + 1);
    const prompt = promptDigest(request.prompt);
    const found = findCall(options.cassette, { ...wanted, prompt, match: options.match, played: before });
    if (!found.ok) return mismatch(request, found.problem);
    return play(options, request, { program, found, word: prompt.word });
  };
}

function wantedOf({ role, variables }: AgentCallRequest) {
  return {
    role,
    story: variables['RALPH_STORY'] ?? '',
    attempt: Number(variables['RALPH_ATTEMPT'] ?? 1),
    call: Number(variables['RALPH_REVIEW_CALL'] ?? 1),
  };
}

interface Playing {
  readonly program: AgentProgram;
  readonly found: Extract<FoundCall, { ok: true }>;
  /** Random word of the prompt of now. */
  readonly word: string;
}

async function play(
  options: ReplayOptions,
  request: AgentCallRequest,
  playing: Playing,
): Promise<AgentCalled | AgentCut> {
  const { program, word } = playing;
  const { call, change } = playing.found;
  const part: Part = {
    ...{ type: 'part', root: request.room.dir },
    stdout: reworded(call.stdout.text, call, word),
    stderr: reworded(call.stderr.text, call, word),
    files: change?.files ?? [],
    ignored: change?.ignored ?? [],
    isStrict: options.match === 'prompt',
  };
  const called = await options.call(program, { ...request, prompt: `${JSON.stringify(part)}\n` });
  if ('isCut' in called) return called;
  if (called.result.verdict !== 'pass') return mismatch(request, whyNotPlayed(options, request, called), called);
  return asRecorded(options, called, playing);
}

/** An answer repeats the word of its prompt, which is another one now. */
function reworded(text: string, { prompt }: CallLine, word: string): string {
  return prompt.word === '' || word === '' ? text : text.replaceAll(prompt.word, word);
}

/** What was made of the recorded call, with the times and the process of now. */
function asRecorded({ redact }: ReplayOptions, called: AgentCalled, { found: { call }, word }: Playing): AgentCalled {
  const { verdict, reason, exitCode, excerpt, softLimitHit, finalText, usage, provider, tooLarge, badExit } =
    call.outcome;
  const clean = (text: string): string => redact(reworded(text, call, word));
  const { gate, startedMs, durationMs } = called.result;
  return {
    result: {
      ...{ gate, verdict, reason: clean(reason), startedMs, durationMs, softLimitHit },
      ...(exitCode === undefined ? {} : { exitCode }),
      excerpt: { ...excerpt, lines: excerpt.lines.map(clean) },
    },
    finalText: clean(finalText),
    survivorsKilled: called.survivorsKilled,
    usage,
    ...(tooLarge && { tooLarge }),
    ...(badExit && { badExit }),
    ...(provider && { provider: { ...provider, detail: clean(provider.detail) } }),
  };
}

/** Of the player's own words the last line says why. */
function whyNotPlayed({ stderrOf }: ReplayOptions, { name }: AgentCallRequest, { result }: AgentCalled): string {
  const said = readLast(stderrOf(name), MOST_SAID_BYTES).trimEnd().split('\n').at(-1) ?? '';
  return said.startsWith('replay: ') ? said.slice('replay: '.length) : result.reason;
}

const MOST_SAID_BYTES = 4096;

/** As a client whose configuration is wrong: only the user can mend it, no attempt is charged, and the run ends here. */
function mismatch({ gate, startedMs }: AgentCallRequest, problem: string, called?: AgentCalled): AgentCalled {
  const reason = `replay: ${problem.replace(/\.$/, '')}`;
  return {
    result: {
      ...{ gate, verdict: 'fail', reason, startedMs, durationMs: called?.result.durationMs ?? 0 },
      ...{ excerpt: { lines: [], truncated: 0 }, softLimitHit: false },
    },
    finalText: '',
    survivorsKilled: called?.survivorsKilled ?? 0,
    usage: [],
    provider: { class: 'replay-mismatch', detail: problem.replace(/\.$/, '') },
  };
}
