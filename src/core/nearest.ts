import { editDistance } from './edit-distance.ts';

/** The candidate that a typed name most likely meant; undefined when none is near (a third of its letters, at least one). */
export function nearest(typed: string, candidates: readonly string[]): string | undefined {
  const name = plainName(typed);
  const most = Math.max(1, Math.floor(name.length / 3));
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(plainName(candidate).length - name.length) > most) continue;
    const distance = editDistance(name, plainName(candidate));
    if (distance <= most && (best === undefined || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** A name without what people vary: case and separators. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, '');
}
