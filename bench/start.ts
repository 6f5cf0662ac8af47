import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunnerJob, repositoryRoot } from '../tests/support/action-runner.ts';
import { writeAgent } from './agents.ts';
import { figure, type Group, interleave } from './figure.ts';
import { measureRun } from './measured-run.ts';
import { createProject, forgetBranches, type Project } from './project.ts';

/** From the start of the bundle to the start of the first agent process, 5,000 stories, baseline off. */
export const start: Group = {
  name: 'start',
  measure: async (say) => {
    await using project = await createProject({ files: 50, stories: 5000 });
    say('bundle start to first agent, 5,000 stories');
    const quickGit = writeQuickGit(project);
    const seen = await interleave(7, {
      node: async () => timeMs(['-e', '0']),
      bundle: async () => timeMs([join(repositoryRoot, 'dist', 'main', 'index.js')]),
      loopback: () => startMs(project, {}),
      quick: () => startMs(project, { env: { PATH: `${quickGit}:${process.env['PATH']}` } }),
    });
    return [
      figure(
        { name: 'start to first agent, remote answers at once', value: seen.quick, floor: seen.node, unit: 'ms' },
        { most: 150 },
      ),
      figure({
        name: 'start to first agent, loopback HTTP remote',
        value: seen.loopback,
        floor: seen.node,
        unit: 'ms',
      }),
      figure({ name: 'of which waiting for the loopback remote', value: seen.loopback - seen.quick, unit: 'ms' }),
      figure({
        name: 'bundle loaded, then refused for lack of a job',
        value: seen.bundle,
        floor: seen.node,
        unit: 'ms',
      }),
    ];
  },
};

async function startMs(project: Project, env: Pick<RunnerJob, 'env'>): Promise<number> {
  const agent = writeAgent(project.folder, { firstStart: true });
  const run = await measureRun({ ...project.job({ agent_command: agent.command, max_iterations: '1' }), ...env });
  forgetBranches(project);
  return agent.firstStartMs() - run.startedMs;
}

/** A git on PATH that answers `ls-remote` from a file and says yes to every push, and is the real one otherwise. */
function writeQuickGit({ folder, gitDir, sha }: Project): string {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const bin = join(folder, 'quick-git');
  mkdirSync(bin);
  writeFileSync(join(bin, 'answer'), `ref: refs/heads/main\tHEAD\n${sha}\tHEAD\n${sha}\trefs/heads/main\n`);
  writeFileSync(
    join(bin, 'git'),
    [
      '#!/bin/sh',
      'case $1 in',
      `  ls-remote) while IFS= read -r line; do printf '%s\\n' "$line"; done < '${bin}/answer' ;;`,
      `  push) printf 'To ${gitDir}\\n'`,
      '    while [ "$1" != -- ]; do shift; done',
      '    shift 2',
      `    for ref; do printf '*\\t%s\\t[new reference]\\n' "$ref"; done`,
      '    echo Done ;;',
      `  *) exec '${real}' "$@" ;;`,
      'esac',
      '',
    ].join('\n'),
  );
  chmodSync(join(bin, 'git'), 0o755);
  return bin;
}

function timeMs(args: readonly string[]): number {
  const startedMs = performance.now();
  spawnSync(process.execPath, [...args], { env: { PATH: process.env['PATH'] ?? '' }, stdio: 'ignore' });
  return performance.now() - startedMs;
}
