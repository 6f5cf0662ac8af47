import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/settings/read.ts';
import { inputs, LEAST } from './support.ts';

describe('secrets', () => {
  it.each([
    ['github_token', 'canary value'],
    ['github_token', 'canary\n'],
    ['redact', 'canary, ab'],
    ['redact', 'canary\0'],
    ['anthropic_api_key', 'canary key'],
    ['anthropic_api_key', 'canary\n'],
    ['claude_code_oauth_token', 'canary\u00e9'],
    ['claude_code_oauth_token', `canary${'x'.repeat(131_072)}`],
  ])('%s is never shown: %j', (name, value) => {
    const result = readSettings([inputs({ ...LEAST, [name]: value })]);
    expect(result).toMatchObject({ ok: false, mistakes: [{ setting: name, value: '(not shown)' }] });
    expect(JSON.stringify(result)).not.toContain('canary');
  });

  it.each([
    ['github_token', 'github-token'],
    ['anthropic_api_key', 'anthropic-api-key'],
    ['claude_code_oauth_token', 'claude-code-oauth-token'],
  ])('%s is not shown when it is given twice', (one, other) => {
    const result = readSettings([inputs({ ...LEAST, [one]: 'canary1', [other]: 'canary2' })]);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result)).not.toContain('canary');
  });
});
