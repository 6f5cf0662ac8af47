import type { Scene } from '../../support/isolation/scene.ts';
import type { Played } from './played.ts';
import type { Attempt, WallsResults } from './protocol.ts';

export async function playAttempts(_: Scene, __: Played, ___: readonly Attempt[]): Promise<WallsResults['attempts']> {
  return [];
}
