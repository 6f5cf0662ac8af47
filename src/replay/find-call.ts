import type { CallLine, ChangeLine } from '../adapters/cassette/format.ts';
import { type PromptDigest, promptDifference } from '../core/prompt-parts.ts';
import type { CallPlace, Cassette } from './read.ts';

/** What must be the same as in the recorded run (setting `replay_match`). */
export type ReplayMatch = 'prompt' | 'call';

/** A call that is to be played. */
export interface Wanted extends Pick<CallPlace, 'role' | 'story' | 'attempt' | 'call'> {
  readonly prompt: PromptDigest;
  readonly match: ReplayMatch;
  /** How many calls of these four were played already. */
  readonly played: number;
}

/** The recorded call, or one sentence that says what differs. */
export type FoundCall =
  | { readonly ok: true; readonly call: CallLine; readonly change: ChangeLine | undefined }
  | { readonly ok: false; readonly problem: string };

/** Finds what the cassette holds for a call; never something else in its place. */
export function findCall(cassette: Cassette, wanted: Wanted): FoundCall {
  const same = cassette.calls.filter((each) => isSame(each, wanted));
  const place = same[wanted.played];
  if (place === undefined) return { ok: false, problem: missing(cassette, wanted, same.length) };
  const { call, change } = cassette.load(place);
  if (change?.notTaken !== undefined) {
    return { ok: false, problem: `the files of ${title(wanted)} are not in the cassette: ${change.notTaken}` };
  }
  if (wanted.role === 'implement' && change === undefined && !place.isPutOff) {
    return { ok: false, problem: `the cassette ends before the files of ${title(wanted)} were read` };
  }
  const difference = wanted.match === 'prompt' ? promptDifference(call.prompt, wanted.prompt) : undefined;
  if (difference === undefined) return { ok: true, call, change };
  return {
    ok: false,
    problem: `the prompt of ${title(wanted)} differs from the recorded one: ${difference}. With replay_match: call prompts are not compared`,
  };
}

function isSame(one: Omit<CallPlace, 'at'>, { role, story, attempt, call }: Wanted): boolean {
  return one.role === role && one.story === story && one.attempt === attempt && one.call === call;
}

function title({ role, story, attempt, call }: Pick<CallPlace, 'role' | 'story' | 'attempt' | 'call'>): string {
  return `${role} of ${story}, attempt ${attempt}${role === 'implement' ? '' : `, call ${call}`}`;
}

/** Says what the cassette has instead, the nearest first. */
function missing({ calls, head }: Cassette, wanted: Wanted, found: number): string {
  const asked = title(wanted);
  if (found > 0) return `${asked} is called once more than in run ${head.runId}, where it was called ${times(found)}`;
  const ofStory = calls.filter(({ story }) => story === wanted.story);
  if (ofStory.length === 0) {
    const stories = [...new Set(calls.map(({ story }) => story))];
    return `${asked} is not in the cassette of run ${head.runId}: story ${wanted.story} is not. It has ${someOf(stories)}`;
  }
  return `${asked} is not in the cassette of run ${head.runId}. Of this story it has ${someOf(ofStory.map(title))}`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function someOf(names: readonly string[]): string {
  if (names.length === 0) return 'none';
  const more = names.length > 8 ? ` and ${names.length - 8} more` : '';
  return `${names.slice(0, 8).join('; ')}${more}`;
}
