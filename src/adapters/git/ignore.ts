import { type AnswerReader, type Conversation, converse } from './conversation.ts';
import type { Git } from './git.ts';
import { encodePath } from './paths.ts';

/** Asks git whether `.gitignore` files of a tree ignore a path; one process for any number of questions. */
export interface Ignore {
  /** Whatever the index says; only the path itself and the folders above it are looked at. */
  ignores(path: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Only `.gitignore` files count: no exclude file of a user, of the system or of an agent's `.git` (A12). */
export function openIgnore(git: Git, workTree: string): Ignore {
  const env = git.environment({ workTree });
  return bindIgnore(converse({ program: git.program, args: ignoreArgs, cwd: workTree, env, reader: patternReader }));
}

/** Arguments with which git answers one question after the other. */
export const ignoreArgs: readonly string[] = [
  ...['check-ignore', '--stdin', '-z', '--verbose', '--non-matching', '--no-index'],
];

/** Puts questions to a conversation with such a git. */
export function bindIgnore(answers: Conversation<string>): Ignore {
  return {
    // The leading dot keeps a name such as `:(top)x` from being read as a pathspec.
    ignores: async (path) =>
      isIgnoring(await answers.ask(Buffer.concat([Buffer.from('./'), encodePath(path), Buffer.from([0])]))),
    close: answers.close,
  };
}

/** Each answer is four fields: source, line, pattern, path; the pattern is empty when none matches. */
export function patternReader(): AnswerReader<string> {
  let rest = '';
  return {
    push: (chunk) => {
      const fields = (rest + chunk.toString('latin1')).split('\0');
      const complete = Math.floor((fields.length - 1) / 4);
      rest = fields.slice(complete * 4).join('\0');
      return Array.from({ length: complete }, (_, index) => fields[index * 4 + 2] ?? '');
    },
  };
}

function isIgnoring(pattern: string): boolean {
  return pattern !== '' && !pattern.startsWith('!');
}
