import type { Repository } from '../adapters/git/controller.ts';
import { readConfigFile } from '../settings/config-file.ts';
import { misplacedTriggers } from '../settings/merge.ts';
import { readSettings } from '../settings/read.ts';
import type { Mistake, RawSettings, Settings } from '../settings/settings.ts';
import { readInputs } from './early-inputs.ts';
import { configError, type Refusal } from './refusal.ts';

/** Where the configuration file stands at the policy base (03-interface §2). */
export const CONFIG_PATH = '.ralph/config.yaml';

/** Settings as the policy base and the inputs say, with what has to be told about them. */
export interface Policy {
  readonly ok: true;
  readonly settings: Settings;
  readonly notices: readonly string[];
}

/** Reads the configuration of a commit and puts the inputs over it; every mistake of both is reported together. */
export async function readPolicy(
  repository: Repository,
  commit: string,
  inputs: RawSettings,
): Promise<Policy | Refusal> {
  return readPartly(repository, { commit, inputs, ofLayer: (layer) => layer });
}

export interface PartlyCall {
  readonly commit: string;
  readonly inputs: RawSettings;
  /** What is taken of the file and of the inputs. */
  readonly ofLayer: (layer: RawSettings) => RawSettings;
}

/** The same for who needs but a part of it. */
export async function readPartly(
  repository: Repository,
  { commit, inputs: all, ofLayer }: PartlyCall,
): Promise<Policy | Refusal> {
  const inputs = ofLayer(all);
  const file = await repository.readFile(commit, CONFIG_PATH);
  if (file !== undefined && !file.mode.startsWith('100')) {
    return configError(`${CONFIG_PATH} is a link, not a regular file. Commit the file itself.`);
  }
  const config = file === undefined ? undefined : await readConfig(file.bytes.toString('utf8'));
  const read = config === undefined ? readInputs(inputs) : readSettings([ofLayer(config.raw), inputs]);
  if (!read.ok) return mistakes(read.mistakes);
  if (config !== undefined && !config.ok) return mistakes(config.mistakes);
  const misplaced = misplacedInputs(read.settings.origin);
  if (misplaced.length > 0) return configError(...misplaced);
  return { ok: true, settings: read.settings, notices: [...(config?.notices ?? []), ...read.notices] };
}

/** The YAML reader is loaded only where there is something to read. */
async function readConfig(text: string) {
  return readConfigFile(text, CONFIG_PATH);
}

/** What must be known before the file can be read, or before its repository is looked at. */
function misplacedInputs(origin: Settings['origin']): readonly string[] {
  const isOnBase = origin.base_branch === 'config-file';
  return [
    ...(isOnBase ? [`base_branch stands in ${CONFIG_PATH}, which is read on that very branch. ${asInput}`] : []),
    ...(origin.mode === 'config-file' ? [modeInput] : []),
    ...(origin.hand_over === 'config-file' ? [handOverInput] : []),
    ...misplacedTriggers(origin).map(
      (name) => `${name} stands in ${CONFIG_PATH}, but who may start a run is decided before it is read. ${asInput}`,
    ),
  ];
}

const asInput = 'Give it as an input of the step instead.';

const modeInput = `mode stands in ${CONFIG_PATH}, which is read only when it is known what to do. Give it as an input of the step instead.`;

const handOverInput = `hand_over stands in ${CONFIG_PATH}, but it is about one job of one workflow. ${asInput}`;

function mistakes(list: readonly Mistake[]): Refusal {
  return configError(...list.map((mistake) => mistake.message));
}
