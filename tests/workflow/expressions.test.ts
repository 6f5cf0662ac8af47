import { describe, expect, it } from 'vitest';
import { loadActionsLibrary } from '../support/workflow/actions-library.ts';
import { parseWorkflowFile } from '../support/workflow/definition.ts';
import { createEvaluator, entriesOf, type Scope } from '../support/workflow/expressions.ts';

const scope: Scope = {
  contexts: {
    github: { repository: 'acme/widgets', event: { list: [{ id: 1 }, { id: 2 }], text: "it's {0} }} '" } },
    vars: { EMPTY: '', N: '5' },
    matrix: { flag: true, number: 3.5, nothing: null },
  },
  status: { success: true, failure: false, cancelled: false },
};

/** A value as it stands behind `A:` in a job's `env`. */
async function evaluated(value: string): Promise<string | undefined> {
  const library = await loadActionsLibrary();
  const yaml = `on: push\njobs:\n  a:\n    runs-on: x\n    env:\n      A: ${value}\n      B: b\n    steps: [{ run: x }]\n`;
  const parsed = await parseWorkflowFile(library, 'w.yml', yaml);
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('\n'));
  const env = entriesOf(parsed.workflow.jobs[0]?.tokens.get('env')).find(([name]) => name === 'A')?.[1];
  return env && createEvaluator(library).text(env, scope);
}

describe('a value with expressions', () => {
  const values: readonly (readonly [value: string, text: string])[] = [
    ['plain', 'plain'],
    ['7', '7'],
    [`\${{ github.repository }}`, 'acme/widgets'],
    [`a \${{ github.repository }} b`, 'a acme/widgets b'],
    [`"quoted \${{ vars.N }}\\tx"`, 'quoted 5\tx'],
    [`'it''s \${{ vars.N }}, isn''t it'`, "it's 5, isn't it"],
    [`"{ \${{ vars.N }} } {{0}}"`, '{ 5 } {{0}}'],
    [`"\${{ github.event.text }}|\${{ vars.EMPTY }}|"`, "it's {0} }} '||"],
    [`"\${{ 'a ''b'' ''c''' }} \${{ '}}' }}"`, "a 'b' 'c' }}"],
    [`\${{ 'a ''b'' ''c''' }}`, "a 'b' 'c'"],
    [`|\n        echo '\${{ vars.N }}' 'x'\n          deeper \${{ vars.N }}\n`, "echo '5' 'x'\n  deeper 5\n"],
    [`>-\n        folded \${{ vars.N }}\n        on\n`, 'folded 5 on'],
    [`"over\n        two \${{ vars.N }} lines"`, 'over two 5 lines'],
    [`\${{ matrix.flag }}|\${{ matrix.number }}|\${{ matrix.nothing }}|\${{ matrix.absent }}`, 'true|3.5||'],
    [`\${{ join(github.event.list.*.id, '+') }}`, '1+2'],
    [`\${{ fromJSON('[1,{"a":"x"}]')[1].a }}`, 'x'],
    [`\${{ toJSON(vars.N) }}`, '"5"'],
  ];
  it.each(values)('%j', async (value, text) => {
    expect(await evaluated(value)).toBe(text);
  });
});

describe('a list or a mapping', () => {
  it.each([`\${{ github.event.list }}`, `\${{ github.event }}`])('%j is no text', async (value) => {
    await expect(evaluated(value)).rejects.toThrow(/^A (?:sequence|mapping) was not expected$/);
  });
});

describe('a condition', () => {
  const conditions: readonly (readonly [condition: string, holds: boolean])[] = [
    ['always()', true],
    ['failure() || cancelled()', false],
    ["success() && github.repository == 'ACME/Widgets'", true],
    ["contains(github.repository, 'nothing')", false],
    ['vars.N > 4 && vars.N < 6', true],
    ["startsWith(github.event.text, 'it''s')", true],
    ['matrix.nothing', false],
    ['!vars.EMPTY', true],
  ];
  it.each(conditions)('%s', async (condition, holds) => {
    expect(createEvaluator(await loadActionsLibrary()).holds(condition, scope)).toBe(holds);
  });

  it('cannot hash files before there is a workspace', async () => {
    const evaluator = createEvaluator(await loadActionsLibrary());
    expect(() => evaluator.holds("hashFiles('x') != ''", scope)).toThrow(/needs a workspace/);
  });
});
