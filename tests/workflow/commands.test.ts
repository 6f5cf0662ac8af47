import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCommandProcessor } from '../support/workflow/command-processor.ts';
import { knownCommands, parseCommand } from '../support/workflow/commands.ts';
import { createMasker } from '../support/workflow/masker.ts';
import { createStepRecord } from '../support/workflow/step-record.ts';

const registered = new Set(knownCommands);

function parsed(line: string) {
  const command = parseCommand(line, registered);
  return command && { ...command, properties: Object.fromEntries(command.properties) };
}

describe('a line', () => {
  const found: readonly (readonly [line: string, name: string, properties: Record<string, string>, data: string])[] = [
    ['::set-output name=x::v', 'set-output', { name: 'x' }, 'v'],
    ['::SET-Output NAME=x::v', 'SET-Output', { name: 'x' }, 'v'],
    ['   \t::debug::v', 'debug', {}, 'v'],
    ['\u00a0::debug::v', 'debug', {}, 'v'],
    ['\u0085\u3000\u2003::debug::v', 'debug', {}, 'v'],
    ['::debug::a::b', 'debug', {}, 'a::b'],
    ['::debug::a%0Ab%0D%25%3A%2C', 'debug', {}, 'a\nb\r%%3A%2C'],
    ['::debug::%250A', 'debug', {}, '%0A'],
    ['::error file=a%2Cb%3Ac,line=1,col=::m', 'error', { file: 'a,b:c', line: '1' }, 'm'],
    ['::error file=a=b,,line=2::m', 'error', { file: 'a=b', line: '2' }, 'm'],
    ['noise ##[set-output name=x]v', 'set-output', { name: 'x' }, 'v'],
    ['##[error file=a%3Bb;line=3]m%5D', 'error', { file: 'a;b', line: '3' }, 'm]'],
    ['##[Add-Mask]s', 'Add-Mask', {}, 's'],
  ];
  it.each(found)('%j is a command', (line, name, properties, data) => {
    expect(parsed(line)).toEqual({ name, properties, data });
  });

  const plain = [
    '',
    'text ::debug::v',
    '\ufeff::debug::v',
    ':: debug::v',
    '::debug',
    '::unknown::v',
    '::internal-set-repo-path::v',
    '##[unknown]v',
    '##[debug v',
    '# #[debug]v',
  ];
  it.each(plain)('%j is plain', (line) => {
    expect(parsed(line)).toBeUndefined();
  });

  it('gives back whatever the toolkit escaped', () => {
    const escapeData = (text: string): string =>
      text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
    const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (data, file) => {
        fc.pre(file.trim() === file);
        expect(parsed(`::error file=${escapeProperty(file)}::${escapeData(data)}`)).toEqual({
          name: 'error',
          properties: { file },
          data,
        });
      }),
    );
  });
});

function processed(lines: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const masker = createMasker(['the-secret']);
  const record = createStepRecord(masker);
  const changed: Record<string, string> = {};
  const folders: string[] = [];
  const read = createCommandProcessor({
    ...{ record, masker, workspace: '/work/repo', env },
    setEnv: (name, value) => {
      changed[name] = value;
    },
    addPath: (folder) => folders.push(folder),
  });
  for (const line of lines) read(line);
  return { record, changed, folders, outputs: Object.fromEntries(record.outputs) };
}

describe('the output of a step', () => {
  it('sets outputs and state, with a warning that this is going away', () => {
    const { record, outputs } = processed(['::set-output name=a::1', 'x ##[save-state name=s]2']);
    expect(outputs).toEqual({ a: '1' });
    expect(Object.fromEntries(record.state)).toEqual({ s: '2' });
    expect(record.annotations.map(({ level }) => level)).toEqual(['warning', 'warning']);
    expect(record.commandFailed).toBe(false);
  });

  const failing = ['::set-env name=A::1', '::add-path::/bin', '::set-output::1', '::echo::maybe', '::stop-commands::'];
  it.each([...failing, '::stop-commands::debug', '::stop-commands::pause-logging'])('%s fails the step', (line) => {
    const { record, changed, folders } = processed([line]);
    expect(record.commandFailed).toBe(true);
    expect(record.annotations[0]?.message).toBe(`Unable to process command '${line}' successfully.`);
    expect([changed, folders]).toEqual([{}, []]);
  });

  it('may set the environment where somebody allowed it', () => {
    const env = { ACTIONS_ALLOW_UNSECURE_COMMANDS: 'true' };
    const { record, changed, folders } = processed(['::set-env name=A::1', '::add-path::/tools'], env);
    expect([record.commandFailed, changed, folders]).toEqual([false, { A: '1' }, ['/tools']]);
  });

  it('gives no commands between a stop and its token', () => {
    const { record, outputs } = processed([
      '::stop-commands::T0ken',
      '::set-output name=a::1',
      '##[set-output name=a]2',
      '::T0KEN::',
      '::set-output name=b::3',
    ]);
    expect(outputs).toEqual({ b: '3' });
    expect(record.lines.slice(0, 4)).toEqual([
      '::stop-commands::T0ken',
      '::set-output name=a::1',
      '##[set-output name=a]2',
      '::T0KEN::',
    ]);
  });

  it('hides what add-mask names from then on, line by line', () => {
    const { record } = processed(['one', '::add-mask::one%0Atwo', 'one and two', 'the-secret!', '::add-mask:: ']);
    expect(record.lines).toEqual([
      'one',
      '*** and ***',
      '***!',
      "##[warning]Can't add secret mask for empty string in ##[add-mask] command.",
    ]);
  });

  it('shows commands only after echo on', () => {
    const { record } = processed([
      '::group::g',
      '::echo::on',
      '::endgroup::',
      '::add-mask::zzz',
      '::echo::off',
      '::group::h',
    ]);
    expect(record.lines).toEqual([
      '##[group]g',
      '::endgroup::',
      '##[endgroup]',
      '::add-mask::***',
      '::echo::off',
      '##[group]h',
    ]);
  });

  it('keeps ten annotations of a level and 4,096 characters of a message', () => {
    const lines = Array.from(
      { length: 12 },
      (_, index) => `::error file=/work/repo/src/a.ts,line=${index}::${'m'.repeat(5000)}`,
    );
    const { record } = processed([...lines, '::warning::w the-secret', '::notice title=t::n']);
    expect(record.annotations.map(({ level }) => level)).toEqual([...Array(10).fill('error'), 'warning', 'notice']);
    expect(record.annotations[9]).toEqual({
      level: 'error',
      message: 'm'.repeat(4096),
      properties: { file: 'src/a.ts', line: '9' },
    });
    expect(record.annotations[10]?.message).toBe('w ***');
    expect(record.lines).toHaveLength(14);
  });
});
