import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git } from '../support/demo-repository.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { openStory, smallPrd } from '../support/scenario-project.ts';
import { type BadState, expectRefused, oneStory, oneStoryWith } from '../support/scenario-refusal.ts';

const refused = { exitCode: 3, halt: 'config_error' } as const;

/** Where a prd.json stands, or does not. */
const rows: readonly BadState[] = [
  {
    name: 'two candidates',
    repository: oneStoryWith({ files: { 'tasks/prd.json': smallPrd() } }),
    ...refused,
    says: ['Two files can be the backlog: prd.json and tasks/prd.json. Set the input prd to the one that is meant.'],
  },
  {
    name: 'one that git ignores',
    repository: oneStoryWith({ files: { 'prd.json': undefined, '.gitignore': 'prd.json\n' } }),
    arrange: ({ workspace }) => writeFileSync(join(workspace, 'prd.json'), smallPrd()),
    ...refused,
    says: [
      'prd.json exists in the workspace but is not committed (ignored by git or never added)',
      'git add -f prd.json',
    ],
  },
  {
    name: 'a link',
    repository: oneStoryWith({ files: { 'prd.json': undefined, 'backlog/list.json': smallPrd() } }),
    arrange: (scenario) =>
      commitToRemote(scenario, (folder) => symlinkSync('backlog/list.json', join(folder, 'prd.json'))),
    change: latest,
    ...refused,
    says: ['prd.json is a link or a folder, not a regular file. Commit the file itself.'],
  },
  {
    name: 'a path that is not there',
    change: { inputs: { prd: 'docs/prd.json' } },
    ...refused,
    says: ['No prd.json was found. Looked at: docs/prd.json.'],
  },
  {
    name: 'an empty list',
    repository: oneStoryWith({ files: { 'prd.json': smallPrd([]) } }),
    exitCode: 0,
    halt: 'nothing_to_do',
    begins: true,
    says: ['lists no stories. Halt nothing_to_do: no agent was started'],
  },
  {
    name: 'only passed stories',
    repository: oneStoryWith({ files: { 'prd.json': smallPrd([openStory({ passes: true })]) } }),
    exitCode: 0,
    halt: 'nothing_to_do',
    begins: true,
    says: ['very story already passed or is not eligible'],
  },
];

describe('a backlog of', () => {
  it.each(rows)('$name has its own answer', expectRefused);

  it('a file beside a FIFO in the workspace is none of its business', async () => {
    await using scenario = await createScenario(oneStory);
    execFileSync('mkfifo', [join(scenario.workspace, 'pipe')]);
    expect((await scenario.run()).outputs).toMatchObject({ halt: 'ready' });
  });
});

/** Commits on the remote's main in a clone of its own. */
function commitToRemote({ folder, remote }: Scenario, change: (clone: string) => void): void {
  const clone = join(folder, 'clone');
  mkdirSync(clone);
  git(folder, 'clone', '--quiet', `file://${remote.gitDir}`, clone);
  change(clone);
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', 'Change the base');
  // The remote's hook asks its test server, which answers only to http: here the objects and the ref are put in place.
  git(remote.gitDir, 'fetch', '--quiet', clone, '+main:main');
  rmSync(clone, { recursive: true });
}

function latest({ remote }: Scenario) {
  return { sha: git(remote.gitDir, 'rev-parse', 'main').trim() };
}
