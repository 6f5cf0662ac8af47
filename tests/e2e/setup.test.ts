import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedStep } from '../support/action-runner.ts';
import { createScenario } from '../support/scenario.ts';
import { filesOf } from '../support/scenario-facts.ts';
import { type Files, openStory, smallPrd, writeFiles } from '../support/scenario-project.ts';
import { noLayers } from '../support/setup-rig.ts';

/*
 * A project with one packed library installed. The agent adds a second one: at first without bringing the lock file along, then it
 * tries something else without touching it, and at last as it should be. The second story changes no dependency.
 */

const install = ['--offline', '--no-audit', '--no-fund'];

function npm(cwd: string, ...args: string[]): void {
  const env = { PATH: process.env['PATH'], HOME: join(cwd, '..'), npm_config_cache: join(cwd, '..', 'npm-cache') };
  execFileSync('npm', args, { cwd, env, stdio: 'pipe' });
}

function manifest(...libraries: readonly string[]): string {
  const dependencies = Object.fromEntries(libraries.map((name) => [name, `file:vendor/${name}-1.0.0.tgz`]));
  const scripts = { test: 'node --test test/*.test.js' };
  return `${JSON.stringify({ name: 'sample', version: '1.0.0', private: true, scripts, dependencies }, undefined, 2)}\n`;
}

/** Packs both libraries and makes a lock file for the first and one for both. */
function npmFiles(): { readonly files: Files; readonly lockOfBoth: string } {
  const root = mkdtempSync(join(tmpdir(), 'ralph-npm-'));
  const folder = join(root, 'project');
  try {
    mkdirSync(join(folder, 'vendor'), { recursive: true });
    for (const name of ['one', 'two']) {
      const library = { name, version: '1.0.0', main: 'index.js', scripts: { install: 'touch script-ran' } };
      writeFiles(folder, {
        [`${name}/package.json`]: JSON.stringify(library),
        [`${name}/index.js`]: `module.exports = '${name}';\n`,
      });
      npm(folder, 'pack', '--silent', '--pack-destination', 'vendor', `./${name}`);
    }
    const lockOf = (...libraries: readonly string[]): string => {
      writeFiles(folder, { 'package.json': manifest(...libraries), 'package-lock.json': undefined });
      npm(folder, 'install', '--package-lock-only', ...install);
      return readFileSync(join(folder, 'package-lock.json'), 'utf8');
    };
    const packed = (name: string) => [
      `vendor/${name}-1.0.0.tgz`,
      readFileSync(join(folder, `vendor/${name}-1.0.0.tgz`)),
    ];
    const lock = { 'package.json': manifest('one'), 'package-lock.json': lockOf('one') };
    return { files: { ...lock, ...Object.fromEntries(['one', 'two'].map(packed)) }, lockOfBoth: lockOf('one', 'two') };
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  }
}

function testOf(name: string): string {
  return `const { test } = require('node:test');
test('${name} is there', () => require('node:assert').equal(require('${name}'), '${name}'));
test('its install script did not run', () => {
  const ran = require('node:fs').existsSync('node_modules/${name}/script-ran');
  require('node:assert').ok(!ran || '${name}' === 'one');
});
`;
}

function scoreOf(lockOfBoth: string): string {
  const write = (path: string, content: string) => ({ write: { path, content } });
  const wanted = [write('package.json', manifest('one', 'two')), write('test/two.test.js', testOf('two'))];
  const attempts = [
    { steps: wanted },
    { steps: [...wanted, write('src/try.txt', 'something else\n')] },
    { steps: [...wanted, write('package-lock.json', lockOfBoth)] },
  ];
  const second = [write('test/both.test.js', `${testOf('one')}require('two');\n`)];
  const stories = { 'US-001': { attempts }, 'US-002': { attempts: [{ steps: second }] } };
  return JSON.stringify({ version: 1, stories });
}

const { files, lockOfBoth } = npmFiles();

const project: Files = {
  ...files,
  '.gitignore': 'node_modules/\n',
  '.ralph/config.yaml':
    'agent: rehearsal\nreview_agent: none\ncreate_pr: none\nmax_attempts: 3\ntest_command: |\n  unit: npm test\n  types: node -e "require(\'one\')"\n',
  '.ralph/rehearsal.yaml': scoreOf(lockOfBoth),
  'prd.json': smallPrd([
    openStory({ title: 'Use the second library', acceptanceCriteria: ['two is installed'] }),
    openStory({ id: 'US-002', title: 'Use both', acceptanceCriteria: ['both are used'], dependsOn: ['US-001'] }),
  ]),
  'test/base.test.js': undefined,
  'test/one.test.js': testOf('one'),
};

const why = await noLayers();
if (why !== undefined) process.stdout.write(`setup behind walls is not tried: ${why}\n`);
const levels = [
  { isolation: 'process', installs: 1 + 2 + 2 },
  // Where layers are kept: the lock file that does not fit, on the base and in the first view, and the one that does.
  ...(why === undefined ? [{ isolation: 'namespace', installs: 2 + 1 }] : []),
];

describe.each(levels)('an agent that adds a dependency, at level $isolation', ({ isolation, installs }) => {
  let scenario: Awaited<ReturnType<typeof createScenario>>;
  let step: FinishedStep;

  beforeAll(async () => {
    const setup = { setup_command: `npm ci ${install.join(' ')}`, keep_logs: 'true' };
    scenario = await createScenario({ files: project, inputs: { agent_command: undefined, isolation, ...setup } });
    npm(scenario.workspace, 'ci', ...install);
    step = await scenario.run();
  });
  afterAll(() => scenario[Symbol.asyncDispose]());

  it('ends with both stories passed', () => {
    expect(step.outputs, step.log).toMatchObject({ halt: 'ready', stories_passed: '2' });
    const done = filesOf(scenario.remote.gitDir, step.outputs['branch_name'] ?? '');
    expect(done['package-lock.json']).toBe(`100644\n${lockOfBoth}`);
  });

  it('hears from npm what is wrong with its lock file, twice, and npm is asked once', () => {
    const said = /test \(setup_command\): fail .*exited with code 1 on the changed manifests or lock files/g;
    expect(step.log.match(said)).toHaveLength(2);
  });

  it('has npm install for each lock file once where layers are kept', () => {
    const folder = step.outputs['logs_path'] ?? '';
    const logs = readdirSync(folder).filter((name) => name.startsWith('setup-'));
    expect(logs.length).toBe(installs);
  });
});
