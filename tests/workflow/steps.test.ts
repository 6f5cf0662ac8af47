import { describe, expect, it } from 'vitest';
import { runtimeToken } from '../support/workflow/action-handler.ts';
import { job, run } from './rig.ts';

describe('run steps', () => {
  it('pass their values on by outputs, environment and path', async () => {
    const result = await run(
      job(
        `
- id: first
  env:
    NAME: \${{ github.repository }}
  run: |
    echo "who=$NAME" >> "$GITHUB_OUTPUT"
    printf 'text<<END\\nline 1\\n  line 2\\nEND\\n' >> "$GITHUB_OUTPUT"
    echo "LATER=yes" >> "$GITHUB_ENV"
    mkdir -p bin && printf '#!/bin/sh\\necho tool' > bin/my-tool && chmod +x bin/my-tool
    echo "$PWD/bin" >> "$GITHUB_PATH"
- id: second
  run: |
    echo "[$LATER] [\${{ env.LATER }}] [\${{ env.JOB }}] [$(my-tool)] [\${{ steps.first.outputs.who }}]"
    echo '\${{ toJSON(steps.first.outputs.text) }}'
`,
        '    env:\n      JOB: j\n',
      ),
    );
    expect(result.conclusion).toBe('success');
    const { log } = result.job('it').step('second');
    expect(log).toContain('[yes] [yes] [j] [tool] [acme/widgets]');
    expect(log).toContain('"line 1\\n  line 2"');
  });

  const shells: readonly (readonly [name: string, step: string, exitCode: number])[] = [
    ['the default shell is bash without pipefail', 'run: false | true', 0],
    ['bash named has pipefail', 'run: false | true\n  shell: bash', 1],
    ['every shell stops at the first failure', 'run: |\n    false\n    true', 1],
    ['sh knows no bash', 'run: test -z "$BASH_VERSION"\n  shell: sh', 0],
    ['any program can be a shell', 'run: hello\n  shell: grep hello {0}', 0],
    ['the working directory is taken from the step', 'run: test "$(pwd)" = /\n  working-directory: /', 0],
  ];
  it.each(shells)('%s', async (_name, step, exitCode) => {
    const result = await run(job(`- id: it\n  ${step}`));
    expect(result.job('it').step('it').exitCode).toBe(exitCode);
    expect(result.conclusion).toBe(exitCode === 0 ? 'success' : 'failure');
  });

  it('take shell and folder from the defaults of the job, then of the workflow', async () => {
    const yaml = `on: push\ndefaults: { run: { shell: sh, working-directory: sub } }\n${job(
      `
- run: mkdir sub
  working-directory: .
- id: it
  run: echo "in $(basename "$PWD"), bash=[$BASH_VERSION]"
`,
      '    defaults: { run: { shell: bash } }\n',
    ).replace('on: push\n', '')}`;
    const result = await run(yaml);
    expect(result.job('it').step('it').log).toMatch(/in sub, bash=\[\d/);
  });

  it('go on after a failure only where the file says so', async () => {
    const result = await run(
      job(`
- { id: soft, run: exit 3, continue-on-error: true }
- { id: hard, run: exit 4 }
- { id: next, run: echo never }
- { id: failed, if: failure(), run: 'echo "\${{ steps.soft.outcome }} \${{ steps.soft.conclusion }} \${{ steps.hard.outcome }}"' }
- { id: always, if: "always() && steps.next.conclusion == 'skipped'", run: 'echo \${{ job.status }}' }
- { id: broken, if: always(), run: 'echo \${{ fromJSON(github.repository) }}' }
`),
    );
    const it = result.job('it');
    const table = it.steps.map(({ id, outcome, conclusion, exitCode }) => [id, outcome, conclusion, exitCode]);
    expect(table).toEqual([
      ['soft', 'failure', 'success', 3],
      ['hard', 'failure', 'failure', 4],
      ['next', 'skipped', 'skipped', undefined],
      ['failed', 'success', 'success', 0],
      ['always', 'success', 'success', 0],
      ['broken', 'failure', 'failure', undefined],
    ]);
    expect(it.step('failed').log).toContain('failure success failure');
    expect(it.step('always').log).toContain('failure');
    expect(it.step('hard').annotations).toEqual([
      { level: 'error', message: 'Process completed with exit code 4.', properties: {} },
    ]);
  });

  it('get the runner variables and no credential', async () => {
    const result = await run(job('- { id: it, run: env }'), { secrets: { DEPLOY_KEY: 'secret-of-the-job' } });
    const env = new Map(
      result
        .job('it')
        .step('it')
        .log.split('\n')
        .map((line) => line.split(/=(.*)/s) as [string, string]),
    );
    expect(
      Object.fromEntries(
        [...env].filter(([name]) => /^(?:CI|GITHUB_(?:ACTIONS|REF|SHA|JOB|EVENT_NAME|ACTION))$/.test(name)),
      ),
    ).toEqual({
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: '0'.repeat(40),
      GITHUB_JOB: 'it',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_ACTION: 'it',
    });
    expect([...env.keys()].filter((name) => name.startsWith('RUNNER_')).toSorted()).toEqual(
      ['ARCH', 'ENVIRONMENT', 'NAME', 'OS', 'TEMP', 'TOOL_CACHE', 'TRACKING_ID', 'WORKSPACE'].map(
        (name) => `RUNNER_${name}`,
      ),
    );
    expect([...env.keys()].filter((name) => /^ACTIONS_|GITHUB_TOKEN/.test(name))).toEqual([]);
  });

  it('hash files like a file list', async () => {
    const result = await run(
      job(`
- run: mkdir a && echo 1 > a/x.lock && echo 2 > y.txt
- id: it
  run: echo "\${{ hashFiles('**/*.lock') }} [\${{ hashFiles('nothing') }}]"
`),
    );
    expect(result.job('it').step('it').log).toMatch(/^[0-9a-f]{64} \[\]$/m);
  });
});

describe('JavaScript actions', () => {
  it('get declared inputs with evaluated defaults, and undeclared ones with a warning', async () => {
    const result = await run(
      job(`
- id: it
  uses: test/probe@v1
  with:
    Some Thing: \${{ github.event_name }}
`),
    );
    const step = result.job('it').step('it');
    expect(JSON.parse(step.outputs['inputs'] ?? '')).toEqual({
      INPUT_GREETING: 'from acme/widgets',
      INPUT_EMPTY: '',
      INPUT_CODE: '0',
      INPUT_PRINT: '',
      INPUT_SOME_THING: 'push',
    });
    expect(step.annotations.map(({ level, message }) => [level, message])).toEqual([
      ['warning', "Unexpected input(s) 'Some Thing', valid inputs are ['greeting', 'empty', 'code', 'print']"],
    ]);
  });

  it('get the runtime token, and an identity token only with the permission', async () => {
    const yaml = (permissions: string): string =>
      job('- { id: it, uses: test/probe@v1 }', `    permissions: ${permissions}\n`);
    const names = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
    const seen: Record<string, unknown> = {};
    for (const permissions of ['{ contents: read }', '{ id-token: write }']) {
      const result = await run(yaml(permissions));
      const env = JSON.parse(result.job('it').step('it').outputs['env'] ?? '') as Record<string, string>;
      seen[permissions] = names.map((name) => env[name]);
      expect(env['GITHUB_ACTION_REPOSITORY']).toBe('test/probe');
      expect(env['GITHUB_ACTION_REF']).toBe('v1');
    }
    expect(seen).toEqual({
      '{ contents: read }': [runtimeToken, undefined],
      '{ id-token: write }': [runtimeToken, runtimeToken],
    });
  });

  it('run their post steps last in first out, after a failure too, with their state and environment', async () => {
    const result = await run(
      job(`
- { id: one, uses: test/probe@v1, env: { MARK: first } }
- { id: two, uses: test/probe@v1, with: { code: 7 } }
- { id: three, uses: test/probe@v1 }
- { id: four, if: always(), uses: test/probe@v1 }
`),
    );
    const it = result.job('it');
    expect(it.steps.map(({ name, stage, conclusion }) => `${stage} ${name}: ${conclusion}`)).toEqual([
      'main Run test/probe@v1: success',
      'main Run test/probe@v1: failure',
      'main Run test/probe@v1: skipped',
      'main Run test/probe@v1: success',
      'post Post Run test/probe@v1: success',
      'post Post Run test/probe@v1: success',
      'post Post Run test/probe@v1: success',
    ]);
    const posts = it.steps.filter(({ stage }) => stage === 'post');
    expect(posts.map(({ id, summary }) => [id, summary])).toEqual([
      ['four', 'post of four\n'],
      ['two', 'post of two\n'],
      ['one', 'post of one\n'],
    ]);
    expect(posts.at(-1)?.log).toContain('MARK=first');
    expect(result.conclusion).toBe('failure');
  });

  it('can stand in the workspace', async () => {
    const result = await run(
      job(`
- run: |
    mkdir local
    printf 'name: l\\ndescription: d\\nruns: { using: node24, main: m.js }\\n' > local/action.yml
    echo 'console.log("from the workspace")' > local/m.js
- { id: it, uses: ./local }
`),
    );
    expect(result.job('it').step('it').log).toContain('from the workspace');
  });

  const broken: readonly (readonly [what: string, steps: string, message: RegExp])[] = [
    ['an unknown action', '- uses: nobody/nothing@v1', /Unable to resolve action 'nobody\/nothing@v1'/],
    ['a container step', '- uses: docker://alpine', /Unable to resolve action 'docker:\/\/alpine'/],
  ];
  it.each(broken)('%s fails the job before its first step', async (_what, steps, message) => {
    const result = await run(job(`- run: echo first\n${steps}`));
    expect(result.conclusion).toBe('failure');
    expect(result.job('it').steps).toEqual([]);
    expect(result.job('it').annotations[0]?.message).toMatch(message);
  });
});
