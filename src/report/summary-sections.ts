import type { Halt, StoryState } from '../core/state.ts';
import { shortSha } from './attempt-facts.ts';
import { code, codeLink, type Links, link, row, text } from './markdown.ts';
import type { BaselineView, RunView } from './model.ts';
import { shellWord } from './model-failure.ts';
import type { StoryView } from './model-story.ts';
import { forFence } from './sanitise.ts';
import type { Extent } from './summary.ts';
import { duration } from './time.ts';

/** Header line, verdict, links, baseline: what a reader needs in the first ten seconds. */
export function headSection(run: RunView, links: Links | undefined): readonly string[] {
  const passedBranch = run.headCommit === '' ? [] : [branchPlace(run, links)];
  const places = [
    ...(links === undefined ? [] : [link('Workflow run', links.runUrl)]),
    ...passedBranch,
    `Feature ${code(run.feature)}`,
    `Run ${code(run.runId)}`,
    `Agent ${code(run.agent)}`,
  ];
  return [
    `## Ralph: ${run.headline}`,
    `${haltIcon(run.halt)} **${text(run.verdict, 1500)}**`,
    places.join(' · '),
    ...baselineSection(run.baseline),
  ];
}

function branchPlace(run: RunView, links: Links | undefined): string {
  if (isStranded(run)) return `Branch ${code(run.branch)} (not pushed)`;
  return `Branch ${codeLink(run.branch, links, ['tree', run.branch])}`;
}

/** The passed stories did not reach the remote. */
function isStranded(run: RunView): boolean {
  return run.notPushed.some(({ ref }) => ref === `refs/heads/${run.branch}`);
}

/** Story × tries × tests × spec × quality × commit or wip branch (03-interface §6). */
export function storyTable(run: RunView, links: Links | undefined, extent: Extent): readonly string[] {
  if (run.stories.length === 0) return [];
  const shown = run.stories.length <= extent.rows ? run.stories : notPassedFirst(run.stories).slice(0, extent.rows);
  return [
    [
      '| Story | Tries | Tests | Spec | Quality | Commit or wip branch |',
      '|---|---|---|---|---|---|',
      ...shown.map((story) => storyRow(story, links)),
    ].join('\n'),
  ];
}

/** Work that stayed here, where it is kept, how to get it (04-trust rule 20). */
export function notPushedSection({ notPushed }: RunView): readonly string[] {
  return listSection(
    'Not pushed',
    notPushed.map(({ ref, commit, cause, bundle }) => {
      const kept =
        bundle === undefined
          ? 'no bundle could be written: the work is lost with this runner'
          : `kept in ${code(bundle)}`;
      return `${code(ref)} at ${code(shortSha(commit))}: ${text(cause, 600)} (${kept})`;
    }),
  );
}

/** Used and allowed; the one place that speaks of money while the agent reports none. */
export function budgetSection({ figures }: RunView): readonly string[] {
  const { iterations, wallclock, commits } = figures;
  const earlier = wallclock.earlierMs === 0 ? '' : `, earlier workflow runs ${duration(wallclock.earlierMs)}`;
  return [
    '### Budget',
    [
      '| Budget | Used | Limit |',
      '|---|---|---|',
      row(['iterations', String(iterations.used), String(iterations.limit)]),
      row(['wall clock', `${duration(wallclock.usedMs)}${earlier}`, duration(wallclock.limitMs)]),
      row(['commits', String(commits.used), String(commits.limit)]),
      row(['cost', 'cost unknown: the agent reports none', 'none']),
    ].join('\n'),
  ];
}

/** A titled list; nothing when it is empty. Items are Markdown already. */
export function listSection(title: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [`### ${title}`, items.map((item) => `- ${item}`).join('\n')];
}

/** The commands that apply now. */
export function footer(run: RunView, links: Links | undefined): readonly string[] {
  const commands = [...takeWork(run, links), ...goOn(run, links)];
  return commands.length === 0 ? [] : ['### Next', forFence(commands.join('\n'), 'sh')];
}

