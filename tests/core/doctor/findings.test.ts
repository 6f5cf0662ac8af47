import { describe, expect, it } from 'vitest';
import type { DoctorFacts, SettingFacts, WorkflowFacts } from '../../../src/core/doctor/facts.ts';
import type { Finding, Weight } from '../../../src/core/doctor/finding.ts';
import { doctorFindings, isBlocked } from '../../../src/core/doctor/findings.ts';
import { gate, goodFacts, goodSettings, goodWorkflow } from './facts.ts';

const minuteMs = 60_000;

function worse(facts: DoctorFacts): readonly Finding[] {
  return doctorFindings(facts).filter(({ weight }) => weight !== 'fine');
}

const settings = (change: Partial<SettingFacts>): Partial<DoctorFacts> => ({
  settings: { ...goodSettings, ...change },
});
const workflow = (change: Partial<WorkflowFacts>): Partial<DoctorFacts> => ({
  workflow: { ...goodWorkflow, ...change },
});
const machine = (change: Partial<DoctorFacts['machine']>): Partial<DoctorFacts> => ({
  machine: { ...goodFacts.machine, ...change },
});
const token = (change: Partial<DoctorFacts['token']>): Partial<DoctorFacts> => ({
  token: { ...goodFacts.token, ...change },
});
const noWalls = { level: 'process', views: 'clean', home: 'throw-away', notes: ['No unshare.'] } as const;

interface Row {
  readonly name: string;
  readonly change: Partial<DoctorFacts>;
  readonly weight: Weight;
  /** Part of the sentence. */
  readonly says: string;
  /** Lines to paste; absent = none. */
  readonly paste?: readonly string[];
}

