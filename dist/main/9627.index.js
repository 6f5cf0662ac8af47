export const id = 9627;
export const ids = [9627];
export const modules = {

/***/ 86931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bn: () => (/* binding */ allOf),
/* harmony export */   h4: () => (/* binding */ usedUp),
/* harmony export */   mD: () => (/* binding */ didNotPass)
/* harmony export */ });
/** `all 5 stories`, or `the one story` where there is no other. */
function allOf(count, one, many = `${one}s`) {
    return count === 1 ? `the one ${one}` : `all ${count} ${many}`;
}
/** `all 5 iterations of the run are used`, or `the one iteration of the run is used`. */
function usedUp(count, one) {
    return `${allOf(count, one)} of the run ${count === 1 ? 'is' : 'are'} used`;
}
/** `2 of 5 stories did not pass`, or `the one story did not pass`. */
function didNotPass(count, total) {
    return `${total === 1 ? 'the one story' : `${count} of ${total} stories`} did not pass`;
}


/***/ }),

/***/ 84552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ applyingChecks),
/* harmony export */   eP: () => (/* binding */ finalChecks),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   j: () => (/* binding */ baselineChecks),
/* harmony export */   tB: () => (/* binding */ attemptChecks),
/* harmony export */   yI: () => (/* binding */ touches)
/* harmony export */ });
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66822);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85405);


/** The checks of every attempt, in the order of the configuration: those that do not wait for the end of the run. */
function attemptChecks({ checks }) {
    return checks.filter(({ stage }) => stage !== 'final');
}
/** The checks that run on the run start, before any agent. */
function baselineChecks({ checks, baseline }) {
    return attemptChecks({ checks }).filter((check) => (check.baseline ?? baseline) !== 'off');
}
/** The checks that run once, after the last story. */
function finalChecks({ checks }) {
    return checks.filter(({ stage }) => stage === 'final');
}
/**
 * The checks that an attempt has to pass: all but those whose `paths` it did not touch since the story's start (02-loop \u00a71, "Per
 * gate"). An attempt that changed nothing claims that its story was done before, so everything has to hold; so does one that
 * changed more paths than are listed.
 */
function applyingChecks(plan, attempt) {
    return attemptChecks(plan).filter((check) => touches(check, attempt));
}
/** Results for the checks that were left out, so that nobody takes them for green. */
function leftOut(plan, attempt, startedMs) {
    return attemptChecks(plan)
        .filter((check) => !touches(check, attempt))
        .map(({ name, paths = [] }) => ({
        gate: 'test',
        check: name,
        verdict: 'skipped',
        applies: false,
        reason: `no changed path matches ${shown(paths)}`,
        startedMs,
        durationMs: 0,
        excerpt: _gates_js__WEBPACK_IMPORTED_MODULE_0__/* .noExcerpt */ .zY,
        softLimitHit: false,
    }));
}
/** Whether an attempt gave a check a reason to run; the tree of a list that was cut is not known well enough to say no. */
function touches({ paths }, { changed, changedCount }) {
    if (paths === undefined || changed.length === 0 || changedCount > changed.length)
        return true;
    const matches = (0,_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .f)(paths);
    return changed.some(({ path }) => matches(path));
}
function shown(paths) {
    const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return `${paths.slice(0, 3).join(', ')}${more}`;
}


/***/ }),

/***/ 81214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Od: () => (/* binding */ asksForReview),
  CK: () => (/* binding */ finalReviewCommand),
  Ou: () => (/* binding */ finalVerdict),
  DC: () => (/* binding */ noteFinalReview),
  tf: () => (/* binding */ reviewedHalt)
});

// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/review.js
var core_review = __webpack_require__(79168);
// EXTERNAL MODULE: ./build/core/review-heard.js
var review_heard = __webpack_require__(63801);
;// CONCATENATED MODULE: ./build/core/review-whole.js

/**
 * Judges the answers of the final review: each reviewer has one voice, and the change is blocked when more than half of them name
 * something that must not be merged; what fewer name is a warning (02-loop \u00a71 `final_review`).
 */
function judgeWhole(answers) {
    const review = (0,core_review/* merged */.Zu)('quality', answers);
    const blocking = answers.filter((answer) => (0,core_review/* blocksOf */.SH)(answer).length > 0);
    const [worst] = blocking.flatMap(core_review/* blocksOf */.SH);
    if (worst === undefined)
        return (0,core_review/* harmless */.Is)(review);
    const voices = `${blocking.length} of ${answers.length} reviewers of the whole change`;
    const what = `${(0,core_review/* place */.ik)(worst)}${worst.text}`;
    return blocking.length * 2 > answers.length
        ? { type: 'fail', reason: `${voices} found what must not be merged: ${what}`, review }
        : { type: 'warn', reason: `${voices} found what must not be merged, which is no majority: ${what}`, review };
}

// EXTERNAL MODULE: ./build/core/whole.js
var whole = __webpack_require__(21409);
;// CONCATENATED MODULE: ./build/core/final-review.js





/** Its name beside those of the final checks. */
const NAME = 'final review';
/** Lines of what the reviewers wrote that are kept verbatim. */
const MOST_LINES = 100;
/** Whether somebody is to read the change as a whole: where stories passed that the base does not have. */
function asksForReview(state) {
    const { finalReview, reviewAgent } = state.plan;
    return finalReview !== undefined && reviewAgent !== 'none' && (0,whole/* holdsPassed */.py)(state);
}
/** The call of the next reviewer. */
function finalReviewCommand(state) {
    const { plan, head, iterations } = state;
    const { commit, tree } = (0,whole/* wholeFrom */.G2)(plan);
    return {
        type: 'run-final-review',
        iteration: iterations,
        call: (going(state)?.calls ?? 0) + 1,
        tree: head.tree,
        start: { commit, tree },
        limits: (0,limits/* limitsFor */.I9)(state, plan.caps.quality),
    };
}
/** What the final review of this run, or of one before it, said of the tip of the passed work; undefined while reviewers are still to answer. */
function finalVerdict(state) {
    return going(state)?.result ?? (0,whole/* knownReview */.aq)(state);
}
/** Counts an answer, or a call without one; what the end of the run's clock cut short says nothing. */
function noteFinalReview(state, { reading, result }) {
    const call = (0,review_heard/* heard */.H)({ reading, result });
    if (!call.ok && (0,limits/* runLeftMs */.RN)(state) <= 0)
        return state;
    const before = going(state) ?? nothingHeard(state, result.durationMs);
    const counted = {
        ...before,
        calls: before.calls + 1,
        durationMs: before.durationMs + result.durationMs,
        softLimitHit: before.softLimitHit || result.softLimitHit,
    };
    return { ...state, finalReview: call.ok ? answered(state, counted, call) : missed(state, counted, call) };
}
/**
 * How a run ends after its final review. More than half of the reviewers have to block; where too few answered nobody vouches for the
 * whole, so that is never ready.
 */
function reviewedHalt(halt, { verdict, reason }) {
    if (verdict !== 'fail' && verdict !== 'error')
        return halt;
    const kind = verdict === 'fail' ? 'block_finding' : (0,whole/* notVouched */.Ai)(halt.kind);
    return { ...halt, kind, detail: `${halt.detail}, but ${reason}` };
}
function going({ finalReview, head }) {
    return finalReview?.tree === head.tree ? finalReview : undefined;
}
function nothingHeard({ head, elapsedMs }, tookMs) {
    const startedMs = Math.max(0, elapsedMs - tookMs);
    return { tree: head.tree, calls: 0, misses: 0, answers: [], startedMs, durationMs: 0, softLimitHit: false };
}
function answered({ plan }, before, { answer }) {
    const review = { ...before, misses: 0, answers: [...before.answers, answer] };
    if (review.answers.length < (plan.finalReview ?? 1))
        return review;
    const { type, reason, review: whole } = judgeWhole(review.answers);
    return {
        ...review,
        result: { ...shell(review), verdict: type, reason, excerpt: excerptOf([...new Set((0,core_review/* reviewLines */.Ml)(whole))]) },
    };
}
function missed({ plan }, before, { problem, weight }) {
    const review = { ...before, misses: before.misses + weight };
    if (review.misses < review_heard/* MOST_MISSES */.Z)
        return review;
    const { answers, calls } = review;
    const reason = `the final review is unavailable: ${answers.length} of ${plan.finalReview} reviewers answered in ${calls} calls; the last one: ${problem}`;
    return { ...review, result: { ...shell(review), verdict: 'error', reason, excerpt: excerptOf([]) } };
}
function shell({ startedMs, durationMs, softLimitHit }) {
    return { gate: 'quality', check: NAME, startedMs, durationMs, softLimitHit };
}
function excerptOf(lines) {
    return { lines: lines.slice(0, MOST_LINES), truncated: Math.max(0, lines.length - MOST_LINES) };
}


/***/ }),

/***/ 54698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isChatter),
/* harmony export */   x: () => (/* binding */ wentWell)
/* harmony export */ });
/**
 * Whether a line tells of work that went on beside the failure, as it comes between the lines of others where several programs print to
 * one place: requests that were answered, what was fetched or written, how much memory is in use, a test that went well.
 */
function isChatter(line) {
    if (built.test(line))
        return true;
    if (chatter.test(line))
        return !tells.test(line) || request.test(line);
    return timed.test(line) && !asserts.test(line);
}
/** A file that a build of make's makes, as it says it in short: `  CC      src/ring.o`, `  CC [M]  drivers/net/x.o`, `  [LD] app`. */
const built = /^\s*\[?(?:CC|CXX|CPP|C\+\+|CCLD|CXXLD|LD|AR|AS|CCAS|RANLIB|LINK|SO|HOSTCC|HOSTCXX|HOSTLD|HOSTAR|HOSTAS|GEN|UPD|OBJCOPY|STRIP|DTC|MODPOST|SORTTAB|YACC|LEX|MOC|UIC|RCC|JAVAC|MKDIR|COPY|CP|LN|RM|SYMLINK|INSTALL|ZIP|TAR|GZIP)\]?(?: \[M\])?\s+[\w./@+~-]+$/;
/** What was done and how long it took, in a sentence of its own. */
const timed = /^[\w[][^'"`]* in ~?\d[\d.,]* ?(?:ms|s|secs?|seconds|m|min|minutes)\.?$/;
const asserts = /\b(?:error|err|fail\w*|fatal|cannot|could|unable|denied|refused|found|mismatch|expect\w*|assert\w*|got|received|not|never|no|within|timed?|timeout|exceed\w*|should|must|did|un\w+|test\w*)\b|[!=]=|::|\.\w+:\d/i;
/** Whether words of failure in a line are the name of something that went well: `error handling module loaded: ok`. */
function wentWell(line) {
    return well.test(line) && !badly.test(line);
}
/** What was fetched may have failed, and who logs at ease may log an error. */
const tells = /\b(?:error|err|fail(?:s|ed|ure)?|fatal|cannot|could not|unable|denied|refused|not found|mismatch)\b/i;
const ANSWERED = String.raw `(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /\S*(?: HTTP/[\d.]+"?)? [123]\d\d(?: |$)`;
/** The path of a request that was answered is anybody's word. */
const request = new RegExp(String.raw `\b${ANSWERED}`);
const chatter = new RegExp([
    // A request and its answer, as servers log them
    String.raw `^(?:"|\S+ - - \[[^\]]*\] ")?${ANSWERED}`,
    // Layers of an image, objects of a repository, files of a package
    '^[0-9a-f]{12}: [A-Z][a-z]+ ',
    '^(?:remote: )?(?:Enumerating|Counting|Compressing|Receiving|Writing|Resolving|Unpacking|Updating) (?:objects|deltas|files): ',
    String.raw `^(?:remote: )?Total \d+ \(delta \d+\), reused \d+`,
    '^(?:Copying|Extracting|Downloading|Uploading|Restoring|Saving|Pulling|Unpacking|Fetching) \\S',
    String.raw `^\W*(?:heap|rss|memory|mem|cpu|load|disk)(?: \w+)?(?: usage)?: \d`,
    // What a commit holds
    String.raw `^ \d+ files? changed(?:, \d+ (?:insertions?|deletions?)\([+-]\))*$`,
    String.raw `^ (?:create|delete) mode \d{6} `,
    String.raw `^\[\S+(?: \(root-commit\))? [0-9a-f]{7,40}\] `,
    String.raw `^(?:Reinitialized|Initialized) (?:existing|empty)\b.* Git repository in `,
    // A logger whose levels are numbers
    String.raw `^\{"level":[123]0,`,
    String.raw `^\[[\w-]+\] \d{1,3}% `,
    String.raw `^(?:found \d+|\d+ \w+(?: severity)?) vulnerabilit(?:y|ies)\b|^(?:[\w-]+ )*(?:is )?listening (?:on|at) `,
    // What a package manager did, how long a command took and how much memory
    String.raw `^(?:added|removed|changed|audited) \d+ packages?\b|^up to date(?:$|,? (?:audited \d+ packages? )?in \d)`,
    String.raw `^\W*(?:[Ee]lapsed|[Dd]uration|[Tt]ook|[Ff]inished in|(?:[Tt]otal|[Ww]all|CPU) time)[: ]\s*\d[\d.,:]*(?: ?[a-z]+)?(?:, (?:peak|max\w*|rss|mem\w*)[ \w]*:? [\d.,]+ ?[kKMG]i?B)?\.?$`,
    // cargo, in a column of its own
    String.raw `^ +(?:Finished (?:.\w+. profile )?\[(?:un)?optimized|Running (?:unittests |tests[/\\]|benches[/\\])?\S+(?: \S+)? \(target[/\\]|Doc-tests \w|(?:Compiling|Checking|Documenting|Fresh|Dirty|Adding|Downloaded) [\w-]+ v\d)`,
    // A runner, before and after the steps of a job
    String.raw `^Cache (?:restored from key|Size|hit for|saved with key): |^Download action repository '|^(?:Current r|R)unner version: |^Post job cleanup\.$|^\[command\]\S|^git version \d`,
    '^Terminate orphan process: pid|^Cleaning up orphan processes$',
].join('|'));
const well = /\b(?:ok|okay|loaded|passed|succeeded|success|successfully|ready|started|enabled|registered|installed|configured|initiali[sz]ed|completed?|done|finished)\b/i;
const badly = /\b(?:not|never|no|nothing|fail(?:s|ed|ing)?|cannot|can't|could|unable|denied|refused|rejected|aborted|crash(?:ed)?|lost|without|before|until|after|expected|missing|un\w+|in(?:valid|complete|correct))\b/i;


/***/ }),

/***/ 48805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qu: () => (/* binding */ framed),
/* harmony export */   _V: () => (/* binding */ isPointer),
/* harmony export */   jm: () => (/* binding */ isUncaughtAt),
/* harmony export */   vp: () => (/* binding */ ownKind)
/* harmony export */ });
/* harmony import */ var _fingerprint_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49065);

