import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Figure, type Group, table } from './figure.ts';
import { fold } from './fold.ts';
import { handover } from './handover.ts';
import { growth, iteration } from './iteration.ts';
import { cancel, deadline } from './limits.ts';
import { memory } from './memory.ts';
import { output } from './output.ts';
import { start } from './start.ts';

/**
 * `npm run bench [-- --json FILE] [--only GROUP]`: measures the bundle as it lies in dist/ and prints a table. The exit code
 * says nothing about targets: milliseconds are to be read by people.
 */
const groups: readonly Group[] = [start, iteration, handover, growth, fold, output, deadline, cancel, memory];

const values = readOptions();
const unknown = (values?.only ?? []).filter((name) => !groups.some((group) => group.name === name));
if (values === undefined) {
  process.stderr.write('Usage: npm run bench [-- --json FILE] [--only GROUP]\n');
  process.exitCode = 2;
} else if (unknown.length > 0) {
  process.stderr.write(
    `--only: there is no ${unknown.join(', ')}; choose from ${groups.map(({ name }) => name).join(', ')}\n`,
  );
  process.exitCode = 2;
} else {
  const figures: Figure[] = [];
  for (const group of groups.filter(({ name }) => values.only?.includes(name) ?? true)) {
    figures.push(...(await group.measure((line) => process.stderr.write(`${group.name}: ${line} ...\n`))));
  }
  process.stdout.write(`${table(figures)}\n`);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ figures }, undefined, 2)}\n`);
}

/** Undefined when the command is called wrongly. */
function readOptions() {
  try {
    return parseArgs({ options: { json: { type: 'string' }, only: { type: 'string', multiple: true } } }).values;
  } catch {
    return undefined;
  }
}
