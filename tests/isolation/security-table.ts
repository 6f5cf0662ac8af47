import type { Column } from '../support/isolation/columns.ts';
import { attacks } from './attacks/all.ts';
import type { Measured } from './attacks/measure.ts';

/** Column -> attack -> what the table says of it. */
export type Cells = ReadonlyMap<string, ReadonlyMap<string, string>>;

const begin = '<!-- measured: begin -->';
const end = '<!-- measured: end -->';
const unknown = '—';

/** What the table says of each attack of one column. */
export function cellsOf(measured: readonly Measured[]): ReadonlyMap<string, string> {
  const ids = [...new Set(measured.map(({ attack }) => attack))];
  return new Map(ids.map((id) => [id, cellOf(measured.filter(({ attack }) => attack === id))]));
}

/** The worse of the two roles; `works` in bold, because that is what a reader must see. */
function cellOf(both: readonly Measured[]): string {
  if (both.some(({ won }) => won)) return '**works**';
  return both.some(({ refused }) => refused !== undefined) ? 'noticed' : 'stopped';
}

/** The page with the measured columns put in; a column that was not measured keeps what the page says. */
export function withTable(page: string, columns: readonly Column[], cells: Cells): string {
  const known = readTable(page, columns);
  const head = ['the process …', 'row', ...columns.map(({ title }) => title)];
  const rows = attacks.map(({ id, title, row }) => [
    title,
    row,
    ...columns.map((column) => cells.get(column.id)?.get(id) ?? known.get(column.id)?.get(id) ?? unknown),
  ]);
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const [before = '', rest = ''] = page.split(begin);
  return `${before}${begin}\n${table}\n${end}${rest.split(end)[1] ?? ''}`;
}

/** What the page says, by column and attack. */
export function readTable(page: string, columns: readonly Column[]): Cells {
  const text = page.split(begin)[1]?.split(end)[0] ?? '';
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const idOf = (title: string | undefined) => attacks.find((attack) => attack.title === title)?.id ?? '';
  return new Map(
    columns.map(({ id, title }) => {
      const place = head.indexOf(title);
      const found = rows.map((row): [string, string] => [idOf(row[0]), row[place] ?? unknown]);
      return [id, new Map(place < 0 ? [] : found)];
    }),
  );
}
