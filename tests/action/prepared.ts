import { readAt } from '../../src/action/find-prd.ts';
import type { Prepared } from '../../src/action/prepare.ts';
import { storyPolicy } from '../../src/action/story-policy.ts';
import { layerReader } from '../../src/adapters/git/layer.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { settingsOf } from '../settings/support.ts';
import type { Files, Sandbox } from '../support/git-sandbox.ts';

/** What the action knows before the lock, over a real repository that holds these files. */
export async function preparedOn(
  box: Sandbox,
  files: Files,
  {
    prd: path = 'prd.json',
    ...more
  }: { prd?: string; settings?: Settings } & Partial<Pick<Prepared, 'templates'>> = {},
): Promise<Prepared> {
  const { dir, commit } = box.repo('ws', { [path]: '[{"id":"US-1","title":"First","passes":false}]', ...files });
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  const prd = await readAt(repository, commit, path);
  if (!prd.ok) throw new Error(prd.reasons.join());
  const start = { commit, tree: await repository.treeOf(commit) };
  return {
    ok: true,
    programs: { git: '/usr/bin/git', bash: '/bin/bash' },
    repository,
    settings: settingsOf({}),
    base: { ok: true, branch: 'main', commit, defaultBranch: 'main', remoteRefs: new Map() },
    prd,
    policy: storyPolicy({ base: prd, asked: undefined }),
    start: { ok: true, branch: 'ralph/app', start, notices: [] },
    checks: [],
    uncommitted: {},
    templates: {},
    backlogs: [],
    layers: layerReader(repository, dir),
    notices: [],
    ...more,
  };
}
