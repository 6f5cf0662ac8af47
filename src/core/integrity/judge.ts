import { globMatcher } from '../globs.ts';
import type { IntegrityFinding } from '../state.ts';
import { isWorkflow } from '../workflow-split.ts';
import { askedToGo, deletedAsAsked, lostTests } from './asked-deletions.ts';
import {
  brief,
  type ContentRequest,
  type Contents,
  count,
  deed,
  type IntegrityJudgement,
  type IntegrityPolicy,
  isCache,
  noRuling,
  permit,
  putBack,
  type Restoration,
  type Ruling,
  type SnapshotChange,
  shown,
  type YamlReader,
} from './change.ts';
import {
  type GateUse,
  gateUse,
  moduleProbes,
  oncePerFolder,
  scriptManifests,
  shadowFinder,
  standardShadow,
} from './gate-files.ts';
import { isManifest, isShared, manifestRuling, sectionRuling } from './manifests.ts';
import {
  type Allowed,
  allowedBy,
  besidePrd,
  controllerFinding,
  controllerPaths,
  isOurLedger,
  ledgerPath,
  policyRuleOf,
} from './path-policy.ts';
import { isFile, isWarning, testCheats } from './test-cheats.ts';
import { isExpectation, type TestFinder } from './test-files.ts';
import { toolCheats, toolTexts } from './test-tools.ts';

/** What the integrity gate judges (02-loop §1, gate 2). */
interface IntegrityInput {
  /** Against the story's start, in any order. */
  readonly changes: readonly SnapshotChange[];
  readonly policy: IntegrityPolicy;
  readonly find: TestFinder;
  /** As `contentsNeeded` asked for it. */
  readonly contents: Contents;
  /** What the snapshot left out, with the reason. */
  readonly notImported: readonly LeftOut[];
  /** The agent's own `.git` was removed, replaced or tampered with. */
  readonly gitTampered: boolean;
  /** Asked for files of `isSharedYaml` alone; absent = there is none among the changes. */
  readonly readYaml?: YamlReader | undefined;
}

/** Something in the agent's tree that is not in the snapshot. */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
  /** Stands for "… was not imported". */
  readonly what?: string;
}

/**
 * First look, by path only: which texts must be read before judging. Besides changed paths it names files that checks run although
 * they did not change (package.json, gate scripts): their text at run start, left out of `contents` when they do not exist.
 */
export function contentsNeeded(
  changes: readonly SnapshotChange[],
  policy: IntegrityPolicy,
  find: TestFinder,
): readonly ContentRequest[] {
  const judged = new Set([policy.prdPath, ledgerPath(policy)]);
  const use = gateUse(policy, new Map(), find);
  const probes = new Set([...use.modules.keys()].flatMap(moduleProbes));
  const changed = changes
    .filter(
      ({ path }) =>
        judged.has(path) ||
        isManifest(path) ||
        isShared(path) ||
        isModules(path) ||
        use.files.has(path) ||
        probes.has(path) ||
        find(path) !== undefined,
    )
    .map((change) => ({ path: change.path, sides: sidesOf(change) }));
  const known = new Set(changes.map((change) => change.path));
  const unchanged = [
    ...(use.scripts.size > 0 ? scriptManifests(policy) : []),
    ...new Set([...use.files.keys(), ...probes]),
  ]
    .filter((path) => !known.has(path))
    .map((path): ContentRequest => ({ path, sides: ['old'] }));
  const named = new Set(changed.map((request) => request.path));
  const code = toolTexts(changes, find).filter((request) => !named.has(request.path));
  return [...changed, ...unchanged, ...code].filter((request) => request.sides.length > 0).toSorted(byPath);
}

/**
 * The verdict of the integrity gate on one snapshot (04-trust rule 10): what to restore, what is a cheat, what is fine.
 * Never throws and does not depend on the order of `changes`.
 */
