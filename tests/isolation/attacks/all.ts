import type { Attack } from './attack.ts';
import { kernelAttacks } from './kernel.ts';
import { processAttacks } from './processes.ts';
import { secretAttacks } from './secrets.ts';
import { writeAttacks } from './writes.ts';

/** Every attack, in the order of the table in docs/security.md. */
export const attacks: readonly Attack[] = [...secretAttacks, ...processAttacks, ...kernelAttacks, ...writeAttacks];
