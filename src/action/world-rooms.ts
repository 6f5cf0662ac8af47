import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { guardAbove } from '../adapters/above.ts';
import type { AgentProgram } from '../adapters/agents/agent.ts';
import type { Layer } from '../adapters/git/layer.ts';
import { furnishHome } from '../adapters/home.ts';
import { type NamespaceRung, noWalls } from '../adapters/isolation/ladder.ts';
import type { Role, Walls } from '../adapters/isolation/walls.ts';
import { isAgentName } from '../adapters/process/environment-names.ts';
import { openRooms, type Rooms, type RoomsOptions } from '../adapters/rooms.ts';
import type { SetupNeeds } from '../adapters/setup-needs.ts';
import { openTrees } from '../adapters/trees.ts';
import { type Grounds, hidingGrounds, plainGrounds } from '../adapters/views/grounds.ts';
import { guardedGrounds } from '../adapters/views/guarded-grounds.ts';
import { LENT_HISTORY, openViewGit, type ViewGit } from '../adapters/views/view-git.ts';
import type { AgentPrograms } from './agent-program.ts';
import { hiddenPlaces } from './isolation.ts';
import type { WorldCall } from './world-parts.ts';

/** What the rooms of a run are made for. */
export interface RoomsCall extends Pick<WorldCall, 'folder' | 'root' | 'rung' | 'env' | 'job' | 'agents'> {
  readonly prepared: Pick<WorldCall['prepared'], 'repository' | 'settings' | 'base' | 'layers'>;
  /** Commit whose ignored files are laid into each tree. */
  readonly plan: { readonly start: { readonly commit: string } };
  /** Resolves when the first process of the run works. */
  readonly started: Promise<void>;
}

/** Where agents and gates of a run work: its trees behind the walls that the probe chose. */
export function runRooms(call: RoomsCall, needs?: SetupNeeds): Rooms {
  const { folder, prepared, plan, rung } = call;
  const root = join(folder, 'trees');
  const layer = prepared.layers(plan.start.commit);
  const { namespace: walled } = rung;
  // Only namespaces show a tree at the path of the workspace.
  const laid = walled === undefined ? layer.then((each): Layer => ({ ...each, staysPut: true })) : layer;
  const [openGit, lentGit] = viewGits(call, root);
  const plain = plainGrounds(prepared.repository, openTrees({ ...prepared, root, layer: () => laid }), openGit);
  const open = { grounds: plain, walls: wallsOf(call, undefined) };
  const common = { open, needed: neededPaths(call, root), agentFiles: agentFiles(call) };
  if (rung.user !== undefined) return openRooms(hiding(call, { ...common, ...userGround(call, laid, openGit) }));
  const above = guardAbove(root, dirname(folder));
  const options: RoomsOptions = {
    ...common,
    grounds:
      walled?.grounds({ ...prepared, ...rung.isolation, root, layer, plain, needs, git: lentGit }) ??
      withPrograms(call, plain),
    walls: wallsOf(call, walled),
    guard: above.check,
    isEnclosed: walled !== undefined && prepared.settings.gateMounts.length === 0,
  };
  return openRooms(hiding(call, options));
}

/** The same rooms with `hidden_paths` out of the agents' sight. */
function hiding({ prepared: { repository, settings, base } }: RoomsCall, options: RoomsOptions): RoomsOptions {
  const { hiddenPaths } = settings;
  if (hiddenPaths.length === 0) return options;
  const hide = (grounds: Grounds): Grounds => hidingGrounds(grounds, { repository, hiddenPaths, base: base.commit });
  return { ...options, grounds: hide(options.grounds), open: { ...options.open, grounds: hide(options.open.grounds) } };
}

/** The repositories of views: one kind for those whose processes can write to anything of ours, one for those behind walls. */
function viewGits(call: RoomsCall, root: string): readonly [open: ViewGit, lent: ViewGit] {
  const { plan, prepared } = call;
  const { repository, base } = prepared;
  const { remoteRefs } = base;
  // Read before any agent may write to the checkout.
  const history = repository.history(isOpen(call) ? { remoteRefs, folder: join(root, 'past') } : undefined);
  history.catch(() => undefined);
  const options = { repository, history, start: plan.start.commit, baseBranch: base.branch };
  return [openViewGit(options), openViewGit(options, join(root, LENT_HISTORY))];
}

/** Whether some process of the project can write to the checkout, now or in the night before. */
function isOpen({ prepared: { settings }, rung }: RoomsCall): boolean {
  const { gates } = settings;
  const hasDocker = typeof gates !== 'string' && gates.some(({ docker }) => docker === true);
  return hasDocker || (rung.namespace === undefined && rung.user === undefined);
}

