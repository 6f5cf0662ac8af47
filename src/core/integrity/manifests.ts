import {
  applyEdits,
  createScanner,
  getNodeValue,
  type JSONPath,
  modify,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import type { IntegrityFinding } from '../state.ts';
import {
  brief,
  type Contents,
  deed,
  noRuling,
  type PathTexts,
  permit,
  putBack,
  type Ruling,
  type SnapshotChange,
  shown,
  type YamlReader,
} from './change.ts';
import type { GateUse } from './gate-files.ts';
import { scriptsOf } from './gate-scripts.ts';
import { syntaxes } from './languages.ts';
import type { Allowed } from './path-policy.ts';
import { isFile } from './test-cheats.ts';
import { maskSource } from './test-facts.ts';

/** A package.json, at the root or in a package. */
export function isManifest(path: string): boolean {
  return path === 'package.json' || path.endsWith('/package.json');
}

/**
 * package.json by key (04-trust rule 10): scripts that checks run, their pre and post scripts, and the keys above go back to what
 * they were; the rest of the edit and its formatting stay. What cannot be merged safely goes back as a whole.
 */
export function manifestRuling(
  change: SnapshotChange,
  contents: Contents,
  { use, allowed }: { readonly use: GateUse; readonly allowed: Allowed },
): Ruling {
  const { path } = change;
  const oldText = contents.get(path)?.old;
  const old = readManifest(oldText);
  if (change.status === 'added' || allowed(path) || oldText === undefined || old === undefined) return noRuling;
  const newText = change.status === 'deleted' || !isFile(change.newMode) ? undefined : contents.get(path)?.new;
  const now = readManifest(newText);
  if (newText !== undefined && now !== undefined) return keyRuling({ path, old, now, use, allowed }, oldText, newText);
  if (!guardsKeys(old, use)) return noRuling;
  if (newText !== undefined) return unreadable(path, newText);
  return whole(path, `${deed(change.status)} ${shown(path)}, whose scripts or keys the checks use`);
}

/** More keys than this are not put back one by one. */
const MOST_EDITS = 100;

function keyRuling(comparison: Comparison, oldText: string, newText: string): Ruling {
  const { path, old, now } = comparison;
  const edits = keyEdits(comparison);
  const ambiguous = now.duplicates && !old.duplicates;
  if (edits.length === 0 && !ambiguous) return noRuling;
  const plain = !now.duplicates && !now.oddScripts && edits.length <= MOST_EDITS;
  const merged = plain ? mergeKeys({ edits, old, oldText, newText }) : undefined;
  const settled = readManifest(merged);
  if (merged === undefined || settled === undefined || keyEdits({ ...comparison, now: settled }).length > 0) {
    return whole(path, `changed ${shown(path)} so that its keys cannot be restored one by one`);
  }
  return { findings: edits.map((edit) => keyFinding(path, edit)), restore: [{ path, to: { text: merged } }] };
}

/** Broken JSON makes the checks fail by themselves; what parsers read differently does not. */
function unreadable(path: string, text: string): Ruling {
  if (isTooDeep(text)) return whole(path, `nested ${shown(path)} too deep to be read`);
  const message = `${shown(path)} is no longer valid JSON; it was left as it is, the checks will show it.`;
  return { findings: [{ class: 'note', rule: 'manifest-unreadable', path, message }], restore: [] };
}

function whole(path: string, done: string): Ruling {
  const message = `${done}; the controller restored the whole file. ${permit(path)}`;
  return putBack({ class: 'policy', rule: 'manifest-replaced', path, message });
}

function keyFinding(path: string, edit: KeyEdit): IntegrityFinding {
  const message = `${edit.done}; the controller put it back. ${permit(path, edit.path.join('.'))}`;
  return { class: 'policy', rule: edit.rule, path, message };
}

/** Top-level keys that decide how gates run; `dependencies`, `exports` and all others are free. */
const protectedKeys = [
  'packageManager',
  'devEngines',
  'overrides',
  'resolutions',
  'pnpm',
  'jest',
  'vitest',
  'mocha',
  'ava',
  'c8',
  'nyc',
  'tap',
  'wireit',
];

/** One key that has to go back. */
interface KeyEdit {
  readonly path: JSONPath;
  readonly rule: 'script-changed' | 'script-removed' | 'script-added' | 'manifest-key-changed';
  /** What the sentence says was done. */
  readonly done: string;
}

/** A manifest before and after, with what the checks use of it. */
interface Comparison {
  readonly path: string;
  readonly old: Manifest;
  readonly now: Manifest;
  readonly use: GateUse;
  readonly allowed: Allowed;
}

/** Keys of a package.json that an attempt may not change and did (04-trust rule 10). */
function keyEdits(comparison: Comparison): readonly KeyEdit[] {
  const { path, allowed } = comparison;
  const edits = [...scriptEdits(comparison), ...topEdits(comparison)];
  return edits.filter((edit) => !allowed(path, edit.path.join('.')));
}

function scriptEdits({ path, old, now, use }: Comparison): readonly KeyEdit[] {
  const used = (name: string): string | undefined => (use.scripts.byName(name) ?? use.scripts.around(name))?.check;
  const file = shown(path);
  const existing = [...old.scripts].flatMap(([name, text]): readonly KeyEdit[] => {
    const check = used(name);
    const value = now.scripts.get(name);
    if (check === undefined || value === text) return [];
    const what = `scripts.${name} of ${file}, which check ${brief(check)} runs`;
    if (value === undefined) return [{ path: ['scripts', name], rule: 'script-removed', done: `removed ${what}` }];
    const done = `changed ${what}, from ${brief(text)} to ${brief(value)}`;
    return [{ path: ['scripts', name], rule: 'script-changed', done }];
  });
  const added = [...now.scripts.keys()].filter((name) => !old.scripts.has(name) && isForced(name, old, use));
  return [
    ...existing,
    ...added.map((name): KeyEdit => {
      const done = `added scripts.${name} to ${file}, which check ${brief(used(name) ?? '')} would run`;
      return { path: ['scripts', name], rule: 'script-added', done };
    }),
  ];
}

/** An added script that would run although no check asks for it by name: around one that did exist, or in place of a program. */
function isForced(name: string, old: Manifest, use: GateUse): boolean {
  if (use.scripts.byName(name)?.implied === true) return true;
  const around = use.scripts.around(name);
  return around !== undefined && (around.implied || scriptsOf(around.name, old.scripts).length > 0);
}

function topEdits({ path, old, now }: Comparison): readonly KeyEdit[] {
  return protectedKeys
    .filter((key) => old.keys.get(key) !== now.keys.get(key))
    .map((key) => {
      const verb = !old.keys.has(key) ? 'added' : now.keys.has(key) ? 'changed' : 'removed';
      return { path: [key], rule: 'manifest-key-changed', done: `${verb} "${key}" in ${shown(path)}` };
    });
}

/** Whether a manifest holds anything that the checks use. */
function guardsKeys(old: Manifest, use: GateUse): boolean {
  const scripts = [...old.scripts.keys()].some(
    (name) => (use.scripts.byName(name) ?? use.scripts.around(name)) !== undefined,
  );
  return scripts || protectedKeys.some((key) => old.keys.has(key));
}

/** Puts the edited keys back into the new text; its indent, line ends, byte order mark and last line end are kept. */
function mergeKeys(input: {
  readonly edits: readonly KeyEdit[];
  readonly old: Manifest;
  readonly oldText: string;
  readonly newText: string;
}): string {
  const { edits, old, oldText, newText } = input;
  const bom = newText.length - withoutBom(newText).length;
  const order = [...old.scripts.keys()];
  const merged = edits.reduce((text, edit) => {
    const [top, name] = edit.path;
    const value = name === undefined ? topValue(oldText, String(top)) : old.scripts.get(String(name));
    const before = order.slice(0, Math.max(order.indexOf(String(name)), 0));
    const changes = modify(text, edit.path, value, {
      ...formatting(text),
      ...(name === undefined
        ? {}
        : { getInsertionIndex: (keys: string[]) => Math.max(...before.map((key) => keys.indexOf(key)), -1) + 1 }),
    });
    return applyEdits(text, changes);
  }, withoutBom(newText));
  return newText.slice(0, bom) + merged;
}

/** How the text is laid out; none for a text on one line, which stays on one line. */
function formatting(text: string): { formattingOptions?: { insertSpaces: boolean; tabSize: number; eol: string } } {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1];
  if (indent === undefined) return {};
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return {
    formattingOptions: {
      insertSpaces: !indent.startsWith('\t'),
      tabSize: indent.startsWith('\t') ? 1 : indent.length,
      eol,
    },
  };
}

