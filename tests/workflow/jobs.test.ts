import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createConcurrencyGroups } from '../support/workflow/concurrency.ts';
import type { WorkflowEvent } from '../support/workflow/event.ts';
import type { LogLine } from '../support/workflow/options.ts';
import type { Permissions } from '../support/workflow/permissions.ts';
import type { WorkflowRun } from '../support/workflow/results.ts';
import { job, run, temporaryFolder } from './rig.ts';

function conclusions(result: WorkflowRun): Record<string, string> {
  return Object.fromEntries(result.jobs.map(({ name, conclusion }) => [name, conclusion]));
}

/** Jobs in short: `name: needs | if | script`. */
function chain(lines: string): string {
  const jobs = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', needs = '', condition = '', script = ''] = line.split('|').map((part) => part.trim());
      const head = `  ${name}:\n    runs-on: x\n    needs: [${needs}]\n${condition ? `    if: ${condition}\n` : ''}`;
      return `${head}    steps: [{ run: '${script || 'true'}' }]\n`;
    });
  return `on: push\njobs:\n${jobs.join('')}`;
}

describe('jobs', () => {
  it('pass outputs on, each on a machine of its own', async () => {
    const result = await run(`
on: push
env: { LEVEL: workflow, ONLY: w }
jobs:
  plan:
    runs-on: x
    env: { LEVEL: job }
    outputs:
      stories: \${{ steps.list.outputs.stories }}
      empty: \${{ steps.list.outputs.nothing }}
    steps:
      - id: list
        run: |
          echo "$LEVEL $ONLY" > left-behind
          cat left-behind
          echo 'stories=["US-1","US-2"]' >> "$GITHUB_OUTPUT"
  work:
    needs: plan
    runs-on: x
    strategy:
      matrix:
        story: \${{ fromJSON(needs.plan.outputs.stories) }}
    outputs:
      last: \${{ matrix.story }}
    steps:
      - id: it
        run: echo "\${{ matrix.story }} \${{ strategy.job-index }}/\${{ strategy.job-total }}"; test ! -e left-behind
  collect:
    needs: [plan, work]
    runs-on: x
    steps:
      - { id: it, run: 'echo "\${{ needs.work.result }} \${{ needs.work.outputs.last }} \${{ toJSON(needs.plan.outputs) }}"' }
`);
    expect(conclusions(result)).toEqual({
      plan: 'success',
      'work (US-1)': 'success',
      'work (US-2)': 'success',
      collect: 'success',
    });
    expect(result.job('plan').outputs).toEqual({ stories: '["US-1","US-2"]' });
    expect(result.job('plan').step('list').log).toContain('job w');
    expect(result.job('work', { story: 'US-2' }).step('it').log).toContain('US-2 1/2');
    expect(result.job('collect').step('it').log).toContain('success US-2');
  });

  const chains: readonly (readonly [what: string, lines: string, expected: Record<string, string>])[] = [
    [
      'a failure skips what follows, except what asks for it',
      'a|||false\nb|a\nc|b\nd|a|always()\ne|a|failure()\nf|c|failure()\ng|a|"!cancelled()"',
      { a: 'failure', b: 'skipped', c: 'skipped', d: 'success', e: 'success', f: 'success', g: 'success' },
    ],
    [
      'a skipped job skips what follows, however far away',
      'a||false\nb|a|always()\nc|b\nd|b|always()',
      { a: 'skipped', b: 'success', c: 'skipped', d: 'success' },
    ],
    [
      'conditions see the results of what they need',
      "a|||false\nb|a|always() && needs.a.result == 'failure'\nc|a|always() && needs.a.result == 'success'",
      { a: 'failure', b: 'success', c: 'skipped' },
    ],
  ];
  it.each(chains)('%s', async (_what, lines, expected) => {
    expect(conclusions(await run(chain(lines)))).toEqual(expected);
  });

  it('may fail without failing the run', async () => {
    const result = await run(job('- run: exit 1', '    continue-on-error: true\n'));
    expect([result.conclusion, result.job('it').conclusion]).toEqual(['success', 'failure']);
  });

  it('drop outputs that hold a secret, and keep the others', async () => {
    const yaml = job(
      `
- id: it
  run: |
    echo "key=\${{ secrets.KEY }}" >> "$GITHUB_OUTPUT"
    echo "encoded=$(printf 'user:%s' '\${{ secrets.KEY }}' | base64)" >> "$GITHUB_OUTPUT"
    echo "fine=1" >> "$GITHUB_OUTPUT"
    echo "the key is \${{ secrets.KEY }}"
`,
      '    outputs:\n' +
        ['key', 'encoded', 'fine'].map((name) => `      ${name}: \${{ steps.it.outputs.${name} }}\n`).join(''),
    );
    const result = await run(yaml, { secrets: { KEY: 'abcdefghijkl' } });
    const it = result.job('it');
    expect(it.outputs).toEqual({ fine: '1' });
    expect(it.annotations.map(({ message }) => message)).toEqual([
      "Skip output 'key' since it may contain secret.",
      "Skip output 'encoded' since it may contain secret.",
    ]);
    expect(it.step('it').log).toContain('the key is ***');
    expect(it.step('it').log).not.toContain('abcdefghijkl');
  });

  it('lose outputs of more than a megabyte', async () => {
    const result = await run(
      job(
        '- { id: it, run: \'printf "big=%s\\n" "$(head -c 1048577 /dev/zero | tr "\\\\0" x)" >> "$GITHUB_OUTPUT"\' }',
        `    outputs: { big: "\${{ steps.it.outputs.big }}" }\n`,
      ),
    );
    expect(result.job('it').step('it').outputs['big']).toHaveLength(1_048_577);
    expect(result.job('it').outputs).toEqual({});
    expect(result.job('it').annotations[0]?.message).toMatch(/have 1048577 bytes/);
  });

  it('get a token with the permissions that the file gives', async () => {
    const yaml = (workflow: string, own: string): string =>
      `on: push\n${workflow}jobs:\n  it:\n    runs-on: x\n${own}    steps: [{ id: it, run: 'test "\${{ github.token }}" = token-it && test "$T" = token-it', env: { T: "\${{ secrets.GITHUB_TOKEN }}" } }]\n`;
    const table: readonly (readonly [workflow: string, own: string, expected: Permissions])[] = [
      ['', '', { contents: 'read', metadata: 'read', packages: 'read' }],
      ['permissions: {}\n', '', { metadata: 'read' }],
      ['permissions: { contents: write }\n', '', { contents: 'write', metadata: 'read' }],
      [
        'permissions: { contents: write }\n',
        '    permissions: { issues: write }\n',
        { issues: 'write', metadata: 'read' },
      ],
      ['permissions: { contents: none }\n', '', { metadata: 'read' }],
    ];
    for (const [workflow, own, expected] of table) {
      const asked: Permissions[] = [];
      const result = await run(yaml(workflow, own), {
        token: (permissions, id) => {
          asked.push(permissions);
          return `token-${id}`;
        },
      });
      expect([result.conclusion, asked, result.job('it').permissions]).toEqual(['success', [expected], expected]);
    }
    const all = await run(yaml('permissions: write-all\n', ''), { token: () => 'token-it' });
    expect(all.job('it').permissions).toMatchObject({
      contents: 'write',
      'pull-requests': 'write',
      'id-token': 'write',
    });
  });
});

