import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { entriesOf } from './expressions.ts';
import { jobScope, processEnvironment } from './job-state.ts';
import { type ProcessEnd, runProcess } from './runner-process.ts';
import type { RunningStep } from './step.ts';

/** Runs a `run:` step: the script goes to a file and a shell reads it. */
export function runScript(step: RunningStep): Promise<ProcessEnd> {
  const { job, definition, record } = step;
  const { evaluator, times } = job.run;
  const scope = jobScope(job, step.env);
  const script = evaluator.text(definition.tokens.get('run')!, scope);
  const shell = setting(step, 'shell');
  const folder = resolve(job.workspace, setting(step, 'working-directory') ?? '.');
  if (!existsSync(folder)) throw new Error(`The working directory '${folder}' does not exist.`);
  const file = join(job.temp, `${randomUUID()}${extensions[shell ?? 'bash'] ?? ''}`);
  writeFileSync(file, script);
  const env = processEnvironment(job, step.env, { GITHUB_ACTION: definition.id, ...step.fileVariables });
  const [program = '', ...args] = commandLine(shell).map((word) => word.replaceAll('{0}', file));
  record.write(`##[group]Run ${script.trimStart().split('\n', 1)[0]}`);
  record.write(`${script.trimEnd()}\nshell: ${[program, ...args].join(' ').replace(file, '{0}')}\n##[endgroup]`);
  return runProcess({
    ...{ file: findProgram(program, env['PATH'] ?? ''), args, cwd: folder, env, times },
    ...{ onLine: step.onLine, cancel: step.cancel, lose: job.lose.signal },
  });
}

const extensions: Readonly<Record<string, string>> = { bash: '.sh', sh: '.sh', python: '.py' };

/** The step's value, else the job's default, else the workflow's. */
function setting({ job, definition, env }: RunningStep, name: string): string | undefined {
  const { evaluator, workflow } = job.run;
  const levels = [
    definition.tokens.get(name),
    ...[job.job.tokens, workflow.tokens].map((tokens) => {
      const run = entriesOf(tokens.get('defaults')).find(([key]) => key === 'run')?.[1];
      return entriesOf(run).find(([key]) => key === name)?.[1];
    }),
  ];
  const token = levels.find((each) => each !== undefined);
  return token === undefined ? undefined : evaluator.text(token, jobScope(job, env));
}

/** What the runner makes of `shell`; without one bash runs without pipefail. */
function commandLine(shell: string | undefined): readonly string[] {
  switch (shell) {
    case undefined:
      return ['bash', '-e', '{0}'];
    case 'bash':
      return ['bash', '--noprofile', '--norc', '-e', '-o', 'pipefail', '{0}'];
    case 'sh':
      return ['sh', '-e', '{0}'];
    case 'python':
      return ['python', '{0}'];
    default:
      if (!shell.includes('{0}'))
        throw new Error(`Invalid shell option. Shell must be a valid built-in or contain '{0}'`);
      return shell.split(' ').filter((word) => word !== '');
  }
}

/** Looked up in the step's own PATH, which GITHUB_PATH may have changed. */
function findProgram(program: string, path: string): string {
  if (program.includes('/')) return program;
  const found = path.split(delimiter).find((folder) => existsSync(join(folder, program)));
  if (found === undefined) throw new Error(`${program}: command not found`);
  return join(found, program);
}
