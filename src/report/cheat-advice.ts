import { allowLine } from '../core/policy-twice.ts';
import type { Attempt } from '../core/state.ts';
import { workflowPrice } from '../core/workflow-split.ts';

/** What a person needs to try a story again. */
export interface AnotherTry {
  readonly id: string;
  /** Behind "then". */
  readonly again: string;
  /** What commands in comments begin with. */
  readonly phrase: string;
}

/** What a person does about an attempt that weakened its own judges; undefined when its last attempt failed for another reason. */
export function cheatAdvice(last: Attempt | undefined, { again, ...about }: AnotherTry): string | undefined {
  if (last === undefined) return undefined;
  const cheat = last.findings.find((finding) => finding.class === 'cheat');
  if (cheat !== undefined) {
    const criterion = cheat.rule === 'test-deleted' ? 'say so in a criterion that names the file, or ' : '';
    const permit = permission(about, [`${cheat.path}#${cheat.rule}`]);
    return `${untold(last, cheat.message)}Do not merge this branch: take from it what is good, or ${again}. If the story is meant to do that, ${criterion}${permit}.`;
  }
  const expected = last.gates.some(({ check, verdict }) => check === 'old-tests' && verdict === 'fail');
  if (expected) return expectations(last, { ...about, again });
  const lied = last.gates.some(
    ({ gate, verdict, reason }) => gate === 'test' && verdict === 'fail' && lie.test(reason),
  );
  return lied
    ? `Merge nothing of this branch before you know what ended, hid or replaced the tests: look at what the attempt changed outside of its story, then ${again}.`
    : undefined;
}

/** What was done, where the reason of the attempt's end names something else; empty when it is told already. */
function untold({ gates }: Attempt, message: string): string {
  if (gates.some(({ verdict, reason }) => verdict === 'fail' && reason.includes(message))) return '';
  return `The attempt also ${message.split(';', 1)[0]}. `;
}

/** How a person permits what the entries name: by the line in prd.json, or where it is one entry by a comment. */
export function permission({ id, phrase }: Omit<AnotherTry, 'again'>, entries: readonly string[]): string {
  const [only] = entries;
  const price = workflowPrice(entries).trim().replace(/\.$/, '');
  const line = `add to the story: ${allowLine(entries)}${price === '' ? '' : ` (${price})`}`;
  const isSayable = /^[\w.-]+$/.test(id) && only !== undefined && !/[`\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(only);
  if (!isSayable || entries.length > 1) return line;
  return `${line}, or comment \`${phrase} retry ${id} --allow ${flagValue(only)}\``;
}

/** What the controller put back is no part of what failed, but a person has to know of it; empty when there was nothing. */
export function putBackWords(last: Attempt | undefined): string {
  const found = last?.findings.filter(({ class: kind, rule }) => kind === 'policy' || rule === 'prd-flipped') ?? [];
  const paths = [...new Set(found.map(({ path }) => path))];
  if (paths.length === 0) return '';
  const named = paths.slice(0, 3).join(', ');
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
  return `The attempt also changed ${named}${more}, which the controller put back before the gates ran. `;
}

const lie = /exited with code 0, but|tests? ran, \d+ ran before|green before this story did not run/;
/** More are not worth a line that a person copies. */
const MOST_ENTRIES = 5;

function expectations({ probes = [] }: Attempt, { again, ...about }: AnotherTry): string {
  const paths = probes.find(({ kind }) => kind === 'old-tests')?.paths ?? [];
  const entries = paths.slice(0, MOST_ENTRIES).map((path) => `${path}#test-changed`);
  const permit = entries.length === 0 ? 'permit it' : permission(about, entries);
  return `The attempt changed what tests expect. Where no criterion asks for that, do not merge this branch. Where one does, ${permit}, and ${again}.`;
}

/** As the command line of a comment takes it. */
function flagValue(text: string): string {
  return /^[\w./#@+*-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}
