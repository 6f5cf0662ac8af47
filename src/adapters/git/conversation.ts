import { spawn } from 'node:child_process';

/** Cuts a stream of bytes into answers; keeps what is incomplete. */
export interface AnswerReader<Answer> {
  push(chunk: Buffer): Answer[];
  /** Told in the order of the questions: how many bytes of an answer are wanted at most. */
  expect?(maxBytes: number): void;
}

/** A program that stays alive and answers each request in order: one spawn for any number of questions. */
export interface Conversation<Answer> {
  /** Rejects when the program ended: that is a damaged repository or a bug. */
  ask(request: string | Uint8Array, maxBytes?: number): Promise<Answer>;
  /** Ends the program; a later `ask` starts a new one. */
  close(): Promise<void>;
}

export interface ConversationCall<Answer> {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly reader: () => AnswerReader<Answer>;
}

/** Name of the error with which questions are rejected when the program ended. */
export const conversationEnded = 'ConversationEnded';

/** Starts nothing until the first question. */
export function converse<Answer>(call: ConversationCall<Answer>): Conversation<Answer> {
  let speaker: Speaker<Answer> | undefined;
  return {
    ask: (request, maxBytes) => {
      if (speaker === undefined || speaker.ended()) speaker = speakTo(call);
      return speaker.ask(request, maxBytes);
    },
    close: async () => {
      const last = speaker;
      speaker = undefined;
      await last?.close();
    },
  };
}

interface Speaker<Answer> {
  ask(request: string | Uint8Array, maxBytes?: number): Promise<Answer>;
  ended(): boolean;
  close(): Promise<void>;
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

function speakTo<Answer>(call: ConversationCall<Answer>): Speaker<Answer> {
  const { program, args, cwd, env } = call;
  const child = spawn(program, [...args], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const waiting = openQueue<Waiting<Answer>>();
  const reader = call.reader();
  let ended = false;
  let lastWords = '';
  const end = (reason: string): void => {
    ended = true;
    const error = new Error(`${program} ${args.join(' ')} ended: ${lastWords.trim() || reason}`);
    error.name = conversationEnded;
    for (const one of waiting.takeAll()) one.reject(error);
  };
  child.stdin.on('error', () => undefined);
  child.stderr.on('data', (data: Buffer) => {
    lastWords = (lastWords + data.toString('utf8')).slice(-2000);
  });
  child.stdout.on('data', (chunk: Buffer) => {
    for (const answer of reader.push(chunk)) waiting.take()?.resolve(answer);
  });
  const closed = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(`exit code ${code ?? signal}`));
  }).then(end);
  return {
    ask: (request, maxBytes = Number.POSITIVE_INFINITY) =>
      new Promise((resolve, reject) => {
        waiting.add({ resolve, reject });
        reader.expect?.(maxBytes);
        child.stdin.write(request);
      }),
    ended: () => ended,
    close: () => {
      child.stdin.end();
      return closed;
    },
  };
}

/** First in, first out. `Array.shift` moves all that is left each time, which takes minutes with 200,000 questions. */
function openQueue<Item>() {
  let items: Item[] = [];
  let next = 0;
  return {
    add: (item: Item): void => {
      items.push(item);
    },
    take: (): Item | undefined => {
      const item = items[next];
      next += 1;
      if (next >= items.length) {
        items = [];
        next = 0;
      }
      return item;
    },
    takeAll: (): Item[] => {
      const left = items.slice(next);
      items = [];
      next = 0;
      return left;
    },
  };
}
