import { memoryOf } from '../core/memory.ts';
import type { RunState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import { dispatchLine, isOfThread, type Links, shellWord } from './markdown.ts';
import type { Lookup } from './model-lookup.ts';

/** Stories that later runs leave alone until something about them changes or a person names them (02-loop §6), by id. */
export function heldStories(state: RunState): readonly string[] {
  const scope = new Set(
    storiesOf(state)
      .filter(({ inScope }) => inScope)
      .map(({ id }) => id),
  );
  return (memoryOf(state) ?? []).flatMap(({ id, failed }) => (failed !== undefined && scope.has(id) ? [id] : []));
}

/** The shell's line that starts a run about a story, where what started this one takes no inputs, such as a schedule. */
export function storyLine(id: string, links: Links | undefined): string | undefined {
  const takesInputs = [undefined, 'workflow_dispatch'].includes(links?.eventName) || isOfThread(links);
  return takesInputs ? undefined : dispatchLine(links, ` -f story=${shellWord(id)}`);
}

/** What has to be done for another try of a story, behind "then". */
export function anotherTry(id: string, { held, phrase, links }: Pick<Lookup, 'held' | 'phrase' | 'links'>): string {
  return held.has(id)
    ? `try it again by its name, with \`${storyLine(id, links) ?? `story: ${id}`}\` or \`${phrase} retry ${id}\``
    : 'run the workflow again';
}
