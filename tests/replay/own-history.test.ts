import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { policy } from '../core/integrity-world.ts';
import { commitsOf, replay } from './history.ts';

const root = join(import.meta.dirname, '..', '..');
const isFull = process.env['RALPH_FULL'] === '1';
const commits = commitsOf(root);

/** Commits that are rightly refused, by subject: what a person would have had to write as a criterion or as `allow:`. */
const explained: Readonly<Record<string, string>> = {
  "Mend what the maintainer's reading found: refusals that hang, next commands, caches, locks":
    'took out a test of a trigger that was given up; the message names no test and no file',
  'Close nine ways to buy a green, each with the cheat that found it':
    'a rule that finds code which asks whether it is tested holds the names that such code asks for; a cheat could hold them so too',
  "Keep a run's requests to sixty in any hour, and show it for 40 stories and 200 iterations":
    'six rows about a way to count that was given up became one test of the next; the message names no test',
};

// A clone without history has nothing to play again, which is told by the skipped test.
describe.skipIf(commits === undefined || commits.length < 200)('the history of this repository, as attempts', () => {
  test('is refused in at most one commit of a hundred', async () => {
    const all = commits ?? [];
    // The same commits whatever is added later: every fourth, by its name.
    const tried = isFull ? all : all.filter((commit) => '048c'.includes(commit.at(-1) ?? ''));
    const refused = (await replay(root, tried, policy)).filter(({ cheats }) => cheats.length > 0);
    const unexplained = refused.filter(({ subject }) => explained[subject] === undefined);
    expect(refused.length, JSON.stringify(refused, undefined, 2)).toBeLessThanOrEqual(Math.max(1, all.length / 100));
    if (isFull) expect(unexplained).toEqual([]);
    expect(tried.length).toBeGreaterThan(20);
  }, 600_000);
});
