import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { ASIDE } from '../scripts/bundle/aside.ts';
import { bundledModules } from '../scripts/bundle/bundled-modules.ts';
import { namedFunctions } from '../scripts/eager.ts';
import { endUnlessBare } from '../scripts/usage.ts';
import { repositoryRoot } from '../tests/support/action-runner.ts';
import { writeAgent } from './agents.ts';
import { measureRun } from './measured-run.ts';
import { createProject, forgetBranches, type Project, type ProjectSize } from './project.ts';

/**
 * `npm run eager-functions`: writes scripts/eager-functions.txt, the functions that the bundle compiles when it is read, as runs of the
 * bundle in dist call them. Of what is read before the first agent those that run before it; of what is read later all that run.
 */
type Inputs = Readonly<Record<string, string>>;

interface Script {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

endUnlessBare('Usage: npm run eager-functions');
const list = join(repositoryRoot, 'scripts', 'eager-functions.txt');
const levels = ['process', 'namespace'] as const;

/** Few stories, many, and some that depend on each other with the settings of examples/nightly.yml. */
const usual: readonly (readonly [Omit<ProjectSize, 'files'>, Inputs])[] = [
  [{ stories: 3 }, {}],
  [{ stories: 5000 }, {}],
  [
    { stories: 3, linked: true },
    { test_command: 'unit: true\nlint: true', job_timeout: '120m', max_attempts: '3' },
  ],
];

const found = new Map<string, Set<string>>();
for (const [size, inputs] of usual) {
  await using project = await createProject({ files: 50, ...size });
  for (const isolation of levels) await noteRun(project, { ...inputs, isolation });
}
const lines = [...found]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([module, names]) => `${module}: ${[...names].sort().join(' ')}\n`);
writeFileSync(list, lines.join(''));
process.stdout.write(
  `${list}: ${[...found.values()].reduce((sum, { size }) => sum + size, 0)} functions. Now npm run build\n`,
);

/** Notes what a run calls. */
async function noteRun(project: Project, more: Inputs): Promise<void> {
  const agent = writeAgent(project.folder, { firstStart: true });
  const file = join(project.folder, 'functions.json');
  const env = {
    NODE_OPTIONS: `--require ${JSON.stringify(join(import.meta.dirname, 'note-functions.cjs'))}`,
    RALPH_NOTED_FUNCTIONS: file,
  };
  const inputs = { agent_command: agent.command, max_iterations: '3', keep_logs: 'true', ...more };
  await measureRun({ ...project.job(inputs), env });
  forgetBranches(project);
  const { first, all } = JSON.parse(readFileSync(file, 'utf8')) as { first: readonly Script[]; all: readonly Script[] };
  const early = new Set(first.map(({ url }) => url));
  for (const script of first) note(script);
  // Of what was set aside only what a start itself called.
  for (const script of all.filter(({ url }) => !early.has(url))) if (!isAside(script)) note(script);
}

function isAside({ url }: Script): boolean {
  return readFileSync(fileURLToPath(url), 'utf8').includes(ASIDE);
}

/** Notes the functions of our modules, by the comment that stands before each module's part of a chunk. */
function note({ url, functions }: Script): void {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  const modules = [...text.matchAll(/^;?\/\/ build\/(\S+)\.js$/gm)];
  const called = new Set(
    functions.flatMap(({ ranges: [range] }) => (range && range.count > 0 ? [range.startOffset] : [])),
  );
  const modulesIn = bundledModules(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }));
  const statements = modulesIn.flatMap(({ body }) => body);
  for (const { name, at } of statements.flatMap(namedFunctions)) {
    const module = modules.findLast(({ index }) => index < at.start)?.[1];
    if (module === undefined || !called.has(at.start)) continue;
    const names = found.get(module) ?? new Set();
    found.set(module, names.add(name));
  }
}