/** Lines below a statement in which its error is told. */
const MOST_BELOW = 30;
const bar = /^\s*(>)?[\s\d]*[|\u2502\u2503](?!\|)\s?(.*)/;
/** A line of a code frame: only the one that is pointed at, and what is said beside the pointer. */
function framed(lines, at) {
    const line = lines[at] ?? '';
    if (isPointer(line) || isNumbered(lines, at) || isListed(lines, at))
        return { kind: 'ignored', text: line };
    if (placeBelow(lines, at - 1) !== '')
        return { kind: 'ignored', text: line };
    const statement = statementAt(lines, at);
    if (statement !== undefined)
        return statement;
    return barred(lines, at);
}
function barred(lines, at) {
    const parts = bar.exec(lines[at] ?? '');
    if (parts === null)
        return undefined;
    const [, mark, text = ''] = parts;
    const told = /^[\s|\u2502\u2503^~-]*(?:\^|~|--)[\s|\u2502\u2503^~-]*(\S.*)/.exec(text);
    if (told !== null)
        return { kind: 'detail', text: told[1] ?? '' };
    // What is marked and has no number is no line of a file, but what was asked for.
    if (mark !== undefined && !/^[^|\u2502\u2503]*\d/.test(lines[at] ?? ''))
        return { kind: 'detail', text };
    const below = lines.slice(at + 1, at + 4).find((next) => isPointer(next) || bar.test(next)) ?? '';
    // Compilers number the code that they point at, and others may speak before they do.
    const isPointed = isPointer(below) && !/^\s*\d+ \|/.test(lines[at] ?? '');
    return mark !== undefined || isPointed ? { kind: 'frame', text } : { kind: 'ignored', text };
}
/** What pytest tells of a frame: the statement, marked in its function, or alone below its place. */
function statementAt(lines, at) {
    const [above = '', line = ''] = [lines[at - 1], lines[at]];
    if (/^\S+\.py:\d+: in \S/.test(above) && /^ {4}\S/.test(line)) {
        return { kind: (0,_fingerprint_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(above) === 'frame' ? 'detail' : 'ignored', text: line };
    }
    const isTold = /^> {3,}\S/.test(line) && lines.slice(at + 1, at + MOST_BELOW).some((below) => traced.test(below));
    return isTold ? { kind: 'detail', text: line.replace('>', ' ') } : undefined;
}
const traced = /^(?:E {3}|\S+\.py:\d+:)/;
/** The kind of a line by itself, or as a linter's finding whose place stands below it. */
function ownKind(lines, at) {
    const line = lines[at] ?? '';
    const place = placeBelow(lines, at);
    if (place !== '')
        return { kind: 'error', text: `${place}: ${line}` };
    const kind = (0,_fingerprint_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(line);
    return { kind: kind === 'plain' && isThrown(lines, at) ? 'error' : kind, text: line };
}
/** What heads a stack, or stands below a failing test, was thrown, also where its type is not called an error. */
function isThrown(lines, at) {
    const [above = '', line = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1]];
    if (!/^\s*[A-Za-z_$][\w$.]*(?: \[\w+\])?: \S/.test(line))
        return false;
    return /^\s+(?:at|\u276f) .*:\d+:\d+\)?(?: \{)?$/.test(below) || (/^\s*\u2716 \S/.test(above) && /^\s/.test(line));
}
/** The file of what a linter found, where it stands on a line of its own; empty = the line is no such finding. */
function placeBelow(lines, at) {
    if (!/^[A-Z]+\d{3,} \S/.test(lines[at] ?? ''))
        return '';
    return /^\s*--> (\S+?):\d+(?::\d+)?$/.exec(lines[at + 1] ?? '')?.[1] ?? '';
}
/** Code behind its number, without a bar, as compilers print it for a terminal only. */
function isNumbered(lines, at) {
    return /^\s*\d+ /.test(lines[at] ?? '') && isPointer(lines[at + 1] ?? '');
}
/** Lines of code shown to either side of the one that is pointed at. */
const MOST_BESIDE = 5;
const listed = /^\s*\d+: /;
/** Code behind its number and a colon, as a bundler lists it around a pointer: how far its numbers reach says nothing. */
function isListed(lines, at) {
    if (!listed.test(lines[at] ?? ''))
        return false;
    const above = lines.slice(Math.max(0, at - MOST_BESIDE), at).reverse();
    return [above, lines.slice(at + 1, at + 1 + MOST_BESIDE)].some((side) => isPointer(side.find((line) => !listed.test(line)) ?? ''));
}
function isPointer(line) {
    return /^[\s|\u2502\u2503\d]*[\^~]+[\s^~|-]*/.test(line) && !/[A-Za-z]/.test(line);
}
/** What nobody caught begins with its place and its code, right below whatever was said last. */
function isUncaughtAt(lines, at) {
    return /^(?:\/|[A-Za-z]:|file:).*:\d+$/.test(lines[at] ?? '') && isPointer(lines[at + 2] ?? '');
}


/***/ }),

/***/ 49065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ kindOf)
});

;// CONCATENATED MODULE: ./build/core/fingerprint-advice.js
/**
 * Whether a line is what a build tool says below every failure, whatever failed: where its reports lie, how to be told more, which of its
 * other tasks it looked at.
 */
function isAdvice(line) {
    return advice.test(line);
}
const advice = new RegExp([
    // Gradle
    String.raw `^> Task \S+(?: (?:UP-TO-DATE|NO-SOURCE|FROM-CACHE|SKIPPED|FAILED))?$`,
    String.raw `^> (?:Run with --\S|Get more help at )`,
    String.raw `^> There were failing (?:tests|checks)\. See the (?:report|results) at:`,
    String.raw `^(?:FAILURE: )?Build (?:failed with an exception|completed with \d+ failures)\.$`,
    String.raw `^BUILD FAILED\b`,
    // Maven
    String.raw `^\[ERROR\](?:\s*$| -> \[Help \d+\]$| \[Help \d+\] http| (?:To see the full stack trace|Re-run Maven|For more information about|After correcting the problems|Please refer to)\b|\s+mvn <args> -rf )`,
    String.raw `^\[ERROR\] (?:Failures|Errors):\s*$|^\[ERROR\] Failed to execute goal \S+surefire\S*:test\b.*There are test failures`,
    // Cargo, whose options decide whether it shows the command
    String.raw `^\s*process didn't exit successfully: .*\(exit (?:status|code): 1(?:01)?\)$`,
    // pytest
    String.raw `^>\s+(?:available fixtures:|use 'pytest --fixtures)`,
    String.raw `^E\s+(?:Use -v to get more diff|Omitting \d+ identical items|Full diff:?(?:\.\.\.)?$|\.\.\.Full output truncated \()`,
    // ctest, sbt, nextest, GoogleTest
    String.raw `^Use "--rerun-failed|^Output from these tests are in:|^\[error\] Total time: |^\s*Cancell?ing due to test failure`,
    String.raw `^\s*\[\s+FAILED\s+\] \d+ tests?, listed below:`,
    // How long it took, and how old a list is
    String.raw `^(?:real|user|sys)\s+(?:\d+m[\d.,]+s|\d+[.,]\d+)$|^\W*Done in [\d.]+ ?m?s\.?$`,
    String.raw `^Browserslist: caniuse-lite is |^\s*npx (?:update-browserslist-db|browserslist)@latest`,
    // PHPUnit
    String.raw `^There (?:was|were) \d+ (?:failure|error|warning|risky test|incomplete test|skipped test)s?:$`,
].join('|'));

// EXTERNAL MODULE: ./build/core/fingerprint-chatter.js
var fingerprint_chatter = __webpack_require__(54698);
;// CONCATENATED MODULE: ./build/core/fingerprint-kinds.js


