import type { Objects } from './objects.ts';

/** Who the controller's commits are by. */
export interface Identity {
  readonly name: string;
  readonly email: string;
}

/** A commit to make; the same fields give the same sha, so that making it again after a crash changes nothing. */
export interface CommitCall {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  /** Epoch milliseconds; author and committer date, in UTC. */
  readonly at: number;
  /** Author and committer; default the repository's. */
  readonly identity?: Identity;
}

/** Writes a commit object and returns its sha. No process, no signature, no hook. */
export function writeCommit(objects: Objects, identity: Identity, call: CommitCall): Promise<string> {
  const person = `${plain(identity.name) || 'ralph'} <${plain(identity.email)}> ${Math.floor(call.at / 1000)} +0000`;
  const lines = [
    `tree ${call.tree}`,
    ...call.parents.map((parent) => `parent ${parent}`),
    `author ${person}`,
    `committer ${person}`,
    '',
    `${call.message.replaceAll('\0', '').replace(/\n+$/, '')}\n`,
  ];
  return objects.write('commit', Buffer.from(lines.join('\n'), 'utf8'));
}

// Angle brackets and line ends would let a configured name write other headers.
function plain(text: string): string {
  return text.replace(/[<>\n\r\0]/g, '').trim();
}
