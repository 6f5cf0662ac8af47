import type { Isolation } from '../core/isolation.ts';
import { emptyTrash } from './git/trash.ts';
import type { Room, Walls } from './isolation/walls.ts';
import type { AgentTreeCall } from './trees.ts';
import type { AgentCapture, Grounds, View } from './views/grounds.ts';

/** A room on a view; closing it throws the view away too. */
export interface ViewRoom extends Room {
  /** As of the view. */
  readonly written: string;
  readonly hasSetup: boolean;
  readonly keepSetup: () => Promise<void>;
  /** A room for setup on the same view, with a HOME and temporary folders of its own; close it before this one is used. */
  readonly openSetup: () => Room;
}

export interface ViewRoomCall {
  readonly role: 'gate' | 'review' | 'setup';
  readonly tree: string;
  /** Commit that the story starts from; absent = the one that the run starts from. */
  readonly start?: string;
  /** Selects files that must not be there, such as reports of an earlier run. */
  readonly without?: (path: string) => boolean;
  /** Absent = on. */
  readonly network?: 'on' | 'off';
  /** The real path of a real folder, and no walls: docker's daemon sees nothing else. */
  readonly docker?: boolean;
}

/** Rooms for everything that is not trusted: a tree behind the walls of this run. */
export interface Rooms {
  readonly isolation: Isolation;
  openAgent(call: AgentTreeCall): Promise<Room>;
  /** As of the grounds. */
  capture: Grounds['capture'];
  openView(call: ViewRoomCall): Promise<ViewRoom>;
  /** Removes what is left of the trees' layers, when no more rooms are opened. */
  close(): void;
}

export interface RoomsOptions {
  readonly grounds: Grounds;
  readonly walls: Walls;
  /** For checks that need docker. */
  readonly open: { readonly grounds: Grounds; readonly walls: Walls };
  /** Called before each use of the trees; throws when something around them was planted. */
  readonly guard: () => void;
  /** Whoever works in these rooms can write nowhere around the trees: it is guarded from the first open one on. Default false. */
  readonly isEnclosed?: boolean;
  /** Absolute paths that agents and gates need beside their trees. */
  readonly needed: {
    readonly agent: readonly string[];
    readonly gate: readonly string[];
    readonly view: readonly string[];
  };
  /** `agent_files`: path below HOME -> absolute source. */
  readonly agentFiles: ReadonlyMap<string, string>;
}

/** Brings grounds and walls together. */
export function openRooms(options: RoomsOptions): Rooms {
  const { grounds, walls, needed, agentFiles } = options;
  const guard = guarding(options);
  return {
    isolation: walls.isolation,
    openAgent: async (call) => {
      guard();
      const { place } = await grounds.openAgent(call);
      return walls.openRoom({
        ...{ role: 'agent', place, needed: needed.agent, removed: [], homeFiles: agentFiles, network: true },
      });
    },
    capture: (call: AgentCapture) => grounds.capture(call),
    openView: async (call) => {
      guard(call.docker === true);
      const { grounds: ground, walls: wall } = call.docker === true ? options.open : options;
      const view = await ground.openView(call);
      const isReview = call.role === 'review';
      const room = wall.openRoom({
        ...{ role: call.role, place: view.place, removed: view.removed, network: call.network !== 'off' },
        needed: [...(isReview ? needed.agent : needed.gate), ...needed.view],
        homeFiles: isReview ? agentFiles : new Map(),
      });
      const openSetup = (): Room =>
        wall.openRoom({
          ...{ role: 'setup', place: view.place, removed: [], network: true },
          ...{ needed: [...needed.gate, ...needed.view], homeFiles: new Map() },
        });
      return viewRoom(room, view, openSetup);
    },
    close: () => {
      grounds.close?.();
      emptyTrash();
    },
  };
}

/** @returns looks around the trees where somebody may have written; told whether the room is open to the machine */
function guarding({ guard, isEnclosed = false }: RoomsOptions): (isOpen?: boolean) => void {
  let isGuarded = !isEnclosed;
  return (isOpen = false) => {
    isGuarded ||= isOpen;
    if (isGuarded) guard();
  };
}

function viewRoom(room: Room, view: View, openSetup: () => Room): ViewRoom {
  const close = (): void => {
    room.close();
    view.close();
  };
  const { written, hasSetup, keepSetup } = view;
  return { ...room, written, hasSetup, keepSetup, openSetup, close };
}
