import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { fileOfZip, zipOf } from '../../src/adapters/artifact/zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'ralph-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = Buffer.from('some bytes of a bundle\n'.repeat(50));

/** An archive by another hand: Python's own library. */
function zipBy(compression: 'ZIP_DEFLATED' | 'ZIP_STORED'): Buffer {
  const file = join(folder, `${compression}.zip`);
  writeFileSync(join(folder, 'in'), bytes);
  const write = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1], 'w', zipfile.${compression}) as z:
    z.writestr('other.txt', 'other')
    z.write(sys.argv[2], 'state.bundle')`;
  execFileSync('python3', ['-c', write, file, join(folder, 'in')]);
  return readFileSync(file);
}

describe('an archive of one file', () => {
  test('is read by other programs', () => {
    const file = join(folder, 'own.zip');
    writeFileSync(file, zipOf('state.bundle', bytes));
    const read =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); z.testzip(); sys.stdout.buffer.write(z.read("state.bundle"))';
    expect(execFileSync('python3', ['-c', read, file])).toEqual(bytes);
  });

  test.each(['ZIP_DEFLATED', 'ZIP_STORED'] as const)('is read from other programs (%s)', (compression) => {
    expect(fileOfZip(zipBy(compression), 'state.bundle', bytes.length)).toEqual(bytes);
  });

  test.each(['ZIP_DEFLATED', 'ZIP_STORED'] as const)('is not unpacked beyond its limit (%s)', (compression) => {
    expect(fileOfZip(zipBy(compression), 'state.bundle', bytes.length - 1)).toBeUndefined();
  });

  test('is not there, or changed by a bit: nothing of it is believed', () => {
    const zip = zipOf('state.bundle', bytes);
    expect(fileOfZip(zip, 'state', bytes.length)).toBeUndefined();
    zip.writeUInt8(zip.readUInt8(60) ^ 1, 60);
    expect(fileOfZip(zip, 'state.bundle', bytes.length)).toBeUndefined();
  });

  test('that is any bytes at all ends in an answer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(1200), (noise, at) => {
        const zip = zipOf('state.bundle', bytes);
        zip.set(noise.slice(0, Math.max(0, zip.length - at)), Math.min(at, zip.length));
        const file = fileOfZip(zip, 'state.bundle', bytes.length);
        expect(file === undefined || file.equals(bytes)).toBe(true);
      }),
    );
  });
});
