"use strict";
exports.id = 5057;
exports.ids = [5057];
exports.modules = {

/***/ 1405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dP: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.dPK),
/* harmony export */   gq: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.gqX),
/* harmony export */   rA: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.rAp)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/store/journal-file.js





/***/ }),

/***/ 7438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseForeign: () => (/* binding */ parseForeign)
/* harmony export */ });
/* harmony import */ var _chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1405);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);



// build/adapters/store/journal-schema.js


// build/adapters/store/journal-schema-caps.js


// build/adapters/store/journal-schema-parts.js

var ms = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1e14);
var count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0);
var text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
var texts = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text);
var kebab = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-z0-9-]{0,64}$/, "is no word of ours");
var objectId = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/, "is no name of an object");
var ref = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^(?![-/.])[^\s~^:?*[\\\p{Cc}]{1,1000}$/u, "is no name of a ref");
var point = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commit: objectId, tree: objectId });
var verdict = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["pass", "fail", "warn", "timeout", "error", "skipped"]);
var storyOutcome = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
  "passed",
  "failed",
  "stuck",
  "thrashing",
  "blocked",
  "needs_human",
  "dependency_failed",
  "interrupted",
  "untried"
]);
var haltKind = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
  "ready",
  "awaiting_signoff",
  "nothing_to_do",
  "skipped",
  "some_failed",
  "budget_exceeded",
  "environment_broken",
  "circuit_open",
  "thrashing",
  "escalate",
  "block_finding",
  "usage_limit",
  "config_error",
  "locked",
  "internal_error",
  "interrupted",
  "user_cancel"
]);
var excerpt = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ lines: texts, truncated: count });
var location = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  file: text,
  line: count,
  column: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(count),
  level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["error", "warning"]),
  message: text,
  title: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  source: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    "workflow-command",
    "tap",
    "node-test",
    "vitest",
    "jest",
    "javascript",
    "pytest",
    "python",
    "tsc",
    "eslint",
    "biome",
    "cargo",
    "go",
    "gcc",
    "junit"
  ])
});
var names = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ by: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["id", "hash"]), names: texts });
var tests = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  source: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["report", "output"]),
  formats: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    "junit",
    "tap",
    "jest-json",
    "mocha-json",
    "go-json",
    "cargo",
    "unittest",
    "pytest",
    "node-test",
    "vitest",
    "jest",
    "mocha"
  ]))),
  counts: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ passed: count, failed: count, errors: count, skipped: count }),
  listed: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["all", "failing", "none"]),
  exitCode: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
  failing: texts,
  ran: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(names),
  rewrote: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
  compared: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    newFailing: texts,
    fixed: texts,
    added: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(names),
    gone: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(names)
  }))
});
var gateResult = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  gate: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["implement", "integrity", "test", "spec", "quality"]),
  check: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  verdict,
  reason: text,
  startedMs: ms,
  durationMs: ms,
  exitCode: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()),
  excerpt,
  error: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(kebab),
  locations: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(location)),
  logPath: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(tests),
  flaky: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
  flakyBefore: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
  applies: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(false)),
  reusedFrom: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(count),
  condition: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(kebab),
  softLimitHit: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
});
var usage = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  role: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["implement", "spec", "quality", "plan", "classify"]),
  costUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)),
  isReckoned: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
  isPartial: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
  isFlat: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
  inputTokens: count,
  outputTokens: count,
  cacheReadTokens: count,
  cacheWriteTokens: count
});
var usages = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(usage);
var provider = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  class: kebab,
  detail: text,
  resetAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(ms)
});
var evidence = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ file: text, line: count }), zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ absent: text })]);
var reading = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("ok", [
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true),
    answer: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
      criteria: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        id: text,
        verdict: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["met", "unmet", "unsure"]),
        evidence: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(evidence),
        reason: text
      })),
      missing: texts,
      extra: texts,
      findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        severity: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["info", "warn", "block"]),
        file: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
        line: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(count),
        text
      }))
    })
  }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(false), problem: text })
]);
var briefResult = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ verdict, reason: text, durationMs: ms });
var feature = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-z0-9-]{1,60}$/, "is no name of a feature");

