import { noLayers } from '../support/setup-rig.ts';

const why = await noLayers();

/** The levels of isolation that this machine has. */
export const levels: readonly string[] = [
  'process',
  ...(why === undefined ? ['namespace'] : []),
  ...(process.getuid?.() === 0 ? ['user'] : []),
];
