import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stage, works } from './stage.ts';

const files = { '.github/workflows/ci.yml': 'on: push\n' };
const edits = `echo 'jobs: {}' >> .github/workflows/ci.yml; echo 'on: pull_request' > .github/workflows/new.yml`;

function patchOf(report: string): string {
  const folder = dirname(report);
  const name = readdirSync(folder).find((each) => /^patches-.*-workflows\.patch$/.test(each));
  return name === undefined ? '' : readFileSync(join(folder, name), 'utf8');
}

describe('an agent that changes workflows', () => {
  test('has them split into a patch that can be applied, and the rest of its story passes', async () => {
    await using at = await stage(`${works}\n${edits}`, files);
    const end = await at.run();
    expect(end).toMatchObject({ halt: { kind: 'ready' } });
    const git = (...args: string[]) => at.box.git(at.remote.gitDir, ...args);
    const changed = git('diff', '--name-only', 'main', 'ralph/default').split('\n');
    expect(changed.filter((path) => path.startsWith('.github'))).toEqual([]);
    writeFileSync(at.box.path('workflows.patch'), patchOf(end.outputs.report_file));
    at.box.git(at.workspace, 'apply', at.box.path('workflows.patch'));
    expect(readFileSync(join(at.workspace, '.github/workflows/ci.yml'), 'utf8')).toBe('on: push\njobs: {}\n');
    expect(readFileSync(join(at.workspace, '.github/workflows/new.yml'), 'utf8')).toBe('on: pull_request\n');
    expect(readFileSync(end.outputs.report_file, 'utf8')).toContain('keeps the change as a patch beside the report');
  });

  test('again and again is asked nothing, and has it on its wip branch', async () => {
    await using at = await stage(`echo "$RALPH_ATTEMPT" > src/a.txt\n${edits}`, files);
    const end = await at.run({ max_attempts: '2', test_command: 'exit 1', baseline: 'off' });
    expect(end.outputs).toMatchObject({ stories_failed: '1', stories_blocked: '0' });
    const wip = JSON.parse(end.outputs.wip_branches) as readonly string[];
    const text = at.box.git(at.remote.gitDir, 'show', `${wip[0]}:.ralph_diagnostics/workflows.patch`);
    expect(text).toContain('+jobs: {}');
  });
});
