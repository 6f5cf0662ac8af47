import type { Scenario, Variation } from './variation.ts';

/** Comment lines that push a file's code down. */
function pushed(run: Variation, mark = '//'): string {
  return `${mark} note\n`.repeat(run.shift);
}

/** A hook fails before whichever test of its suite is the first. */
function hook(name: string, message: string): Scenario {
  return {
    name: `mocha-hook-${name}`,
    files: (run) => ({
      'test/bill.test.js': [
        `${pushed(run)}describe('bill', () => {`,
        `  before(() => { throw new Error('${message}'); });`,
        ...run.order(['adds an item', 'adds two', 'rounds up']).map((title) => `  it('${title}', () => {});`),
        '});',
      ].join('\n'),
    }),
    command: (run) => `mocha ${run.colour ? '--color' : '--no-color'} ${run.noisy ? '--parallel' : ''} test`,
  };
}

/** What people read and what machines read, in one output or not. */
function both(name: string, total: number): Scenario {
  return {
    name: `node-both-${name}`,
    files: (run) => ({
      'test/bill.test.js': [
        `${pushed(run)}const { test } = require('node:test');`,
        "const assert = require('node:assert');",
        ...run.order(['adds an item', 'rounds up']).map((title) => `test('${title}', () => {});`),
        `test('totals the lines', () => assert.strictEqual(2 * 3, ${total}));`,
      ].join('\n'),
    }),
    command: (run) =>
      `node --test ${run.noisy ? '--test-reporter=tap --test-reporter-destination=stdout' : ''} --test-reporter=spec --test-reporter-destination=stderr test/*.js`,
  };
}

function keepGoing(name: string, target: string): Scenario {
  return {
    name: `make-keep-${name}`,
    files: (run) => ({ Makefile: `${pushed(run, '#')}all: ${target}\n\techo linked\n` }),
    command: (run) => `make -j${run.jobs} ${run.noisy ? '-k' : ''}`,
  };
}

/** Errors that a run may tell twice, or in the words of what came first. */
export const twiceScenarios: readonly Scenario[] = [
  hook('ledger', 'the ledger is not open'),
  hook('rates', 'there are no rates'),
  both('seven', 7),
  both('eight', 8),
  keepGoing('bill', 'bill.o'),
  keepGoing('rates', 'rates.o'),
];
