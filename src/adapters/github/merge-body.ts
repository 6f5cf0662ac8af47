import { markerEnd, markerLine } from './marker.ts';

/** Our part of a pull request's description. */
export interface OwnText {
  /** Name of the marker around it. */
  readonly marker: string;
  readonly text: string;
}

/** Our text between its marker lines. Lines in it that look like its end are left out. */
export function ownBlock({ marker, text }: OwnText): string {
  return [markerLine(marker), text.replaceAll(markerEnd(marker), ''), markerEnd(marker)].join('\n');
}

/**
 * The description with our block replaced and everything around it kept, byte for byte: people write there too. Undefined
 * when there is no whole block of ours, which means that the text is not, or no longer, ours to change.
 */
export function mergeBody(existing: string, ours: OwnText): string | undefined {
  const found = findBlock(existing, ours.marker);
  if (found === undefined) return undefined;
  return `${existing.slice(0, found.from)}${ownBlock(ours)}${existing.slice(found.to)}`;
}

/** Whether the description carries a whole block of ours. */
export function hasBlock(existing: string, marker: string): boolean {
  return findBlock(existing, marker) !== undefined;
}

function findBlock(existing: string, marker: string): { from: number; to: number } | undefined {
  const from = `\n${existing}`.indexOf(`\n${markerLine(marker)}`);
  if (from < 0) return undefined;
  const end = markerEnd(marker);
  const at = existing.indexOf(end, from);
  return at < 0 ? undefined : { from, to: at + end.length };
}
