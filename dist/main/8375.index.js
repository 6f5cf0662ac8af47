"use strict";
exports.id = 8375;
exports.ids = [8375];
exports.modules = {

/***/ 7064:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ missesSomething),
/* harmony export */   CH: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_3__.CHN),
/* harmony export */   kE: () => (/* binding */ gapLines)
/* harmony export */ });
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6659);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2181);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3556);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6246);




// layer:core/per-object.js


// build/core/information-gap.js
function missesSomething(attempt) {
  return gapLines(attempt).length > 0;
}
function gapLines({ gates }) {
  return gates.some(isRedTest) ? gapsIn(gates) : [];
}
function isRedTest(gate) {
  return gate.gate === "test" && (0,_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_2__/* .core_gates__blocks */ .to)(gate);
}
var gapsIn = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_3__/* .core_per_object__perObject */ .CHN)((gates) => {
  const said = gates.filter(isRedTest).flatMap(({ excerpt }) => excerpt.lines);
  if (said.length === 0)
    return [];
  const errors = (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)((0,_chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLines */ .y)(said.join("\n"))).filter(({ kind }) => kind !== "ignored" && kind !== "warning");
  return [...new Set(errors.map(({ text }) => text).filter((text) => gap.test(text)))];
});
var gap = new RegExp([
  String.raw`\b(?:ImportError|ModuleNotFoundError|NameError|ReferenceError|FileNotFoundError|ERR_MODULE_NOT_FOUND|NoClassDefFoundError|ClassNotFoundException|NoMethodError)\b`,
  String.raw`\b(?:cannot find|can't find|could not find|couldn't find|unable to find|could not resolve|can't resolve|cannot resolve|unable to resolve|failed to resolve|failed to load)\b`,
  String.raw`\b(?:undefined|unresolved|undeclared|unknown) (?:symbol|reference|import|identifier|name|variable|function|method|module|type|crate)\b`,
  String.raw`\bundefined: \w`,
  String.raw`\bENOENT\b|\bno such file or directory\b|\bno module named\b|\bis not defined\b|\bhas no exported member\b`,
  String.raw`\bdoes not provide an export\b|\bimplicit declaration of\b|\bundefined (?:method|local variable)\b`
].join("|"), "i");




/***/ }),

/***/ 6450:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ ranOf),
/* harmony export */   Vl: () => (/* binding */ noTests),
/* harmony export */   q4: () => (/* binding */ MOST_TESTS)
/* harmony export */ });
// build/core/test-report/types.js
var noTests = { passed: 0, failed: 0, errors: 0, skipped: 0 };
var MOST_TESTS = 5e4;
function ranOf({ passed, failed, errors }) {
  return passed + failed + errors;
}




/***/ }),

/***/ 666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.HMc),
/* harmony export */   V: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Vzf)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/plan.js





/***/ }),

/***/ 8240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   du: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.duL),
/* harmony export */   il: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.ilx),
/* harmony export */   px: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.pxA)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/spending.js





/***/ }),

/***/ 4435:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.LfW),
/* harmony export */   U1: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.U1g),
/* harmony export */   dV: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.dVc),
/* harmony export */   iL: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.iL1)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/publications.js





/***/ }),

/***/ 8375:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   FI: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_14__.FIS),
/* harmony export */   PU: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_14__.PUs),
/* harmony export */   U6: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_14__.U6V),
/* harmony export */   W0: () => (/* binding */ criticise),
/* harmony export */   XZ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_14__.XZR),
/* harmony export */   f3: () => (/* binding */ testResults),
/* harmony export */   hH: () => (/* binding */ setupResult),
/* harmony export */   kR: () => (/* binding */ allowedLoss),
/* harmony export */   kY: () => (/* binding */ transition),
/* harmony export */   l8: () => (/* binding */ redTests),
/* harmony export */   pM: () => (/* binding */ judgeSetup),
/* harmony export */   tG: () => (/* binding */ environmentTrouble)
/* harmony export */ });
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6450);
/* harmony import */ var _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4435);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(666);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7064);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6361);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6659);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(653);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2181);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3556);
/* harmony import */ var _chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8240);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8395);
/* harmony import */ var _chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3842);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6419);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6246);
















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
  const verdictOf = (at) => second.criteria.find(({ id }) => id === `b${at + 1}`)?.verdict;
  const confirmed = claims.filter((_, at) => verdictOf(at) === "met");
  const [worst] = confirmed;
  if (worst !== void 0) {
    const more = confirmed.length > 1 ? ` (and ${confirmed.length - 1} more)` : "";
    return { type: "fail", reason: `confirmed by a second reviewer: ${place(worst)}${worst.text}${more}`, review };
  }
  const undecided = blocksOf(first).find((_, at) => verdictOf(at) !== "unmet");
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
  return ({ text, file, line }) => ({ gate, text, ...file && { file }, ...line && { line } });
}
function seen({ evidence: evidence3 }) {
  const places = evidence3.slice(0, 3).map((piece) => "file" in piece ? `${piece.file}:${piece.line}` : piece.absent);
  return places.length === 0 ? "" : `(${places.join(", ")})`;
}
function place({ file, line }) {
  if (file === void 0)
    return "";
  return line === void 0 ? `${file}: ` : `${file}:${line}: `;
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

// layer:core/breaker.js


// build/core/environment-rows.js
var row = (function(source, [name, says], pattern) {
  return { source, class: name, says, pattern: pattern instanceof RegExp ? pattern : new RegExp(pattern, "i") };
});
var doubtful = (function(...given) {
  return { ...row(...given), doubtful: true };
});
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


var permission = ["permission", "permission denied"];
var readOnly = ["permission", "read-only file system"];
var disk = ["disk", "no disk space"];
var missing = ["command not found", "command not found"];
var noScript = "there is no such script";
var unscripted = ["command not found", noScript];
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
  // npm, pnpm, yarn (classic, then modern), Bun, make. A file that a target needs may be what a story has to write.
  doubtful("command", unscripted, `^${npm}Missing script: "`),
  doubtful("command", unscripted, /^\s*(?:ERR_PNPM_NO_SCRIPT\b|\[ERR_PNPM_NO_SCRIPT\])/),
  doubtful("command", unscripted, /^error Command "[^"]+" not found\.$|^Usage Error: Couldn't find a script named "/),
  doubtful("command", unscripted, /^error: Script not found "/),
  doubtful("command", unscripted, /^g?make: \*\*\* No rule to make target [`'][^']+'\.(?: +Stop\.)?$/),
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
  if (cause.startsWith(noScript)) {
    return "Correct the command of the check, or commit the script; with baseline: off a story may bring it.";
  }
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
  const start = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state).start ?? state.head;
  if (start.commit === state.plan.start.commit)
    return redChecks(state);
  return Object.entries(state.tests ?? {}).flatMap(([check, { exitCode }]) => exitCode === 0 ? [] : [check]);
}
function hasRun({ baseline, head, plan }, check) {
  if (head.commit !== plan.start.commit)
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
  const said = setup.reason === "" ? "setup_command failed" : setup.reason;
  if (setup.end !== "exit")
    return { type: "ours", reason: said };
  const trouble = troubleIn(setup);
  if (trouble !== void 0)
    return { type: "ours", reason: `${said}: ${trouble.what} (${trouble.line.trim().slice(0, 300)})` };
  if (setup.asAtBase)
    return { type: "ours", reason: `${said} on manifests and lock files that no agent changed` };
  return {
    type: "agents",
    reason: `${said} on the changed manifests or lock files; make them agree with each other and with what the registry has. ${hint}`
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
function troubleIn(setup) {
  const { excerpt, exitCode } = setup;
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
      return { what: typeof what === "string" ? what : what(setup), line };
  }
  return void 0;
}
function loginTrouble({ asAtBase, secrets }) {
  const wanted = "the registry wants a token";
  if (!asAtBase)
    return `${wanted}, and setup has none for changed manifests (setup_env)`;
  if (secrets === void 0)
    return `${wanted}, and setup has none on a tree that is not the base's (setup_env)`;
  const { named: named2, passed: passed2 } = secrets;
  if (named2.length === 0)
    return `${wanted}, and setup_env names none. ${hiddenLogins}, and name that one in setup_env`;
  if (passed2.length > 0)
    return `${wanted}. setup_env passed ${passed2.join(", ")}. ${hiddenLogins}`;
  return `${wanted}, and ${named2.join(", ")} of setup_env has no value here. Give it one by env: of the step`;
}
var hiddenLogins = "The login files of this job are hidden from setup: write the login into a file of the repository, such as .npmrc, with a variable in the token's place";
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
    what: loginTrouble,
    pattern: /\bE40[13]\b|\bENEEDAUTH\b|\b40[13]:? (?:Unauthorized|Forbidden|Authentication required)|(?:status(?: code)?|response code|returned error|HTTP(?:\/[\d.]+| error)?|FETCH)[:_ ]+40[13]\b|could not read Username|Authentication failed for|Permission denied \(publickey/i
  },
  {
    what: "a certificate was not trusted",
    pattern: /self[- ]signed certificate|unable to (?:get|verify).{0,30}certificate|certificate verify failed|CERT_(?:HAS_EXPIRED|NOT_YET_VALID)|certificate signed by unknown authority|UnknownIssuer/i
  }
];

// build/core/environment-class.js
function environmentClass({ gates }, hasRun2 = () => false) {
  for (const result of gates.filter((gate) => (0,_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to)(gate) && gate.gate === "test")) {
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
  const lines = (0,_chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLines */ .y)(result.excerpt.lines.join("\n"));
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
  const red = (0,_chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_0__/* .ranOf */ .FX)(tests.counts) - passed2;
  if (red === 0)
    return passed2 > 0 ? "passing" : "nowhere";
  return passed2 > 0 || red === 1 ? "among-tests" : "nowhere";
}
function progressShown(lines) {
  const isFailing2 = (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_5__/* .marked */ .xI)(lines).some(({ kind, text }) => kind === "test" || failing.test(text));
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
  const row2 = rows.find(({ pattern }) => line !== void 0 && pattern.test(line));
  return line === void 0 || row2 === void 0 ? void 0 : { ...row2, line: line.trim() };
}
function lastOf(lines) {
  return lines.findLast((line) => line.trim() !== "")?.trim() ?? "";
}
function troubleIn2(lines, rows) {
  for (const row2 of rows) {
    const line = lines.find((each) => row2.pattern.test(each) && !judges.test(each));
    if (line === void 0)
      continue;
    const named2 = row2.source === "exit" ? told(lines) : void 0;
    const { class: name, says, line: said } = named2 ?? { ...row2, line: line.trim() };
    return { class: name, cause: `${says}: ${said}` };
  }
  return void 0;
}
var judges = /\b(?:assert\w*|expect(?:ed|s|ing)?|should|want(?:ed|s)?|instead of|got)\b/i;

// layer:core/outage.js


// build/core/progressed.js
function progressed({ attempts, start }) {
  const last = attempts.at(-1);
  const earlier = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_outage__worked */ .WtN)(attempts.slice(0, -1));
  if (last === void 0 || last.stall !== void 0 || (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_outage__isOutage */ .JkZ)(last))
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
  const counted2 = count(state.breaker ?? fresh(rules), {
    story: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state),
    attempt: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state),
    rules,
    hasRun: (check) => hasRun(state, check)
  });
  const isTrial = counted2.state === "half-open" && rules.halfOpen !== void 0;
  return { ...state, breaker: isTrial ? tried(counted2, state, rules.halfOpen) : counted2 };
}
function fresh({ halfOpen }) {
  return {
    state: halfOpen === void 0 ? "closed" : "half-open",
    sameError: { fingerprint: "", count: 0, stories: [] },
    environment: { count: 0 },
    noProgress: { count: 0, stories: [] }
  };
}
function count(before, { story, attempt, rules, hasRun: hasRun2 }) {
  if (attempt.passed)
    return { ...fresh(rules), state: before.state };
  const moves = rules.progress === "attempt" && progressed(story);
  const errors = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_outage__isOutage */ .JkZ)(attempt) ? {} : errorsAfter(before, { story, attempt, rules, hasRun: hasRun2 });
  return {
    ...before,
    ...errors,
    noProgress: moves ? { count: 0, stories: [] } : { count: before.noProgress.count + 1, stories: joined(before.noProgress.stories, story.id) }
  };
}
function errorsAfter(before, { story, attempt, hasRun: hasRun2 }) {
  return {
    sameError: sameErrorAfter(before.sameError, attempt.fingerprint, story.id),
    environment: environmentAfter(before.environment, environmentClass(attempt, hasRun2))
  };
}
function sameErrorAfter(before, fingerprint2, story) {
  const isSame = fingerprint2 !== "" && fingerprint2 === before.fingerprint;
  if (!isSame)
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
  const attempt = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  if (!isAgain && (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_outage__isOutage */ .JkZ)(attempt))
    return breaker;
  if (!isAgain || attempt.passed)
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
  if (one === other)
    return word.test(one);
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word2) => b.has(word2)).length;
  return shared / Math.max(a.size, b.size) >= ALIKE;
}
function wordsOf(text) {
  return new Set(text.toLowerCase().match(words) ?? []);
}
var word = /[\p{L}\p{N}_]/u;
var words = new RegExp(`${word.source}+`, "gu");

