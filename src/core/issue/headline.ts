import { own } from '../own.ts';

/** What the line that names a story says beside its title. */
export interface Headline {
  readonly id?: string;
  readonly title: string;
  readonly priority?: number;
  readonly after: readonly string[];
}

/** `US-001: Title (P1, after US-000)`, with the parts in any usual notation. */
export function readHeadline(text: string): Headline {
  const [id, named] = takeId(text.trim());
  const { rest: ordered, after } = takeAfter(named);
  const { rest, priority } = takePriority(ordered);
  const title = rest
    .replace(/\s*\(\s*\)\s*$/, '')
    .replace(/[\s:,;–—-]+$/u, '')
    .trim();
  return {
    title: title === '' ? text.trim() : title,
    after,
    ...(id === undefined ? {} : { id }),
    ...(priority === undefined ? {} : { priority }),
  };
}

/** The ids in a text such as `US-001, US-002`. */
export function idsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\b[A-Za-z][A-Za-z0-9]{0,15}-\d{1,6}\b/g)].map(([id]) => id))];
}

/** The number behind a word or number of priority (03-interface §3, rule 6); undefined when it is none. */
export function priorityOf(text: string): number | undefined {
  const word = text.trim().toLowerCase();
  if (/^\d{1,4}$/.test(word)) return Number(word);
  return own(priorities, word);
}

const priorities: Readonly<Record<string, number>> = {
  ...{ critical: 0, urgent: 0, p0: 0, high: 1, p1: 1, medium: 2, normal: 2, p2: 2, low: 3, p3: 3, p4: 4 },
};

const leadingId =
  /^(?:(?:user )?(?:story|task|feature)\s+)?[[(]?([A-Za-z][A-Za-z0-9]{0,15}-\d{1,6})[\])]?\s*(?:[:.–—-]\s*|\s)(?=\S)/iu;
/** `Story 3: Title`: a number that only counts. */
const leadingCount = /^(?:user story|story|task|feature)\s*#?\d{1,4}\s*[:.)–—-]\s*(?=\S)/iu;

function takeId(text: string): readonly [id: string | undefined, rest: string] {
  const found = leadingId.exec(text);
  if (found !== null) return [found[1], text.slice(found[0].length)];
  return [undefined, text.replace(leadingCount, '')];
}

const afterWords =
  /[(,;]?\s*\b(?:depends on|after|blocked by|needs)\s*:?\s+((?:[A-Za-z][A-Za-z0-9]{0,15}-\d{1,6}(?:\s*(?:,|and|&)\s*)?)+)\)?/iu;

function takeAfter(text: string): { readonly rest: string; readonly after: readonly string[] } {
  const found = afterWords.exec(text);
  if (found === null) return { rest: text, after: [] };
  const [isOpening, isClosing] = [found[0].startsWith('('), found[0].endsWith(')')];
  // A parenthesis that holds something else as well stays.
  const kept = isOpening === isClosing ? '' : isOpening ? '(' : ')';
  const rest = text.slice(0, found.index) + kept + text.slice(found.index + found[0].length);
  return { rest, after: idsIn(found[1] ?? '') };
}

const priorityMark =
  /\s*(?:[([]\s*(?:priority:?\s*)?(p[0-4]|critical|urgent|high|medium|normal|low)\s*[)\]]|[([,;]?\s*\bpriority:\s*(p[0-4]|critical|urgent|high|medium|normal|low|\d{1,4})\b\s*[)\]]?)/iu;

function takePriority(text: string): { readonly rest: string; readonly priority?: number } {
  const found = priorityMark.exec(text);
  const priority = found === null ? undefined : priorityOf(found[1] ?? found[2] ?? '');
  if (found === null || priority === undefined) return { rest: text };
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length).trimStart()];
  const gap = /^[,;:.]/.test(behind) ? '' : ' ';
  return { rest: `${before}${gap}${behind}`.trim(), priority };
}
