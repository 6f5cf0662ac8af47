/** As a sentence: a capital first, but for the name of a setting or a file, and a full stop last where it has no other mark. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/\.$/, '');
  const end = /[?!]$/.test(trimmed) ? '' : '.';
  if (/^(?:[a-z]\w*:|\w+[_.]\w)/.test(trimmed)) return `${trimmed}${end}`;
  return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}${end}`;
}
