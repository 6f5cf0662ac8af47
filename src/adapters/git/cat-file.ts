import type { AnswerReader } from './conversation.ts';

/** One object as `git cat-file --batch` gives it. */
export interface GitObject {
  readonly type: string;
  readonly bytes: Buffer;
}

interface Open {
  readonly type: string;
  /** Content plus the line end that follows it. */
  readonly body: Buffer;
  filled: number;
}

/** Reads `<sha> <type> <size>\n<content>\n` or `<sha> missing\n`; content is copied once whatever the chunks are. */
export function batchReader(): AnswerReader<GitObject | undefined> {
  let head = '';
  let open: Open | undefined;
  const take = (chunk: Buffer, answers: (GitObject | undefined)[]): Buffer => {
    if (open !== undefined) {
      const copied = chunk.copy(open.body, open.filled);
      open.filled += copied;
      if (open.filled === open.body.length) {
        answers.push({ type: open.type, bytes: open.body.subarray(0, -1) });
        open = undefined;
      }
      return chunk.subarray(copied);
    }
    const end = chunk.indexOf(10);
    head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
    if (end < 0) return chunk.subarray(chunk.length);
    const header = parseHeader(head);
    head = '';
    if (header === undefined) answers.push(undefined);
    else open = { type: header.type, body: Buffer.allocUnsafe(header.size + 1), filled: 0 };
    return chunk.subarray(end + 1);
  };
  return {
    push: (chunk) => {
      const answers: (GitObject | undefined)[] = [];
      for (let rest = chunk; rest.length > 0; ) rest = take(rest, answers);
      return answers;
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
