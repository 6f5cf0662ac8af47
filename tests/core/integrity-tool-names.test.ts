import { describe, expect, test } from 'vitest';
import { jsTools, pyTools, replacing } from '../../src/core/integrity/test-tools.ts';

/** Whether the last of these lines replaces a tool, the others being the rest of the file. */
function replaces(tools: typeof jsTools, text: string): boolean {
  const lines = text.split('\n');
  return replacing(lines, tools)(lines.at(-1) ?? '');
}

describe('lines of JavaScript that replace a test tool', () => {
  test.each([
    ...[
      'assert.ok = f;',
      'expect.extend = f;',
      'chai.use = f;',
      'jest.fn = f;',
      'assert["ok"] = f;',
      'assert.a.b = f;',
    ],
    ...['assert . ok = f;', '(assert).ok = f;', 'assert.ok=f;', 'x(); assert.ok = f;', 'assert [key] = f;'],
    'import a from "node:assert";\na.ok = f;',
    'import a from "assert";\na.ok = f;',
    'import a from "assert/strict";\na.ok = f;',
    'import a from "node:assert/strict";\na.ok = f;',
    'import a from "node:test";\na.run = f;',
    'import * as a from "vitest";\na.run = f;',
    'import { expect as a } from "chai";\na.run = f;',
    'import a, { b } from "expect";\nb.run = f;',
    'import a, { b } from "expect";\na.run = f;',
    'import  { b }  from  "@jest/globals";\nb.run = f;',
    'import { b, } from "vitest";\nb.run = f;',
    ...['require("assert").ok = f;', 'require( "node:test" ).run = f;', 'process.getBuiltinModule("assert").ok = f;'],
    ...['createRequire(import.meta.url)("assert").ok = f;', '(await import("vitest")).expect = f;'],
    'x(); const assert = a;\nassert.ok = f;',
    'const a = assert;\na.ok = f;',
    'let a = assert.strict;\na.ok = f;',
    'let a = (assert);\na.ok = f;',
    'const a = await import("node:assert");\na.ok = f;',
    'const { ok: a } = assert;\na.run = f;',
    'const { strict } = assert;\nstrict.ok = f;',
    'f(a = assert, 1);\na.ok = f;',
    'const c = b;\nconst b = a;\nconst a = assert;\nc.ok = f;',
    ...['Object.assign(assert, f);', 'Object.defineProperty(assert, "x", f);', 'Object . assign ( assert, f);'],
    ...['Reflect.set(assert, "x", f);', 'Reflect.defineProperty(expect, "x", f);', 'mock.method(assert, "x", f);'],
    ...['x.strictEqual = f;', 'x.deepStrictEqual = f;', 'x.notDeepStrictEqual = f;', 'x.toBe = f;', 'x.toEqual = f;'],
    ...['x.toStrictEqual = f;', 'x["strictEqual"] = f;', 'x[ "toBe" ]  = f;', 'x . toBe = f;', 'x.notStrictEqual = f;'],
    ...['Object.assign(x, { "toBe": f });', 'Reflect.set(x, "strictEqual", f);', 'x.partialDeepStrictEqual = f;'],
  ])('%j', (text) => expect(replaces(jsTools, text)).toBe(true));

  test.each([
    ...['assert.ok(x);', 'assert.ok == f;', 'assert.ok === f;', 'assert.ok => f;', 'assert = f;', 'myassert.ok = f;'],
    ...['x.assert.ok = f;', '$assert.ok = f;', 'asserts.ok = f;', '"assert.ok = f"', 'x.ok = f;', 'f(assert, "x");'],
    'const assert = mine;\nassert.ok = f;',
    'export function assert() {}\nassert.ok = f;',
    'export default async function assert() {}\nassert.ok = f;',
    'class expect {}\nexpect.extend = f;',
    'let chai;\nchai.use = f;',
    'var jest;\njest.fn = f;',
    'import a from "node:asserts";\na.ok = f;',
    'import a from "./assert";\na.ok = f;',
    'import a from "my-vitest";\na.ok = f;',
    ' import a from "assert";\na.ok = f;',
    'import { a as b } from "assert";\na.ok = f;',
    'export  default  async  function  assert() {}\nassert.ok = f;',
    'const a = assert();\na.ok = f;',
    'const a = assert.ok(x);\na.ok = f;',
    'const a = [assert];\na.ok = f;',
    ...['exports.toBe = f;', 'this.toBe = f;', 'x.toBe == f;', 'x.toBe => f;', 'x.toBeing = f;', 'x.totoBe = f;'],
    ...['Object.assign(exports, { "toBe": f });', 'Object.keys(assert);', 'Object.assign(x, { toBe: f });'],
    'Object.assign(x, f); y("toBe");',
  ])('not %j', (text) => expect(replaces(jsTools, text)).toBe(false));
});

