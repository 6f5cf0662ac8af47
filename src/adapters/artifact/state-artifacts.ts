import type { Repository } from '../git/controller.ts';
import { type Failed, failed } from '../git/problem.ts';
import { downloadArtifact, findArtifact } from '../github/artifacts.ts';
import type { GitHubClient } from '../github/client.ts';
import type { OwnWorkflow } from '../github/own-run.ts';
import type { GitHubProblem } from '../github/problem.ts';
import type { ArtifactService } from './service.ts';
import { stateBundle, takeUp } from './state-bundle.ts';
import type { StatePlace } from './state-refs.ts';
import { slotsOf, uploadArtifact } from './upload.ts';
import { fileOfZip, zipOf } from './zip.ts';

export interface StateArtifactsOptions {
  readonly repository: Pick<Repository, 'git' | 'bundle' | 'importCommit'>;
  /** Uploads. */
  readonly service: ArtifactService;
  /** Finds and downloads; a sentence when there is nobody to ask. */
  readonly client: () => Promise<GitHubClient | string>;
  /** Whose artifacts are taken; undefined = the runner does not say which workflow this is, so none is. */
  readonly own: OwnWorkflow | undefined;
}

/** An answer of the API may have 16 MiB, and what could not be read again must not be saved. */
const MOST_BYTES = 15 * 1024 * 1024;
const FILE = 'state.bundle';

/** State refs as artifacts of workflow runs (`journal: artifact`, 02-loop §6): a git bundle of the newest commit, no history. */
export function stateArtifacts({ repository, service, client, own }: StateArtifactsOptions): StatePlace {
  return {
    find: async (ref) => {
      if (own === undefined) return failed('other', UNKNOWN);
      const github = await client();
      if (typeof github === 'string') return failed('other', github);
      const name = artifactName(ref);
      const found = await findArtifact(github, slotsOf(name), own);
      if (!found.ok) return unanswered(found.problem);
      if ('unsure' in found) return failed('other', tooMany(name, own));
      const { newest } = found;
      if (newest === undefined) return { ok: true, commit: undefined };
      const zip = await downloadArtifact(github, newest);
      return zip.ok ? open(repository, { ref, name: newest.name, zip: zip.data }) : unanswered(zip.problem);
    },
    save: async (ref, commit) => {
      const bundle = await stateBundle(repository, ref, commit);
      if (!bundle.ok) return { kind: 'other', permanent: false, message: bundle.problem.message };
      const size = bundle.bytes.length;
      if (size > MOST_BYTES) return { kind: 'large-file', permanent: true, message: tooLarge(size) };
      const told = await uploadArtifact(service, artifactName(ref), zipOf(FILE, bundle.bytes));
      if (told.ok) return undefined;
      const message = `The artifact service of this workflow run was asked to keep it, and ${told.why}.`;
      return { kind: told.passing ? 'network' : 'other', permanent: !told.passing, message };
    },
  };
}

interface Downloaded {
  readonly ref: string;
  readonly name: string;
  readonly zip: Buffer;
}

/** An older artifact is not taken in a damaged one's place: it would have done work done again (catalogue D7). */
async function open(repository: StateArtifactsOptions['repository'], { ref, name, zip }: Downloaded) {
  const bytes = fileOfZip(zip, FILE, MOST_BYTES);
  const taken = bytes === undefined ? failed('other', `It holds no ${FILE}.`) : await takeUp(repository, ref, bytes);
  if (taken.ok) return taken;
  const { kind, message } = taken.problem;
  return failed(kind, `The artifact ${name} cannot be read: ${message}`);
}

const UNKNOWN =
  'The runner does not say which workflow file of this repository runs (GITHUB_WORKFLOW_REF), and only artifacts of its own runs are taken.';

function tooMany(name: string, { path }: OwnWorkflow): string {
  return `So many artifacts called ${name} come from elsewhere that none of ${path} was found among the newest. Delete those, or write journal: ref.`;
}

/** What GitHub may answer later is as if the network had been in the way. */
function unanswered({ kind, message }: GitHubProblem): Failed {
  return failed(passing.has(kind) ? 'network' : 'auth', message);
}

const passing: ReadonlySet<GitHubProblem['kind']> = new Set<GitHubProblem['kind']>([
  'server',
  'network',
  'timeout',
  'rate-limited',
  'aborted',
]);

function tooLarge(bytes: number): string {
  const mb = Math.ceil(bytes / (1024 * 1024));
  return `An artifact with the journal may have 15 MiB, and this one would have ${mb}. Write journal: ref.`;
}

/** `refs/ralph/<feature>/state` as a name that artifacts may have. */
function artifactName(ref: string): string {
  return `ralph-state-${ref.split('/')[2]}`;
}
