/** What other programs would act on: links, without the punctuation of the sentence behind them, closing keywords, mentions, and a slash command at the start of a line. */
const url = /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s`|<>"]*[^\s`|<>"'.,:;!?)\]}]/;
const closing =
  /(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?:\s*:\s*|\s+)(?:(?:[\w.-]+\/[\w.-]+)?#|GH-|https?:\/\/[^\s`|<>"]+?\/(?:issues|pull|pulls|discussions)\/)\d+[^\s`|<>"]*/;
const mention = /(?<![A-Za-z0-9])@[A-Za-z0-9_][\w./@-]*/;
const slashCommand = /(?<=^[^\S\n]*)\/[A-Za-z][^\s`|<>"]*/;
const live = new RegExp([closing, url, mention, slashCommand].map(({ source }) => `(?:${source})`).join('|'), 'gimu');

/**
 * Plain text as inline Markdown that is also safe inside HTML such as `<summary>`: what Markdown or HTML would read as markup
 * becomes entities, what GitHub or a bot would act on is shown as code. Links stay live only to `hosts`, over https.
 */
export function inline(text: string, hosts: readonly string[]): string {
  return text
    .split('\n')
    .map((line) => inlineLine(line.trimStart(), hosts))
    .join('\n');
}

function inlineLine(line: string, hosts: readonly string[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const match of line.matchAll(live)) {
    pieces.push(escapeText(line.slice(end, match.index)), liveToken(match[0], hosts));
    end = match.index + match[0].length;
  }
  pieces.push(escapeText(line.slice(end)));
  return escapeLineStart(pieces.join(''));
}

function liveToken(token: string, hosts: readonly string[]): string {
  const href = listedLink(token, hosts);
  if (href !== undefined) return `<a href="${escapeText(href)}">${inCode(token)}</a>`;
  return `<code>${inCode(token)}</code>`;
}

function listedLink(token: string, hosts: readonly string[]): string | undefined {
  const parsed = URL.parse(token);
  if (parsed === null || parsed.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
    return undefined;
  return hosts.includes(parsed.host) ? parsed.href.replaceAll('"', '%22') : undefined;
}

/**
 * Not a live address, mention or issue even where nobody reads it as Markdown: GitHub links addresses before it knows where they
 * stand, and a squash merge makes a pull request's description into a commit message as it is.
 */
function inCode(text: string): string {
  return escapeText(text)
    .replaceAll('://', '&#58;//')
    .replaceAll('@', '&#64;')
    .replace(/(?<=www)\./gi, '&#46;')
    .replace(/(?<!&)#(?=\d)/g, '&#35;')
    .replace(/(?<=GH)-(?=\d)/gi, '&#45;');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '`': '&#96;',
  '*': '&#42;',
  '[': '&#91;',
  ']': '&#93;',
  '|': '&#124;',
  '~': '&#126;',
  $: '&#36;',
  '\\': '&#92;',
};

/** An `@` that is no mention could still make a mail address into a link. */
function escapeText(text: string): string {
  return text
    .replace(/[&<>`*[\]|~$\\]/g, (character) => entities[character] ?? character)
    .replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '&#95;')
    .replace(/(?<=\S)@/g, '&#64;');
}

/** Headings, lists and rules begin with these. */
function escapeLineStart(line: string): string {
  return line.replace(/^[#+=-]|(?<=^\d{1,9})[.)]/, (mark) => `&#${mark.charCodeAt(0)};`);
}
