/*
 * A stand-in for the action's process on a stage: puts up walls of one kind, runs each process of its job behind them and
 * tells what came of it in `results.json`.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { listFolder, removePath, withAccess } from '../../../src/adapters/git/folder.ts';
import type { Room } from '../../../src/adapters/isolation/walls.ts';
import { makeCanaries } from '../../support/isolation/canaries.ts';
import { marked } from '../../support/isolation/proc.ts';
import { makeScene, write } from '../../support/isolation/scene.ts';
import { sceneRoot } from '../../support/isolation/stage.ts';
import { watch } from '../../support/isolation/watch.ts';
import { playAttempts } from './attempts.ts';
import { openPlayed, type Played } from './played.ts';
import type { Ran, Run, WallsJob, WallsResults } from './protocol.ts';

if (process.env['STAGE_UID'] === undefined) throw new Error('walls are tried on a stage only');
const job = JSON.parse(await text(process.stdin)) as WallsJob;
writeFileSync(join(sceneRoot, 'results.json'), JSON.stringify(await play()));
process.exit();

async function play(): Promise<WallsResults> {
  const scene = makeScene(sceneRoot, makeCanaries());
  write(scene.temp, { 'ralph/secret': 'secret of the controller\n', 'ralph/tool': '#!/bin/sh\necho the tool\n' });
  chmodSync(join(scene.temp, 'ralph'), 0o700);
  try {
    const places = [scene.home, scene.workspace, scene.temp, scene.runner, scene.bait, scene.tools];
    const [before, modes] = [watch(places), modesOf(places)];
    const played = await openPlayed(scene, job);
    const runs: Record<string, Ran> = {};
    for (const [index, run] of job.runs.entries()) runs[run.name] = await tryRun(played, run, index);
    const attempts = job.attempts === undefined ? [] : await playAttempts(scene, played, job.attempts);
    await played.close();
    const changed = before.changed('/').filter((path) => !path.startsWith(`${played.root}/`));
    return {
      runs,
      attempts,
      changed: [...changed, ...places.filter((_, index) => modesOf(places)[index] !== modes[index])],
    };
  } catch (error) {
    return { runs: {}, attempts: [], changed: [], trouble: String((error as Error).stack) };
  }
}

function modesOf(places: readonly string[]): readonly number[] {
  return places.map((place) => statSync(place).mode);
}

async function tryRun(played: Played, run: Run, count: number): Promise<Ran> {
  const id = `run-${count}`;
  const { place, written } = await played.place(id, run.place === 'folder');
  const removed = run.removed ?? [];
  const homeFiles = new Map(
    Object.entries(run.homeFiles ?? {}).map(([name, content]) => {
      const source = join(played.root, `${id}-${name.replaceAll('/', '_')}`);
      writeFileSync(source, content);
      return [name, source];
    }),
  );
  const more = { needed: [], removed, homeFiles, network: run.network ?? true };
  const role = run.role ?? 'gate';
  const room = played.walls.openRoom({ role, place, ...more });
  const outputPath = join(played.root, `${id}.log`);
  const mark = `${1000 + count}.${process.pid}`;
  const ended = await runIn(room, { run, outputPath, mark });
  for (let turn = 0; turn < 250 && marked(mark).length > 0; turn += 1) await pause(20);
  const told = {
    ...ended,
    output: outputsOf(run, outputPath).map(textOf).join(''),
    sleeping: marked(mark).length,
    said: existsSync(room.result.outside) ? readFileSync(room.result.outside, 'utf8') : '',
    written: filesIn(written),
  };
  room.close();
  return { ...told, ...remove(played, id) };
}

async function runIn(room: Room, { run, outputPath, mark }: { run: Run; outputPath: string; mark: string }) {
  const abort = new AbortController();
  const watching = run.abortAt === undefined ? undefined : setInterval(() => abortAt(run, outputPath, abort), 10);
  try {
    const result = await room.run({
      program: run.program ?? '/bin/sh',
      args: run.program === undefined ? ['-c', run.script ?? ''] : [],
      cwd: run.cwd ?? room.dir,
      env: { ...environment(room), MARK: mark, ...run.env },
      ...{ stdin: run.stdin ?? '', outputPath, marker: `mark-${mark}`, signal: abort.signal },
      ...(run.role === 'agent' ? { stdoutPath: stdoutOf(outputPath) } : {}),
      limits: {
        hardMs: run.hardMs ?? 30_000,
        graceMs: run.graceMs ?? 500,
        ...(run.maxOutputBytes === undefined ? {} : { maxOutputBytes: run.maxOutputBytes }),
      },
    });
    return { result };
  } catch (error) {
    return { trouble: String(error) };
  } finally {
    clearInterval(watching);
  }
}

/** Like those of the action, agents write stdout to a file of its own; it is read first. */
function outputsOf({ role }: Run, outputPath: string): readonly string[] {
  return role === 'agent' ? [stdoutOf(outputPath), outputPath] : [outputPath];
}

function stdoutOf(outputPath: string): string {
  return `${outputPath}.stdout`;
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function abortAt({ abortAt }: Run, outputPath: string, abort: AbortController): void {
  const output = textOf(outputPath);
  if (abortAt !== undefined && output.includes(abortAt)) abort.abort();
}

function environment({ home, tmp, result }: Room): Record<string, string> {
  const folders = { HOME: home, TMPDIR: tmp, RESULT: result.inside };
  return { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', NODE: process.execPath, LC_ALL: 'C', ...folders };
}

/** Texts of ordinary files; `.git` and marks of overlays are left out. */
function filesIn(dir: string): Record<string, string> {
  const found: Record<string, string> = {};
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const { name, kind } of listFolder(dir, folder)) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (kind === 'folder' && name !== '.git') open.push(path);
      if (kind === 'file') found[path] = withAccess(dir, path, () => readFileSync(join(dir, path), 'utf8'));
    }
  }
  return found;
}

function remove({ trees, release }: Played, id: string): Pick<Ran, 'notRemoved'> {
  try {
    release(id);
    mkdirSync(trees, { recursive: true });
    removePath(trees, id);
    return {};
  } catch (error) {
    return { notRemoved: String(error) };
  }
}