// build/adapters/store/journal-schema-caps.js
var limit = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ softMs: ms, hardMs: ms });
var caps = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  maxAttempts: count,
  maxIterations: count,
  maxCommits: count,
  story: limit,
  runMs: ms,
  implement: limit,
  test: limit,
  spec: limit,
  quality: limit,
  maxCostUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)),
  callsPerHour: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(count),
  costPerCallUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)),
  idleMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(ms)
});
var resumedCaps = caps.pick({
  maxAttempts: true,
  maxIterations: true,
  maxCommits: true,
  runMs: true,
  maxCostUsd: true
});

// build/adapters/store/journal-schema-plan.js


// build/adapters/store/journal-schema-pull.js

var url = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^https?:\/\/[^\s<>()[\]"'`\\]+$/, "is no address");
var pullSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  number: count,
  url,
  draft: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
});

// build/adapters/store/journal-schema-plan.js
var always = zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true);
var runId = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^\d{8}-\d{6}-[0-9a-f]+$/, "is no id of a run");
var story = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  id: text,
  index: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(count),
  title: text,
  priority: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
  dependsOn: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
  was: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["open", "passed", "ineligible"])),
  inScope: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
  tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
  mayDropTests: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always),
  entry: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  text: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  waits: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    outcome: storyOutcome.exclude(["passed"]),
    detail: text,
    nights: count,
    wip: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(ref),
    question: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text)
  })),
  regate: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always)
});
var check = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  name: text,
  command: text,
  timeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(ms),
  before: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
  stage: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["attempt", "final"])),
  docker: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
  network: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["on", "off"])),
  kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["test", "check"])),
  report: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
  baseline: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["attribute", "require-green", "off"])),
  own: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always),
  keyless: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always)
});
var remembered = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  entry: text,
  text,
  id: text,
  title: text,
  passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always),
  failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    outcome: storyOutcome.exclude(["passed"]),
    detail: text,
    runId,
    at: ms,
    prompt: text,
    base: text,
    wip: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(ref),
    question: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    marked: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always)
  }))
});
var opened = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  cause: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["same-error", "environment", "no-progress"]),
  detail: text,
  fingerprint: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(kebab)
});
var onTrouble = zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["continue", "halt"]));
var planSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  chain: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(count),
  again: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always),
  runId,
  feature,
  intent: text,
  base: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ branch: ref, commit: objectId }),
  start: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commit: objectId, tree: objectId, made: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always) }),
  branch: ref,
  pull: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(pullSchema),
  prdPath: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  objective: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ text, criteria: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text) })),
  stories: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(story),
  checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(check),
  setup: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ command: text, key: texts, env: texts, scripts: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["off", "allow"]), limit })),
  workingDirectory: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  baseline: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["attribute", "require-green", "off"]),
  requireEvidence: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
  redGreen: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["true", "if-tests"])),
  stallRules: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ claims: count, testLoops: count })),
  attemptStart: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["keep", "clean-on-shift", "clean"]),
  caps,
  messageTemplate: text,
  signOff: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  approval: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("required")),
  approved: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(objectId),
  agent: text,
  recentCalls: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(ms)),
  fallbacks: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
  reviewAgent: text,
  clients: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, text)),
  specPasses: count,
  finalReview: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(count),
  onBlock: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["continue", "halt"]),
  onThrash: onTrouble,
  onEscalate: onTrouble,
  classifier: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["rules", "agent"])),
  criticWindow: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(count),
  breaker: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    sameError: count,
    noProgress: count,
    progress: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["attempt", "story"]),
    halfOpen: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(opened)
  })),
  journal: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["none", "artifact"])),
  continues: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always),
  archive: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always),
  archives: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(objectId),
  step: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(always),
  workflowRun: text,
  workflow: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  origin: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    thread: count,
    isPull: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    person: text,
    via: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["comment", "label", "review"])
  })),
  notices: texts,
  carried: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commit: objectId, parent: objectId, story: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text) }))),
  replaces: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(objectId),
  unmerged: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ from: point, stories: texts })),
  looked: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    tree: objectId,
    checks: texts,
    review: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ reviewers: count, result: gateResult }))
  })),
  recall: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    prd: text,
    prompt: text,
    base: objectId,
    branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    known: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(remembered))
  }))
});