// build/core/classifier.js
var LAST_LINES = 15;
function questionTwice(story) {
  const attempts = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_outage__worked */ .WtN)(story.attempts);
  const last = attempts.at(-1);
  const before = attempts.at(-2)?.asked;
  if (last?.asked === void 0 || before === void 0 || isJudged(last))
    return void 0;
  return isAlike(before, last.asked) ? `the agent asks again: ${last.asked}` : void 0;
}
function questionIn(lines) {
  const said = lines.slice(-LAST_LINES).map((line) => line.replace(/^[\s>*#-]+/, "").trim());
  const question = said.findLast((line) => /\?[\s"'\u201d)*_]*$/.test(line) && !offer.test(line));
  return question?.slice(0, 500);
}
var offer = /\b(?:would you like|do you want|want me|shall i|should i|may i|can i|let me know|anything else|something else)\b.*\b(?:continue|proceed|go on|go ahead|keep going|start|begin|commit|push|help|else|more|next|also)\b/i;
function isJudged({ gates, question }) {
  return question !== void 0 || gates.some(({ gate, verdict }) => gate === "quality" && verdict === "fail");
}

// layer:core/limits.js


// build/core/consulting.js
function consult(before, role) {
  const { consulting, consulted: consulted2 = 0 } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(before);
  const call = consulting?.role === role ? consulting.call + 1 : 1;
  const state = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, { consulting: { role, call }, consulted: consulted2 + 1 });
  return { state, command: consultCommand(state) };
}
function consultCommand(state) {
  const { attempt, iteration, tree, consulting } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  if (consulting === void 0)
    throw new Error("The loop asks nobody for advice where it must.");
  const from = splitStart(state);
  return {
    type: "consult",
    role: consulting.role,
    story: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state).id,
    attempt,
    iteration,
    call: consulting.call,
    tree: consulting.role === "plan" ? from.tree : tree ?? from.tree,
    limits: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__limitsFor */ .c1l)(state, state.plan.caps.spec)
  };
}
function splitStart(state) {
  const { tree, commit } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  const start = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__cleanStart */ .uY)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state)) ?? state.head;
  const isKept = state.plan.attemptStart === "keep" && tree !== void 0 && commit !== void 0;
  return isKept ? { commit, tree } : start;
}

// build/core/critic.js
var WINDOW = 3;
function criticise(story, rules) {
  const window = rules.criticWindow ?? WINDOW;
  const attempts = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_outage__worked */ .WtN)(story.attempts);
  const back = cameBack({ ...story, attempts }, rules);
  if (back !== void 0)
    return { verdict: "thrashing", because: back };
  const run = sameBlockers(attempts);
  const isAfterLadder = attempts.some(({ tier }) => tier !== void 0);
  if (run >= window && isAfterLadder)
    return { verdict: "thrashing", because: `${stayed(attempts, run)}, a strategy shift among them` };
  if (attempts.length < window)
    return { verdict: "indeterminate", because: `${attempts.length} of ${window} attempts` };
  if (run > 1)
    return { verdict: "indeterminate", because: stayed(attempts, run) };
  return { verdict: "progressing", because: "the blockers are others than before" };
}
function cameBack({ attempts, start }, rules) {
  const from = Math.max(0, attempts.findLastIndex(({ tier }) => (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_stuck__startsClean */ .pH)(rules, tier)));
  const since = attempts.slice(from);
  const last = since.at(-1);
  if (last?.tree === void 0 || last.tree === start?.tree)
    return void 0;
  const replaced = since.findLastIndex(({ tree }) => tree !== last.tree);
  const first = since.slice(0, Math.max(0, replaced)).find(({ tree }) => tree === last.tree);
  if (first === void 0)
    return void 0;
  return `attempt ${last.attempt} came back to the tree of attempt ${first.attempt} after attempt ${since[replaced]?.attempt} had left it`;
}
function sameBlockers(attempts) {
  let run = attempts.at(-1)?.blockers.length ? 1 : 0;
  while (run > 0 && areSame(attempts.at(-1 - run)?.blockers, attempts.at(-run)?.blockers))
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
function stayed(attempts, run) {
  const [first = ""] = attempts.at(-1)?.blockers[0]?.text.split("\n") ?? [];
  return `${run} attempts in a row were blocked by the same: ${first.slice(0, 200)}`;
}

// layer:core/budget.js


// build/core/retry.js
function retry(state) {
  return { type: "retry", because: failure((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state)) };
}
function failure({ gates }) {
  const failing2 = gates.find(_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to);
  if (failing2 === void 0)
    return "the attempt did not pass";
  const name = failing2.check === void 0 ? failing2.gate : `${failing2.gate} (${failing2.check})`;
  return failing2.reason === "" ? `${name}: ${failing2.verdict}` : `${name}: ${failing2.reason}`;
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
  return plan.stories.filter((story) => (0,_chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_2__/* .core_plan__wasOpen */ .V)(story) && (0,_chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_2__/* .core_plan__isInScope */ .H)(story) && story.waits === void 0).length === 1;
}

// build/core/decide-caps.js
var attemptsUsedUp = {
  id: "attempts-used-up",
  rule: "02-loop \xA73.5",
  status: "active",
  applies: (state) => (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__countedAttempts */ .P9)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state)).length >= state.plan.caps.maxAttempts,
  decide: (state) => endFailed(`${(0,_chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_6__/* .core_all_of__allOf */ .Ac)(state.plan.caps.maxAttempts, "attempt")} failed`)
};
var storyTimeUp = {
  id: "story-time-up",
  rule: "02-loop \xA72 per story hard",
  status: "active",
  applies: (state) => ((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__currentStory */ .eu)(state)?.elapsedMs ?? 0) >= state.plan.caps.story.hardMs,
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
      detail: (0,_chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_6__/* .core_all_of__usedUp */ .Cq)(state.plan.caps.maxIterations, "iteration")
    }
  })
};
var costUsedUp = {
  id: "cost-used-up",
  rule: "02-loop \xA72 cost, with the forecast of the next call",
  status: "active",
  applies: (state) => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_budget__costHalt */ .S96)(state, "implement") !== void 0,
  decide: costDecision
};
var runTimeUp = {
  id: "run-time-up",
  rule: "02-loop \xA72 run deadline",
  status: "active",
  applies: (state) => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__runLeftMs */ .rwJ)(state) <= 0,
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
  const row2 = caps.find(({ applies }) => applies(state));
  return row2 && { row: row2.id, decision: row2.decide(state) };
}
function costDecision(state) {
  const halt = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_budget__costHalt */ .S96)(state, "implement");
  return halt === void 0 ? retry(state) : { type: "halt", halt };
}
function minutes(ms) {
  return ms < 12e4 ? `${Math.round(ms / 1e3)} s` : `${Math.round(ms / 6e4)} min`;
}

