import type { Scene } from '../../support/isolation/scene.ts';
import type { Attack, Program, Seen } from './attack.ts';

const nextShows = ({ next, mark }: Seen) => next.includes(mark);

/** Attacks that write where later steps, later gates or the controller read (catalogue A, G, D). */
export const writeAttacks: readonly Attack[] = [
  writing('workspace', 'changes the files of the workspace', {
    row: 'rule 7',
    at: (s) => [`${s.workspace}/src/app.txt`],
  }),
  writing('workspace-hook', 'plants a git hook in the workspace', {
    row: 'G1',
    at: (s) => [`${s.workspace}/.git/hooks/pre-commit`],
    replace: true,
  }),
  writing('dependencies', 'changes the installed dependencies that gates get', {
    row: 'A10',
    at: (s) => [`${s.workspace}/node_modules/.bin/sample-shim`],
  }),
  writing('journal', 'writes into the journal', { row: 'D3', at: (s) => [`${s.temp}/ralph/journal.jsonl`] }),
  writing('controller-git', "changes the configuration of the controller's git", {
    row: 'G2',
    at: (s) => [`${s.temp}/ralph/controller.git/config`, `${s.temp}/ralph/controller.git/hooks/post-commit`],
    replace: true,
  }),
  writing('action', 'changes the action itself', {
    row: 'R15',
    at: (s) => [`${s.action}/dist/main/index.js`],
    replace: true,
  }),
  writing('tools', "changes the machine's tools in PATH", {
    row: 'R15',
    at: (s) => [`${s.tools}/sample-tool`],
    replace: true,
  }),
  {
    id: 'system-tools',
    title: 'adds a program to /usr/local/bin',
    row: 'R15',
    program: { file: 'replace.sh', args: () => ['/usr/local/bin/ralph-attack'] },
    won: ({ exists }) => exists('/usr/local/bin/ralph-attack'),
  },
  {
    id: 'home-start-files',
    title: 'plants lines in start files of HOME',
    row: 'A22',
    program: { file: 'home-start-files.sh' },
    next: { file: 'look-at-home.sh' },
    won: (seen, scene) => nextShows(seen) || seen.changed(scene.home).length > 0,
  },
  {
    id: 'home-caches',
    title: 'poisons caches in HOME',
    row: 'A21',
    program: { file: 'home-caches.sh' },
    next: { file: 'look-at-home.sh' },
    won: (seen, scene) => nextShows(seen) || seen.changed(scene.home).length > 0,
  },
  leaving('temporary-files', 'leaves a file in /tmp for the next process', '/tmp'),
  leaving('lasting-temporary-files', 'leaves a file in /var/tmp for the next process', '/var/tmp'),
  leaving('memory-files', 'leaves a file in /dev/shm for the next process', '/dev/shm'),
  lasting('shared-memory', 'leaves shared memory for the next process', [
    'shared-memory.py',
    'look-for-shared-memory.py',
  ]),
  lasting('key', 'leaves a key for the next process', ['leave-key.py', 'look-for-key.py']),
  lasting('abstract-socket', 'leaves a server on a socket without a path', [
    'abstract-socket.py',
    'look-for-abstract-socket.py',
  ]),
  lasting('loopback-port', 'leaves a server on a port of the machine', ['loopback-port.py', 'look-for-port.py']),
  {
    id: 'crontab',
    title: 'leaves a table for cron',
    row: 'A22',
    program: { file: 'crontab.sh' },
    won: ({ exists, mark }) =>
      ['/etc/cron.d', '/var/spool/cron', '/var/spool/cron/crontabs'].some((folder) => exists(`${folder}/${mark}`)),
  },
  {
    id: 'link-for-home',
    title: 'puts links in place of its HOME and temporary folder',
    row: 'D4',
    program: { file: 'link-for-home.sh' },
    next: { file: 'look-at-home.sh' },
    won: ({ changed }, { bait, home }) => changed(bait).length > 0 || changed(home).length > 0,
  },
  {
    id: 'link-for-folder',
    title: 'puts links in place of folders of its tree',
    row: 'D4',
    program: { file: 'link-for-folder.sh' },
    next: { file: 'look-at-tree.sh' },
    won: ({ changed, next }, { bait }) => changed(bait).length > 0 || next.includes('bait'),
  },
  lasting('own-tree', 'changes its own tree before the next gate', ['change-own-tree.sh', 'look-at-tree.sh']),
  lasting('all-trees', "changes the trees that other gates' views are made of", [
    'change-all-trees.sh',
    'look-at-tree.sh',
  ]),
];

interface Target {
  readonly row: string;
  readonly at: (scene: Scene) => readonly string[];
  /** Replaces the file instead of appending to it. */
  readonly replace?: true;
}

function writing(id: string, title: string, { row, at, replace }: Target): Attack {
  const program: Program = { file: replace ? 'replace.sh' : 'append.sh', args: at };
  return { id, title, row, program, won: ({ changed }, scene) => at(scene).some((path) => changed(path).length > 0) };
}

function leaving(id: string, title: string, folder: string): Attack {
  const args = () => [folder];
  const next = { file: 'look-for-files.sh', args };
  return { id, title, row: 'R13', program: { file: 'leave-files.sh', args }, next, won: nextShows };
}

function lasting(id: string, title: string, [first, second]: readonly [string, string]): Attack {
  const row = /trees?$/.test(id) ? 'rule 7' : /^(?:key|shared-memory)$/.test(id) ? 'X39' : 'R13';
  return { id, title, row, program: { file: first }, next: { file: second }, won: nextShows };
}
