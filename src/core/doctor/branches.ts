import { own } from '../own.ts';
import type { BranchFacts, DoctorFacts } from './facts.ts';
import { type Finding, fine } from './finding.ts';

/** Rules under which GitHub refuses the pushes of a run. */
const refusing: Readonly<Record<string, string>> = {
  creation: 'nobody may create it',
  update: 'nobody may push to it',
  pull_request: 'changes must come through a pull request',
  required_status_checks: 'checks must have passed before a push',
  required_deployments: 'deployments must have succeeded before a push',
  required_signatures: 'commits must be signed, and those of a run are not',
  merge_queue: 'changes must come through a merge queue',
};

/** Rules under which some pushes are refused. */
const choosing: readonly string[] = [
  ...['commit_message_pattern', 'commit_author_email_pattern', 'committer_email_pattern', 'branch_name_pattern'],
  ...['file_path_restriction', 'max_file_path_length', 'file_extension_restriction', 'max_file_size'],
];

/** Protected branches, as far as GitHub tells who asks. */
export function branchFindings({ branches, base }: DoctorFacts): readonly Finding[] {
  if (branches === undefined) return [];
  const found = branches.flatMap(one);
  const names = branches.map(({ branch }) => branch).join(' and ');
  const never = base === undefined ? '' : ` ${base.branch} itself is never pushed.`;
  return found.length > 0 ? found : [fine('branches', `No rule keeps a run from pushing ${names}.${never}`)];
}

function one({ branch, rules }: BranchFacts): readonly Finding[] {
  const closed = [...new Set(rules)].flatMap((rule) => own(refusing, rule) ?? []);
  const picky = [...new Set(rules)].filter((rule) => choosing.includes(rule));
  const folder = `${branch.split('/')[0]}/**`;
  return [
    ...(closed.length === 0
      ? []
      : [
          {
            weight: 'blocks' as const,
            about: 'protected branch',
            text: `A ruleset covers ${branch}: ${closed.join('; ')}. Every push of a run would be refused.`,
            paste: { where: 'as an excluded branch of that ruleset (Settings, Rules, Rulesets)', lines: [folder] },
          },
        ]),
    ...(picky.length === 0
      ? []
      : [
          {
            weight: 'warning' as const,
            about: 'protected branch',
            text: `A ruleset looks at what is pushed to ${branch} (${picky.join(', ')}): a push that it refuses is kept as a bundle.`,
          },
        ]),
  ];
}
