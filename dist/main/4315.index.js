"use strict";
exports.id = 4315;
exports.ids = [4315];
exports.modules = {

/***/ 1471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.pD)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:action/job.js





/***/ }),

/***/ 7884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.DS8),
/* harmony export */   Y: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Yqp)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/at-base.js





/***/ }),

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

/***/ 8225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$xk),
/* harmony export */   s: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$Ip)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/base.js





/***/ }),

/***/ 4824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.dOU)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/outputs.js





/***/ }),

/***/ 4315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pc: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_28__.PcZ),
/* harmony export */   h4: () => (/* binding */ diagnose),
/* harmony export */   j1: () => (/* binding */ runDoctor)
/* harmony export */ });
/* harmony import */ var _chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6145);
/* harmony import */ var _chunk_2PEPVLJC_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1471);
/* harmony import */ var _chunk_6JS5LGUO_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7884);
/* harmony import */ var _chunk_LWVIH6WH_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9612);
/* harmony import */ var _chunk_K4C6YFN4_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7454);
/* harmony import */ var _chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1439);
/* harmony import */ var _chunk_MUEW35QO_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6696);
/* harmony import */ var _chunk_YULSIDSK_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3153);
/* harmony import */ var _chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8225);
/* harmony import */ var _chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5757);
/* harmony import */ var _chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2302);
/* harmony import */ var _chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4824);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(135);
/* harmony import */ var _chunk_TEKLLEIL_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1387);
/* harmony import */ var _chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1097);
/* harmony import */ var _chunk_WLWKUKZF_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8056);
/* harmony import */ var _chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6012);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3557);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(5867);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(6600);
/* harmony import */ var _chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(3842);
/* harmony import */ var _chunk_J5AL3VIA_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(5446);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(1863);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(5919);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_23___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_23__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_24___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_24__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_26___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_26__);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(6419);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(6246);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(8816);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(8815);

























// build/action/doctor/doctor.js



// build/core/doctor/finding.js
function fine(about, text) {
  return { weight: "fine", about, text };
}
var inStep = "under `with:` of the step of this action";

// build/core/doctor/agents.js
function agentFindings({ agents, settings }) {
  return [...agents.flatMap(one), ...(settings?.unset ?? []).map(unset)];
}
function installed(about, version, hasNpm) {
  if (hasNpm)
    return fine(about, `It is not on this machine; a run installs version ${version} with npm.`);
  return {
    ...{ weight: "blocks", about, text: "It is not on this machine, and neither is npm to install it." },
    paste: { where: "as a step before this action", lines: ["- uses: actions/setup-node@v6.1.0"] }
  };
}
function unset({ setting, name }) {
  return {
    weight: "warning",
    about: setting,
    text: `${setting} passes ${name} on, which the job does not set, or sets to nothing: is there a secret of that name?`,
    paste: { where: "in the step of this action", lines: ["env:", `  ${name}: \${{ secrets.${name} }}`] }
  };
}
function one({ setting, type, program, version, tested, installs }) {
  const about = `${setting}: ${type}`;
  if (installs !== void 0)
    return [installed(about, tested ?? "", installs.hasNpm)];
  if (program === void 0)
    return [];
  if (tested === void 0)
    return [{ weight: "fine", about, text: `Starts ${program}.` }];
  const found = version === void 0 ? void 0 : /\d+\.\d+\.\d+/.exec(version)?.[0];
  if (found === tested)
    return [{ weight: "fine", about, text: `${program}, version ${tested}, which is tested.` }];
  if (found !== void 0) {
    return [
      { weight: "note", about, text: `${program} is version ${found}; tested is ${tested}. It is used as it is.` }
    ];
  }
  const said = version === void 0 || version === "" ? "nothing" : `"${version}"`;
  return [
    {
      weight: "warning",
      about,
      text: `${program} --version answered ${said}, no version. Look whether it starts on this machine; tested is ${tested}.`
    }
  ];
}

// build/core/doctor/backlog.js
var MOST_WARNINGS = 10;
function backlogFindings({ backlog }) {
  if (backlog === void 0)
    return [];
  const { path, stories, open, warnings } = backlog;
  const counted = `${path}: ${open} of ${stories} stories can be worked on.`;
  const more = warnings.length - MOST_WARNINGS;
  return [
    open === 0 ? { weight: "warning", about: "backlog", text: `${counted} A run ends with nothing_to_do.` } : { weight: "fine", about: "backlog", text: counted },
    ...warnings.slice(0, MOST_WARNINGS).map((text) => ({ weight: "warning", about: "backlog", text })),
    ...more > 0 ? [
      {
        weight: "warning",
        about: "backlog",
        text: `${more} more ${more === 1 ? "warning" : "warnings"} about ${path}.`
      }
    ] : []
  ];
}

// build/core/doctor/branches.js
var refusing = {
  creation: "nobody may create it",
  update: "nobody may push to it",
  pull_request: "changes must come through a pull request",
  required_status_checks: "checks must have passed before a push",
  required_deployments: "deployments must have succeeded before a push",
  required_signatures: "commits must be signed, and those of a run are not",
  merge_queue: "changes must come through a merge queue"
};
var choosing = [
  ...["commit_message_pattern", "commit_author_email_pattern", "committer_email_pattern", "branch_name_pattern"],
  ...["file_path_restriction", "max_file_path_length", "file_extension_restriction", "max_file_size"]
];
function branchFindings({ branches, base }) {
  if (branches === void 0)
    return [];
  const found = branches.flatMap(one2);
  const names = branches.map(({ branch }) => branch).join(" and ");
  const never = base === void 0 ? "" : ` ${base.branch} itself is never pushed.`;
  return found.length > 0 ? found : [fine("branches", `No rule keeps a run from pushing ${names}.${never}`)];
}
function one2({ branch, rules: rules2 }) {
  const closed = [...new Set(rules2)].flatMap((rule) => (0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_25__/* .own */ .Z)(refusing, rule) ?? []);
  const picky = [...new Set(rules2)].filter((rule) => choosing.includes(rule));
  const folder = `${branch.split("/")[0]}/**`;
  return [
    ...closed.length === 0 ? [] : [
      {
        weight: "blocks",
        about: "protected branch",
        text: `A ruleset covers ${branch}: ${closed.join("; ")}. Every push of a run would be refused.`,
        paste: { where: "as an excluded branch of that ruleset (Settings, Rules, Rulesets)", lines: [folder] }
      }
    ],
    ...picky.length === 0 ? [] : [
      {
        weight: "warning",
        about: "protected branch",
        text: `A ruleset looks at what is pushed to ${branch} (${picky.join(", ")}): a push that it refuses is kept as a bundle.`
      }
    ]
  ];
}

// build/core/doctor/checkout.js
function checkoutFindings({ checkout, machine }) {
  if (checkout === void 0)
    return [];
  const { isShallow, continues, credentials } = checkout;
  const isHidden = machine.isolation?.level === "namespace";
  return [
    depth(isShallow, continues),
    ...credentials.length === 0 || isHidden ? [] : [
      {
        weight: "warning",
        about: "checkout",
        text: `actions/checkout left its token in ${credentials.join(", ")}, which agents and gates can read at this level of isolation.`,
        paste: { where: "under `with:` of the step of actions/checkout", lines: ["persist-credentials: false"] }
      }
    ]
  ];
}
function depth(isShallow, continues) {
  if (!isShallow)
    return fine("fetch-depth", "The checkout has its whole history.");
  if (!continues)
    return fine("fetch-depth", "The checkout has no history, and a run needs none.");
  return {
    weight: "note",
    about: "fetch-depth",
    text: "The checkout has no history. The run goes on with an open branch and fetches what it needs to compare them.",
    paste: { where: "under `with:` of the step of actions/checkout, to spare that", lines: ["fetch-depth: 0"] }
  };
}

