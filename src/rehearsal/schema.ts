import { z } from 'zod';
import { closed, duration, exitCode, path } from './schema-parts.ts';
import { reviews } from './schema-review.ts';

const mostPrintedBytes = 10_000_000_000;

const octal = z.string().regex(/^[0-7]{3,4}$/, 'a mode is three or four octal digits in quotes, for example "755"');
const environmentName = z
  .string()
  .regex(/^[A-Za-z_]\w*$/, 'a name of an environment variable, for example OPENAI_API_KEY');

const stepFields = {
  say: z.string(),
  write: closed({ path, content: z.string() }),
  append: closed({ path, content: z.string() }),
  replace: closed({ path, find: z.string().min(1), with: z.string(), all: z.boolean().default(false) }),
  delete: path,
  move: closed({ from: path, to: path }),
  chmod: closed({ path, mode: octal.transform((mode) => Number.parseInt(mode, 8)) }),
  patch: z.string().min(1),
  run: z.string().min(1),
  commit: z.string().min(1),
  flip: closed({ file: path, story: z.string().min(1) }),
  sleep: duration,
  spawn: z.string().min(1),
  ignore: z.array(z.enum(['TERM', 'INT', 'HUP', 'QUIT'])).min(1),
  print: closed({ bytes: z.int().min(0).max(mostPrintedBytes), text: z.string().min(1).default('still working\n') }),
  env: z.array(environmentName).min(1),
  final: z.string(),
  exit: exitCode,
};

type StepFields = { readonly [Kind in keyof typeof stepFields]: z.infer<(typeof stepFields)[Kind]> };

/** Every kind of step a score may hold, in the order of docs/rehearsal.md (03-interface §1 "agent: rehearsal"). */
export const stepKinds = Object.keys(stepFields) as readonly (keyof StepFields)[];

/** One thing the rehearsal agent does: `kind` is the key written in the score, `value` what stands behind it, defaults filled in. */
export type Step = {
  [Kind in keyof StepFields]: { readonly kind: Kind; readonly value: StepFields[Kind] };
}[keyof StepFields];

const step = closed(stepFields)
  .partial()
  .transform((fields, context): Step => {
    // zod runs this on an object with an unknown key too, which is told already.
    if (context.issues.length > 0) return z.NEVER;
    const [first, ...others] = Object.entries(fields);
    if (first !== undefined && others.length === 0) return { kind: first[0], value: first[1] } as Step;
    const found = first === undefined ? 'none' : Object.keys(fields).join(' and ');
    context.addIssue({
      code: 'custom',
      message: `a step has exactly one key, this one has ${found}. Make each a list item.`,
    });
    return z.NEVER;
  });

const attempt = closed({ steps: z.array(step) });

/** `then`: what happens after the last attempt of the list; `repeat` (default) plays the last one again. */
// biome-ignore lint/suspicious/noThenProperty: the score's word; its value is a string, so nothing takes the story for a promise.
const story = closed({ attempts: z.array(attempt).min(1), then: z.enum(['repeat', 'nothing']).default('repeat') });

const words = z.array(z.string().min(1)).min(1);
/** `advice:` of a score: story id → who is asked → what it says, call by call. */
const advice = z.record(z.string(), closed({ plan: words, classify: words }).partial());

/** The shape of a score file; unknown keys are mistakes everywhere. */
export const scoreSchema = closed({
  version: z.literal(1),
  stories: z.record(z.string(), story),
  reviews: reviews.default({}),
  advice: advice.default({}),
});

/** A valid score: what the agent does per story and attempt, and what its reviewers and advisers answer; `*` stands for every other story. */
export type Score = z.infer<typeof scoreSchema>;
