import { syntaxes } from './languages.ts';
import type { Syntax } from './test-facts.ts';

/** One word for another. */
export interface Swap {
  readonly kind: 'swap';
  /** Global; looked for in a line without comments and insides of strings. */
  readonly find: RegExp;
  /** What stands in the place of what was found; what is not in it stays. */
  readonly pairs: Readonly<Record<string, string>>;
}

/** A whole expression for its opposite. */
export interface Negation {
  readonly kind: 'negate';
  /** Global; ends where the expression begins. */
  readonly head: RegExp;
  /** What stands where the expression ends, outside all brackets; absent = the bracket that closes the one before it. */
  readonly end?: RegExp;
  /** Expressions that cannot be negated, or not without a word to the compiler. */
  readonly not?: RegExp;
  readonly with: readonly [before: string, after: string];
}

/** One literal for another of its type. */
export interface LiteralChange {
  readonly kind: 'number' | 'string' | 'character';
  /** Global; finds the literal. */
  readonly find: RegExp;
}

/** One way to make a value wrong: a mutation. */
export type ValueChange = Swap | Negation | LiteralChange;

/** All that is known of the values of one language: data, so that a language is a row. */
export interface ValueRow {
  readonly id: string;
  /** Without dot. */
  readonly extensions: readonly string[];
  readonly syntax: Syntax;
  /** Lines without a value, or whose value is no behaviour: imports, types, annotations, what asks where it runs. */
  readonly aside: RegExp;
  /** Lines that decide whether a loop ends: with a wrong value it may not. */
  readonly loops: RegExp;
  /** Begins a part that is no product code, up to the bracket that closes it. */
  readonly tests?: RegExp;
  /** Surest first: the first that fits a line is used. */
  readonly changes: readonly ValueChange[];
}

