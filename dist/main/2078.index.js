export const id = 2078;
export const ids = [2078];
export const modules = {

/***/ 2078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   A8: () => (/* binding */ pythonPlace),
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   EQ: () => (/* binding */ blockEnd),
/* harmony export */   FX: () => (/* binding */ ranOf),
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   Lb: () => (/* binding */ framePlace),
/* harmony export */   NO: () => (/* binding */ parseXml),
/* harmony export */   Vl: () => (/* binding */ noTests),
/* harmony export */   W0: () => (/* binding */ criticise),
/* harmony export */   WJ: () => (/* binding */ printedTests),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   _b: () => (/* binding */ colonLine),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   aA: () => (/* binding */ placeFinder),
/* harmony export */   b6: () => (/* binding */ textOf2),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   dN: () => (/* binding */ readJUnit),
/* harmony export */   f3: () => (/* binding */ testResults),
/* harmony export */   hH: () => (/* binding */ setupResult),
/* harmony export */   kR: () => (/* binding */ allowedLoss),
/* harmony export */   kY: () => (/* binding */ transition),
/* harmony export */   l8: () => (/* binding */ redTests),
/* harmony export */   lt: () => (/* binding */ attribute),
/* harmony export */   pM: () => (/* binding */ judgeSetup),
/* harmony export */   q4: () => (/* binding */ MOST_TESTS),
/* harmony export */   qZ: () => (/* binding */ unquoted2),
/* harmony export */   qt: () => (/* binding */ isFrame),
/* harmony export */   tG: () => (/* binding */ environmentTrouble),
/* harmony export */   uA: () => (/* binding */ withoutLintJson),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
/* harmony import */ var _chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7868);
/* harmony import */ var _chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(180);
/* harmony import */ var _chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8688);
/* harmony import */ var _chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9950);
/* harmony import */ var _chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7503);
/* harmony import */ var _chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8261);
/* harmony import */ var _chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1306);
/* harmony import */ var _chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2041);
/* harmony import */ var _chunk_5HDYLEYX_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1188);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3876);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2964);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3088);
/* harmony import */ var _chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4102);
/* harmony import */ var fast_xml_parser__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7196);
















// build/core/review.js
var MOST_CLAIMS = 20;
function judgeSpec(votes) {
  const review = merged("spec", votes);
  const disputed = review.criteria.filter(({ id }) => verdictsOn(votes, id).size > 1 && verdictsOn(votes, id).has("met"));
  if (disputed.length > 0) {
    const ids = disputed.map(({ id }) => id).join(", ");
    return { type: "escalate", question: `the reviewers disagree whether ${ids} ${isAre(disputed)} met`, review };
  }
  const open = review.criteria.filter(({ verdict }) => verdict !== "met");
  const parts = [
    open.length === 0 ? "" : `${open.map(({ id, verdict }) => `${id} ${verdict}`).join(", ")}`,
    counted(review.missing, "missing"),
    counted(review.extra, "extra"),
    // What must not be merged does not pass here either, whichever reviewer saw it.
    counted(blocksIn(review.findings), "blocking")
  ].filter((part) => part !== "");
  if (parts.length > 0)
    return { type: "fail", reason: parts.join("; "), review };
  return { type: "pass", reason: "", review };
}
function judgeQuality(answer) {
  const claims = blocksOf(answer);
  if (claims.length > 0)
    return { type: "confirm", claims: claims.slice(0, MOST_CLAIMS) };
  return harmless(merged("quality", [answer]));
}
function judgeConfirmation(first, claims, second) {
  const review = { ...merged("quality", [first]), votes: 2, criteria: second.criteria };
  const verdictOf2 = (at) => second.criteria.find(({ id }) => id === `b${at + 1}`)?.verdict;
  const confirmed = claims.filter((_, at) => verdictOf2(at) === "met");
  const [worst] = confirmed;
  if (worst !== void 0) {
    const more = confirmed.length > 1 ? ` (and ${confirmed.length - 1} more)` : "";
    return { type: "fail", reason: `confirmed by a second reviewer: ${place(worst)}${worst.text}${more}`, review };
  }
  const undecided = blocksOf(first).find((_, at) => verdictOf2(at) !== "unmet");
  if (undecided !== void 0) {
    return { type: "escalate", question: `is this true: ${place(undecided)}${undecided.text}`, review };
  }
  const findings = review.findings.map((finding) => finding.severity === "block" ? { ...finding, severity: "info" } : finding);
  return harmless({ ...review, findings });
}
function reviewBlockers(review) {
  const { gate } = review;
  const criteria = review.criteria.flatMap((criterion) => gate === "spec" ? criterionBlocker(criterion) : []);
  const missing3 = review.missing.map((text) => ({ gate, text: `Missing: ${text}` }));
  const extra = review.extra.map((text) => ({ gate, text: `Extra: ${text}` }));
  const findings = gate === "quality" ? confirmedFindings(review) : blocksIn(review.findings).map(findingBlocker("spec"));
  return [...criteria, ...missing3, ...extra, ...findings];
}
function reviewLines(review) {
  return [
    ...review.criteria.map((each) => `${each.id} ${each.verdict}: ${[each.reason, seen(each)].filter(Boolean).join(" ")}`),
    ...review.missing.map((text) => `Missing: ${text}`),
    ...review.extra.map((text) => `Extra: ${text}`),
    ...review.findings.map((finding) => `${finding.severity}: ${place(finding)}${finding.text}`)
  ];
}
function unsureIds(review) {
  return review?.criteria.filter(({ verdict }) => verdict === "unsure").map(({ id }) => id) ?? [];
}
function blocksOf({ findings }) {
  return blocksIn(findings);
}
function blocksIn(findings) {
  return findings.filter(({ severity }) => severity === "block");
}
function harmless(review) {
  const warnings = review.findings.filter(({ severity }) => severity === "warn");
  if (warnings.length === 0)
    return { type: "pass", reason: "", review };
  return { type: "warn", reason: `${warnings.length} ${warnings.length === 1 ? "warning" : "warnings"}`, review };
}
function merged(gate, votes) {
  const ids = votes.at(0)?.criteria.map(({ id }) => id) ?? [];
  return {
    gate,
    votes: votes.length,
    criteria: ids.flatMap((id) => strictest(votes.flatMap((vote) => vote.criteria.filter((each) => each.id === id)))),
    missing: distinct(votes.flatMap(({ missing: missing3 }) => missing3)),
    extra: distinct(votes.flatMap(({ extra }) => extra)),
    findings: votes.flatMap(({ findings }) => findings)
  };
}
var strictness = { met: 0, unsure: 1, unmet: 2 };
function strictest(criteria) {
  return [...criteria].sort((a, b) => strictness[b.verdict] - strictness[a.verdict]).slice(0, 1);
}
function verdictsOn(votes, id) {
  return new Set(votes.flatMap(({ criteria }) => criteria.filter((each) => each.id === id).map((each) => each.verdict)));
}
function criterionBlocker({ id, verdict, reason, evidence: evidence3 }) {
  if (verdict === "met")
    return [];
  const seenAt = evidence3.find((piece) => "file" in piece);
  return [{ gate: "spec", text: `${id} ${verdict}: ${reason}`, ...seenAt === void 0 ? {} : seenAt }];
}
function confirmedFindings({ findings, criteria }) {
  const claims = findings.filter(({ severity }) => severity === "block");
  return claims.flatMap((claim, at) => {
    if (criteria.find(({ id }) => id === `b${at + 1}`)?.verdict !== "met")
      return [];
    return [findingBlocker("quality")(claim)];
  });
}
function findingBlocker(gate) {
  return ({ text, file: file2, line }) => ({ gate, text, ...file2 && { file: file2 }, ...line && { line } });
}
function seen({ evidence: evidence3 }) {
  const places = evidence3.slice(0, 3).map((piece) => "file" in piece ? `${piece.file}:${piece.line}` : piece.absent);
  return places.length === 0 ? "" : `(${places.join(", ")})`;
}
function place({ file: file2, line }) {
  if (file2 === void 0)
    return "";
  return line === void 0 ? `${file2}: ` : `${file2}:${line}: `;
}
function counted(list, what) {
  return list.length === 0 ? "" : `${list.length} ${what}`;
}
function isAre(list) {
  return list.length === 1 ? "is" : "are";
}
function distinct(texts) {
  return [...new Set(texts)];
}

