import type { DoctorFacts, GateFacts } from './facts.ts';
import { type Finding, fine } from './finding.ts';
import { reportingOf } from './reporters.ts';

/** Whether each check can start, and what its results would be read from. */
export function gateFindings({ gates, isNotInstalled }: DoctorFacts): readonly Finding[] {
  const install: readonly Finding[] = isNotInstalled
    ? [
        {
          weight: 'warning',
          about: 'gates',
          text: 'package.json names dependencies, and the checkout has no node_modules: gates see what stood there before the action.',
          paste: { where: 'as a step before this action', lines: ['- run: npm ci'] },
        },
      ]
    : [];
  return [...install, ...gates.flatMap((gate) => [...startable(gate), ...walled(gate), ...readable(gate)])];
}

function startable({ check, missing, noScript }: GateFacts): readonly Finding[] {
  const about = `gate ${check.name}`;
  if (noScript !== undefined) {
    const text = `"${check.command}" runs the script "${noScript}", which package.json does not have.`;
    return [{ weight: 'blocks', about, text }];
  }
  if (missing.length === 0) return [fine(about, `"${check.command}": every program of the line is here.`)];
  // What stands behind || or ; need not run.
  const weight = /\|\||;/.test(check.command) ? 'warning' : 'blocks';
  return missing.map(({ why }) => ({ weight, about, text: `"${check.command}": ${why}` }));
}

/** A daemon acts for whoever may ask it, outside of every wall (02-loop §1, "Per gate"). */
function walled({ check }: GateFacts): readonly Finding[] {
  if (check.docker !== true) return [];
  const text =
    'docker: true puts it outside of all walls: what it runs, agents wrote, and there it has the rights of this action and of the docker daemon. Leave docker out where the gate does without.';
  return [{ weight: 'warning', about: `gate ${check.name}`, text }];
}

/** What a run does with a check that is red on the base and whose output tells no counts. */
const endsRed =
  'If it is red on the base, a run ends before the first agent. Make it green there, leave it out, or let it write a report (JUnit, TAP or JSON) and name that.';

function readable({ check, runs }: GateFacts): readonly Finding[] {
  if (check.kind === 'check' || check.report !== undefined) return [];
  const reporting = reportingOf(runs);
  const about = `gate ${check.name}`;
  switch (reporting.type) {
    case 'listed':
      return [fine(about, `Every test is read from the output of ${reporting.runner}.`)];
    case 'no-tests':
      return [];
    case 'counted':
      return [
        {
          weight: 'note',
          about,
          text: `The output of ${reporting.runner} names failed tests only. With its report every test counts as evidence.`,
          paste: reporting.paste,
        },
      ];
    case 'numbers':
      return [
        {
          weight: 'note',
          about,
          text: `The output of ${reporting.runner} tells how many tests passed, not which. With its report every test counts by name.`,
          paste: reporting.paste,
        },
      ];
    case 'exit-code':
      return [
        {
          weight: 'warning',
          about,
          text: `The output of ${reporting.runner} does not tell how many tests passed. ${endsRed}`,
          paste: reporting.paste,
        },
      ];
    case 'unknown':
      return [
        {
          weight: 'note',
          about,
          text: `Its test runner is not known from the line. Where its output does not tell how many tests passed: ${endsRed}`,
          paste: { where: 'under `with:` of the step of this action', lines: ['test_report: reports/*.xml'] },
        },
      ];
  }
}
