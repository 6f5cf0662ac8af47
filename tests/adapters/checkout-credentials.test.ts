import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkoutCredentials } from '../../src/adapters/git/checkout-credentials.ts';
import { gitProgram, type Sandbox, sandbox } from '../support/git-sandbox.ts';

const header = 'AUTHORIZATION: basic eDphYmM=';

/** A workspace with this configuration; answers where a token is found. */
async function found(
  arrange: (box: Sandbox, dir: string) => void,
): Promise<{ files: readonly string[]; root: string }> {
  await using box = sandbox();
  const { dir } = box.repo('ws', { 'a.txt': 'a' });
  arrange(box, dir);
  return { files: await checkoutCredentials(gitProgram, dir), root: box.root };
}

/** As actions/checkout does it since version 6: a file beside the workspace, included for it and for its copy in a container. */
function include(box: Sandbox, dir: string, condition: string): void {
  const file = box.path('git-credentials-0123.config');
  writeFileSync(file, `[http "https://github.com/"]\n\textraheader = ${header}\n`);
  box.git(dir, 'config', `includeIf.gitdir:${condition}.path`, file);
  box.git(
    dir,
    'config',
    `includeIf.gitdir:/github/workspace/.git.path`,
    '/github/runner_temp/git-credentials-0123.config',
  );
}

describe('the token that actions/checkout leaves', () => {
  it('[S6] is found in the configuration of the workspace', async () => {
    const { files, root } = await found((box, dir) =>
      box.git(dir, 'config', 'http.https://github.com/.extraheader', header),
    );
    expect(files).toEqual([`${root}/ws/.git/config`]);
  });

  it('[S7] is found in the file that is included for the workspace', async () => {
    const { files, root } = await found((box, dir) => include(box, dir, `${dir}/.git`));
    expect(files).toEqual([`${root}/git-credentials-0123.config`]);
  });

  it('[S7] is found although the condition does not hold here: an agent can open the file all the same', async () => {
    const { files, root } = await found((box, dir) => include(box, dir, '/elsewhere/.git'));
    expect(files).toEqual([`${root}/git-credentials-0123.config`]);
  });

  it('is in no file when nothing was left, or when what is included holds none', async () => {
    const { files } = await found((box, dir) => {
      writeFileSync(box.path('own.config'), '[user]\n\tname = somebody\n');
      box.git(dir, 'config', 'include.path', '../../own.config');
    });
    expect(files).toEqual([]);
  });

  it('is nowhere in a folder that is no repository', async () => {
    await using box = sandbox();
    expect(await checkoutCredentials(gitProgram, box.root)).toEqual([]);
  });
});
