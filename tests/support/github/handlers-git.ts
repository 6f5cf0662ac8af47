import { type Answer, created, empty, invalid, notFound, ok, page, refused } from './answer.ts';
import { type Call, type Handlers, pageOf, param, text } from './call.ts';
import type { JsonObject } from './description.ts';
import { commitsOf, git, isAncestor, noSha, refsOf, tryGit } from './git-store.ts';
import { renderGitCommit, renderRef } from './render-git.ts';
import { repositoryUrl } from './render-repository.ts';

const repo = '/repos/{owner}/{repo}';

/** References and raw objects. */
export const gitHandlers: Handlers = {
  [`GET ${repo}/git/ref/{ref}`]: (call) => {
    const name = `refs/${param(call, 'ref')}`;
    const sha = refsOf(call.repository.remote).get(name);
    return sha === undefined ? notFound : ok(renderRef(call.hub, call.repository, name, sha));
  },
  [`GET ${repo}/git/matching-refs/{ref}`]: (call) => {
    const prefix = `refs/${param(call, 'ref')}`;
    const found = [...refsOf(call.repository.remote)].filter(([name]) => name.startsWith(prefix));
    return page(found, pageOf(call), ([name, sha]) => renderRef(call.hub, call.repository, name, sha));
  },
  [`POST ${repo}/git/refs`]: createRef,
  [`PATCH ${repo}/git/refs/{ref}`]: updateRef,
  [`DELETE ${repo}/git/refs/{ref}`]: (call) => {
    const name = `refs/${param(call, 'ref')}`;
    if (!refsOf(call.repository.remote).has(name)) return refused(422, 'Reference does not exist');
    git(call.repository.remote.gitDir, ['update-ref', '-d', name]);
    return empty;
  },
  [`GET ${repo}/git/commits/{commit_sha}`]: (call) => {
    const sha = param(call, 'commit_sha');
    return commitExists(call, sha) ? ok(gitCommit(call, sha)) : notFound;
  },
  [`POST ${repo}/git/blobs`]: createBlob,
  [`POST ${repo}/git/trees`]: createTree,
  [`POST ${repo}/git/commits`]: createCommit,
};

function commitExists({ repository }: Call, sha: string): boolean {
  return (
    /^[0-9a-f]{40}$/.test(sha) && tryGit(repository.remote.gitDir, ['cat-file', '-e', `${sha}^{commit}`]) !== undefined
  );
}

function gitCommit(call: Call, sha: string): JsonObject {
  const [commit] = commitsOf(call.repository.remote, sha, ['-1']);
  if (commit === undefined) throw new Error(`git does not tell commit ${sha}`);
  return renderGitCommit(call.hub, call.repository, commit);
}

function createRef(call: Call): Answer {
  const name = text(call.body, 'ref') ?? '';
  const sha = text(call.body, 'sha') ?? '';
  if (!/^refs\/[^/]+\/.+/.test(name))
    return refused(422, "Reference name must start with 'refs/' and have at least two slashes.");
  if (refsOf(call.repository.remote).has(name)) return refused(422, 'Reference already exists');
  if (!commitExists(call, sha)) return refused(422, 'Object does not exist');
  if (tryGit(call.repository.remote.gitDir, ['update-ref', name, sha, noSha]) === undefined) {
    return refused(422, 'Reference update failed');
  }
  return created(renderRef(call.hub, call.repository, name, sha));
}

function updateRef(call: Call): Answer {
  const name = `refs/${param(call, 'ref')}`;
  const sha = text(call.body, 'sha') ?? '';
  const before = refsOf(call.repository.remote).get(name);
  if (before === undefined) return refused(422, 'Reference does not exist');
  if (!commitExists(call, sha)) return refused(422, 'Object does not exist');
  if (call.body['force'] !== true && !isAncestor(call.repository.remote, before, sha)) {
    return refused(422, 'Update is not a fast forward');
  }
  git(call.repository.remote.gitDir, ['update-ref', name, sha, before]);
  return ok(renderRef(call.hub, call.repository, name, sha));
}

