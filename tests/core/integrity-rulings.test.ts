import { describe, expect, test } from 'vitest';
import { permit } from '../../src/core/integrity/change.ts';
import { found, judge, restored } from './integrity-world.ts';

const prd = (...done: readonly boolean[]): string =>
  JSON.stringify({
    userStories: done.map((passes, at) => ({ id: `US-${at}`, title: 't', acceptanceCriteria: ['a'], passes })),
  });

describe('files that only the controller writes (04-trust rule 10)', () => {
  test.each([
    ['progress.txt', 'state-changed'],
    ['.ralph', 'state-changed'],
    ['.ralph/state.json', 'state-changed'],
    ['web/.ralph-runs/a/b', 'state-changed'],
    ['.RALPH/state.json', 'state-changed'],
    ['own.txt', 'state-changed'],
    ['prd.json', 'prd-changed'],
  ])('%s goes back, whatever the story allows', (path, rule) => {
    const judgement = judge({ [path]: 'a' }, { [path]: 'b' }, { controllerPaths: ['own.txt'], allow: ['**'] });
    expect(found(judgement)).toEqual([`${rule} ${path}`]);
    expect(restored(judgement)).toEqual({ [path]: 'run-start' });
  });

  test.each([
    ['a ledger', { old: '# iteration_count: 1', next: 'b' }, true],
    ['a text made a ledger', { old: 'a', next: 'iteration_count: 2' }, true],
    ['a plain file', { old: 'a', next: 'b' }, false],
  ])('LEDGER.md beside prd.json: %s', (_, { old, next }, ours) => {
    const found = (path: string) =>
      judge({ [path]: old }, { [path]: next }, { prdPath: 'plan/prd.json' }).restore.length;
    expect(found('plan/LEDGER.md')).toBe(ours ? 1 : 0);
    expect(found('LEDGER.md')).toBe(0);
  });

  test.each([
    [[false, true], [true, true], '1 story in prd.json (US-0 now done)'],
    [[false, true], [true, false], '2 stories in prd.json (US-0 now done, US-1 now not done)'],
    [
      Array(10).fill(false),
      Array(10).fill(true),
      '10 stories in prd.json (US-0 now done, US-1 now done, US-2 now done, US-3 now done, US-4 now done, US-5 now done, US-6 now done, US-7 now done, US-8 now done, US-9 now done)',
    ],
    [
      Array(11).fill(false),
      Array(11).fill(true),
      '11 stories in prd.json (US-0 now done, US-1 now done, US-2 now done, US-3 now done, US-4 now done, US-5 now done, US-6 now done, US-7 now done, US-8 now done, US-9 now done…)',
    ],
  ])('flipped markers are told: %j to %j', (before, after, what) => {
    const { findings } = judge({ 'prd.json': prd(...before) }, { 'prd.json': prd(...after) });
    expect(findings.map(({ message }) => message)).toEqual([
      `changed the done marker of ${what}, which only the controller does: restored.`,
    ]);
  });

  test.each([
    ['a new story', prd(false), prd(false, true)],
    ['what cannot be read after', prd(false), '{'],
    ['what could not be read before', '{', prd(true)],
    ['another title', prd(false), prd(false).replace('"t"', '"u"')],
  ])('no marker was flipped by %s', (_, before, after) => {
    expect(found(judge({ 'prd.json': before }, { 'prd.json': after }))).toEqual(['prd-changed prd.json']);
  });

  test('nor by a removed file', () => {
    expect(judge({ 'prd.json': prd(false) }, {}).findings.map(({ message }) => message)).toEqual([
      'deleted prd.json: restored.',
    ]);
  });
});

describe('what is said of other files', () => {
  const message = (path: string, before: string | undefined, after: string | undefined, rules = {}) =>
    judge(
      before === undefined ? {} : { [path]: before },
      after === undefined ? {} : { [path]: after },
      rules,
    ).findings.map((finding) => `${finding.class} ${finding.rule}: ${finding.message}`);

  test.each(['.gitattributes', 'web/.gitattributes'])('%s', (path) => {
    const judgement = judge({ [path]: 'a' }, { [path]: 'b' });
    expect(judgement.restore).toEqual([]);
    expect(message(path, 'a', 'b')).toEqual([
      `note git-attributes-changed: changed ${path}; it has no effect on the controller and was left as it is.`,
    ]);
  });

  test('a file that only ends so is free', () => expect(message('my.gitattributes', 'a', 'b')).toEqual([]));

  test('a name that would take for ever as a glob is told at once', () => {
    expect(permit('+([.-z]|[.-z]|[.-z]|[.-z]|[.-z]|[.-z])!/CLAUDE.md')).toContain('allow: ["+([.-z]');
  });

  test('the way to permit a workflow is told with its price, and that of another file without [X24]', () => {
    const told = (path: string) => message(path, 'a', 'b', { protectedPaths: ['schema/**'] })[0];
    expect(told('.github/workflows/ci.yml')).toMatch(
      /add to the story: allow: \["\.github\/workflows\/ci\.yml"\]\. The push of a changed workflow needs .*GITHUB_TOKEN can never have/,
    );
    expect(told('schema/a.sql')).toMatch(/allow: \["schema\/a\.sql"\]$/);
  });

  test.each([
    [
      'a workflow',
      '.github/workflows/ci.yml',
      'a',
      'b',
      'restored it and keeps the change as a patch beside the report, for a person to apply',
    ],
    [
      'an added workflow',
      '.github/workflows/ci.yml',
      undefined,
      'b',
      'removed it again and keeps the change as a patch beside the report, for a person to apply',
    ],
    ['a protected file', 'schema/a.sql', 'a', 'b', 'restored it.'],
    ['an added protected file', 'schema/a.sql', undefined, 'b', 'removed it again.'],
    ['a deleted protected file', 'schema/a.sql', 'a', undefined, 'restored it.'],
  ])('%s', (_, path, before, after, done) => {
    expect(message(path, before, after, { protectedPaths: ['schema/**'] })[0]).toContain(`; the controller ${done}`);
  });

  test.each([
    ['app/__pycache__/a.cpython-312.pyc', undefined, 'left it out'],
    ['app/a.pyc', 'a', 'restored it'],
    ['__pycache__/x', undefined, 'left it out'],
    ['a.pyo', undefined, 'left it out'],
  ])('compiled code %s', (path, before, done) => {
    expect(message(path, before, 'b')).toEqual([
      `note compiled-code-left-out: ${before === undefined ? 'added' : 'changed'} ${path}, compiled code of Python; the controller ${done}.`,
    ]);
  });

  test.each(['a.pyc.txt', 'a.pyx', 'my__pycache__/x'])('%s is no compiled code', (path) => {
    expect(message(path, undefined, 'b')).toEqual([]);
  });

  test('compiled code that went is none', () => expect(message('a.pyc', 'a', undefined)).toEqual([]));

  test('a twin only counts where it was added', () => {
    const rules = { protectedPaths: ['Schema/**'] };
    expect(found(judge({}, { 'schema/a.sql': 'x' }, rules))).toEqual(['case-twin schema/a.sql']);
    expect(found(judge({ 'schema/a.sql': 'x' }, { 'schema/a.sql': 'y' }, rules))).toEqual([]);
  });
});
