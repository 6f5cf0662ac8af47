/**
 * What a line is for the name of an error.
 * `test`: names a failing test. `error`: an error message. `outcome`: says only that something failed, as `exit code 2`.
 * `detail`: values, which say more of an error elsewhere. `frame`: where in the code it came up. `weak`: words of failure in a sentence.
 * `warning`, `plain`, `blank`: nothing of an error. `ignored`: never evidence: successes, counts, progress, frames of others' code.
 */
export type Kind =
  | 'test'
  | 'error'
  | 'outcome'
  | 'detail'
  | 'frame'
  | 'weak'
  | 'warning'
  | 'plain'
  | 'blank'
  | 'ignored';

/** Looks at one line alone. */
export type KindOf = (line: string) => Kind;

/** The same for who looks at one output several times: an output says many things more than once, and each line takes some forty expressions. */
export function kindsOnce(): KindOf {
  const known = new Map<string, Kind>();
  return (line) => {
    const kind = known.get(line) ?? kindOf(line);
    known.set(line, kind);
    return kind;
  };
}

/** The kind of a line of `plainLines`; the first rule that fits. */
export function kindOf(line: string): Kind {
  if (line.trim() === '') return 'blank';
  // First stage: what only looks like an error.
  if (isNoise(line)) return 'ignored';
  const rest = line.replace(onlyLooksLikeOne, '');
  if (/^WARNING: (?:DATA RACE|ThreadSanitizer)/.test(rest)) return 'error';
  if (warnings.test(rest)) return 'warning';
  if (quietLog.test(rest)) return 'ignored';
  // Second stage: what is one.
  const kind = rules.find(([, pattern]) => pattern.test(rest))?.[0] ?? 'plain';
  return kind === 'weak' || kind === 'plain' ? spoken(rest, kind) : kind;
}

function isNoise(line: string): boolean {
  const isNothing = [successes, progress, foreignFrame, order].some((pattern) => pattern.test(line));
  return isNothing || isChatter(line) || isAdvice(line) || ruled.every((end) => end.test(line)) || isSummary(line);
}

/** Sentences and names in which words of failure stand without meaning one. */
function spoken(line: string, kind: 'weak' | 'plain'): Kind {
  if (!/[\p{L}\d]/u.test(line) || (chores.test(line) && !broken.test(line))) return 'ignored';
  if (wentWell(line)) return 'plain';
  if (kind === 'plain' || !prose.test(line)) return kind;
  if (agentTalk.test(line)) return 'ignored';
  return unmet.test(line) ? kind : 'plain';
}

