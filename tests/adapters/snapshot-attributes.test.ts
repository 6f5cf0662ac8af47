import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Repository, TreeEdit } from '../../src/adapters/git/controller.ts';
import { findAltered } from '../../src/adapters/snapshot-attributes.ts';
import { type Files, type Sandbox, sandbox } from '../support/git-sandbox.ts';

const project: Files = {
  'run.sh': 'echo 1\n',
  'src/id.c': 'char *id = "$Id$";\n',
  'src/a.js': 'export const a = 1;\n',
  'deep/b.js': 'export const b = 1;\n',
  'logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
  'dos.bat': 'echo\r\n',
  'version.txt': '$Format:%H$\n',
};

/** What an attempt changes; `null` deletes. */
type Edits = Readonly<Record<string, string | null>>;

interface Asked {
  readonly files?: Files;
  /** What an earlier story of the run changed. */
  readonly earlier?: Edits;
  readonly edits: Edits;
  readonly allow?: readonly string[];
}

async function judged(box: Sandbox, { files = project, earlier = {}, edits, allow = [] }: Asked): Promise<string[]> {
  const { dir, commit } = box.repo('ws', files);
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  const base = await repository.treeOf(commit);
  const start = await laid(repository, base, earlier);
  const tree = await laid(repository, start, edits);
  const changes = await repository.changes(start, tree);
  const found = await findAltered(repository, { tree, changes, base, allow });
  const rooms = join(repository.git.gitDir, 'fresh-checkout');
  expect(existsSync(rooms) ? readdirSync(rooms) : []).toEqual([]);
  return found.map((each) => `${each.class} ${each.rule} ${each.path}: ${each.message}`);
}

function laid(repository: Repository, tree: string, edits: Edits): Promise<string> {
  const asEdit = ([path, text]: [string, string | null]): TreeEdit => {
    if (text === null) return { path, delete: true };
    const [, target] = /^-> (.*)$/s.exec(text) ?? [];
    return { path, mode: target === undefined ? '100644' : '120000', bytes: Buffer.from(target ?? text) };
  };
  return repository.overlay(tree, Object.entries(edits).map(asEdit));
}

const clone = 'a fresh clone holds other bytes there than the checks saw, so the attempt failed.';
const permit = (path: string): string => `To permit it, add to the story: allow: ["${path}#checkout-differs"]`;

const refused: readonly (readonly [string, Omit<Asked, 'allow'>, string])[] = [
  ['eol', { edits: { '.gitattributes': '*.sh text eol=crlf\n' } }, '.gitattributes says "text eol=crlf" for run.sh'],
  ['eol by the older word', { edits: { '.gitattributes': '*.sh crlf eol=crlf\n' } }, 'says "crlf eol=crlf" for run.sh'],
  ['ident', { edits: { '.gitattributes': '* ident\n' } }, 'says "ident" for src/id.c'],
  [
    'working-tree-encoding',
    { edits: { '.gitattributes': '*.js working-tree-encoding=UTF-16\n' } },
    'says "working-tree-encoding=UTF-16" for deep/b.js and 1 more',
  ],
  [
    'a macro',
    { edits: { '.gitattributes': '[attr]odd text eol=crlf\nrun.sh odd\n' } },
    'says "text eol=crlf" for run.sh',
  ],
  [
    'a file of a folder',
    { edits: { 'deep/.gitattributes': '*.js text eol=crlf\n' } },
    'deep/.gitattributes says "text eol=crlf" for deep/b.js',
  ],
  [
    'a line that is taken away',
    { files: { ...project, '.gitattributes': '* ident\nsrc/* -ident\n' }, edits: { '.gitattributes': '* ident\n' } },
    'says "ident" for src/id.c',
  ],
  [
    'a file that is taken away',
    {
      files: { ...project, '.gitattributes': '* ident\n', 'src/.gitattributes': '* -ident\n' },
      edits: { 'src/.gitattributes': null },
    },
    'src/.gitattributes says "ident" for src/id.c',
  ],
  [
    'a link, whose target a clone reads as lines',
    { edits: { '.gitattributes': '-> run.sh text eol=crlf' } },
    '.gitattributes says "text eol=crlf" for run.sh',
  ],
  [
    'a folder in the place of the file',
    {
      files: { ...project, '.gitattributes': '* text\n' },
      edits: {
        '.gitattributes': null,
        '.gitattributes/.gitattributes': '* text eol=crlf\n',
        '.gitattributes/t.js': '1\n',
      },
    },
    '.gitattributes/.gitattributes says "eol=crlf" for .gitattributes/.gitattributes and 1 more',
  ],
  [
    'an attribute of an earlier story, and a file of this one',
    { earlier: { '.gitattributes': '*.py text eol=crlf\n' }, edits: { 'new.py': 'print(1)\n' } },
    '.gitattributes says "text eol=crlf" for new.py',
  ],
];

