import type { PullFacts } from '../core/facts.ts';
import { own } from '../core/own.ts';
import { shortSha } from './attempt-facts.ts';
import { attentionSection, verdictLine } from './attention.ts';
import { costBudget } from './cost-section.ts';
import { code, codeLink, encodePath, type Links, link, row, shellWord, text } from './markdown.ts';
import { dollars } from './model-usage.ts';
import { holdsWork, isStranded, isWorthAgain, startAgain, stepsOfIdle, whyAgain } from './next-steps.ts';
import { objectiveSection } from './objective-words.ts';
import type { BaselineView, RunView } from './run-view.ts';
import { forFence } from './sanitise.ts';
import { duration } from './time.ts';

/** Header line, verdict, links, baseline: what a reader needs in the first ten seconds. */
export function headSection(run: RunView, links: Links | undefined): readonly string[] {
  const facts = [
    `Feature ${code(run.feature)}`,
    `Run ${code(run.runId)}`,
    `Agent ${named(run, run.agent)}`,
    run.reviewAgent === 'none' ? 'Not reviewed' : `Reviewer ${named(run, run.reviewAgent)}`,
  ];
  return [
    `## Ralph: ${run.headline}`,
    ...attentionSection(run),
    verdictLine(run),
    ...objectiveSection(run),
    [...placesOf(run, links), ...openPlace(run, links), ...facts].join(' · '),
    ...baselineSection(run.baseline),
  ];
}

function named({ clients }: RunView, agent: string): string {
  const version = own(clients, agent);
  return code(version === undefined ? agent : `${agent} ${version}`);
}

/** The page that opens the missing pull request: a notice cannot link to it, since no address is live in foreign text. */
function openPlace(run: RunView, links: Links | undefined): readonly string[] {
  if (run.pull !== undefined || !holdsWork(run) || isStranded(run) || !links || !run.halt) return [];
  const range = `${encodePath(run.baseBranch)}...${encodePath(run.branch)}`;
  return [link('Open a pull request', `${links.serverUrl}/${links.repository}/compare/${range}?expand=1`)];
}

/** Links to the job, the branch with passed work and the pull request. */
export function placesOf(run: RunView, links: Links | undefined): readonly string[] {
  const jobUrl = links?.jobUrl ?? links?.runUrl;
  return [
    ...(jobUrl === undefined ? [] : [link(links?.jobUrl === undefined ? 'Workflow run' : 'Job', jobUrl)]),
    ...(holdsWork(run) ? [branchPlace(run, links)] : []),
    ...(run.pull === undefined ? [] : [pullPlace(run.pull)]),
  ];
}

function pullPlace({ number, url, draft }: PullFacts): string {
  return `${link(`Pull request #${number}`, url)}${draft ? ' (draft)' : ''}`;
}

function branchPlace(run: RunView, links: Links | undefined): string {
  if (isStranded(run)) return `Branch ${code(run.branch)} (not pushed)`;
  return `Branch ${codeLink(run.branch, links, ['tree', run.branch])}`;
}

/** Work that stayed here, where it is kept, how to get it (04-trust rule 20). */
export function notPushedSection({ notPushed }: RunView): readonly string[] {
  return listSection(
    'Not pushed',
    notPushed.map(({ ref, commit, cause, bundle, story }) => {
      const kept =
        bundle === undefined
          ? 'no bundle could be written: the work is lost with this runner'
          : `kept in ${code(bundle)}`;
      const what = story === undefined ? code(ref) : `${text(story)}, taken off ${code(ref)},`;
      return `${what} at ${code(shortSha(commit))}: ${text(cause, 3000)} (${kept})`;
    }),
  );
}

/** Used and allowed. */
export function budgetSection({ figures, usage }: RunView): readonly string[] {
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
      row(['cost', costBudget(usage), figures.costLimitUsd === undefined ? 'none' : dollars(figures.costLimitUsd)]),
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
  const steps = stepsOfIdle(run, links);
  return commands.length + steps.length === 0
    ? []
    : [
        '### Next',
        ...(steps.length === 0 ? [] : [steps.map((step) => `- ${step}`).join('\n')]),
        ...(commands.length === 0 ? [] : [forFence(commands.join('\n'), 'sh')]),
      ];
}

function takeWork(run: RunView, links: Links | undefined): readonly string[] {
  if (!holdsWork(run) || isStranded(run) || links === undefined || run.halt === undefined) return [];
  const [branch, base] = [shellWord(run.branch), shellWord(run.baseBranch)];
  return [
    run.objective === undefined ? '# read the passed stories' : '# read its commit',
    `git fetch origin ${branch} && git log --oneline origin/${base}..FETCH_HEAD`,
    ...(run.halt.kind === 'interrupted' || run.halt.kind === 'user_cancel' || run.pull !== undefined
      ? []
      : [
          run.objective === undefined ? '# propose them' : '# propose it',
          `gh pr create --draft --repo ${shellWord(links.repository)} --base ${base} --head ${branch}`,
        ]),
  ];
}

function goOn(run: RunView, links: Links | undefined): readonly string[] {
  const { halt, counts } = run;
  const command = startAgain(links, run);
  if (command === undefined || halt === undefined) return [];
  if (!isWorthAgain(halt, counts)) return [];
  return [`# ${whyAgain(halt, run)}`, command];
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
