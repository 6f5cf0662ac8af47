import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ensurePull, updatePull } from '../../../src/adapters/github/pulls.ts';
import { faults } from '../../support/github/faults.ts';
import type { GitHub } from '../../support/github/github.ts';
import type { SeedRepository } from '../../support/github/seed.ts';
import { gitHubPerSuite } from '../../support/github/suite.ts';
import { type Bench, demoSeed, type FaultRow, meetFault, nightly, storedOf } from './support.ts';

const pulls = '/repos/{owner}/{repo}/pulls';
const post = `POST ${pulls}` as const;
const list = `GET ${pulls}` as const;
const read = `GET ${pulls}/{pull_number}` as const;
const patch = `PATCH ${pulls}/{pull_number}` as const;
const ever = Number.POSITIVE_INFINITY;

const { status, afterStoring, html, hang, cut, reset, secondaryLimit } = faults;
const lacking = status(403, { message: 'Resource not accessible by integration' });
const dead = status(401, { message: 'Bad credentials' });
const nothing = status(422, { message: 'Validation Failed', errors: [{ message: 'No commits between a and b' }] });
const long = status(422, { message: 'Validation Failed', errors: [{ message: 'title is too long' }] });
const minute = secondaryLimit({ retryAfterSeconds: 60 });
const forbid = (github: GitHub): void => github.setSwitches({ actionsMayCreatePulls: false });
const noDrafts = (github: GitHub): void => github.setSwitches({ drafts: false });

const openings: readonly FaultRow[] = [
  { what: 'nothing wrong', comes: 'created', requests: 2 },
  { what: '401', fault: dead, comes: 'unauthorized', requests: 1 },
  { what: 'no permission to read', on: list, fault: lacking, comes: 'missing-permission', requests: 1 },
  { what: 'no permission to write', on: post, fault: lacking, comes: 'missing-permission', requests: 2 },
  { what: 'Actions may not', arrange: forbid, comes: 'pulls-not-permitted', requests: 2 },
  { what: 'a plan without drafts', arrange: noDrafts, comes: 'created', requests: 3 },
  { what: 'exists already', on: list, fault: status(200, []), arrange: openDemo, comes: 'found', requests: 3 },
  { what: 'no commits between', on: post, fault: nothing, comes: 'invalid', requests: 3 },
  { what: 'a title that is too long', on: post, fault: long, comes: 'too-long', requests: 2 },
  { what: '502 after storing', on: post, fault: afterStoring(status(502)), comes: 'created', requests: 3 },
  { what: '502 before storing', on: post, fault: status(502), comes: 'created', requests: 4 },
  { what: '502 for ever', on: post, fault: status(502), times: ever, comes: 'server', requests: 7 },
  { what: 'a web page', on: post, fault: html(), comes: 'created', requests: 4 },
  { what: 'silence after storing', on: post, fault: afterStoring(hang()), comes: 'created', requests: 3 },
  { what: 'a cut answer', on: post, fault: cut(), comes: 'created', requests: 3 },
  { what: 'a reset after storing', on: post, fault: afterStoring(reset()), comes: 'created', requests: 3 },
  { what: 'the secondary limit', on: post, fault: minute, comes: 'created', requests: 3, waitsS: 60 },
];

const updates: readonly FaultRow[] = [
  { what: 'nothing wrong', comes: 'edited', requests: 2 },
  { what: 'no permission to read', on: read, fault: lacking, comes: 'missing-permission', requests: 1 },
  { what: 'no permission to write', on: patch, fault: lacking, comes: 'missing-permission', requests: 2 },
  { what: '404', on: read, fault: status(404), comes: 'not-found', requests: 1 },
  { what: '502, which may be repeated', on: patch, fault: status(502), comes: 'edited', requests: 3 },
  {
    what: 'a closed one',
    arrange: (github) => github.closePull(github.pulls().at(-1)?.number ?? 0),
    comes: 'edited',
    requests: 2,
  },
];

function openDemo(github: GitHub, row: number): void {
  const body = `Mine.\n\n${nightly}\nold\n<!-- /ralph-action: nightly -->\n\nMine too.`;
  github.openPull({ head: branchOf(row), body });
}

/** Each row has a branch of its own. */
function branchOf(row: number): string {
  return `ralph/demo-${row}`;
}

describe('faults of GitHub under a pull request', () => {
  let seed: SeedRepository;
  beforeAll(async () => {
    seed = await demoSeed();
    for (const row of [...openings, ...updates].keys()) await seed.git('branch', branchOf(row), 'ralph/demo');
  });
  afterAll(() => seed[Symbol.dispose]());
  const useGitHub = gitHubPerSuite(async () => ({ seed: seed.dir, tokens: [{ value: 'ghs_token' }] }));
  afterEach(() => useGitHub().setSwitches({ actionsMayCreatePulls: true, drafts: true }));
  const demo = { base: 'main', title: 'Demo', body: 'Stories', draft: true, marker: 'nightly' } as const;
  const open = async ({ client }: Bench, row: number): Promise<string> => {
    const ensured = await ensurePull(client, { ...demo, head: branchOf(row) });
    return ensured.ok ? (ensured.created ? 'created' : 'found') : ensured.problem.kind;
  };
  const update = async ({ client }: Bench, row: number): Promise<string> => {
    const updated = await updatePull(client, pullsOf(row)[0]?.number ?? 0, { body: 'New', marker: 'nightly' });
    return updated.type === 'problem' ? updated.problem.kind : updated.type;
  };
  const pullsOf = (row: number) =>
    useGitHub()
      .pulls()
      .filter(({ pull }) => pull.headBranch === branchOf(row));

  it.each(openings.map((row, number) => ({ ...row, number })))(
    '[H4][H10] opening, $what: $comes',
    async ({ number, ...row }) => {
      await meetFault(useGitHub(), row, { number, act: (rig) => open(rig, number) });
      expect(pullsOf(number)).toHaveLength(storedOf(row));
    },
  );

  it.each(updates.map((row, index) => ({ ...row, number: openings.length + index })))(
    'update, $what: $comes',
    async ({ number, ...row }) => {
      openDemo(useGitHub(), number);
      await meetFault(useGitHub(), row, { number, act: (rig) => update(rig, number) });
      const whole = /^Mine\.\n\n<!--[^>]+>\nNew\n<!--[^>]+>\n\nMine too\.$/;
      if (row.comes === 'edited') expect(pullsOf(number)[0]?.body).toMatch(whole);
    },
  );
});
