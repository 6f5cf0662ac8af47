import { expect, test } from 'vitest';
import { refused } from '../../src/action/action-end.ts';
import { untilCurrent } from '../../src/action/until-current.ts';

const outdated = refused({ ok: false, halt: 'locked', reasons: ['It moved. Start it again.'], outdated: 'It moved.' });
const held = refused({ ok: false, halt: 'locked', reasons: ['Run x works on it.'] });

async function ends(each: readonly (typeof held)[], cancel = new AbortController()) {
  const notices: string[] = [];
  const firsts: boolean[] = [];
  const end = await untilCurrent(
    { log: { notice: (text) => notices.push(text) }, cancel: cancel.signal },
    async (isFirst) => {
      firsts.push(isFirst);
      return each[firsts.length - 1] ?? held;
    },
  );
  return { end, notices, firsts };
}

test('what has not moved is read once', async () => {
  expect(await ends([held])).toEqual({ end: held, notices: [], firsts: [true] });
});

test('what moved is read again, and that is said', async () => {
  const again = 'It moved. It is read again.';
  expect(await ends([outdated, held])).toEqual({ end: held, notices: [again], firsts: [true, false] });
  expect(await ends([outdated, outdated, outdated, held])).toEqual({
    end: outdated,
    notices: [again, again],
    firsts: [true, false, false],
  });
});

test('a cancelled step reads nothing again', async () => {
  const cancel = new AbortController();
  cancel.abort();
  expect(await ends([outdated, held], cancel)).toEqual({ end: outdated, notices: [], firsts: [true] });
});