// build/core/doctor/docker.js
function dockerFindings({ docker, gates }) {
  if (docker === void 0)
    return [];
  const { noProgram, unreadHost } = docker;
  const isTold = gates.some(({ missing }) => missing.some(({ program }) => program === "docker"));
  return [
    ...noProgram === void 0 || isTold ? [] : [warning(`Gates with docker: true may call docker. ${noProgram}`)],
    ...unreadHost === void 0 ? [] : [warning(unread(unreadHost))],
    ...unreachable(docker)
  ];
}
function unread(host) {
  return `DOCKER_HOST is ${(0,_chunk_MUEW35QO_js__WEBPACK_IMPORTED_MODULE_6__/* .core_prd_error__quote */ .Y)(host)}, which cannot be read as a place where a docker daemon listens. Write unix:// and an absolute path, tcp:// or ssh:// and a host, or leave it out.`;
}
function unreachable({ noSocket, context }) {
  if (noSocket === void 0)
    return [];
  const seen = `the docker daemon: at ${noSocket} is no socket that this user may write to`;
  const advice = "Have Docker running before this action starts, or set DOCKER_HOST to where it listens.";
  return [
    context === void 0 ? warning(`Gates with docker: true do not reach ${seen}. ${advice}`) : warning(`Gates with docker: true may not reach ${seen}, and whether DOCKER_CONTEXT ${(0,_chunk_MUEW35QO_js__WEBPACK_IMPORTED_MODULE_6__/* .core_prd_error__quote */ .Y)(context)} means another place was not looked at. ${advice}`)
  ];
}
function warning(text) {
  return { weight: "warning", about: "docker", text };
}

// build/core/doctor/reporters.js
var runners = [
  {
    ...{ runner: "go test", pattern: /\bgo test\b.*\s-json\b|\bgotestsum\b/, reads: "listed" }
  },
  { runner: "go test", pattern: /\bgo test\b/, reads: "exit-code", call: "go test -json ./..." },
  {
    ...{ runner: "Playwright", pattern: /\bplaywright test\b/, reads: "exit-code" },
    call: "PLAYWRIGHT_JUNIT_OUTPUT_NAME=reports/playwright.xml npx playwright test --reporter=list,junit",
    report: "reports/playwright.xml"
  },
  {
    ...{ runner: "vitest", pattern: /\bvitest\b/, reads: "counted" },
    call: "npx vitest run --reporter=default --reporter=junit --outputFile.junit=reports/vitest.xml",
    report: "reports/vitest.xml"
  },
  {
    ...{ runner: "jest", pattern: /\bjest\b/, reads: "counted" },
    call: "npx jest --json --outputFile=reports/jest.json",
    report: "reports/jest.json"
  },
  {
    ...{ runner: "mocha", pattern: /\bmocha\b/, reads: "counted" },
    call: "npx mocha --reporter json --reporter-option output=reports/mocha.json",
    report: "reports/mocha.json"
  },
  { runner: "node --test", pattern: /\bnode\b[^|;&]*\s--test\b/, reads: "listed" },
  { runner: "tape", pattern: /\btape\b/, reads: "listed" },
  { runner: "ava", pattern: /\bava\b.*--tap\b/, reads: "listed" },
  { runner: "ava", pattern: /\bava\b/, reads: "exit-code", call: "npx ava --tap" },
  {
    ...{ runner: "bun test", pattern: /\bbun test\b/, reads: "exit-code" },
    call: "bun test --reporter=junit --reporter-outfile=reports/bun.xml",
    report: "reports/bun.xml"
  },
  {
    ...{ runner: "deno test", pattern: /\bdeno test\b/, reads: "exit-code" },
    call: "deno test --junit-path=reports/deno.xml",
    report: "reports/deno.xml"
  },
  {
    ...{ runner: "unittest", pattern: /\bpython[\d.]*\b[^|;&]*\s-m\s+unittest\b/, reads: "counted" },
    call: "python -m pytest --junitxml=reports/pytest.xml   # runs the tests of unittest too",
    report: "reports/pytest.xml"
  },
  {
    ...{ runner: "pytest", pattern: /\bpytest\b|\bpy\.test\b/, reads: "counted" },
    call: "python -m pytest --junitxml=reports/pytest.xml",
    report: "reports/pytest.xml"
  },
  {
    ...{ runner: "cargo nextest", pattern: /\bcargo nextest\b/, reads: "exit-code" },
    call: 'cargo nextest run --profile ci   # with [profile.ci.junit] path = "junit.xml" in .config/nextest.toml',
    report: "target/nextest/ci/junit.xml"
  },
  { runner: "cargo test", pattern: /\bcargo test\b/, reads: "listed" },
  {
    ...{ runner: "RSpec", pattern: /\brspec\b/, reads: "exit-code" },
    call: "bundle exec rspec --format progress --format RspecJunitFormatter --out reports/rspec.xml   # gem rspec_junit_formatter",
    report: "reports/rspec.xml"
  },
  {
    ...{ runner: "PHPUnit", pattern: /\bphpunit\b/, reads: "exit-code" },
    call: "vendor/bin/phpunit --log-junit reports/phpunit.xml",
    report: "reports/phpunit.xml"
  },
  { runner: "Maven", pattern: /\bmvnw?\b/, reads: "exit-code", report: "**/target/surefire-reports/TEST-*.xml" },
  { runner: "Gradle", pattern: /\bgradlew?\b/, reads: "exit-code", report: "**/build/test-results/**/*.xml" },
  {
    ...{ runner: "CTest", pattern: /\bctest\b/, reads: "exit-code" },
    call: "ctest --output-junit reports/ctest.xml",
    report: "reports/ctest.xml"
  }
];
var noTests = /\b(?:eslint|biome|prettier|tsc|stylelint|markdownlint\S*|ruff|flake8|mypy|pyright|black|golangci-lint|go vet|gofmt|cargo (?:clippy|fmt|check|build)|rubocop|phpstan|shellcheck|actionlint)\b/;
function reportingOf(runs) {
  const found = runners.find(({ pattern }) => pattern.test(runs));
  if (found === void 0)
    return { type: noTests.test(runs) ? "no-tests" : "unknown" };
  const { runner, reads } = found;
  if (reads === "listed")
    return { type: reads, runner };
  return { type: reads, runner, paste: { where: inStep, lines: linesOf(found) } };
}
function linesOf({ call, report }) {
  return [
    ...call === void 0 ? [] : ["test_command: |", `  test: ${call}`],
    ...report === void 0 ? [] : [`test_report: "${report}"`]
  ];
}

// build/core/doctor/gates.js
function gateFindings({ gates, isNotInstalled: isNotInstalled2 }) {
  const install = isNotInstalled2 ? [
    {
      weight: "warning",
      about: "gates",
      text: "package.json names dependencies, and the checkout has no node_modules: gates see what stood there before the action.",
      paste: { where: "as a step before this action", lines: ["- run: npm ci"] }
    }
  ] : [];
  return [...install, ...gates.flatMap((gate) => [...startable(gate), ...walled(gate), ...readable(gate)])];
}
function startable({ check, missing, noScript }) {
  const about = `gate ${check.name}`;
  if (noScript !== void 0) {
    const text = `"${check.command}" runs the script "${noScript}", which package.json does not have.`;
    return [{ weight: "blocks", about, text }];
  }
  if (missing.length === 0)
    return [fine(about, `"${check.command}": every program of the line is here.`)];
  const weight = /\|\||;/.test(check.command) ? "warning" : "blocks";
  return missing.map(({ why }) => ({ weight, about, text: `"${check.command}": ${why}` }));
}
function walled({ check }) {
  if (check.docker !== true)
    return [];
  const text = "docker: true puts it outside of all walls: what it runs, agents wrote, and there it has the rights of this action and of the docker daemon. Leave docker out where the gate does without.";
  return [{ weight: "warning", about: `gate ${check.name}`, text }];
}
function readable({ check, runs }) {
  if (check.kind === "check" || check.report !== void 0)
    return [];
  const reporting = reportingOf(runs);
  const about = `gate ${check.name}`;
  switch (reporting.type) {
    case "listed":
      return [fine(about, `Every test is read from the output of ${reporting.runner}.`)];
    case "no-tests":
      return [];
    case "counted":
      return [
        {
          weight: "note",
          about,
          text: `The output of ${reporting.runner} names failed tests only. With its report every test counts as evidence.`,
          paste: reporting.paste
        }
      ];
    case "exit-code":
      return [
        {
          weight: "warning",
          about,
          text: `Exit code only: the output of ${reporting.runner} is not read, so tampering inside the test process cannot be excluded.`,
          paste: reporting.paste
        }
      ];
    case "unknown":
      return [
        {
          weight: "note",
          about,
          text: 'Its test runner is not known from the line. If the report of a run says "exit code only", let it write JUnit, TAP or JSON and name the file.',
          paste: { where: "under `with:` of the step of this action", lines: ["test_report: reports/*.xml"] }
        }
      ];
  }
}

