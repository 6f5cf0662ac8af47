/**
 * The hidden line that says whose a text is: an HTML comment, invisible when rendered. The name is encoded so that nothing in
 * it can end the comment or the line.
 */
export function markerLine(name: string): string {
  return `<!-- ralph-action: ${encodeURIComponent(name)} -->`;
}

/** The line that ends a marked block. */
export function markerEnd(name: string): string {
  return `<!-- /ralph-action: ${encodeURIComponent(name)} -->`;
}

/**
 * Whether the text begins with the marker. Only the first line counts: bots that quote what people write would otherwise carry
 * a marker that a stranger copied.
 */
export function beginsWithMarker(text: string, name: string): boolean {
  return (text.split('\n', 1)[0] ?? '').trimEnd() === markerLine(name);
}

/** Whether GitHub holds this very text: it keeps CRLF of its editor and may drop white space at the end. */
export function sameText(one: string, other: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(one) === plain(other);
}
