import { globMatcher } from './globs.ts';
import type { Allowed } from './integrity-allow.ts';
import { controllerFinding, controllerPaths, isOurLedger } from './integrity-controller.ts';
import type { GateUse } from './integrity-gate-use.ts';
import { isManifest, manifestRuling } from './integrity-manifest.ts';
import { policyFinder } from './integrity-policy.ts';
import { isShared, sectionRuling } from './integrity-sections.ts';
import { type Contents, type IntegrityPolicy, noRuling, type Ruling, type SnapshotChange } from './integrity-types.ts';
import { brief, deed, permit, shown } from './integrity-words.ts';

/** Says of one changed path, tests apart, whether it is the controller's, protected, or free. */
export type Judge = (change: SnapshotChange) => Ruling;

/** All that the rules for paths look at. */
export interface RulingContext {
  readonly policy: IntegrityPolicy;
  readonly contents: Contents;
  readonly use: GateUse;
  readonly allowed: Allowed;
}

/** The rules of 04-trust rule 10 for paths, first match wins: controller, protected, gate script, policy table, by key, note. */
export function pathJudge(context: RulingContext): Judge {
  const { policy, contents, use, allowed } = context;
  const controller = controllerPaths(policy);
  const whole = wholeFileRule(policy, use);
  return (change) => {
    const { path } = change;
    if (controller(path) || isOurLedger(path, policy, contents)) {
      return { findings: [controllerFinding(change, policy, contents)], restore: [{ path, to: 'run-start' }] };
    }
    const rule = whole(path);
    if (rule !== undefined) return restored(change, allowed, rule);
    if (isManifest(path)) return manifestRuling(change, contents, { use, allowed });
    if (isShared(path)) return sectionRuling(change, contents, allowed);
    return isAttributes(path) ? attributesNote(change) : noRuling;
  };
}

interface WholeFileRule {
  readonly rule: string;
  /** What the file is, for the sentence. */
  readonly what: string;
}

function wholeFileRule(policy: IntegrityPolicy, use: GateUse): (path: string) => WholeFileRule | undefined {
  const isProtected = globMatcher(policy.protectedPaths);
  const policyRule = policyFinder();
  return (path) => {
    if (isProtected(path)) return { rule: 'protected-path-changed', what: 'in protected_paths' };
    const check = use.files.get(path);
    if (check !== undefined) return { rule: 'gate-script-changed', what: `used by check ${brief(check)}` };
    return policyRule(path);
  };
}

function restored(change: SnapshotChange, allowed: Allowed, row: WholeFileRule): Ruling {
  const { path, status } = change;
  if (allowed(path, row.rule)) return noRuling;
  const undone = status === 'added' ? 'removed it again' : 'restored it';
  const message = `${deed(status)} ${shown(path)} (${row.what}); the controller ${undone}. ${permit(path)}`;
  return { findings: [{ class: 'policy', rule: row.rule, path, message }], restore: [{ path, to: 'run-start' }] };
}

function isAttributes(path: string): boolean {
  return path === '.gitattributes' || path.endsWith('/.gitattributes');
}

/** The controller's git reads no attributes from the tree, people's git does. */
function attributesNote({ path, status }: SnapshotChange): Ruling {
  const message = `${deed(status)} ${shown(path)}; it has no effect on the controller and was left as it is.`;
  return { findings: [{ class: 'note', rule: 'git-attributes-changed', path, message }], restore: [] };
}
