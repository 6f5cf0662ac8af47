import { mkdirSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnswerReader, type Conversation, converse } from '../git/conversation.ts';
import type { Git } from '../git/git.ts';
import { bindIgnore, type Ignore, ignoreArgs, patternReader } from '../git/ignore.ts';
import type { NamespacePrograms } from './enter.ts';
import type { NamespaceMaker } from './maker.ts';
import type { Place } from './place.ts';
import { quote } from './quote.ts';

/** A tree of layers, put together where nobody but the controller sees it. */
export interface Merged {
  /** Absolute folder that shows the tree until it is closed. */
  readonly dir: string;
  readonly ignore: Ignore;
  close(): Promise<void>;
}

/** A tree that is not shown yet: a process waits in a namespace of its own, since to start one takes longer than to mount. */
export interface Unmerged {
  open(): Promise<Merged>;
  /** Ends the process when nothing is to be shown. */
  close(): Promise<void>;
}

const lookAgainMs = 5;
const longestWaitMs = 10_000;

export interface MergedCall {
  readonly maker: NamespaceMaker;
  readonly git: Git;
  readonly layers: Extract<Place, { kind: 'layers' }>;
  /** Absolute folder of ours on which the tree is mounted, in a namespace of its own. */
  readonly mountPoint: string;
}

/**
 * Mounts the layers in a namespace that lives as long as the git in it, which answers what the tree ignores; we look into
 * it through `/proc/<pid>/root`. Only while no agent and no gate runs in the same layers.
 */
export function beginMerged(call: MergedCall): Unmerged {
  const { maker, git, mountPoint } = call;
  mkdirSync(mountPoint, { recursive: true, mode: 0o700 });
  const environment = git.environment({ workTree: mountPoint });
  const begin = (): Begun => {
    const answers = converse({
      ...commandOf(maker, script(call, maker.way === 'sudo' ? environment : {})),
      ...{ cwd: '/', env: environment, reader: readerAfterStart },
    });
    const pid = answers.ask('');
    // Whoever opens it learns why.
    pid.catch(() => undefined);
    return { answers, pid };
  };
  const first = begin();
  return {
    // The machine may have ended what waited for an hour.
    open: () => show(first, mountPoint).catch(() => show(begin(), mountPoint)),
    close: first.answers.close,
  };
}

interface Begun {
  readonly answers: Conversation<string>;
  readonly pid: Promise<string>;
}

async function show({ answers, pid }: Begun, mountPoint: string): Promise<Merged> {
  const dir = `/proc/${await pid}/root${mountPoint}`;
  try {
    if ((await answers.ask('\n')) !== MOUNTED) throw new Error('the process that was to show a tree has ended');
    await untilSeen(dir);
  } catch (error) {
    await answers.close();
    throw error;
  }
  return { dir, ignore: bindIgnore(beginning(answers)), close: answers.close };
}

/** Git is started by the first question: most looks at a tree end without any. */
function beginning(answers: Conversation<string>): Conversation<string> {
  let isStarted = false;
  return {
    ...answers,
    ask: (request, maxBytes) => {
      const first = isStarted ? [] : [Buffer.from('\n')];
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

function script({ maker, git, layers, mountPoint }: MergedCall, environment: Readonly<Record<string, string>>): string {
  const { programs, way, user } = maker;
  const notes = way === 'user-namespace' ? ',userxattr' : '';
  const options = `lowerdir=${layers.lowers.join(':')},upperdir=${layers.upper},workdir=${layers.work}${notes}`;
  const self = way === 'sudo' ? dropTo(programs, user) : [];
  const begin = `echo ${MOUNTED}; read -r _ || exit 0; exec ${[git.program, ...ignoreArgs].map(quote).join(' ')}`;
  return [
    'echo "$$"; read -r _ || exit 0',
    ...Object.entries(environment).map(([name, value]) => `export ${name}=${quote(value)}`),
    `${quote(programs.mount)} -t overlay overlay -o ${quote(options)} ${quote(mountPoint)} || exit 125`,
    `cd ${quote(mountPoint)} || exit 125`,
    ...(self.length === 0 ? [begin] : [`exec ${[...self, programs.sh, '-c', begin].map(quote).join(' ')}`]),
  ].join('\n');
}

function dropTo({ setpriv }: NamespacePrograms, { uid, gid }: NamespaceMaker['user']): readonly string[] {
  return [setpriv, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'];
}

const MOUNTED = 'mounted';

/** The first two answers are lines, the process id and that the tree is there; the others are git's. */
function readerAfterStart(): AnswerReader<string> {
  const patterns = patternReader();
  let linesLeft = 2;
  let text = '';
  return {
    push: (chunk) => {
      if (linesLeft === 0) return patterns.push(chunk);
      text += chunk.toString('latin1');
      const lines = text.split('\n', linesLeft + 1).slice(0, -1);
      linesLeft -= lines.length;
      text = text.slice(lines.reduce((sum, line) => sum + line.length + 1, 0));
      return linesLeft > 0 ? lines : [...lines, ...patterns.push(Buffer.from(text, 'latin1'))];
    },
  };
}
