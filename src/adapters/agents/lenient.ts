import { z } from 'zod';

// Each field forgives on its own: one of an unexpected type must not cost the whole event.

/** A text, '' when it is none. */
export const text = z.string().catch('');

/** A short text such as a name or a code, absent when it is none. */
export const word = z.string().max(200).optional().catch(undefined);

/** A whole number of things, 0 when it is none. */
export const count = z.int().nonnegative().catch(0);

/** An HTTP status, absent when it is none. */
export const status = z.int().min(100).max(599).optional().catch(undefined);

/** An amount of US dollars, absent when it is none. */
export const dollars = z.number().nonnegative().optional().catch(undefined);

/** Named fields of any type. */
export const fields = z.record(z.string(), z.unknown()).catch({});

type Known<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what is undefined: an absent field and an undefined one are two things here. */
export function known<T extends object>(all: T): Known<T> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Known<T>;
}
