import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint-evidence.ts';
import { fingerprintOfOutput } from '../../src/core/fingerprint-output.ts';

const root = '/home/runner/work/shop/shop';
const text = (...lines: readonly string[]): string => lines.join('\n');

/** One report in each form that ESLint has. */
const forms = (name: string, line = 22): Readonly<Record<string, string>> => ({
  stylish: text(
    `${root}/src/a.js`,
    `  ${line}:3   error    Empty block statement         no-empty`,
    `  ${line}:9   error    '${name}' is not defined      no-undef`,
    `  ${line}:12  warning  Unexpected console statement  no-console`,
    '',
    '✖ 3 problems (2 errors, 1 warning)',
  ),
  compact: text(
    `${root}/src/a.js: line ${line}, col 3, Error - Empty block statement. (no-empty)`,
    `${root}/src/a.js: line ${line}, col 9, Error - '${name}' is not defined. (no-undef)`,
    `${root}/src/a.js: line ${line}, col 12, Warning - Unexpected console statement. (no-console)`,
    '',
    '3 problems',
  ),
  unix: text(
    `${root}/src/a.js:${line}:3: Empty block statement. [Error/no-empty]`,
    `${root}/src/a.js:${line}:9: '${name}' is not defined. [Error/no-undef]`,
    `${root}/src/a.js:${line}:12: Unexpected console statement. [Warning/no-console]`,
    '',
    '3 problems',
  ),
  json: `> shop@1.0.0 lint\n> eslint -f json .\n\n${JSON.stringify([
    { filePath: `${root}/src/b.js`, messages: [], source: 'x'.repeat(2_000) },
    {
      filePath: `${root}/src/a.js`,
      messages: [
        { ruleId: 'no-empty', severity: 2, message: 'Empty block statement.', line },
        { ruleId: 'no-undef', severity: 2, message: `'${name}' is not defined.`, line },
        { ruleId: 'no-console', severity: 1, message: 'Unexpected console statement.', line },
      ],
    },
  ])}\n\n##[error]Process completed with exit code 1.`,
});

describe('what a linter found', () => {
  const people = fingerprintOfOutput(forms('price').stylish ?? '');

  test.each(Object.keys(forms('')))('is the same in the form %s, wherever it stands in the file', (form) => {
    expect(fingerprintOfOutput(forms('price', 7)[form] ?? '')).toBe(people);
    expect(fingerprintOfOutput(forms('prize', 7)[form] ?? '')).not.toBe(people);
  });

  test('keeps a message without a rule, and one that ends in dots', () => {
    const compact = `${root}/src/a.js: line 3, col 9, Error - Parsing error: Unexpected token ...`;
    const unix = `${root}/src/a.js:3:9: Parsing error: Unexpected token ... [Error]`;
    expect(evidenceOf(compact)).toEqual(['src/a.js: error Parsing error: Unexpected token ..']);
    expect(evidenceOf(unix)).toEqual(evidenceOf(compact));
  });

  test.each(['[{"filePath":', '[{"filePath":1,"messages":[{}]}', '[{"filePath":"a.js","messages":[]}]'])(
    'is nothing in a report that says nothing: %s',
    (json) => {
      expect(fingerprintOfOutput(`error: no such table\n${json}`)).not.toBe(people);
    },
  );
});

test('the option that asks for a message may be left out', () => {
  const line = "src/main.c:2:10: error: initialization of 'int *' from incompatible pointer type 'char *'";
  expect(evidenceOf(`${line} [-Werror=incompatible-pointer-types]`)).toEqual(evidenceOf(line));
});
