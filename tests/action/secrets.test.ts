import { describe, expect, test } from 'vitest';
import { CLIENT_KEY_NAMES, knownSecrets, secretsIn } from '../../src/action/secrets.ts';
import { claudeDriver } from '../../src/adapters/agents/claude.ts';
import { codexDriver } from '../../src/adapters/agents/codex.ts';
import { geminiDriver } from '../../src/adapters/agents/gemini.ts';
import { openCodeDriver } from '../../src/adapters/agents/opencode.ts';
import { qwenDriver } from '../../src/adapters/agents/qwen.ts';
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

  test('are told from other variables that setup is given by their names', () => {
    const names = [
      'NPM_AUTH',
      'REGISTRY_PASS',
      'PIP_INDEX_URL',
      'NPM_REGISTRY_URL',
      'CREDENTIALS',
      'GIT_AUTHOR_NAME',
      'NODE_ENV',
    ];
    const settings = settingsOf({ setup_command: 'npm ci', setup_env: names.join(', ') });
    const env = Object.fromEntries(names.map((name) => [name, `value-of-${name}`]));
    expect(knownSecrets(settings, env)).toEqual(names.slice(0, 5).map((name) => `value-of-${name}`));
  });

  test.each([claudeDriver, codexDriver, geminiDriver, openCodeDriver, qwenDriver])(
    'are the keys that $name takes from the environment of the job',
    ({ keyNames }) => {
      expect(keyNames.filter((name) => !CLIENT_KEY_NAMES.includes(name))).toEqual([]);
      const env = Object.fromEntries(keyNames.map((name) => [name, `value-of-${name}`]));
      expect(knownSecrets(settingsOf({}), env)).toEqual(expect.arrayContaining(Object.values(env)));
    },
  );
});
