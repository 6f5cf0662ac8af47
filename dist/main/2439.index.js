"use strict";
exports.id = 2439;
exports.ids = [2439];
exports.modules = {

/***/ 2181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ plainLines)
/* harmony export */ });
// build/core/fingerprint-around.js
function withoutSurroundings(lines) {
  return withoutBoxes(withoutMarks(withoutSteps(withoutOthers(withoutSpeaker(withoutOthers(lines))))));
}
function withoutOthers(lines) {
  const told2 = together.find(({ ended }) => lines.some((line) => ended.test(line)));
  if (told2 === void 0)
    return lines;
  const failed = new Set(lines.flatMap((line) => told2.ended.exec(line)?.[1] ?? []));
  return lines.flatMap((line) => {
    const [mark, name = ""] = told2.mark.exec(line) ?? [];
    if (mark === void 0)
      return [line];
    return failed.has(name) && !told2.isMere.test(line) ? [line.slice(mark.length)] : [];
  });
}
var together = [
  {
    ended: /^(\[[\w:.@/-]+\]) .* exited with code [1-9]\d*$/,
    mark: /^(\[[\w:.@/-]+\])(?: |$)/,
    isMere: /^(?!)/
  },
  {
    ended: /^ERROR: "([\w:.@/-]+)" exited with [1-9]\d*\.$/,
    mark: /^\[([\w:.@/-]+) *\](?: |$)/,
    isMere: /^(?!)/
  },
  {
    ended: /^(@?[\w./-]+:[a-z][\w:-]*): ERROR: command finished with error\b/,
    mark: /^(@?[\w./-]+:[a-z][\w:-]*):(?: |$)/,
    isMere: /: ERROR: command finished with error\b/
  },
  {
    ended: /^([\w@./-]+ [a-z][\w:-]*): Failed$/,
    mark: /^([\w@./-]+ [a-z][\w:-]*)[:$](?: |$)/,
    isMere: /: Failed$/
  },
  {
    ended: /^([a-z][\w.-]*) exited with code [1-9]\d*$/,
    mark: /^([a-z][\w.-]*) +\|(?: |$)/,
    isMere: /^(?!)/
  }
];
var speaker = /^(?:[\w.-]+ +\| ?|\[\d{1,2}\] ?|@?[\w./-]+:[a-z][\w:-]*:(?: |$)|[\w@-]*[./][\w@./-]* [a-z][\w:-]*[:$](?: |$))/;
var numbered = /^(?:[a-z][\w.-]*[-_]\d+ +\| ?|\[\d\] (?!\d))/;
var MOST_SPEAKERS = 12;
function withoutSpeaker(lines) {
  const said = lines.filter((line) => line !== "");
  const named = said.flatMap((line) => speaker.exec(line) ?? []);
  const isColumn = named.length === said.length && named.every((name) => name.includes("|"));
  const isEnough = isColumn || named.length >= 3 && named.length >= said.length * 0.8;
  const isNamed = isEnough && new Set(named).size <= MOST_SPEAKERS;
  if (isNamed)
    return lines.map((line) => line.replace(speaker, ""));
  const told2 = said.flatMap((line) => numbered.exec(line) ?? []);
  const isTold = told2.length >= (told2[0]?.startsWith("[") === true ? 3 : 2);
  return isTold ? lines.map((line) => line.replace(numbered, "")) : lines;
}
var step = /^#\d+ (?=\[|sha256:|DONE|CACHED|ERROR|\d+\.\d{1,3}(?: |$))/;
function withoutSteps(lines) {
  if (!lines.some((line) => step.test(line)))
    return lines;
  return lines.map((line) => line.replace(step, "").replace(/^\d+\.\d{1,3}(?: |$)/, ""));
}
function withoutMarks(lines) {
  if (!lines.some((line) => /^\[info\] .*\*\*\* FAILED \*\*\*/.test(line)))
    return lines;
  const own = lines.map((line) => line.replace(/^\[info\] /, ""));
  return own.filter((line) => !/^\s*- \S/.test(line) || /\*\*\* [A-Z]+ \*\*\*/.test(line));
}
function withoutBoxes(lines) {
  let isFirst = false;
  return lines.flatMap((line) => {
    if (/^[\u2577\u2575]$/.test(line)) {
      isFirst = line === "\u2577";
      return [""];
    }
    const [, text] = /^\u2502 (.*)/.exec(line) ?? [];
    if (text === void 0 || !lines.includes("\u2577"))
      return line === "\u2502" ? [] : [line];
    const own = isFirst ? text : `  ${text.replace(/^(\s+)\d+:\s/, "$1")}`;
    isFirst = false;
    return [own];
  });
}