const rows: readonly Row[] = [
  {
    name: 'what a run refuses',
    change: { refused: ['agent: is not given.'] },
    weight: 'blocks',
    says: 'agent: is not',
  },
  { name: 'what a run tells', change: { notices: ['Continuing.'] }, weight: 'note', says: 'Continuing.' },
  {
    ...{ name: 'no push', change: token({ contents: { type: 'no', why: '403.' } }), weight: 'blocks' },
    ...{ says: 'nothing can be pushed. 403.', paste: ['contents: write'] },
  },
  {
    ...{ name: 'no pull request', change: token({ pulls: { type: 'no', why: '403.' } }), weight: 'warning' },
    ...{ says: 'no pull request', paste: ['pull-requests: write'] },
  },
  {
    ...{ name: 'no answers', change: token({ issues: { type: 'no', why: '403.' } }), weight: 'warning' },
    ...{ says: 'commands in issues get no answer', paste: ['issues: write'] },
  },
  {
    name: 'no GitHub',
    change: token({ pulls: { type: 'unknown', why: 'Down.' } }),
    weight: 'note',
    says: 'not known. Down.',
  },
  {
    ...{ name: 'nobody to ask', change: token({ actions: { type: 'no', why: '403.' } }), weight: 'note' },
    ...{ says: 'the age of the lock decides', paste: ['actions: read'] },
  },
  {
    ...{ name: 'a gate without walls', weight: 'warning', says: 'outside of all walls' },
    change: { gates: [gate('node --test', { check: { name: 'test', command: 'node --test', docker: true } })] },
  },
  {
    ...{ name: 'the tests of unittest', weight: 'note', says: 'The output of unittest names failed tests only' },
    change: { gates: [gate('.venv/bin/python -m unittest discover')] },
    paste: [
      'test_command: |',
      '  test: python -m pytest --junitxml=reports/pytest.xml   # runs the tests of unittest too',
      'test_report: "reports/pytest.xml"',
    ],
  },
  {
    ...{ name: 'another version', weight: 'note', says: 'is version 2.0.1; tested is 2.1.330' },
    change: { agents: [{ setting: 'agent', type: 'claude', program: '/c', version: '2.0.1', tested: '2.1.330' }] },
  },
  {
    ...{ name: 'a client that nobody can install', weight: 'blocks', says: 'neither is npm to install it' },
    change: { agents: [{ setting: 'agent', type: 'claude', tested: '2.1.330', installs: { hasNpm: false } }] },
    paste: ['- uses: actions/setup-node@v6.1.0'],
  },
  {
    ...{ name: 'no version', weight: 'warning', says: '--version answered "Segmentation fault", no version' },
    change: {
      agents: [{ setting: 'agent', type: 'codex', program: '/c', version: 'Segmentation fault', tested: '1.2.3' }],
    },
  },
  {
    ...{
      name: 'a variable that is not set',
      weight: 'warning',
      says: 'agent_env passes MY_KEY on, which the job does not set',
    },
    change: settings({ unset: [{ setting: 'agent_env', name: 'MY_KEY' }] }),
    paste: ['env:', `  MY_KEY: \${{ secrets.MY_KEY }}`],
  },
  {
    ...{ name: 'nothing open', weight: 'warning', says: '0 of 3 stories can be worked on' },
    change: { backlog: { path: 'prd.json', stories: 3, open: 0, warnings: [] } },
  },
  {
    ...{ name: 'a story without criteria', weight: 'warning', says: 'story A has no criteria' },
    change: { backlog: { path: 'prd.json', stories: 3, open: 1, warnings: ['story A has no criteria'] } },
  },
  {
    ...{ name: 'a program that is missing', weight: 'blocks', says: 'Program "pytest" was not found' },
    change: {
      gates: [
        gate('pytest', { missing: [{ program: 'pytest', why: 'Program "pytest" was not found.' }], runs: 'eslint' }),
      ],
    },
  },
  {
    ...{ name: 'a program that need not run', weight: 'warning', says: 'Program "b" was not found' },
    change: {
      gates: [gate('a || b', { missing: [{ program: 'b', why: 'Program "b" was not found.' }], runs: 'eslint' })],
    },
  },
  {
    ...{
      name: 'a script that is missing',
      weight: 'blocks',
      says: 'runs the script "unit", which package.json does not have',
    },
    change: { gates: [gate('npm run unit', { noScript: 'unit', runs: 'eslint' })] },
  },
  {
    ...{
      name: 'no counts, which ends a run on a red base [X3]',
      change: { gates: [gate('go test ./...')] },
      weight: 'warning',
      says: 'does not tell how many tests passed. If it is red on the base, a run ends before the first agent. Make it green there, leave it out, or let it write a report (JUnit, TAP or JSON) and name that.',
    },
    paste: ['test_command: |', '  test: go test -json ./...'],
  },
  {
    ...{
      name: 'counts without names',
      change: { gates: [gate('bundle exec rspec')] },
      weight: 'note',
      says: 'tells how many tests passed, not which',
    },
    paste: [
      'test_command: |',
      '  test: bundle exec rspec --format progress --format RspecJunitFormatter --out reports/rspec.xml   # gem rspec_junit_formatter',
      'test_report: "reports/rspec.xml"',
    ],
  },
  {
    ...{
      name: 'failed tests only',
      change: { gates: [gate('vitest run')] },
      weight: 'note',
      says: 'names failed tests only',
    },
    paste: [
      'test_command: |',
      '  test: npx vitest run --reporter=default --reporter=junit --outputFile.junit=reports/vitest.xml',
      'test_report: "reports/vitest.xml"',
    ],
  },
  {
    ...{
      name: 'a runner nobody knows',
      change: { gates: [gate('./ci.sh')] },
      weight: 'note',
      says: 'not known from the line',
    },
    paste: ['test_report: reports/*.xml'],
  },
  {
    ...{ name: 'no dependencies', change: { isNotInstalled: true }, weight: 'warning', says: 'no node_modules' },
    paste: ['- run: npm ci'],
  },
  {
    ...{ name: 'a short agent', change: settings({ implementHardMs: 9 * minuteMs }), weight: 'warning' },
    ...{ says: 'ended after 9 minutes', paste: ['gate_timeouts: implement=12m/20m'] },
  },
  {
    ...{ name: 'a short silence', change: settings({ idleMs: 2 * minuteMs }), weight: 'warning' },
    ...{ says: 'silent for 2 minutes', paste: ['idle_timeout: 10m'] },
  },
  {
    ...{ name: 'a job shorter than the run', change: workflow({ timeoutMinutes: 60 }), weight: 'warning' },
    ...{ says: 'timeout-minutes is 60, but the run plans with 360 minutes', paste: ['job_timeout: 60m'] },
  },
  {
    ...{
      name: "GitHub's own limit",
      change: { ...settings({ jobMs: 600 * minuteMs }), ...workflow({ timeoutMinutes: undefined }) },
    },
    ...{ weight: 'warning', says: 'GitHub ends a job after 360 minutes', paste: ['job_timeout: 360m'] },
  },
  {
    ...{
      name: 'a job shorter than an attempt',
      change: { ...settings({ jobMs: 25 * minuteMs }), ...workflow({ timeoutMinutes: 25 }) },
    },
    ...{ weight: 'warning', says: 'minus reserve is 15 minutes, less than the 20 minutes' },
  },
  {
    ...{ name: 'no group', change: workflow({ concurrency: undefined }), weight: 'warning' },
    ...{ says: 'no concurrency group', paste: ['concurrency:', '  group: ralph'] },
  },
  {
    ...{
      name: 'a group that cancels',
      weight: 'warning',
      says: 'ends a run whenever',
      paste: ['cancel-in-progress: false'],
    },
    change: workflow({ concurrency: { of: 'job', cancelInProgress: true, queues: false } }),
  },
  {
    ...{ name: 'a group that holds commands back', weight: 'warning', says: 'holds back /ralph cancel' },
    change: workflow({
      triggers: ['issue_comment'],
      concurrency: { of: 'workflow', cancelInProgress: false, queues: true },
    }),
    paste: ['concurrency:', '  group: ralph'],
  },
  {
    ...{
      name: '[L6] a group that drops commands',
      weight: 'note',
      says: 'replaces the one that waits',
      paste: ['queue: max'],
    },
    change: workflow({
      triggers: ['issue_comment'],
      concurrency: { of: 'job', cancelInProgress: false, queues: false },
    }),
  },
  {
    ...{
      name: 'no permissions',
      change: workflow({ permissions: undefined }),
      weight: 'note',
      says: 'names no permissions',
    },
    paste: ['permissions:', '  contents: write', '  pull-requests: write', '  actions: read'],
  },
  {
    ...{ name: 'all permissions', change: workflow({ permissions: 'all' }), weight: 'warning', says: 'write-all' },
    paste: ['permissions:', '  contents: write', '  pull-requests: write', '  actions: read'],
  },
  {
    ...{
      name: 'a workflow that may not start itself again',
      weight: 'warning',
      says: 'without `actions: write`',
      paste: ['actions: write'],
    },
    change: {
      ...settings({ startsAgain: true }),
      ...workflow({ triggers: ['schedule', 'workflow_dispatch'], permissions: { contents: 'write', actions: 'read' } }),
    },
  },
  {
    ...{
      name: 'a workflow that nothing starts again',
      weight: 'warning',
      says: 'no trigger workflow_dispatch',
      paste: ['workflow_dispatch:'],
    },
    change: {
      ...settings({ startsAgain: true }),
      ...workflow({ triggers: ['schedule'], permissions: { contents: 'write', actions: 'write' } }),
    },
  },
  {
    ...{
      name: 'a closed branch',
      weight: 'blocks',
      says: 'changes must come through a pull request',
      paste: ['ralph/**'],
    },
    change: {
      branches: [{ branch: 'ralph/default', refusing: ['changes must come through a pull request'], choosy: [] }],
    },
  },
  {
    ...{ name: 'a picky branch', weight: 'warning', says: 'max_file_size' },
    change: { branches: [{ branch: 'wip/x', refusing: [], choosy: ['max_file_size'] }] },
  },
  {
    ...{ name: 'a history that is missed', weight: 'note', says: 'fetches what it needs', paste: ['fetch-depth: 0'] },
    change: { checkout: { isShallow: true, continues: true, credentials: [], untracked: [], kept: [] } },
  },
  {
    ...{ name: 'files that gates do not see [X7]', weight: 'note' },
    says: 'In the workspace, gates do not see vendor/ (untracked, not ignored): ignore it or make it in setup_command.',
    change: { checkout: { isShallow: false, continues: false, credentials: [], untracked: ['vendor/'], kept: [] } },
  },
  {
    ...{ name: 'a token that can be read', weight: 'warning', says: 'left its token in /w/.git/config' },
    change: {
      checkout: { isShallow: false, continues: false, credentials: ['/w/.git/config'], untracked: [], kept: [] },
      ...machine({ isolation: { ...noWalls, level: 'user' } }),
    },
    paste: ['persist-credentials: false'],
  },
  {
    ...{
      name: 'a workspace that is kept between jobs [X37]',
      weight: 'warning',
      says: 'older than this job (.venv, build)',
    },
    change: {
      checkout: { isShallow: false, continues: false, credentials: [], untracked: [], kept: ['.venv', 'build'] },
    },
    paste: ['clean: true'],
  },
  {
    ...{
      name: 'Windows',
      change: machine({ platform: 'win32' }),
      weight: 'blocks',
      says: 'Linux',
      paste: ['runs-on: ubuntu-latest'],
    },
  },
  { name: 'a full disk', change: machine({ freeMb: 150 }), weight: 'blocks', says: 'Only 150 MB are free' },
  { name: 'a small disk', change: machine({ freeMb: 1500 }), weight: 'warning', says: 'Only 1500 MB are free' },
  {
    ...{
      name: 'walls that cannot be had',
      weight: 'blocks',
      says: 'isolation: user is not possible',
      paste: ['isolation: auto'],
    },
    change: machine({ isolationRefused: 'isolation: user is not possible on this machine.' }),
  },
  {
    ...{ name: 'no walls', change: machine({ isolation: noWalls }), weight: 'warning', says: 'unsafe' },
    paste: ['- run: sudo apt-get install -y util-linux'],
  },
  {
    ...{ name: 'walls that the kernel refuses', weight: 'warning', says: 'The kernel refuses namespaces here.' },
    change: machine({ isolation: { ...noWalls, notes: ['No unshare.', 'The kernel refuses namespaces here.'] } }),
  },
  {
    ...{ name: 'no walls by choice', weight: 'note', says: 'isolation: process is set' },
    change: { ...machine({ isolation: noWalls }), ...settings({ wantsNoWalls: true }) },
  },
];

