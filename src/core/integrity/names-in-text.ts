// Words of a text that may name files of the tree, and whether the text loads what they name.

/** A word of a text that may name a file. */
export interface Name {
  /** Without the variables before it. */
  readonly path: string;
  /** What stands before it says that it is loaded: `require`, `bootstrap=`, `-r`, `setupFiles:`. */
  readonly loads: boolean;
  /** A variable tells the folder. */
  readonly isTail: boolean;
}

const MOST_CHARS = 100_000;
const MOST_NAMES = 3_000;
/** How far before a word what says that it is loaded may stand: lists of several. */
const MOST_BEFORE = 160;

const variable = String.raw`\$\{[^}\n]{0,60}\}|\$\([^)\n]{0,60}\)|\$\w+|<rootDir>|%\w+%`;
const word = new RegExp(String.raw`(?:[\w@.~+*?\/\\:-]|${variable})+`, 'g');
const startsVariable = new RegExp(String.raw`^.*(?:${variable})["']?\/?`, 's');

/** The names of files that a text holds, dotted and nested names of modules as paths. */
export function namesIn(text: string): readonly Name[] {
  const found: Name[] = [];
  for (const { 0: raw, index } of text.slice(0, MOST_CHARS).matchAll(word)) {
    if (found.length >= MOST_NAMES) break;
    if (raw.length < 2 || raw.length > 200 || !/[A-Za-z]/.test(raw)) continue;
    const loads = isLoading(text.slice(Math.max(0, index - MOST_BEFORE), index)) || option.test(raw);
    found.push(...spellings(raw.replace(option, '')).map((name) => ({ ...name, loads })));
  }
  return found;
}

/** `-rhelper`, `-It/lib`; of `--require=./setup` the word ends at the `=` already. */
const option = /^-[rIpM](?=[\w./])/;

function spellings(raw: string): readonly Omit<Name, 'loads'>[] {
  const isTail = startsVariable.test(raw);
  const path = raw
    .replace(startsVariable, '')
    .replace(/^(?:file|link|portal):/, '')
    .replace(/^\/+/, '')
    .replace(/[.:?]+$/, '');
  if (path === '' || /^[-+]/.test(path) || path.includes('//')) return [];
  const all = [path];
  if (/^\w+(?:\.\w+)+$/.test(path)) all.push(path.replaceAll('.', '/'));
  if (/::|\\/.test(path)) all.push(path.replaceAll(/::|\\+/g, '/'));
  return all.map((each) => ({ path: each, isTail }));
}

/** What says that something is loaded: keys, options, statements. */
const says =
  /(?:([\w.-]+)["']?\s*(?:[:=]|=>|\()|<(\w[\w.-]*)|(?:^|\s)-{1,2}([A-Za-z][\w-]*)|\b(from|import|require\w*|include\w*|source|load|extends|use|apply|autoload)\b|(?:^|[\s;&|])(\.)(?=\s))/g;
const loading =
  /set-?up|bootstrap|require|import|plugin|preset|transform|environment|resolver|reporter|runner|helper|register|hooks?$|extends?$|globals?$|preload|autoload|loader|^-?(?:from|include|source|load|use|apply|r|p|I|M|env|\.)$/i;

function isLoading(before: string): boolean {
  const sentence = before.slice(before.search(/[^\]};]*$/));
  const last = [...sentence.matchAll(says)].at(-1)?.slice(1);
  return last?.some((part) => part !== undefined && loading.test(part)) ?? false;
}

/** Whether a text loads files that only its variables name: a loading word with nothing but a variable behind it. */
export function loadsUnnamed(text: string): boolean {
  return unnamed.test(text.slice(0, MOST_CHARS));
}

const unnamed = new RegExp(
  String.raw`(?:^|[\s;&|({])(?:source|\.|-?include|eval|load|require(?:_relative)?|import|use)[ (]+["']?(?:${variable})["']?(?=$|[\s;)])`,
  'm',
);
