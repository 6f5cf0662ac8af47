import { toldToNext } from '../core/split.ts';
import type { RunState } from '../core/state.ts';

/** `.ralph_state.md` as the next attempt at a story is to find it; what writes it is loaded once an attempt has failed. */
export async function toldBefore(state: RunState, story: string): Promise<string> {
  const { stateFile } = await import('../report/state-file.ts');
  return stateFile(toldToNext(state, story), story);
}
