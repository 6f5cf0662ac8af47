import { withoutPlaces } from './fingerprint-paths.ts';
import { isRandom } from './fingerprint-random.ts';

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
