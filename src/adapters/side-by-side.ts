/**
 * Does one thing for each item, at most so many at a time; results in the order of the items. After one that `isLast` no further
 * one is begun.
 */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  { most, isLast }: { readonly most: number; readonly isLast: (result: Result) => boolean },
  act: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  let isOver = false;
  const work = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      const result = await act(item);
      results.set(index, result);
      isOver ||= isLast(result);
      if (isOver) return;
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(most, items.length)) }, work));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