/** Lines whose texts people read when something went wrong: hardly a test looks. */
export const messages =
  /\b(?:throw|raise|panic!?|fail|die|trigger_error)\b|\b(?:console\s*\.\s*(?:debug|error|info|trace|warn)|log(?:ger|ging)?\s*\.\s*\w+|errors\s*\.\s*New|fmt\s*\.\s*Errorf)\s*\(|>&2/;

/** What deletes whole folders: in such a file no condition and no result is turned round. */
export const deletes =
  /\brm\s+-\w*[rRf]|\b(?:rmtree|rmSync|rimraf|removeSync|emptyDir\w*|RemoveAll|remove_dir_all|remove_entry\w*|remove_all|rm_r|rm_rf|rmdir_r|deleteRecursively|deleteDirectory|deleteDir)\b|\bDirectory\s*\.\s*Delete\b|\brecursive\s*:\s*true\b|\s-delete\b|\bmkfs\b|\bdd\s+(?:if|of)=/;

const equality = { '==': '!=', '!=': '==' };
const identity = { '===': '!==', '!==': '===' };
const order = { '<=': '>', '>=': '<', '<': '>=', '>': '<=' };
const junctions = { '&&': '||', '||': '&&', and: 'or', or: 'and' };
const truths = { true: 'false', false: 'true', True: 'False', False: 'True' };
const sums = { '-': '+', '*': '+', '/': '*', '%': '*', '+': '-' };

/** Not a part of an arrow, a shift or a comparison of three ways. */
const comparison: Swap = {
  kind: 'swap',
  find: /(?<![=!<>~-])(?:==|!=|<=|>=)(?![=>~])|(?<=[^\s=]\s)[<>](?=\s)/g,
  pairs: { ...equality, ...order },
};
const identical: Swap = { kind: 'swap', find: /(?<![=!<>])(?:===|!==)(?!=)/g, pairs: identity };
/** Behind something that has a value, so that closures without parameters stay. */
const junction: Swap = { kind: 'swap', find: /(?<=[\w)\]}"'?!]\s|^\s*)(?:&&|\|\|)(?=\s)/g, pairs: junctions };
const truth: Swap = { kind: 'swap', find: /(?<![\w$.?-])(?:true|false)(?![\w$?-]|\s?[=-]>|\s?:)/g, pairs: truths };
/** No sum: it may be one of texts. */
const sum: Swap = { kind: 'swap', find: /(?<=[\w)\]]\s)[-*/%](?=\s[\w($])/g, pairs: sums };
/** Where no text is added. */
const plainSum: Swap = {
  kind: 'swap',
  find: /(?<=[\w)\]]\s)[-*/](?=\s[\w($])|(?<=[\w)\]]\s)\+(?=\s\d)|(?<=\s\d{1,9}\s)\+(?=\s[\w(])/g,
  pairs: sums,
};
/** Of texts the difference is no number, and no error. */
const anySum: Swap = { kind: 'swap', find: /(?<=[\w)\]"']\s)[-+*/](?=\s[\w($"'@])/g, pairs: sums };

const digits = String.raw`(?:0[xXbBoO][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?)`;
function numberChange(before: string, after: string): LiteralChange {
  return {
    kind: 'number',
    find: new RegExp(String.raw`(?<![\w$.]|[*/]=\s${before})${digits}(?![\d.]*\d${after})`, 'g'),
  };
}
const number = numberChange('', '');
const text: LiteralChange = { kind: 'string', find: /(?<!["'`]|<<[-~]?)(["']) *\1(?!["'`])/g };
const doubleText: LiteralChange = { kind: 'string', find: /(?<!["'`])" *"(?!["'`])/g };
const template: LiteralChange = { kind: 'string', find: /(?<![`\w$\])}])` *(?=`(?!`)|\$\{)/g };
const character: LiteralChange = { kind: 'character', find: /(?<!["'`])' {1,10}'(?!["'`])/g };

/** `if (…)`, also behind something. */
const ifBrackets: Negation = { kind: 'negate', head: /(?<![\w$.#@])(?:else)?if\s*\(/g, with: ['!(', ')'] };
/** `return …;` of a language in which any value has an opposite. */
const returned: Negation = {
  kind: 'negate',
  head: /(?<![\w$.])return\s+(?=[^\s;])/g,
  end: /;|\s*$/,
  with: ['!(', ')'],
};

const javascript: ValueRow = {
  id: 'javascript',
  extensions: ['js', 'mjs', 'cjs', 'jsx'],
  syntax: syntaxes.javascript,
  aside:
    /^\s*(?:import\b|export\s+(?:\*|type\b|interface\b|declare\b)|(?:declare|type|interface|namespace|abstract|readonly)\s|@|[|&]\s*["'`])|\b[A-Z]\w*\[["']|\bfrom\s*["']|\b(?:require|import|mock|doMock|unmock|requireActual|importActual)\s*\(|^\s*["'`] *["'`];?\s*$|^\s*(?:readonly\s+)?(?!default\b)["'\w$]+\??\s*:(?=[^=]*;\s*$)|^\s*[\w$]+\??\([^=]*\):(?=[^=]*;\s*$)|\btypeof\s+(?:module|define|exports|window|self|require|globalThis|process|document)\b|\b(?:require\.main|import\.meta)\b/,
  loops: /(?<![\w$.])(?:while|break)\b|(?<![\w$.])for\b(?!\s*\([^;]*=[^;]*\d)/,
  changes: [
    ifBrackets,
    identical,
    comparison,
    junction,
    truth,
    anySum,
    number,
    text,
    template,
    { ...returned, not: /^(?:async\s+)?(?:function\b|\(?[\w\s,]*\)?\s*=>)/ },
  ],
};

/** What a function returns has a type. */
const typescript: ValueRow = {
  ...javascript,
  id: 'typescript',
  extensions: ['ts', 'mts', 'cts', 'tsx'],
  changes: javascript.changes.slice(0, -1),
};

const python: ValueRow = {
  id: 'python',
  extensions: ['py'],
  syntax: syntaxes.python,
  aside:
    /^\s*(?:import|from|def|async\s+def|class|assert|global|nonlocal|case)\b|^\s*@|^\s*[bru]?["'] *["']\s*$|__\w+__|"""|'''|\b(?:sys\.(?:version|platform)|TYPE_CHECKING|import_module|__import__|TypeVar|NewType|overload|cast)\b/,
  loops: /^\s*while\b|\bbreak\b/,
  changes: [
    { kind: 'negate', head: /^\s*(?:el)?if\s+/g, end: /:(?!=)/, not: /\blambda\b/, with: ['not (', ')'] },
    {
      kind: 'negate',
      head: /^\s*return\s+(?=\S)|:\s*return\s+(?=\S)/g,
      end: /;|\s*$/,
      not: /^\*|,$/,
      with: ['not (', ')'],
    },
    {
      kind: 'swap',
      find: /(?<![=!<>:-])(?:==|!=|<=|>=)(?!=)|(?<=[^\s=]\s)[<>](?=\s)/g,
      pairs: { ...equality, ...order },
    },
    {
      kind: 'swap',
      find: /(?<=\S\s)(?:is not|not in|is(?!\s+not))(?=\s)/g,
      pairs: { 'is not': 'is', 'not in': 'in', is: 'is not' },
    },
    { kind: 'swap', find: /(?<=\S\s|^\s*)(?:and|or)(?=\s)/g, pairs: junctions },
    { kind: 'swap', find: /(?<![\w.])(?:True|False)(?!\w)/g, pairs: truths },
    plainSum,
    number,
    text,
  ],
};

const caseLine = String.raw`^\s*(?:case\b|default\b)`;

const java: ValueRow = {
  id: 'java',
  extensions: ['java'],
  syntax: syntaxes.cLike,
  aside: new RegExp(
    String.raw`^\s*(?:package|import|@)|${caseLine}|\b(?:class|interface|enum|record)\s+\w+|"""|\bassert\b|\binstanceof\b`,
  ),
  loops: /(?<![\w.])(?:while|break)\b|(?<![\w.])for\b(?!\s*\([^;]*=[^;]*\d)/,
  changes: [{ ...ifBrackets, not: /[^=!<>]=[^=]/ }, comparison, junction, truth, sum, number, doubleText, character],
};

/** Of what may be null the compiler keeps account: such conditions stay. */
const kotlin: ValueRow = {
  ...java,
  id: 'kotlin',
  extensions: ['kt', 'kts'],
  aside:
    /^\s*(?:package|import|@)|\b(?:class|interface|object)\s+\w+|"""|\b(?:const|annotation|operator)\b|\bnull\b|(?:^|\s)!?is\s|\?\./,
  changes: [ifBrackets, comparison, junction, truth, sum, number, doubleText, character],
};

const cpp: ValueRow = {
  id: 'cpp',
  extensions: ['c', 'cc', 'cpp', 'cxx', 'h', 'hh', 'hpp', 'hxx', 'ipp'],
  syntax: syntaxes.cLike,
  aside: new RegExp(
    String.raw`^\s*#(?!\s*define\s+(?!true\b|false\b)\w+(?:\([^)]*\))?\s+\S)|${caseLine}|\b(?:template|typename|operator|[Ss]tatic_assert|STATIC_ASSERT|constexpr|extern\s*"|asm|__asm__|__attribute__|using|typedef|namespace)`,
  ),
  loops: /(?<![\w.])(?:while|break)\b|(?<![\w.])for\b(?!\s*\([^;]*=[^;]*\d)/,
  changes: [
    { ...ifBrackets, not: /;|^\s*(?:const\s+)?[\w:]+[\s*&]+\w+\s*=/ },
    comparison,
    { ...junction, find: /(?<=[\w)\]]\s|^\s*)(?<!\b(?:auto|const|T|Args)\s)(?:&&|\|\|)(?=\s)/g },
    truth,
    // Neither pointers nor their differences.
    {
      kind: 'swap',
      find: /(?<=[\w)\]]\s)(?:[/%](?=\s[\w(])|[-*](?=\s\d))|(?<=\d\s)[-*](?=\s[\w(])/g,
      pairs: sums,
    },
    // A size is no behaviour.
    numberChange(String.raw`|\b(?:char|int|long|short|float|double|bool|void|unsigned|\w+_t)\s[\w\s*]*\[|\w\s:\s`, ''),
    doubleText,
    character,
  ],
};

const csharp: ValueRow = {
  id: 'csharp',
  extensions: ['cs'],
  syntax: { ...syntaxes.cLike, strings: [{ open: '@"', close: '"', multiline: true }, ...syntaxes.cLike.strings] },
  aside: new RegExp(
    String.raw`^\s*(?:using|namespace|\[|#)|${caseLine}|\b(?:class|interface|enum|record|struct)\s+\w+|"""|\boperator\b|\bis\b|\bout\b|\bwhere\b`,
  ),
  loops: /(?<![\w.])(?:while|foreach|break)\b|(?<![\w.])for\b(?!\s*\([^;]*=[^;]*\d)/,
  changes: [ifBrackets, comparison, junction, truth, sum, number, doubleText, character],
};

const go: ValueRow = {
  id: 'go',
  extensions: ['go'],
  syntax: syntaxes.go,
  aside: /^\s*(?:package|import|type|case|default)\b|^\s*(?:[\w.]+\s+)?" *"\s*$|`/,
  loops: /^\s*for\b(?![^;]*=[^;]*\d[^;]*;)|\bbreak\b/,
  changes: [
    { kind: 'negate', head: /(?<![\w.])if\s+/g, end: /\s*\{\s*$/, not: /;|:=/, with: ['!(', ')'] },
    comparison,
    junction,
    truth,
    sum,
    // Keys of a table must not meet, and a size is a type.
    numberChange('', String.raw`|\s*:|\]\w`),
    doubleText,
    character,
  ],
};

const ruby: ValueRow = {
  id: 'ruby',
  extensions: ['rb'],
  syntax: syntaxes.ruby,
  aside:
    /^\s*(?:require|require_relative|load|autoload|include|extend|prepend|def|class|module|alias|attr_\w+|private|public|protected|BEGIN|END|__END__|using)\b|^\s*["'] *["']\s*$|__FILE__|\$(?:0|PROGRAM_NAME)\b|\b(?:RUBY_\w+|defined\?|respond_to\?|const_defined\?)|\b(?:gem|source)\s*\(?["']/,
  loops: /(?<![\w.])(?:while|until|loop|for|break)\b/,
  changes: [
    {
      kind: 'negate',
      head: /(?:^|(?<=[^\s,(=&|]\s)|(?<=[=(]\s))\s*(?:els)?(?:if|unless)\s+(?=\S)/g,
      end: /\s+then\b|;|\s*$/,
      not: /\bdo\b|^\{|[^=!<>~]=[^=~>]/,
      with: ['!(', ')'],
    },
    {
      kind: 'negate',
      head: /^\s*return\s+(?!(?:if|unless)\b)(?=\S)/g,
      end: /\s+(?:if|unless)\b|;|\s*$/,
      not: /,|\bdo\b|^\*/,
      with: ['!(', ')'],
    },
    comparison,
    { ...junction, find: /(?<=[\w)\]"'?!]\s|^\s*)(?:&&|\|\|)(?=\s)|(?<=[\w)\]"'?!]\s)(?:and|or)(?=\s)/g },
    truth,
    plainSum,
    number,
    text,
  ],
};

const php: ValueRow = {
  id: 'php',
  extensions: ['php'],
  syntax: syntaxes.php,
  aside:
    /^\s*(?:namespace|use|declare|(?:abstract\s+|final\s+)*(?:class|interface|trait|enum)|#\[)\b|#\[|\b(?:require|include)(?:_once)?\b|\b(?:define|defined|class_exists|function_exists|interface_exists|extension_loaded)\s*\(|\b(?:PHP_SAPI|PHP_VERSION\w*|php_sapi_name)\b|<<<|^\s*["'] *["']\s*$/,
  loops: /(?<![\w$>])(?:while|foreach|break)\b|(?<![\w$>])for\b(?!\s*\([^;]*=[^;]*\d)/,
  changes: [
    { ...ifBrackets, head: /(?<![\w$>])(?:else)?if\s*\(/g },
    { ...returned, not: /^(?:static\s+)?(?:function|fn)\b|^&/ },
    identical,
    comparison,
    { ...junction, find: /(?<=[\w)\]"']\s|^\s*)(?:&&|\|\|)(?=\s)|(?<=[\w)\]"']\s)(?:and|or)(?=\s)/g },
    { ...truth, find: /(?<![\w$>:-])(?:true|false|True|False)(?!\w|\s*=>)/g },
    anySum,
    number,
    text,
  ],
};

const rust: ValueRow = {
  id: 'rust',
  extensions: ['rs'],
  syntax: syntaxes.rust,
  aside:
    /^\s*(?:#!?\[|use\b|(?:pub(?:\([^)]*\))?\s+)?(?:mod|use|struct|enum|union|trait|type|extern|impl)\b|macro_rules!)|\.\.=|\b(?:env|option_env|include\w*|cfg|compile_error|concat)!|^\s*[A-Z]\w*\s*=\s*-?\w+,?\s*$/,
  loops: /(?<![\w.])(?:while|for|loop|break)\b/,
  tests: /#\[cfg\(test\)\]/,
  changes: [
    { kind: 'negate', head: /(?<![\w.])if\s+(?!let\b)/g, end: /\s*\{/, not: /\blet\b/, with: ['!(', ')'] },
    comparison,
    junction,
    truth,
    sum,
    // Arms must not meet, and a size is a type.
    numberChange(String.raw`|;\s`, String.raw`|\w*\s*(?:=>|\||\.\.)`),
    doubleText,
    character,
  ],
};

const shell: ValueRow = {
  id: 'shell',
  extensions: ['sh', 'bash', 'zsh', 'ksh', 'dash'],
  syntax: {
    line: [' #', '\n#', '\t#', ';#'],
    block: [],
    strings: [
      { open: '"', close: '"', escapes: true },
      { open: "'", close: "'" },
    ],
  },
  aside:
    /^\s*(?:set|shopt|shift|source|\.|trap|alias|local\s+IFS|IFS=|cd|exec|eval|unset|export\s+PATH|PATH=|umask|ulimit)(?=\s|=|$)|^#!|\bBASH_SOURCE\b|\$0\b|<<|^\s*[^()\s]{0,80}\)|\\$|\bmktemp\b/,
  loops: /(?:^|[\s;])(?:while|until|for|break|continue)(?=\s|;|$)/,
  changes: [
    { kind: 'swap', find: /(?<=^\s*(?:el)?if\s+)(?=[^\s!])/g, pairs: { '': '! ' } },
    {
      kind: 'swap',
      find: /(?<=\s)-(?:eq|ne|lt|ge|le|gt)(?=\s)/g,
      pairs: { '-eq': '-ne', '-ne': '-eq', '-lt': '-ge', '-ge': '-lt', '-le': '-gt', '-gt': '-le' },
    },
    {
      kind: 'swap',
      find: /(?<=\s)(?:==?|!=)(?=\s)(?<=(?:^|\s)\[{1,2}\s.{1,200})/g,
      pairs: { '==': '!=', '=': '!=', '!=': '=' },
    },
    { kind: 'swap', find: /(?<=(?:^|\s)\[{1,2}\s)-[nz](?=\s)/g, pairs: { '-n': '-z', '-z': '-n' } },
    { kind: 'swap', find: /(?<=(?:^|\s)\[{1,2}\s)(?=-[a-hkprstuwx]\s)/g, pairs: { '': '! ' } },
    { kind: 'swap', find: /(?<=(?:^|[\s;{])(?:return|exit)\s)[01](?=\s|;|$)/g, pairs: { 0: '1', 1: '0' } },
    { kind: 'swap', find: /(?<=\S\s)(?:&&|\|\|)(?=\s)/g, pairs: junctions },
    { ...truth, find: /(?<=[\s=;])(?:true|false)(?=\s|;|$)/g },
    { kind: 'number', find: new RegExp(String.raw`(?<=[\w\]]=|[=(+*/%-]\s)${digits}(?=\s|;|\)|$)`, 'g') },
    { ...text, find: /(?<!["'`$\\])(["']) *\1(?!["'`])/g },
  ],
};

/** The ten most used languages; what has no row is made unparsable. */
export const valueRows: readonly ValueRow[] = [
  javascript,
  typescript,
  python,
  java,
  kotlin,
  cpp,
  csharp,
  go,
  ruby,
  php,
  rust,
  shell,
];
