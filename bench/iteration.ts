import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../tests/support/demo-repository.ts';
import { holdPushes, writeAgent } from './agents.ts';
import { type Figure, figure, type Group, interleave } from './figure.ts';
import { measureRun, perIterationMs } from './measured-run.ts';
import { createProject, forgetBranches, type Project } from './project.ts';

const iterations = 20;

/** What the action does around a no-op agent and a no-op gate, beside a script with just the necessary git commands. */
export const iteration: Group = {
  name: 'iteration',
  measure: async (say) => [
    ...(await measureSize(say, {
      name: 'small repository (50 files)',
      files: 50,
      rounds: 5,
      target: { most: 45, ratio: 1.5 },
    })),
    ...(await measureSize(say, { name: '10,000 files', files: 10_000, rounds: 3, target: { most: 200, ratio: 1.3 } })),
  ],
};

/** The same with more stories in prd.json. */
export const growth: Group = {
  name: 'growth',
  measure: async (say) => {
    await using few = await createProject({ files: 50, stories: 5 });
    await using many = await createProject({ files: 50, stories: 10_000 });
    say('iterations with 5 and with 10,000 stories');
    const count = 5;
    const seen = await interleave(5, {
      few: () => oursMs(few, { count, push: 'waits' }),
      many: () => oursMs(many, { count, push: 'waits' }),
      floorOfFew: () => floorMs(few, count),
      floorOfMany: () => floorMs(many, count),
    });
    return [
      figure(
        { name: 'iteration with 10,000 stories, beside 5 stories', value: seen.many, floor: seen.few, unit: 'ms' },
        { ratio: 1.15 },
      ),
      figure({
        name: 'iteration with 10,000 stories, beside the bash script',
        value: seen.many,
        floor: seen.floorOfMany,
        unit: 'ms',
      }),
      figure({
        name: 'the bash script with 10,000 stories, beside 5',
        value: seen.floorOfMany,
        floor: seen.floorOfFew,
        unit: 'ms',
      }),
    ];
  },
};

interface Size {
  readonly name: string;
  readonly files: number;
  readonly rounds: number;
  readonly target: { readonly most: number; readonly ratio: number };
}

async function measureSize(
  say: (line: string) => void,
  { name, files, rounds, target }: Size,
): Promise<readonly Figure[]> {
  await using project = await createProject({ files, stories: iterations });
  say(`iterations, ${name}`);
  const seen = await interleave(rounds, {
    ours: () => oursMs(project, { count: iterations, push: 'waits' }),
    floor: () => floorMs(project, iterations),
    pushing: () => oursMs(project, { count: iterations, push: 'works' }),
  });
  return [
    figure({ name: `iteration, ${name}`, value: seen.ours, floor: seen.floor, unit: 'ms' }, target),
    figure({
      name: `iteration, ${name}, while pushes run on the same cores`,
      value: seen.pushing,
      floor: seen.floor,
      unit: 'ms',
    }),
  ];
}

/** Pushes are off the critical path: they wait at the remote until the last agent ran, or they work beside us. */
async function oursMs(project: Project, { count, push }: { count: number; push: 'waits' | 'works' }): Promise<number> {
  const agent = writeAgent(project.folder, { firstStart: false });
  const job = project.job({ agent_command: agent.command, max_iterations: String(count) });
  const run = await measureRun(job, {
    ...(push === 'waits' && { onTick: holdPushes(project.proxy, count) }),
  });
  project.proxy.release();
  forgetBranches(project);
  return perIterationMs(run);
}

async function floorMs(project: Project, count: number): Promise<number> {
  const folder = mkdtempSync(join(project.folder, 'floor-'));
  git(folder, 'clone', '--quiet', '--bare', `file://${project.gitDir}`, 'git');
  for (const tree of ['agent', 'view']) fill(folder, tree);
  const agent = writeAgent(folder, { firstStart: false });
  const script = join(import.meta.dirname, 'floor.sh');
  const out = execFileSync('bash', [script, folder, agent.file, String(count)], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return Number(out) / 1000 / (count - 1);
}

function fill(folder: string, tree: string): void {
  mkdirSync(join(folder, tree));
  writeFileSync(join(folder, 'git', 'info', 'attributes'), '* -text -filter\n');
  execFileSync('git', ['read-tree', '--reset', '-u', 'HEAD'], {
    cwd: join(folder, tree),
    env: {
      PATH: process.env['PATH'] ?? '',
      GIT_DIR: join(folder, 'git'),
      GIT_WORK_TREE: join(folder, tree),
      GIT_INDEX_FILE: join(folder, `${tree}.index`),
    },
  });
}