const broken = /\b(?:failed|failure|cannot|could not|unable)\b/i;
/** A sentence that somebody wrote about errors: words alone, from a capital letter to a full stop. */
const prose = /^\s*(?:\* )?[A-Z][\w'’]*(?:,? [\w'’/-]+){4,}[.!?]?$/;
/** What a tool says of itself, and nobody else of errors. */
const unmet = /\b(?:requirements|dependencies|versions?) (?:could not|cannot|can't) be \w/;
/** An agent that says what it will do about an error. */
const agentTalk = /^\W*(?:(?:Now|Next|First),? )?(?:I|We|Let me|Let's)\b/;
/** What a tool says of its own work. */
const chores =
  /^\s*(?:Compiling|Download(?:ing|ed)|Fetching|Installing|Building|Updating|Resolving|Checking|Linking|Generating|Listening|Progress:|added \d+ packages?)\b/;

const onlyLooksLikeOne =
  /"?\bis_?error"?\s*[:=]\s*false|\b(?:0|no|zero|without(?: any)?) (?:\w+ )?(?:errors?|failures?|failed|failing|fails?|problems?|warnings?|vulnerabilities|exceptions?)\b|\b(?:errors?|failures?|failed|fail|warnings?|exit[ _-]?(?:code|status))["']?\s*[:=]\s*(?:0\b|\[\]|(?:null|none|false)\b(?! \w))/gi;

const successes =
  /^\s*(?:[✓✔√☑✅]|ok\b(?!\s*:)|PASS(?:ED)?\b|--- (?:PASS|SKIP)|=== (?:RUN|PAUSE|CONT|NAME)\b|[↓○⊝▶] |# Subtest)|\b(?:PASSED|SKIPPED|XFAIL|XPASS)(?:\s+\[ *\d+%\])?(?:\s+\(.*\))?$|(?<!\.)\.{2,}\s*(?:ok|passed|skipped.*|ignored|Passed\s.*)$|^\s*\[\s*(?:OK|PASSED|RUN)\s*\]/i;
/** Depends on which of several commands is the first to end, on how many tests a file has, on where a tool keeps its logs, on who spoke. */
const order =
  /^> (?:@[\w.-]+\/)?[\w.-]+@\d\S* \S+$|^npm (?:error|ERR!)(?: (?:A complete log of this run|For a full report see|\s*\S*[/\\]_logs[/\\]).*)?$|^\W*failing tests:$|^\s*\+ (?:actual - expected|expected - actual)(?: \.\.\. Lines skipped)?$|^\s{2,}(?:errno|syscall|generatedMessage|diff|address|port|path|dest|url): (?:-?\d+|'[^']*'|true|false),?$|^\s{2,}code: '(?:ERR_\w+|MODULE_NOT_FOUND)',?$|^\s*\d+\) Uncaught error outside test suite:?$|^\s{2,}(?:actual|expected): (?:\[.*\]|\{.*\}|\/.*\/\w*|undefined),?$|^\s*1\.\.\d+$|^\+ exit \d+$|^::(?:end)?group::|^\(Use `node --trace-\w+ \.\.\.|^\d+ packages? (?:is|are) looking for funding$|^\s*run `npm fund` for details$|Waiting for unfinished jobs|waiting for other jobs to finish|^\s*Serialized Error:|not remade because of errors\.?$|^\s*❯ \S.* (?:\(\d+(?: tests?[^)]*)?\)(?:\s|$)|\[queued\]$|\d+\/\d+$)|^\s*● Console$|^\s*(?:ERROR|FAIL|FAILED)$|^\s*(?:RUN|DEV)\s+v\d/;
/** Dots of a reporter, bars, rules, `[12/50] …`, `12% …`. */
const progress =
  /^(?:\S+\.\w+\s+[.,·․FEsxX!]+|[.,·․FEsxX!]{2,})(?:\s*\[ *\d+%\])?$|^[.FEsxX]\s+\[ *\d+%\]$|^\s*[-=_*~#+⎯─━═▬█▓▒░<>|.]{3,}$|^\s*(?:-_|_-)+[-_]?(?:$|[\s,|~^"])|^\s*\[?\s*\d+(?:\.\d+)?(?:\s?%|\/\d+\s*[\]:])|[[|][=#>\-. █▓▒░]{5,}[\]|]/;
/** A title between two rules; what stands there is told again below it. */
const RULE = '[-=_*~#+⎯─━═▬]{3}';
const ruled = [new RegExp(`^\\s*${RULE}`), new RegExp(`${RULE}$`)];
const warnings =
  /^(?:[^'"`]{0,200}?[\s:([\]|-])?(?:warn(?:ing)?|\w*Warning|deprecated|notice|note|hint|help)(?:\[[^\]]{0,80}\])?(?::|\s+\(|$)|^\s*(?:npm|yarn|pnpm)\s+(?:warn|notice)\b|^\s*\d+:\d+\s+warning\s|^\W*WARN(?:ING)?\b|level=warn|"level":\s*"warn/i;
const quietLog =
  /^\W*(?:INFO|DEBUG|TRACE|VERBOSE|NOTICE)\b|^npm (?:verb|verbose|info|http|timing|sill|silly) |\blevel=(?:info|debug|trace)\b|"level":\s*"(?:info|debug|trace)"/i;

/** Code that the project did not write: the runtime, its test runner, its packages. */
const foreignFrame =
  /[(\s]node:[a-z]|node_modules[/\\]|https?:\/\/(?:jsr\.io|deno\.land|esm\.sh)\/|\/gems\/[\w.-]+\/|\binternal\/(?:process|modules|main)\/|^\s*at (?!.*\.\w+:\d)|^\s*at (?:[\w.]+\/)?(?:java|javax|jdk|sun|kotlin|scala|groovy|junit|org\.(?:junit|gradle|apache\.maven|testng|hamcrest|assertj|opentest4j|mockito)|com\.sun)\.|^\S*(?:site-packages|dist-packages|\/lib\/python\d)\S*:\d+: in |^\s*File ".*(?:site-packages|dist-packages|\/lib\/python\d|<frozen|\/usr\/lib)|^\s*#\d+ (?:0x[0-9a-f]+ )?(?:in )?(?:_|.*(?:\.\.\/sysdeps|\.\.\/csu|[\s(]\/(?:usr(?!\/src\/)|lib\w*)\/))|^\s*\d+: +(?:0x[0-9a-f]+ - )?(?:std|core|test|alloc|__|_start)\b|^\s+at (?:\/rustc\/|\/usr\/)|\/usr\/local\/go\/src\/|\/go\/pkg\/mod\/|^\s*(?:async |new )?[\w.<>$]+ \((?:index \d+|<anonymous>|native)\)$|^\s*(?:\.\.\. \d+ (?:more|common frames|lines matching cause))|^node:[\w/]+:\d+$/;

const rules: readonly (readonly [Kind, RegExp])[] = [
  // Where pytest saw an error pass; what it was stands beside it.
  ['frame', /^\S+\.py:\d+: (?:in \S+|[A-Za-z_]\w*)$/],
  [
    'test',
    /^\s*(?:[✕✖✗✘×❌⨯●]\s+\S|\(fail\) \S|\[\s+(?:FAILED|TIMEOUT)\s+\] \S|FAIL(?:ED|URE)?:?\s+\S|ERROR: [\w.]+ \(|ERROR\s+\S+::|not ok\b|--- FAIL:|\d+\) \S)|\s(?:\.\.\. )?(?:FAILED|FAIL|ERROR)(?:\s+\[ *\d+%\])?$|\s\.\.\. FAILED \(\d[^()]*\)$|\s\[E\]$|\*\*\* FAILED \*\*\*|<<< (?:FAILURE|ERROR)!|\(FAILED - \d+\)|^\s*#?\s*Failed test /,
  ],
  // A type of its own is an error, whatever it says of how something ended.
  ['error', /^\s*(?:[a-z_]\w*\.)*[A-Z]\w+(?:Error|Exception): /],
  [
    'outcome',
    /\bexit(?:ed|s)?(?: with)?(?: code| status)[: ]+\d|\breturned (?:a )?non-zero|^make(?:\[\d+\])?: \*\*\* \[|\bcommand failed\b|ELIFECYCLE|^npm (?:error|ERR!) (?:command|Lifecycle|path|workspace|location)\b|^\s*collect2: error|^(?:error: )?could not compile|^error: test failed|^Error: Process completed|^compilation terminated|^Execution failed for task /i,
  ],
  [
    'error',
    /(?:^|[\s:|([>"'])(?:[A-Za-z_$][\w$]*[.:]{1,2})*[A-Z][\w$]*(?:Error|Exception|Failure|Panic|Fault)\b(?:\s\[\w+\])?\s*(?:[:{)]|$|-)/,
  ],
  [
    'error',
    /(?:^|[\s:|([>=])(?:error|failure)(?:\[\w+\]|\s[A-Z]+\d+)?\s?(?::|\()|\berror [A-Z]+\d|^\s*\d+:\d+\s+error\s|^\W*(?:ERROR|FATAL|CRITICAL|PANIC|SEVERE)\b|^(?:npm|yarn|pnpm) (?:error|ERR!)/i,
  ],
  [
    'error',
    /^(?:fatal|panic|error|abort|E|F): |^SUMMARY: \w+Sanitizer: |^[\w./-]+ Error\b|\bpanicked at\b|^CONFLICT\b|!\s\[rejected\]|\*\*\* \S|\bundefined (?:reference|symbol)|\bmultiple definition|\bcore dumped|\b(?:Segmentation fault|Bus error|Illegal instruction|Floating point exception|stack overflow|out of memory|Out of memory|Killed|Aborted)\b|command not found|: not found\b|No such file or directory|Permission denied|Is a directory|Not a directory|File exists|No space left|Connection (?:refused|reset)|Operation not permitted|Cannot find (?:module|package|source)|No module named|Unhandled (?:Error|Rejection|Exception)|Uncaught|\btimed out\b|\b[Ee]xceeded (?:a )?time ?out|E[A-Z]{5,}\b[:,]/,
  ],
  [
    'error',
    /^[\w.@+~/-]+: .*\b(?:not|cannot|can't|could not|couldn't|unable|invalid|illegal|unrecogni[sz]ed|unknown|unexpected|missing|undefined|refused|denied|failed|expected|redefinition|conflicting|undeclared|unbound|does not exist)\b/i,
  ],
  [
    'error',
    /^\S+\.\w+:\d+(?::\d+)?:? \S|^Failed asserting that\b|^would reformat \S|^In \S+ line \d+:$|^\w+: \S*[/.]\S*\.\w+:\d+: /,
  ],
  ['error', /^\W*(?:ERR_[A-Z]\w|e: file:)|\b[A-Z]+_FAILED\b|^(?:Previous )?(?:write|read) (?:at|of size \d+ at) 0x/i],
  // What node's runner says in place of an error nobody threw.
  ['detail', /^\s*'test did not finish before its parent and was cancelled'$/],
  ['detail', /^\s*(?:[╰├└]─[▶╴]|(?:#\s+)?(?:`.*' failed|\(?in test file \S))/],
  [
    'detail',
    /^\s*(?:#\s*|E\s)?(?:[-+!<>?|]\s+\S|[-+]["'\w[{(])|(?:^|[\s#])["']?(?:expected|received|actual|got|want(?:ed)?|left|right|operator|code|found|symbol|location|reason|required|counterexample)(?: (?:message|value|name))?["']?\s*[:=]|(?<![=!<>])[!=]==?(?!=)|\bgot\b.*\bwant|\bwant\b.*\bgot\b|^\s+\S+\.\w+:\d+(?::\d+)?:\s|\bexpect(?:ed)?\b.*\b(?:to|but|got|from|received|found|was)\b|\bassert(?:ion)?\b|^\s*E\s{2,}\S/i,
  ],
  [
    'frame',
    /^\s*(?:❯|-->|at|test at)\s+\S|^\s*File "[^"]+", line \d|^\s*#\d+ (?:0x[0-9a-f]+ )?in |^(?:file:\/\/)?(?:[A-Za-z]:)?[/\\.\w@+~-]+\.\w+:\d+(?::\d+)?:?$|^\s*\(\.text/,
  ],
  [
    'weak',
    /\b(?:error|fail|fatal|panic|exception|cannot|can't|could not|couldn't|unable|denied|refused|not found|not ok|missing|invalid|unexpected|unknown|undefined|abort|crash|conflict|rejected|time[d ]?out|expected|stopped|broken|wrong|[a-z]+(?:_error|_failed|_failure))|^no(?:thing| changes) (?:added )?to commit\b/i,
  ],
  ['weak', /(?:Error|Exception|Failure|Failed)\b/],
];

/** A line that only counts: `Tests: 1 failed, 3 passed`, `✖ 2 problems (1 error, 1 warning)`, `Ran 3 tests in 0.1s`. */
function isSummary(line: string): boolean {
  if (line.length > 300 || !/\d/.test(line) || notCounting.test(line)) return false;
  const words = line.replace(/\d\s?(?:ms|µs|μs|ns|s|m|h)\b/g, '').match(/[A-Za-z_][\w'-]*/g);
  return words?.every((word) => counting.has(word.toLowerCase())) ?? false;
}

/** A test with a name, a line of a difference, a message, one of two values. */
const notCounting =
  /^\s*(?:\d+\)|#\s+`|not ok|[-+>]|\w*error:|(?:#\s*)?(?:expected|received|actual|got|want|wanted|left|right|found)\s*:)/i;

const counting: ReadonlySet<string> = new Set(
  `test tests testsuite testsuites suite suites file files spec specs example examples assertion assertions error errors failure
  failures warning warnings problem problems fail failed failing pass passed passing skip skipped skipping pending todo ignored measured
  filtered out total found in of and the with checked source sources ran run running result results time duration second seconds s ms
  finished snapshots snapshot obsolete written subtest subtests program programs generated cancelled canceled flaky selected deselected
  xfailed xpassed rerun were was are is no due to previous emitted also potentially fixable option fix cached retry retries elapsed
  estimated transform setup import collect tests environment prepare start at duration_ms randomized seed using all took minutes minute
  wall clock scenarios scenario steps step checks assertions broken fixed wstat exited stopped after bail
  parse syntax targets package packages vulnerability vulnerabilities success executed unexpected reformatted unchanged would be left`.split(
    /\s/,
  ),
);

/**
 * Whether a line tells of work that went on beside the failure, as it comes between the lines of others where several programs print to
 * one place: requests that were answered, what was fetched or written, how much memory is in use, a test that went well.
 */
export function isChatter(line: string): boolean {
  if (built.test(line)) return true;
  if (chatter.test(line)) return !tells.test(line) || request.test(line);
  return timed.test(line) && !asserts.test(line);
}

/** A file that a build of make's makes, as it says it in short: `  CC      src/ring.o`, `  CC [M]  drivers/net/x.o`, `  [LD] app`. */
const built =
  /^\s*\[?(?:CC|CXX|CPP|C\+\+|CCLD|CXXLD|LD|AR|AS|CCAS|RANLIB|LINK|SO|HOSTCC|HOSTCXX|HOSTLD|HOSTAR|HOSTAS|GEN|UPD|OBJCOPY|STRIP|DTC|MODPOST|SORTTAB|YACC|LEX|MOC|UIC|RCC|JAVAC|MKDIR|COPY|CP|LN|RM|SYMLINK|INSTALL|ZIP|TAR|GZIP)\]?(?: \[M\])?\s+[\w./@+~-]+$/;

/** What was done and how long it took, in a sentence of its own. */
const timed = /^[\w[][^'"`]* in ~?\d[\d.,]* ?(?:ms|s|secs?|seconds|m|min|minutes)\.?$/;
const asserts =
  /\b(?:error|err|fail\w*|fatal|cannot|could|unable|denied|refused|found|mismatch|expect\w*|assert\w*|got|received|not|never|no|within|timed?|timeout|exceed\w*|should|must|did|un\w+|test\w*)\b|[!=]=|::|\.\w+:\d/i;

/** Whether words of failure in a line are the name of something that went well: `error handling module loaded: ok`. */
export function wentWell(line: string): boolean {
  return well.test(line) && !badly.test(line);
}

/** What was fetched may have failed, and who logs at ease may log an error. */
const tells = /\b(?:error|err|fail(?:s|ed|ure)?|fatal|cannot|could not|unable|denied|refused|not found|mismatch)\b/i;
const ANSWERED = String.raw`(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /\S*(?: HTTP/[\d.]+"?)? [123]\d\d(?: |$)`;
/** The path of a request that was answered is anybody's word. */
const request = new RegExp(String.raw`\b${ANSWERED}`);

const chatter = new RegExp(
  [
    // A request and its answer, as servers log them
    String.raw`^(?:"|\S+ - - \[[^\]]*\] ")?${ANSWERED}`,
    // Layers of an image, objects of a repository, files of a package
    '^[0-9a-f]{12}: [A-Z][a-z]+ ',
    '^(?:remote: )?(?:Enumerating|Counting|Compressing|Receiving|Writing|Resolving|Unpacking|Updating) (?:objects|deltas|files): ',
    String.raw`^(?:remote: )?Total \d+ \(delta \d+\), reused \d+`,
    '^(?:Copying|Extracting|Downloading|Uploading|Restoring|Saving|Pulling|Unpacking|Fetching) \\S',
    String.raw`^\W*(?:heap|rss|memory|mem|cpu|load|disk)(?: \w+)?(?: usage)?: \d`,
    // What a commit holds
    String.raw`^ \d+ files? changed(?:, \d+ (?:insertions?|deletions?)\([+-]\))*$`,
    String.raw`^ (?:create|delete) mode \d{6} `,
    String.raw`^\[\S+(?: \(root-commit\))? [0-9a-f]{7,40}\] `,
    String.raw`^(?:Reinitialized|Initialized) (?:existing|empty)\b.* Git repository in `,
    // A logger whose levels are numbers
    String.raw`^\{"level":[123]0,`,
    String.raw`^\[[\w-]+\] \d{1,3}% `,
    String.raw`^(?:found \d+|\d+ \w+(?: severity)?) vulnerabilit(?:y|ies)\b|^(?:[\w-]+ )*(?:is )?listening (?:on|at) `,
    // What a package manager did, how long a command took and how much memory
    String.raw`^(?:added|removed|changed|audited) \d+ packages?\b|^up to date(?:$|,? (?:audited \d+ packages? )?in \d)`,
    String.raw`^\W*(?:[Ee]lapsed|[Dd]uration|[Tt]ook|[Ff]inished in|(?:[Tt]otal|[Ww]all|CPU) time)[: ]\s*\d[\d.,:]*(?: ?[a-z]+)?(?:, (?:peak|max\w*|rss|mem\w*)[ \w]*:? [\d.,]+ ?[kKMG]i?B)?\.?$`,
    // cargo, in a column of its own
    String.raw`^ +(?:Finished (?:.\w+. profile )?\[(?:un)?optimized|Running (?:unittests |tests[/\\]|benches[/\\])?\S+(?: \S+)? \(target[/\\]|Doc-tests \w|(?:Compiling|Checking|Documenting|Fresh|Dirty|Adding|Downloaded) [\w-]+ v\d)`,
    // A runner, before and after the steps of a job
    String.raw`^Cache (?:restored from key|Size|hit for|saved with key): |^Download action repository '|^(?:Current r|R)unner version: |^Post job cleanup\.$|^\[command\]\S|^git version \d`,
    // Go, of the order that it drew
    String.raw`^-test\.shuffle \d+$`,
    '^Terminate orphan process: pid|^Cleaning up orphan processes$',
  ].join('|'),
);

const well =
  /\b(?:ok|okay|loaded|passed|succeeded|success|successfully|ready|started|enabled|registered|installed|configured|initiali[sz]ed|completed?|done|finished)\b/i;
const badly =
  /\b(?:not|never|no|nothing|fail(?:s|ed|ing)?|cannot|can't|could|unable|denied|refused|rejected|aborted|crash(?:ed)?|lost|without|before|until|after|expected|missing|un\w+|in(?:valid|complete|correct))\b/i;

/**
 * Whether a line is what a build tool says below every failure, whatever failed: where its reports lie, how to be told more, which of its
 * other tasks it looked at.
 */
export function isAdvice(line: string): boolean {
  return advice.test(line);
}

const advice = new RegExp(
  [
    // Gradle
    String.raw`^> Task \S+(?: (?:UP-TO-DATE|NO-SOURCE|FROM-CACHE|SKIPPED|FAILED))?$`,
    String.raw`^> (?:Run with --\S|Get more help at )`,
    String.raw`^> There were failing (?:tests|checks)\. See the (?:report|results) at:`,
    String.raw`^(?:FAILURE: )?Build (?:failed with an exception|completed with \d+ failures)\.$`,
    String.raw`^BUILD FAILED\b`,
    // Maven
    String.raw`^\[ERROR\](?:\s*$| -> \[Help \d+\]$| \[Help \d+\] http| (?:To see the full stack trace|Re-run Maven|For more information about|After correcting the problems|Please refer to)\b|\s+mvn <args> -rf )`,
    String.raw`^\[ERROR\] (?:Failures|Errors):\s*$|^\[ERROR\] Failed to execute goal \S+surefire\S*:test\b.*There are test failures`,
    // Cargo, whose options decide whether it shows the command
    String.raw`^\s*process didn't exit successfully: .*\(exit (?:status|code): 1(?:01)?\)$`,
    // pytest
    String.raw`^>\s+(?:available fixtures:|use 'pytest --fixtures)`,
    String.raw`^E\s+(?:Use -v to get more diff|Omitting \d+ identical items|Full diff:?(?:\.\.\.)?$|\.\.\.Full output truncated \()`,
    // ctest, sbt, nextest, GoogleTest
    String.raw`^Use "--rerun-failed|^Output from these tests are in:|^\[error\] Total time: |^\s*Cancell?ing due to test failure`,
    String.raw`^\s*\[\s+FAILED\s+\] \d+ tests?, listed below:`,
    // How long it took, and how old a list is
    String.raw`^(?:real|user|sys)\s+(?:\d+m[\d.,]+s|\d+[.,]\d+)$|^\W*Done in [\d.]+ ?m?s\.?$`,
    String.raw`^Browserslist: caniuse-lite is |^\s*npx (?:update-browserslist-db|browserslist)@latest`,
    // PHPUnit
    String.raw`^There (?:was|were) \d+ (?:failure|error|warning|risky test|incomplete test|skipped test)s?:$`,
  ].join('|'),
);

/** Whether a line is a workflow command, as which some tools tell each error once more on a runner; alone, that is all there is. */
export function isAnnotation(line: string): boolean {
  return /^::(?:error|warning|notice)[ :].*::/.test(line);
}
