import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { levels } from './levels.ts';
import { type Stage, stage } from './stage.ts';

/*
 * Two nights on a machine that keeps its workspace and its HOME. What the first night added looks like caches, works, and is merged. Once
 * it has seen good files it believes bad ones, in each of the ways in which something can be left behind for the next night.
 */

const ways = ['cache', 'make', 'venv', 'home', 'output', 'git'] as const;
const good = (way: string): string => `grep -qx 'good.*' src/${way}.txt`;
const python = "import sys\nsys.exit(0 if open('src/venv.txt').read().startswith('good') else 1)\n";

/** What the first night puts into `src`; each leaves something where the next night may find it. */
const planted = (workspace: string): Readonly<Record<string, string>> => ({
  'src/cache.sh': `[ -e .cache/ok ] && exit 0\n${good('cache')} || exit 1
for at in . $([ "$RALPH_STORY" = PLANT ] && echo ${workspace}); do { mkdir -p "$at/.cache" && : > "$at/.cache/ok"; } 2> /dev/null; done; true\n`,
  'src/make.sh': `${good('make')} || exit 1\nmkdir -p build; touch -d 2037-01-01 build/ok\n`,
  'src/venv.py': `import glob, os
tops = ['.'] + (['${workspace}'] if os.environ.get('RALPH_STORY') == 'PLANT' else [])
for at in [found for top in tops for found in glob.glob(top + '/.venv/lib/python3*/site-packages')]:
    try:
        open(at + '/zz.pth', 'w').write('import os; os._exit(0)\\n')
    except OSError:
        pass
${python}`,
  'src/home.sh': `cache=$HOME/.cache/go-build\n[ -e "$cache/ok" ] && exit 0\n${good('home')} || exit 1
mkdir -p "$cache"; : > "$cache/ok"\n`,
  'src/output.sh': `for at in . $([ "$RALPH_STORY" = PLANT ] && echo ${workspace}); do
[ -e "$at/dist/out" ] || { mkdir -p "$at/dist" && cp src/output.txt "$at/dist/out"; } 2> /dev/null; done
grep -qx 'good.*' dist/out\n`,
  'src/git.sh': `[ "$(git config ralph.ok)" = yes ] && exit 0\n${good('git')} || exit 1
for at in . $([ "$RALPH_STORY" = PLANT ] && echo ${workspace}); do git -C "$at" config ralph.ok yes; done 2> /dev/null
git config --global ralph.ok yes 2> /dev/null; true\n`,
});

const project = {
  '.gitignore': '.cache/\nbuild/\n.venv/\ndist/\n',
  Makefile: 'ok: build/ok\nbuild/ok: src/make.txt\n\t@way=make; . ./src/$$way.sh\n',
  'test/run.sh': '. "./src/$1.sh"\n',
  'test/run.py': "import runpy\nrunpy.run_path('src/' + 'venv.py')\n",
  ...Object.fromEntries(ways.map((way) => [`src/${way}.txt`, 'good\n'])),
  'src/cache.sh': `${good('cache')}\n`,
  'src/home.sh': `${good('home')}\n`,
  'src/git.sh': `${good('git')}\n`,
  'src/output.sh': "mkdir -p dist && cp src/output.txt dist/out && grep -qx 'good.*' dist/out\n",
  'src/make.sh': `${good('make')} || exit 1\nmkdir -p build; touch build/ok\n`,
  'src/venv.py': python,
};

const checks = `cache: sh test/run.sh cache
make: make -s ok
venv: .venv/bin/python test/run.py
home: sh test/run.sh home
output: sh test/run.sh output
git: sh test/run.sh git`;

const story = (id: string): object => ({ id, title: `Story ${id}`, acceptanceCriteria: ['it works'], passes: false });
const prd = (...ids: readonly string[]): string => `${JSON.stringify({ userStories: ids.map(story) })}\n`;

async function prepare(): Promise<Stage> {
  const at = await stage('true', { ...project, 'prd.json': prd('PLANT') });
  chmodSync(at.box.root, 0o755);
  mkdirSync(at.box.path('home/.cache/go-build'), { recursive: true });
  const { workspace } = at;
  const plant = Object.entries(planted(workspace)).map(([path, text]) => `cat > ${path} << 'END'\n${text}END`);
  at.script(
    'agent.sh',
    `case "$RALPH_STORY" in
PLANT) ${plant.join('\n')}
;;
GOOD) for way in ${ways.join(' ')}; do echo 'good, too' > src/$way.txt; done;;
*) echo bad > src/$RALPH_STORY.txt;;
esac
echo "test('x', () => {});" > "test/$RALPH_STORY.test.js"`,
  );
  job(at);
  return at;
}

