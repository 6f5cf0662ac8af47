import type { data } from '@actions/expressions';
import type { BasicExpressionToken, TemplateToken } from '@actions/workflow-parser/templates/tokens/index';
import type { ActionsLibrary } from './actions-library.ts';
import { segmentsOf } from './template-text.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What expressions see: contexts by name, and the state behind `success()` and its like. */
export interface Scope {
  readonly contexts: Readonly<Record<string, unknown>>;
  readonly status: Status;
  /** Answers `hashFiles(…)`; without it the function is an error, as before a job has a workspace. */
  readonly hashFiles?: (patterns: readonly string[]) => string;
}

/** The state of what came before: a job for its steps, the needed jobs for a job. */
export interface Status {
  readonly success: boolean;
  readonly failure: boolean;
  readonly cancelled: boolean;
}

/** Evaluates expressions and tokens with GitHub's engine. */
export interface Evaluator {
  /** The value of a token tree with every expression in it evaluated. */
  value(token: TemplateToken | undefined, scope: Scope): Json;
  /** The same as text, as `with`, `env` and `run` get it; an absent token is undefined. */
  text(token: TemplateToken, scope: Scope): string;
  /** A mapping of texts, empty when absent. */
  texts(token: TemplateToken | undefined, scope: Scope): Record<string, string>;
  /** Whether an `if` holds. */
  holds(expression: string, scope: Scope): boolean;
}

const contextNames = [
  ...['github', 'env', 'vars', 'secrets', 'job', 'jobs', 'steps', 'runner'],
  ...['strategy', 'matrix', 'needs', 'inputs'],
];

export function createEvaluator(library: ActionsLibrary): Evaluator {
  const { result } = library;
  const value = (token: TemplateToken | undefined, scope: Scope): Json => tokenValue(library, token, scope);
  const text = (token: TemplateToken, scope: Scope): string => textOf(scalar(value(token, scope)));
  return {
    value,
    text,
    texts: (token, scope) =>
      Object.fromEntries(entriesOf(token).map(([name, child]) => [name, text(child, scope)] as const)),
    holds: (expression, scope) => result.truthy(evaluate(library, expression, scope)),
  };
}

/** GitHub refuses a list or a mapping where a text belongs. */
function scalar(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  throw new Error(`A ${Array.isArray(value) ? 'sequence' : 'mapping'} was not expected`);
}

/** Pairs of a mapping whose keys are literals; none for an absent or empty token. */
export function entriesOf(token: TemplateToken | undefined): readonly (readonly [string, TemplateToken])[] {
  if (token === undefined || token.templateTokenType !== tokenType.mapping) return [];
  return [...token.assertMapping('mapping')].map(({ key, value }) => [key.toString(), value] as const);
}

/** A value as GitHub writes it into text: null is empty, numbers have no trailing zeros. */
export function textOf(value: Json): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Numbers of the parser's own TokenType, which is an enum and so cannot be imported as a type. */
const tokenType = { string: 0, sequence: 1, mapping: 2, expression: 3, boolean: 5, number: 6, null: 7 } as const;

function tokenValue(library: ActionsLibrary, token: TemplateToken | undefined, scope: Scope): Json {
  const { parser } = library;
  if (token === undefined || token.templateTokenType === tokenType.null) return null;
  if (parser.isBasicExpression(token)) {
    if (token.originalExpressions !== undefined) return templateText(library, token, scope);
    return plain(library, evaluate(library, token.expression, scope));
  }
  if (parser.isSequence(token)) return [...token].map((item) => tokenValue(library, item, scope));
  if (parser.isMapping(token)) {
    const pairs = [...token].map(
      ({ key, value }) => [textOf(tokenValue(library, key, scope)), tokenValue(library, value, scope)] as const,
    );
    return Object.fromEntries(pairs);
  }
  if (parser.isString(token) || parser.isBoolean(token) || parser.isNumber(token)) return token.value;
  throw new Error(`The workflow runner of the tests does not know ${token.typeName()} tokens.`);
}

function templateText(library: ActionsLibrary, token: BasicExpressionToken, scope: Scope): string {
  const parts = segmentsOf(token).map((segment) =>
    'text' in segment ? segment.text : evaluate(library, segment.expression, scope).coerceString(),
  );
  return parts.join('');
}

function evaluate(library: ActionsLibrary, expression: string, scope: Scope): data.ExpressionData {
  const { Parser, Evaluator } = library.expressions;
  const functions = statusFunctions(library, scope);
  const tree = new Parser(tokensOf(library, expression), [...contextNames], [...functions.values()]).parse();
  const contexts = Object.fromEntries(contextNames.map((name) => [name, scope.contexts[name] ?? {}]));
  return new Evaluator(tree, wrapped(library, contexts) as data.Dictionary, functions).evaluate();
}

/** The lexer takes back only the first doubled quote of a string, so strings are read again. */
function tokensOf({ expressions: { Lexer } }: ActionsLibrary, expression: string) {
  return new Lexer(expression)
    .lex()
    .tokens.map((token) =>
      /^'.*'$/s.test(token.lexeme) ? { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") } : token,
    );
}

function statusFunctions({ expressions: { data } }: ActionsLibrary, scope: Scope) {
  const answers = { always: true, ...scope.status };
  const simple = Object.entries(answers).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: (): data.ExpressionData => new data.BooleanData(answer),
  }));
  const hashFiles = {
    name: 'hashFiles',
    minArgs: 1,
    maxArgs: 255,
    call: (...patterns: data.ExpressionData[]): data.ExpressionData => {
      if (scope.hashFiles === undefined) throw new Error('hashFiles() needs a workspace, and here is none.');
      return new data.StringData(scope.hashFiles(patterns.map((pattern) => pattern.coerceString())));
    },
  };
  return new Map([...simple, hashFiles].map((each) => [each.name.toLowerCase(), each]));
}

function wrapped({ expressions: { data } }: ActionsLibrary, value: unknown): data.ExpressionData {
  return JSON.parse(JSON.stringify(value), data.reviver) as data.ExpressionData;
}

function plain({ expressions: { data } }: ActionsLibrary, value: data.ExpressionData): Json {
  return JSON.parse(JSON.stringify(value, data.replacer)) as Json;
}
