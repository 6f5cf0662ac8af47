import { marked } from 'marked';

/** What a person's browser would get from Markdown, as far as GitHub's own filters do not change it. */
export interface Rendered {
  readonly html: string;
  /** Every tag name that opens in the HTML, without repeats, sorted. */
  readonly tags: readonly string[];
  /** Text outside `code` and `pre`: where GitHub looks for mentions and closing keywords. */
  readonly liveText: string;
}

/** Renders GitHub-flavoured Markdown. */
export function rendered(markdown: string): Rendered {
  const html = marked.parse(markdown, { async: false, gfm: true });
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map((match) => (match[1] ?? '').toLowerCase());
  const outside = html
    .replace(/<(code|pre)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ⟨code⟩ ')
    // Two blocks are two texts to whoever looks for a mention.
    .replace(/<\/?(?:details|summary|p|table|thead|tbody|tr|td|th|ul|ol|li|h[1-6]|br)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return { html, tags: [...new Set(tags)].sort(), liveText: decoded(outside) };
}

/** A mention as GitHub finds one in rendered text. */
export const mention = /(?:^|[^A-Za-z0-9_])@[a-z0-9][a-z0-9-]*/i;

/** A closing keyword with an issue, in any of its forms. */
export const closingKeyword =
  /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:(?:[\w.-]+\/[\w.-]+)?#\d|GH-\d|https?:\/\/\S+\/issues\/\d)/i;

/** Characters that no reader can see or that change what they see. */
export const invisible = /(?![\n\t])[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2028\u2029]/u;

function decoded(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_all, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
