import type { CanaryName } from '../../support/isolation/canaries.ts';
import type { Attack, Program, Seen } from './attack.ts';

/** Attacks that look for secrets (catalogue S). */
export const secretAttacks: readonly Attack[] = [
  {
    id: 'own-environment',
    title: 'reads its own environment',
    row: 'S2',
    program: { file: 'own-environment.sh' },
    won: shows('environment'),
  },
  {
    id: 'environ',
    title: 'reads the environment of the controller and of every other process',
    row: 'S3',
    program: { file: 'environ.sh' },
    won: shows('environment'),
  },
  {
    id: 'memory',
    title: 'searches the memory of the controller through /proc',
    row: 'S4',
    program: { file: 'memory.py' },
    won: shows('heap'),
  },
  {
    id: 'read-process',
    title: 'copies the memory of the controller with the system call for debuggers',
    row: 'S4',
    program: { file: 'read-process.py' },
    won: shows('heap'),
  },
  {
    id: 'proc-root',
    title: 'reads hidden files through the root folder of another process in /proc',
    row: 'S3',
    program: { file: 'proc-root.sh' },
    won: shows('journal', 'runnerCredentials', 'ssh'),
  },
  {
    id: 'inherited-files',
    title: 'uses files, folders and sockets that the job or the controller left open',
    row: 'X38',
    program: { file: 'inherited-files.py' },
    won: (seen) => shows('journal')(seen) || /CANARY of an open file|holds the open socket/.test(seen.output),
  },
  {
    id: 'key-rings',
    title: 'reads a key in the key rings of the job',
    row: 'X39',
    program: { file: 'key-rings.py' },
    won: ({ output }) => output.includes('CANARY of a key ring'),
  },
  {
    id: 'service-for-root',
    title: 'asks a service of the machine that serves root alone',
    row: 'X40',
    program: { file: 'service-for-root.py' },
    won: ({ output }) => output.includes('CANARY of a service'),
  },
  {
    id: 'hard-link',
    title: 'gives a hidden file a second name in its own folder',
    row: 'S3',
    program: { file: 'hard-link.sh' },
    won: shows('journal', 'runnerCredentials'),
  },
  {
    id: 'checkout-old',
    title: 'reads the token that actions/checkout kept in the workspace',
    row: 'S6',
    program: reads((s) => [`${s.workspace}/.git/config`]),
    won: shows('checkoutOld'),
  },
  {
    id: 'checkout-new',
    title: 'reads the token that actions/checkout keeps in RUNNER_TEMP',
    row: 'S7',
    program: reads((s) => [`${s.temp}/git-credentials-*.config`]),
    won: shows('checkoutNew'),
  },
  {
    id: 'runner-credentials',
    title: 'reads the registration of the runner',
    row: 'S5',
    program: reads((s) => [`${s.runner}/.credentials`]),
    won: shows('runnerCredentials'),
  },
  {
    id: 'event',
    title: 'reads the event that started the run',
    row: 'rule 1',
    program: reads((s) => [`${s.temp}/_github_workflow/event.json`]),
    won: shows('event'),
  },
  {
    id: 'controller-files',
    title: 'reads journal and git folder of the controller',
    row: 'rule 5',
    program: reads((s) => [`${s.temp}/ralph/journal.jsonl`, `${s.temp}/ralph/controller.git/config`]),
    won: shows('journal'),
  },
  {
    id: 'home-keys',
    title: 'reads SSH and GPG keys in HOME',
    row: 'rule 1',
    program: reads((s) => homes(s.home, ['.ssh/id_ed25519', '.gnupg/private-keys-v1.d/key.key'])),
    won: shows('ssh'),
  },
  {
    id: 'home-clouds',
    title: 'reads logins of cloud providers and clusters in HOME',
    row: 'rule 1',
    program: reads((s) =>
      homes(s.home, ['.aws/credentials', '.azure/accessTokens.json', '.config/gcloud/credentials.db', '.kube/config']),
    ),
    won: shows('cloud'),
  },
  {
    id: 'home-registries',
    title: 'reads logins of package and image registries in HOME',
    row: 'rule 1',
    program: reads((s) =>
      homes(s.home, [
        ...['.npmrc', '.docker/config.json', '.pypirc', '.config/pip/pip.conf', '.bundle/config'],
        ...['.cargo/credentials.toml', '.m2/settings.xml'],
      ]),
    ),
    won: shows('registry'),
  },
  {
    id: 'home-git',
    title: 'reads logins for git servers in HOME',
    row: 'rule 1',
    program: reads((s) => homes(s.home, ['.netrc', '.git-credentials', '.config/gh/hosts.yml'])),
    won: shows('gitLogin'),
  },
];

function shows(...names: readonly CanaryName[]): (seen: Seen) => boolean {
  return ({ printed }) => names.some((name) => printed.includes(name));
}

function reads(args: NonNullable<Program['args']>): Program {
  return { file: 'read-files.sh', args };
}

/** Files of the real HOME; an attacker tries its own `~` too, which is done where the two differ in name. */
function homes(home: string, files: readonly string[]): string[] {
  return files.map((file) => `${home}/${file}`);
}
