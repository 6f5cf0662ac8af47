import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everything, stage } from './stage.ts';

const key = `-----BEGIN RSA ${'PRIVATE'} KEY-----\nMIIEowIBAAKCAQEAsecret\n-----END RSA ${'PRIVATE'} KEY-----`;
const tokens = [`ghp_${'a1B2'.repeat(9)}`, `AKIA${'Z7Q4'.repeat(4)}`, `sk-ant-${'x9'.repeat(20)}`];

/** Writes a token into its work, its words and a file that git ignores; the second try is clean. */
const agent = (token: string): string => `echo "test('a', () => {});" > test/b.test.js; echo 2 > src/a.txt
if [ ! -e "$0.once" ]; then touch "$0.once"; cat > src/key.txt <<'EOF'
const key = '${token}';
EOF
cat src/key.txt; cat src/key.txt >&2; else rm -f src/key.txt; fi`;

describe('a secret that the agent wrote goes nowhere', () => {
  test.each([...tokens, key])(
    '%#: the attempt fails, and no object of the remote and no report holds it [X23]',
    async (token) => {
      await using at = await stage(agent(token));
      const end = await at.run({ max_attempts: '2' });
      expect(end, at.said.join('\n')).toMatchObject({ halt: { kind: 'ready' } });
      expect(at.summaries.at(-1)).toContain('2/2');
      expect(at.prompts()[1]).toContain('src/key.txt line 1; it was replaced by [redacted]');
      expectNowhere(token, everything(at), ...at.summaries, ...reportsIn(at.box.path('temp')));
    },
  );

  test('work that did not pass is kept on its branch without it [X23]', async () => {
    await using at = await stage(`${agent(tokens[0] ?? '')}\nexit 1`);
    expect(await at.run({ max_attempts: '1' })).toMatchObject({ halt: { kind: 'some_failed' } });
    const [wip = ''] = [...(await at.remote.refs()).keys()].filter((ref) => ref.startsWith('refs/heads/wip/'));
    expect(at.box.git(at.remote.gitDir, 'show', `${wip}:src/key.txt`)).toBe("const key = '[redacted]';");
    expectNowhere(tokens[0] ?? '', everything(at), ...at.summaries, ...reportsIn(at.box.path('temp')));
  });

  test('a token that the file held before is no finding [X23]', async () => {
    await using at = await stage('echo more >> src/key.txt; echo "test(1);" > test/b.test.js', {
      'src/key.txt': `${tokens[1]}\n`,
    });
    expect(await at.run({ max_attempts: '1' }), at.said.join('\n')).toMatchObject({ halt: { kind: 'ready' } });
  });
});

function expectNowhere(token: string, ...texts: readonly string[]): void {
  for (const line of token.split('\n').filter((each) => !each.startsWith('-----')))
    for (const text of texts) expect(text.includes(line)).toBe(false);
}

/** Everything in the folders that workflows upload: reports and diagnostics. */
function reportsIn(temp: string): readonly string[] {
  const names = readdirSync(temp, { recursive: true, encoding: 'utf8' }).filter((name) => /\/reports\//.test(name));
  return names
    .map((name) => join(temp, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'));
}
