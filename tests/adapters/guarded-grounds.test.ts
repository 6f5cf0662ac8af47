import { chmodSync, linkSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Grounds, View } from '../../src/adapters/views/grounds.ts';
import { guardedGrounds } from '../../src/adapters/views/guarded-grounds.ts';

let root = '';
let first = '';
let second = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ralph-programs-'));
  [first, second] = [join(root, 'first'), join(root, 'second')];
  for (const folder of [first, second]) mkdirSync(folder);
  program(second, 'tool', 'echo tool');
  program(first, 'other', 'echo other');
  program(second, 'stored', 'echo tool');
  for (const name of ['tool', 'stored']) setBack(name);
  linkSync(join(second, 'stored'), join(root, 'store'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function program(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
}

function grounds(started: Promise<void>): Grounds {
  const place = { kind: 'folder', dir: root } as const;
  const view: View = {
    ...{ place, written: root, removed: [], hasSetup: false },
    ...{ keepSetup: async () => undefined, close: () => undefined },
  };
  const plain: Grounds = {
    openAgent: async () => ({ place }),
    capture: async () => Promise.reject(new Error('nothing to capture')),
    openView: async () => view,
  };
  return guardedGrounds(plain, { path: path(), started });
}

function path(): string {
  return `${first}:relative:${join(root, 'absent')}:${second}`;
}

const agentCall = { tree: 'tree', head: 'head', clean: false };

/** A view after an agent that acts once contents were read, which a first view waits for, or before that. */
async function afterAgent(act: () => void, read: 'before' | 'after' = 'before'): Promise<View> {
  const guarded = grounds(Promise.resolve());
  await guarded.openAgent(agentCall);
  if (read === 'before') await guarded.openView({ tree: 'tree' });
  act();
  return guarded.openView({ tree: 'tree' });
}

describe('programs of PATH', () => {
  it.each<readonly [string, () => void, RegExp]>([
    ['written over', () => program(second, 'tool', 'echo evil'), /second\/tool was changed/],
    ['of the same size and time', () => sameSize(), /second\/tool was changed/],
    [
      'of the same size and time, in the store that it came from',
      () => sameSize('stored'),
      /second\/stored was changed/,
    ],
    ['removed', () => rmSync(join(second, 'tool')), /second\/tool was changed/],
    [
      'hidden by one in an earlier folder',
      () => program(first, 'tool', 'echo evil'),
      /first\/tool hides .*second\/tool/,
    ],
  ])('%s: no view is opened', async (_, act, message) => {
    const expected = { name: 'ProgramReplacedError', message: expect.stringMatching(message) };
    await expect(afterAgent(act)).rejects.toMatchObject(expected);
  });

  it('written over in the store before their content was read: no view is opened', async () => {
    const opened = afterAgent(() => sameSize('stored'), 'after');
    await expect(opened).rejects.toMatchObject({ message: expect.stringMatching(/second\/stored was changed/) });
  });

  it.each<readonly [string, () => void]>([
    ['untouched', () => undefined],
    ['joined by a new name', () => program(first, 'new', 'echo new')],
    ['joined by one in a later folder', () => program(second, 'other', 'echo later')],
    ['linked once more from the store that it came from', () => linkSync(join(root, 'store'), join(root, 'elsewhere'))],
    ['left by the store that it came from', () => rmSync(join(root, 'store'))],
  ])('%s: views are opened', async (_, act) => {
    await expect(afterAgent(act)).resolves.toMatchObject({ written: root });
  });

  it('may change before the first agent, as set-up steps do', async () => {
    const guarded = grounds(new Promise(() => undefined));
    await guarded.openView({ tree: 'tree' });
    program(second, 'tool', 'echo newer');
    await guarded.openAgent(agentCall);
    await expect(guarded.openView({ tree: 'tree' })).resolves.toMatchObject({ written: root });
  });
});

/** As an agent does it who sets the time of the content back. */
function sameSize(name = 'tool'): void {
  program(second, name, 'echo fool');
  setBack(name);
}

function setBack(name: string): void {
  utimesSync(join(second, name), new Date(0), new Date(0));
}