/** A manifest as far as the rules look at it. */
interface Manifest {
  /** `scripts` whose value is a text, in file order. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Top-level keys with their value as canonical JSON: order and formatting do not count. */
  readonly keys: ReadonlyMap<string, string>;
  /** `scripts` exists and is no object. */
  readonly oddScripts: boolean;
  /** A key of the top level or of `scripts` stands twice: readers disagree on which one counts. */
  readonly duplicates: boolean;
}

/** Nesting of a package.json beyond which nothing honest lies; keeps the recursive parser safe. */
const DEEPEST = 100;

/** The object of a manifest; undefined when the text is no JSON object. Comments and trailing commas are read, as bun does. */
export function readManifest(text: string | undefined): Manifest | undefined {
  if (text === undefined || isTooDeep(text)) return undefined;
  const errors: ParseError[] = [];
  const root = parseTree(withoutBom(text), errors, { allowTrailingComma: true });
  if (errors.length > 0 || root?.type !== 'object') return undefined;
  const top = properties(root);
  const scripts = top.findLast(([key]) => key === 'scripts')?.[1];
  const entries = scripts?.type === 'object' ? properties(scripts) : [];
  return {
    scripts: new Map(entries.flatMap(([key, node]) => (node.type === 'string' ? [[key, String(node.value)]] : []))),
    keys: new Map(top.map(([key, node]) => [key, canonical(node)])),
    oddScripts: scripts !== undefined && scripts.type !== 'object',
    duplicates: hasTwice(top) || hasTwice(entries),
  };
}

