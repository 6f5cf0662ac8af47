import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { git, input } from './git.ts';

const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
const folder = resolve(workspace, input('path'));
const origin = process.env['GITHUB_SERVER_URL'] ?? '';
const own = input('repository') === process.env['GITHUB_REPOSITORY'] && input('ref') === '';
const wanted = own
  ? { ref: process.env['GITHUB_REF'] ?? '', sha: process.env['GITHUB_SHA'] ?? '' }
  : fromInput(input('ref'));

try {
  checkout();
} catch (error) {
  console.log(`::error::${(error as Error).message.replaceAll('\n', '%0A')}`);
  process.exitCode = 1;
}

function checkout(): void {
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'remote', 'add', 'origin', `${origin}/${input('repository')}`);
  git(folder, 'config', '--local', 'gc.auto', '0');
  configureToken();
  const branch = wanted.ref.replace(/^refs\/heads\//, '');
  const isBranch = wanted.ref.startsWith('refs/heads/');
  const target = isBranch ? `refs/remotes/origin/${branch}` : wanted.ref.replace('refs/pull/', 'refs/remotes/pull/');
  const spec =
    wanted.sha === '' ? `+${wanted.ref}:${target}` : `+${wanted.sha}:${target || 'refs/remotes/origin/commit'}`;
  const depth = Number(input('fetch-depth'));
  const history = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];
  const all = isBranch ? history : [...history, spec];
  const limits = depth > 0 ? ['--no-tags', `--depth=${depth}`, 'origin', spec] : ['--tags', 'origin', ...all];
  git(folder, 'fetch', '--quiet', '--prune', '--no-recurse-submodules', ...limits);
  if (isBranch) git(folder, 'checkout', '--quiet', '--force', '-B', branch, target);
  else git(folder, 'checkout', '--quiet', '--force', target || wanted.sha);
  const commit = git(folder, 'rev-parse', 'HEAD');
  appendFileSync(process.env['GITHUB_OUTPUT'] ?? '', `ref=${wanted.ref}\ncommit=${commit}\n`);
  if (input('persist-credentials') !== 'true') removeToken();
}

function fromInput(ref: string): { readonly ref: string; readonly sha: string } {
  if (/^[0-9a-f]{40}$/.test(ref)) return { ref: '', sha: ref };
  if (ref.startsWith('refs/')) return { ref, sha: '' };
  return { ref: `refs/heads/${ref || 'main'}`, sha: '' };
}

/** The token stands in a file of its own under RUNNER_TEMP that the repository's config includes (05-github, Runner). */
function configureToken(): void {
  const file = join(process.env['RUNNER_TEMP'] ?? '', `git-credentials-${randomUUID()}.config`);
  const basic = Buffer.from(`x-access-token:${input('token')}`).toString('base64');
  console.log(`::add-mask::${basic}`);
  appendFileSync(file, `[http "${origin}/"]\n\textraheader = AUTHORIZATION: basic ${basic}\n`);
  const inContainer = join('/github/workspace', relative(workspace, folder), '.git');
  const containerFile = file.replace(process.env['RUNNER_TEMP'] ?? '', '/github/runner_temp');
  for (const gitdir of [join(folder, '.git'), join(folder, '.git', 'worktrees', '*')]) {
    git(folder, 'config', '--local', `includeIf.gitdir:${gitdir}.path`, file);
  }
  for (const gitdir of [inContainer, join(inContainer, 'worktrees', '*')]) {
    git(folder, 'config', '--local', `includeIf.gitdir:${gitdir}.path`, containerFile);
  }
  appendFileSync(process.env['GITHUB_STATE'] ?? '', `folder=${folder}\ncredentials=${file}\n`);
}

function removeToken(): void {
  for (const key of git(folder, 'config', '--local', '--name-only', '--get-regexp', '^includeif\\.gitdir:').split(
    '\n',
  )) {
    git(folder, 'config', '--local', '--unset-all', key);
  }
}
