import type { Ecosystem } from './languages.ts';
import { maskSource, type StringForm, type Syntax } from './test-facts.ts';

const double: StringForm = { open: '"', close: '"', escapes: true };
const single: StringForm = { open: "'", close: "'", escapes: true };
const triple: StringForm = { open: '"""', close: '"""', multiline: true };
const both = [triple, double, single];

/** Comments and strings by what begins a comment: languages that share it differ in nothing that matters here. */
const families: readonly { readonly extensions: string; readonly syntax: Syntax }[] = [
  {
    extensions: `js mjs cjs jsx ts mts cts tsx vue svelte c h cc cpp cxx hpp hh m mm java kt kts scala sc groovy gradle cs swift go rs zig d di
      dart sol v sv odin hx vala gd3 jsonnet cue proto less scss bal ha apex cls fs fsx php hack`,
    syntax: { line: ['//'], block: [['/*', '*/']], strings: [triple, double, { ...single, longest: 40 }] },
  },
  {
    extensions: `py pyi rb rake cr sh bash zsh fish bats ksh ps1 psm1 psd1 pl pm t pod r jl nim nims ex exs tcl tk yml yaml toml tf hcl robot resource
      feature nix rego gd star bzl bazel cmake mk awk coffee hurl mojo`,
    syntax: {
      line: ['#'],
      block: [
        ['<#', '#>'],
        ['#=', '=#'],
      ],
      strings: both,
    },
  },
  { extensions: 'lua luau moon', syntax: { line: ['--'], block: [['--[[', ']]']], strings: [double, single] } },
  {
    extensions: 'hs lhs elm purs idr agda ada adb ads vhd vhdl',
    syntax: { line: ['--'], block: [['{-', '-}']], strings: [double] },
  },
  { extensions: 'sql pgsql psql pks pkb', syntax: { line: ['--'], block: [['/*', '*/']], strings: [double, single] } },
  { extensions: 'erl hrl m4 pro prolog plt', syntax: { line: ['%'], block: [], strings: [double] } },
  {
    extensions: 'clj cljs cljc edn scm ss rkt sld lisp lsp cl el fnl ll mlir s asm',
    syntax: { line: [';'], block: [['#|', '|#']], strings: [double] },
  },
  { extensions: 'ml mli re res', syntax: { line: [], block: [['(*', '*)']], strings: [double] } },
  { extensions: 'f f90 f95 f03 f08 pf for', syntax: { line: ['!'], block: [], strings: [double, single] } },
  {
    extensions: 'pas pp lpr dpr',
    syntax: {
      line: ['//'],
      block: [
        ['{', '}'],
        ['(*', '*)'],
      ],
      strings: [single],
    },
  },
];

/** What is said of a test in its comments: runners that read them. */
const inComments =
  /\b(?:RUN|CHECK(?:-\w+)?|DEFINE):\s*\S|^[ \t]*(?:%!|--%|%%%?\s*!)(?:test|assert|error|fail)\b|\/\/~\s*(?:ERROR|WARN)|\bdg-(?:do|error|warning|run)\b|^[ \t]*# (?:EXPECT|STDOUT):/m;

