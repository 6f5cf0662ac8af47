/**
 * How much of a line is taken for noise. `exact`: a name or a comparison, where a number is the error itself. `plain`: a message.
 * `loose`: a line that says nothing of an error, where every number may change.
 */
export type Care = 'exact' | 'plain' | 'loose';

/**
 * Takes out what changes from run to run: times, durations, addresses, path prefixes, line numbers, pids, ports, counts, seeds, ids.
 * Digits inside a word (`TS2304`, `US-003`) stay. The line is one of `plainLines`, or at least without terminal sequences.
 */
export function normalise(line: string, care: Care = 'plain'): string {
  const rules = /\d/.test(line) ? rulesOf[care] : wordRulesOf[care];
  const text = rules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), withoutPlaces(line));
  return text
    .replace(randomWord, (word) => (isRandom(word) ? '<id>' : word))
    .replace(/\s+/g, ' ')
    .trim();
}

/** `words`: it may apply to a line without a digit. Most lines have none and most rules are about one: a rule without it is not tried there. */
type Rule = readonly [pattern: RegExp, by: string, to?: 'words'];

const unit =
  '(?:ms|µs|μs|us|ns|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|msecs?|milliseconds?|microseconds?|nanoseconds?)';
const amount = String.raw`\d+(?:[.,]\d+)*(?:e[+-]?\d+)?`;
const duration = String.raw`(?<![\w.$-])${amount}\s?${unit}(?:\s?${amount}\s?${unit})*(?![\w-])`;
const counted =
  '(?:(?:sub)?tests?|suites?|specs?|files?|examples?|assertions?|errors?|failures?|warnings?|problems?|failed|failing|passed|passing|skipped|pending|todo|times?|runs?|tries|attempts?|retries|jobs?|workers?|packages?|modules?|lines?|more|others?)';
const labelled =
  '(?:pid|ppid|tid|process|port|seed|line|lines|column|columns|col|row|worker|thread|goroutine|run|retry|attempt|shard|job|build|session|request|connection|fd|iteration|ln)';
const place = String.raw`(?:\.[A-Za-z]\w{0,9}|[Mm]akefile|Dockerfile|<\w+>|\[\w+\])`;

/**
 * Times of day. An instant on the full minute that is compared was written by a person, any other came from a clock.
 */
function instants(compared: boolean): readonly Rule[] {
  const seconds = compared ? String.raw`(?!00(?:[.,_]0+)?(?![\d.,_]))\d\d` : String.raw`\d\d`;
  const day = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(?:\\d{1,2} )?[A-Z][a-z]{2}(?: +\\d{1,2})?(?: \\d{4})?';
  return [
    String.raw`\b\d{4}-\d\d-\d\d[T _]\d\d[:_]\d\d[:_]${seconds}(?:[.,_]\d+)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d)\b)?`,
    String.raw`\b${day} \d{1,2}:\d\d:\d\d(?: \w{3,4})?(?: \d{4})?(?:[+-]\d{4})?`,
    String.raw`(?:\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? )?\b\d{1,2}:\d\d:${seconds}(?:[.,]\d+)?(?: ?[AP]M\b)?`,
  ].map((pattern) => [new RegExp(pattern, 'g'), '<time>'] as const);
}

