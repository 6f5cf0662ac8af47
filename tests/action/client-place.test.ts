import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findAgentPrograms } from '../../src/action/agent-program.ts';
import { qwenDriver } from '../../src/adapters/agents/qwen.ts';
import { readSettings } from '../../src/settings/read.ts';
import { inputs } from '../settings/support.ts';
import { type Sandbox, sandbox } from '../support/git-sandbox.ts';
import { writeFiles } from '../support/scenario-project.ts';
import { preparedOn } from './prepared.ts';

/** npm of this machine: it writes down what it was asked for, and puts a client where the real one does. */
const npm = `#!/bin/sh
echo "$@" >> "$HOME/asked"
test -e "$HOME/offline" && { echo 'npm error code ENOTFOUND' >&2; exit 1; }
mkdir -p node_modules/.bin node_modules/@qwen-code/qwen-code
printf '#!/bin/sh\\n' > node_modules/@qwen-code/qwen-code/cli.js
chmod +x node_modules/@qwen-code/qwen-code/cli.js
ln -s ../@qwen-code/qwen-code/cli.js node_modules/.bin/qwen
`;

async function place(box: Sandbox, values: Record<string, string> = {}, mayInstall = true) {
  writeFiles(box.path('bin'), { 'npm.sh': npm });
  mkdirSync(box.path('ralph/default'), { recursive: true });
  symlinkSync('npm.sh', box.path('bin/npm'));
  const read = readSettings([inputs({ agent: 'qwen', openai_api_key: 'k', ...values })]);
  if (!read.ok) throw new Error('unreadable settings');
  const said: string[] = [];
  const found = await findAgentPrograms({
    prepared: await preparedOn(box, {}, { settings: read.settings }),
    env: { PATH: `${box.path('bin')}:/usr/bin:/bin`, HOME: box.root },
    workspace: box.path('ws'),
    entry: '/action/dist/main/index.js',
    isWalled: true,
    folder: box.path('ralph/default'),
    log: { info: (line) => said.push(`info: ${line}`), notice: (line) => said.push(`notice: ${line}`) },
    mayInstall: async () => mayInstall,
    cancel: new AbortController().signal,
  });
  return { found, said };
}

const folderOf = (box: Sandbox, version: string): string => box.path(`ralph/.clients/qwen-${version}`);

describe('a client that is not there', () => {
  test('is installed at the tested version, into a folder of ours, and its version is told', async () => {
    await using box = sandbox();
    const { found, said } = await place(box);
    const root = folderOf(box, qwenDriver.version);
    expect(found).toMatchObject({
      ok: true,
      programs: {
        clients: { qwen: qwenDriver.version },
        implementer: { program: `${root}/node_modules/@qwen-code/qwen-code/cli.js`, files: [root] },
      },
    });
    expect(said).toEqual([expect.stringMatching(/^info: qwen \S+: installed from npm in \d+\.\d s\.$/)]);
    const asked = readFileSync(box.path('asked'), 'utf8');
    expect(asked).toMatch(/^install --ignore-scripts .* @qwen-code\/qwen-code@\d+\.\d+\.\d+\n$/);
    expect(asked).toContain(`@${qwenDriver.version}`);
  });

  test('is installed at the version that is asked for', async () => {
    await using box = sandbox();
    const { found } = await place(box, { agent_version: '0.20.1' });
    expect(found).toMatchObject({ ok: true, programs: { clients: { qwen: '0.20.1' } } });
    expect(readFileSync(box.path('asked'), 'utf8')).toContain('@qwen-code/qwen-code@0.20.1\n');
  });

  test('is a configuration error without a network: the line to paste is told', async () => {
    await using box = sandbox();
    writeFiles(box.root, { offline: '' });
    const { found } = await place(box);
    expect(found).toMatchObject({ ok: false, halt: 'config_error' });
    expect(!found.ok && found.reasons[0]).toContain(
      'could not be installed: the npm registry cannot be reached (ENOTFOUND). ' +
        `Install it in a step before, "- run: npm install --global @qwen-code/qwen-code@${qwenDriver.version}"`,
    );
  });

  test('is not installed by a dry run, which says what would be', async () => {
    await using box = sandbox();
    const { found, said } = await place(box, {}, false);
    expect([found.ok, existsSync(box.path('asked'))]).toEqual([true, false]);
    expect(said).toEqual([`info: qwen is not on PATH; a run installs @qwen-code/qwen-code@${qwenDriver.version}.`]);
  });
});

describe('a client that is there', () => {
  test.each([
    [{}, 'the tested version is', qwenDriver.version],
    [{ agent_version: '0.20.1' }, 'agent_version asks for', '0.20.1'],
  ])('is used at any version, which is said once: %j', async (values, why, wanted) => {
    await using box = sandbox();
    writeFiles(box.path('lib/node_modules/@qwen-code/qwen-code'), {
      'package.json': '{"version":"0.9.0"}',
      'cli.sh': '#!/bin/sh\n',
    });
    chmodSync(box.path('lib/node_modules/@qwen-code/qwen-code/cli.sh'), 0o755);
    mkdirSync(box.path('bin'));
    symlinkSync(box.path('lib/node_modules/@qwen-code/qwen-code/cli.sh'), box.path('bin/qwen'));
    const { found, said } = await place(box, { ...values, escalation_model: 'big', review_model: 'small' });
    expect(found).toMatchObject({ ok: true, programs: { clients: { qwen: '0.9.0' } } });
    expect(said).toEqual([
      `notice: agent: qwen 0.9.0 is there (${box.path('bin/qwen')}) and is used; ${why} ${wanted}.`,
    ]);
    expect(existsSync(box.path('asked'))).toBe(false);
  });
});
