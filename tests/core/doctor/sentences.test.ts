import { describe, expect, it } from 'vitest';
import type { DoctorFacts } from '../../../src/core/doctor/facts.ts';
import { doctorFindings } from '../../../src/core/doctor/findings.ts';
import { gate, goodFacts, goodSettings, goodWorkflow } from './facts.ts';

const minuteMs = 60_000;
const agent = (more: Partial<DoctorFacts['agents'][number]>): Partial<DoctorFacts> => ({
  agents: [{ setting: 'agent', type: 'own', ...more }],
});
const answered = (version?: string) =>
  agent({ program: '/c', tested: '2.0.1', ...(version !== undefined && { version }) });
const settings = (more: Partial<DoctorFacts['settings']>): Partial<DoctorFacts> => ({
  settings: { ...goodSettings, ...more },
});
const workflow = (more: Partial<DoctorFacts['workflow']>): Partial<DoctorFacts> => ({
  workflow: { ...goodWorkflow, ...more },
});
const disk = (freeMb: number): Partial<DoctorFacts> => ({ machine: { ...goodFacts.machine, freeMb } });
const rules = (refusing: string[], choosy: string[] = []): Partial<DoctorFacts> => ({
  branches: [{ branch: 'ralph/a', refusing, choosy }],
});
const warnings = (count: number): Partial<DoctorFacts> => ({
  backlog: { path: 'prd.json', stories: 9, open: 1, warnings: Array.from({ length: count }, (_, at) => `W${at}.`) },
});
const again = (more: Partial<DoctorFacts['workflow']>): Partial<DoctorFacts> => ({
  ...settings({ startsAgain: true }),
  ...workflow({ triggers: ['workflow_dispatch'], ...more }),
});
const group = { of: 'job', cancelInProgress: false, queues: false } as const;
const noWalls = { level: 'process', views: 'clean', home: 'throw-away', notes: ['No unshare.', 'No sudo.'] } as const;
const machine = { ...goodFacts.machine, isolation: noWalls };
const { settings: _, ...noSettings } = goodFacts;
const { workflow: __, ...noWorkflow } = goodFacts;
const refused = 'Every push of a run would be refused.';
const looked = 'a push that it refuses is kept as a bundle.';
const unsafe = 'Level process, which is unsafe: agents and gates run as the user of the controller.';
const noStart = '.github/workflows/ralph.yml cannot be started again without `actions: write`.';

interface Row {
  readonly name: string;
  readonly change: Partial<DoctorFacts>;
  readonly about: string;
  /** Every sentence about it, each behind its weight. */
  readonly says: readonly string[];
}

