import { describe, expect, it } from 'vitest';
import type { Place, Walls } from '../../src/adapters/isolation/walls.ts';
import type { ProcessCall, ProcessResult } from '../../src/adapters/process/supervise.ts';
import { openRooms } from '../../src/adapters/rooms.ts';
import type { AgentTreeCall } from '../../src/adapters/trees.ts';
import type { Grounds } from '../../src/adapters/views/grounds.ts';

describe('what lies around the trees', () => {
  const agent = { tree: 't', base: 'b' } as unknown as AgentTreeCall;
  const use = async (isEnclosed: boolean, docker: boolean): Promise<number> => {
    let looks = 0;
    const rooms = roomsOf({
      isEnclosed,
      guard: () => {
        looks += 1;
      },
    });
    for (const call of docker ? [{ docker }, {}] : [{}]) {
      const view = await rooms.openView({ role: 'gate', tree: 't', ...call });
      await view.run({} as ProcessCall);
    }
    await rooms.openAgent(agent);
    return looks;
  };

  it('is looked at before each use where others can write there', async () => {
    expect(await use(false, false)).toBeGreaterThanOrEqual(2);
  });

  it('is not looked at where nobody can', async () => {
    expect(await use(true, false)).toBe(0);
  });

  it('is looked at from the first room on that is open to the machine', async () => {
    expect(await use(true, true)).toBeGreaterThanOrEqual(3);
  });
});

/** Grounds and walls that put nothing up: what counts is who is asked for what. */
function roomsOf({ guard, isEnclosed }: { guard: () => void; isEnclosed: boolean }) {
  const place: Place = { kind: 'layers', lowers: ['/lower'], upper: '/upper', work: '/work' };
  const opened = { dir: '/', home: '/', tmp: '/', result: { inside: '/r', outside: '/r' } };
  const run = async () => ({}) as ProcessResult;
  const [openAgent, openView] = [async () => ({ place }), async () => ({ place, removed: [] })];
  const grounds = { openAgent, openView } as unknown as Grounds;
  const walls = { openRoom: () => ({ ...opened, run, close: () => undefined }) } as unknown as Walls;
  const none = { agent: [], gate: [], view: [] };
  return openRooms({
    ...{ grounds, walls, open: { grounds, walls }, guard, isEnclosed },
    ...{ needed: none, agentFiles: new Map() },
  });
}
