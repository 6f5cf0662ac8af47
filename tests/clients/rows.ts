import { claudeDriver } from '../../src/adapters/agents/claude.ts';
import { behindWrapper } from '../../src/adapters/agents/client-install.ts';
import { codexDriver } from '../../src/adapters/agents/codex.ts';
import { copilotDriver } from '../../src/adapters/agents/copilot.ts';
import { geminiDriver } from '../../src/adapters/agents/gemini.ts';
import { openCodeDriver } from '../../src/adapters/agents/opencode.ts';
import { qwenDriver } from '../../src/adapters/agents/qwen.ts';
import type { AgentDriver, ClientDriver } from '../../src/adapters/agents/result.ts';
import { shellWords } from '../../src/settings/codecs-commands.ts';
import {
  anthropicTrouble,
  geminiTrouble,
  openaiTrouble,
  qwenTrouble,
  type Troubles,
} from '../support/model-server/troubles.ts';
import type { RealClient } from './install.ts';
import type { Client } from './rig.ts';
import { secretKey, serviceOf } from './services.ts';

/** A real client as the suites drive it. */
interface Row {
  readonly driver: AgentDriver & Partial<ClientDriver>;
  readonly troubles: Troubles;
  /** What makes it give up sooner than by itself, as a user could write it. */
  readonly hurry?: readonly string[];
  readonly hurryEnv?: Readonly<Record<string, string>>;
}

/** Every real client. */
export const rows: Readonly<Record<RealClient, Row>> = {
  claude: { driver: claudeDriver, troubles: anthropicTrouble, hurryEnv: { CLAUDE_CODE_MAX_RETRIES: '1' } },
  codex: {
    driver: codexDriver,
    troubles: openaiTrouble,
    hurry: [
      '-c',
      'model_providers.scripted.request_max_retries=1',
      '-c',
      'model_providers.scripted.stream_max_retries=1',
    ],
  },
  gemini: { driver: geminiDriver, troubles: geminiTrouble },
  opencode: { driver: openCodeDriver, troubles: anthropicTrouble },
  copilot: { driver: copilotDriver, troubles: anthropicTrouble },
  qwen: { driver: qwenDriver, troubles: qwenTrouble },
};

/** A client that was installed at `path`, led to a scripted model and given the key. */
export function clientOf(name: RealClient, path: string): Client {
  const { driver, hurry = [], hurryEnv = {} } = rows[name];
  const [keyName = ''] = driver.keyNames.filter((each) => name !== 'opencode' || each === 'ANTHROPIC_API_KEY');
  const keys = { [keyName]: secretKey };
  const settings = driver.settings && { [driver.settings.home]: driver.settings.of({ keys: [keyName] }) };
  return {
    driver,
    program: driver.native === undefined ? path : behindWrapper(path, driver.native),
    service: (url) => ({ ...(driver.keysOf?.(keys) ?? keys), ...serviceOf(name, url).env, ...hurryEnv }),
    homeFiles: (url) => ({ ...settings, ...serviceOf(name, url).homeFiles }),
    extra: (url) => [...wordsOf(serviceOf(name, url).inputs['agent_args'] ?? ''), ...hurry],
  };
}

function wordsOf(text: string): readonly string[] {
  return shellWords.safeParse(text).data ?? [];
}