/** The kind of a line of `plainLines`; the first rule that fits. */
function kindOf(line) {
    if (line.trim() === '')
        return 'blank';
    // First stage: what only looks like an error.
    if (isNoise(line))
        return 'ignored';
    const rest = line.replace(onlyLooksLikeOne, '');
    if (/^WARNING: (?:DATA RACE|ThreadSanitizer)/.test(rest))
        return 'error';
    if (warnings.test(rest))
        return 'warning';
    if (quietLog.test(rest))
        return 'ignored';
    // Second stage: what is one.
    const kind = rules.find(([, pattern]) => pattern.test(rest))?.[0] ?? 'plain';
    return kind === 'weak' || kind === 'plain' ? spoken(rest, kind) : kind;
}
function isNoise(line) {
    const isNothing = [successes, progress, foreignFrame, order].some((pattern) => pattern.test(line));
    return isNothing || (0,fingerprint_chatter/* isChatter */.O)(line) || isAdvice(line) || ruled.every((end) => end.test(line)) || isSummary(line);
}
/** Sentences and names in which words of failure stand without meaning one. */
function spoken(line, kind) {
    if (!/[\p{L}\d]/u.test(line) || (chores.test(line) && !broken.test(line)))
        return 'ignored';
    if ((0,fingerprint_chatter/* wentWell */.x)(line))
        return 'plain';
    if (kind === 'plain' || !prose.test(line))
        return kind;
    if (agentTalk.test(line))
        return 'ignored';
    return unmet.test(line) ? kind : 'plain';
}
const broken = /\b(?:failed|failure|cannot|could not|unable)\b/i;
/** A sentence that somebody wrote about errors: words alone, from a capital letter to a full stop. */
const prose = /^\s*(?:\* )?[A-Z][\w'\u2019]*(?:,? [\w'\u2019/-]+){4,}[.!?]?$/;
/** What a tool says of itself, and nobody else of errors. */
const unmet = /\b(?:requirements|dependencies|versions?) (?:could not|cannot|can't) be \w/;
/** An agent that says what it will do about an error. */
const agentTalk = /^\W*(?:(?:Now|Next|First),? )?(?:I|We|Let me|Let's)\b/;
/** What a tool says of its own work. */
const chores = /^\s*(?:Compiling|Download(?:ing|ed)|Fetching|Installing|Building|Updating|Resolving|Checking|Linking|Generating|Listening|Progress:|added \d+ packages?)\b/;
const onlyLooksLikeOne = /"?\bis_?error"?\s*[:=]\s*false|\b(?:0|no|zero|without(?: any)?) (?:\w+ )?(?:errors?|failures?|failed|failing|fails?|problems?|warnings?|vulnerabilities|exceptions?)\b|\b(?:errors?|failures?|failed|fail|warnings?|exit[ _-]?(?:code|status))["']?\s*[:=]\s*(?:0\b|\[\]|null|none|false)/gi;
const successes = /^\s*(?:[\u2713\u2714\u221a\u2611\u2705]|ok\b(?!\s*:)|PASS(?:ED)?\b|--- (?:PASS|SKIP)|=== (?:RUN|PAUSE|CONT|NAME)\b|[\u2193\u25cb\u229d\u25b6] |# Subtest)|\b(?:PASSED|SKIPPED|XFAIL|XPASS)(?:\s+\[ *\d+%\])?(?:\s+\(.*\))?$|(?<!\.)\.{2,}\s*(?:ok|passed|skipped.*|ignored|Passed\s.*)$|^\s*\[\s*(?:OK|PASSED|RUN)\s*\]/i;
/** Depends on which of several commands is the first to end, on how many tests a file has, on where a tool keeps its logs, on who spoke. */
const order = /^> (?:@[\w.-]+\/)?[\w.-]+@\d\S* \S+$|^npm (?:error|ERR!)(?: (?:A complete log of this run|For a full report see|\s*\S*[/\\]_logs[/\\]).*)?$|^\W*failing tests:$|^\s*\+ (?:actual - expected|expected - actual)(?: \.\.\. Lines skipped)?$|^\s{2,}(?:errno|syscall|generatedMessage|diff|address|port|path|dest|url): (?:-?\d+|'[^']*'|true|false),?$|^\s{2,}code: '(?:ERR_\w+|MODULE_NOT_FOUND)',?$|^\s*\d+\) Uncaught error outside test suite:?$|^\s{2,}(?:actual|expected): (?:\[.*\]|\{.*\}|\/.*\/\w*|undefined),?$|^\s*1\.\.\d+$|^::(?:end)?group::|^\(Use `node --trace-\w+ \.\.\.|^\d+ packages? (?:is|are) looking for funding$|^\s*run `npm fund` for details$|Waiting for unfinished jobs|waiting for other jobs to finish|^\s*Serialized Error:|not remade because of errors\.?$|^\s*\u276f \S.* (?:\(\d+(?: tests?[^)]*)?\)(?:\s|$)|\[queued\]$|\d+\/\d+$)|^\s*\u25cf Console$|^\s*(?:ERROR|FAIL|FAILED)$|^\s*(?:RUN|DEV)\s+v\d/;
/** Dots of a reporter, bars, rules, `[12/50] \u2026`, `12% \u2026`. */
const progress = /^(?:\S+\.\w+\s+[.,\u00b7\u2024FEsxX!]+|[.,\u00b7\u2024FEsxX!]{2,})(?:\s*\[ *\d+%\])?$|^[.FEsxX]\s+\[ *\d+%\]$|^\s*[-=_*~#+\u23af\u2500\u2501\u2550\u25ac\u2588\u2593\u2592\u2591<>|.]{3,}$|^\s*(?:-_|_-)+[-_]?(?:$|[\s,|~^"])|^\s*\[?\s*\d+(?:\.\d+)?(?:\s?%|\/\d+\s*[\]:])|[[|][=#>\-. \u2588\u2593\u2592\u2591]{5,}[\]|]/;
/** A title between two rules; what stands there is told again below it. */
const RULE = '[-=_*~#+\u23af\u2500\u2501\u2550\u25ac]{3}';
const ruled = [new RegExp(`^\\s*${RULE}`), new RegExp(`${RULE}$`)];
const warnings = /^(?:[^'"`]{0,200}?[\s:([\]|-])?(?:warn(?:ing)?|\w*Warning|deprecated|notice|note|hint|help)(?:\[[^\]]{0,80}\])?(?::|\s+\(|$)|^\s*(?:npm|yarn|pnpm)\s+(?:warn|notice)\b|^\s*\d+:\d+\s+warning\s|^\W*WARN(?:ING)?\b|level=warn|"level":\s*"warn/i;
const quietLog = /^\W*(?:INFO|DEBUG|TRACE|VERBOSE|NOTICE)\b|^npm (?:verb|verbose|info|http|timing|sill|silly) |\blevel=(?:info|debug|trace)\b|"level":\s*"(?:info|debug|trace)"/i;
/** Code that the project did not write: the runtime, its test runner, its packages. */
const foreignFrame = /[(\s]node:[a-z]|node_modules[/\\]|https?:\/\/(?:jsr\.io|deno\.land|esm\.sh)\/|\/gems\/[\w.-]+\/|\binternal\/(?:process|modules|main)\/|^\s*at (?!.*\.\w+:\d)|^\s*at (?:[\w.]+\/)?(?:java|javax|jdk|sun|kotlin|scala|groovy|junit|org\.(?:junit|gradle|apache\.maven|testng|hamcrest|assertj|opentest4j|mockito)|com\.sun)\.|^\S*(?:site-packages|dist-packages|\/lib\/python\d)\S*:\d+: in |^\s*File ".*(?:site-packages|dist-packages|\/lib\/python\d|<frozen|\/usr\/lib)|^\s*#\d+ (?:0x[0-9a-f]+ )?(?:in )?(?:_|.*(?:\.\.\/sysdeps|\.\.\/csu|[\s(]\/(?:usr(?!\/src\/)|lib\w*)\/))|^\s*\d+: +(?:0x[0-9a-f]+ - )?(?:std|core|test|alloc|__|_start)\b|^\s+at (?:\/rustc\/|\/usr\/)|\/usr\/local\/go\/src\/|\/go\/pkg\/mod\/|^\s*(?:async |new )?[\w.<>$]+ \((?:index \d+|<anonymous>|native)\)$|^\s*(?:\.\.\. \d+ (?:more|common frames|lines matching cause))|^node:[\w/]+:\d+$/;
const rules = [
    // Where pytest saw an error pass; what it was stands beside it.
    ['frame', /^\S+\.py:\d+: (?:in \S+|[A-Za-z_]\w*)$/],
    [
        'test',
        /^\s*(?:[\u2715\u2716\u2717\u2718\u00d7\u274c\u2a2f\u25cf]\s+\S|\(fail\) \S|\[\s+(?:FAILED|TIMEOUT)\s+\] \S|FAIL(?:ED|URE)?:?\s+\S|ERROR: [\w.]+ \(|ERROR\s+\S+::|not ok\b|--- FAIL:|\d+\) \S)|\s(?:\.\.\. )?(?:FAILED|FAIL|ERROR)(?:\s+\[ *\d+%\])?$|\s\.\.\. FAILED \(\d[^()]*\)$|\s\[E\]$|\*\*\* FAILED \*\*\*|<<< (?:FAILURE|ERROR)!|\(FAILED - \d+\)|^\s*#?\s*Failed test /,
    ],
    // A type of its own is an error, whatever it says of how something ended.
    ['error', /^\s*(?:[a-z_]\w*\.)*[A-Z]\w+(?:Error|Exception): /],
    [
        'outcome',
        /\bexit(?:ed|s)?(?: with)?(?: code| status)[: ]+\d|\breturned (?:a )?non-zero|^make(?:\[\d+\])?: \*\*\* \[|\bcommand failed\b|ELIFECYCLE|^npm (?:error|ERR!) (?:command|Lifecycle|path|workspace|location)\b|^\s*collect2: error|^(?:error: )?could not compile|^error: test failed|^Error: Process completed|^compilation terminated|^Execution failed for task /i,
    ],
    [
        'error',
        /(?:^|[\s:|([>"'])(?:[A-Za-z_$][\w$]*[.:]{1,2})*[A-Z][\w$]*(?:Error|Exception|Failure|Panic|Fault)\b(?:\s\[\w+\])?\s*(?:[:{]|$|-)/,
    ],
    [
        'error',
        /(?:^|[\s:|([>=])(?:error|failure)(?:\[\w+\]|\s[A-Z]+\d+)?\s?(?::|\()|\berror [A-Z]+\d|^\s*\d+:\d+\s+error\s|^\W*(?:ERROR|FATAL|CRITICAL|PANIC|SEVERE)\b|^(?:npm|yarn|pnpm) (?:error|ERR!)/i,
    ],
    [
        'error',
        /^(?:fatal|panic|error|abort|E|F): |^[\w./-]+ Error\b|\bpanicked at\b|^CONFLICT\b|!\s\[rejected\]|\*\*\* \S|\bundefined (?:reference|symbol)|\bmultiple definition|\bcore dumped|\b(?:Segmentation fault|Bus error|Illegal instruction|Floating point exception|stack overflow|out of memory|Out of memory|Killed|Aborted)\b|command not found|: not found\b|No such file or directory|Permission denied|Is a directory|Not a directory|File exists|No space left|Connection (?:refused|reset)|Operation not permitted|Cannot find (?:module|package|source)|No module named|Unhandled (?:Error|Rejection|Exception)|Uncaught|\btimed out\b|\b[Ee]xceeded (?:a )?time ?out|E[A-Z]{5,}\b[:,]/,
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
    ['detail', /^\s*(?:[\u2570\u251c\u2514]\u2500[\u25b6\u2574]|#\s+`.*' failed)/],
    [
        'detail',
        /^\s*(?:#\s*|E\s)?(?:[-+!<>?|]\s+\S|[-+]["'\w[{(])|(?:^|[\s#])["']?(?:expected|received|actual|got|want(?:ed)?|left|right|operator|code|found|symbol|location|reason|required|counterexample)(?: (?:message|value|name))?["']?\s*[:=]|(?<![=!<>])[!=]==?(?!=)|\bgot\b.*\bwant|\bwant\b.*\bgot\b|^\s+\S+\.\w+:\d+(?::\d+)?:\s|\bexpect(?:ed)?\b.*\b(?:to|but|got|from|received|found|was)\b|\bassert(?:ion)?\b|^\s*E\s{2,}\S/i,
    ],
    [
        'frame',
        /^\s*(?:\u276f|-->|at|test at)\s+\S|^\s*File "[^"]+", line \d|^\s*#\d+ (?:0x[0-9a-f]+ )?in |^(?:file:\/\/)?(?:[A-Za-z]:)?[/\\.\w@+~-]+\.\w+:\d+(?::\d+)?:?$|^\s*\(\.text/,
    ],
    [
        'weak',
        /\b(?:error|fail|fatal|panic|exception|cannot|can't|could not|couldn't|unable|denied|refused|not found|not ok|missing|invalid|unexpected|unknown|undefined|abort|crash|conflict|rejected|time[d ]?out|expected|stopped|broken|wrong|[a-z]+(?:_error|_failed|_failure))|^no(?:thing| changes) (?:added )?to commit\b/i,
    ],
    ['weak', /(?:Error|Exception|Failure|Failed)\b/],
];
/** A line that only counts: `Tests: 1 failed, 3 passed`, `\u2716 2 problems (1 error, 1 warning)`, `Ran 3 tests in 0.1s`. */
function isSummary(line) {
    if (line.length > 300 || !/\d/.test(line) || notCounting.test(line))
        return false;
    const words = line.replace(/\d\s?(?:ms|\u00b5s|\u03bcs|ns|s|m|h)\b/g, '').match(/[A-Za-z_][\w'-]*/g);
    return words?.every((word) => counting.has(word.toLowerCase())) ?? false;
}
/** A test with a name, a line of a difference, a message, one of two values. */
const notCounting = /^\s*(?:\d+\)|#\s+`|not ok|[-+>]|\w*error:|(?:#\s*)?(?:expected|received|actual|got|want|wanted|left|right|found)\s*:)/i;
const counting = new Set(`test tests testsuite testsuites suite suites file files spec specs example examples assertion assertions error errors failure
  failures warning warnings problem problems fail failed failing pass passed passing skip skipped skipping pending todo ignored measured
  filtered out total found in of and the with checked source sources ran run running result results time duration second seconds s ms
  finished snapshots snapshot obsolete written subtest subtests program programs generated cancelled canceled flaky selected deselected
  xfailed xpassed rerun were was are is no due to previous emitted also potentially fixable option fix cached retry retries elapsed
  estimated transform setup import collect tests environment prepare start at duration_ms randomized seed using all took minutes minute
  wall clock scenarios scenario steps step checks assertions broken fixed wstat exited stopped after bail
  parse syntax targets package packages vulnerability vulnerabilities success executed unexpected reformatted unchanged would be left`.split(/\s/));


/***/ }),

/***/ 36514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ plainLines)
});

;// CONCATENATED MODULE: ./build/core/fingerprint-around.js
/**
 * Lines without what stands around each of them because of who passed them on: which of several programs speaks, which step of an image
 * with its seconds, the mark of a build tool before what a test tool says, a drawn box.
 */
function withoutSurroundings(lines) {
    return withoutBoxes(withoutMarks(withoutSteps(withoutOthers(withoutSpeaker(withoutOthers(lines))))));
}
/**
 * Programs that run together, of which some are told to have failed: what those said. Forms: `[types] npm run types exited with code 2`
 * of concurrently, and those of npm-run-all, turbo, pnpm and compose.
 */
function withoutOthers(lines) {
    const told = together.find(({ ended }) => lines.some((line) => ended.test(line)));
    if (told === undefined)
        return lines;
    const failed = new Set(lines.flatMap((line) => told.ended.exec(line)?.[1] ?? []));
    return lines.flatMap((line) => {
        const [mark, name = ''] = told.mark.exec(line) ?? [];
        if (mark === undefined)
            return [line];
        return failed.has(name) && !told.isMere.test(line) ? [line.slice(mark.length)] : [];
    });
}
const together = [
    {
        ended: /^(\[[\w:.@/-]+\]) .* exited with code [1-9]\d*$/,
        mark: /^(\[[\w:.@/-]+\])(?: |$)/,
        isMere: /^(?!)/,
    },
    {
        ended: /^ERROR: "([\w:.@/-]+)" exited with [1-9]\d*\.$/,
        mark: /^\[([\w:.@/-]+) *\](?: |$)/,
        isMere: /^(?!)/,
    },
    {
        ended: /^(@?[\w./-]+:[a-z][\w:-]*): ERROR: command finished with error\b/,
        mark: /^(@?[\w./-]+:[a-z][\w:-]*):(?: |$)/,
        isMere: /: ERROR: command finished with error\b/,
    },
    {
        ended: /^([\w@./-]+ [a-z][\w:-]*): Failed$/,
        mark: /^([\w@./-]+ [a-z][\w:-]*)[:$](?: |$)/,
        isMere: /: Failed$/,
    },
    {
        ended: /^([a-z][\w.-]*) exited with code [1-9]\d*$/,
        mark: /^([a-z][\w.-]*) +\|(?: |$)/,
        isMere: /^(?!)/,
    },
];
/** Which of several programs speaks, as what runs them together writes it before each of their lines: `app-1  | `, `web_1 | `, `[0] `, `pkg:test: `, `pkgs/a test: `. */
const speaker = /^(?:[\w.-]+ +\| ?|\[\d{1,2}\] ?|@?[\w./-]+:[a-z][\w:-]*:(?: |$)|[\w@-]*[./][\w@./-]* [a-z][\w:-]*[:$](?: |$))/;
/** A service with the number of its container, or a number alone, which programs print of their own accord as well. */
const numbered = /^(?:[a-z][\w.-]*[-_]\d+ +\| ?|\[\d\] (?!\d))/;
const MOST_SPEAKERS = 12;
/** Nearly every line has it, or it is something else. Few lines tell that of a column alone. */
function withoutSpeaker(lines) {
    const said = lines.filter((line) => line !== '');
    const named = said.flatMap((line) => speaker.exec(line) ?? []);
    const isColumn = named.length === said.length && named.every((name) => name.includes('|'));
    const isEnough = isColumn || (named.length >= 3 && named.length >= said.length * 0.8);
    const isNamed = isEnough && new Set(named).size <= MOST_SPEAKERS;
    if (isNamed)
        return lines.map((line) => line.replace(speaker, ''));
    // Whoever started them may say more than they do.
    const told = said.flatMap((line) => numbered.exec(line) ?? []);
    const isTold = told.length >= (told[0]?.startsWith('[') === true ? 3 : 2);
    return isTold ? lines.map((line) => line.replace(numbered, '')) : lines;
}
/** The step of an image that speaks and the seconds since it began, as docker's builder numbers them. */
const step = /^#\d+ (?=\[|sha256:|DONE|CACHED|ERROR|\d+\.\d{1,3}(?: |$))/;
/** Where a step failed, its last lines are told again with the seconds alone. */
function withoutSteps(lines) {
    if (!lines.some((line) => step.test(line)))
        return lines;
    return lines.map((line) => line.replace(step, '').replace(/^\d+\.\d{1,3}(?: |$)/, ''));
}
/** sbt calls everything that a test tool says information, its failures as well. */
function withoutMarks(lines) {
    if (!lines.some((line) => /^\[info\] .*\*\*\* FAILED \*\*\*/.test(line)))
        return lines;
    const own = lines.map((line) => line.replace(/^\[info\] /, ''));
    // A test that passed has the mark of a difference.
    return own.filter((line) => !/^\s*- \S/.test(line) || /\*\*\* [A-Z]+ \*\*\*/.test(line));
}
/** What stands in a drawn box below its first line belongs to that; the code in it has its number before it. */
function withoutBoxes(lines) {
    let isFirst = false;
    return lines.flatMap((line) => {
        if (/^[\u2577\u2575]$/.test(line)) {
            isFirst = line === '\u2577';
            return [''];
        }
        const [, text] = /^\u2502 (.*)/.exec(line) ?? [];
        if (text === undefined || !lines.includes('\u2577'))
            return line === '\u2502' ? [] : [line];
        const own = isFirst ? text : `  ${text.replace(/^(\s+)\d+:\s/, '$1')}`;
        isFirst = false;
        return [own];
    });
}

;// CONCATENATED MODULE: ./build/core/fingerprint-lines.js

/** How much of an output is read, so that no output costs more than a bounded time. */
const MOST = { chars: 4 * 1024 * 1024, lines: 20_000, rawLine: 65_536, head: 800, tail: 200 };
/**
 * The lines of an output as a reader would see them at the end: no terminal sequences, what a progress bar wrote over stands on lines
 * of its own, prefixes of log collectors taken off, typographic quotes made plain. Of an output of more than 4 MiB or
 * 20,000 lines the beginning and the end are read, of a line of more than 1,000 characters likewise.
 */
function plainLines(text) {
    const lines = undashed(bothEnds(bothEnds(bounded(text).split('\n')).flatMap(seenLine)));
    return undashed(withoutSurroundings(lines.map(plainLine))).map(withoutPrefix);
}
/** A dash behind the time is a logger's, but of a difference or a list where nearly all lines have a time and few of them a dash. */
function undashed(lines) {
    const timed = lines.filter((line) => dashed.timed.test(line)).length;
    const own = lines.filter((line) => dashed.both.test(line)).length;
    const isColumn = timed >= 0.8 * lines.filter((line) => line !== '').length;
    return isColumn && own * 2 <= timed ? lines : lines.map((line) => line.replace(dashed.both, ''));
}
function bothEnds(lines) {
    if (lines.length <= MOST.lines)
        return lines;
    return [...lines.slice(0, MOST.lines / 2), ...lines.slice(-MOST.lines / 2)];
}
function bounded(text) {
    if (text.length <= MOST.chars)
        return text;
    return `${text.slice(0, MOST.chars / 2)}\n${text.slice(-MOST.chars / 2)}`;
}
function plainLine(line) {
    return plainQuotes(withoutPrefix(line));
}
function seenLine(raw) {
    const seen = ends(raw, MOST.rawLine / 2, MOST.rawLine / 2)
        .replace(erasing, '\r')
        .replace(terminal, '');
    return seen.split('\r').flatMap((part, at, all) => {
        const line = ends(part.replace(controls, '').replace(gaps, GAP), MOST.head, MOST.tail).trimEnd();
        // The end of a Windows line is no empty line.
        return line === '' && at === all.length - 1 && at > 0 ? [] : [line];
    });
}
function ends(text, head, tail) {
    return text.length <= head + tail ? text : `${text.slice(0, head)} \u2026 ${text.slice(-tail)}`;
}
function plainQuotes(line) {
    return line.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
}
/** Times, worker names and progress that a runner puts in front of whatever a program prints. */
function withoutPrefix(line) {
    return line.replace(fingerprint_lines_step, '').replace(prefix, '').replace(dots, '');
}
/** Wide gaps say no more than narrow ones, but cost more to search. */
const gaps = /\s{21,}/g;
const GAP = ' '.repeat(20);
// biome-ignore-start lint/suspicious/noControlCharactersInRegex: terminal sequences are made of control characters
/** Sequences that go back to the start of a line or clear it. */
const erasing = /\u001b\[(?:\d*[ABEFGHJ]|2K|\d+;\d+H)/g;
const terminal = /\u001b\[[0-9;:?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[PX^_][^\u001b]*\u001b\\|\u001b[@-Z\\-_=>78]|\u001b[()][0AB]/g;
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200e\u200f\ufeff]/g;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: as above
/** Dots of a reporter that does not end its line before a log speaks. */
const dots = /^[.EFsxu]{1,200}(?=(?:CRITICAL|ERROR|WARNING|INFO|DEBUG):)/;
const clock = String.raw `\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?: ?[AP]M)?`;
const date = String.raw `\d{4}[-/]\d\d[-/]\d\d`;
const zone = String.raw `(?: ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?`;
const stamp = String.raw `(?:${date}(?:[T ]${clock}${zone})?|${clock}|[A-Z][a-z]{2} +\d{1,2} ${clock})`;
/** A collector may have put its own time before it. */
const told = String.raw `^(?:${date}T${clock}Z )?(?:${date}[T ])?\[?${clock}\]?`;
const dashed = { timed: new RegExp(String.raw `${told}(?:\s|$)`), both: new RegExp(String.raw `${told} -(?:\s|$)`) };
/** `job<TAB>step<TAB>`, which `gh run view --log` puts before the time of each line of a runner's log. */
const fingerprint_lines_step = /^[^\t]{1,200}\t[^\t]{1,200}\t(?=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z(?: |$))/;
const prefix = new RegExp(String.raw `^(?:(?:\[${stamp}\]|${clock} \||\d\d:\d\d \+\d+(?: ~\d+)?(?: -\d+)?:|[EF]\d{4} ${clock} +\d+ \S+:\d+\]|[A-Z][a-z]{2} +\d{1,2} ${clock} \S+(?= [\w.-]+\[\d+\]: )|${stamp}|\[gw\d+\]|\[ *\d{1,3}%\]|\[\d+/\d+\]|[\u2800-\u28ff]+)(?:\s|$))+`);


/***/ }),

/***/ 50961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ marked)
/* harmony export */ });
/* harmony import */ var _fingerprint_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48805);

/** Lines of a message that belong to its first one. */
const MOST_BLOCK = 30;
const start = { block: undefined, header: '', isAnnounced: false, talk: 'none', isBegun: false, isAside: false };
/** The kind of each line, where its neighbours count as well: frames of code, frames of a stack, messages of several lines. */
function marked(lines) {
    let state = start;
    return lines.flatMap((line, at) => {
        const frame = (0,_fingerprint_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .framed */ .Qu)(lines, at);
        const own = frame ?? unlisted(lines, at, state);
        // What stands in a frame is code, whatever it reads like.
        const before = frame === undefined ? { ...state, talk: talkAfter(state, own, (0,_fingerprint_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .isUncaughtAt */ .jm)(lines, at)) } : state;
        state = after(before, own, line);
        if (state.isAside && (before.isAside || remark.test(line)))
            return [];
        const isTalk = before.talk !== 'none' && (frame !== undefined || stackFrame.test(line));
        return isTalk ? [] : [shown(before, own, line)];
    });
}
/** Lines above a line of a difference in which its head stands. */
const MOST_ABOVE = 30;
const quoted = /^(?:<\s|---$|\d+(?:,\d+)?[acd]\d+(?:,\d+)?$|\* What went wrong:)/;
const named = /^> (?:\S+@\d\S* \S+|[\w:.-]+)$/;
const compared = /^(?:@@|diff |--- |\+\+\+ |[-+] (?:[Ee]xpected|[Aa]ctual|[Rr]eceived)\b)/;
/** The kind of a line, where a mark in front, as lists and commands have it too, makes no difference of one that stands in none. */
function unlisted(lines, at, { isBegun }) {
    const own = (0,_fingerprint_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .ownKind */ .vp)(lines, at);
    if (own.kind !== 'detail' || !/^(?:[-+!?<|]\s+|> )\S/.test(own.text))
        return own;
    const isQuote = own.text.startsWith('>');
    if (isBegun && !isQuote)
        return own;
    const above = lines.slice(Math.max(0, at - MOST_ABOVE), at);
    const isHeaded = above.some((line) => quoted.test(line) || (!isQuote && compared.test(line)));
    if (isHeaded)
        return own;
    // A command stands below the name of its script.
    const isBelowName = lines.slice(at - 1, at).some((line) => named.test(line));
    const isCommand = isBelowName || (named.test(own.text) && lines[at + 1]?.startsWith('> '));
    return isQuote && isCommand ? own : { kind: isQuote ? 'ignored' : 'plain', text: own.text };
}
function shown(before, own, line) {
    const isDetail = before.talk === 'none' && belongs(before, own, line);
    return isDetail ? { kind: 'detail', text: line } : joined(own, before.header);
}
/** A line of a message that an earlier line began. */
function belongs({ isAnnounced, block }, { kind }, line) {
    if (kind !== 'plain' && kind !== 'weak')
        return false;
    if (isAnnounced || block === undefined)
        return isAnnounced;
    return indentOf(line) > block.indent && (block.isTypes === undefined || sentence.test(line));
}
/** What an announcement is about, which may go on below it. */
function isAnnounced(before, { kind }) {
    return before.isAnnounced && (kind === 'plain' || kind === 'weak');
}
/** An announced line that stands no further to the right than what announces it. */
function isHead(before, own, line) {
    return isAnnounced(before, own) && indentOf(line) <= (before.block?.indent ?? 0);
}
/** As TypeScript goes on below an error: `Type 'string' is not assignable to type 'number'.` */
const sentence = /^\s+['"A-Z].*(?:[.?]$|'.*')/;
function blockAt(line) {
    return { indent: indentOf(line), left: MOST_BLOCK, ...(/\berror TS\d+: /.test(line) && { isTypes: true }) };
}
function after(before, own, line) {
    return {
        block: isHead(before, own, line) ? blockAt(line) : nextBlock(before.block, own, line),
        header: nextHeader(before.header, own, line),
        isAnnounced: own.kind === 'error' || isAnnounced(before, own) ? announces.test(line) : isNoise(own) && before.isAnnounced,
        talk: before.talk,
        isBegun: before.isBegun || own.kind === 'error' || own.kind === 'test',
        isAside: indentOf(line) > 0 && (before.isAside || /^\s+\S+\.\w+:\d+:\d+$/.test(line) || remark.test(line)),
    };
}
/** A colon, or a bundler's title, which names the file alone. */
const announces = /:$|: Failure$|^ERROR in \S+(?: \d+:\d+(?:-[\d:]+)?)?$/;
/** What a compiler says of another place. */
const remark = /^\s+\S+\.\w+:\d+:\d+ - [A-Z]/;
function talkAfter({ talk: before, block }, { kind, text }, isUncaught) {
    if (before === 'warning' && isUncaught)
        return 'none';
    if (kind === 'error' || kind === 'test')
        return 'none';
    if (talk.test(text))
        return 'program';
    // Between the lines of an error it has no frames of its own.
    if (kind === 'warning' && before !== 'program')
        return block === undefined || block.isOpen ? 'warning' : before;
    return kind === 'blank' && before === 'warning' ? 'none' : before;
}
/** What a program said while its tests ran; a stack that follows, as the code below a warning, tells of no failure. */
const talk = /^\s*\u25cf Console|^\s*console\.\w+\b|^(?:stdout|stderr) \| |^-+ Captured (?:stdout|stderr|log)|^=+ warnings summary/;
const stackFrame = /^\s*(?:at|-->|\u276f)\s|^[/\\.\w@+~-]+\.\w+:\d+(?::\d+)?:?$/;
function nextBlock(block, own, line) {
    if (own.kind === 'error')
        return isWhole(line) ? undefined : blockAt(line);
    if (own.kind === 'test')
        return blockOfTest(line);
    if (block?.isOpen && (own.kind === 'blank' || isNoise(own)))
        return block;
    if (block === undefined || block.left <= 1)
        return undefined;
    // What others print between the lines of a message does not end it.
    if (!isNoise(own) && indentOf(line) <= block.indent)
        return undefined;
    const { isOpen: _, ...begun } = block;
    return { ...begun, left: block.left - 1 };
}
/** A message with nothing of its own below it: what stands there is code, a message of its own, or somebody else's. */
function isWhole(line) {
    return ofCompiler.test(line) || ofTool.test(line);
}
/** make, npm and git, which end a line in a colon where something follows. */
const ofTool = /^(?:make(?:\[\d+\])?|\S+:\d+): \*\*\* |^npm (?:error|ERR!)(?: |$)|^(?:fatal: |error: (?:pathspec '|failed to push some refs )).*[^:]$/;
/** gcc and clang begin each line but those of code with the place. */
const ofCompiler = /^\S+\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|m|mm)(?::\d+){1,2}: (?:fatal |internal compiler )?error: /;
function blockOfTest(line) {
    // The message of a test that is told in full, which need not read like an error.
    if (/^\s*\u25cf /.test(line))
        return { ...blockAt(line), isOpen: true };
    // The names of a suite, of those in it and of the test, a line each; and a test of ScalaTest's.
    return /^\s*\d+\) .*[^:]$|\*\*\* FAILED \*\*\*/.test(line) ? blockAt(line) : undefined;
}
function isNoise({ kind }) {
    return kind === 'ignored' || kind === 'warning';
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}
/** A file alone on a line, or in the head of a table of lines, speaks for the rows below it, as linters print them. */
function nextHeader(header, own, line) {
    if (/^(?:[A-Za-z]:[/\\]|\.{0,2}[\w@/-])[^\s:]*\.\w+$/.test(line))
        return line;
    const file = /^\s*Line\s{2,}(\S+\.\w+)$/.exec(line)?.[1];
    if (file !== undefined)
        return `${file}${TABLE}`;
    // Rows of a table are told by their numbers alone, so it ends with the first line that is none.
    const isOver = header.endsWith(TABLE) && own.kind !== 'blank' && !isNoise(own) && indentOf(line) === 0;
    return isOver ? '' : header;
}
/** At the end of the header of a table. */
const TABLE = ':';
const row = /^\s+\d+:\d+\s+(?:(?:error|warning)\s|[\u2716\u00d7\u26a0]\s)/;
const tableRow = /^\s+\d+\s{3,}(?=\S)/;
function joined(own, header) {
    const isTable = header.endsWith(TABLE);
    if (header === '' || !(isTable ? tableRow : row).test(own.text))
        return own;
    const text = own.text.replace(/\s+\d+(?::\d+\s+(?:[\u2716\u00d7\u26a0]\s+)?|\s+)/, '');
    return { kind: own.kind === 'warning' ? 'warning' : 'error', text: `${header}${isTable ? '' : ':'} ${text}` };
}


/***/ }),

/***/ 85405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ globMatcher)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);

/**
 * The one reading of globs (10-fine-print, Names and formats): picomatch, dotfiles included, `!` negates, the last glob that
 * matches decides. A glob is also taken literally, so that a path such as `app/[id]/page.ts` can be written as it is, and one
 * that ends in a plain name covers what is in the folder of that name. Blank globs select nothing.
 */
function globMatcher(globs, options = {}) {
    const rules = globs.map((glob) => readGlob(glob, options)).filter((rule) => rule !== undefined);
    return (path) => rules.findLast((rule) => rule.matches(path))?.selects ?? false;
}
function readGlob(glob, options) {
    const negates = glob.startsWith('!') && !glob.startsWith('!(');
    const pattern = relative((negates ? glob.slice(1) : glob).trim());
    if (pattern === '')
        return undefined;
    return { selects: !negates, matches: matcher(pattern, options.anyCase === true) };
}
function relative(pattern) {
    return pattern.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '/**');
}
function matcher(pattern, anyCase) {
    const fold = (text) => (anyCase ? text.toLowerCase() : text);
    const literal = fold(pattern);
    let compiled;
    return (path) => {
        if (fold(path) === literal)
            return true;
        // The `s` flag: a newline in a file name must not hide the file from `**`. Most rules are never asked.
        compiled ??= picomatch__WEBPACK_IMPORTED_MODULE_0__(withContents(pattern), { dot: true, windows: false, flags: anyCase ? 'is' : 's' });
        return compiled(path);
    };
}
/** Characters that make a segment a pattern instead of a name. */
const magic = /[*?[\]{}()!+@|\\]/;
function withContents(pattern) {
    const name = pattern.slice(pattern.lastIndexOf('/') + 1);
    return name === '' || magic.test(name) ? pattern : [pattern, `${pattern}/**`];
}


/***/ }),

/***/ 33421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ missesSomething),
/* harmony export */   k: () => (/* binding */ gapLines)
/* harmony export */ });
/* harmony import */ var _fingerprint_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36514);
/* harmony import */ var _fingerprint_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50961);
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66822);
/* harmony import */ var _per_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65117);