// build/core/fingerprint-lines.js
var MOST = { chars: 4 * 1024 * 1024, lines: 2e4, rawLine: 65536, head: 800, tail: 200 };
function plainLines(text) {
  const lines = undashed(bothEnds(bothEnds(bounded(text).split("\n")).flatMap(seenLine)));
  return undashed(withoutSurroundings(lines.map(plainLine))).map(withoutPrefix);
}
function undashed(lines) {
  const timed = lines.filter((line) => dashed.timed.test(line)).length;
  const own = lines.filter((line) => dashed.both.test(line)).length;
  const isColumn = timed >= 0.8 * lines.filter((line) => line !== "").length;
  return isColumn && own * 2 <= timed ? lines : lines.map((line) => line.replace(dashed.both, ""));
}
function bothEnds(lines) {
  if (lines.length <= MOST.lines)
    return lines;
  return [...lines.slice(0, MOST.lines / 2), ...lines.slice(-MOST.lines / 2)];
}
function bounded(text) {
  if (text.length <= MOST.chars)
    return text;
  return `${text.slice(0, MOST.chars / 2)}
${text.slice(-MOST.chars / 2)}`;
}
function plainLine(line) {
  return plainQuotes(withoutPrefix(line));
}
function seenLine(raw) {
  const seen = ends(raw, MOST.rawLine / 2, MOST.rawLine / 2).replace(erasing, "\r").replace(terminal, "");
  return seen.split("\r").flatMap((part, at, all) => {
    const line = ends(part.replace(controls, "").replace(gaps, GAP), MOST.head, MOST.tail).trimEnd();
    return line === "" && at === all.length - 1 && at > 0 ? [] : [line];
  });
}
function ends(text, head, tail) {
  return text.length <= head + tail ? text : `${text.slice(0, head)} \u2026 ${text.slice(-tail)}`;
}
function plainQuotes(line) {
  return line.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
}
function withoutPrefix(line) {
  return line.replace(step2, "").replace(prefix, "").replace(dots, "");
}
var gaps = /\s{21,}/g;
var GAP = " ".repeat(20);
var erasing = /\u001b\[(?:\d*[ABEFGHJ]|2K|\d+;\d+H)/g;
var terminal = /\u001b\[[0-9;:?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[PX^_][^\u001b]*\u001b\\|\u001b[@-Z\\-_=>78]|\u001b[()][0AB]/g;
var controls = /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200e\u200f\ufeff]/g;
var dots = /^[.EFsxu]{1,200}(?=(?:CRITICAL|ERROR|WARNING|INFO|DEBUG):)/;
var clock = String.raw`\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?: ?[AP]M)?`;
var date = String.raw`\d{4}[-/]\d\d[-/]\d\d`;
var zone = String.raw`(?: ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?`;
var stamp = String.raw`(?:${date}(?:[T ]${clock}${zone})?|${clock}|[A-Z][a-z]{2} +\d{1,2} ${clock})`;
var told = String.raw`^(?:${date}T${clock}Z )?(?:${date}[T ])?\[?${clock}\]?`;
var dashed = { timed: new RegExp(String.raw`${told}(?:\s|$)`), both: new RegExp(String.raw`${told} -(?:\s|$)`) };
var step2 = /^[^\t]{1,200}\t[^\t]{1,200}\t(?=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z(?: |$))/;
var prefix = new RegExp(String.raw`^(?:(?:\[${stamp}\]|${clock} \||\d\d:\d\d \+\d+(?: ~\d+)?(?: -\d+)?:|[EF]\d{4} ${clock} +\d+ \S+:\d+\]|[A-Z][a-z]{2} +\d{1,2} ${clock} \S+(?= [\w.-]+\[\d+\]: )|${stamp}|\[gw\d+\]|\[ *\d{1,3}%\]|\[\d+/\d+\]|[\u2800-\u28ff]+)(?:\s|$))+`);




/***/ }),

/***/ 6659:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Ol: () => (/* binding */ isChatter),
/* harmony export */   _V: () => (/* binding */ isPointer),
/* harmony export */   hY: () => (/* binding */ kindsOnce),
/* harmony export */   x3: () => (/* binding */ wentWell),
/* harmony export */   xI: () => (/* binding */ marked)
/* harmony export */ });
// build/core/fingerprint-advice.js
function isAdvice(line) {
  return advice.test(line);
}
var advice = new RegExp([
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
  String.raw`^There (?:was|were) \d+ (?:failure|error|warning|risky test|incomplete test|skipped test)s?:$`
].join("|"));

