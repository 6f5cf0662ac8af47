import type { FileHandle } from 'node:fs/promises';

/** Where a line lies in its file, in bytes, without its end mark. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** The lines to show of a file. */
export interface FoundLines {
  readonly first: readonly LineRange[];
  /** Lines between the first and the last; at least so many where nobody looked at the middle. */
  readonly skipped: number;
  readonly isWhole: boolean;
  readonly last: readonly LineRange[];
}

/** An open file, how much of it to look at, and how many lines to find at each end. */
export interface FindCall {
  readonly file: FileHandle;
  readonly size: number;
  readonly head: number;
  readonly tail: number;
}

/** Of a larger file only the ends are read: who waits for a gate waits for no count of millions of lines (08-performance). */
const WHOLE_BYTES = 16 * 1024 * 1024;
/** The second where lines are long. */
const END_BYTES = [128 * 1024, 2 * 1024 * 1024];

/** Finds the first and last lines with a fixed buffer; what is written after the call is not looked at. */
export async function findLines(call: FindCall): Promise<FoundLines> {
  for (const bytes of call.size > WHOLE_BYTES ? END_BYTES : []) {
    const found = await findAtEnds(call, bytes);
    if (found !== undefined) return found;
  }
  return findInAll(call);
}

async function findInAll({ file, size, head, tail }: FindCall): Promise<FoundLines> {
  const marks = createMarks(head, tail);
  const scan = createScan(marks.add);
  scan.end(await readThrough({ file, from: 0, to: size, scan }));
  return marks.found();
}

/** Undefined where lines are so long that an end has too few of them. */
async function findAtEnds({ file, size, head, tail }: FindCall, bytes: number): Promise<FoundLines | undefined> {
  const first = createMarks(head, 0);
  await readThrough({ file, from: 0, to: bytes, scan: createScan(first.add) });
  const start = size - bytes;
  const last = createMarks(0, tail);
  // It begins in the middle of a line.
  const scan = createScan((from, to) => from > start && last.add(from, to), start);
  scan.end(await readThrough({ file, from: start, to: size, scan }));
  const [begin, end] = [first.found(), last.found()];
  if (begin.first.length < head || end.last.length < tail) return undefined;
  // What lies between the ends belongs to one line more, if not to millions.
  return { first: begin.first, skipped: begin.skipped + 1 + end.skipped, isWhole: false, last: end.last };
}

interface Through {
  readonly file: FileHandle;
  readonly from: number;
  readonly to: number;
  readonly scan: Pick<ReturnType<typeof createScan>, 'chunk'>;
}

/** Gives the position where the reading ended. */
async function readThrough({ file, from, to, scan }: Through): Promise<number> {
  // Its own memory, not a slice of a shared pool, so that it can be read in words of four bytes.
  const buffer = Buffer.allocUnsafeSlow(Math.min(to - from, BUFFER_BYTES));
  let position = from;
  while (position < to) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, to - position), position);
    if (bytesRead === 0) break;
    scan.chunk(buffer.subarray(0, bytesRead), position);
    position += bytesRead;
  }
  return position;
}

const BUFFER_BYTES = 262_144;
const LF = 10;
const CR = 13;

function createScan(add: (start: number, end: number) => void, from = 0) {
  let lineStart = from;
  let crEnd = -1;
  const visit = (byte: number, at: number): void => {
    if (byte !== LF && byte !== CR) return;
    // The LF of a CR LF ends no line of its own, and the pair may lie across two chunks.
    if (byte === CR || at !== crEnd) add(lineStart, at);
    if (byte === CR) crEnd = at + 1;
    lineStart = at + 1;
  };
  return {
    chunk(bytes: Buffer, position: number): void {
      const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
      for (let word = 0; word < words.length; word += 1) {
        if (hasControl(words[word] as number)) visitBytes({ bytes, from: word * 4, to: word * 4 + 4, position, visit });
      }
      visitBytes({ bytes, from: words.length * 4, to: bytes.length, position, visit });
    },
    end(size: number): void {
      if (lineStart < size) add(lineStart, size);
    },
  };
}

/** True when one of four bytes is below 16, as line ends are; twice as fast over a gigabyte as byte by byte. */
function hasControl(word: number): boolean {
  return ((word - 0x10101010) & ~word & 0x80808080) !== 0;
}

interface Visit {
  readonly bytes: Buffer;
  readonly from: number;
  readonly to: number;
  readonly position: number;
  readonly visit: (byte: number, at: number) => void;
}

function visitBytes({ bytes, from, to, position, visit }: Visit): void {
  for (let index = from; index < to; index += 1) visit(bytes[index] as number, position + index);
}

function createMarks(head: number, tail: number) {
  const first: LineRange[] = [];
  const starts = new Float64Array(tail);
  const ends = new Float64Array(tail);
  let later = 0;
  return {
    add(start: number, end: number): void {
      if (first.length < head) {
        first.push({ start, end });
        return;
      }
      starts[later % tail] = start;
      ends[later % tail] = end;
      later += 1;
    },
    found(): FoundLines {
      const skipped = Math.max(0, later - tail);
      const last = Array.from({ length: later - skipped }, (_, index) => {
        const slot = (skipped + index) % tail;
        return { start: starts[slot] as number, end: ends[slot] as number };
      });
      return { first, skipped, isWhole: true, last };
    },
  };
}
