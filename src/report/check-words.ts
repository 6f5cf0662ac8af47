import type { Check } from '../core/gates.ts';

/** When a check runs, in brackets behind its command; empty for one of every attempt. */
export function when({ stage, paths }: Pick<Check, 'stage' | 'paths'>): string {
  const words = [
    ...(stage === 'final' ? ['once, after the last story'] : []),
    ...(paths === undefined ? [] : [`only when ${paths.join(', ')} changed`]),
  ];
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}
