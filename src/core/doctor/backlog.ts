import type { DoctorFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** How prd.json is read; a file that cannot be read stands among the refusals. */
export function backlogFindings({ backlog }: DoctorFacts): readonly Finding[] {
  if (backlog === undefined) return [];
  const { path, stories, open, warnings } = backlog;
  const counted = `${path}: ${open} of ${stories} stories can be worked on.`;
  return [
    open === 0
      ? { weight: 'warning', about: 'backlog', text: `${counted} A run ends with nothing_to_do.` }
      : { weight: 'fine', about: 'backlog', text: counted },
    ...warnings.map((text): Finding => ({ weight: 'warning', about: 'backlog', text })),
  ];
}
