import fc from 'fast-check';
import mermaid from 'mermaid';
import { describe, expect, it } from 'vitest';
import { gantt } from '../../src/report/gantt.ts';
import { failing, passing, sampleRun } from '../support/sample-run.ts';
import { manyStories, sampleRuns } from '../support/sample-runs.ts';

interface Task {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly type: string;
}

/** Tasks as mermaid itself reads them; throws where its grammar does not accept the text. */
async function tasksOf(source: string): Promise<readonly Task[]> {
  await mermaid.parse(source);
  const diagram = await mermaid.mermaidAPI.getDiagramFromText(source);
  return (diagram.db as unknown as { getTasks(): readonly Task[] }).getTasks();
}

describe('gantt', () => {
  it.each(Object.keys(sampleRuns))('%s: mermaid reads every bar with a start before its end', async (name) => {
    const { source } = gantt(sampleRuns[name]?.() ?? expect.fail());
    if (source === '') return expect(sampleRuns[name]?.().iterations).toBe(0);
    const tasks = await tasksOf(source);
    expect(tasks).toHaveLength(source.split('\n').filter((line) => line.includes(' :')).length);
    for (const task of tasks) expect(task.startTime.getTime()).toBeLessThan(task.endTime.getTime());
  });

  it('draws at most 60 bars, the latest, and says how many it left out', async () => {
    const { source, leftOut } = gantt(manyStories(300));
    expect(await tasksOf(source)).toHaveLength(60);
    expect(leftOut).toBe(100 * 4 + 200 * 5 * 4 - 60);
    expect(source).toContain('section US-300');
  });

  it('colours failures only: an `active` bar has words that nobody can read in the dark', () => {
    const { source } = gantt(sampleRuns['reviewed']?.() ?? expect.fail());
    expect(source).toMatch(/3 quality warn :\d+, \d+/);
    expect(source).toMatch(/2 spec fail :crit, \d+, \d+/);
    expect(source).not.toContain('active');
  });

  it('draws no bar for a check that there was no time left to start', () => {
    const unit = { gate: 'test', check: 'unit', verdict: 'timeout', durationMs: 5000 } as const;
    const lint = { ...unit, check: 'lint', durationMs: 0 };
    const { source } = gantt(sampleRun({ stories: [{ id: 'A', tries: [{ gates: [unit, lint] }] }] }));
    expect(source).toContain(' unit timeout :crit');
    expect(source).not.toContain('lint');
  });

  it('begins a section where the story changes', () => {
    const { source } = gantt(
      sampleRun({
        stories: [
          { id: 'A', tries: [failing(['x']), passing] },
          { id: 'B', tries: [passing] },
        ],
      }),
    );
    expect(source.match(/section .*/g)).toEqual(['section A', 'section B']);
  });

  it('places gates one after the other by the clock of the run', async () => {
    const [implement, integrity, unit] = await tasksOf(
      gantt(sampleRun({ stories: [{ id: 'A', tries: [passing] }] })).source,
    );
    expect(Number(integrity?.startTime) - Number(implement?.startTime)).toBe(90_000);
    expect(Number(unit?.startTime) - Number(integrity?.startTime)).toBe(100);
  });

  it('whatever the story is called, mermaid reads it', async () => {
    const piece = fc.constantFrom(
      ':',
      ';',
      '#',
      '%%',
      '\n',
      'section ',
      'click',
      '{',
      '}',
      '"',
      '`',
      '<',
      ',',
      'title',
      '---',
      '✖',
      'é',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 }),
        async (parts) => {
          const { source } = gantt(sampleRun({ stories: [{ id: parts.join(''), tries: [passing] }] }));
          expect(source.split('\n').filter((line) => line.startsWith('  section '))).toHaveLength(1);
          expect(await tasksOf(source)).toHaveLength(4);
        },
      ),
    );
  });
});
