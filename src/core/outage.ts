import { blocks } from './gates.ts';
import type { Attempt } from './state.ts';

/** Whether its service, and not the work, ended an attempt: it says nothing of the error that the others make (02-loop §3.1). */
export function isOutage({ gates }: Pick<Attempt, 'gates'>): boolean {
  return gates.some((gate) => gate.condition !== undefined && blocks(gate));
}

/** The attempts that say something of the work. */
export function worked<T extends Pick<Attempt, 'gates'>>(attempts: readonly T[]): readonly T[] {
  return attempts.some(isOutage) ? attempts.filter((attempt) => !isOutage(attempt)) : attempts;
}