// build/core/gate-unavailable.js
function unavailable(state) {
  const { gates, checkCalls = 1 } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  const isTried = (gate) => gate === "spec" || gate === "quality" || gate === "test" && checkCalls >= _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__MOST_CHECK_CALLS */ .Je;
  return gates.find(({ gate, verdict }) => verdict === "error" && isTried(gate));
}
function outOfOrder(result) {
  if (result?.gate !== "test")
    return `${result?.gate} ${result?.reason}`;
  return `test gate unavailable: ${_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__MOST_CHECK_CALLS */ .Je} calls without a verdict; the last one: ${result.reason}`;
}

// build/core/ladder.js
function climb(attempts) {
  const step = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_stuck__ladderStep */ .zf)(attempts);
  const because = sameError(attempts);
  if (step !== void 0 && step !== "stuck")
    return { type: "retry", tier: step, because };
  return { type: "end-story", outcome: "stuck", detail: because };
}
function sameError(attempts) {
  const same = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_stuck__sameErrors */ .mp)(attempts);
  const run = same.length;
  const tiers = same.flatMap(({ tier }) => tier === void 0 ? [] : [tier]);
  const error = `the same error ${same.at(-1)?.fingerprint}`;
  return tiers.length === 0 ? `${error} ${run} times in a row` : `${error} ${run - tiers.length} times in a row, then again after ${tried2(tiers)}`;
}
function tried2(tiers) {
  const shifts = tiers.filter((tier) => tier === "shift").length;
  const first = shifts === 1 ? "a strategy shift" : `${shifts} strategy shifts`;
  return shifts === tiers.length ? first : `${first} and a context expansion`;
}

// build/core/re-plan.js
function rePlanning(state) {
  const { tooLarge, routed } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  if ((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state).split !== void 0)
    return void 0;
  if (tooLarge === true)
    return "the service refused the request as too long for one attempt";
  return routed?.route === "re-plan" ? `the classifier asks for another plan: ${routed.reason}` : void 0;
}

// layer:core/signals.js


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
    applies: (state) => resultOf(state, "quality")?.verdict === "fail" && (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).question === void 0,
    decide: (state) => blocked(state, resultOf(state, "quality")?.reason ?? "")
  },
  {
    id: "blocking-signal",
    rule: "02-loop \xA73 Signals",
    status: "active",
    applies: (state) => (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).signals?.blocking !== void 0,
    decide: (state) => ({ type: "end-story", outcome: "blocked", detail: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_signals__cannotGoOn */ .yRN)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state)) })
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
    applies: (state) => (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).question !== void 0 && !isRouted(state),
    decide: (state) => escalated(state, (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).question ?? "")
  },
  {
    id: "policy-twice",
    rule: "04-trust rule 10, the same one twice",
    status: "active",
    applies: (state) => (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .policyTwice */ .nn)(state) !== void 0,
    decide: (state) => escalated(state, (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .policyTwice */ .nn)(state) ?? "")
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
      const step = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_stuck__ladderStep */ .zf)((0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__ownAttempts */ .P)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state)));
      return step === "stuck" || step !== void 0 && !isCapped(state);
    },
    decide: (state) => climb((0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__ownAttempts */ .P)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state)))
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
    applies: (state) => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_breaker__brokenAfterAttempt */ .dQN)(state) !== void 0,
    decide: (state) => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_breaker__breakCircuit */ .hWe)((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_breaker__brokenAfterAttempt */ .dQN)(state))
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
  for (const row2 of decisionTable) {
    if (row2.status === "active" && row2.applies(state))
      return { row: row2.id, decision: row2.decide(state) };
  }
  throw new Error("The decision table has no row that always applies.");
}
function isCapped(state) {
  return decideCaps(state) !== void 0;
}
function isRouted(state) {
  const route = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).routed?.route;
  return route === "retry-task" || route === "re-plan" && rePlanning(state) !== void 0 && !isCapped(state);
}
function critic(state) {
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state);
  const start = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__cleanStart */ .uY)(story);
  return criticise({ attempts: (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__ownAttempts */ .P)(story), ...start && { start } }, state.plan);
}
function resultOf(state, gate) {
  return (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).gates.findLast((result) => result.gate === gate);
}

// build/core/decision.js
function evidence2(decision) {
  if (decision.type === "halt")
    return decision.halt.detail;
  return decision.type === "end-story" ? decision.detail : decision.because;
}

// layer:core/ending.js


// layer:core/per-text.js


// build/core/fingerprint.js
function fingerprint(blocking) {
  if (blocking.length === 0)
    return "";
  return (0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_7__/* .core_hash__hash8 */ .j)(blocking.map(gateEvidence).join("\n"));
}
function gateEvidence(result) {
  if (result.gate === "spec" || result.gate === "quality")
    return [result.gate, result.verdict, result.reason].join("\n");
  const error = result.error ?? errorIn(result.excerpt.lines.join("\n"));
  return [result.gate, result.check ?? "", result.verdict, sameReason(result.reason), error].join("\n");
}
var errorIn = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_per_text__perText */ .UI5)((output) => (0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_7__/* .core_hash__hash8 */ .j)((0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceOf */ .X1)(output).join("\n")));
var sameReason = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_per_text__perText */ .UI5)((reason) => (0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_7__/* .normalise */ .C)(reason));

// layer:core/next.js


// build/core/story-split.js
function goneOn(state) {
  const { split } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state);
  const { tree, commit } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  if (split === void 0 || tree === void 0 || commit === void 0)
    return state;
  return (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateStory */ .c$)(state, { split: { ...split, starts: [...split.starts, { commit, tree }] } });
}

// build/core/attempt-end.js
function passed(before) {
  const state = noteBreaker((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, { passed: true, decision: "passed" }));
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state);
  const start = story.start ?? state.head;
  return {
    state,
    command: {
      type: "commit-story",
      story: story.id,
      tree: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).tree ?? start.tree,
      parent: start.commit,
      at: state.now
    }
  };
}
function failed(before) {
  const ended2 = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(before).whole === true ? goneOn(before) : before;
  const attempt = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(ended2);
  const blocking = attempt.gates.filter(_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to);
  const noted = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__withLast */ .oQ)(ended2, {
    ...attempt,
    blockers: blockersOf(blocking, attempt),
    fingerprint: fingerprint(blocking.filter(({ condition }) => condition === void 0)),
    ...(0,_chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_3__/* .missesSomething */ .$c)(attempt) && { misses: true },
    lastGate: blocking.at(0)?.gate ?? attempt.lastGate
  });
  const stall = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_signals__stallOf */ .h2S)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(noted), noted.plan.stallRules ?? _layer_1_js__WEBPACK_IMPORTED_MODULE_15__/* .core_signals__stallRules */ .Lur);
  const judged2 = stall === void 0 ? noted : (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(noted, { stall });
  const asked = questionTwice((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(judged2));
  return decided(noteBreaker(asked === void 0 ? judged2 : (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(judged2, { question: asked })));
}
function decided(state) {
  const said = decide(state);
  const isOpen = said.row === "classifier-escalate" && (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).routed === void 0;
  return isOpen && state.plan.classifier === "agent" ? consult(state, "classify") : follow(state, said);
}
function follow(before, { row: row2, decision }) {
  const state = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__withLast */ .oQ)(before, { ...(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(before), decision: row2, because: evidence2(decision) });
  switch (decision.type) {
    case "retry":
      return { state, command: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_next__startAttempt */ .Jkx)(state, { fresh: false }) };
    case "re-plan":
      return consult(state, "plan");
    case "end-story":
      return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__endStory */ .aiX)(decision.halt === void 0 || (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_signoff__openFix */ .U3)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state)) ? state : { ...state, halt: decision.halt }, decision.outcome, decision.detail);
    case "halt":
      return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__enterHalt */ .pt1)((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_breaker__opened */ .ESj)(state, decision.opens), decision.halt);
  }
}
function addGates(state, results, change = {}) {
  const attempt = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  const lastGate = results.at(-1)?.gate ?? attempt.lastGate;
  return (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__withLast */ .oQ)(state, {
    ...attempt,
    ...change,
    gates: [...attempt.gates, ...results],
    durationMs: attempt.durationMs + results.reduce((sum, result) => sum + result.durationMs, 0),
    lastGate
  });
}
function emptyResult(state) {
  return { startedMs: state.elapsedMs, durationMs: 0, excerpt: _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__noExcerpt */ .LP, softLimitHit: false };
}