function takeWork(run: RunView, links: Links | undefined): readonly string[] {
  if (run.headCommit === '' || isStranded(run) || links === undefined || run.halt === undefined) return [];
  const [branch, base] = [shellWord(run.branch), shellWord(run.baseBranch)];
  return [
    '# read the passed stories',
    `git fetch origin ${branch} && git log --oneline origin/${base}..FETCH_HEAD`,
    ...(run.halt.kind === 'interrupted'
      ? []
      : [
          '# propose them',
          `gh pr create --draft --repo ${shellWord(links.repository)} --base ${base} --head ${branch}`,
        ]),
  ];
}

function goOn({ halt }: RunView, links: Links | undefined): readonly string[] {
  if (links?.workflow === undefined || halt === undefined) return [];
  if (halt.kind === 'ready' || halt.kind === 'nothing_to_do' || halt.kind === 'skipped') return [];
  return [`# ${whyAgain(halt)}`, `gh workflow run ${shellWord(links.workflow)} --repo ${shellWord(links.repository)}`];
}

function whyAgain(halt: Halt): string {
  if (halt.kind === 'interrupted' || halt.budget === 'wallclock') return 'resume the run';
  if (halt.kind === 'budget_exceeded') return 'go on with the open stories';
  return halt.kind === 'some_failed' ? 'try the stories again that did not pass' : 'try again, after the repair';
}

function baselineSection(baseline: RunView['baseline']): readonly string[] {
  if (typeof baseline === 'string') return [];
  const line = baseline
    .map((check) => `${text(check.name)} ${check.verdict} in ${duration(check.durationMs)}`)
    .join(', ');
  return baseline.length === 0 ? [] : [`Baseline: ${line}`, ...baseline.flatMap(baselineLines)];
}

function baselineLines({ name, verdict, cause, lines }: BaselineView): readonly string[] {
  if (verdict === 'green') return [];
  const why = cause === '' ? '' : `: ${text(cause, 600)}`;
  return [
    `Check ${code(name)} is ${verdict} on the base commit${why}`,
    ...(lines.length === 0 ? [] : [forFence(lines.join('\n'), 'text')]),
  ];
}

function storyRow(story: StoryView, links: Links | undefined): string {
  return row([
    `${storyIcon(story)} ${code(story.id)} ${text(story.title, 120)}`,
    story.eligible ? `${story.tries}/${story.maxTries}` : 'not eligible',
    text(story.tests, 120),
    text(story.spec),
    text(story.quality),
    workCell(story, links),
  ]);
}

function workCell({ work, status }: StoryView, links: Links | undefined): string {
  if (work === undefined) return status === 'dependency_failed' ? 'not tried' : '';
  const [name, path] = work.kind === 'commit' ? [shortSha(work.commit), 'commit'] : [work.branch, 'tree'];
  const target = [path, work.kind === 'commit' ? work.commit : work.branch];
  if (work.reached === 'pushed') return codeLink(name, links, target);
  return work.reached === 'refused' ? `${code(name)} not pushed` : code(name);
}

function notPassedFirst(stories: readonly StoryView[]): readonly StoryView[] {
  return stories.toSorted((a, b) => Number(a.status === 'passed') - Number(b.status === 'passed'));
}

const icons: Readonly<Record<StoryState['status'], string>> = {
  passed: '✅',
  failed: '❌',
  stuck: '❌',
  thrashing: '❌',
  blocked: '✋',
  needs_human: '✋',
  dependency_failed: '⛔',
  interrupted: '⏸',
  running: '🔄',
  open: '⚪',
  untried: '⚪',
};

/** A sign for how a story stands, beside the words that say the same. */
export function storyIcon(story: { readonly status: StoryState['status'] }): string {
  return icons[story.status];
}

/** A sign for how a run ended. */
export function haltIcon(halt: Halt | undefined): string {
  if (halt === undefined) return '🔄';
  if (halt.kind === 'ready') return '✅';
  if (halt.kind === 'interrupted') return '⏸';
  return halt.kind === 'nothing_to_do' || halt.kind === 'skipped' ? '⚪' : '❌';
}
