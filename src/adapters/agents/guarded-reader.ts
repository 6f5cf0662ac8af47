import { oneLine } from './reading-text.ts';
import { exitWords } from './reading-words.ts';
import type { AgentReader, AgentReading, OpenAgentReader, ProcessEnd } from './result.ts';
import { noTokens } from './usage-ledger.ts';

/**
 * A reader that never throws, whatever a client prints: that must not end the run. What breaks it tells nothing but is a bad sign, since
 * it may have been an error: such a call is no success.
 */
export function guarded(agent: string, open: OpenAgentReader): OpenAgentReader {
  return (call) => {
    const reader = open(call);
    let broken = 0;
    const safely = <T>(part: () => T): T | undefined => {
      try {
        return part();
      } catch {
        broken += 1;
        return undefined;
      }
    };
    return {
      line: (text) => safely(() => reader.line(text)),
      ...besides(reader, safely),
      finish: (end) => {
        const reading = safely(() => reader.finish(end));
        return reading === undefined
          ? unread(
              agent,
              end,
              safely(() => reader.costSoFar?.()),
            )
          : doubted(reading, agent, broken);
      },
    };
  };
}

type Safely = <T>(part: () => T) => T | undefined;

/** The parts that not every reader has. */
function besides({ costSoFar, turnsSoFar, usageFile, usageLine }: AgentReader, safely: Safely): Partial<AgentReader> {
  return {
    ...(costSoFar && { costSoFar: () => safely(costSoFar) }),
    ...(turnsSoFar && { turnsSoFar: () => safely(turnsSoFar) ?? 0 }),
    ...(usageFile && { usageFile: (text: string) => safely(() => usageFile(text)) }),
    ...(usageLine && { usageLine: (text: string) => safely(() => usageLine(text)) }),
  };
}

function doubted(reading: AgentReading, agent: string, broken: number): AgentReading {
  if (broken === 0 || (reading.class !== 'completed' && reading.class !== 'empty')) return reading;
  const lines = broken === 1 ? '1 line of its output' : `${broken} lines of its output`;
  return { ...reading, class: 'crashed', detail: `${agent} reported a good end, but ${lines} cannot be read.` };
}

function unread(agent: string, end: ProcessEnd | undefined, costUsd: number | undefined): AgentReading {
  const killedBy = end?.killedBy;
  const ended = killedBy === undefined ? exitWords(end ?? {}) : `was ended by us (${oneLine(killedBy, REASON_CHARS)})`;
  return {
    class: killedBy === undefined ? 'crashed' : 'killed',
    ...{ finalText: '', detail: `${agent} ${ended} and its output cannot be read.`, tokens: noTokens },
    ...{ tools: [], permissionDenials: [] },
    ...(costUsd === undefined ? {} : { costUsd }),
  };
}

const REASON_CHARS = 300;
