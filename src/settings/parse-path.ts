import { accept, type Parsed, refuse } from './parsed.ts';

const HELP = 'Write the path of a file inside the repository, relative to its root, for example docs/prd.json.';

/** File inside the repository, normalised; links are followed and judged where the file is opened (catalogue B11). */
export function parsePath(text: string): Parsed<string> {
  if (/^(?:[/~]|[A-Za-z]:)/.test(text)) return refuse('is not relative to the repository.', HELP);
  if (text.includes('\\')) return refuse('contains a backslash.', `${HELP} Separate folders with "/".`);
  const segments = text.split('/').filter((segment) => segment !== '.' && segment !== '');
  if (segments.includes('..')) return refuse('leads out of the repository with "..".', HELP);
  if (segments.some((segment) => segment.toLowerCase() === '.git')) return refuse('leads into .git.', HELP);
  if (segments.length === 0 || /(?:^|\/)\.?$/.test(text)) return refuse('names a folder, not a file.', HELP);
  return accept(segments.join('/'));
}
