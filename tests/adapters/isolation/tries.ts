import { expect } from 'vitest';
import type { Attempt, WallsResults } from './protocol.ts';

/** Attempts of an agent on the scene's project, one after the other, and what the controller must read of each. */
export interface Try extends Attempt {
  readonly name: string;
  readonly expect: (attempted: WallsResults['attempts'][number]) => void;
}

const project = 'src/app.txt sub/keep.txt';

/** What every agent and every gate must see of the submodule. */
const showLibrary = 'cat vendor/lib/lib.txt; ls -A vendor/lib; cat vendor/lib/deep/in.txt';
const library = 'text of the library\ndeep\nlib.txt\ndeep\n';

export const tries: readonly Try[] = [
  {
    name: 'nothing done is no change, and git is clean for the agent',
    script: `cat ${project}; git status --short; git log --oneline | wc -l; cat node_modules/sample/index.js; node_modules/.bin/sample-shim`,
    gate: 'cat src/app.txt; ls node_modules; node_modules/.bin/sample-shim',
    expect: ({ output, changes, gate, gitTampered }) => {
      expect(output).toMatch(/^text of the project\nkept\n\s*1\nmodule.exports = 1;\nthe shim of the user\n$/);
      expect(changes).toEqual([]);
      expect(gate).toBe('text of the project\nsample\nthe shim of the user\n');
      expect(gitTampered).toBe(false);
    },
  },
  {
    name: 'changed, added, removed, renamed, executable and linked files',
    script: [
      'echo more >> src/app.txt',
      'mkdir -p a/b && echo new > a/b/new.txt && ln -s b/new.txt a/link',
      'mv sub/keep.txt sub/moved.txt',
      'printf "#!/bin/sh\\necho run\\n" > tool.sh && chmod 755 tool.sh',
      'git add -A > /dev/null && git commit -q -m work && git log --oneline | wc -l',
    ].join('\n'),
    gate: './tool.sh; cat a/link sub/moved.txt src/app.txt; test -e sub/keep.txt || echo gone',
    expect: ({ output, changes, gate, texts, gitTampered }) => {
      expect(output.trim()).toBe('2');
      expect(gitTampered).toBe(false);
      expect(changes).toEqual(
        [
          'added 120000 a/link',
          'added 100644 a/b/new.txt',
          'modified 100644 src/app.txt',
          'deleted 000000 sub/keep.txt',
          'added 100644 sub/moved.txt',
          'added 100755 tool.sh',
        ].toSorted((left, right) => pathOf(left).localeCompare(pathOf(right), 'en')),
      );
      expect(texts).toMatchObject({ 'src/app.txt': 'text of the project\nmore\n', 'a/link': 'b/new.txt' });
      expect(gate).toBe('run\nnew\nkept\ntext of the project\nmore\ngone\n');
    },
  },
  {
    name: 'the attempt before left no trace but what git ignores',
    script: 'ls -A; mkdir -p node_modules/.cache && echo warm > node_modules/.cache/x; echo built > built.txt',
    gate: 'ls; ls -A node_modules',
    expect: ({ output, changes, gate }) => {
      expect(output).toBe('.git\n.gitattributes\n.gitignore\nassets\nnode_modules\nsrc\nsub\nvendor\n');
      expect(changes).toEqual(['added 100644 built.txt']);
      expect(gate).toBe('assets\nbuilt.txt\nnode_modules\nsrc\nsub\nvendor\n.bin\nsample\n');
    },
  },
  {
    name: 'a folder that was deleted and made again',
    script:
      'rm -rf src && mkdir src && echo other > src/other.txt; rm -rf sub && mkdir sub && echo kept > sub/keep.txt',
    gate: 'ls src sub',
    expect: ({ changes, gate }) => {
      expect(changes).toEqual(['deleted 000000 src/app.txt', 'added 100644 src/other.txt']);
      expect(gate).toBe('src:\nother.txt\n\nsub:\nkeep.txt\n');
    },
  },
  {
    name: 'a file in place of a folder, a folder in place of a file, and a new mode',
    script:
      'rm -rf sub && echo file > sub; rm src/app.txt && mkdir src/app.txt && echo x > src/app.txt/x; chmod 755 .gitignore',
    expect: ({ changes }) => {
      expect(changes).toEqual([
        'modified 100755 .gitignore',
        'deleted 000000 src/app.txt',
        'added 100644 src/app.txt/x',
        'added 100644 sub',
        'deleted 000000 sub/keep.txt',
      ]);
    },
  },
  {
    name: 'files and folders that nobody may read, and times that lie',
    script: [
      'mkdir locked && echo in > locked/in.txt && chmod 000 locked/in.txt locked',
      'printf "TEXT of the project\\n" > /tmp/same; touch -r src/app.txt /tmp/same; cat /tmp/same > src/app.txt; touch -r /tmp/same src/app.txt',
    ].join('\n'),
    expect: ({ changes, texts }) => {
      expect(changes).toEqual(['added 100644 locked/in.txt', 'modified 100644 src/app.txt']);
      expect(texts).toMatchObject({ 'locked/in.txt': 'in\n', 'src/app.txt': 'TEXT of the project\n' });
    },
  },
  {
    name: 'a git of its own with hooks is noted and has no effect',
    script:
      'printf "#!/bin/sh\\ntouch /tmp/hooked\\n" > .git/hooks/post-checkout 2> /dev/null || { mkdir -p .git/hooks; echo x > .git/hooks/post-checkout; }; echo x > x.txt',
    expect: ({ changes, gitTampered }) => {
      expect(changes).toEqual(['added 100644 x.txt']);
      expect(gitTampered).toBe(true);
    },
  },
  {
    name: 'a submodule is there, and what is done inside it is named and not taken',
    script:
      'cat vendor/lib/lib.txt; ls -A vendor/lib; echo evil > vendor/lib/lib.txt; rm -r vendor/lib/deep; echo new > vendor/lib/new.txt',
    gate: showLibrary,
    expect: ({ output, changes, gate, notImported }) => {
      expect(output).toBe('text of the library\ndeep\nlib.txt\n');
      expect(changes).toEqual([]);
      expect(notImported).toEqual([
        expect.stringMatching(
          /^changes inside the submodule vendor\/lib are not taken \(deep.*, lib\.txt, new\.txt\)$/,
        ),
      ]);
      expect(gate).toBe(library);
    },
  },
  {
    name: 'a link in the place of a submodule is not taken, and the next agent has the submodule again',
    script: 'rm -rf vendor/lib; ln -s ../src vendor/lib; ls -A vendor/lib; echo x > x.txt',
    gate: showLibrary,
    expect: ({ output, changes, gate, notImported }) => {
      expect(output).toBe('app.txt\n');
      expect(changes).toEqual(['added 100644 x.txt']);
      expect(notImported).toEqual(['what took the place of the submodule vendor/lib is not taken']);
      expect(gate).toBe(library);
    },
  },
  {
    name: 'a file that Git LFS keeps has its content, touched or not, and stays a pointer',
    script: 'cat assets/big.bin; git status --short; touch assets/big.bin; echo x > x.txt',
    gate: 'cat assets/big.bin',
    expect: ({ output, changes, gate }) => {
      expect(output).toBe('text that Git LFS keeps\n');
      expect(changes).toEqual(['added 100644 x.txt']);
      expect(gate).toBe('text that Git LFS keeps\n');
    },
  },
  {
    name: 'a file in the place of the folder of a submodule is not taken',
    script: `${showLibrary}; rm -rf vendor; echo file > vendor`,
    gate: showLibrary,
    expect: ({ output, changes, gate }) => {
      expect(output).toBe(library);
      expect(changes).toEqual([]);
      expect(gate).toBe(library);
    },
  },
  {
    name: 'pipes in place of what git opens hold nobody up',
    script:
      'rm .gitignore && mkfifo .gitignore && mkdir piped && mkfifo piped/.gitignore piped/.gitattributes && echo x > piped/file.txt',
    gate: 'cat piped/file.txt; ls -A piped; test -f .gitignore && echo ordinary',
    expect: ({ changes, gate }) => {
      expect(changes.filter((change) => change.includes('piped') || change.includes('.git'))).toEqual([
        'added 100644 piped/file.txt',
      ]);
      expect(gate).toBe('x\nfile.txt\nordinary\n');
    },
  },
  {
    name: 'a clean attempt has nothing of those before',
    clean: true,
    script: 'ls -A; ls -A node_modules; ls -A src sub; cat src/app.txt; git status --short',
    expect: ({ output, changes }) => {
      expect(output).toBe(
        '.git\n.gitattributes\n.gitignore\nassets\nnode_modules\nsrc\nsub\nvendor\n.bin\nsample\nsrc:\napp.txt\n\nsub:\nkeep.txt\ntext of the project\n',
      );
      expect(changes).toEqual([]);
    },
  },
];

function pathOf(line: string): string {
  return line.split(' ').slice(2).join(' ');
}