// build/core/blocker.js
var MOST = 20;
function blockersOf(blocking, { findings, reviews = [] }) {
  return blocking.flatMap((result) => {
    if (result.gate === "integrity")
      return cheats(findings, result);
    const review = reviews.findLast(({ gate }) => gate === result.gate);
    const judged2 = review === void 0 ? [] : reviewBlockers(review);
    return judged2.length === 0 ? [blocker(result)] : judged2;
  }).slice(0, MOST);
}
function blocker(result) {
  return { ...base(result), text: [result.reason, ...evidence(result)].filter((line) => line !== "").join("\n") };
}
function cheats(findings, result) {
  const blocking = findings.filter((finding) => finding.class === "cheat" || finding.class === "limit");
  if (blocking.length === 0)
    return [blocker(result)];
  return blocking.map((finding) => ({ ...base(result), text: finding.message, file: finding.path }));
}
function base(result) {
  return { gate: result.gate, ...result.check === void 0 ? {} : { check: result.check } };
}
var failureLine = /error|fail|expect|assert|not ok|\u2715|\u2716|\u00d7/i;
var valueLine = /^\s*(?:#\s*|E\s+)?(?:[-+]\s+\S|(?:actual|received|got|found|want|left|right)\b[\w ]*:)|\bgot\b.*\bwant/i;
var otherLine = /^\s*(?:[\u2714\u2713\u221a]|ok \d|PASS\b|--- PASS)|^[\u2139#] [a-z_]+ [\d.]+$|^\u2716 failing tests:$/;
var MOST_LINES = { all: 10, values: 4 };
function evidence(result) {
  if (result.exitCode === 0)
    return [];
  const all = result.excerpt.lines;
  const lines = telling(all);
  return (lines.length > 0 ? lines : all).slice(0, MOST_LINES.all);
}
function telling(all) {
  const told2 = [];
  let values = 0;
  for (const line of all) {
    const names2 = failureLine.test(line) && !otherLine.test(line);
    const shows = !names2 && told2.length > 0 && valueLine.test(line);
    values = names2 ? 0 : values + Number(shows);
    if ((names2 || shows && values <= MOST_LINES.values) && !told2.includes(line))
      told2.push(line);
  }
  return told2;
}

// build/core/environment-rows.js
var unstartable = [
  {
    class: "permission",
    says: "permission denied or not executable",
    pattern: /: (?:permission denied|cannot execute binary file|cannot execute: (?!required file).*|exec format error)/i
  },
  {
    class: "command not found",
    says: "the program cannot be loaded",
    pattern: /: error while loading shared libraries: |: version `GLIBC\S+' not found/
  },
  {
    class: "command not found",
    says: "command not found",
    pattern: /command not found|: not found$|: No such file or directory$|: required file not found|: bad interpreter: /
  }
];
var shell = String.raw`(?:\/\S+\/)?(?:ba|da|k|z)?sh: `;
var script = String.raw`\S+: line \d+: `;
var tool = String.raw`(?:\/\S+\/)?(?:ar|cat|ch(?:grp|mod|own)|cp|dd|env|git|go|g?make(?:\[\d+\])?|gzip|install|ld(?:\.\w+)?|ln|mkdir|mktemp|mv|patch|printf|rm|rmdir|rsync|sed|sort|tar|tee|touch|truncate|unzip): `;
var compiler = String.raw`(?:Fatal error: can't |(?:\S+: )?fatal error: (?:error )?(?:clos|creat|open|writ)ing |cannot create temporary file in )`;
var goPath = String.raw`(?:[^:'"]+: )*(?:chdir|chmod|creat|fork\/exec|link|lstat|mkdir|open|openat|remove|rename|symlink|unlinkat|write) \S+: `;
var denied = "(?:permission denied|operation not permitted)";
var npm = "npm (?:error|ERR!) ";
function row(source, [name, says], pattern) {
  return { source, class: name, says, pattern: pattern instanceof RegExp ? pattern : new RegExp(pattern, "i") };
}
function doubtful(...given) {
  return { ...row(...given), doubtful: true };
}
var permission = ["permission", "permission denied"];
var readOnly = ["permission", "read-only file system"];
var disk = ["disk", "no disk space"];
var missing = ["command not found", "command not found"];
var dockerAway = "the Docker daemon is out of reach";
var docker = ["setup", dockerAway];
var exits = [
  row("exit", missing, /^g?make(?:\[\d+\])?: \*\*\* \[.*\] Error 127$/),
  row("exit", permission, /^g?make(?:\[\d+\])?: \*\*\* \[.*\] Error 126$/),
  // npm with workspaces, yarn, pnpm, task, Gradle.
  row("exit", missing, /^npm (?:error|ERR!) code 127$|^\W*(?:ELIFECYCLE\W+|error )Command failed with exit code 127\.?$/),
  row("exit", missing, /^task: Failed to run task ".*": exit status 127$|finished with non-zero exit value 127$/)
];
var commands = [
  row("command", permission, `^${shell}.*: ${denied}$`),
  doubtful("command", permission, `^(?:${tool}|${script}).*: ${denied}$`),
  doubtful("command", permission, `^${npm}code (?:EACCES|EPERM)$`),
  doubtful("command", readOnly, `^(?:${shell}|${tool}|${script}).*: read-only file system$`),
  doubtful("command", readOnly, `^${npm}code EROFS$`),
  row("command", disk, `^(?:${shell}|${tool}|${script}).*(?:no space left on device|disk quota exceeded)$`),
  row("command", disk, `^${npm}(?:code )?(?:ENOSPC|EDQUOT)\\b`),
  doubtful("command", docker, /^(?:docker: |ERROR: |error: )?(?:Cannot connect to the Docker daemon at |failed to connect to the docker API at )/),
  doubtful("command", docker, /^(?:docker: |ERROR: )?permission denied while trying to connect to the (?:Docker daemon socket|docker API)/i),
  doubtful("command", missing, /^error: no such command: `[^`]+`$|^error: linker `[^`]+` not found$|^error: toolchain '[^']+' is not installed$/),
  doubtful("command", missing, /^(?:ERROR: JAVA_HOME is |The JAVA_HOME environment variable is not defined correctly)/),
  // A module of the project may be what a story has to write; these are programs.
  doubtful("command", missing, /^\S*python[\d.]*: No module named (?:black|build|coverage|flake8|mypy|nose2?|nox|pip|pylint|pytest|ruff|tox|uv)$/)
];
var programs = [
  // Node.js, yarn.
  doubtful("program", permission, /^(?:Uncaught )?\[?(?:\w*Error: )?(?:EACCES|EPERM): (?:permission denied|operation not permitted), [a-z]+ /),
  doubtful("program", permission, /^error An unexpected error occurred: "(?:EACCES|EPERM): /),
  doubtful("program", missing, /^(?:Uncaught )?\[?Error: spawn (?:[^\s/]+ ENOENT|\S+ EACCES)\b/),
  // Python, and pytest before it has collected a test.
  doubtful("program", permission, /^(?:INTERNALERROR> )?PermissionError: \[Errno (?:1|13)\] /),
  doubtful("program", permission, `^(?:${compiler}|${goPath}).*${denied}$`),
  doubtful("program", permission, /^error: error while writing \S+: |^\S+\.java:\d+: error: error while writing \S+: /),
  // Rust: cargo, a result that main returned, what lies below "Caused by:".
  doubtful("program", permission, /^(?:error: (?:.*: )?|Error: (?:.*: )?|\s{2,6}(?:\d+: )?)Permission denied \(os error 13\)|^(?:Error: |called `Result::\w+\(\)` on an `Err` value: )Os \{ code: 13, kind: PermissionDenied, /),
  // The Java runtime, Maven.
  doubtful("program", permission, /^(?:Exception in thread "[^"]*" |Caused by: |\[ERROR\] .*)?(?:java\.io\.FileNotFoundException: .+ \(Permission denied\)|java\.nio\.file\.AccessDeniedException: \S)/),
  doubtful("program", permission, /^\[ERROR\] .*\/.* \(Permission denied\)/),
  doubtful("program", readOnly, /\bEROFS\b|\bread-only file system\b/i),
  // As a system error is printed: at the end of what failed, or with its number, its path or its call behind it.
  row("program", disk, /(?:^\s*|: |\[Errno \d+\] |\()(?:no space left on device|disk quota exceeded)(?:\)|\.| \(os error \d+\)|: .+|, [a-z]+\b.*)?$|(?:^|[\s:[(])(?:ENOSPC|EDQUOT): |\bcode: '(?:ENOSPC|EDQUOT)'/i),
  doubtful("program", missing, `^(?:${shell}|${script})(?:.*(?:: required file not found|: exec format error)|(?:\\d+: |line \\d+: )?[^\\s/:]+: (?:command )?not found)$`),
  doubtful("program", missing, /: error while loading shared libraries: \S+: cannot open shared object file/),
  doubtful("program", missing, /\bexec: "[^"/]+": executable file not found in \$PATH$/),
  doubtful("program", docker, /\bCannot connect to the Docker daemon at \S+\. Is the docker daemon running\?|Could not find a (?:valid Docker environment|working container runtime strategy)/)
];
var environmentRows = [...exits, ...commands, ...programs];

// build/core/remedy.js
function withRemedy(cause, check) {
  const remedy = remedyOf(cause, check);
  if (remedy === void 0)
    return cause;
  return `${/[.!?]$/.test(cause) ? cause : `${cause}.`} ${remedy}`;
}
function remedyOf(cause, check) {
  if (noClient.test(cause))
    return `Install Docker in a step before this action${declared(check)}`;
  if (cause.startsWith(dockerAway))
    return `Have Docker running before this action starts${declared(check)}`;
  return void 0;
}
function declared(check) {
  return check?.docker === true ? "" : ", and write the gate under gates: with docker: true, else the walls hide it";
}
var noClient = /^command not found: .*\bdocker(?:-compose)?: (?:command )?not found$/;

// build/core/baseline.js
function baselineHalt(state, checks) {
  const broken = checks.find((check) => check.verdict === "broken");
  if (broken !== void 0) {
    return {
      kind: "environment_broken",
      detail: `check "${broken.name}" cannot run on the base commit: ${withRemedy(broken.cause, checkOf(state, broken.name))}`
    };
  }
  const modes = new Map(state.plan.checks.map(({ name, baseline = state.plan.baseline }) => [name, baseline]));
  const red = checks.filter(({ name, verdict }) => verdict === "red" && (modes.get(name) ?? state.plan.baseline) === "require-green").map((check) => check.name);
  if (red.length > 0) {
    return {
      kind: "environment_broken",
      detail: `baseline: require-green, but ${names(red)} red on the base commit; repair the base branch or use baseline: attribute`
    };
  }
  return slowHalt(state, checks);
}
function checkOf({ plan }, name) {
  return plan.checks.find((check) => check.name === name);
}
function redChecks(state) {
  if (!Array.isArray(state.baseline))
    return [];
  return state.baseline.filter((check) => check.verdict === "red").map((check) => check.name);
}
function redAtStart(state) {
  const start = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state).start ?? state.head;
  if (start.commit === state.plan.start.commit)
    return redChecks(state);
  return Object.entries(state.tests ?? {}).flatMap(([check, { exitCode }]) => exitCode === 0 ? [] : [check]);
}
function hasRun({ baseline, head: head2, plan }, check) {
  if (head2.commit !== plan.start.commit)
    return true;
  return Array.isArray(baseline) && baseline.some(({ name }) => name === check);
}
function slowHalt(state, checks) {
  const measured = checks.reduce((sum, check) => sum + check.durationMs, 0);
  const limit = state.plan.caps.test.hardMs;
  if (measured <= limit)
    return void 0;
  const seconds = Math.ceil(measured / 1e3);
  return {
    kind: "config_error",
    detail: `the checks took ${seconds} s on the base commit, but the test gate may take ${Math.floor(limit / 1e3)} s; raise it, for example gate_timeouts: test=${seconds}s/${2 * seconds}s`
  };
}
function names(list) {
  return `${list.map((name) => `"${name}"`).join(", ")} ${list.length === 1 ? "is" : "are"}`;
}

// build/core/setup-verdict.js
function judgeSetup(setup) {
  if (setup.end === "exit" && setup.exitCode === 0)
    return { type: "ok" };
  const said2 = setup.reason === "" ? "setup_command failed" : setup.reason;
  if (setup.end !== "exit")
    return { type: "ours", reason: said2 };
  const trouble = troubleIn(setup);
  if (trouble !== void 0)
    return { type: "ours", reason: `${said2}: ${trouble.what} (${trouble.line.trim().slice(0, 300)})` };
  if (setup.asAtBase)
    return { type: "ours", reason: `${said2} on manifests and lock files that no agent changed` };
  return {
    type: "agents",
    reason: `${said2} on the changed manifests or lock files; make them agree with each other and with what the registry has. ${hint}`
  };
}
var SETUP_CHECK = "setup_command";
function isSetupResult({ gate, check }) {
  return gate === "test" && check === SETUP_CHECK;
}
function setupResult({ type, reason }, facts) {
  return { gate: "test", check: SETUP_CHECK, verdict: type === "ours" ? "error" : "fail", reason, ...facts };
}
var hint = "Setup runs without tokens and, unless setup_scripts: allow, without install scripts.";
function troubleIn({ excerpt, exitCode }) {
  const codes = excerpt.lines.filter((line) => npmCode.test(line));
  const lines = codes.length > 0 ? codes : excerpt.lines;
  if (exitCode === 126 || exitCode === 127) {
    const line = lines.find((each) => /^\S*(?:bash|sh): .*(?:not found|No such file|denied|cannot execute)/i.test(each));
    if (line !== void 0)
      return { what: "a program is missing", line };
  }
  for (const { what, pattern } of troubles) {
    const line = lines.find((each) => pattern.test(each));
    if (line !== void 0)
      return { what, line };
  }
  return void 0;
}
var npmCode = /^npm (?:error|ERR!) code \S/;
var troubles = [
  {
    what: "the disk or the memory of this machine is full",
    pattern: /\bENOSPC\b|No space left on device|\bEDQUOT\b|Disk quota exceeded|\bEROFS\b|Read-only file system|\bENOMEM\b|Cannot allocate memory|\bEMFILE\b|Too many open files/i
  },
  {
    what: "a name could not be looked up",
    pattern: /\bENOTFOUND\b|\bEAI_AGAIN\b|(?:Temporary failure in|failure in) name resolution|Could not resolve host|Name or service not known|getaddrinfo|nodename nor servname|failed to lookup address|dns error|no such host/i
  },
  {
    what: "the network did not work",
    pattern: /\bE(?:CONNRESET|CONNREFUSED|CONNABORTED|TIMEDOUT|SOCKETTIMEDOUT|NETUNREACH|HOSTUNREACH|PIPE)\b|ERR_SOCKET_TIMEOUT|Connection (?:refused|reset|timed out|aborted|closed)|Network is unreachable|No route to host|timed out|(?:handshake|i\/o|network|connect) timeout|socket hang up|Max retries exceeded|(?:NewConnection|ConnectTimeout|Proxy|IncompleteRead|Protocol)Error|Could ?n[o']t connect to|error sending request|SSL_ERROR_SYSCALL|curl: \((?:5|6|7|18|28|35|52|56|92)\)|unexpected end of file from server|unexpected disconnect while reading/i
  },
  {
    what: "the registry was out of order",
    pattern: /\bE(?:5\d\d|429)\b|\b(?:5\d\d|429):? (?:Internal Server Error|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Too Many Requests)|(?:status(?: code)?|response code|returned error|HTTP(?:\/[\d.]+| error)?|FETCH)[:_ ]+(?:5\d\d|429)\b|Too Many Requests|Service Unavailable|Bad Gateway/i
  },
  {
    what: "the registry wants a token, and setup has none for changed manifests (setup_env)",
    pattern: /\bE40[13]\b|\bENEEDAUTH\b|\b40[13]:? (?:Unauthorized|Forbidden|Authentication required)|(?:status(?: code)?|response code|returned error|HTTP(?:\/[\d.]+| error)?|FETCH)[:_ ]+40[13]\b|could not read Username|Authentication failed for|Permission denied \(publickey/i
  },
  {
    what: "a certificate was not trusted",
    pattern: /self[- ]signed certificate|unable to (?:get|verify).{0,30}certificate|certificate verify failed|CERT_(?:HAS_EXPIRED|NOT_YET_VALID)|certificate signed by unknown authority|UnknownIssuer/i
  }
];

// build/core/test-report/types.js
var noTests = { passed: 0, failed: 0, errors: 0, skipped: 0 };
var MOST_TESTS = 5e4;
function ranOf({ passed: passed2, failed: failed2, errors }) {
  return passed2 + failed2 + errors;
}

// build/core/environment-class.js
function environmentClass({ gates }, hasRun2 = () => false) {
  for (const result of gates.filter((gate) => (0,_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv)(gate) && gate.gate === "test")) {
    const found = classOf(result, hasRun2(result.check ?? result.gate));
    if (found !== void 0)
      return found;
  }
  return void 0;
}
function classOf(result, hasRun2) {
  if (isSetupResult(result))
    return result.verdict === "error" ? "setup" : void 0;
  return environmentTrouble(result, hasRun2)?.class;
}
function environmentTrouble(result, hasRun2 = false) {
  if (result.verdict === "pass" || result.exitCode === 0)
    return void 0;
  const lines = (0,_chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLines */ .y)(result.excerpt.lines.join("\n"));
  const sources = believed[progressOf(result, lines)];
  if (sources.includes("exit") && (result.exitCode === 126 || result.exitCode === 127)) {
    return notStarted(lines, result.exitCode);
  }
  const rows = environmentRows.filter(({ source, doubtful: doubtful2 }) => sources.includes(source) && !(hasRun2 && doubtful2));
  return troubleIn2(lines, rows);
}
var believed = {
  nowhere: ["exit", "command", "program"],
  passing: ["exit", "command"],
  failing: ["exit"],
  "among-tests": []
};
function progressOf({ tests }, lines) {
  if (tests === void 0)
    return progressShown(lines);
  const { passed: passed2 } = tests.counts;
  const red = ranOf(tests.counts) - passed2;
  if (red === 0)
    return passed2 > 0 ? "passing" : "nowhere";
  return passed2 > 0 || red === 1 ? "among-tests" : "nowhere";
}
function progressShown(lines) {
  const isFailing2 = (0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .marked */ .xI)(lines).some(({ kind, text }) => kind === "test" || failing.test(text));
  if (isFailing2)
    return "failing";
  return lines.some((line) => passing.test(line)) ? "passing" : "nowhere";
}
var failing = /^\s*Failed \S+ \[|\*\*\*(?:Failed|Exception)|\bFailures: [1-9]|\b[1-9]\d* (?:failures?|failed|errors?)\b.*\b(?:examples?|assertions|runs?|tests?)\b|\b(?:examples?|assertions|runs?|tests?), .*\b[1-9]\d* (?:failures?|errors?)\b|^FAIL\b/;
var passing = /^\s*(?:[\u2713\u2714\u221a]|ok\b|PASS(?:ED)?\b|--- PASS|=== RUN|\[\s+(?:OK|PASSED|RUN)\s+\])|(?:\.{2,}|:) ?(?:ok|passed)$|\b[1-9]\d* (?:passed|passing|examples?|tests?|assertions)\b|\bTests run: [1-9]/i;
function notStarted(lines, exitCode) {
  const rows = exitCode === 126 ? unstartable.slice(0, 1) : unstartable;
  const { class: name, says, line } = told(lines, rows) ?? { ...plainly[exitCode], line: lastOf(lines) };
  return { class: name, cause: `${says}: ${line}` };
}
var plainly = {
  126: { class: "permission", says: "permission denied or not executable" },
  127: { class: "command not found", says: "command not found" }
};
function told(lines, rows = unstartable) {
  const line = lines.findLast((each) => rows.some(({ pattern }) => pattern.test(each)));
  const row3 = rows.find(({ pattern }) => line !== void 0 && pattern.test(line));
  return line === void 0 || row3 === void 0 ? void 0 : { ...row3, line: line.trim() };
}
function lastOf(lines) {
  return lines.findLast((line) => line.trim() !== "")?.trim() ?? "";
}
function troubleIn2(lines, rows) {
  for (const row3 of rows) {
    const line = lines.find((each) => row3.pattern.test(each) && !judges.test(each));
    if (line === void 0)
      continue;
    const named3 = row3.source === "exit" ? told(lines) : void 0;
    const { class: name, says, line: said2 } = named3 ?? { ...row3, line: line.trim() };
    return { class: name, cause: `${says}: ${said2}` };
  }
  return void 0;
}
var judges = /\b(?:assert\w*|expect(?:ed|s|ing)?|should|want(?:ed|s)?|instead of|got)\b/i;

// build/core/progressed.js
function progressed({ attempts: attempts2, start }) {
  const last = attempts2.at(-1);
  const earlier = (0,_chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_11__/* .worked */ .D)(attempts2.slice(0, -1));
  if (last === void 0 || last.stall !== void 0 || (0,_chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_11__/* .isOutage */ .u)(last))
    return false;
  const isNew = last.tree !== void 0 && last.tree !== start?.tree && earlier.every(({ tree }) => tree !== last.tree);
  const before = earlier.at(-1);
  return isNew || before !== void 0 && order.indexOf(last.lastGate) > order.indexOf(before.lastGate);
}
var order = ["implement", "integrity", "test", "spec", "quality"];

// build/core/breaker-count.js
function noteBreaker(state) {
  const { breaker: rules } = state.plan;
  if (rules === void 0)
    return state;
  const counted3 = count(state.breaker ?? fresh(rules), {
    story: (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state),
    attempt: (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state),
    rules,
    hasRun: (check) => hasRun(state, check)
  });
  const isTrial = counted3.state === "half-open" && rules.halfOpen !== void 0;
  return { ...state, breaker: isTrial ? tried(counted3, state, rules.halfOpen) : counted3 };
}
function fresh({ halfOpen }) {
  return {
    state: halfOpen === void 0 ? "closed" : "half-open",
    sameError: { fingerprint: "", count: 0, stories: [] },
    environment: { count: 0 },
    noProgress: { count: 0, stories: [] }
  };
}
function count(before, { story, attempt: attempt2, rules, hasRun: hasRun2 }) {
  if (attempt2.passed)
    return { ...fresh(rules), state: before.state };
  const moves = rules.progress === "attempt" && progressed(story);
  const errors = (0,_chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_11__/* .isOutage */ .u)(attempt2) ? {} : errorsAfter(before, { story, attempt: attempt2, rules, hasRun: hasRun2 });
  return {
    ...before,
    ...errors,
    noProgress: moves ? { count: 0, stories: [] } : { count: before.noProgress.count + 1, stories: joined(before.noProgress.stories, story.id) }
  };
}
function errorsAfter(before, { story, attempt: attempt2, hasRun: hasRun2 }) {
  return {
    sameError: sameErrorAfter(before.sameError, attempt2.fingerprint, story.id),
    environment: environmentAfter(before.environment, environmentClass(attempt2, hasRun2))
  };
}
function sameErrorAfter(before, fingerprint2, story) {
  const isSame2 = fingerprint2 !== "" && fingerprint2 === before.fingerprint;
  if (!isSame2)
    return { fingerprint: fingerprint2, count: 1, stories: [story] };
  return { fingerprint: fingerprint2, count: before.count + 1, stories: joined(before.stories, story) };
}
function environmentAfter(before, trouble) {
  if (trouble === void 0)
    return { count: 0 };
  return { class: trouble, count: trouble === before.class ? before.count + 1 : 1 };
}
var again = "the trial after an open circuit failed in the same way: ";
function tried(breaker, state, before) {
  const isAgain = {
    "same-error": breaker.sameError.fingerprint !== "" && breaker.sameError.fingerprint === before.fingerprint,
    environment: breaker.environment.count > 0,
    "no-progress": breaker.noProgress.count > 0
  }[before.cause];
  const attempt2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  if (!isAgain && (0,_chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_11__/* .isOutage */ .u)(attempt2))
    return breaker;
  if (!isAgain || attempt2.passed)
    return { ...breaker, state: "closed" };
  return { ...breaker, state: "open", opened: { ...before, detail: againWords(before, breaker.environment.class) } };
}
function againWords({ cause, detail }, trouble) {
  const isOther = cause === "environment" && !detail.endsWith(`: ${trouble}`);
  if (isOther)
    return `the trial after an open circuit failed for the environment: ${trouble}`;
  return detail.startsWith(again) ? detail : `${again}${detail}`;
}
function joined(stories, id) {
  return stories.includes(id) ? stories : [...stories, id];
}

// build/core/tokens.js
var ALIKE = 0.8;
function isAlike(one, other) {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size) >= ALIKE;
}
function wordsOf(text) {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []);
}

// build/core/classifier.js
var LAST_LINES = 15;
function questionTwice(story) {
  const attempts2 = (0,_chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_11__/* .worked */ .D)(story.attempts);
  const last = attempts2.at(-1);
  const before = attempts2.at(-2)?.asked;
  if (last?.asked === void 0 || before === void 0 || isJudged(last))
    return void 0;
  return isAlike(before, last.asked) ? `the agent asks again: ${last.asked}` : void 0;
}
function questionIn(lines) {
  const said2 = lines.slice(-LAST_LINES).map((line) => line.replace(/^[\s>*#-]+/, "").trim());
  const question = said2.findLast((line) => /\?[\s"'\u201d)*_]*$/.test(line) && !offer.test(line));
  return question?.slice(0, 500);
}
var offer = /\b(?:would you like|do you want|want me|shall i|should i|may i|can i|let me know|anything else|something else)\b.*\b(?:continue|proceed|go on|go ahead|keep going|start|begin|commit|push|help|else|more|next|also)\b/i;
function isJudged({ gates, question }) {
  return question !== void 0 || gates.some(({ gate, verdict }) => gate === "quality" && verdict === "fail");
}

// build/core/consulting.js
function consult(before, role) {
  const { consulting, consulted: consulted2 = 0 } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(before);
  const call = consulting?.role === role ? consulting.call + 1 : 1;
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { consulting: { role, call }, consulted: consulted2 + 1 });
  return { state, command: consultCommand(state) };
}
function consultCommand(state) {
  const { attempt: attempt2, iteration, tree, consulting } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  if (consulting === void 0)
    throw new Error("The loop asks nobody for advice where it must.");
  const from = splitStart(state);
  return {
    type: "consult",
    role: consulting.role,
    story: (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state).id,
    attempt: attempt2,
    iteration,
    call: consulting.call,
    tree: consulting.role === "plan" ? from.tree : tree ?? from.tree,
    limits: (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsFor */ .I9)(state, state.plan.caps.spec)
  };
}
function splitStart(state) {
  const { tree, commit } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  const start = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanStart */ .OR)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state)) ?? state.head;
  const isKept = state.plan.attemptStart === "keep" && tree !== void 0 && commit !== void 0;
  return isKept ? { commit, tree } : start;
}

// build/core/critic.js
var WINDOW = 3;
function criticise(story, rules) {
  const window = rules.criticWindow ?? WINDOW;
  const attempts2 = (0,_chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_11__/* .worked */ .D)(story.attempts);
  const back = cameBack({ ...story, attempts: attempts2 }, rules);
  if (back !== void 0)
    return { verdict: "thrashing", because: back };
  const run = sameBlockers(attempts2);
  const isAfterLadder = attempts2.some(({ tier }) => tier !== void 0);
  if (run >= window && isAfterLadder)
    return { verdict: "thrashing", because: `${stayed(attempts2, run)}, a strategy shift among them` };
  if (attempts2.length < window)
    return { verdict: "indeterminate", because: `${attempts2.length} of ${window} attempts` };
  if (run > 1)
    return { verdict: "indeterminate", because: stayed(attempts2, run) };
  return { verdict: "progressing", because: "the blockers are others than before" };
}
function cameBack({ attempts: attempts2, start }, rules) {
  const from = Math.max(0, attempts2.findLastIndex(({ tier }) => (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .startsClean */ .N)(rules, tier)));
  const since = attempts2.slice(from);
  const last = since.at(-1);
  if (last?.tree === void 0 || last.tree === start?.tree)
    return void 0;
  const replaced = since.findLastIndex(({ tree }) => tree !== last.tree);
  const first = since.slice(0, Math.max(0, replaced)).find(({ tree }) => tree === last.tree);
  if (first === void 0)
    return void 0;
  return `attempt ${last.attempt} came back to the tree of attempt ${first.attempt} after attempt ${since[replaced]?.attempt} had left it`;
}
function sameBlockers(attempts2) {
  let run = attempts2.at(-1)?.blockers.length ? 1 : 0;
  while (run > 0 && areSame(attempts2.at(-1 - run)?.blockers, attempts2.at(-run)?.blockers))
    run += 1;
  return run;
}
function areSame(before = [], after = []) {
  return before.length > 0 && before.every((one) => after.some((other) => matches(one, other)));
}
function matches(one, other) {
  if (one.gate !== other.gate)
    return false;
  if (one.file !== void 0 && one.line !== void 0 && one.file === other.file && one.line === other.line)
    return true;
  const id = requirementOf(one);
  return id !== void 0 && id === requirementOf(other) || isAlike(one.text, other.text);
}
function requirementOf({ text }) {
  return /^(\S+) (?:unmet|unsure):/.exec(text)?.[1];
}
function stayed(attempts2, run) {
  const [first = ""] = attempts2.at(-1)?.blockers[0]?.text.split("\n") ?? [];
  return `${run} attempts in a row were blocked by the same: ${first.slice(0, 200)}`;
}

// build/core/retry.js
function retry(state) {
  return { type: "retry", because: failure((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state)) };
}
function failure({ gates }) {
  const failing3 = gates.find(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv);
  if (failing3 === void 0)
    return "the attempt did not pass";
  const name = failing3.check === void 0 ? failing3.gate : `${failing3.gate} (${failing3.check})`;
  return failing3.reason === "" ? `${name}: ${failing3.verdict}` : `${name}: ${failing3.reason}`;
}

// build/core/story-end.js
function blocked({ plan }, detail) {
  return ended("blocked", detail, plan.onBlock === "halt" ? "block_finding" : void 0);
}
function escalated(state, question) {
  return ended("needs_human", question, endsRun(state, state.plan.onEscalate) ? "escalate" : void 0);
}
function thrashed(state, because) {
  return ended("thrashing", because, endsRun(state, state.plan.onThrash) ? "thrashing" : void 0);
}
function needsHuman(detail) {
  return ended("needs_human", detail, void 0);
}
function endFailed(detail) {
  return ended("failed", detail, void 0);
}
function ended(outcome, detail, kind) {
  const end = { type: "end-story", outcome, detail };
  return kind === void 0 ? end : { ...end, halt: { kind, detail } };
}
function endsRun({ plan }, wanted = "continue") {
  if (wanted === "halt")
    return true;
  return plan.stories.filter(({ was, inScope, waits }) => was === "open" && inScope && waits === void 0).length === 1;
}

// build/core/decide-caps.js
var attemptsUsedUp = {
  id: "attempts-used-up",
  rule: "02-loop \xA73.5",
  status: "active",
  applies: (state) => attemptsOf(state) >= state.plan.caps.maxAttempts,
  decide: (state) => endFailed(`${(0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .allOf */ .bn)(state.plan.caps.maxAttempts, "attempt")} failed`)
};
var storyTimeUp = {
  id: "story-time-up",
  rule: "02-loop \xA72 per story hard",
  status: "active",
  applies: (state) => ((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .currentStory */ .$C)(state)?.elapsedMs ?? 0) >= state.plan.caps.story.hardMs,
  decide: (state) => endFailed(`the story reached its hard limit of ${minutes(state.plan.caps.story.hardMs)}`)
};
var iterationsUsedUp = {
  id: "iterations-used-up",
  rule: "02-loop \xA72 iterations per run",
  status: "active",
  applies: (state) => state.iterations >= state.plan.caps.maxIterations,
  decide: (state) => ({
    type: "halt",
    halt: {
      kind: "budget_exceeded",
      budget: "iterations",
      detail: (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .usedUp */ .h4)(state.plan.caps.maxIterations, "iteration")
    }
  })
};
var costUsedUp = {
  id: "cost-used-up",
  rule: "02-loop \xA72 cost, with the forecast of the next call",
  status: "active",
  applies: (state) => (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .costHalt */ .hx)(state, "implement") !== void 0,
  decide: costDecision
};
var runTimeUp = {
  id: "run-time-up",
  rule: "02-loop \xA72 run deadline",
  status: "active",
  applies: (state) => (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .runLeftMs */ .RN)(state) <= 0,
  decide: (state) => ({
    type: "halt",
    halt: {
      kind: "budget_exceeded",
      budget: "wallclock",
      detail: `the run reached its wall clock limit of ${minutes(state.plan.caps.runMs)}`
    }
  })
};
var caps = [attemptsUsedUp, storyTimeUp, iterationsUsedUp, costUsedUp, runTimeUp];
function decideCaps(state) {
  const row3 = caps.find(({ applies }) => applies(state));
  return row3 && { row: row3.id, decision: row3.decide(state) };
}
function costDecision(state) {
  const halt = (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .costHalt */ .hx)(state, "implement");
  return halt === void 0 ? retry(state) : { type: "halt", halt };
}
function attemptsOf(state) {
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
  const before = story.fixes?.at(-1)?.attempts ?? 0;
  return (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .ownAttempts */ .BY)(story).filter(({ attempt: attempt2 }) => attempt2 > before).length;
}
function minutes(ms) {
  return ms < 12e4 ? `${Math.round(ms / 1e3)} s` : `${Math.round(ms / 6e4)} min`;
}

// build/core/gate-unavailable.js
function unavailable(state) {
  const { gates, checkCalls = 1 } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  const isTried = (gate) => gate === "spec" || gate === "quality" || gate === "test" && checkCalls >= _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_CHECK_CALLS */ .rc;
  return gates.find(({ gate, verdict }) => verdict === "error" && isTried(gate));
}
function outOfOrder(result) {
  if (result?.gate !== "test")
    return `${result?.gate} ${result?.reason}`;
  return `test gate unavailable: ${_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_CHECK_CALLS */ .rc} calls without a verdict; the last one: ${result.reason}`;
}

// build/core/ladder.js
function climb(attempts2) {
  const step = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .ladderStep */ .f_)(attempts2);
  const because = sameError(attempts2);
  if (step !== void 0 && step !== "stuck")
    return { type: "retry", tier: step, because };
  return { type: "end-story", outcome: "stuck", detail: because };
}
function sameError(attempts2) {
  const same = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .sameErrors */ .C2)(attempts2);
  const run = same.length;
  const tiers = same.flatMap(({ tier }) => tier === void 0 ? [] : [tier]);
  const error2 = `the same error ${same.at(-1)?.fingerprint}`;
  return tiers.length === 0 ? `${error2} ${run} times in a row` : `${error2} ${run - tiers.length} times in a row, then again after ${tried2(tiers)}`;
}
function tried2(tiers) {
  const shifts = tiers.filter((tier) => tier === "shift").length;
  const first = shifts === 1 ? "a strategy shift" : `${shifts} strategy shifts`;
  return shifts === tiers.length ? first : `${first} and a context expansion`;
}

// build/core/re-plan.js
function rePlanning(state) {
  const { tooLarge, routed } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  if ((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state).split !== void 0)
    return void 0;
  if (tooLarge === true)
    return "the service refused the request as too long for one attempt";
  return routed?.route === "re-plan" ? `the classifier asks for another plan: ${routed.reason}` : void 0;
}

// build/core/decide.js
var decisionTable = [
  {
    id: "provider-condition",
    rule: "02-loop \xA73.1 never an attempt, so decided before: core/provider.ts, core/calling.ts",
    status: "before"
  },
  {
    id: "confirmed-block",
    rule: "02-loop \xA73.2",
    status: "active",
    applies: (state) => resultOf(state, "quality")?.verdict === "fail" && (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).question === void 0,
    decide: (state) => blocked(state, resultOf(state, "quality")?.reason ?? "")
  },
  {
    id: "blocking-signal",
    rule: "02-loop \xA73 Signals",
    status: "active",
    applies: (state) => (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).signals?.blocking !== void 0,
    decide: (state) => ({ type: "end-story", outcome: "blocked", detail: (0,_chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_10__/* .cannotGoOn */ .xk)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state)) })
  },
  {
    id: "gate-unavailable",
    rule: "02-loop \xA71 a gate that errors",
    status: "active",
    applies: (state) => unavailable(state) !== void 0,
    decide: (state) => needsHuman(outOfOrder(unavailable(state)))
  },
  {
    id: "classifier-escalate",
    rule: "02-loop \xA73.3",
    status: "active",
    applies: (state) => (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).question !== void 0 && !isRouted(state),
    decide: (state) => escalated(state, (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).question ?? "")
  },
  {
    id: "policy-twice",
    rule: "04-trust rule 10, the same one twice",
    status: "active",
    applies: (state) => (0,_chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__/* .policyTwice */ .nn)(state) !== void 0,
    decide: (state) => escalated(state, (0,_chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__/* .policyTwice */ .nn)(state) ?? "")
  },
  {
    id: "classifier-re-plan",
    rule: "02-loop \xA73.3",
    status: "active",
    applies: (state) => rePlanning(state) !== void 0 && !isCapped(state),
    decide: (state) => ({ type: "re-plan", because: rePlanning(state) ?? "" })
  },
  {
    id: "stuck-ladder",
    rule: "02-loop \xA73.4",
    status: "active",
    applies: (state) => {
      const step = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .ladderStep */ .f_)((0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .ownAttempts */ .BY)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state)));
      return step === "stuck" || step !== void 0 && !isCapped(state);
    },
    decide: (state) => climb((0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .ownAttempts */ .BY)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state)))
  },
  attemptsUsedUp,
  storyTimeUp,
  {
    id: "critic-thrashing",
    rule: "02-loop \xA73.6",
    status: "active",
    applies: (state) => critic(state).verdict === "thrashing",
    decide: (state) => thrashed(state, critic(state).because)
  },
  {
    id: "breaker",
    rule: "02-loop \xA73.7",
    status: "active",
    applies: (state) => (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .brokenAfterAttempt */ .dd)(state) !== void 0,
    decide: (state) => (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCircuit */ .v6)((0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .brokenAfterAttempt */ .dd)(state))
  },
  iterationsUsedUp,
  costUsedUp,
  runTimeUp,
  {
    id: "retry",
    rule: "02-loop \xA73.8",
    status: "active",
    applies: () => true,
    decide: retry
  }
];
function decide(state) {
  for (const row3 of decisionTable) {
    if (row3.status === "active" && row3.applies(state))
      return { row: row3.id, decision: row3.decide(state) };
  }
  throw new Error("The decision table has no row that always applies.");
}
function isCapped(state) {
  return decideCaps(state) !== void 0;
}
function isRouted(state) {
  const route = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).routed?.route;
  return route === "retry-task" || route === "re-plan" && rePlanning(state) !== void 0 && !isCapped(state);
}
function critic(state) {
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
  const start = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanStart */ .OR)(story);
  return criticise({ attempts: (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .ownAttempts */ .BY)(story), ...start && { start } }, state.plan);
}
function resultOf(state, gate) {
  return (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).gates.findLast((result) => result.gate === gate);
}

// build/core/decision.js
function evidence2(decision) {
  if (decision.type === "halt")
    return decision.halt.detail;
  return decision.type === "end-story" ? decision.detail : decision.because;
}

// build/core/fingerprint-annotation.js
function isAnnotation(line) {
  return /^::(?:error|warning|notice)[ :].*::/.test(line);
}
function asReport(lines) {
  return lines.flatMap((line) => {
    const [, file2 = "", title, message2 = ""] = failure2.exec(line) ?? [];
    const name = title?.replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%25", "%");
    if (name === void 0 || !(name.includes(" > ") || file2.endsWith(`/${name}`)))
      return [line];
    const own2 = name.includes(" > ") ? name : `${name} [ ${name} ]`;
    return [` FAIL  ${own2}`, ...message2.split("%0A").map((part) => part.replaceAll("%25", "%"))];
  });
}
var failure2 = /^::error file=([^,]*),title=([^,]*),line=\d+,column=\d+::(.*)/;

// build/core/fingerprint-echo.js
function withoutEchoes(lines) {
  const own2 = withoutLifecycle(withoutTrace(withoutUsage(withoutSteps(lines))));
  return own2.some((line) => line !== "") ? own2 : lines;
}
var aside = new RegExp([
  String.raw`^##\[(?:command|section|debug)\]`,
  "^section_(?:start|end):",
  String.raw`^(?:##\[error\]|Error: )Process completed with exit code \d+\.?$`,
  String.raw`^ERROR: Job failed: exit (?:code|status) \d+$`,
  String.raw`^Exited with code (?:exit status )?\d+$`,
  String.raw`^ERROR: "[^"]*" exited with \d+\.$`,
  String.raw`^The command "[^"]*" exited with \d+\.?$`,
  String.raw`^(?:\ud83d\udea8 )?Error: The command exited with status \d+$`,
  String.raw`^(?:\s*\[?ELIFECYCLE\]?\s+|error )Command failed with exit code \d+\.?$`
].join("|"));
function withoutSteps(lines) {
  let isStep = false;
  return lines.filter((line) => {
    if (/^##\[group\]Run\b/.test(line))
      isStep = true;
    const isShown = isStep || aside.test(line);
    if (line.startsWith("##[endgroup]"))
      isStep = false;
    return !isShown;
  });
}
var script2 = /^> (?:@[\w.-]+\/)?[\w.-]+@\d\S* \S+(?: \S+)?$/;
function withoutCommands(lines) {
  const repeated = repeatedAt(lines);
  return lines.filter((line, at) => repeated[at] !== true && !/^\S.* exited with code \d+$/.test(line));
}
function withLastCommand(lines) {
  const last = lines.findLastIndex((_, at) => isHead(lines, at));
  return lines.slice(Math.max(0, last));
}
var MOST_BETWEEN = 4;
function repeatedAt(lines) {
  let isRepeated = false;
  return lines.map((line, at) => {
    const isCommand = line.startsWith("> ");
    const isCut = at === 0 && /^> \S/.test(line) && (lines[1] ?? "") === "";
    isRepeated = isCut || isHead(lines, at) || isRepeated && (isCommand || isBeforeCommand(lines, at));
    return isRepeated && isCommand;
  });
}
function isBeforeCommand(lines, at) {
  const from = Math.max(0, at - MOST_BETWEEN);
  const above = lines.slice(from, at).findLastIndex((line) => line.startsWith("> "));
  if (above < 0 || !isHead(lines, from + above))
    return false;
  const below = lines.slice(at + 1, at + 1 + MOST_BETWEEN).filter((line) => line === "" || line.startsWith("> "));
  return below.slice(0, 1).some((line) => /^> \S/.test(line));
}
function isHead(lines, at) {
  return script2.test(lines[at] ?? "") || isNameless(lines, at);
}
function isNameless(lines, at) {
  const [above = "", line = "", command = "", below = ""] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]];
  const isEnd = below === "" || (0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(below) === "ignored";
  return /^> [\w:.-]+$/.test(line) && /^> \S/.test(command) && above === "" && isEnd;
}
function withoutUsage(lines) {
  let isUsage = false;
  return lines.filter((line) => {
    if (!npm2.test(line))
      return true;
    isUsage ||= /^npm \S+ Usage:$/.test(line);
    return !isUsage;
  });
}
function withoutLifecycle(lines) {
  if (!lines.some((line) => lifecycle.test(line)))
    return lines;
  const own2 = lines.filter((line) => !npm2.test(line));
  if (own2.some((line) => /^\s*-\s/.test(line)) || (0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .marked */ .xI)(own2).some(({ kind }) => failures.has(kind)))
    return own2;
  const others = lines.filter((line) => !lifecycle.test(line) && !ended2.test(line));
  return others.some((line) => npm2.test(line)) ? others : lines;
}
var ended2 = /^npm (?:error|ERR!)(?:$| (?:code \d+|errno \d+|path|command|workspace|location)\b)/;
var failures = /* @__PURE__ */ new Set(["test", "error", "outcome"]);
var npm2 = /^npm (?:error|ERR!)/;
var lifecycle = /^npm (?:error|ERR!) .*(?:\bELIFECYCLE\b|\bLifecycle script\b|\bcommand failed$|\bFailed at the \S+ \S+ script)/;
var MOST_ABOVE = 40;
var trace = /^\++ [\w./'":[({]/;
function withoutTrace(lines) {
  const first = lines.findIndex((line) => trace.test(line));
  if (first < 0 || lines.slice(0, first).some(isFailure))
    return lines;
  let difference2 = -MOST_ABOVE - 1;
  return lines.filter((line, at) => {
    if (/^\s*(?:-+\s|@@|\+\+\+\s|E\s)/.test(line))
      difference2 = at;
    return !trace.test(line) || at - difference2 <= MOST_ABOVE;
  });
}
function isFailure(line) {
  return /^\s*-\s/.test(line) || ["test", "error"].includes((0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(line));
}

// build/core/fingerprint-functions.js
function withFunctions(lines) {
  const places = /* @__PURE__ */ new Map();
  return lines.map((line) => {
    const [, file2, name] = place2.exec(line) ?? [];
    if (file2 !== void 0)
      places.set(file2, name ?? "");
    const within = places.get(error.exec(line)?.[1] ?? "") ?? "";
    return within === "" ? line : `${line} in ${within}`;
  });
}
var place2 = /^(\S+\.\w+): (?:In [a-z ]{1,60}'(.{1,300})'[:,]|At (?:top level|global scope):)$/;
var error = /^(\S+\.\w+)(?::\d+){1,2}: (?:fatal )?error: /;

// build/core/fingerprint-last.js
var MOST_LAST = 10;
function lastOf2(all) {
  const last = all.filter(({ kind }) => kind === "plain" || kind === "detail" || kind === "frame");
  const spoken = last.filter(({ kind, text }) => kind === "plain" && isSpoken(text));
  const steady = last.filter(({ text }) => !ofTheRun.test((0,_chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_8__/* .normalise */ .j)(text)));
  const said2 = [spoken, steady, last].find((lines) => lines.length > 0) ?? [];
  const shown2 = said2.length > 0 || all.some(({ kind }) => kind === "outcome") ? said2 : all;
  return shown2.slice(-MOST_LAST).map(inWords);
}
function inWords({ kind, text }) {
  return (0,_chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_8__/* .normalise */ .j)(text, kind === "detail" || kind === "frame" || /^[-+]\s/.test(text) ? "exact" : "loose");
}
function isSpoken(text) {
  return diagnostic.test(text) && !(0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .wentWell */ .x3)(text) && !mention.test(text);
}
var diagnostic = /^[a-z][\w.@+~/-]*: \S/;
var ofTheRun = /<(?:time|duration|id|hash|port)>|\b(?:pid|process|attempt) <n>|^(?:waiting|retrying)\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6}\b/i;
var mention = /\b(?:written|wrote|saved|generated|created|took|see)\b/i;

// build/core/fingerprint-json.js
function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return void 0;
  }
}
function listOf2(value, field) {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
}
function textOf(value, field) {
  const text = fieldOf(value, field);
  return typeof text === "string" ? text : "";
}
function fieldOf(value, field) {
  return typeof value === "object" && value !== null ? value[field] : void 0;
}

// build/core/fingerprint-lint.js
function asRows(lines) {
  const rows = inRows(lines);
  if (!lines.some((line) => tooMany.test(line)))
    return rows;
  return rows.map((line) => line.replace(/^(\s+\d+:\d+\s+)warning(?=\s)/, "$1error  "));
}
var tooMany = /^ESLint found too many warnings \(maximum: \d+\)\.$/;
function inRows(lines) {
  return lines.flatMap((line) => {
    const [, file2, mark, message2, rule] = compact.exec(line) ?? reordered(unix.exec(line)) ?? [];
    return file2 === void 0 ? [line] : [file2, row2(mark ?? "", message2 ?? "", rule ?? "")];
  });
}
var compact = /^([^\s:]\S*\.\w+): line \d+, col \d+, (Error|Warning) - (.*?)(?: \(([\w@/-]+)\))?$/;
var unix = /^([^\s:]\S*\.\w+):\d+:\d+: (.*) \[(Error|Warning)(?:\/([\w@/-]+))?\]$/;
function reordered(found) {
  return found === null ? void 0 : [found[0], found[1], found[3], found[2], found[4]];
}
function row2(mark, message2, rule) {
  return `  1:1  ${mark.toLowerCase()}  ${message2.replace(/([^ ])\.$/, "$1")}  ${rule}`;
}
function withoutLintJson(output) {
  const from = output.indexOf('[{"filePath":');
  if (from < 0)
    return void 0;
  const end = output.indexOf("\n", from);
  const json = end < 0 ? output.slice(from) : output.slice(from, end);
  const rows = rowsInJson(json);
  if (rows.length === 0)
    return void 0;
  return `${output.slice(0, from)}
${rows.join("\n")}
${output.slice(from + json.length)}`;
}
function rowsInJson(json) {
  const files = parsed(json);
  return (Array.isArray(files) ? files : []).flatMap((file2) => {
    const path = textOf(file2, "filePath");
    const rows = listOf2(file2, "messages").map((found) => row2(fieldOf(found, "severity") === 1 ? "warning" : "error", textOf(found, "message"), textOf(found, "ruleId")));
    return rows.length > 0 ? [path, ...rows] : [];
  });
}

// build/core/fingerprint-require.js
function withoutLoading(lines) {
  const listed = [];
  let isList = false;
  return lines.filter((line) => {
    const [, file2] = /^\s*- (\S.*)$/.exec(line) ?? [];
    isList = /^\s*Require stack:$/.test(line) || isList && file2 !== void 0;
    if (isList && file2 !== void 0)
      listed.push(file2);
    const [, place3] = /^\s*at Object\.<anonymous> \((.+):\d+:\d+\)$/.exec(line) ?? [];
    return place3 === void 0 || !listed.some((path) => isSame(path, place3));
  });
}
function isSame(path, place3) {
  return path === place3 || path.endsWith(place3) && /[/\\]$/.test(path.slice(0, -place3.length));
}

// build/core/fingerprint-talk.js
function withoutTalk(lines) {
  return withoutConsole(withoutCaptured(withoutProgress(lines)));
}
function withoutCaptured(lines) {
  let isCaptured = false;
  return lines.filter((line) => {
    isCaptured = /^(?:stdout|stderr) \| \S/.test(line) || isCaptured && line.trim() !== "";
    return !isCaptured;
  });
}
var NOWHERE = -1;
function withoutConsole(lines) {
  let left = NOWHERE;
  return lines.filter((line) => {
    const indent = line.length - line.trimStart().length;
    if (/^\s+console\.\w+$/.test(line))
      left = indent;
    else if (line.trim() !== "" && indent <= left && !(0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .isChatter */ .Ol)(line))
      left = NOWHERE;
    return left === NOWHERE;
  });
}
var MOST_RUNS = 20;
var lists = [
  [/^\u2716 failing tests:$/, /^\s*[\u25b6\u2714\u2716] \S/],
  [/^\s*\d+ failing$/, /^\s*(?:[\u2714\u2713] \S|\d+\) \S|[.,!])|^\s{4,}- \S/],
  [/^Failures:$/, /^Started$/],
  [
    /^(?:ERROR|FAIL): [\w.]+ \([\w.<>]+\)/,
    /^[.EFsxu]+$|^[.EFsxu]*--- Logging error ---$|^(?:CRITICAL|ERROR|WARNING|INFO|DEBUG):\w+:|^[\w.]+ \([\w.]+\)(?:$|.* \.\.\.(?: |$))/,
    /^Ran \d+ tests? in /
  ]
];
function withoutProgress(lines, runs = MOST_RUNS) {
  const found = lists.find(([own2]) => lines.some((line) => own2.test(line)));
  if (found === void 0 || lines.some((line) => /^\s+'test failed'$/.test(line)))
    return lines;
  const [list, first, end] = found;
  const to = lines.findIndex((line) => list.test(line));
  const last = runs > 1 && end !== void 0 ? lines.findIndex((line, at) => at > to && end.test(line)) : -1;
  if (last === -1)
    return withoutProgressTo(lines, to, first);
  return [
    ...withoutProgressTo(lines.slice(0, last + 1), to, first),
    ...withoutProgress(lines.slice(last + 1), runs - 1)
  ];
}
function withoutProgressTo(lines, to, first) {
  const from = lines.findIndex((line) => first.test(line));
  const isKept = (line) => /^\s*[\u25b6\u2714\u2716] \S/.test(line);
  return from < 0 ? lines : lines.filter((line, at) => at >= to || isKept(line) || at < from && !isSaid(line, lines.slice(at + 1, at + 10)));
}
function isSaid(line, below) {
  if (!/^\w*Error: /.test(line))
    return false;
  const isFrame2 = (own2) => /^\s+at /.test(own2);
  const ends = below.filter((own2) => isFrame2(own2) || !/^\s+[^\s\u25b6\u2714\u2716\u2713]/.test(own2));
  return !ends.slice(0, 1).some(isFrame2);
}