// build/core/checking.js
function checksCommand(state) {
  const attempt = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state);
  const planned = state.plan.stories[state.current ?? 0];
  const tests = planned?.tests;
  const part = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__judgedPart */ .DQ)(story)?.id;
  return {
    type: "run-checks",
    story: story.id,
    attempt: attempt.attempt,
    tree: attempt.tree ?? (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_next__givenTree */ .b18)(state),
    checks: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_applying__applyingChecks */ .q0)(state.plan, attempt),
    base: (story.start ?? state.head).tree,
    ...part === void 0 ? {} : { part },
    ...attempt.checkCalls === void 0 ? {} : { call: attempt.checkCalls },
    ...state.tests === void 0 ? {} : { known: state.tests },
    ...tests === void 0 || part !== void 0 ? {} : { ownTests: tests },
    ...dropping(state, planned),
    limits: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__limitsFor */ .c1l)(state, (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__testLimit */ .w55)(state))
  };
}
function dropping(state, planned = state.plan.stories[state.current ?? 0]) {
  const removed = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).findings.flatMap((finding) => finding.removed ?? []);
  return {
    ...planned?.mayDropTests === true ? { mayDropTests: true } : {},
    ...removed.length === 0 ? {} : { removedTests: removed }
  };
}

// build/core/removed-tests.js
function allowedLoss(gone, removed) {
  const declared2 = removed.reduce((sum, { tests }) => sum + tests, 0);
  if (gone?.by !== "id")
    return declared2;
  const own2 = gone.names.filter((id) => removed.some((file) => isOf(id, file))).length;
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
    return shown(`${named("check", turned)} went from red to green`);
  if (tests.fixed.length > 0) {
    return shown(`${named("test", tests.fixed)} went from red to green`);
  }
  if (tests.addedCount > 0) {
    const names2 = tests.added.length === 0 ? "" : `: ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .shownNames */ .kA)(tests.added)}`;
    return shown(`${tests.addedCount} new test${tests.addedCount === 1 ? " passes" : "s pass"}${names2}`);
  }
  if (!tests.all && greenNow.length > 0 && testFilesChanged.length > 0) {
    return shown(`${named("test file", testFilesChanged)} added or changed, and the checks pass`);
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
  const red = baselineRed.length === 0 ? "no check was red before" : `${named("check", baselineRed)} still red`;
  return tests.all ? `${red}, and the checks list no new test that passes` : `${red}, and no test file was added or changed`;
}
function counts({ tests }) {
  const rest = tests.all ? "a test that failed before and passes now, or a new test that passes" : "or a new or changed test file that passes";
  return `${redBefore}${rest} (or set require_evidence: false).`;
}
function named(noun, names2) {
  return `${noun}${names2.length === 1 ? "" : "s"} ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .shownNames */ .kA)(names2)}`;
}

// build/core/part-checks.js
function partChecks(state, results) {
  const part = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__judgedPart */ .DQ)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state));
  if (part === void 0)
    return results;
  const own2 = state.plan.checks.filter((check) => check.own === true).map(({ name }) => name);
  const left = /* @__PURE__ */ new Set([...redAtStart(state), ...own2]);
  return results.map((result) => result.verdict === "fail" && (0,_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to)(result) && left.has(result.check ?? "") ? { ...result, ...leftToStory } : result);
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
  const named2 = namedIn({ tests });
  if (named2.length > 0)
    return named2;
  if (tests !== void 0 && tests.counts.failed + tests.counts.errors === 0 && exitCode === 0)
    return [];
  const isOld = tests !== void 0 && tests.failing.length > 0;
  return exitCode === 0 || isOld ? [] : [`check ${check} (${exitCode === void 0 ? verdict : `exit code ${exitCode}`})`];
}
function unfinished(results) {
  return results.find(({ verdict }) => verdict === "error") ?? results.find(({ verdict }) => verdict === "timeout");
}
function oldTestsVerdict({ failing: failing2 }, probe2, isReviewed) {
  if (failing2.length === 0)
    return { verdict: "pass", reason: "" };
  const what = `${failing2.length === 1 ? "a test fails" : `${failing2.length} tests fail`} on the new code in the form that the story found: ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .shownNames */ .kA)(failing2)}; changed: ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .shownNames */ .kA)(probe2.paths)}`;
  if (isReviewed)
    return { verdict: "warn", reason: `${what}. A reviewer judges whether a criterion asks for that.` };
  const entry = JSON.stringify(`${probe2.paths[0] ?? ""}#test-changed`);
  return {
    verdict: "fail",
    reason: `${what}. Nobody reviews whether a criterion asks for that; a person can permit it: allow: [${entry}]`
  };
}
function unfinishedVerdict({ check = "", verdict, reason }) {
  const ended2 = verdict === "timeout" ? "timeout" : "error";
  return { verdict: ended2, reason: `check ${JSON.stringify(check)} came to no verdict: ${reason}` };
}
function newTestsVerdict({ failing: failing2, isNamed: isNamed2, passing: passing2, silent: silent2 }, probe2) {
  const idle2 = passing2.length === 0 ? "" : `these prove nothing, for they pass without the story's code: ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .shownNames */ .kA)(passing2)}`;
  const isProof = failing2.length > 0 && (isNamed2 || passing2.length === 0);
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
    return `the tests in ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .shownNames */ .kA)(paths)} pass without the story's code`;
  const checks = `${silent2.length === 1 ? "check" : "checks"} ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .shownNames */ .kA)(silent2)}`;
  return `no check tells whether the tests in ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .shownNames */ .kA)(paths)} fail without the story's code: ${checks} failed at the story's start too and ${silent2.length === 1 ? "names" : "name"} no test`;
}

// build/core/part-passed.js
function letPass(before) {
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(before);
  const part = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__judgedPart */ .DQ)(story);
  if (part === void 0)
    return passed(before);
  return part.id === story.split?.parts.at(-1)?.id ? judgeWhole(before) : partPassed(before, part);
}
function judgeWhole(before) {
  const state = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, { whole: true, checkCalls: void 0 });
  return { state, command: checksCommand(state) };
}
function partPassed(before, { id }) {
  const because = `${id} passed its gates`;
  const noted = notePart((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, { decision: "part-passed", because }));
  const state = goneOn(noted);
  const capped = decideCaps(state);
  if (capped !== void 0)
    return follow(state, capped);
  return { state, command: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_next__startAttempt */ .Jkx)(state, { fresh: false }) };
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
  const attempt = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state);
  const start = story.start ?? state.head;
  const part = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__judgedPart */ .DQ)(story)?.id;
  const from = part === void 0 ? start.tree : ((0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__cleanStart */ .uY)(story) ?? start).tree;
  return {
    type: "run-review",
    gate,
    story: story.id,
    attempt: attempt.attempt,
    iteration: attempt.iteration,
    call,
    tree: attempt.tree ?? start.tree,
    ...part === void 0 ? {} : { part },
    storyStart: { commit: start.commit, tree: from },
    claims,
    limits: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__limitsFor */ .c1l)(state, state.plan.caps[gate])
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
  const { reviewing } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  if (reviewing === void 0)
    throw new Error("The loop has no review in progress where it must have one.");
  return reviewing;
}

// build/core/review-heard.js
var CALLS_PER_RUN = 2;
var MOST_MISSES = 3 * CALLS_PER_RUN;
function heard({ reading, result }) {
  if (!(0,_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to)(result))
    return reading.ok ? reading : { ...reading, excerpt: _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__noExcerpt */ .LP, weight: 1 };
  const isWholeRun = result.verdict === "timeout" || result.condition !== void 0;
  const { reason, excerpt } = result;
  return { ok: false, problem: reason, excerpt, weight: isWholeRun ? CALLS_PER_RUN : 1 };
}