export function judgeSnapshot(input: IntegrityInput): IntegrityJudgement {
  const { policy, find, contents, readYaml = noYaml } = input;
  const changes = input.changes.toSorted(byPath);
  const allowed = allowedBy(policy.allow);
  const use = gateUse(policy, contents, find);
  const judge = pathJudge({ policy, contents, use, allowed, readYaml });
  const rulings = changes.map(judge);
  const restore = rulings.flatMap((ruling) => ruling.restore);
  const way = inTheWay(changes, restore);
  const asked = askedToGo({ criteria: policy.criteria ?? [], changes, find });
  const lost = lostTests(contents, find);
  // Scripts that checks run are put back.
  const judged: TestFinder = (path) => (use.files.has(path) ? undefined : find(path));
  const cheats = [...testCheats(changes, contents, judged), ...toolCheats(changes, contents, find)]
    .filter((cheat) => !allowed(cheat.path, cheat.rule))
    .map((cheat) => {
      const criterion = cheat.rule === 'test-deleted' ? asked(cheat.path) : undefined;
      return criterion === undefined ? cheat : { ...deletedAsAsked(cheat.path, criterion), ...lost(cheat.path) };
    });
  const told = new Set([...cheats, ...restore].map(({ path }) => path));
  const findings = [
    ...oncePerFolder(rulings.flatMap((ruling) => ruling.findings)),
    ...way.findings,
    ...cheats,
    ...deletedBesides(changes, find, (path) => told.has(path) || allowed(path, 'file-deleted')),
    ...input.notImported.map(notImported),
    ...(input.gitTampered ? [tampered] : []),
  ];
  return {
    verdict: verdictOf(findings, restore),
    findings: findings.toSorted((a, b) => byPath(a, b) || compare(a.rule, b.rule) || compare(a.message, b.message)),
    restore: [...restore, ...way.restore].toSorted(byPath),
  };
}

/** What cannot be read equals nothing. */
function noYaml(): never {
  throw new Error('There is no reader of YAML.');
}

function sidesOf({ status, oldMode, newMode }: SnapshotChange): readonly ('old' | 'new')[] {
  return [
    ...(status !== 'added' && isFile(oldMode) ? (['old'] as const) : []),
    ...(status !== 'deleted' && isFile(newMode) ? (['new'] as const) : []),
  ];
}

function verdictOf(
  findings: readonly IntegrityFinding[],
  restore: readonly Restoration[],
): IntegrityJudgement['verdict'] {
  if (findings.some((finding) => finding.class === 'cheat')) return 'fail';
  const loud = findings.some(
    (finding) =>
      finding.class === 'not-imported' || finding.rule === 'manifest-test-config-changed' || isWarning(finding),
  );
  return loud || restore.length > 0 ? 'warn' : 'pass';
}

function notImported({ path, why, what = `${shown(path)} was not imported` }: LeftOut): IntegrityFinding {
  return { class: 'not-imported', rule: 'not-imported', path, message: `${what}: ${why}.` };
}

/** Most deleted files that are named. */
const MOST_DELETED = 20;

/** Names the deleted files that are neither tests nor restored: what moved stands elsewhere. */
function deletedBesides(
  changes: readonly SnapshotChange[],
  find: TestFinder,
  isTold: (path: string) => boolean,
): readonly IntegrityFinding[] {
  const added = new Set(changes.filter(({ status }) => status === 'added').map(({ newSha }) => newSha));
  const gone = changes
    .filter(({ path, status, oldSha }) => status === 'deleted' && !isTold(path) && !added.has(oldSha))
    .filter(({ path }) => !isTest(path, find) && !/\.py[co]$/.test(path) && !isCache(path));
  const [first] = gone;
  if (first === undefined) return [];
  const names = gone.slice(0, MOST_DELETED).map(({ path }) => shown(path));
  const more = gone.length > MOST_DELETED ? ` and ${gone.length - MOST_DELETED} more` : '';
  const message = `deleted ${count(gone.length, 'file')} besides tests: ${names.join(', ')}${more}. Does the story ask for it?`;
  return [{ class: 'note', rule: 'file-deleted', path: first.path, message }];
}

function isTest(path: string, find: TestFinder): boolean {
  const tier = find(path)?.tier;
  return tier !== undefined && tier !== 'inline';
}

