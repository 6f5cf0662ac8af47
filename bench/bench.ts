import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endOnHelp } from '../scripts/usage.ts';
import { type Figure, type Group, table } from './figure.ts';
import { fold } from './fold.ts';
import { groundOf, measureOnImage } from './ground.ts';
import { handover } from './handover.ts';
import { growth, iteration } from './iteration.ts';
import { cancel, deadline } from './limits.ts';
import { memory } from './memory.ts';
import { namespace } from './namespace.ts';
import { output } from './output.ts';
import { start } from './start.ts';

/**
 * `npm run bench [-- --json FILE] [--only GROUP] [--here]`: measures the bundle as it lies in dist/ and prints a table, on a file system
 * like that of hosted runners where one can be mounted; `--here` takes TMPDIR as it is. The exit code says nothing about targets:
 * milliseconds are to be read by people.
 */
const groups: readonly Group[] = [
  start,
  iteration,
  handover,
  namespace,
  growth,
  fold,
  output,
  deadline,
  cancel,
  memory,
];

const USAGE = 'Usage: npm run bench [-- --json FILE] [--only GROUP] [--here]';

endOnHelp(USAGE);
const values = readOptions();
const unknown = (values?.only ?? []).filter((name) => !groups.some((group) => group.name === name));
if (values === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else if (unknown.length > 0) {
  process.stderr.write(
    `--only: there is no ${unknown.join(', ')}; choose from ${groups.map(({ name }) => name).join(', ')}\n`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = (values.here ? undefined : measureOnImage(process.argv.slice(1))) ?? (await measure(values));
}

async function measure({ only, json }: { readonly only?: string[]; readonly json?: string }): Promise<number> {
  const figures: Figure[] = [];
  for (const group of groups.filter(({ name }) => only?.includes(name) ?? true)) {
    figures.push(...(await group.measure((line) => process.stderr.write(`${group.name}: ${line} ...\n`))));
  }
  process.stdout.write(`${table(figures)}\n${groundOf()}\n`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ figures }, undefined, 2)}\n`);
  return 0;
}

/** Undefined when the command is called wrongly. */
function readOptions() {
  try {
    return parseArgs({
      options: { json: { type: 'string' }, only: { type: 'string', multiple: true }, here: { type: 'boolean' } },
    }).values;
  } catch {
    return undefined;
  }
}
