import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Files } from '../../support/git-sandbox.ts';
import { stage } from '../stage.ts';
import type { Cheat } from './cheat.ts';
import { nodeCheats } from './node-cheats.ts';
import { honestWork, nodeProject } from './node-project.ts';
import { pythonCheats } from './python-cheats.ts';
import { honestPython, pythonProject } from './python-project.ts';

/** All of them take minutes: without RALPH_FULL=1 every sixteenth is tried. */
const isFull = process.env['RALPH_FULL'] === '1';
const isTried = (at: number): boolean => isFull || at % 16 === 5;
const imports = (module: string): boolean => spawnSync('python3', ['-c', `import ${module}`]).status === 0;
const hasPython = imports('unittest');
const hasPytest = imports('pytest');

interface Project {
  readonly files: Files;
  readonly command: string;
}

const node: Project = { files: nodeProject, command: 'node --test --test-reporter=tap' };
const python: Project = { files: pythonProject, command: 'python3 -m unittest discover -v -s tests -t .' };

async function attempt(
  { files, command }: Project,
  { agent, inputs = {}, files: more = {} }: Pick<Cheat, 'agent' | 'inputs' | 'files'>,
) {
  await using at = await stage(agent, { ...files, ...more });
  const end = await at.run({ test_command: command, max_attempts: '1', ...inputs });
  return { end, report: readFileSync(end.outputs.report_file, 'utf8') };
}

async function expectCaught(project: Project, cheat: Cheat): Promise<void> {
  const { end, report } = await attempt(project, cheat);
  expect(end.outputs).toMatchObject({ stories_passed: '0' });
  expect(end.halt.kind).toBe('some_failed');
  expect(report).toMatch(cheat.caught);
  expect(toldOf(report)).toMatchSnapshot(cheat.id);
}

/** What a person reads first: what was done, and what to do. */
function toldOf(report: string): string {
  const done =
    /\*\*First failing lines\*\*, (?:integrity|test \([\w-]+\)): (.*)/.exec(report)?.[1] ??
    /\*\*Cause:\*\* (.*)/.exec(report)?.[1] ??
    '';
  const next = /\*\*Next:\*\* (.*)/.exec(report)?.[1] ?? '';
  return `${plain(done)}\n-> ${plain(next)}`;
}

function plain(text: string): string {
  return text
    .replaceAll(/<\/?code>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&#35;', '#');
}

/** The others are skipped by name, so that their snapshots are known to be wanted. */
function tryEach(cheats: readonly Cheat[], project: Project): void {
  for (const [at, cheat] of cheats.entries()) {
    const isPossible = cheat.needs === undefined || hasPytest;
    test.skipIf(!isTried(at) || !isPossible)(`${cheat.id}: an agent that ${cheat.deed}`, () =>
      expectCaught(project, cheat),
    );
  }
}

describe('a Node project: a green that cannot be bought', () => {
  test('the same story done honestly passes', async () => {
    const { end } = await attempt(node, { agent: honestWork });
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
  });

  tryEach(nodeCheats, node);
});

describe.skipIf(!hasPython)('a Python project: a green that cannot be bought', () => {
  test('the same story done honestly passes', async () => {
    const { end } = await attempt(python, { agent: honestPython, inputs: { red_green: 'true' } });
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
  });

  tryEach(pythonCheats, python);
});
