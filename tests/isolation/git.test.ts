import { describe, expect, it } from 'vitest';
import { VIEW_KINDS } from '../../src/core/isolation.ts';
import { type Column, columns, isNamespace } from '../support/isolation/columns.ts';
import { jobVariables } from '../support/isolation/scene.ts';
import { onStage, sceneRoot } from '../support/isolation/stage.ts';
import type { GitJob, GitResult } from './git/controller.ts';

/* What git says in gates, behind every kind of walls and in every kind of view. `RALPH_ISOLATION=full` tries every kind that this machine has. */
const cases = columns()
  .filter(({ rooms }) => typeof rooms !== 'string')
  .flatMap((column) => (isNamespace(column) ? VIEW_KINDS : (['clean'] as const)).map((views) => ({ column, views })));
const quick: ReadonlySet<Column['id']> = new Set(['process', 'user-root', 'root']);
const isFull = process.env['RALPH_ISOLATION'] === 'full';

describe.each(cases)('$column.title, views: $views', ({ column, views }) => {
  const reason = column.missing ?? (isFull || quick.has(column.id) ? undefined : 'only in a full run');
  const note = reason === undefined ? '' : ` (${reason})`;
  it.skipIf(reason !== undefined)(
    `a gate's view is a git work tree, whatever a gate before it did to its own${note} [X1]`,
    async () => {
      if (typeof column.rooms === 'string') return expect.unreachable();
      const job: GitJob = { rooms: { ...column.rooms, views } };
      const program = 'tests/isolation/git/controller.ts';
      const played = await onStage({ user: column.user, program, job, env: jobVariables(sceneRoot) });
      const results = played.results as GitResult;
      expect(results.trouble).toBeUndefined();
      expect(answersOf(results.first)).toEqual(answersFor(results.commits));
      expect(results.wrecking).toBe('wrecked\n');
      expect(results.second).toBe(results.first);
      expect(results.docker).toMatch(/^cat: .*No such file/);
      expect(results.docker.slice(results.docker.indexOf('\n') + 1).trimStart()).toBe(results.first.trimStart());
      const onBase = answersOf(results.onBase);
      expect(onBase).toMatchObject({ status: '-> 0', diff: '-> 0', changed: '-> 0', count: '1\n-> 0' });
      expect(results.after).toBe('');
    },
    300_000,
  );
});

/** What each question was answered with, behind it the exit code. */
function answersOf(said: string): Record<string, string> {
  const blocks = said.split(/^== /m).filter((block) => block.trim() !== '');
  return Object.fromEntries(
    blocks.map((block) => [block.split('\n')[0], block.split('\n').slice(1).join('\n').trim()]),
  );
}

const remote = 'https://unused.invalid/a/b';
const files = [
  ...['.gitattributes', '.gitignore', 'app.txt', 'assets/big.bin', 'new.txt'],
  ...['"odd/a b\\"c\\\\d\\t\\303\\251.txt"', 'src/app.txt', '"src/\\303\\244.c"', 'sub/keep.txt', 'vendor/lib'],
];

function answersFor([first = '', second = '']: readonly string[]): Record<string, unknown> {
  return {
    ...{ status: '-> 0', diff: '-> 0', cached: '-> 0', 'diff-files': '-> 0', fsck: '-> 0', hooks: '0\n-> 0' },
    files: [...files, '-> 0'].join('\n'),
    describe: expect.stringMatching(/^v1\.0-2-g[0-9a-f]+\n-> 0$/),
    tags: 'light\nv1.0\n-> 0',
    changed: 'M\tapp.txt\nD\tdocs/guide.md\nA\tnew.txt\n-> 0',
    remote: `origin\t${remote} (fetch)\norigin\t${remote} (push)\n-> 0`,
    subject: 'chore: tree under judgement\n-> 0',
    log: `${second}\n${first}\n-> 0`,
    parent: `${second}\n${second}\n-> 0`,
    count: '1\n-> 0',
    config: expect.not.stringMatching(/token|helper|filter|extraheader|hook/i),
    commit: 'more\n-> 0',
    built: 'app.txt\n-> 1',
  };
}
