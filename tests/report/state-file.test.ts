import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { stateFile } from '../../src/report/state-file.ts';
import { finding, judgedAs, met, reviewed } from '../support/sample-reviews.ts';
import { failing, passing, type SampleAttempt, sampleRun } from '../support/sample-run.ts';

function fileOf(tries: readonly SampleAttempt[], id = 'auth-feature'): string {
  return stateFile(sampleRun({ stories: [{ id, status: 'running', tries }], current: 0 }), id);
}

function frontmatterOf(text: string): Record<string, unknown> {
  return parse(text.split('---\n')[1] ?? '') as Record<string, unknown>;
}

const numbered = (count: number) => Array.from({ length: count }, (_each, index) => `line ${index + 1}`);

describe('stateFile', () => {
  it('names what the last attempt made and git ignores, below its output', () => {
    const ignored = { paths: ['src/api.gen.ts', 'a`b\nc'], count: 22 };
    const text = fileOf([
      failing(['first'], { ignored: { paths: ['earlier.bin'], count: 1 } }),
      failing(['red'], { ignored }),
    ]);
    const told =
      'Attempt 2 left these, but git ignores them, so no check saw them:\n```\nsrc/api.gen.ts\na`b c\n[... and 20 more ...]\n```\n';
    expect(text).toContain(`\`\`\`\nfirst\n\`\`\`\n\n${told}\n## Attempt History`);
    expect(text).not.toContain('earlier.bin');
  });

  it('has the fields and sections of the document', () => {
    const red = ['FAIL src/auth.test.ts', '  ✕ should reject expired token', '    Expected: 401, Received: 200'];
    const text = fileOf([
      failing(['first error']),
      failing(['first error']),
      failing(red, { fingerprint: 'c4d5e6f7', tier: 'shift', changed: ['src/auth.ts', 'tests/auth.test.ts'] }),
    ]);
    expect(text).toBe(`---
task_id: auth-feature
iteration: 3
max_iterations: 5
last_gate: tests
exit_code: 1
error_hash: c4d5e6f7
timestamp: 2026-01-21T10:36:49Z
stuck_count: 0
strategy_shifts: 1
files_modified:
  - src/auth.ts
  - tests/auth.test.ts
---

## Spec Reviewer Output (verbatim)
\`\`\`
not reviewed
\`\`\`

## Test Output (verbatim)
\`\`\`
FAIL src/auth.test.ts
  ✕ should reject expired token
    Expected: 401, Received: 200
\`\`\`

### Attempt 2
\`\`\`
first error
\`\`\`

### Attempt 1
\`\`\`
first error
\`\`\`

## Attempt History
| # | Gate | Error Hash | Strategy Shift |
|---|------|------------|----------------|
| 1 | tests | a3f2b7c1 | no |
| 2 | tests | a3f2b7c1 | no |
| 3 | tests | c4d5e6f7 | yes |
`);
  });

  it('counts the same error in a row', () => {
    const tries = [failing(['other'], { fingerprint: 'b1b1b1b1' }), failing(['x']), failing(['x']), failing(['x'])];
    expect(frontmatterOf(fileOf(tries))['stuck_count']).toBe(3);
    expect(frontmatterOf(fileOf(tries.slice(0, 2)))['stuck_count']).toBe(0);
    expect(frontmatterOf(fileOf([...tries, passing]))['stuck_count']).toBe(0);
  });

  it('keeps verbatim output of the last 3 attempts and the history of all', () => {
    const text = fileOf([1, 2, 3, 4, 5].map((attempt) => failing([`output of ${attempt}`])));
    expect(text.match(/output of \d/g)).toEqual(['output of 5', 'output of 4', 'output of 3']);
    expect(text.match(/^\| \d \|/gm)).toHaveLength(5);
  });

  it.each([
    [100, 100, undefined],
    [101, 101, '[... 1 lines truncated ...]'],
    [250, 101, '[... 150 lines truncated ...]'],
  ])('%i lines become %i', (given, kept, note) => {
    const text = fileOf([failing(numbered(given))]);
    const lines = text.split('## Test Output (verbatim)\n```\n')[1]?.split('\n```')[0]?.split('\n') ?? [];
    expect(lines).toHaveLength(kept);
    expect(lines[0]).toBe('line 1');
    expect(lines.at(-1)).toBe(`line ${given}`);
    expect(lines[20]).toBe(note ?? 'line 21');
  });

  it.each([
    ['timeout', 124, { gate: 'test', check: 'unit', verdict: 'timeout', reason: 'killed after 10m', lines: ['…'] }],
    ['a gate without exit code', 1, { gate: 'integrity', verdict: 'fail', reason: '1 cheat' }],
    ['exit code 3', 3, { gate: 'implement', verdict: 'fail', reason: 'exit code 3', exitCode: 3 }],
  ] as const)('exit_code of %s is %i', (_name, exitCode, gate) => {
    const text = fileOf([{ gates: [gate] }]);
    expect(frontmatterOf(text)['exit_code']).toBe(exitCode);
    expect(text).toContain(`] ${gate.verdict}: ${gate.reason}`);
  });

  it('tells what the integrity gate found, since no test ran', () => {
    const findings = [
      {
        class: 'cheat' as const,
        rule: 'test-deleted',
        path: 'test/a.test.js',
        message: 'deleted 4 tests: the attempt failed.',
      },
    ];
    const text = fileOf([{ gates: [{ gate: 'integrity', verdict: 'fail', reason: '1 cheat' }], findings }]);
    expect(text).toContain('```\n[integrity] fail: 1 cheat\ntest/a.test.js: deleted 4 tests: the attempt failed.\n```');
  });

  const unmet = {
    criteria: [...met('src/auth.ts:9'), judgedAs('c2', 'unmet', 'nothing resets a password', 'src/auth.ts:24')],
    missing: ['password reset flow (spec line 24)'],
    extra: ['added --json flag (not requested)'],
  };

  it('keeps what the spec reviewer said word for word, beside the tests that passed before it', () => {
    const text = fileOf([failing(['✕ first']), reviewed({ spec: [unmet] })]);
    expect(text).toContain(`## Spec Reviewer Output (verbatim)
\`\`\`
[spec] fail: c2 unmet; 1 missing; 1 extra
c1 met: (src/auth.ts:9)
c2 unmet: nothing resets a password (src/auth.ts:24)
Missing: password reset flow (spec line 24)
Extra: added --json flag (not requested)
\`\`\`
`);
    expect(text).toContain('## Test Output (verbatim)\n```\n[test (unit)] pass: pass, exit code 0');
    expect(text).toContain('| 2 | spec | 5bec0002 | no |');
    expect(frontmatterOf(text)).toMatchObject({ last_gate: 'spec-review', exit_code: 1, error_hash: '5bec0002' });
  });

  it('a quality review is told only where it ended the attempt', () => {
    const warned = reviewed({
      spec: [{ criteria: met('a.ts:1') }],
      quality: { findings: [finding('warn', 'a.ts:2', 'odd')] },
    });
    expect(fileOf([warned])).not.toContain('odd');
    const late = { gate: 'quality', verdict: 'timeout', reason: 'killed after 3m', lines: ['half an answer'] } as const;
    const section = fileOf([{ gates: [{ gate: 'test', check: 'unit' }, { gate: 'spec' }, late] }]).split(
      '## Test Output',
    )[0];
    expect(section).toContain('[quality] timeout: killed after 3m\nhalf an answer');
  });

  it('"not run" where a reviewer is configured and an earlier gate stood in the way', () => {
    const run = sampleRun({ plan: { reviewAgent: 'claude' }, stories: [{ id: 'A', tries: [failing(['x'])] }] });
    expect(stateFile(run, 'A')).toContain('## Spec Reviewer Output (verbatim)\n```\nnot run\n```');
  });

  it('whatever the output, paths and id: sections and frontmatter stay what they are', () => {
    const nasty = fc.oneof(
      fc.constantFrom(
        '```',
        '````',
        '---',
        '## Attempt History',
        '\n---\n',
        '\r',
        '\u001b[31m',
        ': #',
        'no',
        '- x',
        '"',
        '1e3',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(nasty), fc.array(nasty), fc.string({ minLength: 1 }), (lines, paths, id) => {
        const text = fileOf([failing(lines, { changed: paths })], id);
        const matter = frontmatterOf(text);
        expect(typeof matter['task_id']).toBe('string');
        expect(matter['files_modified']).toHaveLength(paths.length);
        for (const path of matter['files_modified'] as unknown[]) expect(typeof path).toBe('string');
        const outside = text.replace(/^(`{3,})\n[\s\S]*?\n\1$/gm, '');
        expect(outside.match(/^## .*/gm)).toEqual([
          '## Spec Reviewer Output (verbatim)',
          '## Test Output (verbatim)',
          '## Attempt History',
        ]);
      }),
    );
  });

  it('a story that was not tried has one too', () => {
    expect(frontmatterOf(fileOf([]))).toMatchObject({
      iteration: 0,
      last_gate: 'none',
      exit_code: 0,
      files_modified: [],
    });
  });

  it('an unknown story is a bug', () => {
    expect(() => stateFile(sampleRun({ stories: [] }), 'x')).toThrow('no story "x"');
  });
});
