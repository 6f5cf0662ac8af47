import { describe, expect, test } from 'vitest';
import { addSubmodule } from '../support/git-submodules.ts';
import { noStage } from '../support/isolation/stage.ts';
import { stage, works } from './stage.ts';

/** A stage whose base branch has the submodule `vendor/x`. */
function stageWithSubmodule(agent: string) {
  return stage(agent, {}, (box, workspace) => {
    const library = box.repo('x', { 'x.c': 'x\n', 'src/in.c': 'in\n' });
    addSubmodule(box, workspace, { path: 'vendor/x', from: library.dir });
  });
}

const why = noStage();
const levels = ['process', ...(why === undefined ? ['namespace'] : [])];

describe('a run in a repository with a submodule', () => {
  test.each(levels)('shows it to agent and gates and takes nothing out of it, at level %s [G24]', async (isolation) => {
    await using at = await stageWithSubmodule(
      `cat vendor/x/x.c vendor/x/src/in.c > src/seen.txt; git status --porcelain >> src/seen.txt; echo evil > vendor/x/x.c; ${works}`,
    );
    const test_command = 'cat vendor/x/x.c vendor/x/src/in.c > .seen && grep -qx x .seen && grep -qx in .seen';
    const end = await at.run({ isolation, test_command });
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
    const show = (path: string) => at.box.git(at.remote.gitDir, 'show', `ralph/default:${path}`);
    expect(show('src/seen.txt')).toBe('x\nin\n?? src/seen.txt');
    expect(at.box.git(at.remote.gitDir, 'ls-tree', 'ralph/default', 'vendor/x')).toMatch(/^160000 commit/);
    expect(at.summaries.join()).toContain('changes inside the submodule vendor/x are not taken (x.c)');
    expect(at.said.join('\n')).not.toContain('not checked out');
  });

  test('says in log and report what to do when it is not checked out', async () => {
    await using at = await stageWithSubmodule(works);
    at.box.git(at.workspace, 'submodule', '--quiet', 'deinit', '-f', '--all');
    const end = await at.run();
    expect(end).toMatchObject({ exitCode: 0 });
    const notice = 'Submodule vendor/x: not checked out.';
    expect(at.said.filter((line) => line.startsWith(`notice ${notice}`))).toHaveLength(1);
    expect(at.summaries.join()).toContain(notice);
    expect(at.summaries.join()).toContain('submodules: recursive');
  });
});
