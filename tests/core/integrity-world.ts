import { readYaml } from '../../src/adapters/yaml.ts';
import type {
  IntegrityJudgement,
  IntegrityPolicy,
  PathTexts,
  SnapshotChange,
} from '../../src/core/integrity/change.ts';
import { checkTexts } from '../../src/core/integrity/gate-files.ts';
import { contentsNeeded, judgeSnapshot } from '../../src/core/integrity/judge.ts';
import { type TestFinder, testFinder } from '../../src/core/integrity/test-files.ts';

/** A tree: text = regular file; `link` = symbolic link; `binary` = a blob that is no text. */
export type Tree = Readonly<Record<string, string | { readonly link: string } | { readonly binary: string }>>;

/** What a repository with a node project looks like to the policy. */
export const policy: IntegrityPolicy = {
  prdPath: 'prd.json',
  controllerPaths: [],
  protectedPaths: [],
  testPaths: [],
  allow: [],
  checks: [{ name: 'test', command: 'npm test' }],
};

/** Judges what an agent did between two trees, giving the judge only the texts that it asked for. */
export function judge(before: Tree, after: Tree, overrides: Partial<IntegrityPolicy> = {}): IntegrityJudgement {
  const rules = { ...policy, ...overrides };
  const changes = changesBetween(before, after);
  return judgeSnapshot({
    changes,
    policy: rules,
    find: finderFor(before, rules),
    contents: textsFor({ before, after, changes, rules }),
    notImported: [],
    gitTampered: false,
    readYaml,
  });
}

/** Finds the tests of a tree as an adapter does. */
export function finderFor(before: Tree, rules: IntegrityPolicy): TestFinder {
  if (rules.testPaths.length > 0) return testFinder(rules.testPaths);
  const contents = new Map(
    Object.entries(before).flatMap(([path, text]) =>
      typeof text === 'string' ? [[path, { old: text, new: text }]] : [],
    ),
  );
  return testFinder([], { commands: checkTexts(rules, contents).commands, paths: Object.keys(before), feature: '' });
}

/** The texts that the first look asks for, as an adapter reads them. */
export function textsFor(input: {
  readonly before: Tree;
  readonly after: Tree;
  readonly changes: readonly SnapshotChange[];
  readonly rules: IntegrityPolicy;
}): Map<string, PathTexts> {
  const texts = new Map<string, PathTexts>();
  for (const { path, sides } of contentsNeeded(input.changes, input.rules, finderFor(input.before, input.rules))) {
    const old = sides.includes('old') ? input.before[path] : undefined;
    const next = sides.includes('new') ? input.after[path] : undefined;
    texts.set(path, {
      old: typeof old === 'string' ? old : undefined,
      new: typeof next === 'string' ? next : undefined,
    });
  }
  return texts;
}

export function changesBetween(before: Tree, after: Tree): SnapshotChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.flatMap((path) => {
    const [old, next] = [entry(before[path]), entry(after[path])];
    if (old.mode === next.mode && old.sha === next.sha) return [];
    const status =
      old.mode === '000000'
        ? 'added'
        : next.mode === '000000'
          ? 'deleted'
          : old.mode === next.mode
            ? 'modified'
            : 'type-changed';
    return [{ path, status, oldMode: old.mode, newMode: next.mode, oldSha: old.sha, newSha: next.sha } as const];
  });
}

function entry(value: Tree[string] | undefined): { mode: string; sha: string } {
  if (value === undefined) return { mode: '000000', sha: '0'.repeat(40) };
  if (typeof value === 'string') return { mode: '100644', sha: `text ${value}` };
  return 'link' in value
    ? { mode: '120000', sha: `link ${value.link}` }
    : { mode: '100644', sha: `binary ${value.binary}` };
}

/** What the judgement restores, by path: `run-start` or the merged text. */
export function restored(judgement: IntegrityJudgement): Record<string, string> {
  return Object.fromEntries(judgement.restore.map(({ path, to }) => [path, to === 'run-start' ? to : to.text]));
}

/** `rule path` of every finding. */
export function found(judgement: IntegrityJudgement): string[] {
  return judgement.findings.map((finding) => `${finding.rule} ${finding.path}`);
}
