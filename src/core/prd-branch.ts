const MAX_COMPONENT_BYTES = 255;
/** Control characters, space, DEL and what git's own rules forbid anywhere in a ref. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: git forbids exactly these control characters in a ref.
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/;

/**
 * Whether a name can be given to `git branch` as it stands (catalogue G10, 03-interface §3). Stricter than
 * `git check-ref-format --branch`, which accepts `@` and a full `refs/heads/…` path.
 */
export function isValidBranchName(name: string): boolean {
  if (name === '' || name === '@' || name === 'HEAD' || name.startsWith('refs/')) return false;
  if (FORBIDDEN.test(name)) return false;
  return name.split('/').every(isValidComponent);
}

/** Each part becomes a file name below `.git/refs`, and `.lock` is git's own. */
function isValidComponent(part: string): boolean {
  if (part.startsWith('.') || part.endsWith('.lock')) return false;
  return new TextEncoder().encode(part).length <= MAX_COMPONENT_BYTES;
}
