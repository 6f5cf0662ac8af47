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
  const tables = (text: string): readonly string[] => text.replaceAll('\r\n', '\n').split(tableStart);
  const isRunner = (table: string): boolean => runnerTable.test(table.trimStart());
  const own = tables(next).filter((table) => !isRunner(table));
  const kept = tables(old).filter(isRunner);
  const text = [...own, ...kept].map((table) => (table === '' || table.endsWith('\n') ? table : `${table}\n`)).join('');
  return next.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** Tables of pyproject.toml that test runners read. */
const runnerTable =
  /^\[+\s*["']?tool["']?\s*\.\s*["']?(?:pytest|coverage|tox|hatch\.envs|nox|pdm\.scripts|poe)\b|^\[[^\]\n]*\\/;

/** A header: a line of an array may begin with a bracket too, but it has commas. */
const tableStart = /^(?=[ \t]*\[{1,2}[^\n,]*\][ \t]*(?:#[^\n]*)?$)/m;

/** Lines of the runner tables, however the tables are ordered: dotted keys under `[tool]` count as well. */
function runnerLines(text: string): string {
  const tables = text.replaceAll('\r\n', '\n').split(tableStart);
  const own = tables.filter((table) => runnerTable.test(table.trimStart())).map((table) => table.trimEnd());
  const dotted =
    text.match(/^[ \t]*(?:tool\s*\.\s*)?["']?(?:pytest|coverage|tox)["']?\s*[.=].*$|^[ \t]*["']?tool["']?\s*=.*$/gm) ??
    [];
  return [...own, ...dotted].toSorted().join('\n');
}