/** Whether an attempt failed because it named what is not there, so that more context can help (02-loop \u00a73.4). */
function missesSomething(attempt) {
    return gapLines(attempt).length > 0;
}
/** The lines of a failed attempt's evidence that name what was not found, verbatim and each once. */
function gapLines({ gates }) {
    return gapsIn(gates);
}
/** Several rules ask, before and after the next attempt. */
const gapsIn = (0,_per_object_js__WEBPACK_IMPORTED_MODULE_3__/* .perObject */ .F)((gates) => {
    const said = gates.filter((gate) => (0,_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)(gate) && gate.gate === 'test').flatMap(({ excerpt }) => excerpt.lines);
    if (said.length === 0)
        return [];
    const errors = (0,_fingerprint_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .marked */ .x)((0,_fingerprint_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLines */ .y)(said.join('\n'))).filter(({ kind }) => kind !== 'ignored' && kind !== 'warning');
    return [...new Set(errors.map(({ text }) => text).filter((text) => gap.test(text)))];
});
/** What runtimes and compilers say of a name, a module or a file that they do not know. */
const gap = new RegExp([
    String.raw `\b(?:ImportError|ModuleNotFoundError|NameError|ReferenceError|FileNotFoundError|ERR_MODULE_NOT_FOUND|NoClassDefFoundError|ClassNotFoundException|NoMethodError)\b`,
    String.raw `\b(?:cannot find|can't find|could not find|couldn't find|unable to find|could not resolve|can't resolve|cannot resolve|unable to resolve|failed to resolve|failed to load)\b`,
    String.raw `\b(?:undefined|unresolved|undeclared|unknown) (?:symbol|reference|import|identifier|name|variable|function|method|module|type|crate)\b`,
    String.raw `\bundefined: \w`,
    String.raw `\bENOENT\b|\bno such file or directory\b|\bno module named\b|\bis not defined\b|\bhas no exported member\b`,
    String.raw `\bdoes not provide an export\b|\bimplicit declaration of\b|\bundefined (?:method|local variable)\b`,
].join('|'), 'i');


