import { held, type Row } from './row.ts';

/** Runs that meet, and those that left something behind. */
export const durableRows: readonly Row[] = held([
  ['D8', 'a lock whose owner is gone', 'src/core/lease.ts', "  if (silentMs <= ttlMs) return { type: 'ask' };\n"],
  [
    'D9',
    'two runs at once',
    'src/adapters/lease.ts',
    'repository.push([{ ref, commit, expect }, ...beside])',
    'repository.push([{ ref, commit }, ...beside])',
  ],
  [
    'D14',
    'an archive that exists or cannot be written',
    'src/adapters/archive.ts',
    'if (!taken.has(name)) return name;',
    'return name;',
  ],
]);
