/** Arguments of what git is asked at the start, there in one script (first-look.ts) and later one by one. */

export const absolutePaths = '--path-format=absolute';

/** Answers a line each: bare, shallow, object format, folder of objects, index, exclude file, folder above. */
export const factNames = [
  absolutePaths,
  '--is-bare-repository',
  '--is-shallow-repository',
  '--show-object-format',
  ...['objects', 'index', 'info/exclude'].flatMap((name) => ['--git-path', name]),
  '--show-prefix',
];

/** Two lines more: commit and full name of HEAD. */
export const headNames = ['HEAD^{commit}', '--symbolic-full-name', 'HEAD'];

export const indexArgs = ['index-pack', '--stdin', '--check-self-contained-and-connected'];
// No search for deltas: what the workspace has compressed is copied as it is.
export const packArgs = ['pack-objects', '--revs', '--stdout', '--delta-base-offset', '--window=0', '-q'];

/** Index file, in the controller's gitdir, with which ignored files are told from tracked ones. */
export const layerIndex = 'layer.index';

export const readTreeArgs = ['read-tree', '--reset'];
export const ignoredArgs = [
  'ls-files',
  '-z',
  '--others',
  '--ignored',
  '--directory',
  '--exclude-per-directory=.gitignore',
];