// build/core/fingerprint-tap.js
var MOST_BLOCK = 400;
function withoutTapOfNode(lines) {
  if (!lines.some((line) => /^\s*failureType: /.test(line)))
    return lines;
  const told2 = [];
  let next = 0;
  const isExplained = !lines.some((line) => /^\s*exitCode: /.test(line));
  for (const [at, line] of lines.entries()) {
    if (at < next)
      continue;
    const failure4 = failureAt(lines, at);
    told2.push(...failure4?.told ?? printed(line, isExplained));
    next = at + 1 + (failure4?.more ?? 0);
  }
  return told2;
}
function printed(line, isExplained) {
  if (!/^# (?!Subtest: )/.test(line))
    return [line];
  return isExplained ? [] : [line.slice(2)];
}
function failureAt(lines, at) {
  const [line = "", indent = "", not, name] = /^(\s*)(not )?ok \d+ - (.*)/.exec(lines[at] ?? "") ?? [];
  if (name === void 0 || lines[at + 1] !== `${indent}  ---`)
    return void 0;
  const end = lines.slice(at, at + MOST_BLOCK).indexOf(`${indent}  ...`);
  if (end < 0)
    return void 0;
  if (not === void 0)
    return { told: [line], more: end };
  const isOwn = (below) => below === "" || below.startsWith(`${indent}  `);
  const { own: own2 = [], others = [] } = Object.groupBy(lines.slice(at + 2, at + end), (below) => isOwn(below) ? "own" : "others");
  const fields = fieldsIn(own2.map((below) => below.slice(indent.length + 2)));
  if (!fields.has("failureType"))
    return void 0;
  const place3 = fields.get("location")?.map((path) => `test at ${unquoted(path)}`) ?? [];
  return { told: [...place3, `\u2716 ${name}`, ...explained(fields), ...others], more: end };
}
function fieldsIn(block) {
  const fields = /* @__PURE__ */ new Map();
  let own2 = [];
  for (const line of block) {
    const [, name, value = ""] = /^(\w+):(?: (.*))?$/.exec(line) ?? [];
    if (name === void 0)
      own2.push(line.slice(2));
    else {
      own2 = /^(?:\|-?)?$/.test(value) ? [] : [value];
      fields.set(name, own2);
    }
  }
  return fields;
}
function explained(fields) {
  const only = (name) => {
    const [value = "", ...more] = fields.get(name) ?? [];
    return more.length === 0 ? value : "";
  };
  if (only("failureType") === "'subtestsFailed'")
    return [];
  const message2 = fields.get("error") ?? [];
  if (!thrown.test(only("failureType")) || fields.has("exitCode"))
    return message2.map((line) => `  ${line}`);
  const own2 = only("code") === "'ERR_TEST_FAILURE'" ? "" : only("code");
  const code = /^'(ERR_\w+)'$/.exec(own2)?.[1];
  const type = `${unquoted(only("name")) || "Error"}${code === void 0 ? "" : ` [${code}]`}`;
  const [first = "", ...rest] = message2.length === 1 ? message2.map(unquoted) : message2;
  const values = ["actual", "expected", "operator"].filter((name) => only(name) !== "");
  return [
    `  ${type}: ${first}`,
    ...rest.map((line) => `  ${line}`),
    ...own2 === "" ? [] : [`    code: ${own2},`],
    ...values.map((name) => `    ${name}: ${only(name)},`)
  ];
}
var thrown = /^'(?:testCodeFailure|hookFailed|uncaughtException|unhandledRejection)'$/;
function unquoted(text) {
  const [, quote, inner = ""] = /^(["'])(.*)\1$/.exec(text) ?? [];
  return quote === void 0 ? text : inner.replaceAll(`\\${quote}`, quote);
}

// build/core/fingerprint-tap-vitest.js
var MOST_BLOCK2 = 400;
function withoutTapOfVitest(lines) {
  if (!lines.some((_, at) => isError(lines, at)))
    return lines;
  const points = lines.map(failedIn);
  const told2 = [];
  let suites = [];
  let next = 0;
  for (const [at, line] of lines.entries()) {
    if (at < next)
      continue;
    const point = points[at];
    const block = blockAt(lines, at + 1);
    if (point !== void 0)
      suites = [...suites.filter(({ indent }) => indent < point.indent), point];
    const isTold = point !== void 0 && (block.length > 0 || point.isSuite);
    told2.push(...isTold ? failure3(suites, block, isToldBelow(points.slice(at + 1), point)) : [line]);
    next = at + 1 + (isTold ? block.length : 0);
  }
  return told2;
}
function failedIn(line) {
  const [, indent, name = "", brace] = /^(\s*)not ok \d+ - (.*?)(?: # time=[\d.]+ms)?( \{)?$/.exec(line) ?? [];
  if (indent === void 0)
    return void 0;
  return { indent: indent.length, name: name.replace(/\\([\\#])/g, "$1"), isSuite: brace !== void 0 };
}
function isToldBelow(below, { indent }) {
  const next = below.find((point) => point !== void 0);
  return next !== void 0 && next.indent > indent;
}
function failure3(path, block, isTwice) {
  if (block.length === 0 && isTwice)
    return [];
  const name = path.map((point) => point.name).join(" > ");
  return [` FAIL  ${name}${name.includes(" > ") ? "" : ` [ ${name} ]`}`, ...errorsIn(block)];
}
function isError(lines, at) {
  if (lines[at]?.trim() !== "---")
    return false;
  return /^\s*error:\n\s*name: ".*\n\s*message:/.test(lines.slice(at + 1, at + 4).join("\n"));
}
function blockAt(lines, at) {
  if (!isError(lines, at))
    return [];
  const block = lines.slice(at, at + MOST_BLOCK2);
  return block.slice(0, block.indexOf(String(block[0]).replace("---", "...")) + 1);
}
function errorsIn(block) {
  const starts = block.flatMap((_, at) => isError(block, at) ? [at] : []);
  return starts.flatMap((from, nth) => explained2(block.slice(from, starts[nth + 1] ?? -1)));
}
function explained2(block) {
  const fields = fieldsIn2(block);
  const field = (name) => fields.get(name) ?? [];
  const [type] = field("name");
  const [message2 = "", ...more] = field("message");
  return [
    `${type}: ${message2}`,
    ...more,
    ...difference(field("expected"), field("actual"), message2),
    ...field("at").map((at) => ` \u276F ${at}`)
  ];
}
var valuesCompared = /\bexpected .* to /;
var textsCompared = /\bexpected (?:'.*' to .* '.*'(?: \/\/ .*)?|.* to throw error including '.*' but got '.*')$/;
function fieldsIn2(block) {
  const fields = /* @__PURE__ */ new Map();
  let name;
  for (const [at, line] of block.entries()) {
    const [, started, first = line] = /^\s+(\w+): "(.*)/.exec(line) ?? [];
    const text = name === void 0 ? first : line;
    name ??= started;
    if (name === void 0)
      continue;
    const isEnd = endsValue(text, block[at + 1]);
    const value = (isEnd ? text.slice(0, -1) : text).replaceAll('\\"', '"');
    fields.set(name, [...fields.get(name) ?? [], value]);
    if (isEnd)
      name = void 0;
  }
  return fields;
}
function endsValue(line, below) {
  if (!line.endsWith('\\"'))
    return line.endsWith('"');
  return below === void 0 || /^\s+(?:at|actual|expected):(?: "|$)/.test(below);
}
function difference(expected, actual, message2) {
  if (expected.length === 0 && actual.length === 0)
    return [];
  const areTexts = textsCompared.test(message2);
  if (areTexts && expected.length === 1 && actual.length === 1) {
    return [`Expected: "${expected[0]}"`, `Received: "${actual[0]}"`];
  }
  if (!areTexts && valuesCompared.test(message2) && typeOf(expected) !== typeOf(actual)) {
    return ["- Expected:", ...expected, "+ Received:", ...actual];
  }
  const [missing3, more] = [without(expected, actual), without(actual, expected)];
  const [left, right] = missing3.length + more.length > 0 ? [missing3, more] : [expected, actual];
  return ["- Expected", "+ Received", ...left.map((line) => `- ${line}`), ...right.map((line) => `+ ${line}`)];
}
function without(lines, others) {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0)
      left.splice(at, 1);
    return at < 0;
  });
}
var types = [/^undefined/, /^null/, /^(?:true|false)/, /^(?:-?\d|-?Infinity|NaN)/, /^"/, /^(?:\w+ )?\[\]?$/];
function typeOf(value) {
  return types.findIndex((type) => type.test(value[0] ?? ""));
}

// build/core/locations/junit-xml.js

var MOST2 = { chars: 5 * 1024 * 1024, nestedTags: 64 };
var ATTRIBUTE = "@";
var TEXT = "#text";
var CDATA = "#cdata";
function parseXml(xml) {
  if (xml.length > MOST2.chars) {
    return { problem: `the report has ${xml.length} characters, ${MOST2.chars} are read. Write one report per suite.` };
  }
  if (hasDoctype(xml))
    return { problem: "the report has a DOCTYPE, which is refused. Write the report without one." };
  try {
    const root = new fast_xml_parser__WEBPACK_IMPORTED_MODULE_13__/* ["default"] */ .A(options).parse(xml, true);
    return isNode(root) ? { root } : { problem: "the report is empty. Check that the command writes it." };
  } catch (error2) {
    const cause = error2 instanceof Error ? error2.message.replace(/\s+/g, " ").slice(0, 200) : "unknown";
    return { problem: `the report is no well-formed XML: ${cause}. Check that the command writes it whole.` };
  }
}
function childrenOf(node, name) {
  const value = node[name];
  if (!Array.isArray(value))
    return [];
  return value.map((each) => isNode(each) ? each : { [TEXT]: each });
}
function attribute(node, name) {
  return decoded(node?.[`${ATTRIBUTE}${name}`]);
}
function textOf2(node) {
  return decoded(node?.[TEXT]) + [node?.[CDATA]].flat().join("");
}
var elements = ["testsuites", "testsuite", "testcase", "failure", "error", "skipped"];
var options = {
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MOST2.nestedTags,
  isArray: (name) => elements.includes(name)
};
function hasDoctype(xml) {
  let rest = xml.trimStart();
  while (rest.startsWith("<?") || rest.startsWith("<!--")) {
    const ending = rest.startsWith("<?") ? "?>" : "-->";
    const end = rest.indexOf(ending);
    if (end < 0)
      return false;
    rest = rest.slice(end + ending.length).trimStart();
  }
  return /^<!DOCTYPE/i.test(rest);
}
function isNode(value) {
  return typeof value === "object" && value !== null;
}
function decoded(value) {
  if (typeof value !== "string")
    return "";
  return value.replace(/&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g, (all, ...groups) => {
    const [decimal, hex, name] = groups;
    if (name !== void 0)
      return named[name] ?? all;
    const code = decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 1114111 ? all : String.fromCodePoint(code);
  });
}
var named = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

// build/core/locations/lines.js
var MOST3 = { headChars: 1048576, tailChars: 3145728, lineChars: 2e3, messageLines: 6, messageChars: 1e3 };
function cleanLines(output) {
  return bounded(output).replaceAll("\r\n", "\n").replaceAll("\r", "\n").split("\n").map(cleanLine);
}
function messageOf(lines) {
  return lines.map((line) => line.trim()).filter((line) => line !== "").slice(0, MOST3.messageLines).join("\n").slice(0, MOST3.messageChars).toWellFormed();
}
function unquoted2(text) {
  const quote = text[0];
  if (text.length < 2 || quote !== "'" && quote !== '"' || !text.endsWith(quote))
    return text;
  const inner = text.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"').replaceAll("\\\\", "\\");
}
function blockEnd(lines, start, { ends, most }) {
  const limit = Math.min(lines.length, start + most);
  for (let at = start; at < limit; at += 1)
    if (ends(lines[at] ?? ""))
      return at;
  return limit;
}
function indentOf(line) {
  return line.length - line.trimStart().length;
}
function bounded(output) {
  if (output.length <= MOST3.headChars + MOST3.tailChars)
    return output;
  return `${output.slice(0, MOST3.headChars)}
${output.slice(-MOST3.tailChars)}`;
}
function cleanLine(line) {
  const text = line.slice(0, 2 * MOST3.lineChars);
  const bare = controls.some((control2) => text.includes(control2)) ? text.replace(sequence, "") : text;
  return bare.replace(control, "").slice(0, MOST3.lineChars);
}
var controls = ["\x1B", "\x9B"];
var sequence = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[ -/]*[0-~]/g;
var control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g;

// build/core/locations/paths.js
var FOREIGN = /* @__PURE__ */ new Set([
  "node_modules",
  ".venv",
  "venv",
  "site-packages",
  "dist-packages",
  "target",
  "vendor",
  ".tox",
  ".git"
]);
var MOST4 = { pathChars: 1e3, number: 9999999 };
function placeFinder(options2) {
  const root = options2.root === void 0 ? void 0 : slashed(options2.root).replace(/\/+$/, "");
  const tree = { root, folder: options2.folder ?? "" };
  const known = options2.files === void 0 ? void 0 : byName(options2.files);
  return ({ places, under }) => {
    for (const place3 of places) {
      const inside = relative(place3.file, tree);
      const file2 = inside === void 0 ? void 0 : knownFile(inside, known, under);
      if (file2 !== void 0 && isNumber(place3.line))
        return placeAt(file2, place3);
    }
    return void 0;
  };
}
function relative(path, { root, folder }) {
  const text = slashed(withoutScheme(path.trim()));
  if (text === "" || text.length > MOST4.pathChars || notAPath.test(text))
    return void 0;
  const absolute = text.startsWith("/") || /^[A-Za-z]:\//.test(text);
  if (absolute && (root === void 0 || !text.startsWith(`${root}/`)))
    return void 0;
  const segments = resolved(absolute ? text.slice((root ?? "").length + 1) : `${folder}/${text}`);
  if (segments === void 0 || segments.length === 0 || segments.some((each) => FOREIGN.has(each)))
    return void 0;
  return segments.join("/");
}
var notAPath = /[\p{Cc}<>"|?*]|^[A-Za-z][\w+.-]+:/u;
function withoutScheme(path) {
  if (!path.startsWith("file://"))
    return path;
  try {
    return decodeURIComponent(path.slice("file://".length));
  } catch {
    return path.slice("file://".length);
  }
}
function resolved(path) {
  const segments = [];
  for (const segment of path.split("/")) {
    if (segment === ".." && segments.pop() === void 0)
      return void 0;
    if (segment !== "" && segment !== "." && segment !== "..")
      segments.push(segment);
  }
  return segments;
}
function byName(files) {
  return Map.groupBy(files, nameOf);
}
function knownFile(file2, known, under) {
  if (known === void 0)
    return file2;
  const candidates = (known.get(nameOf(file2)) ?? []).filter((each) => each === file2 || each.endsWith(`/${file2}`));
  const exact = candidates.includes(file2);
  const near = under === void 0 ? [] : candidates.filter((each) => liesUnder(each, under));
  if (near.length === 1)
    return near[0];
  if (exact)
    return file2;
  return candidates.length === 1 ? candidates[0] : void 0;
}
function liesUnder(file2, under) {
  const folder = file2.slice(0, Math.max(0, file2.lastIndexOf("/")));
  return `/${under}`.endsWith(`/${folder}`);
}
function placeAt(file2, { line, column }) {
  return column !== void 0 && isNumber(column) ? { file: file2, line, column } : { file: file2, line };
}
function isNumber(value) {
  return Number.isInteger(value) && value >= 1 && value <= MOST4.number;
}
function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function slashed(path) {
  return path.replaceAll("\\", "/");
}

// build/core/locations/frames.js
function placeOf(text) {
  const outer = endingNumber(text);
  if (outer === void 0)
    return void 0;
  const inner = endingNumber(outer.rest);
  return inner === void 0 ? { file: outer.rest, line: outer.number } : { file: inner.rest, line: inner.number, column: outer.number };
}
function isFrame(line) {
  return line.trimStart().startsWith("at ");
}
function framePlace(line) {
  const text = line.trim();
  const bare = text.endsWith(" {") ? text.slice(0, -2) : text;
  const call = bare.startsWith("at ") ? bare.slice(3) : bare;
  const open = call.endsWith(")") ? call.indexOf(" (") : -1;
  const place3 = placeOf(open < 0 ? withoutAsync(call) : call.slice(open + 2, -1));
  return place3?.column === void 0 ? void 0 : place3;
}
function javaPlace(line) {
  const match = /^\s*at (?:[^\s(/]+\/)?([\w$.]+)\((\w+\.(?:java|kt|scala|groovy)):(\d{1,7})\)/.exec(line);
  if (match === null)
    return void 0;
  const [, method = "", name = "", number = ""] = match;
  const packages = method.split(".").slice(0, -2);
  return { file: [...packages, name].join("/"), line: Number(number) };
}
function pythonPlace(line) {
  const match = /^\s*File "([^"]+)", line (\d{1,7})/.exec(line);
  return match === null ? void 0 : { file: match[1] ?? "", line: Number(match[2]) };
}
function colonLine(line) {
  const match = /^((?:[A-Za-z]:[\\/])?[^\s:][^:]*):(\d{1,7})(?::(\d{1,7}))?:(?: (.*))?$/.exec(line);
  if (match === null)
    return void 0;
  const [, file2 = "", number = "", column, rest = ""] = match;
  return { file: file2, line: Number(number), ...column === void 0 ? {} : { column: Number(column) }, rest };
}
function withoutAsync(call) {
  return call.startsWith("async ") ? call.slice("async ".length) : call;
}
function endingNumber(text) {
  const colon = text.lastIndexOf(":");
  const digits = text.slice(colon + 1);
  if (colon <= 0 || digits.length > 7 || !/^\d+$/.test(digits))
    return void 0;
  return { rest: text.slice(0, colon), number: Number(digits) };
}

// build/core/locations/trace.js
function placesInTrace(trace2, { java }) {
  const lines = cleanLines(trace2);
  const innermostFirst = lines.flatMap((line) => (java ? javaPlace(line) : void 0) ?? scriptPlace(line) ?? panicPlace(line) ?? []);
  const innermostLast = lines.flatMap((line) => pythonPlace(line) ?? sourceLine(line) ?? []);
  return [...innermostFirst, ...innermostLast.reverse()];
}
function scriptPlace(line) {
  if (isFrame(line))
    return framePlace(line);
  const text = line.trim();
  return text.startsWith("\u276F ") ? placeOf(text.slice(text.lastIndexOf(" ") + 1)) : void 0;
}
function panicPlace(line) {
  const told2 = line.indexOf(" panicked at ");
  return told2 < 0 ? void 0 : placeOf(line.slice(told2 + " panicked at ".length).replace(/:$/, ""));
}
function sourceLine(line) {
  const found = colonLine(line.trimStart());
  return found !== void 0 && /\.[A-Za-z]\w{0,9}$/.test(found.file) ? found : void 0;
}

// build/core/locations/junit.js
var MOST_DEPTH = 32;
function readJUnit(xml, options2 = {}) {
  const parsed2 = parseXml(xml);
  if ("problem" in parsed2)
    return parsed2;
  const suites = [...childrenOf(parsed2.root, "testsuites"), ...childrenOf(parsed2.root, "testsuite")];
  if (suites.length === 0) {
    return {
      problem: "the report has neither <testsuites> nor <testsuite>: it is no JUnit report. Check test_report."
    };
  }
  const cases = suites.flatMap((suite) => casesIn(suite, [], 0));
  const failures2 = cases.filter(({ verdict }) => verdict === "failure" || verdict === "error");
  const having = (verdict) => cases.filter((each) => each.verdict === verdict).length;
  const find = placeFinder(options2);
  return {
    total: cases.length,
    failed: having("failure"),
    errors: having("error"),
    skipped: having("skipped"),
    failures: failures2.map((each) => failureOf(each, find, options2))
  };
}
function casesIn(suite, above, depth) {
  if (depth > MOST_DEPTH)
    return [];
  const suites = [...above, suite];
  const own2 = childrenOf(suite, "testcase").map((node) => ({ node, suites, verdict: verdictOf(node) }));
  return [...own2, ...childrenOf(suite, "testsuite").flatMap((inner) => casesIn(inner, suites, depth + 1))];
}
function verdictOf(node) {
  const found = ["failure", "error", "skipped"].find((name) => childrenOf(node, name).length > 0);
  return found ?? "passed";
}
function failureOf({ node, suites, verdict }, find, { files }) {
  const name = attribute(node, "name") || "unnamed test";
  const group = attribute(node, "classname") || attribute(suites.at(-1), "name");
  const [told2] = childrenOf(node, verdict);
  const body = textOf2(told2);
  const trace2 = placesInTrace(body, { java: files !== void 0 });
  const place3 = find({ places: [...trace2, ...declared2(node), ...suites.toReversed().flatMap(declared2)] });
  return {
    testId: group === "" ? name : `${group}::${name}`,
    title: name,
    level: "error",
    message: messageOf(attribute(told2, "message").split("\n")) || messageOf(body.split("\n")) || `${name} failed`,
    source: "junit",
    ...place3
  };
}
function declared2(node) {
  const file2 = attribute(node, "file") || attribute(node, "filepath");
  return [{ file: file2, line: Number(attribute(node, "line")) || 1 }];
}

// build/core/fingerprint-report.js
function printedTests(output) {
  const xml = between(output, "<testsuite", ">");
  if (xml !== "") {
    const report2 = readJUnit(xml);
    return "problem" in report2 ? [] : report2.failures;
  }
  if (!output.includes('"assertionResults"'))
    return [];
  const json = between(output, "{", "}");
  return (0,_chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLines */ .y)(output.replace(json, "")).some(headsFailure) ? [] : testsInJson(json);
}
function headsFailure(line) {
  return /^\s*FAIL\s+(?:\|[^|]+\|\s+)?\S+\.[cm]?[jt]sx?(?:\s|$)/.test(line);
}
function between(output, start, end) {
  const from = output.indexOf(start);
  return from < 0 ? "" : output.slice(from, output.lastIndexOf(end) + 1);
}
function testsInJson(json) {
  const report2 = parsed(json);
  return listOf2(report2, "testResults").flatMap((file2) => {
    const failed2 = listOf2(file2, "assertionResults").filter((test) => textOf(test, "status") === "failed");
    if (failed2.length > 0)
      return failed2.map(toTest);
    return textOf(file2, "status") === "failed" ? [{ testId: "", message: textOf(file2, "message") }] : [];
  });
}
function toTest(test) {
  const messages = listOf2(test, "failureMessages").filter((message2) => typeof message2 === "string");
  return { testId: textOf(test, "fullName"), message: messages.join("\n") };
}

// build/core/fingerprint-twice.js
function toldOnce(lines) {
  return withoutTwins(withoutForetold(withoutInline(withoutReport(lines))));
}
function withoutReport(lines) {
  const own2 = lines.filter((line) => !/^\{"num(?:Failed|Total)TestSuites":/.test(line));
  return own2.some(headsFailure) ? own2 : lines;
}
function withoutForetold(lines) {
  const told2 = new Set(lines.flatMap((line) => /^\s*[A-Za-z_$][\w$]*(?: \[\w+\])?: (\S.*)/.exec(line)?.[1] ?? []));
  return lines.filter((line) => !told2.has(/^\s*\u2192 (\S.*)/.exec(line)?.[1] ?? ""));
}
var NEAR = { inline: 8, again: 25 };
var head = /^\s*(?:\+ actual - expected|actual expected)$/;
var again2 = /^\s*(?:actual: |(?:\+ expected - actual|- actual \+ expected|\+ actual - expected)$)/;
function withoutInline(lines) {
  const dropped = new Set(lines.flatMap((line, at) => head.test(line) ? inlineBelow(lines, at) : []));
  return lines.filter((_, at) => !dropped.has(at));
}
function inlineBelow(lines, at) {
  const below = lines.slice(at + 1, at + NEAR.again);
  if (!below.some((line) => again2.test(line)))
    return [];
  const values = below.slice(0, NEAR.inline).flatMap((line, nth) => inline.test(line) ? [at + 1 + nth] : []);
  const marks = values.map((place3) => String(lines[place3]).trimStart().charAt(0)).join("");
  return /^(?:'|[-+]{2})$/.test(marks) ? [at, ...values] : [];
}
var inline = /^\s*(?:[-+] )?'.*'$/;
function withoutTwins(lines) {
  const marked2 = new Set(lines.flatMap((line) => nameIn(/^\s*[\u2716\u00d7\u2717\u2715\u2718]\s+(\S.*)/, line) ?? []));
  const isTwin = (line) => marked2.has(nameIn(tapFailure, line) ?? "");
  if (!lines.some(isTwin))
    return lines;
  const isDropped = (line) => isTwin(line) || /^\s*not ok .*\{$/.test(line);
  return withoutTap(lines, isDropped);
}
var tapFailure = /^\s*not ok \d+(?: -)? (\S.*)/;
function withoutTap(lines, isDropped) {
  let at = "outside";
  return lines.filter((line) => {
    if (at === "within") {
      if (/^\s*\.\.\.$/.test(line))
        at = "outside";
      return false;
    }
    if (at === "below" && /^\s*---$/.test(line)) {
      at = "within";
      return false;
    }
    at = isDropped(line) ? "below" : "outside";
    return at === "outside";
  });
}
function nameIn(pattern, line) {
  const name = pattern.exec(line)?.[1];
  return name?.replace(/ # time=\S*(?: \{)?$/, "").replace(/ \(?\d+(?:\.\d+)? ?m?s\)?$/, "");
}

// build/core/fingerprint-wrapped.js
function unwrapped(lines) {
  const whole = [];
  let part = "other";
  lines.forEach((line, at) => {
    part = partAt(lines, at, part);
    if (part === "rest")
      whole.push(joined2(whole.pop() ?? "", line.trimStart()));
    else if (part !== "code")
      whole.push(line);
  });
  return whole;
}
function partAt(lines, at, above) {
  const [line = "", below = ""] = lines.slice(at, at + 2);
  if (above === "other" || /^\S|^$/.test(line) || numbered.test(line))
    return message.test(line) ? "message" : "other";
  if (above === "code" || (0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .isPointer */ ._V)(line) || (0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .isPointer */ ._V)(below))
    return "code";
  return /^ {3,4}\S/.test(line) ? "rest" : "other";
}
var MOST_CHARS = 1e3;
function joined2(line, more) {
  if (line.length > MOST_CHARS)
    return line;
  return `${line}${/[[(]$/.test(line) ? "" : " "}${more}`;
}
var file = String.raw`\S+\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|m|mm)(?::\d+){0,2}`;
var message = new RegExp(String.raw`^(?:${file}|cc1\w*|\S*\b(?:gcc|g\+\+)(?:-\d+)?): (?:In|At|(?:(?:fatal|internal compiler) )?error:|warning:|note:)(?: |$)`);
var numbered = /^\s*\d* \| ?/;

// build/core/fingerprint-evidence.js
var MOST_TESTS2 = 200;
function evidenceOf(output) {
  const all = markedOnce(withoutOutline(withoutTapOfNode(withoutTapOfVitest(toldOnce(asRows(withoutLoading(withFunctions(unwrapped((0,_chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLines */ .y)(output))))))))));
  const kinds = new Set(all.map(({ kind }) => kind));
  const isTold = kinds.has("test") && (kinds.has("error") || kinds.has("detail"));
  if (isTold) {
    const told2 = distinct2(all, ["test", "error", "detail"]).map(withoutMark);
    const named3 = new Set(told2.flatMap((line) => /^test (\S+) /.exec(line)?.[1] ?? []));
    return unique([...told2, ...testFiles(all).filter((file2) => !named3.has(file2))]);
  }
  if (kinds.has("test") || kinds.has("error"))
    return distinct2(withoutEnd(all), failing2);
  if (kinds.has("weak") || all.some(({ kind, text }) => kind === "detail" && compares.test(text)))
    return distinct2(all, ["weak", "outcome", "detail", "frame"]);
  const found = all.filter(({ kind, text }) => kind !== "warning" || located.test(text));
  if (found.some(({ kind }) => kind === "warning"))
    return distinct2(found, ["warning", "outcome", "detail", "frame"]);
  if (all.some(({ kind, text }) => kind === "outcome" && namesTarget.test(text)))
    return distinct2(all, ["outcome"]);
  return unique([...distinct2(all, ["outcome"]), ...lastOf2(all)]);
}
function markedOnce(lines) {
  const all = withoutEchoes(lines);
  const own2 = withoutCommands(all);
  const unannotated = own2.filter((line) => !isAnnotation(line));
  const told2 = (0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .marked */ .xI)(withoutTalk(unannotated));
  if (told2.some(({ kind }) => kind === "test" || kind === "error"))
    return told2;
  const said2 = (0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .marked */ .xI)(asReport(own2));
  return said2.some(({ kind }) => telling2.has(kind)) ? said2 : (0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .marked */ .xI)(withLastCommand(all));
}
function withoutEnd(all) {
  const isPlaced = all.some(({ kind, text }) => kind === "error" && placed.test(text));
  return isPlaced ? all.filter(({ kind }) => kind !== "outcome") : all;
}
var failing2 = ["test", "error", "outcome", "detail", "frame"];
var telling2 = /* @__PURE__ */ new Set(["test", "error", "outcome", "weak", "detail"]);
function withoutOutline(lines) {
  if (!lines.some((line) => counted2.test(line)))
    return lines;
  let next = 1;
  let last = 0;
  return lines.filter((line) => {
    const [, failing3] = counted2.exec(line) ?? [];
    if (failing3 !== void 0) {
      next = 1;
      last = Number(failing3);
    }
    const [, number] = /^\s+(\d+)\) \S/.exec(line) ?? [];
    if (number === void 0)
      return true;
    if (Number(number) !== next || next > last)
      return false;
    next += 1;
    return true;
  });
}
var counted2 = /^\s*(\d+) failing$/;
function testFiles(all) {
  const places = all.filter(({ kind }) => kind === "frame").map(({ text }) => (0,_chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_8__/* .normalise */ .j)(text));
  return places.flatMap((place3) => place3.match(testFile) ?? []).map((file2) => file2.replace(/^src\//, ""));
}
function withoutMark(line) {
  const [, file2 = ""] = /^test ([\w.@+~/-]+\.\w+)$/.exec(line) ?? [];
  return isTestFile(file2) ? file2.replace(/^src\//, "") : line;
}
function isTestFile(file2) {
  const folders = file2.split("/");
  const name = folders.pop() ?? "";
  return /[._-](?:test|spec)s?\.\w+$|^test_[\w-]+\.\w+$/.test(name) || folders.some((folder) => /^(?:tests?|__tests__|specs?)$/.test(folder));
}
var testFile = /(?<![\w.@+~-])(?:[\w.@+~-]+\/)*(?:(?:tests?|__tests__|specs?)\/(?:[\w.@+~-]+\/)*[\w.@+~-]+\.\w+|[\w.@+~-]+[._-](?:test|spec)s?\.\w+|test_[\w-]+\.\w+)/g;
var compares = /\bexpect|\bassert|(?<![=!<>])[!=]==?(?!=)|\bgot\b/i;
var located = /^\[warn\] \S+\.\w+$|\.\w+:\d+(?::\d+)?:? |^\s*\d+:\d+\s|, line \d|\.\w+\(\d/;
var placed = /^\S+\.\w+(?:(?::\d+){1,2}|\(\d+,\d+\))?:? (?:- )?(?:fatal )?error(?::| {1,2}\S)|: undefined reference to |: multiple definition of /;
var namesTarget = /^make(?:\[\d+\])?: \*\*\* \[/;
function distinct2(all, kinds) {
  const kept = all.filter(({ kind }) => kinds.includes(kind));
  const tests = kept.filter(({ kind }) => kind === "test").map(({ text }) => testName(text));
  const rest = kept.filter(({ kind }) => kind !== "test").map(said);
  return unique([...longest(unique(tests)), ...rest]);
}
function unique(lines) {
  return [...new Set(lines)].filter((line) => line !== "").sort();
}
function said({ text }) {
  const line = (0,_chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_8__/* .normalise */ .j)(text, comparison.test(text) ? "exact" : "plain");
  const own2 = line.replace(/^(\S+) - (error|warning)\b/, "$1: $2").replace(pytestMark, "");
  return inOrder(own2).replace(/^([-+]?\s*(?:"[^"]*": )?)(?:Object|Array) (?=[{[])/, "$1").replace(/^((?:code|actual|expected|operator): .*),$/, "$1").replace(/^(ImportError: Failed to import test module: )(?:\w+\.)+(?=\w+$)/, "$1");
}
function inOrder(line) {
  const [, second, symbol, first] = /^(\S+): (multiple definition of .+); (\S+): first defined here$/.exec(line) ?? [];
  return symbol === void 0 ? line : `${symbol}: ${[first, second].sort().join(", ")}`;
}
var pytestMark = /^E (?=\S)/;
var comparison = /\bexpect|\bassert|\breceived|\bactual\b|(?<![=!<>])[!=]==?(?!=)|\bgot\b|\bwant\b|\b(?:left|right):|^\s*(?:#\s*|E\s+)?[-+]\s*\S|\bexit(?:ed)?(?: with)?(?: code| status)|\] Error \d/i;
var attempt = String.raw`(?:(?:retry|repeat) x\d+|initial run|\d+(?:st|nd|rd|th) (?:retry|repeat))`;
var attempts = new RegExp(String.raw` \(${attempt}(?:, ${attempt})*\)(?=$| )`, "g");
function testName(line) {
  const name = line.replace(/^\s*(?:[\u2715\u2716\u2717\u2718\u00d7\u274c\u2a2f\u25cf]|FAIL(?:ED|URE)?:?|ERROR:?|not ok(?: \d+)?(?: -)?|--- FAIL:|\d+\))\s*/, "").replace(/^\s*#?\s*Failed test '(.*)'$/, "$1").replace(/^\s*test (\S+(?: - should panic)?) \.\.\. FAILED$/, "$1").replace(/^\s*(?:\[\s+(?:FAILED|TIMEOUT)\s+\]|\(fail\))\s+/, "").replace(/^\[\s*[\d.]+s\]\s*(?:\(\s*\d+\/\d+\)\s*)?/, "").replace(/ \.\.\. FAILED \(\d[^()]*\)$| \[E\]$| \*\*\* FAILED \*\*\*.*/, "").replace(/(?:\s(?:\.\.\.|---))?\s(?:FAILED|FAIL|ERROR)(?:\s+\[ *\d+%\])?$/, "").replace(/\s+\(FAILED - \d+\)$/, "").replace(attempts, "").replace(/^\[ERROR\]\s+/, "").replace(/^Tests run: .* <<< (?:FAILURE|ERROR)! -+ in (\S+)$/, "$1").replace(/\s+(?:-- )?Time elapsed: .*<<< (?:FAILURE|ERROR)!$/, "").replace(/^\s*([\w.]+) \((\S+)\.\1\)/, "$1 ($2)").replace(/^\s*(?:\w+\.)+(\w+ \(unittest\.loader\._FailedTest)/, "$1").replace(/(::(?=\S)(?:[^[]*?|[^\s[]*\[.*?\])) - .*/, "$1");
  return `test ${(0,_chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_8__/* .normalise */ .j)(name, "exact").replace(/:$/, "")}`;
}
function longest(tests) {
  if (tests.length > MOST_TESTS2)
    return tests;
  const names2 = tests.map((test) => test.slice("test ".length));
  return tests.filter((test) => !names2.some((other) => isEndOf(test.slice("test ".length), other)));
}
function isEndOf(name, other) {
  return other.endsWith(name) && /[\s\u203a>:/.]$/.test(other.slice(0, -name.length));
}

// build/core/fingerprint.js
function fingerprint(blocking) {
  if (blocking.length === 0)
    return "";
  return (0,_chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_14__/* .hash8 */ .v)(blocking.map(gateEvidence).join("\n"));
}
function gateEvidence(result) {
  if (result.gate === "spec" || result.gate === "quality")
    return [result.gate, result.verdict, result.reason].join("\n");
  const error2 = result.error ?? (0,_chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_14__/* .hash8 */ .v)(evidenceOf(result.excerpt.lines.join("\n")).join("\n"));
  return [result.gate, result.check ?? "", result.verdict, (0,_chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_8__/* .normalise */ .j)(result.reason), error2].join("\n");
}

// build/core/story-split.js
function goneOn(state) {
  const { split } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
  const { tree, commit } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  if (split === void 0 || tree === void 0 || commit === void 0)
    return state;
  return (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateStory */ .fn)(state, { split: { ...split, starts: [...split.starts, { commit, tree }] } });
}

// build/core/attempt-end.js
function passed(before) {
  const state = noteBreaker((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { passed: true, decision: "passed" }));
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
  const start = story.start ?? state.head;
  return {
    state,
    command: {
      type: "commit-story",
      story: story.id,
      tree: (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).tree ?? start.tree,
      parent: start.commit,
      at: state.now
    }
  };
}
function failed(before) {
  const ended3 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(before).whole === true ? goneOn(before) : before;
  const attempt2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(ended3);
  const blocking = attempt2.gates.filter(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv);
  const noted = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(ended3, {
    blockers: blockersOf(blocking, attempt2),
    fingerprint: fingerprint(blocking.filter(({ condition }) => condition === void 0)),
    ...(0,_chunk_7BRAIBJ3_js__WEBPACK_IMPORTED_MODULE_1__/* .missesSomething */ .$c)(attempt2) && { misses: true },
    lastGate: blocking.at(0)?.gate ?? attempt2.lastGate
  });
  const stall = (0,_chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_10__/* .stallOf */ .cl)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(noted), noted.plan.stallRules ?? _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_10__/* .stallRules */ .wz);
  const judged2 = stall === void 0 ? noted : (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(noted, { stall });
  const asked = questionTwice((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(judged2));
  return decided(noteBreaker(asked === void 0 ? judged2 : (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(judged2, { question: asked })));
}
function decided(state) {
  const said2 = decide(state);
  const isOpen = said2.row === "classifier-escalate" && (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).routed === void 0;
  return isOpen && state.plan.classifier === "agent" ? consult(state, "classify") : follow(state, said2);
}
function follow(before, { row: row3, decision }) {
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { decision: row3, because: evidence2(decision) });
  switch (decision.type) {
    case "retry":
      return { state, command: (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .startAttempt */ .iY)(state, { fresh: false }) };
    case "re-plan":
      return consult(state, "plan");
    case "end-story":
      return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .endStory */ .V9)(decision.halt === void 0 || (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .openFix */ .IB)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state)) ? state : { ...state, halt: decision.halt }, decision.outcome, decision.detail);
    case "halt":
      return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .enterHalt */ .Cx)((0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .opened */ .Sg)(state, decision.opens), decision.halt);
  }
}
function addGates(state, results, change = {}) {
  const attempt2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  const lastGate = results.at(-1)?.gate ?? attempt2.lastGate;
  return (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(state, {
    ...change,
    gates: [...attempt2.gates, ...results],
    durationMs: attempt2.durationMs + results.reduce((sum, result) => sum + result.durationMs, 0),
    lastGate
  });
}
function emptyResult(state) {
  return { startedMs: state.elapsedMs, durationMs: 0, excerpt: _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .noExcerpt */ .zY, softLimitHit: false };
}

// build/core/checking.js
function checksCommand(state) {
  const attempt2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
  const planned = state.plan.stories[state.current ?? 0];
  const tests = planned?.tests;
  const part = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedPart */ .p4)(story)?.id;
  return {
    type: "run-checks",
    story: story.id,
    attempt: attempt2.attempt,
    tree: attempt2.tree ?? (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .givenTree */ .sI)(state),
    checks: (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .applyingChecks */ .Mz)(state.plan, attempt2),
    base: (story.start ?? state.head).tree,
    ...part === void 0 ? {} : { part },
    ...attempt2.checkCalls === void 0 ? {} : { call: attempt2.checkCalls },
    ...state.tests === void 0 ? {} : { known: state.tests },
    ...tests === void 0 || part !== void 0 ? {} : { ownTests: tests },
    ...dropping(state, planned),
    limits: (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsFor */ .I9)(state, (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .testLimit */ .UD)(state))
  };
}
function dropping(state, planned = state.plan.stories[state.current ?? 0]) {
  const removed = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).findings.flatMap((finding) => finding.removed ?? []);
  return {
    ...planned?.mayDropTests === true ? { mayDropTests: true } : {},
    ...removed.length === 0 ? {} : { removedTests: removed }
  };
}

// build/core/removed-tests.js
function allowedLoss(gone, removed) {
  const declared3 = removed.reduce((sum, { tests }) => sum + tests, 0);
  if (gone?.by !== "id")
    return declared3;
  const own2 = gone.names.filter((id) => removed.some((file2) => isOf(id, file2))).length;
  const unnamed = removed.reduce((sum, { tests, names: names2 }) => sum + Math.max(0, tests - names2.length), 0);
  return own2 + Math.min(gone.names.length - own2, unnamed);
}
function isOf(id, { path, names: names2 }) {
  const parts = id.replace(/ \(\d+\)$/, "").split("::");
  return parts.some((part) => isFileName(part, path)) || parts.some((part) => isNamed(part, names2));
}
function isFileName(part, path) {
  if (part === path || path.endsWith(`/${part}`))
    return true;
  const module = path.replace(/\.[^./]+$/, "").replaceAll("/", ".");
  const steps = part.split(".");
  return steps.some((_, at) => `.${module}`.endsWith(`.${steps.slice(0, at + 1).join(".")}`));
}
function isNamed(part, names2) {
  return names2.includes(part) || names2.includes(part.split("/")[0] ?? "");
}

// build/core/evidence.js
function evidenceOf2(input) {
  const { greenNow, testFilesChanged, tests } = input;
  const turned = input.baselineRed.filter((name) => greenNow.includes(name));
  if (turned.length > 0)
    return shown(`${named2("check", turned)} went from red to green`);
  if (tests.fixed.length > 0) {
    return shown(`${named2("test", tests.fixed)} went from red to green`);
  }
  if (tests.addedCount > 0) {
    const names2 = tests.added.length === 0 ? "" : `: ${(0,_chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__/* .shownNames */ .kA)(tests.added)}`;
    return shown(`${tests.addedCount} new test${tests.addedCount === 1 ? " passes" : "s pass"}${names2}`);
  }
  if (!tests.all && greenNow.length > 0 && testFilesChanged.length > 0) {
    return shown(`${named2("test file", testFilesChanged)} added or changed, and the checks pass`);
  }
  return { shown: false, sentence: `nothing shows that this story is done: ${missing2(input)}. ${counts(input)}` };
}
function testEvidenceOf(results, { mayDrop = false, removed = [] } = {}) {
  const compared = results.flatMap(({ tests }) => tests?.compared ?? []);
  const added = compared.flatMap((each) => each.added ?? []);
  const gone = mayDrop ? 0 : compared.reduce((sum, each) => sum + unasked(each.gone, removed), 0);
  const addedCount = added.reduce((sum, { names: names2 }) => sum + names2.length, 0) - gone;
  return {
    fixed: compared.flatMap(({ fixed }) => fixed),
    // Which of them has only another name than before, nobody can tell.
    added: gone > 0 ? [] : added.flatMap(({ by, names: names2 }) => by === "id" ? names2 : []),
    addedCount: Math.max(0, addedCount),
    all: results.length > 0 && added.length === results.length
  };
}
function unasked(gone, removed) {
  return gone === void 0 ? 0 : Math.max(0, gone.names.length - allowedLoss(gone, removed));
}
var redBefore = "What counts: a check that was red before and is green now, ";
function shown(sentence) {
  return { shown: true, sentence };
}
function missing2({ baselineRed, greenNow, tests }) {
  if (greenNow.length === 0)
    return "no check passed on this tree";
  const red = baselineRed.length === 0 ? "no check was red before" : `${named2("check", baselineRed)} still red`;
  return tests.all ? `${red}, and the checks list no new test that passes` : `${red}, and no test file was added or changed`;
}
function counts({ tests }) {
  const rest = tests.all ? "a test that failed before and passes now, or a new test that passes" : "or a new or changed test file that passes";
  return `${redBefore}${rest} (or set require_evidence: false).`;
}
function named2(noun, names2) {
  return `${noun}${names2.length === 1 ? "" : "s"} ${(0,_chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__/* .shownNames */ .kA)(names2)}`;
}

// build/core/part-checks.js
function partChecks(state, results) {
  const part = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedPart */ .p4)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state));
  if (part === void 0)
    return results;
  const own2 = state.plan.checks.filter((check) => check.own === true).map(({ name }) => name);
  const left = /* @__PURE__ */ new Set([...redAtStart(state), ...own2]);
  return results.map((result) => result.verdict === "fail" && (0,_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv)(result) && left.has(result.check ?? "") ? { ...result, ...leftToStory } : result);
}
var leftToStory = {
  verdict: "warn",
  reason: "red, as before the split: the gates of the whole story ask for it"
};

// build/core/probe.js
function probeResult(kind, results, silentRed2) {
  const isSilent = ({ check = "" }) => silentRed2.has(check);
  const told2 = results.filter((result) => !isSilent(result));
  return {
    kind,
    failing: told2.flatMap(failingIn),
    isNamed: told2.some((result) => namedIn(result).length > 0),
    passing: told2.flatMap(({ tests }) => tests?.compared?.added?.by === "id" ? tests.compared.added.names : []),
    silent: results.filter((result) => isSilent(result) && result.exitCode !== 0).map(({ check = "" }) => check)
  };
}
function namedIn({ tests }) {
  return tests?.compared?.newFailing ?? tests?.failing ?? [];
}
function failingIn({ check = "", verdict, exitCode, tests }) {
  const named3 = namedIn({ tests });
  if (named3.length > 0)
    return named3;
  if (tests !== void 0 && tests.counts.failed + tests.counts.errors === 0 && exitCode === 0)
    return [];
  const isOld = tests !== void 0 && tests.failing.length > 0;
  return exitCode === 0 || isOld ? [] : [`check ${check} (${exitCode === void 0 ? verdict : `exit code ${exitCode}`})`];
}
function unfinished(results) {
  return results.find(({ verdict }) => verdict === "error") ?? results.find(({ verdict }) => verdict === "timeout");
}
function oldTestsVerdict({ failing: failing3 }, probe2, isReviewed) {
  if (failing3.length === 0)
    return { verdict: "pass", reason: "" };
  const what = `${failing3.length === 1 ? "a test fails" : `${failing3.length} tests fail`} on the new code in the form that the story found: ${(0,_chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__/* .shownNames */ .kA)(failing3)}; changed: ${(0,_chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__/* .shownNames */ .kA)(probe2.paths)}`;
  if (isReviewed)
    return { verdict: "warn", reason: `${what}. A reviewer judges whether a criterion asks for that.` };
  const entry = JSON.stringify(`${probe2.paths[0] ?? ""}#test-changed`);
  return {
    verdict: "fail",
    reason: `${what}. Nobody reviews whether a criterion asks for that; a person can permit it: allow: [${entry}]`
  };
}
function unfinishedVerdict({ check = "", verdict, reason }) {
  const ended3 = verdict === "timeout" ? "timeout" : "error";
  return { verdict: ended3, reason: `check ${JSON.stringify(check)} came to no verdict: ${reason}` };
}
function newTestsVerdict({ failing: failing3, isNamed: isNamed2, passing: passing2, silent: silent2 }, probe2) {
  const idle2 = passing2.length === 0 ? "" : `these prove nothing, for they pass without the story's code: ${(0,_chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__/* .shownNames */ .kA)(passing2)}`;
  const isProof = failing3.length > 0 && (isNamed2 || passing2.length === 0);
  if (isProof)
    return { verdict: passing2.length === 0 ? "pass" : "warn", reason: idle2 };
  const why = idle2 === "" ? unproven(probe2, silent2) : idle2;
  return {
    verdict: "fail",
    reason: `no test proves this story: ${why}. Write a test that fails before the change and passes after it.`
  };
}
function unproven({ paths }, silent2) {
  if (silent2.length === 0)
    return `the tests in ${(0,_chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__/* .shownNames */ .kA)(paths)} pass without the story's code`;
  const checks = `${silent2.length === 1 ? "check" : "checks"} ${(0,_chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__/* .shownNames */ .kA)(silent2)}`;
  return `no check tells whether the tests in ${(0,_chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_2__/* .shownNames */ .kA)(paths)} fail without the story's code: ${checks} failed at the story's start too and ${silent2.length === 1 ? "names" : "name"} no test`;
}

// build/core/part-passed.js
function letPass(before) {
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(before);
  const part = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedPart */ .p4)(story);
  if (part === void 0)
    return passed(before);
  return part.id === story.split?.parts.at(-1)?.id ? judgeWhole(before) : partPassed(before, part);
}
function judgeWhole(before) {
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { whole: true, checkCalls: void 0 });
  return { state, command: checksCommand(state) };
}
function partPassed(before, { id }) {
  const because = `${id} passed its gates`;
  const noted = notePart((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { decision: "part-passed", because }));
  const state = goneOn(noted);
  const capped = decideCaps(state);
  if (capped !== void 0)
    return follow(state, capped);
  return { state, command: (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .startAttempt */ .iY)(state, { fresh: false }) };
}
function notePart(state) {
  const { breaker, plan } = state;
  if (plan.breaker?.progress !== "story")
    return noteBreaker(state);
  return breaker === void 0 ? state : { ...state, breaker: { ...breaker, ...noErrors } };
}
var noErrors = { sameError: { fingerprint: "", count: 0, stories: [] }, environment: { count: 0 } };

// build/core/review-call.js
function reviewCommand(state) {
  const { gate, call, claims } = requireReviewing(state);
  const attempt2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
  const start = story.start ?? state.head;
  const part = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedPart */ .p4)(story)?.id;
  const from = part === void 0 ? start.tree : ((0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanStart */ .OR)(story) ?? start).tree;
  return {
    type: "run-review",
    gate,
    story: story.id,
    attempt: attempt2.attempt,
    iteration: attempt2.iteration,
    call,
    tree: attempt2.tree ?? start.tree,
    ...part === void 0 ? {} : { part },
    storyStart: { commit: start.commit, tree: from },
    claims,
    limits: (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsFor */ .I9)(state, state.plan.caps[gate])
  };
}
function nothingAsked(state, gate) {
  return {
    gate,
    call: 0,
    misses: 0,
    votes: [],
    claims: [],
    startedMs: state.elapsedMs,
    durationMs: 0,
    softLimitHit: false
  };
}
function requireReviewing(state) {
  const { reviewing } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  if (reviewing === void 0)
    throw new Error("The loop has no review in progress where it must have one.");
  return reviewing;
}

// build/core/review-heard.js
var CALLS_PER_RUN = 2;
var MOST_MISSES = 3 * CALLS_PER_RUN;
function heard({ reading, result }) {
  if (!(0,_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv)(result))
    return reading.ok ? reading : { ...reading, weight: 1 };
  const isWholeRun = result.verdict === "timeout" || result.condition !== void 0;
  return { ok: false, problem: result.reason, weight: isWholeRun ? CALLS_PER_RUN : 1 };
}

// build/core/review-history.js
function reusable(state, gate) {
  const { tree } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  const earlier = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptsAlike */ .JC)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state)).slice(0, -1).findLast((attempt3) => attempt3.tree === tree && tree !== void 0);
  const result = lastOf3(earlier?.gates, { attempt: earlier, gate });
  const review = reviewOf(earlier, gate);
  if (earlier === void 0 || result === void 0 || review === void 0)
    return void 0;
  const { attempt: attempt2, question } = earlier;
  return { attempt: attempt2, result, review, ...question !== void 0 && question === result.reason && { question } };
}
function previousReview(state) {
  return reviewOf((0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptsAlike */ .JC)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state)).at(-2), "spec");
}
function reviewOf(attempt2, gate) {
  return lastOf3(attempt2?.reviews, { attempt: attempt2, gate });
}
function lastOf3(all = [], { attempt: attempt2, gate }) {
  const ofPart = attempt2?.whole === true && gate === "spec" ? 1 : 0;
  return all.filter((each) => each.gate === gate).slice(ofPart).at(-1);
}

// build/core/reviewing.js
var MOST_LINES2 = 100;
function startReviews(state) {
  if (state.plan.reviewAgent !== "none")
    return startReview(state, "spec");
  if ((0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedPart */ .p4)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state)) !== void 0)
    return letPass(state);
  return letPass(addGates(state, [notReviewed(state, "spec"), notReviewed(state, "quality")]));
}
function reviewed(before, { reading, result, usage }) {
  const going2 = requireReviewing(before);
  const reviewing = {
    ...going2,
    durationMs: going2.durationMs + result.durationMs,
    softLimitHit: going2.softLimitHit || result.softLimitHit
  };
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, {
    reviewing,
    usage: [...(0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(before).usage ?? [], ...usage]
  });
  const call = heard({ reading, result });
  return call.ok ? answered(state, call.answer) : missed(state, call);
}
function startReview(state, gate) {
  const earlier = reusable(state, gate);
  if (earlier !== void 0)
    return reuse(state, gate, earlier);
  return ask((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(state, { reviewing: nothingAsked(state, gate) }));
}
function ask(before) {
  const going2 = requireReviewing(before);
  const reviewing = { ...going2, call: going2.call + 1 };
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { reviewing });
  return { state, command: reviewCommand(state) };
}
function resumeReview(before) {
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { reviewing: { ...requireReviewing(before), startedMs: before.elapsedMs } });
  return { state, command: reviewCommand(state) };
}
function missed(before, { problem, weight }) {
  const going2 = requireReviewing(before);
  const misses = going2.misses + weight;
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { reviewing: { ...going2, misses } });
  if (misses < MOST_MISSES)
    return ask(state);
  return conclude(state, {
    verdict: "error",
    reason: `gate unavailable: ${going2.call} calls without an answer; the last one: ${problem}`
  });
}
function answered(before, answer) {
  const going2 = requireReviewing(before);
  const reviewing = { ...going2, misses: 0, votes: [...going2.votes, answer] };
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { reviewing });
  if (reviewing.gate === "spec" && reviewing.votes.length < state.plan.specPasses)
    return ask(state);
  return follow2(state, judge(reviewing, answer));
}
function judge({ gate, votes, claims }, answer) {
  if (gate === "spec")
    return judgeSpec(votes);
  const [first = answer] = votes;
  return claims.length === 0 ? judgeQuality(answer) : judgeConfirmation(first, claims, answer);
}
function follow2(state, judgement) {
  switch (judgement.type) {
    case "confirm":
      return ask((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(state, { reviewing: { ...requireReviewing(state), claims: judgement.claims } }));
    case "escalate":
      return conclude(asking(state, judgement.question), { ...judgement, verdict: "fail", reason: judgement.question });
    case "fail": {
      const twice = unsureIds(judgement.review).filter((id) => unsureIds(previousReview(state)).includes(id));
      const question = `the reviewers of two attempts could not tell whether ${twice.join(", ")} is met`;
      return conclude(twice.length === 0 ? state : asking(state, question), { ...judgement, verdict: "fail" });
    }
    case "pass":
    case "warn":
      return conclude(state, { ...judgement, verdict: judgement.type });
  }
}
function conclude(before, { verdict, reason, review }) {
  const { gate, startedMs, durationMs, softLimitHit, reusedFrom } = requireReviewing(before);
  const lines = review === void 0 ? [] : reviewLines(review);
  const result = {
    ...{ gate, verdict, reason, startedMs, durationMs, softLimitHit },
    ...reusedFrom === void 0 ? {} : { reusedFrom },
    excerpt: { lines: lines.slice(0, MOST_LINES2), truncated: Math.max(0, lines.length - MOST_LINES2) }
  };
  return concluded(before, result, review);
}
function concluded(before, result, review) {
  const kept = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(before).reviews ?? [];
  const reviews = review === void 0 ? kept : [...kept, review];
  const state = addGates(before, [result], { reviewing: void 0, reviews });
  if (result.verdict !== "pass" && result.verdict !== "warn")
    return failed(state);
  const isPart = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedPart */ .p4)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state)) !== void 0;
  return result.gate === "spec" && !isPart ? startReview(state, "quality") : letPass(state);
}
function reuse(before, gate, { attempt: attempt2, result, review, question }) {
  const reviewing = { ...nothingAsked(before, gate), reusedFrom: result.reusedFrom ?? attempt2 };
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { reviewing });
  if (question !== void 0)
    return follow2(state, { type: "escalate", question, review });
  const type = result.verdict === "pass" || result.verdict === "warn" ? result.verdict : "fail";
  return follow2(state, { type, reason: result.reason, review });
}
function asking(state, question) {
  return (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(state, { question });
}
function notReviewed(state, gate) {
  return { ...emptyResult(state), gate, verdict: "skipped", reason: "not reviewed" };
}

// build/core/probing.js
function startProbes(state) {
  const missing3 = withoutProof(state);
  if (missing3 !== void 0)
    return failed(addGates(state, [missing3]));
  return probe(freshCalls(state), 0);
}
function probed(before, results) {
  const { probes = [], probing = 0 } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(before);
  const now = probes[probing];
  if (now === void 0)
    throw new Error("A probe was answered that the attempt does not have.");
  const found = probeResult(now.kind, results, silentRed(before));
  const cut = unfinished(results);
  const said2 = cut === void 0 ? judged(before, now, found) : unfinishedVerdict(cut);
  const spentMs = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const log = cut ?? results.find(({ logPath }) => logPath !== void 0);
  const gate = {
    ...{ ...emptyResult(before), gate: "test", check: now.kind, ...said2, durationMs: spentMs },
    ...said2.verdict === "pass" || log?.logPath === void 0 ? {} : { logPath: log.logPath, excerpt: log.excerpt }
  };
  const changed = now.kind === "old-tests" && cut === void 0 ? { expectations: found.failing } : {};
  const state = addGates(before, [gate], changed);
  return (0,_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv)(gate) ? failed(idle(state)) : probe(freshCalls(state), probing + 1);
}
function probeAgain(state) {
  return probe(state, (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).probing ?? 0);
}
function judged({ plan }, now, found) {
  return now.kind === "old-tests" ? oldTestsVerdict(found, now, plan.reviewAgent !== "none") : newTestsVerdict(found, now);
}
function freshCalls(state) {
  return (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(state, { checkCalls: void 0 });
}
function probe(state, at) {
  const attempt2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  const next = attempt2.probes?.[at];
  const checks = next === void 0 ? [] : probeChecks(state);
  if (next === void 0 || checks.length === 0)
    return startReviews(idle(state));
  return {
    state: (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(state, { probing: at }),
    command: {
      type: "run-checks",
      story: (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state).id,
      attempt: attempt2.attempt,
      tree: next.tree,
      checks,
      probe: next.kind,
      ...attempt2.checkCalls === void 0 ? {} : { call: attempt2.checkCalls },
      ...state.tests === void 0 ? {} : { known: state.tests },
      limits: (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsFor */ .I9)(state, (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .testLimit */ .UD)(state))
    }
  };
}
function probeChecks(state) {
  return (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .applyingChecks */ .Mz)(state.plan, (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state)).filter(({ kind }) => kind !== "check");
}
function silentRed(state) {
  const { baseline, tests = {}, head: head2, plan } = state;
  const start = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state).start ?? head2;
  if (!Array.isArray(baseline) || start.commit !== plan.start.commit)
    return /* @__PURE__ */ new Set();
  const red = baseline.filter(({ name, verdict }) => verdict === "red" && (0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_15__/* .own */ .Z)(tests, name) === void 0);
  return new Set(red.map(({ name }) => name));
}
function withoutProof(state) {
  const { probes = [] } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  if (state.plan.redGreen !== "true")
    return void 0;
  const isTested = probes.some(({ kind }) => kind === "new-tests");
  if (isTested && probeChecks(state).length > 0)
    return void 0;
  const why = isTested ? "no check that runs tests applies to what it changed" : "no test was added or changed";
  const reason = `no test proves this story: ${why}, and red_green: true asks for one`;
  return { ...emptyResult(state), gate: "test", check: "new-tests", verdict: "fail", reason };
}
function idle(state) {
  return (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(state, { probing: void 0 });
}

// build/core/attempt.js
var MOST_SAID = 10;
function implemented(before, outcome) {
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(before);
  const tier = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .nextTier */ .It)((0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .ownAttempts */ .BY)(story));
  const part = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .partInWork */ .yV)(story)?.id;
  const asked = questionIn(outcome.finalMessage.lines);
  const attempt2 = {
    attempt: story.attempts.length + 1,
    iteration: before.iterations + 1,
    startedAt: before.now - outcome.result.durationMs,
    durationMs: outcome.result.durationMs,
    gates: [outcome.result],
    findings: [],
    changed: [],
    changedCount: 0,
    said: outcome.finalMessage.lines.slice(0, MOST_SAID),
    ...outcome.signals && { signals: outcome.signals },
    lastGate: "implement",
    passed: false,
    fingerprint: "",
    blockers: [],
    decision: "",
    usage: outcome.usage,
    ...tier === void 0 ? {} : { tier },
    ...asked === void 0 ? {} : { asked },
    ...part === void 0 ? {} : { part },
    ...outcome.tooLarge && { tooLarge: true }
  };
  const counted3 = { ...before, iterations: before.iterations + 1 };
  const names2 = story.names ?? outcome.names;
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateStory */ .fn)(counted3, { attempts: [...story.attempts, attempt2], ...names2 && { names: names2 } });
  const start = story.start ?? state.head;
  return {
    state,
    command: {
      type: "take-snapshot",
      story: story.id,
      attempt: attempt2.attempt,
      iteration: attempt2.iteration,
      storyStart: start,
      previousTree: (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .givenTree */ .sI)(before),
      ...part === void 0 ? {} : { part }
    }
  };
}
function snapshotTaken(before, outcome) {
  const state = addGates(before, [outcome.result], {
    tree: outcome.tree,
    commit: outcome.commit,
    changed: outcome.changed,
    changedCount: outcome.changedCount,
    testFiles: outcome.testFiles,
    ...outcome.change && { change: outcome.change },
    ...outcome.ignored && { ignored: outcome.ignored },
    ...outcome.workflowPatch !== void 0 && { workflowPatch: outcome.workflowPatch },
    ...outcome.probes && { probes: outcome.probes },
    findings: outcome.findings
  });
  if ((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).gates.some(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv))
    return failed(state);
  return runChecks(state);
}
function runChecks(state) {
  const command = checksCommand(state);
  return command.checks.length === 0 ? checksDone(state, []) : { state, command };
}
function checksDone(before, ran) {
  const { probing, checkCalls = 1 } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(before);
  if (mayTryAgain(before, ran)) {
    const state2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, { checkCalls: checkCalls + 1 });
    return probing === void 0 ? runChecks(state2) : probeAgain(state2);
  }
  if (probing !== void 0)
    return probed(before, ran);
  const results = [...partChecks(before, ran), ...(0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOut */ .ig)(before.plan, (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(before), before.elapsedMs)];
  const tested = addGates(before, results);
  const state = results.some(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv) ? tested : addGates(tested, proofGate(tested, results));
  const attempt2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  if (attempt2.gates.some(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv))
    return failed(state);
  return (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedPart */ .p4)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state)) === void 0 ? startProbes(state) : startReviews(state);
}
function mayTryAgain(state, ran) {
  if (!ran.some(({ verdict }) => verdict === "error"))
    return false;
  const calls = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).checkCalls ?? 1;
  return calls < _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_CHECK_CALLS */ .rc && (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .runLeftMs */ .RN)(state) > 0 && (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .storyLeftMs */ .Rl)(state) > 0;
}
function proofGate(state, results) {
  const silent2 = (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptChecks */ .tB)(state.plan).filter((check) => !results.some((result) => result.check === check.name));
  if (silent2.length === 0)
    return evidenceGate(state, results);
  return silent2.map((check) => testFailure(state, check.name, `check "${check.name}" ended without a result`));
}
function evidenceGate(state, results) {
  const attempt2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state);
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
  const isPart = (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedPart */ .p4)(story) !== void 0;
  const start = (isPart ? (0,_chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanStart */ .OR)(story) : story.start) ?? state.head;
  if (attempt2.tree === start.tree)
    return unchanged(state, isPart);
  if (!state.plan.requireEvidence || isPart || (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .openFix */ .IB)(story))
    return [];
  const ran = results.filter(({ verdict, check }) => verdict !== "skipped" && !isPlainCheck(state, check));
  const { mayDropTests, removedTests } = dropping(state);
  const green = ran.filter(({ verdict }) => verdict === "pass");
  const evidence3 = evidenceOf2({
    baselineRed: redAtStart(state),
    greenNow: green.map((result) => result.check ?? result.gate),
    testFilesChanged: ran.length === 0 ? [] : attempt2.testFiles ?? [],
    tests: testEvidenceOf(ran, ran.length > 0 ? { mayDrop: mayDropTests, removed: removedTests } : {})
  });
  return evidence3.shown ? [] : [testFailure(state, "evidence", evidence3.sentence)];
}
function isPlainCheck({ plan }, name) {
  return plan.checks.some((check) => check.name === name && check.kind === "check");
}
function unchanged(state, isPart) {
  const red = redAtStart(state).length > 0 && !isPart;
  if (state.plan.reviewAgent !== "none" && !red)
    return [];
  return [testFailure(state, "no-change", "the attempt changed nothing in the tree")];
}
function testFailure(state, check, reason) {
  return { ...emptyResult(state), gate: "test", check, verdict: "fail", reason };
}

