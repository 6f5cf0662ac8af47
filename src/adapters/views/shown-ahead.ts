import type { Merged, Merger } from '../isolation/merged.ts';
import type { Place } from '../isolation/place.ts';

type Layers = Extract<Place, { kind: 'layers' }>;

/** A tree of layers that is shown before anybody asks to look at it. */
export interface ShownAhead {
  /** Begins to show layers on top of a tree; what keeps it from that is told by whoever needs it. */
  show(layers: Layers, tree: string): void;
  /** What is shown when it is of this tree, for the caller to close; undefined = nothing, and nothing is shown any more. */
  take(tree: string): Promise<Merged | undefined>;
  /** Resolves when nothing is shown. */
  hide(): Promise<void>;
}

export function showAhead(merger: Pick<Merger, 'open'>): ShownAhead {
  let shown: { readonly tree: string; readonly merged: Promise<Merged | undefined> } | undefined;
  const hide = async (): Promise<void> => {
    const last = shown;
    shown = undefined;
    await (await last?.merged)?.close();
  };
  return {
    show: (layers, tree) => {
      shown = { tree, merged: merger.open(layers).catch(() => undefined) };
    },
    take: async (tree) => {
      if (shown?.tree !== tree) return hide().then(() => undefined);
      const { merged } = shown;
      shown = undefined;
      return merged;
    },
    hide,
  };
}