describe('a matrix', () => {
  const yaml = (strategy: string): string =>
    job(
      `
- run: \${{ matrix.run }}
- { if: always(), run: 'true' }
`,
      `    strategy:\n${strategy}      matrix: { run: ["until [ -e $DONE ]; do sleep 0.05; done; exit 1", "touch $DONE; sleep 20", "true"] }\n`,
    );

  it('stops the others when one fails', async () => {
    const result = await run(yaml(''), { env: { DONE: join(temporaryFolder(), 'done') }, runners: 2 });
    expect(result.jobs.map(({ conclusion }) => conclusion)).toEqual(['failure', 'cancelled', 'cancelled']);
    expect(result.jobs[1]?.steps.map(({ conclusion }) => conclusion)).toEqual(['cancelled', 'success']);
    expect(result.jobs[2]?.steps).toEqual([]);
  });

  it('lets the others go on with fail-fast: false', async () => {
    const result = await run(
      job(
        `- run: exit \${{ matrix.code }}`,
        '    strategy: { fail-fast: false, max-parallel: 1, matrix: { code: [1, 0, 2] } }\n',
      ),
    );
    expect(result.jobs.map(({ conclusion }) => conclusion)).toEqual(['failure', 'success', 'failure']);
  });

  it('runs as many at once as max-parallel says', async () => {
    const lines: LogLine[] = [];
    const result = await run(
      job(
        '- run: echo "start"; sleep 0.1; echo "end"',
        '    strategy: { max-parallel: 1, matrix: { n: [1, 2, 3] } }\n',
      ),
      { runners: 3, onLine: (line) => lines.push(line) },
    );
    expect(result.conclusion).toBe('success');
    const marks = lines.filter(({ text }) => /^(?:start|end)$/.test(text)).map((line) => line.text);
    expect(marks).toEqual(['start', 'end', 'start', 'end', 'start', 'end']);
  });

  it('without values fails its job', async () => {
    const result = await run(job('- run: "true"', `    strategy: { matrix: { n: "\${{ fromJSON('[]') }}" } }\n`));
    expect([result.conclusion, result.job('it').log]).toEqual([
      'failure',
      "Matrix vector 'n' does not contain any values",
    ]);
  });
});

