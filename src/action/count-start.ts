import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type NoteGit, readNote, writeNote } from '../adapters/ref-note.ts';
import { type Asked, startsWork } from '../core/asked.ts';
import { countStart, type Starts } from '../core/starts.ts';
import { isoTime } from '../report/time.ts';
import type { Prepared } from './prepare.ts';
import { configError, type Refusal } from './refusal.ts';

/** No feature is called `_`: slugs have letters, digits and dashes. */
const note = { ref: 'refs/ralph/_/starts', file: 'starts.json' } as const;

/** Counts the start of what was asked, when it starts anything; undefined = it may begin. */
export async function countAsked(
  { repository, base, settings }: Prepared,
  { asked, now }: { readonly asked: Asked; readonly now: number },
): Promise<Refusal | undefined> {
  if (settings.dryRun || !startsWork(asked.command)) return undefined;
  return countedStart({ repository, remoteRefs: base.remoteRefs, person: asked.origin.person, now });
}

export interface CountCall {
  readonly repository: NoteGit;
  /** What the remote has, as it was listed. */
  readonly remoteRefs: ReadonlyMap<string, string>;
  readonly person: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Others who start a run at the same moment make us look again. */
const TRIES = 4;

/**
 * Counts one start of a person across runners; undefined = it is one of five an hour (03-interface §4). What cannot be counted is
 * not started.
 */
export async function countedStart(call: CountCall): Promise<Refusal | undefined> {
  let tried = await tryCount(call, call.remoteRefs.has(note.ref));
  for (let count = 1; count < TRIES && tried === 'stale'; count += 1) tried = await tryCount(call, true);
  if (tried === 'stale') return uncounted('others start runs at the same moment. Try again in a minute.');
  return tried === 'counted' ? undefined : tried;
}

async function tryCount(
  { repository, person, now }: CountCall,
  isThere: boolean,
): Promise<Refusal | 'stale' | 'counted'> {
  const read = isThere ? await readNote(repository, note) : undefined;
  if (read?.ok === false) return uncounted(read.problem.message);
  const before = read === undefined ? {} : parse(read.text);
  if (before === undefined) return uncounted(`${note.ref} holds no list of starts. Delete that ref.`);
  const verdict = countStart(before, person, now);
  if (!verdict.ok) return tooMany(person, verdict);
  const text = `${JSON.stringify(verdict.starts)}\n`;
  const expect = read?.commit ?? null;
  // Two machines at the same millisecond would make the same commit, and the remote has one it has already for pushed.
  const message = `Count a start\n\n${randomUUID()}`;
  const written = await writeNote(repository, { ...note, text, message, expect, at: now });
  if (written.ok) return 'counted';
  return written.isStale ? 'stale' : uncounted(written.problem.message);
}

const startsSchema = z.record(z.string(), z.array(z.number()));

function parse(text: string): Starts | undefined {
  try {
    return startsSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function tooMany(person: string, { count, nextAt }: { readonly count: number; readonly nextAt: number }): Refusal {
  const reason = `${person} has started ${count} runs in the last hour, which is all one person may; the next from ${isoTime(nextAt)}`;
  return { ok: false, halt: 'skipped', reasons: [reason] };
}

function uncounted(why: string): Refusal {
  return configError(`The runs that this person has started could not be counted: ${why}`);
}
