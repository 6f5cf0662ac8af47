import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, rmdirSync, type Stats, statSync, unlinkSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { NamespaceWay } from '../../core/isolation.ts';
import { type AnswerReader, converse } from '../git/conversation.ts';
import type { Git } from '../git/git.ts';
import { bindIgnore, type Ignore, ignoreArgs, patternReader } from '../git/ignore.ts';
import { discard } from '../git/trash.ts';
import { type Overlay, overlayOptions, quote } from './mounts.ts';
import type { NamespaceMaker, PlaceOfLayers } from './walls.ts';

/**
 * Throws layers away. An overlay leaves a folder `work` in its work folder that only root may enter; it is empty and goes first.
 * @param work path of the work folder below `root`
 */
export function discardLayers(root: string, path: string, { work, trash }: { work: string; trash: string }): void {
  // Whoever can enter it as it is can remove it with the rest.
  if (!removeMark(join(root, work))) clearWork(join(root, work));
  discard(root, path, trash);
}

/** What overlays of a way keep beside their layers. */
export function notesOf(way: NamespaceWay, kernel = release()): Pick<Overlay, 'isUnprivileged' | 'isVolatile'> {
  const [major = 0, minor = 0] = kernel.split('.').map(Number);
  const isNew = major > 5 || (major === 5 && minor >= 10);
  // Through sudo only root could make layers mountable again.
  return { isUnprivileged: way === 'user-namespace', isVolatile: isNew && way !== 'sudo' };
}

/**
 * Makes layers mountable again that were mounted volatile. The kernel refuses them since after a crash of the machine they may not be whole;
 * without one they are, and no layer of ours is used after one.
 */
export function remountable(work: string): void {
  if (!existsSync(join(work, 'work')) || removeMark(work)) return;
  // An ordinary user has to open the folders first.
  const folders = ['work', 'work/incompat', VOLATILE].map((folder) => join(work, folder));
  if (folders.every((folder) => tried(() => chmodSync(folder, 0o700)))) removeMark(work);
}

/** What the kernel leaves in the work folder of a mount that was volatile. */
const VOLATILE = 'work/incompat/volatile';

function removeMark(work: string): boolean {
  const mark = join(work, VOLATILE);
  return tried(() => unlinkSync(join(mark, 'dirty'))) && tried(() => rmdirSync(mark));
}