/***/ }),

/***/ 51617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ blockHalt),
/* harmony export */   Jf: () => (/* binding */ isConfirmedBlock),
/* harmony export */   bx: () => (/* binding */ lastWord)
/* harmony export */ });
/* harmony import */ var _all_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86931);
/* harmony import */ var _signoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28496);
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25212);



/** What a run without a story left to try came to (02-loop \u00a72). */
function lastWord(state) {
    const tried = counted(state).filter(({ attempts, status, commit }) => attempts.length > 0 || status === 'dependency_failed' || commit !== undefined);
    const passed = counted(state).filter((story) => story.status === 'passed');
    const total = counted(state).length;
    if (tried.length === 0 || waitsOnly(state))
        return allReached(state, passed.length === total) ?? nothing(state);
    const block = blockHalt(state);
    if (block !== undefined)
        return block;
    const isReached = passed.length === total;
    return isReached
        ? {
            kind: 'ready',
            detail: state.plan.objective ? 'the objective is reached' : `${(0,_all_of_js__WEBPACK_IMPORTED_MODULE_2__/* .allOf */ .bn)(total, 'story', 'stories')} passed`,
        }
        : { kind: 'some_failed', detail: notReached(state, total - passed.length) };
}
/**
 * A branch of passed stories that nobody has signed off waits for that, whichever run made it; one that only this run has looked at as
 * a whole is ready for what earlier runs could not vouch for.
 */
