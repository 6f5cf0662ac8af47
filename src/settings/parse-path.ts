import { accept, type Parsed, refuse } from './parsed.ts';

const FILE_HELP = 'Write the path of a file inside the repository, relative to its root, for example docs/prd.json.';
const FOLDER_HELP = 'Write the path of a folder inside the repository, relative to its root, for example packages/api.';

/** File inside the repository, normalised; links are followed and judged where the file is opened (catalogue B11). */
export function parsePath(text: string): Parsed<string> {
  const segments = segmentsInside(text, FILE_HELP);
  if (!segments.ok) return segments;
  const isFolder = segments.value.length === 0 || /(?:^|\/)\.?$/.test(text);
  return isFolder ? refuse('names a folder, not a file.', FILE_HELP) : accept(segments.value.join('/'));
}

/** Folder inside the repository, without a slash at its ends; the root is the empty text (catalogue B11). */
export function parseFolder(text: string): Parsed<string> {
  const segments = segmentsInside(text, FOLDER_HELP);
  return segments.ok ? accept(segments.value.join('/')) : segments;
}

function segmentsInside(text: string, help: string): Parsed<readonly string[]> {
  if (/^(?:[/~]|[A-Za-z]:)/.test(text)) return refuse('is not relative to the repository.', help);
  if (text.includes('\\')) return refuse('contains a backslash.', `${help} Separate folders with "/".`);
  const segments = text.split('/').filter((segment) => segment !== '.' && segment !== '');
  if (segments.includes('..')) return refuse('leads out of the repository with "..".', help);
  if (segments.some((segment) => segment.toLowerCase() === '.git')) return refuse('leads into .git.', help);
  return accept(segments);
}
