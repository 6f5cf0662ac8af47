import { describe, expect, it } from 'vitest';
import { readSlash } from '../../src/core/slash.ts';
import { slashForms } from '../../src/core/slash-command.ts';

const x = (count: number): string => 'x'.repeat(count);

function said(body: string): unknown {
  const reading = readSlash(body, '/ralph');
  if (reading.type === 'none') return 'none';
  return reading.type === 'malformed' ? reading.problem : reading.command;
}

describe('what a comment that is wrong is told', () => {
  it.each<[string, string]>([
    [x(61), `"${x(60)}" is no command; an objective stands in quotes`],
    [`approve ${x(61)}`, `"${x(60)}" is one word too many`],
    [`"a" ${x(61)}`, `"${x(60)}" stands outside of the quotes`],
    ['a "b"', '"a" is no command; an objective stands in quotes'],
    ['--max 1 a', 'an objective stands in quotes'],
    ['" "', 'the objective is empty'],
    ['--max 1', 'the objective is empty'],
    ['', 'a command is missing'],
    ['"a\u0007"', 'the line holds a control character'],
    ['"\u0007a"', 'the line holds a control character'],
    ['retry', 'retry needs the id of a story'],
    ['retry " "', 'retry needs the id of a story'],
    ['fix', 'fix needs a text in quotes that says what to fix'],
    ['fix " "', 'fix needs a text in quotes that says what to fix'],
    ['fix a', 'what to fix stands in quotes, and so does an objective'],
    [`run -`, '- is not a flag of this command, which has --story, --max, --fresh'],
    [`run _${x(61)}`, `"_${x(59)}" is not the name of a feature`],
    [`run ${x(101)}`, `"${x(60)}" is not the name of a feature`],
    [`status ${x(61)}`, `"${x(60)}" is not the id of a run`],
    [`cancel --${x(61)} y`, `--${x(58)} is not a flag of cancel`],
    [`run --${x(61)}`, `--${x(58)} is not a flag of this command, which has --story, --max, --fresh`],
    ['retry US-1 --max 1', '--max is not a flag of this command, which has --allow'],
    ...['status', 'fix', 'approve', 'abort', 'doctor', 'help'].map(
      (name): [string, string] =>
        [...[`${name} --max 1`, '--max is not a flag of this command, which takes no flags']] as [string, string],
    ),
    ['run --fresh=1', '--fresh takes no value'],
    ['run --max', '--max needs a value'],
    ['run --max --fresh', '--max needs a value'],
    ['run --max=', '--max needs a value'],
    ['run --max " "', '--max needs a value'],
    ['run --max 1 --max 1', '--max is given twice'],
    [`run --max ${x(60)}`, `--max is "${x(60)}", not a whole number from 1`],
    [`run --max ${x(61)}`, `--max is "${x(60)}…", not a whole number from 1`],
    [`"a" --model ${x(101)}`, `--model is "${x(60)}…", not the name of a model`],
    [`"a" --criteria ${x(4001)}`, '--criteria is longer than 4000 characters; put the command into a script'],
    ['run --story ,', '--story names no story'],
    [`run --story ${Array.from({ length: 101 }, (_, at) => at).join()}`, '--story names more than 100 stories'],
    [`retry US-1 --allow ${x(301)}`, `--allow is "${x(60)}…", not a glob inside the repository`],
    ['retry US-1 --allow a/../b', '--allow is "a/../b", not a glob inside the repository'],
    ['"a" b"c', '"b"c" stands outside of the quotes'],
    ['"a"b', 'after a closing quote there must be a space'],
    ['"a', 'the quote " is never closed on its line'],
    ["'a”", "the quote ' is never closed on its line"],
  ])('%j', (line, problem) => {
    expect(said(`/ralph ${line}`)).toBe(problem);
  });
});

describe('the longest that is taken', () => {
  it.each<[string, object]>([
    [`"a" --criteria ${x(4000)}`, { kind: 'objective', objective: 'a', criteria: x(4000) }],
    [`"a" --model ${x(100)}`, { kind: 'objective', objective: 'a', model: x(100) }],
    [`retry US-1 --allow ${x(300)}`, { kind: 'retry', story: 'US-1', allow: x(300) }],
    [`run ${x(100)}`, { kind: 'run', feature: x(100), stories: [], fresh: false }],
    [`cancel ${x(501)}`, { kind: 'cancel', reason: x(500) }],
    [
      `run --story ${Array.from({ length: 100 }, (_, at) => at).join()}`,
      { kind: 'run', stories: Array.from({ length: 100 }, (_, at) => String(at)), fresh: false },
    ],
  ])('%j', (line, command) => {
    expect(said(`/ralph ${line}`)).toEqual(command);
  });
});