function allReached(state, isReached) {
    const isWork = state.head.commit !== state.plan.base.commit && counted(state).length > 0;
    if (!isReached || !isWork)
        return undefined;
    const reached = {
        kind: 'ready',
        detail: `${(0,_all_of_js__WEBPACK_IMPORTED_MODULE_2__/* .allOf */ .bn)(counted(state).length, 'story', 'stories')} passed in earlier runs`,
    };
    if (state.final !== undefined || state.finalReview !== undefined)
        return reached;
    const halt = (0,_signoff_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessSigned */ .BB)(state, reached);
    return halt === reached ? undefined : halt;
}
function nothing(state) {
    return { kind: 'nothing_to_do', detail: nothingToDo(state) };
}
function notReached(state, count) {
    return state.plan.objective ? 'the objective is not reached' : (0,_all_of_js__WEBPACK_IMPORTED_MODULE_2__/* .didNotPass */ .mD)(count, counted(state).length);
}
/** A confirmed block outweighs everything that ends a run for good: somebody must know of it (02-loop \u00a71 gate 5). */
function blockHalt(state) {
    const blocked = counted(state).filter(isConfirmedBlock);
    return blocked.length === 0 ? undefined : { kind: 'block_finding', detail: blockDetail(blocked) };
}
/**
 * A reviewer's block that a second one confirmed in this run; an agent that says it is blocked ends its story alike, but confirms
 * nothing, and what an earlier night confirmed was told by that night.
 */
function isConfirmedBlock({ status, attempts }) {
    const last = attempts.at(-1);
    return status === 'blocked' && last !== undefined && last.decision !== 'blocking-signal';
}
function blockDetail([first, ...more]) {
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    return `${first?.id}: ${first?.detail}${others}`;
}
/** Nothing was tried, because all that is left waits for a person or for a story that does. */
function waitsOnly(state) {
    const { plan, iterations } = state;
    if ((0,_story_list_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).some(({ commit }) => commit !== undefined))
        return false;
    return iterations === 0 && plan.stories.some(({ waits }) => waits !== undefined);
}
function nothingToDo(state) {
    if ((0,_story_list_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).length === 0)
        return 'prd.json lists no stories';
    const waiting = state.plan.stories.filter(({ waits }) => waits !== undefined).length;
    if (waiting === 1)
        return 'the story that is left is waiting for a human';
    if (waiting > 1)
        return `${waiting} stories are waiting for a human`;
    const open = counted(state).filter((story) => story.status === 'open').length;
    return open === 0 ? 'every story already passed or is not eligible' : `${open} open stories wait for a dependency`;
}
/** The stories that count: in scope and eligible. */
function counted(state) {
    return (0,_story_list_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).filter((story, index) => story.inScope && state.plan.stories[index]?.was !== 'ineligible');
}


/***/ }),

/***/ 40332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ limitsFor),
/* harmony export */   RN: () => (/* binding */ runLeftMs),
/* harmony export */   Rl: () => (/* binding */ storyLeftMs),
/* harmony export */   UD: () => (/* binding */ testLimit),
/* harmony export */   X7: () => (/* binding */ baselineLimit)
/* harmony export */ });
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12703);

/** Shortest time a process is given, so that a limit already passed still kills in order instead of by accident. */
const LEAST_MS = 1000;
/**
 * The limits of one gate: its own, cut by what the story and the run have left (02-loop \u00a72).
 * The tightest clock wins and is named, so that the report can say which cap was hit.
 */
function limitsFor(state, gate) {
    const bounds = [
        ['gate', gate.hardMs],
        ['story', storyLeftMs(state)],
        ['run', runLeftMs(state)],
    ];
    const [boundBy, hard] = bounds.reduce((least, bound) => (bound[1] < least[1] ? bound : least));
    const hardMs = Math.max(LEAST_MS, hard);
    return { softMs: Math.min(gate.softMs, hardMs), hardMs, boundBy };
}
/** Milliseconds left of the run's wall clock; zero or less when it is used up. */
function runLeftMs(state) {
    return state.plan.caps.runMs - state.elapsedMs;
}
/** Milliseconds left of the current story's hard limit. */
function storyLeftMs(state) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .currentStory */ .$C)(state);
    return story === undefined ? Number.POSITIVE_INFINITY : state.plan.caps.story.hardMs - story.elapsedMs;
}
/** The test gate gets at least twice what it took on the baseline (02-loop \u00a72). */
function testLimit(state) {
    const { test } = state.plan.caps;
    const measured = Array.isArray(state.baseline)
        ? state.baseline.reduce((sum, check) => sum + check.durationMs, 0)
        : 0;
    return { softMs: Math.max(test.softMs, measured), hardMs: Math.max(test.hardMs, 2 * measured) };
}
/** The baseline may take three times the gate's limit, so that a slow one is measured and named instead of cut. */
function baselineLimit(state) {
    const { test } = state.plan.caps;
    return { softMs: test.hardMs, hardMs: 3 * test.hardMs };
}


/***/ }),

/***/ 92966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own)
/* harmony export */ });
/** What a table holds under a name from outside; never what every object inherits, such as `constructor`. */
function own(table, name) {
    return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}


/***/ }),

/***/ 65117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ perObject)
/* harmony export */ });
/** What a value that never changes comes to, found once for each; nothing keeps a value that nobody else has any more. */
function perObject(find) {
    const known = new WeakMap();
    return (of) => {
        const entry = known.get(of) ?? { found: find(of) };
        known.set(of, entry);
        return entry.found;
    };
}


/***/ }),

/***/ 70875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X3: () => (/* binding */ asksForPermission),
/* harmony export */   kc: () => (/* binding */ permitsOf),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   nn: () => (/* binding */ policyTwice)
/* harmony export */ });
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12703);
/* harmony import */ var _workflow_split_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50736);


/**
 * What a human is asked when the agent changed the same protected thing in two attempts of a story and both were put back
 * (04-trust rule 10): the line that permits it; undefined while that has not happened.
 */
function policyTwice(state) {
    const { attempts } = (0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .requireStory */ .ZG)(state);
    const last = policyFindings(attempts.at(-1)?.findings);
    const before = new Set(attempts.slice(0, -1).flatMap(({ findings }) => policyFindings(findings).map(keyOf)));
    const again = last.filter((finding) => before.has(keyOf(finding)));
    const [first] = again;
    if (first === undefined)
        return undefined;
    const more = again.length === 1 ? '' : ` (and ${again.length - 1} more)`;
    const entries = [...new Set(again.flatMap(({ message }) => entriesIn(message)))];
    const permit = entries.length === 0 ? '' : ` To permit it, add to the story: ${allowLine(entries)}.`;
    return `the agent changed ${JSON.stringify(first.path)} ${putBackTwice}${more}: does this story have to change it?${permit}`;
}
/** Whether a sentence asks a person about something protected that was changed again. */
function asksForPermission(text) {
    return text.includes(putBackTwice);
}
/** The `allow:` entries that would permit what such a question is about; empty for any other question. */
function permitsOf(question) {
    return asksForPermission(question) ? entriesIn(question) : [];
}
/** The line that a person adds to a story. */
function allowLine(entries) {
    return `allow: [${entries.map((entry) => JSON.stringify(entry)).join(', ')}]`;
}
const putBackTwice = 'again after it was put back';
function policyFindings(findings = []) {
    // A workflow is split off each time, and the rest of the story goes on (04-trust rule 9).
    return findings.filter((finding) => finding.class === 'policy' && !(0,_workflow_split_js__WEBPACK_IMPORTED_MODULE_1__/* .isWorkflow */ ._2)(finding.path));
}
/** Keys of one manifest are permitted one by one. */
function keyOf({ path, rule, message }) {
    return JSON.stringify([path, rule, allowIn(message)]);
}
function entriesIn(text) {
    const list = /allow: (\[.*\])/.exec(text)?.[1];
    try {
        const entries = JSON.parse(list ?? '[]');
        return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : [];
    }
    catch {
        return [];
    }
}
function allowIn(message) {
    return /allow: \[.*\]/.exec(message)?.[0] ?? '';
}


/***/ }),

/***/ 63801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ heard),
/* harmony export */   Z: () => (/* binding */ MOST_MISSES)
/* harmony export */ });
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66822);

/** A call and its one retry (02-loop \u00a71). */
const CALLS_PER_RUN = 2;
/**
 * Calls in a row without a usable answer before the gate counts as unavailable: it is run on the candidate, and anew at most twice
 * (02-loop \u00a71).
 */
const MOST_MISSES = 3 * CALLS_PER_RUN;
/** A reviewer that hangs would hang again at once, a service that stays busy was asked often: each costs its gate a whole run. */
function heard({ reading, result }) {
    if (!(0,_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(result))
        return reading.ok ? reading : { ...reading, weight: 1 };
    const isWholeRun = result.verdict === 'timeout' || result.condition !== undefined;
    return { ok: false, problem: result.reason, weight: isWholeRun ? CALLS_PER_RUN : 1 };
}


/***/ }),

/***/ 79168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ harmless),
/* harmony export */   Ml: () => (/* binding */ reviewLines),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   ZA: () => (/* binding */ judgeQuality),
/* harmony export */   Zu: () => (/* binding */ merged),
/* harmony export */   f: () => (/* binding */ judgeSpec),
/* harmony export */   ik: () => (/* binding */ place),
/* harmony export */   t8: () => (/* binding */ judgeConfirmation),
/* harmony export */   v6: () => (/* binding */ unsureIds),
/* harmony export */   wk: () => (/* binding */ reviewBlockers)
/* harmony export */ });
/** Claims that a second reviewer checks: one that is true is enough, and one that nobody checked is a human's question. */
const MOST_CLAIMS = 20;
/**
 * Judges the votes of the spec gate: every criterion met, nothing missing, nothing extra. Votes that disagree about a
 * criterion are a human's question (02-loop \u00a71 `spec_passes`, \u00a73 Classifier).
 */