describe('lines of Python that replace a test tool', () => {
  test.each([
    ...['unittest.case.x = f', 'pytest.raises = f', '_pytest.runner.x = f', 'unittest.TestCase["run"] = f'],
    'import unittest as u\nu.x = f',
    'import unittest.case as c\nc.x = f',
    'import pytest as pt\npt.x = f',
    'import _pytest.python as p\np.x = f',
    'import  unittest  as  u\nu.x = f',
    'from unittest import TestCase\nTestCase.run = f',
    'from unittest.case import TestCase as T\nT.run = f',
    'from  _pytest.python  import  a, b\nb.run = f',
    'from pytest import raises\nraises.x = f',
    ...[
      '__import__("unittest").x = f',
      'importlib.import_module("pytest").x = f',
      'import_module( "unittest.case" ).x = f',
    ],
    ...['sys.modules["unittest"].x = f', 'modules [ "_pytest.python" ].x = f', 'sys . modules["pytest"].x = f'],
    't = unittest.TestCase\nt.run = f',
    't = sys.modules["unittest"]\nt.x = f',
    ...['setattr(unittest, "x", f)', 'object.__setattr__(pytest, "x", f)', 'patch.object(unittest, "x")'],
    ...['patch("unittest.case.TestCase.run")', 'mock.patch ( "pytest.raises")', 'patch.object(x, "assertEqual")'],
    ...['x.assertTrue = f', 'x.assertFalse = f', 'x.assertIsNone = f', 'x.assertIn = f', 'x.assertNotIn = f'],
    ...[
      'x.assertEqual = f',
      'x.assertEquals = f',
      'x.assertListEqual = f',
      'x.assertRegex = f',
      'x.assertNotRegex = f',
    ],
    ...[
      'x.assertRaises = f',
      'x.assertRaisesRegex = f',
      'x.assertWarns = f',
      'x.assertGreater = f',
      'x.assertLess = f',
    ],
    ...['x.assertLogs = f', 'x.assertNoLogs = f', 'x.addFailure = f', 'x.addError = f', 'x.addSuccess = f'],
    ...[
      'x.failureException = f',
      'x.wasSuccessful = f',
      'setattr(x, "assertEqual", f)',
      'setattr(x, "a.b.addError", f)',
    ],
  ])('%j', (text) => expect(replaces(pyTools, text)).toBe(true));

  test.each([
    ...['unittest.main()', 'unittest.x == f', 'myunittest.x = f', 'x.unittest.y = f', 'getattr(unittest, "x")'],
    'def unittest():\nunittest.x = f',
    'import unittests as u\nu.x = f',
    'from unittest import TestCase\ncase.run = f',
    'x = 1; import unittest as u\nu.x = f',
    'x = 1; from unittest import u\nu.x = f',
    ...[
      'self.assertTrue = f',
      'cls.addError = f',
      'x.assertions = f',
      'x.asserting = f',
      'setattr(self, "addError", f)',
    ],
    ...['x.assertEqual(1)', 'setattr(x, "added", f)', 'patch("shop.pytest")', 'dispatch(unittest)'],
  ])('not %j', (text) => expect(replaces(pyTools, text)).toBe(false));
});
