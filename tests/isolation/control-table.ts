import type { ViewKind } from '../../src/core/isolation.ts';
import type { Column } from '../support/isolation/columns.ts';
import { samples } from './samples/all.ts';
import type { SampleResult } from './samples/controller.ts';

/** One kind of walls with one kind of views. */
export interface ControlCase {
  readonly column: Column;
  readonly views: ViewKind;
}

const begin = '<!-- control group: begin -->';
const end = '<!-- control group: end -->';
const unknown = '—';
const head = ['level', 'views', ...samples.map(({ name }) => name)];

/** How the two gates of a project ended, as the table says it. */
export function controlCell({ sample, first = '', second = '', trouble }: SampleResult): string {
  const known = samples.find(({ name }) => name === sample);
  const isPassed = [first, second].map((output) => /EXIT 0\s*$/.test(output));
  if (known === undefined || trouble !== undefined || isPassed[0] !== true) return '**fails**';
  if (isPassed[1] !== true) return 'passes, **fails**';
  return known.warm.test(second) && !known.cold.test(second) ? 'passes, warm' : 'passes, **cold**';
}

/** The page with what was measured of one case put in; everything else keeps what the page says. */
export function withControlTable(
  page: string,
  cases: readonly ControlCase[],
  measured?: { readonly of: ControlCase; readonly results: readonly SampleResult[] },
): string {
  const [before = '', rest = ''] = page.split(begin);
  const [table = '', after = ''] = rest.split(end);
  const known = new Map(rowsOf(table).map(([level, views, ...cells]) => [`${level} ${views}`, cells]));
  const rows = cases.map((each) => {
    const { title } = each.column;
    const now = measured?.of === each ? measured.results : [];
    const cells = samples.map(({ name }, index) => {
      const found = now.find(({ sample }) => sample === name);
      return found === undefined ? (known.get(`${title} ${each.views}`)?.[index] ?? unknown) : controlCell(found);
    });
    return [title, each.views, ...cells];
  });
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${before}${begin}\n${lines.join('\n')}\n${end}${after}`;
}

function rowsOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
