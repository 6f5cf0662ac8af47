import { forCell } from './sanitise.ts';
import { cut } from './strip.ts';

/** Where links of a report lead (03-interface §6); without it nothing is linked. */
export interface Links {
  /** For example `https://github.com`. */
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Address of the workflow run. */
  readonly runUrl: string;
  /** Address of the job within it; the run's own when it is not known. */
  readonly jobUrl?: string;
  /** Name of the workflow, to start it again; a re-run would keep the old commit. */
  readonly workflow?: string;
  /** Event that started the workflow run; absent = one that a person can cause from the Actions tab. */
  readonly eventName?: string;
  /** What commands in comments begin with; absent = `/ralph`. */
  readonly phrase?: string;
}

/** Whether comments or reviews started the run, which a workflow that listens to them alone takes no other way. */
export function isOfThread(links: Links | undefined): boolean {
  return ['issue_comment', 'issues', 'pull_request_review'].includes(links?.eventName ?? '');
}

/** The shell's line that starts the workflow by its name; undefined when the name is not known. */
export function dispatchLine(links: Links | undefined, inputs = ''): string | undefined {
  if (links?.workflow === undefined) return undefined;
  return `gh workflow run ${shellWord(links.workflow)} --repo ${shellWord(links.repository)}${inputs}`;
}

/** A word that a shell takes as it is. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) && !text.startsWith('-') ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Foreign text of at most `maxChars` characters in one line, safe anywhere in a Markdown line. */
export function text(value: string, maxChars = 300): string {
  return forCell(value, { maxChars });
}

/** A name, path or command part shown as code. */
export function code(value: string): string {
  return `<code>${text(value).replace(/<\/?code>/g, '')}</code>`;
}

/** Foreign and own words; what stands between two backticks is code. */
export function withCode(said: string, maxChars = 1500): string {
  const parts = cut(said, maxChars).split('`');
  const isPaired = parts.length % 2 === 1;
  if (!isPaired) return text(said, maxChars);
  return parts.map((part, at) => (at % 2 === 1 ? code(part) : spaced(part))).join('');
}

/** The sanitiser takes spaces at the ends away, which here stand beside code. */
function spaced(part: string): string {
  const inner = text(part, 1500);
  if (inner === '') return part === '' ? '' : ' ';
  return `${/^\s/.test(part) ? ' ' : ''}${inner}${/\s$/.test(part) ? ' ' : ''}`;
}

/** A link whose text is shown as code; only the text when there are no links or the repository has no usable name. */
export function codeLink(value: string, links: Links | undefined, path: readonly string[]): string {
  const url = addressOf(links, path);
  return url === undefined ? code(value) : `[${code(value)}](${url})`;
}

/** A line of a file, linked to the commit that has it. */
export interface Place {
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** Undefined: nobody else has the file yet, so it is not linked. */
  readonly commit?: string | undefined;
}

/** `src/a.ts:12` as a link; only the text for a path that would lead out of the repository. */
export function placeLink({ file, line, commit }: Place, links: Links | undefined): string {
  const name = line === undefined ? file : `${file}:${line}`;
  const isInside = file.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  const url = commit === undefined || !isInside ? undefined : addressOf(links, ['blob', commit, file]);
  if (url === undefined) return code(name);
  return `[${code(name)}](${url}${line === undefined ? '' : `#L${line}`})`;
}

function addressOf(links: Links | undefined, path: readonly string[]): string | undefined {
  if (links === undefined || !/^[\w.-]+\/[\w.-]+$/.test(links.repository)) return undefined;
  return `${address(links.serverUrl)}/${links.repository}/${path.map(encodePath).join('/')}`;
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

/** A path or ref inside an address. */
export function encodePath(part: string): string {
  return part.split('/').map(encode).join('/');
}

function encode(part: string): string {
  return encodeURIComponent(part).replace(/[()'*!~]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

/** An address inside `(…)` must not end it. */
function address(url: string): string {
  return url.replace(/[\s()<>"'`\\|]/g, (character) => encodeURIComponent(character).replace(/[()']/g, ''));
}
