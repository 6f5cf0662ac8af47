import { spawn } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MakeRooms, TestRoom } from './rooms.ts';
import type { Scene } from './scene.ts';

/**
 * Rooms without any isolation: a child with the environment, the HOME and the rights of its parent, in a folder that is
 * only filled where something is missing. Shows that the attacks are real.
 */
export const plainRooms: MakeRooms = async (scene) => ({
  open: async (role) => {
    const tree = join(scene.tree, role);
    fill(scene.workspace, tree);
    return plainRoom(scene, tree);
  },
  close: async () => undefined,
});

/** Not even a tree of their own: commands run in the user's checkout itself, as without this action. */
export const workspaceRooms: MakeRooms = async (scene) => ({
  open: async () => plainRoom(scene, scene.workspace),
  close: async () => undefined,
});

function fill(workspace: string, tree: string): void {
  mkdirSync(tree, { recursive: true });
  for (const name of readdirSync(workspace, { recursive: true, encoding: 'utf8' })) {
    if (name === '.git' || name.startsWith('.git/') || existsSync(join(tree, name))) continue;
    cpSync(join(workspace, name), join(tree, name), { recursive: true });
  }
}

function plainRoom(scene: Scene, cwd: string): TestRoom {
  const outputPath = join(scene.root, 'plain-room.log');
  return {
    run: ({ program, args }) => {
      const output = openSync(outputPath, 'w');
      // Careless on purpose: a folder that stays open for the child.
      const folder = openSync(scene.temp, 'r');
      const tmp = join(scene.root, 'tmp');
      mkdirSync(tmp, { recursive: true });
      const env = { ...process.env, TMPDIR: tmp };
      const child = spawn(program, args, { cwd, env, stdio: ['ignore', output, output, folder] });
      return new Promise((done) => {
        child.on('error', (error) => done(String(error)));
        child.on('exit', () => {
          closeSync(output);
          closeSync(folder);
          done(readFileSync(outputPath, 'utf8'));
        });
      });
    },
    close: async () => undefined,
  };
}
