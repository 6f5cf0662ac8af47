// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the switches are pieces of source text
import type { Row, Switch } from './row.ts';

const sanitise = 'src/report/sanitise.ts';
const runner = 'src/action/runner.ts';

/** Output of a child that would be an order to the runner, to GitHub or to a terminal. */
export const outputRows: readonly Row[] = [
  { id: 'O1', title: 'commands at the start of a line', owner: sanitise, off: withoutNeutraliser() },
  {
    id: 'O2',
    title: 'commands of the old form anywhere in a line',
    owner: sanitise,
    off: { file: sanitise, find: "line.replaceAll('##[', '## [')", replace: 'line' },
  },
  {
    id: 'O3',
    title: 'commands behind a bare carriage return, odd spaces, in capitals',
    owner: 'src/report/strip.ts',
    off: { file: 'src/report/strip.ts', find: "[/\\r\\n?|[\\u2028\\u2029]/gu, '\\n']", replace: "[/\\r\\n/gu, '\\n']" },
  },
  {
    id: 'O4',
    title: 'commands on the error stream',
    owner: 'src/adapters/process/start.ts',
    off: {
      file: 'src/adapters/process/start.ts',
      find: "stdio: [stdin ?? 'ignore', stdout, stderr, ",
      replace: "stdio: [stdin ?? 'ignore', stdout, Math.min(2, stderr), ",
    },
  },
  { id: 'O5', title: 'commands that fail the step', owner: sanitise, off: withoutNeutraliser() },
  { id: 'O6', title: 'a mask that makes log and outputs useless', owner: sanitise, off: withoutNeutraliser() },
  {
    id: 'O7',
    title: 'a pause that never ends, or that a child could end',
    owner: 'src/action/log.ts',
    off: {
      file: 'src/action/log.ts',
      find: '  } finally {\n    core.info(`::${token}::`);\n  }',
      replace: '    core.info(`::${token}::`);\n  } finally {\n  }',
    },
  },
  {
    id: 'O8',
    title: 'a child writes into the log of its parent',
    owner: 'src/adapters/isolation/enter.ts',
    off: { file: 'src/adapters/isolation/enter.ts', find: "'--pid', '--fork', '--kill-child', ", replace: '' },
  },
  {
    id: 'O9',
    title: 'a child writes into the files by which a step speaks',
    owner: runner,
    off: {
      file: runner,
      find: "for (const name of ['OUTPUT', 'ENV', 'PATH', 'STATE'])",
      replace: "for (const name of ['STATE'])",
    },
  },
  {
    id: 'O10',
    title: 'a value that ends its own block among the outputs',
    owner: runner,
    off: {
      file: runner,
      find: 'core.setOutput(name, value);',
      replace:
        "process.getBuiltinModule('node:fs').appendFileSync(process.env['GITHUB_OUTPUT'] ?? '', `${name}=${value}\\n`);",
    },
  },
  {
    id: 'O12',
    title: 'words that close an issue, in commit, comment, summary',
    owner: sanitise,
    off: { file: sanitise, find: "    '$1$2$3 ',\n", replace: "    '$1$2$3',\n" },
  },
  {
    id: 'O13',
    title: 'commands for other bots',
    owner: 'src/report/neutralise.ts',
    off: {
      file: 'src/report/neutralise.ts',
      find: '[closing, url, mention, slashCommand]',
      replace: '[closing, url, mention]',
    },
  },
  {
    id: 'O14',
    title: 'a text that leaves its block',
    owner: sanitise,
    off: { file: sanitise, find: 'Math.max(3, longest + 1)', replace: 'Math.max(3, Math.min(3, longest))' },
  },
  {
    id: 'O15',
    title: 'terminal sequences, links, controls',
    owner: 'src/report/strip.ts',
    off: {
      file: 'src/report/strip.ts',
      find: '[/(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]/gu',
      replace: '[/\\u001b\\[[0-9;]*[mGKH]/gu',
    },
  },
  {
    id: 'O17',
    title: 'a file name that adds properties to an annotation',
    owner: runner,
    off: {
      file: runner,
      find: 'say(message, place);',
      replace:
        'if (say !== undefined) process.stdout.write(`::${level} title=${title},file=${file},line=${line}::${message}\\n`);',
    },
  },
];

function withoutNeutraliser(): Switch {
  return { file: sanitise, find: ".replace(/^(\\s*)::/u, '$1: :')", replace: '' };
}
