import { branchExclusion } from '../branch-rules.ts';
import type { BranchFacts, DoctorFacts } from './facts.ts';
import { type Finding, fine } from './finding.ts';

/** Protected branches, as far as GitHub tells who asks. */
export function branchFindings({ branches, base }: DoctorFacts): readonly Finding[] {
  if (branches === undefined) return [];
  const found = branches.flatMap(one);
  const names = branches.map(({ branch }) => branch).join(' and ');
  const never = base === undefined ? '' : ` ${base.branch} itself is never pushed.`;
  return found.length > 0 ? found : [fine('branches', `No rule keeps a run from pushing ${names}.${never}`)];
}

function one({ branch, refusing, choosy, keepsFailures }: BranchFacts): readonly Finding[] {
  const about = 'protected branch';
  const ruled = `A ruleset covers ${branch}: ${refusing.join('; ')}.`;
  const where = 'as an excluded branch of that ruleset (Settings, Rules, Rulesets)';
  const paste = { where, lines: [branchExclusion(branch)] };
  const closed: Finding = keepsFailures
    ? { about, weight: 'warning', text: `${ruled} The work of failed stories would only be kept as bundles.`, paste }
    : { about, weight: 'blocks', text: `${ruled} Every push of a run would be refused.`, paste };
  const picky = `A ruleset looks at what is pushed to ${branch} (${choosy.join(', ')}): a push that it refuses is kept as a bundle.`;
  return [
    ...(refusing.length === 0 ? [] : [closed]),
    ...(choosy.length === 0 ? [] : [{ about, weight: 'warning' as const, text: picky }]),
  ];
}