const rows: readonly Row[] = [
  { name: 'an agent that is refused', change: agent({}), about: 'agent: own', says: [] },
  { name: "the user's own agent", change: agent({ program: '/c' }), about: 'agent: own', says: ['fine Starts /c.'] },
  ...[
    ['the tested version', '12.30.41 (C)', 'fine /c, version 12.30.41, which is tested.'],
    ['another version', '2.0.12', 'note /c is version 2.0.12; tested is 12.30.41. It is used as it is.'],
  ].map(([name = '', version = '', says = '']) => ({
    ...{ name, about: 'agent: own', says: [says] },
    change: agent({ program: '/c', version, tested: '12.30.41' }),
  })),
  ...[undefined, ''].map((version) => ({
    ...{ name: `an agent that answers ${version}`, change: answered(version), about: 'agent: own' },
    says: [
      'warning /c --version answered nothing, no version. Look whether it starts on this machine; tested is 2.0.1.',
    ],
  })),
  { name: 'gates that need no docker', change: {}, about: 'docker', says: [] },
  { name: 'docker in reach', change: { docker: {} }, about: 'docker', says: [] },
  {
    name: 'docker out of reach',
    change: { docker: { noProgram: 'Program "docker" is not here.', noSocket: '/run/d.sock' } },
    about: 'docker',
    says: [
      'warning Gates with docker: true may call docker. Program "docker" is not here.',
      'warning Gates with docker: true do not reach the docker daemon: at /run/d.sock is no socket that this user may write to. Have Docker running before this action starts, or set DOCKER_HOST to where it listens.',
    ],
  },
  {
    name: 'docker perhaps elsewhere',
    change: { docker: { noSocket: '/run/d.sock', context: 'remote' } },
    about: 'docker',
    says: [
      'warning Gates with docker: true may not reach the docker daemon: at /run/d.sock is no socket that this user may write to, and whether DOCKER_CONTEXT "remote" means another place was not looked at. Have Docker running before this action starts, or set DOCKER_HOST to where it listens.',
    ],
  },
  {
    name: 'a DOCKER_HOST that names no place',
    change: { docker: { unreadHost: '/run/d.sock' } },
    about: 'docker',
    says: [
      'warning DOCKER_HOST is "/run/d.sock", which cannot be read as a place where a docker daemon listens. Write unix:// and an absolute path, tcp:// or ssh:// and a host, or leave it out.',
    ],
  },
  {
    name: 'no program that a gate calls, which that gate says',
    change: {
      docker: { noProgram: 'Program "docker" is not here.' },
      gates: [gate('docker compose up', { missing: [{ program: 'docker', why: 'It is not here.' }] })],
    },
    about: 'docker',
    says: [],
  },
  { name: 'a job without settings', change: noSettings, about: 'agent timeout', says: [] },
  {
    name: 'a disk just full',
    change: disk(199),
    about: 'disk',
    says: ['blocks Only 199 MB are free under RUNNER_TEMP; a run needs 200 MB to begin.'],
  },
  {
    name: 'a disk just small',
    change: disk(200),
    about: 'disk',
    says: ['warning Only 200 MB are free under RUNNER_TEMP. Trees, caches of gates and logs stand there.'],
  },
  {
    name: 'a disk just large enough',
    change: disk(2048),
    about: 'disk',
    says: ['fine 2 GB are free under RUNNER_TEMP.'],
  },
  { name: 'no walls', change: { machine }, about: 'isolation', says: [`warning ${unsafe} No unshare. No sudo.`] },
  {
    name: 'no walls and strangers',
    change: { machine, ...workflow({ triggers: ['issue_comment'] }) },
    about: 'isolation',
    says: [
      `warning ${unsafe} Commands in comments are refused at this level, unless \`isolation: process\` is written out. No unshare. No sudo.`,
    ],
  },
  { name: 'walls', change: {}, about: 'isolation', says: ['fine Level namespace.'] },
  {
    name: 'every warning of a backlog [X30]',
    change: warnings(12),
    about: 'backlog',
    says: [
      ...Array.from({ length: 12 }, (_, at) => `warning W${at}.`),
      'fine prd.json: 1 of 9 stories can be worked on.',
    ],
  },
  {
    name: 'free branches',
    change: {
      branches: [
        { branch: 'a', refusing: [], choosy: [] },
        { branch: 'b', refusing: [], choosy: [] },
      ],
    },
    about: 'branches',
    says: ['fine No rule keeps a run from pushing a and b. main itself is never pushed.'],
  },
  {
    name: 'two rules that refuse',
    change: rules(['nobody may create it', 'nobody may push to it']),
    about: 'protected branch',
    says: [`blocks A ruleset covers ralph/a: nobody may create it; nobody may push to it. ${refused}`],
  },
  {
    name: 'rules that refuse what failed',
    change: { branches: [{ branch: 'wip/a', refusing: ['nobody may create it'], choosy: [], keepsFailures: true }] },
    about: 'protected branch',
    says: [
      'warning A ruleset covers wip/a: nobody may create it. The work of failed stories would only be kept as bundles.',
    ],
  },
  {
    name: 'rules that look at what is pushed',
    change: rules([], ['file_path_restriction', 'max_file_size']),
    about: 'protected branch',
    says: [`warning A ruleset looks at what is pushed to ralph/a (file_path_restriction, max_file_size): ${looked}`],
  },
  {
    name: 'ten minutes for an agent',
    change: settings({ implementHardMs: 10 * minuteMs, idleMs: 10 * minuteMs }),
    about: 'agent timeout',
    says: [],
  },
  {
    name: 'one minute for an agent',
    change: settings({ implementHardMs: minuteMs }),
    about: 'agent timeout',
    says: [
      'warning An agent is ended after 1 minute. Under 10 minutes most of them are ended in the middle of a story.',
    ],
  },
  {
    name: 'a job as long as one attempt',
    change: settings({ implementHardMs: 350 * minuteMs }),
    about: 'deadline',
    says: ['fine The job ends after 360 minutes, the run plans with 360 minutes.'],
  },
  {
    name: 'a limit that is an expression',
    change: workflow({ timeoutMinutes: 'unknown' }),
    about: 'deadline',
    says: [],
  },
  {
    name: 'a restart by a token that may all',
    change: again({ permissions: 'all' }),
    about: 'continue: dispatch',
    says: [],
  },
  {
    name: "a restart by the repository's default",
    change: again({ permissions: undefined }),
    about: 'continue: dispatch',
    says: [],
  },
  {
    name: 'a restart by a token that may read',
    change: again({ permissions: 'read-all' }),
    about: 'continue: dispatch',
    says: [`warning ${noStart}`],
  },
  {
    name: 'a restart that is allowed',
    change: again({ permissions: { actions: 'write' } }),
    about: 'continue: dispatch',
    says: [],
  },
  ...['issues', 'issue_comment'].map((trigger) => ({
    ...{ name: `commands by ${trigger}`, about: 'concurrency' },
    change: workflow({ triggers: ['schedule', trigger], concurrency: group }),
    says: ['note While one run works and another waits, a third command replaces the one that waits.'],
  })),
  {
    name: 'a check of the whole work',
    change: { gates: [gate('make', { check: { name: 'types', command: 'make', kind: 'check' } })] },
    about: 'gate types',
    says: ['fine "make": every program of the line is here.'],
  },
  {
    name: 'a check with a report',
    change: { gates: [gate('make', { check: { name: 'test', command: 'make', report: ['a.xml'] } })] },
    about: 'gate test',
    says: ['fine "make": every program of the line is here.'],
  },
];

