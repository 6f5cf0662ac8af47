import { describe, expect, test } from 'vitest';
import { marked } from '../../src/core/fingerprint-marks.ts';

const told = (...lines: readonly string[]): readonly string[] =>
  marked(lines).map(({ kind, text }) => `${kind} ${text}`);
const last = (...lines: readonly string[]): string | undefined => told(...lines).at(-1);

const warning = '(node:7) Warning: a';
const frame = '    at b (src/b.js:3:4)';

describe('a stack', () => {
  test.each([
    '  ● Console',
    '● Console',
    '    console.error',
    'console.log a',
    'stdout | a.test.ts > adds',
    'stderr | a.test.ts > adds',
    '----- Captured stdout call -----',
    '- Captured log setup -',
    '=== warnings summary ===',
    '= warnings summary',
  ])('below %j is that of no failure, up to the next one', (head) => {
    expect(told(head, '', frame, warning, '', frame)).not.toContain(`frame ${frame}`);
    expect(last(head, 'Error: c', frame)).toBe(`frame ${frame}`);
    expect(last(head, '✖ adds', frame)).toBe(`frame ${frame}`);
    expect(last('Error: c', head, '  d')).toBe('plain   d');
  });

  test.each([
    '  ● Console of it',
    'see ● Console',
    'see console.error',
    'console. error',
    'see stdout | a',
    'see - Captured log',
    'see = warnings summary',
  ])('below %j may be', (head) => expect(last(head, '', frame)).toBe(`frame ${frame}`));

  test('of a warning ends with its paragraph', () => {
    expect(told(warning, frame, '', frame)).toEqual([`warning ${warning}`, 'blank ', `frame ${frame}`]);
    expect(last(warning, 'Error: c', frame)).toBe(`frame ${frame}`);
    expect(last(warning, '✖ adds', frame)).toBe(`frame ${frame}`);
  });

  test.each(['  --> src/b.rs:3:4', ' ❯ src/b.ts:3:4', 'src/b.ts:12:34', 'src/b.ts:12:34:', 'b.py:12', 'at b.js:1:1'])(
    'of a warning has the frame %j',
    (line) => expect(told(warning, line)).toEqual([`warning ${warning}`]),
  );

  test.each(['see src/b.ts:12', 'b at src/b.js', 'src/b.ts:12, c', 'src/b:12'])(
    'of a warning has no frame %j',
    (line) => {
      expect(told(warning, line)).toHaveLength(2);
    },
  );

  test('of a warning has code', () => {
    expect(told(warning, '> 8 | a(b);', '    |  ^')).toEqual([`warning ${warning}`]);
  });

  test('of an error goes on below a warning between its lines', () => {
    expect(last('Error: c', warning, frame)).toBe(`frame ${frame}`);
    expect(last('  ● adds', warning, frame)).toBe(`warning ${warning}`);
  });

  test('of what nobody caught begins right below a warning', () => {
    const thrown = ['/work/b.js:12', 'throw c;', '^'];
    expect(told(warning, ...thrown)).toContain('frame /work/b.js:12');
    expect(told('stderr | a', ...thrown)).not.toContain('frame /work/b.js:12');
    expect(told(warning, ...thrown.slice(0, 2))).not.toContain('frame /work/b.js:12');
  });

  test('goes on below code, whatever that reads like', () => {
    expect(last('Error: c', '> 8 | console.log(a);', '    | ^', frame)).toBe(`frame ${frame}`);
  });
});

describe('what a linter found', () => {
  test.each(['/work/a.ts', 'src/a.ts', 'C:\\work\\a.ts', 'C:/work/a.ts', './a.ts', '../a.ts', '.a.ts', '@acme/a.ts'])(
    'is told with the file above it: %j',
    (file) => {
      expect(last(file, '  12:34  error  b')).toBe(`error ${file}: error  b`);
      expect(last(file, '  12:34  warning  b')).toBe(`warning ${file}: warning  b`);
      expect(last(file, '  1:2  ✖  b')).toBe(`error ${file}: b`);
      expect(last(file, '  1:2 × b')).toBe(`error ${file}: b`);
      // Other files' rows may follow, and other lines come between.
      expect(last(file, 'c', '', '  1:2 ✖ b')).toBe(`error ${file}: b`);
      expect(last('z.ts', file, '  1:2 ✖ b')).toBe(`error ${file}: b`);
    },
  );

  test.each(['', 'see /work/a.ts', '/work/a.ts:1', 'src/a.ts is', '1:/a.ts', 'C:a.ts', '…/a.ts', '  src/a.ts'])(
    'stays as it is below %j',
    (line) => expect(last(line, '  3:7  error  b')).toBe('error   3:7  error  b'),
  );

  test.each(['3:7  error  b', '  3:7 errors b', '  3:7  ✖b', 'a  3:7  error  b', '  12   b'])(
    'is not the row %j',
    (line) => expect(last('src/a.ts', line)).not.toContain('src/a.ts'),
  );

  test.each(['  Line   src/Cart.php', 'Line  src/Cart.php', '  12  Line   Cart.php'.slice(6)])(
    'is told with the head of its table: %j',
    (head) => {
      const file = head.replace(/^ *Line +/, '');
      expect(last(head, '  12     b')).toBe(`error ${file}: b`);
      expect(last(head, ' ------ ---', '', 'warning: c', '  1   b')).toBe(`error ${file}: b`);
      expect(last(head, '  12     b', '         c', '  13   d')).toBe(`error ${file}: d`);
      // It ends with the first line that is no row.
      expect(last(head, '  12     b', 'c', '  13     d')).toBe('plain   13     d');
      expect(last(head, '  12     b', 'c', '  3:7  error  d')).toBe('error   3:7  error  d');
    },
  );

  test.each(['see Line   a.php', 'Line a.php', 'Line   a.php of it', 'Line   a', 'Linea   a.php'])(
    'stays as it is below %j, which heads no table',
    (head) => expect(last(head, '  12     b')).toBe('plain   12     b'),
  );

  test.each(['12     b', '  12  b', '  x     b', 'a  12     b'])('of a table is not the row %j', (line) => {
    expect(last('Line   a.php', line)).toBe(`plain ${line}`);
  });
});
