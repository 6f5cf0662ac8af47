import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { endOnHelp } from '../scripts/usage.ts';
import { type Figure, type Group, table } from './figure.ts';
import { growth, iteration } from './iteration.ts';
import { cancel, deadline } from './limits.ts';
import { demo, output } from './output.ts';
import { start } from './start.ts';

/**
 * `npm run bench [-- --json FILE] [--only GROUP]`: measures the bundle as it lies in dist/ and prints a table. Repositories lie below
 * TMPDIR. The exit code says nothing about targets: they are to be read by people.
 */
const groups: readonly Group[] = [start, iteration, growth, output, deadline, cancel, demo];

const USAGE = 'Usage: npm run bench [-- --json FILE] [--only GROUP]';

endOnHelp(USAGE);
const values = readOptions();
const unknown = (values?.only ?? []).filter((name) => !groups.some((group) => group.name === name));
if (values === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else if (unknown.length > 0) {
  const known = groups.map(({ name }) => name).join(', ');
  process.stderr.write(`--only: there is no ${unknown.join(', ')}; choose from ${known}\n`);
  process.exitCode = 2;
} else {
  await measure(values);
}

async function measure({ only, json }: { readonly only?: string[]; readonly json?: string }): Promise<void> {
  const figures: Figure[] = [];
  for (const group of groups.filter(({ name }) => only?.includes(name) ?? true)) {
    figures.push(...(await group.measure((line) => process.stderr.write(`${group.name}: ${line} ...\n`))));
  }
  process.stdout.write(`${table(figures)}\nMeasured in ${tmpdir()}.\n`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ figures }, undefined, 2)}\n`);
}

/** Undefined when the command is called wrongly. */
function readOptions() {
  try {
    return parseArgs({ options: { json: { type: 'string' }, only: { type: 'string', multiple: true } } }).values;
  } catch {
    return undefined;
  }
}
