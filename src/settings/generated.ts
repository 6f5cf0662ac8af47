/** action.yml, the schema of the config file and docs/settings.md, printed from the rows. */
import { Document } from 'yaml';
import { z } from 'zod';
import { GATE_NAME } from './codecs-commands.ts';
import { CONFIG_SECTIONS, GATE_KEYS, type SectionKey } from './config-file.ts';
import { type Codec, GROUP_TITLES, LATER_SETTINGS, OUTPUTS, type SettingRow } from './row.ts';
import { rowOf, SETTINGS } from './table.ts';
import { UNBOUNDED_SENTENCE } from './table-run.ts';

/** A file that comes from the tables. */
export interface GeneratedFile {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** Every file that comes from the tables; scripts/generate.ts writes them and a test keeps them fresh. */
export function generatedFiles(): readonly GeneratedFile[] {
  return [
    { path: 'action.yml', text: renderAction() },
    { path: 'schema/config.schema.json', text: renderSchema() },
    { path: 'docs/settings.md', text: renderDocs() },
  ];
}

/** Text of action.yml: inputs and outputs from the tables, the entries of its programs. */
function renderAction(): string {
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
  const description = `${row.description} Value: ${row.schema.description}. Default: ${describeDefault(row)}.`;
  const declared = row.actionDefault === undefined ? {} : { default: row.actionDefault };
  return { description, required: false, ...declared };
}

/** The default in words; code marks around a value that can be copied. */
function describeDefault(row: SettingRow): string {
  return row.default === undefined ? (row.defaultText ?? 'none') : `\`${row.default}\``;
}

/** A JSON Schema, as data. */
type Schema = Readonly<Record<string, unknown>>;

const NO_EFFECT: Schema = { description: 'Has no effect in this version.' };
const NAMES: Schema = { pattern: GATE_NAME.source };

/** JSON Schema of `.ralph/config.yaml` for editors; the reader is stricter where a schema cannot be. */
function renderSchema(): string {
  const rows = SETTINGS.filter((row) => row.secret !== true);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: '.ralph/config.yaml of ralph-action',
    ...objectOf({
      ...Object.fromEntries(rows.map((row) => [row.name, settingSchema(row)])),
      ...mapped(CONFIG_SECTIONS, (keys) => objectOf(mapped(keys, sectionKeySchema))),
      quality_checks: {
        description: 'Name and command of more gates; each blocks.',
        type: 'object',
        propertyNames: NAMES,
        additionalProperties: { type: 'string' },
      },
      gates: {
        description: 'More gates.',
        type: 'array',
        items: objectOf(
          mapped(GATE_KEYS, ({ schema: key, description }) => formOf(key, description)),
          ['name', 'run'],
        ),
      },
      ...Object.fromEntries(LATER_SETTINGS.map((name) => [name, NO_EFFECT])),
    }),
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

function objectOf(properties: Schema, required?: readonly string[]): Schema {
  return { type: 'object', ...(required && { required }), additionalProperties: false, properties };
}

function mapped<V>(record: Readonly<Record<string, V>>, change: (value: V) => Schema): Schema {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function settingSchema(row: SettingRow): Schema {
  return formOf(row.schema, `${row.description} Default: ${describeDefault(row)}.`);
}

function sectionKeySchema(meaning: SectionKey): Schema {
  return meaning === 'no-effect' ? NO_EFFECT : settingSchema(rowOf(meaning));
}

function formOf(schema: Codec<unknown>, description: string): Schema {
  const { $schema: _, ...form } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { ...form, description };
}

/** Text of docs/settings.md: a table per group, how values are written, the config file, the outputs. */
function renderDocs(): string {
  return `${[INTRODUCTION, ...Object.entries(GROUP_TITLES).map(renderGroup), WRITING, renderConfigFile(), renderOutputs()].join('\n\n')}\n`;
}

const INTRODUCTION = `<!-- Made by "npm run generate" from the tables in src/settings; change those, not this file. -->

# Settings

Every setting is an input of the action and a key of \`.ralph/config.yaml\`; what is marked Secret is an input only. An input
wins over the file, the file over the default, and an empty input counts as not given. \`max_iterations\` and \`max-iterations\` are the same
name. An unknown input is an error that names what it may mean. Values are read strictly, and all mistakes are reported together before anything is touched.`;

const WRITING = `## How values are written

| kind | how |
|---|---|
| duration | \`90s\`, \`5m\`, \`1h30m\`; a bare number is minutes; up to 24h |
| list | separated by commas or line breaks |
| glob | picomatch, relative to the root of the repository, dotfiles included; \`!\` negates; a comma inside brackets belongs to the glob |
| shell words | spaces, quotes and backslash as in a shell, but no shell reads them: \`\\|\`, \`&&\`, \`$NAME\` and the like are errors unless quoted |
| a gate per line | \`name: command\` with a name like \`unit\` or \`type-check\`; any other line is a command as a whole and is named \`test\`, \`test-2\` and so on; lines that begin with \`#\` are comments |
| (ceiling) | more is possible with \`accept_unbounded: ${UNBOUNDED_SENTENCE}\`, word for word; this also lifts the 24h of durations |`;

function renderGroup([group, title]: readonly [string, string]): string {
  const rows = SETTINGS.filter((row) => row.group === group);
  const lines = rows.map((row) => {
    const names = [row.name, ...row.aliases].map((name) => `\`${name}\``).join(', ');
    const meaning = row.secret === true ? `${row.description} Secret.` : row.description;
    return tableRow([names, row.schema.description ?? '', describeDefault(row), meaning]);
  });
  return [`## ${title}`, '', '| name | value | default | meaning |', '|---|---|---|---|', ...lines].join('\n');
}

function renderConfigFile(): string {
  const lines = Object.entries(CONFIG_SECTIONS).flatMap(([section, keys]) =>
    Object.entries(keys).map(([key, meaning]) => {
      const effect = meaning === 'no-effect' ? 'no effect in this version; a notice says so' : `\`${meaning}\``;
      return tableRow([`\`${section}.${key}\``, effect]);
    }),
  );
  return `## The file .ralph/config.yaml

One key per setting, with the names above; lists may be YAML lists. An editor checks the file against
\`schema/config.schema.json\`. The file is read at the policy base (the default branch, or \`base_branch\`), so a change in a pull
request has no effect on its own run.

\`\`\`yaml
agent: command
agent_command: my-agent --headless
max_iterations: 10
protected_paths:
  - ci/**
gates:
  - name: unit
    run: npm test
    timeout: 8m
  - name: api
    run: npm run test:api
    before: npm run db:reset
    paths: [packages/api/**]
    network: off
  - name: e2e
    run: npm run test:e2e
    stage: final
quality_checks:
  lint: npm run lint
\`\`\`

\`gates\` and \`quality_checks\` add gates to those of \`test_command\` in the file; \`test_command\` given as an input replaces all of
them. An entry of \`gates\` has these keys:

| key | meaning |
|---|---|
${Object.entries(GATE_KEYS)
  .map(([key, { description }]) => tableRow([`\`${key}\``, description]))
  .join('\n')}

The keys of the hybrid document are read as well:

| key | is |
|---|---|
| \`quality_checks.<name>\` | a gate of that name |
${lines.join('\n')}`;
}

function renderOutputs(): string {
  const lines = OUTPUTS.map(({ name, description }) => tableRow([`\`${name}\``, description]));
  return ['## Outputs', '', 'All are always set.', '', '| name | meaning |', '|---|---|', ...lines].join('\n');
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
