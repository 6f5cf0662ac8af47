import { mkdirSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Conversation, converse } from '../git/conversation.ts';
import { bindIgnore, type Ignore } from '../git/ignore.ts';
import { overlayOptions } from './fstab.ts';
import { notesOf, remountable } from './layers.ts';
import type { NamespaceMaker } from './maker.ts';
import {
  GIT,
  type MergerScriptCall,
  MOUNTED,
  mergerCommand,
  mergerReader,
  mergerScript,
  UNMOUNTED,
} from './merged-script.ts';
import type { Place } from './place.ts';

/** A tree of layers, put together where nobody but the controller sees it. */
export interface Merged {
  /** Absolute folder that shows the tree until it is closed. */
  readonly dir: string;
  readonly ignore: Ignore;
  /** Whether it shows the tree still: the process behind it may have been ended by the machine. */
  isShown(): boolean;
  /** To unmount it the kernel writes the disk's whole cache, for which file calls of ours wait too, for seconds on a slow disk. */
  readonly isFlushed: boolean;
  /** Nobody looks at it any more. Resolves when it is unmounted: until then no agent may work in its top layer. */
  close(): Promise<void>;
}

/** Shows one tree of layers after the other: a process waits in a namespace of its own, since to start one takes longer than to mount. */
export interface Merger {
  /** Starts that process, unless it waits. */
  begin(): void;
  /** One at a time, and only while no agent and no gate runs in the same layers. */
  open(layers: Extract<Place, { kind: 'layers' }>): Promise<Merged>;
  /** Ends a process that is to show a tree and does not come to it; who waits for that is told. */
  giveUp(): void;
  /** Ends the process. */
  close(): Promise<void>;
}

const lookAgainMs = 5;
const longestWaitMs = 10_000;

/**
 * Mounts layers in a namespace of its own; we look into it through `/proc/<pid>/root`. A git in it answers what a tree ignores: its process
 * then lives as long as the tree is shown, and otherwise shows the next one too.
 */
export function openMerger(call: MergerScriptCall): Merger {
  const { maker, mountPoint } = call;
  let waiting: Begun | undefined;
  let opening: Begun | undefined;
  let isClosed = false;
  const shown = async (begun: Begun, layers: Extract<Place, { kind: 'layers' }>): Promise<Merged> => {
    opening = begun;
    const dir = await show(begun, { layers, way: maker.way, mountPoint });
    opening = undefined;
    const answers = beginning(begun.answers);
    const close = async (): Promise<void> => {
      if (maker.way !== 'sudo' && !answers.isStarted() && (await unmounted(begun)) && !isClosed) waiting ??= begun;
      if (waiting !== begun) await begun.answers.close();
    };
    return {
      dir,
      ignore: bindIgnore(answers),
      isShown: looksSame(dir),
      isFlushed: !notesOf(maker.way).isVolatile,
      close,
    };
  };
  const giveUp = (): void => {
    opening?.answers.abandon();
    opening = undefined;
  };
  return {
    begin: () => {
      waiting ??= begin(call);
    },
    open: async (layers) => {
      const first = waiting ?? begin(call);
      waiting = undefined;
      // The machine may have ended what waited for an hour.
      return shown(first, layers).catch((error: unknown) => {
        // Given up, or nobody wants to see it any more.
        if (opening !== first || isClosed) throw error;
        return shown(begin(call), layers);
      });
    },
    giveUp,
    close: async () => {
      // A tree may still be on its way out of sight: nobody would end its process later.
      isClosed = true;
      const last = waiting;
      waiting = undefined;
      await last?.answers.close();
    },
  };
}

/** Whether the same folder still lies there: another process of the same number would show another one. */
function looksSame(dir: string): () => boolean {
  const identity = (): string => {
    const { dev, ino } = statSync(dir, { bigint: true });
    return `${dev} ${ino}`;
  };
  const first = identity();
  return () => {
    try {
      return identity() === first;
    } catch {
      return false;
    }
  };
}

interface Begun {
  readonly answers: Conversation<string>;
  readonly pid: Promise<string>;
}

function begin(call: MergerScriptCall): Begun {
  const { maker, git, mountPoint } = call;
  const environment = git.environment({ workTree: mountPoint });
  mkdirSync(mountPoint, { recursive: true, mode: 0o700 });
  const answers = converse({
    ...mergerCommand(maker, mergerScript(call, maker.way === 'sudo' ? environment : {})),
    ...{ cwd: '/', env: environment, reader: mergerReader },
  });
  const pid = answers.ask('');
  // Whoever opens it learns why.
  pid.catch(() => undefined);
  return { answers, pid };
}

interface ShowCall extends Pick<MergerScriptCall, 'mountPoint'>, Pick<NamespaceMaker, 'way'> {
  readonly layers: Extract<Place, { kind: 'layers' }>;
}

/** Gives the folder that shows the tree. */
async function show({ answers, pid }: Begun, { layers, way, mountPoint }: ShowCall): Promise<string> {
  const dir = `/proc/${await pid}/root${mountPoint}`;
  try {
    remountable(layers.work);
    const options = overlayOptions({ ...layers, ...notesOf(way) });
    if ((await answers.ask(`${options}\n`)) !== MOUNTED)
      throw new Error('the process that was to show a tree has ended');
    await untilSeen(dir);
  } catch (error) {
    await answers.close();
    throw error;
  }
  return dir;
}

/** False when something still looks into the tree, or the process is gone. */
async function unmounted({ answers }: Begun): Promise<boolean> {
  return answers.ask('\n').then(
    (answer) => answer === UNMOUNTED,
    () => false,
  );
}

/** Git is started by the first question: most looks at a tree end without any. */
function beginning(answers: Conversation<string>): Conversation<string> & { readonly isStarted: () => boolean } {
  let isStarted = false;
  return {
    ...answers,
    isStarted: () => isStarted,
    ask: (request, maxBytes) => {
      const first = isStarted ? [] : [Buffer.from(`${GIT}\n`)];
      isStarted = true;
      return answers.ask(Buffer.concat([...first, Buffer.from(request)]), maxBytes);
    },
  };
}

/**
 * Through sudo the process is root's until it has given up its rights, and until then its root cannot be looked into. Git is not asked
 * whether it runs: it would open the tree's `.gitignore`, and a pipe in its place holds it up for good.
 */
async function untilSeen(dir: string): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += lookAgainMs) {
    try {
      statSync(dir);
      return;
    } catch (error) {
      if (waitedMs >= longestWaitMs) throw error;
    }
    await pause(lookAgainMs);
  }
}
