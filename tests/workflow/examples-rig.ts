import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parseDocument } from 'yaml';
import { repositoryRoot } from '../support/action-runner.ts';
import { createDemoOnGitHub, type DemoOnGitHub, demoToken } from '../support/demo-repository.ts';
import type { GitHubOptions } from '../support/github/github.ts';
import type { RunWorkflowOptions } from '../support/workflow/options.ts';
import type { Permissions } from '../support/workflow/permissions.ts';
import type { StepResult, WorkflowRun } from '../support/workflow/results.ts';
import { fixtureActions, run, temporaryFolder } from './rig.ts';

/** Text of a workflow of examples/. */
export function exampleOf(name: string): string {
  return readFileSync(join(repositoryRoot, 'examples', name), 'utf8');
}

/** Actions of the examples that stand on this machine; the doubles of those for artifacts are made where they are needed. */
export const exampleActions: Readonly<Record<string, string>> = {
  ...fixtureActions,
  'org/ralph-action': repositoryRoot,
};

/** Name of a workflow of examples/ -> its path in a repository that uses it. */
const workflowPaths = new Map(
  globSync('*.yml', { cwd: join(repositoryRoot, 'examples') }).map((file) => [
    String(parseDocument(exampleOf(file)).get('name')),
    `.github/workflows/${file}`,
  ]),
);

/** What a test changes of an example: inputs of our step, permissions of the workflow; undefined takes one away. */
export interface ExampleChange {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string | undefined>>;
}

/** An example with the rehearsal agent in place of claude, which needs a model; nothing else is changed unless asked for. */
export function rehearsed(yaml: string, { inputs = {}, permissions = {} }: ExampleChange = {}): string {
  const document = parseDocument(yaml);
  for (const [job, { steps }] of Object.entries(document.toJS().jobs as Jobs)) {
    const path = ['jobs', job, 'steps'];
    const ours = steps.findIndex(({ uses }) => uses?.startsWith('org/ralph-action@'));
    const publishes = document.getIn([...path, ours, 'with', 'mode']) === 'publish';
    const given = publishes ? {} : { agent: 'rehearsal', gate_timeouts: roomy, ...inputs };
    for (const [name, value] of Object.entries(given)) document.setIn([...path, ours, 'with', name], value);
    const install = steps.findIndex((step) => step.run?.startsWith('npm install --global'));
    if (install >= 0) document.deleteIn([...path, install]);
  }
  for (const [name, level] of Object.entries(permissions)) {
    if (level === undefined) document.deleteIn(['permissions', name]);
    else document.setIn(['permissions', name], level);
  }
  return String(document);
}

type Jobs = Readonly<Record<string, { readonly steps: readonly { readonly uses?: string; readonly run?: string }[] }>>;

/** The demo's own limits suit an idle machine; the hanging test needs one, the length of it is not the point. */
const roomy = 'test=15s/30s';

/** The demo project on the stand-in for GitHub, where workflows run. */
export interface Stage {
  readonly repository: DemoOnGitHub;
  /** Folder with a folder for each artifact that a workflow keeps. */
  readonly artifacts: string;
  /** Runs a workflow there, with a token that may do exactly what the workflow asks for. */
  readonly play: (yaml: string, options: Partial<RunWorkflowOptions>) => Promise<Played>;
}

export interface Played {
  readonly result: WorkflowRun;
  /** The step of our action. */
  readonly step: StepResult;
  /** What the run asked tokens for. */
  readonly asked: readonly Permissions[];
  /** The log of all steps, each line with its step. */
  readonly log: string;
}

export const modelKey = 'model-key-of-the-test';

/** Everything is gone when the test ends, which fails when GitHub's description does not allow a request that was made. */
export async function openStage(github: Omit<GitHubOptions, 'name' | 'seed'> = {}): Promise<Stage> {
  const folder = temporaryFolder();
  const project = join(folder, 'project');
  cpSync(join(repositoryRoot, 'examples', 'demo'), project, { recursive: true });
  // `npm ci` asks for a lock file, which a project without dependencies does not have.
  const lock = { name: 'plain-words', version: '1.0.0', lockfileVersion: 3, packages: { '': { name: 'plain-words' } } };
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock));
  // A token that may push no workflows is refused more where there are some.
  mkdirSync(join(project, '.github', 'workflows'), { recursive: true });
  for (const path of workflowPaths.values()) writeFileSync(join(project, path), exampleOf(basename(path)));
  const repository = await createDemoOnGitHub(folder, { project, github: { tokens: [], ...github } });
  onTestFinished(() => repository.github.close());
  const actions = {
    ...exampleActions,
    'org/ralph-action': builtAction(join(folder, 'ralph-action')),
    'actions/upload-artifact': double(join(folder, 'upload-artifact'), uploadScript),
    'actions/download-artifact': double(join(folder, 'download-artifact'), downloadScript),
  };
  return {
    repository,
    artifacts: join(folder, 'artifacts'),
    play: (yaml, options) => play(repository, yaml, { actions, ...options }),
  };
}

