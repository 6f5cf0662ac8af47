import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { baseReader } from '../../src/action/at-base.ts';
import { inputs, LEAST } from '../settings/support.ts';
import { type Files, type Sandbox, sandbox } from '../support/git-sandbox.ts';

const prd = '[{"id":"US-1","title":"First","passes":false}]';

async function open(box: Sandbox, files: Files, values: Record<string, string> = {}) {
  const { dir, commit } = box.repo('ws', { 'prd.json': prd, ...files });
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  const reader = baseReader({ repository, workspace: dir, inputs: inputs({ ...LEAST, ...values }) });
  return { reader, commit, dir, repository };
}

describe('a policy base', () => {
  test('[U17] says rules, backlog, checks and prompts', async () => {
    await using box = sandbox();
    const { reader, commit } = await open(box, {
      '.ralph/config.yaml': 'max_attempts: 3\nreview_agent: none\ntest_command: make test\n',
      '.ralph/prompts/implement.md': 'Do {{story}}.',
    });
    expect(await reader.read(commit)).toMatchObject({
      ok: true,
      settings: { maxAttempts: 3, reviewAgent: 'none', requireEvidence: true },
      prd: { path: 'prd.json' },
      checks: [{ name: 'test', command: 'make test' }],
      templates: { implement: { role: 'implement' } },
    });
    await reader.idle();
  });

  test('has its check found in the manifests, and that is said', async () => {
    await using box = sandbox();
    const files = { 'package.json': '{"scripts":{"test":"vitest run"}}', 'package-lock.json': '{}' };
    const { reader, commit } = await open(box, files);
    expect(await reader.read(commit)).toMatchObject({
      ok: true,
      checks: [{ name: 'test', command: expect.stringContaining('npm') }],
      notices: [expect.stringMatching(/^No test_command is set; found /)],
    });
    await reader.idle();
  });

  test.each<[string, Files, string]>([
    [
      'pyproject.toml',
      { 'pyproject.toml': '[tool.pytest.ini_options]\n' },
      'found "python -m pytest" through pytest of pyproject.toml.',
    ],
    ['Makefile', { Makefile: 'check: all\n\t./run\n' }, 'found "make check" through target check of Makefile.'],
    ['test/', { 'test/a.bats': '@test "a" { true; }\n' }, 'found "bats test" through test/a.bats.'],
    ['t/', { 't/a.t': 'print "1..1\\nok 1\\n";\n' }, 'found "prove -lr t" through t/a.t.'],
  ])('has its check found in %s, and the file is printed [X34]', async (_, files, told) => {
    await using box = sandbox();
    const { reader, commit } = await open(box, files);
    expect(await reader.read(commit)).toMatchObject({ ok: true, notices: [`No test_command is set; ${told}`] });
    await reader.idle();
  });

  test('has the check of its working directory found', async () => {
    await using box = sandbox();
    const files = {
      'package.json': '{"scripts":{"test":"make"}}',
      'pnpm-lock.yaml': '',
      'packages/api/package.json': '{"scripts":{"test":"vitest run"}}',
    };
    const { reader, commit } = await open(box, files, { working_directory: 'packages/api/' });
    expect(await reader.read(commit)).toMatchObject({
      ok: true,
      settings: { workingDirectory: 'packages/api' },
      checks: [{ name: 'test', command: 'pnpm test' }],
    });
    await reader.idle();
  });

  test.each<[string, Record<string, string>, readonly unknown[]]>([
    [
      'max_iterations',
      { max_iterations: '2' },
      [
        'max_iterations: 2 is below max_attempts: 5, so one story can use up the run before its last attempt. Raise max_iterations to 5 or lower max_attempts.',
      ],
    ],
    [
      'max_cost_usd',
      { review_agent: 'rehearsal', cost_per_call: '0.4', max_cost_usd: '1', spec_passes: '2' },
      [
        'max_cost_usd: 1 is below what one story needs: one attempt and its 3 reviews cost $1.60 with cost_per_call: 0.4. Raise max_cost_usd.',
      ],
    ],
    ['nothing', { cost_per_call: '0.4', max_cost_usd: '1', review_agent: 'none' }, []],
  ])('warns of a cap below what one story needs: %s [X13]', async (_, values, notices) => {
    await using box = sandbox();
    const { reader, commit } = await open(box, {}, { test_command: 'x', ...values });
    const read = await reader.read(commit);
    expect(read.ok && read.notices).toEqual(notices);
    await reader.idle();
  });

  test.each<[string, Files, Record<string, string>, RegExp]>([
    [
      'without its working directory',
      {},
      { test_command: 'x', working_directory: 'packages/web' },
      /^working_directory: "packages\/web" is no folder of the policy base [0-9a-f]{10}\. Write the path of a folder/,
    ],
    [
      'whose working directory is a file',
      {},
      { test_command: 'x', working_directory: 'prd.json' },
      /^working_directory: "prd\.json" is no folder/,
    ],
    [
      'without a check and without a reviewer [X13]',
      {},
      { test_command: 'none', review_agent: 'none' },
      /^test_command: none stands beside review_agent: none, .* Set test_command, .* or name a reviewer in review_agent\.$/,
    ],
    ['without a check', {}, {}, /^No test gate is configured .*Set test_command, .*"test_command: none"/],
    [
      'whose config is wrong',
      { '.ralph/config.yaml': 'max_attempts: many\n' },
      { test_command: 'x' },
      /config\.yaml:1: max_/,
    ],
    ['whose input is wrong', {}, { test_command: 'x', spec_passes: '10' }, /^spec_passes: "10" is too large/],
    [
      'whose prompt cannot be filled',
      { '.ralph/prompts/spec-review.md': '{{secret}}' },
      { test_command: 'x' },
      /^\.ralph\/prompts\/spec-review\.md: \{\{secret\}\} is no placeholder/,
    ],
    ['whose backlog is wrong', { 'prd.json': '{' }, { test_command: 'x' }, /prd\.json/],
  ])('%s is refused', async (_, files, values, reason) => {
    await using box = sandbox();
    const { reader, commit } = await open(box, files, values);
    expect(await reader.read(commit)).toMatchObject({
      ok: false,
      halt: 'config_error',
      reasons: [expect.stringMatching(reason)],
    });
    await reader.idle();
  });

  test('whose working directory is a link is refused, wherever the link leads', async () => {
    await using box = sandbox();
    const { dir } = box.repo('ws', { 'prd.json': prd, 'src/a.js': '' });
    for (const [name, target] of Object.entries({ out: '/etc', in: 'src' })) symlinkSync(target, join(dir, name));
    box.git(dir, 'add', '-A');
    box.git(dir, 'commit', '-qm', 'links');
    const commit = box.git(dir, 'rev-parse', 'HEAD');
    const repository = await box.open(dir);
    await repository.importCommit(commit);
    for (const folder of ['out', 'in', 'in/..']) {
      const values = inputs({ ...LEAST, test_command: 'x', working_directory: folder });
      const reader = baseReader({ repository, workspace: dir, inputs: values });
      expect(await reader.read(commit)).toMatchObject({
        ok: false,
        reasons: [expect.stringMatching(/^working_directory: /)],
      });
      await reader.idle();
    }
  });

  test('is read once, whoever asks and however often', async () => {
    await using box = sandbox();
    const { reader, commit } = await open(box, {}, { test_command: 'x' });
    reader.begin(commit);
    const [one, two] = await Promise.all([reader.read(commit), reader.read(commit)]);
    expect(one).toBe(two);
    expect(await reader.layers(commit)).toBe(await reader.layers(commit));
    await reader.idle();
  });

  test('that cannot be read at all is told to who asks, not to who only began', async () => {
    await using box = sandbox();
    const { reader } = await open(box, {});
    const absent = 'f'.repeat(40);
    reader.begin(absent);
    await reader.idle();
    await expect(reader.read(absent)).rejects.toThrow();
  });
});