function said(facts: DoctorFacts, name: string): readonly string[] {
  return doctorFindings(facts).flatMap(({ weight, about, text }) => (about === name ? [`${weight} ${text}`] : []));
}

describe('the doctor says of', () => {
  it.each(rows)('$name all that there is', ({ change, about, says }) => {
    expect(said({ ...goodFacts, ...change }, about)).toEqual(says);
  });

  it('where each line goes', () => {
    const places = (facts: DoctorFacts) => doctorFindings(facts).flatMap(({ paste }) => paste?.where ?? []);
    expect(places({ ...goodFacts, ...again({ triggers: [], permissions: {} }) })).toEqual([
      'under `on:`',
      'under `permissions:` of the job or the workflow',
    ]);
    expect(places({ ...goodFacts, ...workflow({ concurrency: undefined, permissions: undefined }) })).toEqual([
      'in the job that runs this action',
      'in the job',
    ]);
  });

  it('facts without settings, workflow or silence limit no more than it knows', () => {
    const { idleMs: ___, ...untimed } = goodSettings;
    expect(said({ ...noSettings, machine }, 'isolation')).toEqual([`warning ${unsafe} No unshare. No sudo.`]);
    expect(said({ ...noWorkflow, machine }, 'isolation')).toEqual([`warning ${unsafe} No unshare. No sudo.`]);
    expect(said(noWorkflow, 'deadline')).toEqual([]);
    expect(said(noSettings, 'concurrency')).toHaveLength(1);
    expect(said({ ...goodFacts, settings: untimed }, 'agent timeout')).toEqual([]);
    const { base: ____, ...baseless } = goodFacts;
    expect(said(baseless, 'branches')).toEqual(['fine No rule keeps a run from pushing ralph/default.']);
  });
});