// build/core/test-report/results.js
var MOST_FAILING = 500;
var MOST_BY_ID = { tests: 2e3, chars: 15e4 };
function testResults(report2, { source, exitCode, known }) {
  const failing3 = [...new Set(report2.tests.filter(isFailing).map(({ id }) => id))];
  const listed = failing3.length > MOST_FAILING ? "none" : report2.listed;
  const formats = report2.formats ?? [report2.format];
  const common = {
    source,
    formats,
    counts: report2.counts,
    listed,
    exitCode,
    failing: listed === "none" ? [] : failing3
  };
  const ids = listed === "all" ? ranIds(report2.tests) : void 0;
  const ran = ids === void 0 ? void 0 : namesOf(ids, known?.ran);
  if (known === void 0)
    return { ...common, ...ran && { ran } };
  const compared = compare(known, { report: report2, failing: common.failing, ran });
  return { ...common, ...ran && compared.gone === void 0 ? { ran } : {}, compared };
}
function knownAfter(before, results) {
  const { compared, ...rest } = results;
  if (rest.ran !== void 0 || compared?.added === void 0 || before?.ran === void 0)
    return rest;
  const { by } = compared.added;
  const gone = new Set(compared.gone?.names);
  const kept = inForm(before.ran, by).filter((name) => !gone.has(name));
  const failing3 = by === "id" ? rest.failing : rest.failing.map(_chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_14__/* .hash8 */ .v);
  return { ...rest, ran: { by, names: [.../* @__PURE__ */ new Set([...kept, ...compared.added.names, ...failing3])] } };
}
function compare(known, { report: report2, failing: failing3, ran }) {
  const before = new Set(known.failing);
  const passing2 = new Set(report2.tests.flatMap(({ id, status }) => status === "passed" ? [id] : []));
  const isFixed = (id) => report2.listed === "all" ? passing2.has(id) : report2.listed === "failing" && report2.counts.passed > known.counts.passed;
  const now = new Set(failing3);
  const differences = {
    newFailing: failing3.filter((id) => !before.has(id)),
    fixed: known.failing.filter((id) => !now.has(id) && isFixed(id))
  };
  if (ran === void 0 || known.ran === void 0)
    return differences;
  const { by, names: names2 } = ran;
  const old = inForm(known.ran, by);
  const [oldSet, newSet] = [new Set(old), new Set(names2)];
  const red = new Set(by === "id" ? failing3 : failing3.map(_chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_14__/* .hash8 */ .v));
  return {
    ...differences,
    added: { by, names: names2.filter((name) => !oldSet.has(name) && !red.has(name)) },
    gone: { by, names: old.filter((name) => !newSet.has(name)) }
  };
}
function isFailing({ status }) {
  return status === "failed" || status === "error";
}
function ranIds(tests) {
  const seen2 = /* @__PURE__ */ new Map();
  return tests.flatMap(({ id, status }) => {
    if (status === "skipped")
      return [];
    const count2 = (seen2.get(id) ?? 0) + 1;
    seen2.set(id, count2);
    return count2 === 1 ? [id] : [`${id} (${count2})`];
  });
}
function namesOf(ids, known) {
  const chars = ids.reduce((sum, id) => sum + id.length, 0);
  const byId = ids.length <= MOST_BY_ID.tests && chars <= MOST_BY_ID.chars && known?.by !== "hash";
  return byId ? { by: "id", names: ids } : { by: "hash", names: ids.map(_chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_14__/* .hash8 */ .v) };
}
function inForm({ by, names: names2 }, wanted) {
  return by === wanted ? names2 : names2.map(_chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_14__/* .hash8 */ .v);
}

