import { type Ecosystem, syntaxes } from './integrity-ecosystem.ts';

const declares = String.raw`(?<![\w$.])(?:(?:t|tap|Deno|QUnit)\s*\.\s*)?(?:it|test|specify|[xf]it|[xf]test|[xf]specify)`;
const groups = String.raw`(?<![\w$.])(?:(?:t|tap|Deno|QUnit)\s*\.\s*)?(?:it|test|describe|suite|context|specify|feature)`;
const chain = String.raw`(?:\s*\.\s*(?:skip|only|concurrent|serial|sequential|failing|fails|fail|fixme|slow|ignore)){0,6}`;
const options = String.raw`${groups}(?:\s*\.\s*\w+){0,6}\s*\(\s*(?:(?:['"\x60]\s*['"\x60]|\w+)\s*,\s*)?\{[^{}()]*`;
/** The same, where a condition on the line decides: `if (…) return context.skip(…)`, `… ? test : test.skip`. */
const decision = String.raw`(?:\bif\s{0,3}\([^\n]{0,200}\)\s{0,3}(?:return\s{1,3})?|\?[^\n;:]{0,100}:\s{0,3})`;
/** A first argument that is a condition and no name. */
const condition = String.raw`\s*\(\s*(?:!|[\w.?]+(?:\([^()]*\))?\s*(?:[!=<>]==?|[<>]|&&|\|\|))`;
const replaced = String.raw`(?:it|test|describe|expect|assert)\s*=\s*(?:async\s*)?(?:\(|function\b)`;
const redeclared = String.raw`function\s+(?:it|test|describe|expect|assert)\s*\(`;
const nothing = String.raw`(?:\{\s*(?:return\s*;?\s*)?\}|undefined\b|null\b|void 0\b|Promise\s*\.\s*resolve\s*\(\s*\))`;

/** What TypeScript says of the rows of a table. */
const types = String.raw`(?:<[^;]{1,300}?>\s*)?`;