describe('what starts a workflow', () => {
  const payload = { repository: { default_branch: 'main' } };
  const on: readonly (readonly [on: string, event: WorkflowEvent, isStarted: boolean])[] = [
    ['[push]', { name: 'push', payload: { ref: 'refs/heads/x' } }, true],
    ['push', { name: 'schedule', payload }, false],
    ['{ schedule: [{ cron: "0 2 * * *" }] }', { name: 'schedule', payload }, true],
    [
      '{ issue_comment: { types: [created] } }',
      { name: 'issue_comment', payload: { ...payload, action: 'created' } },
      true,
    ],
    [
      '{ issue_comment: { types: [created] } }',
      { name: 'issue_comment', payload: { ...payload, action: 'edited' } },
      false,
    ],
    [
      '{ push: { branches: ["release/**", "!release/old"] } }',
      { name: 'push', payload: { ref: 'refs/heads/release/a/b' } },
      true,
    ],
    [
      '{ push: { branches: ["release/**", "!release/old"] } }',
      { name: 'push', payload: { ref: 'refs/heads/release/old' } },
      false,
    ],
    ['{ push: { branches-ignore: ["ralph/**"] } }', { name: 'push', payload: { ref: 'refs/heads/ralph/x' } }, false],
    ['{ push: { tags: ["v*"] } }', { name: 'push', payload: { ref: 'refs/heads/main' } }, false],
    ['{ push: { tags: ["v*"] } }', { name: 'push', payload: { ref: 'refs/tags/v1' } }, true],
    [
      '{ pull_request: { branches: [main] } }',
      { name: 'pull_request', payload: { number: 7, pull_request: { base: { ref: 'main' } } } },
      true,
    ],
    [
      '{ pull_request: { branches: [main] } }',
      { name: 'pull_request', payload: { number: 7, pull_request: { base: { ref: 'dev' } } } },
      false,
    ],
  ];
  it.each(on)('on: %s with %j', async (text, event, isStarted) => {
    const result = await run(job('- run: "true"').replace('on: push', `on: ${text}`), { event });
    expect(result.conclusion).toBe(isStarted ? 'success' : 'not-triggered');
  });

  it('is told by its ref, commit and inputs', async () => {
    const sha = 'a'.repeat(40);
    const show = `- { id: it, run: 'echo "$GITHUB_REF $GITHUB_SHA $GITHUB_HEAD_REF>$GITHUB_BASE_REF \${{ toJSON(inputs.dry) }} \${{ inputs.max }}"' }`;
    const inputs = 'inputs: { dry: { type: boolean, default: false }, max: { default: "5" } }';
    const yaml = job(show).replace(
      'on: push',
      `on: { pull_request: , issue_comment: , workflow_dispatch: { ${inputs} } }`,
    );
    const table: readonly (readonly [event: WorkflowEvent, line: string])[] = [
      [{ name: 'issue_comment', payload, sha }, `refs/heads/main ${sha} > null `],
      [
        {
          name: 'pull_request',
          payload: { number: 7, pull_request: { merge_commit_sha: sha, head: { ref: 'h' }, base: { ref: 'b' } } },
        },
        `refs/pull/7/merge ${sha} h>b null `,
      ],
      [
        { name: 'workflow_dispatch', payload: { ref: 'refs/heads/x', inputs: { dry: 'true' } } },
        `refs/heads/x ${'0'.repeat(40)} > true 5`,
      ],
    ];
    for (const [event, line] of table) {
      const result = await run(yaml, { event });
      expect(result.job('it').step('it').log.split('\n')).toContain(line);
    }
  });

  it('is refused with line and reason when the file is wrong', async () => {
    const table: readonly (readonly [yaml: string, message: RegExp])[] = [
      ['on: push\njobs:\n  a:\n    runs-on: x\n    stepz: []\n', /Unexpected value 'stepz'/],
      [
        'on: push\njobs:\n  a: { runs-on: x, steps: [{ run: x }] }\n  b: { runs-on: x, needs: c, steps: [{ run: x }] }\n',
        /'c'/,
      ],
      [`on: push\njobs:\n  a:\n    runs-on: x\n    steps: [{ run: "\${{ nothing.x }}" }]\n`, /nothing/],
      ['on: push\njobs:\n  a:\n    runs-on: x\n    needs: a\n    steps: [{ run: x }]\n', /./],
    ];
    for (const [yaml, message] of table) {
      const result = await run(yaml);
      expect([result.conclusion, result.jobs]).toEqual(['startup-failure', []]);
      expect(result.problems[0]?.message).toMatch(message);
    }
  });
});

