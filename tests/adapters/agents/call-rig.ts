// Calls bash scripts as clients of agents whose stream the rig's own reader reads.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { AgentCallRequest, AgentProgram, CallOptions } from '../../../src/adapters/agents/agent.ts';
import { agentCaller } from '../../../src/adapters/agents/call.ts';
import { stamped } from '../../../src/adapters/agents/program-stamp.ts';
import type { AgentProgress, AgentReader, AgentReading, ProcessEnd } from '../../../src/adapters/agents/result.ts';
import { logFolder } from '../../../src/adapters/logs.ts';
import { redact } from '../../../src/report/redact.ts';
import { openRoomsIn } from '../../support/rooms.ts';

export const secret = 'sk-the-model-key-of-the-user';
export let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-call-'));
  mkdirSync(join(folder, 'worktree'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** What a reader saw of one call. */
export interface Seen {
  readonly lines: string[];
  readonly ends: ProcessEnd[];
  readonly usageFiles: string[];
}

/** Reads a stream of which each line is `{"say": …}` or `{"end": <a reading>}`; without an end it crashed. */
export function openReader({ lines, ends, usageFiles }: Seen): AgentReader {
  let reading: Partial<AgentReading> = { class: 'crashed', detail: 'there was no end event' };
  return {
    line: (text): AgentProgress | undefined => {
      lines.push(text);
      const event = parsed(text);
      reading = event.end ?? reading;
      return event.say === undefined ? undefined : { kind: 'text', text: event.say };
    },
    isDone: () => reading.class === 'completed',
    usageFile: (text) => usageFiles.push(text),
    finish: (end) => {
      ends.push(end);
      if (reading.class === 'completed' && end.exitCode !== 0)
        reading = { ...reading, class: 'crashed', isBadExit: true };
      const tokens = { input: 10, output: 2, cacheRead: 300, cacheWrite: 4 };
      const none = { finalText: '', detail: '', tokens, tools: [], permissionDenials: [] };
      const killed = end.killedBy === undefined ? {} : { class: 'killed' as const };
      return { class: 'completed', ...none, ...reading, ...killed };
    },
  };
}

function parsed(text: string): { say?: string; end?: Partial<AgentReading> } {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}

interface More extends Partial<Omit<CallOptions, 'logs'>> {
  readonly program?: Partial<AgentProgram>;
  readonly request?: Partial<AgentCallRequest>;
}

/** Calls a client that is a bash script, its stream read by the reader above. */
export async function call(script: string, { program, request, ...more }: More = {}) {
  const seen: Seen = { lines: [], ends: [], usageFiles: [] };
  const activity: string[] = [];
  const caller = agentCaller({
    environment: ({ home, tmp }) => ({ PATH: process.env['PATH'] ?? '/bin', HOME: home, TMPDIR: tmp, FROM: 'call' }),
    logs: logFolder(join(folder, 'logs'), (text) => redact(text, [secret]).text),
    workingDirectory: '',
    graceMs: 500,
    marker: () => `call-${folder}`,
    progress: () => () => undefined,
    onActivity: ({ text }) => activity.push(text),
    onStarted: () => undefined,
    cancel: new AbortController().signal,
    ...more,
  });
  const called = await caller(
    stamped({
      program: '/bin/bash',
      args: () => ['--noprofile', '--norc', '-c', script],
      env: {},
      openReader: () => openReader(seen),
      ...program,
    }),
    {
      role: 'implement',
      gate: 'implement',
      name: '1-implement',
      room: openRoomsIn({ scratch: join(folder, 'scratch') })(join(folder, 'worktree'), 'agent'),
      prompt: 'the prompt',
      limits: { softMs: 20_000, hardMs: 30_000, boundBy: 'gate' },
      variables: {},
      startedMs: 7,
      onSoftLimit: () => undefined,
      ...request,
    },
  );
  return {
    called: 'isCut' in called ? undefined : called,
    cut: 'isCut' in called ? called : undefined,
    seen,
    activity,
  };
}

/** Prints an end event. */
export function ending(reading: Partial<AgentReading>): string {
  return `echo '${JSON.stringify({ end: reading })}'`;
}

export const completed = ending({ class: 'completed', finalText: 'all done' });
