import type { Issue } from '../support/github/model.ts';
import { commentEvent } from '../support/trigger-events.ts';
import { createConcurrencyGroups } from '../support/workflow/concurrency.ts';
import type { RunWorkflowOptions } from '../support/workflow/options.ts';
import { exampleOf, openStage, type Played, rehearsed, type Stage } from './examples-rig.ts';

const example = exampleOf('comment.yml');

/** What a comment of a test is given beside its text. */
export interface Said {
  /** Default ada, who may write. */
  readonly user?: string;
  /** Of our step, over those of the example. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Number of the issue or pull request; default the issue of the talk. */
  readonly thread?: number;
  readonly options?: Partial<RunWorkflowOptions>;
}

/** People who talk to examples/comment.yml on the stand-in for GitHub: ada may write, eve may read. Jobs share their concurrency groups. */
export interface Talk extends Stage {
  readonly issue: Issue;
  /** What the workflow makes of a comment. */
  readonly say: (body: string, said?: Said) => Promise<Played>;
  /** Our comments in a thread, without their markers. */
  readonly answers: (thread?: number) => readonly string[];
}

export async function openTalk(body = ''): Promise<Talk> {
  const stage = await openStage({ private: true, roles: { ada: 'write', eve: 'read' } });
  const { github, sha } = stage.repository;
  const issue = github.openIssue({ title: 'Plain words', body });
  const concurrency = createConcurrencyGroups();
  return {
    ...stage,
    issue,
    answers: (thread = issue.number) =>
      github
        .comments(thread)
        .filter(({ user }) => user.login === 'github-actions[bot]')
        .map((comment) => comment.body.replace(/^<!--.*-->\n/, '')),
    say: (text, { user = 'ada', inputs = {}, thread = issue.number, options = {} } = {}) => {
      const said = github.say(thread, { user, body: text });
      const { eventName, payload } = commentEvent(github, github.issue(thread), said);
      const event = { name: eventName, payload, sha };
      return stage.play(rehearsed(example, { inputs }), { event, concurrency, ...options });
    },
  };
}

/** Jobs that did not stay out. */
export function ran({ result }: Played): readonly string[] {
  return result.jobs
    .filter(({ conclusion }) => conclusion !== 'skipped')
    .map(({ name, conclusion }) => `${name}: ${conclusion}`);
}
