import { describe, expect, test } from 'vitest';
import { knownSecrets, secretsIn } from '../../src/action/secrets.ts';
import { settingsOf } from '../settings/support.ts';

describe('secrets of a step that has read no settings', () => {
  test('are all variables that say so by name, and what the user wants blanked out', () => {
    const env = {
      INPUT_GITHUB_TOKEN: 'ghs_token',
      INPUT_ANTHROPIC_API_KEY: 'sk-ant-1',
      CLAUDE_CODE_OAUTH_TOKEN: 'sk-ant-oat',
      MY_PASSWORD: 'hunter22',
      INPUT_REDACT: 'internal-host, \n other-host',
      INPUT_MODEL: 'opus',
      EMPTY_KEY: '',
      SHORT_KEY: 'abc',
      NO_TOKEN: undefined,
    };
    expect(secretsIn(env).toSorted()).toEqual(
      ['ghs_token', 'hunter22', 'internal-host', 'other-host', 'sk-ant-1', 'sk-ant-oat'].toSorted(),
    );
  });
});

describe('secrets of a run', () => {
  test('are also the tokens that only setup is given', () => {
    const settings = settingsOf({ setup_command: 'npm ci', setup_env: 'REGISTRY_TOKEN' });
    expect(knownSecrets(settings, { REGISTRY_TOKEN: 'registry-token' })).toContain('registry-token');
  });
});
