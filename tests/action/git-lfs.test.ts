import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { big, noGitLfs, pointerTo } from '../support/git-lfs.ts';
import { write } from '../support/git-sandbox.ts';
import { noStage } from '../support/isolation/stage.ts';
import { stage, works } from './stage.ts';

const attributes = {
  '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
  'assets/big.bin': pointerTo(big),
};

/** A stage whose workspace has the contents of its pointers. */
function stageWithLfs(agent: string, files: Readonly<Record<string, string>> = {}) {
  return stage(agent, { ...attributes, ...files }, (_, workspace) => write(workspace, { 'assets/big.bin': big }));
}

const levels = ['process', ...(noStage() === undefined ? ['namespace'] : [])];
const sum = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a run in a repository with Git LFS', () => {
  test.each(levels)('shows contents to agent and gates and commits pointers, at level %s', async (isolation) => {
    await using at = await stageWithLfs(
      `sha256sum < assets/big.bin > src/seen.txt; git status --porcelain >> src/seen.txt; touch assets/big.bin; ${works}`,
    );
    const test_command = `sha256sum < assets/big.bin | grep ${sum(big)} && grep ${sum(big)} src/seen.txt || test ! -e src/seen.txt`;
    const end = await at.run({ isolation, test_command });
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
    const show = (path: string) => at.box.git(at.remote.gitDir, 'show', `ralph/default:${path}`);
    expect(show('src/seen.txt')).toBe(`${sum(big)}  -\n?? src/seen.txt`);
    expect(`${show('assets/big.bin')}\n`).toBe(pointerTo(big));
    expect(at.box.git(at.remote.gitDir, 'diff', '--name-only', 'main', 'ralph/default', '--', 'assets')).toBe('');
    expect(at.said.filter((line) => line.includes('changed files'))).toEqual([]);
  });

  test('refuses an attempt that changes such a file where nothing can send it, and says why', async () => {
    await using at = await stageWithLfs(`echo new > assets/big.bin; ${works}`, {
      '.lfsconfig': '[lfs]\n\turl = https://lfs.example.invalid\n',
    });
    const end = await at.run({ max_attempts: '2' });
    expect(end).toMatchObject({ exitCode: 1, halt: { kind: 'some_failed' } });
    const reason =
      'changed assets/big.bin, which Git LFS keeps as .gitattributes says, but the repository has a .lfsconfig';
    expect(at.prompts()[1]).toContain(reason);
    expect(at.summaries.join()).toContain(reason);
    const [wip = ''] = JSON.parse(end.outputs.wip_branches) as string[];
    expect(`${at.box.git(at.remote.gitDir, 'show', `${wip}:assets/big.bin`)}\n`).toBe(pointerTo(big));
  });
});

const why = noGitLfs();
if (why !== undefined) process.stdout.write(`sending contents of Git LFS is not tried: ${why}\n`);

describe.skipIf(why !== undefined)('contents that an agent wrote', () => {
  const agent = `printf 'new content' > assets/big.bin; ${works}`;
  const test_command = 'test ! -e test/b.test.js || test "$(cat assets/big.bin)" = "new content"';

  test('reach the server before the branch does', async () => {
    await using at = await stageWithLfs(agent);
    const contents = new Map<string, Buffer>();
    at.remote.behave({ lfs: { contents } });
    const end = await at.run({ test_command });
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
    expect(`${at.box.git(at.remote.gitDir, 'show', 'ralph/default:assets/big.bin')}\n`).toBe(pointerTo('new content'));
    expect([...contents].map(([oid, bytes]) => [oid, bytes.toString()])).toEqual([[sum('new content'), 'new content']]);
    const asked = at.remote.log.filter(({ status }) => status === 200).map(({ method, url }) => `${method} ${url}`);
    const upload = asked.findIndex((line) => line.startsWith('PUT /__lfs/'));
    expect(upload).toBeGreaterThan(0);
    expect(asked.findIndex((line, index) => index > upload && line.includes('git-receive-pack'))).toBeGreaterThan(
      upload,
    );
  });

  test('that the server declines keep the branch back, with the cause', async () => {
    await using at = await stageWithLfs(agent);
    at.remote.behave({ lfs: { contents: new Map(), declines: 'over the quota of this server' } });
    const end = await at.run({ test_command });
    expect((await at.remote.refs()).has('refs/heads/ralph/default')).toBe(false);
    const report = at.summaries.join();
    expect(report).toContain('over the quota of this server');
    const [, kept = ''] = /They are kept in (\S+)\./.exec(report.replaceAll('\\', '')) ?? [];
    expect(existsSync(kept)).toBe(true);
    expect(end.outputs.conclusion).not.toBe('');
  });

  test('are searched for secrets like every other file', async () => {
    const key = 'sk-a-model-key-0123456789';
    await using at = await stageWithLfs(`echo "$MODEL_KEY" > assets/big.bin; ${works}`);
    const contents = new Map<string, Buffer>();
    at.remote.behave({ lfs: { contents } });
    const end = await at.run({ agent_env: 'MODEL_KEY', max_attempts: '1' }, { env: { MODEL_KEY: key } });
    expect(end.halt.kind).toBe('some_failed');
    expect(at.summaries.join()).toContain('wrote a secret value into assets/big.bin, which Git LFS keeps');
    expect(contents.size).toBe(0);
    const [wip = ''] = JSON.parse(end.outputs.wip_branches) as string[];
    expect(`${at.box.git(at.remote.gitDir, 'show', `${wip}:assets/big.bin`)}\n`).toBe(pointerTo(big));
  });
});
