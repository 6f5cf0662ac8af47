import type { AgentClass } from '../../../src/adapters/agents/result.ts';

/** What a client or its service was seen to say in the field, and what it stands for; beginnings alone where they are long. */
export interface FieldText {
  readonly agent: 'claude' | 'codex' | 'gemini' | 'opencode' | 'copilot' | 'qwen';
  readonly text: string;
  /** Any of these: what helps is the same. */
  readonly expected: readonly AgentClass[];
  readonly status?: number;
  /** The client's own name of the error. */
  readonly name?: string;
  /** It is printed on stderr alone. */
  readonly onStderr?: true;
}

type Said = string | Pick<FieldText, 'text' | 'status' | 'name' | 'onStderr'>;

/** Texts of one client, each with its classes, parted by blanks. */
export function of(agent: FieldText['agent'], said: readonly (readonly [Said, string])[]): readonly FieldText[] {
  return said.map(([told, expected]) => ({
    agent,
    ...(typeof told === 'string' ? { text: told } : told),
    expected: expected.split(' ') as AgentClass[],
  }));
}
