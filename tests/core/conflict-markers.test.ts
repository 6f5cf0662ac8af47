import { describe, expect, test } from 'vitest';
import { leftConflict } from '../../src/core/integrity/judge.ts';
import { testFinder } from '../../src/core/integrity/test-files.ts';

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
    ['in a file that is only named like a text', 'src/a.txt.js', `\`\`\`\n${conflict}\`\`\`\n`, undefined],
    ['that begins once more before it is whole', 'src/a.js', `<<<<<<< a\n=======\n${conflict}`, undefined],
    ['behind one that is not whole', 'src/a.js', `<<<<<<< a\nx\n${conflict}`, undefined],
    ['in a text behind a fence of tildes in a fence', 'a.md', `\`\`\`\n~~~\n\`\`\`\n${conflict}`, undefined],
    ['in a text behind code in a line', 'a.md', `say \`\`\`x\n${conflict}`, undefined],
    ['in a text behind two marks', 'a.md', `\`\`x\n~~y\n${conflict}`, undefined],
    ['in a text behind a longer fence', 'a.md', `\`\`\`\`\nx\n\`\`\`\n${conflict}`, undefined],
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
    ['whose middle comes first', 'src/a.js', '=======\n<<<<<<< a\n>>>>>>> b\n', undefined],
    ['whose middle comes before it begins anew', 'src/a.js', '<<<<<<< a\n=======\n<<<<<<< b\n>>>>>>> c\n', undefined],
    ['whose middle and end come once more', 'src/a.js', `${conflict}=======\n>>>>>>> other\n`, conflict],
    ['with text before its beginning', 'src/a.js', 'x<<<<<<< a\n=======\n>>>>>>> b\n', undefined],
    ['with longer marks', 'src/a.js', '<<<<<<<< a\n========\n>>>>>>>> b\n', undefined],
    ['with a longer middle', 'src/a.js', '<<<<<<< a\n========\n>>>>>>> b\n', undefined],
    ['with text before its marks', 'src/a.js', 'x<<<<<<< a\nx=======\nx>>>>>>> b\n', undefined],
    ['with text before its middle', 'src/a.js', '<<<<<<< a\nx=======\n>>>>>>> b\n', undefined],
    ['with text before its end', 'src/a.js', '<<<<<<< a\n=======\nx>>>>>>> b\n', undefined],
    ['that ends twice but began once', 'src/a.js', `${conflict}>>>>>>> other\n`, conflict],
    ['in a fence that is set in', 'docs/git.md', `  ~~~~\n${conflict}  ~~~\n`, undefined],
    ['in a fence with another mark inside', 'docs/git.MDX', `\`\`\`\n~~~\n${conflict}\`\`\`\n`, undefined],
    ['that is a heading', 'docs/a.rst', 'Title\n=======\n', undefined],
  ])('but not one %s', (_, path, text, old) => expect(left(path, text, old)).toBe(false));

  test('is told with its line and the way out', () => {
    expect(leftConflict({ path: 'src/a.js', old: undefined, new: `x\n${conflict}`, find })).toEqual({
      ...{ class: 'limit', rule: 'conflict-marker', path: 'src/a.js' },
      message:
        'left a merge conflict in src/a.js line 2; the attempt failed. Resolve it, or let the story keep such lines: allow: ["src/a.js#conflict-marker"].',
    });
    const text = `\`\`\`\n<<<<<<< x\n\`\`\`\n${conflict}`;
    expect(leftConflict({ path: 'a.md', old: undefined, new: text, find })?.message).toContain('a.md line 4;');
  });
});
