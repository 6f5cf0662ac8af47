import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { supervise } from '../../src/adapters/process/supervise.ts';
import { createRig, fixture, inTime } from '../fixtures/processes/rig.ts';

describe('a process that ends by itself', () => {
  it('[O4] writes stdout and stderr to one private file, interleaved as written', async () => {
    using rig = createRig();
    const result = await rig.sh('echo one; echo two >&2; echo three');
    expect(result).toMatchObject({
      termination: 'exit',
      exitCode: 0,
      signal: undefined,
      softLimitHit: false,
      outputBytes: 14,
      survivorsKilled: 0,
    });
    expect(result.durationMs).toBeGreaterThan(0);
    expect(result).not.toHaveProperty('resource');
    expect(result).not.toHaveProperty('survivorsLeft');
    expect(rig.output()).toBe('one\ntwo\nthree\n');
    expect(statSync(rig.outputPath).mode & 0o777).toBe(0o600);
  });

  it('writes stdout apart when asked, and counts both files', async () => {
    using rig = createRig();
    const stdoutPath = join(rig.dir, 'stdout');
    const result = await rig.sh('echo out; echo error >&2', { stdoutPath });
    expect([readFileSync(stdoutPath, 'utf8'), rig.output(), result.outputBytes]).toEqual(['out\n', 'error\n', 10]);
  });

  it.each([0, 1, 42, 124, 255])('reports exit code %i', async (code) => {
    using rig = createRig();
    expect(await rig.sh(`exit ${code}`)).toMatchObject({ termination: 'exit', exitCode: code, signal: undefined });
  });

  it.each(['exit 0', 'kill -ABRT $$'])('cannot take its output away from us, when it ends by %s', async (end) => {
    using rig = createRig();
    const stdoutPath = join(rig.dir, 'stdout');
    await rig.sh(`echo out; echo error >&2; chmod 0 /proc/self/fd/1; chmod 4777 /proc/self/fd/2; ${end}`, {
      stdoutPath,
    });
    expect([stdoutPath, rig.outputPath].map((path) => statSync(path).mode & 0o7777)).toEqual([0o600, 0o600]);
    expect([readFileSync(stdoutPath, 'utf8'), rig.output()]).toEqual(['out\n', 'error\n']);
  });

  it('reports the signal that ended it', async () => {
    using rig = createRig();
    expect(await rig.sh('kill -TERM $$')).toMatchObject({
      termination: 'exit',
      exitCode: undefined,
      signal: 'SIGTERM',
    });
  });

  it('[S2] gives it the environment of the call and the marker, and nothing of ours', async () => {
    using rig = createRig();
    await rig.run('/usr/bin/env', [], { env: { ONE: '1', TEXT: 'a\nb' } });
    expect(rig.output().trim().split('\n').sort()).toEqual(['ONE=1', `RALPH_PROCESS_ID=${rig.marker}`, 'TEXT=a', 'b']);
  });

  it('passes arguments to no shell', async () => {
    using rig = createRig();
    await rig.run('/bin/echo', ['$HOME', '`id`', '; exit 9', '*']);
    expect(rig.output()).toBe('$HOME `id` ; exit 9 *\n');
  });

  it('runs in the folder of the call', async () => {
    using rig = createRig();
    await rig.sh('pwd -P');
    expect(rig.output()).toContain(rig.dir.slice(rig.dir.lastIndexOf('/')));
  });
});

