import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { outputsOf } from '../process/output.ts';
import { checkCall } from '../process/spawn-error.ts';
import { type ProcessCall, type ProcessResult, supervise } from '../process/supervise.ts';
import { isNameOfShells } from './enter.ts';
import { goOrder, type LateTree, lateScript, treeOrder } from './enter-ahead.ts';
import { readEntered } from './entered.ts';
import { remountable } from './layers.ts';
import type { NamespaceMaker } from './maker.ts';
import type { Vacant } from './standby.ts';

/** A room whose walls stand already, but for its tree. */
export interface AheadRoom {
  readonly maker: NamespaceMaker;
  /** Absolute folder of ours for this room. */
  readonly folder: string;
  /** Absolute folder below which trees and rooms lie. */
  readonly ground: string;
  readonly tree: LateTree;
  /** Absolute paths in the tree that are taken away. */
  readonly removedInTree: readonly string[];
  readonly vacant: Vacant;
  /** `layTree` had its tree mounted. */
  readonly isLaid: boolean;
}

/** Has the tree of a room mounted, from when on nobody else may use its layers. False = it was not told, and has to be later. */
export function layTree({ vacant, ground, tree }: Pick<AheadRoom, 'vacant' | 'ground' | 'tree'>): boolean {
  if (!vacant.isStarted() || vacant.hasEnded()) return false;
  remountable(join(ground, tree.work));
  vacant.tell(treeOrder(tree));
  return true;
}

/** Runs a process there. Undefined when nothing was started, so that it has to be tried in namespaces of its own: these have ended then. */
export async function walkIn(call: ProcessCall, room: AheadRoom): Promise<ProcessResult | undefined> {
  const { vacant, ground } = room;
  const isStarted = canWait(call) && (vacant.isStarted() || (await startedInTime(vacant, call.signal)));
  const isUsable = isStarted && call.signal?.aborted !== true && (room.isLaid ? !vacant.hasEnded() : layTree(room));
  const output = isUsable ? vacant.output(call) : undefined;
  if (output === undefined) {
    vacant.end();
    // After a cancel nothing is started in its place, and so nobody has to wait for its end.
    if (call.signal?.aborted !== true) await vacant.gone();
    return undefined;
  }
  const script = writeLate(call, room);
  const ahead = { output, begin: () => vacant.begin(goOrder(relative(ground, script))) };
  const result = await supervise({ ...call, marker: vacant.marker, holdsAll: true, ahead });
  // Nobody may have emptied it, and it may hold a key.
  rmSync(script, { force: true });
  const entered = readEntered(call, result, vacant.status);
  if (entered.result !== undefined) return entered.result;
  await vacant.gone();
  for (const path of outputsOf(call)) rmSync(path, { force: true });
  return undefined;
}

/** False after a cancel: on a machine that can start nothing more it would wait for seconds. */
async function startedInTime(vacant: Vacant, cancel: AbortSignal | undefined): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>();
  const give = (): void => resolve(false);
  cancel?.addEventListener('abort', give, { once: true });
  if (cancel?.aborted) give();
  try {
    return await Promise.race([promise, vacant.started()]);
  } finally {
    cancel?.removeEventListener('abort', give);
  }
}

/** A full disk is told, and nothing waits on for a script that never comes. */
function writeLate(call: ProcessCall, { vacant, maker, folder, ground, removedInTree: removed }: AheadRoom): string {
  const script = join(folder, 'late.sh');
  const { program, args, cwd, env: environment } = call;
  try {
    const input = call.stdin === '' ? undefined : `./${relative(ground, writeInput(folder, call.stdin))}`;
    const text = lateScript({ ...maker, removed, program, args, cwd, environment, input });
    writeFileSync(script, text, { mode: 0o600 });
    return script;
  } catch (error) {
    vacant.end();
    throw error;
  }
}

/** As with `openInput` a file: its end is where the text ends. */
function writeInput(folder: string, text: string): string {
  const path = join(folder, 'input');
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

/** A shell that waited takes what its script can say: a short command line, and variables that a shell can name. */
function canWait(call: ProcessCall): boolean {
  const words = [...call.args, ...Object.entries(call.env).flat()];
  return (
    Object.keys(call.env).every(isNameOfShells) &&
    words.reduce((sum, word) => sum + word.length, 0) < MOST_TOLD &&
    checkCall(call) === undefined
  );
}

/** Far below what the kernel takes, so that nothing is refused only inside. */
const MOST_TOLD = 32 * 1024;
