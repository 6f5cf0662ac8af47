import { boolean, choice, count, folder } from './codecs.ts';
import { command, gates } from './codecs-commands.ts';
import { globs, names, places } from './codecs-lists.ts';
import type { TableRows } from './row.ts';

/** What decides whether a story is done. */
export const GATE_SETTINGS = {
  test_command: {
    schema: gates,
    defaultText: 'detected from the manifests',
    field: null,
    description:
      'The checks, one per line: `name: command`, or a bare command that is then named test. Each line runs in a bash of its own (`bash --noprofile --norc -eo pipefail`: the first command that fails ends it); `none` means that nothing is tested.',
  },
  gate_env: {
    schema: names,
    otherwise: [],
    description:
      'Names of environment variables that the gates receive although they look like secrets. They are printed in the report.',
  },
  gate_mounts: {
    schema: places({ home: false }),
    otherwise: [],
    description: 'Absolute paths that gates may read although they are hidden from them otherwise.',
  },
  gate_parallel: {
    schema: count({ upTo: 16 }),
    default: '1',
    description: 'Gates that run side by side, each in a view of its own.',
  },
  baseline: {
    schema: choice(['attribute', 'require-green', 'off']),
    default: 'attribute',
    description:
      'Run the gates once before the first attempt: `attribute` tells new failures from those that were there before (a red check that does not tell how many tests passed ends the run), `require-green` stops on a red base, `off` skips it.',
  },
  protected_paths: {
    schema: globs,
    defaultText: 'only the built-in list',
    otherwise: [],
    description: 'More files, as globs, that the agent may not change. They are restored, and the agent is told.',
  },
  hidden_paths: {
    schema: globs,
    otherwise: [],
    description:
      'Acceptance tests that agents do not see: files, as globs, that are taken out of their worktree and laid into every gate view as the policy base has them.',
  },
  test_paths: {
    schema: globs,
    defaultText: "the ecosystem's conventional globs",
    description: 'Which files are tests, as globs, in place of the conventional ones.',
  },
  test_report: {
    schema: globs,
    description:
      'Reports that the checks write, as globs (JUnit, TAP, JSON of jest, vitest, mocha or `go test -json`): a check that wrote one on the base has to write a fresh one, with no failed test and no fewer tests. Reports of an earlier run are removed first. Without it the output of known runners is read.',
  },
  require_evidence: {
    schema: boolean,
    defaultText: '`true` when nobody reviews',
    description: 'Pass a story only when a test shows that it is done; green gates alone prove that nothing broke.',
  },
  red_green: {
    schema: choice(['false', 'if-tests', 'true']),
    default: 'false',
    description:
      'Run the new tests on the old code too, where they have to fail: `true` asks every story for such a test, `if-tests` only those that add or change tests.',
  },
  saboteur: {
    schema: choice(['auto', 'always', 'off']),
    default: 'auto',
    description:
      'Judge the green tree of a story once more, with wrong values in the lines that it changed: a check that runs tests has to turn red. `auto` does so where the story touched something that a check loads, builds or runs through beside product code and ordinary tests, and where no check tells how many tests passed; what stays green fails the attempt in the first case and is a warning in the second. `off` never does.',
  },
  spec_passes: {
    schema: count({ upTo: 9 }),
    default: '1',
    description: 'Reviewers that judge every acceptance criterion. When they disagree, a human is asked.',
  },
  final_review: {
    schema: count({ upTo: 9, from: 0 }),
    default: '0',
    description:
      'Reviewers that read the whole change once, after the last story; 0 = none. When more than half of them name something that must ' +
      'not be merged, the run ends `block_finding`, and with `journal: ref` so do later runs until the branch changes; when too few ' +
      'answer, it is not `ready`, and the next run asks again. Each has the limit of the quality gate (`gate_timeouts`).',
  },
  on_block: {
    schema: choice(['continue', 'halt']),
    default: 'continue',
    description:
      'What a confirmed block of the quality review does beside ending its story: `continue` with the others, or `halt` the run.',
  },
  max_changed_files: {
    schema: count({ upTo: 1_000_000 }),
    default: '2000',
    description: 'Files that one attempt may change; more fails the attempt.',
  },
  max_added_mb: {
    schema: count({ upTo: 100_000 }),
    default: '50',
    description: 'Megabytes that one attempt may add; more fails the attempt.',
  },
  max_file_mb: {
    schema: count({ upTo: 100_000 }),
    default: '10',
    description: 'Megabytes of the largest file that an attempt may write; more fails the attempt.',
  },
} as const satisfies TableRows;

/** How gates get the dependencies that a changed manifest or lock file asks for. */
export const SETUP_SETTINGS = {
  setup_command: {
    schema: command,
    defaultText: 'none: gates see what the workspace had installed',
    description:
      'Installs dependencies, for example `npm ci`, in the same bash as the gates (`-eo pipefail`). It runs in front of the gates of every tree that the workspace has nothing installed for: where the files of setup_key are not those of the commit that is checked out there, and for the base too where the workspace holds no file that git ignores. Where views are overlay mounts it runs once for each state of these files, on the base branch with these files changed; else, and where that fails, in each view that needs it.',
  },
  setup_key: {
    schema: globs,
    defaultText: 'the manifests and lock files of the usual package managers',
    description: 'Which files decide, as globs, whether setup_command has to run again.',
  },
  setup_env: {
    schema: names,
    otherwise: [],
    description:
      'Names of environment variables that setup_command receives although they look like secrets, for example a registry token; only on the tree of the base branch, never on one that an agent or a pull request changed.',
  },
  setup_scripts: {
    schema: choice(['off', 'allow']),
    default: 'off',
    description:
      'Whether packages may run install scripts when the files of setup_key are not those of the base branch.',
  },
} as const satisfies TableRows;

/** Where agents and gates run, and behind which walls. */
export const ISOLATION_SETTINGS = {
  isolation: {
    schema: choice(['auto', 'namespace', 'user', 'process']),
    default: 'auto',
    description:
      'Wall around agents and gates: `namespace`, another `user`, or only a `process` group, which is not safe. `auto` takes the best that this machine can do and prints it.',
  },
  working_directory: {
    schema: folder,
    defaultText: 'the root of the repository',
    otherwise: '',
    description:
      'Folder inside the repository in which agents, gates and setup_command start. Globs stay relative to the root of the repository. For a checkout with `path: app` begin with that folder: `app`, or `app/packages/web`.',
  },
} as const satisfies TableRows;
