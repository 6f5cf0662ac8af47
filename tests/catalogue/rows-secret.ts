// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the switches are pieces of source text
import type { Row } from './row.ts';

const environment = 'src/adapters/process/environment.ts';
const walls = 'src/adapters/isolation/enter.ts';
const notices = 'src/report/model-notices.ts';
const spellings = 'src/report/redact-spellings.ts';
const credentials = 'src/adapters/git/checkout-credentials.ts';

/** Ways in which a secret gets out. */
export const secretRows: readonly Row[] = [
  {
    id: 'S1',
    title: 'an agent prints its environment: it holds its own key and no other',
    owner: 'src/action/agent-program.ts',
    off: {
      file: 'src/action/agent-program.ts',
      find: 'args: () => [...args, ...agent.args], env: {} })',
      replace: 'args: () => [...args, ...agent.args], env: env as Record<string, string> })',
    },
  },
  {
    id: 'S2',
    title: 'handles on the runner in the environment of agent and gate',
    owner: environment,
    off: {
      file: environment,
      find: 'filter(([name]) => isAgentName(name) || declared.has(name))',
      replace: "filter(([name]) => name !== '' || declared.has(name) || isAgentName(name))",
    },
  },
  {
    id: 'S3',
    title: 'a child reads the environment of the controller',
    owner: walls,
    off: { file: walls, find: "'--pid', '--fork', '--kill-child', ", replace: '' },
  },
  {
    id: 'S4',
    title: 'a child reads the memory of the controller',
    owner: walls,
    off: { file: walls, find: "'--pid', '--fork', '--kill-child', ", replace: '' },
  },
  {
    id: 'S5',
    title: 'an agent becomes root without a password',
    owner: walls,
    off: {
      file: walls,
      find: "['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all']",
      replace: '[] as string[]',
    },
  },
  {
    id: 'S6',
    title: 'the token that an older checkout leaves in the configuration of the workspace',
    owner: credentials,
    off: { file: credentials, find: '? [file] : [];', replace: '? [] : [];' },
  },
  {
    id: 'S7',
    title: 'the token that a newer checkout leaves in a file included by condition',
    owner: credentials,
    off: { file: credentials, find: '/^include(?:if\\..*)?\\.path$/is', replace: '/^include\\.path$/is' },
  },
  {
    id: 'S8',
    title: 'configuration of the repository that sends the token elsewhere',
    owner: 'src/adapters/git/network.ts',
    off: {
      file: 'src/adapters/git/network.ts',
      find: 'env: { ...environment(options), ...dir.env },',
      replace: 'env: { ...environment(options), ...dir.env, GIT_DIR: options.gitDir },',
    },
  },
  {
    id: 'S9',
    title: 'a secret in another spelling: base64, hex, URL, JSON',
    owner: spellings,
    off: {
      file: spellings,
      find: '[written, ...base64(bytes), hex(bytes)]',
      replace: '[written, ...base64(bytes).slice(0, 0)]',
    },
  },
  {
    id: 'S10',
    title: 'a token of a known form that nobody declared',
    owner: spellings,
    off: { file: spellings, find: 'ghs_[0-9A-Za-z._-]{36,}/', replace: 'ghs_[0-9A-Za-z]{36}\\b/' },
  },
  {
    id: 'S13',
    title: 'a secret among the arguments of a process',
    owner: 'src/adapters/git/remote-url.ts',
    off: {
      file: 'src/adapters/git/network.ts',
      find: '      args: call.args,\n',
      replace: "      args: ['-c', `x.y=${options.remote.token}`, ...call.args],\n",
    },
  },
  {
    id: 'S14',
    title: 'a runner in debug mode prints outputs and state',
    owner: 'src/action/run-prepared.ts',
    off: {
      file: 'src/action/run-prepared.ts',
      find: 'call.onBegun({ folder, journal: opened.journalFile });',
      replace: "call.onBegun({ folder, journal: opened.journalFile, token: settings.githubToken ?? '' });",
    },
  },
  {
    id: 'S16',
    title: 'the network is open: told in the report, with what closes it',
    owner: notices,
    off: { file: notices, find: '`Network: open for agents and gates', replace: '`Network: ' },
  },
];