test.each(refused)('fails an attempt whose clone is other bytes: %s [X47]', async (_, asked, said) => {
  await using box = sandbox();
  const [message = '', ...more] = await judged(box, asked);
  expect(more).toEqual([]);
  expect(message).toMatch(/^limit checkout-differs /);
  expect(message).toContain(said);
  expect(message).toContain(`${clone} Leave that attribute out. To permit it`);
});

test('fails an attempt whose archive is other bytes, with a sentence of its own [X47]', async () => {
  await using box = sandbox();
  expect(await judged(box, { edits: { '.gitattributes': '*.txt export-subst\n*.js export-subst\n' } })).toEqual([
    `limit checkout-differs .gitattributes: .gitattributes says "export-subst" for version.txt: ${clone.replace('a fresh clone', 'an archive of the commit')} Leave that attribute out. ${permit('.gitattributes')}`,
  ]);
});

const passing: readonly (readonly [string, Asked])[] = [
  ['binary', { edits: { '.gitattributes': '*.png binary\n' } }],
  ['text with line feeds', { edits: { '.gitattributes': '* text=auto\n*.sh text eol=lf\n' } }],
  ['ident where no file has the mark', { edits: { '.gitattributes': '*.js ident\n' } }],
  ['carriage returns that are committed', { edits: { '.gitattributes': '*.bat text eol=crlf\n' } }],
  [
    'what git does not do to bytes',
    { edits: { '.gitattributes': '*.js linguist-generated diff=java\n/src export-ignore\n' } },
  ],
  ['a filter that no clone configures', { edits: { '.gitattributes': '*.js filter=gone\n' } }],
  ['bytes that are no attributes', { edits: { '.gitattributes': '\0\xff\n"' } }],
  [
    'a line beside one that people know',
    {
      files: { ...project, '.gitattributes': '*.sh text eol=crlf\n' },
      edits: { '.gitattributes': '*.sh text eol=crlf\n*.png binary\n', 'run.sh': 'echo 2\n', 'new.sh': 'echo 3\n' },
    },
  ],
  [
    'a line of people that goes',
    { files: { ...project, '.gitattributes': '*.sh text eol=crlf\n' }, edits: { '.gitattributes': null } },
  ],
  [
    'another file, after somebody allowed an earlier story to change attributes',
    { earlier: { '.gitattributes': '*.sh text eol=crlf\n' }, edits: { 'src/a.js': 'export const a = 2;\n' } },
  ],
  [
    'a story that may',
    { edits: { '.gitattributes': '*.sh text eol=crlf\n' }, allow: ['.gitattributes#checkout-differs'] },
  ],
  ['a file that may', { edits: { '.gitattributes': '*.sh text eol=crlf\n' }, allow: ['*.sh#checkout-differs'] }],
];

test.each(passing)('passes %s [X47]', async (_, asked) => {
  await using box = sandbox();
  expect(await judged(box, asked)).toEqual([]);
});

test('gives git no large file of attributes [X47]', async () => {
  await using box = sandbox();
  const large = { '.gitattributes': '# x\n'.repeat(300_000) };
  expect(await judged(box, { edits: large })).toEqual([
    `limit checkout-differs .gitattributes: .gitattributes could not be tried on a fresh clone: it is larger than 1 MiB. So the attempt failed. Write fewer or simpler lines. ${permit('.gitattributes')}`,
  ]);
});
