import type { Fix } from '../core/signoff-types.ts';
import type { RunState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import { code, link } from './markdown.ts';
import type { RunView } from './run-view.ts';
import { plain } from './sanitise.ts';
import { oneLine } from './strip.ts';

/** Characters of a person's words that a notice quotes. */
const MOST_QUOTED = 200;

/** What a person can say to a run that waits for a sign-off, one line each. */
export function signoffSteps({
  pull,
  branch,
  awaited,
  phrase,
}: Pick<RunView, 'pull' | 'branch' | 'awaited' | 'phrase'>): readonly string[] {
  const where =
    pull === undefined ? `a pull request from branch ${code(branch)}` : link(`pull request #${pull.number}`, pull.url);
  const what = awaited === undefined ? 'it' : `commit ${code(awaited.slice(0, 10))}`;
  return [
    `To sign ${what} off: comment ${code(`${phrase} approve`)} on ${where}, or approve it there in a review. Whatever is pushed later needs a new approval.`,
    `To ask for a change first: comment ${code(`${phrase} fix "what"`)} there. The story that it names is worked on again, else the one that passed last.`,
    `To give it up: comment ${code(`${phrase} abort`)} there. The branch is kept.`,
  ];
}

/** Who signed what off, and what became of the fixes that were asked for. */
export function signoffNotices(state: Pick<RunState, 'signedOff' | 'stories'>): readonly string[] {
  const { signedOff } = state;
  const fixes = storiesOf(state).flatMap(({ id, fixes: asked = [] }) => asked.map((fix) => fixNotice(id, fix)));
  if (signedOff === undefined) return fixes;
  const { person, commit, via } = signedOff;
  return [`Signed off by ${person} at ${commit.slice(0, 10)}, by a ${via}.`, ...fixes];
}

function fixNotice(story: string, { person, text, outcome, why = '' }: Fix): string {
  const line = oneLine(plain(text));
  const quoted = line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line;
  const asked = `${person} asked to fix "${quoted}" in ${story}`;
  if (outcome === undefined) return `${asked}: in work.`;
  return outcome === 'made' ? `${asked}: done, and gated.` : `${asked}: not done, ${why.replace(/\.$/, '')}.`;
}

/** What a fix asks for, as a criterion of its story: data like the others. */
export function fixCriterion({ text }: Fix): string {
  return `Asked for by the person who has to sign this off: ${plain(text)}`;
}

/** What the implementer is told of a story that had passed. */
export function fixNote({ text }: Fix): string {
  return `The story passed and is in this folder. The person who has to sign it off asks for this change, and for nothing else:\n${plain(text)}`;
}
