import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openController, type Repository } from '../../../src/adapters/git/controller.ts';
import { layLayer, readLayer } from '../../../src/adapters/git/layer.ts';
import { openMerger } from '../../../src/adapters/isolation/overlay.ts';
import type { Place, Role } from '../../../src/adapters/isolation/walls.ts';
import type { Grounds } from '../../../src/adapters/views/grounds.ts';
import { layeredAgent, layeredViews, openPristine } from '../../../src/adapters/views/layered-views.ts';
import { noSetupLayers } from '../../../src/adapters/views/setup-layers.ts';
import { userGrounds } from '../../../src/adapters/views/user-grounds.ts';
import type { Scene } from '../../support/isolation/scene.ts';
import type { Played } from './played.ts';
import type { Attempt, Attempted, WallsResults } from './protocol.ts';

const limits = { maxChangedFiles: 2000, maxAddedBytes: 1e7, maxFileBytes: 1e7, maxDepth: 40 };

/** Plays attempts of one story, each from the tree that it starts with, and a gate on what it left. */
export async function playAttempts(
  scene: Scene,
  played: Played,
  attempts: readonly Attempt[],
): Promise<WallsResults['attempts']> {
  const repository = await openRepository(scene, played);
  const { commit } = scene;
  await repository.importCommit(commit);
  const base = await repository.treeOf(commit);
  const grounds = await openGrounds(scene, played, repository);
  const results: WallsResults['attempts'][number][] = [];
  for (const [index, attempt] of attempts.entries()) {
    const { place } = await grounds.openAgent({ tree: base, head: commit, clean: attempt.clean === true });
    const output = await runIn(played, { place, role: 'agent', script: attempt.script, name: `agent-${index}` });
    const { captured, ...after } = await grounds.capture({ baseTree: base, givenTree: base, limits });
    const told: Attempted = {
      ...{ output, ok: captured.ok, gitTampered: after.gitTampered },
      ...(captured.ok ? await tell(repository, captured) : { why: captured.why.code, ...nothing }),
    };
    const gate =
      attempt.gate === undefined || !captured.ok
        ? {}
        : { gate: await runGate(played, grounds, { tree: captured.tree, script: attempt.gate, index }) };
    results.push({ ...told, ...gate });
  }
  grounds.close?.();
  await repository.close();
  return results;
}

const nothing = { changes: [], ignored: [], notImported: [], texts: {} };

type Taken = Extract<Awaited<ReturnType<Grounds['capture']>>['captured'], { ok: true }>;

async function tell(repository: Repository, { changes, ignored, notImported, tree }: Taken) {
  const texts: Record<string, string> = {};
  for (const { path, status } of changes) {
    if (status === 'deleted') continue;
    const file = await repository.readFile(tree, path);
    texts[path] = file?.bytes.toString('utf8') ?? '';
  }
  return {
    changes: changes.map(({ status, newMode, path }) => `${status} ${newMode} ${path}`),
    ...{ ignored, texts, notImported: notImported.map(({ path, what }) => what ?? path) },
  };
}

async function runGate(played: Played, grounds: Grounds, call: { tree: string; script: string; index: number }) {
  const view = await grounds.openView({ tree: call.tree });
  const { place } = view;
  const output = await runIn(played, { place, role: 'gate', script: call.script, name: `gate-${call.index}` });
  view.close();
  return output;
}

interface RunCall {
  readonly place: Place;
  readonly role: Role;
  readonly script: string;
  readonly name: string;
}

async function runIn({ walls, root }: Played, { place, role, script, name }: RunCall): Promise<string> {
  const more = { needed: [join(root, 'controller.git', 'objects')], removed: [], homeFiles: new Map(), network: true };
  const room = walls.openRoom({ role, place, ...more });
  const outputPath = join(root, `${name}.log`);
  await room.run({
    ...{ program: '/bin/sh', args: ['-c', script], cwd: room.dir, stdin: '', outputPath, marker: name },
    env: { PATH: '/usr/bin:/bin', HOME: room.home, TMPDIR: room.tmp },
    limits: { hardMs: 60_000, graceMs: 100 },
  });
  room.close();
  return readFileSync(outputPath, 'utf8');
}

async function openRepository({ workspace }: Scene, { root }: Played): Promise<Repository> {
  const program = execFileSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const opened = await openController({ program, root, workspace, remote: { url: 'https://unused.invalid/a/b.git' } });
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.repository;
}

const noGit = async (): Promise<void> => undefined;

async function openGrounds(scene: Scene, played: Played, repository: Repository): Promise<Grounds> {
  const layer = await readLayer({ repository, workspace: scene.workspace, commit: scene.commit });
  const { user, places, maker, trees: root } = played;
  if (user !== undefined && places !== undefined)
    return userGrounds({
      repository,
      maker: user.maker,
      root: join(places.trees, 'run'),
      layer: async () => layer,
      git: noGit,
    });
  if (maker === undefined) throw new Error('walls without a maker');
  const dir = join(root, 'layer0');
  mkdirSync(dir, { recursive: true });
  await layLayer(layer, dir);
  const base = { dir: join(root, 'base'), indexFile: join(root, 'base.index') };
  const pristine = openPristine({ repository, ...base, extras: async () => layer.extras });
  const merger = openMerger({ maker, git: repository.git, mountPoint: join(root, 'merged') });
  const options = {
    repository,
    pristine,
    root,
    layer: async () => ({ dir, layer }),
    merger,
    setup: noSetupLayers,
    git: noGit,
  };
  return { ...layeredAgent(options), openView: layeredViews(options) };
}