// build/core/review-history.js
function reusable(state, gate) {
  const { tree } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  const earlier = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__attemptsAlike */ .tV)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state)).slice(0, -1).findLast((attempt2) => attempt2.tree === tree && tree !== void 0);
  const result = lastOf2(earlier?.gates, { attempt: earlier, gate });
  const review = reviewOf(earlier, gate);
  if (earlier === void 0 || result === void 0 || review === void 0)
    return void 0;
  const { attempt, question } = earlier;
  return { attempt, result, review, ...question !== void 0 && question === result.reason && { question } };
}
function previousReview(state) {
  return reviewOf((0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__attemptsAlike */ .tV)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state)).at(-2), "spec");
}
function reviewOf(attempt, gate) {
  return lastOf2(attempt?.reviews, { attempt, gate });
}
function lastOf2(all = [], { attempt, gate }) {
  const ofPart = attempt?.whole === true && gate === "spec" ? 1 : 0;
  return all.filter((each) => each.gate === gate).slice(ofPart).at(-1);
}

// build/core/reviewing.js
var MOST_LINES2 = 100;
function startReviews(state) {
  if (state.plan.reviewAgent !== "none")
    return startReview(state, "spec");
  if ((0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__judgedPart */ .DQ)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state)) !== void 0)
    return letPass(state);
  return letPass(addGates(state, [notReviewed(state, "spec"), notReviewed(state, "quality")]));
}
function reviewed(before, { reading, result, usage }) {
  const going = requireReviewing(before);
  const reviewing = {
    ...going,
    durationMs: going.durationMs + result.durationMs,
    softLimitHit: going.softLimitHit || result.softLimitHit
  };
  const state = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, {
    reviewing,
    usage: [...(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(before).usage ?? [], ...usage]
  });
  const call = heard({ reading, result });
  return call.ok ? answered(state, call.answer) : missed(state, call);
}
function startReview(state, gate) {
  const earlier = reusable(state, gate);
  if (earlier !== void 0)
    return reuse(state, gate, earlier);
  return ask((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(state, { reviewing: nothingAsked(state, gate) }));
}
function ask(before) {
  const going = requireReviewing(before);
  const reviewing = { ...going, call: going.call + 1 };
  const state = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, { reviewing });
  return { state, command: reviewCommand(state) };
}
function resumeReview(before) {
  const state = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, { reviewing: { ...requireReviewing(before), startedMs: before.elapsedMs } });
  return { state, command: reviewCommand(state) };
}
function missed(before, { problem, excerpt, weight }) {
  const going = requireReviewing(before);
  const misses = going.misses + weight;
  const state = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, { reviewing: { ...going, misses } });
  if (misses < MOST_MISSES)
    return ask(state);
  return conclude(state, {
    verdict: "error",
    reason: `gate unavailable: ${going.call} calls without an answer; the last one: ${problem}`,
    excerpt
  });
}
function answered(before, answer) {
  const going = requireReviewing(before);
  const reviewing = { ...going, misses: 0, votes: [...going.votes, answer] };
  const state = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, { reviewing });
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
      return ask((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(state, { reviewing: { ...requireReviewing(state), claims: judgement.claims } }));
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
function conclude(before, { verdict, reason, review, excerpt }) {
  const { gate, startedMs, durationMs, softLimitHit, reusedFrom } = requireReviewing(before);
  const lines = review === void 0 ? [] : reviewLines(review);
  const result = {
    ...{ gate, verdict, reason, startedMs, durationMs, softLimitHit },
    ...reusedFrom === void 0 ? {} : { reusedFrom },
    excerpt: excerpt ?? { lines: lines.slice(0, MOST_LINES2), truncated: Math.max(0, lines.length - MOST_LINES2) }
  };
  return concluded(before, result, review);
}
function concluded(before, result, review) {
  const kept = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(before).reviews ?? [];
  const reviews = review === void 0 ? kept : [...kept, review];
  const state = addGates(before, [result], { reviewing: void 0, reviews });
  if (result.verdict !== "pass" && result.verdict !== "warn")
    return failed(state);
  const isPart = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__judgedPart */ .DQ)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state)) !== void 0;
  return result.gate === "spec" && !isPart ? startReview(state, "quality") : letPass(state);
}
function reuse(before, gate, { attempt, result, review, question }) {
  const reviewing = { ...nothingAsked(before, gate), reusedFrom: result.reusedFrom ?? attempt };
  const state = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, { reviewing });
  if (question !== void 0)
    return follow2(state, { type: "escalate", question, review });
  const type = result.verdict === "pass" || result.verdict === "warn" ? result.verdict : "fail";
  return follow2(state, { type, reason: result.reason, review });
}
function asking(state, question) {
  return (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(state, { question });
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
  const { probes = [], probing = 0 } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(before);
  const now = probes[probing];
  if (now === void 0)
    throw new Error("A probe was answered that the attempt does not have.");
  const found = probeResult(now.kind, results, silentRed(before));
  const cut = unfinished(results);
  const said = cut === void 0 ? judged(before, now, found) : unfinishedVerdict(cut);
  const spentMs = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const log = cut ?? results.find(({ logPath }) => logPath !== void 0);
  const gate = {
    ...{ ...emptyResult(before), gate: "test", check: now.kind, ...said, durationMs: spentMs },
    ...said.verdict === "pass" || log?.logPath === void 0 ? {} : { logPath: log.logPath, excerpt: log.excerpt }
  };
  const changed = now.kind === "old-tests" && cut === void 0 ? { expectations: found.failing } : {};
  const state = addGates(before, [gate], changed);
  return (0,_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to)(gate) ? failed(idle(state)) : probe(freshCalls(state), probing + 1);
}
function probeAgain(state) {
  return probe(state, (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).probing ?? 0);
}
function judged({ plan }, now, found) {
  return now.kind === "old-tests" ? oldTestsVerdict(found, now, plan.reviewAgent !== "none") : newTestsVerdict(found, now);
}
function freshCalls(state) {
  return (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(state, { checkCalls: void 0 });
}
function probe(state, at) {
  const attempt = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  const next = attempt.probes?.[at];
  const checks = next === void 0 ? [] : probeChecks(state);
  if (next === void 0 || checks.length === 0)
    return startReviews(idle(state));
  return {
    state: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(state, { probing: at }),
    command: {
      type: "run-checks",
      story: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state).id,
      attempt: attempt.attempt,
      tree: next.tree,
      checks,
      probe: next.kind,
      ...attempt.checkCalls === void 0 ? {} : { call: attempt.checkCalls },
      ...state.tests === void 0 ? {} : { known: state.tests },
      limits: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__limitsFor */ .c1l)(state, (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__testLimit */ .w55)(state))
    }
  };
}
function probeChecks(state) {
  return (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_applying__applyingChecks */ .q0)(state.plan, (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state)).filter(({ kind }) => kind !== "check");
}
function silentRed(state) {
  const { baseline, tests = {}, head, plan } = state;
  const start = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state).start ?? head;
  if (!Array.isArray(baseline) || start.commit !== plan.start.commit)
    return /* @__PURE__ */ new Set();
  const red = baseline.filter(({ name, verdict }) => verdict === "red" && (0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_16__/* .own */ .Z)(tests, name) === void 0);
  return new Set(red.map(({ name }) => name));
}
function withoutProof(state) {
  const { probes = [] } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
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
  return (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(state, { probing: void 0 });
}

// build/core/attempt.js
var MOST_SAID = 10;
function implemented(before, outcome) {
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(before);
  const tier = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_stuck__nextTier */ .ez)((0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__ownAttempts */ .P)(story));
  const part = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__partInWork */ .oZ)(story)?.id;
  const asked = questionIn(outcome.finalMessage.lines);
  const attempt = {
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
  const names2 = story.names ?? outcome.names;
  const tried3 = { ...story, attempts: [...story.attempts, attempt], ...names2 && { names: names2 } };
  const stories = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_13__/* .core_story_list__withStory */ .Ih)(before.stories, before.current ?? 0, tried3);
  const state = { ...before, iterations: attempt.iteration, stories };
  const start = story.start ?? state.head;
  return {
    state,
    command: {
      type: "take-snapshot",
      story: story.id,
      attempt: attempt.attempt,
      iteration: attempt.iteration,
      storyStart: start,
      previousTree: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_next__treeAt */ .z9w)(before, tier),
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
  if ((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).gates.some(_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to))
    return failed(state);
  return runChecks(state);
}
function runChecks(state) {
  const command = checksCommand(state);
  return command.checks.length === 0 ? checksDone(state, []) : { state, command };
}
function checksDone(before, ran) {
  const { probing, checkCalls = 1 } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(before);
  if (mayTryAgain(before, ran)) {
    const state2 = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, { checkCalls: checkCalls + 1 });
    return probing === void 0 ? runChecks(state2) : probeAgain(state2);
  }
  if (probing !== void 0)
    return probed(before, ran);
  const results = [...partChecks(before, ran), ...(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_applying__leftOut */ .__)(before.plan, (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(before), before.elapsedMs)];
  const tested = addGates(before, results);
  const state = results.some(_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to) ? tested : addGates(tested, proofGate(tested, results));
  const attempt = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  if (attempt.gates.some(_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to))
    return failed(state);
  return (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__judgedPart */ .DQ)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state)) === void 0 ? startProbes(state) : startReviews(state);
}
function mayTryAgain(state, ran) {
  if (!ran.some(({ verdict }) => verdict === "error"))
    return false;
  const calls = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).checkCalls ?? 1;
  return calls < _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__MOST_CHECK_CALLS */ .Je && (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__runLeftMs */ .rwJ)(state) > 0 && (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__storyLeftMs */ .jM$)(state) > 0;
}
function proofGate(state, results) {
  const silent2 = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_applying__attemptChecks */ .Rn)(state.plan).filter((check) => !results.some((result) => result.check === check.name));
  if (silent2.length === 0)
    return evidenceGate(state, results);
  return silent2.map((check) => testFailure(state, check.name, `check "${check.name}" ended without a result`));
}
function evidenceGate(state, results) {
  const attempt = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state);
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state);
  const isPart = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__judgedPart */ .DQ)(story) !== void 0;
  const start = (isPart ? (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_12__/* .core_split__cleanStart */ .uY)(story) : story.start) ?? state.head;
  if (attempt.tree === start.tree)
    return unchanged(state, isPart);
  if (!state.plan.requireEvidence || isPart || (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_signoff__openFix */ .U3)(story))
    return [];
  const ran = results.filter(({ verdict, check }) => verdict !== "skipped" && !isPlainCheck(state, check));
  const { mayDropTests, removedTests } = dropping(state);
  const green = ran.filter(({ verdict }) => verdict === "pass");
  const evidence3 = evidenceOf2({
    baselineRed: redAtStart(state),
    greenNow: green.map((result) => result.check ?? result.gate),
    testFilesChanged: ran.length === 0 ? [] : attempt.testFiles ?? [],
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

// layer:core/begin.js


// layer:core/carrying.js


// build/core/test-report/results.js
var MOST_FAILING = 500;
var MOST_BY_ID = { tests: 2e3, chars: 15e4 };
function testResults(report, { source, exitCode, known }) {
  const failing2 = [...new Set(report.tests.filter(isFailing).map(({ id }) => id))];
  const listed = failing2.length > MOST_FAILING ? "none" : report.listed;
  const formats = report.formats ?? [report.format];
  const common = {
    source,
    formats,
    counts: report.counts,
    listed,
    exitCode,
    failing: listed === "none" ? [] : failing2
  };
  const ids = listed === "all" ? ranIds(report.tests) : void 0;
  const ran = ids === void 0 ? void 0 : namesOf(ids, known?.ran);
  if (known === void 0)
    return { ...common, ...ran && { ran } };
  const compared = compare(known, { report, failing: common.failing, ran });
  return { ...common, ...ran && compared.gone === void 0 ? { ran } : {}, compared };
}
function knownAfter(before, results) {
  const { compared, ...rest } = results;
  if (rest.ran !== void 0 || compared?.added === void 0 || before?.ran === void 0)
    return rest;
  const { by } = compared.added;
  const gone = new Set(compared.gone?.names);
  const kept = inForm(before.ran, by).filter((name) => !gone.has(name));
  const failing2 = by === "id" ? rest.failing : rest.failing.map(_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_7__/* .core_hash__hash8 */ .j);
  return { ...rest, ran: { by, names: [.../* @__PURE__ */ new Set([...kept, ...compared.added.names, ...failing2])] } };
}
function compare(known, { report, failing: failing2, ran }) {
  const before = new Set(known.failing);
  const passing2 = new Set(report.tests.flatMap(({ id, status }) => status === "passed" ? [id] : []));
  const isFixed = (id) => report.listed === "all" ? passing2.has(id) : report.listed === "failing" && report.counts.passed > known.counts.passed;
  const now = new Set(failing2);
  const differences = {
    newFailing: failing2.filter((id) => !before.has(id)),
    fixed: known.failing.filter((id) => !now.has(id) && isFixed(id))
  };
  if (ran === void 0 || known.ran === void 0)
    return differences;
  const { by, names: names2 } = ran;
  const old = inForm(known.ran, by);
  const [oldSet, newSet] = [new Set(old), new Set(names2)];
  const red = new Set(by === "id" ? failing2 : failing2.map(_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_7__/* .core_hash__hash8 */ .j));
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
  return byId ? { by: "id", names: ids } : { by: "hash", names: ids.map(_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_7__/* .core_hash__hash8 */ .j) };
}
function inForm({ by, names: names2 }, wanted) {
  return by === wanted ? names2 : names2.map(_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_7__/* .core_hash__hash8 */ .j);
}

// build/core/known-tests.js
function noteBaseline(state, checks) {
  const results = checks.map(({ result }) => result);
  return noteResults({ ...state, baseline: checks }, results);
}
function notePassed(state) {
  return noteResults(state, (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).gates);
}
function noteResults(state, results) {
  const before = state.tests ?? {};
  const off = uncounted(state.plan);
  const found = results.flatMap(({ check, tests }) => check === void 0 || tests === void 0 || off.has(check) ? [] : [[check, knownAfter((0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_16__/* .own */ .Z)(before, check), tests)]]);
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
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__runLeftMs */ .rwJ)(state) <= 0 ? (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__enterHalt */ .pt1)(state, _layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__outOfTime */ .YZ8) : fetchAgain(state, carried.unreachable);
}
function takeOver(state, { points, conflicts, results }) {
  const { left, alone, notes } = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__carryingOf */ .GUP)(state);
  const isRed = points.length > 0 && results.some(_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to);
  if (isRed && (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__runLeftMs */ .rwJ)(state) <= 0)
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__enterHalt */ .pt1)(state, _layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__outOfTime */ .YZ8);
  if (isRed && results.some(isOurs))
    return carryAgain(state, results);
  if (isRed && !alone && left.length > 1)
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__beginWork */ .CQr)({ ...state, carrying: { left, alone: true, notes } });
  const done = alone ? left.slice(0, 1) : left;
  const missing3 = [
    ...conflicts.map(({ from, paths }) => ({ from, why: conflictWords(paths) })),
    ...isRed ? points.map(({ from }) => ({ from, why: redWords(results) })) : []
  ];
  const said = missing3.map(({ from, why }) => noteOf(state, done.find(({ commit }) => commit === from), why));
  const carrying = { left: left.slice(done.length), alone, notes: [...notes, ...said] };
  const taken = isRed ? { ...state, carrying } : take(noteResults({ ...state, carrying }, results), points);
  if (carrying.left.length > 0)
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__beginWork */ .CQr)(taken);
  return taken.head.commit === taken.plan.start.commit ? (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__advance */ .U77)(taken) : (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__publish */ .NGQ)(taken);
}
function fetchAgain(state, why) {
  const { calls = 0, ...carrying } = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__carryingOf */ .GUP)(state);
  if (calls + 1 < _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__MOST_CHECK_CALLS */ .Je)
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__beginWork */ .CQr)({ ...state, carrying: { ...carrying, calls: calls + 1 } });
  const detail = `the work of earlier runs could not be fetched in ${_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__MOST_CHECK_CALLS */ .Je} calls, so ${state.plan.branch} was left as it is: ${why}`;
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__enterHalt */ .pt1)(untouched(state), { kind: "environment_broken", detail });
}
function carryAgain(state, results) {
  const { calls = 0, ...carrying } = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__carryingOf */ .GUP)(state);
  if (calls + 1 < _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__MOST_CHECK_CALLS */ .Je)
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__beginWork */ .CQr)({ ...state, carrying: { ...carrying, calls: calls + 1 } });
  const { check, reason } = results.find(isOurs) ?? {};
  const detail = `check "${check}" gave no verdict in ${_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__MOST_CHECK_CALLS */ .Je} calls on the work of earlier runs, so ${state.plan.branch} was left as it is: ${reason}`;
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__enterHalt */ .pt1)(untouched(state), { kind: "environment_broken", detail });
}
function untouched(state) {
  const ref = `refs/heads/${state.plan.branch}`;
  const stories = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_13__/* .core_story_list__storiesOf */ .$5)(state).map(({ commit, ...story }) => {
    return commit === void 0 ? story : { ...story, status: "open", detail: "" };
  });
  const publications = state.publications.filter((each) => each.ref !== ref);
  return { ...state, stories: (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_13__/* .core_story_list__listOf */ .Sd)(stories), publications, head: state.plan.start };
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
  const stories = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_13__/* .core_story_list__storiesOf */ .$5)(before).map((story) => {
    const commit2 = passed2.get(story.id);
    if (commit2 === void 0 || story.status !== "open" || !(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__canPass */ .RH4)(before.plan, story.id))
      return story;
    return { ...story, status: "passed", detail: "passed in an earlier run, and again on the moved base", commit: commit2 };
  });
  const { commit, tree } = last;
  const ref = `refs/heads/${before.plan.branch}`;
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__queue */ .HNn)({ ...before, stories: (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_13__/* .core_story_list__listOf */ .Sd)(stories), head: { commit, tree } }, { ref, commit, story: storyOf.get(last.from) ?? "" });
}
function noteOf({ plan }, carried, why) {
  const { commit = "", story } = carried ?? {};
  const what = story === void 0 ? `Commit ${commit.slice(0, 10)}` : `The work on ${story} of an earlier run`;
  const kept = plan.replaces === void 0 ? "" : ` It is kept in ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__replacedRef */ .XZR)(plan.feature, plan.replaces)}.`;
  const note = `${what} was left behind when ${plan.branch} was put on top of ${plan.base.branch}: ${why}.${kept}`;
  return { ...story === void 0 ? {} : { story }, note };
}
function conflictWords(paths) {
  return paths.length === 0 ? "git could not put it there" : `it conflicts in ${paths.slice(0, 5).join(", ")}`;
}
function redWords(results) {
  const [first] = results.filter(_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to);
  return `check "${first?.check ?? first?.gate}" does not pass there${first?.reason ? ` (${first.reason})` : ""}`;
}

