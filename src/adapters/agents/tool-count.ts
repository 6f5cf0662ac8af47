import type { ToolUse } from './result.ts';
import { nameOfTool } from './tool-words.ts';

/** Counts the calls of tools in bounded memory. */
export interface ToolCount {
  add(name: string): void;
  uses(): readonly ToolUse[];
}

/** Opens an empty count; tools beyond the first 50 are not counted. */
export function openToolCount(): ToolCount {
  const calls = new Map<string, number>();
  return {
    add: (raw) => {
      const name = nameOfTool(raw);
      if (calls.has(name) || calls.size < MOST_TOOLS) calls.set(name, (calls.get(name) ?? 0) + 1);
    },
    uses: () => [...calls].map(([name, count]) => ({ name, calls: count })),
  };
}

const MOST_TOOLS = 50;
