import { createContext, Script } from 'node:vm';
import type { SeenSignal, Signals } from '../../core/signals.ts';
import type { Redact } from '../excerpt.ts';

/** What is looked for in a final message; regular expressions without slashes and flags. */
export interface SignalPatterns {
  readonly completion: readonly string[];
  readonly blocking: readonly string[];
}

/** Longest that one pattern may take on one message (02-loop §3: user regexes run with a deadline). */
const DEADLINE_MS = 250;

/** Longest line that is kept. */
const MOST_LINE = 300;

/** Reads the signals of an agent's final message, none in an empty one; the presenters sanitise what they quote of it. */
export function readSignals(text: string, patterns: SignalPatterns, redact: Redact): Signals | undefined {
  if (text.trim() === '') return undefined;
  const completion = first(text, patterns.completion, redact);
  const blocking = first(text, patterns.blocking, redact);
  const late = [...completion.late, ...blocking.late];
  const signals: Signals = {
    ...(completion.seen && { completion: completion.seen }),
    ...(blocking.seen && { blocking: blocking.seen }),
    ...(late.length > 0 && { late }),
  };
  return Object.keys(signals).length === 0 ? undefined : signals;
}

function first(text: string, patterns: readonly string[], redact: Redact): { seen?: SeenSignal; late: string[] } {
  const late: string[] = [];
  for (const pattern of patterns) {
    const found = find(text, pattern);
    if (found === 'late') late.push(pattern);
    else if (found !== undefined) return { seen: { pattern, line: shown(lineAt(text, found), redact) }, late };
  }
  return { late };
}

/** Where a pattern matches; a backtracking one is stopped by the machine that runs it. */
function find(text: string, pattern: string): number | 'late' | undefined {
  try {
    const index = search({ pattern, text });
    return typeof index === 'number' && index >= 0 ? index : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'late';
    throw error;
  }
}

interface Search {
  readonly pattern: string;
  readonly text: string;
}

/** Only code in a context can be stopped. One serves all searches: a new one takes a millisecond, and half a megabyte until it is collected. */
let searching: { readonly globals: { search?: Search }; readonly script: Script } | undefined;

function search(wanted: Search): unknown {
  searching ??= {
    globals: createContext({}),
    script: new Script('new RegExp(search.pattern, "m").exec(search.text)?.index'),
  };
  const { globals, script } = searching;
  globals.search = wanted;
  return script.runInContext(globals, { timeout: DEADLINE_MS });
}

function lineAt(text: string, index: number): string {
  const from = text.lastIndexOf('\n', index - 1) + 1;
  const end = text.indexOf('\n', index);
  return text.slice(from, end < 0 ? undefined : end);
}

function shown(line: string, redact: Redact): string {
  return [...redact(line).trim()].slice(0, MOST_LINE).join('');
}
