import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../src/core/glob-texts.ts';
import { globMatcher, type PathMatcher } from '../../src/core/globs.ts';
import { compiledEcosystems, scriptEcosystems } from '../../src/core/integrity/languages.ts';
import { policyRules } from '../../src/core/integrity/path-policy.ts';
import { defaultSetupKey } from '../../src/core/setup-key.ts';

const own = [
  ...policyRules.flatMap((rule) => rule.globs),
  ...[...scriptEcosystems, ...compiledEcosystems].flatMap(({ named, folders }) => [...named, ...folders]),
  ...defaultSetupKey.map((glob) => glob.replace(/^!/, '')),
  ...['**/.ralph*', '**/.ralph*/**', '**/target/surefire-reports/TEST-*.xml', '**/build/test-results/**/*.xml'],
  ...['prd.json', 'src/', 'app/[id]/page.ts'],
];

describe('texts that a path must have', () => {
  const rows: readonly (readonly [glob: string, texts: string[]])[] = [
    ['src/a.ts', ['src', 'a.ts']],
    ['**/.npmrc', ['.npmrc']],
    ['.github/**', ['.github']],
    ['**/{vitest,vitest.*}.config.?([cm])[jt]s', ['.config.', 's']],
    ['**/?(.)lefthook?(-local).{yml,yaml}', ['lefthook', '.']],
    ['.woodpecker{.yml,.yaml,/**}', ['.woodpecker']],
    ['**/{gradlew,mvnw}?(.bat|.cmd)', []],
  ];
  test.each(rows)('%s: %j', (glob, texts) => expect(textsOf(glob)).toEqual(texts));

  const unsure = ['a\\b', 'a"b"', 'a|b', 'a?b', 'a+', 'a@(b)', '!(a)b', 'a!(b)', 'a{b,{c,d}}', 'a{1..3}', 'a***', 'ä'];
  test.each([...unsure, './a', 'a{b', 'a(b)', 'a^b', 'a b', 'a\nb', 'a,b', 'a[!b]', 'a[[:alpha:]]', 'a'.repeat(1001)])(
    'none when picomatch may have its own reading: %j',
    (glob) => expect(textsOf(glob)).toEqual([]),
  );
});

describe('the quick answer', () => {
  const plain = 'a b.c . - _ A1 .npmrc src / / * ** **/ /** ?(a) ?(.b|-c)'.split(' ');
  const groups = '?(**) [ab] [a-c] [-.] [b-a] {a,b.c} {a} {} {,.} {/**,b} {**/,a}'.split(' ');
  const nested = '{[ab],?(c)} ?([ab]) ?(?(a)b) {a,{b,c}} ?({a|b}) {a|b} ?(a{b)c} ?(a/**)'.split(' ');
  const odd = String.raw`*** .. {a..c} !(a) *(a) +(a|b) @(a) (a|b) [!a] [[:alpha:]] \ \. " // ./`.split(' ');
  const broken = [...'[]{}()?+|^$,! \0äſ\u212A', 'a\nb'];
  const made = fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...plain, ...groups) }, fc.constantFrom(...nested)), {
      minLength: 1,
      maxLength: 6,
    })
    .map((pieces) => pieces.join(''));
  const hostile = fc
    .array(fc.constantFrom(...plain, ...groups, ...nested, ...odd, ...broken), { minLength: 1, maxLength: 6 })
    .map((pieces) => pieces.join(''));
  const globs = fc.oneof(fc.constantFrom(...own), made, hostile).filter((glob) => !rewritten.test(glob));

  const numbers = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });

  test.each([false, true])('is what picomatch alone says, in any case: %s', (anyCase) => {
    let selected = 0;
    fc.assert(
      fc.property(globs, numbers, (glob, choices) => {
        const [matches, reference] = [globMatcher([glob], { anyCase }), picomatchAlone(glob, anyCase)];
        const choose = chooser(choices);
        for (let time = 0; time < 10; time += 1) {
          const path = pathLike(glob, choose);
          expect([glob, path, matches(path)]).toEqual([glob, path, reference(path)]);
          selected += Number(reference(path));
        }
      }),
      { numRuns: 1000 },
    );
    expect(selected).toBeGreaterThan(2000);
  });
});

function chooser(numbers: readonly number[]): (options: readonly string[]) => string {
  let at = 0;
  return (options) => {
    at += 1;
    return options[(numbers[at % numbers.length] ?? 0) % options.length] ?? '';
  };
}

/** What the reading of a glob changes before picomatch sees it. */
const rewritten = /^\.?\/|^!|^\s|\s$|\/$/;

function picomatchAlone(glob: string, anyCase: boolean): PathMatcher {
  const fold = (text: string): string => (anyCase ? text.toLowerCase() : text);
  const endsPlain = /(?:^|\/)[^/*?[\]{}()!+@|\\]+$/.test(glob);
  const flags = anyCase ? 'is' : 's';
  const matches = picomatch(endsPlain ? [glob, `${glob}/**`] : glob, { dot: true, windows: false, flags });
  return (path) => fold(path) === fold(glob) || matches(path);
}

/** A path that a glob might select, or that is near to one. */
function pathLike(glob: string, choose: (options: readonly string[]) => string): string {
  const path = glob
    .replaceAll(/\[([^\]]+)\]/g, (_group, members: string) => choose([...members]))
    .replaceAll(/[?@+*]?\(([^()]*)\)/g, (_group, branches: string) => choose(['', ...branches.split('|')]))
    .replaceAll(/\{([^{}]*)\}/g, (_group, branches: string) => choose(branches.split(',')))
    .replaceAll(/\*\*\/?|\*/g, (star) => choose(['', 'a/', 'a/.b/', 'x', '.x', star]));
  const at = Number(choose([...Array(path.length + 1).keys()].map(String)));
  const other = choose(['', '', 'a', '.', 'x', '/', 'S', '\n', '\u212A', 'ä', '*', '[']);
  const near = choose([path, path, `${path}/x`, path.slice(0, at) + other + path.slice(at + 1), path.toUpperCase()]);
  return near.toLowerCase() === near ? near : choose([near, near.toLowerCase()]);
}
