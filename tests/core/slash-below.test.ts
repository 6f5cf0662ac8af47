import { describe, expect, it } from 'vitest';
import { readSlash } from '../../src/core/slash.ts';

function said(body: string): unknown {
  const reading = readSlash(body, '/ralph');
  if (reading.type === 'none') return 'none';
  return reading.type === 'malformed' ? reading.problem : reading.command;
}

const fix = { kind: 'objective', objective: 'Fix tests' };
const goesOn =
  '. A line directly below that begins with --, — or – and a letter goes on with the command: where it is none of it, leave a line empty above it';
const run = { kind: 'run', stories: [], fresh: false };

describe('flags on the lines directly below a command', () => {
  it.each<[string, unknown]>([
    ['/ralph "Fix tests"\n--max 3\n--criteria "npm test"', { ...fix, max: 3, criteria: 'npm test' }],
    ['/ralph "Fix tests" --max 3\n    --criteria="npm test"\nThanks', { ...fix, max: 3, criteria: 'npm test' }],
    ['/ralph "Fix tests"\r\n\t--max=3 --model opus', { ...fix, max: 3, model: 'opus' }],
    ['/ralph “Fix tests”\n—max 3', { ...fix, max: 3 }],
    ['/ralph "Fix tests"\n--model\n--max 3', `--model needs a value${goesOn}`],
    ['/ralph run\n--story US-1\n--fresh', { ...run, stories: ['US-1'], fresh: true }],
    ['- one\n- two\n\n  /ralph run\n  --max 2', { ...run, max: 2 }],
    ['<img src="a">\n/ralph run\n--max 2', { ...run, max: 2 }],
  ])('are its own: %j', (body, reading) => expect(said(body)).toEqual(reading));

  it.each<[string, unknown]>([
    ['/ralph run\n--max 3\n--max 4', '--max is given twice'],
    ['/ralph run --max 3\n--max 3', '--max is given twice'],
    [
      '/ralph run\n--criteria "npm test"',
      `--criteria is not a flag of this command, which has --story, --max, --fresh${goesOn}`,
    ],
    ['/ralph run\n--Max 3', `--Max is not a flag of this command, which has --story, --max, --fresh${goesOn}`],
    ['/ralph help\n--max 3', `--max is not a flag of this command, which takes no flags${goesOn}`],
    ['/ralph help --max\n--max 3', '--max is not a flag of this command, which takes no flags'],
    ['/ralph "Fix tests"\n--Jo', `--Jo is not a flag of this command, which has --max, --criteria, --model${goesOn}`],
    ['/ralph run app\n--max 3 please', `"please" is one word too many${goesOn}`],
    ['/ralph run app please\n--max 3', '"please" is one word too many'],
    ['/ralph run app\n--max many', `--max is "many", not a whole number from 1${goesOn}`],
    ['/ralph run app --max many\n--fresh', '--max is "many", not a whole number from 1'],
    ['/ralph run\n--fresh=1', `--fresh takes no value${goesOn}`],
    ['/ralph run\n--fresh (now)', `"(now)" is not the name of a feature${goesOn}`],
    ['/ralph run (now)\n--fresh', '"(now)" is not the name of a feature'],
    ['/ralph resume\n--fresh now', `"now" is not the id of a run${goesOn}`],
    ['/ralph "Fix tests"\n--max 3 please', `"please" stands outside of the quotes${goesOn}`],
    ['/ralph "Fix tests" please\n--max 3', '"please" stands outside of the quotes'],
    [
      '/ralph run\n—sent from my phone',
      `--sent is not a flag of this command, which has --story, --max, --fresh${goesOn}`,
    ],
    ['/ralph abort\n––sent from my phone', `--sent is not a flag of this command, which takes no flags${goesOn}`],
    ['/ralph "Fix tests"\n--criteria "npm test\n--max 3"', 'the quote " is never closed on its line'],
    ['/ralph "Fix\n--max 3 tests"', 'the quote " is never closed on its line'],
    ['/ralph run\n--max \u0007 3', 'a line of flags holds a control character'],
  ])('start nothing when they are wrong: %j', (body, problem) => expect(said(body)).toEqual(problem));

  it.each<[string, unknown]>([
    ['/ralph run\n\n--max 3', run],
    ['/ralph run\nThanks\n--max 3', run],
    ['/ralph run\n> --max 3', run],
    ['/ralph run\n```\n--max 3\n```', run],
    ['/ralph run\n<!--\n--max 3\n-->', run],
    ['/ralph run\n- --max 3', run],
    ['/ralph run\n---\n--max 3', run],
    ['/ralph run\n--\nJo', run],
    ['/ralph run\n-- \n--max 3', run],
    ['/ralph "Fix tests"\n-- Jo\n--max 3', fix],
    ['/ralph "Fix tests"\n\n--Jo', fix],
    ['/ralph run\n— Jo', run],
    ['/ralph run\n—Sent from my phone', run],
    ['/ralph run\n–––sent from my phone', run],
    ['/ralph run\n-n 3', run],
    ['/ralph run\n\n--max 3 is what\n/ralph says', run],
    ['/ralph cancel wrong branch\n--max 3', { kind: 'cancel', reason: 'wrong branch' }],
  ])('are no others: %j', (body, reading) => expect(said(body)).toEqual(reading));
});