// build/core/known-tests.js
function noteBaseline(state, checks) {
  const results = checks.map(({ result }) => result);
  return noteResults({ ...state, baseline: checks }, results);
}
function notePassed(state) {
  return noteResults(state, (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).gates);
}
function noteResults(state, results) {
  const before = state.tests ?? {};
  const off = uncounted(state.plan);
  const found = results.flatMap(({ check, tests }) => check === void 0 || tests === void 0 || off.has(check) ? [] : [[check, knownAfter((0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_15__/* .own */ .Z)(before, check), tests)]]);
  return found.length === 0 ? state : { ...state, tests: { ...before, ...Object.fromEntries(found) } };
}
function redTests({ gates }) {
  return gates.flatMap(({ tests }) => tests?.failing ?? []);
}
function uncounted({ checks, baseline: all }) {
  return new Set(checks.filter(({ baseline = all }) => baseline === "off").map(({ name }) => name));
}

// build/core/carried.js
function storiesCarried(state, carried) {
  if (carried.unreachable === void 0)
    return takeOver(state, carried);
  return (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .runLeftMs */ .RN)(state) <= 0 ? (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .enterHalt */ .Cx)(state, _chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .outOfTime */ .p3) : fetchAgain(state, carried.unreachable);
}
function takeOver(state, { points, conflicts, results }) {
  const { left, alone, notes } = (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .carryingOf */ .NU)(state);
  const isRed = points.length > 0 && results.some(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv);
  if (isRed && (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .runLeftMs */ .RN)(state) <= 0)
    return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .enterHalt */ .Cx)(state, _chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .outOfTime */ .p3);
  if (isRed && results.some(isOurs))
    return carryAgain(state, results);
  if (isRed && !alone && left.length > 1)
    return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .beginWork */ .RD)({ ...state, carrying: { left, alone: true, notes } });
  const done = alone ? left.slice(0, 1) : left;
  const missing3 = [
    ...conflicts.map(({ from, paths }) => ({ from, why: conflictWords(paths) })),
    ...isRed ? points.map(({ from }) => ({ from, why: redWords(results) })) : []
  ];
  const said2 = missing3.map(({ from, why }) => noteOf(state, done.find(({ commit }) => commit === from), why));
  const carrying = { left: left.slice(done.length), alone, notes: [...notes, ...said2] };
  const taken = isRed ? { ...state, carrying } : take(noteResults({ ...state, carrying }, results), points);
  if (carrying.left.length > 0)
    return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .beginWork */ .RD)(taken);
  return taken.head.commit === taken.plan.start.commit ? (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .advance */ .np)(taken) : (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .publish */ .mk)(taken);
}
function fetchAgain(state, why) {
  const { calls = 0, ...carrying } = (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .carryingOf */ .NU)(state);
  if (calls + 1 < _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_CHECK_CALLS */ .rc)
    return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .beginWork */ .RD)({ ...state, carrying: { ...carrying, calls: calls + 1 } });
  const detail = `the work of earlier runs could not be fetched in ${_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_CHECK_CALLS */ .rc} calls, so ${state.plan.branch} was left as it is: ${why}`;
  return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .enterHalt */ .Cx)(untouched(state), { kind: "environment_broken", detail });
}
function carryAgain(state, results) {
  const { calls = 0, ...carrying } = (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .carryingOf */ .NU)(state);
  if (calls + 1 < _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_CHECK_CALLS */ .rc)
    return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .beginWork */ .RD)({ ...state, carrying: { ...carrying, calls: calls + 1 } });
  const { check, reason } = results.find(isOurs) ?? {};
  const detail = `check "${check}" gave no verdict in ${_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_CHECK_CALLS */ .rc} calls on the work of earlier runs, so ${state.plan.branch} was left as it is: ${reason}`;
  return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .enterHalt */ .Cx)(untouched(state), { kind: "environment_broken", detail });
}
function untouched(state) {
  const ref = `refs/heads/${state.plan.branch}`;
  const stories = (0,_chunk_5HDYLEYX_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ)(state).map(({ commit, ...story }) => {
    return commit === void 0 ? story : { ...story, status: "open", detail: "" };
  });
  const publications = state.publications.filter((each) => each.ref !== ref);
  return { ...state, stories: (0,_chunk_5HDYLEYX_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(stories), publications, head: state.plan.start };
}
function isOurs({ verdict }) {
  return verdict === "error";
}
function take(before, points) {
  const last = points.at(-1);
  if (last === void 0)
    return before;
  const storyOf = new Map((before.plan.carried ?? []).map(({ commit: commit2, story }) => [commit2, story]));
  const passed2 = new Map(points.flatMap(({ from, commit: commit2 }) => [[storyOf.get(from), commit2]]));
  const stories = (0,_chunk_5HDYLEYX_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ)(before).map((story) => {
    const commit2 = passed2.get(story.id);
    if (commit2 === void 0 || story.status !== "open" || !(0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .canPass */ .QL)(before.plan, story.id))
      return story;
    return { ...story, status: "passed", detail: "passed in an earlier run, and again on the moved base", commit: commit2 };
  });
  const { commit, tree } = last;
  const ref = `refs/heads/${before.plan.branch}`;
  return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .queue */ .gR)({ ...before, stories: (0,_chunk_5HDYLEYX_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(stories), head: { commit, tree } }, { ref, commit, story: storyOf.get(last.from) ?? "" });
}
function noteOf({ plan }, carried, why) {
  const { commit = "", story } = carried ?? {};
  const what = story === void 0 ? `Commit ${commit.slice(0, 10)}` : `The work on ${story} of an earlier run`;
  const kept = plan.replaces === void 0 ? "" : ` It is kept in ${(0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .replacedRef */ .o8)(plan.feature, plan.replaces)}.`;
  const note = `${what} was left behind when ${plan.branch} was put on top of ${plan.base.branch}: ${why}.${kept}`;
  return { ...story === void 0 ? {} : { story }, note };
}
function conflictWords(paths) {
  return paths.length === 0 ? "git could not put it there" : `it conflicts in ${paths.slice(0, 5).join(", ")}`;
}
function redWords(results) {
  const [first] = results.filter(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv);
  return `check "${first?.check ?? first?.gate}" does not pass there${first?.reason ? ` (${first.reason})` : ""}`;
}

// build/core/story-kept.js
function storyCommitted(before, { commit, tree }) {
  const passed2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateStory */ .fn)(before, {
    status: "passed",
    detail: satisfied(before),
    commit,
    attempts: slim(before, 0),
    ...(0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .fixMade */ .tM)((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(before))
  });
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(passed2).id;
  const ref = `refs/heads/${before.plan.branch}`;
  const { tests } = notePassed(before);
  const known = tests === void 0 ? {} : { tests };
  const state = {
    ...(0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .queue */ .gR)({ ...passed2, ...known }, { ref, commit, story }),
    head: { commit, tree },
    commits: before.commits + 1
  };
  return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .publish */ .mk)(state);
}
function satisfied(state) {
  const { start, attempts: attempts2 } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
  return attempts2.at(-1)?.tree === (start ?? state.head).tree ? "already satisfied" : "";
}
function storyParked(before, { branch, commit }) {
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(before);
  const parked = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateStory */ .fn)(before, { wip: { branch, commit }, attempts: slim(before, 1), ...(0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .fixNotMade */ .UT)(story) });
  return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .publish */ .mk)((0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .queue */ .gR)(parked, { ref: `refs/heads/${branch}`, commit, story: (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(parked).id }));
}
function slim(state, keep) {
  const attempts2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state).attempts;
  return attempts2.map((attempt2, index) => index >= attempts2.length - keep ? attempt2 : { ...attempt2, gates: attempt2.gates.map(slimGate) });
}
function slimGate(result) {
  if (result.tests === void 0 && result.excerpt.lines.length + result.excerpt.truncated === 0)
    return result;
  const { tests, ...gate } = result;
  const slimmed = { ...gate, excerpt: _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .noExcerpt */ .zY };
  if (tests === void 0)
    return slimmed;
  const { compared: _, ran: __, ...counted3 } = tests;
  return { ...slimmed, tests: counted3 };
}

