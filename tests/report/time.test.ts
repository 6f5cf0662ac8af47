import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duration, fileStamp, isoTime } from '../../src/report/time.ts';

describe('time', () => {
  it('writes any moment of eight thousand years as the platform does', () => {
    const moment = fc.integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(9999, 11, 31) });
    fc.assert(
      fc.property(moment, (ms) => {
        const expected = `${new Date(Math.floor(ms / 1000) * 1000).toISOString().slice(0, 19)}Z`;
        expect(isoTime(ms)).toBe(expected);
        expect(fileStamp(ms)).toBe(expected.replace(/[-:Z]/g, '').replace('T', '-'));
      }),
    );
  });

  it.each([
    [Date.UTC(2026, 0, 21, 10, 30), '2026-01-21T10:30:00Z'],
    [Date.UTC(2024, 1, 29, 23, 59, 59, 999), '2024-02-29T23:59:59Z'],
    [Number.NaN, '1970-01-01T00:00:00Z'],
  ])('%d is %s', (ms, expected) => {
    expect(isoTime(ms)).toBe(expected);
  });

  it.each([
    [0, '0.0 s'],
    [-5, '0.0 s'],
    [12_345, '12.3 s'],
    [59_999, '59.9 s'],
    [60_000, '1m'],
    [65_000, '1m 05s'],
    [12 * 60_000, '12m'],
    [41 * 60_000 + 59_999, '41m'],
    [3_600_000, '60m'],
    [3_720_000, '1h 02m'],
    [6 * 3_600_000 - 600_000, '5h 50m'],
    [Number.POSITIVE_INFINITY, '0.0 s'],
  ])('%d ms reads %s', (ms, expected) => {
    expect(duration(ms)).toBe(expected);
  });
});
