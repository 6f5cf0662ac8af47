import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { levels } from './levels.ts';
import { type Stage, stage, works } from './stage.ts';

/*
 * Checks hold the bytes of the commit. What `.gitattributes` makes of them is seen only in a clone: there lines end with carriage returns,
 * and this project's own check fails.
 */

const check = `sh test/run.sh`;
const project = {
  'test/run.sh': "grep -qx '[12]' src/a.txt\n",
  'logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]),
};

const lines = (text: string): string => `printf '${text}' > .gitattributes; ${works}`;

function prepare(agent: string): Promise<Stage> {
  return stage(agent, project).then((at) => {
    chmodSync(at.box.root, 0o755);
    mkdirSync(at.box.path('home'));
    return at;
  });
}

const run = (at: Stage, isolation: string): ReturnType<Stage['run']> =>
  at.run({ isolation, test_command: check, max_attempts: '2' }, { env: { HOME: at.box.path('home') } });

const branches = ({ box, remote }: Stage): string =>
  box.git(remote.gitDir, 'for-each-ref', '--format=%(refname)', 'refs/heads/ralph');

describe.each(levels)('at isolation %s', (isolation) => {
  test('no attempt passes whose clone is other bytes than its checks saw [X47]', async () => {
    await using at = await prepare(lines('*.txt text eol=crlf\\n'));
    await run(at, isolation);
    expect(branches(at)).toBe('');
    const said =
      '.gitattributes says "text eol=crlf" for src/a.txt: a fresh clone holds other bytes there than the checks saw';
    expect(at.summaries.at(-1)).toContain('checkout-differs');
    expect(at.summaries.at(-1)).toContain(said.slice(said.indexOf('a fresh')));
    expect(at.said.join('\n')).toContain(said);
  });

  test('a clone of honest work is byte for byte what its checks saw [X47]', async () => {
    await using at = await prepare(lines('* text=auto\\n*.png binary\\n*.sh text eol=lf\\n'));
    expect(await run(at, isolation), at.said.join('\n')).toMatchObject({ halt: { kind: 'ready' } });
    const branch = branches(at).replace('refs/heads/', '');
    at.box.git(at.box.root, 'clone', '-q', '--branch', branch, `file://${at.remote.gitDir}`, 'clone');
    for (const path of ['.gitattributes', 'logo.png', 'src/a.txt', 'test/run.sh'])
      expect(at.box.git(at.box.path('clone'), 'hash-object', '--no-filters', path)).toBe(
        at.box.git(at.box.path('clone'), 'rev-parse', `HEAD:${path}`),
      );
    expect(readFileSync(at.box.path('clone/src/a.txt'), 'utf8')).toBe('2\n');
  });
});
