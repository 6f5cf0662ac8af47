import type { DoctorFacts, GateFacts, SettingFacts, WorkflowFacts } from '../../../src/core/doctor/facts.ts';

const minuteMs = 60_000;

export const goodSettings: SettingFacts = {
  implementHardMs: 20 * minuteMs,
  idleMs: 10 * minuteMs,
  jobMs: 360 * minuteMs,
  reserveMs: 10 * minuteMs,
  wantsNoWalls: false,
  unset: [],
};

export const goodWorkflow: WorkflowFacts = {
  file: '.github/workflows/ralph.yml',
  triggers: ['schedule'],
  permissions: { contents: 'write', 'pull-requests': 'write' },
  concurrency: { of: 'workflow', cancelInProgress: false, queues: false },
  timeoutMinutes: 360,
};

/** A job in which everything is in order. */
export const goodFacts: DoctorFacts = {
  machine: {
    platform: 'linux',
    freeMb: 14_000,
    isolation: { level: 'namespace', way: 'root', views: 'overlay', home: 'overlay', notes: [] },
  },
  token: {
    contents: { type: 'yes' },
    pulls: { type: 'yes' },
    issues: { type: 'not-needed' },
    actions: { type: 'yes' },
  },
  refused: [],
  notices: [],
  base: { branch: 'main', commit: 'a'.repeat(40) },
  settings: goodSettings,
  agents: [
    { setting: 'agent', type: 'claude', program: '/bin/claude', version: '2.1.330 (Claude Code)', tested: '2.1.330' },
  ],
  backlog: { path: 'prd.json', stories: 3, open: 2, warnings: [] },
  gates: [gate('node --test')],
  isNotInstalled: false,
  workflow: goodWorkflow,
  checkout: { isShallow: true, continues: false, credentials: [], untracked: [], kept: [] },
  branches: [{ branch: 'ralph/default', refusing: [], choosy: [] }],
};

/** A check whose every program is there. */
export function gate(command: string, more: Partial<GateFacts> = {}): GateFacts {
  return { check: { name: 'test', command }, missing: [], runs: command, ...more };
}
