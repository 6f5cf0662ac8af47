/** One simple command of a shell text, in the folder that `cd` led to. */
export interface SimpleCommand {
  readonly words: readonly string[];
  /** Relative to the repository root, '' = the root. */
  readonly folder: string;
}

/** Folders deeper than this are not followed: nothing that deep is imported (10-fine-print, Limits of a snapshot). */
const DEEPEST_FOLDER = 40;

/** Nesting of `bash -c "…"` that is followed. */
const DEEPEST = 4;

/**
 * Splits a shell text into simple commands: quotes and escapes resolved, operators and redirections dropped, `cd` followed, quoted
 * commands (`bash -c "…"`, `concurrently "npm:test"`) read as well. Good enough to find what a check runs; it expands nothing.
 */
export function simpleCommands(text: string, folder = '', depth = 0): readonly SimpleCommand[] {
  let here = folder;
  return splitCommands(text).flatMap((words): readonly SimpleCommand[] => {
    if (words[0] === 'cd' && words[1] !== undefined) {
      here = joinPath(here, words[1]) ?? here;
      return [];
    }
    const inner = depth < DEEPEST ? words.slice(1).filter((word) => /\s/.test(word)) : [];
    return [{ words, folder: here }, ...inner.flatMap((word) => simpleCommands(word, here, depth + 1))];
  });
}

/** A path relative to the repository root; undefined when it leaves the repository, is absolute or is expanded by the shell. */
export function joinPath(folder: string, path: string): string | undefined {
  if (path.startsWith('/') || path.startsWith('~') || path.includes('$') || path.includes('`')) return undefined;
  const segments: string[] = [];
  for (const segment of `${folder}/${path}`.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.length > DEEPEST_FOLDER ? undefined : segments.join('/');
}

const token =
  /\\\n|\s*\n|[ \t\r]+|#[^\n]*|&&|\|\||[0-9]*(?:>>?|<)&?[ \t]*|[;&|(){}]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|[^\s;&|(){}'"\\<>]+|[\s\S]/g;

function splitCommands(text: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  for (const [piece] of text.slice(0, 100_000).matchAll(token)) {
    const kind = kindOf(piece, word);
    if (kind === 'word') word = (word ?? '') + unquote(piece);
    else {
      if (word !== undefined) commands.at(-1)?.push(word);
      word = undefined;
      if (kind === 'end') commands.push([]);
    }
  }
  if (word !== undefined) commands.at(-1)?.push(word);
  return commands.map(withoutKeywords).filter((words) => words.length > 0);
}

/** Whether a token continues a word, ends the word, or ends the command. */
function kindOf(piece: string, word: string | undefined): 'word' | 'space' | 'end' {
  if (/^(?:\\\n|[ \t\r]+|[0-9]*[<>].*)$/.test(piece)) return 'space';
  if (piece.startsWith('#') && word === undefined) return 'space';
  // `${NAME}` belongs to its word.
  if (piece === '{' && word?.endsWith('$') === true) return 'word';
  return /^(?:\s*\n|&&|\|\||[;&|(){}])$/.test(piece) ? 'end' : 'word';
}

function unquote(piece: string): string {
  if (piece.startsWith("'") && piece.length > 1) return piece.slice(1, -1);
  if (piece.startsWith('"') && piece.length > 1) return piece.slice(1, -1).replace(/\\(["\\$`\n])/g, '$1');
  return piece.startsWith('\\') && piece.length > 1 ? piece.slice(1) : piece;
}

const keyword = /^(?:if|then|else|elif|fi|while|until|do|done|for|in|!|time|\[|\[\[)$/;

/** Drops words of the shell itself before the program, and the marks that make puts before a recipe. */
function withoutKeywords(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !keyword.test(word));
  const [program, ...rest] = first < 0 ? [] : words.slice(first);
  return program === undefined ? [] : [program.replace(/^[@+-]+(?=[\w.])/, ''), ...rest];
}
