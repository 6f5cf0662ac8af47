import { describe, expect, test } from 'vitest';
import { globbedTestFinder } from '../../src/core/own-test-globs.ts';

const java = ['src/test/java/com/x/BillingTest.java'];
const go = ['internal/billing/*_test.go'];

describe('tests of a story where ids name no file (10-fine-print, Red before)', () => {
  test.each<[string, readonly string[], string, boolean]>([
    ['a class', java, 'com.x.BillingTest::adds', true],
    ['a nested class', java, 'com.x.BillingTest$Empty::adds', true],
    ['another class', java, 'com.x.LoginTest::adds', false],
    ['classes of a package', ['src/test/java/com/x/*Test.java'], 'com.x.LoginTest::adds', true],
    ['classes of another package', ['src/test/java/com/x/*Test.java'], 'com.y.LoginTest::adds', false],
    ['classes below a package', ['src/test/java/com/x/**'], 'com.x.deep.LoginTest::adds', true],
    ['classes outside of it', ['src/test/java/com/x/**'], 'com.y.LoginTest::adds', false],
    ['a package by its folder', ['src/test/java/com/x/'], 'com.x.LoginTest::adds', true],
    ['every class of a source root', ['app/src/test/java/**'], 'com.y.LoginTest::adds', true],
    ['every class of a source root, by its name', ['src/test/java'], 'com.y.LoginTest::adds', true],
    ['extensions in braces', ['**/Billing*.{java,kt}'], 'com.x.BillingTest::adds', true],
    ['a class that is taken out again', ['src/test/java/**', `!${java[0]}`], 'com.x.BillingTest::adds', false],
    ['namespaces that follow no folders', ['tests/BillingTests.cs'], 'Shop.Billing.BillingTests::adds', true],
    ['a file that is written another way', ['test/billing_test.exs'], 'Elixir.Shop.BillingTest::adds', true],
    ['a class with backslashes', ['tests/Unit/BillingTest.php'], 'Tests\\Unit\\BillingTest::adds', true],
    ['a package', go, 'example.com/shop/internal/billing::TestAdds', true],
    ['a package that did not build', go, 'example.com/shop/internal/billing', true],
    ['another package', go, 'example.com/shop/internal/login::TestAdds', false],
    ['packages below a folder', ['internal/**'], 'example.com/shop/internal/login::TestAdds', true],
    ['a package below the working directory', ['app/billing/*_test.go'], 'example.com/shop/billing::TestAdds', true],
    ['one file taken out of a package', [...go, '!internal/billing/slow_test.go'], 'm.org/internal/billing::T', true],
    ['an absolute path', ['tests/BillingTest.php'], '/view/tests/BillingTest.php::adds', true],
    ['another absolute path', ['tests/BillingTest.php'], '/view/tests/LoginTest.php::adds', false],
    ['another file of a folder', ['features/a.feature'], 'features/b.feature::adds', false],
    ['a package with a version', ['**/*_test.go'], 'gopkg.in/shop.v3::TestAdds', true],
    ['another file at the root', ['test/**'], 'a.test.js::adds', false],
  ])('%s', (_, globs, id, expected) => {
    expect(globbedTestFinder(globs, 'app')(id)).toBe(expected);
  });

  test.each(['adds two numbers', 'GET /users::answers', 'tests::adds', 'adds 1.5 to 2', 'unnamed test'])(
    'a test that names no place has to be green: %s',
    (id) => {
      expect(globbedTestFinder(java, '')(id)).toBe(true);
    },
  );
});
