import { describe, expect, test } from 'vitest';
import { isChatter, wentWell } from '../../src/core/fingerprint-kinds.ts';

describe('isChatter', () => {
  test.each([
    // what was done and how long it took
    'Built the site in 3.2s',
    'Compiled 14 modules in 1,204 ms.',
    '[vite] dependencies optimized in ~3 seconds',
    'Pushed the image in 1 sec',
    'Bundled target=es2020 in 250ms',
    // whatever the path of a request reads like, it was answered
    'GET /errors/not-found 200 12ms',
    'GET /failed HTTP/1.1 304 -',
    '172.18.0.1 - - [25/Nov/2026:13:55:36 +0000] "POST /denied HTTP/1.1" 201 512',
    // what was fetched
    'Downloading cypress 15.7.0',
    '3f4a90b1c2d8: Pull complete',
    'remote: Counting objects: 100% (3/3), done.',
  ])('%j is', (line) => expect(isChatter(line)).toBe(true));

  test.each([
    // no sentence of its own
    '    migrates the shop in 3 s',
    'opens the page in 3 s, then closes it',
    "says 'ready' in 3 s",
    'wakes up in a few s',
    // a test's name or what one found
    'answers failing requests in 30 s',
    'Connect failed in 30 s',
    'Expected an answer in 5 s',
    'Asserted 2 pages in 5 s',
    'Response time above the budget in 10 s',
    'Exceeded 3 retries in 10 s',
    'Unreachable for 3 hosts in 10 s',
    'Testing 14 files in 3 s',
    'Tests of 14 files in 3 s',
    'total !== 7 in 3 ms',
    'total == 7 in 3 ms',
    'cart::adds in 3 ms',
    'src/cart.ts:12 answered in 3 s',
    // a request that was refused, what was not fetched
    'GET /errors/not-found 500 12ms',
    'GET /failed HTTP/1.1 404 -',
    'Downloading cypress 15.7.0: not found',
    'Uploading coverage.xml: fail',
    'Uploading coverage.xml: failure',
  ])('%j is not', (line) => expect(isChatter(line)).toBe(false));
});

describe('wentWell', () => {
  test.each([
    'error handling module loaded: ok',
    'error reporter initialized',
    'error reporter initialised',
    'crashpad handler completed',
    'error report complete',
  ])('%j did', (line) => expect(wentWell(line)).toBe(true));

  test.each([
    'error handling module',
    'Loaded the plugin, then crash',
    'Loaded the plugin, which crashed',
    'Ready to fail',
    'Started and failed',
    'Configured but unreachable',
    'Installed an invalid certificate',
    'Finished with incorrect totals',
  ])('%j did not', (line) => expect(wentWell(line)).toBe(false));
});
