import type { AnswerReader } from '../git/conversation.ts';
import type { Git } from '../git/git.ts';
import { ignoreArgs, patternReader } from '../git/ignore.ts';
import type { NamespacePrograms } from './enter.ts';
import type { NamespaceMaker } from './maker.ts';
import { quote } from './quote.ts';

export interface MergerScriptCall {
  readonly maker: NamespaceMaker;
  readonly git: Git;
  /** Absolute folder of ours on which trees are mounted, in a namespace of its own. */
  readonly mountPoint: string;
}

/** The command line of the process that runs the script in a namespace of its own. */
export function mergerCommand(
  { way, programs }: NamespaceMaker,
  text: string,
): { program: string; args: readonly string[] } {
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

/** Mounts each tree whose options it is told, and unmounts it again unless git is asked for. */
export function mergerScript(
  { maker, git, mountPoint }: MergerScriptCall,
  environment: Readonly<Record<string, string>>,
): string {
  const { programs, way, user } = maker;
  const place = quote(mountPoint);
  const answering = [
    `echo ${MOUNTED}; read -r next || exit 0`,
    `[ "$next" != ${GIT} ] || { cd ${place} && echo ${GIT} && exec ${[git.program, ...ignoreArgs].map(quote).join(' ')}; exit 125; }`,
  ].join('\n');
  // Without rights nothing is unmounted: the tree is there as long as the process.
  const dropped = [...dropTo(programs, user), programs.sh, '-c', answering];
  return [
    'echo "$$"',
    ...Object.entries(environment).map(([name, value]) => `export ${name}=${quote(value)}`),
    'while IFS= read -r options; do',
    `${quote(programs.mount)} -t overlay overlay -o "$options" ${place} || exit 125`,
    way === 'sudo' ? `exec ${dropped.map(quote).join(' ')}` : answering,
    `${quote(programs.umount)} ${place} || exit 125`,
    `echo ${UNMOUNTED}`,
    'done',
  ].join('\n');
}

function dropTo({ setpriv }: NamespacePrograms, { uid, gid }: NamespaceMaker['user']): readonly string[] {
  return [setpriv, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'];
}

export const MOUNTED = 'mounted';
export const UNMOUNTED = 'unmounted';
export const GIT = 'git';

/** Answers are lines until git says that it begins; the others are git's. */
export function mergerReader(): AnswerReader<string> {
  const patterns = patternReader();
  let isGit = false;
  let text = '';
  return {
    push: (chunk) => {
      if (isGit) return patterns.push(chunk);
      const lines = (text + chunk.toString('latin1')).split('\n');
      const begin = lines.slice(0, -1).indexOf(GIT);
      isGit = begin !== -1;
      text = lines.at(-1) ?? '';
      if (!isGit) return lines.slice(0, -1);
      const rest = lines.slice(begin + 1).join('\n');
      return [...lines.slice(0, begin), ...patterns.push(Buffer.from(rest, 'latin1'))];
    },
  };
}
