import { describe, expect, it } from 'vitest';
import type { Place } from '../../src/adapters/isolation/place.ts';
import type { Walls } from '../../src/adapters/isolation/walls.ts';
import type { ProcessCall, ProcessResult } from '../../src/adapters/process/supervise.ts';
import { openRooms } from '../../src/adapters/rooms.ts';
import type { AgentTreeCall } from '../../src/adapters/trees.ts';
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

describe('the end of an agent', () => {
  it('is told when its room is closed, and cannot end the run', async () => {
    const said: string[] = [];
    const rooms = roomsOf({
      grounds: {
        agentEnded: () => {
          said.push('ended');
          noSpace();
        },
      },
      walls: {},
      run: async () => ({}) as ProcessResult,
    });
    const room = await rooms.openAgent({} as Parameters<typeof rooms.openAgent>[0]);
    await room.run({} as ProcessCall);
    expect(said).toEqual([]);
    room.close();
    expect(said).toEqual(['ended']);
  });
});

describe('the room of the next agent', () => {
  it.each([
    ['gate', ['begun', 'agent', 'tree']],
    ['review', ['begun']],
    ['setup', ['begun']],
  ] as const)('is asked for as soon as a gate has begun, and by nobody else: %s', async (role, expected) => {
    const said: string[] = [];
    const { promise: end, resolve } = Promise.withResolvers<ProcessResult>();
    const rooms = roomsOf({
      grounds: { expectAgent: () => said.push('tree') },
      walls: { expectRoom: (room) => said.push(room.role) },
      run: () => {
        said.push('begun');
        return end;
      },
    });
    const room = await rooms.openView({ role, tree: 'tree' });
    expect(said).toEqual([]);
    const running = room.run({} as ProcessCall);
    expect(said).toEqual(expected);
    resolve({} as ProcessResult);
    await running;
  });

  it('is not asked for where trees are no layers', async () => {
    const said: string[] = [];
    const rooms = roomsOf({
      grounds: {},
      walls: { expectRoom: (room) => said.push(room.role) },
      run: async () => ({}) as ProcessResult,
      place: { kind: 'folder', dir: '/tree' },
    });
    await (await rooms.openView({ role: 'gate', tree: 'tree' })).run({} as ProcessCall);
    expect(said).toEqual([]);
  });
});

describe('what lies around the trees', () => {
  const agent = { tree: 't', base: 'b' } as unknown as AgentTreeCall;
  const use = async (isEnclosed: boolean, docker: boolean): Promise<number> => {
    let looks = 0;
    const rooms = roomsOf({
      ...{ grounds: {}, walls: {}, run: async () => ({}) as ProcessResult, isEnclosed },
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

/** Grounds and walls that put nothing up: what counts is who is asked for what, and when. */
function roomsOf(fakes: {
  grounds: Pick<Grounds, 'expectCapture' | 'expectAgent' | 'agentEnded'>;
  walls: Pick<Walls, 'expectRoom'>;
  run: () => Promise<ProcessResult>;
  place?: Place;
  guard?: () => void;
  isEnclosed?: boolean;
}) {
  const { guard = () => undefined, isEnclosed = false } = fakes;
  const { place = { kind: 'layers', lowers: ['/lower'], upper: '/upper', work: '/work' } } = fakes;
  const opened = { dir: '/', home: '/', tmp: '/', result: { inside: '/r', outside: '/r' } };
  const [openAgent, openView] = [async () => ({ place }), async () => ({ place, removed: [] })];
  const grounds = { openAgent, openView, ...fakes.grounds } as unknown as Grounds;
  const walls = {
    openRoom: () => ({ ...opened, run: fakes.run, close: () => undefined }),
    ...fakes.walls,
  } as unknown as Walls;
  const none = { agent: [], gate: [] };
  return openRooms({
    ...{ grounds, walls, open: { grounds, walls }, guard, isEnclosed },
    ...{ needed: none, agentFiles: new Map() },
  });
}