const tampered: IntegrityFinding = {
  class: 'note',
  rule: 'git-tampered',
  path: '.git',
  message: "removed or replaced .git in the agent's worktree; it had no effect: only the files were read.",
};

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return compare(a.path, b.path);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Says of one changed path, tests apart, whether it is the controller's, protected, or free. */
type Judge = (change: SnapshotChange) => Ruling;

/** All that the rules for paths look at. */
interface RulingContext {
  readonly policy: IntegrityPolicy;
  readonly contents: Contents;
  readonly use: GateUse;
  readonly allowed: Allowed;
  readonly readYaml: YamlReader;
}

/** The rules of 04-trust rule 10 for paths, first match wins: controller, twin, protected, gate script, policy table, by key, note. */
function pathJudge(context: RulingContext): Judge {
  const { policy, contents, allowed } = context;
  const controller = controllerPaths(policy);
  const twinOf = twinFinder(policy);
  const whole = wholeFileRule(context);
  return (change) => {
    const { path } = change;
    if (controller(path) || isOurLedger(path, policy, contents)) {
      return putBack(controllerFinding(change, policy, contents));
    }
    const twin = change.status === 'added' ? twinOf(path) : undefined;
    if (twin !== undefined) return twinRuling(change, allowed, twin);
    const hostile = modulesRuling(change, contents);
    if (hostile !== noRuling) return hostile;
    const rule = whole(change);
    return rule === undefined ? textRuling(change, context) : restored(change, allowed, rule);
  };
}

/** Files that are judged by what is in them. */
function textRuling(change: SnapshotChange, { contents, use, allowed, readYaml }: RulingContext): Ruling {
  const { path } = change;
  if (isCompiled(change)) return compiledRemoved(change);
  if (isManifest(path)) return manifestRuling(change, contents, { use, allowed });
  if (isShared(path)) return sectionRuling(change, { contents, allowed, readYaml });
  return isAttributes(path) ? attributesNote(change) : noRuling;
}

interface WholeFileRule {
  readonly rule: string;
  /** What the file is, for the sentence. */
  readonly what: string;
}

function wholeFileRule({
  policy,
  use,
  contents,
}: RulingContext): (change: SnapshotChange) => WholeFileRule | undefined {
  const shadow = shadowRule(use, contents);
  const isProtected = globMatcher(policy.protectedPaths);
  return ({ path, status }) => {
    if (isProtected(path)) return { rule: 'protected-path-changed', what: 'in protected_paths' };
    const check = use.files.get(path);
    if (check !== undefined) return { rule: 'gate-script-changed', what: `used by check ${brief(check)}` };
    return policyRuleOf(path) ?? (status === 'added' ? shadow(path) : undefined);
  };
}

/** Added files that Python would import in the place of what a check runs, or of its own modules. */
function shadowRule({ modules }: GateUse, contents: Contents): (path: string) => WholeFileRule | undefined {
  const shadowed = shadowFinder(modules, contents);
  const standard = standardShadow(modules);
  return (path) => {
    const check = shadowed(path);
    if (check !== undefined)
      return { rule: 'gate-script-changed', what: `in the place of a module that check ${brief(check)} runs` };
    const other = standard(path);
    if (other === undefined) return undefined;
    const what = `in the place of a module of Python's own that check ${brief(other)} would import`;
    return { rule: 'standard-module-shadowed', what };
  };
}

function restored(change: SnapshotChange, allowed: Allowed, row: WholeFileRule): Ruling {
  const { path, status } = change;
  if (allowed(path, row.rule)) return noRuling;
  const aside = isWorkflow(path) ? ' and keeps the change as a patch beside the report, for a person to apply' : '';
  const undone = `${status === 'added' ? 'removed it again' : 'restored it'}${aside}`;
  const message = `${deed(status)} ${shown(path)} (${row.what}); the controller ${undone}. ${permit(path)}`;
  return putBack({ class: 'policy', rule: row.rule, path, message });
}

