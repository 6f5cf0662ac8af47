import type { StringForm, Syntax } from './test-facts.ts';

/**
 * What a mark in a test file does: `skip` and `focus` keep tests from running, `todo` promises one, `conditional` skips on
 * some machines, `exit` ends the test process as if all were well.
 */
export type MarkerKind = 'skip' | 'focus' | 'todo' | 'conditional' | 'exit';

/** One way to write a mark. */
export interface Marker {
  readonly kind: MarkerKind;
  /** Global; each match is one mark. Must be linear on hostile text. */
  readonly pattern: RegExp;
  /** Where it is looked for: `code` without comments and strings (default), `bare` without comments, `raw` everywhere. */
  readonly within?: 'code' | 'bare' | 'raw';
}

/** All that the integrity rules know of the tests of one language: data, so that a language is a row. */
export interface Ecosystem {
  readonly id: string;
  /** Without dot. */
  readonly extensions: readonly string[];
  /** Globs whose files are tests by their name. */
  readonly named: readonly string[];
  /** Globs of folders whose files are tests when they declare or assert something: helpers and fixtures lie there too. */
  readonly folders: readonly string[];
  /** Product files declare tests too (Rust): then every file of the language is looked at. */
  readonly inline?: boolean;
  readonly syntax: Syntax;
  /** Declarations of tests; group 1 is the name, else a string literal where the match ends is. */
  readonly tests: readonly RegExp[];
  /** Tables of cases; the match ends where the list of rows begins. */
  readonly tables?: readonly RegExp[];
  /** Tests are declared by calls, so a function can declare them, too, each time that it is called; absent = they are not. */
  readonly helpers?: true;
  readonly markers: readonly Marker[];
  readonly asserts: RegExp;
  /** Assertions that cannot fail: they count as none. */
  readonly trivial: readonly RegExp[];
  /** What an assertion that cannot fail leaves behind, so that an empty body still parses as one. Default: nothing. */
  readonly filler?: string;
  /** Tests without a body. */
  readonly hollow?: RegExp;
}

const double: StringForm = { open: '"', close: '"', escapes: true };
const single: StringForm = { open: "'", close: "'", escapes: true };
const slashComments: Pick<Syntax, 'line' | 'block'> = { line: ['//'], block: [['/*', '*/']] };
const character: StringForm = { ...single, longest: 12 };
const rawTriple: StringForm = { open: '"""', close: '"""', multiline: true };