// build/core/doctor/limits.js
var MINUTE_MS = 6e4;
var SHORTEST_AGENT_MS = 10 * MINUTE_MS;
var USUAL_JOB_MINUTES = 360;
function limitFindings({ settings, workflow }) {
  if (settings === void 0)
    return [];
  return [...agentLimits(settings), ...deadline(settings, workflow)];
}
function agentLimits({ implementHardMs, idleMs, jobMs, reserveMs }) {
  const found = [];
  if (implementHardMs < SHORTEST_AGENT_MS) {
    const text = `An agent is ended after ${minutes(implementHardMs)}. Under 10 minutes most of them are ended in the middle of a story.`;
    found.push({
      ...{ weight: "warning", about: "agent timeout", text },
      paste: { where: inStep, lines: ["gate_timeouts: implement=12m/20m"] }
    });
  }
  if (idleMs !== void 0 && idleMs < SHORTEST_AGENT_MS) {
    const text = `An agent that is silent for ${minutes(idleMs)} is ended. Builds and long thoughts of an agent take up to 10 minutes.`;
    found.push({
      ...{ weight: "warning", about: "agent timeout", text },
      paste: { where: inStep, lines: ["idle_timeout: 10m"] }
    });
  }
  if (implementHardMs > jobMs - reserveMs) {
    const text = `job_timeout minus reserve is ${minutes(jobMs - reserveMs)}, less than the ${minutes(implementHardMs)} of one attempt: the run ends before its agent may.`;
    found.push({ weight: "warning", about: "deadline", text });
  }
  return found;
}
function deadline({ jobMs }, workflow) {
  const given = workflow?.timeoutMinutes;
  if (workflow === void 0 || given === "unknown")
    return [];
  const jobMinutes = given ?? USUAL_JOB_MINUTES;
  if (jobMinutes * MINUTE_MS < jobMs) {
    const limit = given === void 0 ? `GitHub ends a job after ${USUAL_JOB_MINUTES} minutes` : `timeout-minutes is ${given}`;
    return [
      {
        weight: "warning",
        about: "deadline",
        text: `${limit}, but the run plans with ${minutes(jobMs)}: it is killed before it can report and hand over.`,
        paste: { where: inStep, lines: [`job_timeout: ${jobMinutes}m`] }
      }
    ];
  }
  return [fine("deadline", `The job ends after ${jobMinutes} minutes, the run plans with ${minutes(jobMs)}.`)];
}
function minutes(ms) {
  const whole = Math.round(ms / MINUTE_MS * 10) / 10;
  return `${whole} ${whole === 1 ? "minute" : "minutes"}`;
}

// build/core/doctor/machine.js
var TOO_LITTLE_MB = 200;
var LITTLE_MB = 2048;
function machineFindings(facts) {
  return [...platform(facts.machine), ...disk(facts.machine), ...walls(facts)];
}
function platform({ platform: name }) {
  if (name !== "win32")
    return [];
  const text = "Windows has none of the walls between controller and agent. Use a Linux runner.";
  return [
    {
      ...{ weight: "blocks", about: "machine", text },
      paste: { where: "in the job", lines: ["runs-on: ubuntu-latest"] }
    }
  ];
}
function disk({ freeMb }) {
  if (freeMb === void 0)
    return [];
  const free = `${freeMb >= LITTLE_MB ? `${Math.floor(freeMb / 1024)} GB` : `${freeMb} MB`} are free under RUNNER_TEMP`;
  if (freeMb < TOO_LITTLE_MB) {
    return [{ weight: "blocks", about: "disk", text: `Only ${free}; a run needs ${TOO_LITTLE_MB} MB to begin.` }];
  }
  if (freeMb < LITTLE_MB) {
    return [{ weight: "warning", about: "disk", text: `Only ${free}. Trees, caches of gates and logs stand there.` }];
  }
  return [fine("disk", `${free}.`)];
}
function walls({ machine, workflow, settings }) {
  const { isolation, isolationRefused: refused } = machine;
  if (refused !== void 0) {
    return [
      {
        ...{ weight: "blocks", about: "isolation", text: refused },
        paste: { where: inStep, lines: ["isolation: auto"] }
      }
    ];
  }
  if (isolation === void 0)
    return [];
  const notes = isolation.notes.map((note) => ` ${note}`).join("");
  if (isolation.level !== "process")
    return [fine("isolation", `Level ${isolation.level}.${notes}`)];
  if (settings?.wantsNoWalls) {
    return [
      { weight: "note", about: "isolation", text: "isolation: process is set: agents can reach the controller." }
    ];
  }
  const strangers = workflow?.triggers.includes("issue_comment") ? " Commands in comments are refused at this level, unless `isolation: process` is written out." : "";
  return [
    {
      weight: "warning",
      about: "isolation",
      text: `Level process, which is unsafe: agents and gates run as the user of the controller.${strangers}${notes}`,
      ...!isRefused(isolation) && {
        paste: {
          where: "as a step before this action, or use a hosted Ubuntu runner",
          lines: ["- run: sudo apt-get install -y util-linux"]
        }
      }
    }
  ];
}
function isRefused({ notes }) {
  return notes.some((note) => note.startsWith("The kernel "));
}

// build/core/doctor/token.js
var permissions = {
  contents: { key: "contents", level: "write", without: "nothing can be pushed", weight: "blocks" },
  pulls: {
    ...{ key: "pull-requests", level: "write", weight: "warning" },
    without: "there is no pull request and no comment on it"
  },
  issues: { key: "issues", level: "write", without: "commands in issues get no answer", weight: "warning" },
  actions: {
    ...{ key: "actions", level: "read", weight: "note" },
    without: "nobody can be asked whether the run that holds the lock still works, so that the age of the lock decides"
  }
};
function tokenFindings({ token }) {
  return [
    ...one3(permissions.contents, token.contents),
    ...one3(permissions.pulls, token.pulls),
    ...one3(permissions.issues, token.issues),
    ...one3(permissions.actions, token.actions)
  ];
}
function one3({ key, level, without, weight }, allowed) {
  const about = `permission ${key}`;
  switch (allowed.type) {
    case "not-needed":
      return [];
    case "yes":
      return [{ weight: "fine", about, text: `The token has \`${key}: ${level}\`.` }];
    case "unknown":
      return [
        { weight: "note", about, text: `Whether the token has \`${key}: ${level}\` is not known. ${allowed.why}` }
      ];
    case "no":
      return [
        {
          weight,
          about,
          text: `Without \`${key}: ${level}\` ${without}. ${allowed.why}`,
          paste: { where: "under `permissions:` of the job or the workflow", lines: [`${key}: ${level}`] }
        }
      ];
  }
}

