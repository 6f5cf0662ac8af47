import { CONFIG_SECTIONS, GATE_KEYS, GATE_WORDS } from './config-keys.ts';
import { describeDefault, describeType } from './describe.ts';
import { OUTPUTS } from './outputs.ts';
import type { SettingGroup } from './row.ts';
import { GROUP_TITLES, SETTINGS } from './table.ts';
import { UNBOUNDED_SENTENCE } from './table-run.ts';

/** Text of docs/settings.md: a table per group, how values are written, the config file, the outputs. */
export function renderDocs(): string {
  return `${[INTRODUCTION, ...GROUPS.map(renderGroup), WRITING, renderConfigFile(), renderOutputs()].join('\n\n')}\n`;
}

const GROUPS = Object.keys(GROUP_TITLES) as readonly SettingGroup[];

const INTRODUCTION = `<!-- Made by "npm run generate" from the tables in src/settings; change those, not this file. -->

# Settings

Every setting is an input of the action and a key of \`.ralph/config.yaml\`; what is marked Secret is an input only. An input
wins over the file, the file over the default, and an empty input counts as not given. \`max_iterations\` and \`max-iterations\` are the same
name. Values are read strictly, and all mistakes are reported together before anything is touched.`;

const WRITING = `## How values are written

| kind | how |
|---|---|
| duration | \`90s\`, \`5m\`, \`1h30m\`; a bare number is minutes; up to 24h |
| list | separated by commas or line breaks |
| glob | picomatch, relative to the root of the repository, dotfiles included; \`!\` negates; a comma inside brackets belongs to the glob |
| shell words | spaces, quotes and backslash as in a shell, but no shell reads them: \`\\|\`, \`&&\`, \`$NAME\` and the like are errors unless quoted |
| a gate per line | \`name: command\` with a name like \`unit\` or \`type-check\`; any other line is a command as a whole and is named \`test\`, \`test-2\` and so on; lines that begin with \`#\` are comments |
| (ceiling) | more is possible with \`accept_unbounded: ${UNBOUNDED_SENTENCE}\`, word for word; this also lifts the 24h of durations |`;

function renderGroup(group: SettingGroup): string {
  const rows = SETTINGS.filter((row) => row.group === group);
  const lines = rows.map((row) => {
    const names = [row.name, ...row.aliases].map((name) => `\`${name}\``).join(', ');
    const meaning = row.secret === true ? `${row.description} Secret.` : row.description;
    return tableRow([names, describeType(row.type), describeDefault(row), meaning]);
  });
  return [`## ${GROUP_TITLES[group]}`, '', '| name | value | default | meaning |', '|---|---|---|---|', ...lines].join(
    '\n',
  );
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
${GATE_KEYS.map((key) => tableRow([`\`${key}\``, GATE_WORDS[key]])).join('\n')}

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