/** Trees and rooms of another uid lie outside of RUNNER_TEMP, which is closed to it. */
function userGround(
  call: RoomsCall,
  layer: Promise<Layer>,
  git: ViewGit,
): Pick<RoomsOptions, 'grounds' | 'walls' | 'guard'> {
  const { prepared, rung, env } = call;
  const { user, places } = rung;
  if (user === undefined || places === undefined) throw new Error('level user without its places');
  const grounds = user.grounds({ repository: prepared.repository, root: places.trees, layer: () => layer, git });
  return {
    grounds: withPrograms(call, grounds),
    walls: user.walls({ isolation: rung.isolation, folder: places.rooms, home: env['HOME'] ?? '' }),
    guard: guardAbove(places.trees, places.folder).check,
  };
}

/** Without a file view of their own, processes may be able to replace programs that gates use. */
function withPrograms({ env, started }: RoomsCall, grounds: Grounds): Grounds {
  return guardedGrounds(grounds, { path: env['PATH'] ?? '', started });
}

function wallsOf({ folder, env, rung, job, root }: RoomsCall, walled: NamespaceRung | undefined): Walls {
  const home = env['HOME'] ?? '';
  const { isolation, homeUppers } = rung;
  if (walled === undefined) {
    const scratch = join(folder, 'scratch');
    // An agent can write to what is linked, and no gate may believe what it built there.
    const furnish = (own: string, role: Role): void => furnishHome(home, own, { results: role === 'agent' });
    return noWalls({ isolation, scratch, furnishHome: furnish });
  }
  return walled.walls({
    ...{ isolation, home, homeUppers, hidden: hiddenPlaces(env, job) },
    at: job.workspace,
    folder: join(root, 'rooms'),
  });
}

/** What the agents' programs bring, then `agent_files`: what stands in HOME keeps its place, anything else lies at the top of it. */
function agentFiles({ agents, prepared, env }: RoomsCall): ReadonlyMap<string, string> {
  const home = env['HOME'] ?? '';
  const own = programsOf(agents).flatMap((agent) => [...(agent.homeFiles ?? [])]);
  const named = prepared.settings.agentFiles.map((file): [string, string] =>
    file.startsWith('~/') ? [file.slice(2), join(home, file.slice(2))] : [basename(file), file],
  );
  return new Map([...own, ...named]);
}

/** Programs and toolchains that lie in folders which the walls hide. */
function neededPaths(call: RoomsCall, trees: string): RoomsOptions['needed'] {
  const { agents, prepared, env, job, root } = call;
  const isOurs = (path: string): boolean => isWithin(job.workspace, path) || isWithin(root, path);
  const tools = toolPaths(env).filter((path) => !isOurs(path));
  const programs = programsOf(agents).flatMap((agent) => [
    ...programPaths(agent).filter((path) => !isOurs(path)),
    ...(agent.files ?? []),
  ]);
  const { repository, settings } = prepared;
  // What is hidden from an agent's tree must not lie among objects that it can read.
  const objects = join(repository.git.gitDir, 'objects');
  const shown = settings.hiddenPaths.length > 0 ? [] : [objects];
  return {
    agent: [...tools, ...programs, ...shown],
    gate: [...tools, ...prepared.settings.gateMounts],
    view: call.rung.isolation.views === 'overlay' ? [objects, join(trees, LENT_HISTORY)] : [],
  };
}

/** Whoever may be called; those that take over last, so that the first ones' files win. */
function programsOf({ implementer, reviewer, fallbacks }: AgentPrograms): readonly AgentProgram[] {
  return [...fallbacks.values(), implementer, ...(reviewer === undefined ? [] : [reviewer])];
}

/** A program, and the files that its command line names. */
function programPaths({ program, args }: AgentProgram): readonly string[] {
  const named = [...args('implement'), ...args('spec-review')].filter((arg) => arg.startsWith('/') && existsSync(arg));
  return [program, realOf(program), ...named];
}

/** Folders of PATH and of the variables that name toolchains. */
function toolPaths(env: Readonly<Record<string, string>>): readonly string[] {
  const named = Object.entries(env).filter(([name]) => isAgentName(name) && name !== 'HOME' && name !== 'TMPDIR');
  const paths = named.flatMap(([name, value]) => (name === 'PATH' ? value.split(':') : [value]));
  return [...new Set(paths)].filter((path) => /^\/./.test(path) && existsSync(path));
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