function tried(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Makes a work folder of an overlay removable by whoever made it. */
export function clearWork(work: string): void {
  const inner = join(work, 'work');
  remountable(work);
  // It is not there, or it is root's and can be removed without being entered.
  tried(() => chmodSync(inner, 0o700));
  tried(() => rmdirSync(join(inner, 'incompat')));
  tried(() => rmdirSync(inner));
  if (isOfRoot(inner))
    spawnSync('/usr/bin/sudo', ['-n', '--', '/bin/rm', '-rf', '--', inner], { stdio: 'ignore', timeout: 2000 });
}

/** Through sudo the mount is root's; where files were removed it leaves a mark behind that nobody else can remove. */
function isOfRoot(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return process.getuid?.() !== 0 && stats?.isDirectory() === true && stats.uid === 0;
}

/** A tree of layers, put together where nobody but the controller sees it. */
export interface Merged {
  /** Absolute folder that shows the tree until it is closed. */
  readonly dir: string;
  readonly ignore: Ignore;
  /** Nobody looks at it any more. Resolves when it is unmounted: until then no agent may work in its top layer. Never rejects. */
  close(): Promise<void>;
}

interface MergedCall {
  readonly maker: NamespaceMaker;
  readonly git: Git;
  /** Absolute folder of ours on which trees are mounted, in a namespace of its own. */
  readonly mountPoint: string;
}

/** Shows one tree of layers; one at a time, and only while no agent and no gate runs in the same layers. */
export type Merger = (layers: PlaceOfLayers) => Promise<Merged>;

const lookAgainMs = 5;
const longestWaitMs = 10_000;

/**
 * Mounts layers in a namespace of their own; we look into it through `/proc/<pid>/root`. Its process is a git that answers what the tree
 * ignores: the tree is there as long as that waits for questions.
 */
export function openMerger(call: MergedCall): Merger {
  const { maker, git, mountPoint } = call;
  const env = git.environment({ workTree: mountPoint });
  return async (layers) => {
    mkdirSync(mountPoint, { recursive: true, mode: 0o700 });
    remountable(layers.work);
    const text = scriptOf(call, overlayOptions({ ...layers, ...notesOf(maker.way) }), env);
    const answers = converse({ ...commandOf(maker, text), cwd: '/', env, reader: readerBehindPid });
    try {
      const dir = `/proc/${await answers.ask('')}/root${mountPoint}`;
      const { dev } = await untilSeen(dir);
      const ignore = bindIgnore(answers);
      const ignores = async (path: string): Promise<boolean> => {
        // Of a process that the machine has ended another one would tell, whose first answer is no pattern.
        if (statSync(dir).dev !== dev) throw new Error('the process that showed a tree has ended');
        return ignore.ignores(path);
      };
      return { dir, ignore: { ...ignore, ignores }, close: answers.close };
    } catch (error) {
      await answers.close();
      throw error;
    }
  };
}

/** The command line of the process that runs the script in a namespace of its own. */
function commandOf({ way, programs }: NamespaceMaker, text: string): { program: string; args: readonly string[] } {
  const inside = ['--mount', '--propagation', 'private', '--', programs.sh, '-c', text];
  switch (way) {
    case 'root':
      return { program: programs.unshare, args: inside };
    case 'user-namespace':
      return { program: programs.unshare, args: ['--user', '--map-root-user', ...inside] };
    case 'sudo':
      return { program: programs.sudo ?? 'sudo', args: ['-n', '--', programs.env, '-i', programs.unshare, ...inside] };
  }
}

/** Mounts the tree, tells the number of the process, and becomes the git; through sudo it gives up root's rights for that. */
function scriptOf(
  { maker, git, mountPoint }: MergedCall,
  options: string,
  environment: Readonly<Record<string, string>>,
): string {
  const { programs, way, user } = maker;
  const { uid, gid } = user;
  const isSudo = way === 'sudo';
  const drop = isSudo ? [programs.setpriv, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'] : [];
  const variables = isSudo ? Object.entries(environment) : [];
  return [
    ...variables.map(([name, value]) => `export ${name}=${quote(value)}`),
    `${quote(programs.mount)} -t overlay overlay -o ${quote(options)} ${quote(mountPoint)} </dev/null >&2 || exit 125`,
    `echo "$$"; cd ${quote(mountPoint)} || exit 125`,
    `exec ${[...drop, git.program, ...ignoreArgs].map(quote).join(' ')}`,
  ].join('\n');
}

/** The first answer is a line, the others are git's. */
function readerBehindPid(): AnswerReader<string> {
  const patterns = patternReader();
  let text: string | undefined = '';
  return {
    push: (chunk) => {
      if (text === undefined) return patterns.push(chunk);
      text += chunk.toString('latin1');
      const end = text.indexOf('\n');
      if (end === -1) return [];
      const [pid, rest] = [text.slice(0, end), text.slice(end + 1)];
      text = undefined;
      return [pid, ...patterns.push(Buffer.from(rest, 'latin1'))];
    },
  };
}

/**
 * Through sudo the process is root's until it has given up its rights, and until then its root cannot be looked into. Git is not asked
 * whether it runs: it would open the tree's `.gitignore`, and a pipe in its place holds it up for good.
 */
async function untilSeen(dir: string): Promise<Stats> {
  for (let waitedMs = 0; ; waitedMs += lookAgainMs) {
    try {
      return statSync(dir);
    } catch (error) {
      if (waitedMs >= longestWaitMs) throw error;
    }
    await pause(lookAgainMs);
  }
}
