import { expect } from 'vitest';
import { exits, type Row } from './rows.ts';

const asks =
  'import socket; s = socket.socket(socket.AF_UNIX); s.connect("\\0ralph-service"); print(s.recv(99).decode(), end="")';

const service =
  'const s = require("net").createServer((c) => c.end("served")).listen(0, "127.0.0.1", () => ' +
  'require("net").connect(s.address().port, "127.0.0.1").on("data", (d) => { console.log(String(d)); process.exit(); }))';

/** What only namespaces can do. */
export const namespaceRows: readonly Row[] = [
  {
    name: 'without network only a loopback device, for services of its own',
    script: `tail -n +3 /proc/net/dev | cut -d: -f1; "$NODE" -e '${service}'`,
    network: false,
    expect: exits(0, /^\s*lo\nserved\n$/),
  },
  {
    name: 'the tree where the workspace is',
    script: 'pwd',
    expect: exits(0, '/srv/scene/runner/_work/project/project\n'),
  },
  {
    name: 'a tree in a folder',
    script: 'cat keep.txt; echo new > new.txt',
    place: 'folder',
    expect: (ran) => {
      exits(0, 'kept\n')(ran);
      expect(ran.written).toMatchObject({ 'new.txt': 'new\n' });
    },
  },
  {
    name: 'the folders of the runner and of the controller are empty',
    script: 'find /srv/scene/runner/_work/_temp /run -mindepth 1',
    expect: exits(0, ''),
  },
  {
    name: 'no process but its own [S3][S4][O8]',
    script: 'cat /proc/[0-9]*/comm 2> /dev/null | sort -u | grep -vE "^(sh|cat|sort|grep)$"; true',
    expect: exits(0, ''),
  },
  {
    name: 'another user than root for services of the machine, with a name [X40]',
    script: `/usr/bin/python3 -c "$SOURCE"; id -un`,
    env: { SOURCE: asks },
    expect: exits(0, /^user (?!0\n)[0-9]+\n(?!root\n)\w.*\n$/),
  },
  { name: 'no list of keys [X39]', script: 'cat /proc/keys /proc/key-users', expect: exits(0, '') },
  {
    name: 'shared memory of its own [X39]',
    script: 'ipcs -m | grep -c 0x; ipcmk --shmem 4096 > /dev/null && ipcs -m | grep -c 0x',
    expect: exits(0, '0\n1\n'),
  },
  {
    name: 'nothing beside the tree can be written',
    script: 'echo x >> /srv/scene/bait/keep.txt',
    expect: exits(2, /[Rr]ead-only|[Pp]ermission denied/),
  },
  { name: 'no mount', script: 'mount -t tmpfs none /tmp 2> /dev/null || echo refused', expect: exits(0, 'refused\n') },
  {
    name: 'no disk and no kernel log',
    script: 'ls /dev | grep -E "^(sd|vd|nvme|loop|mem|kmsg)"; true',
    expect: exits(0, ''),
  },
];

/** HOME under an overlay. */
export const homeRows: readonly Row[] = [
  {
    name: 'the HOME of the user with its caches and without its credentials',
    script:
      'echo "$HOME"; cat "$HOME/.npm/_cacache/index"; cd "$HOME" && ls -d .ssh .aws .npmrc .netrc .gitconfig .docker/config.json 2> /dev/null; true',
    expect: exits(0, '/srv/scene/home\ncache of the user\n'),
  },
  {
    name: 'what is written to HOME',
    script: 'echo changed > "$HOME/.npm/_cacache/index"; echo x > "$HOME/.bashrc"',
    expect: exits(0, ''),
  },
  {
    name: 'what was written to HOME is gone',
    script: 'cat "$HOME/.npm/_cacache/index" "$HOME/.bashrc"',
    expect: exits(0, 'cache of the user\n# start file of the user\n'),
  },
  {
    name: 'a folder in HOME to which nothing can be added, as package managers keep their sources',
    script: 'mkdir -p "$HOME/go/pkg/mod" && touch "$HOME/go/pkg/mod/source" && chmod 555 "$HOME/go/pkg/mod"',
    expect: exits(0, ''),
  },
  {
    name: 'files that an agent is given, although they are credentials',
    script: 'cat "$HOME/.codex/auth.json" "$HOME/.npmrc"',
    role: 'agent',
    homeFiles: { '.codex/auth.json': 'given\n', '.npmrc': 'also given\n' },
    expect: exits(0, 'given\nalso given\n'),
  },
  ...(['gate', 'agent', 'review'] as const).map((role) => ({
    name: `no credential in a later HOME of the run either, as ${role}`,
    role,
    script:
      'cd "$HOME" && ls -d .ssh .aws .npmrc .netrc .gitconfig .docker/config.json 2> /dev/null; echo new > .npmrc && mkdir .ssh && ls .ssh && cat .npmrc; ls .npm/_cacache',
    expect: exits(0, 'new\nindex\n'),
  })),
];

