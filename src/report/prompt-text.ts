import { fenced, forPrompt } from './sanitise.ts';
import { cut as clip } from './strip.ts';

/** One list item a line, as many as `most` characters have room for; how many of `total` are missing is said. */
export function listed(items: readonly string[], most: number, total: number = items.length): readonly string[] {
  const lines: string[] = [];
  let room = most;
  for (const item of items) {
    const line = `- ${clip(forPrompt(item).replaceAll(/\s+/g, ' ').trim(), most / 2)}`;
    room -= line.length + 1;
    if (room < 0) break;
    lines.push(line);
  }
  return lines.length < total ? [...lines, `- and ${total - lines.length} more`] : lines;
}

/** A text of at most `most` characters and a line that says how many are missing in its middle. */
export function cutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  return `${text.slice(0, half)}\n[... ${text.length - 2 * half} characters truncated ...]\n${text.slice(-half)}`;
}

/** Its heading in every prompt. */
export const CONTEXT_TITLE = '## The project, as prd.json and its specifications describe it';

/** Characters of the project's own words that a prompt shows. */
const MOST_CONTEXT = 4_000;

/** What prd.json and its specifications say of the whole project, as data; the end is cut off, and that is said. */
export function contextText(context: string, nonce: string): string {
  if (context.trim() === '') return '';
  const left = context.length - MOST_CONTEXT;
  const cut = left > 0 ? `${context.slice(0, MOST_CONTEXT)}\n[... ${left} characters truncated ...]` : context;
  return fenced(cut, nonce);
}

/** Title line and body, or nothing when there is nothing to say. */
export function section(title: string, body: string): readonly string[] {
  return body === '' ? [] : [title, body, ''];
}