async function play(repository: DemoOnGitHub, yaml: string, options: Partial<RunWorkflowOptions>): Promise<Played> {
  const { github } = repository;
  const asked: Permissions[] = [];
  const lines: string[] = [];
  const workflowPath = workflowPaths.get(String(parseDocument(yaml).get('name')));
  const result = await run(yaml, {
    ...(workflowPath !== undefined && { workflowPath }),
    event: { name: 'schedule', payload: { schedule: '0 2 * * *' }, sha: repository.sha },
    repository: repository.repository,
    serverUrl: github.serverUrl,
    apiUrl: github.apiUrl,
    secrets: { ANTHROPIC_API_KEY: modelKey },
    token: (permissions) => {
      asked.push(permissions);
      const { metadata: _, ...named } = permissions;
      github.addToken({ value: demoToken, permissions: named as Readonly<Record<string, 'read' | 'write'>> });
      return demoToken;
    },
    timeScale: 1,
    ...options,
    onLine: (line) => {
      lines.push(`${line.step}: ${line.text}`);
      options.onLine?.(line);
    },
  });
  const step = result.jobs.flatMap(({ steps }) => steps).find(({ name }) => name.startsWith('Run org/ralph-action@'));
  if (step === undefined)
    throw new Error(`Our step did not run: ${JSON.stringify(result.problems)}\n${lines.join('\n')}`);
  return { result, step, asked, log: lines.join('\n') };
}

/** Our action with the bundles that tests/support/fresh-dist.ts chose; the repository itself when that is its dist. */
function builtAction(folder: string): string {
  const bundles = process.env['RALPH_BUNDLES'];
  if (bundles === undefined) return repositoryRoot;
  mkdirSync(folder);
  cpSync(join(repositoryRoot, 'action.yml'), join(folder, 'action.yml'));
  symlinkSync(bundles, join(folder, 'dist'));
  return folder;
}

/** Doubles of the actions that keep files between jobs: those of one stage share a folder beside them. */
function double(folder: string, script: string): string {
  mkdirSync(folder);
  const inputs = ['name', 'path', 'if-no-files-found'].map((name) => `  ${name}: { description: ${name} }`);
  const outputs = ['outputs:', '  artifact-id: { description: artifact-id }'];
  const manifest = [
    'name: double',
    'description: A double',
    'inputs:',
    ...inputs,
    ...outputs,
    'runs:',
    '  using: node24',
  ];
  writeFileSync(join(folder, 'action.yml'), `${[...manifest, '  main: main.cjs'].join('\n')}\n`);
  writeFileSync(join(folder, 'main.cjs'), script);
  return folder;
}

/** As the original, it tells an id only of what it has kept. */
const uploadScript = `const { appendFileSync, cpSync, globSync, readdirSync, statSync } = require('node:fs');
const { basename, join } = require('node:path');
const patterns = process.env.INPUT_PATH.split('\\n').filter(Boolean);
const kept = join(__dirname, '..', 'artifacts', process.env.INPUT_NAME);
let found = false;
for (const pattern of patterns) {
  for (const folder of globSync(pattern)) {
    for (const name of readdirSync(folder, { recursive: true })) {
      if (!statSync(join(folder, name)).isFile()) continue;
      cpSync(join(folder, name), join(kept, patterns.length === 1 ? '' : basename(folder), name));
      found = true;
      console.log('kept: ' + join(folder, name));
    }
  }
}
if (found) appendFileSync(process.env.GITHUB_OUTPUT, 'artifact-id=1\\n');
`;

const downloadScript = `const { cpSync } = require('node:fs');
const { join } = require('node:path');
cpSync(join(__dirname, '..', 'artifacts', process.env.INPUT_NAME), process.env.INPUT_PATH, { recursive: true });
`;