function judgeSpec(votes) {
    const review = merged('spec', votes);
    // Votes that agree that something is not met agree on what matters.
    const disputed = review.criteria.filter(({ id }) => verdictsOn(votes, id).size > 1 && verdictsOn(votes, id).has('met'));
    if (disputed.length > 0) {
        const ids = disputed.map(({ id }) => id).join(', ');
        return { type: 'escalate', question: `the reviewers disagree whether ${ids} ${isAre(disputed)} met`, review };
    }
    const open = review.criteria.filter(({ verdict }) => verdict !== 'met');
    const parts = [
        open.length === 0 ? '' : `${open.map(({ id, verdict }) => `${id} ${verdict}`).join(', ')}`,
        counted(review.missing, 'missing'),
        counted(review.extra, 'extra'),
        // What must not be merged does not pass here either, whichever reviewer saw it.
        counted(blocksIn(review.findings), 'blocking'),
    ].filter((part) => part !== '');
    if (parts.length > 0)
        return { type: 'fail', reason: parts.join('; '), review };
    return { type: 'pass', reason: '', review };
}
/** Judges the first answer of the quality gate: a block is only a claim until a second reviewer confirms it. */
function judgeQuality(answer) {
    const claims = blocksOf(answer);
    if (claims.length > 0)
        return { type: 'confirm', claims: claims.slice(0, MOST_CLAIMS) };
    return harmless(merged('quality', [answer]));
}
/** Judges the second answer: ids b1, b2, \u2026 stand for the claims; `met` means that the claim is true. */
function judgeConfirmation(first, claims, second) {
    const review = { ...merged('quality', [first]), votes: 2, criteria: second.criteria };
    const verdictOf = (at) => second.criteria.find(({ id }) => id === `b${at + 1}`)?.verdict;
    const confirmed = claims.filter((_, at) => verdictOf(at) === 'met');
    const [worst] = confirmed;
    if (worst !== undefined) {
        const more = confirmed.length > 1 ? ` (and ${confirmed.length - 1} more)` : '';
        return { type: 'fail', reason: `confirmed by a second reviewer: ${place(worst)}${worst.text}${more}`, review };
    }
    const undecided = blocksOf(first).find((_, at) => verdictOf(at) !== 'unmet');
    if (undecided !== undefined) {
        return { type: 'escalate', question: `is this true: ${place(undecided)}${undecided.text}`, review };
    }
    // What a second reviewer looked into and did not find is a remark, no more.
    const findings = review.findings.map((finding) => finding.severity === 'block' ? { ...finding, severity: 'info' } : finding);
    return harmless({ ...review, findings });
}
/** One blocker per criterion that is not met, and per missing or extra thing (01-product: one concrete reason). */
function reviewBlockers(review) {
    const { gate } = review;
    const criteria = review.criteria.flatMap((criterion) => (gate === 'spec' ? criterionBlocker(criterion) : []));
    const missing = review.missing.map((text) => ({ gate, text: `Missing: ${text}` }));
    const extra = review.extra.map((text) => ({ gate, text: `Extra: ${text}` }));
    const findings = gate === 'quality' ? confirmedFindings(review) : blocksIn(review.findings).map(findingBlocker('spec'));
    return [...criteria, ...missing, ...extra, ...findings];
}
/** What a reviewer wrote, a line per verdict, for the next attempt and the report (02-loop \u00a76, Spec Reviewer Output). */
function reviewLines(review) {
    return [
        ...review.criteria.map((each) => `${each.id} ${each.verdict}: ${[each.reason, seen(each)].filter(Boolean).join(' ')}`),
        ...review.missing.map((text) => `Missing: ${text}`),
        ...review.extra.map((text) => `Extra: ${text}`),
        ...review.findings.map((finding) => `${finding.severity}: ${place(finding)}${finding.text}`),
    ];
}
/** Ids that a reviewer could not decide, of a review that failed; the same id twice in a row is a question asked twice. */
function unsureIds(review) {
    return review?.criteria.filter(({ verdict }) => verdict === 'unsure').map(({ id }) => id) ?? [];
}
/** Findings of severity `block`. */
function blocksOf({ findings }) {
    return blocksIn(findings);
}
function blocksIn(findings) {
    return findings.filter(({ severity }) => severity === 'block');
}
/** A review without a block that counts: its warnings are told, no more. */
function harmless(review) {
    const warnings = review.findings.filter(({ severity }) => severity === 'warn');
    if (warnings.length === 0)
        return { type: 'pass', reason: '', review };
    return { type: 'warn', reason: `${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`, review };
}
/** What several reviewers wrote, as one review. */
function merged(gate, votes) {
    const ids = votes.at(0)?.criteria.map(({ id }) => id) ?? [];
    return {
        gate,
        votes: votes.length,
        criteria: ids.flatMap((id) => strictest(votes.flatMap((vote) => vote.criteria.filter((each) => each.id === id)))),
        missing: distinct(votes.flatMap(({ missing }) => missing)),
        extra: distinct(votes.flatMap(({ extra }) => extra)),
        findings: votes.flatMap(({ findings }) => findings),
    };
}
const strictness = { met: 0, unsure: 1, unmet: 2 };
function strictest(criteria) {
    return [...criteria].sort((a, b) => strictness[b.verdict] - strictness[a.verdict]).slice(0, 1);
}
function verdictsOn(votes, id) {
    return new Set(votes.flatMap(({ criteria }) => criteria.filter((each) => each.id === id).map((each) => each.verdict)));
}
function criterionBlocker({ id, verdict, reason, evidence }) {
    if (verdict === 'met')
        return [];
    const seenAt = evidence.find((piece) => 'file' in piece);
    return [{ gate: 'spec', text: `${id} ${verdict}: ${reason}`, ...(seenAt === undefined ? {} : seenAt) }];
}
function confirmedFindings({ findings, criteria }) {
    const claims = findings.filter(({ severity }) => severity === 'block');
    return claims.flatMap((claim, at) => {
        if (criteria.find(({ id }) => id === `b${at + 1}`)?.verdict !== 'met')
            return [];
        return [findingBlocker('quality')(claim)];
    });
}
function findingBlocker(gate) {
    return ({ text, file, line }) => ({ gate, text, ...(file && { file }), ...(line && { line }) });
}
function seen({ evidence }) {
    const places = evidence.slice(0, 3).map((piece) => ('file' in piece ? `${piece.file}:${piece.line}` : piece.absent));
    return places.length === 0 ? '' : `(${places.join(', ')})`;
}
/** `file:line: ` of a finding, as far as it has one. */
function place({ file, line }) {
    if (file === undefined)
        return '';
    return line === undefined ? `${file}: ` : `${file}:${line}: `;
}
function counted(list, what) {
    return list.length === 0 ? '' : `${list.length} ${what}`;
}
function isAre(list) {
    return list.length === 1 ? 'is' : 'are';
}
function distinct(texts) {
    return [...new Set(texts)];
}


/***/ }),

/***/ 28496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ unlessSigned),
/* harmony export */   Gu: () => (/* binding */ isWaiting),
/* harmony export */   IB: () => (/* binding */ openFix),
/* harmony export */   UT: () => (/* binding */ fixNotMade),
/* harmony export */   nM: () => (/* binding */ tipOf),
/* harmony export */   tM: () => (/* binding */ fixMade)
/* harmony export */ });
/* unused harmony export isUnsigned */
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25212);

/** What the branch holds at its end: the passed work, and the copy of a feature that is complete. */
function tipOf({ head, archived }) {
    return archived?.made ?? head;
}
/** Whether a person has to sign off what the branch holds: an approval is of one commit, and any other needs a new one. */
function isUnsigned(state) {
    const { plan, signedOff } = state;
    return plan.approval === 'required' && (signedOff?.commit ?? plan.approved) !== tipOf(state).commit;
}
/** A run that is ready waits for a person where its plan asks for one (02-loop \u00a72). */
function unlessSigned(state, halt) {
    if (halt.kind !== 'ready' || !isUnsigned(state))
        return halt;
    const { plan } = state;
    const missed = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .storiesOf */ .TQ)(state)
        .filter(({ fixes }) => fixes?.at(-1)?.outcome === 'not-made')
        .map(({ id }) => id);
    const but = missed.length === 0 ? '' : `, but what was asked to be fixed in ${missed.join(', ')} was not`;
    const waits = `a person has to sign off ${plan.branch} at ${tipOf(state).commit.slice(0, 10)}`;
    return { kind: 'awaiting_signoff', detail: `${halt.detail}${but}; ${waits}` };
}
/** Whether nothing but a person's sign-off is outstanding; a run that was cut short while it said so waits too. */
function isWaiting({ halt, suspended }) {
    return (suspended === undefined ? halt : suspended.halt)?.kind === 'awaiting_signoff';
}
/** What a person asked to be fixed in a story and is being worked on; undefined = nothing. */
function openFix({ fixes }) {
    const last = fixes?.at(-1);
    return last?.outcome === undefined ? last : undefined;
}
/** The story's commit holds the fix that was asked for. */
function fixMade({ fixes }) {
    return closed(fixes, { outcome: 'made' });
}
/** A fix that did not pass leaves its story as it had passed: its work is on the wip branch alone. One that was cut short goes on. */
function fixNotMade(story) {
    if (openFix(story) === undefined || story.status === 'interrupted')
        return {};
    const { detail } = story;
    return { status: 'passed', detail: '', cut: undefined, ...closed(story.fixes, { outcome: 'not-made', why: detail }) };
}
function closed(fixes, end) {
    const last = fixes?.at(-1);
    if (fixes === undefined || last === undefined || last.outcome !== undefined)
        return {};
    return { fixes: [...fixes.slice(0, -1), { ...last, ...end }] };
}


/***/ }),

/***/ 92474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ restarted),
/* harmony export */   BY: () => (/* binding */ ownAttempts),
/* harmony export */   CE: () => (/* binding */ toldToNext),
/* harmony export */   Gc: () => (/* binding */ mostAttempts),
/* harmony export */   JC: () => (/* binding */ attemptsAlike),
/* harmony export */   OR: () => (/* binding */ cleanStart),
/* harmony export */   QU: () => (/* binding */ subjectAt),
/* harmony export */   p4: () => (/* binding */ judgedPart),
/* harmony export */   yV: () => (/* binding */ partInWork)
/* harmony export */ });
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25212);

/** The sub-story that the next attempt is about; undefined = the story itself. */
function partInWork({ split }) {
    return split?.whole === true ? undefined : split?.parts[split.starts.length - 1];
}
/** The sub-story that the last attempt is judged as; undefined = as the story itself. */
function judgedPart({ split, attempts }) {
    const id = subject(attempts.at(-1));
    return id === undefined ? undefined : split?.parts.find((part) => part.id === id);
}
/** The attempts at what the next one is about: each sub-story climbs the ladder and is counted for itself. */
function ownAttempts(story) {
    return story.split === undefined ? story.attempts : attemptsAt(story, partInWork(story)?.id);
}
/** How many attempts a story has at most, those that it had before a fix or as other sub-stories included: each counts for itself. */
function mostAttempts({ plan }, story) {
    const beforeFix = story.fixes?.at(-1)?.attempts ?? 0;
    const ofOthers = story.attempts.length - ownAttempts(story).length;
    return plan.caps.maxAttempts + Math.max(beforeFix, ofOthers);
}
/** A run as the next agent of a story is told of it: with its own attempts alone, numbered anew. */
function toldToNext(state, id) {
    const at = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .storiesOf */ .TQ)(state).findIndex((story) => story.id === id);
    const story = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .storyAt */ .PI)(state.stories, at);
    if (story?.split === undefined)
        return state;
    const attempts = ownAttempts(story).map((attempt, before) => ({ ...attempt, attempt: before + 1 }));
    return { ...state, stories: (0,_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .withStory */ .Ot)(state.stories, at, { ...story, attempts }) };
}
/** A story as it stood after one of its attempts: the attempts at what that one was about, and where they started. */
function subjectAt(story, { attempt }) {
    const attempts = attemptsAlike({ attempts: story.attempts.slice(0, attempt) });
    const part = subject(attempts.at(-1));
    const at = story.split?.parts.findIndex(({ id }) => id === part) ?? -1;
    const start = story.split?.starts[at] ?? story.start;
    return { attempts, ...(start && { start }) };
}
/** The attempts at what the last one was about. */
function attemptsAlike({ attempts }) {
    return attemptsAt({ attempts }, subject(attempts.at(-1)));
}
/** Where a clean attempt starts: where the sub-story in work began, else the story; after the last one where that ended; a fix at the story's. */
function cleanStart({ split, start }) {
    return split?.whole === true ? start : (split?.starts.at(-1) ?? start);
}
/** The sub-stories from the first one on, on another start; none where the story is worked on in one piece again. */
function restarted(split, start) {
    return split.whole === true ? split : { ...split, starts: split.parts.length === 0 ? [] : [start] };
}
function attemptsAt({ attempts }, part) {
    return attempts.filter((attempt) => subject(attempt) === part);
}
function subject(attempt) {
    return attempt?.whole === true ? undefined : attempt?.part;
}


