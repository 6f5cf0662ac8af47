import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../tests/support/demo-repository.ts';
import { writeAgent } from './agents.ts';
import { figure, type Group, interleave } from './figure.ts';
import { measureRun, perIterationMs } from './measured-run.ts';
import { createProject, forgetBranches, type Project } from './project.ts';

const iterations = 20;

/** What the action does around an agent and a gate that do nothing, beside a script with just the necessary git commands. */
export const iteration: Group = {
  name: 'iteration',
  measure: async (say) => {
    const sizes = [
      { files: 50, rounds: 5, ratio: 3 },
      { files: 10_000, rounds: 3, ratio: 1.2 },
    ];
    const figures = [];
    for (const { files, rounds, ratio } of sizes) {
      await using project = await createProject({ files, stories: iterations });
      say(`iterations, ${files} files`);
      const seen = await interleave(rounds, {
        ours: () => oursMs(project, iterations),
        floor: () => floorMs(project, iterations),
      });
      figures.push(
        figure({ name: `iteration, ${files} files`, value: seen.ours, floor: seen.floor, unit: 'ms' }, { ratio }),
      );
    }
    return figures;
  },
};

/** The same with more stories in prd.json. */
export const growth: Group = {
  name: 'growth',
  measure: async (say) => {
    await using few = await createProject({ files: 50, stories: 5 });
    await using many = await createProject({ files: 50, stories: 10_000 });
    say('iterations with 5 and with 10,000 stories');
    const seen = await interleave(5, { few: () => oursMs(few, 5), many: () => oursMs(many, 5) });
    const name = 'iteration with 10,000 stories, beside 5 stories';
    return [figure({ name, value: seen.many, floor: seen.few, unit: 'ms' }, { ratio: 3 })];
  },
};

async function oursMs(project: Project, count: number): Promise<number> {
  const agent = writeAgent(project.folder);
  const run = await measureRun(project.job({ agent_command: agent.command, max_iterations: String(count) }));
  forgetBranches(project);
  return perIterationMs(run);
}

async function floorMs(project: Project, count: number): Promise<number> {
  const folder = mkdtempSync(join(project.folder, 'floor-'));
  git(folder, 'clone', '--quiet', '--bare', `file://${project.gitDir}`, 'git');
  for (const tree of ['agent', 'view']) fill(folder, tree);
  const agent = writeAgent(folder);
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
