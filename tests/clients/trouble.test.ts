import { describe, expect, it } from 'vitest';
import { codexDriver } from '../../src/adapters/agents/codex.ts';
import { copilotDriver } from '../../src/adapters/agents/copilot.ts';
import { geminiDriver } from '../../src/adapters/agents/gemini.ts';
import { behindWrapper } from '../../src/adapters/agents/native-binary.ts';
import { openCodeDriver } from '../../src/adapters/agents/opencode.ts';
import type { AgentClass, ClientDriver } from '../../src/adapters/agents/result.ts';
import { parseWords } from '../../src/settings/parse-words.ts';
import { hang, reply, say } from '../support/model-server/script.ts';
import { anthropicTrouble, geminiTrouble, openaiTrouble, type Troubles } from '../support/model-server/troubles.ts';
import { type RealClient, tryInstall } from './install.ts';
import { type Client, type ClientCall, runClient } from './rig.ts';
import { secretKey, serviceOf } from './services.ts';

interface Row {
  readonly driver: ClientDriver;
  readonly troubles: Troubles;
  /** What makes it give up sooner than by itself, as a user could write it. */
  readonly hurry?: readonly string[];
}

const rows: Readonly<Record<Exclude<RealClient, 'claude'>, Row>> = {
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
};

/** Every client at every trouble; otherwise each once at what it says in words of its own. */
const isFull = process.env['RALPH_FULL'] === '1';

type Case = readonly [name: string, expected: AgentClass, options: (troubles: Troubles) => ClientCall];

const words = "You've hit your usage limit. 429 Too Many Requests, overloaded_error: that is what the log said.";

const cases: readonly Case[] = [
  ['a usage limit', 'usage-limit', ({ usageLimit }) => ({ script: [], beyond: usageLimit })],
  ['a refused key', 'auth', ({ refusedKey }) => ({ script: [], beyond: refusedKey })],
  [
    'a model that only speaks of limits',
    'completed',
    () => ({ script: [reply([{ bash: `echo "${words}"` }]), say(words)] }),
  ],
  [
    'a service that falls silent',
    'killed',
    () => ({ script: [hang], beyond: hang, interruptWhen: ({ length }) => length > 0 }),
  ],
];

const more: readonly Case[] = [
  ['a request that is refused', 'context-too-long', ({ tooLong }) => ({ script: [], beyond: tooLong })],
  ['an overload that stays', 'overloaded', ({ overloaded }) => ({ script: [], beyond: overloaded })],
  ['a rate limit that passes', 'completed', ({ rateLimit }) => ({ script: [rateLimit, say('Done.')] })],
  [
    'an answer that breaks off once',
    'completed',
    () => ({ script: [reply([{ text: 'half' }], { cutAfter: 1 }), say('Done.')] }),
  ],
  ['a model that declines', 'completed', () => ({ script: [say("I can't help with that.")] })],
];

/** What it retries for minutes in silence, and an answer that broke off, which is an error to gemini at once. */
const leftOut: readonly string[] = [
  'gemini/an overload that stays',
  'gemini/an answer that breaks off once',
  'opencode/a usage limit',
  'opencode/an overload that stays',
  'copilot/a usage limit',
];

for (const [name, row] of Object.entries(rows) as [Exclude<RealClient, 'claude'>, Row][]) {
  const found = await tryInstall(name);
  if (!found.ok) console.info(`Trouble of the real ${name} is skipped: ${found.reason}.`);
  describe.skipIf(!found.ok)(`${name} ${row.driver.version} in trouble`, () => {
    const played = [...cases, ...(isFull ? more : [])].filter(([what]) => !leftOut.includes(`${name}/${what}`));
    it.each(played)('%s: %s', async (_what, expected, options) => {
      const client = clientOf(name, row, found.ok ? found.path : '');
      const { reading, survivors, turns } = await runClient(client, {
        ...options(row.troubles),
        call: { model: serviceOf(name, '').inputs['model'] ?? '' },
      });
      expect([reading.class, survivors], reading.detail).toEqual([expected, []]);
      expect(turns.length).toBeGreaterThan(0);
    });

    // What else its shells read is laid into HOME by the action, whose own suite looks there.
    it.skipIf(row.driver.shellStart !== undefined)('gives its shells no key', async () => {
      const client = clientOf(name, row, found.ok ? found.path : '');
      const { turns } = await runClient(client, {
        script: [reply([{ bash: 'env | grep f3b1c0ffee || echo no variable has it' }]), say('Done.')],
        call: { model: serviceOf(name, '').inputs['model'] ?? '' },
      });
      const results = turns.flatMap(({ request }) => request?.said ?? []).flatMap((said) => said.results);
      expect(results.map(({ text }) => text).join('\n')).toContain('no variable has it');
    });
  });
}

function clientOf(name: RealClient, { driver, hurry = [] }: Row, path: string): Client {
  const [keyName = ''] = driver.keyNames.filter((each) => name !== 'opencode' || each === 'ANTHROPIC_API_KEY');
  const keys = { [keyName]: secretKey };
  const settings = driver.settings && { [driver.settings.home]: driver.settings.of({ keys: [keyName] }) };
  return {
    driver,
    program: driver.native === undefined ? path : behindWrapper(path, driver.native),
    service: (url) => ({ ...(driver.keysOf?.(keys) ?? keys), ...serviceOf(name, url).env }),
    homeFiles: (url) => ({ ...settings, ...serviceOf(name, url).homeFiles }),
    extra: (url) => [...wordsOf(serviceOf(name, url).inputs['agent_args'] ?? ''), ...hurry],
  };
}

function wordsOf(text: string): readonly string[] {
  const words = parseWords(text === '' ? 'none' : text, { kind: 'words', program: false });
  return text !== '' && words.ok ? words.value : [];
}
