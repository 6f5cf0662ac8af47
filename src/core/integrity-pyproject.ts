import { isFile } from './integrity-test-change.ts';
import { noRuling, type PathTexts, type Ruling, type SnapshotChange } from './integrity-types.ts';
import { deed, permit, shown } from './integrity-words.ts';

/** pyproject.toml by table (04-trust rule 10): what test runners read goes back, the product's own metadata is free. */
export function pyprojectRuling(path: string, texts: PathTexts, change: SnapshotChange): Ruling {
  const { old = '', new: next = '' } = texts;
  if (runnerLines(old) === runnerLines(next)) return noRuling;
  const message = `${deed(change.status)} the test-runner tables of ${shown(path)}; the controller restored them. ${permit(path)}`;
  const findings = [{ class: 'policy', rule: 'test-runner-config-changed', path, message } as const];
  const merged = isFile(change.newMode) && texts.new !== undefined ? mergeTables(old, next) : undefined;
  const isRestored = merged !== undefined && runnerLines(merged) === runnerLines(old);
  return { findings, restore: [{ path, to: isRestored ? { text: merged } : 'run-start' }] };
}

/** The new file with the runner tables of the old one at its end: the order of tables means nothing in TOML. */
function mergeTables(old: string, next: string): string {
  const own = tablesOf(next).filter((table) => !isRunner(table));
  const kept = tablesOf(old).filter(isRunner);
  const text = [...own, ...kept].map((table) => (table === '' || table.endsWith('\n') ? table : `${table}\n`)).join('');
  return next.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** Tables of pyproject.toml that test runners read. */
const runnerTable =
  /^\[+\s*["']?tool["']?\s*\.\s*["']?(?:pytest|coverage|tox|hatch\.envs|nox|pdm\.scripts|poe)\b|^\[[^\]\n]*\\/;

/** A header, or a line of an array: that has commas, unless it stands for a list of one. */
const tableStart = /^(?=[ \t]*\[{1,2}[^\n,]*\][ \t]*(?:#[^\n]*)?$)/m;

function isRunner(table: string): boolean {
  return runnerTable.test(table.trimStart());
}

/** The text by its tables. What seems to be a header belongs to a runner table as long as one of its lists is open. */
function tablesOf(text: string): readonly string[] {
  const tables: string[] = [];
  let open = 0;
  for (const piece of text.replaceAll('\r\n', '\n').split(tableStart)) {
    if (open > 0) tables.push(`${tables.pop()}${piece}`);
    else tables.push(piece);
    open = open > 0 || isRunner(piece) ? Math.max(0, open + openedIn(piece)) : 0;
  }
  return tables;
}

/** How many lists are opened and not closed; texts and comments do not count. */
function openedIn(piece: string): number {
  const marks = piece.match(/"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|#.*|[[\]]/g) ?? [];
  return marks.filter((mark) => mark === '[').length - marks.filter((mark) => mark === ']').length;
}

/** Lines of the runner tables, however the tables are ordered: dotted keys under `[tool]` count as well. */
function runnerLines(text: string): string {
  const own = tablesOf(text)
    .filter(isRunner)
    .map((table) => table.trimEnd());
  const dotted = [...text.matchAll(dottedKey)].map(([line]) => line);
  return [...own, ...dotted].toSorted().join('\n');
}

const dottedKey = /^[ \t]*(?:(?:tool\s*\.\s*)?["']?(?:pytest|coverage|tox)["']?\s*[.=]|["']?tool["']?\s*=).*/gm;
