import { expect, test } from 'vitest';
import { readForeign } from '../../src/action/foreign-journal.ts';
import type { Repository } from '../../src/adapters/git/controller.ts';

/** A repository whose one file is as large as it says, and gives no more than it is asked for. */
function holding(size: number): Pick<Repository, 'readFile'> {
  return {
    readFile: async (_, __, maxBytes = size) => ({
      bytes: Buffer.alloc(Math.min(size, maxBytes)),
      mode: '100644',
      size,
    }),
  };
}

const call = { commit: 'c', name: '20260101-000000-aaaa.jsonl', place: 'on refs/ralph/demo/state' };

test('a journal that unpacks to more than any run writes is refused, and never held as a whole', async () => {
  const read = await readForeign(holding(2 ** 40) as Repository, call);
  expect(read.content).toEqual({
    ok: false,
    message: expect.stringContaining('has 1099511627776 bytes, more than any run writes'),
  });
  expect(read.bytes).toHaveLength(0);
});

test('a journal that is a folder, or is not there, is refused like a damaged one', async () => {
  const gone = { readFile: async () => undefined } as unknown as Repository;
  const missing = { readFile: () => Promise.reject(new Error('missing')) } as unknown as Repository;
  for (const repository of [gone, missing]) {
    const { content } = await readForeign(repository, call);
    expect(content.ok || content.message).toMatch(
      /^The journal .* on refs\/ralph\/demo\/state is no file\. It was left as it is\./,
    );
  }
});
