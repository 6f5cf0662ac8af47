import { describe, expect, test } from 'vitest';
import { isAboutHead, startsWork } from '../../src/core/asked.ts';
import type { SlashCommand } from '../../src/core/slash-command.ts';

/** Each command: whether it starts agents, and whether it is about one commit of a pull request. */
const rows: readonly [SlashCommand, boolean, boolean][] = [
  [{ kind: 'objective', objective: 'a' }, true, true],
  [{ kind: 'run', stories: [], fresh: false }, true, true],
  [{ kind: 'init' }, false, false],
  [{ kind: 'init', agent: true }, true, false],
  [{ kind: 'status' }, false, false],
  [{ kind: 'cancel', reason: '' }, false, false],
  [{ kind: 'resume', fresh: false }, true, true],
  [{ kind: 'retry', story: 'A' }, true, true],
  [{ kind: 'approve' }, false, true],
  [{ kind: 'fix', what: 'a' }, true, true],
  [{ kind: 'abort' }, false, false],
  [{ kind: 'doctor' }, false, false],
  [{ kind: 'help' }, false, false],
];

describe('a command', () => {
  test.each(rows)('%j starts work: %s, is about the head: %s', (command, starts, about) => {
    expect(startsWork(command)).toBe(starts);
    expect(isAboutHead(command)).toBe(about);
  });
});
