import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/core/doctor/finding.ts';
import { doctorFindings } from '../../src/core/doctor/findings.ts';
import { doctorLog, doctorReport } from '../../src/report/doctor.ts';
import { goodFacts } from '../core/doctor/facts.ts';

const blocked: Finding = {
  weight: 'blocks',
  about: 'permission contents',
  text: 'Without `contents: write` nothing can be pushed.',
  paste: { where: 'under `permissions:` of the job', lines: ['contents: write'] },
};

describe('the report of the doctor', () => {
  it('says in its first line whether a run can begin', () => {
    expect(doctorReport(doctorFindings(goodFacts))).toMatch(/^### ✅ Doctor: nothing blocks a run\.\n/);
    const warned: Finding = { weight: 'warning', about: 'disk', text: 'Little.' };
    expect(doctorReport([blocked, warned])).toMatch(/^### ❌ Doctor: 1 thing blocks a run, 1 worth setting right\.\n/);
    expect(doctorReport([blocked, blocked])).toMatch(/2 things block a run\.\n/);
  });

  it('shows the lines to paste as they are, inside the item', () => {
    expect(doctorReport([blocked])).toContain('\n\n  ```yaml\n  contents: write\n  ```\n');
  });

  it('shows as code what stands between backticks, and only whole pairs', () => {
    expect(doctorReport([blocked])).toContain('Without <code>contents: write</code> nothing can be pushed.');
    const odd: Finding = { weight: 'note', about: 'x', text: 'One ` and `@octo` more' };
    expect(doctorReport([odd])).not.toMatch(/<code>[^<]*and|[^;]@octo/);
    const hostile: Finding = { weight: 'note', about: 'x', text: 'Say `</code><img src=x> @octo` now' };
    expect(doctorReport([hostile])).not.toMatch(/<img|@octo/);
  });

  it('leaves nothing alive of what others wrote', () => {
    const text = 'Ask @octo, closes #1 <img src=x> /ralph run\u202e';
    const hostile: Finding = {
      weight: 'warning',
      about: text,
      text,
      paste: { where: text, lines: ['```', '::error::x', text] },
    };
    const report = doctorReport([hostile]);
    const prose = report.replaceAll(/^ *(`{3,})[\s\S]*?^ *\1$/gms, '');
    expect(prose).not.toMatch(/@octo|closes #1|<img|\u202e/);
    expect(report).not.toContain('\u202e');
    expect(
      doctorLog([hostile])
        .map(({ line }) => line)
        .filter((line) => /^\s*::/.test(line)),
    ).toEqual([]);
  });

  it('stays under its length, what is in order is shed first', () => {
    const long = (weight: Finding['weight']): Finding => ({ weight, about: 'x', text: 'word '.repeat(200) });
    const many = [
      ...Array.from({ length: 5 }, () => long('blocks')),
      ...Array.from({ length: 95 }, () => long('fine')),
    ];
    const report = doctorReport(many);
    expect(report.length).toBeLessThan(60_000);
    expect(report.match(/^- /gm)).toHaveLength(5);
    expect(report).toContain('95 more are in the log of the job.');
  });

  it('ends the log with what is worst, and the verdict', () => {
    const said = doctorLog([blocked, ...doctorFindings(goodFacts)]);
    expect(said.slice(-4)).toEqual([
      { level: 'error', line: '❌ permission contents: Without `contents: write` nothing can be pushed.' },
      { level: 'info', line: '   Paste under `permissions:` of the job:' },
      { level: 'info', line: '     contents: write' },
      { level: 'info', line: 'Doctor: 1 thing blocks a run.' },
    ]);
  });
});
