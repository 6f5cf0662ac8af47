import { attemptChecks } from '../core/applying.ts';
import type { Check } from '../core/gates.ts';
import type { RunState } from '../core/state.ts';
import type { PageContext } from './comment.ts';
import { type Extent, fitted, type Shedding } from './extent.ts';
import { isFailed } from './final-section.ts';
import { code, type Links, link, text } from './markdown.ts';
import { view } from './model.ts';
import { isUnreviewed } from './model-attention.ts';
import { howAgain, retrySteps } from './next-steps.ts';
import { objectiveSection } from './objective-words.ts';
import { checklist } from './pull-stories.ts';
import type { RunView } from './run-view.ts';
import { forCommitMessage } from './sanitise.ts';
import { signoffNotices, signoffSteps } from './signoff-words.ts';
import { listSection } from './summary-sections.ts';

/** Longest title that GitHub takes is 256 characters; people read about 70. */
const TITLE_CHARS = 120;

/** The pull request's title: plain text that a squash merge may make into a commit's subject. */
export function pullRequestTitle(state: RunState): string {
  const { feature, objective } = state.plan;
  const { counts, stories } = view(state);
  const passed = stories.filter((story) => story.status === 'passed' && story.eligible);
  const [only] = passed;
  if (objective !== undefined && only !== undefined) return forCommitMessage(`Ralph: ${only.title}`, TITLE_CHARS);
  const what =
    counts.total === 1 && only !== undefined
      ? `${only.id} ${only.title}`
      : `${feature} (${counts.passed} of ${counts.total} stories)`;
  return forCommitMessage(`Ralph: ${what}`, TITLE_CHARS);
}

/** What is shed, in this order, each on top of those before it, with the words that say so. */
const shedding: Shedding = [
  ['all but the first 5 criteria and warnings per story', { remarks: 5 }],
  ['criteria and warnings', { remarks: 0, notices: 10 }],
  ['all but the first 150 stories', { rows: 150 }],
  ['all but the first 20 stories', { rows: 20, notices: 3 }],
];

/**
 * The pull request's description, without the marker lines that the adapter puts around it: what is in it, a checklist of stories
 * with what shows that each is done, what is not in it, what the reader should know, how to go on (03-interface §6). A squash
 * merge may make it into a commit message as it is, so no keyword closes an issue and nobody is mentioned, even unrendered.
 */
export function pullRequestBody(state: RunState, context: PageContext = {}): string {
  const { links, maxChars = 64_000 } = context;
  const run = view(state, context);
  const document = fitted({
    shedding,
    isWorthIt: (extent) => 60 * Math.min(run.stories.length, extent.rows) <= maxChars,
    render: (extent, left) =>
      join([
        ...head(state, run, links),
        ...leftOut(left),
        ...checklist(run, links, extent),
        ...notes(state, run, extent),
        ...goOn(run, links),
      ]),
    fits: (markdown) => markdown.length <= maxChars,
  });
  return document ?? join([...head(state, run, undefined), ...leftOut(['everything else'])]);
}

function head(state: RunState, run: RunView, links: Links | undefined): readonly string[] {
  const { passed, total } = run.counts;
  const from = links === undefined ? '' : ` in this ${link('workflow run', links.jobUrl ?? links.runUrl)}`;
  const reviews = isUnreviewed(state) ? [] : ['spec review', 'quality review'];
  const gates = ['integrity', ...attemptChecks(state.plan).map(checkWord), ...reviews];
  const judged = text(gates.join(', '));
  if (run.objective !== undefined)
    return [
      `One objective, squashed into one commit, made by ${code(run.agent)}${from}.\nThe gates decided, not the agent: it passed ${judged} on exactly the tree that is committed.`,
      ...objectiveSection(run),
    ];
  return [
    `Stories of ${code(run.feature)}, one commit each, made by ${code(run.agent)}${from}: **${passed} of ${total} passed**.\nThe gates decided, not the agent: each passed ${judged} on exactly the tree that is committed.`,
  ];
}

/** A check that is not for every story is not said of every story. */
function checkWord({ name, paths }: Check): string {
  return paths === undefined ? name : `${name} (where it applies)`;
}

function notes(state: RunState, run: RunView, extent: Extent): readonly string[] {
  const known = [
    ...signoffNotices(state),
    ...(state.pullNotes ?? []),
    ...untested(state),
    ...finalNotes(run),
    ...(isUnreviewed(state)
      ? [
          `Nobody reviewed spec or quality: the checks are all that vouches for ${run.objective ? 'it' : 'these stories'}.`,
        ]
      : []),
    ...(run.caught.some(({ class: kind }) => kind === 'cheat')
      ? [
          'The integrity gate stopped attempts that tampered with tests; none of that is in these commits. The job summary names them.',
        ]
      : []),
  ];
  return listSection(
    'Notes',
    known.slice(0, extent.notices).map((note) => text(note, 600)),
  );
}

function untested({ plan }: RunState): readonly string[] {
  if (plan.checks.length === 0) return ['No check is configured: nothing was tested.'];
  return attemptChecks(plan).length === 0 ? ['Every check is a final one: no story was tested by itself.'] : [];
}

function finalNotes({ final }: RunView): readonly string[] {
  if (typeof final === 'string') return [];
  return final.map((view) => {
    const what = view.isReview ? `The ${view.name}` : `The final check ${view.name}`;
    if (isFailed(view))
      return `${what} did not pass on these stories together: ${view.reason}. Repair that before you merge.`;
    return `${what} passed on these stories together${view.reason === '' ? '' : `, with a warning: ${view.reason}`}.`;
  });
}

function goOn(run: RunView, links: Links | undefined): readonly string[] {
  return listSection('How to go on', [
    ...(run.halt?.kind === 'awaiting_signoff' ? signoffSteps(run) : []),
    ...(run.objective === undefined ? ['Read it commit by commit: each is one story.'] : []),
    'To change something, push to this branch: the next run starts from it as long as it contains the base branch.',
    ...(run.counts.passed < run.counts.total
      ? [`${openAgain(run)}: ${howAgain(links, run)}.`, ...retrySteps(run, links)]
      : []),
    'Merge it yourself. Nothing merges by itself, and what you write outside of this text stays.',
  ]);
}

/** What another start does about the stories that did not pass. */
function openAgain({ held, counts }: RunView): string {
  return held.length > 0 && counts.unfinished === 0
    ? 'To try the open stories, once their entries in prd.json, the prompt or the base branch are changed'
    : 'To try the open stories again';
}

function leftOut(words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : [`Left out to fit: ${words.join('; ')}. The whole is in the job summary.`];
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