// build/core/doctor/workflow.js
function workflowFindings({ workflow, settings }) {
  if (workflow === void 0)
    return [];
  return [
    ...concurrency(workflow),
    ...permissions2(workflow),
    ...settings?.startsAgain === true ? startingAgain(workflow) : []
  ];
}
function startingAgain({ triggers, permissions: given, file }) {
  const about = "continue: dispatch";
  const isGranted = given === void 0 || given === "all" || given !== "read-all" && given["actions"] === "write";
  const trigger = {
    ...{ weight: "warning", about, text: `${file} cannot be started again: it has no trigger workflow_dispatch.` },
    paste: { where: "under `on:`", lines: ["workflow_dispatch:"] }
  };
  const permission = {
    ...{ weight: "warning", about, text: `${file} cannot be started again without \`actions: write\`.` },
    paste: { where: "under `permissions:` of the job or the workflow", lines: ["actions: write"] }
  };
  return [...triggers.includes("workflow_dispatch") ? [] : [trigger], ...isGranted ? [] : [permission]];
}
function concurrency(workflow) {
  const { concurrency: group, file } = workflow;
  const about = "concurrency";
  if (group === void 0) {
    return [
      {
        ...{ weight: "warning", about },
        text: `${file} has no concurrency group: two runs at a time work on the same stories, and one of them is refused or loses its pushes.`,
        paste: { where: "in the job that runs this action", lines: ["concurrency:", "  group: ralph"] }
      }
    ];
  }
  const found = [...cancelling(group), ...blocking(workflow, group), ...replacing(workflow, group)];
  return found.length > 0 ? found : [fine(about, `One run at a time, by the group of the ${group.of}.`)];
}
function cancelling({ cancelInProgress }) {
  if (cancelInProgress !== true)
    return [];
  return [
    {
      weight: "warning",
      about: "concurrency",
      text: "cancel-in-progress: true ends a run whenever another one starts; its attempt is made again.",
      paste: { where: "under `concurrency:`", lines: ["cancel-in-progress: false"] }
    }
  ];
}
function blocking({ triggers }, group) {
  if (group.of !== "workflow" || !triggers.includes("issue_comment"))
    return [];
  return [
    {
      weight: "warning",
      about: "concurrency",
      text: "The concurrency group of the whole workflow holds back /ralph cancel and /ralph status until the run has ended.",
      paste: {
        where: "in the job that runs, not at the top; commands get a job of their own",
        lines: ["concurrency:", "  group: ralph"]
      }
    }
  ];
}
function replacing({ triggers }, { queues }) {
  if (queues || !triggers.some((trigger) => trigger === "issue_comment" || trigger === "issues"))
    return [];
  return [
    {
      weight: "note",
      about: "concurrency",
      text: "While one run works and another waits, a third command replaces the one that waits.",
      paste: { where: "under `concurrency:`, to keep up to 100 waiting", lines: ["queue: max"] }
    }
  ];
}
var usual = ["permissions:", "  contents: write", "  pull-requests: write", "  actions: read"];
function permissions2({ permissions: given, file }) {
  if (given === void 0) {
    return [
      {
        weight: "note",
        about: "permissions",
        text: `${file} names no permissions: the token has what the repository's default gives.`,
        paste: { where: "in the job", lines: usual }
      }
    ];
  }
  if (given !== "all")
    return [];
  return [
    {
      weight: "warning",
      about: "permissions",
      text: "permissions: write-all gives the token more than a run ever uses.",
      paste: { where: "in its place", lines: usual }
    }
  ];
}

// build/core/doctor/findings.js
var rules = [
  refusals,
  tokenFindings,
  agentFindings,
  backlogFindings,
  gateFindings,
  dockerFindings,
  limitFindings,
  workflowFindings,
  branchFindings,
  checkoutFindings,
  machineFindings,
  told
];
function doctorFindings(facts) {
  const all = rules.flatMap((rule) => rule(facts));
  return weights.flatMap((weight) => all.filter((finding) => finding.weight === weight));
}
var weights = ["blocks", "warning", "note", "fine"];
function isBlocked(findings) {
  return findings.some(({ weight }) => weight === "blocks");
}
function refusals({ refused }) {
  return refused.map((text) => ({ weight: "blocks", about: "set-up", text }));
}
function told({ notices }) {
  return notices.map((text) => ({ weight: "note", about: "told by a run", text }));
}

// build/report/doctor.js
var icons = { blocks: "\u274C", warning: "\u26A0\uFE0F", note: "\u2139\uFE0F", fine: "\u2705" };
var titles = {
  blocks: "Blocks a run",
  warning: "Worth setting right",
  note: "Good to know",
  fine: "In order"
};
var weights2 = ["blocks", "warning", "note", "fine"];
var MOST_CHARS = 6e4;
function doctorReport(findings, { maxChars = MOST_CHARS } = {}) {
  const whole = document(findings, weights2);
  if (whole.length <= maxChars)
    return whole;
  const shorter = document(findings, ["blocks", "warning"]);
  return shorter.length <= maxChars ? shorter : document(findings.slice(0, 20), ["blocks", "warning"]);
}
function doctorLog(findings) {
  const said = weights2.toReversed().flatMap((weight) => findings.filter((finding) => finding.weight === weight));
  return [...said.flatMap(logged), { level: "info", line: verdict(findings) }];
}
function doctorVerdict(findings) {
  return verdict(findings);
}
function verdict(findings) {
  const blocking2 = count(findings, "blocks");
  const warnings = count(findings, "warning");
  const aside = warnings === 0 ? "" : `, ${warnings} worth setting right`;
  if (blocking2 === 0)
    return `Doctor: nothing blocks a run${aside}.`;
  return `Doctor: ${blocking2} ${blocking2 === 1 ? "thing blocks" : "things block"} a run${aside}.`;
}
function document(findings, shown) {
  const left = findings.filter(({ weight }) => !shown.includes(weight)).length;
  const blocks = shown.flatMap((weight) => section(weight, findings.filter((finding) => finding.weight === weight)));
  const icon = count(findings, "blocks") > 0 ? icons.blocks : icons.fine;
  return `${[
    `### ${icon} ${verdict(findings)}`,
    ...blocks,
    ...left === 0 ? [] : [`${left} more are in the log of the job.`],
    "No agent was started and no model was called. <code>mode: doctor</code> looks again."
  ].join("\n\n")}
`;
}
function section(weight, findings) {
  if (findings.length === 0)
    return [];
  const items = findings.map(item);
  if (weight !== "fine")
    return [`#### ${icons[weight]} ${titles[weight]}`, ...items];
  return [
    `<details><summary>${icons.fine} ${titles.fine} (${findings.length})</summary>`,
    items.join("\n"),
    "</details>"
  ];
}
function item({ about, text: said, paste }) {
  const head = `- **${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_12__/* .report_markdown__text */ .e0)(about, 100)}**: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_12__/* .report_markdown__withCode */ .sE)(said)}`;
  if (paste === void 0)
    return head;
  return `${head}
  Paste ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_12__/* .report_markdown__withCode */ .sE)(paste.where)}:

${indented((0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_19__/* .report_sanitise__forFence */ .Ix)(paste.lines.join("\n"), languageOf(paste)))}`;
}
function indented(block) {
  return block.replaceAll(/^/gm, "  ");
}
function languageOf({ lines }) {
  return lines.some((line) => /^[\s-]*[\w-]+:/.test(line)) ? "yaml" : "";
}
var levels = {
  blocks: "error",
  warning: "warning",
  note: "info",
  fine: "info"
};
function logged({ weight, about, text: said, paste }) {
  const pasted = paste === void 0 ? [] : [`   Paste ${paste.where}:`, ...paste.lines.map((line) => `     ${line}`)];
  return [
    ...(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_19__/* .report_sanitise__forLog */ .$w)([`${icons[weight]} ${about}: ${said}`], 4e3).map((line) => ({ level: levels[weight], line })),
    ...(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_19__/* .report_sanitise__forLog */ .$w)(pasted).map((line) => ({ level: "info", line }))
  ];
}
function count(findings, weight) {
  return findings.filter((finding) => finding.weight === weight).length;
}

// build/action/doctor/examine.js




// layer:adapters/disk.js


// layer:adapters/git/checkout-credentials.js


// layer:action/prepare.js


// build/action/doctor/agent-look.js

