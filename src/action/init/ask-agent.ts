import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentCalled, AgentCut } from '../../adapters/agents/agent.ts';
import type { Repository } from '../../adapters/git/controller.ts';
import { layerReader } from '../../adapters/git/layer.ts';
import { type HeldRung, holdRung, leaveRung } from '../../adapters/isolation/ladder.ts';
import { endLeftovers, markerScope } from '../../adapters/leftovers.ts';
import { logFolder } from '../../adapters/logs.ts';
import type { Usage } from '../../core/agent-facts.ts';
import type { Asked } from '../../core/asked.ts';
import type { Limits } from '../../core/gates.ts';
import { readAgentStories } from '../../core/issue/agent-stories.ts';
import type { IssueBacklog } from '../../core/issue/draft.ts';
import { pricedUsage } from '../../core/spending.ts';
import { usageOf } from '../../report/model-usage.ts';
import { issueNotices, issuePrompt } from '../../report/prompt-issue.ts';
import { redact } from '../../report/redact.ts';
import type { UsageView } from '../../report/run-view.ts';
import { oneLine } from '../../report/strip.ts';
import type { RawSettings, Settings } from '../../settings/settings.ts';
import { agentCalls } from '../agent-calls.ts';
import { type AgentPrograms, findAgentPrograms } from '../agent-program.ts';
import type { Base } from '../base.ts';
import { countedStart } from '../count-start.ts';
import { beginProbe, chooseIsolation } from '../isolation.ts';
import type { Job } from '../job.ts';
import { configError, environmentBroken, interrupted, type Refusal } from '../refusal.ts';
import type { Runner } from '../runner.ts';
import { knownSecrets } from '../secrets.ts';
import { runRooms } from '../world-rooms.ts';
import { shownText } from './shown-text.ts';

export interface AskCall extends Pick<Runner, 'log' | 'onSecret'> {
  readonly job: Job;
  readonly inputs: RawSettings;
  readonly env: Readonly<Record<string, string>>;
  /** Absolute path of the running bundle. */
  readonly entry: string;
  readonly repository: Repository;
  readonly base: Base;
  readonly settings: Settings;
  /** Who wants it. */
  readonly asked: Asked;
  readonly issue: { readonly title: string; readonly body: string };
  /** Epoch milliseconds. */
  readonly now: number;
  readonly cancel: AbortSignal;
}

/** The stories that the agent wrote, with what the call used; `usage` is absent where none was made. */
export type AskedAgent = ({ readonly ok: true; readonly backlog: IssueBacklog } | Refusal) & {
  readonly usage?: UsageView;
};

/** No feature is called so: slugs have letters, digits and dashes. */
const FOLDER = '_init';

/**
 * Has the configured agent write the stories of an issue: one fresh process in a throw-away view of the base, behind the walls of a run,
 * for one of the starts that its person has in an hour. It is given no command to run and nothing of what it writes is kept but its answer.
 */
export async function askAgent(call: AskCall): Promise<AskedAgent> {
  const { job, env, settings, base, repository, asked, now } = call;
  if (settings.agent.type === 'replay') return configError(notReplayed);
  const counted = await countedStart({ repository, remoteRefs: base.remoteRefs, person: asked.origin.person, now });
  if (counted !== undefined) return counted;
  const root = join(job.temp, 'ralph');
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await endLeftovers(markerScope(folder));
  const place = { env, job: { ...job, asked }, root };
  const walls = await chooseIsolation(place, settings.isolation, beginProbe(place, call.inputs));
  if (!walls.ok) return configError(walls.why);
  const isWalled = walls.rung.isolation.level !== 'process';
  const prepared = { settings, repository, base };
  const found = await findAgentPrograms({
    ...call,
    prepared,
    workspace: job.workspace,
    isWalled,
    folder,
    mayInstall: async () => true,
  });
  if (!found.ok) return found;
  const rung = await holdRung(walls.rung);
  try {
    return await read(call, { root, folder, rung, agents: found.programs });
  } finally {
    await leaveRung(rung);
  }
}

