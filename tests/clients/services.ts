import type { Files } from '../support/scenario-project.ts';
import type { RealClient } from './install.ts';

/** Key that every run is given; it may stand nowhere but in the requests to the model. */
export const secretKey = 'sk-ant-scripted-f3b1c0ffee5a17e4';

/** How a client is led to a scripted model, by the means that a user has. */
export interface Service {
  readonly inputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  /** Files in the HOME of the job. */
  readonly homeFiles: Files;
  /** Header of a request that carries the key, and what stands in front of it there. */
  readonly keyHeader: readonly [name: string, prefix: string];
}

/** @param url of the scripted model server */
export function serviceOf(client: RealClient, url: string): Service {
  switch (client) {
    case 'claude':
      return {
        inputs: { model: 'claude-opus-5-5', anthropic_api_key: secretKey, agent_env: 'ANTHROPIC_BASE_URL' },
        env: { ANTHROPIC_BASE_URL: url },
        homeFiles: {},
        keyHeader: ['x-api-key', ''],
      };
    case 'codex':
      return {
        inputs: { model: 'gpt-5-codex', openai_api_key: secretKey, agent_args: codexArgs(url) },
        env: {},
        homeFiles: {},
        keyHeader: ['authorization', 'Bearer '],
      };
    case 'gemini':
      return {
        inputs: { model: 'gemini-2.5-pro', gemini_api_key: secretKey, agent_env: 'GOOGLE_GEMINI_BASE_URL' },
        env: { GOOGLE_GEMINI_BASE_URL: url },
        homeFiles: {},
        keyHeader: ['x-goog-api-key', ''],
      };
    case 'copilot':
      return {
        inputs: { model: 'claude-sonnet-4.5', agent_env: Object.keys(copilotEnv('')).join(',') },
        env: copilotEnv(url),
        homeFiles: {},
        keyHeader: ['x-api-key', ''],
      };
    case 'qwen':
      return {
        inputs: { model: 'qwen3-coder-plus', openai_api_key: secretKey, agent_env: 'OPENAI_BASE_URL' },
        env: { OPENAI_BASE_URL: `${url}/v1` },
        homeFiles: {},
        keyHeader: ['authorization', 'Bearer '],
      };
    case 'opencode':
      return {
        inputs: {
          model: 'anthropic/claude-sonnet-4-5',
          anthropic_api_key: secretKey,
          agent_files: '~/.config/opencode/opencode.json',
        },
        env: {},
        homeFiles: { '.config/opencode/opencode.json': openCodeConfig(url) },
        keyHeader: ['x-api-key', ''],
      };
  }
}

function copilotEnv(url: string): Readonly<Record<string, string>> {
  return {
    COPILOT_OFFLINE: 'true',
    COPILOT_PROVIDER_TYPE: 'anthropic',
    COPILOT_PROVIDER_BASE_URL: url,
    COPILOT_PROVIDER_API_KEY: secretKey,
  };
}

function codexArgs(url: string): string {
  const provider = `{name="scripted",base_url="${url}/v1",wire_api="responses",env_key="OPENAI_API_KEY"}`;
  return `-c model_provider=scripted -c 'model_providers.scripted=${provider}'`;
}

function openCodeConfig(url: string): string {
  return JSON.stringify({ provider: { anthropic: { options: { baseURL: `${url}/v1` } } } });
}
