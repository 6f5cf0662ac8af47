import { describe, expect, test } from 'vitest';
import { stage, works } from './stage.ts';

const blocked = 'echo "I tried."; echo "BLOCKED: a person must create the bucket"; rm src/a.txt';

describe('a blocking signal', () => {
  test('ends the story as blocked after one attempt; the others go on, and the report names the action', async () => {
    const prd = '[{"id":"A","title":"First","passes":false},{"id":"B","title":"Second","passes":false}]';
    await using at = await stage(`[ "$RALPH_STORY" = A ] && { ${blocked}; exit 0; }; ${works}`, { 'prd.json': prd });
    const end = await at.run();
    expect(end).toMatchObject({ exitCode: 1, halt: { kind: 'some_failed' } });
    expect(end.outputs).toMatchObject({ iterations: '2', stories_passed: '1', stories_blocked: '1' });
    expect(JSON.parse(end.outputs.wip_branches)).toHaveLength(1);
    const summary = at.summaries.join();
    expect(summary).toContain('**The agent waits for a person:**');
    expect(summary).toContain('BLOCKED: a person must create the bucket');
    expect(summary).not.toContain('must not be merged');
  });

  test('is outweighed by gates that pass', async () => {
    await using at = await stage(`${works}; echo "The card shows BLOCKED in red."`);
    expect((await at.run()).halt.kind).toBe('ready');
  });

  test('is not looked for where blocking_signals is none', async () => {
    await using at = await stage(blocked);
    const end = await at.run({ blocking_signals: 'none', max_attempts: '2' });
    expect(end.outputs).toMatchObject({ iterations: '2', stories_failed: '1' });
  });
});

describe('a claim', () => {
  test('[A16] passes nothing: neither the promise of the prompt nor one that a setting names', async () => {
    await using at = await stage(
      'word=$(grep -o "[0-9a-f]\\{18\\} for WORD" "$TMPDIR/p" | cut -d" " -f1); echo "DONE <promise>COMPLETE $word</promise>"'.replace(
        '"$TMPDIR/p"',
        '"$(ls -t ../prompts/* | head -1)"',
      ),
    );
    const end = await at.run({ completion_signals: 'DONE', max_attempts: '3' });
    // The second claim in a row that changes nothing is a question to a person.
    expect(end).toMatchObject({ exitCode: 1, halt: { kind: 'escalate' } });
    expect(end.outputs).toMatchObject({ stories_passed: '0', iterations: '2' });
  });
});
