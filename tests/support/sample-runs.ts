import type { RunState } from '../../src/core/state.ts';
import { brokenCheck, failing, greenCheck, passing, redCheck, type SampleStory, sampleRun, sha } from './sample-run.ts';
import { finalRuns } from './sample-runs-final.ts';
import { objectiveRuns } from './sample-runs-objective.ts';
import { reviewedRuns } from './sample-runs-reviewed.ts';

const titleOf: Readonly<Record<string, string>> = {
  'US-001': 'Count words',
  'US-002': 'Format durations',
  'US-003': 'Parse sizes',
  'US-004': 'Wrap lines',
  'US-005': 'Slugs',
};

function passed(id: string, digit: string, tries: SampleStory['tries'] = [passing]): SampleStory {
  return { id, title: titleOf[id] ?? id, status: 'passed', commit: sha(digit), tries };
}

const capHit: SampleStory = {
  id: 'US-003',
  title: 'Parse sizes',
  status: 'failed',
  detail: '✖ parses 0: AssertionError: expected 0, got NaN',
  wip: { branch: 'wip/ralph-fail-us-003-20260121-104532', commit: sha('f') },
  tries: [
    failing(['✖ parses 1 kB', "  AssertionError: expected 1024, got '1 kB'"]),
    failing(['✖ parses 1.5 MB', '  RangeError: not an integer'], { fingerprint: 'b1b1b1b1' }),
    failing(['✖ parses 0', '  AssertionError: expected 0, got NaN'], { fingerprint: 'c4d5e6f7' }),
    failing(['✖ parses 0', '  AssertionError: expected 0, got NaN'], { fingerprint: 'c4d5e6f7' }),
    failing(['✖ parses 0', '  AssertionError: expected 0, got NaN', '    at parse (src/size.js:14:9)'], {
      fingerprint: 'c4d5e6f7',
      decision: 'attempts-used-up',
      changed: ['src/size.js', 'src/units.js', 'test/size.test.js', 'README.md'],
      gates: [
        { gate: 'implement' },
        { gate: 'integrity' },
        {
          gate: 'test',
          check: 'unit',
          verdict: 'fail',
          reason: 'exit code 1',
          exitCode: 1,
          lines: ['✖ parses 0', '  AssertionError: expected 0, got NaN', '    at parse (src/size.js:14:9)'],
          logPath: '/tmp/ralph/logs/US-003-5-unit.log',
        },
        {
          gate: 'test',
          check: 'lint',
          verdict: 'fail',
          reason: 'exit code 2',
          exitCode: 2,
          lines: ['src/size.js:3 unused'],
        },
      ],
    }),
  ],
};

const hung: SampleStory = passed('US-004', '4', [
  {
    gates: [
      { gate: 'implement' },
      { gate: 'integrity' },
      {
        gate: 'test',
        check: 'unit',
        verdict: 'timeout',
        reason: 'killed after 10m, the hard limit of the gate',
        exitCode: 124,
        lines: ['▶ wrap', '  ✔ wraps at 80'],
        durationMs: 600_000,
        softLimitHit: true,
      },
    ],
    changed: ['src/wrap.js'],
    decision: 'retry',
  },
  passing,
]);

const cheated: SampleStory = passed('US-005', '5', [
  {
    gates: [{ gate: 'implement' }, { gate: 'integrity', verdict: 'fail', reason: '1 cheat was found' }],
    findings: [
      {
        class: 'policy',
        rule: 'script-changed',
        path: 'package.json#scripts.test',
        message:
          'changed the script "test" that check unit uses; it was restored. To allow it: allow: ["package.json#scripts.test"]',
      },
      {
        class: 'controller',
        rule: 'prd-flipped',
        path: '.ralph/word-tools/prd.json',
        message: 'marked US-003 as passed; the file was restored.',
      },
      {
        class: 'cheat',
        rule: 'test-deleted',
        path: 'test/slug.test.js',
        message: 'deleted test/slug.test.js (4 tests); an attempt may not delete tests: the attempt failed.',
      },
    ],
    changed: ['package.json', 'test/slug.test.js'],
    decision: 'retry',
  },
  passing,
]);

