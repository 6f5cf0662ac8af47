import { agentFindings } from './agents.ts';
import { backlogFindings } from './backlog.ts';
import { branchFindings } from './branches.ts';
import { checkoutFindings } from './checkout.ts';
import { dockerFindings } from './docker.ts';
import type { DoctorFacts } from './facts.ts';
import type { Finding, Weight } from './finding.ts';
import { gateFindings } from './gates.ts';
import { limitFindings } from './limits.ts';
import { machineFindings } from './machine.ts';
import { tokenFindings } from './token.ts';
import { workflowFindings } from './workflow.ts';

const rules: readonly ((facts: DoctorFacts) => readonly Finding[])[] = [
  refusals,
  tokenFindings,
  agentFindings,
  backlogFindings,
  gateFindings,
  dockerFindings,
  limitFindings,
  workflowFindings,
  branchFindings,
  checkoutFindings,
  machineFindings,
  told,
];

/** Everything there is to say, what blocks a run first, otherwise in the order of the rules. */
export function doctorFindings(facts: DoctorFacts): readonly Finding[] {
  const all = rules.flatMap((rule) => rule(facts));
  return weights.flatMap((weight) => all.filter((finding) => finding.weight === weight));
}

const weights: readonly Weight[] = ['blocks', 'warning', 'note', 'fine'];

/** Whether a run would not get as far as its first agent. */
export function isBlocked(findings: readonly Finding[]): boolean {
  return findings.some(({ weight }) => weight === 'blocks');
}

function refusals({ refused }: DoctorFacts): readonly Finding[] {
  return refused.map((text) => ({ weight: 'blocks', about: 'set-up', text }));
}

function told({ notices }: DoctorFacts): readonly Finding[] {
  return notices.map((text) => ({ weight: 'note', about: 'told by a run', text }));
}