// build/core/story-kept.js
function storyCommitted(before, { commit, tree }) {
  const passed2 = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateStory */ .c$)(before, {
    status: "passed",
    detail: satisfied(before),
    commit,
    attempts: slim(before, 0),
    ...(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_signoff__fixMade */ .pc)((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(before))
  });
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(passed2).id;
  const ref = `refs/heads/${before.plan.branch}`;
  const { tests } = notePassed(before);
  const known = tests === void 0 ? {} : { tests };
  const state = {
    ...(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__queue */ .HNn)({ ...passed2, ...known }, { ref, commit, story }),
    head: { commit, tree },
    commits: before.commits + 1
  };
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__publish */ .NGQ)(state);
}
function satisfied(state) {
  const { start, attempts } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state);
  return attempts.at(-1)?.tree === (start ?? state.head).tree ? "already satisfied" : "";
}
function storyParked(before, { branch, commit }) {
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(before);
  const parked = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateStory */ .c$)(before, { wip: { branch, commit }, attempts: slim(before, 1), ...(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_signoff__fixNotMade */ .sv)(story) });
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__publish */ .NGQ)((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__queue */ .HNn)(parked, { ref: `refs/heads/${branch}`, commit, story: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(parked).id }));
}
function slim(state, keep) {
  const attempts = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state).attempts;
  return attempts.map((attempt, index) => index >= attempts.length - keep ? attempt : { ...attempt, gates: attempt.gates.map(slimGate) });
}
function slimGate(result) {
  if (result.tests === void 0 && result.excerpt.lines.length + result.excerpt.truncated === 0)
    return result;
  const { tests, ...gate } = result;
  const slimmed = { ...gate, excerpt: _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__noExcerpt */ .LP };
  if (tests === void 0)
    return slimmed;
  const { compared: _, ran: __, ...counted2 } = tests;
  return { ...slimmed, tests: counted2 };
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
      return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__featureArchived */ .AOY)(state, outcome);
  }
}