var VERSION_MS = 3e4;
async function lookAtAgents(call) {
  const { agent, reviewAgent } = call.prepared.settings;
  const found = await (0,_chunk_WLWKUKZF_js__WEBPACK_IMPORTED_MODULE_15__/* .action_agent_program__findAgentPrograms */ .Dd)(call);
  if (!found.ok)
    return { agents: [], refused: found.reasons };
  const { implementer, reviewer } = found.programs;
  const first = await look(call, { setting: "agent", agent, program: implementer.program });
  if (reviewer === void 0 || reviewAgent === "none" || reviewer.program === implementer.program) {
    return { agents: [first], refused: [] };
  }
  const second = await look(call, { setting: "review_agent", agent: reviewAgent, program: reviewer.program });
  return { agents: [first, second], refused: [] };
}
async function look({ env, folder, workspace }, { setting, agent, program }) {
  if (agent.type === "command" || agent.type === "rehearsal" || agent.type === "replay")
    return { setting, type: agent.type, program };
  const { type } = agent;
  const tested = agent.version ?? (0,_chunk_J5AL3VIA_js__WEBPACK_IMPORTED_MODULE_20__/* .testedVersion */ .E)(type);
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_23__.existsSync)(program)) {
    const hasNpm = (0,_chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_21__/* .adapters_process_resolve__resolveProgram */ .S)("npm", { path: env["PATH"] ?? "", cwd: workspace }).ok;
    return { setting, type, tested, installs: { hasNpm } };
  }
  const asked = { PATH: env["PATH"] ?? "", HOME: folder, TMPDIR: folder, NO_COLOR: "1" };
  const call = { program, args: ["--version"], env: asked, cwd: folder, timeoutMs: VERSION_MS, maxBytes: 1e4 };
  const { stdout } = await (0,_chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_run_to_end__runToEnd */ .z)(call);
  return {
    setting,
    type,
    program,
    version: (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_18__/* .report_strip__oneLine */ .OR)(stdout.toString("utf8")).slice(0, 200),
    tested
  };
}

// build/action/doctor/base-look.js

async function lookAtBase(look2) {
  const { repository, job, inputs } = look2;
  const baseBranch = (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_10__/* .action_early_inputs__inputValue */ .E)(inputs, "base_branch");
  const found = await (0,_chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_8__/* .action_base__findBase */ .$)(repository, { job, baseBranch, onImported: () => void 0 });
  if (!found.ok) {
    const contents2 = { type: "unknown", why: "The repository could not be read." };
    return { contents: contents2, refused: found.reasons, notices: [], checks: [] };
  }
  const { access, ...base } = found;
  const allowed = await access();
  const contents = allowed.ok ? { type: "yes" } : { type: "no", why: allowed.problem.message };
  const at = look2.at === void 0 ? base : { ...base, commit: look2.at };
  return { contents, base: at, ...await read(look2, at) };
}
async function read(look2, base) {
  const { repository, job, inputs } = look2;
  const bases = (0,_chunk_6JS5LGUO_js__WEBPACK_IMPORTED_MODULE_2__/* .action_at_base__baseReader */ .D)({ repository, workspace: job.workspace, inputs });
  const atBase = await bases.read(base.commit);
  await bases.idle();
  const policy = atBase.ok ? atBase : await (0,_chunk_LWVIH6WH_js__WEBPACK_IMPORTED_MODULE_3__/* .action_policy__readPolicy */ .M)(repository, base.commit, inputs);
  const settings = policy.ok ? policy.settings : void 0;
  const prd = atBase.ok ? atBase.prd : await findBacklog(look2, base, settings);
  const start = prd.ok ? await startOf(look2, { base, prd, settings }) : void 0;
  const reasons = [atBase, prd, start].flatMap((each) => each === void 0 || each.ok ? [] : each.reasons);
  const configured = Array.isArray(settings?.gates) ? settings.gates : [];
  return {
    refused: [...new Set(reasons)],
    notices: [...policy.ok ? policy.notices : [], ...start?.ok ? start.notices : []],
    checks: atBase.ok ? atBase.checks : configured,
    ...settings && { settings },
    ...prd.ok && { prd },
    ...start?.ok && { start }
  };
}
async function startOf({ repository, job }, { base, prd, settings }) {
  const { feature } = prd;
  const start = await (0,_chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_14__/* .action_start_point__findStart */ .u)(repository, {
    pullState: async () => "unknown",
    now: 0,
    own: (0,_chunk_YULSIDSK_js__WEBPACK_IMPORTED_MODULE_7__/* .ownCommits */ .J)(repository, { base, feature, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_24__.join)(job.temp, "ralph", feature) }),
    base,
    prd,
    branchPrefix: settings?.branchPrefix ?? "ralph/"
  });
  if (!start.ok || settings === void 0)
    return start;
  return (0,_chunk_TEKLLEIL_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseBranch */ .H)({ settings, base, branch: start.branch }) ?? start;
}
async function findBacklog({ repository, job, inputs }, { commit }, settings) {
  return (0,_chunk_K4C6YFN4_js__WEBPACK_IMPORTED_MODULE_4__/* .action_find_prd__findPrd */ .$C)(repository, {
    prd: settings === void 0 ? (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_10__/* .action_early_inputs__inputValue */ .E)(inputs, "prd") : settings.prd,
    feature: settings === void 0 ? (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_10__/* .action_early_inputs__inputValue */ .E)(inputs, "feature") : settings.feature,
    workspace: job.workspace,
    commit,
    paths: await (0,_chunk_6JS5LGUO_js__WEBPACK_IMPORTED_MODULE_2__/* .action_at_base__tellingPaths */ .Y)(repository, commit)
  });
}
function backlogOf({ path = "the input objective", prd }) {
  const open = prd.stories.filter((story) => story.eligible && !story.passes).length;
  return { path, stories: prd.stories.length, open, warnings: prd.warnings };
}

// build/action/doctor/gate-look.js



