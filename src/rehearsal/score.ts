import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { z } from 'zod';
import { type Score, scoreSchema } from './schema.ts';

/** A score that can be played, or every mistake in it, each naming file and line. */
export type ScoreResult =
  | { readonly ok: true; readonly score: Score }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** Largest score in bytes: 1 MiB. */
export const scoreMaxBytes = 1024 * 1024;

const maxAliases = 100;
const mostMistakes = 20;

/** Reads a score file's text: YAML, then the schema; hostile YAML (bombs, deep nesting, duplicate keys) is a mistake, never an exception. */
export function readScore(text: string, file: string): ScoreResult {
  const source = parseYaml(text);
  if (!source.ok) return refuse(file, source.problems);
  const parsed = scoreSchema.safeParse(source.value);
  if (parsed.success) return { ok: true, score: parsed.data };
  return refuse(
    file,
    parsed.error.issues.map((issue) => ({ line: source.lineOf(issue), message: describe(issue) })),
  );
}

/** Broken YAML can repeat one mistake thousands of times. */
function refuse(file: string, problems: readonly Problem[]): ScoreResult {
  const shown = problems.slice(0, mostMistakes).map(({ line, message }) => `${file}:${line}: ${message}`);
  const more = problems.length - shown.length;
  return { ok: false, mistakes: more > 0 ? [...shown, `${file}: and ${more} more mistakes.`] : shown };
}

interface Problem {
  readonly line: number;
  readonly message: string;
}

type YamlResult =
  | { readonly ok: true; readonly value: unknown; readonly lineOf: (issue: z.core.$ZodIssue) => number }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The yaml package throws on aliases that multiply and on nesting deeper than the stack: both are the author's to mend. */
function parseYaml(text: string): YamlResult {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const problems = [...document.errors, ...document.warnings, ...aliasProblems(document)];
    if (problems.length > 0) {
      return { ok: false, problems: problems.map(({ message, pos }) => ({ line: lineAt(pos[0]), message })) };
    }
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    return { ok: true, value, lineOf: (issue) => lineAt(offsetOf(document, issue)) };
  } catch (error) {
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    return { ok: false, problems: [{ line: 1, message: `${error.message}. Write the steps out.` }] };
  }
}

/** Aliases are judged here because the yaml package tells neither their line nor their number. */
function aliasProblems(document: Document.Parsed): readonly Pick<YAMLError, 'message' | 'pos'>[] {
  const anchors = new Set<string>();
  const problems: Pick<YAMLError, 'message' | 'pos'>[] = [];
  let aliases = 0;
  visit(document, {
    Node(_key, node) {
      const start = node.range?.[0] ?? 0;
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.add(node.anchor);
        return;
      }
      aliases += 1;
      const unknown = !anchors.has(node.source);
      if (unknown)
        problems.push({ message: `*${node.source}: no &${node.source} stands before it.`, pos: [start, start] });
      if (aliases === maxAliases + 1) {
        problems.push({ message: `more than ${maxAliases} aliases. Write the steps out.`, pos: [start, start] });
      }
    },
  });
  return problems;
}

/** Offset of the nearest node that stands in the file: an alias or a missing key has none of its own. */
function offsetOf(document: Document.Parsed, issue: z.core.$ZodIssue): number {
  for (let length = issue.path.length; length >= 0; length -= 1) {
    const node = document.getIn(issue.path.slice(0, length), true);
    const whole = length === issue.path.length;
    const offset = whole && issue.code === 'unrecognized_keys' ? keyOffset(node, issue.keys) : undefined;
    if (offset !== undefined) return offset;
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function keyOffset(node: unknown, keys: readonly string[]): number | undefined {
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && keys.includes(String(key.value)));
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

function describe(issue: z.core.$ZodIssue): string {
  const where = issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return where === '' ? issue.message : `${where.replace(/^\./, '')}: ${issue.message}`;
}
