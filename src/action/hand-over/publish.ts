import type { Repository } from '../../adapters/git/controller.ts';
import { withResults } from '../../core/publications.ts';
import type { Halt, RunState } from '../../core/state.ts';
import { publishedLine, publishedSummary } from '../../report/hand-over-words.ts';
import { withoutAgents } from '../../settings/read.ts';
import { type ActionEnd, refused } from '../action-end.ts';
import { askPull } from '../ask-github.ts';
import { findBase, remoteRefusal } from '../base.ts';
import { inputValue, refuseEarly } from '../early-inputs.ts';
import { redactedText } from '../face-texts.ts';
import { readPartly } from '../policy.ts';
import { configError, interrupted, type Refusal } from '../refusal.ts';
import type { ActionCall } from '../run-action.ts';
import { outputsOf } from '../run-outputs.ts';
import { prefixAt } from '../start-point.ts';
import { withRepository } from '../thread-repository.ts';
import { type HistoryCall, judgeHistory } from './judge-history.ts';
import { judgeWords } from './judge-words.ts';
import { judgeWorkflows } from './judge-workflows.ts';
import { findOwnWork, judgeOwner, type OwnWork } from './own-work.ts';
import { pushAccepted } from './push-accepted.ts';
import { type HandOver, readHandOver } from './read-file.ts';
import { type HandedRunCall, readHandedRun } from './read-run.ts';
import { redactor, type ShowCall, showRun } from './show.ts';
import { sortRefs } from './sort-refs.ts';
import { takeIn } from './take-in.ts';

type PublishCall = Pick<ShowCall, 'call' | 'job'> & Parameters<typeof withRepository>[0];

/**
 * Pushes what a job without write permission left, and shows it in a pull request. That job ran agents, so its hand-over is taken for
 * a stranger's: every ref and every commit is examined before the first push. No agent, no gate and no code of the project runs here.
 */
export async function publishHandOver(call: PublishCall): Promise<ActionEnd> {
  // Only the folder is looked for here: what else is wrong with the inputs is told with the configuration.
  const folder = inputValue(call.inputs, 'hand_over');
  const early = refuseEarly(call.inputs) ?? (folder === undefined ? configError(noFolder) : undefined);
  if (early !== undefined || folder === undefined) return refused(early ?? configError(noFolder));
  const handOver = readHandOver(folder);
  if (!handOver.ok) return refused(handOver);
  const done = await withRepository(call, (repository) => publishFrom(call, repository, handOver));
  if (call.call.cancel.aborted && 'ok' in done) return refused(interrupted(call.call.cancel));
  return 'ok' in done ? refused(done) : done;
}

const noFolder =
  'mode: publish needs the folder into which the hand-over was downloaded. Write hand_over: with its absolute path.';

async function publishFrom(
  { call, job, inputs }: PublishCall,
  repository: Repository,
  handOver: HandOver,
): Promise<ActionEnd | Refusal> {
  const baseBranch = inputValue(inputs, 'base_branch');
  const base = await findBase(repository, { job, baseBranch, onImported: () => undefined });
  if (!base.ok) return base;
  const policy = await readPartly(repository, { commit: base.commit, inputs, ofLayer: withoutAgents });
  const access = await base.access();
  if (!policy.ok) return policy;
  if (!access.ok) return remoteRefusal(access.problem);
  const { settings } = policy;
  const { approval, createPr, githubToken: token } = settings;
  const branchPrefix = prefixAt(settings.branchPrefix, base.remoteRefs);
  const neverPushed = [base.branch, base.defaultBranch];
  const sorted = sortRefs({ refs: handOver.header.refs, branchPrefix, neverPushed });
  if (!sorted.ok) return sorted;
  const asking = { job, cancel: call.cancel, token, onNote: call.log.info };
  const pushed = await pushExamined(repository, {
    ...{ handOver, sorted, base, settings: { branchPrefix, approval } },
    own: await findOwnWork(repository, { base, settings, workspace: job.workspace }),
    pullState: async (branch) => (createPr === 'none' ? 'unknown' : askPull(asking, branch)),
    onWarning: call.log.warning,
  });
  if (!pushed.ok) return pushed;
  const { pull: _, pullNotes: __, ...state } = pushed.state;
  for (const { ref } of handOver.header.refs) call.log.info(`published: ${ref}`);
  const shown = await showRun({ call, job, settings, state, isPushed: sorted.branch !== undefined });
  return endOf(call, shown);
}

interface Examined extends HandedRunCall, Pick<HistoryCall, 'pullState'> {
  readonly handOver: HandOver;
  readonly own: OwnWork | undefined;
  readonly onWarning: (text: string) => void;
}

/** The run whose refs were pushed; nothing is pushed unless all of it may be. */
async function pushExamined(
  repository: Repository,
  { handOver, sorted, base, settings, own, pullState, onWarning }: Examined,
): Promise<{ readonly ok: true; readonly state: RunState } | Refusal> {
  const taken = await takeIn(repository, { handOver, sorted, base });
  if (!taken.ok) return taken;
  const { roots, tip } = taken;
  const { branch, wips, needed, state: records } = sorted;
  const beside = [...wips, ...needed].map(({ commit }) => commit);
  const branches = [...(branch === undefined ? [] : [branch.commit]), ...beside];
  const workflows = await judgeWorkflows(repository, { branches, records, known: roots, base: base.commit, tip });
  if (workflows !== undefined) return workflows;
  const run = await readHandedRun(repository, { sorted, base, settings });
  if (!run.ok) return run;
  const known = base.remoteRefs.get(`refs/ralph/${sorted.feature}/state`);
  const words = await judgeWords(repository, { records, known });
  if (words !== undefined) return words;
  const { plan } = run.state;
  const owner = judgeOwner({ base, own, plan });
  if ('ok' in owner) return owner;
  const accepted = await judgeHistory(repository, { sorted, base, plan, roots, pullState });
  if (!accepted.ok) return accepted;
  if (owner.warning !== undefined) onWarning(owner.warning);
  const declined = await pushAccepted(repository, { accepted, state: run.state, base, needed, roots });
  return declined ?? { ok: true, state: publishedState(run.state, handOver) };
}

/** Every ref of the hand-over is on the remote now. */
function publishedState(state: RunState, { header }: HandOver): RunState {
  const there = new Set(header.refs.map(({ ref, commit }) => `${ref} ${commit}`));
  const results = state.publications
    .filter(({ ref, commit }) => there.has(`${ref} ${commit}`))
    .map(({ ref, commit }) => ({ ref, commit, status: 'pushed' as const, detail: '' }));
  return withResults(state, { results });
}

async function endOf({ log, env, onSummary }: ActionCall, state: RunState): Promise<ActionEnd> {
  const said = publishedLine(state);
  log.notice(said);
  const summary = redactedText((maxChars) => publishedSummary(state, maxChars), redactor(env));
  await onSummary(summary);
  const halt: Halt = { kind: 'skipped', detail: said };
  const outputs = outputsOf(state, { halt, failOn: ['never'], logsPath: '' });
  return { exitCode: 0, outputs: { ...outputs, report_file: '' }, reasons: [], halt };
}
