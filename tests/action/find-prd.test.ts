import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPrd } from '../../src/action/find-prd.ts';
import { type Files, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

const good = '[{"id":"A","title":"First","passes":false}]';
const any = { prd: undefined, feature: undefined };

interface Options {
  readonly search?: {
    readonly prd: string | undefined;
    readonly feature: string | undefined;
    readonly stories?: readonly string[];
  };
  /** Files of the workspace that are not committed. */
  readonly uncommitted?: Files;
  readonly spoil?: (dir: string) => void;
}

async function find(box: Sandbox, files: Files, { search = any, uncommitted = {}, spoil }: Options = {}) {
  const { dir } = box.repo('ws', { 'README.md': 'x', ...files });
  spoil?.(dir);
  box.git(dir, 'add', '-A', '-f');
  box.git(dir, 'commit', '-q', '--allow-empty', '-m', 'second');
  write(dir, uncommitted);
  const repository = await box.open(dir);
  const commit = box.git(dir, 'rev-parse', 'HEAD');
  await repository.importCommit(commit);
  const paths = new Set((await repository.listFiles(commit)).map((entry) => entry.path));
  const found = await findPrd(repository, { ...search, commit, paths, workspace: dir });
  return found.ok ? `${found.path} ${found.feature} ${found.prd.stories.length}` : found.reasons.join('\n');
}

describe('prd.json is found (03-interface §3)', () => {
  test.each<[string, Files, Options['search'], string]>([
    ['at the root', { 'prd.json': good }, any, 'prd.json default 1'],
    ['in a feature folder', { '.ralph/My App/prd.json': good }, any, '.ralph/My App/prd.json my-app-'],
    ['where it was said to be', { 'a/b.json': good, 'prd.json': good }, { ...any, prd: 'a/b.json' }, 'a/b.json a 1'],
    [
      'in the named feature',
      { '.ralph/a/prd.json': good, '.ralph/b/prd.json': good },
      { ...any, feature: 'b' },
      '.ralph/b/prd.json b 1',
    ],
    [
      'beside one that cannot be read',
      { 'prd.json': '{"name":"a product document"}', 'ralph/prd.json': good },
      any,
      'ralph/prd.json ralph 1',
    ],
    [
      'although archived ones exist',
      { '.ralph/archive/x/prd.json': good, 'prd.json': good },
      any,
      'prd.json default 1',
    ],
    ['although it lists nothing', { 'prd.json': '[]' }, any, 'prd.json default 0'],
  ])('%s', async (_, files, search = any, found) => {
    await using box = sandbox();
    expect((await find(box, files, { search })).startsWith(found)).toBe(true);
  });
});

describe('a refusal says what to do', () => {
  test('when two files can be meant', async () => {
    await using box = sandbox();
    expect(await find(box, { 'prd.json': good, '.ralph/app/prd.json': good })).toBe(
      'Two files can be the backlog: .ralph/app/prd.json and prd.json. Set the input prd to the one that is meant.',
    );
  });

  test('when there is none: every place is named', async () => {
    await using box = sandbox();
    expect(await find(box, {})).toMatch(
      /^No prd\.json was found\. Looked at: \.ralph\/<feature>\/prd\.json, prd\.json,.*set the input prd/,
    );
    await using other = sandbox();
    expect(await find(other, {}, { search: { ...any, feature: 'app' } })).toContain('Looked at: .ralph/app/prd.json.');
  });

  test('when the name of a feature is that of a story', async () => {
    const files = { 'prd.json': good, '.ralph/app/prd.json': good };
    const said = (looked: string, list: string) =>
      `No prd.json was found. Looked at: .ralph/${looked}/prd.json. Folders below .ralph that have one: app. prd.json has a story A: did you mean --story ${list} (the input story)?`;
    await using box = sandbox();
    expect(await find(box, files, { search: { ...any, feature: 'A' } })).toBe(said('A', 'A'));
    await using lower = sandbox();
    expect(await find(lower, files, { search: { ...any, feature: 'a', stories: ['B'] } })).toBe(said('a', 'B,A'));
  });

  test('when a feature is named and the one backlog has none', async () => {
    await using box = sandbox();
    expect(await find(box, { 'tasks/prd.json': good }, { search: { ...any, feature: 'app' } })).toBe(
      'No prd.json was found. Looked at: .ralph/app/prd.json. For tasks/prd.json name no feature.',
    );
  });

  test.each<[string, Options]>([
    ['is ignored by git', { uncommitted: { '.gitignore': 'prd.json\n', 'prd.json': good } }],
    ['was never added', { uncommitted: { 'prd.json': good } }],
    [
      'was never added where it was said to be',
      { uncommitted: { 'x/y.json': good }, search: { ...any, prd: 'x/y.json' } },
    ],
  ])('when it %s', async (_, options) => {
    await using box = sandbox();
    const path = options.search?.prd ?? 'prd.json';
    expect(await find(box, {}, options)).toBe(
      `${path} exists in the workspace but is not committed (ignored by git or never added), so no run can see it. Commit it: git add -f ${path}`,
    );
  });

  test('when all that are there cannot be read: all reasons at once', async () => {
    await using box = sandbox();
    const reasons = await find(box, { 'prd.json': '{', 'tasks/prd.json': '' });
    expect(reasons.split('\n').length).toBeGreaterThanOrEqual(2);
    expect(reasons).toMatch(/prd\.json/);
    expect(reasons).toMatch(/tasks\/prd\.json/);
  });

  test('when one has several mistakes: each by itself, as those of inputs', async () => {
    await using box = sandbox();
    const twice = '[{"id":"A","title":"First","passes":"no"},\n{"id":"B","title":"Second","priority":"soon"}]';
    expect((await find(box, { 'prd.json': twice })).split('\n')).toEqual([
      expect.stringMatching(/^prd\.json line 1, story "A": "passes" is "no" \(text\)/),
      expect.stringMatching(/^prd\.json line 2, story "B": "priority" is "soon" \(text\)/),
    ]);
    const many = Array.from({ length: 12 }, (_, id) => ({ id, title: 't', priority: 'soon' }));
    await using other = sandbox();
    const reasons = (await find(other, { 'prd.json': JSON.stringify(many) })).split('\n');
    expect(reasons).toHaveLength(11);
    expect(reasons.at(-1)).toBe('prd.json has 2 more problems.');
  });

  test('when it is a link, also one that would never end [D6]', async () => {
    for (const target of ['real.json', '/dev/zero', '/etc/passwd']) {
      await using box = sandbox();
      const spoil = (dir: string) => symlinkSync(target, join(dir, 'prd.json'));
      expect(await find(box, { 'real.json': good }, { spoil })).toBe(
        'prd.json is a link or a folder, not a regular file. Commit the file itself.',
      );
    }
  });

  test('when it is larger than 5 MiB, without reading more of it', async () => {
    await using box = sandbox();
    const huge = `[{"id":"A","title":"${'x'.repeat(5 * 1024 * 1024)}","passes":false}]`;
    expect(await find(box, { 'prd.json': huge })).toMatch(/prd\.json.*5 MiB/s);
  });
});
