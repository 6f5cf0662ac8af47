import { describe, expect, test } from 'vitest';
import { leftConflict } from '../../src/core/conflict-markers.ts';
import { testFinder } from '../../src/core/test-files.ts';

const conflict = ['<<<<<<< HEAD', 'a', '=======', 'b', '>>>>>>> other', ''].join('\n');
const find = testFinder([]);

function left(path: string, text: string, old?: string): boolean {
  return leftConflict({ path, old, new: text, find }) !== undefined;
}

describe('a merge conflict that an attempt left', () => {
  test.each<[string, string, string, string | undefined]>([
    ['in a new file', 'src/a.js', conflict, undefined],
    ['in a file that was there', 'src/a.js', `x\n${conflict}`, 'x\n'],
    ['with the common text between', 'src/a.js', conflict.replace('a\n', 'a\n||||||| base\nc\n'), undefined],
    ['with line ends of Windows', 'src/a.js', conflict.replaceAll('\n', '\r\n'), undefined],
    ['without names', 'src/a.js', '<<<<<<<\na\n=======\nb\n>>>>>>>\n', undefined],
    ['beside one that was there', 'src/a.js', `${conflict}${conflict}`, conflict],
    ['in a text', 'README.md', conflict, undefined],
    ['in a text behind a fence that ended', 'README.md', `\`\`\`\nx\n\`\`\`\n${conflict}`, undefined],
  ])('%s', (_, path, text, old) => expect(left(path, text, old)).toBe(true));

  test.each<[string, string, string, string | undefined]>([
    ['that the file held before', 'src/a.js', `${conflict}more\n`, conflict],
    ['that it no longer has', 'src/a.js', 'a\n', conflict],
    ['in a test', 'test/merge.test.js', conflict, undefined],
    ['in a fixture', 'test/fixtures/merge.txt', conflict, undefined],
    ['as an example in a fence', 'docs/git.md', `\`\`\`text\n${conflict}\`\`\`\n`, undefined],
    ['that has only two of the marks', 'src/a.js', '<<<<<<< HEAD\na\n>>>>>>> other\n', undefined],
    ['in another order', 'src/a.js', '>>>>>>> x\n=======\n<<<<<<< y\n', undefined],
    ['inside of lines', 'src/a.js', ' <<<<<<< HEAD\n =======\n >>>>>>> other\n', undefined],
    ['that is a heading', 'docs/a.rst', 'Title\n=======\n', undefined],
  ])('but not one %s', (_, path, text, old) => expect(left(path, text, old)).toBe(false));

  test('is told with its line and the way out', () => {
    expect(leftConflict({ path: 'src/a.js', old: undefined, new: `x\n${conflict}`, find })?.message).toBe(
      'left a merge conflict in src/a.js line 2; the attempt failed. Resolve it, or let the story keep such lines: allow: ["src/a.js#conflict-marker"].',
    );
  });
});
