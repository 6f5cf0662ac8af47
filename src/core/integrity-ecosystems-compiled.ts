import { type Ecosystem, type Marker, syntaxes } from './integrity-ecosystem.ts';

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
