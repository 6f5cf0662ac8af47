import { describe, expect, it } from 'vitest';
import { keepLately } from '../../src/action/lately.ts';
import type { AgentCaller } from '../../src/adapters/agents/agent.ts';

const minute = 60_000;

describe('what an agent says of its work', () => {
  it('is known while it works, and no longer', async () => {
    const { lately, work } = keeper();
    lately.note({ kind: 'tool', text: 'Read a.ts' });
    expect(lately.current()).toBeUndefined();
    await work(() => {
      expect(lately.current()).toEqual({ retries: 0 });
      lately.note({ kind: 'tool', text: 'Edit src/size.ts' });
      lately.note({ kind: 'text', text: 'Now the tests.' });
      lately.note({ kind: 'tokens', text: '12,000 in, 300 out' });
      for (const text of ['429', '529']) lately.note({ kind: 'retry', text });
      expect(lately.current()).toEqual({ tool: 'Edit src/size.ts', tokens: '12,000 in, 300 out', retries: 2 });
    });
    expect(lately.current()).toBeUndefined();
  });

  it('ends with a call that fails, too', async () => {
    const { lately, work } = keeper();
    await expect(work(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(lately.current()).toBeUndefined();
  });

  it('is news every three minutes at the most', async () => {
    const { lately, work, at, news } = keeper();
    await work(() => {
      for (const now of [1, 2, 3, 4, 5, 6]) {
        at(now * minute);
        lately.note({ kind: 'tool', text: `minute ${now}` });
      }
    });
    expect(news).toEqual([3 * minute, 6 * minute]);
  });
});

function keeper() {
  let nowMs = 0;
  const news: number[] = [];
  const lately = keepLately(
    () => news.push(nowMs),
    () => nowMs,
  );
  return {
    lately,
    news,
    at: (ms: number) => {
      nowMs = ms;
    },
    work: (act: () => unknown) => {
      const call = (async () => act()) as unknown as AgentCaller;
      return lately.during(call)(...([] as unknown as Parameters<AgentCaller>));
    },
  };
}
