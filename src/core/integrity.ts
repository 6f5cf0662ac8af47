import { allowedBy } from './integrity-allow.ts';
import { askedToGo, deletedAsAsked, lostTests } from './integrity-asked.ts';
import { ledgerPath } from './integrity-controller.ts';
import { oncePerFolder } from './integrity-dependency.ts';
import { gateUse, scriptManifests } from './integrity-gate-use.ts';
import { isModules } from './integrity-gitmodules.ts';
import { isManifest } from './integrity-manifest.ts';
import { moduleProbes } from './integrity-python-modules.ts';
import { pathJudge } from './integrity-rulings.ts';
import { isShared } from './integrity-sections.ts';
import { isFile } from './integrity-test-change.ts';
import { toolCheats, toolTexts } from './integrity-test-tools.ts';
import { testCheats } from './integrity-tests.ts';
import type {
  ContentRequest,
  Contents,
  IntegrityJudgement,
  IntegrityPolicy,
  Restoration,
  SnapshotChange,
  YamlReader,
} from './integrity-types.ts';
import { inTheWay } from './integrity-way.ts';
import { isWarning } from './integrity-weakened.ts';
import { shown } from './integrity-words.ts';
import type { IntegrityFinding } from './state.ts';
import { testFinder } from './test-files.ts';

export type {
  ContentRequest,
  Contents,
  IntegrityJudgement,
  IntegrityPolicy,
  PathTexts,
  SnapshotChange,
} from './integrity-types.ts';

/** What the integrity gate judges (02-loop §1, gate 2). */
export interface IntegrityInput {
  /** Against the story's start, in any order. */
  readonly changes: readonly SnapshotChange[];
  readonly policy: IntegrityPolicy;
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
export function contentsNeeded(changes: readonly SnapshotChange[], policy: IntegrityPolicy): readonly ContentRequest[] {
  const find = testFinder(policy.testPaths);
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
  const { policy, contents, readYaml = noYaml } = input;
  const changes = input.changes.toSorted(byPath);
  const find = testFinder(policy.testPaths);
  const allowed = allowedBy(policy.allow);
  const judge = pathJudge({ policy, contents, use: gateUse(policy, contents, find), allowed, readYaml });
  const rulings = changes.map(judge);
  const restore = rulings.flatMap((ruling) => ruling.restore);
  const way = inTheWay(changes, restore);
  const asked = askedToGo({ criteria: policy.criteria ?? [], changes, find });
  const lost = lostTests(contents, find);
  const cheats = [...testCheats(changes, contents, find), ...toolCheats(changes, contents, find)]
    .filter((cheat) => !allowed(cheat.path, cheat.rule))
    .map((cheat) => {
      const criterion = cheat.rule === 'test-deleted' ? asked(cheat.path) : undefined;
      return criterion === undefined ? cheat : { ...deletedAsAsked(cheat.path, criterion), ...lost(cheat.path) };
    });
  const findings = [
    ...oncePerFolder(rulings.flatMap((ruling) => ruling.findings)),
    ...way.findings,
    ...cheats,
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