interface Asking {
  readonly root: string;
  readonly folder: string;
  readonly rung: HeldRung;
  readonly agents: AgentPrograms;
}

async function read(call: AskCall, asking: Asking): Promise<AskedAgent> {
  const { settings, cancel, log } = call;
  const secrets = knownSecrets(settings, call.env);
  for (const secret of secrets) call.onSecret(secret);
  const nonce = randomBytes(16).toString('hex');
  const called = await ask(call, asking, { secrets, nonce });
  const usage = used(called.usage, settings.costPerCallUsd);
  if ('isCut' in called) return { ...interrupted(cancel), usage };
  const { result, provider, finalText } = called;
  // What is hidden in a text could split a secret.
  const clean = (text: string): string => oneLine(redact(shownText(text), secrets).text);
  const noStories = (why: string): string => `${noAnswer(clean(why))} ${again}`;
  if (provider !== undefined) return { ...environmentBroken(noStories(provider.detail)), usage };
  if (result.verdict !== 'pass') {
    if (result.excerpt.lines.length > 0) log.verbatim(result.excerpt.lines);
    return { ...configError(noStories(result.reason)), usage };
  }
  const stories = readAgentStories(finalText, { nonce, clean });
  if (!stories.ok) return { ...configError(noStories(stories.problem)), usage };
  return { ok: true, backlog: { ...stories.backlog, notices: issueNotices(call.issue) }, usage };
}

async function ask(
  call: AskCall,
  { root, folder, rung, agents }: Asking,
  { secrets, nonce }: { readonly secrets: readonly string[]; readonly nonce: string },
): Promise<AgentCalled | AgentCut> {
  const { job, env, log, settings, repository, base, issue, cancel } = call;
  const logs = logFolder(join(folder, 'logs'), (text) => redact(text, secrets).text);
  const idleMs = settings.agent.type === 'command' ? undefined : settings.idleTimeoutMs;
  const onStarted = (): void => log.info('The agent reads the issue and writes its stories.');
  const callAgent = agentCalls({ agents, env, folder, log, secrets, settings, idleMs, onStarted, cancel }, logs);
  const rooms = runRooms({
    ...{ folder, root, rung, env, job, agents, started: Promise.resolve() },
    prepared: { repository, settings, base, layers: layerReader(repository, job.workspace) },
    plan: { start: { commit: base.commit } },
  });
  const room = await rooms.openView({ role: 'review', tree: await repository.treeOf(base.commit) });
  return callAgent(agents.implementer, {
    ...{ role: 'plan', gate: 'spec', name: 'init-plan', room, prompt: issuePrompt({ issue, nonce }) },
    limits: limitsOf(settings),
    budgetUsd: settings.maxCostUsd,
    variables: { RALPH_STORY: 'init', RALPH_ATTEMPT: '1', RALPH_REVIEW_CALL: '1' },
    startedMs: 0,
    onSoftLimit: () => log.warning('The agent that writes the stories passed its soft limit and goes on'),
  }).finally(room.close);
}

/** As long as a reviewer, and never longer than a run. */
function limitsOf({ gateLimits: { spec }, runTimeoutMs }: Settings): Limits {
  const hardMs = Math.min(spec.hardMs, runTimeoutMs);
  return { softMs: Math.min(spec.softMs, hardMs), hardMs, boundBy: hardMs < spec.hardMs ? 'run' : 'gate' };
}

/** What the one call used; a call that tells nothing is counted as such. */
function used(told: readonly Usage[], perCallUsd: number | undefined): UsageView {
  const aside = perCallUsd === undefined ? told : pricedUsage(told, { role: 'plan', costUsd: perCallUsd });
  return usageOf([{ attempts: [], aside, ...(aside.length === 0 && { lostCalls: 1 }) }]);
}

function noAnswer(why: string): string {
  return `The agent gave no stories that can be used: ${why.replace(/\.$/, '')}.`;
}

const again =
  'Give the command again for another answer, or write the stories as a task list, headings or a table and use init without --agent.';

const notReplayed =
  'agent: replay plays a recorded run, in which nobody was asked for the stories of an issue. Use init without --agent, or another agent.';
