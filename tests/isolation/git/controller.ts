/*
 * A stand-in for the action's process on a stage: a checkout with a past, tags, a token, hooks and filters, and a gate that asks git
 * in three views, one after the other; the second view's `.git` is destroyed. The results go to `results.json`.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeCanaries } from '../../support/isolation/canaries.ts';
import { isolatedRooms } from '../../support/isolation/isolated-rooms.ts';
import type { RungName } from '../../support/isolation/rungs.ts';
import { commitAll, makeScene, type Scene, write } from '../../support/isolation/scene.ts';
import { sceneRoot } from '../../support/isolation/stage.ts';

/** What the test asks for. */
export interface GitJob {
  readonly rooms: RungName;
}

/** What git said in a gate: first line of the script's block -> its other lines; and what was found where nothing may be. */
export interface GitResult {
  readonly first: string;
  readonly wrecking: string;
  readonly second: string;
  readonly onBase: string;
  readonly docker: string;
  readonly trouble?: string;
  /** Commits of the scene, oldest first. */
  readonly commits: readonly string[];
  /** What the controller and the checkout say afterwards. */
  readonly after: string;
}

const ASK = `
say() { echo "== $1"; shift; "$@" 2>&1; echo "-> $?"; }
say status git status --porcelain
say diff git diff --exit-code
say cached git diff --cached --exit-code
say diff-files git diff-files --exit-code
say files git ls-files
say describe git describe --always
say tags git tag --list
say changed git diff --name-status origin/main...HEAD
say remote git remote -v
say subject git log -1 --format=%s
say log git log --format=%H origin/main
say parent git rev-parse HEAD^ origin/main
say count git rev-list --count origin/main..HEAD
say fsck git fsck --no-dangling --connectivity-only
say config git config --local --list
say hooks sh -c 'ls .git/hooks 2>/dev/null | wc -l'
say commit sh -c 'echo more > more.txt; git add more.txt && git commit -qm more && git log -1 --format=%s && git stash list && git rm -q more.txt && git commit -qm less'
say built sh -c 'echo new > app.txt; git diff --exit-code --name-only'
`;

/** Everything that a gate can write below .git and where that borrows from. */
const WRECK = `
for folder in $(cat .git/objects/info/alternates 2>/dev/null); do
  rm -rf "$folder" 2>/dev/null
  find "$folder" -type f 2>/dev/null | while read -r file; do { : > "$file"; } 2>/dev/null && echo "emptied $file"; done
done
find .git -type f | while read -r file; do chmod u+w "$file"; echo broken > "$file"; done
git status > /dev/null 2>&1 && echo "git still works"
mkdir -p .git/hooks; ln -s /etc/passwd .git/objects/link 2>/dev/null
rm -rf .git; mkfifo .git; echo wrecked
`;

const job = JSON.parse(await text(process.stdin)) as GitJob;
if (process.env['STAGE_UID'] === undefined) throw new Error('this is tried on a stage only');
writeFileSync(
  join(sceneRoot, 'results.json'),
  JSON.stringify(await play().catch((error: Error) => ({ trouble: error.stack }))),
);
process.exit();

async function play(): Promise<GitResult> {
  const { scene, commits } = makePast(makeScene(sceneRoot, makeCanaries()));
  const rooms = await isolatedRooms(job.rooms, scene);
  const change = { 'app.txt': 'changed by a story\n', 'new.txt': 'new\n', 'docs/guide.md': '' };
  const run = async (opening: ReturnType<typeof rooms.openOn>, script: string): Promise<string> => {
    const room = await opening;
    const said = await room.run({ program: '/bin/sh', args: ['-c', script] });
    await room.close();
    return said;
  };
  const onBase = await run(rooms.openOn({}), ASK);
  const first = await run(rooms.openOn(change), ASK);
  const wrecking = await run(rooms.openOn(change), WRECK);
  const second = await run(rooms.openOn(change), ASK);
  const docker = await run(rooms.openOn(change, true), `cat .git/objects/info/alternates 2>&1\n${ASK}`);
  await rooms.close();
  rmSync(join(scene.workspace, '.git/refs/tags/gone'));
  const after = git(scene.workspace, 'fsck', '--no-dangling');
  return { first, wrecking, second, onBase, docker, commits, after };
}

/** A second commit and a third, tags of both kinds, and everything in the checkout's git that no gate may get. */
function makePast(made: Scene): { readonly scene: Scene; readonly commits: readonly string[] } {
  const { workspace } = made;
  git(workspace, 'checkout', '-q', '--', '.');
  git(workspace, 'tag', '-a', 'v1.0', '-m', 'first');
  write(workspace, {
    '.gitattributes': '*.bin filter=lfs -text\n*.txt text eol=crlf\n*.md filter=upper ident\n*.c text\n',
    'docs/guide.md': 'guide $Id$\n',
    'odd/a b"c\\d\té.txt': 'odd\n',
    'app.txt': 'app\n',
    'src/ä.c': 'int x;\r\n',
  });
  const second = commitAll(workspace);
  git(workspace, 'tag', 'light');
  git(workspace, 'update-ref', 'refs/tags/gone', second);
  writeFileSync(join(workspace, '.git/refs/tags/gone'), `${'1'.repeat(40)}\n`);
  git(workspace, 'config', 'filter.upper.clean', 'tr a-z A-Z');
  git(workspace, 'config', 'filter.upper.smudge', 'touch /tmp/smudged; cat');
  git(workspace, 'config', 'credential.helper', '!echo helper');
  git(workspace, 'remote', 'add', 'origin', 'https://user:token-in-url@unused.invalid/a/b.git');
  write(workspace, { '.git/hooks/post-checkout': '#!/bin/sh\ntouch /tmp/hooked\n' });
  return { scene: { ...made, commit: second }, commits: [made.commit, second] };
}

function git(cwd: string, ...args: string[]): string {
  const person = {
    GIT_AUTHOR_NAME: 'U',
    GIT_AUTHOR_EMAIL: 'u@example.invalid',
    GIT_COMMITTER_NAME: 'U',
    GIT_COMMITTER_EMAIL: 'u@example.invalid',
  };
  const env = { PATH: process.env['PATH'], HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', ...person };
  return execFileSync('git', args, { cwd, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
