import { checkoutCredentials } from '../adapters/git/checkout-credentials.ts';
import { unseenWords } from '../core/baseline.ts';
import { plain } from '../report/sanitise.ts';
import type { Log } from './log.ts';
import type { Prepared } from './prepare.ts';

/** The checkout that a run reads once. */
export interface Workspace {
  readonly workspace: string;
  /** Agents and gates do not see it. */
  readonly isHidden: boolean;
  /** The commit that the work starts from. */
  readonly start: string;
}

type Told = Pick<Prepared, 'repository' | 'programs' | 'layers'> & Workspace;

/** What agents and gates lack of the checkout, such as submodules; whoever needs the layer is told that it cannot be read. */
export async function checkoutNotices({ layers }: Pick<Prepared, 'layers'>, start: string): Promise<readonly string[]> {
  return layers(start).then(
    ({ extras }) => extras.notices,
    () => [],
  );
}

/** What is not committed does not take part; a notice, so it waits until there is time to count (03-interface §5). */
export async function tellWorkspace(
  log: Log,
  { repository, programs, layers, workspace, isHidden, start }: Told,
): Promise<void> {
  for (const notice of await checkoutNotices({ layers }, start)) log.notice(notice);
  if (!isHidden) await tellCredentials(log, programs.git, workspace);
  const lfs = await layers(start).then(
    ({ extras }) => extras.lfs,
    () => undefined,
  );
  const counted = await repository.workspaceHead(lfs?.attributes.among).catch(() => undefined);
  if (counted === undefined || counted.dirty === 0) return;
  const { dirty } = counted;
  log.notice(`The workspace has ${dirty} changed files; they are left alone, the run works on commits only.`);
  const unseen = unseenWords(counted.untracked);
  if (unseen !== undefined) log.notice(plain(`In the workspace, ${unseen}.`));
}

/** Agents and gates of our own user can read what the checkout left, so that is said as long as nothing hides it (S6, S7). */
async function tellCredentials(log: Log, git: string, workspace: string): Promise<void> {
  const files = await checkoutCredentials(git, workspace).catch(() => []);
  if (files.length === 0) return;
  log.info(
    `The token that actions/checkout left in ${files.join(', ')} can be read by agents and gates. ` +
      'Set persist-credentials: false in the step of actions/checkout.',
  );
}
