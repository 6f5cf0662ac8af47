import { symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTemplates } from '../../src/action/templates.ts';
import { type Files, type Sandbox, sandbox } from '../support/git-sandbox.ts';

const implement = '.ralph/prompts/implement.md';
const spec = '.ralph/prompts/spec-review.md';
const quality = '.ralph/prompts/quality-review.md';

/** Reads the templates of a commit with these files. */
async function read(box: Sandbox, files: Files, link?: string) {
  const { dir } = box.repo('ws', files);
  if (link !== undefined) {
    symlinkSync('../../other.md', `${dir}/${link}`);
    box.git(dir, 'add', '-A');
    box.git(dir, 'commit', '-qm', 'link');
  }
  const commit = box.git(dir, 'rev-parse', 'HEAD');
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  const paths = new Set((await repository.listFiles(commit)).map(({ path }) => path));
  return readTemplates(repository, commit, paths);
}

describe("a project's templates", () => {
  test('are none when it has none', async () => {
    await using box = sandbox();
    expect(await read(box, { 'a.txt': '1', '.ralph/prompts/other.md': '{{nothing}}' })).toEqual({
      ok: true,
      templates: {},
    });
  });

  test('are read for each role that has one', async () => {
    await using box = sandbox();
    const found = await read(box, { [implement]: 'Do {{story}}.', [quality]: 'Look at {{diff}}.' });
    expect(found).toMatchObject({
      ok: true,
      templates: {
        implement: { role: 'implement', pieces: ['Do ', { name: 'story' }, expect.stringMatching(/^\./)] },
        'quality-review': { role: 'quality-review', pieces: ['Look at ', { name: 'diff' }, expect.anything()] },
      },
    });
    expect(found.ok && Object.keys(found.templates).toSorted()).toEqual(['implement', 'quality-review']);
  });

  test('that cannot be filled are refused, all at once, with what is known', async () => {
    await using box = sandbox();
    const found = await read(box, { [implement]: 'Do {{diff}}.', [spec]: ' \n', [quality]: 'x'.repeat(20_001) });
    expect(found).toMatchObject({ ok: false, halt: 'config_error' });
    expect(found.ok ? [] : found.reasons).toEqual([
      expect.stringMatching(
        /^\.ralph\/prompts\/implement\.md: \{\{diff\}\} is no placeholder\. Known here: \{\{attempt\}\} /,
      ),
      expect.stringMatching(/^\.ralph\/prompts\/spec-review\.md is empty\./),
      expect.stringMatching(/^\.ralph\/prompts\/quality-review\.md has 2000\d characters, the limit is 20000\./),
    ]);
  });

  test('that are links are refused: what they lead to was not committed as a template', async () => {
    await using box = sandbox();
    expect(await read(box, { 'other.md': 'Do {{story}}.', '.ralph/prompts/x': '' }, spec)).toMatchObject({
      ok: false,
      reasons: [`${spec} is not a regular file. Commit the file itself.`],
    });
  });
});
