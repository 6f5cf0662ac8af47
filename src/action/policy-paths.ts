import { dirname, join, relative, resolve } from 'node:path/posix';
import type { Repository } from '../adapters/git/controller.ts';
import type { IntegrityPolicy } from '../core/integrity/change.ts';
import type { RunPlan } from '../core/plan.ts';
import { criteriaTexts } from '../core/prd.ts';
import type { AgentSetting, Settings } from '../settings/settings.ts';
import type { FoundPrd } from './find-prd.ts';
import type { Prepared } from './prepare.ts';

/** progress.txt stands beside prd.json (02-loop §6). */
export function progressPath(prdPath: string): string {
  return join(dirname(prdPath), 'progress.txt');
}

/** The log that commits of stories add to; undefined: none does. */
export function committedProgress({ prdPath, progress }: Pick<RunPlan, 'prdPath' | 'progress'>): string | undefined {
  return prdPath === undefined || progress !== undefined ? undefined : progressPath(prdPath);
}

/** Stands for the backlog of an objective, which no file holds: agents never write below `.ralph/` anyway. */
const NO_BACKLOG = '.ralph/prd.json';

/** What the integrity gate protects for each story; frozen at run start. */
export function policyOf(
  { prd, policy, settings, backlogs }: Prepared,
  plan: RunPlan,
): (story: string) => IntegrityPolicy {
  const stories = new Map(prd.prd.stories.map((story) => [story.id, story]));
  const { prdPath = NO_BACKLOG } = plan;
  // An objective flips no marker of a story either.
  const others = plan.objective === undefined ? [] : backlogs.flatMap((path) => [path, progressPath(path)]);
  const asking = policy.asking ?? criteriaTexts(prd.prd.stories);
  return (story) => ({
    prdPath,
    controllerPaths: [progressPath(prdPath), ...others],
    protectedPaths: settings.protectedPaths,
    testPaths: settings.testPaths ?? [],
    allow: stories.get(story)?.allow ?? [],
    criteria: plan.objective === undefined ? (asking.get(story) ?? []) : [plan.objective.text],
    checks: plan.checks,
    ...(plan.setup && { setup: plan.setup.command }),
    ...(plan.workingDirectory === undefined ? {} : { workingDirectory: plan.workingDirectory }),
  });
}

/**
 * The same with files of the repository that the command lines of agents name, as protected paths: an attempt that changed them
 * would write the next agent, or its own reviewer. The user's own paths come first, so that none of them can take these out.
 */
export async function protectAgentFiles(prepared: Prepared, workspace: string): Promise<Prepared> {
  const { repository, settings, start } = prepared;
  const { agent, reviewAgent, agentFallbacks, workingDirectory, protectedPaths } = settings;
  const found: string[] = [];
  for (const path of namedPaths([agent, reviewAgent, ...agentFallbacks.map((each) => each.agent)], {
    workspace,
    workingDirectory,
  })) {
    const file = await repository.readFile(start.start.commit, path, 0);
    if (file !== undefined && !protectedPaths.includes(path)) found.push(path);
  }
  if (found.length === 0) return prepared;
  return { ...prepared, settings: { ...settings, protectedPaths: [...protectedPaths, ...found] } };
}

interface Folders {
  /** Absolute; the tree appears there. */
  readonly workspace: string;
  /** Folder of the tree in which agents start; '' = its root. */
  readonly workingDirectory: string;
}

/** Programs are named from the root, arguments from the folder in which the agent starts; a leading `!` would be no path to a glob. */
function namedPaths(
  agents: readonly (AgentSetting | 'none')[],
  { workspace, workingDirectory }: Folders,
): ReadonlySet<string> {
  const words = agents.flatMap((agent) =>
    agent === 'none' || agent.type !== 'command' ? [] : [...agent.command, ...agent.args],
  );
  const places = words.flatMap((word) => [resolve(workspace, word), resolve(workspace, workingDirectory, word)]);
  const inside = places.map((place) => relative(workspace, place));
  return new Set(inside.filter((path) => path !== '' && !/^(?:\.\.(?:\/|$)|!)/.test(path)));
}

/** What is not committed of the files that we write ourselves. */
export type Uncommitted = Pick<RunPlan, 'progress' | 'archiveIn'>;

/** Files of ours that git ignores, or that are switched off, and what a person should know of it. */
export async function findUncommitted(
  repository: Repository,
  { prd: { path, feature }, commit, settings }: { prd: FoundPrd; commit: string; settings: Settings },
): Promise<{ readonly uncommitted: Uncommitted; readonly notices: readonly string[] }> {
  if (path === undefined) return { uncommitted: {}, notices: [] };
  const [progress, archive] = [progressPath(path), '.ralph/archive'];
  const [ignored, log, kept] = await Promise.all([
    repository.ignoredPaths([progress, `${archive}/prd.json`]),
    repository.readFile(commit, progress, 1),
    repository.listFolder(commit, archive),
  ]);
  const logs = settings.progressFile === 'none' ? 'none' : isLeft(ignored.has(progress), log === undefined);
  const archives = settings.archive ? isLeft(ignored.has(`${archive}/prd.json`), kept.length === 0) : undefined;
  const left = [...(logs === 'state' ? [progress] : []), ...(archives === 'state' ? [`${archive}/`] : [])];
  const place = {
    ref: `is kept in refs/ralph/${feature}/state`,
    artifact: 'is kept in an artifact of the workflow run',
    none: 'is not kept',
  }[settings.journal];
  const off = [
    ...(logs === 'state' ? ['progress_file: none'] : []),
    ...(archives === 'state' ? ['archive: false'] : []),
  ];
  const notice = `Git ignores ${left.join(' and ')}, so no commit has ${left.length === 1 ? 'it' : 'them'}. The content ${place}. To switch this off, set ${off.join(' and ')}.`;
  return {
    uncommitted: { ...(logs && { progress: logs }), ...(archives && { archiveIn: archives }) },
    notices: left.length === 0 ? [] : [notice],
  };
}

/** What is tracked git does not ignore. */
function isLeft(isIgnored: boolean, isUntracked: boolean): 'state' | undefined {
  return isIgnored && isUntracked ? 'state' : undefined;
}
