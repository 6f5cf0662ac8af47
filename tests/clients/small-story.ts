import { expect } from 'vitest';
import type { FinishedStep } from '../support/action-runner.ts';
import { reply, say, type Turn } from '../support/model-server/script.ts';
import { type Asked, careful, type Mind } from './model.ts';

/** A reviewer who looks whether the work is there. */
export const reviewer = careful('src/one.txt', 'one: 1st');

/** What the project of one story asks for. */
export const work = [
  { write: 'src/one.txt', content: 'one: 1st\n' },
  { write: 'test/one.test.js', content: "test('one', () => expectLine('src/one.txt', 'one: 1st'));\n" },
] as const;

export function mindOf(implement: (asked: Asked) => Turn): Mind {
  return { implement, spec: reviewer, quality: reviewer };
}

/** An agent that does the work at once. */
export const quick = ({ step }: Asked): Turn => (step > 0 ? say('Done.') : reply(work));

/** The client's stream is read, not shown: nobody finds a cause in its events. */
export function expectReadable({ log, summary }: FinishedStep): void {
  for (const text of [log, summary]) expect(text).not.toMatch(/"(?:type|session_id)":/);
}
