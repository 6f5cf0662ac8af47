import { z } from 'zod';
import { pathProblem } from './paths.ts';

const longestSleepMs = 24 * 60 * 60 * 1000;

/** A path inside the worktree. */
export const path = z.string().superRefine((value, context) => {
  const problem = pathProblem(value);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
});

/** A duration such as 300ms, 2s, 1m30s, at most 24 hours; read as milliseconds. */
export const duration = z.string().transform((value, context) => {
  const ms = durationMs(value);
  if (ms !== undefined && ms <= longestSleepMs) return ms;
  context.addIssue({ code: 'custom', message: `"${value}" is no duration. Write 300ms, 2s or 1m30s, at most 24h.` });
  return z.NEVER;
});

/** An exit code of a process. */
export const exitCode = z.int().min(0).max(255);

/** An object that refuses unknown keys and says which ones it knows. */
export function closed<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? unknownKeys(issue.keys ?? [], Object.keys(shape)) : undefined,
  });
}

function unknownKeys(unknown: readonly string[], known: readonly string[]): string {
  const names = unknown.map((name) => JSON.stringify(name)).join(', ');
  return `unknown key ${names}. Known here: ${known.join(', ')}.`;
}

function durationMs(text: string): number | undefined {
  const parts = /^(?:(\d{1,9})h)?(?:(\d{1,9})m)?(?:(\d{1,9})s)?(?:(\d{1,9})ms)?$/.exec(text);
  if (parts === null || text === '') return undefined;
  const [hours, minutes, seconds, ms] = parts.slice(1).map((part) => Number(part ?? 0));
  return (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000 + (ms ?? 0);
}
