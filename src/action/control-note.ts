import { z } from 'zod';
import type { CancelAnswer, CancelOrder } from '../core/control.ts';

/** Name of the file on an order's ref. */
export const CONTROL_FILE = 'control.json';

const orderSchema = z.object({
  type: z.literal('cancel'),
  reason: z.string().max(2000),
  person: z.string().max(200),
  branch: z.string().max(300).optional(),
});

const answerSchema = z.object({
  type: z.literal('cancelled'),
  runId: z.string().regex(/^[\w-]{1,64}$/),
  pull: z.number().int().positive().optional(),
});

/** An order; undefined for anything else, which asks for nothing. */
export function readOrder(text: string): CancelOrder | undefined {
  const read = parse(text, orderSchema);
  if (read === undefined) return undefined;
  const { type, reason, person, branch } = read;
  return { type, reason, person, ...(branch === undefined ? {} : { branch }) };
}

/** The answer of a run; undefined for anything else. */
export function readAnswer(text: string): CancelAnswer | undefined {
  const read = parse(text, answerSchema);
  if (read === undefined) return undefined;
  const { type, runId, pull } = read;
  return { type, runId, ...(pull === undefined ? {} : { pull }) };
}

/** One line of JSON. */
export function writeControl(note: CancelOrder | CancelAnswer): string {
  return `${JSON.stringify(note)}\n`;
}

function parse<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
