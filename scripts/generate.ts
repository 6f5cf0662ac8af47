/**
 * Writes action.yml, schema/config.schema.json and docs/settings.md from the tables in src/settings, the schema of
 * ralph-report.json from src/report, docs/agents.md from the recorded runs of agents, and the table of docs/your-repository.md, below the
 * current folder.
 * With --check nothing is written: stale files are named, and the exit code is 1 when there is one.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderReportSchema } from '../src/report/run-view.ts';
import { type GeneratedFile, generatedFiles } from '../src/settings/generated.ts';
import { renderAgents } from './agents/render.ts';
import { renderRepository } from './repository/render.ts';
import { endOnHelp } from './usage.ts';

const USAGE = 'Usage: npm run generate [-- --check]';

endOnHelp(USAGE);
const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--check');
if (unknown.length > 0) {
  console.error(`generate: unknown option ${unknown.join(' ')}. Use --check, or nothing to write the files.\n${USAGE}`);
  process.exitCode = 2;
} else if (options.includes('--check')) {
  const stale = allFiles().filter((file) => currentText(file) !== file.text);
  for (const { path } of stale) console.error(`${path} is stale. Run "npm run generate" and commit the result.`);
  if (stale.length > 0) process.exitCode = 1;
  else console.log('All generated files are fresh.');
} else {
  for (const { path, text } of allFiles()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
}

function allFiles(): readonly GeneratedFile[] {
  const repository = 'docs/your-repository.md';
  const [recorded = '', written = ''] = ['recorded', 'transcripts'].map((name) =>
    join(import.meta.dirname, '..', 'tests', 'fixtures', name),
  );
  return [
    ...generatedFiles(),
    { path: 'schema/ralph-report.schema.json', text: renderReportSchema() },
    { path: 'docs/agents.md', text: renderAgents({ recorded, written }) },
    { path: repository, text: renderRepository(readFileSync(join(import.meta.dirname, '..', repository), 'utf8')) },
  ];
}

/** Undefined when the file does not exist: that is stale too. */
function currentText({ path }: GeneratedFile): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