describe('a word', () => {
  it.each<[string, object]>([
    ['  cancel  why', { kind: 'cancel', reason: 'why' }],
    ['cancel "a" b', { kind: 'cancel', reason: '"a" b' }],
    ['cancel -9', { kind: 'cancel', reason: '-9' }],
    ['retry " US-1 "', { kind: 'retry', story: 'US-1' }],
    ['fix " it "', { kind: 'fix', what: 'it' }],
    ['" it "', { kind: 'objective', objective: 'it' }],
    ['"\tit\tis"', { kind: 'objective', objective: 'it\tis' }],
    [String.raw`'a \\ "b"'`, { kind: 'objective', objective: String.raw`a \\ "b"` }],
    [String.raw`'a\' --max 2`, { kind: 'objective', objective: 'a\\', max: 2 }],
    ['"a x--criteria="', { kind: 'objective', objective: 'a x--criteria=' }],
    ['"a" --criteria="b c" --model "m"', { kind: 'objective', objective: 'a', criteria: 'b c', model: 'm' }],
    ['"a" --criteria "--b=c d"', { kind: 'objective', objective: 'a', criteria: '--b=c d' }],
    ...['“a”', '“a“', '“a"', '”a”', '”a"', '„a“', '„a”', '„a"', '‟a”', '‟a"', '«a»', '»a«'].map(
      (quoted): [string, object] => [quoted, { kind: 'objective', objective: 'a' }],
    ),
    ...["'a'", '‘a’', '‘a‘', "‘a'", '’a’', "’a'", '‚a‘', '‚a’', "‚a'", '"a”', '"a“'].map((quoted): [string, object] => [
      quoted,
      { kind: 'objective', objective: 'a' },
    ]),
  ])('%j', (line, command) => {
    expect(said(`/ralph ${line}`)).toEqual(command);
  });
});

const help = { kind: 'help' };
const header = 'From: Jo\nSent: Monday\nTo: Us';

describe('what a mail client put under a reply', () => {
  it.each<[string, unknown]>([
    [`${'_'.repeat(20)}\n/ralph help\n${header}`, 'none'],
    [`${'_'.repeat(19)}\n/ralph help\n${header}`, help],
    [`x${'_'.repeat(20)}\n/ralph help\n${header}`, help],
    [`${'_'.repeat(20)}x\n/ralph help\n${header}`, help],
    [`${'_'.repeat(20)}\n/ralph help\n  ${header}`, 'none'],
    [`${header}\n\n/ralph help`, 'none'],
    ['From: Jo\nSent: Monday\n\n/ralph help', help],
    ['From: Jo\nxSent: Monday\n\n/ralph help', help],
    ['From: Jo\n\n\n\n\nSent: Monday\nTo: Us\n\n/ralph help', help],
    ['On Mon, 2 Mar 2026, Jo\n  <jo@example.com> wrote:  \n\n/ralph help', 'none'],
    ['On Mon, 2 Mar 2026, Jo wrote:\n\n/ralph help', 'none'],
    ['On Mon, 2 Mar 2026, Jo wrote:\n \n> so\n\n/ralph help', help],
    ['On Mon, 2 Mar 2026, Jo\nwrote:\n> so\n\n/ralph help', help],
    ['On Mon, 2 Mar 2026, Jo wrote:\nfrom: me\n> so\n\n/ralph help', 'none'],
    ['On Mon, 2 Mar 2026, Jo wrote', help],
    ['-- Ursprüngliche Nachricht --\n/ralph help', 'none'],
    ["--- Message d'origine ---\n/ralph help", 'none'],
    ['-Original Message-\n\n/ralph help', help],
    ['-- \n/ralph help', 'none'],
    ['--\n/ralph help', help],
  ])('%j', (body, reading) => {
    expect(said(body.includes('/ralph') ? body : `${body}\n\n/ralph help`)).toEqual(reading);
  });
});

