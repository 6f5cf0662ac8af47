import type { Measured } from '../../isolation/attacks/measure.ts';
import { makeCanaries, secretEnvironment } from './canaries.ts';
import type { RoomsName } from './make-rooms.ts';
import { jobVariables } from './scene.ts';
import { onStage, type StageUser, sceneRoot } from './stage.ts';

/** Tries every attack in both roles in rooms of one kind, on a stage with new secrets. */
export async function runAttacks(user: StageUser, rooms: RoomsName): Promise<readonly Measured[]> {
  const canaries = makeCanaries();
  const { results } = await onStage({
    user,
    program: 'tests/isolation/attacks/controller.ts',
    job: { rooms, canaries },
    env: { ...jobVariables(sceneRoot), ...secretEnvironment(canaries) },
  });
  return results as readonly Measured[];
}