/** No `allow:` opens the twin of a controller file. */
function twinRuling(change: SnapshotChange, allowed: Allowed, twin: Twin): Ruling {
  const what = `differs only by case or normalisation from a ${twin === 'controller' ? 'controller file' : 'protected path'}`;
  if (twin === 'protected') return restored(change, allowed, { rule: 'case-twin', what });
  const { path, status } = change;
  const message = `${deed(status)} ${shown(path)} (${what}); the controller removed it again.`;
  return putBack({ class: 'policy', rule: 'case-twin', path, message });
}

/** Python believes compiled code before its source; an honest attempt leaves it as junk, so it is no reason to ask anybody. */
function isCompiled({ path, status }: SnapshotChange): boolean {
  return status !== 'deleted' && /(?:^|\/)__pycache__\/|\.py[co]$/.test(path);
}

function compiledRemoved({ path, status }: SnapshotChange): Ruling {
  const undone = status === 'added' ? 'left it out' : 'restored it';
  const message = `${deed(status)} ${shown(path)}, compiled code of Python; the controller ${undone}.`;
  return putBack({ class: 'note', rule: 'compiled-code-left-out', path, message });
}

/** Whether git reads attributes from a file of this path. */
export function isAttributes(path: string): boolean {
  return path === '.gitattributes' || path.endsWith('/.gitattributes');
}

/** The controller's git reads no attributes from the tree, people's git does. */
function attributesNote({ path, status }: SnapshotChange): Ruling {
  const message = `${deed(status)} ${shown(path)}; it has no effect on the controller and was left as it is.`;
  return { findings: [{ class: 'note', rule: 'git-attributes-changed', path, message }], restore: [] };
}

/**
 * What stands where a restored path has to go: a file in the place of one of its folders, or a folder in the place of the file.
 * It goes too, whatever `allow:` says, for else replacing a protected path would be a way around the protection.
 */
function inTheWay(changes: readonly SnapshotChange[], restore: readonly Restoration[]): Ruling {
  const there = new Set(changes.filter((change) => change.status !== 'deleted').map((change) => change.path));
  const comeBack = returning(changes, restore);
  if (comeBack.size === 0) return noRuling;
  const handled = new Set(restore.map((item) => item.path));
  const folders = new Set([...comeBack].flatMap(ancestors));
  const found = [...there]
    .filter(
      (path) => !handled.has(path) && (folders.has(path) || ancestors(path).some((folder) => comeBack.has(folder))),
    )
    .toSorted();
  return {
    findings: found.map((path) => {
      const message = `put ${shown(path)} in the place of a protected path; the controller removed it.`;
      return { class: 'policy', rule: 'path-in-the-way', path, message };
    }),
    restore: found.map((path) => ({ path, to: 'run-start' })),
  };
}

/** Paths that exist again once they are restored. */
function returning(changes: readonly SnapshotChange[], restore: readonly Restoration[]): ReadonlySet<string> {
  const existed = new Set(changes.filter((change) => change.status !== 'added').map((change) => change.path));
  return new Set(restore.map((item) => item.path).filter((path) => existed.has(path)));
}

/** The folders above a path. */
function ancestors(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** The file that tells git where submodules come from, in any case. */
export function isModules(path: string): boolean {
  return path.toLowerCase() === '.gitmodules';
}

/**
 * A `.gitmodules` whose url or path could be read as an option or holds control characters attacks whoever clones with submodules:
 * it is taken out and fails the attempt, whatever `allow:` says.
 */
function modulesRuling({ path, status, newMode }: SnapshotChange, contents: Contents): Ruling {
  if (status === 'deleted' || !isModules(path)) return noRuling;
  const text = newMode.startsWith('100') ? contents.get(path)?.new : undefined;
  const hostile = text === undefined ? 'it cannot be read as text' : hostileValue(text);
  if (hostile === undefined) return noRuling;
  const message = `${deed(status)} ${shown(path)}: ${hostile}; the controller took the change out and the attempt failed.`;
  return putBack({ class: 'cheat', rule: 'gitmodules-hostile', path, message });
}

function hostileValue(text: string): string | undefined {
  const lines = text.replace(/\\\r?\n/g, '').split(/\r?\n/);
  for (const line of lines) {
    const [, key = '', written = ''] = /(?:^|\])[ \t]*(url|path)[ \t]*=(.*)$/is.exec(line) ?? [];
    const value = unquoted(written);
    if (/^[\s]*-/.test(value)) return `its ${key} ${brief(value)} begins with "-"`;
    if (/[\p{Cc}]/u.test(value.replaceAll('\t', ' ')) || /\\t/.test(written)) {
      return `its ${key === '' ? 'text' : key} ${brief(value)} holds control characters`;
    }
  }
  return undefined;
}

