import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginLook } from '../../src/adapters/git/first-look.ts';
import { resolveProgram } from '../../src/adapters/process/resolve.ts';
import { type Programs, readPrograms } from '../../src/adapters/views/guarded-grounds.ts';
import { listedPrograms } from '../../src/adapters/views/listed-programs.ts';
import { prepareListing } from '../../src/adapters/views/program-listing.ts';
import { gitProgram } from '../support/git-sandbox.ts';

const machine = process.env['PATH'] ?? '';
const found = resolveProgram('find', { path: machine, cwd: tmpdir() });
const find = found.ok ? found.path : '';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ralph-listing-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is printed beside a look, as the action asks for it. */
async function printedFor(path: string, program = find): Promise<Buffer | undefined> {
  const listing = prepareListing({ find: program, path, scratch: join(root, 'scratch') });
  if (listing === undefined) throw new Error('There is nothing to list.');
  const look = beginLook({ program: gitProgram, workspace: root, beside: listing });
  return listing.take(await look.beside);
}

async function listed(path: string, program?: string): Promise<Programs | undefined> {
  const printed = await printedFor(path, program);
  return printed && listedPrograms(printed)?.();
}

function folder(name: string, files: Readonly<Record<string, string>> = {}): string {
  const dir = join(root, name);
  mkdirSync(dir);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  return dir;
}

const names = [
  'tool',
  'two words',
  'new\nline',
  '-dash',
  '--',
  '(',
  '!',
  "it's",
  'a"b',
  'back\\slash',
  '%p',
  '$(x)',
  'é',
];

/** A folder with everything that a folder can hold. */
function oddFolder(): string {
  const dir = folder('odd', Object.fromEntries(names.map((name, at) => [name, 'x'.repeat(at)])));
  for (const [name, mode] of Object.entries({ '-dash': 0o755, tool: 0o4755, '%p': 0o2711, '(': 0o1777, '!': 0 }))
    chmodSync(join(dir, name), mode);
  utimesSync(join(dir, 'tool'), 0, 0);
  utimesSync(join(dir, '%p'), 1, 0.000001);
  utimesSync(join(dir, '('), 1, 9_000_000_000.5);
  truncateSync(join(dir, 'two words'), 5_000_000_000);
  linkSync(join(dir, 'tool'), join(dir, 'another name of tool'));
  mkdirSync(join(dir, 'a folder'));
  mkdirSync(join(dir, 'a closed folder'), { mode: 0 });
  const links = { link: 'tool', chain: 'link', out: '/bin/sh', dangling: 'nowhere', self: 'self', here: '.', up: '..' };
  for (const [name, target] of Object.entries({
    ...links,
    inner: 'a folder',
    below: 'tool/below',
    device: '/dev/null',
  }))
    symlinkSync(target, join(dir, name));
  return dir;
}

describe('a listing of PATH', () => {
  it('says of this machine what we read', async () => {
    const programs = await listed(machine);
    expect(programs?.size).toBeGreaterThan(10);
    expect(programs).toEqual(readPrograms(machine));
  });

  it('says of odd entries what we read', async () => {
    const path = oddFolder();
    const programs = await listed(path);
    expect(programs?.size).toBe(names.length + 4);
    expect(programs).toEqual(readPrograms(path));
  });

  it('says of odd folders what we read', async () => {
    const one = folder('one', { tool: '1', only: '1' });
    mkdirSync(join(one, 'shadow'));
    const two = folder('two words\nand a line', { tool: '22', shadow: '22', more: '22' });
    symlinkSync(two, join(root, 'link'));
    const absent = join(root, 'absent');
    const file = join(one, 'tool');
    const closed = folder('closed', { hidden: '' });
    chmodSync(closed, 0);
    const all = [absent, 'relative', '', '.', file, `${one}/`, closed, join(root, 'link'), two, one, root];
    const programs = await listed(all.join(':'));
    expect([...(programs?.keys() ?? [])]).toEqual(expect.arrayContaining(['tool', 'only', 'shadow', 'more']));
    expect(programs).toEqual(readPrograms(all.join(':')));
  });

  it('tells what was there, whenever it is asked', async () => {
    const path = folder('bin', { tool: 'before' });
    const before = readPrograms(path);
    const printed = await printedFor(path);
    const programs = printed && listedPrograms(printed);
    writeFileSync(join(path, 'tool'), 'behind it');
    expect(programs?.()).toEqual(before);
  });

  it.each<readonly [string, (dir: string) => void]>([
    ['a name that is no UTF-8', (dir) => writeFileSync(Buffer.from(`${dir}/t\xff`, 'latin1'), '')],
    ['a time before 1970', (dir) => utimesSync(join(dir, 'tool'), new Date(-1500), new Date(-1500))],
    ['no program', (dir) => rmSync(join(dir, 'tool'))],
  ])('is left to us: %s', async (_, act) => {
    const path = folder('bin', { tool: '' });
    act(path);
    expect(await listed(path)).toBeUndefined();
  });

  it.each([
    ['relative folders alone', 'bin:.'],
    ['dots', '/usr/../bin'],
    ['slashes', '/usr//bin'],
  ])('is not begun for %s', (_, path) => {
    expect(prepareListing({ find, path, scratch: join(root, 'scratch') })).toBeUndefined();
  });

  const whole = String.raw`2049 12 65 755 1792191844.0000000000 1792191844.1234567890 1 /bin\0tool\0`;

  it.each([
    ['nothing', '', 0],
    ['an unknown option', 'echo "find: bad -printf" >&2', 1],
    ['a part of a line', `printf '${whole}2049 12'`, 0],
    ['other numbers', `printf '${whole.replace('.0000000000', '.0000')}'`, 0],
    ['a type within the mode', `printf '${whole.replace('755', '100755')}'`, 0],
    ['a sign', `printf '${whole.replace('2049', '-1')}'`, 0],
    ['another code', `printf '${whole}'`, 2],
    ['a signal', `printf '${whole}'; kill -9 $$`, 0],
  ])('is not believed when it ends with %s', async (_, script, code) => {
    expect(await listed('/bin', fake(`${script}\nexit ${code}`))).toBeUndefined();
  });

  it('is believed when folders or links could not be followed', async () => {
    const programs = await listed('/bin', fake(`printf '${whole}'\nexit 1`));
    const mark = { stamp: '2049 12 65 33261 1792191844000000000', changedNs: 1792191844123456789n, isLinked: false };
    expect(programs).toEqual(new Map([['tool', { place: '/bin/tool', mark }]]));
  });

  it('is nothing from a program that cannot be started', async () => {
    expect(await listed('/bin', join(root, 'absent'))).toBeUndefined();
  });

  it('is not begun where its file would be', () => {
    writeFileSync(join(root, 'scratch'), 'of somebody else');
    expect(prepareListing({ find, path: machine, scratch: join(root, 'scratch') })).toBeUndefined();
  });

  it('leaves no file behind', async () => {
    const path = folder('bin', { tool: '' });
    await listed(path);
    expect(readdirSync(root)).toEqual(['bin']);
  });
});

function fake(script: string): string {
  const place = join(root, 'fake');
  writeFileSync(place, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return place;
}
