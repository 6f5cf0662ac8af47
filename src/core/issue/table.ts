import type { Tokens } from 'marked';
import type { DraftStory } from './draft.ts';
import { idsIn, priorityOf, readHeadline } from './headline.ts';
import { isBreak, wordsOf } from './inline.ts';

type Column = 'id' | 'title' | 'description' | 'criteria' | 'priority' | 'after' | 'done';

const names: readonly (readonly [RegExp, Column])[] = [
  [/^(?:#|id|story id|key|no\.?)$/i, 'id'],
  [/^(?:title|story|user story|name|task|feature|item|summary)$/i, 'title'],
  [/^(?:description|details?|what|notes?)$/i, 'description'],
  [
    /^(?:acceptance(?: criteria)?|criteria|criterion|ac|done when|definition of done|dod|requirements?|verification)$/i,
    'criteria',
  ],
  [/^(?:priority|prio|p)$/i, 'priority'],
  [/^(?:depends on|dependencies|deps|after|blocked by)$/i, 'after'],
  [/^(?:done|status|passes|state)$/i, 'done'],
];

/** The stories of a table whose head names a title; undefined when the table is about something else. */
export function tableStories({ header, rows }: Tokens.Table): TableStories | undefined {
  const columns = header.map(({ tokens }) => columnOf(wordsOf(tokens)));
  if (!columns.includes('title') || !columns.some((column) => column !== undefined && column !== 'title'))
    return undefined;
  const read = rows.map((row) => readRow(row, columns)).filter(({ title }) => title !== '');
  const open = read.filter(({ done }) => !isDone(done));
  return { stories: open.map(storyOf), done: read.length - open.length };
}

export interface TableStories {
  readonly stories: readonly DraftStory[];
  /** Rows that say that they are done. */
  readonly done: number;
}

type Row = Readonly<Record<Column, string>> & { readonly lines: readonly string[] };

function columnOf(name: string): Column | undefined {
  return names.find(([pattern]) => pattern.test(name))?.[1];
}

function readRow(cells: readonly Tokens.TableCell[], columns: readonly (Column | undefined)[]): Row {
  const of = (wanted: Column): Tokens.TableCell | undefined => cells[columns.indexOf(wanted)];
  const words = (wanted: Column): string => wordsOf(of(wanted)?.tokens);
  return {
    ...{ id: words('id'), title: words('title'), description: words('description'), criteria: words('criteria') },
    ...{ priority: words('priority'), after: words('after'), done: words('done') },
    lines: linesOf(of('criteria')),
  };
}

/** Lines of a cell: `<br>` is all that breaks one; a semicolon separates what stands on one line. */
function linesOf(cell: Tokens.TableCell | undefined): readonly string[] {
  if (cell === undefined) return [];
  const parts: Tokens.TableCell['tokens'][] = [[]];
  for (const token of cell.tokens) {
    if (isBreak(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const lines = parts.map(wordsOf);
  const split = lines.length === 1 ? (lines[0] ?? '').split(/;\s+/) : lines;
  return split.map((line) => line.replace(/^(?:[-*•]|\d+[.)])\s+/u, '').trim()).filter((line) => line !== '');
}

function isDone(word: string): boolean {
  return /^(?:x|✓|✔|✅|yes|true|done|complete|completed|closed|passed)$/iu.test(word.trim());
}

function storyOf(row: Row): DraftStory {
  const headline = readHeadline(row.title);
  const [id] = idsIn(row.id);
  const priority = priorityOf(row.priority) ?? headline.priority;
  return {
    ...headline,
    description: row.description,
    criteria: row.lines,
    after: [...new Set([...idsIn(row.after), ...headline.after])],
    ...(id === undefined ? {} : { id }),
    ...(priority === undefined ? {} : { priority }),
  };
}