/** git's reading of a value: quotes mean nothing, a backslash stands before a letter of a control character or the character itself. */
function unquoted(written: string): string {
  const letters: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b' };
  return written.replace(/\\(.)|"/gs, (_, escaped?: string) =>
    escaped === undefined ? '' : (letters[escaped] ?? escaped),
  );
}

/** What an added path would be on a file system that tells apart neither case nor normalisation. */
type Twin = 'controller' | 'protected';

/** Finds paths that differ only by case or by Unicode normalisation from a controller file or a protected path, or lie below such a twin. */
function twinFinder(policy: IntegrityPolicy): (path: string) => Twin | undefined {
  const own = [policy.prdPath, besidePrd(policy, 'progress.txt'), ...policy.controllerPaths];
  const exact = new Set(own);
  const folded = new Set(own.map(fold));
  const isProtected = globMatcher(policy.protectedPaths);
  const nearly = globMatcher(policy.protectedPaths.map(composed), { anyCase: true });
  return (path) => {
    if ([...ancestors(path), path].some((prefix) => folded.has(fold(prefix)) && !exact.has(prefix)))
      return 'controller';
    return nearly(composed(path)) && !isProtected(path) ? 'protected' : undefined;
  };
}

function composed(text: string): string {
  return text.normalize('NFC');
}

/** Upper case first: letters that have several lower-case forms become one. */
function fold(path: string): string {
  return composed(composed(path).toUpperCase().toLowerCase());
}

/** A changed file whose text was read on both sides. */
interface ConflictCall {
  readonly path: string;
  /** Undefined when there was no such file. */
  readonly old: string | undefined;
  readonly new: string;
  readonly find: TestFinder;
}

/**
 * A merge conflict that an attempt left in a file: all three marks in their order, more of them than the file held before. Tests, their
 * fixtures, and examples in a fenced block of a text may show one.
 */
export function leftConflict({ path, old, new: text, find }: ConflictCall): IntegrityFinding | undefined {
  if (isExpectation(path, find)) return undefined;
  const isText = /\.(?:md|mdx|markdown|rst|adoc|txt)$/i.test(path);
  const now = conflictLines(isText ? withoutFences(text) : text);
  const before = old === undefined ? [] : conflictLines(isText ? withoutFences(old) : old);
  if (now.length <= before.length) return undefined;
  return {
    class: 'limit',
    rule: 'conflict-marker',
    path,
    message: `left a merge conflict in ${path} line ${now[0]}; the attempt failed. Resolve it, or let the story keep such lines: allow: ["${path}#conflict-marker"].`,
  };
}

/** Lines on which conflicts begin, from 1. */
function conflictLines(text: string): readonly number[] {
  const found: number[] = [];
  let begun: number | undefined;
  let half: number | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^<{7}(?: |$)/.test(line)) {
      begun = index + 1;
      half = undefined;
    } else if (/^={7}$/.test(line)) half = begun;
    else if (half !== undefined && /^>{7}(?: |$)/.test(line)) {
      found.push(half);
      begun = undefined;
      half = undefined;
    }
  }
  return found;
}

/** Fenced lines become empty, so that the others keep their numbers. */
function withoutFences(text: string): string {
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1];
    const isInside = fence !== undefined;
    fence = isInside ? (mark === fence ? undefined : fence) : mark;
    return isInside ? '' : line;
  });
  return lines.join('\n');
}
