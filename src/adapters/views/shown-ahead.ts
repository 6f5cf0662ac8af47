import type { Merged, Merger } from '../isolation/merged.ts';
import type { Place } from '../isolation/place.ts';

type Layers = Extract<Place, { kind: 'layers' }>;

/** A tree of layers that is shown before anybody asks to look at it. */
export interface ShownAhead {
  /** Begins to show layers on top of a tree in place of any others; what keeps it from that is told by whoever needs it. */
  show(layers: Layers, tree: string): void;
  /** What is shown when it is of this tree, for the caller to close; undefined = nothing, and nothing is shown any more. */
  take(tree: string): Promise<Merged | undefined>;
  /** Resolves when nothing is shown. */
  hide(): Promise<void>;
}

/** A mount that takes longer does not come; a step that was cancelled has to be gone in seven seconds. */
const PATIENCE_MS = 2000;

export function showAhead(merger: Pick<Merger, 'open' | 'giveUp'>): ShownAhead {
  let shown: { readonly tree: string; readonly merged: Promise<Merged | undefined> } | undefined;
  const hide = async (): Promise<void> => {
    if (shown === undefined) return;
    const { merged } = shown;
    shown = undefined;
    const timer = setTimeout(merger.giveUp, PATIENCE_MS);
    await (await merged)?.close();
    clearTimeout(timer);
  };
  return {
    show: (layers, tree) => {
      const hidden = hide();
      const open = async (): Promise<Merged> => {
        await hidden;
        return merger.open(layers);
      };
      shown = { tree, merged: open().catch(() => undefined) };
    },
    take: async (tree) => {
      if (shown?.tree !== tree) return hide().then(() => undefined);
      const { merged } = shown;
      shown = undefined;
      return stillShown(await merged);
    },
    hide,
  };
}

async function stillShown(merged: Merged | undefined): Promise<Merged | undefined> {
  if (merged?.isShown() !== false) return merged;
  await merged.close();
  return undefined;
}
