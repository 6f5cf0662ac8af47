import { globMatcher } from './globs.ts';
import type { Allowed } from './integrity-allow.ts';
import { type Twin, twinFinder } from './integrity-case-twin.ts';
import { controllerFinding, controllerPaths, isOurLedger } from './integrity-controller.ts';
import type { GateUse } from './integrity-gate-use.ts';
import { modulesRuling } from './integrity-gitmodules.ts';
import { isManifest, manifestRuling } from './integrity-manifest.ts';
import { policyRuleOf } from './integrity-policy.ts';
import { shadowFinder } from './integrity-python-modules.ts';
import { isShared, sectionRuling } from './integrity-sections.ts';
import { standardShadow } from './integrity-standard-modules.ts';
import {
  type Contents,
  type IntegrityPolicy,
  noRuling,
  type Ruling,
  type SnapshotChange,
  type YamlReader,
} from './integrity-types.ts';
import { brief, deed, permit, shown } from './integrity-words.ts';
import { isWorkflow } from './workflow-split.ts';

/** Says of one changed path, tests apart, whether it is the controller's, protected, or free. */
export type Judge = (change: SnapshotChange) => Ruling;

/** All that the rules for paths look at. */
export interface RulingContext {
  readonly policy: IntegrityPolicy;
  readonly contents: Contents;
  readonly use: GateUse;
  readonly allowed: Allowed;
  readonly readYaml: YamlReader;
}

/** The rules of 04-trust rule 10 for paths, first match wins: controller, twin, protected, gate script, policy table, by key, note. */
export function pathJudge(context: RulingContext): Judge {
  const { policy, contents, allowed } = context;
  const controller = controllerPaths(policy);
  const twinOf = twinFinder(policy);
  const whole = wholeFileRule(context);
  return (change) => {
    const { path } = change;
    if (controller(path) || isOurLedger(path, policy, contents)) {
      return { findings: [controllerFinding(change, policy, contents)], restore: [{ path, to: 'run-start' }] };
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
  return { findings: [{ class: 'policy', rule: row.rule, path, message }], restore: [{ path, to: 'run-start' }] };
}

/** No `allow:` opens the twin of a controller file. */
function twinRuling(change: SnapshotChange, allowed: Allowed, twin: Twin): Ruling {
  const what = `differs only by case or normalisation from a ${twin === 'controller' ? 'controller file' : 'protected path'}`;
  if (twin === 'protected') return restored(change, allowed, { rule: 'case-twin', what });
  const { path, status } = change;
  const message = `${deed(status)} ${shown(path)} (${what}); the controller removed it again.`;
  return { findings: [{ class: 'policy', rule: 'case-twin', path, message }], restore: [{ path, to: 'run-start' }] };
}

/** Python believes compiled code before its source; an honest attempt leaves it as junk, so it is no reason to ask anybody. */
function isCompiled({ path, status }: SnapshotChange): boolean {
  return status !== 'deleted' && /(?:^|\/)__pycache__\/|\.py[co]$/.test(path);
}

function compiledRemoved({ path, status }: SnapshotChange): Ruling {
  const undone = status === 'added' ? 'left it out' : 'restored it';
  const message = `${deed(status)} ${shown(path)}, compiled code of Python; the controller ${undone}.`;
  return {
    findings: [{ class: 'note', rule: 'compiled-code-left-out', path, message }],
    restore: [{ path, to: 'run-start' }],
  };
}

function isAttributes(path: string): boolean {
  return path === '.gitattributes' || path.endsWith('/.gitattributes');
}

/** The controller's git reads no attributes from the tree, people's git does. */
function attributesNote({ path, status }: SnapshotChange): Ruling {
  const message = `${deed(status)} ${shown(path)}; it has no effect on the controller and was left as it is.`;
  return { findings: [{ class: 'note', rule: 'git-attributes-changed', path, message }], restore: [] };
}
