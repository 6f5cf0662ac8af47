import { describe, expect, test } from 'vitest';
import { isDrawnFolder, isRandom } from '../../src/core/fingerprint-noise.ts';

describe('isRandom', () => {
  test.each([
    'vnB2IePYUYCmFEfe',
    'tQhafxuDVzG9z-IS',
    'V1StGXR8_Z5jdHi6B-myT',
    '92EEVEXWI2vvSRtG',
    'hkb7RgkrpnqUIJOzunW6y',
    'i395sru6syb',
    'k3j9d82ls0',
    // one strange part beside a word
    'chunk-i395sru6syb',
    // strange as a whole, no part of it long enough
    'kQ7xz-Vb3Jq-X9',
    // the fewest characters, and the fewest pairs that tell anything
    'k3j9d82l',
    'a12b34c5',
    // as long as a third of strange pairs is enough
    'addUsers2Kqzva',
    'addUserAndItem2Kqzvwx',
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
    // letters of one kind: an abbreviation
    'strncmpxfrmwcs',
    'WSAEPFNOSUPPORT',
    // two kinds: a part of a name
    'kqxz-vbjq-X-wtz',
    'kQ7xz-Vb3Jq-X',
    'k3j9d82',
    'a123b45c',
    'addUser2Kqzva',
  ])('%s is not', (word) => expect(isRandom(word)).toBe(false));
});

describe('isDrawnFolder', () => {
  test.each([
    'shop-x8Kd2a',
    'shop_x8Kd2a',
    'shop.x8Kd2a',
    'my-shop-12ab34',
    'shop-123ABC',
    'shop-ab12CD',
    'shop-ABcd12',
    'shop-1a2b3c',
    'shop-aBcdeF',
    // letters that hardly ever follow each other
    'shop-jxcqte',
    'shop-QXZVKJ',
  ])('%s is', (name) => expect(isDrawnFolder(name)).toBe(true));

  test.each([
    'x8Kd2a',
    'shopx8Kd2a',
    'shop-x8Kd2',
    'shop-x8Kd2ab',
    'shop-x8Kd2a-old',
    // words, and words and numbers
    'shop-123456',
    'shop-widget',
    'shop-Widget',
    'shop-wid123',
    'shop-Wid123',
    'shop-README',
    'shop-ABC123',
    'shop-123abc',
    'shop-getUrl',
    'shop-GetUrl',
    'shop-myToDo',
    'shop-AppURL',
    'shop-12xqzj',
    'shop-xqzj12',
    // names with two pairs of letters that are rare
    ...['altsvc', 'hybrid', 'cycles', 'addTwo', 'needed', 'myfile', 'gunzip', 'HAZARD', 'sqlite'].map(
      (name) => `p-${name}`,
    ),
    ...['cjsmjs', 'jwkset', 'lazily', 'maxmem', 'newDef', 'lookup', 'pepper', 'EDQUOT', 'errors'].map(
      (name) => `p-${name}`,
    ),
    ...['passwd', 'truthy', 'unique', 'avxvec', 'SIGPWR', 'execvp', 'vmtype', 'lzsize'].map((name) => `p-${name}`),
  ])('%s is not', (name) => expect(isDrawnFolder(name)).toBe(false));
});