// build/core/committed.js
function committed(state, outcome) {
  switch (outcome.type) {
    case "story-committed":
      return storyCommitted(state, outcome);
    case "story-parked":
      return storyParked(state, outcome);
    case "stories-carried":
      return storiesCarried(state, outcome);
    case "feature-archived":
      return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .featureArchived */ .xV)(state, outcome);
  }
}

// build/core/consulted.js
var MOST_CALLS = 2;
function consulted(before, { reading, result, usage }) {
  const attempt2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(before);
  const { consulting } = attempt2;
  if (consulting === void 0)
    throw new Error("Advice came that the loop did not ask for.");
  const state = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(before, {
    usage: [...attempt2.usage ?? [], ...usage],
    durationMs: attempt2.durationMs + result.durationMs
  });
  if (result.verdict === "pass" && reading.ok && reading.advice.type === consulting.role)
    return advised(answered2(state), reading.advice);
  if (consulting.call < MOST_CALLS)
    return consult(state, consulting.role);
  const why = result.verdict === "pass" ? reading.ok ? "it answered something else" : reading.problem : result.reason;
  return advised(answered2(state), noAdvice(consulting.role, why));
}
function answered2(state) {
  return (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(state, { consulting: void 0 });
}
function noAdvice(type, why) {
  const reason = `${MOST_CALLS} calls without an answer; the last one: ${why}`;
  return type === "plan" ? { type, reason, parts: [] } : { type, route: "escalate", reason };
}
function advised(state, advice) {
  if (advice.type === "classify")
    return decided((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateAttempt */ .Pf)(state, { routed: { route: advice.route, reason: advice.reason } }));
  const split = splitBy(state, advice);
  const divided = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateStory */ .fn)(state, { split });
  if (split.parts.length === 0)
    return decided(divided);
  const capped = decideCaps(divided);
  if (capped !== void 0)
    return follow(divided, capped);
  return { state: divided, command: (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .startAttempt */ .iY)(divided, { fresh: true }) };
}
function splitBy(state, { parts, reason }) {
  if (parts.length < 2)
    return { parts: [], starts: [], because: reason };
  const { id } = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
  return {
    parts: parts.map((part, at) => ({ id: `${id}.${at + 1}`, ...part })),
    starts: [splitStart(state)],
    because: reason
  };
}

