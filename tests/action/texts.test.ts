import { describe, expect, it } from 'vitest';
import { committedTexts } from '../../src/action/texts.ts';
import { redact } from '../../src/report/redact.ts';
import { failing, passing, sampleRun } from '../support/sample-run.ts';

const secret = 'correct-horse-battery';
const texts = committedTexts((text) => redact(text, [secret]).text);
const changed = [`src/${secret}.txt`];

describe('what is committed beside the work', () => {
  it('names no secret that an agent called a file by', () => {
    const state = sampleRun({ stories: [{ id: 'US-1', tries: [failing([`at ${secret}`], { changed })] }] });
    const files = texts.diagnostics(state, 'US-1');
    expect(files.map(({ path }) => path)).toContain('.ralph_state.md');
    expect(JSON.stringify(files)).toContain('src/[redacted].txt');
    expect(JSON.stringify(files)).not.toContain(secret);
  });

  it('changes nothing of what people wrote into progress.txt', () => {
    const state = sampleRun({ stories: [{ id: 'US-1', status: 'passed', tries: [{ ...passing, changed }] }] });
    const own = `## Codebase Patterns\n- ${secret} is a word of ours\n`;
    const text = texts.progress(own, state, 'US-1');
    expect(text.split(secret)).toHaveLength(2);
    expect(text).toContain('src/[redacted].txt');
  });
});
