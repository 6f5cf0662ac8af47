/**
 * The body without what a mail client put under a reply (03-interface §4): a header such as `On … wrote:` that is not followed by
 * `>` lines, a forwarded or original message, and a signature. What stands between `>` lines is the sender's own text.
 */
export function withoutMailReply(body: string): string {
  const lines = body.split('\n');
  const end = lines.findIndex((line, index) => isSignature(line) || isCopied(lines, index));
  return end < 0 ? body : lines.slice(0, end).join('\n');
}

/** RFC 3676 §4.3: two dashes and a space, alone on a line. */
function isSignature(line: string): boolean {
  return line === '-- ';
}

/** Whether the message that is answered follows without any mark on its lines. */
function isCopied(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim();
  if (copied.some((pattern) => pattern.test(line))) return true;
  if (/^_{20,}$/.test(line) || mailField.test(line)) return isHeader(lines.slice(index, index + 6));
  const isAnswered = says(line) || says(`${line} ${(lines[index + 1] ?? '').trim()}`);
  return isAnswered && !isQuotedAfter(lines, index);
}

const copied: readonly RegExp[] = [
  /^-{2,}\s*(?:Original Message|Forwarded message|Urspr\S{1,2}ngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale)\s*-{2,}$/i,
  /^(?:Reply to this email directly|You are receiving this because)\b/i,
];

/** `On Mon, 2 Mar 2026 at 10:00, Jo <jo@example.com> wrote:` as clients of several languages write it. */
const answered =
  /^(?:On .{6,300} wrote|Am .{6,300} schrieb.{0,200}|Le .{6,300} a écrit|El .{6,300} escribió|Il .{6,300} ha scritto|Op .{6,300} schreef.{0,200}|Em .{6,300} escreveu)\s*:$/i;

/** The whole line has to be of its form, and none of that is longer. */
function says(line: string): boolean {
  return line.length <= 1000 && answered.test(line);
}

const mailField = /^\*?(?:From|Von|De|Da|Van)\s*:\*?\s/i;

/** Characters of a line that can be the name of a field. */
const MOST_OF_FIELD = 300;

/** Outlook repeats the fields of the message above its text. */
function isHeader(lines: readonly string[]): boolean {
  // A long line of blanks would be tried from each of them.
  const fields = lines.filter((line) => /^\*?[\p{L} ]{2,20}\s*:\*?\s/u.test(line.trimStart().slice(0, MOST_OF_FIELD)));
  return lines.some((line) => mailField.test(line.trim())) && fields.length >= 3;
}

function isQuotedAfter(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index + 1).find((line) => line.trim() !== '' && !/:\s*$/.test(line));
  return next?.startsWith('>') ?? false;
}
