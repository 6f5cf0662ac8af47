import { beforeAll, describe, expect, it } from 'vitest';
import { noStage, type StageUser } from '../../support/isolation/stage.ts';
import { playWalls, type WallsName, type WallsResults } from './protocol.ts';
import { type Row, sound } from './rows.ts';
import { tries } from './tries.ts';

/** Walls of one kind, tried by a user of the machine. */
export interface Suite {
  readonly name: string;
  readonly walls: WallsName;
  readonly user: StageUser;
  readonly rows: readonly Row[];
  readonly homeOverlay?: boolean;
  /** Why it cannot be tried here. */
  readonly skip?: string | undefined;
  readonly more?: (results: () => WallsResults) => void;
}

/** Plays all rows on one stage, then looks at each of them. */
export function suite({ name, walls, user, rows, homeOverlay, skip = noStage(), more }: Suite): void {
  if (skip !== undefined) console.warn(`${name} is not tried: ${skip}`);
  describe.skipIf(skip !== undefined)(skip === undefined ? name : `${name} (${skip})`, () => {
    let results: WallsResults = { runs: {}, attempts: [], changed: [] };
    beforeAll(async () => {
      const runs = rows.map(({ expect: _, ...run }) => run);
      const attempts = tries.map(({ name: _, expect: __, ...attempt }) => attempt);
      const more = homeOverlay === undefined ? {} : { homeOverlay };
      results = await playWalls(user, { walls, runs, attempts, ...more });
      expect(results.trouble).toBeUndefined();
    }, 300_000);
    it.each(rows.map((row) => [row.name, row] as const))('%s', (_, row) => {
      const ran = results.runs[row.name];
      sound(ran);
      if (ran !== undefined) row.expect(ran);
    });
    it.each(tries.map((one, index) => [one.name, one, index] as const))('attempts: %s', (_, one, index) => {
      const attempted = results.attempts[index];
      expect(attempted).toMatchObject({ ok: true });
      if (attempted !== undefined) one.expect(attempted);
    });
    it('nothing around the trees changed', () => expect(results.changed).toEqual([]));
    more?.(() => results);
  });
}
