import { describe, expect, it } from 'vitest';
import { readSlash } from '../../src/core/slash.ts';

function said(body: string, phrase = '/ralph'): unknown {
  const reading = readSlash(body, phrase);
  if (reading.type === 'none') return 'none';
  return reading.type === 'malformed' ? reading.problem : reading.command;
}

const run = { kind: 'run', stories: [], fresh: false };

describe('capitals', () => {
  it.each<[string, unknown]>([
    ['/Ralph run', run],
    ['/RALPH STATUS', { kind: 'status' }],
    ['/Ralph cancel Wrong Branch', { kind: 'cancel', reason: 'Wrong Branch' }],
    ['/ralph Cancel Wrong Branch', { kind: 'cancel', reason: 'Wrong Branch' }],
    ['/ralph Cancel --force', '--force is not a flag of cancel'],
    ['/ralph Retry us-1', { kind: 'retry', story: 'us-1' }],
    ['/Ralph "Fix It"', { kind: 'objective', objective: 'Fix It' }],
    ['Please:\n/Ralph help\n/ralph run', { kind: 'help' }],
    ['/ralph run App', { ...run, feature: 'App' }],
    // An objective that somebody forgot to quote.
    ['/ralph Fix the build', 'what to fix stands in quotes, and so does an objective'],
  ])('of the phrase and of the command do not count: %j', (body, reading) => expect(said(body)).toEqual(reading));

  it.each<[string, unknown]>([
    ['/Ralphs run', 'none'],
    ['> /Ralph run', 'none'],
    ['`/Ralph run`', 'none'],
    ['```\n/RALPH run\n```', 'none'],
    ['please /Ralph run', 'none'],
  ])('make no command of what is none: %j', (body, reading) => expect(said(body)).toEqual(reading));

  it('of a phrase of the settings do not count either', () => {
    expect(said('@fixbot help', '@FixBot')).toEqual({ kind: 'help' });
  });
});

describe('a word that is no command', () => {
  it.each([
    ['stop', '"stop" is no command (did you mean cancel?); an objective stands in quotes'],
    ['Stop it', '"Stop" is no command (did you mean cancel?); an objective stands in quotes'],
    ['statsu', '"statsu" is no command (did you mean status?); an objective stands in quotes'],
    ['cancle now', '"cancle" is no command (did you mean cancel?); an objective stands in quotes'],
    ['objective "Make it fast"', '"objective" is no command; an objective stands in quotes'],
    ['make it fast', '"make" is no command; an objective stands in quotes'],
  ])('%s', (line, problem) => expect(said(`/ralph ${line}`)).toBe(problem));
});
