import type { FinishedStep } from './action-runner.ts';
import { createScenario } from './scenario.ts';
import { branchesOf, commitsOf, filesOf } from './scenario-facts.ts';
import { oneStoryProject } from './scenario-project.ts';

/** What a run of the project of one story came to. */
export interface Verdicts {
  readonly outputs: Readonly<Record<string, string | undefined>>;
  readonly commits: readonly object[];
}

const told = [
  ...['halt', 'conclusion', 'iterations', 'stories_passed', 'stories_failed'],
  ...['total_cost_usd', 'input_tokens', 'output_tokens', 'cache_read_tokens'],
];

/** Verdicts, ledger, and what the commits say and hold, without times. */
export function verdictsOf({ outputs }: FinishedStep, gitDir: string): Verdicts {
  const ralph = [...branchesOf(gitDir).keys()].find((name) => name.startsWith('ralph/')) ?? '';
  return {
    outputs: Object.fromEntries(told.map((name) => [name, outputs[name]])),
    commits: commitsOf(gitDir, `main..${ralph}`).map(({ sha, subject, trailers }) => ({
      ...{ subject, gates: trailers['Ralph-Gates'], attempts: trailers['Ralph-Attempts'] },
      files: Object.fromEntries(Object.entries(filesOf(gitDir, sha)).filter(([path]) => /^(?:src|test)\//.test(path))),
    })),
  };
}

/** Plays a tape of that project on a fresh repository. */
export async function replayed(file: string): Promise<Verdicts> {
  await using scenario = await createScenario({
    files: oneStoryProject(),
    inputs: {
      ...{ agent: 'replay', review_agent: 'replay', replay_file: file, agent_command: undefined },
      ...{ gate_mounts: undefined, create_pr: 'none' },
    },
  });
  const step = await scenario.run();
  const verdicts = verdictsOf(step, scenario.remote.gitDir);
  return step.exitCode === 0 ? verdicts : { ...verdicts, outputs: { ...verdicts.outputs, log: step.log } };
}
