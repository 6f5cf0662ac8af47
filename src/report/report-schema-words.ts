import { z } from 'zod';

/** The keys of a view as the report writes them. */
type Snake<Key extends string> = Key extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : '';

/** A schema for every key of a view and for no other: whoever extends a view is told by the compiler to describe the key here. */
export type Keys<View> = Readonly<Record<Snake<keyof View & string>, z.ZodType>>;

/** A text. */
export const text = (description: string) => z.string().describe(description);
/** Texts in an order. */
export const texts = (description: string) => z.array(z.string()).describe(description);
/** How many; a whole number from 0. */
export const count = (description: string) => z.int().min(0).describe(description);
/** Yes or no. */
export const flag = (description: string) => z.boolean().describe(description);
/** A length of time in milliseconds. */
export const ms = (description: string) => z.number().min(0).describe(`${description} Milliseconds.`);
/** Items in an order. */
export const list = (item: z.ZodType, description: string) => z.array(item).describe(description);
/** A moment, ISO 8601. */
export const moment = (description: string) =>
  z
    .string()
    .regex(/^\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    .describe(`${description} UTC, whole seconds.`);

/** One of the words of a union, all of them named, which the compiler checks. */
export function word<Word extends string>(words: Readonly<Record<Word, true>>, description: string): z.ZodType {
  return z.enum(Object.keys(words)).describe(description);
}
