import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandTarget } from './command-processor.ts';

/** The files through which a step speaks to the runner. */
export interface FileCommands {
  /** GITHUB_OUTPUT and its like, by name. */
  readonly variables: Readonly<Record<string, string>>;
  /** Reads what the step wrote; also done after a cancel or a kill (05-github, Runner). */
  readonly process: (target: CommandTarget) => void;
}

/** Largest summary of a step in bytes; a larger one is dropped whole (catalogue L3). */
export const summaryLimit = 1024 * 1024;

const prefixes = {
  GITHUB_PATH: 'add_path_',
  GITHUB_ENV: 'set_env_',
  GITHUB_STEP_SUMMARY: 'step_summary_',
  GITHUB_STATE: 'save_state_',
  GITHUB_OUTPUT: 'set_output_',
} as const;
type Name = keyof typeof prefixes;

/** @param temp the job's RUNNER_TEMP */
export function openFileCommands(temp: string): FileCommands {
  const folder = join(temp, '_runner_file_commands');
  const id = randomUUID();
  mkdirSync(folder, { recursive: true });
  const names = Object.keys(prefixes) as Name[];
  const variables = Object.fromEntries(names.map((name) => [name, join(folder, `${prefixes[name]}${id}`)])) as Record<
    Name,
    string
  >;
  for (const file of Object.values(variables)) writeFileSync(file, '');
  const process = (target: CommandTarget): void => {
    for (const name of names) {
      try {
        readers[name](variables[name], target);
      } catch (error) {
        const label = name.replace('GITHUB_', '').toLowerCase();
        target.record.annotate('error', `Unable to process file command '${label}' successfully.`);
        target.record.annotate('error', (error as Error).message);
        target.record.commandFailed = true;
      }
    }
    for (const file of Object.values(variables)) rmSync(file, { force: true, recursive: true });
  };
  return { variables, process };
}

const readers: Readonly<Record<Name, (file: string, target: CommandTarget) => void>> = {
  GITHUB_PATH: (file, { addPath }) => {
    for (const line of read(file).split(/\r\n|\r|\n/)) if (line !== '') addPath(line);
  },
  GITHUB_ENV: (file, { setEnv, record }) => {
    for (const [name, value] of readPairs(read(file))) {
      if (name.toUpperCase() !== 'NODE_OPTIONS') setEnv(name, value);
      else record.annotate('error', "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
    }
  },
  GITHUB_STEP_SUMMARY: readSummary,
  GITHUB_STATE: (file, { record }) => {
    for (const [name, value] of readPairs(read(file))) record.state.set(name, value);
  },
  GITHUB_OUTPUT: (file, { record }) => {
    for (const [name, value] of readPairs(read(file))) record.outputs.set(name, value);
  },
};

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readSummary(file: string, { record, masker }: CommandTarget): void {
  if (!existsSync(file)) return;
  const { size } = statSync(file);
  if (size > summaryLimit) {
    const kib = (bytes: number): string => `${Math.floor(bytes / 1024)}k`;
    const sizes = `supports content up to a size of ${kib(summaryLimit)}, got ${kib(size)}`;
    record.annotate('error', `$GITHUB_STEP_SUMMARY upload aborted, ${sizes}.`);
    return;
  }
  record.summary = readFileSync(file, 'utf8')
    .split(/\r\n|\r|\n/)
    .map(masker.mask)
    .join('\n');
}

/**
 * Reads `name=value` lines and `name<<delimiter` blocks; what stands before a mistake still counts.
 * Only a line feed ends a line here: a carriage return belongs to the value.
 */
export function* readPairs(text: string): Generator<readonly [name: string, value: string]> {
  const lines = text.split('\n');
  const unfinished = lines.pop() ?? '';
  const rest = unfinished === '' ? lines : [...lines, unfinished];
  for (let at = 0; at < rest.length; at += 1) {
    const line = rest[at] ?? '';
    if (line === '') continue;
    const [, block, delimiter] = /^([^=]*?)<<(.*)$/s.exec(line) ?? [];
    if (block !== undefined && delimiter !== undefined) {
      if (block === '' || delimiter === '') {
        throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
      }
      const end = rest.indexOf(delimiter, at + 1);
      if (end === -1) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      yield [block, rest.slice(at + 1, end).join('\n')];
      at = end;
    } else if (line.includes('=')) {
      yield [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)];
    } else {
      throw new Error(`Invalid format '${line}'`);
    }
  }
}