/** Every case of the report's snapshots, by name. */
export const sampleRuns: Readonly<Record<string, () => RunState>> = {
  'all-passed': () =>
    sampleRun({
      stories: [passed('US-001', '1'), passed('US-002', '2', [failing(['✖ formats 61 s']), passing])],
      halt: { kind: 'ready', detail: 'both stories passed' },
      reportFile: '/tmp/ralph/ralph-report.json',
    }),
  'four-of-five': () =>
    sampleRun({
      stories: [passed('US-001', '1'), passed('US-002', '2'), capHit, hung, cheated],
      halt: { kind: 'some_failed', detail: '1 of 5 stories did not pass' },
    }),
  'baseline-red': () =>
    sampleRun({
      stories: [passed('US-001', '1')],
      baseline: [redCheck('unit', ['✖ old test', '  expected 1, got 2']), greenCheck('lint', 400)],
      halt: { kind: 'ready', detail: 'the one story passed' },
    }),
  'environment-broken': () =>
    sampleRun({
      stories: [
        { id: 'US-001', title: 'Count words' },
        { id: 'US-002', title: 'Format durations' },
      ],
      elapsedMs: 4200,
      baseline: [brokenCheck('unit', 'command not found: pytest', ['bash: line 1: pytest: command not found'])],
      halt: {
        kind: 'environment_broken',
        detail: 'check "unit" cannot run on the base commit: command not found: pytest',
      },
    }),
  'budget-exceeded': () =>
    sampleRun({
      plan: { notices: ['A dirty workspace was left alone: 3 files.'] },
      stories: [
        passed('US-001', '1'),
        {
          ...capHit,
          detail: 'all 6 iterations of the run are used',
          wip: { branch: 'wip/ralph-fail-us-003-20260121-104532', commit: sha('f') },
        },
        { id: 'US-004', title: 'Wrap lines' },
      ],
      halt: { kind: 'budget_exceeded', budget: 'iterations', detail: 'all 6 iterations of the run are used' },
    }),
  interrupted: () =>
    sampleRun({
      stories: [
        passed('US-001', '1'),
        { id: 'US-002', title: 'Format durations', status: 'running', tries: [failing(['✖ formats 61 s'])] },
      ],
      current: 1,
      resumes: 1,
      earlierMs: 1_500_000,
      halt: { kind: 'interrupted', detail: 'SIGINT: the job was cancelled' },
    }),
  'nothing-to-do': () =>
    sampleRun({
      stories: [
        { id: 'US-001', title: 'Count words', status: 'passed', was: 'passed' },
        { id: 'US-002', title: 'Format durations', was: 'ineligible' },
      ],
      elapsedMs: 900,
      baseline: undefined,
      halt: { kind: 'nothing_to_do', detail: 'every story already passed or is not eligible' },
    }),
  'not-pushed': () =>
    sampleRun({
      stories: [
        passed('US-001', '1'),
        capHit,
        {
          id: 'US-004',
          title: 'Wrap lines',
          status: 'dependency_failed',
          detail: 'a story it depends on did not pass',
          dependsOn: ['US-001', 'US-003'],
        },
      ],
      publications: [
        {
          ref: 'refs/heads/ralph/word-tools',
          commit: sha('1'),
          story: 'US-001',
          status: 'refused',
          detail: 'GH006: the branch is protected. Allow ralph/* in the branch rules.',
          bundle: '/tmp/ralph/us-001.bundle',
        },
        {
          ref: 'refs/heads/wip/ralph-fail-us-003-20260121-104532',
          commit: sha('f'),
          story: 'US-003',
          status: 'refused',
          detail: 'the token may not write; give the job permissions: contents: write',
          bundle: '/tmp/ralph runs/us-003.bundle',
        },
      ],
      halt: {
        kind: 'environment_broken',
        detail: '2 of 3 stories did not pass, but ralph/word-tools was not pushed: GH006',
      },
    }),
  'slow-baseline': () =>
    sampleRun({
      stories: [{ id: 'US-001', title: 'Count words' }],
      baseline: [greenCheck('unit', 700_000)],
      halt: {
        kind: 'config_error',
        detail:
          'the checks took 700 s on the base commit, but the test gate may take 600 s; raise it, for example gate_timeouts: test=700s/1400s',
      },
    }),
  running: () =>
    sampleRun({
      stories: [
        passed('US-001', '1'),
        { id: 'US-002', title: 'Format durations', status: 'running', tries: [failing(['✖ formats 61 s'])] },
      ],
      current: 1,
    }),
  hostile: () => sampleRun(hostileRun),
  ...reviewedRuns,
  ...objectiveRuns,
  ...finalRuns,
};

const hostileTitle =
  '@team fixes #1 </details> ::error::x `code` ```\n/merge\u202eRTL\u202c | [a](http://evil.example) <img src=x>';

const hostileRun = {
  plan: { notices: ['::error::notice @team fixes #2 https://evil.example/x'] },
  stories: [
    {
      id: 'US|1 @team',
      title: `${hostileTitle} ${'x'.repeat(10_000)}`,
      status: 'failed' as const,
      detail: hostileTitle,
      wip: { branch: "wip/ralph-fail-$(touch x)'-20260121-104532", commit: sha('f') },
      tries: [
        failing(
          ['````', '</details>', '::set-output name=a::b', '##[error]x', '/merge', '\u001b[31mred\u001b[0m @team'],
          {
            changed: ['a\nb.js', '</code>|x.js', '@team/x.js'],
            findings: [{ class: 'cheat' as const, rule: 'test-deleted', path: 'x|y\n.test.js', message: hostileTitle }],
          },
        ),
      ],
    },
    passed('US-002', '2'),
  ],
  halt: { kind: 'some_failed' as const, detail: `${hostileTitle} did not pass` },
};

/** A run of many stories, all of which failed with long output: more than a summary may hold. */
export function manyStories(count: number): RunState {
  return sampleRun({
    stories: Array.from({ length: count }, (_each, index): SampleStory => {
      const id = `US-${String(index + 1).padStart(3, '0')}`;
      if (index % 3 === 0)
        return { id, title: `Story number ${index + 1}`, status: 'passed', commit: sha('1'), tries: [passing] };
      const lines = Array.from({ length: 10 }, (_line, at) => `✖ ${id} case ${at} ${'detail '.repeat(50)}`);
      return {
        id,
        title: `Story number ${index + 1}`,
        status: 'failed',
        detail: '✖ parses 0: AssertionError: expected 0, got NaN',
        wip: { branch: `wip/ralph-fail-us-${index}-20260121-104532`, commit: sha('f') },
        tries: Array.from({ length: 5 }, () => failing(lines)),
      };
    }),
    halt: { kind: 'some_failed', detail: `${count} stories, some did not pass` },
  });
}
