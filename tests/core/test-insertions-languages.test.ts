import { describe, expect, test } from 'vitest';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { onlyAddsTests } from '../../src/core/integrity/test-insertions.ts';

const find = testFinder([]);
const js = "test('is one', () => {\n  equal(one(), 1);\n});\n";
const java = '@Test\nvoid isTwo() {\n  assertEquals(2, two());\n}\n';

describe('tests and imports by the rules of their language', () => {
  test.each([
    ['Kotlin', 'src/test/OneTest.kt', 'import b.one\n', false],
    ['Kotlin, a new name', 'src/test/OneTest.kt', 'import b.two\n', true],
    ['Kotlin, another name', 'src/test/OneTest.kt', 'import b.two as one\n', false],
    ['Swift, any name', 'Tests/OneTests.swift', 'import Fast\n', false],
    ['Java, any name', 'src/test/OneTest.java', `import static b.Fast.* ;\n${java}`, false],
    ['Java, a name that is used', 'src/test/OneTest.java', `import  static  b.Fast.one;\n${java}`, false],
    ['Java, a new name', 'src/test/OneTest.java', `import static one.Fast.two;\n${java}`, true],
    [
      'Kotlin, a name in words',
      'src/test/OneTest.kt',
      '@Test\nfun `can import one`() {\n  check(two() == 2)\n}\n',
      true,
    ],
  ])('%s', (_, path, more, isAllowed) => {
    const old = 'import a.one\n\n@Test\nfun isOne() {\n  check(one() == 1)\n}\n';
    expect(onlyAddsTests(path, { old, new: `${more}${old}` }, find)).toBe(isAllowed);
  });

  test.each([
    ['a test', '', true],
    ['a new name', 'use fast::two;\n', true],
    ['a name that is used', 'use fast::one;\n', false],
    ['a name that is used, with more space', '    use  fast::one ;\n', false],
    ['a name for all', 'pub use fast::one;\n', false],
    ['a name for all, with more space', 'pub  use fast::one;\n', false],
    ['another name for what is imported', 'use fast::{self, two as one};\n', false],
    ['a new name for what is imported', 'use fast::{self, one as two};\n', true],
    ['names in several lines', 'use fast::{\n    two,\n    one,\n};\n', false],
    ['any name', 'use fast::{ * };\n', false],
    ['a word that ends like one', 'const MORE: u32 = reuse - one;\n', true],
  ])('Rust: %s', (_, more, isAllowed) => {
    const old = '#[test]\nfn is_one() {\n    assert_eq!(one(), 1);\n}\n';
    const added = `${more}#[test]\nfn is_two() {\n    assert_eq!(two(), 2);\n}\n`;
    expect(onlyAddsTests('tests/one.rs', { old, new: `${old}${added}` }, find)).toBe(isAllowed);
  });
});

describe('the same lines in another layout', () => {
  test.each([
    ['no semicolon', 'one();', 'one()', true],
    ['more of them', 'one()', 'one();;', true],
    ['a comma at the end', '[1,\n2].at(one())', '[1,\n2,\n].at(one())', false],
    ['a comma inside', '[,1]', '[1]', false],
    ['an operator on the other line', 'a\n++b', 'a++\nb', false],
    ['lines as one', 'async\none()', 'asyncone()', false],
  ])('%s', (_, before, after, isAllowed) => {
    const old = `${js}${before}`;
    expect(onlyAddsTests('test/one.test.js', { old, new: `${js}${after}` }, find)).toBe(isAllowed);
  });
});
