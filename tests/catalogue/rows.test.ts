import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTests } from '../../scripts/catalogue/find-tests.ts';
import { catalogueOf, isBad, judge, proofOf } from '../../scripts/catalogue/judge.ts';
import { switchedOff } from '../../scripts/catalogue/rules-off.ts';
import type { TestResult } from '../../scripts/catalogue/run-tests.ts';
import type { Row } from './row.ts';
import { finished, rows } from './rows.ts';

const root = join(import.meta.dirname, '..', '..');

describe('the rows', () => {
  it('have each a name of their own, a title and an owner that exists', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(197);
    const counts = Object.fromEntries(
      [...Map.groupBy(ids, (id) => id.charAt(0))].map(([key, all]) => [key, all.length]),
    );
    expect(counts).toEqual({ U: 16, P: 11, A: 19, S: 13, O: 15, G: 24, R: 14, D: 12, H: 10, L: 6, B: 10, X: 47 });
    expect(rows.filter(({ owner }) => owner !== '' && !existsSync(join(root, owner))).map(({ id }) => id)).toEqual([]);
    expect(rows.filter(({ title }) => title.trim() === '')).toEqual([]);
  });

  it('of a finished letter have each a rule that can be switched off', () => {
    const own = rows.filter(({ id }) => finished.includes(id.charAt(0)));
    expect(own.filter(({ owner, off }) => owner === '' || off === undefined).map(({ id }) => id)).toEqual([]);
  });

  it.each(rows.filter(({ off }) => off !== undefined))('$id finds its rule where it says', ({ off }) => {
    if (off === undefined) return expect.unreachable();
    const text = readFileSync(join(root, off.file), 'utf8');
    expect(switchedOff(text, off)).not.toBe(text);
  });

  it('are known to every test that names one', () => {
    const named = new Set([...findTests(root).values()].flatMap((ids) => [...ids]));
    const known = new Set(rows.map(({ id }) => id));
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('a row', () => {
  const row: Row = { id: 'S3', title: 't', owner: '' };
  const result = (status: TestResult['status'], id = 'S3'): TestResult => ({ ids: new Set([id]), title: id, status });

  it.each<[string, Row, readonly TestResult[], boolean, string]>([
    ['passes when its tests do', row, [result('passed'), result('skipped')], true, 'passing'],
    ['fails when one of them does', row, [result('passed'), result('failed')], true, 'failing'],
    ['fails when all are skipped for no reason', row, [result('skipped')], true, 'failing'],
    ['fails when its tests did not run', row, [], true, 'failing'],
    [
      'cannot be shown where there is a reason',
      { ...row, cannot: () => 'x' },
      [result('skipped')],
      true,
      'notApplicable',
    ],
    [
      'is not excused by a reason when a test fails',
      { ...row, cannot: () => 'x' },
      [result('failed')],
      true,
      'failing',
    ],
    ['is missing when no test names it', { ...row, cannot: () => 'x' }, [result('passed', 'S30')], false, 'missing'],
  ])('%s', (_, given, results, isNamed, is) => {
    expect(judge(given, results, isNamed).is).toBe(is);
  });

  it('is in exactly one list', () => {
    const verdicts = ['passing', 'failing', 'missing'].map((is) => [{ ...row, id: is }, { is }] as never);
    const judged = [
      ...verdicts,
      [
        { ...row, id: 'other' },
        { is: 'notApplicable', why: 'x' },
      ] as never,
    ];
    expect(catalogueOf(judged)).toEqual({
      ...{ passing: ['passing'], failing: ['failing'], missing: ['missing'] },
      notApplicable: [{ id: 'other', why: 'x' }],
    });
  });

  it('that is missing counts only in a finished letter', () => {
    const none = { passing: [], failing: [], notApplicable: [], missing: [] };
    expect(
      [none, { ...none, missing: ['U1'] }, { ...none, missing: ['S1'] }, { ...none, failing: ['U1'] }].map((each) =>
        isBad(each, ['S']),
      ),
    ).toEqual([...[false, false, true, true]]);
  });
});

it.each<[readonly TestResult['status'][], string]>([
  [['passed', 'failed', 'skipped'], 'noticed'],
  [['passed', 'skipped'], 'still green'],
  [['skipped', 'skipped'], 'no result'],
  [[], 'no result'],
])('tests of a rule that is off, %j: %s', (statuses, proof) => {
  expect(proofOf(statuses.map((status) => ({ ids: new Set(['S3']), title: 'S3', status })))).toBe(proof);
});

it('a rule that is not there, or twice, is a mistake of its row', () => {
  const off = { file: 'f', find: 'a', replace: 'b$&' };
  expect(switchedOff('xax', off)).toBe('xb$&x');
  for (const text of ['', 'aa']) expect(() => switchedOff(text, off)).toThrow(/correct its row/);
});
