import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { protectAgentFiles } from '../../src/action/policy-paths.ts';
import { readSettings } from '../../src/settings/read.ts';
import { inputs } from '../settings/support.ts';
import { sandbox, write } from '../support/git-sandbox.ts';
import { noStage } from '../support/isolation/stage.ts';
import { preparedOn } from './prepared.ts';
import { stage } from './stage.ts';

const files = {
  'tools/agent.sh': '#!/bin/sh\n',
  'tools/judge.js': '',
  'app/run.py': '',
  'app/!odd': '',
  agent: '',
};

describe('files of the repository that agents are started with', () => {
  test.each<[string, Record<string, string>, readonly string[]]>([
    ['a program by its path', { agent_command: './tools/agent.sh --fast' }, ['tools/agent.sh']],
    ['the same by an absolute path', { agent_command: '{ws}/tools/agent.sh' }, ['tools/agent.sh']],
    ['a script for a program of the machine', { agent_command: 'node tools/judge.js tools' }, ['tools/judge.js']],
    [
      'one in the folder where agents start',
      { agent_command: 'sh -c run.py', working_directory: 'app' },
      ['app/run.py'],
    ],
    ['those of the reviewer', { agent_command: 'true', review_command: 'node ./tools/judge.js' }, ['tools/judge.js']],
    ['those of agent_args', { agent_command: 'true', agent_args: 'tools/agent.sh' }, ['tools/agent.sh']],
    ['none that is not tracked or not inside', { agent_command: 'sh no.sh ../x /etc/hosts . ..' }, []],
    ['none twice', { agent_command: 'sh tools/agent.sh', protected_paths: 'tools/agent.sh' }, ['tools/agent.sh']],
  ])('are protected: %s', async (_, values, expected) => {
    await using box = sandbox();
    const filled = Object.entries(values).map(([name, value]) => [name, value.replace('{ws}', box.path('ws'))]);
    const read = readSettings([inputs({ agent: 'command', ...Object.fromEntries(filled) })]);
    if (!read.ok) throw new Error(read.mistakes.map(({ message }) => message).join());
    const prepared = await preparedOn(box, files, { settings: read.settings });
    expect((await protectAgentFiles(prepared, box.path('ws'))).settings.protectedPaths).toEqual(expected);
  });

  const why = noStage();
  test.skipIf(why !== undefined)('are put back before the next agent starts, whose tree they lie in', async () => {
    const agent = (deed: string) => `#!/bin/bash\ncat > /dev/null\necho "$RALPH_ATTEMPT ${deed}" >> src/ran.txt\n`;
    await using at = await stage('', {}, (box, workspace) => {
      write(workspace, {
        'tools/agent.sh': `${agent('own')}echo "test('a', () => {});" > test/b.test.js
if [ "$RALPH_ATTEMPT" = 1 ]; then cat > tools/agent.sh <<'END'
${agent('planted')}END
fi
`,
      });
      chmodSync(join(workspace, 'tools/agent.sh'), 0o755);
      box.git(workspace, 'add', '-A');
      box.git(workspace, 'commit', '-q', '-m', 'an agent of its own');
    });
    const test_command = 'test ! -e src/ran.txt || grep -q "^2 " src/ran.txt';
    const end = await at.run({ isolation: 'namespace', agent_command: './tools/agent.sh', test_command });
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
    expect(at.box.git(at.remote.gitDir, 'show', 'ralph/default:src/ran.txt')).toBe('1 own\n2 own');
    expect(at.box.git(at.remote.gitDir, 'diff', '--name-only', 'main', 'ralph/default', '--', 'tools')).toBe('');
    expect(at.summaries.join()).toContain('tools/agent.sh');
  });
});
