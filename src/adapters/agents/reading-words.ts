import type { AgentClass, ProcessEnd } from './result.ts';

/** What a class means in words, with the agent's name; the beginning of a reading's detail. */
export function wordsOf(name: AgentClass, agent: string): string {
  switch (name) {
    case 'completed':
      return `${agent} finished`;
    case 'turn-cap':
      return `${agent} reached a cap of this call`;
    case 'usage-limit':
      return "the account's usage limit is reached";
    case 'overloaded':
      return 'the model service is overloaded or broken';
    case 'auth':
      return 'the model service refused the key';
    case 'billing':
      return 'the account cannot pay for the request';
    case 'model-config':
      return 'the model cannot be used';
    case 'context-too-long':
      return 'the model service refused the request as it stands';
    case 'network':
      return 'the model service could not be reached';
    case 'crashed':
      return `${agent} ended with an error`;
    case 'killed':
      return `${agent} was ended by us`;
    case 'permission-denied':
      return `${agent} refused to start`;
    case 'empty':
      return 'the model answered nothing';
  }
}

/** How a process ended, in words that follow its name. */
export function exitWords({ exitCode, signal }: ProcessEnd): string {
  if (signal !== undefined) return `was ended by ${signal}, not by us,`;
  return exitCode === undefined ? 'ended without an exit code' : `exited with ${exitCode}`;
}

/** Tool calls that were refused, in words. */
export function deniedWords(agent: string, denials: readonly string[]): string {
  const count = denials.length === 1 ? 'a tool call' : `${denials.length} tool calls`;
  return `${agent} was refused ${count}: ${denials.join('; ')}`;
}

/** Tokens in words, for the live log. */
export function tokenWords(tokens: {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}): string {
  const cache = tokens.cacheRead + tokens.cacheWrite;
  return `${tokens.input} tokens in, ${tokens.output} out${cache > 0 ? `, ${cache} cached` : ''}`;
}
