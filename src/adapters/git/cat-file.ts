import type { AnswerReader } from './conversation.ts';

/** One object as `git cat-file --batch` gives it. */
export interface GitObject {
  readonly type: string;
  /** Cut at what was asked for: shorter than `size` then. */
  readonly bytes: Buffer;
  /** Bytes of the whole content. */
  readonly size: number;
}

interface Open {
  readonly type: string;
  readonly size: number;
  /** What is kept of the content and of the line end that follows it. */
  readonly body: Buffer;
  /** Bytes of content and line end that came so far. */
  filled: number;
}

/**
 * Reads `<sha> <type> <size>\n<content>\n` or `<sha> missing\n`; content is copied once whatever the chunks are, and what lies
 * over the limit of its question is passed over.
 */
export function batchReader(): AnswerReader<GitObject | undefined> {
  let head = '';
  let open: Open | undefined;
  const limits = openLimits();
  const begin = (line: string, answers: (GitObject | undefined)[]): void => {
    const header = parseHeader(line);
    const limit = limits.next();
    if (header === undefined) answers.push(undefined);
    else open = { ...header, body: Buffer.allocUnsafe(Math.min(header.size + 1, limit)), filled: 0 };
  };
  const take = (chunk: Buffer, answers: (GitObject | undefined)[]): Buffer => {
    if (open !== undefined) {
      const taken = fill(open, chunk);
      if (open.filled > open.size) {
        answers.push(objectOf(open));
        open = undefined;
      }
      return chunk.subarray(taken);
    }
    const end = chunk.indexOf(10);
    head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
    if (end < 0) return chunk.subarray(chunk.length);
    begin(head, answers);
    head = '';
    return chunk.subarray(end + 1);
  };
  return {
    expect: limits.add,
    push: (chunk) => {
      const answers: (GitObject | undefined)[] = [];
      for (let rest = chunk; rest.length > 0; ) rest = take(rest, answers);
      return answers;
    },
  };
}

function fill(open: Open, chunk: Buffer): number {
  const taken = Math.min(chunk.length, open.size + 1 - open.filled);
  if (open.filled < open.body.length) chunk.copy(open.body, open.filled, 0, taken);
  open.filled += taken;
  return taken;
}

function objectOf({ type, size, body }: Open): GitObject {
  return { type, size, bytes: body.subarray(0, Math.min(size, body.length)) };
}

/** Limits in the order of the questions; only those that have one are kept. */
function openLimits() {
  const finite = new Map<number, number>();
  let asked = 0;
  let answered = 0;
  return {
    add: (maxBytes: number): void => {
      if (Number.isFinite(maxBytes)) finite.set(asked, maxBytes);
      asked += 1;
    },
    next: (): number => {
      const limit = finite.get(answered) ?? Number.POSITIVE_INFINITY;
      finite.delete(answered);
      answered += 1;
      return limit;
    },
  };
}

/** Reads the answers of `git cat-file --batch-check`: the size in bytes, undefined for a missing object. */
export function sizeReader(): AnswerReader<number | undefined> {
  let line = '';
  return {
    push: (chunk) => {
      const lines = (line + chunk.toString('latin1')).split('\n');
      line = lines.pop() ?? '';
      return lines.map((text) => parseHeader(text)?.size);
    },
  };
}

function parseHeader(line: string): { type: string; size: number } | undefined {
  const [, type, size] = line.split(' ');
  return type === undefined || size === undefined ? undefined : { type, size: Number(size) };
}
