import { isAbsolute, relative } from 'node:path';
import { knownCommands, parseCommand, type WorkflowCommand } from './commands.ts';
import type { Masker } from './masker.ts';
import type { Level, StepRecord } from './step-record.ts';

/** What of a job a step's commands may change. */
export interface CommandTarget {
  readonly record: StepRecord;
  readonly masker: Masker;
  readonly workspace: string;
  /** `ACTIONS_ALLOW_UNSECURE_COMMANDS` and the like, read from the step's environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly setEnv: (name: string, value: string) => void;
  readonly addPath: (folder: string) => void;
}

const disabled = (name: string): string =>
  `The \`${name}\` command is disabled. Please upgrade to using Environment Files or opt into unsecure command execution by ` +
  'setting the `ACTIONS_ALLOW_UNSECURE_COMMANDS` environment variable to `true`.';
const badStopToken =
  "You cannot use a endToken that is an empty string, the string 'pause-logging', or another workflow command.";

/**
 * Reads one step's output: commands act, everything else is logged. Standard output and error share one processor, because
 * `::stop-commands::` on one silences both.
 */
export function createCommandProcessor(target: CommandTarget): (line: string) => void {
  const { record } = target;
  const registered = new Set(knownCommands);
  let stopToken: string | undefined;
  const stop = ({ data }: WorkflowCommand, line: string): void => {
    const isInvalid = data === '' || data.toLowerCase() === 'pause-logging' || registered.has(data.toLowerCase());
    if (isInvalid && !isTrue(target.env['ACTIONS_ALLOW_UNSECURE_STOPCOMMAND_TOKENS'])) throw new Error(badStopToken);
    record.write(line);
    stopToken = data.toLowerCase();
    registered.add(stopToken);
  };
  const resume = (line: string, token: string): void => {
    record.write(line);
    registered.delete(token);
    stopToken = undefined;
  };
  return (line) => {
    const command = parseCommand(line, registered);
    const name = command?.name.toLowerCase();
    if (command === undefined || (stopToken !== undefined && name !== stopToken)) return record.write(line);
    if (stopToken !== undefined) return resume(line, stopToken);
    guarded(target, { command, line }, () => {
      if (name === 'stop-commands') stop(command, line);
      else act(target, command, line);
    });
  };
}

/** A command that cannot be carried out fails the step, whatever its process says later (catalogue O5). */
function guarded(
  { record }: CommandTarget,
  { command, line }: { readonly command: WorkflowCommand; readonly line: string },
  action: () => void,
): void {
  try {
    action();
  } catch (error) {
    const shown = command.name.toLowerCase() === 'add-mask' ? command.name : line;
    record.annotate('error', `Unable to process command '${shown}' successfully.`);
    record.annotate('error', (error as Error).message);
    record.commandFailed = true;
  }
}

type Handler = (target: CommandTarget, command: WorkflowCommand) => void;

const annotateAs =
  (level: Level): Handler =>
  (target, command) =>
    target.record.annotate(level, command.data, locate(target, command));

/** Commands that never show up in the log themselves, not even with `::echo::on`. */
const quiet: ReadonlySet<string> = new Set(['add-mask', 'debug', 'error', 'warning', 'notice']);

const handlers: Readonly<Record<string, Handler>> = {
  'set-output': ({ record }, command) => {
    record.outputs.set(required(command), command.data);
    record.annotate('warning', deprecated('set-output'));
  },
  'save-state': ({ record }, command) => {
    record.state.set(required(command), command.data);
    record.annotate('warning', deprecated('save-state'));
  },
  'set-env': (target, command) => {
    assertUnsecureAllowed(target, 'set-env');
    target.setEnv(required(command), command.data);
  },
  'add-path': (target, { data }) => {
    assertUnsecureAllowed(target, 'add-path');
    target.addPath(data);
  },
  'add-mask': addMask,
  error: annotateAs('error'),
  warning: annotateAs('warning'),
  notice: annotateAs('notice'),
  group: ({ record }, { data }) => record.write(`##[group]${data}`),
  endgroup: ({ record }) => record.write('##[endgroup]'),
  echo: ({ record }, { data }) => {
    record.echo = onOrOff(data);
  },
};

/** Debug output and problem matchers have no handler: they leave nothing that a test could look at. */
function act(target: CommandTarget, command: WorkflowCommand, line: string): void {
  const name = command.name.toLowerCase();
  if (target.record.echo && !quiet.has(name)) target.record.write(line);
  handlers[name]?.(target, command);
}

function required({ name, properties }: WorkflowCommand): string {
  const value = properties.get('name') ?? '';
  if (value === '') throw new Error(`Required field 'name' is missing in ##[${name.toLowerCase()}] command.`);
  return value;
}

function deprecated(name: string): string {
  return `The \`${name}\` command is deprecated and will be disabled soon. Please upgrade to using Environment Files.`;
}

function assertUnsecureAllowed({ env }: CommandTarget, name: string): void {
  if (!isTrue(env['ACTIONS_ALLOW_UNSECURE_COMMANDS'])) throw new Error(disabled(name));
}

function isTrue(value: string | undefined): boolean {
  return value?.trim().toLowerCase() === 'true';
}

function addMask({ record, masker }: CommandTarget, { data }: WorkflowCommand): void {
  if (data.trim() === '') {
    record.annotate('warning', "Can't add secret mask for empty string in ##[add-mask] command.");
    return;
  }
  if (record.echo) record.write('::add-mask::***');
  masker.add(data);
}

/** A file inside the workspace is shown relative to it. */
function locate({ workspace }: CommandTarget, { properties }: WorkflowCommand): Record<string, string> {
  const located = Object.fromEntries(properties);
  const { file } = located;
  if (file === undefined || !isAbsolute(file)) return located;
  const inside = relative(workspace, file);
  return inside.startsWith('..') ? located : { ...located, file: inside };
}

function onOrOff(data: string): boolean {
  const value = data.trim().toLowerCase();
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`Invalid echo command value. Possible values can be: 'on', 'off'. Current value is: '${data}'.`);
}