describe('a concurrency group', () => {
  const yaml = (rest = ''): string =>
    `on: push\nconcurrency: { group: "g-\${{ github.ref }}"${rest} }\njobs: { it: { runs-on: x, steps: [{ run: "echo begun; until [ -e $GATE ]; do sleep 0.05; done" }] } }\n`;

  async function three(text: string): Promise<readonly string[]> {
    const concurrency = createConcurrencyGroups();
    const gate = join(temporaryFolder(), 'gate');
    const begun = Promise.withResolvers<void>();
    const options = { concurrency, env: { GATE: gate } };
    const first = run(text, { ...options, onLine: ({ text: line }) => line === 'begun' && begun.resolve() });
    await begun.promise;
    const second = run(text, options);
    await new Promise((resolve) => setImmediate(resolve));
    const third = run(text, options);
    const open = run(job(`- run: sleep 0.3; touch ${gate}`));
    const results = await Promise.all([first, second, third]);
    await open;
    return results.map(({ conclusion }) => conclusion);
  }

  it('runs one and keeps the newest waiting', async () => {
    expect(await three(yaml())).toEqual(['success', 'cancelled', 'success']);
  });

  it('cancels the one that runs when told so', async () => {
    expect(await three(yaml(', cancel-in-progress: true'))).toEqual(['cancelled', 'cancelled', 'success']);
  });

  it('works for single jobs too', async () => {
    const lines: string[] = [];
    const one = (id: string): string =>
      `  ${id}: { runs-on: x, concurrency: same, steps: [{ run: "echo start; sleep 0.1; echo end" }] }\n`;
    const result = await run(`on: push\njobs:\n${one('a')}${one('b')}`, { onLine: ({ text }) => lines.push(text) });
    expect(result.conclusion).toBe('success');
    expect(lines.filter((line) => /^(?:start|end)$/.test(line))).toEqual(['start', 'end', 'start', 'end']);
  });
});