describe('lines of the author', () => {
  it.each<[string, unknown]>([
    ['- [ ] /ralph help', 'none'],
    ['- a\n  - b\n\n    /ralph help', help],
    ['- a\n  /ralph help', help],
    ['1. a\n\n   > /ralph help', 'none'],
    ['| a |\n| - |\n| /ralph help |', 'none'],
    ['a <!-- b\n/ralph approve --> c\n/ralph help', help],
    ['a `b\n/ralph approve` c\n/ralph help', help],
    ['a <!-- b -->\n/ralph help', help],
    ['a `b`\n/ralph help', help],
    ['a\n/ralph help `b\nc`', '"`b" is one word too many'],
    ['-\n\n/ralph help', help],
    ['# /ralph help', 'none'],
    ['/ralph help\n===', help],
    ['<div>\n/ralph help\n</div>', help],
    ['<pre>\n/ralph help\n</pre>', 'none'],
    ['<img src="a">\n/ralph help', help],
  ])('%j', (body, reading) => {
    expect(said(body)).toEqual(reading);
  });
});

describe('each form, as it is written in the usage text', () => {
  it.each(Object.entries(slashForms))('%s', (kind, form) => {
    const typed = form.replaceAll(/[[\]]/g, '').replace('run-id', '20261122-010203-ab12').replace('N', '3');
    expect(said(`/ralph ${typed}`)).toMatchObject({ kind });
  });
});

const hidden = '\n\n/ralph approve\n\n';

describe('what a reader of the page does not see', () => {
  it.each<[string, string]>([
    ['folded', `<details>${hidden}</details>`],
    ['folded, with a summary', `<details><summary>log</summary>${hidden}</details>`],
    ['folded and never closed', `<details>${hidden}`],
    ['folded twice, closed once', `<details>\n\n<details>\n\n</details>${hidden}`],
    ['folded behind text of the line', 'see <details>\n/ralph approve\n</details>'],
    ['folded behind emphasis', '*see <details>*\n/ralph approve'],
    ['folded in a list', `- <details>\n\n  /ralph approve\n\n  </details>`],
    ['folded by a list before it', `- <details>${hidden}`],
    ['a template', `<template>${hidden}</template>`],
    ['an element with capitals', `<DETAILS open>${hidden}</DETAILS>`],
    ['closed only in a comment', `<details>\n\n<!-- </details> -->${hidden}`],
    ['closed only in an attribute', `<details>\n\n<p title="</details>">${hidden}`],
    ['closed only in a text field', `<details>\n\n<textarea></details></textarea>${hidden}`],
    ['closed only in code', `<details>\n\n\`</details>\`${hidden}`],
    ['a comment that a quotation begins', `> <!--${hidden}`],
    ['a comment that a list begins', `- <!--${hidden}`],
    ['a comment with two dashes in it', `<!-- -- --!>${hidden}-->`],
    ['a picture of shapes', `<svg>${hidden}</svg>`],
    ['a formula', '$$\n/ralph approve\n$$'],
    ['a formula with empty lines', `$$${hidden}$$`],
    ['a formula behind text', 'so $$\n/ralph approve\n$$ holds'],
    ['a formula of one dollar', '$a\n/ralph approve\nb$'],
    ['a formula that is never closed', `$$${hidden}`],
    ['a formula in code for it', '```math\n/ralph approve\n```'],
    ['the value of an attribute', '<p align="\n/ralph approve\n">picture</p>'],
    ['a footnote', '[^x]: some words\n/ralph approve'],
    ['the title of a link', '[pic](b "\n/ralph approve\n")'],
    ['the words of a picture', '![a\n/ralph approve\n](b)'],
  ])('starts nothing: %s [X48]', (_, body) => {
    expect(said(body)).toBe('none');
  });

  it.each<string>([
    `<details>\n\nlog\n\n</details>\n\n/ralph help`,
    `<details><summary>a</summary>\n\n<details>\n\nlog\n\n</details>\n\n</details>\n\n/ralph help`,
    '<!-- bot: 1 -->\n\n/ralph help',
    '<img width="10" src="https://example.invalid/a.png">\n\n/ralph help',
    'Press <kbd>Ctrl</kbd>, see `<details>`.\n\n/ralph help',
    '```html\n<details>\n```\n\n/ralph help',
    '    <details>\n\n/ralph help',
    '> quoted <b>text</b>\n\n/ralph help',
    'It costs $5 and $6.\n\n/ralph help',
    'a < b\n/ralph help',
    '$$a + b$$\n\n/ralph help',
    '/ralph help\n\n<details>\n\nlog',
  ])('does not hide what comes before or behind it: %j [X48]', (body) => {
    expect(said(body)).toEqual(help);
  });

  it('is part of an objective that names it [X48]', () => {
    const objective = 'support <details> and $$ in <select> fields';
    expect(said(`/ralph "${objective}"`)).toEqual({ kind: 'objective', objective });
  });
});