// build/adapters/store/journal-schema.js
var halt = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  kind: haltKind,
  detail: text,
  budget: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["iterations", "commits", "wallclock", "cost"])),
  resumeAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(ms)
});
var signal = zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ pattern: text, line: text }));
var ofAgent = {
  result: gateResult,
  survivorsKilled: count,
  usage: usages,
  provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(provider)
};
var implemented = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("implemented"),
  ...ofAgent,
  finalMessage: excerpt,
  names: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ entry: text, text })),
  signals: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ completion: signal, blocking: signal, late: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts) })),
  tooLarge: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true))
});
var finding = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  class: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["controller", "policy", "cheat", "not-imported", "limit", "note"]),
  rule: kebab,
  path: text,
  message: text,
  removed: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: text, tests: count, names: texts }))
});
var snapshotTaken = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("snapshot-taken"),
  tree: objectId,
  commit: objectId,
  changed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: text, status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["added", "modified", "deleted"]) })),
  changedCount: count,
  change: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ changed: count, tests: count })),
  testFiles: texts,
  ignored: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ paths: texts, count })),
  findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(finding),
  workflowPatch: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
  probes: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["old-tests", "new-tests"]), tree: objectId, paths: texts }))),
  result: gateResult
});
var part = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ title: text, text, criteria: texts });
var advice = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("plan"), reason: text, parts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(part) }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("classify"),
    route: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["retry-task", "re-plan", "escalate"]),
    reason: text
  })
]);
var consulted = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("consulted"),
  ...ofAgent,
  reading: zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("ok", [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true), advice }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(false), problem: text })
  ]),
  result: briefResult
});
var published = {
  results: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ref,
    commit: objectId,
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["pushed", "refused"]),
    detail: text,
    bundle: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    passing: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true))
  })),
  pull: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(pullSchema),
  pullNotes: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts)
};
var outcome = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("begun"), plan: planSchema }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("resumed"),
    chain: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(count),
    again: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
    workflowRun: text,
    elsewhere: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
    step: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
    caps: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(resumedCaps),
    fallbacks: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts)
  }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("baseline-done"),
    checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
      name: text,
      verdict: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["green", "red", "broken"]),
      durationMs: ms,
      cause: text,
      result: gateResult
    }))
  }),
  implemented,
  snapshotTaken,
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("checks-done"), results: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(gateResult) }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("reviewed"), ...ofAgent, reading }),
  consulted,
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("waited") }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("final-checks-done"), results: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(gateResult) }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("final-reviewed"), ...ofAgent, reading }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("story-committed"), commit: objectId, tree: objectId }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("story-parked"), branch: ref, commit: objectId }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("stories-carried"),
    points: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(point.extend({ from: objectId })),
    conflicts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ from: objectId, paths: texts })),
    unreachable: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    results: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(gateResult)
  }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("feature-archived"),
    made: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(point),
    folder: text,
    problem: text
  }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("publishing") }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("settled"), ...published }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("reported"), reportFile: text }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("approved"),
    commit: objectId,
    person: text,
    via: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["comment", "review"]),
    pull: pullSchema
  }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("fix-asked"), story: text, text, person: text }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("interrupted"),
    cause: text,
    by: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("user")),
    ending: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
    usage: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(usages),
    known: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(published))
  }),
  zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("trouble"), halt, known: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(published)) })
]);
var eventSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
  stamp: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ at: ms, elapsedMs: ms }),
  outcome
});

// build/adapters/store/foreign-journal.js
function parseForeign(bytes, { name, called, feature: feature2 }) {
  const problemOf = (event, at) => {
    const read = eventSchema.safeParse(event);
    if (!read.success)
      return `tells what no run tells: ${firstOf(read.error)}`;
    const { outcome: outcome2 } = read.data;
    if (at === 0 && outcome2.type !== "begun")
      return `begins with "${outcome2.type}"`;
    if (outcome2.type !== "begun")
      return void 0;
    if (`${outcome2.plan.runId}.jsonl` !== name)
      return "is about another run than its file";
    return feature2 === void 0 || outcome2.plan.feature === feature2 ? void 0 : "is about another feature";
  };
  return (0,_chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_store_journal_file__parseJournal */ .gq)(bytes, called, { problemOf });
}
function firstOf({ issues }) {
  const [issue] = issues;
  const path = (issue?.path ?? []).filter((key) => typeof key === "number" || isField(key)).join(".");
  const why = issue?.code === "unrecognized_keys" ? "has a field too many" : issue?.message ?? "is not known";
  return `${path} ${why}`.trim().slice(0, 200);
}
function isField(key) {
  return typeof key === "string" && /^[A-Za-z]{1,30}$/.test(key);
}



/***/ })

};
;