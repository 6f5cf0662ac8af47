import { z } from 'zod';
import { closed, duration, exitCode, path } from './schema-parts.ts';

const text = z.string().min(1);
const line = z.int().min(1);
const reasons = z.record(text, text).refine((given) => Object.keys(given).length > 0, 'name at least one id');

const answerFields = {
  sleep: duration,
  fail: reasons,
  unsure: reasons,
  evidence: closed({ file: path, line: line.default(1) }),
  missing: z.array(text).min(1),
  extra: z.array(text).min(1),
  findings: z
    .array(closed({ severity: z.enum(['info', 'warn', 'block']), file: path.optional(), line: line.optional(), text }))
    .min(1),
  raw: z.string(),
  exit: exitCode,
};

/** The keys of an answer that is written out, in the order of docs/rehearsal.md. */
export const answerKeys = Object.keys(answerFields) as readonly (keyof typeof answerFields)[];

/** The answers that are one word. */
export const answerWords = ['pass', 'nothing', 'wrong-nonce'] as const;

/** What may stand beside `raw`. */
const besideRaw = ['sleep', 'raw', 'exit'];

const scripted = closed(answerFields)
  .partial()
  .superRefine((fields, context) => {
    // zod runs this on an object with an unknown key too, which is told already.
    if (context.issues.length > 0) return;
    const keys = Object.keys(fields);
    if (keys.length === 0) context.addIssue({ code: 'custom', message: 'an answer without a key. Write pass.' });
    const lost = fields.raw === undefined ? [] : keys.filter((key) => !besideRaw.includes(key));
    if (lost.length > 0) {
      context.addIssue({ code: 'custom', message: `raw is the whole answer. Remove ${lost.join(', ')}, or raw.` });
    }
  });

const word = z.enum(answerWords, {
  error: `an answer is one of ${answerWords.join(', ')}, or an object of ${answerKeys.join(', ')}`,
});

const answer = byKind<z.infer<typeof word> | z.infer<typeof scripted>>((value) => (isPlain(value) ? scripted : word));
const calls = z.array(answer).min(1);

/** One attempt: one answer to every call, or a list of answers in the order of the calls. */
const attempt = byKind((value) => (Array.isArray(value) ? calls : answer.transform((only) => [only])));

const gates = closed({ spec: z.array(attempt).min(1), quality: z.array(attempt).min(1) }).partial();

/** `reviews:` of a score: story id → gate → attempts → calls. */
export const reviews = z.record(z.string(), gates);

/** What a rehearsed reviewer answers to one call (03-interface §1). */
export type Answer = z.infer<typeof answer>;

/** An answer written out by its keys. */
export type ScriptedAnswer = Exclude<Answer, string>;

/** Not a union, because a union cannot tell which of its members the author meant. */
function byKind<Out>(choose: (value: unknown) => z.ZodType<Out>): z.ZodType<Out> {
  return z.unknown().transform((value, context) => {
    const parsed = choose(value).safeParse(value);
    if (parsed.success) return parsed.data;
    context.issues.push(...parsed.error.issues.map((issue) => ({ ...issue, input: value }) as z.core.$ZodRawIssue));
    return z.NEVER;
  });
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