// build/core/fingerprint-chatter.js
function isChatter(line) {
  if (built.test(line))
    return true;
  if (chatter.test(line))
    return !tells.test(line) || request.test(line);
  return timed.test(line) && !asserts.test(line);
}
var built = /^\s*\[?(?:CC|CXX|CPP|C\+\+|CCLD|CXXLD|LD|AR|AS|CCAS|RANLIB|LINK|SO|HOSTCC|HOSTCXX|HOSTLD|HOSTAR|HOSTAS|GEN|UPD|OBJCOPY|STRIP|DTC|MODPOST|SORTTAB|YACC|LEX|MOC|UIC|RCC|JAVAC|MKDIR|COPY|CP|LN|RM|SYMLINK|INSTALL|ZIP|TAR|GZIP)\]?(?: \[M\])?\s+[\w./@+~-]+$/;
var timed = /^[\w[][^'"`]* in ~?\d[\d.,]* ?(?:ms|s|secs?|seconds|m|min|minutes)\.?$/;
var asserts = /\b(?:error|err|fail\w*|fatal|cannot|could|unable|denied|refused|found|mismatch|expect\w*|assert\w*|got|received|not|never|no|within|timed?|timeout|exceed\w*|should|must|did|un\w+|test\w*)\b|[!=]=|::|\.\w+:\d/i;
function wentWell(line) {
  return well.test(line) && !badly.test(line);
}
var tells = /\b(?:error|err|fail(?:s|ed|ure)?|fatal|cannot|could not|unable|denied|refused|not found|mismatch)\b/i;
var ANSWERED = String.raw`(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /\S*(?: HTTP/[\d.]+"?)? [123]\d\d(?: |$)`;
var request = new RegExp(String.raw`\b${ANSWERED}`);
var chatter = new RegExp([
  // A request and its answer, as servers log them
  String.raw`^(?:"|\S+ - - \[[^\]]*\] ")?${ANSWERED}`,
  // Layers of an image, objects of a repository, files of a package
  "^[0-9a-f]{12}: [A-Z][a-z]+ ",
  "^(?:remote: )?(?:Enumerating|Counting|Compressing|Receiving|Writing|Resolving|Unpacking|Updating) (?:objects|deltas|files): ",
  String.raw`^(?:remote: )?Total \d+ \(delta \d+\), reused \d+`,
  "^(?:Copying|Extracting|Downloading|Uploading|Restoring|Saving|Pulling|Unpacking|Fetching) \\S",
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
  "^Terminate orphan process: pid|^Cleaning up orphan processes$"
].join("|"));
var well = /\b(?:ok|okay|loaded|passed|succeeded|success|successfully|ready|started|enabled|registered|installed|configured|initiali[sz]ed|completed?|done|finished)\b/i;
var badly = /\b(?:not|never|no|nothing|fail(?:s|ed|ing)?|cannot|can't|could|unable|denied|refused|rejected|aborted|crash(?:ed)?|lost|without|before|until|after|expected|missing|un\w+|in(?:valid|complete|correct))\b/i;

// build/core/fingerprint-kinds.js
function kindsOnce() {
  const known = /* @__PURE__ */ new Map();
  return (line) => {
    const kind = known.get(line) ?? kindOf(line);
    known.set(line, kind);
    return kind;
  };
}
function kindOf(line) {
  if (line.trim() === "")
    return "blank";
  if (isNoise(line))
    return "ignored";
  const rest = line.replace(onlyLooksLikeOne, "");
  if (/^WARNING: (?:DATA RACE|ThreadSanitizer)/.test(rest))
    return "error";
  if (warnings.test(rest))
    return "warning";
  if (quietLog.test(rest))
    return "ignored";
  const kind = rules.find(([, pattern]) => pattern.test(rest))?.[0] ?? "plain";
  return kind === "weak" || kind === "plain" ? spoken(rest, kind) : kind;
}
function isNoise(line) {
  const isNothing = [successes, progress, foreignFrame, order].some((pattern) => pattern.test(line));
  return isNothing || isChatter(line) || isAdvice(line) || ruled.every((end) => end.test(line)) || isSummary(line);
}
function spoken(line, kind) {
  if (!/[\p{L}\d]/u.test(line) || chores.test(line) && !broken.test(line))
    return "ignored";
  if (wentWell(line))
    return "plain";
  if (kind === "plain" || !prose.test(line))
    return kind;
  if (agentTalk.test(line))
    return "ignored";
  return unmet.test(line) ? kind : "plain";
}
var broken = /\b(?:failed|failure|cannot|could not|unable)\b/i;
var prose = /^\s*(?:\* )?[A-Z][\w'\u2019]*(?:,? [\w'\u2019/-]+){4,}[.!?]?$/;
var unmet = /\b(?:requirements|dependencies|versions?) (?:could not|cannot|can't) be \w/;
var agentTalk = /^\W*(?:(?:Now|Next|First),? )?(?:I|We|Let me|Let's)\b/;
var chores = /^\s*(?:Compiling|Download(?:ing|ed)|Fetching|Installing|Building|Updating|Resolving|Checking|Linking|Generating|Listening|Progress:|added \d+ packages?)\b/;
var onlyLooksLikeOne = /"?\bis_?error"?\s*[:=]\s*false|\b(?:0|no|zero|without(?: any)?) (?:\w+ )?(?:errors?|failures?|failed|failing|fails?|problems?|warnings?|vulnerabilities|exceptions?)\b|\b(?:errors?|failures?|failed|fail|warnings?|exit[ _-]?(?:code|status))["']?\s*[:=]\s*(?:0\b|\[\]|null|none|false)/gi;
var successes = /^\s*(?:[\u2713\u2714\u221a\u2611\u2705]|ok\b(?!\s*:)|PASS(?:ED)?\b|--- (?:PASS|SKIP)|=== (?:RUN|PAUSE|CONT|NAME)\b|[\u2193\u25cb\u229d\u25b6] |# Subtest)|\b(?:PASSED|SKIPPED|XFAIL|XPASS)(?:\s+\[ *\d+%\])?(?:\s+\(.*\))?$|(?<!\.)\.{2,}\s*(?:ok|passed|skipped.*|ignored|Passed\s.*)$|^\s*\[\s*(?:OK|PASSED|RUN)\s*\]/i;
var order = /^> (?:@[\w.-]+\/)?[\w.-]+@\d\S* \S+$|^npm (?:error|ERR!)(?: (?:A complete log of this run|For a full report see|\s*\S*[/\\]_logs[/\\]).*)?$|^\W*failing tests:$|^\s*\+ (?:actual - expected|expected - actual)(?: \.\.\. Lines skipped)?$|^\s{2,}(?:errno|syscall|generatedMessage|diff|address|port|path|dest|url): (?:-?\d+|'[^']*'|true|false),?$|^\s{2,}code: '(?:ERR_\w+|MODULE_NOT_FOUND)',?$|^\s*\d+\) Uncaught error outside test suite:?$|^\s{2,}(?:actual|expected): (?:\[.*\]|\{.*\}|\/.*\/\w*|undefined),?$|^\s*1\.\.\d+$|^::(?:end)?group::|^\(Use `node --trace-\w+ \.\.\.|^\d+ packages? (?:is|are) looking for funding$|^\s*run `npm fund` for details$|Waiting for unfinished jobs|waiting for other jobs to finish|^\s*Serialized Error:|not remade because of errors\.?$|^\s*\u276f \S.* (?:\(\d+(?: tests?[^)]*)?\)(?:\s|$)|\[queued\]$|\d+\/\d+$)|^\s*\u25cf Console$|^\s*(?:ERROR|FAIL|FAILED)$|^\s*(?:RUN|DEV)\s+v\d/;
var progress = /^(?:\S+\.\w+\s+[.,\u00b7\u2024FEsxX!]+|[.,\u00b7\u2024FEsxX!]{2,})(?:\s*\[ *\d+%\])?$|^[.FEsxX]\s+\[ *\d+%\]$|^\s*[-=_*~#+\u23af\u2500\u2501\u2550\u25ac\u2588\u2593\u2592\u2591<>|.]{3,}$|^\s*(?:-_|_-)+[-_]?(?:$|[\s,|~^"])|^\s*\[?\s*\d+(?:\.\d+)?(?:\s?%|\/\d+\s*[\]:])|[[|][=#>\-. \u2588\u2593\u2592\u2591]{5,}[\]|]/;
var RULE = "[-=_*~#+\u23AF\u2500\u2501\u2550\u25AC]{3}";
var ruled = [new RegExp(`^\\s*${RULE}`), new RegExp(`${RULE}$`)];
var warnings = /^(?:[^'"`]{0,200}?[\s:([\]|-])?(?:warn(?:ing)?|\w*Warning|deprecated|notice|note|hint|help)(?:\[[^\]]{0,80}\])?(?::|\s+\(|$)|^\s*(?:npm|yarn|pnpm)\s+(?:warn|notice)\b|^\s*\d+:\d+\s+warning\s|^\W*WARN(?:ING)?\b|level=warn|"level":\s*"warn/i;
var quietLog = /^\W*(?:INFO|DEBUG|TRACE|VERBOSE|NOTICE)\b|^npm (?:verb|verbose|info|http|timing|sill|silly) |\blevel=(?:info|debug|trace)\b|"level":\s*"(?:info|debug|trace)"/i;
var foreignFrame = /[(\s]node:[a-z]|node_modules[/\\]|https?:\/\/(?:jsr\.io|deno\.land|esm\.sh)\/|\/gems\/[\w.-]+\/|\binternal\/(?:process|modules|main)\/|^\s*at (?!.*\.\w+:\d)|^\s*at (?:[\w.]+\/)?(?:java|javax|jdk|sun|kotlin|scala|groovy|junit|org\.(?:junit|gradle|apache\.maven|testng|hamcrest|assertj|opentest4j|mockito)|com\.sun)\.|^\S*(?:site-packages|dist-packages|\/lib\/python\d)\S*:\d+: in |^\s*File ".*(?:site-packages|dist-packages|\/lib\/python\d|<frozen|\/usr\/lib)|^\s*#\d+ (?:0x[0-9a-f]+ )?(?:in )?(?:_|.*(?:\.\.\/sysdeps|\.\.\/csu|[\s(]\/(?:usr(?!\/src\/)|lib\w*)\/))|^\s*\d+: +(?:0x[0-9a-f]+ - )?(?:std|core|test|alloc|__|_start)\b|^\s+at (?:\/rustc\/|\/usr\/)|\/usr\/local\/go\/src\/|\/go\/pkg\/mod\/|^\s*(?:async |new )?[\w.<>$]+ \((?:index \d+|<anonymous>|native)\)$|^\s*(?:\.\.\. \d+ (?:more|common frames|lines matching cause))|^node:[\w/]+:\d+$/;
var rules = [
  // Where pytest saw an error pass; what it was stands beside it.
  ["frame", /^\S+\.py:\d+: (?:in \S+|[A-Za-z_]\w*)$/],
  [
    "test",
    /^\s*(?:[\u2715\u2716\u2717\u2718\u00d7\u274c\u2a2f\u25cf]\s+\S|\(fail\) \S|\[\s+(?:FAILED|TIMEOUT)\s+\] \S|FAIL(?:ED|URE)?:?\s+\S|ERROR: [\w.]+ \(|ERROR\s+\S+::|not ok\b|--- FAIL:|\d+\) \S)|\s(?:\.\.\. )?(?:FAILED|FAIL|ERROR)(?:\s+\[ *\d+%\])?$|\s\.\.\. FAILED \(\d[^()]*\)$|\s\[E\]$|\*\*\* FAILED \*\*\*|<<< (?:FAILURE|ERROR)!|\(FAILED - \d+\)|^\s*#?\s*Failed test /
  ],
  // A type of its own is an error, whatever it says of how something ended.
  ["error", /^\s*(?:[a-z_]\w*\.)*[A-Z]\w+(?:Error|Exception): /],
  [
    "outcome",
    /\bexit(?:ed|s)?(?: with)?(?: code| status)[: ]+\d|\breturned (?:a )?non-zero|^make(?:\[\d+\])?: \*\*\* \[|\bcommand failed\b|ELIFECYCLE|^npm (?:error|ERR!) (?:command|Lifecycle|path|workspace|location)\b|^\s*collect2: error|^(?:error: )?could not compile|^error: test failed|^Error: Process completed|^compilation terminated|^Execution failed for task /i
  ],
  [
    "error",
    /(?:^|[\s:|([>"'])(?:[A-Za-z_$][\w$]*[.:]{1,2})*[A-Z][\w$]*(?:Error|Exception|Failure|Panic|Fault)\b(?:\s\[\w+\])?\s*(?:[:{]|$|-)/
  ],
  [
    "error",
    /(?:^|[\s:|([>=])(?:error|failure)(?:\[\w+\]|\s[A-Z]+\d+)?\s?(?::|\()|\berror [A-Z]+\d|^\s*\d+:\d+\s+error\s|^\W*(?:ERROR|FATAL|CRITICAL|PANIC|SEVERE)\b|^(?:npm|yarn|pnpm) (?:error|ERR!)/i
  ],
  [
    "error",
    /^(?:fatal|panic|error|abort|E|F): |^[\w./-]+ Error\b|\bpanicked at\b|^CONFLICT\b|!\s\[rejected\]|\*\*\* \S|\bundefined (?:reference|symbol)|\bmultiple definition|\bcore dumped|\b(?:Segmentation fault|Bus error|Illegal instruction|Floating point exception|stack overflow|out of memory|Out of memory|Killed|Aborted)\b|command not found|: not found\b|No such file or directory|Permission denied|Is a directory|Not a directory|File exists|No space left|Connection (?:refused|reset)|Operation not permitted|Cannot find (?:module|package|source)|No module named|Unhandled (?:Error|Rejection|Exception)|Uncaught|\btimed out\b|\b[Ee]xceeded (?:a )?time ?out|E[A-Z]{5,}\b[:,]/
  ],
  [
    "error",
    /^[\w.@+~/-]+: .*\b(?:not|cannot|can't|could not|couldn't|unable|invalid|illegal|unrecogni[sz]ed|unknown|unexpected|missing|undefined|refused|denied|failed|expected|redefinition|conflicting|undeclared|unbound|does not exist)\b/i
  ],
  [
    "error",
    /^\S+\.\w+:\d+(?::\d+)?:? \S|^Failed asserting that\b|^would reformat \S|^In \S+ line \d+:$|^\w+: \S*[/.]\S*\.\w+:\d+: /
  ],
  ["error", /^\W*(?:ERR_[A-Z]\w|e: file:)|\b[A-Z]+_FAILED\b|^(?:Previous )?(?:write|read) (?:at|of size \d+ at) 0x/i],
  // What node's runner says in place of an error nobody threw.
  ["detail", /^\s*'test did not finish before its parent and was cancelled'$/],
  ["detail", /^\s*(?:[\u2570\u251c\u2514]\u2500[\u25b6\u2574]|#\s+`.*' failed)/],
  [
    "detail",
    /^\s*(?:#\s*|E\s)?(?:[-+!<>?|]\s+\S|[-+]["'\w[{(])|(?:^|[\s#])["']?(?:expected|received|actual|got|want(?:ed)?|left|right|operator|code|found|symbol|location|reason|required|counterexample)(?: (?:message|value|name))?["']?\s*[:=]|(?<![=!<>])[!=]==?(?!=)|\bgot\b.*\bwant|\bwant\b.*\bgot\b|^\s+\S+\.\w+:\d+(?::\d+)?:\s|\bexpect(?:ed)?\b.*\b(?:to|but|got|from|received|found|was)\b|\bassert(?:ion)?\b|^\s*E\s{2,}\S/i
  ],
  [
    "frame",
    /^\s*(?:\u276f|-->|at|test at)\s+\S|^\s*File "[^"]+", line \d|^\s*#\d+ (?:0x[0-9a-f]+ )?in |^(?:file:\/\/)?(?:[A-Za-z]:)?[/\\.\w@+~-]+\.\w+:\d+(?::\d+)?:?$|^\s*\(\.text/
  ],
  [
    "weak",
    /\b(?:error|fail|fatal|panic|exception|cannot|can't|could not|couldn't|unable|denied|refused|not found|not ok|missing|invalid|unexpected|unknown|undefined|abort|crash|conflict|rejected|time[d ]?out|expected|stopped|broken|wrong|[a-z]+(?:_error|_failed|_failure))|^no(?:thing| changes) (?:added )?to commit\b/i
  ],
  ["weak", /(?:Error|Exception|Failure|Failed)\b/]
];
function isSummary(line) {
  if (line.length > 300 || !/\d/.test(line) || notCounting.test(line))
    return false;
  const words = line.replace(/\d\s?(?:ms|\u00b5s|\u03bcs|ns|s|m|h)\b/g, "").match(/[A-Za-z_][\w'-]*/g);
  return words?.every((word) => counting.has(word.toLowerCase())) ?? false;
}
var notCounting = /^\s*(?:\d+\)|#\s+`|not ok|[-+>]|\w*error:|(?:#\s*)?(?:expected|received|actual|got|want|wanted|left|right|found)\s*:)/i;
var counting = new Set(`test tests testsuite testsuites suite suites file files spec specs example examples assertion assertions error errors failure
  failures warning warnings problem problems fail failed failing pass passed passing skip skipped skipping pending todo ignored measured
  filtered out total found in of and the with checked source sources ran run running result results time duration second seconds s ms
  finished snapshots snapshot obsolete written subtest subtests program programs generated cancelled canceled flaky selected deselected
  xfailed xpassed rerun were was are is no due to previous emitted also potentially fixable option fix cached retry retries elapsed
  estimated transform setup import collect tests environment prepare start at duration_ms randomized seed using all took minutes minute
  wall clock scenarios scenario steps step checks assertions broken fixed wstat exited stopped after bail
  parse syntax targets package packages vulnerability vulnerabilities success executed unexpected reformatted unchanged would be left`.split(/\s/));

// build/core/fingerprint-frames.js
var MOST_BELOW = 30;
var bar = /^\s*(>)?[\s\d]*[|\u2502\u2503](?!\|)\s?(.*)/;
function framed(lines, at) {
  const line = lines[at] ?? "";
  if (isPointer(line) || isNumbered(lines, at) || isListed(lines, at))
    return { kind: "ignored", text: line };
  if (placeBelow(lines, at - 1) !== "")
    return { kind: "ignored", text: line };
  const statement = statementAt(lines, at);
  if (statement !== void 0)
    return statement;
  return barred(lines, at);
}
function barred(lines, at) {
  const parts = bar.exec(lines[at] ?? "");
  if (parts === null)
    return void 0;
  const [, mark, text = ""] = parts;
  const told = /^[\s|\u2502\u2503^~-]*(?:\^|~|--)[\s|\u2502\u2503^~-]*(\S.*)/.exec(text);
  if (told !== null)
    return { kind: "detail", text: told[1] ?? "" };
  if (mark !== void 0 && !/^[^|\u2502\u2503]*\d/.test(lines[at] ?? ""))
    return { kind: "detail", text };
  const below = lines.slice(at + 1, at + 4).find((next) => isPointer(next) || bar.test(next)) ?? "";
  const isPointed = isPointer(below) && !/^\s*\d+ \|/.test(lines[at] ?? "");
  return mark !== void 0 || isPointed ? { kind: "frame", text } : { kind: "ignored", text };
}
function statementAt(lines, at) {
  const [above = "", line = ""] = [lines[at - 1], lines[at]];
  if (/^\S+\.py:\d+: in \S/.test(above) && /^ {4}\S/.test(line)) {
    return { kind: kindOf(above) === "frame" ? "detail" : "ignored", text: line };
  }
  const isTold = /^> {3,}\S/.test(line) && lines.slice(at + 1, at + MOST_BELOW).some((below) => traced.test(below));
  return isTold ? { kind: "detail", text: line.replace(">", " ") } : void 0;
}
var traced = /^(?:E {3}|\S+\.py:\d+:)/;
function ownKind(lines, at, kinds = kindOf) {
  const line = lines[at] ?? "";
  const place = placeBelow(lines, at);
  if (place !== "")
    return { kind: "error", text: `${place}: ${line}` };
  const kind = kinds(line);
  return { kind: kind === "plain" && isThrown(lines, at) ? "error" : kind, text: line };
}
function isThrown(lines, at) {
  const [above = "", line = "", below = ""] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!/^\s*[A-Za-z_$][\w$.]*(?: \[\w+\])?: \S/.test(line))
    return false;
  return /^\s+(?:at|\u276f) .*:\d+:\d+\)?(?: \{)?$/.test(below) || /^\s*\u2716 \S/.test(above) && /^\s/.test(line);
}
function placeBelow(lines, at) {
  if (!/^[A-Z]+\d{3,} \S/.test(lines[at] ?? ""))
    return "";
  return /^\s*--> (\S+?):\d+(?::\d+)?$/.exec(lines[at + 1] ?? "")?.[1] ?? "";
}
function isNumbered(lines, at) {
  return /^\s*\d+ /.test(lines[at] ?? "") && isPointer(lines[at + 1] ?? "");
}
var MOST_BESIDE = 5;
var listed = /^\s*\d+: /;
function isListed(lines, at) {
  if (!listed.test(lines[at] ?? ""))
    return false;
  const above = lines.slice(Math.max(0, at - MOST_BESIDE), at).reverse();
  return [above, lines.slice(at + 1, at + 1 + MOST_BESIDE)].some((side) => isPointer(side.find((line) => !listed.test(line)) ?? ""));
}
function isPointer(line) {
  return /^[\s|\u2502\u2503\d]*[\^~]+[\s^~|-]*/.test(line) && !/[A-Za-z]/.test(line);
}
function isUncaughtAt(lines, at) {
  return /^(?:\/|[A-Za-z]:|file:).*:\d+$/.test(lines[at] ?? "") && isPointer(lines[at + 2] ?? "");
}

// build/core/fingerprint-marks.js
var MOST_BLOCK = 30;
var start = { block: void 0, header: "", isAnnounced: false, talk: "none", isBegun: false, isAside: false };
function marked(lines, kinds = kindOf) {
  let state = start;
  return lines.flatMap((line, at) => {
    const frame = framed(lines, at);
    const own = frame ?? unlisted(lines, at, { isBegun: state.isBegun, kinds });
    const before = frame === void 0 ? { ...state, talk: talkAfter(state, own, isUncaughtAt(lines, at)) } : state;
    state = after(before, own, line);
    if (state.isAside && (before.isAside || remark.test(line)))
      return [];
    const isTalk = before.talk !== "none" && (frame !== void 0 || stackFrame.test(line));
    return isTalk ? [] : [shown(before, own, line)];
  });
}
var MOST_ABOVE = 30;
var quoted = /^(?:<\s|---$|\d+(?:,\d+)?[acd]\d+(?:,\d+)?$|\* What went wrong:)/;
var named = /^> (?:\S+@\d\S* \S+|[\w:.-]+)$/;
var compared = /^(?:@@|diff |--- |\+\+\+ |[-+] (?:[Ee]xpected|[Aa]ctual|[Rr]eceived)\b)/;
function unlisted(lines, at, { isBegun, kinds }) {
  const own = ownKind(lines, at, kinds);
  if (own.kind !== "detail" || !/^(?:[-+!?<|]\s+|> )\S/.test(own.text))
    return own;
  const isQuote = own.text.startsWith(">");
  if (isBegun && !isQuote)
    return own;
  const above = lines.slice(Math.max(0, at - MOST_ABOVE), at);
  const isHeaded = above.some((line) => quoted.test(line) || !isQuote && compared.test(line));
  if (isHeaded)
    return own;
  const isBelowName = lines.slice(at - 1, at).some((line) => named.test(line));
  const isCommand = isBelowName || named.test(own.text) && lines[at + 1]?.startsWith("> ");
  return isQuote && isCommand ? own : { kind: isQuote ? "ignored" : "plain", text: own.text };
}
function shown(before, own, line) {
  const isDetail = before.talk === "none" && belongs(before, own, line);
  return isDetail ? { kind: "detail", text: line } : joined(own, before.header);
}
function belongs({ isAnnounced: isAnnounced2, block }, { kind }, line) {
  if (kind !== "plain" && kind !== "weak")
    return false;
  if (isAnnounced2 || block === void 0)
    return isAnnounced2;
  return indentOf(line) > block.indent && (block.isTypes === void 0 || sentence.test(line));
}
function isAnnounced(before, { kind }) {
  return before.isAnnounced && (kind === "plain" || kind === "weak");
}
function isHead(before, own, line) {
  return isAnnounced(before, own) && indentOf(line) <= (before.block?.indent ?? 0);
}
var sentence = /^\s+['"A-Z].*(?:[.?]$|'.*')/;
function blockAt(line) {
  return { indent: indentOf(line), left: MOST_BLOCK, .../\berror TS\d+: /.test(line) && { isTypes: true } };
}
function after(before, own, line) {
  return {
    block: isHead(before, own, line) ? blockAt(line) : nextBlock(before.block, own, line),
    header: nextHeader(before.header, own, line),
    isAnnounced: own.kind === "error" || isAnnounced(before, own) ? announces.test(line) : isNoise2(own) && before.isAnnounced,
    talk: before.talk,
    isBegun: before.isBegun || own.kind === "error" || own.kind === "test",
    isAside: indentOf(line) > 0 && (before.isAside || /^\s+\S+\.\w+:\d+:\d+$/.test(line) || remark.test(line))
  };
}
var announces = /:$|: Failure$|^ERROR in \S+(?: \d+:\d+(?:-[\d:]+)?)?$/;
var remark = /^\s+\S+\.\w+:\d+:\d+ - [A-Z]/;
function talkAfter({ talk: before, block }, { kind, text }, isUncaught) {
  if (before === "warning" && isUncaught)
    return "none";
  if (kind === "error" || kind === "test")
    return "none";
  if (talk.test(text))
    return "program";
  if (kind === "warning" && before !== "program")
    return block === void 0 || block.isOpen ? "warning" : before;
  return kind === "blank" && before === "warning" ? "none" : before;
}
var talk = /^\s*\u25cf Console|^\s*console\.\w+\b|^(?:stdout|stderr) \| |^-+ Captured (?:stdout|stderr|log)|^=+ warnings summary/;
var stackFrame = /^\s*(?:at|-->|\u276f)\s|^[/\\.\w@+~-]+\.\w+:\d+(?::\d+)?:?$/;
function nextBlock(block, own, line) {
  if (own.kind === "error")
    return isWhole(line) ? void 0 : blockAt(line);
  if (own.kind === "test")
    return blockOfTest(line);
  if (block?.isOpen && (own.kind === "blank" || isNoise2(own)))
    return block;
  if (block === void 0 || block.left <= 1)
    return void 0;
  if (!isNoise2(own) && indentOf(line) <= block.indent)
    return void 0;
  const { isOpen: _, ...begun } = block;
  return { ...begun, left: block.left - 1 };
}
function isWhole(line) {
  return ofCompiler.test(line) || ofTool.test(line);
}
var ofTool = /^(?:make(?:\[\d+\])?|\S+:\d+): \*\*\* |^npm (?:error|ERR!)(?: |$)|^(?:fatal: |error: (?:pathspec '|failed to push some refs )).*[^:]$/;
var ofCompiler = /^\S+\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|m|mm)(?::\d+){1,2}: (?:fatal |internal compiler )?error: /;
function blockOfTest(line) {
  if (/^\s*\u25cf /.test(line))
    return { ...blockAt(line), isOpen: true };
  return /^\s*\d+\) .*[^:]$|\*\*\* FAILED \*\*\*/.test(line) ? blockAt(line) : void 0;
}
function isNoise2({ kind }) {
  return kind === "ignored" || kind === "warning";
}
function indentOf(line) {
  return line.length - line.trimStart().length;
}
function nextHeader(header, own, line) {
  if (/^(?:[A-Za-z]:[/\\]|\.{0,2}[\w@/-])[^\s:]*\.\w+$/.test(line))
    return line;
  const file = /^\s*Line\s{2,}(\S+\.\w+)$/.exec(line)?.[1];
  if (file !== void 0)
    return `${file}${TABLE}`;
  const isOver = header.endsWith(TABLE) && own.kind !== "blank" && !isNoise2(own) && indentOf(line) === 0;
  return isOver ? "" : header;
}
var TABLE = ":";
var row = /^\s+\d+:\d+\s+(?:(?:error|warning)\s|[\u2716\u00d7\u26a0]\s)/;
var tableRow = /^\s+\d+\s{3,}(?=\S)/;
function joined(own, header) {
  const isTable = header.endsWith(TABLE);
  if (header === "" || !(isTable ? tableRow : row).test(own.text))
    return own;
  const text = own.text.replace(/\s+\d+(?::\d+\s+(?:[\u2716\u00d7\u26a0]\s+)?|\s+)/, "");
  return { kind: own.kind === "warning" ? "warning" : "error", text: `${header}${isTable ? "" : ":"} ${text}` };
}




/***/ })

};
;