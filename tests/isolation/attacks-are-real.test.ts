import { expect, it } from 'vitest';
import { makeCanaries, secretEnvironment } from '../support/isolation/canaries.ts';
import { hasSudo, noStage, onStage, ordinaryUid, type StageUser } from '../support/isolation/stage.ts';
import { attacks } from './attacks/all.ts';
import type { Measured } from './attacks/measure.ts';

const reason = noStage();
const sudo = hasSudo();

it.skipIf(reason !== undefined)(
  `every attack works where nothing isolates it${reason === undefined ? '' : ` (${reason})`}`,
  async () => {
    const ordinary = await tried({ uid: ordinaryUid, sudo });
    const root = await tried({ uid: 0, sudo: false });
    const worked = new Set([...ordinary, ...root].filter(({ won }) => won).map(({ attack }) => attack));
    const hopeless = attacks.filter(({ id }) => !worked.has(id)).map(({ id }) => id);
    const impossible = attacks.filter(({ needs }) => needs !== undefined).map(({ id }) => id);
    expect(hopeless.filter((id) => !impossible.includes(id))).toEqual([]);
    expect([...ordinary, ...root].filter(({ trouble }) => trouble !== undefined)).toEqual([]);
  },
  300_000,
);

it('no two attacks have one id', () => {
  expect(new Set(attacks.map(({ id }) => id)).size).toBe(attacks.length);
});

async function tried(user: StageUser): Promise<readonly Measured[]> {
  const canaries = makeCanaries();
  const job = { rooms: 'none', canaries };
  const env = secretEnvironment(canaries);
  const { results } = await onStage({ user, program: 'tests/isolation/attacks/controller.ts', job, env });
  return results as readonly Measured[];
}
