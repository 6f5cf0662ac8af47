import type { Attempt } from '../core/state.ts';

/** What a person does about an attempt that weakened its own judges; undefined when its last attempt failed for another reason. */
export function cheatAdvice(last: Attempt | undefined, again: string): string | undefined {
  if (last === undefined) return undefined;
  const cheat = last.findings.find((finding) => finding.class === 'cheat');
  if (cheat !== undefined) return `${throwAway(again)} ${permission(cheat.path, cheat.rule)}`;
  const isExpected = last.gates.some(({ check, verdict }) => check === 'old-tests' && verdict === 'fail');
  if (isExpected) return expectations(again);
  const lied = last.gates.some(
    ({ gate, verdict, reason }) => gate === 'test' && verdict === 'fail' && lie.test(reason),
  );
  return lied
    ? `Merge nothing of this branch before you know what ended, hid or replaced the tests: look at what the attempt changed outside of its story, then ${again}.`
    : undefined;
}

const expectations = (again: string): string =>
  `The attempt changed what tests expect. Where a criterion asks for that, permit it as said above and ${again}; where none does, do not merge this branch.`;
const throwAway = (again: string): string => `Do not merge this branch: take from it what is good, or ${again}.`;
const lie = /exited with code 0, but|tests? ran, \d+ ran before/;

function permission(path: string, rule: string): string {
  const entry = JSON.stringify(`${path}#${rule}`);
  const criterion = rule === 'test-deleted' ? ' in a criterion that names the file, or' : '';
  return `If the story is meant to do that, say so${criterion} with allow: [${entry}].`;
}
