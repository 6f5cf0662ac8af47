import { expect, test } from 'vitest';
import type { AgentCaller, AgentCallRequest, AgentProgram } from '../../src/adapters/agents/agent.ts';
import { promptDigest } from '../../src/core/prompt-parts.ts';
import { replayCaller } from '../../src/replay/replay-caller.ts';
import { call, cassetteOf, change, head } from './cassette.ts';

test('the player is told the root of the tree, wherever a link in working_directory leads', async () => {
  const prompt = 'Do the story.';
  const read = cassetteOf(head, { ...call(), prompt: promptDigest(prompt) }, change([]));
  if (!read.ok) throw new Error(read.problem);
  const told: string[] = [];
  const caller: AgentCaller = async (_program, request) => {
    told.push(request.prompt);
    return { isCut: true, usage: [] };
  };
  const options = { cassette: read.cassette, match: 'call', call: caller, redact: String, stderrOf: String } as const;
  const request = { role: 'implement', variables: { RALPH_STORY: 'US-1' }, room: { dir: '/view/tree' }, prompt };
  await replayCaller(options)({} as AgentProgram, request as unknown as AgentCallRequest);
  expect(told.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ root: '/view/tree' })]);
});
