import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, redactShown } from '../../src/report/redact.ts';
import { forMarkdown } from '../../src/report/sanitise.ts';

const secret = 'hunter2-Äß/+"x&y\\z 9';
const ascii = 'correct-horse-battery';

describe('redactShown', () => {
  it.each([
    ['a colour', `correct-\u001b[0mhorse-battery`],
    ['zero width', [...ascii].join('\u200b')],
    ['a control character', 'correct\u0001-horse-battery'],
    ['a title of the terminal', 'correct-\u001b]0;x\u0007horse-battery'],
    ['a soft hyphen, in base64', btoa(ascii).replace('c', '\u00adc')],
  ])('takes out what only shows once hidden characters are gone: %s', (_name, text) => {
    expect(redact(text, [ascii]).count).toBe(0);
    expect(redactShown(`\u001b[1ma ${text} b`, [ascii])).toMatchObject({
      text: expect.stringMatching(/^a \[redacted\]=* b$/),
      count: 1,
    });
  });

  it('leaves hidden characters that hide no secret as they are', () => {
    const text = '\u001b[31mred\u001b[0m\r\n\u200b';
    expect(redactShown(text, [ascii])).toEqual({ text, count: 0 });
    expect(redactShown(`${text}${ascii}`, [ascii])).toEqual({ text: `${text}[redacted]`, count: 1 });
  });
});