describe('the doctor', () => {
  it('has nothing to say against a job in order, and says what it looked at', () => {
    expect(worse(goodFacts)).toEqual([]);
    expect(isBlocked(doctorFindings(goodFacts))).toBe(false);
    const abouts = doctorFindings(goodFacts).map(({ about }) => about);
    for (const about of ['permission contents', 'agent: claude', 'backlog', 'gate test', 'deadline', 'concurrency'])
      expect(abouts).toContain(about);
    for (const about of ['branches', 'fetch-depth', 'disk', 'isolation']) expect(abouts).toContain(about);
  });

  it.each(rows)('finds $name', ({ change, weight, says, paste }) => {
    const found = worse({ ...goodFacts, ...change });
    expect(found).toEqual([
      expect.objectContaining({
        weight,
        text: expect.stringContaining(says),
        ...(paste && { paste: expect.objectContaining({ lines: paste }) }),
      }),
    ]);
    expect(found[0]?.paste === undefined).toBe(paste === undefined);
    expect(isBlocked(found)).toBe(weight === 'blocks');
  });

  it('says which client a run installs', () => {
    const agents = [{ setting: 'agent', type: 'claude', tested: '2.1.330', installs: { hasNpm: true } }];
    const found = doctorFindings({ ...goodFacts, agents }).find(({ about }) => about === 'agent: claude');
    expect(found).toMatchObject({ weight: 'fine', text: expect.stringContaining('a run installs version 2.1.330') });
  });

  it('puts first what blocks', () => {
    const facts = { ...goodFacts, ...machine({ freeMb: 100 }), notices: ['Told.'], isNotInstalled: true };
    const weights = doctorFindings(facts).map(({ weight }) => weight);
    expect([...new Set(weights)]).toEqual(['blocks', 'warning', 'note', 'fine']);
    expect(weights.toSorted()).toEqual(['blocks', ...weights.filter((weight) => weight === 'fine'), 'note', 'warning']);
  });

  it('says nothing about what is not known', () => {
    const { machine: here, token: held } = goodFacts;
    const bare: DoctorFacts = {
      machine: { platform: here.platform },
      token: held,
      refused: [],
      notices: [],
      agents: [],
      gates: [],
      isNotInstalled: false,
    };
    expect(doctorFindings(bare).map(({ about }) => about)).toEqual([
      'permission contents',
      'permission pull-requests',
      'permission actions',
    ]);
  });
});
