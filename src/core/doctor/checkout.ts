import { unseenWords } from '../baseline.ts';
import type { DoctorFacts } from './facts.ts';
import { type Finding, fine } from './finding.ts';

/** What actions/checkout brought and left. */
export function checkoutFindings({ checkout, machine }: DoctorFacts): readonly Finding[] {
  if (checkout === undefined) return [];
  const { isShallow, continues, credentials, kept } = checkout;
  const unseen = unseenWords(checkout.untracked);
  const isHidden = machine.isolation?.level === 'namespace';
  return [
    depth(isShallow, continues),
    ...(unseen === undefined
      ? []
      : [{ weight: 'note' as const, about: 'checkout', text: `In the workspace, ${unseen}.` }]),
    ...(credentials.length === 0 || isHidden
      ? []
      : [
          {
            weight: 'warning' as const,
            about: 'checkout',
            text: `actions/checkout left its token in ${credentials.join(', ')}, which agents and gates can read at this level of isolation.`,
            paste: { where: 'under `with:` of the step of actions/checkout', lines: ['persist-credentials: false'] },
          },
        ]),
    ...(kept.length === 0
      ? []
      : [
          {
            weight: 'warning' as const,
            about: 'checkout',
            text: `${keptWords(kept)} Install dependencies in this job.`,
            paste: { where: 'under `with:` of the step of actions/checkout', lines: ['clean: true'] },
          },
        ]),
  ];
}

/** That gates believe what lies in the workspace, whoever made it. */
export function keptWords(paths: readonly string[]): string {
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : '';
  return `The workspace is kept between jobs: files that git ignores are older than this job (${paths.slice(0, MOST_NAMED).join(', ')}${more}). Gates use them, although an earlier job may have changed them.`;
}

const MOST_NAMED = 5;

function depth(isShallow: boolean, continues: boolean): Finding {
  if (!isShallow) return fine('fetch-depth', 'The checkout has its whole history.');
  if (!continues) return fine('fetch-depth', 'The checkout has no history, and a run needs none.');
  return {
    weight: 'note',
    about: 'fetch-depth',
    text: 'The checkout has no history. The run goes on with an open branch and fetches what it needs to compare them.',
    paste: { where: 'under `with:` of the step of actions/checkout, to spare that', lines: ['fetch-depth: 0'] },
  };
}
