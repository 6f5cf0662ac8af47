import {
  age,
  boolean,
  branch,
  branchPrefix,
  choice,
  count,
  duration,
  email,
  label,
  messageTemplate,
  personName,
  phrase,
  token,
} from './codecs.ts';
import { failOn, logins, place, secrets } from './codecs-lists.ts';
import type { TableRows } from './row.ts';

/** Where the work goes. */
export const GIT_SETTINGS = {
  github_token: {
    schema: token,
    defaultText: 'the token of the workflow',
    actionDefault: `\${{ github.token }}`,
    description: 'Token that pushes the branches. Only the controller holds it; agents and gates never see it.',
    secret: true,
  },
  base_branch: {
    schema: branch,
    defaultText: "the repository's default branch",
    description: 'Branch that the work starts from and whose rules are read.',
  },
  branch_prefix: {
    schema: branchPrefix,
    default: 'ralph/',
    description: 'Beginning of the name of the branch that receives passed stories.',
  },
  commit_message_template: {
    schema: messageTemplate,
    default: 'feat: [{id}] - {title}',
    description: "First line of a story's commit, at most 72 characters; `{id}` and `{title}` are filled in.",
  },
  sign_off: {
    schema: boolean,
    default: 'false',
    description: 'Add a Signed-off-by line with the commit author to every story commit.',
  },
  commit_author_name: {
    schema: personName,
    default: 'ralph-action[bot]',
    description: 'Name of author and committer.',
  },
  commit_author_email: {
    schema: email,
    default: 'ralph-action@users.noreply.github.com',
    description: 'E-mail address of author and committer.',
  },
  create_pr: {
    schema: choice(['draft', 'ready', 'none']),
    default: 'draft',
    description: 'The pull request that is opened at the first pushed story, one per feature. It is never merged.',
  },
  resume: {
    schema: choice(['auto', 'always', 'never']),
    default: 'auto',
    description: 'Whether an unfinished run goes on: `auto` when the way it ended allows it, `always`, or `never`.',
  },
  journal: {
    schema: choice(['ref', 'artifact', 'none']),
    default: 'ref',
    description:
      "Where the run's own records go: `ref` to refs/ralph/<feature>/state, so that any machine goes on with the run and knows what earlier nights learned; `artifact` to artifacts of the workflow runs instead, where only runs of the same workflow file find them (a workflow for nights and one for comments know nothing of each other), which takes `actions: read` and GitHub's own artifact service; `none` nowhere, so that only the same machine does.",
  },
  continue: {
    schema: choice(['none', 'dispatch']),
    default: 'none',
    field: null,
    description:
      'What becomes of a run that reaches its deadline: with `dispatch` it starts the workflow again, which goes on with it, at most 10 times in a row. It takes `on: workflow_dispatch`, `actions: write` and the journal on the remote; `journal: none` and `resume: never` are refused beside it.',
  },
  hand_over: {
    schema: place,
    defaultText: 'the job pushes itself',
    description:
      'Folder through which a job without write permission gives its work to another one. In a run, nothing is pushed and nothing is written to GitHub: branches and records go into the file hand-over.bundle there. With `mode: publish` that file is examined and what it holds is pushed. An input only; `continue: dispatch` and any `journal` but `ref` are refused beside it.',
  },
  progress_file: {
    schema: choice(['progress.txt', 'none']),
    default: 'progress.txt',
    description:
      'Log of the iterations beside prd.json, committed with each story; `none`: no log is written. Where git ignores the file, it is kept with the records of the run (see `journal`) instead.',
  },
  archive: {
    schema: boolean,
    default: 'true',
    description:
      'Once all stories of prd.json have passed, copy prd.json, progress.txt, prompt.md and specs/ to `.ralph/archive/<date>-<feature>/`, as the last commit of the branch. Where git ignores that folder, the copy goes to the records of the run (see `journal`) instead.',
  },
  retention_days: {
    schema: count({ upTo: 3650 }),
    default: '30',
    description:
      "Days after which older work of the feature's stories (`wip/archive/…`), attempts that this machine keeps and records of finished runs in the state ref are removed at the end of a run.",
  },
  retry_failed_after: {
    group: 'caps',
    schema: age,
    default: '7d',
    field: 'retryFailedAfterMs',
    description:
      'When a story that did not pass is tried again although neither its entry in prd.json, the prompt nor the base branch has changed.',
  },
  lock_ttl: {
    schema: duration,
    default: '30m',
    field: 'lockTtlMs',
    description:
      'How long the lock of another runner counts without a sign of life, where GitHub does not say whether its workflow run has ended (that takes `actions: read`).',
  },
} as const satisfies TableRows;

/** Who may start what from a comment, a label or a review. Inputs of the step alone. */
export const TRIGGER_SETTINGS = {
  trigger_phrase: {
    schema: phrase,
    default: '/ralph',
    description: 'First word of a line of a comment that gives a command; capitals do not count.',
  },
  label_trigger: {
    schema: label,
    defaultText: 'labels start nothing',
    description: 'Label that makes the text of an issue the objective of a run.',
  },
  allowed_bots: {
    schema: logins,
    defaultText: 'no bot',
    otherwise: [],
    description: 'Logins of bots that may give commands, as GitHub writes them: `my-app[bot]`. There is no wildcard.',
  },
  comment_criteria: {
    schema: choice(['write', 'named', 'off']),
    default: 'write',
    description:
      'What `--criteria` of a comment may be: with `write` any command of a person with write access, run as a gate without any key; with `named` the name of a configured gate; with `off` nothing.',
  },
  allow_fork_prs: {
    schema: boolean,
    default: 'false',
    description:
      'Take commands on pull requests from forks too. Work on one starts from its head and goes to a branch of this repository. If that head moves on, work continues only with a `github_token` that can push to it.',
  },
} as const satisfies TableRows;

/** What is shown, kept and counted as a failure. */
export const REPORTING_SETTINGS = {
  fail_on: {
    schema: failOn,
    default: 'any',
    description:
      'Which halts fail the step: `any` (every one with an exit code other than 0), `never`, or a list of halts.',
  },
  use_sticky_comment: {
    schema: boolean,
    default: 'true',
    description: 'Keep one comment on the pull request up to date while the run works.',
  },
  redact: {
    schema: secrets,
    defaultText: 'only the secrets that are known anyway',
    otherwise: [],
    description:
      'More values to blank out of every report, log and commit, separated by commas or line breaks, each of at least 4 characters.',
    secret: true,
  },
  keep_logs: {
    schema: boolean,
    default: 'false',
    description: 'Keep the logs of attempts and gates after a success too.',
  },
  show_full_output: {
    schema: boolean,
    default: 'false',
    description:
      'Print the whole output of agents, gates and setup_command in the job log, not only its end. Whoever can read the log can read it.',
  },
} as const satisfies TableRows;