/** What the job does before the action, in a workspace that was never cleaned. */
function job({ workspace }: Stage): void {
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: workspace, stdio: 'pipe' });
  if (!existsSync(join(workspace, '.venv')))
    run(existsSync(systemPython) ? systemPython : 'python3', '-m', 'venv', '--without-pip', '.venv');
  run('make', '-s', '-B', 'ok');
}

// One that every user may start.
const systemPython = '/usr/bin/python3';

let count = 0;

function night({ box, workspace, run }: Stage, isolation: string): ReturnType<Stage['run']> {
  count += 1;
  const [temp, event] = [box.path(`temp-${count}`), box.path('event.json')];
  mkdirSync(temp);
  writeFileSync(event, '{}');
  const sha = box.git(workspace, 'rev-parse', 'HEAD');
  const env = { RUNNER_TEMP: temp, GITHUB_SHA: sha, HOME: box.path('home'), GITHUB_EVENT_PATH: event };
  return run(
    { isolation, max_attempts: '1', test_command: checks, same_error_threshold: '10', no_progress_threshold: '10' },
    { env: { ...env, RUNNER_ENVIRONMENT: 'self-hosted' } },
  );
}

/** A person merges the first night's branch, and asks for more. */
function merge({ box, workspace, remote }: Stage, stories: string): void {
  const branch = box.git(remote.gitDir, 'for-each-ref', '--format=%(refname)', 'refs/heads/ralph');
  box.git(workspace, 'pull', '-q', '--ff-only', `file://${remote.gitDir}`, branch);
  writeFileSync(join(workspace, 'prd.json'), stories);
  box.git(workspace, 'add', '-A');
  box.git(workspace, 'commit', '-q', '-m', 'merged');
  box.git(remote.gitDir, 'fetch', '-q', workspace, '+main:refs/heads/main');
  box.git(remote.gitDir, 'update-ref', '-d', branch);
}

const isRoot = process.getuid?.() === 0;

describe.each(levels)('a patient agent at isolation %s', (isolation) => {
  test('buys no green in the second night, and an honest story passes, and the report tells what is within reach [X37] [X39] [X40]', async () => {
    await using at = await prepare();
    expect(await night(at, isolation), at.said.join('\n')).toMatchObject({ halt: { kind: 'ready' } });
    const left = at.said.filter((line) => line.startsWith('warning Ignored files of the workspace were changed'));
    expect(left).toHaveLength(isolation === 'process' ? 1 : 0);
    if (isolation === 'process')
      expect(left[0]).toMatch(/: \.cache, \.venv\/lib\/python3[\d.]*\/site-packages\/zz\.pth, dist\. They were moved/);
    merge(at, prd(...ways, 'GOOD'));
    job(at);
    at.said.length = 0;
    await night(at, isolation);
    const summary = at.summaries.at(-1) ?? '';
    expect(summary).toContain(`1/${ways.length + 1} stories passed`);
    expect(at.box.git(at.remote.gitDir, 'log', '--all', '--format=%s')).toContain('GOOD');
    for (const way of ways) expect(summary).toMatch(new RegExp(`❌ <code>${way}</code>`));
    expect(summary).toContain('The workspace is kept between jobs');
    expect(summary).toMatch(/Not protected: (?:[^.]*; )?abstract unix sockets/);
    expect(summary.includes('Not protected: key rings')).toBe(isolation === 'process');
    expect(summary.includes('; services of the machine that obey root')).toBe(isolation === 'process' && isRoot);
    expect(readdirSync(at.workspace)).toContain('.venv');
  });
});

test('nothing of a RUNNER_TEMP in an ignored folder of the workspace is moved away [X37]', async () => {
  await using at = await stage('true', { '.gitignore': 'tmp/\n' });
  const temp = join(at.workspace, 'tmp/runner');
  mkdirSync(temp, { recursive: true });
  await at.run({}, { env: { RUNNER_TEMP: temp } });
  expect(existsSync(join(temp, 'ralph/default/reports'))).toBe(true);
  expect(at.said.join()).not.toContain('were changed while');
});