/** Never meaning, wherever it stands. */
const always: readonly Rule[] = [
  // Each shell says it in its own words.
  [/^(?:\S*\/)?(?:ba|da|a)?sh: (?:(?:line )?\d+: )?(\S+): (?:command )?not found$/, 'sh: $1: not found', 'words'],
  // Who saw it and when says nothing of it.
  [/^\s*(?:Exception during run: |Uncaught )(?=[A-Z]\w*(?: \[\w+\])?: )/, '', 'words'],
  // Which option of a compiler asks for a message is known from the message, and may be left out.
  [/(\S) \[-W[\w+=-]+\]$/, '$1', 'words'],
  // Its fields follow below.
  [/^(\s*[A-Z]\w*(?: \[\w+\])?: .*\S) \{$/, '$1', 'words'],
  // PHP's name is in its log, not on its page.
  [/^PHP (?=[A-Z][a-z]+ error: )/, '', 'words'],
  // Its name for an error until 10.6.
  [/^npm ERR!/, 'npm error', 'words'],
  // A version of the project itself, and of what it was run with.
  [
    /^(npm error (?:While resolving:|(?:engine|notsup) Not compatible with your version of node\/npm:|notsup Unsupported platform for) \S+)@\d\S*?(?=:|$)/,
    '$1',
  ],
  [/^(npm error notsup Actual:).*/, '$1'],
  // How far git looked depends on what is mounted where.
  [
    /\b(not a git repository) \(or any (?:of the parent directories\)|parent up to mount point .*\)).*$/i,
    '$1',
    'words',
  ],
  // Whoever asked gave the place its name or its path; what was refused stands in the lines above.
  [/\b(failed to push some refs to) '[^']*'/, '$1 <remote>', 'words'],
  // What is wrong with JSON is told before where, and before what else is in the file.
  [/\b(in JSON at position) \d+/, '$1 <n>'],
  [/ (while parsing(?: near)?) ["'].*/, ' $1 <text>', 'words'],
  // One of several addresses that a name has.
  [/\b(E(?:CONN[A-Z]+|TIMEDOUT|HOSTUNREACH|NETUNREACH)) (?!127\.|0\.0)(?:\d{1,3}\.){3}\d{1,3}\b/g, '$1 <address>'],
  [/(?<![\d.])\b(?:1[4-9]\d{8}(?:\.\d+)?|1[4-9]\d{11}(?:\.\d+)?|1[4-9]\d{14}|1[4-9]\d{17})\b/g, '<time>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>', 'words'],
  [/#(PID|Port|Reference)<[\d.]+>/g, '#$1<id>'],
  [/\+0x[0-9a-f]+\b/gi, ''],
  [/\b0x[0-9a-f]{5,}\b/gi, '<address>'],
  // One in twenty short hashes has no letter.
  [/\b[0-9a-f]{7,40}(\.{2,3})[0-9a-f]{7,40}\b/g, '<hash>$1<hash>'],
  [/\b([Cc]ould not apply|HEAD is now at|commit) [0-9a-f]{7,40}\b/g, '$1 <hash>'],
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,128}\b/gi, '<hash>'],
  [/\b[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g, '<id>'],
  [/(?<==)=\d+==/g, '='],
  // A name that was set without the stack, which depends on the runtime.
  [/\b(\w*Error) \[Error\](?=:)/g, '$1', 'words'],
  [/[━─═⎯]{3,}|={5,}|-{5,}|_{5,}/g, '', 'words'],
  [/\b((?:\d{1,3}\.){3}\d{1,3}|localhost|\[?::1?\]?):\d{2,5}\b/g, '$1:<port>'],
  [/(:\/\/[\w.-]+):\d{2,5}\b/g, '$1:<port>'],
  // With symbols for a debugger a linker names the file and the line, otherwise the section of the object.
  [
    /(?<=^|; )(?:[^\s;]*[:/])?([\w.+-]+\.\w+)(?::\(\.\w[^)]*\)|:\d+)?: (?=undefined reference|multiple definition|first defined)/g,
    '$1: ',
    'words',
  ],
  [new RegExp(String.raw`(${place})(?::\d+){1,3}(?:-\d+)?(?!\w)`, 'g'), '$1'],
  // A bundler's way to write a place.
  [new RegExp(String.raw`(${place}) \d+:\d+(?:-(?:\d+:)?\d+)?$`), '$1'],
  [/\b([\w.]+:[\w-]+-plugin):\d[\w.-]*(?=:)/g, '$1'],
  // A compiler's in a report of Maven's.
  [/(\.\w+):\[\d+,\d+\]/g, '$1'],
  [
    /\b((?:Chrome|Firefox|Safari|Edge|Electron|WebKit)(?: Headless)?) \d+(?:\.\d+)+(?: (?:\([^()]*\)|\/ [\w ]+[\d.]+))?/g,
    '$1',
  ],
  // A logger that tells its process and its machine.
  [/("(?:hostname|host|pod|instance|machine)": ?)"[^"]*"/g, '$1"<host>"', 'words'],
  [/\((\w[\w.-]*)\/\d+ on [\w.-]+\)/g, '($1)'],
  [new RegExp(String.raw`(${place}) ?\(\d+(?:[,:]\d+)*(?:-\d+)?\)(?=:| -|$)`, 'g'), '$1'],
  [/^(\S*[^\s:]: )(?:line )?\d+: /, '$1'],
  [new RegExp(String.raw`\b(${labelled})(["']?(?: ?[:=#] ?| ))\d+\b`, 'gi'), '$1$2<n>'],
  [/\b(lines?|columns?|col|offset)(=|: ?| )"?\d+\b"?/gi, '$1$2<n>'],
  // A seed chose it, so another run finds another one.
  [/\b(counterexample|falsifying example|minimal failing input|shrunk)\b.*/gi, '$1', 'words'],
  [
    /\b((?:Thread|ThreadPoolExecutor|ForkPoolWorker|SpawnPoolWorker|Worker|Process|Task|worker|thread|pool)[-_#])\d+(?:_\d+)?/g,
    '$1<n>',
  ],
  [/ ?\(\d+:\d+\)/g, ''],
  // It fails in the same way before whichever test is the first.
  [/("(?:before|after) (?:all|each)" hook[^"]{0,80}?)(?: (?:in|for) "[^"]*")+/g, '$1', 'words'],
  // With `-k` it goes on with other targets.
  [/^(make(?:\[\d+\])?: \*\*\* .*\.)\s+Stop\.$/, '$1', 'words'],
  [/(thread '[^']*') \(\d+\)/g, '$1'],
  [/\((node|pid|PID):? ?\d+\)/g, '($1)'],
  [/(?<=[a-z])\[\d{2,}\](?=:)/gi, ''],
  [
    /(?<![\w.])\d{2,}\s+(?=(?:Segmentation fault|Aborted|Killed|Terminated|Bus error|Illegal instruction|Floating point exception)\b)/g,
    '',
  ],
  [/(\b(?:duration|elapsed|time|took|rss|heap\w*|memory)(?:_?ms|_?s)?["']?\s*[:=]\s*)["']?\d[\d.,]*["']?/gi, '$1<n>'],
];
/** At the end of a name, how long it took. */
const trailing: readonly Rule[] = [
  [/\s*# time=\S*(?: \{)?$/, '', 'words'],
  [new RegExp(String.raw` \((?:${duration}, )?\d+(?:\.\d+)? [kKMG]i?B heap size\)$`), ''],
  [new RegExp(String.raw`[([#\s]\s*(?:in )?${duration}\s*[)\]]?\s*$`), ''],
  [/\s+\[ *\d{1,3}%\]$/, ''],
];
// A name may end in a word that labels a number, and how long it took is no such number.
const exact: readonly Rule[] = [...instants(true), ...trailing, ...always, ...trailing];
const plain: readonly Rule[] = [
  ...instants(false),
  [/\b\d{4}-\d\d-\d\d\b/g, '<time>'],
  ...always,
  [new RegExp(duration, 'g'), '<duration>'],
  [/(?<![\w.])\d+(?:[.,]\d+)?\s?(?:bytes|[kKMGT]i?B|B)\b/g, '<size>'],
  [/(?<![\w.])\d+(?:\.\d+)?\s?%/g, '<n>%'],
  [new RegExp(String.raw`(?<![\w.-])\d+(?= ${counted}\b)`, 'gi'), '<n>'],
  [/(?<![\w.-])\d+(?:\/| of )\d+(?![\w.])/g, '<n>'],
  [/(?<![\w.-])\d{5,}(?![\w.-])/g, '<n>'],
  [/(?<![\w.-])\d+\.\d{3,}(?![\w.-])/g, '<n>'],
];
const loose: readonly Rule[] = [...plain, [/(?<![\w.-])-?\d+(?:[.,]\d+)*(?![\w-])/g, '<n>']];

const rulesOf: Readonly<Record<Care, readonly Rule[]>> = { exact, plain, loose };
const wordRulesOf: typeof rulesOf = { exact: wordy(exact), plain: wordy(plain), loose: wordy(loose) };

function wordy(rules: readonly Rule[]): readonly Rule[] {
  return rules.filter(([, , to]) => to === 'words');
}

/** Long enough to be judged, short enough to be an id. */
const randomWord = /(?<![\w-])[\w-]{8,64}(?![\w-])/g;

/**
 * Replaces absolute paths by what does not depend on where a checkout or a temporary folder lies. URLs stay, except `file:`.
 * A path inside a source folder is kept from there (`src/cart.ts`), any other file by its name, any other folder is `<folder>`.
 */
export function withoutPlaces(line: string): string {
  if (!/[/\\]/.test(line)) return line;
  return line
    .replace(backslashed, (found) => found.replaceAll('\\', '/'))
    .replace(locator, (found) => {
      if (found.startsWith('file://')) return shortened(found.slice('file://'.length));
      return found.includes('://') ? found : shortened(found);
    });
}

/** A URL, or an absolute path of POSIX or Windows with two segments or more. */
const locator =
  /\b(?:file|https?|wss?|git|ssh|ftp):\/\/[^\s'"`)>\],]+|(?<![\w.+~/\\-]|\S@)(?:[A-Za-z]:)?(?:[/\\]+[\w.@+~-]+){2,}[/\\]*|(?<![\w.@+~/\\-])\/(?:app|workspace|repo|code|project)(?![\w./\\-])|(?<![\w.@+~/\\-])\.{1,2}[/\\][\w.@+~/\\-]*/g;

/** A file of the project as Windows writes it. */
const backslashed = /(?<![\w.@+~/\\:-])[\w.@+~-]+(?:\\[\w.@+~-]+)+\.\w{1,5}\b/g;

function shortened(found: string): string {
  if (/^\.{1,2}[/\\]/.test(found)) return relative(found);
  const local = found.replace(/^\/?[A-Za-z]:/, '');
  // A file URL goes on after the path with a line and a column.
  const path = local.replace(/:.*/, '');
  const segments = path.split(/[/\\]/).filter((segment) => segment !== '' && segment !== '.');
  return `${short(resolved(segments))}${local.slice(path.length)}`;
}

/** What a relative path leads to stays; how it gets there depends on who asks, unless it leaves the project altogether. */
function relative(found: string): string {
  const rest = found.replace(/(?:\.{1,2}[/\\])+/, '');
  return /^(?:tmp|home|Users|private|var|builds|root)[/\\]/.test(rest) ? shortened(`/${rest}`) : rest;
}

/** Without `..` and what they lead out of. */
function resolved(segments: readonly string[]): readonly string[] {
  const left: string[] = [];
  for (const segment of segments) {
    if (segment === '..') left.pop();
    else left.push(segment);
  }
  return left;
}

function short(segments: readonly string[]): string {
  const modules = segments.lastIndexOf('node_modules');
  if (modules >= 0) return segments.slice(modules).join('/');
  const whole = `/${segments.join('/')}`;
  const temporary = temp.exec(whole);
  if (temporary !== null) return inProject(whole.slice(temporary[0].length));
  if (system.test(whole)) return segments.at(-1) ?? whole;
  if (jenkins.test(whole)) return '<folder>';
  const home = goPath.exec(whole) ?? homes.exec(whole);
  return inProject(home === null ? whole : whole.slice(home[0].length));
}

/** Below a folder that a program made for itself, from the source folder on: the outermost of a monorepo, otherwise the innermost. */
function inProject(path: string): string {
  const all = path.split('/');
  const segments = all.slice(all.findLastIndex(isDrawnFolder) + 1);
  const folders = segments.slice(0, -1);
  const outer = folders.findIndex((segment) => /^(?:packages|crates)$/.test(segment));
  const at = outer >= 0 ? outer : folders.findLastIndex((segment) => sources.test(segment));
  if (at >= 0) return segments.slice(at).join('/');
  return segments.slice(-1).find((name) => /\./.test(name) || extensionless.test(name)) ?? '<folder>';
}

const sources =
  /^(?:src|lib|libs|tests?|__tests__|specs?|t|app|apps|cmd|pkg|internal|include|scripts|bin|exe|examples|bench|benches|docs)$/;
const extensionless = /^(?:(?:GNU)?[Mm]akefile|Dockerfile|Gemfile|Rakefile|Procfile|Jenkinsfile|LICENSE|README)$/;
const temp =
  /^(?:\/private)?(?:\/var)?\/tmp\/[^/]+|^(?:\/private)?\/var\/folders\/[^/]+\/[^/]+\/[TC]\/[^/]+|^\/dev\/shm(?:\/[^/]+|$)|^\/Users\/[^/]+\/AppData\/Local\/Temp\/[^/]+/i;
const system = /^\/(?:usr(?!\/src\/)|lib\d*|bin|sbin|etc|dev|sys|System|Library|Windows|Program Files)\//;
/** Where people and runners keep checkouts; a folder of this kind is never a source folder of the project. */
const homes =
  /^\/(?:home\/runner\/work\/[^/]+(?:\/[^/]+)?|(?:home|Users)\/[^/]+(?:\/(?:src|dev|projects|repos|git|Documents|Desktop|sources)\/[^/]+|\/(?:code|work|workspace)(?!\/(?:src|libs?|tests?|__tests__|specs?|packages|crates)\/)\/[^/]+|\/[^/]+)?|builds\/[^/]+\/[^/]+|github\/workspace|workspaces\/[^/]+|workspace|var\/(?:lib\/)?jenkins\/workspace\/[^/]+|usr\/src\/[^/]+|root\/(?:(?:src|code|dev|work|projects|repos|git)\/)?[^/]+|a\/([^/]+)\/\1|(?:bitrise|drone)\/src|codebuild\/output\/src\w+\/src(?!\/(?:github\.com|gitlab\.com|bitbucket\.org)\/)|go\/src\/app|app|code|repo|project|srv\/[^/]+)(?=\/)/;
/** The checkout itself, in a folder `lib` that is none of a project. */
const jenkins = /^\/var\/(?:lib\/)?jenkins\/workspace\/[^/]+$/;
/** A checkout below its own address. */
const goPath = /.*\/src\/(?:github\.com|gitlab\.com|bitbucket\.org)\/[^/]+\/[^/]+(?=\/)/;

/** Characters from which on a word cannot look strange by chance. */
const LONG = 14;

/**
 * Whether a word was drawn at random, as a key, a nanoid or a part of base64: too many of its neighbouring characters never stand
 * beside each other in English or in names of programs, or change between letters and digits.
 */
export function isRandom(word: string): boolean {
  const parts = word.split(/[-_]/);
  if (word.length >= LONG && kindsIn(word) === 3 && looksDrawn(parts.join(''))) return true;
  return parts.some((part) => kindsIn(part) >= 2 && looksDrawn(part));
}

/**
 * Whether a folder's name ends in the six characters that mkdtemp and mktemp draw. Words, several of them in CamelCase, and words
 * with a number before or behind them are names that somebody gave.
 */
export function isDrawnFolder(name: string): boolean {
  const end = /(?<=[-._])[A-Za-z0-9]{6}$/.exec(name)?.[0];
  return end !== undefined && (!given.test(end) || (/^[a-z]+$/i.test(end) && strangePairs(end) >= 3));
}

const given = /^(?:\d+|[A-Z]?[a-z]+\d*|[A-Z]+\d*|\d+[a-z]+|[A-Z]?[a-z]+(?:[A-Z][a-z]+)+|[A-Z][a-z]+[A-Z]+)$/;

function strangePairs(word: string): number {
  return pairsIn(word).filter(isStrange).length;
}

/** Short words are strange by chance, so more is asked of them. */
function looksDrawn(part: string): boolean {
  if (part.length < 8) return false;
  // Two digits tell nothing.
  const known = pairsIn(part).filter((pair) => !/\d\d/.test(pair));
  const strange = known.filter(isStrange).length;
  return known.length >= 5 && strange / known.length >= (part.length < LONG ? 0.45 : 0.35);
}

function pairsIn(word: string): readonly string[] {
  const letters = word.toLowerCase();
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}

/** A letter and a digit, in whatever order, and two letters that hardly ever follow each other. */
function isStrange(pair: string): boolean {
  return !usual.has(pair);
}

/** How many there are of small letters, capital letters and digits. */
function kindsIn(word: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(word)).length;
}

/** The letters that follow a letter in more than one of two thousand pairs of the identifiers and words in sources and their comments. */
const followers: Readonly<Record<string, string>> = {
  a: 'bcdefgiklmnprstuvwxy',
  b: 'aceijlorsuy',
  c: 'acehiklorstu',
  d: 'abcdefiloprstu',
  e: 'abcdefghijklmnopqrstuvwxy',
  f: 'aefilorstu',
  g: 'aehilnorsu',
  h: 'aeiortu',
  i: 'abcdefglmnoprstvxz',
  j: 'es',
  k: 'aeis',
  l: 'acdeilopstuvy',
  m: 'abeimopsu',
  n: 'acdefgiklmnopstuvy',
  o: 'abcdfgiklmnoprstuvw',
  p: 'adehiloprstuy',
  q: 'u',
  r: 'acdefgiklmnoprstuvy',
  s: 'acdefhiklmnoprstuwy',
  t: 'abcdefhilmnoprstuy',
  u: 'abcdefgilmnprst',
  v: 'aei',
  w: 'aeinors',
  x: 'ceipt',
  y: 'aemnopstw',
  z: 'e',
};

const usual: ReadonlySet<string> = new Set(
  Object.entries(followers).flatMap(([first, all]) => [...all].map((next) => `${first}${next}`)),
);
