import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duration, formatDuration } from '../../src/settings/codecs.ts';
import { readConfigFile } from '../../src/settings/config-file.ts';
import { inputsFromEnvironment, readSettings } from '../../src/settings/read.ts';
import { rowOf, SETTINGS } from '../../src/settings/table.ts';
import { FILE, inputs, LEAST } from './support.ts';

const NAMES = SETTINGS.map(({ name }) => name);
const SECRETS = NAMES.filter((name) => rowOf(name).secret === true);

/** Strings of every sort, and strings that look almost right. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789hms=/,\n !{}[]()"\'\\$|&;.-_:abtrue') }),
  fc.constantFrom(
    'true',
    'none',
    'any',
    'rehearsal',
    '5',
    '5m',
    '1e9',
    'NaN',
    '\0',
    '__proto__',
    'test=1m/2m',
    '!a',
    'a: b',
    'claude',
    'command',
    '/opt/claude',
    'Edit, Bash(a, b)',
  ),
);

describe('any text for any setting', () => {
  it('is a value, not given, or a mistake that names the setting in one line', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), text, (name, value) => {
        const result = readSettings([inputs({ ...LEAST, [name]: value })]);
        if (result.ok) return;
        const named = result.mistakes.filter(({ setting }) => setting === name || name.startsWith('agent'));
        expect(named.length).toBe(result.mistakes.length);
        for (const { message } of result.mistakes) {
          expect(message).toContain(name.startsWith('agent') ? 'agent' : name);
          expect(message).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is never shown when it is a secret', () => {
    const secret = fc.tuple(text, text).map(([before, after]) => `${before}CANARY${after}`);
    fc.assert(
      fc.property(fc.constantFrom(...SECRETS), secret, (name, value) => {
        const result = readSettings([inputs({ ...LEAST, [name]: value })]);
        if (!result.ok) expect(JSON.stringify(result)).not.toContain('CANARY');
        else expect(JSON.stringify(result.notices)).not.toContain('CANARY');
      }),
    );
  });

  it('gives limits that can be kept: soft below hard, everything at least a millisecond', () => {
    const duration = fc.oneof(
      fc.integer({ min: 1, max: 1500 }).map(String),
      fc.constantFrom('1s', '90s', '2h', '24h', ''),
    );
    const factor = fc.constantFrom('', '0.00001', '0.01', '0.5', '1', '2', '20');
    const values = fc.record({
      soft_timeout: duration,
      hard_timeout: duration,
      run_timeout: duration,
      timeout_minutes: duration,
      idle_timeout: duration,
      reserve: duration,
      timeout_multiplier: factor,
    });
    fc.assert(
      fc.property(values, (given) => {
        const result = readSettings([inputs({ ...LEAST, ...given })]);
        if (!result.ok) return;
        const { storyLimit, gateLimits, runTimeoutMs, idleTimeoutMs, jobTimeoutMs, reserveMs } = result.settings;
        for (const { softMs, hardMs } of [storyLimit, ...Object.values(gateLimits)]) {
          expect(softMs).toBeGreaterThanOrEqual(1);
          expect(softMs).toBeLessThanOrEqual(hardMs);
          expect(hardMs).toBeLessThanOrEqual(24 * 3_600_000);
        }
        expect(runTimeoutMs).toBeGreaterThanOrEqual(1);
        expect(runTimeoutMs).toBeLessThanOrEqual(jobTimeoutMs - reserveMs);
        expect(idleTimeoutMs ?? 1).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('any environment', () => {
  it('is read without an exception', () => {
    const name = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `INPUT_${rest}`),
      fc.constantFrom(...NAMES).map((known) => `INPUT_${known.toUpperCase()}`),
    );
    fc.assert(
      fc.property(fc.dictionary(name, text), (env) => {
        const result = readSettings([inputsFromEnvironment(env)]);
        expect(result.ok || result.mistakes.length > 0).toBe(true);
      }),
    );
  });
});

describe('any config file', () => {
  it('is read without an exception', () => {
    const key = fc.constantFrom(...NAMES, 'defaults', 'gates', 'quality_checks', 'branch', 'history', 'x');
    const almost = fc
      .array(fc.tuple(key, text))
      .map((lines) => lines.map(([name, value]) => `${name}: ${value}`).join('\n'));
    fc.assert(
      fc.property(fc.oneof(text, almost), (config) => {
        const result = readConfigFile(config, FILE);
        if (!result.ok) expect(result.mistakes.every(({ message }) => message.startsWith(FILE))).toBe(true);
        expect(readSettings([result.raw]).ok && !result.ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('says the same as inputs of the same text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), text, (name, value) => {
        if ([...SECRETS, 'agent', 'agent_command'].includes(name)) return;
        const config = readConfigFile(`${name}: ${JSON.stringify(value)}\n`, FILE);
        const fromFile = readSettings([config.raw, inputs(LEAST)]);
        const fromInput = readSettings([inputs({ ...LEAST, [name]: value })]);
        expect(fromFile.ok).toBe(fromInput.ok);
        if (!fromFile.ok || !fromInput.ok) return;
        expect({ ...fromFile.settings, origin: {} }).toEqual({ ...fromInput.settings, origin: {} });
      }),
      { numRuns: 500 },
    );
  });
});

describe('any duration', () => {
  it('is read back as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 596 * 3600 }), (seconds) => {
        expect(duration.safeParse(formatDuration(seconds * 1000))).toEqual({ success: true, data: seconds * 1000 });
      }),
    );
  });
});
