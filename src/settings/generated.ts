import { renderAction } from './render-action.ts';
import { renderDocs } from './render-docs.ts';
import { renderSchema } from './render-schema.ts';

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
