import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { FinishedStep } from './action-runner.ts';
import { git } from './demo-repository.ts';

/** One commit as the remote has it. */
export interface Commit {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly tree: string;
  readonly subject: string;
  readonly trailers: Readonly<Record<string, string>>;
}

/** Short name -> sha of every branch of a bare repository. */
export function branchesOf(gitDir: string): ReadonlyMap<string, string> {
  const lines = git(gitDir, 'for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads');
  return new Map(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );
}

/** Commits of a range, the oldest first. */
export function commitsOf(gitDir: string, range: string): readonly Commit[] {
  const format = ['%H', '%P', '%T', '%s', '%(trailers:only,unfold)'].join('%x1f');
  const text = git(gitDir, 'log', '--reverse', `--format=${format}%x1e`, range);
  return text
    .split('\x1e')
    .map((each) => each.trim())
    .filter(Boolean)
    .map(commitFrom);
}

function commitFrom(text: string): Commit {
  const [sha = '', parents = '', tree = '', subject = '', trailers = ''] = text.split('\x1f');
  const pairs = trailers
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(': ') as [string, string]);
  return { sha, parents: parents.split(' '), tree, subject, trailers: Object.fromEntries(pairs) };
}

/** Path -> mode and text of every file of a commit. */
export function filesOf(gitDir: string, commit: string): Readonly<Record<string, string>> {
  const entries = git(gitDir, 'ls-tree', '-r', '-z', commit).split('\0').filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => {
      const [facts = '', path = ''] = entry.split('\t');
      const [mode = '', , blob = ''] = facts.split(' ');
      return [path, `${mode}\n${git(gitDir, 'cat-file', 'blob', blob)}`];
    }),
  );
}

/** A digest of every name, mode and byte below a folder, links not followed; `.git` belongs to it. */
export function folderDigest(folder: string): string {
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    const stat = lstatSync(path);
    hash.update(`${path.slice(folder.length)}\0${stat.mode}\0`);
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (stat.isSymbolicLink()) hash.update(readlinkSync(path));
    else if (stat.isFile()) hash.update(readFileSync(path));
  };
  visit(folder);
  return hash.digest('hex');
}

/** What a run leaves, with everything taken out that two runs of the same stories may differ in: times, ids, hashes. */
export interface Result {
  readonly branches: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly commits: Readonly<Record<string, readonly string[]>>;
  /** Distinct values of the trailer Ralph-Run. */
  readonly runs: number;
  readonly storyTable: readonly string[];
}

/** Reads the result of a run from the remote and from the summary. */
export function resultOf(gitDir: string, { summary }: Pick<FinishedStep, 'summary'>): Result {
  const branches = [...branchesOf(gitDir)];
  const commits = new Map(branches.map(([name]) => [name, commitsOf(gitDir, `main..${name}`)]));
  const runs = new Set(
    [...commits.values()]
      .flat()
      .map(({ trailers }) => trailers['Ralph-Run'])
      .filter(Boolean),
  );
  return {
    branches: Object.fromEntries(branches.map(([name, sha]) => [timeless(name), comparable(filesOf(gitDir, sha))])),
    commits: Object.fromEntries([...commits].map(([name, list]) => [timeless(name), list.map(storyOf)])),
    runs: runs.size,
    storyTable: summary
      .split('\n')
      .filter((line) => /^\| .*<code>US-/.test(line))
      .map(timeless),
  };
}

function storyOf({ subject, trailers, parents }: Commit): string {
  const { 'Ralph-Run': _, ...others } = trailers;
  return JSON.stringify({ subject, others, parents: parents.length });
}

/** Only the controller's own texts carry times; every other file has to be the same byte for byte. */
function comparable(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const own = /^(?:(?:\.ralph\/archive\/[^/]+\/)?progress\.txt|\.ralph_state\.md|\.ralph_diagnostics\/)/;
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [dateless(path), own.test(path) ? timeless(text) : text]),
  );
}

/** A folder of the archive begins with the day, which another run of the same minute may not share. */
function dateless(path: string): string {
  return path.replace(/^(\.ralph\/archive\/)\d{4}-\d\d-\d\d-/, '$1<date>-');
}

/** A text without what two runs of the same stories may differ in: times, ids, hashes. */
export function timeless(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '<time>')
    .replaceAll(/\d{8}-\d{6}(?:-[0-9a-f]{4}\b)?/g, '<stamp>')
    .replaceAll(/\/[\w/.-]*ralph-e2e-\w+/g, '<folder>')
    .replaceAll(/http:\/\/localhost:\d+/g, '<server>')
    .replaceAll(/\b[0-9a-f]{40}\b/g, '<sha>')
    .replaceAll(/(Commit: |<code>)[0-9a-f]{7}\b/g, '$1<sha>')
    .replaceAll(/\b\d+(?:\.\d+)? ?m?s\b/g, '<duration>')
    .replaceAll(/(duration_ms:? )[\d.]+/g, '$1<duration>');
}
