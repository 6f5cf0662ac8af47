import { withoutComments, withoutHidden } from './hidden.ts';
import { inline } from './neutralise.ts';
import { cut, oneLine, strip } from './strip.ts';

/**
 * Text without anything that is not text: terminal sequences, control characters, bidi and zero-width marks, tag characters,
 * variation selectors; line ends are `\n` (catalogue O15, P2, P3). For verbatim output that goes to a file. Idempotent.
 */
export function plain(text: string): string {
  return strip(text);
}

/** How much of a text is shown, and where links may lead. */
export interface MarkdownOptions {
  /** Most characters shown; the rest is cut with `…`. */
  readonly maxChars: number;
  /** Hosts whose https links stay live; none by default. */
  readonly hosts?: readonly string[];
}

/**
 * Foreign text as inline Markdown, line by line: nothing in it is markup, a mention, a closing keyword, a live command, a link
 * to an unlisted host, or invisible (03-interface §6, catalogue O12-O15, P2-P4). Also safe inside `<summary>`.
 */
export function forMarkdown(text: string, options: MarkdownOptions): string {
  return inline(cut(strip(text), options.maxChars), options.hosts ?? []);
}

/** As `forMarkdown`, on one line: for table cells, headings and list items. */
export function forCell(text: string, options: MarkdownOptions): string {
  return inline(cut(oneLine(text), options.maxChars), options.hosts ?? []);
}

/**
 * Verbatim text as a fenced block that its content cannot leave (catalogue O14). A line that begins with a slash command is
 * moved in by one space, because bots read it there too (O13), and a comment that looks like one of our hidden markers is opened
 * up, because whoever looks for a marker reads the raw text.
 */
export function forFence(text: string, info = ''): string {
  const content = strip(text)
    .replace(/(?<!\n)\n+$/, '')
    .replace(/^\/(?=[A-Za-z][\w-]*(?:\s|$))/gm, ' /')
    .replace(/<!--(?=\s*\/?\s*ralph-action)/gi, '<! --');
  const longest = (content.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${info}\n${content}\n${fence}`;
}

/**
 * Foreign text as part of a commit message: one line that mentions nobody, closes nothing, skips no checks and is no trailer
 * (catalogue O12, P6). Idempotent.
 * @param maxChars most characters kept, 200 by default
 */
export function forCommitMessage(text: string, maxChars = 200): string {
  return cut(
    commitRules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), oneLine(text)),
    maxChars,
  );
}

const commitRules: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(\s*:\s*|\s+)((?:[\w.-]+\/[\w.-]+)?#|GH-|https?:\/\/\S+?\/(?:issues|pull|pulls|discussions)\/)(?=\d)/gi,
    '$1$2$3 ',
  ],
  [/(?<![A-Za-z0-9])@(?=[A-Za-z0-9_])/g, '@ '],
  [/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, '($1)'],
  [/^((?:[A-Za-z0-9]+-)+[A-Za-z0-9]+|skip-checks|cc)\s*[:=]/i, '$1 -'],
];

/**
 * Lines for the runner's log in which no workflow command is left: not after any leading white space, not in any case, not
 * after a bare carriage return, not as `##[` inside a line (catalogue O1-O7, 04-trust rule 15). Idempotent.
 * @param maxLineChars most characters of a line, 1,000 by default
 */
export function forLog(lines: readonly string[], maxLineChars = 1000): readonly string[] {
  return lines
    .flatMap((line) => strip(line).split('\n'))
    .map((line) => cut(line.replaceAll('##[', '## [').replace(/^(\s*)::/u, '$1: :'), maxLineChars));
}

/**
 * Foreign text for a prompt (04-trust rule 14): no invisible characters, no HTML comments (catalogue P1-P3). For text that
 * people see as it is, such as prd.json; instructions come first and this is fenced with `fenced`.
 */
export function forPrompt(text: string): string {
  return withoutComments(text);
}

/** As `forPrompt`, for Markdown that people see rendered (issues, comments): whatever rendering hides goes as well (P4). */
export function forPromptRendered(text: string): string {
  return withoutHidden(text);
}

/**
 * Data between two lines that carry a nonce, which the data cannot know and does not contain (catalogue P5, P10).
 * @param nonce letters, digits and dashes, at least 8, chosen at random by the caller for this one prompt
 */
export function fenced(text: string, nonce: string): string {
  if (!/^[A-Za-z0-9-]{8,}$/.test(nonce)) throw new Error(`A fence needs 8 or more of A-Z a-z 0-9 -, not "${nonce}".`);
  const content = strip(text)
    .replaceAll(nonce, '(fence removed)')
    .replace(/(?<!\n)\n+$/, '');
  return `--- BEGIN DATA ${nonce} ---\n${content}\n--- END DATA ${nonce} ---`;
}
