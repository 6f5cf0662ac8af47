import { wipBranch } from '../report/messages.ts';

/**
 * Names for wip branches that are free: `-2` on a collision, and no folder `wip/` where a branch `wip` is in the way
 * (02-loop §6, catalogue G9 and G11).
 * @param remoteRefs full ref name -> commit, as the remote had it at the start
 */
export function wipNamer(remoteRefs: ReadonlyMap<string, string>): (story: string, at: number) => string {
  const taken = new Set(remoteRefs.keys());
  const blocked = taken.has('refs/heads/wip');
  return (story, at) => {
    const wanted = blocked
      ? wipBranch(story, at).replace('/', '-').replace('wip-ralph', 'ralph-wip')
      : wipBranch(story, at);
    const name = free(wanted, taken);
    taken.add(`refs/heads/${name}`);
    return name;
  };
}

function free(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(`refs/heads/${wanted}`)) return wanted;
  for (let count = 2; ; count += 1) {
    const name = `${wanted}-${count}`;
    if (!taken.has(`refs/heads/${name}`)) return name;
  }
}
