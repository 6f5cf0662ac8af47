import type { Allowed } from './integrity-allow.ts';
import { syntaxes } from './integrity-ecosystem.ts';
import { maskSource } from './integrity-lexer.ts';
import { pyprojectRuling } from './integrity-pyproject.ts';
import { isFile } from './integrity-test-change.ts';
import {
  type Contents,
  noRuling,
  type PathTexts,
  type Ruling,
  type SnapshotChange,
  type YamlReader,
} from './integrity-types.ts';
import { deed, permit, shown } from './integrity-words.ts';

interface SharedTexts extends PathTexts {
  readonly readYaml: YamlReader;
}

/** A file that mixes what the story may change with what decides how gates run. */
interface SharedFile {
  readonly matches: RegExp;
  readonly judge: (path: string, texts: SharedTexts, change: SnapshotChange) => Ruling;
  /** Read as YAML. */
  readonly isYaml?: true;
}

const sharedFiles: readonly SharedFile[] = [
  { matches: /(?:^|\/)setup\.cfg$/, judge: setupCfg },
  { matches: /(?:^|\/)pyproject\.toml$/, judge: pyprojectRuling },
  { matches: /(?:^|\/)pnpm-workspace\.ya?ml$/, judge: pnpmWorkspace, isYaml: true },
  { matches: /(?:^|\/)vite\.config\.[cm]?[jt]s$/, judge: viteConfig },
];

/** Whether a path is judged by section; its text is needed on both sides. */
export function isShared(path: string): boolean {
  return sharedFiles.some((file) => file.matches.test(path));
}

/** Whether its ruling needs a reader of YAML. */
export function isSharedYaml(path: string): boolean {
  return sharedFiles.some((file) => file.isYaml === true && file.matches.test(path));
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
  const findings = [{ class: 'policy', rule: 'test-runner-config-changed', path, message } as const];
  if (texts.new === undefined || !isFile(change.newMode)) return { findings, restore: [{ path, to: 'run-start' }] };
  const text = mergeIni(now, kept, texts.new.includes('\r\n') ? '\r\n' : '\n');
  return { findings, restore: [{ path, to: { text } }] };
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
    return {
      findings: [{ class: 'policy', rule: 'test-runner-config-changed', path, message }],
      restore: [{ path, to: 'run-start' }],
    };
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
  return {
    findings: [{ class: 'policy', rule: 'package-manager-config-changed', path, message }],
    restore: [{ path, to: 'run-start' }],
  };
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
