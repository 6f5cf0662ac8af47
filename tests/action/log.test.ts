import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HostileLine, hostileLines, PWNED } from '../support/hostile-lines.ts';
import { commandsIn, executedIn } from '../support/runner-oracle.ts';
import { readPairs } from '../support/workflow/file-commands.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const names = ['OUTPUT', 'STATE', 'ENV', 'PATH'] as const;
const fileOf = (name: (typeof names)[number]): string => join(folder, name);

/** Lets a process of its own talk to a runner through our module; answers what it printed. */
function say(module: string, script: string, data: unknown = {}): string {
  for (const name of names) writeFileSync(fileOf(name), `before=${PWNED}\n`);
  const source = join(import.meta.dirname, '..', '..', 'src', 'action', module);
  const code = `import * as ours from ${JSON.stringify(source)}; const data = JSON.parse(process.env.DATA); ${script}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA: JSON.stringify(data),
      ...Object.fromEntries(names.map((name) => [`GITHUB_${name}`, fileOf(name)])),
    },
  });
  expect(stderr).toBe('');
  return stdout;
}

const pairsOf = (name: (typeof names)[number]): object =>
  Object.fromEntries(readPairs(readFileSync(fileOf(name), 'utf8')));

/** What one call prints for each of the hostile lines, all from one process. */
function sayEach(call: string): (line: HostileLine) => string {
  const end = '=====';
  const printed = say(
    'log.ts',
    `for (const text of data) { ${call}; console.log('${end}'); }`,
    hostileLines.map(({ text }) => text),
  );
  const parts = printed.split(`${end}\n`);
  return (line) => parts[hostileLines.indexOf(line)] ?? expect.unreachable();
}

describe('the log', () => {
  const printed = (call: string): (() => (line: HostileLine) => string) => {
    let parts: ((line: HostileLine) => string) | undefined;
    return () => {
      parts ??= sayEach(call);
      return parts;
    };
  };
  const plainly = printed('ours.actionsLog.info(text)');
  const verbatim = printed('ours.actionsLog.verbatim([text]); ours.actionsLog.notice("x")');
  const annotated = printed('for (const level of ["notice", "warning", "error"]) ours.actionsLog[level](text)');

  test.each(hostileLines.map((line) => ({ ...line, line })))(
    '[$id] gives the runner no command: $what',
    ({ text, line }) => {
      // A colour in front hides it from the runner, but not once somebody took the colour out.
      expect(commandsIn(text.replace('\u001b[31m', ''))).not.toEqual([]);
      expect(commandsIn(plainly()(line))).toEqual([]);
      expect(executedIn(verbatim()(line))).toEqual({ commands: [{ name: 'notice', data: 'x' }], isOpen: true });
      expect(commandsIn(verbatim()(line)).map(({ name }) => name)).toEqual(['stop-commands', 'notice']);
      expect(commandsIn(annotated()(line)).map(({ name }) => name)).toEqual(['notice', 'warning', 'error']);
    },
  );

  test('[O7] pauses commands around the output of a child by a new token each time', () => {
    const printed = say('log.ts', 'for (const line of data) ours.actionsLog.verbatim([line])', ['one', 'two']);
    const tokens = commandsIn(printed).map(({ data }) => data);
    expect(tokens).toEqual([expect.stringMatching(/^[0-9a-f]{48}$/), expect.stringMatching(/^[0-9a-f]{48}$/)]);
    expect(new Set(tokens).size).toBe(2);
    expect(printed.split('\n')).toEqual([
      ...[`::stop-commands::${tokens[0]}`, 'one', `::${tokens[0]}::`],
      ...[`::stop-commands::${tokens[1]}`, 'two', `::${tokens[1]}::`, ''],
    ]);
  });

  test('[O7] ends the pause although printing failed', () => {
    const script = 'try { ours.actionsLog.verbatim(["first", null]) } catch {} ours.actionsLog.error("heard")';
    expect(executedIn(say('log.ts', script))).toEqual({ commands: [{ name: 'error', data: 'heard' }], isOpen: true });
  });
});

describe('an annotation', () => {
  test.each([
    'a,line=9,title=x::error::y',
    'a:b',
    '100%',
    '%0A::error::x',
    'a\n::set-output name=a::b',
    '\r::error::x',
  ])('[O17] is one command, whatever its file and title are called: %j', (name) => {
    const annotation = { level: 'error', message: 'broken', title: name, file: name, line: 3 };
    const printed = say('runner.ts', 'ours.runner.annotate(data)', annotation);
    expect(commandsIn(printed)).toEqual([{ name: 'error', data: 'broken' }]);
    const written = name.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
    const escaped = written.replaceAll(':', '%3A').replaceAll(',', '%2C');
    expect(printed).toBe(`::error title=${escaped},file=${escaped},line=3::broken\n`);
  });
});

describe('the outputs', () => {
  test.each([
    'a\nconclusion=pwned',
    'a\nghadelimiter_1\nconclusion=pwned',
    'x<<EOF\nEOF',
    '\r\nconclusion<<E\npwned\nE',
  ])('[O10] are read back as they are: %j', (value) => {
    say('runner.ts', 'ours.runner.setOutputs(data)', { report_file: value, conclusion: 'failure' });
    expect(pairsOf('OUTPUT')).toEqual({ report_file: value, conclusion: 'failure' });
  });

  test('[O10] hold no delimiter that a value could know', () => {
    const delimiters = [1, 2].map(() => {
      say('runner.ts', 'ours.runner.setOutputs(data)', { halt: 'ready' });
      return readFileSync(fileOf('OUTPUT'), 'utf8').split('\n', 1)[0];
    });
    expect(delimiters[0]).toMatch(/^halt<<.{30,}$/);
    expect(delimiters[1]).not.toBe(delimiters[0]);
  });

  test('[O9] replace whatever somebody wrote into the files of the runner; the state that was saved stays', () => {
    const script =
      'ours.runner.onBegun({ folder: "/f" }); for (const each of data) each && ours.runner.setOutputs(each)';
    say('runner.ts', script, [{ conclusion: 'failure' }]);
    expect(pairsOf('OUTPUT')).toEqual({ conclusion: 'failure' });
    expect(pairsOf('STATE')).toEqual({ folder: '/f' });
    expect([readFileSync(fileOf('ENV'), 'utf8'), readFileSync(fileOf('PATH'), 'utf8')]).toEqual(['', '']);
  });
});

describe('what is said', () => {
  const counting = `
    const { Socket } = await import('node:net');
    const chunks = [];
    const { _write, _writev } = Socket.prototype;
    Socket.prototype._write = function (chunk, ...rest) { chunks.push(1); return _write.call(this, chunk, ...rest); };
    Socket.prototype._writev = function (list, ...rest) { chunks.push(list.length); return _writev.call(this, list, ...rest); };`;

  test('in one turn of the event loop goes out in one write, in order', () => {
    const said = say(
      'log.ts',
      `${counting}
      const { actionsLog: log } = ours;
      log.startGroup('a title'); log.info('one'); await undefined; log.warning('two'); log.endGroup();
      await new Promise((resolve) => setTimeout(resolve, 20));
      log.info('three');
      await new Promise((resolve) => setTimeout(resolve, 20));
      console.log(JSON.stringify(chunks));`,
    );
    expect(said.split('\n')).toEqual([
      ...['::group::a title', 'one', '::warning::two', '::endgroup::', 'three'],
      ...['[4,1]', ''],
    ]);
  });

  test('right before the process exits is not lost', () => {
    const line = 'x'.repeat(9000);
    expect(say('log.ts', `for (let i = 0; i < 5; i += 1) ours.actionsLog.info(data); process.exit(0);`, line)).toBe(
      `${line}\n`.repeat(5),
    );
  });
});
