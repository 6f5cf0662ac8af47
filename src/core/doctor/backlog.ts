import type { DoctorFacts } from './facts.ts';
import type { Finding } from './finding.ts';

const MOST_WARNINGS = 10;

/** How prd.json is read; a file that cannot be read stands among the refusals. */
export function backlogFindings({ backlog }: DoctorFacts): readonly Finding[] {
  if (backlog === undefined) return [];
  const { path, stories, open, warnings } = backlog;
  const counted = `${path}: ${open} of ${stories} stories can be worked on.`;
  const more = warnings.length - MOST_WARNINGS;
  return [
    open === 0
      ? { weight: 'warning', about: 'backlog', text: `${counted} A run ends with nothing_to_do.` }
      : { weight: 'fine', about: 'backlog', text: counted },
    ...warnings.slice(0, MOST_WARNINGS).map((text): Finding => ({ weight: 'warning', about: 'backlog', text })),
    ...(more > 0
      ? [
          {
            weight: 'warning' as const,
            about: 'backlog',
            text: `${more} more ${more === 1 ? 'warning' : 'warnings'} about ${path}.`,
          },
        ]
      : []),
  ];
}