/** Declarations of tests, in any language; each match is one test. Groups of tests are none. */
const declared: readonly RegExp[] = [
  // A word that opens a test, with its name: it("a"), test "a", Describe 'a', test_that("a").
  /(?<![\w.$:@-])(?:it|its|test|specify|scenario|test_?[tT]hat|test_?[cC]ase|test_?[lL]ist|testWidgets|testset|property|prop|subtest|example|fact|facts|test_expect_success|test_begin|SCENARIO|It|Test|Example|Scenario)(?:\s*\.\s*\w+){0,3}[ \t]*\(?[ \t]*(?=["'\x60])/g,
  // Macros that take the name of a test, and those that register one.
  /\b(?:START_TEST|RUN_TEST|RUN_TESTS?|U?TEST(?:_[A-Z]+)*|MU_TEST|DEFINE_TEST|BOOST_\w*TEST_CASE|ATF_TC|QTEST_\w*MAIN|Test|ParameterizedTest|IGNORE_TEST|CU_add_test|cmocka_unit_test\w*|tcase_add_test|mu_run_test|KUNIT_CASE|SUITE_ADD_TEST|Test\.add_func)\s*\(\s*[\w"&]/g,
  /^[ \t]*TEST[ \t]+\w+\s*\(/gm,
  // An attribute or annotation.
  /[@[<]\s*(?:\w+(?:\.|::)){0,4}(?:[Tt]est|TEST|Fact|Theory|TestMethod|TestCase|Property|isTest|ParameterizedTest|cocotb\.test|testset|test_throws|testitem|test_case|rstest|before_test)\b/g,
  // A function by its name.
  /\b(?:fun|func|function|fn|def|sub|proc|procedure|subroutine|method|defn)[ \t]+(?:\([^()\n]*\)[ \t]*)?\W?((?:test|Test|invariant_|prop_|should)\w*|\w+_test|`[^`\n]+`|"[^"\n]+")/g,
  /^[ \t]*(?:void\s+)?((?:test|it|prop)_?[A-Z_]\w*|\w+_test_?)[ \t]*\([^()\n]*\)[ \t]*(?:\{|->|=)/gm,
  /^[ \t]*(test[A-Z]\w*)[ \t]*(?:\(\))?[ \t]*[{|]/gm,
  /^[ \t]*:-[ \t]*begin_tests\b|^test\s*\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)\s*(?::-|\.)/gm,
  // Lisps.
  /\((?:[\w.]+\/)?(?:deftest|ert-deftest|define-test|def-test|test-case|test-equal|test-assert|test|defspec|deftest-\w+|buttercup-define-\w+|it)\s+\S/g,
  // Blocks without a name.
  /(?<![\w.$])unittest\s*(?=\{)|(?<![\w.$])test\s+(?:\w+\s*)?\{|\bmodule\+\s+test\b|\blet%(?:test|expect_test)\w*|^[ \t]*expect\b/gm,
  /^[ \t]*test[ \t]+[\w.:-]+[ \t]+(?=[{"])/gm,
  /^(?:\w+[ \t]+)?(?:test_\w+)[ \t]*(?:if\b|\{|:=|::)/gm,
  /"[^"\n]*"\s*(?:>::|>:::|should\s+"|in\s+\{|!\s*\{)/g,
  /^\s*run[ \t]+"[^"\n]*"\s*\{/gm,
  // Files of tests by sections and keywords.
  /^\*{3}[ \t]*(?:Test Cases?|Tasks?)\b/gim,
  /^[ \t]*(?:Scenario(?: Outline| Template)?|Example|Szenario|Beispiel|Sc[eé]nario|Esquema do Cen[aá]rio|Escenario|Cen[aá]rio|Scenariusz|Сценарий|シナリオ|场景)[ \t]*:/gm,
  /^HTTP(?:\/[\d.]+)?[ \t]+(?:\d{3}|\*)|^\[Asserts\]/gm,
  /^--(?:TEST|EXPECT\w*)--/gm,
  /^ {2}\$ \S/gm,
  /^[ \t]*-?[ \t]*(?:asserts?|test_name|testcases|commandTests|fileExistenceTests|assertVisible|expect\w*)[ \t]*:/gm,
  /\bcreate(?:Test|Suite)|\bnew_(?:unittest|testsuite)\s*\(|\bpm\s*\.\s*test\b/g,
  /\bFOR\s+TESTING\b|^[ \t]*(?:TESTSUITE|TESTCASE|Execute)\b/gm,
];

/** Assertions, in any language. */
const asserts: readonly RegExp[] = [
  // A word of its own: assertEqual(, assert x, ?assert(, EXPECT_EQ(, should.be, expect(…), must_equal.
  /(?<![\w/"'.-])[?@!%]?(?:\w+(?:\.|::|->|_|\/))*(?:[Aa]ssert|ASSERT|[Ee]xpect|EXPECT|[Rr]efute|[Vv]erify|VERIFY|doAssert|VerifyThat|REQUIRE|CHECK|[Ee]nsure|COMPARE|QVERIFY|QCOMPARE|ck_assert|cr_assert|CU_ASSERT|mu_assert)(?:[A-Z_]\w*|s|Equals?|That|equal\w*)?!?[ \t]*(?:\(|\{|(?!(?:with|as|in|of|from|import|library)\b)[\w"'[$!-])/g,
  /(?<!\w)(?:\.|->|::)?[ \t]*(?:[Ss]hould|must)(?:[A-Z_.]\w*|[ \t]*(?:\(|-\w|Be\b|==))|`should\w*`|\bmust_\w+|\bshould\.\w+/g,
  /\(\s*(?:check|is|are|should|test|expect|assert)[\w?!=-]*\s+[^)\s]/g,
  /^[ \t]*(?:check|CHECK)[ \t]+[^\s=:]|\bcheck\s*\(/gm,
  // TAP in its many homes: ok(…), is(…), like(…).
  /(?<![\w.>$:-])(?:ok|is|isnt|is_deeply|like|unlike|cmp_ok|isa_ok|can_ok|throws_ok|lives_ok|dies_ok|results_eq|set_eq|bag_eq|has_table|has_column|plan|done_testing|subtest)[ \t]*\(/g,
  /\b(?:t|T|test|harness|tb)\s*\.\s*(?:ok|is|equal|same|deepEqual|throws|pass|Error|Fatal|Errorf|Fatalf|Log|Logf|true|truthy|not)\w*\s*\(/g,
  /^[ \t]*\[\[?[ \t][^\n]*\]\]?(?:[ \t]*(?:\|\||&&)|[ \t]*$)|^[ \t]*run[ \t]+\S|^[ \t]*(?:diff|cmp)[ \t]+\S+[ \t]+\S/gm,
  /^[ \t]*The[ \t]+(?:output|status|stdout|stderr|line|variable|value|error)\b|^[ \t]*When[ \t]+(?:call|run)\b/gm,
  /\bvm\s*\.\s*expect\w*|\btSQLt\s*\.|\but\s*\.\s*expect\b/g,
  /\b(?:stopifnot|tap\.ok|t\.log)\s*\(/gi,
  /\?(?:assert|_assert|_test)\w*/g,
];

/** Words that leave tests out, or all others. */
const leavesOut =
  /(?<![\w.-])(?:[sS]kip|SKIP|[pP]ending|[iI]gnored?|[dD]isabled?|TODO|only|x(?:it|test|describe|context|specify)|f(?:it|describe|context))(?![\w-])/g;

/** Tests inside product code, by ending: their declarations are told apart from everything else. */
const inline: Readonly<Record<string, RegExp>> = {
  rs: /#\[\s*(?:\w+::){0,5}(?:test|rstest|quickcheck)\b/,
  zig: /^[ \t]*test\b[^\n=]*\{/m,
  d: /(?<!\w)unittest\s*\{/,
  ml: /\blet%(?:test|expect_test)\w*/,
  rkt: /\bmodule[+*]?\s+test\b/,
  odin: /@\(?test\b/,
  ha: /@test\b/,
  lean: /#guard\b/,
  roc: /^expect\b/m,
  nim: /\bwhen\s+isMainModule\b[\s\S]{0,2000}\b(?:doAssert|assert|check)\b/,
};
const doctests = /^[ \t]*(?:>>>|iex>|iex\(\d+\)>|julia>)[ \t]\S/m;
const documented = /\.(?:pyi?|exs?|jl|hs)$/;
const inSource = /\bimport\.meta\.vitest\b/;

/** What a text is looked at with. */
interface Held {
  readonly text: string;
  /** It is an expectation by its place or name (`isGuarded`). */
  readonly guarded: boolean;
}

/** Whether a file holds a test or an assertion; in product code only what can be nothing but a test. */
export function holdsTest(path: string, { text, guarded }: Held): boolean {
  const source = text.replaceAll('\r\n', '\n');
  const { code } = maskSource(source, syntaxOf(path));
  if (inline[endingOf(path)]?.test(code) === true || inSource.test(code)) return true;
  if (!guarded) return documented.test(path) && doctests.test(source);
  if (isTestData(path)) return false;
  return inComments.test(source) || [...declared, ...asserts].some((form) => code.search(form) >= 0);
}

/** What tests are compared with holds none, whatever words stand in it. */
export function isTestData(path: string): boolean {
  return /\.(?:snap|json5?|csv|tsv|xml|html?|svg|png|jpe?g|gif|pdf|lock|out|expected|golden|bin|gz|zip)$/i.test(path);
}

function endingOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

const byEnding = new Map(
  families.flatMap(({ extensions, syntax }) => extensions.split(/\s+/).map((each) => [each, syntax])),
);
/** An ending that is not known: lines that begin with the mark of a comment anywhere are none. */
const plain: Syntax = { line: ['\n#', '\n//', '\n--', '\n;'], block: [['/*', '*/']], strings: [double] };

function syntaxOf(path: string): Syntax {
  return byEnding.get(endingOf(path)) ?? plain;
}

const ecosystems = new Map<Syntax, Ecosystem>();

/** A language without a row of its own: its tests by the forms that all languages share. */
export function generalEcosystem(path: string): Ecosystem {
  const syntax = syntaxOf(path);
  const known = ecosystems.get(syntax) ?? {
    id: 'general',
    extensions: [],
    named: [],
    folders: [],
    syntax,
    tests: declared,
    markers: [{ kind: 'conditional', pattern: leavesOut }],
    asserts: new RegExp(asserts.map(({ source }) => source).join('|'), 'gm'),
    trivial: [],
  };
  ecosystems.set(syntax, known);
  return known;
}
