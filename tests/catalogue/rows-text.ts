import { held, type Row } from './row.ts';

const hidden = 'src/report/hidden.ts';
const strip = 'src/report/strip.ts';
const policy = 'src/core/integrity/path-policy.ts';
const invisible = "  [/[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]/gu, ''],\n";

/** Text that gives orders to an agent, and input that is not what it should be. */
export const textRows: readonly Row[] = held([
  ['P1', 'instructions in comments of HTML', hidden, 'removeComments(strip(rest)))', 'strip(rest))'],
  ['P2', 'invisible and misleading characters', strip, invisible],
  ['P3', 'tag characters', strip, invisible],
  [
    'P4',
    'text that only machines see: attributes, titles, entities',
    hidden,
    "  [/!\\[[^\\]]{0,1000}\\]/g, '(image)'],\n",
  ],
  [
    'P5',
    'output of a check that gives orders',
    'src/report/prompt.ts',
    'fenced(cutMiddle(previous, most), nonce)',
    'cutMiddle(previous, most)',
  ],
  [
    'P6',
    'names of files, branches and commits that give orders',
    'src/report/prompt-text.ts',
    "forPrompt(item).replaceAll(/\\s+/g, ' ').trim()",
    'forPrompt(item)',
  ],
  [
    'P7',
    'planted instructions and settings for the next agent',
    policy,
    "      '**/{CLAUDE,CLAUDE.local,AGENTS,AGENTS.override,AGENT,GEMINI,QWEN}.md',\n",
  ],
  [
    'P8',
    'settings of the project that send the key elsewhere',
    policy,
    "      '**/.{claude,codex,gemini,cursor,windsurf,opencode,qwen,kiro,roo,continue,agents,clinerules}/**',\n",
  ],
  [
    'P9',
    'a change that tells its reviewer the answer',
    'src/core/review-answer-json.ts',
    "found.filter((object) => object.members.get('nonce') === nonce)",
    'found',
  ],
  ['P10', 'data that ends its own fence', 'src/report/sanitise.ts', ".replaceAll(nonce, '(fence removed)')"],
  [
    'P11',
    'a prompt longer than an argument may be',
    'src/adapters/process/input.ts',
    'const bytes = Buffer.from(text);',
    'const bytes = Buffer.from(text).subarray(0, 131_072);',
  ],
  [
    'B1',
    'a prd.json that is missing, empty, marked, huge or in another encoding',
    'src/core/prd-json.ts',
    'if (bytes.length > PRD_MAX_BYTES) {',
    'if (false) {',
  ],
  ['B3', 'a key that stands twice', 'src/core/prd-story.ts', 'if (!SINGLE_KEYS.includes(key)) continue;', 'continue;'],
  [
    'B4',
    'a key that every object has',
    'src/core/prd-json.ts',
    'if (values.has(key)) repeated.push(key);',
    "if (key === '__proto__') for (const [lent, node] of membersOf(value).values) values.set(lent, node);",
  ],
  [
    'B5',
    'a truth that is a text',
    'src/core/prd-marker.ts',
    "if (kind === 'boolean') return",
    "if (kind === 'boolean' || kind === 'string') return",
  ],
  ['B6', 'a file that must keep its bytes', 'src/core/prd-edit.ts', 'measure(raw, 0, edit.from).bytes', 'edit.from'],
  [
    'B7',
    'ids that repeat, dependencies that lead nowhere or in a circle',
    'src/core/prd-ids.ts',
    "      addProblem(findings, { ...placeOf(draft, draft.story.index), code: 'dependency-unknown', text });\n",
  ],
  [
    'B9',
    'YAML that grows or repeats',
    'src/settings/config-yaml.ts',
    'if (aliases.length > MOST_ALIASES) {',
    'if (false) {',
  ],
  [
    'B10',
    'inputs that are no numbers, times or truths',
    'src/settings/codecs.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of our own source
    'if (value < from) return refuse(`is below ${from}.`, help);',
  ],
  [
    'B11',
    'paths that lead out of the workspace',
    'src/settings/codecs.ts',
    `if (segments.includes('..')) return refuse('leads out of the repository with "..".', help);`,
  ],
  [
    'B13',
    'a command that no shell can take',
    'src/adapters/process/spawn-error.ts',
    "if (text.includes('\\0')) return",
    'if (false) return',
  ],
]);
