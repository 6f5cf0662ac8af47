import { reply, type ScriptedUsage, say, type Turn } from '../support/model-server/script.ts';
import type { ModelRequest, Said } from '../support/model-server/wire.ts';

/** What a fresh process of a client is asked to be, told from its prompt as a model would. */
export type Role = 'implement' | 'spec' | 'quality' | 'confirm';

/** One request as a model sees it. */
export interface Asked {
  readonly role: Role;
  /** Answers that this process has had: 0 = its first request. */
  readonly step: number;
  /** Number of the attempt that an implementer's prompt names; 0 for a reviewer. */
  readonly attempt: number;
  /** All that the user's side said first: the prompt, and what the client puts beside it. */
  readonly prompt: string;
  /** Text of the last tool results; '' before the first tool call. */
  readonly seen: string;
  /** A tool of the last turn was refused or failed. */
  readonly toolFailed: boolean;
  /** Only a reviewer's prompt has them. */
  readonly nonce: string;
  readonly ids: readonly string[];
}

/** A reviewer's answer before it is written down (03-interface §1). */
export interface Judgement {
  readonly nonce: string;
  readonly criteria: readonly object[];
  readonly missing?: readonly string[];
  readonly extra?: readonly string[];
  readonly findings?: readonly object[];
}

/** What each role answers. */
export type Mind = Readonly<Record<'implement' | 'spec' | 'quality', (asked: Asked) => Turn>> &
  Partial<Readonly<Record<'confirm', (asked: Asked) => Turn>>>;

/** A model with a mind for each role; whatever it answers is billed, so that sums can be compared to the token. */
export interface Model {
  readonly choose: (body: unknown, request: ModelRequest) => Turn | undefined;
  /** Every request, in order. */
  readonly asked: readonly Asked[];
  /** Sum of what its answers billed. */
  readonly billed: () => Required<ScriptedUsage>;
}

/** Makes a model; a request that is for none of its roles is left to the server, which refuses it by name. */
export function modelOf(mind: Mind): Model {
  const asked: Asked[] = [];
  const answers: Turn[] = [];
  return {
    asked,
    billed: () => sumOf(answers),
    choose: (_body, said) => {
      // Some clients let a model name their sessions beside the work.
      if (said.tools.length === 0) return say('A title', { input: 0, output: 0 });
      const request = understand(said);
      const answer = request && mind[request.role]?.(request);
      if (request !== undefined) asked.push(request);
      if (answer !== undefined) answers.push(answer);
      return answer;
    },
  };
}

/** The answer of a reviewer, in prose and in a fence, as models write it. */
export function judged({ nonce, criteria, missing = [], extra = [], findings = [] }: Judgement): string {
  const answer = { nonce, criteria, missing, extra, findings };
  return `I looked at the tree.\n\n\`\`\`json\n${JSON.stringify(answer, undefined, 2)}\n\`\`\``;
}

/** Every id met, with one place as evidence. */
export function met(ids: readonly string[], evidence: object): readonly object[] {
  return ids.map((id) => ({ id, verdict: 'met', evidence: [evidence], reason: 'The line is there.' }));
}

/** A reviewer that looks into a file with its shell and then judges by the line that it found there. */
export function careful(
  file: string,
  line: string,
  usage: ScriptedUsage = { input: 10, output: 5 },
): (asked: Asked) => Turn {
  return ({ step, seen, nonce, ids }) => {
    if (step === 0) return reply([{ text: `I open ${file}.` }, { bash: `grep -n '' ${file}` }], { usage });
    // Clients put words of their own around what a shell printed.
    const [before = '', behind] = seen.split(`:${line}`, 2);
    const at = behind === undefined ? 0 : Number(/\d+$/.exec(before)?.[0]);
    const criteria =
      at > 0
        ? met(ids, { file, line: at })
        : ids.map((id) => ({ id, verdict: 'unmet', evidence: [], reason: `${file} has no such line: ${seen}` }));
    return reply([{ text: judged({ nonce, criteria }) }], { usage });
  };
}

const headings: readonly (readonly [Role, RegExp])[] = [
  ['implement', /^# Task Implementation$/m],
  ['spec', /^# Spec Review$/m],
  ['confirm', /^# Confirmation of findings$/m],
  ['quality', /^# Quality Review$/m],
];

function understand({ said }: ModelRequest): Asked | undefined {
  const first = said.findIndex(({ by }) => by === 'model');
  const prompt = (first === -1 ? said : said.slice(0, first)).flatMap(({ texts }) => texts).join('\n');
  const role = headings.find(([, heading]) => heading.test(prompt))?.[0];
  if (role === undefined) return undefined;
  const results = said.slice(said.findLastIndex(({ by }) => by === 'model') + 1).flatMap((each) => each.results);
  const ids = found(prompt, /^ids: (.*)$/m);
  return {
    role,
    step: answersIn(said),
    attempt: Number(found(prompt, /This is attempt (\d+) of/)),
    prompt,
    seen: results.map(({ text }) => text).join('\n'),
    toolFailed: results.some(({ failed }) => failed),
    nonce: found(prompt, /^nonce: (\S+)$/m),
    ids: ids === '' || ids === 'none' ? [] : ids.split(', '),
  };
}

/** Some formats tell one answer in several messages; between two answers stands what the user's side said. */
function answersIn(said: readonly Said[]): number {
  return said.filter(({ by }, at) => by === 'model' && said[at - 1]?.by === 'user').length;
}

function found(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? '';
}

function sumOf(turns: readonly Turn[]): Required<ScriptedUsage> {
  const usages = turns.flatMap((turn) => (turn.kind === 'reply' ? [turn.usage] : []));
  const sum = (figure: keyof ScriptedUsage): number => usages.reduce((all, usage) => all + (usage[figure] ?? 0), 0);
  return { input: sum('input'), output: sum('output'), cacheRead: sum('cacheRead'), cacheWrite: sum('cacheWrite') };
}
