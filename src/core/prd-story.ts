import type { StoryDraft } from './prd-draft.ts';
import { type Place, quote } from './prd-error.ts';
import { generatedId, readId } from './prd-id.ts';
import type { JsonTape } from './prd-json.ts';
import { describe, kindOf, type Members, membersOf, rawOf, stringOf } from './prd-json-read.ts';
import { isEligible, MARKER_KEYS, type Marker, markerPasses, readMarker, statusMeaning } from './prd-marker.ts';
import { readNeeds } from './prd-needs.ts';
import { addProblem, addWarning, type Findings, type StoryNode } from './prd-node.ts';
import type { Story } from './prd-types.ts';
import { typosOf } from './prd-typo.ts';
import { readCriteria, readPriority, readTexts, readTitle } from './prd-value.ts';

/** Keys whose repetition would let two readers see two different stories (catalogue B3). */
export const SINGLE_KEYS: readonly string[] = ['id', ...MARKER_KEYS, 'status', 'priority', 'skip'];

/** One for all stories, of which a file may have a million. */
const NO_STORIES: readonly string[] = [];

interface Reading {
  readonly tape: JsonTape;
  readonly members: Members;
  readonly place: Place;
  readonly findings: Findings;
}

/**
 * Reads one story; what breaks a rule of 03-interface §3 goes into `findings`. The table of its members is dropped on
 * return, so that a file of 10,000 stories does not hold 10,000 of them.
 */
export function readStory(tape: JsonTape, found: { row: number; node: StoryNode }, findings: Findings): StoryDraft {
  const { row, node } = found;
  const members = membersOf(tape, row);
  const { values } = members;
  const id = readId(tape, values.get('id'));
  const place = { line: findings.lineOf(node.begin), story: id.kind === 'id' ? id.text : `#${node.position}` };
  const reading: Reading = { tape, members, place, findings };
  checkKeys(reading);
  const marker = markerOf(reading);
  checkAgreement(reading, marker);
  checkSkip(reading);
  checkCriteria(reading);
  const story: Story = {
    id: id.kind === 'id' ? id.text : generatedId(node.position),
    index: node.position - 1,
    title: titleOf(reading),
    passes: markerPasses(marker),
    eligible: isEligible(tape, values),
    priority: priorityOf(reading),
    dependsOn: NO_STORIES,
    allow: readTexts(tape, values.get('allow')),
    tests: readTexts(tape, values.get('tests')),
    raw: rawOf(tape, row),
  };
  return {
    ...{ story, begin: node.begin, id: id.kind === 'id' ? { kind: 'id' } : id, needs: readNeeds(tape, values) },
    markerKey: marker.kind === 'boolean' ? marker.key : undefined,
    statusWord: marker.kind === 'status' ? marker.word : undefined,
  };
}

function checkKeys({ members, place, findings }: Reading): void {
  for (const { key } of members.repeated) {
    if (!SINGLE_KEYS.includes(key)) continue;
    addProblem(findings, { ...place, code: 'duplicate-key', text: `the key "${key}" stands twice in it. Keep one.` });
  }
}

function markerOf({ tape, members, place, findings }: Reading): Marker {
  const marker = readMarker(tape, members.values);
  if (marker.kind === 'invalid') addProblem(findings, { ...place, code: marker.code, text: marker.text });
  return marker;
}

function titleOf({ tape, members, place, findings }: Reading): string {
  const title = readTitle(tape, members.values);
  if (title !== undefined) return title;
  const typed = typosOf([...members.values.keys()]).find(({ meant }) => meant === 'title')?.typed;
  const advice = typed === undefined ? 'Add a "title".' : `Did you mean "title" by ${quote(typed)}?`;
  const text = `it has no title: "title", "name" and "description" are absent or blank. ${advice}`;
  addProblem(findings, { ...place, code: 'title-missing', text });
  return '';
}

function checkCriteria({ tape, members, place, findings }: Reading): void {
  if (readCriteria(tape, members.values).length > 0) return;
  addWarning(findings, { ...place, text: 'it has no acceptance criteria. Add an "acceptanceCriteria" list.' });
}

/** A status beside a boolean marker does not decide, but a human should know that the file says two things. */
function checkAgreement({ tape, members, place, findings }: Reading, marker: Marker): void {
  const row = members.values.get('status');
  const status = statusMeaning(stringOf(tape, row) ?? '');
  if (row === undefined || status === undefined) return;
  if ((marker.kind !== 'boolean' && marker.kind !== 'null') || markerPasses(marker) === (status === 'done')) return;
  const value = rawOf(tape, marker.row);
  const text = `"${marker.key}" is ${value} but "status" is ${describe(tape, row)}; "${marker.key}" counts. Make them agree.`;
  addWarning(findings, { ...place, text });
}

/** Only `skip: true` skips; any other value but false and null is pointed out, because it may have been meant to. */
function checkSkip({ tape, members, place, findings }: Reading): void {
  const row = members.values.get('skip');
  if (row === undefined || ['boolean', 'null'].includes(kindOf(tape, row))) return;
  const text = `"skip" is ${describe(tape, row)} and has no effect. Write true or false.`;
  addWarning(findings, { ...place, text });
}

function priorityOf({ tape, members, place, findings }: Reading): number | undefined {
  const result = readPriority(tape, members.values.get('priority'));
  if (result.ok) return result.priority;
  addProblem(findings, { ...place, code: 'priority-unknown', text: result.text });
  return undefined;
}
