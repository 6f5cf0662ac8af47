import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { CanaryName } from '../../support/isolation/canaries.ts';
import type { Scene } from '../../support/isolation/scene.ts';

/** One way to break out of a room, and how the controller's side sees that it worked. */
export interface Attack {
  readonly id: string;
  /** One sentence that goes on after "the process ...". */
  readonly title: string;
  /** Row of the catalogue, or the part of the trust model. */
  readonly row: string;
  readonly program: Program;
  /** What the next gate runs on the same tree after the room of the attack was closed. */
  readonly next?: Program;
  /** What this machine must have; without it the attack cannot be measured. */
  readonly needs?: 'disk' | 'sudo';
  /** Whether it worked. The attack's own word is never asked for. */
  readonly won: (seen: Seen, scene: Scene) => boolean | Promise<boolean>;
}

/** A file of the folder `programs` and its arguments. */
export interface Program {
  readonly file: string;
  readonly args?: (scene: Scene) => readonly string[];
}

/** What the controller's side saw of one attack. */
export interface Seen {
  /** A text that no other attack has. */
  readonly mark: string;
  /** What the process wrote. */
  readonly output: string;
  /** What the next gate wrote. */
  readonly next: string;
  /** Processes with the mark that live on after the room was closed. */
  readonly alive: () => Promise<number>;
  /** Signals that reached the controller. */
  readonly signals: number;
  readonly helperDied: () => Promise<boolean>;
  /** What arrived in outputs and at sockets that belong to others. */
  readonly heard: string;
  /** Secrets in `output`. */
  readonly printed: readonly CanaryName[];
  /** Bytes of the disk that the folder lies on, in hex. */
  readonly diskId: string;
  readonly changed: (folder: string) => readonly string[];
  /** Whether a path outside the scene exists now. */
  readonly exists: (path: string) => boolean;
}

/** Facts about the machine that an attack may know; all of them could be guessed. */
export interface Facts {
  readonly mark: string;
  readonly helper: number;
  readonly helperName: string;
  readonly controller: number;
  readonly disk: number;
  readonly roots: string;
  readonly port: number;
  /** Path of the scene on the disk itself, where other mounts lie elsewhere. */
  readonly source: string;
}

/** The arguments that start a program of the folder `programs`, with what it knows at its top. */
export function commandOf({ file, args }: Program, scene: Scene, facts: Facts): { program: string; args: string[] } {
  const isPython = extname(file) === '.py';
  const text = readFileSync(join(import.meta.dirname, 'programs', file), 'utf8');
  const given = args?.(scene) ?? [];
  const source = `${prelude(scene, facts)}\n${isPython ? pythonWords : bashWords}\n${text}`;
  if (isPython) return { program: '/usr/bin/python3', args: ['-c', source, ...given] };
  return { program: '/bin/bash', args: ['--noprofile', '--norc', '-c', source, 'attack', ...given] };
}

/** Assignments that bash and Python understand alike. */
function prelude(scene: Scene, facts: Facts): string {
  const known = {
    ...{ SCENE: scene.root, WS: scene.workspace, RH: scene.home, RT: scene.temp, RUNNER: scene.runner },
    ...{ ACTION: scene.action, TOOLS: scene.tools, BAIT: scene.bait, ROOTS: facts.roots, MARK: facts.mark },
    ...{
      HELPER: facts.helper,
      PEER: facts.helperName,
      CONTROLLER: facts.controller,
      DISK: facts.disk,
      PORT: facts.port,
    },
    ...{ SOURCE: facts.source },
  };
  return Object.entries(known)
    .map(([name, value]) => `${name}='${value}'`)
    .join('\n');
}

const bashWords = `won() { echo "ATTACK succeeded: $*"; }\nlost() { echo "stopped: $*"; }`;
const pythonWords = `def won(what): print('ATTACK succeeded:', what, flush=True)\ndef lost(why): print('stopped:', why, flush=True)`;