// build/core/consulted.js
var MOST_CALLS = 2;
function consulted(before, { reading, result, usage }) {
  const attempt = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(before);
  const { consulting } = attempt;
  if (consulting === void 0)
    throw new Error("Advice came that the loop did not ask for.");
  const state = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(before, {
    usage: [...attempt.usage ?? [], ...usage],
    durationMs: attempt.durationMs + result.durationMs
  });
  if (result.verdict === "pass" && reading.ok && reading.advice.type === consulting.role)
    return advised(answered2(state), reading.advice);
  if (consulting.call < MOST_CALLS)
    return consult(state, consulting.role);
  const why = result.verdict === "pass" ? reading.ok ? "it answered something else" : reading.problem : result.reason;
  return advised(answered2(state), noAdvice(consulting.role, why));
}
function answered2(state) {
  return (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(state, { consulting: void 0 });
}
function noAdvice(type, why) {
  const reason = `${MOST_CALLS} calls without an answer; the last one: ${why}`;
  return type === "plan" ? { type, reason, parts: [] } : { type, route: "escalate", reason };
}
function advised(state, advice) {
  if (advice.type === "classify")
    return decided((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateAttempt */ .eS)(state, { routed: { route: advice.route, reason: advice.reason } }));
  const split = splitBy(state, advice);
  const divided = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateStory */ .c$)(state, { split });
  if (split.parts.length === 0)
    return decided(divided);
  const capped = decideCaps(divided);
  if (capped !== void 0)
    return follow(divided, capped);
  return { state: divided, command: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_next__startAttempt */ .Jkx)(divided, { fresh: true }) };
}
function splitBy(state, { parts, reason }) {
  if (parts.length < 2)
    return { parts: [], starts: [], because: reason };
  const { id } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state);
  return {
    parts: parts.map((part, at) => ({ id: `${id}.${at + 1}`, ...part })),
    starts: [splitStart(state)],
    because: reason
  };
}

// build/core/cut-short.js
function cutShort(state, outcome) {
  const told2 = outcome.known === void 0 ? state : (0,_chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_1__/* .core_publications__withResults */ .U1)(state, outcome.known);
  if (outcome.type === "interrupted")
    return interrupt(told2, outcome);
  return state.pending.type === "write-report" ? finish(told2) : suspend(told2, outcome.halt);
}
function interrupt(state, { by, cause, ending }) {
  return suspend(state, { kind: by === "user" ? "user_cancel" : "interrupted", detail: cause }, ending);
}
function suspend(state, halt, ending) {
  const before = state.suspended ?? { command: state.pending, halt: state.halt };
  const suspended = { command: before.command, halt: before.halt, ...ending && { ending } };
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__report */ ._Gh)({ ...state, suspended }, halt);
}
function finish(state) {
  if (state.halt === void 0)
    throw new Error("A report was written for a run that has not ended.");
  return { state, command: { type: "finish", halt: state.halt } };
}

// build/core/final-checked.js
function noteFinal(state, ran) {
  if (ran.some(_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to) && (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__runLeftMs */ .rwJ)(state) <= 0)
    return state;
  const { final, head } = state;
  const calls = (final?.tree === head.tree ? final.calls : 0) + 1;
  const results = [...ran, ...silent((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_whole__applying */ .w3)(state), ran, state.elapsedMs)];
  const isOurs2 = ran.some(({ verdict }) => verdict === "error") && calls < _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__MOST_CHECK_CALLS */ .Je;
  if (isOurs2)
    return { ...state, final: { tree: head.tree, calls } };
  const cause = surroundings(results, state.plan.checks);
  return { ...state, final: { tree: head.tree, calls, results, ...cause !== void 0 && { surroundings: cause } } };
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
    excerpt: _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__noExcerpt */ .LP,
    softLimitHit: false
  }));
}
function surroundings(results, checks) {
  const first = results.find(_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to);
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
  if (!call.ok && (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__runLeftMs */ .rwJ)(state) <= 0)
    return state;
  const before = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_final_review__going */ .m$)(state) ?? nothingHeard(state, result.durationMs);
  const counted2 = {
    ...before,
    calls: before.calls + 1,
    durationMs: before.durationMs + result.durationMs,
    softLimitHit: before.softLimitHit || result.softLimitHit
  };
  return { ...state, finalReview: call.ok ? answered3(state, counted2, call) : missed2(state, counted2, call) };
}
function nothingHeard({ head, elapsedMs }, tookMs) {
  const startedMs = Math.max(0, elapsedMs - tookMs);
  return { tree: head.tree, calls: 0, misses: 0, answers: [], startedMs, durationMs: 0, softLimitHit: false };
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
function missed2({ plan }, before, { problem, excerpt, weight }) {
  const review = { ...before, misses: before.misses + weight };
  if (review.misses < MOST_MISSES)
    return review;
  const { answers, calls } = review;
  const reason = `the final review is unavailable: ${answers.length} of ${plan.finalReview} reviewers answered in ${calls} calls; the last one: ${problem}`;
  return { ...review, result: { ...shell2(review), verdict: "error", reason, excerpt } };
}
function shell2({ startedMs, durationMs, softLimitHit }) {
  return { gate: "quality", check: NAME, startedMs, durationMs, softLimitHit };
}
function excerptOf(lines) {
  return { lines: lines.slice(0, MOST_LINES3), truncated: Math.max(0, lines.length - MOST_LINES3) };
}

// layer:core/pause.js


// layer:core/provider-kind.js


// build/core/reissue.js
function reissued(state, { type }) {
  switch (type) {
    case "implement":
      return { state, command: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_next__startAttempt */ .Jkx)(state, { fresh: true }) };
    case "run-review":
      return resumeReview(state);
    case "run-final-review":
      return { state, command: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_final_review__finalReviewCommand */ .vV)(state) };
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
  if (!(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_provider_kind__isCallOutcome */ .VaW)(outcome))
    return void 0;
  const { provider } = outcome;
  const { pending } = state;
  if (provider === void 0 || !(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_provider_kind__callsAgent */ .XxG)(pending))
    return void 0;
  switch ((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_provider_kind__kindOf */ .QRt)(provider)) {
    case "configuration":
      return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__putOff */ .IHN)(state, misconfigured(provider));
    case "limit":
      return reissued(limitNoted(state, provider, pending), pending);
    case "passing":
      return backedOff(state, { outcome, provider, pending });
  }
}
function answered4(state, outcome) {
  if (state.refusals === void 0 || !(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_provider_kind__isCallOutcome */ .VaW)(outcome))
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
  const agent = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_provider_kind__agentOf */ .HhI)(state, command);
  const isMadeUp = (provider.resetAt ?? 0) > state.now + MOST_LIMIT_MS;
  const until = limits > MOST_LIMITS || told2 > MOST_TOLD || isMadeUp ? void 0 : provider.resetAt;
  const entry = {
    ...{ agent, detail: refusedWords(provider) },
    ...until === void 0 ? {} : { until: Math.max(until, state.now + LEAST_LIMIT_MS) }
  };
  const others = limited.filter((each) => each.agent !== agent);
  const row2 = { ...refusals, limits, ...told2 > 0 && { told: told2 } };
  return { ...state, refusals: row2, limited: [...others, entry] };
}
function backedOff(before, { outcome, provider, pending }) {
  const { refusals = { passing: 0, limits: 0 } } = before;
  const backoffMs = _layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_provider_kind__BACKOFFS_MS */ .LIh[refusals.passing];
  if (backoffMs === void 0)
    return charged({ ...before, refusals: void 0 }, outcome, provider);
  const passing2 = refusals.passing + 1;
  const state = { ...before, refusals: { ...refusals, passing: passing2 } };
  const forMs = jittered(backoffMs, `${state.plan.runId} ${state.iterations} ${pending.type} ${passing2}`);
  const detail = `${refusedWords(provider)}; try ${passing2 + 1} of ${_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_provider_kind__BACKOFFS_MS */ .LIh.length + 1} follows`;
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_pause__pause */ .VIg)(state, { why: "busy", detail, until: state.now + forMs, forMs, command: pending });
}
function jittered(ms, seed) {
  const share = Number.parseInt((0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_7__/* .core_hash__hash8 */ .j)(seed), 16) / 4294967295;
  return Math.round(ms * (1 + JITTER * (2 * share - 1)));
}
function charged(state, outcome, provider) {
  const { result: told2 } = outcome;
  const failed2 = told2.verdict === "pass" ? { verdict: "fail", reason: refusedWords(provider) } : {};
  if (outcome.type === "consulted")
    return consulted(state, { ...outcome, result: { ...outcome.result, ...failed2 } });
  const gate = { ...outcome.result, ...failed2, condition: provider.class };
  if (outcome.type === "final-reviewed")
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__advance */ .U77)(noteFinalReview(state, { ...outcome, result: gate }));
  return outcome.type === "implemented" ? implemented(state, { ...outcome, result: gate }) : reviewed(state, { ...outcome, result: gate });
}

