import { describe, expect, it } from 'vitest';
import type { StepResult } from '../support/workflow/results.ts';
import { job, run } from './rig.ts';

/** A step of a bash script. */
async function step(script: string): Promise<StepResult> {
  const indented = script.trim().replaceAll(/^/gm, '    ');
  // A child that holds the output may take as long as a busy machine takes.
  const result = await run(job(`- id: it\n  run: |\n${indented}`), { times: { drainMs: 60_000 } });
  return result.job('it').step('it');
}

/** What the step itself printed. */
function printed({ log }: StepResult): readonly string[] {
  return log.split('##[endgroup]\n')[1]?.split('\n') ?? [];
}

describe('what a process prints', () => {
  const commands: readonly (readonly [what: string, script: string])[] = [
    ['on standard output', 'echo "::set-output name=x::v"'],
    ['on standard error', 'echo "::set-output name=x::v" >&2'],
    ['in any case', 'echo "::Set-OUTPUT NAME=x::v"'],
    ['after a no-break space', "printf '\\302\\240::set-output name=x::v\\n'"],
    ['after a bare carriage return', "printf '50%%\\r::set-output name=x::v\\n'"],
    ['anywhere in a line, the old way', 'echo "noise ##[set-output name=x]v"'],
    ['without a line end', "printf '::set-output name=x::v'"],
    [
      'in pieces',
      "printf '::set-out'; sleep 0.05; printf 'put name=x:'; sleep 0.05; printf ':v\\r'; sleep 0.05; printf '\\n'",
    ],
    ['from a child that holds the output', '(sleep 0.1; echo "::set-output name=x::v") & true'],
  ];
  it.each(commands)('is a command %s', async (_what, script) => {
    expect((await step(script)).outputs).toEqual({ x: 'v' });
  });

  it('is cut into lines at every kind of line end, also between two chunks', async () => {
    const result = await step(
      "printf 'a\\r\\nb\\rc\\n\\nd\\r'; sleep 0.05; printf '\\ne\\303'; sleep 0.05; printf '\\274'",
    );
    expect(printed(result)).toEqual(['a', 'b', 'c', '', 'd', 'eü']);
  });

  it('can fail a step that exits with 0', async () => {
    const result = await step('echo "::set-env name=A::1"\nexit 0');
    expect([result.exitCode, result.conclusion]).toEqual([0, 'failure']);
    expect(result.annotations.map(({ message }) => message)[0]).toBe(
      "Unable to process command '::set-env name=A::1' successfully.",
    );
  });

  it('can fail a step by its files too', async () => {
    const result = await step('echo "a=1" >> "$GITHUB_OUTPUT"\necho "broken" >> "$GITHUB_OUTPUT"');
    expect([result.exitCode, result.conclusion, result.outputs]).toEqual([0, 'failure', { a: '1' }]);
  });

  it('is masked in every later step, in summaries and in annotations', async () => {
    const result = await run(
      job(`
- run: echo "::add-mask::found-at-run-time"
- id: it
  run: |
    echo "it is found-at-run-time"
    echo "::error::found-at-run-time"
    echo "# found-at-run-time" >> "$GITHUB_STEP_SUMMARY"
`),
    );
    const { log, summary, annotations } = result.job('it').step('it');
    expect(JSON.stringify([log, summary, annotations])).not.toContain('found-at-run-time');
    expect([summary, annotations[0]?.message]).toEqual(['# ***\n', '***']);
  });

  it('is stopped on both outputs by one token, for this step only', async () => {
    const result = await run(
      job(`
- id: stopped
  run: |
    echo "::stop-commands::tok"
    sleep 0.1
    echo "::set-output name=x::v" >&2
- { id: next, run: 'echo "::set-output name=y::w"' }
`),
    );
    expect([result.job('it').step('stopped').outputs, result.job('it').step('next').outputs]).toEqual([{}, { y: 'w' }]);
  });
});