// build/core/doctor/gate-line.js
function readGateLine(command) {
  const shown = command.replaceAll(/'[^']*'|"(?:\\.|[^"\\])*"/g, QUOTED);
  if (/[`<]|\$\(/.test(shown))
    return { programs: [], scripts: [] };
  const parts = shown.split(/&&|\|\||[;|&\n]/).map((part) => wordsOf(part));
  const programs = parts.flatMap(([first]) => first !== void 0 && isProgram(first) ? [first] : []);
  const isElsewhere = parts.some(([first]) => first === "cd" || first === "pushd");
  return {
    programs: [...new Set(programs)],
    scripts: isElsewhere ? [] : [...new Set(parts.flatMap(scriptOf))]
  };
}
var QUOTED = "";
function wordsOf(part) {
  const words = part.split(/\s/).filter(Boolean);
  const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word) && !leading.has(word));
  return words.slice(first < 0 ? words.length : first);
}
var leading = /* @__PURE__ */ new Set([
  ...["!", "(", "{", "exec", "command", "time", "env", "nohup"],
  ...["if", "then", "else", "elif", "while", "until", "do"]
]);
function isProgram(word) {
  return /^[\w./+@][\w./+@-]*$/.test(word) && !builtins.has(word);
}
var builtins = /* @__PURE__ */ new Set([
  ...[
    "cd",
    "echo",
    "export",
    "set",
    "test",
    "true",
    "false",
    "source",
    ".",
    "printf",
    "exit",
    "return",
    "read",
    "trap"
  ],
  ...["ulimit", "umask", "unset", "wait", "shopt", "eval", "pushd", "popd", "type", "let", "local", "declare", "sleep"],
  ...["fi", "for", "done", "case", "esac", "function", "select"]
]);
function scriptOf(words) {
  const [manager = "", verb = "", name = ""] = words;
  if (!["npm", "pnpm", "yarn", "bun"].includes(manager))
    return [];
  if (words.some((word) => /^(?:-C|-w|-r|--(?:prefix|workspaces?|filter|cwd|dir|recursive|if-present))\b/.test(word)))
    return [];
  if ((verb === "test" || verb === "t") && manager !== "bun")
    return ["test"];
  return (verb === "run" || verb === "run-script") && /^[\w:./][\w:./-]*$/.test(name) ? [name] : [];
}

// build/action/doctor/docker-look.js

var USUAL_SOCKET = "/var/run/docker.sock";
function lookAtDocker(search, place, usualSocket = USUAL_SOCKET) {
  const program = (0,_chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_21__/* .adapters_process_resolve__resolveProgram */ .S)("docker", search);
  return { ...!program.ok && { noProgram: program.message }, ...lookAtPlace(place, usualSocket) };
}
function lookAtPlace({ host = "", context = "" }, usualSocket) {
  const socket = host === "" ? usualSocket : /^unix:\/\/(?<path>\/.+)$/s.exec(host)?.groups?.["path"];
  if (socket === void 0)
    return /^(?:tcp|ssh|npipe|fd):\/\/./s.test(host) ? {} : { unreadHost: host };
  if (isOpenSocket(socket))
    return {};
  return { noSocket: socket, ...context !== "" && { context } };
}
function isOpenSocket(path) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_23__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_23__.constants.W_OK);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_23__.statSync)(path).isSocket();
  } catch {
    return false;
  }
}

// build/action/doctor/gate-look.js
async function lookAtGates(look2) {
  const folder = look2.settings.workingDirectory;
  const file = await look2.repository.readFile(look2.commit, (0,node_path__WEBPACK_IMPORTED_MODULE_24__.join)(folder, "package.json"));
  const manifest = file === void 0 ? void 0 : readManifest(file.bytes.toString("utf8"));
  return {
    gates: look2.checks.map((check) => lookAt(look2, { check, manifest })),
    isNotInstalled: look2.checks.length > 0 && isNotInstalled(look2, manifest),
    ...look2.checks.some(({ docker }) => docker === true) && {
      docker: lookAtDocker({ path: look2.path, cwd: look2.workspace }, look2.docker)
    }
  };
}
function readManifest(text) {
  try {
    const { scripts = {}, dependencies = {}, devDependencies = {} } = JSON.parse(text);
    const needs = Object.keys(dependencies).length + Object.keys(devDependencies).length;
    return { scripts, needs };
  } catch {
    return void 0;
  }
}
function lookAt({ workspace, settings, path }, { check, manifest }) {
  const line = readGateLine(check.command);
  const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_24__.join)(workspace, settings.workingDirectory);
  const missing = line.programs.flatMap((program) => {
    const found = (0,_chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_21__/* .adapters_process_resolve__resolveProgram */ .S)(program, { path, cwd });
    return found.ok ? [] : [{ program, why: found.message }];
  });
  const noScript = manifest && line.scripts.find((name) => typeof manifest.scripts[name] !== "string");
  return { check, missing, runs: textOf(check.command, manifest), ...noScript === void 0 ? {} : { noScript } };
}
var MOST_LEVELS = 4;
function textOf(command, manifest) {
  const lines = [command];
  for (let level = 0; level < MOST_LEVELS && level < lines.length; level += 1) {
    for (const name of readGateLine(lines[level] ?? "").scripts) {
      const script = manifest?.scripts[name];
      if (typeof script === "string" && !lines.includes(script))
        lines.push(script);
    }
  }
  return lines.join("\n");
}
function isNotInstalled({ workspace, settings }, manifest) {
  if (manifest === void 0 || manifest.needs === 0 || settings.setup !== void 0)
    return false;
  const folders = [workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_24__.join)(workspace, settings.workingDirectory)];
  const signs = ["node_modules", ".pnp.cjs"];
  return !folders.some((folder) => signs.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_23__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_24__.join)(folder, name))));
}

// build/adapters/github/probe.js

async function probePulls(client, branch) {
  const asked = { does: "ask whether a pull request could be opened", permission: "pull-requests: write" };
  const title = "Permission check of ralph-action; never opened";
  return judged(await client.call({ ...asked, answer: zod__WEBPACK_IMPORTED_MODULE_29__/* .unknown */ .L5J(), once: true }, (rest, at) => rest.pulls.create({ ...at, head: branch, base: branch, title, draft: true })));
}
async function probeIssues(client) {
  const asked = { does: "ask whether an issue could be answered", permission: "issues: write" };
  return judged(await client.call({ ...asked, answer: zod__WEBPACK_IMPORTED_MODULE_29__/* .unknown */ .L5J(), once: true }, (rest, at) => rest.issues.create({ ...at, title: "" })));
}
async function probeActions(client) {
  const asked = { does: "read the workflow runs", permission: "actions: read", answer: zod__WEBPACK_IMPORTED_MODULE_29__/* .unknown */ .L5J() };
  return judged(await client.call(asked, (rest, at) => rest.actions.listWorkflowRunsForRepo({ ...at, per_page: 1 })));
}
async function rulesOf(client, branch) {
  const listed = await client.call({ does: `read the rules for ${branch}`, permission: "metadata: read", answer: rulesSchema }, (rest, at) => rest.repos.getBranchRules({ ...at, branch, per_page: 100 }));
  return listed.ok ? listed.data.map(({ type }) => type) : void 0;
}
var rulesSchema = zod__WEBPACK_IMPORTED_MODULE_29__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_29__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_29__/* .string */ .YjP() }));
function judged(answer) {
  if (answer.ok)
    return { type: "yes" };
  const { problem } = answer;
  if (problem.kind === "invalid")
    return { type: "yes" };
  return { type: refusals2.has(problem.kind) ? "no" : "unknown", why: problem.message };
}
var refusals2 = /* @__PURE__ */ new Set([
  "missing-permission",
  "forbidden",
  "unauthorized",
  "pulls-not-permitted"
]);

// build/action/doctor/github-look.js
async function lookAtGitHub(look2) {
  const { job, token, baseBranch, cancel } = look2;
  if (token === void 0)
    return unknown("There is no github_token.");
  const [owner = "", repo = ""] = job.repository.split("/");
  const { apiUrl, serverUrl } = job;
  const opened = await (0,_chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_5__/* .openGitHub */ .o6)({ apiUrl, serverUrl, owner, repo, token, signal: cancel, onNote: () => void 0 });
  if (!opened.ok)
    return unknown(opened.problem.message);
  const { client } = opened;
  const listens = look2.workflow?.triggers.some((name) => name === "issue_comment" || name === "issues") ?? false;
  const branches = await Promise.all(look2.pushed.map(async (branch) => ({ branch, rules: await rulesOf(client, branch) })));
  const known = branches.flatMap(({ branch, rules: rules2 }) => rules2 === void 0 ? [] : [{ branch, rules: rules2 }]);
  return {
    pulls: !look2.wantsPulls || baseBranch === void 0 ? { type: "not-needed" } : await probePulls(client, baseBranch),
    issues: listens ? await probeIssues(client) : { type: "not-needed" },
    actions: await probeActions(client),
    ...known.length === 0 ? {} : { branches: known }
  };
}
function unknown(why) {
  return { pulls: { type: "unknown", why }, issues: { type: "not-needed" }, actions: { type: "not-needed" } };
}

// build/action/doctor/workflow-file.js

function readWorkflow(text, { path, job }) {
  const root = parsed(text);
  if (root === void 0)
    return void 0;
  const jobs = tableOf(root["jobs"]);
  const own2 = tableOf(jobs[job]);
  const limit = own2["timeout-minutes"];
  return {
    file: path,
    triggers: triggersOf(root["on"]),
    permissions: permissionsOf(own2["permissions"] ?? root["permissions"]),
    concurrency: concurrencyOf(own2["concurrency"], "job") ?? concurrencyOf(root["concurrency"], "workflow"),
    timeoutMinutes: limit === void 0 ? void 0 : typeof limit === "number" ? limit : "unknown"
  };
}
function parsed(text) {
  try {
    const root = (0,yaml__WEBPACK_IMPORTED_MODULE_30__/* .parse */ .qg)(text);
    return typeof root === "object" && root !== null && !Array.isArray(root) ? root : void 0;
  } catch {
    return void 0;
  }
}
function tableOf(value) {
  return typeof value === "object" && value !== null ? value : {};
}
function triggersOf(on) {
  if (typeof on === "string")
    return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(tableOf(on));
}
function permissionsOf(given) {
  if (given === void 0)
    return void 0;
  if (given === "write-all")
    return "all";
  if (given === "read-all")
    return "read-all";
  return Object.fromEntries(Object.entries(tableOf(given)).map(([name, level]) => [name, String(level)]));
}
function concurrencyOf(given, of) {
  if (given === void 0)
    return void 0;
  const { "cancel-in-progress": cancels = false, queue } = tableOf(given);
  return { of, cancelInProgress: typeof cancels === "boolean" ? cancels : "unknown", queues: queue === "max" };
}

// build/action/doctor/examine.js
async function examine(call) {
  const probing = (0,_chunk_WLWKUKZF_js__WEBPACK_IMPORTED_MODULE_15__/* .action_isolation__beginProbe */ .fm)(call, call.inputs);
  const programs = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_28__/* .action_prepare__findPrograms */ .PcZ)(call);
  if (!programs.ok)
    return nothing(call, { refused: programs.reasons, climbed: await probing });
  const token = (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_10__/* .action_early_inputs__inputValue */ .E)(call.inputs, "github_token");
  const { job, env, cancel } = call;
  const opened = await (0,_chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_9__/* .action_open_repository__openRepository */ .V)({ job, git: programs.git, token, env, cancel });
  if (!opened.ok)
    return nothing(call, { refused: opened.reasons, climbed: await probing });
  try {
    return await examineRepository(call, { repository: opened.repository, programs, token, probing });
  } finally {
    await opened.repository.close();
  }
}
async function examineRepository(call, { repository, programs, token, probing }) {
  const { job } = call;
  const seen = await lookAtBase({ ...call, repository });
  const { settings, base, prd, start } = seen;
  const workflow = await lookAtWorkflow(call, repository, base?.commit);
  const climbed = settings === void 0 ? await probing : await (0,_chunk_WLWKUKZF_js__WEBPACK_IMPORTED_MODULE_15__/* .action_isolation__chooseIsolation */ .lo)(call, settings.isolation, probing);
  const gates = await gatesOf(call, repository, seen);
  const agents = await agentsOf(call, repository, { seen, climbed });
  const shown = await lookAtGitHub({
    ...{ job, token, workflow: workflow.facts, cancel: call.cancel, baseBranch: base?.branch },
    pushed: start === void 0 ? [] : [start.branch, "wip/ralph-fail-doctor"],
    wantsPulls: settings?.createPr !== "none"
  });
  const continues = start !== void 0 && start.start.commit !== base?.commit;
  return {
    machine: await machineOf(call, climbed),
    token: { contents: seen.contents, pulls: shown.pulls, issues: shown.issues, actions: shown.actions },
    refused: [...seen.refused, ...agents.refused],
    notices: [...seen.notices, ...workflow.notices],
    agents: agents.agents,
    ...gates,
    checkout: await checkoutOf(repository, { programs, workspace: job.workspace, continues }),
    ...base && { base: { branch: base.branch, commit: base.commit } },
    ...settings && { settings: settingFacts(settings, call.env) },
    ...prd && { backlog: backlogOf(prd) },
    ...workflow.facts && { workflow: workflow.facts },
    ...shown.branches && { branches: shown.branches }
  };
}
async function nothing(call, { refused, climbed }) {
  const contents = { type: "unknown", why: "The repository could not be read." };
  const idle = { type: "not-needed" };
  const token = { contents, pulls: idle, issues: idle, actions: idle };
  const machine = await machineOf(call, climbed);
  return { machine, token, refused, notices: [], agents: [], gates: [], isNotInstalled: false };
}
async function gatesOf({ job, env }, repository, { settings, base, checks }) {
  if (settings === void 0 || base === void 0)
    return { gates: [], isNotInstalled: false };
  const { workspace } = job;
  const docker = { host: env["DOCKER_HOST"], context: env["DOCKER_CONTEXT"] };
  const machine = { workspace, path: env["PATH"] ?? "", docker };
  return lookAtGates({ repository, commit: base.commit, checks, settings, ...machine });
}
async function agentsOf({ job, env, entry, root, cancel }, repository, { seen: { settings, base }, climbed }) {
  if (settings === void 0 || base === void 0)
    return { agents: [], refused: [] };
  const isWalled = climbed.ok && climbed.rung.isolation.level !== "process";
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_24__.join)(root, "doctor");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_23__.mkdirSync)(folder, { recursive: true, mode: 448 });
  return lookAtAgents({
    prepared: { settings, repository, base },
    env,
    workspace: job.workspace,
    entry,
    isWalled,
    folder,
    // The doctor's own findings say what is there.
    ...{ log: { info: () => void 0, notice: () => void 0 }, cancel, mayInstall: async () => false }
  });
}
async function machineOf({ job }, climbed) {
  const freeMb = await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_27__/* .adapters_disk__freeMegabytes */ .I90)(job.temp);
  return {
    platform: process.platform,
    ...freeMb === void 0 ? {} : { freeMb },
    ...climbed.ok ? { isolation: climbed.rung.isolation } : { isolationRefused: climbed.why }
  };
}
async function checkoutOf(repository, { programs, workspace, continues }) {
  const [head, credentials] = await Promise.all([
    repository.workspaceHead(),
    (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_27__/* .adapters_git_checkout_credentials__checkoutCredentials */ .o2B)(programs.git, workspace).catch(() => [])
  ]);
  return { isShallow: head.shallow, continues, credentials };
}
async function lookAtWorkflow({ env, job }, repository, commit) {
  const place = (0,_chunk_2PEPVLJC_js__WEBPACK_IMPORTED_MODULE_1__/* .action_job__readWorkflowPlace */ .p)(env);
  if (place === void 0)
    return { notices: [] };
  const file = commit === void 0 ? void 0 : await repository.readFile(commit, place.path);
  const text = file?.bytes.toString("utf8") ?? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_26__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_24__.join)(job.workspace, place.path), "utf8").catch(() => void 0);
  const facts = text === void 0 ? void 0 : readWorkflow(text, place);
  const unseen = `${place.path} is not in the checkout, so its concurrency, permissions and limits were not looked at.`;
  return facts === void 0 ? { notices: [unseen] } : { facts, notices: [] };
}
function settingFacts(settings, env) {
  const named = { agent_env: settings.agentEnv, gate_env: settings.gateEnv, setup_env: settings.setup?.env ?? [] };
  return {
    implementHardMs: settings.gateLimits.implement.hardMs,
    ...settings.agent.type === "command" || settings.idleTimeoutMs === void 0 ? {} : { idleMs: settings.idleTimeoutMs },
    jobMs: settings.jobTimeoutMs,
    reserveMs: settings.reserveMs,
    ...settings.continues && { startsAgain: true },
    wantsNoWalls: settings.isolation === "process",
    unset: Object.entries(named).flatMap(([setting, names]) => names.filter((name) => (env[name] ?? "") === "").map((name) => ({ setting, name })))
  };
}

// build/action/doctor/doctor.js
async function runDoctor(call) {
  const root = (0,node_path__WEBPACK_IMPORTED_MODULE_24__.join)(call.job.temp, "ralph");
  const { findings, report } = await diagnose(call);
  const clean = redactor(call.env);
  for (const { level, line } of doctorLog(findings))
    call.log[level](clean(line));
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_24__.join)(root, "doctor.md");
  (0,_chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_22__/* .adapters_store_atomic__writeAtomic */ .d)(file, Buffer.from(report));
  await call.onSummary(report);
  const halt = { kind: isBlocked(findings) ? "config_error" : "skipped", detail: doctorVerdict(findings) };
  const outputs = { ...(0,_chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_11__/* .action_outputs__emptyOutputs */ .d)({ halt, failOn: ["any"] }), report_file: file };
  return { exitCode: isBlocked(findings) ? 3 : 0, outputs, reasons: [], halt, report };
}
async function diagnose(call) {
  const root = (0,node_path__WEBPACK_IMPORTED_MODULE_24__.join)(call.job.temp, "ralph");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_23__.mkdirSync)(root, { recursive: true, mode: 448 });
  const findings = doctorFindings(await examine({ ...call, root }));
  return { findings, report: redactor(call.env)(doctorReport(findings)) };
}
function redactor(env) {
  const secrets = (0,_chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_16__/* .action_secrets__secretsIn */ .v)(env);
  return (text) => (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_17__/* .report_redact__redact */ .uF)(text, secrets).text;
}




/***/ }),

/***/ 5757:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.VFY)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/open-repository.js





/***/ }),

/***/ 9695:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.eDX)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/foreign-journal.js





/***/ }),

/***/ 7454:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$C9),
/* harmony export */   E_: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.E_e),
/* harmony export */   nv: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.nvX)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/find-prd.js





/***/ }),

/***/ 9254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.B7x),
/* harmony export */   Gk: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Gk$),
/* harmony export */   KH: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.KHR),
/* harmony export */   V: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Var),
/* harmony export */   W: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.WaG),
/* harmony export */   dr: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.drP),
/* harmony export */   oR: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.oRr),
/* harmony export */   zn: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.znV)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/records-apart.js





/***/ }),

/***/ 9612:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Mwq),
/* harmony export */   Q: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Qw3)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/policy.js





/***/ }),

/***/ 6696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.YzE)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/prd-error.js





/***/ }),

/***/ 6145:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.zB)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:adapters/git/run-to-end.js





/***/ }),

/***/ 1387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ refuseBranch)
/* harmony export */ });
/* harmony import */ var _chunk_WYQD4MT7_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7674);
/* harmony import */ var _chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1097);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8961);




// build/action/hand-over/refuse-branch.js
function refuseBranch({ settings, base, branch }) {
  if (settings.handOver === void 0)
    return void 0;
  const prefix = (0,_chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_1__/* .action_start_point__prefixAt */ .g)(settings.branchPrefix, base.remoteRefs);
  if ((0,_chunk_WYQD4MT7_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelow */ .Y)(`refs/heads/${branch}`, prefix))
    return void 0;
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_2__/* .action_refusal__configError */ .mx)(`hand_over: the work would go to the branch ${branch}, and mode: publish pushes only branches that begin with ${prefix} and go on with letters, digits, "_", "-", "." and "/". Change "branchName" in prd.json, or set branch_prefix in both jobs.`);
}




/***/ }),

/***/ 4215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qd: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Qdg),
/* harmony export */   WY: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.WY),
/* harmony export */   aJ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.aJl),
/* harmony export */   kM: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.kMm)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/journal-names.js





/***/ }),

/***/ 8056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_1__.Ddv),
/* harmony export */   fm: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.fmC),
/* harmony export */   lo: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.loS)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6419);
// layer:action/isolation.js


// layer:action/agent-program.js





/***/ }),

/***/ 7674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow),
/* harmony export */   x: () => (/* binding */ sortRefs)
/* harmony export */ });
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9254);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8961);



// build/action/hand-over/sort-refs.js
var MOST_REFS = 300;
function sortRefs({ refs, branchPrefix, neverPushed }) {
  if (refs.length > MOST_REFS)
    return refuse(`names ${refs.length} refs; a run of ours makes at most ${MOST_REFS}`);
  const twice = refs.find(({ ref }, at) => refs.findIndex((each) => each.ref === ref) !== at);
  if (twice !== void 0)
    return refuse(`names ${twice.ref} twice`);
  const states = refs.filter(({ ref }) => STATE.test(ref));
  const wips = refs.filter(({ ref }) => WIP.test(ref));
  const branches = refs.filter((each) => !wips.includes(each) && isBelow(each.ref, branchPrefix));
  const [state, otherState] = states;
  const needed = refs.filter(({ ref, commit }) => state !== void 0 && ref === (0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_records_apart__neededRef */ .dr)(state.ref, commit));
  const known = /* @__PURE__ */ new Set([...states, ...wips, ...branches, ...needed]);
  const stranger = refs.find((each) => !known.has(each));
  if (stranger !== void 0)
    return refuse(`names ${stranger.ref}, which no run with branch_prefix: ${branchPrefix} makes`);
  const [branch, otherBranch] = branches;
  if (state === void 0 || otherState !== void 0)
    return refuse(`names ${states.length} records of runs, not one`);
  if (otherBranch !== void 0)
    return refuse(`names ${branches.length} branches with passed stories, not one`);
  const name = branch?.ref.slice("refs/heads/".length);
  if (name !== void 0 && neverPushed.includes(name))
    return refuse(`names ${name}, which is never pushed to`);
  return {
    ok: true,
    feature: STATE.exec(state.ref)?.[1] ?? "",
    state: state.commit,
    ...branch === void 0 || name === void 0 ? {} : { branch: { name, commit: branch.commit } },
    wips,
    needed
  };
}
var STATE = /^refs\/ralph\/([a-z0-9-]{1,47})\/state$/;
var WIP = /^refs\/heads\/(?:wip\/ralph-fail|ralph-wip-fail)-[a-z0-9-]{1,100}$/;
function isBelow(ref, prefix) {
  const start = `refs/heads/${prefix}`;
  const rest = ref.slice(start.length);
  if (prefix === "" || !ref.startsWith(start) || rest.length > 150)
    return false;
  return rest.split("/").every((part) => /^[A-Za-z0-9_][\w.-]*$/.test(part) && !/\.\.|\.$|\.lock$/.test(part));
}
function refuse(what) {
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_1__/* .action_refusal__configError */ .mx)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}




/***/ }),

/***/ 3153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ownCommits)
/* harmony export */ });
/* harmony import */ var _chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9695);
/* harmony import */ var _chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4215);
/* harmony import */ var _chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1405);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8375);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_6__);






// build/action/own-commits.js



// build/core/made-commits.js
function madeCommits(events) {
  const states = statesWithCommits(events);
  const plan = states[0]?.plan;
  if (plan === void 0)
    return /* @__PURE__ */ new Map();
  const { start } = plan;
  const points = events.flatMap(({ outcome }) => outcome.type === "stories-carried" ? outcome.points : []);
  return new Map([
    ...start.made === true ? [[start.commit, {}]] : [],
    ...states.flatMap(({ archived }) => archived?.made === void 0 ? [] : [[archived.made.commit, {}]]),
    // Those that made a story pass are its commits below; of one that had to pass again, none is by what it was before.
    ...points.map(({ commit }) => [commit, {}]),
    ...states.flatMap((state) => (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_4__/* .core_story_list__storiesOf */ .$5)(state).flatMap(({ id, commit }) => commit === void 0 ? [] : [[commit, { story: id }]]))
  ]);
}
function statesWithCommits(events) {
  const fixes = events.flatMap(({ outcome }, at) => outcome.type === "fix-asked" ? [at] : []);
  return [...fixes, events.length].flatMap((end) => (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)(events.slice(0, end))?.state ?? []);
}

// build/action/own-commits.js
function ownCommits(repository, call) {
  return async (commits) => {
    const found = /* @__PURE__ */ new Map();
    for (const read of await journals(repository, call)) {
      const made = madeIn(await read());
      for (const commit of commits)
        addNew(found, commit, made.get(commit));
      if (commits.every((commit) => found.has(commit)))
        break;
    }
    return found;
  };
}
function addNew(found, commit, own) {
  if (own !== void 0 && !found.has(commit))
    found.set(commit, own);
}
async function journals(repository, call) {
  const all = [...here(call), ...await there(repository, call)];
  return all.sort((a, b) => (0,_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_1__/* .action_journal_names__newestFirst */ .aJ)(a.name, b.name)).map(({ read }) => read);
}
function here({ folder }) {
  const place = folder && (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, "journal");
  if (place === void 0 || !(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)(place))
    return [];
  const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readdirSync)(place).filter(_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_1__/* .action_journal_names__isOfRun */ .WY);
  return names.map((name) => ({ name, read: async () => (0,_chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_store_journal_file__readJournal */ .rA)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(place, name)) }));
}
async function there(repository, { base, feature }) {
  const ref = `refs/ralph/${feature}/state`;
  const fetched = base.remoteRefs.has(ref) ? await repository.fetchRef(ref) : void 0;
  if (fetched?.ok !== true)
    return [];
  const { commit } = fetched;
  const names = (await repository.listFolder(commit, "runs")).map(({ path }) => path.slice("runs/".length));
  return names.filter(_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_1__/* .action_journal_names__isOfRun */ .WY).map((name) => ({
    name,
    read: async () => (await (0,_chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_0__/* .action_foreign_journal__readForeign */ .e)(repository, { commit, name, place: `on ${ref}`, feature })).content
  }));
}
function madeIn(content) {
  if (!content.ok)
    return /* @__PURE__ */ new Map();
  try {
    return madeCommits(content.events);
  } catch {
    return /* @__PURE__ */ new Map();
  }
}




/***/ }),

/***/ 1097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q3: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Q3M),
/* harmony export */   g: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.gan),
/* harmony export */   i0: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.i0Z),
/* harmony export */   u: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.uaR)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/start-point.js





/***/ })

};
;