import { forCell } from './sanitise.ts';

/** Where links of a report lead (03-interface §6); without it nothing is linked. */
export interface Links {
  /** For example `https://github.com`. */
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Address of the workflow run. */
  readonly runUrl: string;
  /** Name of the workflow, to start it again; a re-run would keep the old commit. */
  readonly workflow?: string;
}

/** Foreign text of at most `maxChars` characters in one line, safe anywhere in a Markdown line. */
export function text(value: string, maxChars = 300): string {
  return forCell(value, { maxChars });
}

/** A name, path or command part shown as code. */
export function code(value: string): string {
  return `<code>${text(value).replace(/<\/?code>/g, '')}</code>`;
}

/** A link whose text is shown as code; only the text when there are no links or the repository has no usable name. */
export function codeLink(value: string, links: Links | undefined, path: readonly string[]): string {
  if (links === undefined || !/^[\w.-]+\/[\w.-]+$/.test(links.repository)) return code(value);
  return `[${code(value)}](${address(links.serverUrl)}/${links.repository}/${path.map(encodePath).join('/')})`;
}

/** A link with our own words. */
export function link(words: string, url: string): string {
  return `[${words}](${address(url)})`;
}

/** A row of a table; the cells are Markdown already. */
export function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => (cell === '' ? ' ' : cell)).join(' | ')} |`;
}

/** A collapsible block; the head is Markdown-free HTML already, the body blocks of Markdown. */
export function details(head: string, body: readonly string[]): string {
  return [`<details><summary>${head}</summary>`, ...body, '</details>'].join('\n\n');
}

function encodePath(part: string): string {
  return part.split('/').map(encode).join('/');
}

function encode(part: string): string {
  return encodeURIComponent(part).replace(/[()'*!~]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

/** An address inside `(…)` must not end it. */
function address(url: string): string {
  return url.replace(/[\s()<>"'`\\|]/g, (character) => encodeURIComponent(character).replace(/[()']/g, ''));
}
