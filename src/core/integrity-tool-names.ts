/** How a language's code gets at its test tools. */
export interface ToolForms {
  /** Names that stand for a tool everywhere, unless a file declares them. */
  readonly always: readonly string[];
  /** Imports; group 1 holds the names that they bind. */
  readonly imports: readonly RegExp[];
  /** Source of an expression whose value is a tool. */
  readonly reached: string;
}

const jsTool = String.raw`"(?:node:)?(?:assert(?:\/strict)?|test|vitest|chai|expect|@jest\/globals)"`;
const pyTool = String.raw`"(?:unittest|_?pytest)(?:\.[\w.]+)?"`;

export const jsTools: ToolForms = {
  always: ['assert', 'expect', 'chai', 'jest'],
  imports: [new RegExp(String.raw`^import\s+([^"]{1,200}?)\s+from\s+${jsTool}`)],
  reached: String.raw`\b(?:\w+\s?\.\s?)?(?:require|import|getBuiltinModule|createRequire\([^()]{0,80}\))\(\s*${jsTool}\s*\)`,
};
export const pyTools: ToolForms = {
  always: ['unittest', 'pytest', '_pytest'],
  imports: [
    /^import\s+(?:unittest|_?pytest)(?:\.[\w.]+)?\s+as\s+(\w+)/,
    /^from\s+(?:unittest|_?pytest)(?:\.[\w.]+)?\s+import\s+([\w\s,]{1,200})/,
  ],
  reached: String.raw`\b(?:\w+\s?\.\s?)?(?:(?:__import__|import_module)\(\s*${pyTool}\s*\)|modules\s*\[\s*${pyTool}\s*\])`,
};

/** Members that only test tools have: who sets one bends a tool, however the code got hold of it. */
const members = String.raw`(?:assert(?:True|False|Is\w*|(?:Not)?In|\w*Equals?|(?:Not)?Regex|(?:Raises|Warns|Greater|Less|Logs|NoLogs)\w*)|(?:not)?(?:D|d)eepStrictEqual|(?:partialDeep|not)?[Ss]trictEqual|toBe|toEqual|toStrictEqual|add(?:Failure|Error|Success)|failureException|wasSuccessful)`;
const setters = String.raw`(?:set(?:attr|Attr)|__setattr__|(?<![a-z])patch(?:\.\w+)?|mock\.method|\bObject\s*\.\s*(?:assign|define\w+)|\bReflect\s*\.\s*(?:set|define\w+))\s*\(`;
const own = /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:function|class|const|let|var|def)\s+(\w+)/;
const byMember = [
  new RegExp(
    String.raw`(?<!\b(?:exports|this|self|cls))(?:\s{0,20}\.\s{0,20}${members}|\[\s{0,20}"${members}"\s{0,20}\])\s{0,20}=(?![=>])`,
  ),
  new RegExp(String.raw`${setters}(?!\s?(?:exports|module|this|self)\b)[^;]{0,200}"(?:[\w.]{1,100}\.)?${members}"`),
  new RegExp(String.raw`\bpatch(?:\.\w+)?\s*\(\s*${pyTool}`),
];

/** Lines that assign to a member of a tool, or hand the tool to a function that sets members; what a file declares itself is none. */
export function replacing(all: readonly string[], { always, imports, reached }: ToolForms): (line: string) => boolean {
  const bound = new Set(all.flatMap((line) => imports.flatMap((form) => namesIn(form.exec(line)?.[1] ?? ''))));
  const declared = new Set(all.flatMap((line) => own.exec(line)?.[1] ?? []));
  for (const name of always) if (!declared.has(name)) bound.add(name);
  const tool = (): string => String.raw`(?:${reached}|(?<![\w$."])(?:${[...bound, '(?!)'].join('|')})\b)`;
  addAliases(all, bound, tool);
  const member = new RegExp(String.raw`${tool()}\)?(?:\s*\.\s*\w+|\s*\[[^\]]{1,80}\])+\s*=(?![=>])`);
  const handed = new RegExp(String.raw`${setters}\s*${tool()}`);
  return (line) => member.test(line) || handed.test(line) || byMember.some((form) => form.test(line));
}

/** `default as a`, `* as a`, `a, { b, c as d }`: the last word of each part. */
function namesIn(clause: string): readonly string[] {
  return clause
    .replace(/[{}*]/g, ' ')
    .split(',')
    .flatMap((part) => /(\w+)\s*$/.exec(part)?.[1] ?? []);
}

/** Names to which a file gives a tool or a part of it, and names to which it gives those. */
function addAliases(all: readonly string[], bound: Set<string>, tool: () => string): void {
  for (let hop = 0, before = -1; before < bound.size && hop < MOST_HOPS; hop += 1) {
    before = bound.size;
    for (const name of givenIn(all, tool())) bound.add(name);
  }
}

function givenIn(all: readonly string[], tool: string): readonly string[] {
  const given = new RegExp(
    String.raw`(?:\b(\w+)|\{([^{}]{1,200})\})\s{0,20}=\s{0,20}\(?(?:await\s{1,20})?${tool}\)?(?:\s{0,20}\.\s{0,20}\w+)*\s{0,20}(?=[;,)]|$)`,
  );
  return all.flatMap((line) => {
    const [, name, parts = ''] = given.exec(line) ?? [];
    return name === undefined ? namesIn(parts.replaceAll(':', ' ')) : [name];
  });
}

/** Longer chains of names are not followed. */
const MOST_HOPS = 10;