/** Runs a tool and reads a cache of the user, then looks for credentials beside them. */
const lookIntoHome = `cd && .cargo/bin/cargo-sample && cat .m2/repository/sample/sample.jar
ls -d .ssh .aws .npmrc .netrc .gitconfig .docker .cargo/credentials.toml .m2/settings.xml 2> /dev/null
echo and nothing more`;

/** A HOME of its own where no overlay is possible. */
export const thrownAwayHomeRows: readonly Row[] = [
  ...(['agent', 'review', 'gate', 'setup'] as const).map((role) => ({
    name: `caches and toolchains, and no credential beside them, in a HOME of its own as ${role}`,
    ...{ role, script: lookIntoHome },
    expect: exits(0, 'the tool of the user\nlibrary of the user\nand nothing more\n'),
  })),
  ...(['agent', 'review', 'gate', 'setup'] as const).map((role) => ({
    name: `that ${role} adds nothing to the user's caches and changes nothing in them`,
    ...{ role, script: 'cd "$HOME/.m2/repository/sample" && (echo x > more; echo x > sample.jar) 2> /dev/null; cat *' },
    expect: exits(0, 'library of the user\n'),
  })),
  ...(['agent', 'setup'] as const).map((role) => ({
    name: `a cache that ${role} can add to where the tool cannot do without`,
    ...{
      role,
      script: 'mkdir -p "$HOME/.npm/_cacache/tmp" && echo x > "$HOME/.npm/_cacache/tmp/x" && ls "$HOME/.npm/_cacache"',
    },
    expect: exits(0, 'tmp\n'),
  })),
  {
    name: 'a file that an agent is given in a folder of a cache, which is its own then',
    script: 'cat "$HOME/.m2/repository/sample/given"; ls -A "$HOME/.m2/repository/sample"',
    ...{ role: 'agent', homeFiles: { '.m2/repository/sample/given': 'given\n' } },
    expect: exits(0, 'given\ngiven\n'),
  },
  {
    name: 'a HOME of its own with links to the caches',
    script:
      'test "$HOME" != /srv/scene/home; cat "$HOME/.npm/_cacache/index"; ls -A /srv/scene/home/.ssh 2> /dev/null; cat /srv/scene/home/.npmrc 2> /dev/null; true',
    expect: exits(0, 'cache of the user\n'),
  },
  {
    name: 'files that an agent is given in a HOME of its own',
    script: 'cat "$HOME/.codex/auth.json"; echo x > "$HOME/.codex/more"',
    ...{ role: 'agent', homeFiles: { '.codex/auth.json': 'given\n' } },
    expect: exits(0, 'given\n'),
  },
];

/** What another uid does its own way. */
export const userRows: readonly Row[] = [
  {
    name: 'a user that nobody else is',
    script: 'id -u; id -G; getent passwd "$(id -u)" || echo nobody',
    expect: ({ output }) => expect(output).toMatch(/^(6(?:0[7-9]|1[01])\d\d)\n\1\nnobody\n$/),
  },
  {
    name: 'the workspace is closed',
    script: 'ls /srv/scene/runner/_work/project/project 2> /dev/null || echo closed',
    expect: exits(0, 'closed\n'),
  },
  {
    name: 'what it leaves in shared folders',
    script: 'mkdir -p /tmp/left/x /var/tmp/left /dev/shm/left && chmod 000 /tmp/left',
    expect: exits(0, ''),
  },
  {
    name: 'what was left in shared folders is gone',
    script: 'ls -d /tmp/left /var/tmp/left /dev/shm/left 2> /dev/null; true',
    expect: exits(0, ''),
  },
  {
    name: 'whoever started it cannot be signalled',
    script: 'kill -0 $PPID 2> /dev/null || echo refused',
    expect: exits(0, 'refused\n'),
  },
  {
    name: 'a program where it cannot go',
    program: '/srv/scene/runner/_work/_temp/ralph/tool',
    expect: exits(0, 'the tool\n'),
  },
  { name: 'the folder of the trees shows nothing', script: 'ls .. ../.. 2> /dev/null; true', expect: exits(0, '') },
];