/***/ }),

/***/ 25212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ withStory),
/* harmony export */   PI: () => (/* binding */ storyAt),
/* harmony export */   TQ: () => (/* binding */ storiesOf),
/* harmony export */   c3: () => (/* binding */ listOf)
/* harmony export */ });
/* harmony import */ var _per_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65117);

/** Stories in a block. */
const BLOCK = 64;
/** A list of the same stories in the same order. */
function listOf(stories) {
    const starts = Array.from({ length: Math.ceil(stories.length / BLOCK) }, (_, block) => block * BLOCK);
    return { blocks: starts.map((start) => stories.slice(start, start + BLOCK)) };
}
/** The story at a position of the list; undefined where it has none. */
function storyAt({ blocks, changed }, at) {
    return changed?.at === at ? changed.story : blocks[Math.floor(at / BLOCK)]?.[at % BLOCK];
}
/** The list with another story at one of its positions. Throws a RangeError for any other position. */
function withStory(list, at, story) {
    if (storyAt(list, at) === undefined)
        throw new RangeError(`The run has no story at position ${at}.`);
    return { blocks: list.changed?.at === at ? list.blocks : putBack(list), changed: { at, story } };
}
function putBack({ blocks, changed }) {
    if (changed === undefined)
        return blocks;
    const place = Math.floor(changed.at / BLOCK);
    return blocks.with(place, (blocks[place] ?? []).with(changed.at % BLOCK, changed.story));
}
/** All stories of a run, one after another. */
function storiesOf({ stories }) {
    return together(stories);
}
/** `flat` would take fifty times as long. */
const together = (0,_per_object_js__WEBPACK_IMPORTED_MODULE_0__/* .perObject */ .F)((list) => none.concat(...putBack(list)));
const none = [];


/***/ }),

/***/ 12703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ requireAttempt),
/* harmony export */   $C: () => (/* binding */ currentStory),
/* harmony export */   Pf: () => (/* binding */ updateAttempt),
/* harmony export */   ZG: () => (/* binding */ requireStory),
/* harmony export */   fn: () => (/* binding */ updateStory),
/* harmony export */   ke: () => (/* binding */ firstStory)
/* harmony export */ });
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25212);

/** A story before anything was done about it. */
function firstStory({ id, inScope, title, was, waits }) {
    const status = was === 'passed' ? 'passed' : (waits?.outcome ?? 'open');
    const story = { id, inScope, title, status, detail: '', attempts: [], elapsedMs: 0, softLimitHit: false };
    return waits === undefined ? story : { ...story, detail: waits.detail, waits };
}
/** The story being worked on, if any. */
function currentStory(state) {
    return state.current === undefined ? undefined : (0,_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .storyAt */ .PI)(state.stories, state.current);
}
/** As `currentStory` where the machine guarantees one: its absence is a bug. */
function requireStory(state) {
    const story = currentStory(state);
    if (story === undefined)
        throw new Error('The loop has no current story where it must have one.');
    return story;
}
/** The attempt that runs or ran last in the current story; its absence is a bug. */
function requireAttempt(state) {
    const attempt = requireStory(state).attempts.at(-1);
    if (attempt === undefined)
        throw new Error('The loop has no attempt where it must have one.');
    return attempt;
}
/** Changes the current story. */
function updateStory(state, change) {
    const story = requireStory(state);
    return { ...state, stories: (0,_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .withStory */ .Ot)(state.stories, state.current ?? 0, { ...story, ...change }) };
}
/** Changes the last attempt of the current story. */
function updateAttempt(state, change) {
    const { attempts } = requireStory(state);
    return updateStory(state, { attempts: attempts.with(-1, { ...requireAttempt(state), ...change }) });
}


/***/ }),

/***/ 37130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ sameErrors),
/* harmony export */   FQ: () => (/* binding */ STUCK_AT),
/* harmony export */   It: () => (/* binding */ nextTier),
/* harmony export */   N: () => (/* binding */ startsClean),
/* harmony export */   f_: () => (/* binding */ ladderStep)
/* harmony export */ });
/* harmony import */ var _information_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33421);
/* harmony import */ var _outage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5211);


/** The same error this often in a row is stuck (02-loop \u00a73.4). */
const STUCK_AT = 3;
/** Attempts on the ladder before the story ends. */
const RUNGS = 2;
/**
 * The attempts in a row, up to the last, that ended in the same error; shifts between them do not break the row, and what a service
 * that was out ended neither counts nor breaks it.
 */
function sameErrors(attempts) {
    const row = (0,_outage_js__WEBPACK_IMPORTED_MODULE_1__/* .worked */ .D)(attempts);
    const last = row.at(-1)?.fingerprint ?? '';
    if (last === '')
        return [];
    return row.slice(row.findLastIndex(({ fingerprint }) => fingerprint !== last) + 1);
}
/** Where a story stands on the ladder after its last attempt: what the next one is, or that there is none; undefined = not on it. */
function ladderStep(attempts) {
    const same = sameErrors(attempts);
    const run = same.length;
    const last = same.at(-1);
    if (run < STUCK_AT || last === undefined)
        return undefined;
    if (run >= STUCK_AT + RUNGS)
        return 'stuck';
    return run > STUCK_AT && (0,_information_gap_js__WEBPACK_IMPORTED_MODULE_0__/* .missesSomething */ .$)(last) ? 'expansion' : 'shift';
}
/** What the next attempt is; undefined = an ordinary one. */
function nextTier(attempts) {
    const step = ladderStep(attempts);
    return step === 'stuck' ? undefined : step;
}
/** Whether an attempt starts from the story's start: always, or where the strategy shifts (`attempt_start`). */
function startsClean({ attemptStart }, tier) {
    return attemptStart === 'clean' || (attemptStart === 'clean-on-shift' && tier === 'shift');
}


/***/ }),

/***/ 85097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted),
/* harmony export */   k: () => (/* binding */ shownNames)
/* harmony export */ });
/** Names of tests for a sentence: quoted, the first five, each cut, with a count of the rest. */
function shownNames(names) {
    const more = names.length > MOST_SHOWN ? ` and ${names.length - MOST_SHOWN} more` : '';
    return `${names.slice(0, MOST_SHOWN).map(quoted).join(', ')}${more}`;
}
/** A foreign name inside a sentence of ours. */
function quoted(name) {
    const cut = name.length > MOST_CHARS ? `${name.slice(0, MOST_CHARS).toWellFormed()}\u2026` : name;
    return JSON.stringify(cut);
}
const MOST_SHOWN = 5;
const MOST_CHARS = 120;


/***/ }),

/***/ 21409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ notVouched),
/* harmony export */   G2: () => (/* binding */ wholeFrom),
/* harmony export */   _h: () => (/* binding */ checksOnTip),
/* harmony export */   aq: () => (/* binding */ knownReview),
/* harmony export */   eV: () => (/* binding */ lookedOf),
/* harmony export */   fC: () => (/* binding */ wholeName),
/* harmony export */   h4: () => (/* binding */ wholeStories),
/* harmony export */   py: () => (/* binding */ holdsPassed),
/* harmony export */   vZ: () => (/* binding */ applying)
/* harmony export */ });
/* harmony import */ var _applying_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84552);
/* harmony import */ var _signoff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28496);
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25212);



/** The point that the change of all passed stories together is told from. */
function wholeFrom({ unmerged, start }) {
    return unmerged?.from ?? start;
}
/** What calls about the passed work as a whole are named after in place of a story: `final`, or `final-2` and so on where one is called so. */
function wholeName({ stories }) {
    const taken = new Set(stories.map(({ id }) => id.toLowerCase()));
    let name = 'final';
    for (let count = 2; taken.has(name); count += 1)
        name = `final-${count}`;
    return name;
}
/** Whether stories passed that the base does not have, in this run or before it. */
function holdsPassed(state) {
    const { plan, head } = state;
    if (head.tree === wholeFrom(plan).tree)
        return false;
    return plan.unmerged !== undefined || (0,_story_list_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).some((story) => story.status === 'passed' && isOfRun(story));
}
/** Ids of the stories that make up the change as a whole. */
function wholeStories(state) {
    const before = new Set(state.plan.unmerged?.stories);
    return (0,_story_list_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).flatMap((story) => story.status === 'passed' && (isOfRun(story) || before.has(story.id)) ? [story.id] : []);
}
/**
 * The final checks of the tip of the passed work: those that a story of this run touched, and for work of earlier runs all that were
 * not green on it, since nobody remembers what it touched.
 */
function applying(state) {
    const { plan } = state;
    const passed = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).filter(({ status }) => status === 'passed');
    const last = passed.flatMap(({ attempts }) => attempts.at(-1) ?? []);
    const isCarried = passed.some(({ attempts, commit }) => attempts.length === 0 && commit !== undefined);
    const green = new Set(plan.looked?.tree === plan.start.tree ? plan.looked.checks : []);
    const isEarlier = plan.unmerged !== undefined || isCarried;
    return (0,_applying_js__WEBPACK_IMPORTED_MODULE_0__/* .finalChecks */ .eP)(plan).filter((check) => (isEarlier && !green.has(check.name)) || last.some((attempt) => (0,_applying_js__WEBPACK_IMPORTED_MODULE_0__/* .touches */ .yI)(check, attempt)));
}
/** What the final checks said of the tip of the passed work; undefined until they did. */
function checksOnTip({ final, head }) {
    return final?.tree === head.tree ? final.results : undefined;
}
/** What as many reviewers as are asked for said of the tip in an earlier run. */
function knownReview({ plan, head }) {
    const { looked, finalReview } = plan;
    return looked?.tree === head.tree && looked.review?.reviewers === finalReview ? looked.review?.result : undefined;
}
/** What later runs are to know of the passed work as a whole; its archive changes nothing of that. */
function lookedOf(state, review) {
    const { plan } = state;
    const applies = new Set(applying(state).map(({ name }) => name));
    const results = checksOnTip(state) ?? [];
    const isGreen = ({ name }) => !applies.has(name) || results.some(({ check, verdict }) => check === name && verdict === 'pass');
    return {
        tree: (0,_signoff_js__WEBPACK_IMPORTED_MODULE_1__/* .tipOf */ .nM)(state).tree,
        checks: (0,_applying_js__WEBPACK_IMPORTED_MODULE_0__/* .finalChecks */ .eP)(plan)
            .filter(isGreen)
            .map(({ name }) => name),
        ...(plan.finalReview !== undefined &&
            review !== undefined &&
            review.verdict !== 'error' && { review: { reviewers: plan.finalReview, result: review } }),
    };
}
/** Ends that a whole which nobody vouches for is not: it has to be mended before it is merged. */
function notVouched(kind) {
    return kind === 'ready' || kind === 'awaiting_signoff' || kind === 'nothing_to_do' ? 'some_failed' : kind;
}
/** It passed by what this run did: its own attempts, or its commit on a base that has moved. */
function isOfRun({ attempts, commit }) {
    return attempts.length > 0 || commit !== undefined;
}


/***/ }),

/***/ 50736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UH: () => (/* binding */ latestPatch),
/* harmony export */   _2: () => (/* binding */ isWorkflow),
/* harmony export */   h$: () => (/* binding */ splitWorkflows)
/* harmony export */ });
/* harmony import */ var _slug_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66427);
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25212);


/** Whether a path is one that GITHUB_TOKEN may never push (04-trust rule 9). */
function isWorkflow(path) {
    return path.startsWith('.github/workflows/');
}
/** The latest patch of each story that has one. */
function splitWorkflows(state) {
    return (0,_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .storiesOf */ .TQ)(state).flatMap(({ id, attempts }) => {
        const patch = latestPatch(attempts);
        return patch === undefined ? [] : [{ story: id, path: `patches/${(0,_slug_js__WEBPACK_IMPORTED_MODULE_1__/* .slug */ .y)(id)}-workflows.patch`, patch }];
    });
}
/** The workflow changes of the latest attempt that made some. */
function latestPatch(attempts) {
    return attempts.findLast(({ workflowPatch }) => workflowPatch !== undefined)?.workflowPatch;
}


/***/ })

};
