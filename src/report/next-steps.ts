import { halts } from '../core/halts.ts';
import type { Halt } from '../core/state.ts';
import { isFailed } from './final-section.ts';
import { storyLine } from './held.ts';
import { code, dispatchLine, isOfThread, type Links, link, shellWord } from './markdown.ts';
import type { RunView } from './run-view.ts';
import { signoffSteps } from './signoff-words.ts';
import { isoTime } from './time.ts';

/** What a reader can do now, one line each, with commands that exist (03-interface §6 "footer"). */
export function nextSteps(run: RunView, links: Links | undefined): readonly string[] {
  const steps =
    run.halt === undefined ? [whileRunning(run, links)] : [...decide(run), ...read(run), ...again(run, links)];
  return steps.length === 0 ? [] : ['**What to do next**', steps.map((step) => `- ${step}`).join('\n')];
}

/** The passed stories did not reach the remote. */
export function isStranded(run: RunView): boolean {
  return run.notPushed.some(({ ref, story }) => story === undefined && ref === `refs/heads/${run.branch}`);
}

/** Whether the branch has stories that passed, in this run or before it. */
export function holdsWork({ headCommit, earlierCommit }: Pick<RunView, 'headCommit' | 'earlierCommit'>): boolean {
  return headCommit !== '' || earlierCommit !== undefined;
}

/** What is left to a person where a run found nothing to do; nothing after any other end. */
export function stepsOfIdle(run: RunView, links: Links | undefined): readonly string[] {
  return run.halt?.kind === 'nothing_to_do' ? [...read(run), ...retrySteps(run, links)] : [];
}

/** What an end means for another start. */
type Ended = Pick<RunView, 'halt' | 'objective' | 'origin' | 'phrase'>;

/**
 * The shell's line that starts the work again; a re-run of the workflow run would keep the old commit. A workflow that listens to a
 * thread alone cannot be started by its name. Undefined when neither its name nor the thread is known.
 */
export function startAgain(links: Links | undefined, run: Ended): string | undefined {
  if (links?.workflow === undefined || !isOfThread(links)) return dispatchLine(links);
  const { origin } = run;
  const body = threadCommand(run);
  if (origin === undefined || body === undefined) return undefined;
  return `gh ${origin.isPull ? 'pr' : 'issue'} comment ${origin.thread} --repo ${shellWord(links.repository)} --body ${shellWord(body)}`;
}

/** How to start it again, within a sentence. */
export function howAgain(links: Links | undefined, run: Ended): string {
  if (isOfThread(links)) {
    const command = threadCommand(run);
    return command === undefined ? 'give the command again' : `comment ${code(command)}`;
  }
  const command = startAgain(links, run);
  return command === undefined ? 'run the workflow again' : `run ${code(command)}`;
}

/** Undefined for an objective that has ended: only its own words begin it again. */
function threadCommand({ halt, objective, phrase }: Ended): string | undefined {
  if (halt !== undefined && (halts[halt.kind].resumable || halt.budget === 'wallclock')) return `${phrase} resume`;
  return objective === undefined ? `${phrase} run` : undefined;
}

/** Whether another start would find anything to do: not when every story passed, although they may not work together. */
export function isWorthAgain({ kind }: Halt, { passed, total }: RunView['counts']): boolean {
  if (kind === 'some_failed' || kind === 'block_finding') return passed < total;
  return kind !== 'ready' && kind !== 'awaiting_signoff' && kind !== 'nothing_to_do' && kind !== 'skipped';
}

type Again = Pick<RunView, 'objective' | 'counts' | 'held'>;

/** Why one would start it again. */
export function whyAgain(halt: Halt, run: Again): string {
  if (halt.kind === 'interrupted' || halt.kind === 'user_cancel' || halt.budget === 'wallclock')
    return 'resume the run';
  if (halt.kind !== 'usage_limit') return whyAnew(halt, run);
  const { resumeAt } = halt;
  return `resume the run${resumeAt === undefined ? ' once the limit is over' : `, best from ${isoTime(resumeAt)} on`}`;
}

function whyAnew(halt: Halt, { objective, counts, held }: Again): string {
  if (halt.kind === 'budget_exceeded') return objective === undefined ? 'go on with the open stories' : 'go on with it';
  if (held.length > 0 && counts.unfinished === 0)
    return 'try what did not pass, once its entry in prd.json, the prompt or the base branch is changed';
  if (halt.kind === 'some_failed' || halt.kind === 'block_finding')
    return objective === undefined ? 'try the stories again that did not pass' : 'try the objective again';
  return 'try again, after the repair';
}

/** How stories are tried at once that later runs leave alone; empty when there are none. */
export function retrySteps(
  { held, phrase }: Pick<RunView, 'held' | 'phrase'>,
  links: Links | undefined,
): readonly string[] {
  const [first] = held;
  if (first === undefined) return [];
  const which = held.length === 1 ? code(first) : `one of ${held.slice(0, 5).map(code).join(', ')}`;
  const more = held.length > 5 ? ` and ${held.length - 5} more` : '';
  const comment = `comment ${code(`${phrase} retry ${first}`)}`;
  const line = storyLine(first, links);
  const input = line === undefined ? `name it in a run's setting ${code(`story: ${first}`)}` : `run ${code(line)}`;
  return [`To try ${which}${more} again as it is: ${isOfThread(links) ? comment : `${input}, or ${comment}`}.`];
}

function whileRunning({ phrase }: RunView, links: Links | undefined): string {
  const end = isOfThread(links) ? ` To end it: comment ${code(`${phrase} cancel`)}.` : '';
  return `Nothing: the run goes on, and this text follows it.${end}`;
}

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
  if (run.halt?.kind === 'awaiting_signoff') return signoffSteps(run);
  if (!holdsWork(run) || isStranded(run)) return [];
  const isOne = run.objective !== undefined;
  const merge = run.halt?.kind === 'nothing_to_do' ? ', and merge it: nothing merges by itself' : '';
  if (run.pull === undefined)
    return [
      `Read ${isOne ? 'its commit' : 'the passed stories'} on branch ${code(run.branch)}${isOne ? '' : ', one commit each'}${merge}.`,
    ];
  const { number, url, draft } = run.pull;
  const ready = draft ? ', mark it ready' : '';
  const each = isOne ? '' : ', one commit per story';
  return [`Review ${link(`pull request #${number}`, url)}${each}${ready} and merge it. Nothing merges by itself.`];
}

function again(run: RunView, links: Links | undefined): readonly string[] {
  const { halt, counts } = run;
  if (halt === undefined || !isWorthAgain(halt, counts)) return [];
  const rest = isOfThread(links) ? '' : ', or wait for its next start';
  return [`To ${whyAgain(halt, run)}: ${howAgain(links, run)}${rest}.`, ...retrySteps(run, links)];
}
