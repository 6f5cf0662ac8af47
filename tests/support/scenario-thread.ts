import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { GitHubOptions } from './github/github.ts';
import type { Comment } from './github/model.ts';
import type { PullIssue } from './github/render-pull.ts';
import { createScenarioOnGitHub, type JobChange, type ScenarioOnGitHub, type ScenarioOptions } from './scenario.ts';
import { openStory, shellAgent, smallPrd } from './scenario-project.ts';
import { commentEvent, labelEvent, reviewEvent } from './trigger-events.ts';

/** Two stories that pass at once; the second agent, and that of an objective, wait while the file that HOLD names is there. */
const prd = smallPrd([openStory(), openStory({ id: 'US-002', title: 'Second line', priority: 2 })]);

const agent = shellAgent(`case "$RALPH_STORY" in
  US-001) line one 'one: 1st' 'one: 1st' ;;
  US-002)
    while [ -e "$HOLD" ]; do sleep 0.02; done
    line two 'two: 2nd' 'two: 2nd'
    ;;
  *)
    while [ -e "$HOLD" ]; do sleep 0.02; done
    line three 'three: 3rd' 'three: 3rd'
    ;;
esac
`);

/** A repository whose people talk on the stand-in for GitHub: ada may write, eve may read. */
export interface ThreadScenario extends ScenarioOnGitHub {
  /** What the job of a comment is given, on a fresh machine of its own. */
  ask(number: number, user: string, body: string, change?: JobChange): JobChange;
  label(number: number, user: string, label: string): JobChange;
  /** An approving review, of the head unless a commit is named. */
  approve(number: number, user: string, commit?: string): JobChange;
  /** A night on a fresh machine of its own. */
  night(change?: JobChange): JobChange;
  hold(): void;
  release(): void;
  /** Comments that the action wrote, oldest first. */
  answers(number: number): readonly Comment[];
  /** Reactions to the last comment of a person. */
  reactions(number: number, user: string): readonly string[];
}

export async function createThread(
  options: ScenarioOptions & { readonly github?: Omit<GitHubOptions, 'name' | 'seed'> } = {},
): Promise<ThreadScenario> {
  const inputs = { agent_env: 'HOLD', ...options.inputs };
  const scenario = await createScenarioOnGitHub({
    agent,
    ...options,
    files: { 'prd.json': prd, ...options.files },
    github: { roles: { ada: 'write', eve: 'read' }, ...options.github },
    inputs,
  });
  const { github, folder, switches } = scenario;
  const held = join(switches, 'held');
  let machine = 0;
  const job = (event: JobChange['event'] | undefined, by: string, change: JobChange = {}): JobChange => {
    machine += 1;
    const env = { GITHUB_RUN_ID: String(9000 + machine), GITHUB_ACTOR: by, GITHUB_TRIGGERING_ACTOR: by, HOLD: held };
    return {
      ...change,
      ...(event && { event }),
      temp: join(folder, `machine-${machine}`),
      env: { ...env, ...change.env },
    };
  };
  return {
    ...scenario,
    ask: (number, user, body, change) => {
      const comment = github.say(number, { user, body });
      const { eventName: name, payload } = commentEvent(github, github.issue(number), comment);
      return job({ name, payload }, user, change);
    },
    label: (number, user, label) => {
      const { eventName: name, payload } = labelEvent(github, github.issue(number), { label, by: user });
      return job({ name, payload }, user);
    },
    night: (change) => job(undefined, 'github-actions[bot]', change),
    approve: (number, user, commit) => {
      const review = github.review(number, { user, state: 'APPROVED', ...(commit && { commit }) });
      const { eventName: name, payload } = reviewEvent(github, github.issue(number) as PullIssue, review);
      return job({ name, payload }, user);
    },
    hold: () => writeFileSync(held, ''),
    release: () => rmSync(held, { force: true }),
    answers: (number) => github.comments(number).filter(({ byApp }) => byApp),
    reactions: (number, user) => {
      const last = github.comments(number).findLast((comment) => comment.user.login === user);
      return (last?.reactions ?? []).map(({ content }) => content);
    },
  };
}

/** Nobody was answered and nothing was written, not even a ref. */
export async function expectSilence({ github, remote }: ThreadScenario, refs: readonly string[]): Promise<void> {
  const asked = github.journal.filter(({ kind }) => kind === 'api').map(({ method }) => method);
  expect(asked.filter((method) => method !== 'GET')).toEqual([]);
  expect([...(await remote.refs()).keys()]).toEqual(refs);
  expect(existsSync(remote.gitDir)).toBe(true);
}