describe('stdin', () => {
  it('[P11] takes a prompt of 5 MB whole', async () => {
    using rig = createRig();
    await rig.run('/usr/bin/wc', ['-c'], { stdin: 'é'.repeat(2_500_000) });
    expect(rig.output().trim()).toBe('5000000');
  });

  it('can be opened by its name, as shell scripts do', async () => {
    using rig = createRig();
    await rig.sh('cat /dev/stdin && cat < /dev/stdin', { stdin: 'twice\n' });
    expect(rig.output()).toBe('twice\ntwice\n');
  });

  it('leaves no file behind that has the prompt', async () => {
    using rig = createRig();
    await rig.sh('cat > /dev/null', { stdin: 'a prompt' });
    expect(readdirSync(rig.dir).filter((name) => name.endsWith('.stdin'))).toEqual([]);
  });

  it('[R12] is closed at once when empty', async () => {
    using rig = createRig();
    expect(await rig.run('/bin/cat', [], { limits: { hardMs: 10_000 } })).toMatchObject({
      termination: 'exit',
      exitCode: 0,
      outputBytes: 0,
    });
  });

  it('does not disturb a program that ends without reading it', async () => {
    using rig = createRig();
    expect(await rig.sh('exit 3', { stdin: 'x'.repeat(5_000_000) })).toMatchObject({
      termination: 'exit',
      exitCode: 3,
    });
  });

  it('does not disturb a program that closes it and goes on', async () => {
    using rig = createRig();
    const result = await rig.run(process.execPath, [fixture('hang-up.mjs')], { stdin: 'x'.repeat(5_000_000) });
    expect([result.exitCode, rig.output()]).toEqual([0, 'still here\n']);
  });

  it('does not keep a program alive that never reads it', async () => {
    using rig = createRig();
    const result = await rig.run('/bin/sleep', ['600'], { stdin: 'x'.repeat(5_000_000), limits: { hardMs: 300 } });
    expect(result).toMatchObject({ termination: 'hard-limit', signal: 'SIGTERM' });
  });
});

describe('a process that cannot be started', () => {
  const secret = 'do-not-print-me';
  const long = secret + 'x'.repeat(131_072 - secret.length);

  it.each([
    ['a missing program', {}, '/missing/tool', [], 'ENOENT', 'Program "/missing/tool" does not exist'],
    [
      'a missing folder',
      { cwd: '/missing/folder' },
      '/bin/true',
      [],
      'ENOENT',
      'Working directory "/missing/folder" does not exist',
    ],
    ['a file as folder', { cwd: '/bin/sh' }, '/bin/true', [], 'ENOTDIR', 'Working directory "/bin/sh" is not a folder'],
    ['a folder as program', {}, '/usr/bin', [], 'EACCES', 'Program "/usr/bin" is a folder'],
    ['a relative program', {}, 'true', [], 'EINVAL', 'Program "true" is not an absolute path'],
    ['NUL in an argument', {}, '/bin/true', ['a', `${secret}\0`], 'EINVAL', 'Argument 2 contains a NUL byte'],
    [
      'NUL in a variable',
      { env: { NAME: `${secret}\0` } },
      '/bin/true',
      [],
      'EINVAL',
      'Variable NAME contains a NUL byte',
    ],
    ['NUL in the program', {}, '/bin/true\0', [], 'EINVAL', 'Program path contains a NUL byte'],
    ['NUL in the folder', { cwd: '/\0' }, '/bin/true', [], 'EINVAL', 'Working directory contains a NUL byte'],
    ['a long argument', {}, '/bin/true', [long], 'E2BIG', 'Argument 1 is 131072 bytes long, the limit is 131071'],
    ['a long variable', { env: { A: long.slice(2) } }, '/bin/true', [], 'E2BIG', 'Variable A is 131072 bytes long'],
    ['too many arguments', {}, '/bin/true', Array(40).fill(long.slice(1)), 'E2BIG', 'are too long together'],
  ])('[R11][P11][B13] says so for %s', async (_, options, program, args, code, message) => {
    using rig = createRig();
    const result = await rig.run(program, args, options);
    expect(result).toMatchObject({
      termination: 'spawn-failed',
      exitCode: undefined,
      signal: undefined,
      outputBytes: 0,
    });
    expect(result.spawnError).toMatchObject({ code, message: expect.stringContaining(message) });
    expect(result.spawnError?.message).not.toContain(secret);
  });

  it('[R11] tells a missing interpreter and a missing permission from a missing program', async () => {
    using rig = createRig();
    const script = join(rig.dir, 'script');
    writeFileSync(script, '#!/missing/interpreter\n');
    expect((await rig.run(script, [])).spawnError).toMatchObject({
      code: 'EACCES',
      message: expect.stringContaining('permissions'),
    });
    chmodSync(script, 0o700);
    const { spawnError } = await rig.run(script, [], { outputPath: join(rig.dir, 'again') });
    expect(spawnError).toMatchObject({ code: 'ENOENT', message: expect.stringContaining('"/missing/interpreter"') });
  });

  it('takes an argument of exactly the longest size', async () => {
    using rig = createRig();
    expect(await rig.run('/bin/true', ['x'.repeat(131_071)])).toMatchObject({ termination: 'exit', exitCode: 0 });
  });

  it('writes over no file and follows no link', async () => {
    using rig = createRig();
    const precious = join(rig.dir, 'precious');
    writeFileSync(precious, 'kept');
    const planted = join(rig.dir, 'planted');
    symlinkSync(join(rig.dir, 'elsewhere'), planted);
    for (const outputPath of [precious, planted]) {
      const result = await rig.sh('echo lost', { outputPath });
      expect(result.spawnError).toMatchObject({ code: 'EEXIST', message: expect.stringContaining(outputPath) });
    }
    expect(readFileSync(precious, 'utf8')).toBe('kept');
    expect(existsSync(join(rig.dir, 'elsewhere'))).toBe(false);
  });

  it('names the output file whose folder is missing', async () => {
    using rig = createRig();
    const outputPath = join(rig.dir, 'missing', 'output');
    expect((await rig.sh('true', { outputPath })).spawnError).toMatchObject({
      code: 'ENOENT',
      message: expect.stringContaining(outputPath),
    });
  });
});