describe('redact', () => {
  it.each([
    ['ghp', `ghp_${'a1B2'.repeat(9)}`],
    ['gho', `gho_${'a1B2'.repeat(9)}`],
    ['short ghs', `ghs_${'a'.repeat(36)}`],
    ['long ghs with dots and dashes', `ghs_${'aB3._-'.repeat(66)}`],
    ['github_pat', `github_pat_11ABCDEFG0${'x'.repeat(60)}`],
    ['sk-ant', 'sk-ant-api03-abc_DEF-123'],
    ['sk-', `sk-proj-${'a1'.repeat(20)}`],
    ['AKIA', 'AKIAIOSFODNN7EXAMPLE'],
    ['xox', 'xoxb-123456789012-abcdef'],
    ['npm', `npm_${'a1B2'.repeat(9)}`],
    ['private key', '-----BEGIN RSA PRIVATE KEY-----\nMIIEow==\n-----END RSA PRIVATE KEY-----'],
    ['private key cut short', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk\nAAAA'],
    ['private key in JSON', '-----BEGIN PRIVATE KEY-----\\nMIIEow==\\n-----END PRIVATE KEY-----\\n'],
  ])('[S10] by pattern: %s', (_name, token) => {
    const { text, count } = redact(`before ${token}`, []);
    expect(text.trimEnd()).toMatch(/^before \[redacted\](\\n)?$/);
    expect(count).toBe(1);
  });

  it.each([
    ['words with sk-', 'the task-force-is-on-duty-today and risk-management-of-everything'],
    ['a short ghp_', 'ghp_short'],
    ['a public key', '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----'],
    ['a hash', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ])('leaves %s alone', (_name, text) => {
    expect(redact(text, [])).toEqual({ text, count: 0 });
  });

  const utf8 = (text: string) => Buffer.from(text, 'utf8');
  it.each([
    ['as it is', secret],
    ['URL', encodeURIComponent(secret)],
    ['URL, lower case', encodeURIComponent(secret).replace(/%../g, (hex) => hex.toLowerCase())],
    ['URL form', new URLSearchParams({ a: secret }).toString().slice(2)],
    ['every byte percent-encoded', [...utf8(secret)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')],
    ['JSON', JSON.stringify(secret).slice(1, -1)],
    ['JSON in JSON', JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
    ['JSON with \\u', [...secret].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')],
    ['hex', utf8(secret).toString('hex')],
    ['HEX', utf8(secret).toString('hex').toUpperCase()],
    ['our own Markdown', forMarkdown(secret, { maxChars: 1000 })],
  ])('[S9] a given value, %s', (_name, written) => {
    const { text, count } = redact(`<<${written}>>`, [secret]);
    expect(text).toBe('<<[redacted]>>');
    expect(count).toBe(1);
  });

  it.each([0, 1, 2])('[S9] base64 behind %i other bytes', (offset) => {
    for (const encoding of ['base64', 'base64url'] as const) {
      const encoded = Buffer.concat([Buffer.alloc(offset, 'p'), utf8(secret), Buffer.from('tail')]).toString(encoding);
      const { text } = redact(encoded, [secret]);
      const left = text.split('[redacted]');
      expect(left).toHaveLength(2);
      expect(left.join('').length).toBeLessThanOrEqual(4 + Math.ceil(((offset + 5) * 4) / 3));
    }
  });

  it('base64 with broken lines', () => {
    const long = 'a-long-secret-value-'.repeat(6);
    const wrapped = utf8(long).toString('base64').replace(/.{76}/g, '$&\n');
    expect(redact(wrapped, [long]).text).toBe('[redacted]');
  });

  it('every line of a value of several lines', () => {
    expect(redact('got second-line here', ['first-line\nsecond-line']).text).toBe('got [redacted] here');
  });

  it('values that share characters both go', () => {
    expect(redact('xabcdefgy', ['abcde', 'cdefg']).text).toBe('x[redacted]y');
  });

  it('too short values would redact everything and are left', () => {
    expect(redact('a cat sat', ['a', 'cat'])).toEqual({ text: 'a cat sat', count: 0 });
  });

  it('whatever the value and where it stands: no form of it survives', () => {
    const value = fc
      .string({ unit: 'grapheme', minLength: 4, maxLength: 30 })
      .filter((text) => text.trim().length >= 6);
    fc.assert(
      fc.property(value, fc.string(), fc.string(), (given, before, after) => {
        const trimmed = given.trim();
        const raw = Buffer.from(trimmed);
        const forms = [trimmed, encodeURIComponent(trimmed), raw.toString('hex'), JSON.stringify(trimmed).slice(1, -1)];
        for (const form of forms) expect(redact(`${before}${form}${after}`, [given]).text).not.toContain(form);
      }),
    );
  });

  const MEGABYTE = 1_000_000;
  const repeated = (piece: string): string => piece.repeat(Math.ceil(MEGABYTE / piece.length));
  it.each([
    ['backslashes', repeated('\\')],
    ['backslashes and quotes', repeated('\\\\\\"')],
    ['ghs_', repeated('ghs_')],
    ['ghs_ that are short', repeated('ghs_ ')],
    ['sk-', repeated('sk-')],
    ['sk-ant-', repeated('sk-ant-')],
    ['xoxb-', repeated('xoxb-')],
    ['github_pat_', repeated('github_pat_')],
    ['npm tokens without a gap', repeated(`npm_${'a1B2'.repeat(9)}`)],
    ['Google keys without a gap', repeated(`AIza${'a1B2-'.repeat(7)}`)],
    ['keys that begin', repeated('-----BEGIN PRIVATE KEY-----')],
    ['one key that never ends', `-----BEGIN PRIVATE KEY-----${repeated('-----END ')}`],
    ['HTML escapes of zeros', repeated('&#0000000000')],
    ['one HTML escape', `&#${repeated('0')}`],
  ])('comes to an end on 1 MB of %s', (_name, hostile) => {
    const secrets = [secret, ascii, '"/\\\\\\\\x', '/+/+/+\n\ttail'];
    const { text } = redact(`${hostile} ${ascii} ghp_${'a1B2'.repeat(9)}`, secrets);
    expect(text.endsWith('[redacted] [redacted]')).toBe(true);
  });

  it('tokens without a gap all go', () => {
    const npm = `npm_${'a1B2'.repeat(9)}`;
    expect(redact(`${npm}${npm}ghp_${'z9'.repeat(20)}`, []).text).toBe('[redacted]');
  });

  it('a value with a run of backslashes, escaped twice', () => {
    const value = 'pa\\\\\\ss-word';
    expect(redact(JSON.stringify(JSON.stringify(value)), [value]).text).toBe('"\\"[redacted]\\""');
  });

  it('is idempotent, also when a value looks like the mark', () => {
    const values = fc.array(
      fc.oneof(fc.string({ minLength: 4 }), fc.constantFrom('redacted', '[redacted]', 'acted', ascii)),
    );
    const texts = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('[redacted]', 'redacted', ascii, 'AKIAIOSFODNN7EXAMPLE')),
    );
    fc.assert(
      fc.property(texts, values, (parts, secrets) => {
        const once = redact(parts.join(''), secrets);
        expect(redact(once.text, secrets)).toEqual({ text: once.text, count: 0 });
      }),
    );
  });
});
