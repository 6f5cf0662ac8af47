import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/core/fingerprint-noise.ts';

/** What tools put into their own messages, each beside a line in which nearly the same is meant. */
describe('normalise', () => {
  test.each([
    // shells
    ['/bin/sh: line 12: frob: command not found', 'sh: frob: not found'],
    ['bash: 12: frob: not found', 'sh: frob: not found'],
    ['bash: frob: command not found', 'sh: frob: not found'],
    ['fish: frob: command not found', 'fish: frob: command not found'],
    // who saw it
    ['Exception during run: Error: no pump', 'Error: no pump'],
    ['     Uncaught AssertionError [ERR_ASSERTION]: no pump', 'AssertionError [ERR_ASSERTION]: no pump'],
    ['Uncaught T: no pump', 'T: no pump'],
    ['Uncaught exception: no pump', 'Uncaught exception: no pump'],
    ['Uncaught Error of a pump', 'Uncaught Error of a pump'],
    ['an Uncaught Error: no pump', 'an Uncaught Error: no pump'],
    // the option that asked for it
    ["unused variable 'a' [-Wunused-variable]", "unused variable 'a'"],
    ["unused variable 'a' [-Werror=unused-variable]", "unused variable 'a'"],
    ['the option [-Wall] of gcc', 'the option [-Wall] of gcc'],
    // fields follow
    ['TypeError: no pump {', 'TypeError: no pump'],
    ['  AssertionError [ERR_ASSERTION]: no pump {', 'AssertionError [ERR_ASSERTION]: no pump'],
    ['E: no pump {', 'E: no pump'],
    ['TypeError: no pump { here', 'TypeError: no pump { here'],
    ['the TypeError: no pump {', 'the TypeError: no pump {'],
    ['function pump() {', 'function pump() {'],
    // npm
    ['npm error While resolving: shop@1.4.0', 'npm error While resolving: shop'],
    ['an npm error While resolving: shop@1.4.0', 'an npm error While resolving: shop@1.4.0'],
    ['npm error notsup Actual:   {"npm":"10.2.3","node":"v18.19.0"}', 'npm error notsup Actual:'],
    // addresses
    ['connect ECONNREFUSED 10.1.2.3:5432', 'connect ECONNREFUSED <address>'],
    ['read ECONNRESET 10.1.2.3', 'read ECONNRESET <address>'],
    ['connect ETIMEDOUT 10.1.2.3', 'connect ETIMEDOUT <address>'],
    ['in libpump.so(total+0x1f2a)', 'in libpump.so(total)'],
    // commits
    ['Updating 1234567..7654321', 'Updating <hash>..<hash>'],
    ['Updating 1234567...7654321', 'Updating <hash>...<hash>'],
    ['error: could not apply 1234567... pump', 'error: could not apply <hash>... pump'],
    ['Could not apply 1234567... pump', 'Could not apply <hash>... pump'],
    ['the deadbeef of 3', 'the deadbeef of 3'],
    // ids
    ['request-01ARZ3NDEKTSV4RRFFQ69G5FAV failed', 'request-<id> failed'],
    // names of errors
    ['TypeError [Error]: no pump', 'TypeError: no pump'],
    ['Error [Error]: no pump', 'Error: no pump'],
    ['TypeError [Error] of a pump', 'TypeError [Error] of a pump'],
    // linkers
    ["main.c:(.text+0x5): undefined reference to `total'", "main.c: undefined reference to `total'"],
    ["src/deep/main.cpp:12: undefined reference to `total'", "main.cpp: undefined reference to `total'"],
    ["src/main.c: undefined reference to `total'", "main.c: undefined reference to `total'"],
    [
      "main.c:12: multiple definition of `total'; ld:cart.c:34: first defined here",
      "main.c: multiple definition of `total'; cart.c: first defined here",
    ],
    // bundlers
    ['ERROR in ./src/cart.ts 12:34', 'ERROR in src/cart.ts'],
    ['ERROR in ./src/cart.ts 12:34-56', 'ERROR in src/cart.ts'],
    ['ERROR in ./src/cart.ts 12:34-56:78', 'ERROR in src/cart.ts'],
    // Maven
    [
      'Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:3.2.5-M1:test (default-test)',
      'Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:test (default-test)',
    ],
    ['the maven:maven-surefire-plugin:3.2.5 is old', 'the maven:maven-surefire-plugin:3.2.5 is old'],
    ['Cart.java:[12,34] cannot find symbol', 'Cart.java cannot find symbol'],
    // browsers
    ['Chrome Headless 120.0.6099.109 (Linux x86_64) cart adds FAILED', 'Chrome Headless cart adds FAILED'],
    ['Firefox 121.0 (Ubuntu 0.0.0) cart adds FAILED', 'Firefox cart adds FAILED'],
    ['Safari 17.2 / Mac OS 10.15.7 cart adds FAILED', 'Safari cart adds FAILED'],
    ['Chrome 120.0', 'Chrome'],
    ['Chrome 120 is old', 'Chrome 120 is old'],
    // a logger's machine
    ['{"hostname":"ci-7","msg":"no pump"}', '{"hostname":"<host>","msg":"no pump"}'],
    ['{"hostname": "ci", "msg": "no pump"}', '{"hostname": "<host>", "msg": "no pump"}'],
    // places
    ['src/a.ts(3,1): of src/b.ts(4,2): no pump', 'src/a.ts: of src/b.ts: no pump'],
    ['no pump in column="7"', 'no pump in column=<n>'],
    ['no pump in columns="7"', 'no pump in columns=<n>'],
    ['no pump at offset:7', 'no pump at offset:<n>'],
    ['no pump at offset: 7', 'no pump at offset: <n>'],
    ['no pump in line:"7"', 'no pump in line:<n>'],
    // what it took
    ['heapUsed: 1234', 'heapUsed: <n>'],
    ['heap: 1234', 'heap: <n>'],
    ['"duration_s": 7', '"duration_s": <n>'],
    ['durationMs=7', 'durationMs=<n>'],
    ['times: 7', 'times: <n>'],
    // instants on the full minute, and large numbers
    ['at 2026-01-02T03:00:00.000Z', 'at <time>'],
    ['wrote 12345 of them', 'wrote <n> of them'],
    ['wrote 1234 of them', 'wrote 1234 of them'],
    ['wrote US-12345 and x12345', 'wrote US-12345 and x12345'],
  ])('%j', (line, normalised) => expect(normalise(line)).toBe(normalised));

  test.each([
    ['adds (12 ms, 38 MB heap size)', 'adds'],
    ['adds (38 MB heap size)', 'adds'],
    ['adds 38 MB to the heap size', 'adds 38 MB to the heap size'],
    ['adds 1234567', 'adds 1234567'],
  ])('exactly: %j', (line, normalised) => expect(normalise(line, 'exact')).toBe(normalised));
});
