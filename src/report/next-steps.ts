import type { Halt } from '../core/state.ts';
import { isFailed } from './final-section.ts';
import { code, type Links, link } from './markdown.ts';
import type { RunView } from './model.ts';
import { shellWord } from './model-failure.ts';

/** What a reader can do now, one line each, with commands that exist (03-interface §6 "footer"). */
export function nextSteps(run: RunView, links: Links | undefined): readonly string[] {
  const steps = run.halt === undefined ? [whileRunning] : [...decide(run), ...read(run), ...again(run, links)];
  return steps.length === 0 ? [] : ['**What to do next**', steps.map((step) => `- ${step}`).join('\n')];
}

/** The passed stories did not reach the remote. */
export function isStranded(run: RunView): boolean {
  return run.notPushed.some(({ ref }) => ref === `refs/heads/${run.branch}`);
}

/** How a workflow is started again; a re-run would keep the old commit. Undefined when its name is not known. */
export function startAgain(links: Links | undefined): string | undefined {
  if (links?.workflow === undefined) return undefined;
  return `gh workflow run ${shellWord(links.workflow)} --repo ${shellWord(links.repository)}`;
}

/** Whether another start would find anything to do: not when every story passed, although they may not work together. */
export function isWorthAgain({ kind }: Halt, { passed, total }: RunView['counts']): boolean {
  if (kind === 'some_failed') return passed < total;
  return kind !== 'ready' && kind !== 'nothing_to_do' && kind !== 'skipped';
}

/** Why one would start it again. */
export function whyAgain(halt: Halt, { objective }: Pick<RunView, 'objective'>): string {
  if (halt.kind === 'interrupted' || halt.kind === 'user_cancel' || halt.budget === 'wallclock')
    return 'resume the run';
  if (halt.kind === 'budget_exceeded') return objective === undefined ? 'go on with the open stories' : 'go on with it';
  if (halt.kind === 'some_failed' || halt.kind === 'block_finding')
    return objective === undefined ? 'try the stories again that did not pass' : 'try the objective again';
  return 'try again, after the repair';
}

const whileRunning = 'Nothing: the run goes on, and this text follows it.';

function decide({ attention, failures, final }: RunView): readonly string[] {
  const waiting = failures.length - attention.length;
  return [
    ...(attention.length === 0 ? [] : ["Begin with what stands at the top; each story's block says how."]),
    ...(waiting > 0
      ? [
          `Open the ${waiting === 1 ? 'story' : 'stories'} above that did not pass: cause, output and the commands to take the work over are inside.`,
        ]
      : []),
    ...(typeof final !== 'string' && final.some(isFailed)
      ? ['Repair what the final checks found before you merge.']
      : []),
  ];
}

function read(run: RunView): readonly string[] {
  if (run.headCommit === '' || isStranded(run)) return [];
  const isOne = run.objective !== undefined;
  if (run.pull === undefined)
    return [
      `Read ${isOne ? 'its commit' : 'the passed stories'} on branch ${code(run.branch)}${isOne ? '' : ', one commit each'}.`,
    ];
  const { number, url, draft } = run.pull;
  const ready = draft ? ', mark it ready' : '';
  const each = isOne ? '' : ', one commit per story';
  return [`Review ${link(`pull request #${number}`, url)}${each}${ready} and merge it. Nothing merges by itself.`];
}

function again(run: RunView, links: Links | undefined): readonly string[] {
  const { halt, counts } = run;
  if (halt === undefined || !isWorthAgain(halt, counts)) return [];
  const command = startAgain(links);
  const why = whyAgain(halt, run);
  const how = command === undefined ? 'run the workflow again' : `run ${code(command)}`;
  return [`To ${why}: ${how}, or wait for its next start.`];
}
