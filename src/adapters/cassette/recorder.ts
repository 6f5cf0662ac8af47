import { appendFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TakeSnapshot } from '../../core/command.ts';
import { promptDigest } from '../../core/prompt-parts.ts';
import type { CallOptions } from '../agents/agent.ts';
import type { Captured } from '../git/capture.ts';
import type { Repository } from '../git/controller.ts';
import { CASSETTE_VERSION, type CallLine, type CassetteHead, type CassetteLine, MOST } from './format.ts';
import { type RedactCounting, recordedChange } from './record-change.ts';
import { recordedStream } from './record-stream.ts';

/** Writes down what agents do while a run works. */
export interface Recorder {
  /** A call of an agent came to an end of its own. */
  called(call: CalledNow): Promise<void>;
  /** What an implementer left was read. */
  captured(
    command: Pick<TakeSnapshot, 'story' | 'part' | 'attempt' | 'iteration' | 'previousTree'>,
    left: Captured,
  ): Promise<void>;
}

type CalledNow = Parameters<NonNullable<CallOptions['onCalled']>>[0];

export interface RecorderOptions {
  /** Absolute path of the cassette; a run that goes on adds to it. */
  readonly path: string;
  readonly head: Omit<CassetteHead, 'type' | 'version'>;
  readonly repository: Repository;
  readonly redact: RedactCounting;
  /** The same for a stream of JSON lines, whose words may come in pieces. */
  readonly redactStream: RedactCounting;
  readonly isOurs: (path: string) => boolean;
  /** Told once, when nothing more can be recorded: a cassette is never worth a run. */
  readonly onTrouble: (message: string) => void;
}

/** Opens the cassette of a run. */
export function openRecorder(options: RecorderOptions): Recorder {
  const tape = openTape(options);
  return {
    called: async (call) => tape.add(() => callLine(call, options)),
    captured: async ({ story, part = story, attempt, iteration, previousTree: given }, captured) =>
      tape.add(async () => ({
        ...{ type: 'change', story: part, attempt, name: `${iteration}-implement` },
        ...(await recordedChange({ ...options, given, captured })),
      })),
  };
}

/** Appends whole lines until the file is full or cannot be written. */
function openTape({ path, head, onTrouble }: RecorderOptions) {
  let isOver = false;
  const write = (line: CassetteLine): void => {
    const text = `${JSON.stringify(line)}\n`;
    const size = existsSync(path) ? statSync(path).size : 0;
    if (size + Buffer.byteLength(text) > MOST.fileBytes || Buffer.byteLength(text) > MOST.lineBytes) {
      throw new Error(`it would grow over ${MOST.fileBytes} bytes, or a line of it over ${MOST.lineBytes}`);
    }
    appendFileSync(path, text, { mode: 0o600 });
  };
  const trying = async (act: () => Promise<void>): Promise<void> => {
    if (isOver) return;
    await act().catch((error: unknown) => {
      isOver = true;
      onTrouble(`The cassette ${path} ends here, the run goes on: ${error instanceof Error ? error.message : error}.`);
    });
  };
  return {
    add: (line: () => Promise<CassetteLine>) =>
      trying(async () => {
        mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
        if (!existsSync(path)) write({ type: 'cassette', version: CASSETTE_VERSION, ...head });
        write(await line());
      }),
  };
}

async function callLine(
  { request, files, called }: CalledNow,
  { redact, redactStream }: Pick<RecorderOptions, 'redact' | 'redactStream'>,
): Promise<CallLine> {
  const [stdout, stderr] = await Promise.all([
    recordedStream(files.stdout, { head: MOST.stdoutHead, tail: MOST.stdoutTail }),
    recordedStream(files.stderr, { head: 0, tail: MOST.stderrTail }),
  ]);
  const { result, usage, provider, finalText } = called;
  let redacted = 0;
  const clean = (text: string, take = redact): string => {
    const found = take(text);
    redacted += found.count;
    return found.text;
  };
  return {
    ...{ type: 'call', role: request.role, name: request.name, prompt: promptDigest(request.prompt) },
    story: request.variables['RALPH_STORY'] ?? '',
    attempt: Number(request.variables['RALPH_ATTEMPT'] ?? 1),
    call: Number(request.variables['RALPH_REVIEW_CALL'] ?? 1),
    stdout: { ...stdout, text: clean(stdout.text, redactStream) },
    stderr: { ...stderr, text: clean(stderr.text) },
    durationMs: result.durationMs,
    outcome: {
      verdict: result.verdict,
      reason: clean(result.reason),
      ...(result.exitCode === undefined ? {} : { exitCode: result.exitCode }),
      excerpt: { ...result.excerpt, lines: result.excerpt.lines.map((line) => clean(line)) },
      softLimitHit: result.softLimitHit,
      finalText: clean(finalText),
      usage,
      ...(called.tooLarge && { tooLarge: true as const }),
      ...(called.badExit && { badExit: true as const }),
      ...(provider === undefined ? {} : { provider: { ...provider, detail: clean(provider.detail) } }),
    },
    redacted,
  };
}
