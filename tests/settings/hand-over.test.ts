import { expect, test } from 'vitest';
import { readSettings } from '../../src/settings/read.ts';

function read(values: Readonly<Record<string, string>>) {
  return readSettings([{ source: 'input', values: { agent: 'rehearsal', ...values } }]);
}

test.each([
  [
    { hand_over: '/tmp/out', continue: 'dispatch' },
    'hand_over: "/tmp/out" stands beside continue: dispatch, but a job that hands its work over may not start workflows. Write continue: none.',
  ],
  [
    { hand_over: '/tmp/out', journal: 'none' },
    'hand_over: "/tmp/out" stands beside journal: none, but the job that publishes reads what it shows from the journal. Write journal: ref.',
  ],
  [
    { mode: 'publish' },
    'mode: "publish" needs the folder into which the hand-over of the other job was downloaded. Write hand_over: with its absolute path.',
  ],
  [
    { hand_over: 'out' },
    'hand_over: "out" is not an absolute path. Write the absolute path of a folder, for example /tmp/hand-over.',
  ],
] as const)('%j is refused', (values, message) => {
  const result = read(values);
  expect(result.ok ? [] : result.mistakes.map((mistake) => mistake.message)).toEqual([message]);
});

test('a folder for a hand-over is taken as it is written', () => {
  const result = read({ hand_over: '/tmp/./out/' });
  expect(result.ok && result.settings.handOver).toBe('/tmp/out');
});
