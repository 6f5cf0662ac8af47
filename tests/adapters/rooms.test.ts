import { describe, expect, it } from 'vitest';
import type { Walls } from '../../src/adapters/isolation/walls.ts';
import type { ProcessCall, ProcessResult } from '../../src/adapters/process/supervise.ts';
import { openRooms } from '../../src/adapters/rooms.ts';
import type { Grounds } from '../../src/adapters/views/grounds.ts';

const noSpace = (): never => {
  throw new Error('ENOSPC: no space left on device');
};

describe('what is made ahead while an agent works', () => {
  it('cannot end the agent, whatever goes wrong with it', async () => {
    const result = { exitCode: 0 } as unknown as ProcessResult;
    const rooms = roomsOf({
      grounds: { expectCapture: noSpace },
      walls: { expectRoom: noSpace },
      run: () => Promise.resolve(result),
    });
    const room = await rooms.openAgent({} as Parameters<typeof rooms.openAgent>[0]);
    await expect(room.run({} as ProcessCall)).resolves.toBe(result);
  });

  it('is asked for once the agent works, and not before', async () => {
    const said: string[] = [];
    const rooms = roomsOf({
      grounds: { expectCapture: () => said.push('tree') },
      walls: { expectRoom: ({ role }) => said.push(role) },
      run: async () => {
        said.push('agent');
        return {} as ProcessResult;
      },
    });
    const room = await rooms.openAgent({} as Parameters<typeof rooms.openAgent>[0]);
    expect(said).toEqual([]);
    await room.run({} as ProcessCall);
    expect(said).toEqual(['agent', 'tree', 'gate']);
  });
});

/** Grounds and walls that put nothing up: what counts is who is asked for what, and when. */
function roomsOf(fakes: {
  grounds: Pick<Grounds, 'expectCapture'>;
  walls: Pick<Walls, 'expectRoom'>;
  run: () => Promise<ProcessResult>;
}) {
  const place = { kind: 'layers', lowers: ['/lower'], upper: '/upper', work: '/work' } as const;
  const opened = { dir: '/', home: '/', tmp: '/', result: { inside: '/r', outside: '/r' } };
  const grounds = { openAgent: async () => ({ place }), ...fakes.grounds } as unknown as Grounds;
  const walls = {
    openRoom: () => ({ ...opened, run: fakes.run, close: () => undefined }),
    ...fakes.walls,
  } as unknown as Walls;
  const none = { agent: [], gate: [] };
  return openRooms({
    ...{ grounds, walls, open: { grounds, walls }, guard: () => undefined },
    ...{ needed: none, agentFiles: new Map() },
  });
}
