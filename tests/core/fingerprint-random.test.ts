import { describe, expect, test } from 'vitest';
import { isRandom } from '../../src/core/fingerprint-random.ts';

describe('isRandom', () => {
  test.each([
    'vnB2IePYUYCmFEfe',
    'tQhafxuDVzG9z-IS',
    'V1StGXR8_Z5jdHi6B-myT',
    '92EEVEXWI2vvSRtG',
    'hkb7RgkrpnqUIJOzunW6y',
    'i395sru6syb',
    'k3j9d82ls0',
  ])('%s is', (word) => expect(isRandom(word)).toBe(true));

  test.each([
    'getUserByIdV2ForAccount',
    'XMLHttpRequest2',
    'sha256Digest',
    'oauth2Token',
    'level3Support12Count',
    'utf8mb4_0900_ai_ci',
    'x86_64-linux-gnu',
    'test_case_1_2_3_of_4',
    'US-003-T-12-B3',
    'no-unused-vars',
    'ERR_MODULE_NOT_FOUND',
    'ModuleNotFoundError',
    'Elf32_Sym',
    'TS2304',
    '12345678',
    '',
  ])('%s is not', (word) => expect(isRandom(word)).toBe(false));
});
