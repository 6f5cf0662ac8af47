import type { Repository } from '../adapters/git/controller.ts';
import { readTemplate, type Template, type TemplateRole, templateFiles } from '../report/prompt-template.ts';
import { configError, type Refusal } from './refusal.ts';

/** The project's own instructions per role; absent = ours (docs/prompts.md). */
export type Templates = { readonly [Role in TemplateRole]?: Template<Role> };

/** Reads the prompt templates of a commit; one that cannot be filled is a configuration error. */
export async function readTemplates(
  repository: Repository,
  commit: string,
  paths: ReadonlySet<string>,
): Promise<{ readonly ok: true; readonly templates: Templates } | Refusal> {
  const roles = (Object.keys(templateFiles) as TemplateRole[]).filter((role) => paths.has(templateFiles[role]));
  const read = await Promise.all(roles.map((role) => readOne(repository, commit, role)));
  const problems = read.flatMap((each) => ('problem' in each ? [each.problem] : []));
  if (problems.length > 0) return configError(...problems);
  const templates = read.flatMap((each) => ('template' in each ? [[each.template.role, each.template]] : []));
  return { ok: true, templates: Object.fromEntries(templates) as Templates };
}

async function readOne(repository: Repository, commit: string, role: TemplateRole) {
  const file = templateFiles[role];
  const found = await repository.readFile(commit, file);
  if (found === undefined || !found.mode.startsWith('100')) {
    return { problem: `${file} is not a regular file. Commit the file itself.` };
  }
  const result = readTemplate(role, { file, text: found.bytes.toString('utf8') });
  return result.ok ? { template: result.template } : { problem: result.problem };
}
