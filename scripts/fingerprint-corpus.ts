/**
 * `node scripts/fingerprint-corpus.ts OUT --tools BIN [--only PREFIX] [--runs N]`: real runs of real tools on small projects that fail,
 * for `npm run fingerprints`. A folder of OUT is one distinct error, a file one run. BIN are the folders, joined by `:`, with the
 * programs that are no part of this repository (jest, mocha, eslint, tsc, pytest, …); they are searched first.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { aroundScenarios } from './fingerprints/around.ts';
import { besideScenarios } from './fingerprints/beside.ts';
import { javascriptScenarios } from './fingerprints/javascript.ts';
import { moreScenarios } from './fingerprints/more.ts';
import { nativeScenarios } from './fingerprints/natives.ts';
import { otherScenarios } from './fingerprints/others.ts';
import { programScenarios } from './fingerprints/programs.ts';
import { pythonScenarios } from './fingerprints/pythons.ts';
import { twiceScenarios } from './fingerprints/twice.ts';
import { type Scenario, type Variation, variation } from './fingerprints/variation.ts';

const { values, positionals } = parseArgs({
  options: { tools: { type: 'string' }, only: { type: 'string' }, runs: { type: 'string' } },
  allowPositionals: true,
});
const [out] = positionals;
if (out === undefined || values.tools === undefined) {
  console.error('Usage: node scripts/fingerprint-corpus.ts OUT --tools BIN [--only PREFIX] [--runs N]');
  process.exit(2);
}
const tools = values.tools;
const scenarios = [
  ...javascriptScenarios,
  ...programScenarios,
  ...nativeScenarios,
  ...pythonScenarios,
  ...otherScenarios,
  ...moreScenarios,
  ...twiceScenarios,
  ...aroundScenarios,
  ...besideScenarios,
];
for (const scenario of scenarios.filter(({ name }) => name.startsWith(values.only ?? ''))) {
  for (let n = 0; n < Number(values.runs ?? 8); n += 1)
    keep(join(out, scenario.name, `${scenario.prefix ?? ''}${n}.txt`), runOnce(scenario, variation(n)));
  console.log(scenario.name);
}

function keep(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What the tool printed, as it came, with neutral folders in place of those of this machine. */
function runOnce(scenario: Scenario, run: Variation): string {
  const base = mkdtempSync(join(tmpdir(), 'fingerprint-corpus-'));
  const root = join(base, 'shop');
  try {
    for (const [path, text] of Object.entries(scenario.files(run))) keep(join(root, path), text);
    const [first = ''] = tools.split(':');
    if (scenario.name !== 'npm-no-package') symlinkSync(join(first, '..'), join(root, 'node_modules'));
    const ended = spawnSync('bash', ['--norc', '-c', `{ ${scenario.command(run)}\n} 2>&1`], {
      cwd: root,
      env: environment(base),
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000,
    });
    if (ended.status === 0 && !scenario.name.startsWith('bash-exit'))
      console.error(`${scenario.name} ${run.n}: it did not fail`);
    return scrubbed(ended.stdout.toString('utf8'), { root, base, run });
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

/** Nothing of this machine's settings: the tools find themselves in an ordinary place. */
function environment(base: string): NodeJS.ProcessEnv {
  const { HOME = '/root' } = process.env;
  return {
    PATH: `${tools}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    HOME,
    TMPDIR: '/tmp',
    LANG: 'C.UTF-8',
    GIT_CONFIG_GLOBAL: '/dev/null',
    npm_config_userconfig: '/dev/null',
    npm_config_cache: join(base, 'npm-cache'),
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    ...passedOn(['npm_config_registry', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE']),
  };
}

function passedOn(names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

interface Place {
  readonly root: string;
  readonly base: string;
  readonly run: Variation;
}

function scrubbed(text: string, { root, base, run }: Place): string {
  const parent = dirname(run.shownRoot);
  const shown = text.replaceAll(root, run.shownRoot).replaceAll(base, parent);
  return tools
    .split(':')
    .map((bin) => dirname(bin))
    .reduce((rest, folder) => withoutFolder(rest, folder, run.shownRoot), shown)
    .replaceAll(dirname(dirname(process.execPath)), '/opt/node')
    .replaceAll(/\/root\/\.(pyenv|cargo|rustup)/g, '/opt/$1')
    .replaceAll(/https?:\/\/[\w.-]+(?::\d+)?\/[\w./-]*(?=shop-no-such|mocha)/g, 'https://registry.example.org/');
}

/** Programs lie outside of the project here; what they say of themselves is shown as if they lay inside, as they mostly do. */
function withoutFolder(text: string, folder: string, shownRoot: string): string {
  const own = folder.endsWith('node_modules') ? dirname(folder) : folder;
  return text
    .replaceAll(`../..${own.replace(/^\/tmp/, '')}/`, '')
    .replaceAll(own, folder === own ? '/opt/tools' : shownRoot);
}