function createBlob({ hub, repository, body }: Call): Answer {
  const encoding = text(body, 'encoding') === 'base64' ? 'base64' : 'utf8';
  const input = Buffer.from(text(body, 'content') ?? '', encoding);
  const sha = git(repository.remote.gitDir, ['hash-object', '-w', '--stdin'], { input }).trim();
  return created({ sha, url: `${repositoryUrl(hub, repository)}/git/blobs/${sha}` });
}

interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type?: string;
  readonly sha?: string | null;
  readonly content?: string;
}

/** Entries are laid over `base_tree` in an index of their own; a `sha` of null takes the path away. */
function createTree({ hub, repository, body }: Call): Answer {
  const { gitDir } = repository.remote;
  const env = { GIT_INDEX_FILE: `${gitDir}/index-${hub.now()}-${Math.random()}` };
  const base = text(body, 'base_tree');
  const known = base === undefined || tryGit(gitDir, ['read-tree', base], { env }) !== undefined;
  if (!known) return refused(422, 'Invalid base_tree');
  const lines = ((body['tree'] ?? []) as unknown as TreeEntry[]).map((entry) => indexLine(gitDir, entry));
  const written = tryGit(gitDir, ['update-index', '--index-info'], { env, input: lines.join('') });
  if (written === undefined) return invalid({ resource: 'Tree', field: 'tree', code: 'invalid' });
  const sha = tryGit(gitDir, ['write-tree'], { env })?.trim();
  if (sha === undefined) return refused(422, 'GitRPC::BadObjectState');
  const url = `${repositoryUrl(hub, repository)}/git`;
  const tree = git(gitDir, ['ls-tree', '--long', sha])
    .split('\n')
    .filter(Boolean)
    .map((line) => treeLine(line, url));
  return created({ sha, url: `${url}/trees/${sha}`, tree, truncated: false });
}

function indexLine(gitDir: string, { path, mode, sha, content }: TreeEntry): string {
  if (sha === null) return `0 ${noSha}\t${path}\n`;
  const id = sha ?? git(gitDir, ['hash-object', '-w', '--stdin'], { input: content ?? '' }).trim();
  return `${mode} ${id}\t${path}\n`;
}

function treeLine(line: string, url: string): JsonObject {
  const [facts = '', path = ''] = line.split('\t');
  const [mode = '', type = '', sha = '', size = ''] = facts.split(/ +/);
  return { path, mode, type, sha, ...(size === '-' ? {} : { size: Number(size) }), url: `${url}/${type}s/${sha}` };
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly date?: string;
}

function createCommit(call: Call): Answer {
  const { repository, token, body } = call;
  const { gitDir } = repository.remote;
  const own = { name: token.actor.login, email: `${token.actor.id}+${token.actor.login}@users.noreply.github.com` };
  const author = (body['author'] ?? own) as unknown as Person;
  const committer = (body['committer'] ?? author) as unknown as Person;
  const parents = ((body['parents'] ?? []) as string[]).flatMap((sha) => ['-p', sha]);
  const env = { ...personEnv('AUTHOR', author), ...personEnv('COMMITTER', committer) };
  const args = ['commit-tree', text(body, 'tree') ?? '', ...parents, '-F', '-'];
  const sha = tryGit(gitDir, args, { env, input: text(body, 'message') ?? '' })?.trim();
  return sha === undefined ? refused(422, 'Tree SHA does not exist') : created(gitCommit(call, sha));
}

function personEnv(who: string, { name, email, date }: Person): Record<string, string> {
  const when = date === undefined ? {} : { [`GIT_${who}_DATE`]: date };
  return { [`GIT_${who}_NAME`]: name, [`GIT_${who}_EMAIL`]: email, ...when };
}
