/** As a sentence: a capital first, but for the name of a setting or a file, and a full stop last. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/\.$/, '');
  if (/^(?:[a-z]\w*:|\w+[_.]\w)/.test(trimmed)) return `${trimmed}.`;
  return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}.`;
}
