import { forPrompt } from './sanitise.ts';

/** Which prompt a project's template replaces; the executor of objective mode and the implementer share one. */
export type TemplateRole = keyof typeof placeholders;

/** What a template of each role may write as `{{name}}` (docs/prompts.md); every name is a part that the prompt's builder fills. */
export const placeholders = {
  implement: [
    'attempt',
    'story',
    'context',
    'criteria',
    'previous',
    'notes',
    'checks',
    'protected',
    'rules',
    'process',
  ],
  'spec-review': [
    'story',
    'context',
    'criteria',
    'checks',
    'red',
    'integrity',
    'specs',
    'changed',
    'diff',
    'rules',
    'answer',
  ],
  'quality-review': [
    'story',
    'context',
    'criteria',
    'checks',
    'red',
    'integrity',
    'specs',
    'changed',
    'diff',
    'rules',
    'answer',
  ],
  plan: ['story', 'criteria', 'because', 'blockers', 'checks', 'rules', 'answer'],
} as const;

/** Where a project keeps its templates; read at the policy base, so that no pull request changes its own reviewer (02-loop §1). */
export const templateFiles: Readonly<Record<TemplateRole, string>> = {
  implement: '.ralph/prompts/implement.md',
  'spec-review': '.ralph/prompts/spec-review.md',
  'quality-review': '.ralph/prompts/quality-review.md',
  plan: '.ralph/prompts/plan.md',
};

/** A template that can be filled: text and placeholders in turn. */
export interface Template<Role extends TemplateRole = TemplateRole> {
  readonly role: Role;
  readonly pieces: readonly (string | { readonly name: Part<Role> })[];
}

/** Name of a part of a prompt. */
export type Part<Role extends TemplateRole> = (typeof placeholders)[Role][number];

/** The filled parts of one prompt; whatever is foreign in them is fenced already. */
export type Parts<Role extends TemplateRole> = Readonly<Record<Part<Role>, string>>;

/** A template, or why it is refused: a configuration error that names file, placeholder and the known ones. */
export type TemplateResult<Role extends TemplateRole> =
  | { readonly ok: true; readonly template: Template<Role> }
  | { readonly ok: false; readonly problem: string };

/** Longest template, in characters: it counts in every call. */
const MOST_TEMPLATE = 20_000;

/** Parts without which a prompt has no task or no answer; a template that lacks one gets it at its end, in this order. */
const needed = {
  implement: ['story', 'criteria'],
  'spec-review': ['story', 'criteria', 'answer'],
  'quality-review': ['story', 'answer'],
  plan: ['story', 'answer'],
} as const satisfies { readonly [Role in TemplateRole]: readonly Part<Role>[] };

/** Reads a project's template file before anything is spent. `\{{` writes two braces; HTML comments are left out. */
export function readTemplate<Role extends TemplateRole>(
  role: Role,
  { file, text }: { readonly file: string; readonly text: string },
): TemplateResult<Role> {
  const known: readonly string[] = placeholders[role];
  const shown = forPrompt(text);
  if (shown.trim() === '') return refused(`${file} is empty. Write instructions for ${role}, or delete the file.`);
  if (shown.length > MOST_TEMPLATE) {
    return refused(`${file} has ${shown.length} characters, the limit is ${MOST_TEMPLATE}. Shorten it.`);
  }
  const pieces = split(shown);
  const unknown = pieces.find((piece) => typeof piece !== 'string' && !known.includes(piece.name));
  if (unknown !== undefined && typeof unknown !== 'string') {
    const list = known.map((name) => `{{${name}}}`).join(' ');
    return refused(`${file}: {{${unknown.name}}} is no placeholder. Known here: ${list}. Write \\{{ for two braces.`);
  }
  return { ok: true, template: { role, pieces } as Template<Role> };
}

/**
 * The prompt that a template makes of the parts: `rule` always stands first, because no template may drop the rule that
 * fenced text is data, and the parts a prompt cannot do without are appended when the template does not place them.
 * What a part holds is not searched for placeholders.
 */
export function applyTemplate<Role extends TemplateRole>(
  template: Template<Role>,
  { rule, parts }: { readonly rule: string; readonly parts: Parts<Role> },
): string {
  const placed = new Set(template.pieces.map((piece) => (typeof piece === 'string' ? '' : piece.name)));
  const missing = (needed[template.role] as readonly Part<Role>[]).filter((name) => !placed.has(name));
  const body = template.pieces.map((piece) => (typeof piece === 'string' ? piece : parts[piece.name])).join('');
  return [rule, body.trim(), ...missing.map((name) => parts[name]), ''].join('\n\n').trimEnd().concat('\n');
}

/** By one pass with a bounded pattern; braces around anything longer or around a line end are text. */
function split(text: string): readonly (string | { readonly name: string })[] {
  const pieces: (string | { readonly name: string })[] = [];
  let from = 0;
  for (const match of text.matchAll(/(\\?)\{\{([^{}\n]{0,60})\}\}/g)) {
    const [whole, escaped, name = ''] = match;
    pieces.push(text.slice(from, match.index), escaped === '' ? { name: name.trim() } : whole.slice(1));
    from = match.index + whole.length;
  }
  return [...pieces, text.slice(from)];
}

function refused(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