// build/core/cut-short.js
function cutShort(state, outcome) {
  if (outcome.type === "interrupted")
    return suspend(state, { kind: outcome.by === "user" ? "user_cancel" : "interrupted", detail: outcome.cause }, outcome.ending);
  return state.pending.type === "write-report" ? finish(state) : suspend(state, outcome.halt);
}
function suspend(state, halt, ending) {
  const before = state.suspended ?? { command: state.pending, halt: state.halt };
  const suspended = { command: before.command, halt: before.halt, ...ending && { ending } };
  return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .report */ .z8)({ ...state, suspended }, halt);
}
function finish(state) {
  if (state.halt === void 0)
    throw new Error("A report was written for a run that has not ended.");
  return { state, command: { type: "finish", halt: state.halt } };
}

// build/core/final-checked.js
function noteFinal(state, ran) {
  if (ran.some(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv) && (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .runLeftMs */ .RN)(state) <= 0)
    return state;
  const { final, head: head2 } = state;
  const calls = (final?.tree === head2.tree ? final.calls : 0) + 1;
  const results = [...ran, ...silent((0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .applying */ .vZ)(state), ran, state.elapsedMs)];
  const isOurs2 = ran.some(({ verdict }) => verdict === "error") && calls < _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_CHECK_CALLS */ .rc;
  if (isOurs2)
    return { ...state, final: { tree: head2.tree, calls } };
  const cause = surroundings(results, state.plan.checks);
  return { ...state, final: { tree: head2.tree, calls, results, ...cause !== void 0 && { surroundings: cause } } };
}
function silent(checks, ran, startedMs) {
  const missing3 = checks.filter(({ name }) => !ran.some(({ check, verdict }) => check === name || verdict !== "pass"));
  return missing3.map(({ name }) => ({
    gate: "test",
    check: name,
    verdict: "fail",
    reason: `check "${name}" ended without a result`,
    startedMs,
    durationMs: 0,
    excerpt: _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .noExcerpt */ .zY,
    softLimitHit: false
  }));
}
function surroundings(results, checks) {
  const first = results.find(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_12__/* .blocks */ .Bv);
  const cause = first && environmentTrouble(first)?.cause;
  const check = checks.find(({ name }) => name === first?.check);
  return cause && withRemedy(cause, check);
}

// build/core/review-whole.js
function judgeWhole2(answers) {
  const review = merged("quality", answers);
  const blocking = answers.filter((answer) => blocksOf(answer).length > 0);
  const [worst] = blocking.flatMap(blocksOf);
  if (worst === void 0)
    return harmless(review);
  const voices = `${blocking.length} of ${answers.length} reviewers of the whole change`;
  const what = `${place(worst)}${worst.text}`;
  return blocking.length * 2 > answers.length ? { type: "fail", reason: `${voices} found what must not be merged: ${what}`, review } : { type: "warn", reason: `${voices} found what must not be merged, which is no majority: ${what}`, review };
}

// build/core/final-reviewed.js
var NAME = "final review";
var MOST_LINES3 = 100;
function noteFinalReview(state, { reading, result }) {
  const call = heard({ reading, result });
  if (!call.ok && (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .runLeftMs */ .RN)(state) <= 0)
    return state;
  const before = (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .going */ .Tx)(state) ?? nothingHeard(state, result.durationMs);
  const counted3 = {
    ...before,
    calls: before.calls + 1,
    durationMs: before.durationMs + result.durationMs,
    softLimitHit: before.softLimitHit || result.softLimitHit
  };
  return { ...state, finalReview: call.ok ? answered3(state, counted3, call) : missed2(state, counted3, call) };
}
function nothingHeard({ head: head2, elapsedMs }, tookMs) {
  const startedMs = Math.max(0, elapsedMs - tookMs);
  return { tree: head2.tree, calls: 0, misses: 0, answers: [], startedMs, durationMs: 0, softLimitHit: false };
}
function answered3({ plan }, before, { answer }) {
  const review = { ...before, misses: 0, answers: [...before.answers, answer] };
  if (review.answers.length < (plan.finalReview ?? 1))
    return review;
  const { type, reason, review: whole } = judgeWhole2(review.answers);
  return {
    ...review,
    result: { ...shell2(review), verdict: type, reason, excerpt: excerptOf([...new Set(reviewLines(whole))]) }
  };
}
function missed2({ plan }, before, { problem, weight }) {
  const review = { ...before, misses: before.misses + weight };
  if (review.misses < MOST_MISSES)
    return review;
  const { answers, calls } = review;
  const reason = `the final review is unavailable: ${answers.length} of ${plan.finalReview} reviewers answered in ${calls} calls; the last one: ${problem}`;
  return { ...review, result: { ...shell2(review), verdict: "error", reason, excerpt: excerptOf([]) } };
}
function shell2({ startedMs, durationMs, softLimitHit }) {
  return { gate: "quality", check: NAME, startedMs, durationMs, softLimitHit };
}
function excerptOf(lines) {
  return { lines: lines.slice(0, MOST_LINES3), truncated: Math.max(0, lines.length - MOST_LINES3) };
}

// build/core/reissue.js
function reissued(state, { type }) {
  switch (type) {
    case "implement":
      return { state, command: (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .startAttempt */ .iY)(state, { fresh: true }) };
    case "run-review":
      return resumeReview(state);
    case "run-final-review":
      return { state, command: (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .finalReviewCommand */ .CK)(state) };
    case "consult":
      return { state, command: consultCommand(state) };
  }
}

// build/core/provider.js
var JITTER = 0.2;
var MOST_LIMITS = 3;
var MOST_TOLD = 12;
var MOST_LIMIT_MS = 8 * 24 * 36e5;
var LEAST_LIMIT_MS = 5e3;
function providerStep(state, outcome) {
  if (!(0,_chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__/* .isCallOutcome */ .ll)(outcome))
    return void 0;
  const { provider } = outcome;
  const { pending } = state;
  if (provider === void 0 || !(0,_chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__/* .callsAgent */ .H4)(pending))
    return void 0;
  switch ((0,_chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(provider)) {
    case "configuration":
      return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .putOff */ .dD)(state, misconfigured(provider));
    case "limit":
      return reissued(limitNoted(state, provider, pending), pending);
    case "passing":
      return backedOff(state, { outcome, provider, pending });
  }
}
function answered4(state, outcome) {
  if (state.refusals === void 0 || !(0,_chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__/* .isCallOutcome */ .ll)(outcome))
    return state;
  return { ...state, refusals: void 0 };
}
function limitsKept({ limited, refusals, ...state }) {
  const kept = (limited ?? []).filter(({ until }) => until !== void 0 && until > state.now);
  const { told: told2 } = refusals ?? {};
  return {
    ...state,
    ...kept.length > 0 && { limited: kept },
    ...told2 !== void 0 && { refusals: { passing: 0, limits: 0, told: told2 } }
  };
}
function refusedWords({ class: name, detail }) {
  if (name === "replay-mismatch")
    return `the cassette does not fit this run: ${detail}`;
  return `the agent's service refused to work (${name}): ${detail}`;
}
function misconfigured(provider) {
  return { kind: "config_error", detail: refusedWords(provider) };
}
function limitNoted(state, provider, command) {
  const { refusals = { passing: 0, limits: 0 }, limited = [] } = state;
  const limits = refusals.limits + 1;
  const told2 = (refusals.told ?? 0) + (provider.resetAt === void 0 ? 0 : 1);
  const agent = (0,_chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__/* .agentOf */ .jk)(state, command);
  const isMadeUp = (provider.resetAt ?? 0) > state.now + MOST_LIMIT_MS;
  const until = limits > MOST_LIMITS || told2 > MOST_TOLD || isMadeUp ? void 0 : provider.resetAt;
  const entry = {
    ...{ agent, detail: refusedWords(provider) },
    ...until === void 0 ? {} : { until: Math.max(until, state.now + LEAST_LIMIT_MS) }
  };
  const others = limited.filter((each) => each.agent !== agent);
  const row3 = { ...refusals, limits, ...told2 > 0 && { told: told2 } };
  return { ...state, refusals: row3, limited: [...others, entry] };
}
function backedOff(before, { outcome, provider, pending }) {
  const { refusals = { passing: 0, limits: 0 } } = before;
  const backoffMs = _chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__/* .BACKOFFS_MS */ .vF[refusals.passing];
  if (backoffMs === void 0)
    return charged2({ ...before, refusals: void 0 }, outcome, provider);
  const passing2 = refusals.passing + 1;
  const state = { ...before, refusals: { ...refusals, passing: passing2 } };
  const forMs = jittered(backoffMs, `${state.plan.runId} ${state.iterations} ${pending.type} ${passing2}`);
  const detail = `${refusedWords(provider)}; try ${passing2 + 1} of ${_chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__/* .BACKOFFS_MS */ .vF.length + 1} follows`;
  return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .pause */ .v7)(state, { why: "busy", detail, until: state.now + forMs, forMs, command: pending });
}
function jittered(ms, seed) {
  const share = Number.parseInt((0,_chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_14__/* .hash8 */ .v)(seed), 16) / 4294967295;
  return Math.round(ms * (1 + JITTER * (2 * share - 1)));
}
function charged2(state, outcome, provider) {
  const { result: told2 } = outcome;
  const failed2 = told2.verdict === "pass" ? { verdict: "fail", reason: refusedWords(provider) } : {};
  if (outcome.type === "consulted")
    return consulted(state, { ...outcome, result: { ...outcome.result, ...failed2 } });
  const gate = { ...outcome.result, ...failed2, condition: provider.class };
  if (outcome.type === "final-reviewed")
    return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .advance */ .np)(noteFinalReview(state, { ...outcome, result: gate }));
  return outcome.type === "implemented" ? implemented(state, { ...outcome, result: gate }) : reviewed(state, { ...outcome, result: gate });
}

// build/core/waiting.js
function waited(before) {
  const { waiting: waiting2, ...state } = before;
  if (waiting2 === void 0)
    throw new Error("The loop has waited for nothing.");
  return reissued(state, waiting2.command);
}
function resumeWait(before) {
  const { waiting: waiting2, ...state } = before;
  if (waiting2?.why !== "busy")
    return waited(before);
  const forMs = Math.min(waiting2.forMs, waiting2.until - state.now);
  return forMs <= 0 ? waited(before) : (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .pause */ .v7)(state, { ...waiting2, forMs });
}

// build/core/resuming.js
function resumed(state, { elsewhere, restart }) {
  const { suspended, halt, ...rest } = state;
  const isEnded = rest.pending.type === "finish" || elsewhere === true && halt !== void 0;
  if (suspended === void 0 && isEnded && restart !== void 0)
    return restart((0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .pushedAgain */ .C6)(rest));
  const command = suspended?.command ?? rest.pending;
  const left = suspended === void 0 ? { ...rest, halt } : retried({ ...rest, halt: suspended.halt }, command);
  if (elsewhere !== true || !isLost(left, command))
    return again3(left, command);
  const before = withoutAttempt(left);
  return { state: before, command: (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .startAttempt */ .iY)(before, { fresh: true }) };
}
function underToday(plan, { caps: caps2, fallbacks = plan.fallbacks }) {
  return { ...underCaps(plan, caps2), ...fallbacks && { fallbacks } };
}
function underCaps(plan, today) {
  if (today === void 0)
    return plan;
  const { maxAttempts, maxIterations, maxCommits, maxCostUsd } = plan.caps;
  const costUsd = Math.min(maxCostUsd ?? Number.POSITIVE_INFINITY, today.maxCostUsd ?? Number.POSITIVE_INFINITY);
  const caps2 = {
    ...plan.caps,
    maxAttempts: Math.min(maxAttempts, today.maxAttempts),
    maxIterations: Math.min(maxIterations, today.maxIterations),
    maxCommits: Math.min(maxCommits, today.maxCommits),
    runMs: today.runMs,
    ...Number.isFinite(costUsd) && { maxCostUsd: costUsd }
  };
  return { ...plan, caps: caps2 };
}
function isLost(state, { type }) {
  if (type === "take-snapshot")
    return true;
  return type === "run-checks" && ((0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAttempt */ .$7)(state).probes ?? []).length > 0;
}
function retried(state, { type }) {
  return type === "write-report" ? state : (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .pushedAgain */ .C6)(state);
}
function withoutAttempt(state) {
  const attempts2 = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state).attempts.slice(0, -1);
  return { ...(0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateStory */ .fn)(state, { attempts: attempts2 }), iterations: state.iterations - 1 };
}
function again3(state, command) {
  switch (command.type) {
    case "implement":
    case "run-review":
    case "run-final-review":
    case "consult":
      return reissued(state, command);
    case "wait":
      return resumeWait(state);
    case "run-checks":
    case "carry-stories":
    case "run-final-checks":
      return { state, command: { ...command, limits: (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsFor */ .I9)(state, (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .testLimit */ .UD)(state)) } };
    case "run-baseline":
      return { state, command: { ...command, limits: (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsFor */ .I9)(state, (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineLimit */ .X7)(state)) } };
    case "take-snapshot":
    case "commit-story":
    case "park-story":
    case "archive-feature":
    case "publish":
    case "settle":
    case "write-report":
    case "finish":
      return { state, command };
  }
}