describe('memory that ran out [R10]', () => {
  it.each([
    ['killed by the kernel', 'kill -KILL $$'],
    ['killed below a shell', 'sh -c "kill -KILL \\$\\$"; exit $?'],
    ['heap of V8 full', `exec '${process.execPath}' --max-old-space-size=20 '${fixture('heap.mjs')}'`],
    [
      'heap of V8 full below a shell',
      `'${process.execPath}' --max-old-space-size=20 '${fixture('heap.mjs')}'; exit $?`,
    ],
  ])('is recognised: %s', async (_, script) => {
    using rig = createRig();
    expect(await rig.sh(script)).toMatchObject({ termination: 'exit', resource: 'out-of-memory' });
  });

  it.each([
    ['an abort of another cause', 'kill -ABRT $$', {}],
    ['a failure that mentions it', 'echo "FATAL ERROR: JavaScript heap out of memory"; exit 1', {}],
    ['our own KILL', 'trap "" TERM; while :; do sleep 1; done', { limits: { hardMs: 500, graceMs: 100 } }],
  ])('is not seen in %s', async (_, script, options) => {
    using rig = createRig();
    expect(await rig.sh(script, options)).not.toHaveProperty('resource');
  });
});

describe('memory of ours', () => {
  it('[R9] does not grow with the output', async () => {
    using rig = createRig();
    const outer = await rig.run(process.execPath, [fixture('measure.ts'), '300000000', join(rig.dir, 'large')]);
    expect(outer.exitCode).toBe(0);
    const { result, grownBytes } = JSON.parse(rig.output()) as { result: { outputBytes: number }; grownBytes: number };
    expect(result.outputBytes).toBe(300_000_000);
    expect(grownBytes).toBeLessThan(30_000_000);
  });
});

describe('a callback that throws', () => {
  it('is thrown again after the tree was ended', async () => {
    using rig = createRig();
    const ready = join(rig.dir, 'ready');
    const onSoftLimit = (): void => {
      throw new Error('bug of the caller');
    };
    const throws = async (softMs: number): Promise<void> => {
      const options = { limits: { softMs, graceMs: 100 }, onSoftLimit };
      const call = rig.call('/bin/sh', [fixture('hostile.sh'), ready], options);
      await expect(supervise(call)).rejects.toThrow('bug of the caller');
    };
    await inTime(rig, 1_500, throws, () => existsSync(ready));
    expect(rig.survivors()).toEqual([]);
  });
});

describe('our own files', () => {
  it('are not open in the child, but for its two streams', async () => {
    using rig = createRig();
    const canary = openSync(join(rig.dir, 'canary'), 'w');
    await rig.run('/bin/ls', ['-l', '/proc/self/fd']);
    closeSync(canary);
    const links = rig
      .output()
      .split('\n')
      .filter((line) => line.includes(rig.dir));
    expect(links.map((line) => line.replace(/.* (\d+) -> /, '$1 '))).toEqual([
      `1 ${rig.outputPath}`,
      `2 ${rig.outputPath}`,
    ]);
  });

  it('are all closed when it ended, and also when it could not start', async () => {
    using rig = createRig();
    const before = readdirSync('/proc/self/fd').length;
    const stdoutPath = join(rig.dir, 'stdout');
    await rig.sh('true', { stdoutPath });
    await rig.run('/missing', [], { outputPath: join(rig.dir, 'second') });
    await rig.sh('true', { outputPath: join(rig.dir, 'third'), stdoutPath });
    expect(readdirSync('/proc/self/fd').length).toBe(before);
  });
});