/** Tests of JavaScript and TypeScript: node:test, vitest, jest, mocha, ava, tap, playwright, cypress, Deno, bun. */
export const javascript: Ecosystem = {
  id: 'javascript',
  extensions: ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx', 'vue', 'svelte'],
  named: [
    '**/*.{test,spec,test-d,e2e,cy}.?([cm])[jt]s?(x)',
    '**/*[-_]{test,spec}.?([cm])[jt]s?(x)',
    '**/{test,tests}.?([cm])[jt]s?(x)',
    '**/__tests__/**/*.?([cm])[jt]s?(x)',
  ],
  folders: ['**/{test,tests,spec,specs,e2e}/**/*.?([cm])[jt]s?(x)', '**/test-*.?([cm])[jt]s?(x)'],
  syntax: syntaxes.javascript,
  tests: [
    new RegExp(String.raw`${declares}${chain}\s*\(\s*`, 'g'),
    new RegExp(String.raw`${declares}${chain}\s*\.\s*(?:each|for|skipIf|runIf)\s*${types}[(\x60]`, 'g'),
  ],
  helpers: true,
  tables: [new RegExp(String.raw`${declares}${chain}\s*\.\s*(?:each|for)\s*${types}(?:\(\s*(?=\[)|(?=\x60))`, 'g')],
  markers: [
    {
      kind: 'skip',
      pattern: new RegExp(
        String.raw`(?=${groups})(?<!${decision})${groups}(?:\s*\.\s*\w+){0,6}?\s*\.\s*(?:skip|failing|fails|fail|fixme|ignore)\b(?!${condition})`,
        'g',
      ),
    },
    {
      kind: 'conditional',
      pattern: new RegExp(
        String.raw`(?=${groups})(?<=${decision})${groups}\s*\.\s*skip\b|${groups}\s*\.\s*skip\b(?=${condition})`,
        'g',
      ),
    },
    { kind: 'skip', pattern: /(?<![\w$.])x(?:it|test|specify|describe|context|suite|feature|scenario)\s*[.(]/g },
    { kind: 'skip', pattern: /(?<![\w$.])(?:this|t|ctx)\s*\.\s*skip\s*\(|(?<![\w$.])skip\s*\(\s*\)/g },
    { kind: 'skip', pattern: new RegExp(String.raw`${options}\bskip\s*:\s*(?:true\b|!0|1\b|['"\x60])`, 'g') },
    { kind: 'skip', pattern: /\}\s*,\s*\{[^{}()]*\bskip\s*:\s*(?:true\b|!0)[^{}()]*\}\s*\)/g },
    {
      kind: 'skip',
      pattern: new RegExp(String.raw`${groups}\s*\[\s*['"\x60](?:skip|failing|fails|todo)`, 'g'),
      within: 'bare',
    },
    {
      kind: 'skip',
      pattern: /\bif\s*\(\s*(?:false|0|!1|!true)\s*\)|(?<![\w$.])(?:false|0)\s*&&\s*(?:it|test|describe)\b/g,
    },
    {
      kind: 'skip',
      pattern: new RegExp(
        String.raw`^(?:export\s+)?(?:(?:const|let|var)\s+)?${replaced}|^(?:export\s+)?(?:async\s+)?${redeclared}`,
        'gm',
      ),
    },
    { kind: 'conditional', pattern: new RegExp(String.raw`(?<![\w$.])${replaced}|\b${redeclared}`, 'g') },
    { kind: 'skip', pattern: /\.\s*skipIf\s*\(\s*(?:true|!0|1)\s*\)|\.\s*runIf\s*\(\s*(?:false|!1|0)\s*\)/g },
    {
      kind: 'conditional',
      pattern: new RegExp(String.raw`${groups}(?:\s*\.\s*\w+){0,6}?\s*\.\s*(?:skipIf|runIf)\b`, 'g'),
    },
    {
      kind: 'conditional',
      pattern: new RegExp(
        String.raw`${options}\bskip\s*:(?!\s*(?:true\b|!0|1\b|['"\x60]|false\b|undefined\b|null\b|!1))`,
        'g',
      ),
    },
    { kind: 'focus', pattern: new RegExp(String.raw`${groups}(?:\s*\.\s*\w+){0,6}?\s*\.\s*only\b`, 'g') },
    { kind: 'focus', pattern: /(?<![\w$.])f(?:it|test|specify|describe|context)\s*[.(]/g },
    { kind: 'focus', pattern: new RegExp(String.raw`${options}\bonly\s*:\s*(?:true\b|!0|1\b)`, 'g') },
    { kind: 'focus', pattern: new RegExp(String.raw`${groups}\s*\[\s*['"\x60]only`, 'g'), within: 'bare' },
    { kind: 'todo', pattern: new RegExp(String.raw`${groups}(?:\s*\.\s*\w+){0,6}?\s*\.\s*todo\b`, 'g') },
    { kind: 'todo', pattern: new RegExp(String.raw`${options}\btodo\s*:\s*(?:true\b|!0|1\b|['"\x60])`, 'g') },
    {
      kind: 'exit',
      pattern:
        /\bprocess\s*(?:\?\.|\.)\s*(?:exit|reallyExit)\s*\(\s*(?:0\s*)?\)|\b(?:Deno|Bun)\s*\.\s*exit\s*\(\s*(?:0\s*)?\)/g,
    },
    { kind: 'exit', pattern: /(?<![\w$.])exit\s*\(\s*0\s*\)/g },
    { kind: 'exit', pattern: /\bprocess\s*\[\s*['"`](?:exit|reallyExit)['"`]\s*\]\s*\(\s*0?\s*\)/g, within: 'bare' },
    {
      kind: 'exit',
      pattern: /\bprocess\s*\.\s*\w+\s*\(\s*['"`](?:beforeExit|exit)['"`][^}]{0,200}\bexit(?:Code)?\s*(?:=|\()\s*0/g,
      within: 'bare',
    },
  ],
  asserts:
    /(?<![\w$])(?:assert|expect|should|verify|check|equal|strictEqual|deepEqual|ok|throws|rejects|match|t\s*\.\s*\w)\w*\s*[.(<]/gi,
  trivial: [
    /\bexpect\s*\(\s*(true|false|null|undefined|\d+)\s*\)\s*\.\s*\w+\s*\(\s*\1\s*\)\s*;?/g,
    /\bexpect\s*\(\s*(?:true|1)\s*\)\s*\.\s*(?:toBeTruthy|toBeDefined)\s*\(\s*\)\s*;?/g,
    /\bassert(?:\s*\.\s*(?:ok|isTrue))?\s*\(\s*(?:true|1)\s*\)\s*;?/g,
    /\bassert\s*\.\s*\w+\s*\(\s*(true|\d+)\s*,\s*\1\s*\)\s*;?/g,
    /(?<![\w$])t\s*\.\s*(?:pass\s*\(\s*\)|(?:true|ok|truthy)\s*\(\s*true\s*\))\s*;?/g,
  ],
  hollow: new RegExp(
    String.raw`${declares}(?:\s*\.\s*\w+){0,6}\s*\(\s*['"\x60]\s*['"\x60]\s*,\s*(?:async\s*)?(?:\(\s*\w*\s*\)\s*=>|\w+\s*=>|function\b\s*\w*\s*\([^()]*\))\s*${nothing}`,
    'g',
  ),
};
