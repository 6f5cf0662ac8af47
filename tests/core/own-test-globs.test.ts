import { describe, expect, test } from 'vitest';
import { globbedTestFinder } from '../../src/core/integrity/own-tests.ts';

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

describe('modules and roots of sources', () => {
  test.each(['java', 'kotlin', 'scala', 'groovy', 'src', 'test', 'tests', 'spec'])('%s holds every class', (root) => {
    expect(globbedTestFinder([`app/${root}/**`], '')('com.y.LoginTest::adds')).toBe(true);
    expect(globbedTestFinder([`app/my${root}/**`], '')('com.y.LoginTest::adds')).toBe(false);
    expect(globbedTestFinder(['com/**', `!app/${root}/**`], '')('com.y.LoginTest::adds')).toBe(true);
  });

  test.each<[string, readonly string[], string, string, boolean]>([
    ['a module', ['tests/test_billing.py'], '', 'tests.test_billing.T::adds', true],
    ['a module at the root', ['test_billing.py'], '', 'test_billing.T::adds', true],
    ['a module where checks start elsewhere', ['tests/test_billing.py'], 'app', 'tests.test_billing.T::adds', true],
    ['a module below that folder', ['app/tests/test_billing.py'], 'app', 'tests.test_billing.T::adds', true],
    ['another module', ['tests/test_login.py'], '', 'tests.test_billing.T::adds', false],
    ['a path', ['tests/billing.test.js'], '', './tests/billing.test.js::adds', true],
    ['a path below that folder', ['app/tests/billing.test.js'], 'app', 'tests/billing.test.js::adds', true],
    ['a nested class of a nested class', ['a/BillingTest.java'], '', 'a.BillingTest$Empty$Deep::adds', true],
    ['a package of two digits', ['**/*_test.go'], '', 'gopkg.in/shop.v31::TestAdds', true],
    ['all packages', ['**'], '', 'example.com/shop/login::TestAdds', true],
    ['all below a folder', ['app/**'], 'app', 'example.com/shop::TestAdds', true],
    ['a folder with slashes around it', ['./internal/billing//'], '', 'm.org/internal/billing::TestAdds', true],
    ['a file taken out', ['a/*Test.java', '!a/SlowTest.java'], '', 'a.SlowTest::adds', false],
    ['a folder taken out', ['internal/**', '!internal/slow/**'], '', 'm.org/internal/slow::TestAdds', false],
    ['capitals and hyphens', ['tests/billing-test.exs'], '', 'Shop.BILLING_TEST::adds', true],
  ])('%s', (_, globs, folder, id, expected) => {
    expect(globbedTestFinder(globs, folder)(id)).toBe(expected);
  });
});
