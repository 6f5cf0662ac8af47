import { parseArgs } from 'node:util';

/** Ends a script that is asked how it is called. */
export function endOnHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

/** The same of a script that takes nothing: whoever gives it something is told so, before anything is changed. */
export function endUnlessBare(usage: string): void {
  endOnHelp(usage);
  try {
    parseArgs({ options: {} });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${usage}\n`);
    process.exit(2);
  }
}