/** The value of one top-level key, for writing it back. */
export function topValue(text: string, key: string): unknown {
  const root = parseTree(withoutBom(text));
  const node = root?.type === 'object' ? properties(root).findLast(([name]) => name === key)?.[1] : undefined;
  return node === undefined ? undefined : getNodeValue(node);
}

function withoutBom(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** Brackets outside strings and comments, counted without recursion. */
export function isTooDeep(text: string): boolean {
  const scanner = createScanner(text);
  let depth = 0;
  while (scanner.getPosition() < text.length && depth <= DEEPEST) {
    scanner.scan();
    const token = text.charAt(scanner.getTokenOffset());
    depth += Number('[{'.includes(token)) - Number(']}'.includes(token));
  }
  return depth > DEEPEST;
}

function properties(node: Node): readonly (readonly [string, Node])[] {
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key === undefined || value === undefined ? [] : [[String(key.value), value] as const];
  });
}

function hasTwice(entries: readonly (readonly [string, Node])[]): boolean {
  return new Set(entries.map(([key]) => key)).size < entries.length;
}

function canonical(node: Node): string {
  if (node.type === 'array') return `[${(node.children ?? []).map(canonical).join(',')}]`;
  if (node.type !== 'object') return JSON.stringify(node.value);
  const parts = properties(node).map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`);
  return `{${parts.toSorted().join(',')}}`;
}

interface SharedTexts extends PathTexts {
  readonly readYaml: YamlReader;
}

/** A file that mixes what the story may change with what decides how gates run. */
interface SharedFile {
  readonly matches: RegExp;
  readonly judge: (path: string, texts: SharedTexts, change: SnapshotChange) => Ruling;
}

const sharedFiles: readonly SharedFile[] = [
  { matches: /(?:^|\/)setup\.cfg$/, judge: setupCfg },
  { matches: /(?:^|\/)pyproject\.toml$/, judge: pyprojectRuling },
  { matches: /(?:^|\/)pnpm-workspace\.ya?ml$/, judge: pnpmWorkspace },
  { matches: /(?:^|\/)vite\.config\.[cm]?[jt]s$/, judge: viteConfig },
];

/** Whether a path is judged by section; its text is needed on both sides. */
export function isShared(path: string): boolean {
  return sharedFiles.some((file) => file.matches.test(path));
}

interface Judging {
  readonly contents: Contents;
  readonly allowed: Allowed;
  readonly readYaml: YamlReader;
}

/** Rules for files that are neither free nor protected as a whole (04-trust rule 10). */
export function sectionRuling(change: SnapshotChange, { contents, allowed, readYaml }: Judging): Ruling {
  const { path } = change;
  const file = sharedFiles.find((candidate) => candidate.matches.test(path));
  const ruling = file?.judge(path, { ...contents.get(path), readYaml }, change);
  return ruling === undefined || allowed(path) || ruling.findings.every((found) => allowed(path, found.rule))
    ? noRuling
    : ruling;
}

/** Sections of setup.cfg that test runners read; the package's own metadata is free. */
const runnerSection =
  /^(?:tool:pytest|pytest|coverage(?::.*)?|tox(?::.*)?|testenv(?::.*)?|nosetests|unittest|aliases)$/;

function setupCfg(path: string, texts: PathTexts, change: SnapshotChange): Ruling {
  const old = iniSections(texts.old ?? '');
  const kept = old.filter((section) => runnerSection.test(section.name));
  const now = iniSections(texts.new ?? '');
  const present = now.filter((section) => runnerSection.test(section.name));
  if (sectionText(kept) === sectionText(present)) return noRuling;
  const message = `${deed(change.status)} the test-runner sections of ${shown(path)}; the controller restored them. ${permit(path)}`;
  const finding = { class: 'policy', rule: 'test-runner-config-changed', path, message } as const;
  if (texts.new === undefined || !isFile(change.newMode)) return putBack(finding);
  const text = mergeIni(now, kept, texts.new.includes('\r\n') ? '\r\n' : '\n');
  return { findings: [finding], restore: [{ path, to: { text } }] };
}

interface IniSection {
  /** '' for what stands before the first header. */
  readonly name: string;
  readonly text: string;
}

function iniSections(text: string): readonly IniSection[] {
  return text.split(/^(?=\[)/m).map((part) => ({ name: /^\[([^\]\n]*)\]/.exec(part)?.[1]?.trim() ?? '', text: part }));
}

function sectionText(sections: readonly IniSection[]): string {
  return sections
    .map((section) => section.text.replaceAll('\r\n', '\n').trimEnd())
    .toSorted()
    .join('\n');
}

/** The new file with each runner section as it was: in its place where it still stands, else at the end. */
function mergeIni(now: readonly IniSection[], kept: readonly IniSection[], eol: string): string {
  const lined = (text: string): string => text.replace(/\r?\n/g, eol);
  const places = new Map(kept.map((section) => [section.name, section]));
  const body = now.map((section) => {
    if (!runnerSection.test(section.name)) return section.text;
    const before = places.get(section.name);
    places.delete(section.name);
    return before === undefined ? '' : lined(before.text);
  });
  return [...body, ...[...places.values()].map((section) => lined(section.text))].reduce((text, part) => {
    const gap = text !== '' && part !== '' && !text.endsWith('\n') ? eol : '';
    return text + gap + part;
  }, '');
}

/** vite.config holds product configuration and, under `test`, vitest's. */
function viteConfig(path: string, { old = '', new: next = '' }: PathTexts, change: SnapshotChange): Ruling {
  if (testBlocks(old) !== testBlocks(next)) {
    const message = `${deed(change.status)} the test section of ${shown(path)}; the controller restored the file. ${permit(path)}`;
    return putBack({ class: 'policy', rule: 'test-runner-config-changed', path, message });
  }
  return testBlocks(next) === ''
    ? noRuling
    : weakening(path, `${deed(change.status)} ${shown(path)}, which configures the test runner too`);
}

/** What stands under `test` in a configuration, quoted or not, by its brackets; without them the rest of its line. */
function testBlocks(text: string): string {
  const { code, bare } = maskSource(text, syntaxes.javascript);
  return [...code.matchAll(/\btest\s*(?::\s*|(?=[{(]))/g), ...bare.matchAll(/(["'])test\1\s*:\s*/g)]
    .map(({ 0: head, index }) => text.slice(index, endOfBlock(code, index + head.length)).replace(/\s/g, ''))
    .join();
}

function endOfBlock(code: string, from: number): number {
  let depth = 0;
  for (const { 0: mark, index } of code.slice(from).matchAll(/[([{)\]},\n]/g)) {
    if ('([{'.includes(mark)) depth += 1;
    if (')]}'.includes(mark)) depth -= 1;
    if (depth <= 0) return from + index;
  }
  return code.length;
}

function weakening(path: string, done: string): Ruling {
  const message = `${done}; it was not restored because the file holds product configuration too: look at it before merging.`;
  return { findings: [{ class: 'note', rule: 'manifest-test-config-changed', path, message }], restore: [] };
}

/** Settings of pnpm-workspace.yaml that change what a check runs; packages and catalogs are free. */
const workspaceKeys = [
  'overrides',
  'scriptShell',
  'shellEmulator',
  'nodeOptions',
  'pnpmfile',
  'globalPnpmfile',
  'enablePrePostScripts',
  'configDependencies',
  'patchedDependencies',
  'onlyBuiltDependencies',
  'neverBuiltDependencies',
  'dangerouslyAllowAllBuilds',
  'useNodeVersion',
  'executionEnv',
  'nodeLinker',
  'registry',
  'registries',
  'modulesDir',
  'requiredScripts',
];

function pnpmWorkspace(path: string, { old, new: now, readYaml }: SharedTexts, change: SnapshotChange): Ruling {
  if (workspaceSettings(old, readYaml) === workspaceSettings(now, readYaml)) return noRuling;
  const message = `${deed(change.status)} settings in ${shown(path)} that decide how scripts run; the controller restored the file. ${permit(path)}`;
  return putBack({ class: 'policy', rule: 'package-manager-config-changed', path, message });
}

/** The protected settings as text; an unreadable file equals no other one. */
function workspaceSettings(text: string | undefined, readYaml: YamlReader): string {
  if (text === undefined) return '';
  try {
    const value = readYaml(text);
    if (typeof value !== 'object' || value === null) return '';
    const entries = Object.entries(value).filter(([key]) => workspaceKeys.includes(key));
    return entries
      .map((entry) => JSON.stringify(entry))
      .toSorted()
      .join('\n');
  } catch {
    return `unreadable ${text}`;
  }
}

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
