import { rootError, triedAsRoot, type UserMaker } from './user-maker.ts';

const FIND = '/usr/bin/find';

/**
 * Gives what lies in folders to the uid of agents and gates; only while none of its processes lives. A file with a second name is
 * left out: where the kernel allows it, that name may have been made by an agent for a file that was never its own.
 * @returns whether anything changed hands
 */
export async function giveFiles(maker: UserMaker, folders: readonly string[]): Promise<boolean> {
  const { uid } = maker;
  const tests = ['!', '-uid', String(uid), '(', '-type', 'd', '-o', '-links', '1', ')', '-print'];
  const change = ['-exec', 'chown', '-h', `${uid}:${uid}`, '{}', '+'];
  return (await find(maker, folders, [...tests, ...change])) !== '';
}

/** Takes everything back that the uid has in folders of ours; root reads and removes it without. */
export async function takeFiles(maker: UserMaker, folders: readonly string[]): Promise<void> {
  const { way, self, uid } = maker;
  if (way === 'root') return;
  const change = ['-exec', 'chown', '-h', `${self.uid}:${self.gid}`, '{}', '+'];
  await find(maker, folders, ['-uid', String(uid), ...change]);
}

/** Removes what the uid left in the folders that everybody may write to: the next process finds none of it. */
export async function clearShared({ ...maker }: UserMaker): Promise<void> {
  const tests = ['-mindepth', '1', '-maxdepth', '1', '-uid', String(maker.uid)];
  await find(maker, ['/tmp', '/var/tmp', '/dev/shm'], [...tests, '-exec', 'rm', '-rf', '--', '{}', '+']);
}

async function find(maker: UserMaker, folders: readonly string[], rest: readonly string[]): Promise<string> {
  const here = folders.filter((folder) => folder !== '');
  if (here.length === 0) return '';
  const { exitCode, stdout, stderr } = await triedAsRoot(maker, FIND, ['-P', ...here, '-xdev', ...rest]);
  if (exitCode === 0 || (exitCode === 1 && isOnlyGone(stderr))) return stdout;
  throw rootError(maker, FIND, stderr);
}

/** Others come and go in folders that everybody may write to: what is gone when it is looked at needs nothing more, and `find` goes on. */
function isOnlyGone(stderr: string): boolean {
  const lines = stderr.split('\n').filter((line) => line !== '');
  return lines.length > 0 && lines.every((line) => line.endsWith(': No such file or directory'));
}
