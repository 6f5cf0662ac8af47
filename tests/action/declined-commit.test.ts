import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { declineContent, githubRefusals } from '../support/git-refusals.ts';
import type { GitRemote } from '../support/git-remote.ts';
import { everything, type Stage, stage } from './stage.ts';

const forbidden = 'DSK-4711-KEY';
const story = (id: string, more: object = {}) => ({ id, title: `Story ${id}`, passes: false, ...more });
const prd = (...stories: readonly object[]): string => `${JSON.stringify({ userStories: stories }, undefined, 2)}\n`;

/** Each story has a file of its own with a test; B writes what the server forbids. */
const agent = `s=$RALPH_STORY
echo "work on $s" > "src/$s.txt"; echo "test('$s', () => {});" > "test/$s.test.js"
[ "$s" = B ] && echo '${forbidden}' >> src/B.txt
true`;

function decline({ gitDir }: GitRemote, hook: string): void {
  const place = join(gitDir, 'hooks', 'pre-receive');
  writeFileSync(place, hook);
  chmodSync(place, 0o755);
}

const subjects = (at: Stage, range = 'main..ralph/default'): string[] =>
  at.box.git(at.remote.gitDir, 'log', '--reverse', '--format=%s', range).split('\n');

describe('a commit whose content the remote declines [X22]', () => {
  test.each([
    [
      'secret',
      /follow this URL to allow the secret\. <code>\S+\/acme\/widgets\/security\/secret-scanning\/unblock-secret\/2gakJrAududURpxlhIZdNlX14ZZ</,
    ],
    ['large', /File src\/B\.txt is 117\.80 MB; this exceeds .* GH001: Large files detected/],
    ['path', /File path is restricted path: src\/B\.txt/],
  ] as const)('costs one story (%s): the others are pushed, and the words are kept whole', async (words, said) => {
    await using at = await stage(agent, { 'prd.json': prd(story('A'), story('B'), story('C'), story('D')) });
    decline(at.remote, declineContent(words, forbidden));
    const end = await at.run();
    expect(end, at.said.join('\n')).toMatchObject({ halt: { kind: 'some_failed' } });
    expect(subjects(at)).toEqual(['feat: [A] - Story A', 'feat: [C] - Story C', 'feat: [D] - Story D']);
    const there = JSON.parse(at.box.git(at.remote.gitDir, 'show', 'ralph/default:prd.json'));
    expect(there.userStories.map(({ passes }: { passes: boolean }) => passes)).toEqual([true, false, true, true]);
    expect(everything(at)).not.toContain(forbidden);
    const summary = at.summaries.at(-1) ?? '';
    expect(summary).toMatch(said);
    expect(summary).toMatch(/B, taken off <code>refs\/heads\/ralph\/default<\/code>,/);
    expect(summary).toContain('**Declined by the remote:** story <code>B</code>, ');
    const [bundle = ''] = /\/[^\s<>`"')]*\.bundle/.exec(summary) ?? [];
    at.box.git(at.workspace, 'fetch', '-q', bundle, 'refs/heads/ralph/default:kept');
    expect(at.box.git(at.workspace, 'log', '--format=%s', 'kept')).toContain('feat: [B] - Story B');
    expect(at.box.git(at.workspace, 'show', 'kept:src/B.txt')).toContain(forbidden);
  });

  test('the next night does not redo what passed, nor the one that is blocked', async () => {
    await using at = await stage(agent, { 'prd.json': prd(story('A'), story('B'), story('C')) });
    decline(at.remote, declineContent('secret', forbidden));
    await at.run();
    const calls = at.prompts().length;
    mkdirSync(at.box.path('temp-2'));
    const next = await at.run({}, { env: { RUNNER_TEMP: at.box.path('temp-2'), GITHUB_EVENT_NAME: 'schedule' } });
    expect(next, at.said.join('\n')).toMatchObject({ halt: { kind: 'nothing_to_do' } });
    expect(at.prompts()).toHaveLength(calls);
    expect(subjects(at)).toEqual(['feat: [A] - Story A', 'feat: [C] - Story C']);
  });

  test('the only story of a run ends blocked, and no branch is left', async () => {
    await using at = await stage(agent, { 'prd.json': prd(story('B')) });
    decline(at.remote, declineContent('large', forbidden));
    expect(await at.run()).toMatchObject({ halt: { kind: 'some_failed' } });
    const refs = [...(await at.remote.refs()).keys()];
    expect(refs.filter((ref) => ref.startsWith('refs/heads/'))).toEqual(['refs/heads/main']);
    expect(everything(at)).not.toContain(forbidden);
  });

  test('a later story that does not stand without it is blocked by it, another one passes', async () => {
    const needs = `${agent}; [ "$s" = C ] && cp src/B.txt src/C.txt && rm src/B.txt; true`;
    await using at = await stage(needs, { 'prd.json': prd(story('B'), story('C'), story('D')) });
    decline(at.remote, declineContent('secret', forbidden));
    expect(await at.run(), at.said.join('\n')).toMatchObject({ halt: { kind: 'some_failed' } });
    expect(subjects(at)).toEqual(['feat: [D] - Story D']);
    expect(at.summaries.at(-1)).toContain('does not stand without B, whose commit the remote declined');
    expect(everything(at)).not.toContain(forbidden);
  });

  test('gates of what is carried over run again: red without it is blocked', async () => {
    await using at = await stage(agent, { 'prd.json': prd(story('B'), story('C')) });
    decline(at.remote, declineContent('secret', forbidden));
    const end = await at.run({ test_command: 'ls src; test ! -e src/C.txt || test -e src/B.txt' });
    expect(end, at.said.join('\n')).toMatchObject({ halt: { kind: 'some_failed' } });
    expect([...(await at.remote.refs()).keys()]).not.toContain('refs/heads/ralph/default');
  });

  test('work that did not pass and holds it is kept in a bundle alone', async () => {
    await using at = await stage(`${agent}; exit 1`, { 'prd.json': prd(story('B')) });
    decline(at.remote, declineContent('secret', forbidden));
    expect(await at.run({ max_attempts: '1' })).toMatchObject({ halt: { kind: 'some_failed' } });
    const refs = [...(await at.remote.refs()).keys()];
    expect(refs.filter((ref) => ref.startsWith('refs/heads/wip'))).toEqual([]);
    expect(refs).toContain('refs/ralph/default/state');
    expect(everything(at)).not.toContain(forbidden);
    const folder = join(at.box.path('temp'), 'ralph');
    const bundles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.bundle'),
    );
    expect(bundles).toHaveLength(1);
    expect(readFileSync(join(folder, bundles[0] ?? '')).length).toBeGreaterThan(0);
  });

  test('a rule about the branch is no matter of a story', async () => {
    await using at = await stage(agent, { 'prd.json': prd(story('A')) });
    at.remote.behave({
      refuse: (ref) => (ref.startsWith('refs/heads/') ? githubRefusals.repositoryRule(ref) : undefined),
    });
    expect(await at.run()).toMatchObject({ halt: { kind: 'environment_broken' } });
    expect(at.summaries.at(-1)).toContain('Halt environment_broken');
  });
});
