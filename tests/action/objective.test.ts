import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { stage } from './stage.ts';

/** Criteria that three lines of a file satisfy, and that say what is missing. */
const criteria =
  'test "$(wc -l < src/a.txt)" -eq 3 || { echo "there are $(wc -l < src/a.txt) of 3 lines" >&2; exit 1; }';
const objective = 'Give src/a.txt three lines';
/** One line more on each attempt. */
const grows = 'echo more >> src/a.txt; echo \'{"status": "PASS", "error_log": ""}\'';
const given = { objective, criteria };
const feature = /^ralph\/give-src-a-txt-three-lines-[0-9a-f]{6}$/;

describe('one objective', () => {
  test('is reached without a prd.json, squashed into one commit on a branch of its own', async () => {
    await using at = await stage(grows, { 'prd.json': undefined, '.ralph/config.yaml': 'max_iterations: 10\n' });
    const end = await at.run({ ...given, test_command: '' });
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready', detail: 'the objective is reached' } });
    expect(end.outputs).toMatchObject({ iterations: '2', stories_passed: '1', stories_total: '1' });
    const branch = end.outputs.branch_name;
    expect(branch).toMatch(feature);
    const kept = at.box.path('kept');
    at.box.git(at.box.root, 'clone', '-q', '--mirror', `file://${at.remote.gitDir}`, kept);
    const git = (...args: string[]): string => at.box.git(kept, ...args);
    expect(git('rev-list', '--count', `main..${branch}`)).toBe('1');
    expect(git('log', '-1', '--format=%s', branch)).toMatch(
      /^feat: \[objective-[0-9a-f]{6}\] - Give src\/a.txt three lines$/,
    );
    expect(git('diff', '--name-only', 'main', branch)).toBe('src/a.txt');
    const state = `refs/ralph/${branch.slice('ralph/'.length)}/state`;
    const ledger = git('show', `${state}:LEDGER.md`);
    expect(ledger).toMatch(/\| Task \| iteration_count \|[\s\S]*Give src\/a\.txt three lines \| 2 \| passed \|/);
    expect(at.summaries.join()).toContain('## Ralph: Objective reached · 2/10 iterations');
    expect(at.summaries.join()).not.toMatch(/stories passed|every story/);
  });

  test('gives the executor the criteria, and the last error back verbatim', async () => {
    await using at = await stage(grows, { 'prd.json': undefined });
    await at.run({ ...given, test_command: '' });
    const [first = '', second = ''] = at.prompts();
    expect(first).toMatch(/^# Objective\n/);
    expect(first).toContain(`Give src/a.txt three lines`);
    expect(first).toContain('- criteria: `test "$(wc -l < src/a.txt)" -eq 3');
    expect(first).toContain('\n## Last error (verbatim)\nFirst attempt\n');
    expect(second).toContain('\nthere are 2 of 3 lines\n');
    expect(at.prompts()).toHaveLength(2);
  });

  test('is not reached by what the agent reports', async () => {
    await using at = await stage(`echo x > src/b.txt; echo '{"status": "PASS", "error_log": ""}'`, {
      'prd.json': undefined,
    });
    const end = await at.run({ ...given, test_command: '', max_iterations: '3' });
    expect(end).toMatchObject({ exitCode: 1, halt: { kind: 'some_failed', detail: 'the objective is not reached' } });
    expect(at.prompts()).toHaveLength(3);
    expect(JSON.parse(end.outputs.wip_branches)).toEqual([
      expect.stringMatching(/^wip\/ralph-fail-objective-[0-9a-f]{6}-/),
    ]);
  });

  test('has its criteria beside the configured gates', async () => {
    await using at = await stage(`echo more >> src/a.txt`, { 'prd.json': undefined });
    const end = await at.run({ ...given, test_command: 'unit: test ! -e src/b.txt' });
    expect(end.halt.kind).toBe('ready');
    expect(at.prompts()[0]).toContain('- unit: `test ! -e src/b.txt`');
    await using other = await stage(`printf '1\\n2\\n3\\n' > src/a.txt; echo > src/b.txt`, { 'prd.json': undefined });
    const red = await other.run({ ...given, test_command: 'unit: test ! -e src/b.txt', max_attempts: '1' });
    expect(red.halt.kind).toBe('some_failed');
  });

  test('that was cut short goes on where it stopped, and another objective does not', async () => {
    const cancel = new AbortController();
    await using at = await stage(grows, { 'prd.json': undefined });
    const started = at.box.path('started');
    at.script('cut.sh', `mkdir -p '${at.box.path('prompts')}'; cat > /dev/null; touch '${started}'; sleep 60`);
    const cutting = at.run(
      { ...given, test_command: '', agent_command: at.box.path('cut.sh') },
      { cancel: cancel.signal },
    );
    while (!existsSync(started)) await pause(20);
    cancel.abort('SIGINT');
    expect((await cutting).halt.kind).toBe('interrupted');
    const other = await at.run({ objective: 'Give src/a.txt 3 lines', criteria, test_command: '' });
    expect(other.halt.kind).toBe('ready');
    expect(at.said.join('\n')).not.toContain('Resumed run');
    const again = await at.run({ ...given, test_command: '' });
    expect(again.halt.kind).toBe('ready');
    expect(at.said.join('\n')).toContain('Resumed run');
  });

  test('leaves prd.json of the repository alone, whatever an agent marks in it', async () => {
    await using at = await stage(`${grows}; sed -i s/false/true/ prd.json`);
    const end = await at.run({ ...given, test_command: '' });
    expect(end.halt.kind).toBe('ready');
    const kept = at.box.path('kept');
    at.box.git(at.box.root, 'clone', '-q', '--mirror', `file://${at.remote.gitDir}`, kept);
    expect(at.box.git(kept, 'diff', '--name-only', 'main', end.outputs.branch_name)).toBe('src/a.txt');
  });

  test('beside a configured gate of that name is refused', async () => {
    await using at = await stage(grows, { 'prd.json': undefined });
    const end = await at.run({ ...given, test_command: 'criteria: npm test' });
    expect(end).toMatchObject({ exitCode: 3, reasons: [expect.stringContaining('has the name "criteria"')] });
    expect(at.prompts()).toEqual([]);
  });

  test('is shown by a dry run', async () => {
    await using at = await stage(grows, { 'prd.json': undefined });
    await at.run({ ...given, test_command: '', dry_run: 'true' });
    expect(at.said).toContain('info Objective: Give src/a.txt three lines');
    expect(at.said).toContain('info # Objective');
    expect(at.prompts()).toEqual([]);
  });
});

describe('criteria without an objective', () => {
  test('have no effect, and that is said', async () => {
    await using at = await stage('echo 2 > src/a.txt; echo "test" > test/b.test.js');
    await at.run({ criteria: 'exit 1' });
    expect(at.said).toContain('notice criteria has no effect without an objective: the stories have their checks.');
  });
});