/** Comments and strings of the languages in the tables. */
export const syntaxes = {
  javascript: {
    ...slashComments,
    strings: [double, single, { open: '`', close: '`', multiline: true, escapes: true, holes: true }],
    regex: true,
  },
  python: {
    line: ['#'],
    block: [],
    strings: [
      { ...rawTriple, escapes: true },
      { open: "'''", close: "'''", multiline: true, escapes: true },
      double,
      single,
    ],
  },
  go: { ...slashComments, strings: [double, character, { open: '`', close: '`', multiline: true }] },
  rust: {
    ...slashComments,
    strings: [
      { open: 'r##"', close: '"##', multiline: true },
      { open: 'r#"', close: '"#', multiline: true },
      { open: 'r"', close: '"', multiline: true },
      { ...double, multiline: true },
      character,
    ],
  },
  cLike: { ...slashComments, strings: [rawTriple, double, character] },
  dart: { ...slashComments, strings: [rawTriple, double, single] },
  ruby: { line: ['#'], block: [['\n=begin', '\n=end']], strings: [double, single] },
  php: { line: ['//', '#'], block: [['/*', '*/']], strings: [double, single], attributes: true },
  hash: { line: ['#'], block: [], strings: [rawTriple, double, single] },
} as const satisfies Readonly<Record<string, Syntax>>;

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
const javascript: Ecosystem = {
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

const python: Ecosystem = {
  id: 'python',
  extensions: ['py'],
  named: ['**/test_*.py', '**/*_test.py', '**/tests.py', '**/test.py'],
  folders: ['**/{test,tests}/**/*.py', '**/conftest.py'],
  syntax: syntaxes.python,
  tests: [/^[ \t]*(?:async[ \t]+)?def[ \t]+(test\w*)[ \t]*\(/gm],
  tables: [/\bparametrize\s*\(\s*(?:(['"])\s*\1|[[(][^[\]()]*[\])])\s*,\s*(?=[[(])/g],
  markers: [
    { kind: 'skip', pattern: /\bmark\s*\.\s*(?:skip|xfail)\b|\bpytest\s*\.\s*(?:skip|xfail)\s*\(/g },
    {
      kind: 'skip',
      pattern:
        /\bunittest\s*\.\s*(?:skip\b|expectedFailure|SkipTest)|@(?:skip|expectedFailure)\b|\bskipTest\s*\(|\braise\s+SkipTest\b/g,
    },
    {
      kind: 'skip',
      pattern:
        /\b__test__\s*=\s*False\b|\bcollect_ignore(?:_glob)?\b|^[ \t]*if[ \t]+(?:False|0)[ \t]*:|\bload_tests\b/gm,
    },
    { kind: 'skip', pattern: /^[ \t]*(?:del[ \t]+test\w*|test\w*[ \t]*=[ \t]*None\b)/gm },
    { kind: 'skip', pattern: /\bskip(?:if|If)\s*\(\s*(?:True|1)\b|\bskipUnless\s*\(\s*(?:False|0)\b/g },
    { kind: 'conditional', pattern: /\bmark\s*\.\s*skipif\b|\bskip(?:If|Unless)\s*\(|\bimportorskip\s*\(/g },
    { kind: 'focus', pattern: /\bmark\s*\.\s*(?:only|focus)\b/g },
    {
      kind: 'exit',
      pattern: /\bos\s*\.\s*_exit\s*\(\s*0?\s*\)|\bsys\s*\.\s*exit\s*\(\s*(?:0|None)?\s*\)|\bpytest\s*\.\s*exit\s*\(/g,
    },
    {
      kind: 'exit',
      pattern: /(?<![\w.])_?(?:exit|quit)\s*\(\s*0?\s*\)|\braise\s+SystemExit\b(?:\s*\(\s*(?:0|None)?\s*\))?(?!\s*\()/g,
    },
    { kind: 'exit', pattern: /\bexitstatus\s*=\s*0\b/g },
  ],
  asserts: /\bassert|\.fail\w*\s*\(|\bpytest\s*\.\s*(?:raises|fail|warns)|\b(?:expect|should|verify|check)/g,
  trivial: [
    /\bassert[ \t]+(?:True|1|not[ \t]+False)[ \t]*(?=$|;)/gm,
    /\bassert[ \t]+(\w+)[ \t]*==[ \t]*\1[ \t]*$/gm,
    /\bself\s*\.\s*assert(?:True\s*\(\s*True|Equal\s*\(\s*(\d+)\s*,\s*\1)\s*\)/g,
  ],
  filler: 'pass',
  hollow:
    /^[ \t]*(?:async[ \t]+)?def[ \t]+test\w*[ \t]*\([^()]*\)[^:\n]*:\s*(?:(?:"""|'''|"|')\s*(?:"""|'''|"|')\s*)?(?:pass|\.\.\.|return(?:[ \t]+None)?)[ \t]*$/gm,
};

const ruby: Ecosystem = {
  id: 'ruby',
  extensions: ['rb'],
  named: ['**/*_spec.rb', '**/*_test.rb', '**/test_*.rb'],
  folders: ['**/{test,spec}/**/*.rb'],
  syntax: syntaxes.ruby,
  tests: [
    /(?<![\w.:])(?:[xf]?(?:it|specify|example|scenario)|test)\b[ \t]*\(?[ \t]*(?=['"])/g,
    /(?<![\w.:])(?:it|specify)[ \t]*\{/g,
    /^[ \t]*def[ \t]+(test_\w+)/gm,
  ],
  markers: [
    { kind: 'skip', pattern: /(?<![\w.:])x(?:it|specify|example|scenario|describe|context|feature)\b/g },
    { kind: 'skip', pattern: /^[ \t]*(?:skip|pending)\b(?=[ \t]*$|[ \t]*\(|[ \t]+['"])/gm },
    {
      kind: 'skip',
      pattern:
        /(?<![\w.:])(?:it|specify|example|scenario|describe|context|feature)\b[^\n]{0,300}?,[ \t]*(?::(?:skip|pending)\b|(?:skip|pending):[ \t]*(?:true\b|['"]))/g,
    },
    { kind: 'skip', pattern: /^[ \t]*if[ \t]+false\b|^__END__$/gm },
    { kind: 'conditional', pattern: /^[ \t]*(?:skip|pending)\b[ \t]+(?:if|unless)\b/gm },
    { kind: 'focus', pattern: /(?<![\w.:])f(?:it|specify|example|scenario|describe|context|feature)\b/g },
    {
      kind: 'focus',
      pattern:
        /(?<![\w.:])(?:it|specify|example|scenario|describe|context)\b[^\n]{0,300}?,[ \t]*(?::focus\b|focus:[ \t]*true\b)/g,
    },
    {
      kind: 'exit',
      pattern:
        /(?<![\w.:])(?:Kernel\s*\.\s*|Process\s*\.\s*)?exit!?(?:[ \t]*\(?[ \t]*(?:0|true)\b\)?|[ \t]*$|[ \t]*\})/gm,
    },
  ],
  asserts: /\b(?:assert|refute|expect|is_expected|should|must_|wont_|verify)/g,
  trivial: [
    /\bassert[ \t(]+true\)?[ \t]*$/gm,
    /\bexpect\(\s*true\s*\)\.to[ \t]+(?:eq\(?[ \t]*true\)?|be[ \t(]+true\)?|be_truthy)/g,
  ],
  hollow:
    /(?<![\w.:])(?:it|specify|test)[ \t]*\(?[ \t]*(['"])\s*\1\)?[ \t]*(?:do\s+end\b|\{\s*\})|^[ \t]*def[ \t]+test_\w+\s+end\b/gm,
};

const php: Ecosystem = {
  id: 'php',
  extensions: ['php'],
  named: ['**/*Test.php', '**/*Cest.php', '**/*.test.php'],
  folders: ['**/{test,tests}/**/*.php', '**/Tests/**/*.php'],
  syntax: syntaxes.php,
  tests: [
    /\bfunction\s+(test\w*)\s*\(/gi,
    /#\[\s*(?:\w+\\){0,5}Test\b[^\]]{0,300}\][\s\w]{0,80}?\bfunction\s+(?!test)(\w+)\s*\(/gi,
    /(?<![\w>$:])(?:it|test)\s*\(\s*(?=['"])/g,
  ],
  markers: [
    { kind: 'skip', pattern: /\bmarkTest(?:Skipped|Incomplete)\s*\(/g },
    { kind: 'skip', pattern: /\}\s*\)\s*->\s*(?:skip|todo)\s*\(\s*(?:\)|['"]|true\b)/g },
    { kind: 'skip', pattern: /\bif\s*\(\s*(?:false|0)\s*\)|\b__halt_compiler\b/gi },
    { kind: 'focus', pattern: /\}\s*\)\s*->\s*only\s*\(\s*\)/g },
    { kind: 'exit', pattern: /(?<![\w>$:])(?:exit|die)\s*(?:\(\s*(?:0\s*)?\)|;)/g },
  ],
  asserts: /\b(?:assert|expect|verify)|->\s*should/gi,
  trivial: [
    /\bassertTrue\s*\(\s*true\s*\)\s*;?/gi,
    /\bexpect\s*\(\s*true\s*\)\s*->\s*toBe(?:True\s*\(\s*|\s*\(\s*true\s*)\)\s*;?/gi,
  ],
  hollow: /\bfunction\s+test\w*\s*\([^()]*\)[^{};]{0,40}\{\s*\}/gi,
};

/** Tests of interpreted languages. */
export const scriptEcosystems: readonly Ecosystem[] = [javascript, python, ruby, php];

/** Code that the preprocessor drops. */
const compiledOut: Marker = { kind: 'skip', pattern: /^[ \t]*#[ \t]*if[ \t]+(?:0|false)\b/gm };

const go: Ecosystem = {
  id: 'go',
  extensions: ['go'],
  named: ['**/*_test.go'],
  folders: [],
  syntax: syntaxes.go,
  tests: [/^func[ \t]+((?:Test|Fuzz|Example|Benchmark)\w*)[ \t]*\(/gm, /\bt\s*\.\s*Run\s*\(\s*/g],
  markers: [
    {
      kind: 'skip',
      pattern:
        /^func[ \t]+(?:Test|Fuzz|Benchmark)\w*[ \t]*\([^()]*\)[ \t]*\{\s*(?:t|tb|b|f)\s*\.\s*(?:Skip|SkipNow|Skipf)\s*\(/gm,
    },
    { kind: 'skip', pattern: /^\/\/(?:go:build|[ \t]*\+build)[ \t]+(?:ignore|never|none|false)\b/gm, within: 'raw' },
    { kind: 'conditional', pattern: /\b(?:t|tb|b|f)\s*\.\s*(?:Skip|SkipNow|Skipf)\s*\(/g },
    { kind: 'conditional', pattern: /^\/\/(?:go:build|[ \t]*\+build)[ \t]/gm, within: 'raw' },
    { kind: 'skip', pattern: /\bif\s+false\b/g },
    { kind: 'exit', pattern: /\b(?:os|syscall)\s*\.\s*Exit\s*\(\s*0\s*\)|\bruntime\s*\.\s*Goexit\s*\(/g },
  ],
  asserts:
    /\b\w+\s*\.\s*(?:Error|Fatal|Fail|Log)\w*\s*\(|\b(?:assert|require|is|qt|cmp|check|must|expect|want)\w*\s*[.(]|\bpanic\s*\(/gi,
  trivial: [/\b(?:assert|require)\s*\.\s*True\s*\(\s*\w+\s*,\s*true\s*\)/g],
  hollow: /^func[ \t]+Test\w*[ \t]*\([^()]*\)[ \t]*\{\s*\}/gm,
};

const rust: Ecosystem = {
  id: 'rust',
  extensions: ['rs'],
  named: ['**/tests/**/*.rs', '**/tests.rs', '**/*_test.rs', '**/*_tests.rs'],
  folders: [],
  inline: true,
  syntax: syntaxes.rust,
  tests: [
    /#\[\s*(?:\w+::){0,5}(?:test|rstest|quickcheck|wasm_bindgen_test)\b[^\]]{0,300}\](?:\s*#\[[^\]]{0,300}\]){0,10}\s*(?:pub\s+)?(?:async\s+)?fn\s+(\w+)/g,
  ],
  markers: [
    { kind: 'skip', pattern: /#\[\s*ignore\b|#\[\s*cfg_attr\([^\]]{0,300}?\bignore\b/g },
    { kind: 'skip', pattern: /#!?\[\s*cfg\(\s*(?:any\(\s*\)|FALSE|false)\s*\)/g },
    { kind: 'exit', pattern: /\bprocess::exit\s*\(\s*0\s*\)|(?<![\w.:])exit\s*\(\s*0\s*\)/g },
  ],
  asserts:
    /\b(?:debug_)?assert\w*!|\b(?:panic|unreachable)!|\.(?:unwrap|expect)\w*\(|\?\s*;|\bshould_panic\b|\b(?:check|expect|verify)\w*!?\s*\(/g,
  trivial: [/\bassert!\s*\(\s*true\s*\)\s*;?/g, /\bassert_eq!\s*\(\s*(true|\d+)\s*,\s*\1\s*\)\s*;?/g],
  hollow: /#\[\s*(?:\w+::){0,5}test\b[^\]]{0,300}\]\s*(?:async\s+)?fn\s+\w+\s*\(\s*\)\s*\{\s*\}/g,
};

const jvm: Ecosystem = {
  id: 'jvm',
  extensions: ['java', 'kt', 'kts', 'scala', 'groovy'],
  named: ['**/*{Test,Tests,IT,TestCase,Spec,Suite}.{java,kt,kts,scala,groovy}'],
  folders: [
    '**/Test*.{java,kt}',
    '**/src/{test,integrationTest,androidTest,commonTest}/**/*.{java,kt,kts,scala,groovy}',
  ],
  syntax: syntaxes.cLike,
  tests: [
    /@(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property)\b(?:\s*\([^()]{0,300}\))?(?:\s*@\w+(?:\s*\([^()]{0,300}\))?){0,10}[\s\w<>[\].?]{0,120}?(\w+|`[^`\n]*`)\s*\(/g,
    /(?<!@Test\s{1,40})\bpublic\s+void\s+(test\w*)\s*\(/g,
    /(?<![\w.])(?:test|it)\s*\(\s*(?=")/g,
  ],
  markers: [
    { kind: 'skip', pattern: /@(?:Disabled|Ignore)\b|\benabled\s*=\s*false\b|(?<![\w.])(?:xtest|xit|ignore)\s*\(/g },
    { kind: 'skip', pattern: /\bassume(?:True\s*\(\s*false|False\s*\(\s*true)\s*\)|\bif\s*\(\s*false\s*\)/g },
    {
      kind: 'conditional',
      pattern: /@(?:Enabled|Disabled)(?:If|On|For)\w*|\bassum(?:e(?:True|False|That)|ingThat)\s*\(/g,
    },
    {
      kind: 'exit',
      pattern: /\bSystem\s*\.\s*exit\s*\(\s*0\s*\)|\.\s*halt\s*\(\s*0\s*\)|\bexitProcess\s*\(\s*0\s*\)/g,
    },
  ],
  asserts: /\b(?:assert|verify|expect|should|fail|check)/gi,
  trivial: [/\bassertTrue\s*\(\s*true\s*\)\s*;?/g, /\bassertEquals\s*\(\s*(\d+)\s*,\s*\1\s*\)\s*;?/g],
  hollow: /@Test\b(?:\s*\([^()]*\))?[^;{}()]{0,200}\([^()]*\)[^;{}()]{0,80}\{\s*\}/g,
};

const dotnet: Ecosystem = {
  id: 'dotnet',
  extensions: ['cs', 'fs', 'vb'],
  named: ['**/*{Test,Tests,Spec,Specs}.{cs,fs,vb}'],
  folders: ['**/*{.Tests,.Test,.UnitTests,.IntegrationTests}/**/*.{cs,fs,vb}', '**/{test,tests}/**/*.{cs,fs,vb}'],
  syntax: { ...syntaxes.cLike, strings: [{ open: '@"', close: '"', multiline: true }, ...syntaxes.cLike.strings] },
  tests: [
    /\[\s*(?:Fact|Theory|Test|TestMethod|DataTestMethod|TestCaseSource|Property)\b[^\]]{0,300}\](?:\s*\[[^\]]{0,300}\]){0,10}[\s\w<>[\],.?]{0,120}?(\w+)\s*\(/g,
    /\[\s*(?:InlineData|TestCase|DataRow)\s*\(/g,
  ],
  markers: [
    { kind: 'skip', pattern: /\[\s*(?:Ignore|Explicit)\b|\[\s*\w+\s*\([^\]]{0,300}?\bSkip\s*=/g },
    { kind: 'skip', pattern: /\bAssert\s*\.\s*(?:Ignore|Inconclusive|Skip)\s*\(|\bif\s*\(\s*false\s*\)/g },
    compiledOut,
    { kind: 'exit', pattern: /\bEnvironment\s*\.\s*Exit\s*\(\s*0\s*\)/g },
  ],
  asserts: /\b(?:Assert|Should|Expect|Verify|Check)/g,
  trivial: [
    /\bAssert\s*\.\s*(?:True|IsTrue)\s*\(\s*true\s*\)\s*;?/g,
    /\bAssert\s*\.\s*\w*Equal\s*\(\s*(\d+)\s*,\s*\1\s*\)\s*;?/g,
  ],
  hollow: /\[\s*(?:Fact|Test|TestMethod)\s*\][^;{}()]{0,120}\([^()]*\)\s*\{\s*\}/g,
};

const swift: Ecosystem = {
  id: 'swift',
  extensions: ['swift'],
  named: ['**/*{Test,Tests,Spec}.swift'],
  folders: ['**/Tests/**/*.swift'],
  syntax: {
    ...syntaxes.cLike,
    strings: [
      { open: '"""', close: '"""', multiline: true },
      { open: '"', close: '"', escapes: true },
    ],
  },
  tests: [/\bfunc\s+(test\w*)\s*\(/g, /@Test\b(?:\s*\([^()]*\))?[\s\w@]{0,80}?\bfunc\s+(?!test)(\w+)\s*\(/g],
  markers: [
    { kind: 'skip', pattern: /\bXCTSkip\w*|\.\s*disabled\s*\(|^[ \t]*#if[ \t]+false\b/gm },
    { kind: 'exit', pattern: /(?<![\w.])exit\s*\(\s*(?:0|EXIT_SUCCESS)\s*\)/g },
  ],
  asserts: /\bXCT|#expect|#require|\b(?:expect|verify|assert)/g,
  trivial: [/\bXCTAssert(?:True)?\s*\(\s*true\s*\)/g],
  hollow: /\bfunc\s+test\w*\s*\(\s*\)[^{}()]{0,40}\{\s*\}/g,
};

const dart: Ecosystem = {
  id: 'dart',
  extensions: ['dart'],
  named: ['**/*_test.dart'],
  folders: [],
  syntax: syntaxes.dart,
  tests: [/(?<![\w.$])(?:test|testWidgets|blocTest)(?:<[^<>()]*>)?\s*\(\s*/g],
  markers: [
    { kind: 'skip', pattern: /\bskip\s*:\s*(?:true\b|['"])|@Skip\b|\bif\s*\(\s*false\s*\)/g },
    { kind: 'focus', pattern: /\bsolo\s*:\s*true\b|(?<![\w.$])solo(?:Test|Group)\s*\(/g },
    { kind: 'exit', pattern: /(?<![\w.$])exit\s*\(\s*0\s*\)/g },
  ],
  asserts: /\b(?:expect|verify|assert|fail)/g,
  trivial: [/\bexpect\s*\(\s*true\s*,\s*(?:true|isTrue)\s*\)\s*;?/g],
};

const cpp: Ecosystem = {
  id: 'cpp',
  extensions: ['c', 'cc', 'cpp', 'cxx'],
  named: ['**/*[-_.]{test,tests,unittest}.{c,cc,cpp,cxx}', '**/test_*.{c,cc,cpp,cxx}', '**/*{Test,Tests}.{cc,cpp,cxx}'],
  folders: ['**/{test,tests}/**/*.{c,cc,cpp,cxx}'],
  syntax: syntaxes.cLike,
  tests: [
    /\b(?:TEST|TEST_F|TEST_P|TYPED_TEST|BOOST_AUTO_TEST_CASE)\s*\(\s*([\w,\s]{1,200}?)\s*\)/g,
    /\b(?:TEST_CASE|SCENARIO|SECTION|SUBCASE)\s*\(\s*(?=")/g,
    /^(?:static\s+)?void\s+(test_\w+)\s*\(/gm,
  ],
  markers: [
    { kind: 'skip', pattern: /\bDISABLED_\w|\bGTEST_SKIP\s*\(|\bSKIP\s*\(|\bTEST_IGNORE\w*\s*\(/g },
    compiledOut,
    { kind: 'exit', pattern: /(?<![\w.])(?:_?exit|_Exit|quick_exit)\s*\(\s*(?:0|EXIT_SUCCESS)\s*\)/g },
  ],
  asserts: /\b(?:ASSERT|EXPECT|CHECK|REQUIRE|BOOST_|TEST_ASSERT|assert)/g,
  trivial: [/\b(?:ASSERT|EXPECT)_TRUE\s*\(\s*true\s*\)\s*;?/g],
  hollow: /\bTEST\w*\s*\([\w,\s]{1,200}?\)\s*\{\s*\}/g,
};

const elixir: Ecosystem = {
  id: 'elixir',
  extensions: ['exs'],
  named: ['**/*_test.exs'],
  folders: [],
  syntax: syntaxes.hash,
  tests: [/(?<![\w.:])(?:test|property)[ \t(]+(?=")/g],
  markers: [
    { kind: 'skip', pattern: /@(?:module|describe)?tag\s+(?::skip\b|skip:)/g },
    { kind: 'exit', pattern: /\bSystem\s*\.\s*(?:halt|stop)\s*\(\s*(?:0\s*)?\)/g },
  ],
  asserts: /\b(?:assert|refute)/g,
  trivial: [/\bassert[ \t(]+true\)?[ \t]*$/gm],
};

const bats: Ecosystem = {
  id: 'bats',
  extensions: ['bats'],
  named: ['**/*.bats'],
  folders: [],
  syntax: { line: [' #', '\n#'], block: [], strings: syntaxes.hash.strings },
  tests: [/@test[ \t]+(?=['"])/g],
  markers: [
    { kind: 'skip', pattern: /^[ \t]*skip\b|^[ \t]*if[ \t]+false\b/gm },
    { kind: 'exit', pattern: /^[ \t]*exit(?:[ \t]+0)?[ \t]*(?:$|;)/gm },
  ],
  asserts: /\b(?:assert|refute)|\[\[? |\brun\b|\btest\b/g,
  trivial: [],
};

/** Tests of compiled languages, and of the shell. */
export const compiledEcosystems: readonly Ecosystem[] = [go, rust, jvm, dotnet, swift, dart, cpp, elixir, bats];
