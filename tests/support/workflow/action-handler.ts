import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionManifest } from './action-manifest.ts';
import { type JobState, jobScope, processEnvironment } from './job-state.ts';
import { type ProcessEnd, runProcess } from './runner-process.ts';
import type { RunningStep } from './step.ts';

/** Where an action comes from. */
export interface ActionSource {
  /** As written after `uses:`. */
  readonly uses: string;
  readonly manifest: ActionManifest;
}

/** Runs the `main` or `post` script of a JavaScript action with the runner's own Node. */
export function runAction(
  step: RunningStep,
  { uses, manifest }: ActionSource,
  stage: 'main' | 'post',
): Promise<ProcessEnd> {
  const { job, record, definition } = step;
  const script = join(manifest.folder, stage === 'main' ? manifest.main : (manifest.post?.script ?? ''));
  if (!existsSync(script)) throw new Error(`File not found: '${script}'`);
  const inputs = readInputs(step, manifest);
  if (stage === 'main') record.write(`##[group]Run ${uses}`);
  else record.write('Post job cleanup.');
  if (stage === 'main') {
    const given = [...inputs].filter(([, value]) => value !== '').map(([name, value]) => `  ${name}: ${value}`);
    record.write([...(given.length > 0 ? ['with:'] : []), ...given, '##[endgroup]'].join('\n'));
  }
  const env = processEnvironment(
    job,
    { ...step.env, ...prefixed('STATE_', record.state), ...inputVariables(inputs) },
    { GITHUB_ACTION: definition.id, ...sourceVariables(uses), ...step.fileVariables, ...runtimeVariables(job) },
  );
  return runProcess({
    ...{ file: process.execPath, args: [script], cwd: job.workspace, env, times: job.run.times },
    ...{ onLine: step.onLine, cancel: step.cancel, lose: job.lose.signal },
  });
}

/** `with`, then the defaults of what it leaves out; an unknown input warns and still arrives (05-github, Runner). */
function readInputs(
  { job, definition, record, env }: RunningStep,
  manifest: ActionManifest,
): ReadonlyMap<string, string> {
  const { evaluator } = job.run;
  const scope = jobScope(job, env);
  const given = Object.entries(evaluator.texts(definition.tokens.get('with'), scope));
  const declared = new Set([...manifest.inputs.keys()].map((name) => name.toLowerCase()));
  const names = new Set(given.map(([name]) => name.toLowerCase()));
  const unexpected = given.map(([name]) => name).filter((name) => !declared.has(name.toLowerCase()));
  if (unexpected.length > 0) {
    const list = (each: Iterable<string>): string => `'${[...each].join("', '")}'`;
    record.annotate(
      'warning',
      `Unexpected input(s) ${list(unexpected)}, valid inputs are [${list(manifest.inputs.keys())}]`,
    );
  }
  const defaults = [...manifest.inputs].flatMap(([name, { fallback }]) =>
    names.has(name.toLowerCase())
      ? []
      : [[name, fallback === undefined ? '' : evaluator.text(fallback, scope)] as const],
  );
  return new Map([...given, ...defaults]);
}

function inputVariables(inputs: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...inputs].map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

function sourceVariables(uses: string): Record<string, string> {
  const [, name = '', ref = ''] = /^([^/.][^/@]*\/[^/@]+)[^@]*@(.+)$/.exec(uses) ?? [];
  return { GITHUB_ACTION_REPOSITORY: name, GITHUB_ACTION_REF: ref };
}

/** The credentials of the artifact and cache services, which only actions get, never `run:` (05-github, Runner). */
function runtimeVariables({ run, permissions }: JobState): Record<string, string> {
  const url = run.options.runtimeUrl ?? 'http://127.0.0.1:9/';
  const oidc = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `${url}idtoken?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: runtimeToken,
  };
  return {
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
    ACTIONS_RUNTIME_URL: url,
    ACTIONS_RESULTS_URL: url,
    ACTIONS_CACHE_URL: url,
    ...(permissions['id-token'] === 'write' ? oidc : {}),
  };
}

/** Known to tests, so that they can look for it where it must not be. */
export const runtimeToken = 'runtime-token-of-the-workflow-tests';

function prefixed(prefix: string, values: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...values].map(([name, value]) => [`${prefix}${name}`, value]));
}
