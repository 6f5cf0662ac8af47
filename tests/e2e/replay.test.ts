import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedStep } from '../support/action-runner.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { branchesOf, filesOf } from '../support/scenario-facts.ts';

/** Reviewed by a program of the same shell, so that a night holds answers too. */
const reviewing = `if [ "$RALPH_ROLE" != implement ]; then
  cat > "$TMPDIR/prompt"
  nonce=$(sed -n 's/^nonce: //p' "$TMPDIR/prompt" | tail -1)
  if [ "$RALPH_ROLE" = spec-review ]; then
    criteria='[{"id":"c1","verdict":"met","evidence":[{"file":"README.md","line":1}],"reason":""}]'
  else criteria='[]'; fi
  echo "{\\"nonce\\":\\"$nonce\\",\\"criteria\\":$criteria,\\"missing\\":[],\\"extra\\":[],\\"findings\\":[]}"
  exit 0
fi
`;

const secret = 'a-value-that-nobody-may-see';

/** Every story's fate as the log tells it, without the names of commits and branches. */
function verdicts({ log }: FinishedStep): readonly string[] {
  return log
    .split('\n')
    .flatMap(
      (line) =>
        /^US-00\d (?:passed|failed|stuck|thrashing|blocked|needs_human) after \d+\/\d+ tries/.exec(line)?.[0] ?? [],
    );
}

function wipsOf(gitDir: string): readonly string[] {
  return [...branchesOf(gitDir).keys()].filter((name) => name.includes('wip'));
}

function cassetteIn(scenario: Scenario): string {
  const folder = join(scenario.temp, 'ralph/default/cassettes');
  return join(folder, readdirSync(folder)[0] ?? '');
}

describe('a recorded night', () => {
  let night: Scenario;
  let recorded: FinishedStep;
  let cassette: string;
  beforeAll(async () => {
    const { tinyAgent } = await import('../support/scenario-project.ts');
    night = await createScenario({
      agent: `${reviewing}echo "my key is $MODEL_KEY"\n${tinyAgent}`,
      inputs: { record: 'true', review_agent: 'command', agent_env: 'MODEL_KEY' },
    });
    recorded = await night.run({ env: { MODEL_KEY: secret } });
    cassette = cassetteIn(night);
  });
  afterAll(() => night[Symbol.asyncDispose]());

  async function replay(
    change: (text: string) => string = (text) => text,
    inputs: Readonly<Record<string, string | undefined>> = {},
  ): Promise<{ scenario: Scenario; step: FinishedStep }> {
    const scenario = await createScenario({});
    const file = join(scenario.folder, 'night.jsonl');
    copyFileSync(cassette, file);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const chosen = { agent: 'replay', agent_command: undefined, review_agent: 'replay', replay_file: file };
    const step = await scenario.run({ inputs: { ...chosen, ...inputs } });
    return { scenario, step };
  }

  it('says where its cassette lies, which holds calls, answers and changes, and no secret', () => {
    expect(recorded.log).toContain(`record: true, so what the agents do is written to ${cassette}.`);
    const text = readFileSync(cassette, 'utf8');
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ type: 'cassette', version: 1, agent: 'command', reviewAgent: 'command' });
    const roles = new Set(lines.filter(({ type }) => type === 'call').map(({ role }) => role));
    expect(roles).toEqual(new Set(['implement', 'spec-review', 'quality-review']));
    expect(text).not.toContain(secret);
    expect(text).toContain('my key is [redacted]');
  });

  it('comes to the same verdicts, commits and branches on another machine, without its agent', async () => {
    const { scenario, step } = await replay();
    await using _ = scenario;
    expect(step.log).not.toContain('The cassette does not fit');
    expect(step.outputs['halt']).toBe(recorded.outputs['halt']);
    expect(verdicts(step)).toEqual(verdicts(recorded));
    expect(verdicts(step)).toHaveLength(5);
    for (const name of ['stories_passed', 'stories_failed', 'iterations']) {
      expect(step.outputs[name], name).toBe(recorded.outputs[name]);
    }
    const { gitDir } = scenario.remote;
    const branch = recorded.outputs['branch_name'] ?? '';
    const code = (of: string, from: string) =>
      Object.fromEntries(Object.entries(filesOf(of, from)).filter(([path]) => /^(?:src|test|scripts)\//.test(path)));
    expect(branchesOf(gitDir).has(branch)).toBe(true);
    expect(code(gitDir, branch)).toEqual(code(night.remote.gitDir, branch));
    expect(wipsOf(gitDir)).toHaveLength(wipsOf(night.remote.gitDir).length);
  });

  it('is judged anew: gates run on what it changed, whatever the cassette says of itself', async () => {
    const { scenario, step } = await replay((text) =>
      text.replaceAll('one: 1st', 'one: 1th').replace("'src/one.txt', 'one: 1th'", "'src/one.txt', 'one: 1st'"),
    );
    await using _ = scenario;
    expect(step.log).toContain('FAIL test/one.test.js: src/one.txt has no line: one: 1st');
  });

  it('ends at the first call that is not in it, and names what differs', async () => {
    const { scenario, step } = await replay((text) => text.replaceAll('"story":"US-002"', '"story":"US-102"'));
    await using _ = scenario;
    expect(step.outputs).toMatchObject({ halt: 'config_error', stories_passed: '1' });
    expect(step.log).toMatch(
      /The cassette does not fit this run: implement of US-002, attempt 1 is not in the cassette of run \S+: story US-002 is not\. It has US-001; US-102; /,
    );
  });

  it.each<[string, (text: string) => string, string]>([
    [
      'leads out of the tree',
      (text) => text.replace('"path":"src/one.txt"', '"path":"../../one.txt"'),
      'leads out of the worktree',
    ],
    ['is of another version', (text) => text.replace('"version":1', '"version":9'), 'is a cassette of version 9'],
  ])('that %s is refused before anything runs', async (_, change, problem) => {
    const { scenario, step } = await replay(change);
    await using _s = scenario;
    expect(step).toMatchObject({ exitCode: 3, outputs: { halt: 'config_error' } });
    expect(step.log).toContain(problem);
  });
});
