import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScalarToken } from '@actions/workflow-parser/templates/tokens/index';
import type { ActionsLibrary } from './actions-library.ts';

/** A JavaScript action as its action.yml declares it. */
export interface ActionManifest {
  /** Folder of the action.yml. */
  readonly folder: string;
  /** Input name as declared -> its default, evaluated when the step runs. */
  readonly inputs: ReadonlyMap<string, { readonly required: boolean; readonly fallback?: ScalarToken }>;
  readonly outputs: readonly string[];
  readonly main: string;
  readonly post?: { readonly script: string; readonly condition: string };
}

export type ReadManifest =
  | { readonly ok: true; readonly manifest: ActionManifest }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads and checks the action.yml (or action.yaml) of a folder with the official parser. */
export function readActionManifest(library: ActionsLibrary, folder: string): ReadManifest {
  const file = ['action.yml', 'action.yaml'].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined)
    return { ok: false, problems: [`Can't find 'action.yml' or 'action.yaml' under '${folder}'.`] };
  const { actions, parser } = library;
  const content = readFileSync(file, 'utf8');
  const { context, value } = actions.parseAction({ name: file, content }, new parser.NoOperationTraceWriter());
  const template = value === undefined ? undefined : actions.convertActionTemplate(context, value);
  const problems = context.errors.getErrors().map((error) => error.message);
  if (template === undefined || problems.length > 0) return { ok: false, problems };
  const { runs } = template;
  if (runs.using !== 'node24') {
    return { ok: false, problems: [`${file} says "using: ${runs.using}"; the tests run actions of node24.`] };
  }
  if (runs.pre !== undefined) return { ok: false, problems: [`${file} has "pre", which the tests do not run.`] };
  const inputs = (template.inputs ?? []).map(
    (input) =>
      [
        input.id,
        { required: input.required === true, ...(input.default === undefined ? {} : { fallback: input.default }) },
      ] as const,
  );
  return {
    ok: true,
    manifest: {
      folder,
      inputs: new Map(inputs),
      outputs: (template.outputs ?? []).map((output) => output.id),
      main: runs.main,
      ...(runs.post === undefined ? {} : { post: { script: runs.post, condition: runs.postIf ?? 'always()' } }),
    },
  };
}
