import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { GateResult } from '../../src/core/gates.ts';
import type { Review } from '../../src/core/review.ts';
import type { Attempt, Halt, RunState } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import { reportJson } from '../../src/report/report-json.ts';
import { renderReportSchema } from '../../src/report/run-view.ts';
import { plan, play } from '../support/history.ts';
import { failing, passing, sampleRun, sha } from '../support/sample-run.ts';
import { manyStories, sampleRuns } from '../support/sample-runs.ts';

interface Schema {
  readonly description?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const schema = JSON.parse(renderReportSchema()) as Schema;
const validate: ValidateFunction = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
const known = { criteria: new Map([['A', ['Parses 1 kB', 'Refuses x']]]) };
const putOff: Halt = { kind: 'usage_limit', detail: 'five_hour limit', resumeAt: 1_800_000_000_000 };
const reports = [
  ...Object.values(sampleRuns).map((sample) => reportJson(sample())),
  reportJson(manyStories(12)),
  reportJson(sampleRun({ stories: [{ id: 'A' }], halt: putOff })),
  reportJson(sampleRun({ stories: [{ id: 'A' }], halt: { kind: 'awaiting_signoff', detail: 'a person has to' } })),
  reportJson(capped(sampleRun({ stories: [{ id: 'A' }] }))),
  reportJson(earlierRun()),
  reportJson(declinedRun()),
  reportJson(play(plan(['A']), { attempts: { A: ['too-long', 'pass'] } }).state),
  reportJson(reviewedRun(), known),
].map((report) => JSON.parse(report) as Record<string, unknown>);
/** A run on a branch with a story that an earlier one passed. */
function earlierRun(): RunState {
  const start = { commit: sha('3'), tree: sha('3') };
  return sampleRun({ stories: [{ id: 'A', status: 'passed', was: 'passed' }], plan: { start }, head: start });
}

/** A run whose story's commit was declined for its content. */
function declinedRun(): RunState {
  const run = sampleRun({ stories: [{ id: 'A', status: 'blocked', detail: 'a secret', tries: [passing] }] });
  const declined = { commit: sha('4'), cause: 'a secret', bundle: '/tmp/a.bundle' };
  return { ...run, stories: listOf(storiesOf(run).map((story) => ({ ...story, declined }))) };
}

/** The same run with a cap on its costs. */
function capped(run: RunState): RunState {
  return { ...run, plan: { ...run.plan, caps: { ...run.plan.caps, maxCostUsd: 10 } } };
}

const fullest = (): Record<string, unknown> =>
  JSON.parse(reportJson(sampleRuns['four-of-five']?.() ?? sampleRun({ stories: [] })));

/** A run whose reviewers said everything that reviewers can say, with usage and a pull request. */
function reviewedRun(): RunState {
  const run = sampleRun({
    plan: { reviewAgent: 'command' },
    stories: [
      { id: 'A', status: 'needs_human', detail: 'the reviewers disagree', tries: [passing] },
      { id: 'B', status: 'blocked', detail: 'a key is printed', tries: [failing(['✖ b'])] },
    ],
    pull: { number: 7, url: 'https://github.com/o/r/pull/7', draft: true },
  });
  const review: Review = {
    gate: 'spec',
    votes: 2,
    criteria: [
      { id: 'c1', verdict: 'met', evidence: [{ file: 'src/size.js', line: 3 }], reason: '' },
      { id: 'c2', verdict: 'unmet', evidence: [{ absent: 'a test' }], reason: 'nothing refuses x' },
    ],
    missing: ['a reset flow'],
    extra: ['a flag'],
    findings: [
      { severity: 'block', file: 'src/size.js', line: 9, text: 'prints a key' },
      { severity: 'warn', text: 'long' },
    ],
  };
  const tokens = { inputTokens: 1200, outputTokens: 300, cacheReadTokens: 50, cacheWriteTokens: 5 };
  const usage = [{ role: 'implement', costUsd: 0.5, ...tokens } as const];
  const stories = storiesOf(run).map((story) => ({
    ...story,
    attempts: story.attempts.map((attempt) => ({
      ...attempt,
      gates: [...attempt.gates.filter(({ gate }) => gate !== 'spec'), specGate(attempt)],
      reviews: [review],
      question: 'is c2 met?',
      usage,
    })),
  }));
  return { ...run, stories: listOf(stories) };
}

function specGate({ gates }: Attempt): GateResult {
  const [first] = gates;
  return { ...(first ?? expect.fail('an attempt without gates')), gate: 'spec', verdict: 'fail', reason: 'c2 unmet' };
}

/** Every object of the schema with the path that leads to it. */
function objects(node: Schema, path: string): readonly (readonly [string, Schema])[] {
  const inner = [
    ...Object.entries(node.properties ?? {}).flatMap(([key, each]) => objects(each, `${path}.${key}`)),
    ...(node.anyOf ?? []).flatMap((each) => objects(each, path)),
    ...(node.items === undefined ? [] : objects(node.items, `${path}[]`)),
  ];
  return node.type === 'object' ? [[path, node], ...inner] : inner;
}

/** Every key of a report with the path that leads to it. */
function keysOf(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => keysOf(each, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [`${path}.${key}`, ...keysOf(each, `${path}.${key}`)]);
}

/** Every place of a report: the object or list that holds it, and its key. */
function places(value: unknown): readonly (readonly [Record<string, unknown>, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [[holder, key] as const, ...places(holder[key])]);
}

describe('ralph-report.json and its schema', () => {
  it('the shipped file is what the code renders', () => {
    expect(readFileSync('schema/ralph-report.schema.json', 'utf8')).toBe(renderReportSchema());
  });

  it.each(Object.keys(sampleRuns))('%s is valid', (name) => {
    const state = sampleRuns[name]?.() ?? expect.fail(`no sample ${name}`);
    const context = {
      isolation: { level: 'user', views: 'clean', home: 'throw-away', notes: ['no user namespaces'] },
    } as const;
    for (const report of [reportJson(state), reportJson(state, context), reportJson({ ...state, baseline: 'off' })]) {
      expect(validate(JSON.parse(report)), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it('a run with reviews, usage and a pull request is valid', () => {
    for (const report of reports) expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect(reports.at(-1)).toMatchObject({ pull: { number: 7 }, usage: { cost_usd: 1 } });
  });

  it.each([
    ['all calls told', 0.25, 0.25],
    ['a call did not tell', undefined, null],
  ])('cost_usd when %s', (_name, costUsd, expected) => {
    const run = sampleRun({ stories: [{ id: 'A', status: 'failed', tries: [failing(['✖ a'])] }] });
    const tokens = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };
    const usage = [{ role: 'implement' as const, ...tokens, ...(costUsd === undefined ? {} : { costUsd }) }];
    const stories = storiesOf(run).map((story) => ({
      ...story,
      attempts: story.attempts.map((attempt) => ({ ...attempt, usage })),
    }));
    expect(JSON.parse(reportJson({ ...run, stories: listOf(stories) })).cost_usd).toBe(expected);
  });

  it('is draft 2020-12, strict everywhere, and every key is described', () => {
    expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
    for (const [path, object] of objects(schema, '$')) {
      // A map has keys of any name, and values of one kind.
      const isMap = object.properties === undefined;
      expect(object.additionalProperties, path).toEqual(isMap ? { type: expect.any(String) } : false);
      for (const [key, each] of Object.entries(object.properties ?? {})) {
        expect(each.description, `${path}.${key}`).toMatch(/^[A-Z`].*\.$/);
      }
    }
  });

  it('every key of the schema occurs in a report or is optional', () => {
    const seen = new Set(reports.flatMap((report) => keysOf(report, '$')));
    const required = objects(schema, '$').flatMap(([path, object]) =>
      (object.required ?? []).map((key) => `${path}.${key}`),
    );
    expect(required.filter((key) => !seen.has(key))).toEqual([]);
    expect(required.length).toBeGreaterThan(70);
  });

  it('the optional keys are these', () => {
    const optional = objects(schema, '$').flatMap(([path, object]) =>
      Object.keys(object.properties ?? {})
        .filter((key) => !object.required?.includes(key))
        .map((key) => `${path}.${key}`),
    );
    expect(optional.sort()).toEqual(
      [
        ...[
          '$.figures.cost_limit_usd',
          '$.halt.budget',
          '$.halt.resume_at',
          '$.pull',
          '$.earlier_commit',
          '$.awaited',
          '$.prd_path',
          '$.objective',
          '$.objective.criteria',
          '$.usage.cost_usd',
          '$.failures[].log_path',
          '$.failures[].output_file',
          '$.final[].is_earlier',
          '$.final[].log_path',
          '$.not_pushed[].bundle',
          '$.not_pushed[].story',
        ],
        ...['$.stories[].work', '$.stories[].parts', '$.stories[].question', '$.stories[].usage.cost_usd'],
        ...['criteria[].text', 'findings[].file', 'findings[].line'].map((key) => `$.stories[].reviews[].${key}`),
      ].sort(),
    );
    const seen = new Set(reports.flatMap((report) => keysOf(report, '$')));
    expect(optional.filter((key) => !seen.has(key))).toEqual([]);
  });

  it('a report with one key more, one key less or a value of another type is refused', () => {
    const optional = [
      'prd_path',
      'budget',
      'work',
      'log_path',
      'output_file',
      'bundle',
      'pull',
      'question',
      'text',
      'file',
      'line',
    ];
    const total = places(fullest()).length;
    expect(total).toBeGreaterThan(200);
    for (let index = 0; index < total; index += 1) {
      const wrong = fullest();
      const [holder, key] = places(wrong)[index] ?? expect.fail('no such place');
      holder[key] = typeof holder[key] === 'string' ? 7 : 'wrong';
      expect(validate(wrong), `${key} has another type`).toBe(false);
      const less = fullest();
      const [object, gone] = places(less)[index] ?? expect.fail('no such place');
      if (Array.isArray(object) || optional.includes(gone)) continue;
      delete object[gone];
      expect(validate(less), `${gone} is gone`).toBe(false);
      object[gone] = places(fullest())[index]?.[0][gone];
      object['unknown_key'] = 1;
      expect(validate(less), `an unknown key beside ${gone}`).toBe(false);
    }
  });

  it.each([
    ['another version', { version: 2 }],
    ['an unknown halt', { halt: { kind: 'tired', detail: '' } }],
    ['negative costs', { cost_usd: -5 }],
    ['half an iteration', { resumes: 0.5 }],
    ['a moment that is none', { started_at: 'yesterday' }],
    ['an unknown baseline', { baseline: 'skipped' }],
  ])('%s is refused', (_name, change) => {
    expect(validate({ ...fullest(), ...change })).toBe(false);
  });
});
