import { expect, it } from 'vitest';
import { runAttacks } from '../support/isolation/run-attacks.ts';
import { hasSudo, noStage, ordinaryUid } from '../support/isolation/stage.ts';
import { attacks } from './attacks/all.ts';

const reason = noStage();
const sudo = hasSudo();

it.skipIf(reason !== undefined)(
  `every attack works where nothing isolates it${reason === undefined ? '' : ` (${reason})`}`,
  async () => {
    const ordinary = await runAttacks({ uid: ordinaryUid, sudo }, 'none');
    const root = await runAttacks({ uid: 0, sudo: false }, 'none');
    const worked = new Set([...ordinary, ...root].filter(({ won }) => won).map(({ attack }) => attack));
    const hopeless = attacks.filter(({ id }) => !worked.has(id)).map(({ id }) => id);
    const impossible = attacks.filter(({ needs }) => needs !== undefined).map(({ id }) => id);
    expect(hopeless.filter((id) => !impossible.includes(id))).toEqual([]);
    expect([...ordinary, ...root].filter(({ refused }) => refused !== undefined)).toEqual([]);
  },
  300_000,
);

it('no two attacks have one id', () => {
  expect(new Set(attacks.map(({ id }) => id)).size).toBe(attacks.length);
});
