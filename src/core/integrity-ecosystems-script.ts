import { type Ecosystem, syntaxes } from './integrity-ecosystem.ts';
import { javascript } from './integrity-ecosystems-javascript.ts';

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
