/** Texts that are remembered: what repeats in a journal does so within a few attempts. */
const MOST = 64;

/** What a text comes to, found once while it keeps coming back; only the latest ones are kept. */
export function perText<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, { readonly found: Found }>();
  return (text) => {
    const entry = known.get(text);
    if (entry !== undefined) return entry.found;
    const found = find(text);
    if (known.size === MOST) known.clear();
    known.set(text, { found });
    return found;
  };
}
