import type { Row } from './row.ts';
import { agentRows } from './rows-agent.ts';
import { durableRows } from './rows-durable.ts';
import { gitRows } from './rows-git.ts';
import { limitRows } from './rows-limits.ts';
import { outputRows } from './rows-output.ts';
import { processRows } from './rows-process.ts';
import { realRows } from './rows-real.ts';
import { secretRows } from './rows-secret.ts';
import { textRows } from './rows-text.ts';
import { untrustedRows } from './rows-untrusted.ts';
import { worldRows } from './rows-world.ts';

const LETTERS = 'UPASOGRDHLBX';

/** Every attack and fault that has to be shown, by letter and number. */
export const rows: readonly Row[] = [
  ...untrustedRows,
  ...agentRows,
  ...secretRows,
  ...outputRows,
  ...processRows,
  ...worldRows,
  ...durableRows,
  ...limitRows,
  ...gitRows,
  ...textRows,
  ...realRows,
].toSorted((one, other) => order(one) - order(other));

/** Letters whose rows must all be shown, each by a test that fails without its rule. */
export const finished: readonly string[] = ['X', 'U', 'A', 'P', 'S', 'O', 'G', 'R', 'D', 'H', 'L', 'B'];

function order({ id }: Row): number {
  return LETTERS.indexOf(id.charAt(0)) * 1000 + Number(id.slice(1));
}
