import { Document } from 'yaml';
import { describeDefault, describeType } from './describe.ts';
import { OUTPUTS } from './outputs.ts';
import type { SettingRow } from './row.ts';
import { SETTINGS } from './table.ts';

/** Text of action.yml: inputs and outputs from the tables, the entries of 07-engineering §1. */
export function renderAction(): string {
  const document = new Document({
    name: 'ralph-action',
    description: 'Turns a prd.json into gated commits: one fresh coding agent per attempt, verdicts by gates.',
    branding: { icon: 'repeat', color: 'purple' },
    inputs: Object.fromEntries(SETTINGS.map((row) => [row.name, renderInput(row)])),
    outputs: Object.fromEntries(OUTPUTS.map(({ name, description }) => [name, { description }])),
    runs: { using: 'node24', main: 'dist/main/index.js', post: 'dist/post/index.js', 'post-if': 'always()' },
  });
  document.commentBefore = ' Made by "npm run generate" from the tables in src/settings; change those, not this file.';
  return document.toString({ lineWidth: 0 });
}

/** A declared default would be exported by the runner and make the config file dead, so the description holds it. */
function renderInput(row: SettingRow): object {
  const description = `${row.description} Value: ${describeType(row.type)}. Default: ${describeDefault(row)}.`;
  const declared = row.actionDefault === undefined ? {} : { default: row.actionDefault };
  return { description, required: false, ...declared };
}
