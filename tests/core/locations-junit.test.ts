import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJUnit } from '../../src/core/tool-output/junit.ts';

const root = '/home/runner/work/app/app';
const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/outputs/junit/${name}.xml`, import.meta.url), 'utf8');

function report(xml: string, options = {}) {
  const read = readJUnit(xml, options);
  if ('problem' in read) return expect.fail(read.problem);
  return read;
}

/** Where the first failure is, without anything else. */
function placeOf({ failures: [first] }: ReturnType<typeof report>) {
  const { file, line, column } = first ?? expect.fail('nothing failed');
  return JSON.parse(JSON.stringify({ file, line, column }));
}

function problem(xml: string): string {
  const read = readJUnit(xml);
  return 'problem' in read ? read.problem : expect.fail('the report was read');
}

describe('reports of real tools', () => {
  it.each([
    [
      'pytest',
      { total: 6, failed: 3, errors: 1, skipped: 0 },
      [
        ['test_size.TestSize::test_kb', 'test_size.py', 7, undefined],
        ['test_size::test_refuses', 'size.py', 3, undefined],
        ['test_size::test_fixture', 'test_size.py', 16, undefined],
        ['test_size::test_param[2]', 'test_size.py', 25, undefined],
      ],
    ],
    [
      'node',
      { total: 6, failed: 4, errors: 0, skipped: 1 },
      [
        ['test::test/broken.test.js', 'test/broken.test.js', 1, undefined],
        ['test::parses 1 kB', 'test/size.test.js', 6, 10],
        ['errors::refuses x', 'src/size.js', 3, 26],
        ['errors::is async', 'test/size.test.js', 14, 26],
      ],
    ],
    [
      'vitest',
      { total: 3, failed: 3, errors: 0, skipped: 0 },
      [
        ['v/bad.test.ts::v/bad.test.ts', 'v/bad.test.ts', 1, 1],
        ['v/size.test.ts::adds', 'v/size.test.ts', 3, 45],
        ['v/size.test.ts::group > throws', 'v/size.ts', 2, 24],
      ],
    ],
    [
      'mocha',
      { total: 2, failed: 2, errors: 0, skipped: 0 },
      [
        ['size::adds', 'm/a.test.cjs', 2, 52],
        ['size::x', 'j/size.cjs', 1, 47],
      ],
    ],
  ])('%s', (name, counts, failures) => {
    const { failures: found, ...rest } = report(fixture(name), { root });
    expect(rest).toEqual(counts);
    expect(found.map(({ testId, file, line, column }) => [testId, file, line, column])).toEqual(failures);
  });

  it('the words of a failure', () => {
    expect(report(fixture('pytest'), { root }).failures[0]).toEqual({
      testId: 'test_size.TestSize::test_kb',
      title: 'test_kb',
      level: 'error',
      message: "AssertionError: assert '1 kB' == 1024\n+  where '1 kB' = parse('1 kB')",
      source: 'junit',
      file: 'test_size.py',
      line: 7,
    });
  });
});

describe('shapes', () => {
  const failing = (body: string, attributes = 'classname="com.acme.SizeTest" name="parses"'): string =>
    `<testsuite name="S"><testcase ${attributes}>${body}</testcase></testsuite>`;

  it('a Java frame is completed by the list of files, and dropped without it', () => {
    const xml = failing('<failure>x\n\tat com.acme.SizeTest.parses(SizeTest.java:12)</failure>');
    const files = ['core/src/test/java/com/acme/SizeTest.java', 'core/src/test/java/com/other/SizeTest.java'];
    expect(placeOf(report(xml, { files }))).toEqual({ file: files[0], line: 12 });
    expect(placeOf(report(xml))).toEqual({});
  });

  it.each([
    ['a panic of Rust', "thread 'a' panicked at src/lib.rs:6:17:", { file: 'src/lib.rs', line: 6, column: 17 }],
    ['a Go test', '    size_test.go:8: got 2, want 3', { file: 'size_test.go', line: 8 }],
    ['a frame of Python', '  File "src/a.py", line 3, in parse', { file: 'src/a.py', line: 3 }],
    ['a clock', '10:20:30: started', {}],
    ['a file of C', 'a.c:3: no', { file: 'a.c', line: 3 }],
    ['a file of Scala', 'a.scala:3: no', { file: 'a.scala', line: 3 }],
    ['a file in words', 'see a.py of it:3: no', {}],
    ['a place in words', 'see src/a.js:1:2', {}],
    ['a place behind words', 'it happened: src/lib.rs:6:17', {}],
  ])('%s', (_name, body, place) => {
    expect(placeOf(report(failing(`<error>${body}</error>`)))).toEqual(place);
  });

  it('file and line attributes stand in for a stack; nearer ones first', () => {
    const suite = (attributes: string): string =>
      `<testsuite name="S" file="s.rb"><testcase name="a" ${attributes}><failure/></testcase></testsuite>`;
    expect(placeOf(report(suite('file="./spec/a_spec.rb" line="7"')))).toEqual({
      file: 'spec/a_spec.rb',
      line: 7,
    });
    expect(placeOf(report(suite('')))).toEqual({ file: 's.rb', line: 1 });
  });

  it('a file by its other name; a test without a name', () => {
    const read = report('<testsuite><testcase filepath="a.py" line="3"><failure/></testcase></testsuite>');
    expect(read.failures).toEqual([
      {
        testId: 'unnamed test',
        title: 'unnamed test',
        level: 'error',
        message: 'unnamed test failed',
        source: 'junit',
        file: 'a.py',
        line: 3,
      },
    ]);
  });

  it('suites as deep as they may be, and deeper', () => {
    const nested = (depth: number): string =>
      `${'<testsuite>'.repeat(depth)}<testcase name="a"/>${'</testsuite>'.repeat(depth)}`;
    expect([report(nested(33)).total, report(nested(34)).total]).toEqual([1, 0]);
  });

  it('pieces of CDATA, the last character there is', () => {
    const xml = failing('<failure>&#x10FFFF;<![CDATA[a<]]><![CDATA[b]]></failure>');
    expect(report(xml).failures[0]?.message).toBe('\u{10ffff}a<b');
  });

  it('as long as a report may be', () => {
    const xml = '<testsuite name="a"/>';
    expect(report(xml + ' '.repeat(5 * 1024 * 1024 - xml.length)).total).toBe(0);
  });

  it('suites in suites; counted by test cases, whatever the attributes claim', () => {
    const xml = `<testsuites tests="999" failures="-1"><testsuite name="a" tests="1e400"><testsuite name="b" failures="NaN">
      <testcase name="1"/><testcase name="2"><skipped/></testcase><testcase name="3"><error message="e"/></testcase>
      </testsuite><testcase name="4"><failure/></testcase></testsuite></testsuites>`;
    const { failures, ...counts } = report(xml);
    expect(counts).toEqual({ total: 4, failed: 1, errors: 1, skipped: 1 });
    expect(failures.map(({ testId, message }) => [testId, message])).toEqual([
      ['a::4', '4 failed'],
      ['b::3', 'e'],
    ]);
  });

  it('a text that speaks of a DOCTYPE, CDATA, and characters by number', () => {
    const [failure] = report(
      failing('<failure message="&lt;a&gt; &amp;amp; &#65;&#x42;"><![CDATA[<!DOCTYPE html> &lt;]]></failure>'),
    ).failures;
    expect(failure?.message).toBe('<a> &amp; AB');
    expect(report(failing('<failure><![CDATA[<!DOCTYPE html> &lt;]]></failure>')).failures[0]?.message).toBe(
      '<!DOCTYPE html> &lt;',
    );
  });
});

describe('refused', () => {
  it.each([
    ['nothing', '', 'no well-formed XML'],
    ['no XML', 'Tests: 3 passed', 'no well-formed XML'],
    ['half a report', '<testsuites><testsuite name="a"><testcase', 'no well-formed XML'],
    ['another document', '<html><body/></html>', 'it is no JUnit report'],
    ['a DOCTYPE', '<!DOCTYPE x><testsuite/>', 'has a DOCTYPE'],
    [
      'a DOCTYPE behind a declaration and comments',
      '\ufeff<?xml version="1.0"?> <!-- a --> <!doctype x><a/>',
      'DOCTYPE',
    ],
    ['a DOCTYPE behind white space', ' \n<!DOCTYPE x><testsuite/>', 'DOCTYPE'],
    ['a comment that does not end', '<!-- <testsuite/>', 'no well-formed XML'],
    ['a declaration that does not end', '<?xml <testsuite/>', 'no well-formed XML'],
    [
      'entities that grow',
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><testsuite>&b;</testsuite>',
      'DOCTYPE',
    ],
    ['depth', `${'<testsuite>'.repeat(100)}${'</testsuite>'.repeat(100)}`, 'nested'],
    ['size', `<testsuite name="${'a'.repeat(5 * 1024 * 1024)}"/>`, '5242880 are read'],
    ['names that change objects', '<testsuite><__proto__/></testsuite>', 'no well-formed XML'],
  ])('%s', (_name, xml, cause) => {
    expect(problem(xml)).toContain(cause);
  });

  it('the words of the parser are cut', () => {
    const [, words = ''] =
      /^the report is no well-formed XML: (.*)\. Check/.exec(problem(`<${'a'.repeat(500)}>`)) ?? [];
    expect(words).toHaveLength(200);
  });

  it('an unknown entity stays as it is written', () => {
    const xml = '<testsuite><testcase name="a"><failure>&unknown; &#1114112;</failure></testcase></testsuite>';
    expect(report(xml).failures[0]?.message).toBe('&unknown; &#1114112;');
  });

  it('any text is read or refused, never thrown', () => {
    const pieces = fc.constantFrom(
      ...['<testsuite>', '</testsuite>', '<testcase name="a">', '</testcase>', '<failure>', '</failure>', '<error/>'],
      ...['<![CDATA[', ']]>', '<!--', '-->', '<?', '?>', '<!DOCTYPE', '&lt;', '&#0;', '&', '"', "'", '<', '>', '='],
    );
    const text = fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 30 });
    fc.assert(
      fc.property(text, (parts) => {
        const read = readJUnit(`<testsuite>${parts.join('')}`);
        if ('problem' in read) expect(read.problem).not.toBe('');
        else expect(read.failed + read.errors).toBe(read.failures.length);
      }),
      { numRuns: 500 },
    );
  });
});
