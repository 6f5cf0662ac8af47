import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionEnd } from '../../src/action/action-end.ts';
import type { Outputs } from '../../src/action/outputs.ts';
import { runAction } from '../../src/action/run-action.ts';
import type { Runner } from '../../src/action/runner.ts';
import { type GitRemote, startGitRemote } from '../support/git-remote.ts';
import { type Files, type Sandbox, sandbox } from '../support/git-sandbox.ts';

/** The token that the remote of a stage asks for. */
export const token = 'ghs_the_token_of_the_job';

/** A project on a remote, and the action with nobody around it. */
export interface Stage extends AsyncDisposable {
  readonly box: Sandbox;
  readonly remote: GitRemote;
  readonly workspace: string;
  /** Everything that was said to the runner. */
  readonly said: string[];
  readonly summaries: string[];
  /** Writes an executable bash script beside the project; its absolute path. */
  script(name: string, text: string): string;
  /** What the agents were told, in order. */
  prompts(): string[];
  run(
    values?: Record<string, string>,
    more?: { env?: Record<string, string>; cancel?: AbortSignal },
  ): Promise<ActionEnd>;
}

/**
 * A project with one story (`'prd.json': undefined` leaves it out), its remote, and an agent that is a shell script.
 * @param before adds commits to the workspace before the remote gets them
 */
export async function stage(
  agent: string,
  files: Readonly<Record<string, Files[string] | undefined>> = {},
  before: (box: Sandbox, workspace: string) => void = () => undefined,
): Promise<Stage> {
  const box = sandbox();
  const all = Object.entries({
    'prd.json': '[{"id":"A","title":"First title","passes":false}]\n',
    'src/a.txt': '1\n',
    'test/a.test.js': 'true\n',
    ...files,
  });
  const there = all.filter((entry): entry is [string, Exclude<(typeof entry)[1], undefined>] => entry[1] !== undefined);
  const { dir: workspace } = box.repo('ws', Object.fromEntries(there));
  before(box, workspace);
  const commit = box.git(workspace, 'rev-parse', 'HEAD');
  const remote = await startGitRemote({ seed: workspace, requireToken: token });
  const log = box.path('prompts');
  const script = (name: string, text: string): string => {
    writeFileSync(box.path(name), `#!/bin/bash\n${text}\n`);
    chmodSync(box.path(name), 0o755);
    return box.path(name);
  };
  const program = script('agent.sh', `mkdir -p '${log}'; cat > '${log}'/$(ls '${log}' | wc -l)\n${agent}`);
  mkdirSync(box.path('temp'));
  const said: string[] = [];
  const summaries: string[] = [];
  const runner = recorder(said, summaries);
  return {
    ...{ box, remote, workspace, said, summaries, script },
    prompts: () => (existsSync(log) ? readdirSync(log).map((name) => readFileSync(join(log, name), 'utf8')) : []),
    run: (values = {}, { env = {}, cancel = new AbortController().signal } = {}) => {
      const inputs = {
        agent: 'command',
        review_agent: 'none',
        agent_command: program,
        test_command: 'ls src/a.txt',
        create_pr: 'none',
        // The scripts of these tests leave traces beside the project, which walls would hide.
        isolation: 'process',
        ...values,
      };
      return runAction({
        entry: '/dist/main/index.js',
        ...{ cancel, ...runner },
        env: {
          ...{ PATH: process.env['PATH'] ?? '/bin', HOME: box.root, GITHUB_WORKSPACE: workspace, GITHUB_SHA: commit },
          ...{ RUNNER_TEMP: box.path('temp'), GITHUB_SERVER_URL: remote.serverUrl, GITHUB_REPOSITORY: 'acme/widgets' },
          ...{ GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_REF: 'refs/heads/main', INPUT_GITHUB_TOKEN: token },
          ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
          ...env,
        },
      });
    },
    [Symbol.asyncDispose]: async () => {
      await box[Symbol.asyncDispose]();
      await remote.close();
    },
  };
}

function recorder(said: string[], summaries: string[]): Runner {
  const write = (kind: string) => (line: string) => void said.push(`${kind} ${line}`);
  return {
    log: {
      info: write('info'),
      notice: write('notice'),
      warning: write('warning'),
      error: write('error'),
      startGroup: write('group'),
      endGroup: () => undefined,
      verbatim: (lines) => void said.push(`verbatim ${lines.join('\n')}`),
    },
    onSummary: async (markdown) => void summaries.push(markdown),
    annotate: ({ level, message }) => void said.push(`${level} ${message}`),
    onSecret: write('secret'),
    onBegun: (state) => void said.push(`begun ${state['journal'] ?? ''}`),
    setOutputs: (outputs: Outputs) => void said.push(JSON.stringify(outputs)),
  };
}

/** An agent that does what the story asks, with a test. */
export const works = `echo 2 > src/a.txt; echo "test('a is there', () => {});" > test/b.test.js`;

/** Every object that the remote has, reachable or not, as text. */
export function everything({ box, remote }: Stage): string {
  const git = (...args: string[]): string => box.git(remote.gitDir, ...args);
  const all = git('cat-file', '--batch-all-objects', '--batch-check=%(objecttype) %(objectname)').split('\n');
  const names = all.filter((line) => /^(?:blob|commit) /.test(line)).map((line) => line.split(' ')[1] ?? '');
  return names.map((name) => git('cat-file', '-p', name)).join('\n');
}