// layer:core/resumable.js


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
  return forMs <= 0 ? waited(before) : (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_pause__pause */ .VIg)(state, { ...waiting2, forMs });
}

// build/core/resuming.js
function resumed(state, { elsewhere, restart }) {
  const { suspended, halt, ...rest } = state;
  const isEnded = rest.pending.type === "finish" || elsewhere === true && halt !== void 0;
  if (suspended === void 0 && isEnded && restart !== void 0)
    return restart((0,_chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_1__/* .core_publications__pushedAgain */ .Lf)(rest));
  const command = suspended?.command ?? rest.pending;
  const left = suspended === void 0 ? { ...rest, halt } : retried({ ...rest, halt: suspended.halt }, command);
  if (elsewhere !== true || !isLost(left, command))
    return again2(left, command);
  const before = withoutAttempt(left);
  return { state: before, command: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_next__startAttempt */ .Jkx)(before, { fresh: true }) };
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
  return type === "run-checks" && ((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireAttempt */ .qP)(state).probes ?? []).length > 0;
}
function retried(state, { type }) {
  return type === "write-report" ? state : (0,_chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_1__/* .core_publications__pushedAgain */ .Lf)(state);
}
function withoutAttempt(state) {
  const attempts = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__requireStory */ .sK)(state).attempts.slice(0, -1);
  return { ...(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__updateStory */ .c$)(state, { attempts }), iterations: state.iterations - 1 };
}
function again2(state, command) {
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
      return { state, command: { ...command, limits: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__limitsFor */ .c1l)(state, (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__testLimit */ .w55)(state)) } };
    case "run-baseline":
      return { state, command: { ...command, limits: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__limitsFor */ .c1l)(state, (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_limits__baselineLimit */ .LfL)(state)) } };
    case "publish":
    case "settle":
      return { state, command: { ...command, refs: (0,_chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_1__/* .core_publications__notPushed */ .iL)(state, command.refs) } };
    case "take-snapshot":
    case "commit-story":
    case "park-story":
    case "archive-feature":
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
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__settle */ .pMR)(signed, { kind: "ready", detail });
}
function reopened(before, { story: id, text, person }) {
  const { suspended: _, halt: __, current: ___, archived: ____, ...rest } = waiting(before);
  const stories = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_13__/* .core_story_list__storiesOf */ .$5)(rest).map((story) => {
    if (story.id !== id)
      return story;
    const fix = { text, person, at: before.now, attempts: story.attempts.length };
    const fixes = [...story.fixes ?? [], fix];
    const split = story.split && { split: { ...story.split, whole: true } };
    return { ...story, ...split, status: "open", detail: "", fixes, elapsedMs: 0, softLimitHit: false };
  });
  return { ...rest, stories: (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_13__/* .core_story_list__listOf */ .Sd)(stories), orderFrom: 0, head: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_signoff__tipOf */ .LS)(before) };
}
function waiting(state) {
  if (!(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_signoff__isWaiting */ .QZ)(state))
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
  const elapsedMs = Math.max(before.elapsedMs, stamp.elapsedMs);
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_story__currentStory */ .eu)(before);
  const isWorked = story?.status === "running" && before.halt === void 0 && !(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_provider_kind__isPutOff */ .hMR)(before, outcome);
  if (before.pending.type === "wait" || !isWorked) {
    const state = { ...before, now: stamp.at, elapsedMs };
    return before.pending.type === "wait" ? notePause(state, spentMs) : state;
  }
  const stories = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_13__/* .core_story_list__withStory */ .Ih)(before.stories, before.current ?? 0, charged2(story, spentMs, before.plan));
  return { ...before, now: stamp.at, elapsedMs, stories };
}
function charged2(story, spentMs, { caps: caps2 }) {
  const elapsedMs = story.elapsedMs + spentMs;
  return { ...story, elapsedMs, softLimitHit: story.softLimitHit || elapsedMs >= caps2.story.softMs };
}
function notePause(state, spentMs) {
  const { times, totalMs } = state.paused ?? { times: 0, totalMs: 0 };
  return { ...state, paused: { times: times + 1, totalMs: totalMs + spentMs } };
}

// build/core/loop.js
function transition(before, event) {
  const outcome = (0,_chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_11__/* .core_spending__priced */ .il)(before, event.outcome);
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_begin__issued */ .dRR)(apply((0,_chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_11__/* .core_spending__charged */ .px)(tick(before, event), outcome), outcome));
}
function fold(events) {
  const [first] = events;
  if (first === void 0)
    return void 0;
  let step = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_begin__begin */ .PUs)(first);
  for (let at = 1; at < events.length; at += 1)
    step = transition(step.state, events[at]);
  return step;
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
      return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__advance */ .U77)(noteFinal(state, outcome.results));
    case "final-reviewed":
      return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__advance */ .U77)(noteFinalReview(state, outcome));
    case "story-committed":
    case "story-parked":
    case "stories-carried":
    case "feature-archived":
      return committed(state, outcome);
    case "publishing":
      return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__advance */ .U77)(state);
    case "settled":
      return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__settled */ .HsH)((0,_chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_1__/* .core_publications__withResults */ .U1)(state, outcome));
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
  return outcome.type === "approved" ? signedOff(state, outcome) : (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_begin__firstStep */ .gqH)(reopened(state, outcome));
}
function baselineDone(before, checks) {
  const state = noteBaseline(before, checks);
  const halt = baselineHalt(state, checks);
  return halt === void 0 ? (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_carrying__beginWork */ .CQr)(state) : (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_ending__enterHalt */ .pt1)(state, halt);
}
function goOn(state, outcome) {
  const stepFrom = outcome.step === true ? state.iterations : void 0;
  const { chain, again: again3, workflowRun: resumedIn } = outcome;
  const going = limitsKept({ ...state, stepFrom, chain, again: again3, resumedIn, resumes: state.resumes + 1 });
  return resumed(going, { ...outcome, restart: restartOf(state, outcome) });
}
function restartOf(state, { elsewhere }) {
  return (elsewhere === true ? (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_resumable__mayWorkOn */ .kv5)(state) : (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_resumable__isResumable */ .FIS)(state)) ? _layer_2_js__WEBPACK_IMPORTED_MODULE_14__/* .core_begin__firstStep */ .gqH : void 0;
}




/***/ }),

/***/ 653:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.AcC),
/* harmony export */   Bn: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Bn3),
/* harmony export */   Cq: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Cql)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/all-of.js





/***/ })

};
;