// build/core/signing.js
function signedOff(before, { commit, person, via, pull }) {
  const { suspended: _, ...state } = waiting(before);
  const signed = { ...state, pull, signedOff: { commit, person, via, at: before.now } };
  const detail = `${person} signed off ${before.plan.branch} at ${commit.slice(0, 10)}`;
  return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .settle */ .G9)(signed, { kind: "ready", detail });
}
function reopened(before, { story: id, text, person }) {
  const { suspended: _, halt: __, current: ___, archived: ____, ...rest } = waiting(before);
  const stories = (0,_chunk_5HDYLEYX_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ)(rest).map((story) => {
    if (story.id !== id)
      return story;
    const fix = { text, person, at: before.now, attempts: story.attempts.length };
    const fixes = [...story.fixes ?? [], fix];
    const split = story.split && { split: { ...story.split, whole: true } };
    return { ...story, ...split, status: "open", detail: "", fixes, elapsedMs: 0, softLimitHit: false };
  });
  return { ...rest, stories: (0,_chunk_5HDYLEYX_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(stories), orderFrom: 0, head: (0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .tipOf */ .nM)(before) };
}
function waiting(state) {
  if (!(0,_chunk_QXPXYF5C_js__WEBPACK_IMPORTED_MODULE_3__/* .isWaiting */ .Gu)(state))
    throw new Error("Nobody can sign off, or ask for a fix of, a run that does not wait for it.");
  return state;
}

// build/core/ticking.js
function tick(before, { stamp, outcome }) {
  if (outcome.type === "resumed") {
    const plan = underToday(before.plan, outcome);
    const earlierMs = before.earlierMs + before.elapsedMs;
    return { ...before, plan, now: stamp.at, earlierMs, elapsedMs: stamp.elapsedMs };
  }
  const spentMs = Math.max(0, stamp.elapsedMs - before.elapsedMs);
  const state = { ...before, now: stamp.at, elapsedMs: Math.max(before.elapsedMs, stamp.elapsedMs) };
  if (before.pending.type === "wait")
    return notePause(state, spentMs);
  const story = (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .currentStory */ .$C)(state);
  if (story?.status !== "running" || state.halt !== void 0 || (0,_chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__/* .isPutOff */ .Zn)(before, outcome))
    return state;
  const elapsedMs = story.elapsedMs + spentMs;
  return (0,_chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_5__/* .updateStory */ .fn)(state, {
    elapsedMs,
    softLimitHit: story.softLimitHit || elapsedMs >= state.plan.caps.story.softMs
  });
}
function notePause(state, spentMs) {
  const { times, totalMs } = state.paused ?? { times: 0, totalMs: 0 };
  return { ...state, paused: { times: times + 1, totalMs: totalMs + spentMs } };
}

// build/core/loop.js
function transition(before, event) {
  const outcome = (0,_chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__/* .priced */ .af)(before, event.outcome);
  return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .issued */ .u)(apply((0,_chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_4__/* .charged */ .XA)(tick(before, event), outcome), outcome));
}
function fold(events) {
  const [first, ...rest] = events;
  return first === void 0 ? void 0 : rest.reduce((step, event) => transition(step.state, event), (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .begin */ .qN)(first));
}
function apply(before, outcome) {
  return providerStep(before, outcome) ?? followed(answered4(before, outcome), outcome);
}
function followed(state, outcome) {
  switch (outcome.type) {
    case "begun":
      throw new Error("A run cannot begin twice in one journal.");
    case "resumed":
      return goOn(state, outcome);
    case "baseline-done":
      return baselineDone(state, outcome.checks);
    case "implemented":
      return implemented(state, outcome);
    case "snapshot-taken":
      return snapshotTaken(state, outcome);
    case "checks-done":
      return checksDone(state, outcome.results);
    case "reviewed":
      return reviewed(state, outcome);
    case "consulted":
      return consulted(state, outcome);
    case "waited":
      return waited(state);
    case "final-checks-done":
      return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .advance */ .np)(noteFinal(state, outcome.results));
    case "final-reviewed":
      return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .advance */ .np)(noteFinalReview(state, outcome));
    case "story-committed":
    case "story-parked":
    case "stories-carried":
    case "feature-archived":
      return committed(state, outcome);
    case "publishing":
      return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .advance */ .np)(state);
    case "settled":
      return (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .settled */ .gu)((0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .withResults */ .F2)(state, outcome));
    case "reported":
      return finish({ ...state, reportFile: outcome.reportFile });
    case "approved":
    case "fix-asked":
      return answeredBy(state, outcome);
    case "interrupted":
    case "trouble":
      return cutShort(state, outcome);
  }
}
function answeredBy(state, outcome) {
  return outcome.type === "approved" ? signedOff(state, outcome) : (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .firstStep */ .VB)(reopened(state, outcome));
}
function baselineDone(before, checks) {
  const state = noteBaseline(before, checks);
  const halt = baselineHalt(state, checks);
  return halt === void 0 ? (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .beginWork */ .RD)(state) : (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .enterHalt */ .Cx)(state, halt);
}
function goOn(state, outcome) {
  const stepFrom = outcome.step === true ? state.iterations : void 0;
  const { chain, again: again4, workflowRun: resumedIn } = outcome;
  const going2 = limitsKept({ ...state, stepFrom, chain, again: again4, resumedIn, resumes: state.resumes + 1 });
  return resumed(going2, { ...outcome, restart: restartOf(state, outcome) });
}
function restartOf(state, { elsewhere }) {
  return (elsewhere === true ? (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .mayWorkOn */ .KD)(state) : (0,_chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .isResumable */ .bE)(state)) ? _chunk_MGDSSD4N_js__WEBPACK_IMPORTED_MODULE_0__/* .firstStep */ .VB : void 0;
}




/***/ }),

/***/ 7583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ normalise)
/* harmony export */ });
// build/core/fingerprint-random.js
var LONG = 14;
function isRandom(word) {
  const parts = word.split(/[-_]/);
  if (word.length >= LONG && kindsIn(word) === 3 && looksDrawn(parts.join("")))
    return true;
  return parts.some((part) => kindsIn(part) >= 2 && looksDrawn(part));
}
function isDrawnFolder(name) {
  const end = /(?<=[-._])[A-Za-z0-9]{6}$/.exec(name)?.[0];
  return end !== void 0 && (!given.test(end) || /^[a-z]+$/i.test(end) && strangePairs(end) >= 3);
}
var given = /^(?:\d+|[A-Z]?[a-z]+\d*|[A-Z]+\d*|\d+[a-z]+|[A-Z]?[a-z]+(?:[A-Z][a-z]+)+|[A-Z][a-z]+[A-Z]+)$/;
function strangePairs(word) {
  return pairsIn(word).filter(isStrange).length;
}
function looksDrawn(part) {
  if (part.length < 8)
    return false;
  const known = pairsIn(part).filter((pair) => !/\d\d/.test(pair));
  const strange = known.filter(isStrange).length;
  return known.length >= 5 && strange / known.length >= (part.length < LONG ? 0.45 : 0.35);
}
function pairsIn(word) {
  const letters = word.toLowerCase();
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}
function isStrange(pair) {
  return !usual.has(pair);
}
function kindsIn(word) {
  return [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(word)).length;
}
var followers = {
  a: "bcdefgiklmnprstuvwxy",
  b: "aceijlorsuy",
  c: "acehiklorstu",
  d: "abcdefiloprstu",
  e: "abcdefghijklmnopqrstuvwxy",
  f: "aefilorstu",
  g: "aehilnorsu",
  h: "aeiortu",
  i: "abcdefglmnoprstvxz",
  j: "es",
  k: "aeis",
  l: "acdeilopstuvy",
  m: "abeimopsu",
  n: "acdefgiklmnopstuvy",
  o: "abcdfgiklmnoprstuvw",
  p: "adehiloprstuy",
  q: "u",
  r: "acdefgiklmnoprstuvy",
  s: "acdefhiklmnoprstuwy",
  t: "abcdefhilmnoprstuy",
  u: "abcdefgilmnprst",
  v: "aei",
  w: "aeinors",
  x: "ceipt",
  y: "aemnopstw",
  z: "e"
};
var usual = new Set(Object.entries(followers).flatMap(([first, all]) => [...all].map((next) => `${first}${next}`)));

// build/core/fingerprint-paths.js
function withoutPlaces(line) {
  if (!/[/\\]/.test(line))
    return line;
  return line.replace(backslashed, (found) => found.replaceAll("\\", "/")).replace(locator, (found) => {
    if (found.startsWith("file://"))
      return shortened(found.slice("file://".length));
    return found.includes("://") ? found : shortened(found);
  });
}
var locator = /\b(?:file|https?|wss?|git|ssh|ftp):\/\/[^\s'"`)>\],]+|(?<![\w.+~/\\-]|\S@)(?:[A-Za-z]:)?(?:[/\\]+[\w.@+~-]+){2,}[/\\]*|(?<![\w.@+~/\\-])\/(?:app|workspace|repo|code|project)(?![\w./\\-])|(?<![\w.@+~/\\-])\.{1,2}[/\\][\w.@+~/\\-]*/g;
var backslashed = /(?<![\w.@+~/\\:-])[\w.@+~-]+(?:\\[\w.@+~-]+)+\.\w{1,5}\b/g;
function shortened(found) {
  if (/^\.{1,2}[/\\]/.test(found))
    return relative(found);
  const local = found.replace(/^\/?[A-Za-z]:/, "");
  const path = local.replace(/:.*/, "");
  const segments = path.split(/[/\\]/).filter((segment) => segment !== "" && segment !== ".");
  return `${short(resolved(segments))}${local.slice(path.length)}`;
}
function relative(found) {
  const rest = found.replace(/(?:\.{1,2}[/\\])+/, "");
  return /^(?:tmp|home|Users|private|var|builds|root)[/\\]/.test(rest) ? shortened(`/${rest}`) : rest;
}
function resolved(segments) {
  const left = [];
  for (const segment of segments) {
    if (segment === "..")
      left.pop();
    else
      left.push(segment);
  }
  return left;
}
function short(segments) {
  const modules = segments.lastIndexOf("node_modules");
  if (modules >= 0)
    return segments.slice(modules).join("/");
  const whole = `/${segments.join("/")}`;
  const temporary = temp.exec(whole);
  if (temporary !== null)
    return inProject(whole.slice(temporary[0].length));
  if (system.test(whole))
    return segments.at(-1) ?? whole;
  if (jenkins.test(whole))
    return "<folder>";
  const home = goPath.exec(whole) ?? homes.exec(whole);
  return inProject(home === null ? whole : whole.slice(home[0].length));
}
function inProject(path) {
  const all = path.split("/");
  const segments = all.slice(all.findLastIndex(isDrawnFolder) + 1);
  const folders = segments.slice(0, -1);
  const outer = folders.findIndex((segment) => /^(?:packages|crates)$/.test(segment));
  const at = outer >= 0 ? outer : folders.findLastIndex((segment) => sources.test(segment));
  if (at >= 0)
    return segments.slice(at).join("/");
  return segments.slice(-1).find((name) => /\./.test(name) || extensionless.test(name)) ?? "<folder>";
}
var sources = /^(?:src|lib|libs|tests?|__tests__|specs?|t|app|apps|cmd|pkg|internal|include|scripts|bin|examples|bench|benches|docs)$/;
var extensionless = /^(?:(?:GNU)?[Mm]akefile|Dockerfile|Gemfile|Rakefile|Procfile|Jenkinsfile|LICENSE|README)$/;
var temp = /^(?:\/private)?(?:\/var)?\/tmp\/[^/]+|^(?:\/private)?\/var\/folders\/[^/]+\/[^/]+\/[TC]\/[^/]+|^\/dev\/shm(?:\/[^/]+|$)|^\/Users\/[^/]+\/AppData\/Local\/Temp\/[^/]+/i;
var system = /^\/(?:usr(?!\/src\/)|lib\d*|bin|sbin|etc|dev|sys|System|Library|Windows|Program Files)\//;
var homes = /^\/(?:home\/runner\/work\/[^/]+(?:\/[^/]+)?|(?:home|Users)\/[^/]+(?:\/(?:src|dev|projects|repos|git|Documents|Desktop|sources)\/[^/]+|\/(?:code|work|workspace)(?!\/(?:src|libs?|tests?|__tests__|specs?|packages|crates)\/)\/[^/]+|\/[^/]+)?|builds\/[^/]+\/[^/]+|github\/workspace|workspaces\/[^/]+|workspace|var\/(?:lib\/)?jenkins\/workspace\/[^/]+|usr\/src\/[^/]+|root\/(?:(?:src|code|dev|work|projects|repos|git)\/)?[^/]+|a\/([^/]+)\/\1|(?:bitrise|drone)\/src|codebuild\/output\/src\w+\/src(?!\/(?:github\.com|gitlab\.com|bitbucket\.org)\/)|go\/src\/app|app|code|repo|project|srv\/[^/]+)(?=\/)/;
var jenkins = /^\/var\/(?:lib\/)?jenkins\/workspace\/[^/]+$/;
var goPath = /.*\/src\/(?:github\.com|gitlab\.com|bitbucket\.org)\/[^/]+\/[^/]+(?=\/)/;

// build/core/fingerprint-noise.js
function normalise(line, care = "plain") {
  const rules = /\d/.test(line) ? rulesOf[care] : wordRulesOf[care];
  const text = rules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), withoutPlaces(line));
  return text.replace(randomWord, (word) => isRandom(word) ? "<id>" : word).replace(/\s+/g, " ").trim();
}
var unit = "(?:ms|\xB5s|\u03BCs|us|ns|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|msecs?|milliseconds?|microseconds?|nanoseconds?)";
var amount = String.raw`\d+(?:[.,]\d+)*(?:e[+-]?\d+)?`;
var duration = String.raw`(?<![\w.$-])${amount}\s?${unit}(?:\s?${amount}\s?${unit})*(?![\w-])`;
var counted = "(?:(?:sub)?tests?|suites?|specs?|files?|examples?|assertions?|errors?|failures?|warnings?|problems?|failed|failing|passed|passing|skipped|pending|todo|times?|runs?|tries|attempts?|retries|jobs?|workers?|packages?|modules?|lines?|more|others?)";
var labelled = "(?:pid|ppid|tid|process|port|seed|line|lines|column|columns|col|row|worker|thread|goroutine|run|retry|attempt|shard|job|build|session|request|connection|fd|iteration|ln)";
var place = String.raw`(?:\.[A-Za-z]\w{0,9}|[Mm]akefile|Dockerfile|<\w+>|\[\w+\])`;
function instants(compared) {
  const seconds = compared ? String.raw`(?!00(?:[.,_]0+)?(?![\d.,_]))\d\d` : String.raw`\d\d`;
  const day = "(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(?:\\d{1,2} )?[A-Z][a-z]{2}(?: +\\d{1,2})?(?: \\d{4})?";
  return [
    String.raw`\b\d{4}-\d\d-\d\d[T _]\d\d[:_]\d\d[:_]${seconds}(?:[.,_]\d+)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d)\b)?`,
    String.raw`\b${day} \d{1,2}:\d\d:\d\d(?: \w{3,4})?(?: \d{4})?(?:[+-]\d{4})?`,
    String.raw`(?:\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? )?\b\d{1,2}:\d\d:${seconds}(?:[.,]\d+)?(?: ?[AP]M\b)?`
  ].map((pattern) => [new RegExp(pattern, "g"), "<time>"]);
}
var always = [
  // Each shell says it in its own words.
  [/^(?:\S*\/)?(?:ba|da|a)?sh: (?:(?:line )?\d+: )?(\S+): (?:command )?not found$/, "sh: $1: not found", "words"],
  // Who saw it and when says nothing of it.
  [/^\s*(?:Exception during run: |Uncaught )(?=[A-Z]\w*(?: \[\w+\])?: )/, "", "words"],
  // Which option of a compiler asks for a message is known from the message, and may be left out.
  [/(\S) \[-W[\w+=-]+\]$/, "$1", "words"],
  // Its fields follow below.
  [/^(\s*[A-Z]\w*(?: \[\w+\])?: .*\S) \{$/, "$1", "words"],
  // Its name for an error until 10.6.
  [/^npm ERR!/, "npm error", "words"],
  // A version of the project itself, and of what it was run with.
  [
    /^(npm error (?:While resolving:|(?:engine|notsup) Not compatible with your version of node\/npm:|notsup Unsupported platform for) \S+)@\d\S*?(?=:|$)/,
    "$1"
  ],
  [/^(npm error notsup Actual:).*/, "$1"],
  // How far git looked depends on what is mounted where.
  [
    /\b(not a git repository) \(or any (?:of the parent directories\)|parent up to mount point .*\)).*$/i,
    "$1",
    "words"
  ],
  // Whoever asked gave the place its name or its path; what was refused stands in the lines above.
  [/\b(failed to push some refs to) '[^']*'/, "$1 <remote>", "words"],
  // What is wrong with JSON is told before where, and before what else is in the file.
  [/\b(in JSON at position) \d+/, "$1 <n>"],
  [/ (while parsing(?: near)?) ["'].*/, " $1 <text>", "words"],
  // One of several addresses that a name has.
  [/\b(E(?:CONN[A-Z]+|TIMEDOUT|HOSTUNREACH|NETUNREACH)) (?!127\.|0\.0)(?:\d{1,3}\.){3}\d{1,3}\b/g, "$1 <address>"],
  [/(?<![\d.])\b(?:1[4-9]\d{8}(?:\.\d+)?|1[4-9]\d{11}(?:\.\d+)?|1[4-9]\d{14}|1[4-9]\d{17})\b/g, "<time>"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<id>", "words"],
  [/\+0x[0-9a-f]+\b/gi, ""],
  [/\b0x[0-9a-f]{5,}\b/gi, "<address>"],
  // One in twenty short hashes has no letter.
  [/\b[0-9a-f]{7,40}(\.{2,3})[0-9a-f]{7,40}\b/g, "<hash>$1<hash>"],
  [/\b([Cc]ould not apply|HEAD is now at|commit) [0-9a-f]{7,40}\b/g, "$1 <hash>"],
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,128}\b/gi, "<hash>"],
  [/\b[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g, "<id>"],
  [/(?<==)=\d+==/g, "="],
  // A name that was set without the stack, which depends on the runtime.
  [/\b(\w*Error) \[Error\](?=:)/g, "$1", "words"],
  [/[\u2501\u2500\u2550\u23af]{3,}|={5,}|-{5,}|_{5,}/g, "", "words"],
  [/\b((?:\d{1,3}\.){3}\d{1,3}|localhost|\[?::1?\]?):\d{2,5}\b/g, "$1:<port>"],
  [/(:\/\/[\w.-]+):\d{2,5}\b/g, "$1:<port>"],
  // With symbols for a debugger a linker names the file and the line, otherwise the section of the object.
  [
    /(?<=^|; )(?:[^\s;]*[:/])?([\w.+-]+\.\w+)(?::\(\.\w[^)]*\)|:\d+)?: (?=undefined reference|multiple definition|first defined)/g,
    "$1: ",
    "words"
  ],
  [new RegExp(String.raw`(${place})(?::\d+){1,3}(?:-\d+)?(?!\w)`, "g"), "$1"],
  // A bundler's way to write a place.
  [new RegExp(String.raw`(${place}) \d+:\d+(?:-(?:\d+:)?\d+)?$`), "$1"],
  [/\b([\w.]+:[\w-]+-plugin):\d[\w.-]*(?=:)/g, "$1"],
  // A compiler's in a report of Maven's.
  [/(\.\w+):\[\d+,\d+\]/g, "$1"],
  [
    /\b((?:Chrome|Firefox|Safari|Edge|Electron|WebKit)(?: Headless)?) \d+(?:\.\d+)+(?: (?:\([^()]*\)|\/ [\w ]+[\d.]+))?/g,
    "$1"
  ],
  // A logger that tells its process and its machine.
  [/("(?:hostname|host|pod|instance|machine)": ?)"[^"]*"/g, '$1"<host>"', "words"],
  [/\((\w[\w.-]*)\/\d+ on [\w.-]+\)/g, "($1)"],
  [new RegExp(String.raw`(${place}) ?\(\d+(?:[,:]\d+)*(?:-\d+)?\)(?=:| -|$)`, "g"), "$1"],
  [/^(\S*[^\s:]: )(?:line )?\d+: /, "$1"],
  [new RegExp(String.raw`\b(${labelled})(["']?(?: ?[:=#] ?| ))\d+\b`, "gi"), "$1$2<n>"],
  [/\b(lines?|columns?|col|offset)(=|: ?| )"?\d+\b"?/gi, "$1$2<n>"],
  // A seed chose it, so another run finds another one.
  [/\b(counterexample|falsifying example|minimal failing input|shrunk)\b.*/gi, "$1", "words"],
  [
    /\b((?:Thread|ThreadPoolExecutor|ForkPoolWorker|SpawnPoolWorker|Worker|Process|Task|worker|thread|pool)[-_#])\d+(?:_\d+)?/g,
    "$1<n>"
  ],
  [/ ?\(\d+:\d+\)/g, ""],
  // It fails in the same way before whichever test is the first.
  [/("(?:before|after) (?:all|each)" hook[^"]{0,80}?)(?: (?:in|for) "[^"]*")+/g, "$1", "words"],
  // With `-k` it goes on with other targets.
  [/^(make(?:\[\d+\])?: \*\*\* .*\.)\s+Stop\.$/, "$1", "words"],
  [/(thread '[^']*') \(\d+\)/g, "$1"],
  [/\((node|pid|PID):? ?\d+\)/g, "($1)"],
  [/(?<=[a-z])\[\d{2,}\](?=:)/gi, ""],
  [
    /(?<![\w.])\d{2,}\s+(?=(?:Segmentation fault|Aborted|Killed|Terminated|Bus error|Illegal instruction|Floating point exception)\b)/g,
    ""
  ],
  [/(\b(?:duration|elapsed|time|took|rss|heap\w*|memory)(?:_?ms|_?s)?["']?\s*[:=]\s*)["']?\d[\d.,]*["']?/gi, "$1<n>"]
];
var trailing = [
  [/\s*# time=\S*(?: \{)?$/, "", "words"],
  [new RegExp(String.raw` \((?:${duration}, )?\d+(?:\.\d+)? [kKMG]i?B heap size\)$`), ""],
  [new RegExp(String.raw`[([#\s]\s*(?:in )?${duration}\s*[)\]]?\s*$`), ""],
  [/\s+\[ *\d{1,3}%\]$/, ""]
];
var exact = [...instants(true), ...trailing, ...always, ...trailing];
var plain = [
  ...instants(false),
  [/\b\d{4}-\d\d-\d\d\b/g, "<time>"],
  ...always,
  [new RegExp(duration, "g"), "<duration>"],
  [/(?<![\w.])\d+(?:[.,]\d+)?\s?(?:bytes|[kKMGT]i?B|B)\b/g, "<size>"],
  [/(?<![\w.])\d+(?:\.\d+)?\s?%/g, "<n>%"],
  [new RegExp(String.raw`(?<![\w.-])\d+(?= ${counted}\b)`, "gi"), "<n>"],
  [/(?<![\w.-])\d+(?:\/| of )\d+(?![\w.])/g, "<n>"],
  [/(?<![\w.-])\d{5,}(?![\w.-])/g, "<n>"],
  [/(?<![\w.-])\d+\.\d{3,}(?![\w.-])/g, "<n>"]
];
var loose = [...plain, [/(?<![\w.-])-?\d+(?:[.,]\d+)*(?![\w-])/g, "<n>"]];
var rulesOf = { exact, plain, loose };
var wordRulesOf = { exact: wordy(exact), plain: wordy(plain), loose: wordy(loose) };
function wordy(rules) {
  return rules.filter(([, , to]) => to === "words");
}
var randomWord = /(?<![\w-])[\w-]{8,64}(?![\w-])/g;




/***/ })

};
