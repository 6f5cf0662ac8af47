import type { IsolationLevel } from '../../core/isolation.ts';

/** Ways of one kind that were refused, each with the words of what refused it: those with the same words are named together. */
export function refusals(kind: string, tried: readonly (readonly [way: string, why: string])[]): readonly string[] {
  const whys = [...new Set(tried.map(([, why]) => why))];
  return whys.map((why) => {
    const ways = tried.filter((one) => one[1] === why).map(([way]) => way);
    return `${kind} (${ways.join(' and ')}): ${why}`;
  });
}

/** Why this run has no better walls, and what helps; whole sentences. */
export function refusalNotes(refused: readonly string[]): readonly string[] {
  return [...refused.map((why) => `No better walls: ${why}.`), ...remediesOf(refused)];
}

/** Why a level that was asked for cannot be had, and what helps. */
export function refusalOf(wanted: Exclude<IsolationLevel, 'process'>, refused: readonly string[]): string {
  const remedies = remediesOf(refused);
  return [
    `isolation: ${wanted} is not possible on this machine: ${refused.join('; ')}.`,
    ...(remedies.length > 0 ? remedies : [takes[wanted]]),
    'isolation: auto takes the best level that there is.',
  ].join(' ');
}

const takes: Readonly<Record<Exclude<IsolationLevel, 'process'>, string>> = {
  namespace: 'It takes Linux, util-linux and root, sudo without a password or user namespaces.',
  user: 'It takes Linux, util-linux and a job that is root or has sudo without a password.',
};

function remediesOf(refused: readonly string[]): readonly string[] {
  return [...new Set(refused.flatMap((why) => remedyOf(why) ?? []))];
}

/** What helps against what a program told when it was refused; undefined when its words do not say. */
export function remedyOf(why: string): string | undefined {
  return remedies.find(([words]) => words.test(why))?.[1];
}

const remedies: readonly (readonly [RegExp, string])[] = [
  // The kernel counts namespaces and says so in the words of a full disk.
  [
    /\bunshare failed: No space left on device/,
    'The kernel makes no more namespaces here: on a runner of your own raise `sysctl user.max_user_namespaces`.',
  ],
  [
    /\b(?:unshare|mount): .*(?:operation not permitted|permission denied)/i,
    'The kernel refuses namespaces here: in a container job run the job on the machine itself; on an Ubuntu runner of your own allow them by `sysctl kernel.apparmor_restrict_unprivileged_userns=0`.',
  ],
  [
    /No space left on device|Cannot allocate memory|Resource temporarily unavailable|\b(?:ENOSPC|ENOMEM|EAGAIN)\b/i,
    'Free memory and disk on this runner and run again.',
  ],
];

/** Words that a sentence can go on behind. */
export function unstopped(text: string): string {
  return text.trim().replace(/[.\s]+$/, '');
}
