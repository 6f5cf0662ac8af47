import { claudeDriver } from './claude.ts';
import { openClineReader } from './cline-stream.ts';
import { openCodexReader } from './codex-stream.ts';
import { openCopilotReader } from './copilot-stream.ts';
import { readerOf } from './event-reader.ts';
import { openGeminiReader } from './gemini-stream.ts';
import { openCodeFormat, openOpenCodeReader } from './opencode-stream.ts';
import { openQwenReader } from './qwen-stream.ts';
import type { OpenAgentReader } from './result.ts';

/** Every client whose stream can be read, by name. */
export const readers: ReadonlyMap<string, OpenAgentReader> = new Map([
  ['claude', claudeDriver.openReader],
  ['cline', openClineReader],
  ['codex', openCodexReader],
  ['copilot', openCopilotReader],
  ['gemini', openGeminiReader],
  // A fork of opencode that kept its stream.
  ['kilo', readerOf(openCodeFormat('kilo'))],
  ['opencode', openOpenCodeReader],
  ['qwen', openQwenReader],
]);

/** The reader of a client by name; a longer name, such as that of a build of it, is read as the client that it begins with. */
export function readerNamed(name: string): OpenAgentReader | undefined {
  const known = [...readers.keys()].findLast((agent) => name.startsWith(agent));
  return readers.get(name) ?? (known === undefined ? undefined : readers.get(known));
}
