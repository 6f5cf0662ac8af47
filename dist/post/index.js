import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 1280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y8: () => (/* binding */ plainRecord),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   bs: () => (/* binding */ isOverWorkflows),
/* harmony export */   gv: () => (/* binding */ RECORD),
/* harmony export */   n9: () => (/* binding */ isNeededRef),
/* harmony export */   wg: () => (/* binding */ neededRefs)
/* harmony export */ });
// build/adapters/records-apart.js
var RECORD = "Record run ";
async function plainRecord({ git }, from, remoteCommit) {
  const args = ["log", "--first-parent", "--format=%H%x00%P%x00%s", from, "--"];
  const lines = (await git.ok(args)).toString("utf8").split("\n").filter(Boolean);
  const all = lines.map((text) => text.split("\0"));
  const end = all.findIndex(([, , subject]) => !subject.startsWith(RECORD));
  const records = end < 0 ? all : all.slice(0, end);
  const there = records.findIndex(([commit]) => commit === remoteCommit);
  const bad = records.findLastIndex(([, parents], at) => (there < 0 || at < there) && parents !== "" && parents !== records[at + 1]?.[0]);
  return records[bad + 1]?.[0];
}
function neededRef(ref, commit) {
  return `${neededPlace(ref)}${commit.slice(0, 12)}`;
}
function neededPlace(ref) {
  return `${ref.slice(0, ref.lastIndexOf("/"))}/needed/`;
}
function isNeededRef(ref) {
  return /^refs\/ralph\/[^/]+\/needed\//.test(ref);
}
function neededRefs(ref, remoteRefs = /* @__PURE__ */ new Map()) {
  const known = new Map([...remoteRefs].filter(([name]) => name.startsWith(neededPlace(ref))));
  return {
    isUsed: known.size > 0,
    pushesFor: (commits) => {
      const wanted = new Map(commits.map((commit) => [neededRef(ref, commit), commit]));
      const old = [...known].filter(([name]) => !wanted.has(name));
      for (const [name] of old)
        known.delete(name);
      for (const [name, commit] of wanted)
        known.set(name, commit);
      const made = [...wanted].map(([name, commit]) => ({ ref: name, commit }));
      return [...made, ...old.map(([name, commit]) => ({ ref: name, commit, expect: commit, remove: true }))];
    }
  };
}
function inOrder(records) {
  if (records === void 0)
    return [];
  const { beside = [], ref, commit } = records;
  return [...beside, { ref, commit }];
}
function isOverWorkflows(results, { ref, beside }) {
  const own = results.find((result) => result.ref === ref);
  return beside === void 0 && own?.ok === false && own.problem.kind === "workflow-permission";
}




/***/ }),

/***/ 7123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ readShallow),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   kr: () => (/* binding */ addShallow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
// build/adapters/git/shallow.js



function readShallow(gitDir) {
  try {
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "shallow"), "latin1").split("\n").filter(Boolean));
  } catch {
    return /* @__PURE__ */ new Set();
  }
}
function addShallow(gitDir, commit) {
  const commits = /* @__PURE__ */ new Set([...readShallow(gitDir), commit]);
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, `shallow-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, `${[...commits].join("\n")}
`, { flag: "wx" });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "shallow"));
}

// build/adapters/git/problem.js
function failed(kind, message) {
  return { ok: false, problem: { kind, message } };
}




/***/ }),

/***/ 1614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ configError),
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   d1: () => (/* binding */ readWorkflowPlace)
/* harmony export */ });
/* unused harmony export environmentBroken */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
// build/action/refusal.js
function configError(...reasons) {
  return { ok: false, halt: "config_error", reasons };
}
function environmentBroken(...reasons) {
  return { ok: false, halt: "environment_broken", reasons };
}

// build/action/ask-github.js
async function connect({ job, token, cancel, onNote }) {
  if (token === void 0)
    return "there is no github_token to ask with.";
  const { openGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(56), __nccwpck_require__.e(781)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8781));
  const [owner = "", repo = ""] = job.repository.split("/");
  const { apiUrl, serverUrl } = job;
  const opened = await openGitHub({ apiUrl, serverUrl, token, owner, repo, signal: cancel, onNote });
  if (!opened.ok)
    return opened.problem.message;
  opened.client.beginEnd();
  return opened.client;
}

// build/action/job.js

var required = [
  "GITHUB_WORKSPACE",
  "RUNNER_TEMP",
  "GITHUB_SERVER_URL",
  "GITHUB_REPOSITORY",
  "GITHUB_SHA",
  "GITHUB_EVENT_NAME"
];
function readJob(env) {
  const missing = required.filter((name) => (env[name] ?? "") === "");
  if (missing.length > 0)
    return { ok: false, message: notARunner(missing) };
  const value = (name) => env[name] ?? "";
  const runId = value("GITHUB_RUN_ID");
  return {
    ok: true,
    job: {
      workspace: value("GITHUB_WORKSPACE"),
      temp: fixed(value("RUNNER_TEMP")),
      serverUrl: value("GITHUB_SERVER_URL").replace(/\/$/, ""),
      apiUrl: (value("GITHUB_API_URL") || "https://api.github.com").replace(/\/$/, ""),
      repository: value("GITHUB_REPOSITORY"),
      sha: value("GITHUB_SHA"),
      ref: value("GITHUB_REF"),
      eventName: value("GITHUB_EVENT_NAME"),
      payload: readPayload(env["GITHUB_EVENT_PATH"]),
      actors: [value("GITHUB_ACTOR"), value("GITHUB_TRIGGERING_ACTOR")].filter((login) => login !== ""),
      workflowRun: `${runId}/${value("GITHUB_RUN_ATTEMPT") || "1"}`,
      workflow: value("GITHUB_WORKFLOW"),
      runUrl: `${value("GITHUB_SERVER_URL")}/${value("GITHUB_REPOSITORY")}/actions/runs/${runId}`
    }
  };
}
function readWorkflowPlace(env) {
  const [place = ""] = (env["GITHUB_WORKFLOW_REF"] ?? "").split("@");
  const prefix = `${env["GITHUB_REPOSITORY"]}/`;
  if (!place.startsWith(prefix) || place.length === prefix.length)
    return void 0;
  return { path: place.slice(prefix.length), job: env["GITHUB_JOB"] ?? "" };
}
function fixed(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
  } catch {
    return folder;
  }
}
function readPayload(path) {
  try {
    const payload = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path ?? "", "utf8"));
    return typeof payload === "object" && payload !== null ? payload : {};
  } catch {
    return {};
  }
}
function notARunner(missing) {
  const are = missing.length === 1 ? "is" : "are";
  return `${missing.join(", ")} ${are} not set: this program is a GitHub Action and is started by a runner in a workflow step.`;
}




/***/ }),

/***/ 4641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P$: () => (/* binding */ __commonJS),
/* harmony export */   qs: () => (/* binding */ __callDispose),
/* harmony export */   r1: () => (/* binding */ __using)
/* harmony export */ });
var __getOwnPropNames = Object.getOwnPropertyNames;
var __knownSymbol = (name, symbol) => (symbol = Symbol[name]) ? symbol : /* @__PURE__ */ Symbol.for("Symbol." + name);
var __typeError = (msg) => {
  throw TypeError(msg);
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __using = (stack, value, async) => {
  if (value != null) {
    if (typeof value !== "object" && typeof value !== "function") __typeError("Object expected");
    var dispose, inner;
    if (async) dispose = value[__knownSymbol("asyncDispose")];
    if (dispose === void 0) {
      dispose = value[__knownSymbol("dispose")];
      if (async) inner = dispose;
    }
    if (typeof dispose !== "function") __typeError("Object not disposable");
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    stack.push([async, dispose, value]);
  } else if (async) {
    stack.push([async]);
  }
  return value;
};
var __callDispose = (stack, error, hasError) => {
  var E = typeof SuppressedError === "function" ? SuppressedError : function(e, s, m, _) {
    return _ = Error(m), _.name = "SuppressedError", _.error = e, _.suppressed = s, _;
  };
  var fail = (e) => error = hasError ? new E(e, error, "An error was suppressed during disposal") : (hasError = true, e);
  var next = (it) => {
    while (it = stack.pop()) {
      try {
        var result = it[1] && it[1].call(it[2]);
        if (it[0]) return Promise.resolve(result).then(next, (e) => (fail(e), next()));
      } catch (e) {
        fail(e);
      }
    }
    if (hasError) throw error;
  };
  return next();
};




/***/ }),

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Xi: () => (/* binding */ GitFailure),
/* harmony export */   _K: () => (/* binding */ gitEnvironment),
/* harmony export */   cd: () => (/* binding */ runToEnd),
/* harmony export */   nf: () => (/* binding */ hardening),
/* harmony export */   uD: () => (/* binding */ bindGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1421);
// build/adapters/git/git.js


// build/adapters/git/run-to-end.js

var defaultTimeoutMs = 3e5;
function runToEnd(call) {
  const err = [];
  const timeoutMs = call.timeoutMs ?? defaultTimeoutMs;
  const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawn)(call.program, [...call.args], {
    cwd: call.cwd,
    env: call.env,
    stdio: [call.input === void 0 ? "ignore" : "pipe", call.stdout ?? "pipe", "pipe"],
    timeout: timeoutMs,
    killSignal: "SIGKILL"
  });
  const out = collect(call.maxBytes ?? Number.POSITIVE_INFINITY, () => child.stdout?.destroy());
  child.stdout?.on("data", out.add);
  child.stderr?.on("data", (data) => err.push(data));
  child.stdin?.on("error", () => void 0);
  child.stdin?.end(call.input);
  return new Promise((resolve) => {
    const answer = (exitCode, note = "") => resolve({ exitCode, stdout: out.bytes(), stderr: Buffer.concat(err).toString("utf8") + note });
    child.on("error", (error) => answer(127, `${call.program} could not be started: ${error.message}`));
    child.on("close", (code, signal) => {
      if (out.isFull())
        answer(0);
      else if (child.killed)
        answer(124, `killed after ${timeoutMs} ms`);
      else
        answer(code ?? 128, signal === null ? "" : `ended by ${signal}`);
    });
  });
}
function collect(maxBytes, onFull) {
  const parts = [];
  let room = maxBytes;
  return {
    add: (data) => {
      parts.push(data.length > room ? data.subarray(0, room) : data);
      room -= data.length;
      if (room < 0)
        onFull();
    },
    isFull: () => room < 0,
    bytes: () => Buffer.concat(parts)
  };
}

// build/adapters/git/git.js
var GitFailure = class extends Error {
  args;
  exitCode;
  stderr;
  constructor(args, result) {
    super(`git ${args.join(" ")} exited with code ${result.exitCode}: ${result.stderr.trim() || "no message"}`);
    this.name = "GitFailure";
    this.args = args;
    this.exitCode = result.exitCode;
    this.stderr = result.stderr;
  }
};
function bindGit(program, gitDir) {
  const always = { ...gitEnvironment(program), GIT_DIR: gitDir };
  const environment = (options = {}) => ({
    ...always,
    ...options.indexFile === void 0 ? {} : { GIT_INDEX_FILE: options.indexFile },
    ...options.workTree === void 0 ? {} : { GIT_WORK_TREE: options.workTree },
    ...options.env
  });
  const run = (args, options = {}) => runToEnd({
    program,
    args,
    env: environment(options),
    cwd: options.workTree ?? gitDir,
    ...options.input === void 0 ? {} : { input: options.input },
    ...options.timeoutMs === void 0 ? {} : { timeoutMs: options.timeoutMs },
    ...options.stdout === void 0 ? {} : { stdout: options.stdout },
    ...options.maxBytes === void 0 ? {} : { maxBytes: options.maxBytes }
  });
  const ok = async (args, options) => {
    const result = await run(args, options);
    if (result.exitCode !== 0)
      throw new GitFailure(args, result);
    return result.stdout;
  };
  return { program, gitDir, run, ok, environment };
}
var hardening = [
  ["core.hooksPath", "/dev/null"],
  ["core.fsmonitor", "false"],
  ["core.untrackedCache", "false"],
  ["core.attributesFile", "/dev/null"],
  ["core.excludesFile", "/dev/null"],
  ["core.quotePath", "false"],
  ["core.autocrlf", "false"],
  ["core.safecrlf", "false"],
  ["core.symlinks", "true"],
  ["core.fileMode", "true"],
  ["core.trustctime", "true"],
  ["core.ignoreCase", "false"],
  ["core.splitIndex", "false"],
  ["index.version", "2"],
  ["commit.gpgSign", "false"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  ["fetch.recurseSubmodules", "false"],
  ["push.recurseSubmodules", "no"],
  ["submodule.recurse", "false"],
  ["diff.ignoreSubmodules", "all"],
  ["credential.helper", ""],
  ["protocol.allow", "never"],
  ["protocol.https.allow", "always"],
  ["protocol.http.allow", "always"],
  ["protocol.file.allow", "always"],
  ["http.followRedirects", "false"],
  ["http.lowSpeedLimit", "1000"],
  ["http.lowSpeedTime", "30"],
  ["advice.detachedHead", "false"],
  ["safe.directory", "*"],
  // Last, for a look at a workspace leaves it out.
  ["core.bare", "false"]
];
function gitEnvironment(program, config = hardening) {
  const env = {
    PATH: `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(program)}:/usr/bin:/bin`,
    HOME: "/nonexistent",
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "/bin/false",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_CONFIG_COUNT: String(config.length)
  };
  for (const [index, [key, value]] of config.entries()) {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return env;
}




/***/ }),

/***/ 3323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ monotonicMs)
/* harmony export */ });
// build/adapters/monotonic.js
function monotonicMs() {
  return process.uptime() * 1e3;
}




/***/ }),

/***/ 4795:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _chunk_ULBCW52G_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2556);
/* harmony import */ var _chunk_LG343MXI_js__WEBPACK_IMPORTED_MODULE_15__ = __nccwpck_require__(1280);
/* harmony import */ var _chunk_PL47VK2Q_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1614);
/* harmony import */ var _chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_14__ = __nccwpck_require__(3323);
/* harmony import */ var _chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7123);
/* harmony import */ var _chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4641);
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(857);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6760);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4573);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(8522);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(7598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(8161);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(7975);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(1421);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_13__ = __nccwpck_require__(8500);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_16__ = __nccwpck_require__(1455);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_17__ = __nccwpck_require__(8877);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_18__ = __nccwpck_require__(714);








// node_modules/picomatch/lib/constants.js
var require_constants = (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__commonJS */ .P$)({
  "node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var WIN_SLASH = "\\\\/";
    var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
    var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
    var DOT_LITERAL = "\\.";
    var PLUS_LITERAL = "\\+";
    var QMARK_LITERAL = "\\?";
    var SLASH_LITERAL = "\\/";
    var ONE_CHAR = "(?=.)";
    var QMARK = "[^/]";
    var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
    var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
    var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
    var NO_DOT = `(?!${DOT_LITERAL})`;
    var NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
    var NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
    var NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
    var QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
    var STAR = `${QMARK}*?`;
    var SEP = "/";
    var POSIX_CHARS = {
      DOT_LITERAL,
      PLUS_LITERAL,
      QMARK_LITERAL,
      SLASH_LITERAL,
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR,
      SEP
    };
    var WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: `[${WIN_SLASH}]`,
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
      NO_DOT: `(?!${DOT_LITERAL})`,
      NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
      NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
      START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
      END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
      SEP: "\\"
    };
    var POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// node_modules/picomatch/lib/utils.js
var require_utils = (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__commonJS */ .P$)({
  "node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants();
    exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
    exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
    exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports.isWindows = () => {
      if (typeof navigator !== "undefined" && navigator.platform) {
        const platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      if (typeof process !== "undefined" && process.platform) {
        return process.platform === "win32";
      }
      return false;
    };
    exports.removeBackslashes = (str) => {
      return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
        return match === "\\" ? "" : match;
      });
    };
    exports.escapeLast = (input, char, lastIdx) => {
      const idx = input.lastIndexOf(char, lastIdx);
      if (idx === -1) return input;
      if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
      return `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports.removePrefix = (input, state = {}) => {
      let output = input;
      if (output.startsWith("./")) {
        output = output.slice(2);
        state.prefix = "./";
      }
      return output;
    };
    exports.wrapOutput = (input, state = {}, options2 = {}) => {
      const prepend = options2.contains ? "" : "^";
      const append = options2.contains ? "" : "$";
      let output = `${prepend}(?:${input})${append}`;
      if (state.negated === true) {
        output = `(?:^(?!${output}).*$)`;
      }
      return output;
    };
    exports.basename = (path, { windows } = {}) => {
      const segs = path.split(windows ? /[\\/]/ : "/");
      const last = segs[segs.length - 1];
      if (last === "") {
        return segs[segs.length - 2];
      }
      return last;
    };
  }
});

// node_modules/picomatch/lib/scan.js
var require_scan = (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__commonJS */ .P$)({
  "node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils();
    var {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants();
    var isPathSeparator = (code2) => {
      return code2 === CHAR_FORWARD_SLASH || code2 === CHAR_BACKWARD_SLASH;
    };
    var depth = (token) => {
      if (token.isPrefix !== true) {
        token.depth = token.isGlobstar ? Infinity : 1;
      }
    };
    var scan = (input, options2) => {
      const opts = options2 || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens2 = [];
      const parts2 = [];
      let str = input;
      let index = -1;
      let start4 = 0;
      let lastIndex = 0;
      let isBrace = false;
      let isBracket = false;
      let isGlob2 = false;
      let isExtglob = false;
      let isGlobstar = false;
      let braceEscaped = false;
      let backslashes2 = false;
      let negated = false;
      let negatedExtglob = false;
      let finished = false;
      let braces = 0;
      let prev;
      let code2;
      let token = { value: "", depth: 0, isGlob: false };
      const eos = () => index >= length;
      const peek = () => str.charCodeAt(index + 1);
      const advance2 = () => {
        prev = code2;
        return str.charCodeAt(++index);
      };
      while (index < length) {
        code2 = advance2();
        let next2;
        if (code2 === CHAR_BACKWARD_SLASH) {
          backslashes2 = token.backslashes = true;
          code2 = advance2();
          if (code2 === CHAR_LEFT_CURLY_BRACE) {
            braceEscaped = true;
          }
          continue;
        }
        if (braceEscaped === true || code2 === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          while (eos() !== true && (code2 = advance2())) {
            if (code2 === CHAR_BACKWARD_SLASH) {
              backslashes2 = token.backslashes = true;
              advance2();
              continue;
            }
            if (code2 === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code2 === CHAR_DOT && (code2 = advance2()) === CHAR_DOT) {
              isBrace = token.isBrace = true;
              isGlob2 = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code2 === CHAR_COMMA) {
              isBrace = token.isBrace = true;
              isGlob2 = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code2 === CHAR_RIGHT_CURLY_BRACE) {
              braces--;
              if (braces === 0) {
                braceEscaped = false;
                isBrace = token.isBrace = true;
                finished = true;
                break;
              }
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code2 === CHAR_FORWARD_SLASH) {
          slashes.push(index);
          tokens2.push(token);
          token = { value: "", depth: 0, isGlob: false };
          if (finished === true) continue;
          if (prev === CHAR_DOT && index === start4 + 1) {
            start4 += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code2 === CHAR_PLUS || code2 === CHAR_AT || code2 === CHAR_ASTERISK || code2 === CHAR_QUESTION_MARK || code2 === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob2 = token.isGlob = true;
            isExtglob = token.isExtglob = true;
            finished = true;
            if (code2 === CHAR_EXCLAMATION_MARK && index === start4) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              let parens = 0;
              while (eos() !== true && (code2 = advance2())) {
                if (code2 === CHAR_BACKWARD_SLASH) {
                  backslashes2 = token.backslashes = true;
                  advance2();
                  continue;
                }
                if (code2 === CHAR_LEFT_PARENTHESES) {
                  parens++;
                  continue;
                }
                if (code2 === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                  finished = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code2 === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
          isGlob2 = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code2 === CHAR_QUESTION_MARK) {
          isGlob2 = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code2 === CHAR_LEFT_SQUARE_BRACKET) {
          while (eos() !== true && (next2 = advance2())) {
            if (next2 === CHAR_BACKWARD_SLASH) {
              backslashes2 = token.backslashes = true;
              advance2();
              continue;
            }
            if (next2 === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token.isBracket = true;
              isGlob2 = token.isGlob = true;
              finished = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code2 === CHAR_EXCLAMATION_MARK && index === start4) {
          negated = token.negated = true;
          start4++;
          continue;
        }
        if (opts.noparen !== true && code2 === CHAR_LEFT_PARENTHESES) {
          isGlob2 = token.isGlob = true;
          if (scanToEnd === true) {
            let parens = 1;
            while (eos() !== true && (code2 = advance2())) {
              if (code2 === CHAR_BACKWARD_SLASH) {
                backslashes2 = token.backslashes = true;
                advance2();
                continue;
              }
              if (code2 === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code2 === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = true;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob2 === true) {
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
      }
      if (opts.noext === true) {
        isExtglob = false;
        isGlob2 = false;
      }
      let base2 = str;
      let prefix2 = "";
      let glob = "";
      if (start4 > 0) {
        prefix2 = str.slice(0, start4);
        str = str.slice(start4);
        lastIndex -= start4;
      }
      if (base2 && isGlob2 === true && lastIndex > 0) {
        base2 = str.slice(0, lastIndex);
        glob = str.slice(lastIndex);
      } else if (isGlob2 === true) {
        base2 = "";
        glob = str;
      } else {
        base2 = str;
      }
      if (base2 && base2 !== "" && base2 !== "/" && base2 !== str) {
        if (isPathSeparator(base2.charCodeAt(base2.length - 1))) {
          base2 = base2.slice(0, -1);
        }
      }
      if (opts.unescape === true) {
        if (glob) glob = utils.removeBackslashes(glob);
        if (base2 && backslashes2 === true) {
          base2 = utils.removeBackslashes(base2);
        }
      }
      const state = {
        prefix: prefix2,
        input,
        start: start4,
        base: base2,
        glob,
        isBrace,
        isBracket,
        isGlob: isGlob2,
        isExtglob,
        isGlobstar,
        negated,
        negatedExtglob
      };
      if (opts.tokens === true) {
        state.maxDepth = 0;
        if (!isPathSeparator(code2)) {
          tokens2.push(token);
        }
        state.tokens = tokens2;
      }
      if (opts.parts === true || opts.tokens === true) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          const n2 = prevIndex !== void 0 ? prevIndex + 1 : start4;
          const i = slashes[idx];
          const value2 = input.slice(n2, i);
          if (opts.tokens) {
            if (idx === 0 && start4 !== 0) {
              tokens2[idx].isPrefix = true;
              tokens2[idx].value = prefix2;
            } else {
              tokens2[idx].value = value2;
            }
            depth(tokens2[idx]);
            state.maxDepth += tokens2[idx].depth;
          }
          if (i >= start4) {
            parts2.push(value2);
            prevIndex = i;
          }
        }
        const n = prevIndex !== void 0 ? prevIndex + 1 : start4;
        const value = input.slice(n);
        parts2.push(value);
        if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
          tokens2[tokens2.length - 1].value = value;
          depth(tokens2[tokens2.length - 1]);
          state.maxDepth += tokens2[tokens2.length - 1].depth;
        }
        state.slashes = slashes;
        state.parts = parts2;
      }
      return state;
    };
    module.exports = scan;
  }
});

// node_modules/picomatch/lib/parse.js
var require_parse = (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__commonJS */ .P$)({
  "node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants10 = require_constants();
    var utils = require_utils();
    var {
      MAX_LENGTH: MAX_LENGTH2,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants10;
    var expandRange = (args, options2) => {
      if (typeof options2.expandRange === "function") {
        return options2.expandRange(...args, options2);
      }
      args.sort();
      const value = `[${args.join("-")}]`;
      try {
        new RegExp(value);
      } catch (ex) {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts2 = [];
      let bracket = 0;
      let paren = 0;
      let quote2 = 0;
      let value = "";
      let escaped = false;
      for (const ch of input) {
        if (escaped === true) {
          value += ch;
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          value += ch;
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote2 = quote2 === 1 ? 0 : 1;
          value += ch;
          continue;
        }
        if (quote2 === 0) {
          if (ch === "[") {
            bracket++;
          } else if (ch === "]" && bracket > 0) {
            bracket--;
          } else if (bracket === 0) {
            if (ch === "(") {
              paren++;
            } else if (ch === ")" && paren > 0) {
              paren--;
            } else if (ch === "|" && paren === 0) {
              parts2.push(value);
              value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      parts2.push(value);
      return parts2;
    };
    var isPlainBranch = (branch) => {
      let escaped = false;
      for (const ch of branch) {
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch)) {
          return false;
        }
      }
      return true;
    };
    var normalizeSimpleBranch = (branch) => {
      let value = branch.trim();
      let changed = true;
      while (changed === true) {
        changed = false;
        if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
          value = value.slice(2, -1);
          changed = true;
        }
      }
      if (!isPlainBranch(value)) {
        return;
      }
      return value.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
      const values = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i = 0; i < values.length; i++) {
        for (let j = i + 1; j < values.length; j++) {
          const a = values[i];
          const b = values[j];
          const char = a[0];
          if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
            continue;
          }
          if (a === b || a.startsWith(b) || b.startsWith(a)) {
            return true;
          }
        }
      }
      return false;
    };
    var parseRepeatedExtglob = (pattern, requireEnd = true) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") {
        return;
      }
      let bracket = 0;
      let paren = 0;
      let quote2 = 0;
      let escaped = false;
      for (let i = 1; i < pattern.length; i++) {
        const ch = pattern[i];
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote2 = quote2 === 1 ? 0 : 1;
          continue;
        }
        if (quote2 === 1) {
          continue;
        }
        if (ch === "[") {
          bracket++;
          continue;
        }
        if (ch === "]" && bracket > 0) {
          bracket--;
          continue;
        }
        if (bracket > 0) {
          continue;
        }
        if (ch === "(") {
          paren++;
          continue;
        }
        if (ch === ")") {
          paren--;
          if (paren === 0) {
            if (requireEnd === true && i !== pattern.length - 1) {
              return;
            }
            return {
              type: pattern[0],
              body: pattern.slice(2, i),
              end: i
            };
          }
        }
      }
    };
    var buildCharClassStar = (chars) => {
      const source = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source}*`;
    };
    var getStarExtglobSequenceChars = (pattern) => {
      let index = 0;
      const chars = [];
      while (index < pattern.length) {
        const match = parseRepeatedExtglob(pattern.slice(index), false);
        if (!match || match.type !== "*") {
          return;
        }
        const branches = splitTopLevel(match.body).map((branch2) => branch2.trim());
        if (branches.length !== 1) {
          return;
        }
        const branch = normalizeSimpleBranch(branches[0]);
        if (!branch || branch.length !== 1) {
          return;
        }
        chars.push(branch);
        index += match.end + 1;
      }
      if (chars.length < 1) {
        return;
      }
      return chars;
    };
    var repeatedExtglobRecursion = (pattern) => {
      let depth = 0;
      let value = pattern.trim();
      let match = parseRepeatedExtglob(value);
      while (match) {
        depth++;
        value = match.body.trim();
        match = parseRepeatedExtglob(value);
      }
      return depth;
    };
    var analyzeRepeatedExtglob = (body, options2) => {
      if (options2.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options2.maxExtglobRecursion === "number" ? options2.maxExtglobRecursion : constants10.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1) {
        if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) {
          return { risky: true };
        }
      }
      const safeChars = [];
      let sawStarSequence = false;
      let combinable = true;
      for (const branch of branches) {
        const chars = getStarExtglobSequenceChars(branch);
        if (chars) {
          sawStarSequence = true;
          safeChars.push(...chars);
          continue;
        }
        const literal2 = normalizeSimpleBranch(branch);
        if (literal2 && literal2.length === 1) {
          safeChars.push(literal2);
          continue;
        }
        combinable = false;
        if (repeatedExtglobRecursion(branch) > max) {
          return { risky: true };
        }
      }
      if (sawStarSequence) {
        return combinable ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) } : { risky: true };
      }
      return { risky: false };
    };
    var parse = (input, options2) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected a string");
      }
      input = REPLACEMENTS[input] || input;
      const opts = { ...options2 };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH2, opts.maxLength) : MAX_LENGTH2;
      let len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      const bos = { type: "bos", value: "", output: opts.prepend || "" };
      const tokens2 = [bos];
      const capture = opts.capture ? "" : "?:";
      const PLATFORM_CHARS = constants10.globChars(opts.windows);
      const EXTGLOB_CHARS = constants10.extglobChars(PLATFORM_CHARS);
      const {
        DOT_LITERAL,
        PLUS_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOT_SLASH,
        NO_DOTS_SLASH,
        QMARK,
        QMARK_NO_DOT,
        STAR,
        START_ANCHOR
      } = PLATFORM_CHARS;
      const globstar = (opts2) => {
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const nodot = opts.dot ? "" : NO_DOT;
      const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
      let star = opts.bash === true ? globstar(opts) : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      if (typeof opts.noext === "boolean") {
        opts.noextglob = opts.noext;
      }
      const state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === true,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: false,
        negated: false,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: false,
        tokens: tokens2
      };
      input = utils.removePrefix(input, state);
      len = input.length;
      const extglobs = [];
      const braces = [];
      const stack = [];
      let prev = bos;
      let value;
      const eos = () => state.index === len - 1;
      const peek = state.peek = (n = 1) => input[state.index + n];
      const advance2 = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value2 = "", num = 0) => {
        state.consumed += value2;
        state.index += num;
      };
      const append = (token) => {
        state.output += token.output != null ? token.output : token.value;
        consume(token.value);
      };
      const negate = () => {
        let count2 = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance2();
          state.start++;
          count2++;
        }
        if (count2 % 2 === 0) {
          return false;
        }
        state.negated = true;
        state.start++;
        return true;
      };
      const increment = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push = (tok) => {
        if (prev.type === "globstar") {
          const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
          const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
            state.output = state.output.slice(0, -prev.output.length);
            prev.type = "star";
            prev.value = "*";
            prev.output = star;
            state.output += prev.output;
          }
        }
        if (extglobs.length && tok.type !== "paren") {
          extglobs[extglobs.length - 1].inner += tok.value;
        }
        if (tok.value || tok.output) append(tok);
        if (prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value;
          prev.value += tok.value;
          return;
        }
        tok.prev = prev;
        tokens2.push(tok);
        prev = tok;
      };
      const extglobOpen = (type, value2) => {
        const token = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token.prev = prev;
        token.parens = state.parens;
        token.output = state.output;
        token.startIndex = state.index;
        token.tokensIndex = tokens2.length;
        const output = (opts.capture ? "(" : "") + token.open;
        increment("parens");
        push({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push({ type: "paren", extglob: true, value: advance2(), output });
        extglobs.push(token);
      };
      const extglobClose = (token) => {
        const literal2 = input.slice(token.startIndex, state.index + 1);
        const body = input.slice(token.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body, opts);
        if ((token.type === "plus" || token.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open3 = tokens2[token.tokensIndex];
          open3.type = "text";
          open3.value = literal2;
          open3.output = safeOutput || utils.escapeRegex(literal2);
          for (let i = token.tokensIndex + 1; i < tokens2.length; i++) {
            tokens2[i].value = "";
            tokens2[i].output = "";
            delete tokens2[i].suffix;
          }
          state.output = token.output + open3.output;
          state.backtrack = true;
          push({ type: "paren", extglob: true, value, output: "" });
          decrement("parens");
          return;
        }
        let output = token.close + (opts.capture ? ")" : "");
        let rest;
        if (token.type === "negate") {
          let extglobStar = star;
          if (token.inner && token.inner.length > 1 && token.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output = token.close = `)$))${extglobStar}`;
          }
          if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse(rest, { ...options2, fastpaths: false }).output;
            output = token.close = `)${expression})${extglobStar})`;
          }
          if (token.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push({ type: "paren", extglob: true, value, output });
        decrement("parens");
      };
      if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes2 = false;
        let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
          if (first === "\\") {
            backslashes2 = true;
            return m;
          }
          if (first === "?") {
            if (esc) {
              return esc + first + (rest ? QMARK.repeat(rest.length) : "");
            }
            if (index === 0) {
              return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
            }
            return QMARK.repeat(chars.length);
          }
          if (first === ".") {
            return DOT_LITERAL.repeat(chars.length);
          }
          if (first === "*") {
            if (esc) {
              return esc + first + (rest ? star : "");
            }
            return star;
          }
          return esc ? m : `\\${m}`;
        });
        if (backslashes2 === true) {
          if (opts.unescape === true) {
            output = output.replace(/\\/g, "");
          } else {
            output = output.replace(/\\+/g, (m) => {
              return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
            });
          }
        }
        if (output === input && opts.contains === true) {
          state.output = input;
          return state;
        }
        state.output = utils.wrapOutput(output, state, options2);
        return state;
      }
      while (!eos()) {
        value = advance2();
        if (value === "\0") {
          continue;
        }
        if (value === "\\") {
          const next2 = peek();
          if (next2 === "/" && opts.bash !== true) {
            continue;
          }
          if (next2 === "." || next2 === ";") {
            continue;
          }
          if (!next2) {
            value += "\\";
            push({ type: "text", value });
            continue;
          }
          const match = /^\\+/.exec(remaining());
          let slashes = 0;
          if (match && match[0].length > 2) {
            slashes = match[0].length;
            state.index += slashes;
            if (slashes % 2 !== 0) {
              value += "\\";
            }
          }
          if (opts.unescape === true) {
            value = advance2();
          } else {
            value += advance2();
          }
          if (state.brackets === 0) {
            push({ type: "text", value });
            continue;
          }
        }
        if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== false && value === ":") {
            const inner = prev.value.slice(1);
            if (inner.includes("[")) {
              prev.posix = true;
              if (inner.includes(":")) {
                const idx = prev.value.lastIndexOf("[");
                const pre = prev.value.slice(0, idx);
                const rest2 = prev.value.slice(idx + 2);
                const posix = POSIX_REGEX_SOURCE[rest2];
                if (posix) {
                  prev.value = pre + posix;
                  state.backtrack = true;
                  advance2();
                  if (!bos.output && tokens2.indexOf(prev) === 1) {
                    bos.output = ONE_CHAR;
                  }
                  continue;
                }
              }
            }
          }
          if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") {
            value = `\\${value}`;
          }
          if (value === "]" && (prev.value === "[" || prev.value === "[^")) {
            value = `\\${value}`;
          }
          if (opts.posix === true && value === "!" && prev.value === "[") {
            value = "^";
          }
          prev.value += value;
          append({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value);
          prev.value += value;
          append({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment("parens");
          push({ type: "paren", value });
          continue;
        }
        if (value === ")") {
          if (state.parens === 0 && opts.strictBrackets === true) {
            throw new SyntaxError(syntaxError("opening", "("));
          }
          const extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push({ type: "paren", value, output: state.parens ? ")" : "\\)" });
          decrement("parens");
          continue;
        }
        if (value === "[") {
          if (opts.nobracket === true || !remaining().includes("]")) {
            if (opts.nobracket !== true && opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("closing", "]"));
            }
            value = `\\${value}`;
          } else {
            increment("brackets");
          }
          push({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value = `/${value}`;
          }
          prev.value += value;
          append({ value });
          if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
            continue;
          }
          const escaped = utils.escapeRegex(prev.value);
          state.output = state.output.slice(0, -prev.value.length);
          if (opts.literalBrackets === true) {
            state.output += escaped;
            prev.value = escaped;
            continue;
          }
          prev.value = `(${capture}${escaped}|${prev.value})`;
          state.output += prev.value;
          continue;
        }
        if (value === "{" && opts.nobrace !== true) {
          increment("braces");
          const open3 = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open3);
          push(open3);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === true) {
            const arr = tokens2.slice();
            const range = [];
            for (let i = arr.length - 1; i >= 0; i--) {
              tokens2.pop();
              if (arr[i].type === "brace") {
                break;
              }
              if (arr[i].type !== "dots") {
                range.unshift(arr[i].value);
              }
            }
            output = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value = output = "\\}";
            state.output = out;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push({ type: "comma", value, output });
          continue;
        }
        if (value === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1;
            state.consumed = "";
            state.output = "";
            tokens2.pop();
            prev = bos;
            continue;
          }
          push({ type: "slash", value, output: SLASH_LITERAL });
          continue;
        }
        if (value === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            if (prev.value === ".") prev.output = DOT_LITERAL;
            const brace = braces[braces.length - 1];
            prev.type = "dots";
            prev.output += value;
            prev.value += value;
            brace.dots = true;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value, output: DOT_LITERAL });
          continue;
        }
        if (value === "?") {
          const isGroup = prev && prev.value === "(";
          if (!isGroup && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value);
            continue;
          }
          if (prev && prev.type === "paren") {
            const next2 = peek();
            let output = value;
            if (prev.value === "(" && !/[!=<:]/.test(next2) || next2 === "<" && !/<([!=]|\w+>)/.test(remaining())) {
              output = `\\${value}`;
            }
            push({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value, output: QMARK });
          continue;
        }
        if (value === "!") {
          if (opts.noextglob !== true && peek() === "(") {
            if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
              extglobOpen("negate", value);
              continue;
            }
          }
          if (opts.nonegate !== true && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value === "+") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === false) {
            push({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push({ type: "text", value });
          continue;
        }
        if (value !== "*") {
          if (value === "$" || value === "^") {
            value = `\\${value}`;
          }
          const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          if (match) {
            value += match[0];
            state.index += match[0].length;
          }
          push({ type: "text", value });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === true)) {
          prev.type = "star";
          prev.star = true;
          prev.value += value;
          prev.output = star;
          state.backtrack = true;
          state.globstar = true;
          consume(value);
          continue;
        }
        let rest = remaining();
        if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
          extglobOpen("star", value);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === true) {
            consume(value);
            continue;
          }
          const prior = prev.prev;
          const before = prior.prev;
          const isStart = prior.type === "slash" || prior.type === "bos";
          const afterStar = before && (before.type === "star" || before.type === "globstar");
          if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
            push({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after2 = input[state.index + 4];
            if (after2 && after2 !== "/") {
              break;
            }
            rest = rest.slice(3);
            consume("/**", 3);
          }
          const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar";
            prev.value += value;
            prev.output = globstar(opts);
            state.output = prev.output;
            state.globstar = true;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
            prev.value += value;
            state.globstar = true;
            state.output += prior.output + prev.output;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            const end2 = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end2})`;
            prev.value += value;
            state.output += prior.output + prev.output;
            state.globstar = true;
            consume(value + advance2());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance2());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length);
          prev.type = "globstar";
          prev.output = globstar(opts);
          prev.value += value;
          state.output += prev.output;
          state.globstar = true;
          consume(value);
          continue;
        }
        const token = { type: "star", value, output: star };
        if (opts.bash === true) {
          token.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token.output = nodot + token.output;
          }
          push(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token.output = value;
          push(token);
          continue;
        }
        if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
          if (prev.type === "dot") {
            state.output += NO_DOT_SLASH;
            prev.output += NO_DOT_SLASH;
          } else if (opts.dot === true) {
            state.output += NO_DOTS_SLASH;
            prev.output += NO_DOTS_SLASH;
          } else {
            state.output += nodot;
            prev.output += nodot;
          }
          if (peek() !== "*") {
            state.output += ONE_CHAR;
            prev.output += ONE_CHAR;
          }
        }
        push(token);
      }
      while (state.brackets > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "[");
        decrement("brackets");
      }
      while (state.parens > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "(");
        decrement("parens");
      }
      while (state.braces > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{");
        decrement("braces");
      }
      if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) {
        push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token of state.tokens) {
          state.output += token.output != null ? token.output : token.value;
          if (token.suffix) {
            state.output += token.suffix;
          }
        }
      }
      return state;
    };
    parse.fastpaths = (input, options2) => {
      const opts = { ...options2 };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH2, opts.maxLength) : MAX_LENGTH2;
      const len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      input = REPLACEMENTS[input] || input;
      const {
        DOT_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOTS,
        NO_DOTS_SLASH,
        STAR,
        START_ANCHOR
      } = constants10.globChars(opts.windows);
      const nodot = opts.dot ? NO_DOTS : NO_DOT;
      const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
      const capture = opts.capture ? "" : "?:";
      const state = { negated: false, prefix: "" };
      let star = opts.bash === true ? ".*?" : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      const globstar = (opts2) => {
        if (opts2.noglobstar === true) return star;
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            const match = /^(.*?)\.(\w+)$/.exec(str);
            if (!match) return;
            const source2 = create(match[1]);
            if (!source2) return;
            return source2 + DOT_LITERAL + match[2];
          }
        }
      };
      const output = utils.removePrefix(input, state);
      let source = create(output);
      if (source && opts.strictSlashes !== true) {
        source += `${SLASH_LITERAL}?`;
      }
      return source;
    };
    module.exports = parse;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__commonJS */ .P$)({
  "node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan();
    var parse = require_parse();
    var utils = require_utils();
    var constants10 = require_constants();
    var isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch2 = (glob, options2, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch2(input, options2, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject(glob) && glob.tokens && glob.input;
      if (glob === "" || typeof glob !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options2 || {};
      const posix = opts.windows;
      const regex = isState ? picomatch2.compileRe(glob, options2) : picomatch2.makeRe(glob, options2, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options2, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch2(opts.ignore, ignoreOpts, returnState);
      }
      const matcher2 = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch2.test(input, regex, options2, { glob, posix });
        const result = { glob, state, regex, posix, input, output, match, isMatch };
        if (typeof opts.onResult === "function") {
          opts.onResult(result);
        }
        if (isMatch === false) {
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (isIgnored(input)) {
          if (typeof opts.onIgnore === "function") {
            opts.onIgnore(result);
          }
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (typeof opts.onMatch === "function") {
          opts.onMatch(result);
        }
        return returnObject ? result : true;
      };
      if (returnState) {
        matcher2.state = state;
      }
      return matcher2;
    };
    picomatch2.test = (input, regex, options2, { glob, posix } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options2 || {};
      const format = opts.format || (posix ? utils.toPosixSlashes : null);
      let match = input === glob;
      let output = match && format ? format(input) : input;
      if (match === false) {
        output = format ? format(input) : input;
        match = output === glob;
      }
      if (match === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match = picomatch2.matchBase(input, regex, options2, posix);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch2.matchBase = (input, glob, options2, posix = options2 && options2.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch2.makeRe(glob, options2);
      return regex.test(utils.basename(input, { windows: posix }));
    };
    picomatch2.isMatch = (str, patterns, options2) => picomatch2(patterns, options2)(str);
    picomatch2.parse = (pattern, options2) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch2.parse(p, options2));
      return parse(pattern, { ...options2, fastpaths: false });
    };
    picomatch2.scan = (input, options2) => scan(input, options2);
    picomatch2.compileRe = (state, options2, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options2 || {};
      const prepend = opts.contains ? "" : "^";
      const append = opts.contains ? "" : "$";
      let source = `${prepend}(?:${state.output})${append}`;
      if (state && state.negated === true) {
        source = `^(?!${source}).*$`;
      }
      const regex = picomatch2.toRegex(source, options2);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch2.makeRe = (input, options2 = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed2 = { negated: false, fastpaths: true };
      if (options2.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed2.output = parse.fastpaths(input, options2);
      }
      if (!parsed2.output) {
        parsed2 = parse(input, options2);
      }
      return picomatch2.compileRe(parsed2, options2, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options2) => {
      try {
        const opts = options2 || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options2 && options2.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch2.constants = constants10;
    module.exports = picomatch2;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__commonJS */ .P$)({
  "node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch2(glob, options2, returnState = false) {
      if (options2 && (options2.windows === null || options2.windows === void 0)) {
        options2 = { ...options2, windows: utils.isWindows() };
      }
      return pico(glob, options2, returnState);
    }
    Object.assign(picomatch2, pico);
    module.exports = picomatch2;
  }
});

// node_modules/@actions/core/lib/command.js


// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
  if (input === null || input === void 0) {
    return "";
  } else if (typeof input === "string" || input instanceof String) {
    return input;
  }
  return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
  if (!Object.keys(annotationProperties).length) {
    return {};
  }
  return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  };
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message2) {
  const cmd = new Command(command, properties, message2);
  process.stdout.write(cmd.toString() + os__WEBPACK_IMPORTED_MODULE_4__.EOL);
}
function issue(name, message2 = "") {
  issueCommand(name, {}, message2);
}
var CMD_STRING = "::";
var Command = class {
  constructor(command, properties, message2) {
    if (!command) {
      command = "missing.command";
    }
    this.command = command;
    this.properties = properties;
    this.message = message2;
  }
  toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      cmdStr += " ";
      let first = true;
      for (const key in this.properties) {
        if (this.properties.hasOwnProperty(key)) {
          const val = this.properties[key];
          if (val) {
            if (first) {
              first = false;
            } else {
              cmdStr += ",";
            }
            cmdStr += `${key}=${escapeProperty(val)}`;
          }
        }
      }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
  }
};
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/core.js

var ExitCode;
(function(ExitCode2) {
  ExitCode2[ExitCode2["Success"] = 0] = "Success";
  ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function error(message2, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message2 instanceof Error ? message2.toString() : message2);
}
function warning(message2, properties = {}) {
  issueCommand("warning", toCommandProperties(properties), message2 instanceof Error ? message2.toString() : message2);
}
function notice(message2, properties = {}) {
  issueCommand("notice", toCommandProperties(properties), message2 instanceof Error ? message2.toString() : message2);
}
function info(message2) {
  process.stdout.write(message2 + os__WEBPACK_IMPORTED_MODULE_4__.EOL);
}
function startGroup(name) {
  issue("group", name);
}
function endGroup() {
  issue("endgroup");
}
function getState(name) {
  return process.env[`STATE_${name}`] || "";
}

// build/action/finish-run.js


// build/adapters/process/resolve.js


function resolveProgram(name, search) {
  if (name === "" || name.includes("\0"))
    return { ok: false, message: "The name of a program is empty or holds a NUL byte: name one." };
  return name.includes("/") ? resolvePath(name, search.cwd) : searchPath(name, search);
}
function resolvePath(name, cwd) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(cwd, name);
  if (isProgram(path))
    return { ok: true, path };
  return {
    ok: false,
    message: `Program "${path}" does not exist or is not an executable file: correct the path or its mode.`
  };
}
function searchPath(name, { path, cwd }) {
  let planted;
  for (const entry of path.split(":")) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_6__.isAbsolute)(entry))
      continue;
    const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(entry, name);
    if (!isProgram(candidate))
      continue;
    if (!leadsInto(cwd, candidate))
      return { ok: true, path: candidate };
    planted ??= candidate;
  }
  return { ok: false, message: explainMiss(name, path, planted) };
}
function explainMiss(name, path, planted) {
  if (planted === void 0)
    return `Program "${name}" was not found in PATH (${path}): install it in an earlier step.`;
  return `Program "${name}" was found only as "${planted}", inside the working directory where the agent can change it: install it elsewhere or name its path.`;
}
function isProgram(path) {
  try {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
      return false;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
function leadsInto(folder, path) {
  const real = node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync.native(folder);
  return [path, node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync.native(path)].some((target) => isInside(folder, target) || isInside(real, target));
}
function isInside(folder, path) {
  const way = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(folder, path);
  return way !== ".." && !way.startsWith("../");
}

// build/adapters/store/journal-file.js




// build/adapters/store/journal-line.js

var JOURNAL_VERSION = 2;
function formatLine(line) {
  return textOf(line, JOURNAL_VERSION);
}
function parseLine(text2) {
  const raw = parseJson(text2);
  if (raw === void 0)
    return { ok: false, why: "is no JSON object" };
  const { v, seq, kind, body } = raw;
  if (typeof v !== "number" || !Number.isInteger(v) || v < 1 || v > JOURNAL_VERSION)
    return { ok: false, why: `has version ${String(v)}` };
  if (typeof seq !== "number" || kind !== "intent" && kind !== "event")
    return { ok: false, why: "has no seq or kind" };
  const line = { seq, kind, body };
  if (text2 !== textOf(line, v))
    return { ok: false, why: "does not fit its checksum" };
  return { ok: true, line };
}
function textOf({ seq, kind, body }, version) {
  const text2 = bodyText(body);
  return `${headOf({ seq, kind }, version, sumOf({ seq, kind }, version, text2))}${text2}}`;
}
function headOf({ seq, kind }, version, sum) {
  return `{"v":${version},"seq":${seq},"kind":"${kind}","sum":"${sum}","body":`;
}
function bodyText(body) {
  return String(JSON.stringify(body));
}
function sumOf({ seq, kind }, version, body) {
  const numbered3 = `${seq} ${kind} `;
  return (0,node_zlib__WEBPACK_IMPORTED_MODULE_8__.crc32)(body, (0,node_zlib__WEBPACK_IMPORTED_MODULE_8__.crc32)(version === 1 ? numbered3 : `${version} ${numbered3}`)).toString(16).padStart(8, "0");
}
function parseJson(text2) {
  try {
    const value = JSON.parse(text2);
    return typeof value === "object" && value !== null ? value : void 0;
  } catch {
    return void 0;
  }
}

// build/adapters/store/journal-file.js
var nothing = { events: [], nextSeq: 0, soundBytes: 0 };
function parseJournal(bytes, file2, options2 = {}) {
  const { problemOf, known = nothing } = options2;
  const events = [...known.events];
  let seq = known.nextSeq;
  let offset = known.soundBytes;
  for (let end2 = bytes.indexOf(10, offset); end2 !== -1; end2 = bytes.indexOf(10, offset)) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_7__.isUtf8)(bytes.subarray(offset, end2)))
      return damaged(file2, seq + 1, "is not UTF-8");
    const parsed2 = parseLine(bytes.toString("utf8", offset, end2));
    if (!parsed2.ok)
      return damaged(file2, seq + 1, parsed2.why);
    if (parsed2.line.seq !== seq)
      return damaged(file2, seq + 1, `has seq ${parsed2.line.seq} instead of ${seq}`);
    const { kind, body } = parsed2.line;
    if (kind === "event") {
      const problem = problemOf?.(body, events.length);
      if (problem !== void 0)
        return damaged(file2, seq + 1, problem);
      events.push(body);
    }
    seq += 1;
    offset = end2 + 1;
  }
  return { ok: true, events, nextSeq: seq, soundBytes: offset };
}
var ROOM_BYTES = (/* unused pure expression or super */ null && (64 * 1024));
function readJournal(file2) {
  return parseJournal((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(file2), file2);
}
function damaged(file2, line, why) {
  return {
    ok: false,
    message: `The journal ${file2} is damaged: line ${line} ${why}. It was left as it is. Set resume: never to begin a new run, or put back the original file.`
  };
}

// build/core/gates.js
var MOST_CHECK_CALLS = 3;
var noExcerpt = { lines: [], truncated: 0 };
function blocks(result) {
  return result.verdict !== "pass" && result.verdict !== "warn" && !isLeftOut(result);
}
function isLeftOut({ verdict: verdict2, gate, applies }) {
  return verdict2 === "skipped" && (gate === "spec" || gate === "quality" || applies === false);
}

// picomatch:picomatch
var library = () => require_picomatch2();
var picomatch = (...given2) => library()(...given2);
picomatch.makeRe = (...given2) => library().makeRe(...given2);
var picomatch_default = picomatch;

// build/core/glob-texts.js
function textsOf(glob) {
  if (glob.length > LONGEST || loose.test(glob))
    return [];
  const outside = groups.reduce((rest, group) => rest.replaceAll(group, "*"), glob);
  return plain.test(outside) ? outside.split(/[*/]+/).filter((text2) => text2 !== "") : [];
}
var LONGEST = 1e3;
var loose = /^\.\/|\*{3}|\.\./;
var groups = [/\[[\w.-]+\]/g, /\?\([\w.*|-]+\)/g, /\{[\w.,*/-]*\}/g];
var plain = /^[\w.*/-]*$/;

// build/core/globs.js
function globMatcher(globs, options2 = {}) {
  const rules2 = globs.map((glob) => readGlob(glob, options2)).filter((rule) => rule !== void 0);
  return (path) => rules2.findLast((rule) => rule.matches(path))?.selects ?? false;
}
function readGlob(glob, options2) {
  const negates = glob.startsWith("!") && !glob.startsWith("!(");
  const pattern = relative2((negates ? glob.slice(1) : glob).trim());
  if (pattern === "")
    return void 0;
  return { selects: !negates, matches: matcher(pattern, options2.anyCase === true) };
}
function relative2(pattern) {
  return pattern.replace(/^(?:\.?\/)+/, "").replace(/\/+$/, "/**");
}
function matcher(pattern, anyCase2) {
  const fold3 = (text2) => anyCase2 ? text2.toLowerCase() : text2;
  const literal2 = fold3(pattern);
  const read2 = withContents(pattern).map((each) => picomatchReading(each, anyCase2));
  return (path) => {
    const folded2 = fold3(path);
    return folded2 === literal2 || read2.some((matches2) => matches2(path, folded2));
  };
}
function picomatchReading(pattern, anyCase2) {
  let texts;
  let compiled;
  return (path, folded2) => {
    texts ??= textsOf(pattern).map((text2) => anyCase2 ? text2.toLowerCase() : text2);
    if (!texts.every((text2) => folded2.includes(text2)))
      return false;
    compiled ??= picomatch_default(pattern, { dot: true, windows: false, flags: anyCase2 ? "is" : "s" });
    return compiled(path);
  };
}
var magic = /[*?[\]{}()!+@|\\]/;
function withContents(pattern) {
  const name = pattern.slice(pattern.lastIndexOf("/") + 1);
  return name === "" || magic.test(name) ? [pattern] : [pattern, `${pattern}/**`];
}

// build/core/applying.js
function attemptChecks({ checks }) {
  return checks.filter(({ stage }) => stage !== "final");
}
function baselineChecks({ checks, baseline }) {
  return attemptChecks({ checks }).filter((check) => (check.baseline ?? baseline) !== "off");
}
function finalChecks({ checks }) {
  return checks.filter(({ stage }) => stage === "final");
}
function applyingChecks(plan, attempt2) {
  return attemptChecks(plan).filter((check) => touches(check, attempt2));
}
function leftOut(plan, attempt2, startedMs) {
  return attemptChecks(plan).filter((check) => !touches(check, attempt2)).map(({ name, paths = [] }) => ({
    gate: "test",
    check: name,
    verdict: "skipped",
    applies: false,
    reason: `no changed path matches ${shown(paths)}`,
    startedMs,
    durationMs: 0,
    excerpt: noExcerpt,
    softLimitHit: false
  }));
}
function touches({ paths }, { changed, changedCount }) {
  if (paths === void 0 || changed.length === 0 || changedCount > changed.length)
    return true;
  const matches2 = globMatcher(paths);
  return changed.some(({ path }) => matches2(path));
}
function shown(paths) {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
  return `${paths.slice(0, 3).join(", ")}${more}`;
}

// build/core/review.js
var MOST_CLAIMS = 20;
function judgeSpec(votes) {
  const review = merged("spec", votes);
  const disputed = review.criteria.filter(({ id }) => verdictsOn(votes, id).size > 1 && verdictsOn(votes, id).has("met"));
  if (disputed.length > 0) {
    const ids = disputed.map(({ id }) => id).join(", ");
    return { type: "escalate", question: `the reviewers disagree whether ${ids} ${isAre(disputed)} met`, review };
  }
  const open3 = review.criteria.filter(({ verdict: verdict2 }) => verdict2 !== "met");
  const parts2 = [
    open3.length === 0 ? "" : `${open3.map(({ id, verdict: verdict2 }) => `${id} ${verdict2}`).join(", ")}`,
    counted(review.missing, "missing"),
    counted(review.extra, "extra"),
    // What must not be merged does not pass here either, whichever reviewer saw it.
    counted(blocksIn(review.findings), "blocking")
  ].filter((part) => part !== "");
  if (parts2.length > 0)
    return { type: "fail", reason: parts2.join("; "), review };
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
  const missing3 = review.missing.map((text2) => ({ gate, text: `Missing: ${text2}` }));
  const extra = review.extra.map((text2) => ({ gate, text: `Extra: ${text2}` }));
  const findings = gate === "quality" ? confirmedFindings(review) : blocksIn(review.findings).map(findingBlocker("spec"));
  return [...criteria, ...missing3, ...extra, ...findings];
}
function reviewLines(review) {
  return [
    ...review.criteria.map((each) => `${each.id} ${each.verdict}: ${[each.reason, seen(each)].filter(Boolean).join(" ")}`),
    ...review.missing.map((text2) => `Missing: ${text2}`),
    ...review.extra.map((text2) => `Extra: ${text2}`),
    ...review.findings.map((finding) => `${finding.severity}: ${place(finding)}${finding.text}`)
  ];
}
function unsureIds(review) {
  return review?.criteria.filter(({ verdict: verdict2 }) => verdict2 === "unsure").map(({ id }) => id) ?? [];
}
function blocksOf({ findings }) {
  return blocksIn(findings);
}
function blocksIn(findings) {
  return findings.filter(({ severity }) => severity === "block");
}
function harmless(review) {
  const warnings2 = review.findings.filter(({ severity }) => severity === "warn");
  if (warnings2.length === 0)
    return { type: "pass", reason: "", review };
  return { type: "warn", reason: `${warnings2.length} ${warnings2.length === 1 ? "warning" : "warnings"}`, review };
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
function criterionBlocker({ id, verdict: verdict2, reason, evidence: evidence3 }) {
  if (verdict2 === "met")
    return [];
  const seenAt = evidence3.find((piece) => "file" in piece);
  return [{ gate: "spec", text: `${id} ${verdict2}: ${reason}`, ...seenAt === void 0 ? {} : seenAt }];
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
  return ({ text: text2, file: file2, line }) => ({ gate, text: text2, ...file2 && { file: file2 }, ...line && { line } });
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
    const judged3 = review === void 0 ? [] : reviewBlockers(review);
    return judged3.length === 0 ? [blocker(result)] : judged3;
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
  const told3 = [];
  let values = 0;
  for (const line of all) {
    const names3 = failureLine.test(line) && !otherLine.test(line);
    const shows = !names3 && told3.length > 0 && valueLine.test(line);
    values = names3 ? 0 : values + Number(shows);
    if ((names3 || shows && values <= MOST_LINES.values) && !told3.includes(line))
      told3.push(line);
  }
  return told3;
}

// build/core/breaker.js
var ENVIRONMENT = 2;
var STORIES = 2;
function brokenAfterAttempt(state) {
  const { breaker, plan } = state;
  if (breaker === void 0 || plan.breaker === void 0)
    return void 0;
  const { noProgress } = breaker;
  const idle2 = plan.breaker.progress === "attempt" && noProgress.count >= plan.breaker.noProgress;
  return broken(state) ?? (idle2 ? idleFor(noProgress.count, "a passed story, a new tree or a later gate") : void 0);
}
function brokenBetweenStories(state) {
  const { breaker, plan } = state;
  if (breaker === void 0 || plan.breaker === void 0)
    return void 0;
  const { count: count2, stories } = breaker.noProgress;
  const isStory = plan.breaker.progress === "story";
  const idle2 = count2 >= plan.breaker.noProgress && (isStory || stories.length >= STORIES);
  return broken(state) ?? (idle2 ? idleFor(count2, isStory ? "a passed story" : "a passed story, a new tree or a later gate") : void 0);
}
function breakCircuit(why) {
  if (why === void 0)
    throw new Error("The breaker opens where nothing asks for it.");
  return { type: "halt", halt: { kind: "circuit_open", detail: why.detail }, opens: why };
}
function opened(state, why) {
  const { breaker } = state;
  return breaker === void 0 || why === void 0 ? state : { ...state, breaker: { ...breaker, state: "open", opened: why } };
}
function broken({ breaker, plan }) {
  if (breaker === void 0 || plan.breaker === void 0)
    return void 0;
  const { sameError: sameError2, environment: environment2 } = breaker;
  if (breaker.opened !== void 0)
    return breaker.opened;
  if (environment2.count >= ENVIRONMENT)
    return {
      cause: "environment",
      detail: `${environment2.count} iterations in a row failed for the environment: ${environment2.class}`
    };
  if (sameError2.count < plan.breaker.sameError || sameError2.stories.length < STORIES)
    return void 0;
  const { fingerprint: fingerprint2, count: count2, stories } = sameError2;
  return {
    cause: "same-error",
    fingerprint: fingerprint2,
    detail: `the same error ${fingerprint2} in ${count2} iterations in a row, over ${stories.length} stories`
  };
}
function idleFor(count2, what) {
  return { cause: "no-progress", detail: `${count2} iterations in a row without ${what}` };
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
function doubtful(...given2) {
  return { ...row(...given2), doubtful: true };
}
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

// build/core/plan.js
function wasOpen({ was }) {
  return was === void 0 || was === "open";
}
function isInScope({ inScope }) {
  return inScope !== false;
}

// build/core/per-object.js
function perObject(find) {
  const known = /* @__PURE__ */ new WeakMap();
  return (of) => {
    const entry = known.get(of);
    if (entry !== void 0)
      return entry.found;
    const found = find(of);
    known.set(of, { found });
    return found;
  };
}

// build/core/story-list.js
var BLOCK = 64;
function listOf(stories) {
  const starts = Array.from({ length: Math.ceil(stories.length / BLOCK) }, (_, block) => block * BLOCK);
  return { blocks: starts.map((start4) => stories.slice(start4, start4 + BLOCK)) };
}
function storyAt({ blocks: blocks2, changed }, at) {
  return changed?.at === at ? changed.story : blocks2[Math.floor(at / BLOCK)]?.[at % BLOCK];
}
function withStory(list, at, story) {
  if (storyAt(list, at) === void 0)
    throw new RangeError(`The run has no story at position ${at}.`);
  return { blocks: list.changed?.at === at ? list.blocks : putBack(list), changed: { at, story } };
}
function putBack({ blocks: blocks2, changed }) {
  if (changed === void 0)
    return blocks2;
  const place4 = Math.floor(changed.at / BLOCK);
  return blocks2.with(place4, (blocks2[place4] ?? []).with(changed.at % BLOCK, changed.story));
}
function blocksOf2({ stories }) {
  return putBack(stories);
}
function storyNamed({ stories }, id) {
  if (stories.changed?.story.id === id)
    return stories.changed.story;
  for (const block of stories.blocks) {
    const story = block.find((each) => each.id === id);
    if (story !== void 0)
      return story;
  }
  return void 0;
}
function triedStories({ stories }) {
  return putBack(stories).flatMap(triedIn);
}
var triedIn = perObject((block) => block.filter(({ attempts: attempts2 }) => attempts2.length > 0));
function storiesOf({ stories }) {
  return together(stories);
}
var together = perObject((list) => none.concat(...putBack(list)));
var none = [];

// build/core/story.js
var NONE = [];
function firstStory(planned) {
  const { id, title, was, waits } = planned;
  const status = was === "passed" ? "passed" : waits?.outcome ?? "open";
  const story = {
    id,
    inScope: isInScope(planned),
    title,
    status,
    detail: "",
    attempts: NONE,
    elapsedMs: 0,
    softLimitHit: false
  };
  return waits === void 0 ? story : { ...story, detail: waits.detail, waits };
}
function currentStory(state) {
  return state.current === void 0 ? void 0 : storyAt(state.stories, state.current);
}
function requireStory(state) {
  const story = currentStory(state);
  if (story === void 0)
    throw new Error("The loop has no current story where it must have one.");
  return story;
}
function requireAttempt(state) {
  const attempt2 = requireStory(state).attempts.at(-1);
  if (attempt2 === void 0)
    throw new Error("The loop has no attempt where it must have one.");
  return attempt2;
}
function updateStory(state, change) {
  return withCurrent(state, { ...requireStory(state), ...change });
}
function withCurrent(state, story) {
  return { ...state, stories: withStory(state.stories, state.current ?? 0, story) };
}
function updateAttempt(state, change) {
  return withLast(state, { ...requireAttempt(state), ...change });
}
function withLast(state, attempt2) {
  const story = requireStory(state);
  return withCurrent(state, { ...story, attempts: story.attempts.with(-1, attempt2) });
}

// build/core/baseline.js
function baselineHalt(state, checks) {
  const broken3 = checks.find((check) => check.verdict === "broken");
  if (broken3 !== void 0) {
    return {
      kind: "environment_broken",
      detail: `check "${broken3.name}" cannot run on the base commit: ${withRemedy(broken3.cause, checkOf(state, broken3.name))}`
    };
  }
  const modes = new Map(state.plan.checks.map(({ name, baseline = state.plan.baseline }) => [name, baseline]));
  const red = checks.filter(({ name, verdict: verdict2 }) => verdict2 === "red" && (modes.get(name) ?? state.plan.baseline) === "require-green").map((check) => check.name);
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
  const start4 = requireStory(state).start ?? state.head;
  if (start4.commit === state.plan.start.commit)
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

// build/core/fingerprint-around.js
function withoutSurroundings(lines) {
  return withoutBoxes(withoutMarks(withoutSteps(withoutOthers(withoutSpeaker(withoutOthers(lines))))));
}
function withoutOthers(lines) {
  const told3 = together2.find(({ ended: ended3 }) => lines.some((line) => ended3.test(line)));
  if (told3 === void 0)
    return lines;
  const failed3 = new Set(lines.flatMap((line) => told3.ended.exec(line)?.[1] ?? []));
  return lines.flatMap((line) => {
    const [mark, name = ""] = told3.mark.exec(line) ?? [];
    if (mark === void 0)
      return [line];
    return failed3.has(name) && !told3.isMere.test(line) ? [line.slice(mark.length)] : [];
  });
}
var together2 = [
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
  const said2 = lines.filter((line) => line !== "");
  const named3 = said2.flatMap((line) => speaker.exec(line) ?? []);
  const isColumn = named3.length === said2.length && named3.every((name) => name.includes("|"));
  const isEnough = isColumn || named3.length >= 3 && named3.length >= said2.length * 0.8;
  const isNamed2 = isEnough && new Set(named3).size <= MOST_SPEAKERS;
  if (isNamed2)
    return lines.map((line) => line.replace(speaker, ""));
  const told3 = said2.flatMap((line) => numbered.exec(line) ?? []);
  const isTold = told3.length >= (told3[0]?.startsWith("[") === true ? 3 : 2);
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
  const own2 = lines.map((line) => line.replace(/^\[info\] /, ""));
  return own2.filter((line) => !/^\s*- \S/.test(line) || /\*\*\* [A-Z]+ \*\*\*/.test(line));
}
function withoutBoxes(lines) {
  let isFirst = false;
  return lines.flatMap((line) => {
    if (/^[\u2577\u2575]$/.test(line)) {
      isFirst = line === "\u2577";
      return [""];
    }
    const [, text2] = /^\u2502 (.*)/.exec(line) ?? [];
    if (text2 === void 0 || !lines.includes("\u2577"))
      return line === "\u2502" ? [] : [line];
    const own2 = isFirst ? text2 : `  ${text2.replace(/^(\s+)\d+:\s/, "$1")}`;
    isFirst = false;
    return [own2];
  });
}

// build/core/fingerprint-lines.js
var MOST2 = { chars: 4 * 1024 * 1024, lines: 2e4, rawLine: 65536, head: 800, tail: 200 };
function plainLines(text2) {
  const lines = undashed(bothEnds(bothEnds(bounded(text2).split("\n")).flatMap(seenLine)));
  return undashed(withoutSurroundings(lines.map(plainLine))).map(withoutPrefix);
}
function undashed(lines) {
  const timed2 = lines.filter((line) => dashed.timed.test(line)).length;
  const own2 = lines.filter((line) => dashed.both.test(line)).length;
  const isColumn = timed2 >= 0.8 * lines.filter((line) => line !== "").length;
  return isColumn && own2 * 2 <= timed2 ? lines : lines.map((line) => line.replace(dashed.both, ""));
}
function bothEnds(lines) {
  if (lines.length <= MOST2.lines)
    return lines;
  return [...lines.slice(0, MOST2.lines / 2), ...lines.slice(-MOST2.lines / 2)];
}
function bounded(text2) {
  if (text2.length <= MOST2.chars)
    return text2;
  return `${text2.slice(0, MOST2.chars / 2)}
${text2.slice(-MOST2.chars / 2)}`;
}
function plainLine(line) {
  return plainQuotes(withoutPrefix(line));
}
function seenLine(raw) {
  const seen2 = ends(raw, MOST2.rawLine / 2, MOST2.rawLine / 2).replace(erasing, "\r").replace(terminal, "");
  return seen2.split("\r").flatMap((part, at, all) => {
    const line = ends(part.replace(controls, "").replace(gaps, GAP), MOST2.head, MOST2.tail).trimEnd();
    return line === "" && at === all.length - 1 && at > 0 ? [] : [line];
  });
}
function ends(text2, head2, tail) {
  return text2.length <= head2 + tail ? text2 : `${text2.slice(0, head2)} \u2026 ${text2.slice(-tail)}`;
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
  return isNothing || isChatter(line) || isAdvice(line) || ruled.every((end2) => end2.test(line)) || isSummary(line);
}
function spoken(line, kind) {
  if (!/[\p{L}\d]/u.test(line) || chores.test(line) && !broken2.test(line))
    return "ignored";
  if (wentWell(line))
    return "plain";
  if (kind === "plain" || !prose.test(line))
    return kind;
  if (agentTalk.test(line))
    return "ignored";
  return unmet.test(line) ? kind : "plain";
}
var broken2 = /\b(?:failed|failure|cannot|could not|unable)\b/i;
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
  const words3 = line.replace(/\d\s?(?:ms|\u00b5s|\u03bcs|ns|s|m|h)\b/g, "").match(/[A-Za-z_][\w'-]*/g);
  return words3?.every((word2) => counting.has(word2.toLowerCase())) ?? false;
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
  const parts2 = bar.exec(lines[at] ?? "");
  if (parts2 === null)
    return void 0;
  const [, mark, text2 = ""] = parts2;
  const told3 = /^[\s|\u2502\u2503^~-]*(?:\^|~|--)[\s|\u2502\u2503^~-]*(\S.*)/.exec(text2);
  if (told3 !== null)
    return { kind: "detail", text: told3[1] ?? "" };
  if (mark !== void 0 && !/^[^|\u2502\u2503]*\d/.test(lines[at] ?? ""))
    return { kind: "detail", text: text2 };
  const below = lines.slice(at + 1, at + 4).find((next2) => isPointer(next2) || bar.test(next2)) ?? "";
  const isPointed = isPointer(below) && !/^\s*\d+ \|/.test(lines[at] ?? "");
  return mark !== void 0 || isPointed ? { kind: "frame", text: text2 } : { kind: "ignored", text: text2 };
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
  const place4 = placeBelow(lines, at);
  if (place4 !== "")
    return { kind: "error", text: `${place4}: ${line}` };
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
    const own2 = frame ?? unlisted(lines, at, { isBegun: state.isBegun, kinds });
    const before = frame === void 0 ? { ...state, talk: talkAfter(state, own2, isUncaughtAt(lines, at)) } : state;
    state = after(before, own2, line);
    if (state.isAside && (before.isAside || remark.test(line)))
      return [];
    const isTalk = before.talk !== "none" && (frame !== void 0 || stackFrame.test(line));
    return isTalk ? [] : [shown2(before, own2, line)];
  });
}
var MOST_ABOVE = 30;
var quoted = /^(?:<\s|---$|\d+(?:,\d+)?[acd]\d+(?:,\d+)?$|\* What went wrong:)/;
var named = /^> (?:\S+@\d\S* \S+|[\w:.-]+)$/;
var compared = /^(?:@@|diff |--- |\+\+\+ |[-+] (?:[Ee]xpected|[Aa]ctual|[Rr]eceived)\b)/;
function unlisted(lines, at, { isBegun: isBegun2, kinds }) {
  const own2 = ownKind(lines, at, kinds);
  if (own2.kind !== "detail" || !/^(?:[-+!?<|]\s+|> )\S/.test(own2.text))
    return own2;
  const isQuote = own2.text.startsWith(">");
  if (isBegun2 && !isQuote)
    return own2;
  const above = lines.slice(Math.max(0, at - MOST_ABOVE), at);
  const isHeaded = above.some((line) => quoted.test(line) || !isQuote && compared.test(line));
  if (isHeaded)
    return own2;
  const isBelowName = lines.slice(at - 1, at).some((line) => named.test(line));
  const isCommand = isBelowName || named.test(own2.text) && lines[at + 1]?.startsWith("> ");
  return isQuote && isCommand ? own2 : { kind: isQuote ? "ignored" : "plain", text: own2.text };
}
function shown2(before, own2, line) {
  const isDetail = before.talk === "none" && belongs(before, own2, line);
  return isDetail ? { kind: "detail", text: line } : joined(own2, before.header);
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
function isHead(before, own2, line) {
  return isAnnounced(before, own2) && indentOf(line) <= (before.block?.indent ?? 0);
}
var sentence = /^\s+['"A-Z].*(?:[.?]$|'.*')/;
function blockAt(line) {
  return { indent: indentOf(line), left: MOST_BLOCK, .../\berror TS\d+: /.test(line) && { isTypes: true } };
}
function after(before, own2, line) {
  return {
    block: isHead(before, own2, line) ? blockAt(line) : nextBlock(before.block, own2, line),
    header: nextHeader(before.header, own2, line),
    isAnnounced: own2.kind === "error" || isAnnounced(before, own2) ? announces.test(line) : isNoise2(own2) && before.isAnnounced,
    talk: before.talk,
    isBegun: before.isBegun || own2.kind === "error" || own2.kind === "test",
    isAside: indentOf(line) > 0 && (before.isAside || /^\s+\S+\.\w+:\d+:\d+$/.test(line) || remark.test(line))
  };
}
var announces = /:$|: Failure$|^ERROR in \S+(?: \d+:\d+(?:-[\d:]+)?)?$/;
var remark = /^\s+\S+\.\w+:\d+:\d+ - [A-Z]/;
function talkAfter({ talk: before, block }, { kind, text: text2 }, isUncaught) {
  if (before === "warning" && isUncaught)
    return "none";
  if (kind === "error" || kind === "test")
    return "none";
  if (talk.test(text2))
    return "program";
  if (kind === "warning" && before !== "program")
    return block === void 0 || block.isOpen ? "warning" : before;
  return kind === "blank" && before === "warning" ? "none" : before;
}
var talk = /^\s*\u25cf Console|^\s*console\.\w+\b|^(?:stdout|stderr) \| |^-+ Captured (?:stdout|stderr|log)|^=+ warnings summary/;
var stackFrame = /^\s*(?:at|-->|\u276f)\s|^[/\\.\w@+~-]+\.\w+:\d+(?::\d+)?:?$/;
function nextBlock(block, own2, line) {
  if (own2.kind === "error")
    return isWhole(line) ? void 0 : blockAt(line);
  if (own2.kind === "test")
    return blockOfTest(line);
  if (block?.isOpen && (own2.kind === "blank" || isNoise2(own2)))
    return block;
  if (block === void 0 || block.left <= 1)
    return void 0;
  if (!isNoise2(own2) && indentOf(line) <= block.indent)
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
function nextHeader(header2, own2, line) {
  if (/^(?:[A-Za-z]:[/\\]|\.{0,2}[\w@/-])[^\s:]*\.\w+$/.test(line))
    return line;
  const file2 = /^\s*Line\s{2,}(\S+\.\w+)$/.exec(line)?.[1];
  if (file2 !== void 0)
    return `${file2}${TABLE}`;
  const isOver2 = header2.endsWith(TABLE) && own2.kind !== "blank" && !isNoise2(own2) && indentOf(line) === 0;
  return isOver2 ? "" : header2;
}
var TABLE = ":";
var row2 = /^\s+\d+:\d+\s+(?:(?:error|warning)\s|[\u2716\u00d7\u26a0]\s)/;
var tableRow = /^\s+\d+\s{3,}(?=\S)/;
function joined(own2, header2) {
  const isTable = header2.endsWith(TABLE);
  if (header2 === "" || !(isTable ? tableRow : row2).test(own2.text))
    return own2;
  const text2 = own2.text.replace(/\s+\d+(?::\d+\s+(?:[\u2716\u00d7\u26a0]\s+)?|\s+)/, "");
  return { kind: own2.kind === "warning" ? "warning" : "error", text: `${header2}${isTable ? "" : ":"} ${text2}` };
}

// build/core/setup-verdict.js
var SETUP_CHECK = "setup_command";
function isSetupResult({ gate, check }) {
  return gate === "test" && check === SETUP_CHECK;
}

// build/core/test-report/types.js
function ranOf({ passed: passed2, failed: failed3, errors }) {
  return passed2 + failed3 + errors;
}

// build/core/environment-class.js
function environmentClass({ gates }, hasRun2 = () => false) {
  for (const result of gates.filter((gate) => blocks(gate) && gate.gate === "test")) {
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
  const lines = plainLines(result.excerpt.lines.join("\n"));
  const sources2 = believed[progressOf(result, lines)];
  if (sources2.includes("exit") && (result.exitCode === 126 || result.exitCode === 127)) {
    return notStarted(lines, result.exitCode);
  }
  const rows2 = environmentRows.filter(({ source, doubtful: doubtful2 }) => sources2.includes(source) && !(hasRun2 && doubtful2));
  return troubleIn(lines, rows2);
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
  const isFailing = marked(lines).some(({ kind, text: text2 }) => kind === "test" || failing.test(text2));
  if (isFailing)
    return "failing";
  return lines.some((line) => passing.test(line)) ? "passing" : "nowhere";
}
var failing = /^\s*Failed \S+ \[|\*\*\*(?:Failed|Exception)|\bFailures: [1-9]|\b[1-9]\d* (?:failures?|failed|errors?)\b.*\b(?:examples?|assertions|runs?|tests?)\b|\b(?:examples?|assertions|runs?|tests?), .*\b[1-9]\d* (?:failures?|errors?)\b|^FAIL\b/;
var passing = /^\s*(?:[\u2713\u2714\u221a]|ok\b|PASS(?:ED)?\b|--- PASS|=== RUN|\[\s+(?:OK|PASSED|RUN)\s+\])|(?:\.{2,}|:) ?(?:ok|passed)$|\b[1-9]\d* (?:passed|passing|examples?|tests?|assertions)\b|\bTests run: [1-9]/i;
function notStarted(lines, exitCode) {
  const rows2 = exitCode === 126 ? unstartable.slice(0, 1) : unstartable;
  const { class: name, says, line } = told2(lines, rows2) ?? { ...plainly[exitCode], line: lastOf(lines) };
  return { class: name, cause: `${says}: ${line}` };
}
var plainly = {
  126: { class: "permission", says: "permission denied or not executable" },
  127: { class: "command not found", says: "command not found" }
};
function told2(lines, rows2 = unstartable) {
  const line = lines.findLast((each) => rows2.some(({ pattern }) => pattern.test(each)));
  const row5 = rows2.find(({ pattern }) => line !== void 0 && pattern.test(line));
  return line === void 0 || row5 === void 0 ? void 0 : { ...row5, line: line.trim() };
}
function lastOf(lines) {
  return lines.findLast((line) => line.trim() !== "")?.trim() ?? "";
}
function troubleIn(lines, rows2) {
  for (const row5 of rows2) {
    const line = lines.find((each) => row5.pattern.test(each) && !judges.test(each));
    if (line === void 0)
      continue;
    const named3 = row5.source === "exit" ? told2(lines) : void 0;
    const { class: name, says, line: said2 } = named3 ?? { ...row5, line: line.trim() };
    return { class: name, cause: `${says}: ${said2}` };
  }
  return void 0;
}
var judges = /\b(?:assert\w*|expect(?:ed|s|ing)?|should|want(?:ed|s)?|instead of|got)\b/i;

// build/core/outage.js
function isOutage({ gates }) {
  return gates.some((gate) => gate.condition !== void 0 && blocks(gate));
}
function worked(attempts2) {
  return attempts2.some(isOutage) ? attempts2.filter((attempt2) => !isOutage(attempt2)) : attempts2;
}

// build/core/progressed.js
function progressed({ attempts: attempts2, start: start4 }) {
  const last = attempts2.at(-1);
  const earlier = worked(attempts2.slice(0, -1));
  if (last === void 0 || last.stall !== void 0 || isOutage(last))
    return false;
  const isNew = last.tree !== void 0 && last.tree !== start4?.tree && earlier.every(({ tree }) => tree !== last.tree);
  const before = earlier.at(-1);
  return isNew || before !== void 0 && order2.indexOf(last.lastGate) > order2.indexOf(before.lastGate);
}
var order2 = ["implement", "integrity", "test", "spec", "quality"];

// build/core/breaker-count.js
function noteBreaker(state) {
  const { breaker: rules2 } = state.plan;
  if (rules2 === void 0)
    return state;
  const counted5 = count(state.breaker ?? fresh(rules2), {
    story: requireStory(state),
    attempt: requireAttempt(state),
    rules: rules2,
    hasRun: (check) => hasRun(state, check)
  });
  const isTrial = counted5.state === "half-open" && rules2.halfOpen !== void 0;
  return { ...state, breaker: isTrial ? tried(counted5, state, rules2.halfOpen) : counted5 };
}
function fresh({ halfOpen }) {
  return {
    state: halfOpen === void 0 ? "closed" : "half-open",
    sameError: { fingerprint: "", count: 0, stories: [] },
    environment: { count: 0 },
    noProgress: { count: 0, stories: [] }
  };
}
function count(before, { story, attempt: attempt2, rules: rules2, hasRun: hasRun2 }) {
  if (attempt2.passed)
    return { ...fresh(rules2), state: before.state };
  const moves = rules2.progress === "attempt" && progressed(story);
  const errors = isOutage(attempt2) ? {} : errorsAfter(before, { story, attempt: attempt2, rules: rules2, hasRun: hasRun2 });
  return {
    ...before,
    ...errors,
    noProgress: moves ? { count: 0, stories: [] } : { count: before.noProgress.count + 1, stories: joined2(before.noProgress.stories, story.id) }
  };
}
function errorsAfter(before, { story, attempt: attempt2, hasRun: hasRun2 }) {
  return {
    sameError: sameErrorAfter(before.sameError, attempt2.fingerprint, story.id),
    environment: environmentAfter(before.environment, environmentClass(attempt2, hasRun2))
  };
}
function sameErrorAfter(before, fingerprint2, story) {
  const isSame3 = fingerprint2 !== "" && fingerprint2 === before.fingerprint;
  if (!isSame3)
    return { fingerprint: fingerprint2, count: 1, stories: [story] };
  return { fingerprint: fingerprint2, count: before.count + 1, stories: joined2(before.stories, story) };
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
  const attempt2 = requireAttempt(state);
  if (!isAgain && isOutage(attempt2))
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
function joined2(stories, id) {
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
function wordsOf(text2) {
  return new Set(text2.toLowerCase().match(words) ?? []);
}
var word = /[\p{L}\p{N}_]/u;
var words = new RegExp(`${word.source}+`, "gu");

// build/core/classifier.js
var LAST_LINES = 15;
function questionTwice(story) {
  const attempts2 = worked(story.attempts);
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
  return question !== void 0 || gates.some(({ gate, verdict: verdict2 }) => gate === "quality" && verdict2 === "fail");
}

// build/core/limits.js
var LEAST_MS = 1e3;
function limitsFor(state, gate) {
  const bounds = [
    ["gate", gate.hardMs],
    ["story", storyLeftMs(state)],
    ["run", runLeftMs(state)]
  ];
  const [boundBy, hard] = bounds.reduce((least, bound) => bound[1] < least[1] ? bound : least);
  const hardMs = Math.max(LEAST_MS, hard);
  return { softMs: Math.min(gate.softMs, hardMs), hardMs, boundBy };
}
function runLeftMs(state) {
  return state.plan.caps.runMs - state.elapsedMs;
}
function storyLeftMs(state) {
  const story = currentStory(state);
  return story === void 0 ? Number.POSITIVE_INFINITY : state.plan.caps.story.hardMs - story.elapsedMs;
}
function testLimit(state) {
  const { test } = state.plan.caps;
  const measured = Array.isArray(state.baseline) ? state.baseline.reduce((sum, check) => sum + check.durationMs, 0) : 0;
  return { softMs: Math.max(test.softMs, measured), hardMs: Math.max(test.hardMs, 2 * measured) };
}
function baselineLimit(state) {
  const { test } = state.plan.caps;
  return { softMs: test.hardMs, hardMs: 3 * test.hardMs };
}

// build/core/split.js
function partInWork({ split }) {
  return split?.whole === true ? void 0 : split?.parts[split.starts.length - 1];
}
function judgedPart({ split, attempts: attempts2 }) {
  const id = subject(attempts2.at(-1));
  return id === void 0 ? void 0 : split?.parts.find((part) => part.id === id);
}
function ownAttempts(story) {
  return story.split === void 0 ? story.attempts : attemptsAt(story, partInWork(story)?.id);
}
function countedAttempts(story) {
  const before = story.fixes?.at(-1)?.attempts ?? 0;
  return ownAttempts(story).filter(({ attempt: attempt2 }) => attempt2 > before);
}
function subjectAt(story, { attempt: attempt2 }) {
  const attempts2 = attemptsAlike({ attempts: story.attempts.slice(0, attempt2) });
  const part = subject(attempts2.at(-1));
  const at = story.split?.parts.findIndex(({ id }) => id === part) ?? -1;
  const start4 = story.split?.starts[at] ?? story.start;
  return { attempts: attempts2, ...start4 && { start: start4 } };
}
function attemptsAlike({ attempts: attempts2 }) {
  return attemptsAt({ attempts: attempts2 }, subject(attempts2.at(-1)));
}
function cleanStart({ split, start: start4 }) {
  return split?.whole === true ? start4 : split?.starts.at(-1) ?? start4;
}
function restarted(split, start4) {
  return split.whole === true ? split : { ...split, starts: split.parts.length === 0 ? [] : [start4] };
}
function attemptsAt({ attempts: attempts2 }, part) {
  return attempts2.filter((attempt2) => subject(attempt2) === part);
}
function subject(attempt2) {
  return attempt2?.whole === true ? void 0 : attempt2?.part;
}

// build/core/consulting.js
function consult(before, role) {
  const { consulting, consulted: consulted2 = 0 } = requireAttempt(before);
  const call = consulting?.role === role ? consulting.call + 1 : 1;
  const state = updateAttempt(before, { consulting: { role, call }, consulted: consulted2 + 1 });
  return { state, command: consultCommand(state) };
}
function consultCommand(state) {
  const { attempt: attempt2, iteration: iteration2, tree, consulting } = requireAttempt(state);
  if (consulting === void 0)
    throw new Error("The loop asks nobody for advice where it must.");
  const from = splitStart(state);
  return {
    type: "consult",
    role: consulting.role,
    story: requireStory(state).id,
    attempt: attempt2,
    iteration: iteration2,
    call: consulting.call,
    tree: consulting.role === "plan" ? from.tree : tree ?? from.tree,
    limits: limitsFor(state, state.plan.caps.spec)
  };
}
function splitStart(state) {
  const { tree, commit } = requireAttempt(state);
  const start4 = cleanStart(requireStory(state)) ?? state.head;
  const isKept = state.plan.attemptStart === "keep" && tree !== void 0 && commit !== void 0;
  return isKept ? { commit, tree } : start4;
}

// build/core/stuck.js
var STUCK_AT = 3;
var RUNGS = 2;
function sameErrors(attempts2) {
  const row5 = worked(attempts2);
  const last = row5.at(-1)?.fingerprint ?? "";
  if (last === "")
    return [];
  return row5.slice(row5.findLastIndex(({ fingerprint: fingerprint2 }) => fingerprint2 !== last) + 1);
}
function ladderStep(attempts2) {
  const same = sameErrors(attempts2);
  const run = same.length;
  const last = same.at(-1);
  if (run < STUCK_AT || last === void 0)
    return void 0;
  if (run >= STUCK_AT + RUNGS)
    return "stuck";
  return run > STUCK_AT && last.misses === true ? "expansion" : "shift";
}
function nextTier(attempts2) {
  const step3 = ladderStep(attempts2);
  return step3 === "stuck" ? void 0 : step3;
}
function startsClean({ attemptStart }, tier) {
  return attemptStart === "clean" || attemptStart === "clean-on-shift" && tier === "shift";
}

// build/core/critic.js
var WINDOW = 3;
function criticise(story, rules2) {
  const window = rules2.criticWindow ?? WINDOW;
  const attempts2 = worked(story.attempts);
  const back = cameBack({ ...story, attempts: attempts2 }, rules2);
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
function cameBack({ attempts: attempts2, start: start4 }, rules2) {
  const from = Math.max(0, attempts2.findLastIndex(({ tier }) => startsClean(rules2, tier)));
  const since = attempts2.slice(from);
  const last = since.at(-1);
  if (last?.tree === void 0 || last.tree === start4?.tree)
    return void 0;
  const replaced2 = since.findLastIndex(({ tree }) => tree !== last.tree);
  const first = since.slice(0, Math.max(0, replaced2)).find(({ tree }) => tree === last.tree);
  if (first === void 0)
    return void 0;
  return `attempt ${last.attempt} came back to the tree of attempt ${first.attempt} after attempt ${since[replaced2]?.attempt} had left it`;
}
function sameBlockers(attempts2) {
  let run = attempts2.at(-1)?.blockers.length ? 1 : 0;
  while (run > 0 && areSame(attempts2.at(-1 - run)?.blockers, attempts2.at(-run)?.blockers))
    run += 1;
  return run;
}
function areSame(before = [], after2 = []) {
  return before.length > 0 && before.every((one) => after2.some((other) => matches(one, other)));
}
function matches(one, other) {
  if (one.gate !== other.gate)
    return false;
  if (one.file !== void 0 && one.line !== void 0 && one.file === other.file && one.line === other.line)
    return true;
  const id = requirementOf(one);
  return id !== void 0 && id === requirementOf(other) || isAlike(one.text, other.text);
}
function requirementOf({ text: text2 }) {
  return /^(\S+) (?:unmet|unsure):/.exec(text2)?.[1];
}
function stayed(attempts2, run) {
  const [first = ""] = attempts2.at(-1)?.blockers[0]?.text.split("\n") ?? [];
  return `${run} attempts in a row were blocked by the same: ${first.slice(0, 200)}`;
}

// build/core/all-of.js
function allOf(count2, one, many = `${one}s`) {
  if (count2 === 1)
    return `the one ${one}`;
  return count2 === 2 ? `both ${many}` : `all ${count2} ${many}`;
}
function usedUp(count2, one) {
  return `${allOf(count2, one)} of the run ${count2 === 1 ? "is" : "are"} used`;
}
function didNotPass(count2, total) {
  return `${total === 1 ? "the one story" : `${count2} of ${total} stories`} did not pass`;
}

// build/core/provider-kind.js
var BACKOFFS_MS = [5e3, 25e3, 125e3];
function kindOf2({ class: name }) {
  if (name === "usage-limit")
    return "limit";
  return name === "overloaded" || name === "network" ? "passing" : "configuration";
}
function callsAgent(command) {
  return agentCommands.has(command.type);
}
function isCallOutcome(outcome) {
  return callOutcomes.has(outcome.type);
}
var agentCommands = /* @__PURE__ */ new Set([
  ...["implement", "run-review", "run-final-review", "consult"]
]);
var callOutcomes = /* @__PURE__ */ new Set([
  ...["implemented", "reviewed", "final-reviewed", "consulted"]
]);
function isPutOff({ refusals }, outcome) {
  if (!isCallOutcome(outcome) || outcome.provider === void 0)
    return false;
  return kindOf2(outcome.provider) !== "passing" || BACKOFFS_MS[refusals?.passing ?? 0] !== void 0;
}
function agentOf({ plan }, { type, agent }) {
  if (agent !== void 0)
    return agent;
  return type === "implement" || plan.reviewAgent === "none" ? plan.agent : plan.reviewAgent;
}

// build/core/spending.js
var nothingSpent = { costUsd: 0, unknownCalls: 0, byRole: {} };
function priced(state, outcome) {
  const { costPerCallUsd: costUsd } = state.plan.caps;
  const pending = atHand(state);
  if (costUsd === void 0 || !("usage" in outcome) || outcome.usage === void 0)
    return outcome;
  const role = callsAgent(pending) ? roleOf(pending) : "implement";
  return { ...outcome, usage: pricedUsage(outcome.usage, { role, costUsd }) };
}
function pricedUsage(usage, { role, costUsd }) {
  if (usage.length === 0)
    return [{ ...noTokens, role, costUsd, isFlat: true }];
  return usage.map((each) => {
    const { isPartial, ...whole2 } = each;
    if (each.costUsd !== void 0 && isPartial === void 0)
      return each;
    return { ...whole2, costUsd: Math.max(costUsd, each.costUsd ?? 0) };
  });
}
function charged(state, outcome) {
  if (!callsAgent(atHand(state)))
    return state;
  switch (outcome.type) {
    case "implemented":
    case "reviewed":
    case "consulted": {
      const after2 = { ...state, spent: added(state.spent, outcome.usage) };
      return isPutOff(state, outcome) ? noteAside(after2, outcome.usage) : after2;
    }
    case "final-reviewed":
      return noteAside({ ...state, spent: added(state.spent, outcome.usage) }, outcome.usage);
    case "interrupted": {
      const { usage } = outcome;
      return usage === void 0 ? state : noteAside({ ...state, spent: added(state.spent, usage) }, usage);
    }
    case "trouble":
      return lost(state);
    case "resumed":
      return state.suspended === void 0 || state.suspended.ending === true ? lost(state) : state;
    default:
      return state;
  }
}
function atHand({ pending, suspended }) {
  return suspended?.ending === true ? suspended.command : pending;
}
function roleOf(command) {
  switch (command.type) {
    case "implement":
      return "implement";
    case "run-review":
      return command.gate;
    case "run-final-review":
      return "quality";
    case "consult":
      return command.role;
  }
}
var noTokens = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
function added(before = nothingSpent, usage) {
  if (usage.length === 0)
    return { ...before, unknownCalls: before.unknownCalls + 1 };
  return usage.reduce(addOne, before);
}
function addOne(spent, { role, costUsd, isPartial }) {
  if (costUsd === void 0 || !(costUsd >= 0))
    return { ...spent, unknownCalls: spent.unknownCalls + 1 };
  const { calls, costUsd: before } = spent.byRole[role] ?? { calls: 0, costUsd: 0 };
  return {
    ...spent,
    costUsd: toMillionths(spent.costUsd + costUsd),
    unknownCalls: spent.unknownCalls + (isPartial === true ? 1 : 0),
    byRole: { ...spent.byRole, [role]: { calls: calls + 1, costUsd: toMillionths(before + costUsd) } }
  };
}
function toMillionths(usd) {
  return Math.round(usd * 1e6) / 1e6;
}
function lost(state) {
  return noteAside({ ...state, spent: added(state.spent, []) }, []);
}
function noteAside(state, usage) {
  const story = currentStory(state);
  if (story === void 0)
    return { ...state, beside: withCall(state.beside ?? {}, usage) };
  return updateStory(state, withCall(story, usage));
}
function withCall({ aside: aside2 = [], lostCalls = 0 }, usage) {
  const calls = { ...aside2.length > 0 && { aside: aside2 }, ...lostCalls > 0 && { lostCalls } };
  if (usage.length === 0)
    return { ...calls, lostCalls: lostCalls + 1 };
  return { ...calls, aside: [...aside2, ...usage] };
}

// build/core/budget.js
function costHalt(state, role) {
  const { maxCostUsd } = state.plan.caps;
  if (maxCostUsd === void 0)
    return void 0;
  const { costUsd } = state.spent ?? nothingSpent;
  const expected = expectedCost(state, role);
  if (costUsd < maxCostUsd && costUsd + expected <= maxCostUsd)
    return void 0;
  const spent = `${dollars(costUsd)} of the ${dollars(maxCostUsd)} of max_cost_usd are spent`;
  const forecast = costUsd < maxCostUsd ? `, and the next ${words2[role]} is expected to cost ${dollars(expected)}` : "";
  return { kind: "budget_exceeded", budget: "cost", detail: `${spent}${forecast}` };
}
function costLeft({ plan, spent = nothingSpent }) {
  const { maxCostUsd } = plan.caps;
  return maxCostUsd === void 0 ? void 0 : Math.max(0, maxCostUsd - spent.costUsd);
}
function expectedCost({ spent = nothingSpent }, role) {
  const known = spent.byRole[role];
  return known === void 0 ? 0 : known.costUsd / known.calls;
}
var words2 = {
  implement: "call of the agent",
  spec: "spec review",
  quality: "quality review",
  plan: "call of the planner",
  classify: "call of the classifier"
};
function dollars(usd) {
  return `$${usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2)}`;
}

// build/core/retry.js
function retry(state) {
  return { type: "retry", because: failure(requireAttempt(state)) };
}
function failure({ gates }) {
  const failing3 = gates.find(blocks);
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
  const end2 = { type: "end-story", outcome, detail };
  return kind === void 0 ? end2 : { ...end2, halt: { kind, detail } };
}
function endsRun({ plan }, wanted = "continue") {
  if (wanted === "halt")
    return true;
  return plan.stories.filter((story) => wasOpen(story) && isInScope(story) && story.waits === void 0).length === 1;
}

// build/core/decide-caps.js
var attemptsUsedUp = {
  id: "attempts-used-up",
  rule: "02-loop \xA73.5",
  status: "active",
  applies: (state) => countedAttempts(requireStory(state)).length >= state.plan.caps.maxAttempts,
  decide: (state) => endFailed(`${allOf(state.plan.caps.maxAttempts, "attempt")} failed`)
};
var storyTimeUp = {
  id: "story-time-up",
  rule: "02-loop \xA72 per story hard",
  status: "active",
  applies: (state) => (currentStory(state)?.elapsedMs ?? 0) >= state.plan.caps.story.hardMs,
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
      detail: usedUp(state.plan.caps.maxIterations, "iteration")
    }
  })
};
var costUsedUp = {
  id: "cost-used-up",
  rule: "02-loop \xA72 cost, with the forecast of the next call",
  status: "active",
  applies: (state) => costHalt(state, "implement") !== void 0,
  decide: costDecision
};
var runTimeUp = {
  id: "run-time-up",
  rule: "02-loop \xA72 run deadline",
  status: "active",
  applies: (state) => runLeftMs(state) <= 0,
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
  const row5 = caps.find(({ applies }) => applies(state));
  return row5 && { row: row5.id, decision: row5.decide(state) };
}
function costDecision(state) {
  const halt3 = costHalt(state, "implement");
  return halt3 === void 0 ? retry(state) : { type: "halt", halt: halt3 };
}
function minutes(ms) {
  return ms < 12e4 ? `${Math.round(ms / 1e3)} s` : `${Math.round(ms / 6e4)} min`;
}

// build/core/gate-unavailable.js
function unavailable(state) {
  const { gates, checkCalls = 1 } = requireAttempt(state);
  const isTried = (gate) => gate === "spec" || gate === "quality" || gate === "test" && checkCalls >= MOST_CHECK_CALLS;
  return gates.find(({ gate, verdict: verdict2 }) => verdict2 === "error" && isTried(gate));
}
function outOfOrder(result) {
  if (result?.gate !== "test")
    return `${result?.gate} ${result?.reason}`;
  return `test gate unavailable: ${MOST_CHECK_CALLS} calls without a verdict; the last one: ${result.reason}`;
}

// build/core/ladder.js
function climb(attempts2) {
  const step3 = ladderStep(attempts2);
  const because = sameError(attempts2);
  if (step3 !== void 0 && step3 !== "stuck")
    return { type: "retry", tier: step3, because };
  return { type: "end-story", outcome: "stuck", detail: because };
}
function sameError(attempts2) {
  const same = sameErrors(attempts2);
  const run = same.length;
  const tiers = same.flatMap(({ tier }) => tier === void 0 ? [] : [tier]);
  const error3 = `the same error ${same.at(-1)?.fingerprint}`;
  return tiers.length === 0 ? `${error3} ${run} times in a row` : `${error3} ${run - tiers.length} times in a row, then again after ${tried2(tiers)}`;
}
function tried2(tiers) {
  const shifts = tiers.filter((tier) => tier === "shift").length;
  const first = shifts === 1 ? "a strategy shift" : `${shifts} strategy shifts`;
  return shifts === tiers.length ? first : `${first} and a context expansion`;
}

// build/core/hash.js
var OFFSET_BASIS = 2166136261;
var PRIME = 16777619;
function hash8(text2) {
  let hash = OFFSET_BASIS;
  for (let at = 0; at < text2.length; at += 1) {
    const unit2 = text2.charCodeAt(at);
    hash = Math.imul(hash ^ unit2 & 255, PRIME);
    hash = Math.imul(hash ^ unit2 >>> 8, PRIME);
  }
  return mix(hash).toString(16).padStart(8, "0");
}
function mix(hash) {
  const first = Math.imul(hash ^ hash >>> 15, 739982445);
  const second = Math.imul(first ^ first >>> 13, 695872825);
  return (second ^ second >>> 16) >>> 0;
}

// build/core/slug.js
var MAX_LENGTH = 40;
var HASH_LENGTH = 6;
function slug(text2) {
  const folded2 = fold(text2);
  const kept = keptOf(folded2);
  return kept === folded2 && kept !== "" ? kept : withHash(kept, text2);
}
function fold(text2) {
  return text2.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
function keptOf(folded2) {
  return trimDashes(trimDashes(folded2.replace(/[^a-z0-9]+/g, "-")).slice(0, MAX_LENGTH));
}
function withHash(kept, text2) {
  const suffix = hash8(text2).slice(0, HASH_LENGTH);
  return kept === "" ? suffix : `${kept}-${suffix}`;
}
function trimDashes(text2) {
  return text2.replace(/^-|-$/g, "");
}

// build/core/workflow-split.js
function isWorkflow(path) {
  return path.startsWith(".github/workflows/");
}
function splitWorkflows(state) {
  return storiesOf(state).flatMap(({ id, attempts: attempts2 }) => {
    const patch = latestPatch(attempts2);
    return patch === void 0 ? [] : [{ story: id, path: `patches/${slug(id)}-workflows.patch`, patch }];
  });
}
function latestPatch(attempts2) {
  return attempts2.findLast(({ workflowPatch }) => workflowPatch !== void 0)?.workflowPatch;
}

// build/core/policy-twice.js
function policyTwice(state) {
  const { attempts: attempts2 } = requireStory(state);
  const last = policyFindings(attempts2.at(-1)?.findings);
  if (last.length === 0)
    return void 0;
  const before = new Set(attempts2.slice(0, -1).flatMap(({ findings }) => policyFindings(findings).map(keyOf)));
  const again4 = last.filter((finding) => before.has(keyOf(finding)));
  const [first] = again4;
  if (first === void 0)
    return void 0;
  const more = again4.length === 1 ? "" : ` (and ${again4.length - 1} more)`;
  const entries = [...new Set(again4.flatMap(({ message: message2 }) => entriesIn(message2)))];
  const permit = entries.length === 0 ? "" : ` To permit it, add to the story: ${allowLine(entries)}.`;
  return `the agent changed ${JSON.stringify(first.path)} ${putBackTwice}${more}: does this story have to change it?${permit}`;
}
function allowLine(entries) {
  return `allow: [${entries.map((entry) => JSON.stringify(entry)).join(", ")}]`;
}
var putBackTwice = "again after it was put back";
function policyFindings(findings = []) {
  return findings.filter((finding) => finding.class === "policy" && !isWorkflow(finding.path));
}
function keyOf({ path, rule, message: message2 }) {
  return JSON.stringify([path, rule, allowIn(message2)]);
}
function entriesIn(text2) {
  const list = /allow: (\[.*\])/.exec(text2)?.[1];
  try {
    const entries = JSON.parse(list ?? "[]");
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}
function allowIn(message2) {
  return /allow: \[.*\]/.exec(message2)?.[0] ?? "";
}

// build/core/re-plan.js
function rePlanning(state) {
  const { tooLarge, routed } = requireAttempt(state);
  if (requireStory(state).split !== void 0)
    return void 0;
  if (tooLarge === true)
    return "the service refused the request as too long for one attempt";
  return routed?.route === "re-plan" ? `the classifier asks for another plan: ${routed.reason}` : void 0;
}

// build/core/signals.js
var BLOCKING_SIGNALS = [
  "HALT|BLOCKED|Cannot proceed|Manual intervention|STATUS UPDATE FAILED|Maximum.*depth"
];
function cannotGoOn({ signals }) {
  return `the agent says that it cannot go on: "${signals?.blocking?.line}"`;
}
var stallRules = { claims: 2, testLoops: 3 };
function stallOf(story, rules2) {
  const attempts2 = worked(story.attempts);
  if (attempts2.at(-1) !== story.attempts.at(-1))
    return void 0;
  const claims = trailing(attempts2, isIdleClaim);
  if (claims >= rules2.claims) {
    return {
      kind: "claims",
      sentence: `the agent claimed ${claims} times in a row to be done without changing anything`
    };
  }
  const loops = trailing(attempts2, isTestLoop);
  if (loops < rules2.testLoops)
    return void 0;
  return { kind: "test-loops", sentence: `${loops} iterations in a row changed nothing but tests` };
}
function isIdleClaim({ signals, change }) {
  return signals?.completion !== void 0 && change?.changed === 0;
}
function isTestLoop({ change }) {
  return change !== void 0 && change.changed > 0 && change.tests === change.changed;
}
function trailing(attempts2, holds) {
  const last = attempts2.findLastIndex((attempt2) => !holds(attempt2));
  return attempts2.length - 1 - last;
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
    applies: (state) => resultOf(state, "quality")?.verdict === "fail" && requireAttempt(state).question === void 0,
    decide: (state) => blocked(state, resultOf(state, "quality")?.reason ?? "")
  },
  {
    id: "blocking-signal",
    rule: "02-loop \xA73 Signals",
    status: "active",
    applies: (state) => requireAttempt(state).signals?.blocking !== void 0,
    decide: (state) => ({ type: "end-story", outcome: "blocked", detail: cannotGoOn(requireAttempt(state)) })
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
    applies: (state) => requireAttempt(state).question !== void 0 && !isRouted(state),
    decide: (state) => escalated(state, requireAttempt(state).question ?? "")
  },
  {
    id: "policy-twice",
    rule: "04-trust rule 10, the same one twice",
    status: "active",
    applies: (state) => policyTwice(state) !== void 0,
    decide: (state) => escalated(state, policyTwice(state) ?? "")
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
      const step3 = ladderStep(ownAttempts(requireStory(state)));
      return step3 === "stuck" || step3 !== void 0 && !isCapped(state);
    },
    decide: (state) => climb(ownAttempts(requireStory(state)))
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
    applies: (state) => brokenAfterAttempt(state) !== void 0,
    decide: (state) => breakCircuit(brokenAfterAttempt(state))
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
  for (const row5 of decisionTable) {
    if (row5.status === "active" && row5.applies(state))
      return { row: row5.id, decision: row5.decide(state) };
  }
  throw new Error("The decision table has no row that always applies.");
}
function isCapped(state) {
  return decideCaps(state) !== void 0;
}
function isRouted(state) {
  const route = requireAttempt(state).routed?.route;
  return route === "retry-task" || route === "re-plan" && rePlanning(state) !== void 0 && !isCapped(state);
}
function critic(state) {
  const story = requireStory(state);
  const start4 = cleanStart(story);
  return criticise({ attempts: ownAttempts(story), ...start4 && { start: start4 } }, state.plan);
}
function resultOf(state, gate) {
  return requireAttempt(state).gates.findLast((result) => result.gate === gate);
}

// build/core/decision.js
function evidence2(decision) {
  if (decision.type === "halt")
    return decision.halt.detail;
  return decision.type === "end-story" ? decision.detail : decision.because;
}

// build/core/archive.js
function archiveStep(state, halt3) {
  if (halt3.kind !== "ready" || state.archived !== void 0 || !isComplete(state))
    return void 0;
  const { commit: parent, tree } = state.head;
  return { state, command: { type: "archive-feature", parent, tree, at: state.now } };
}
function isComplete(state) {
  const { plan } = state;
  if (plan.archive !== true || plan.prdPath === void 0)
    return false;
  return storiesOf(state).every(({ status }, index) => status === "passed" || plan.stories[index]?.was === "ineligible");
}

// build/core/signoff.js
function tipOf({ head: head2, archived }) {
  return archived?.made ?? head2;
}
function isUnsigned(state) {
  const { plan, signedOff: signedOff2 } = state;
  return plan.approval === "required" && (signedOff2?.commit ?? plan.approved) !== tipOf(state).commit;
}
function unlessSigned(state, halt3) {
  if (halt3.kind !== "ready" || !isUnsigned(state))
    return halt3;
  const { plan } = state;
  const missed3 = storiesOf(state).filter(({ fixes }) => fixes?.at(-1)?.outcome === "not-made").map(({ id }) => id);
  const but = missed3.length === 0 ? "" : `, but what was asked to be fixed in ${missed3.join(", ")} was not`;
  const waits = `a person has to sign off ${plan.branch} at ${tipOf(state).commit.slice(0, 10)}`;
  return { kind: "awaiting_signoff", detail: `${halt3.detail}${but}; ${waits}` };
}
function isWaiting({ halt: halt3, suspended }) {
  return (suspended === void 0 ? halt3 : suspended.halt)?.kind === "awaiting_signoff";
}
function openFix({ fixes }) {
  const last = fixes?.at(-1);
  return last?.outcome === void 0 ? last : void 0;
}
function fixMade({ fixes }) {
  return closed(fixes, { outcome: "made" });
}
function fixNotMade(story) {
  if (openFix(story) === void 0 || story.status === "interrupted")
    return {};
  const { detail } = story;
  return { status: "passed", detail: "", cut: void 0, ...closed(story.fixes, { outcome: "not-made", why: detail }) };
}
function closed(fixes, end2) {
  const last = fixes?.at(-1);
  if (fixes === void 0 || last === void 0 || last.outcome !== void 0)
    return {};
  return { fixes: [...fixes.slice(0, -1), { ...last, ...end2 }] };
}

// build/core/whole.js
function wholeFrom({ unmerged, start: start4 }) {
  return unmerged?.from ?? start4;
}
function holdsPassed(state) {
  const { plan, head: head2 } = state;
  if (head2.tree === wholeFrom(plan).tree)
    return false;
  return plan.unmerged !== void 0 || storiesOf(state).some((story) => story.status === "passed" && isOfRun(story));
}
function applying(state) {
  const { plan } = state;
  const passed2 = storiesOf(state).filter(({ status }) => status === "passed");
  const last = passed2.flatMap(({ attempts: attempts2 }) => attempts2.at(-1) ?? []);
  const isCarried = passed2.some(({ attempts: attempts2, commit }) => attempts2.length === 0 && commit !== void 0);
  const green = new Set(plan.looked?.tree === plan.start.tree ? plan.looked.checks : []);
  const isEarlier = plan.unmerged !== void 0 || isCarried;
  return finalChecks(plan).filter((check) => isEarlier && !green.has(check.name) || last.some((attempt2) => touches(check, attempt2)));
}
function checksOnTip({ final, head: head2 }) {
  return final?.tree === head2.tree ? final.results : void 0;
}
function knownReview({ plan, head: head2 }) {
  const { looked, finalReview } = plan;
  return looked?.tree === head2.tree && looked.review?.reviewers === finalReview ? looked.review?.result : void 0;
}
function notVouched(kind) {
  return kind === "ready" || kind === "awaiting_signoff" || kind === "nothing_to_do" ? "some_failed" : kind;
}
function isOfRun({ attempts: attempts2, commit }) {
  return attempts2.length > 0 || commit !== void 0;
}

// build/core/final-review.js
function asksForReview(state) {
  const { finalReview, reviewAgent } = state.plan;
  return finalReview !== void 0 && reviewAgent !== "none" && holdsPassed(state);
}
function finalReviewCommand(state) {
  const { plan, head: head2, iterations: iterations2 } = state;
  const { commit, tree } = wholeFrom(plan);
  return {
    type: "run-final-review",
    iteration: iterations2,
    call: (going(state)?.calls ?? 0) + 1,
    tree: head2.tree,
    start: { commit, tree },
    limits: limitsFor(state, plan.caps.quality)
  };
}
function finalVerdict(state) {
  return going(state)?.result ?? knownReview(state);
}
function reviewedHalt(halt3, { verdict: verdict2, reason }) {
  if (verdict2 !== "fail" && verdict2 !== "error")
    return halt3;
  const kind = verdict2 === "fail" ? "block_finding" : notVouched(halt3.kind);
  return { ...halt3, kind, detail: `${halt3.detail}, but ${reason}` };
}
function going({ finalReview, head: head2 }) {
  return finalReview?.tree === head2.tree ? finalReview : void 0;
}

// build/core/final.js
function finalStep(state, halt3) {
  if (!looksAtTheWhole.has(halt3.kind))
    return { type: "halt", halt: halt3 };
  const checks = applying(state);
  if (checks.length === 0)
    return reviewStep(state, halt3);
  const { final, head: head2 } = state;
  const known = final?.tree === head2.tree ? final : void 0;
  const results = checksOnTip(state);
  if (results !== void 0)
    return reviewStep(state, judged(state, halt3, results));
  if (runLeftMs(state) <= 0)
    return { type: "halt", halt: outOfTime("checks") };
  const call = (known?.calls ?? 0) + 1;
  const limits = limitsFor(state, finalLimit(state, checks));
  return { type: "run", command: { type: "run-final-checks", tree: head2.tree, checks, call, limits } };
}
function reviewStep(state, halt3) {
  if (!asksForReview(state))
    return { type: "halt", halt: halt3 };
  const result = finalVerdict(state);
  if (result !== void 0)
    return { type: "halt", halt: reviewedHalt(halt3, result) };
  if (runLeftMs(state) <= 0)
    return { type: "halt", halt: outOfTime("review") };
  return { type: "run", command: finalReviewCommand(state) };
}
function finalLimit({ plan }, checks) {
  const { softMs, hardMs } = plan.caps.test;
  const givenMs = checks.reduce((sum, { timeoutMs = 0 }) => sum + timeoutMs, 0);
  if (givenMs <= hardMs)
    return plan.caps.test;
  return { softMs: Math.round(givenMs * softMs / hardMs), hardMs: givenMs };
}
var looksAtTheWhole = /* @__PURE__ */ new Set([
  ...["ready", "some_failed", "block_finding", "nothing_to_do", "awaiting_signoff"]
]);
function judged({ final }, halt3, results) {
  const [first, ...more] = results.filter(blocks);
  if (first === void 0)
    return halt3;
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  const reason = first.reason === "" ? first.verdict : first.reason;
  const why = final?.surroundings === void 0 ? "" : `: ${final.surroundings}`;
  const cause = `${reason}${others}${why}`;
  const detail = `${halt3.detail}, but the final check "${first.check ?? first.gate}" did not pass: ${cause}`;
  return { ...halt3, kind: notVouched(halt3.kind), detail };
}
function outOfTime(what) {
  const detail = `the run reached its wall clock limit before its final ${what}`;
  return { kind: "budget_exceeded", budget: "wallclock", detail };
}

// build/core/last-word.js
function lastWord(state) {
  const tried3 = counted2(state).filter(({ attempts: attempts2, status, commit }) => attempts2.length > 0 || status === "dependency_failed" || commit !== void 0);
  const passed2 = counted2(state).filter((story) => story.status === "passed");
  const total = counted2(state).length;
  if (tried3.length === 0 || waitsOnly(state))
    return allReached(state, passed2.length === total) ?? nothing2(state);
  const block = blockHalt(state);
  if (block !== void 0)
    return block;
  const isReached = passed2.length === total;
  return isReached ? {
    kind: "ready",
    detail: state.plan.objective ? "the objective is reached" : `${allOf(total, "story", "stories")} passed`
  } : { kind: "some_failed", detail: notReached(state, total - passed2.length) };
}
function allReached(state, isReached) {
  const isWork = state.head.commit !== state.plan.base.commit && counted2(state).length > 0;
  if (!isReached || !isWork)
    return void 0;
  const reached = {
    kind: "ready",
    detail: `${allOf(counted2(state).length, "story", "stories")} passed in earlier runs`
  };
  if (state.final !== void 0 || state.finalReview !== void 0)
    return reached;
  const halt3 = unlessSigned(state, reached);
  return halt3 === reached ? void 0 : halt3;
}
function nothing2(state) {
  return { kind: "nothing_to_do", detail: nothingToDo(state) };
}
function notReached(state, count2) {
  return state.plan.objective ? "the objective is not reached" : didNotPass(count2, counted2(state).length);
}
function blockHalt(state) {
  const blocked2 = counted2(state).filter(isConfirmedBlock);
  return blocked2.length === 0 ? void 0 : { kind: "block_finding", detail: blockDetail(blocked2) };
}
function isConfirmedBlock({ status, attempts: attempts2 }) {
  const last = attempts2.at(-1);
  return status === "blocked" && last !== void 0 && last.decision !== "blocking-signal";
}
function blockDetail([first, ...more]) {
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `${first?.id}: ${first?.detail}${others}`;
}
function waitsOnly(state) {
  const { plan, iterations: iterations2 } = state;
  if (storiesOf(state).some(({ commit }) => commit !== void 0))
    return false;
  return iterations2 === 0 && plan.stories.some(({ waits }) => waits !== void 0);
}
function nothingToDo(state) {
  if (storiesOf(state).length === 0)
    return "prd.json lists no stories";
  const waiting2 = state.plan.stories.filter(({ waits }) => waits !== void 0).length;
  if (waiting2 === 1)
    return "the story that is left is waiting for a human";
  if (waiting2 > 1)
    return `${waiting2} stories are waiting for a human`;
  const open3 = counted2(state).filter((story) => story.status === "open").length;
  return open3 === 0 ? "every story already passed or is not eligible" : `${open3} open stories wait for a dependency`;
}
function counted2(state) {
  return storiesOf(state).filter((story, index) => story.inScope && state.plan.stories[index]?.was !== "ineligible");
}

// build/core/pick.js
function pickingOrder(stories) {
  const order3 = [];
  let isOrdered = true;
  let before = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < stories.length; at += 1) {
    const rank = stories[at]?.priority ?? Number.POSITIVE_INFINITY;
    if (rank < before)
      isOrdered = false;
    before = rank;
    order3.push(at);
  }
  const rankOf = (at) => stories[at]?.priority ?? Number.POSITIVE_INFINITY;
  return isOrdered ? order3 : order3.sort((a, b) => rankOf(a) - rankOf(b));
}
function dependencyFailed(stories) {
  const queue2 = stories.filter((story) => story.state === "ended" || story.state === "ineligible").map(({ id }) => id);
  if (queue2.length === 0)
    return [];
  const dependents = openDependents(stories);
  const failed3 = /* @__PURE__ */ new Map();
  for (let id = queue2.pop(); id !== void 0; id = queue2.pop()) {
    for (const story of dependents.get(id) ?? []) {
      if (failed3.has(story.id))
        continue;
      failed3.set(story.id, story);
      queue2.push(story.id);
    }
  }
  return idsInFileOrder([...failed3.values()]);
}
function idsInFileOrder(stories) {
  return stories.toSorted((a, b) => a.index - b.index).map((story) => story.id);
}
function openDependents(stories) {
  const dependents = /* @__PURE__ */ new Map();
  for (const story of stories) {
    if (story.state !== "open")
      continue;
    for (const id of story.dependsOn) {
      const known = dependents.get(id);
      if (known === void 0)
        dependents.set(id, [story]);
      else
        known.push(story);
    }
  }
  return dependents;
}

// build/core/next.js
function next(before) {
  const { current: _, ...rest } = endDependents(before);
  const { orderFrom, picked } = pick(rest);
  const state = { ...rest, orderFrom };
  if (picked === void 0)
    return { type: "halt", state, halt: lastWord(state) };
  const broken3 = storyAt(state.stories, picked)?.status === "interrupted" ? void 0 : brokenBetweenStories(state);
  if (broken3 !== void 0)
    return { type: "halt", state: opened(state, broken3), halt: breakCircuit(broken3).halt };
  const halt3 = budgetHalt(state);
  if (halt3 !== void 0)
    return { type: "halt", state, halt: halt3 };
  const working = start2(state, picked);
  return { type: "work", state: working, command: startAttempt(working, { fresh: true }) };
}
function startAttempt(state, { fresh: fresh2 }) {
  const story = requireStory(state);
  const tier = nextTier(ownAttempts(story));
  const part = partInWork(story)?.id;
  return {
    type: "implement",
    story: story.id,
    attempt: story.attempts.length + 1,
    iteration: state.iterations + 1,
    tree: treeAt(state, tier),
    head: (story.start ?? state.head).commit,
    clean: fresh2 || startsClean(state.plan, tier),
    ...part === void 0 ? {} : { part },
    ...tier === void 0 ? {} : { tier },
    limits: limitsFor(state, state.plan.caps.implement)
  };
}
function givenTree(state) {
  return treeAt(state, nextTier(ownAttempts(requireStory(state))));
}
function treeAt(state, tier) {
  const story = requireStory(state);
  const start4 = cleanStart(story) ?? state.head;
  return startsClean(state.plan, tier) ? start4.tree : ownAttempts(story).at(-1)?.tree ?? start4.tree;
}
function pick(state) {
  const { order: order3, stories, plan } = state;
  const stateAt = (at) => stateOf(storyAt(stories, at), plan.stories[at]);
  let { orderFrom } = state;
  while (orderFrom < order3.length && stateAt(order3[orderFrom] ?? 0) !== "open")
    orderFrom += 1;
  for (let place4 = orderFrom; place4 < order3.length; place4 += 1) {
    const at = order3[place4] ?? 0;
    if (stateAt(at) === "open" && isReady(state, plan.stories[at]))
      return { orderFrom, picked: at };
  }
  return { orderFrom, picked: void 0 };
}
function isReady({ stories, plan }, story) {
  const needed = story?.dependsOn;
  if (needed === void 0 || needed.length === 0)
    return true;
  const places = placesOf(plan.stories);
  return needed.every((id) => storyAt(stories, places.get(id) ?? -1)?.status === "passed");
}
var placesOf = perObject((stories) => new Map(stories.map(({ id }, at) => [id, at])));
var neededOf = perObject((stories) => new Set(stories.flatMap(({ dependsOn }) => dependsOn ?? [])));
function endDependents(state) {
  const needed = neededOf(state.plan.stories);
  const last = currentStory(state);
  if (needed.size === 0 || last?.status === "passed" || last && !needed.has(last.id))
    return state;
  const failed3 = new Set(dependencyFailed(pickable(state)));
  if (failed3.size === 0)
    return state;
  const stories = storiesOf(state).map((story) => failed3.has(story.id) ? endedByDependency(story) : story);
  return { ...state, stories: listOf(stories) };
}
function endedByDependency(story) {
  return { ...story, status: "dependency_failed", detail: "a story it depends on did not pass" };
}
function pickable(state) {
  return storiesOf(state).map((story, index) => {
    const planned = state.plan.stories[index];
    return {
      id: story.id,
      index,
      priority: planned?.priority,
      dependsOn: planned?.dependsOn ?? [],
      state: stateOf(story, planned)
    };
  });
}
function stateOf(story, planned) {
  if (story === void 0 || planned === void 0)
    return "ineligible";
  if (story.status === "passed")
    return "passed";
  if (planned.was === "ineligible" || !story.inScope)
    return "ineligible";
  return story.status === "open" || story.status === "running" || story.status === "interrupted" ? "open" : "ended";
}
function budgetHalt(state) {
  const { caps: caps2 } = state.plan;
  if (state.iterations >= caps2.maxIterations) {
    return budget("iterations", usedUp(caps2.maxIterations, "iteration"));
  }
  if (state.commits >= caps2.maxCommits)
    return budget("commits", usedUp(caps2.maxCommits, "commit"));
  const unpayable = costHalt(state, "implement");
  if (unpayable !== void 0)
    return unpayable;
  if (runLeftMs(state) <= 0)
    return budget("wallclock", "the run reached its wall clock limit");
  return void 0;
}
function budget(name, detail) {
  return { kind: "budget_exceeded", budget: name, detail };
}
function start2(state, current) {
  const working = { ...state, current };
  const story = requireStory(working);
  const sameStart = story.start?.commit === state.head.commit;
  const split = sameStart || story.split === void 0 ? story.split : restarted(story.split, state.head);
  return updateStory(working, {
    status: "running",
    start: state.head,
    ...split && { split },
    attempts: sameStart ? story.attempts : story.attempts.map(({ tree: _, ...attempt2 }) => attempt2)
  });
}

// build/core/ending.js
function advance(state) {
  if (state.halt !== void 0)
    return settle(state, unlessSigned(state, state.halt));
  const after2 = next(state);
  if (after2.type === "work")
    return after2;
  const final = finalStep(after2.state, after2.halt);
  return final.type === "run" ? { state: after2.state, command: final.command } : end(after2.state, final.halt);
}
function end(state, halt3) {
  return archiveStep(state, halt3) ?? settle(state, unlessSigned(state, halt3));
}
function featureArchived(before, { type: _, ...archived }) {
  const state = { ...before, archived };
  if (archived.made === void 0)
    return advance(state);
  const { commit } = archived.made;
  const ref = `refs/heads/${before.plan.branch}`;
  return advance(queue(state, { ref, commit, story: "" }));
}
function endStory(before, outcome, detail) {
  const state = updateStory(before, { status: outcome, detail });
  const story = requireStory(state);
  const start4 = story.start ?? state.head;
  return {
    state,
    command: {
      type: "park-story",
      story: story.id,
      outcome,
      tree: lastTree(story) ?? start4.tree,
      parent: start4.commit,
      subject: state.halt?.kind === "budget_exceeded" ? "chore: ralph-loop budget exceeded" : `Ralph Loop failed: ${story.id}`,
      at: state.now
    }
  };
}
function enterHalt(before, halt3) {
  const state = { ...before, halt: halt3 };
  if (state.current === void 0 || requireStory(state).attempts.length === 0)
    return settle(state, halt3);
  if (halt3.budget === "wallclock")
    return endStory(state, "interrupted", halt3.detail);
  return endStory(updateStory(state, { cut: true }), "failed", halt3.detail);
}
function putOff(state, halt3) {
  return settle({ ...state, suspended: { command: state.pending, halt: state.halt } }, halt3);
}
function settled(state) {
  const halt3 = state.halt ?? { kind: "internal_error", detail: "the run ended without a reason" };
  const stranded = state.publications.find((each) => each.status === "refused" && each.ref === branchRef(state));
  const isReached = halt3.kind === "ready" || halt3.kind === "awaiting_signoff";
  if (!isReached || stranded === void 0)
    return report(state, halt3);
  return report(state, {
    kind: "environment_broken",
    detail: `${halt3.detail}, but ${state.plan.branch} was not pushed: ${stranded.detail}`
  });
}
function report(state, halt3) {
  return { state: { ...state, halt: halt3 }, command: { type: "write-report", halt: halt3 } };
}
function settle(before, ending) {
  const halt3 = outweighed.includes(ending.kind) && ending.budget !== "wallclock" ? blockHalt(before) ?? ending : ending;
  const state = { ...before, halt: halt3 };
  return { state, command: { type: "settle", refs: unpushed(state) } };
}
var outweighed = ["budget_exceeded", "circuit_open", "thrashing", "escalate"];
function publish(state) {
  return { state, command: { type: "publish", refs: unpushed(state) } };
}
function unpushed(state) {
  return state.publications.filter((each) => each.status === "queued").map(({ ref, commit }) => ({ ref, commit }));
}
function queue(state, entry) {
  const others = state.publications.filter((each) => each.ref !== entry.ref);
  const publication = { ...entry, status: "queued", detail: "" };
  return { ...state, publications: [...others, publication] };
}
function branchRef(state) {
  return `refs/heads/${state.plan.branch}`;
}
function lastTree(story) {
  return story.attempts.findLast((attempt2) => attempt2.tree !== void 0)?.tree;
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
function withoutEchoes(lines, kinds = kindOf) {
  const own2 = withoutLifecycle(withoutTrace(withoutUsage(withoutSteps2(lines))), kinds);
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
function withoutSteps2(lines) {
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
  const last = lines.findLastIndex((_, at) => isHead2(lines, at));
  return lines.slice(Math.max(0, last));
}
var MOST_BETWEEN = 4;
function repeatedAt(lines) {
  let isRepeated = false;
  return lines.map((line, at) => {
    const isCommand = line.startsWith("> ");
    const isCut = at === 0 && /^> \S/.test(line) && (lines[1] ?? "") === "";
    isRepeated = isCut || isHead2(lines, at) || isRepeated && (isCommand || isBeforeCommand(lines, at));
    return isRepeated && isCommand;
  });
}
function isBeforeCommand(lines, at) {
  const from = Math.max(0, at - MOST_BETWEEN);
  const above = lines.slice(from, at).findLastIndex((line) => line.startsWith("> "));
  if (above < 0 || !isHead2(lines, from + above))
    return false;
  const below = lines.slice(at + 1, at + 1 + MOST_BETWEEN).filter((line) => line === "" || line.startsWith("> "));
  return below.slice(0, 1).some((line) => /^> \S/.test(line));
}
function isHead2(lines, at) {
  return script2.test(lines[at] ?? "") || isNameless(lines, at);
}
function isNameless(lines, at) {
  const [above = "", line = "", command = "", below = ""] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]];
  if (above !== "" || !/^> [\w:.-]+$/.test(line) || !/^> \S/.test(command))
    return false;
  return below === "" || kindOf(below) === "ignored";
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
function withoutLifecycle(lines, kinds) {
  if (!lines.some((line) => lifecycle.test(line)))
    return lines;
  const own2 = lines.filter((line) => !npm2.test(line));
  if (own2.some((line) => /^\s*-\s/.test(line)) || marked(own2, kinds).some(({ kind }) => failures.has(kind)))
    return own2;
  const others = lines.filter((line) => !lifecycle.test(line) && !ended2.test(line));
  return others.some((line) => npm2.test(line)) ? others : lines;
}
var ended2 = /^npm (?:error|ERR!)(?:$| (?:code \d+|errno \d+|path|command|workspace|location)\b)/;
var failures = /* @__PURE__ */ new Set(["test", "error", "outcome"]);
var npm2 = /^npm (?:error|ERR!)/;
var lifecycle = /^npm (?:error|ERR!) .*(?:\bELIFECYCLE\b|\bLifecycle script\b|\bcommand failed$|\bFailed at the \S+ \S+ script)/;
var MOST_ABOVE2 = 40;
var trace = /^\++ [\w./'":[({]/;
function withoutTrace(lines) {
  const first = lines.findIndex((line) => trace.test(line));
  if (first < 0 || lines.slice(0, first).some(isFailure))
    return lines;
  let difference2 = -MOST_ABOVE2 - 1;
  return lines.filter((line, at) => {
    if (/^\s*(?:-+\s|@@|\+\+\+\s|E\s)/.test(line))
      difference2 = at;
    return !trace.test(line) || at - difference2 <= MOST_ABOVE2;
  });
}
function isFailure(line) {
  return /^\s*-\s/.test(line) || ["test", "error"].includes(kindOf(line));
}

// build/core/fingerprint-functions.js
function withFunctions(lines) {
  const places = /* @__PURE__ */ new Map();
  return lines.map((line) => {
    const [, file2, name] = place2.exec(line) ?? [];
    if (file2 !== void 0)
      places.set(file2, name ?? "");
    const within = places.get(error2.exec(line)?.[1] ?? "") ?? "";
    return within === "" ? line : `${line} in ${within}`;
  });
}
var place2 = /^(\S+\.\w+): (?:In [a-z ]{1,60}'(.{1,300})'[:,]|At (?:top level|global scope):)$/;
var error2 = /^(\S+\.\w+)(?::\d+){1,2}: (?:fatal )?error: /;

// build/core/fingerprint-random.js
var LONG = 14;
function isRandom(word2) {
  const parts2 = word2.split(/[-_]/);
  if (word2.length >= LONG && kindsIn(word2) === 3 && looksDrawn(parts2.join("")))
    return true;
  return parts2.some((part) => kindsIn(part) >= 2 && looksDrawn(part));
}
function isDrawnFolder(name) {
  const end2 = /(?<=[-._])[A-Za-z0-9]{6}$/.exec(name)?.[0];
  return end2 !== void 0 && (!given.test(end2) || /^[a-z]+$/i.test(end2) && strangePairs(end2) >= 3);
}
var given = /^(?:\d+|[A-Z]?[a-z]+\d*|[A-Z]+\d*|\d+[a-z]+|[A-Z]?[a-z]+(?:[A-Z][a-z]+)+|[A-Z][a-z]+[A-Z]+)$/;
function strangePairs(word2) {
  return pairsIn(word2).filter(isStrange).length;
}
function looksDrawn(part) {
  if (part.length < 8)
    return false;
  const known = pairsIn(part).filter((pair) => !/\d\d/.test(pair));
  const strange = known.filter(isStrange).length;
  return known.length >= 5 && strange / known.length >= (part.length < LONG ? 0.45 : 0.35);
}
function pairsIn(word2) {
  const letters = word2.toLowerCase();
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}
function isStrange(pair) {
  return !usual.has(pair);
}
function kindsIn(word2) {
  return [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(word2)).length;
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
var usual = new Set(Object.entries(followers).flatMap(([first, all]) => [...all].map((next2) => `${first}${next2}`)));

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
    return relative3(found);
  const local = found.replace(/^\/?[A-Za-z]:/, "");
  const path = local.replace(/:.*/, "");
  const segments = path.split(/[/\\]/).filter((segment) => segment !== "" && segment !== ".");
  return `${short(resolved(segments))}${local.slice(path.length)}`;
}
function relative3(found) {
  const rest = found.replace(/(?:\.{1,2}[/\\])+/, "");
  return /^(?:tmp|home|Users|private|var|builds|root)[/\\]/.test(rest) ? shortened(`/${rest}`) : rest;
}
function resolved(segments) {
  const left2 = [];
  for (const segment of segments) {
    if (segment === "..")
      left2.pop();
    else
      left2.push(segment);
  }
  return left2;
}
function short(segments) {
  const modules = segments.lastIndexOf("node_modules");
  if (modules >= 0)
    return segments.slice(modules).join("/");
  const whole2 = `/${segments.join("/")}`;
  const temporary = temp.exec(whole2);
  if (temporary !== null)
    return inProject(whole2.slice(temporary[0].length));
  if (system.test(whole2))
    return segments.at(-1) ?? whole2;
  if (jenkins.test(whole2))
    return "<folder>";
  const home = goPath2.exec(whole2) ?? homes.exec(whole2);
  return inProject(home === null ? whole2 : whole2.slice(home[0].length));
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
var goPath2 = /.*\/src\/(?:github\.com|gitlab\.com|bitbucket\.org)\/[^/]+\/[^/]+(?=\/)/;

// build/core/fingerprint-noise.js
function normalise(line, care = "plain") {
  const rules2 = /\d/.test(line) ? rulesOf[care] : wordRulesOf[care];
  const text2 = rules2.reduce((rest, [pattern, by]) => rest.replace(pattern, by), withoutPlaces(line));
  return text2.replace(randomWord, (word2) => isRandom(word2) ? "<id>" : word2).replace(/\s+/g, " ").trim();
}
var unit = "(?:ms|\xB5s|\u03BCs|us|ns|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|msecs?|milliseconds?|microseconds?|nanoseconds?)";
var amount = String.raw`\d+(?:[.,]\d+)*(?:e[+-]?\d+)?`;
var duration = String.raw`(?<![\w.$-])${amount}\s?${unit}(?:\s?${amount}\s?${unit})*(?![\w-])`;
var counted3 = "(?:(?:sub)?tests?|suites?|specs?|files?|examples?|assertions?|errors?|failures?|warnings?|problems?|failed|failing|passed|passing|skipped|pending|todo|times?|runs?|tries|attempts?|retries|jobs?|workers?|packages?|modules?|lines?|more|others?)";
var labelled = "(?:pid|ppid|tid|process|port|seed|line|lines|column|columns|col|row|worker|thread|goroutine|run|retry|attempt|shard|job|build|session|request|connection|fd|iteration|ln)";
var place3 = String.raw`(?:\.[A-Za-z]\w{0,9}|[Mm]akefile|Dockerfile|<\w+>|\[\w+\])`;
function instants(compared2) {
  const seconds = compared2 ? String.raw`(?!00(?:[.,_]0+)?(?![\d.,_]))\d\d` : String.raw`\d\d`;
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
  [new RegExp(String.raw`(${place3})(?::\d+){1,3}(?:-\d+)?(?!\w)`, "g"), "$1"],
  // A bundler's way to write a place.
  [new RegExp(String.raw`(${place3}) \d+:\d+(?:-(?:\d+:)?\d+)?$`), "$1"],
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
  [new RegExp(String.raw`(${place3}) ?\(\d+(?:[,:]\d+)*(?:-\d+)?\)(?=:| -|$)`, "g"), "$1"],
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
var trailing2 = [
  [/\s*# time=\S*(?: \{)?$/, "", "words"],
  [new RegExp(String.raw` \((?:${duration}, )?\d+(?:\.\d+)? [kKMG]i?B heap size\)$`), ""],
  [new RegExp(String.raw`[([#\s]\s*(?:in )?${duration}\s*[)\]]?\s*$`), ""],
  [/\s+\[ *\d{1,3}%\]$/, ""]
];
var exact = [...instants(true), ...trailing2, ...always, ...trailing2];
var plain2 = [
  ...instants(false),
  [/\b\d{4}-\d\d-\d\d\b/g, "<time>"],
  ...always,
  [new RegExp(duration, "g"), "<duration>"],
  [/(?<![\w.])\d+(?:[.,]\d+)?\s?(?:bytes|[kKMGT]i?B|B)\b/g, "<size>"],
  [/(?<![\w.])\d+(?:\.\d+)?\s?%/g, "<n>%"],
  [new RegExp(String.raw`(?<![\w.-])\d+(?= ${counted3}\b)`, "gi"), "<n>"],
  [/(?<![\w.-])\d+(?:\/| of )\d+(?![\w.])/g, "<n>"],
  [/(?<![\w.-])\d{5,}(?![\w.-])/g, "<n>"],
  [/(?<![\w.-])\d+\.\d{3,}(?![\w.-])/g, "<n>"]
];
var loose2 = [...plain2, [/(?<![\w.-])-?\d+(?:[.,]\d+)*(?![\w-])/g, "<n>"]];
var rulesOf = { exact, plain: plain2, loose: loose2 };
var wordRulesOf = { exact: wordy(exact), plain: wordy(plain2), loose: wordy(loose2) };
function wordy(rules2) {
  return rules2.filter(([, , to]) => to === "words");
}
var randomWord = /(?<![\w-])[\w-]{8,64}(?![\w-])/g;

// build/core/fingerprint-last.js
var MOST_LAST = 10;
function lastOf2(all) {
  const last = all.filter(({ kind }) => kind === "plain" || kind === "detail" || kind === "frame");
  const spoken2 = lastWhere(last, ({ kind, text: text2 }) => kind === "plain" && isSpoken(text2));
  const steady = spoken2.length > 0 ? [] : lastWhere(last, ({ text: text2 }) => !ofTheRun.test(normalise(text2)));
  const said2 = [spoken2, steady, last].find((lines) => lines.length > 0) ?? [];
  const shown4 = said2.length > 0 || all.some(({ kind }) => kind === "outcome") ? said2 : all;
  return shown4.slice(-MOST_LAST).map(inWords);
}
function lastWhere(lines, fits2) {
  const found = [];
  for (let at = lines.length - 1; at >= 0 && found.length < MOST_LAST; at -= 1) {
    const line = lines[at];
    if (line !== void 0 && fits2(line))
      found.unshift(line);
  }
  return found;
}
function inWords({ kind, text: text2 }) {
  return normalise(text2, kind === "detail" || kind === "frame" || /^[-+]\s/.test(text2) ? "exact" : "loose");
}
function isSpoken(text2) {
  return diagnostic.test(text2) && !wentWell(text2) && !mention.test(text2);
}
var diagnostic = /^[a-z][\w.@+~/-]*: \S/;
var ofTheRun = /<(?:time|duration|id|hash|port)>|\b(?:pid|process|attempt) <n>|^(?:waiting|retrying)\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6}\b/i;
var mention = /\b(?:written|wrote|saved|generated|created|took|see)\b/i;

// build/core/fingerprint-lint.js
function asRows(lines) {
  const rows2 = inRows(lines);
  if (!lines.some((line) => tooMany.test(line)))
    return rows2;
  return rows2.map((line) => line.replace(/^(\s+\d+:\d+\s+)warning(?=\s)/, "$1error  "));
}
var tooMany = /^ESLint found too many warnings \(maximum: \d+\)\.$/;
function inRows(lines) {
  return lines.flatMap((line) => {
    const [, file2, mark, message2, rule] = compact.exec(line) ?? reordered(unix.exec(line)) ?? [];
    return file2 === void 0 ? [line] : [file2, row3(mark ?? "", message2 ?? "", rule ?? "")];
  });
}
var compact = /^([^\s:]\S*\.\w+): line \d+, col \d+, (Error|Warning) - (.*?)(?: \(([\w@/-]+)\))?$/;
var unix = /^([^\s:]\S*\.\w+):\d+:\d+: (.*) \[(Error|Warning)(?:\/([\w@/-]+))?\]$/;
function reordered(found) {
  return found === null ? void 0 : [found[0], found[1], found[3], found[2], found[4]];
}
function row3(mark, message2, rule) {
  return `  1:1  ${mark.toLowerCase()}  ${message2.replace(/([^ ])\.$/, "$1")}  ${rule}`;
}

// build/core/fingerprint-require.js
function withoutLoading(lines) {
  const listed2 = [];
  let isList = false;
  return lines.filter((line) => {
    const [, file2] = /^\s*- (\S.*)$/.exec(line) ?? [];
    isList = /^\s*Require stack:$/.test(line) || isList && file2 !== void 0;
    if (isList && file2 !== void 0)
      listed2.push(file2);
    const [, place4] = /^\s*at Object\.<anonymous> \((.+):\d+:\d+\)$/.exec(line) ?? [];
    return place4 === void 0 || !listed2.some((path) => isSame(path, place4));
  });
}
function isSame(path, place4) {
  return path === place4 || path.endsWith(place4) && /[/\\]$/.test(path.slice(0, -place4.length));
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
  let left2 = NOWHERE;
  return lines.filter((line) => {
    const indent = line.length - line.trimStart().length;
    if (/^\s+console\.\w+$/.test(line))
      left2 = indent;
    else if (line.trim() !== "" && indent <= left2 && !isChatter(line))
      left2 = NOWHERE;
    return left2 === NOWHERE;
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
  const [list, first, end2] = found;
  const to = lines.findIndex((line) => list.test(line));
  const last = runs > 1 && end2 !== void 0 ? lines.findIndex((line, at) => at > to && end2.test(line)) : -1;
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
  const isFrame = (own2) => /^\s+at /.test(own2);
  const ends2 = below.filter((own2) => isFrame(own2) || !/^\s+[^\s\u25b6\u2714\u2716\u2713]/.test(own2));
  return !ends2.slice(0, 1).some(isFrame);
}

// build/core/fingerprint-tap.js
var MOST_BLOCK2 = 400;
function withoutTapOfNode(lines) {
  if (!lines.some((line) => /^\s*failureType: /.test(line)))
    return lines;
  const told3 = [];
  let next2 = 0;
  const isExplained = !lines.some((line) => /^\s*exitCode: /.test(line));
  for (const [at, line] of lines.entries()) {
    if (at < next2)
      continue;
    const failure4 = failureAt(lines, at);
    told3.push(...failure4?.told ?? printed(line, isExplained));
    next2 = at + 1 + (failure4?.more ?? 0);
  }
  return told3;
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
  const end2 = lines.slice(at, at + MOST_BLOCK2).indexOf(`${indent}  ...`);
  if (end2 < 0)
    return void 0;
  if (not === void 0)
    return { told: [line], more: end2 };
  const isOwn = (below) => below === "" || below.startsWith(`${indent}  `);
  const { own: own2 = [], others = [] } = Object.groupBy(lines.slice(at + 2, at + end2), (below) => isOwn(below) ? "own" : "others");
  const fields = fieldsIn(own2.map((below) => below.slice(indent.length + 2)));
  if (!fields.has("failureType"))
    return void 0;
  const place4 = fields.get("location")?.map((path) => `test at ${unquoted(path)}`) ?? [];
  return { told: [...place4, `\u2716 ${name}`, ...explained(fields), ...others], more: end2 };
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
  const code2 = /^'(ERR_\w+)'$/.exec(own2)?.[1];
  const type = `${unquoted(only("name")) || "Error"}${code2 === void 0 ? "" : ` [${code2}]`}`;
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
function unquoted(text2) {
  const [, quote2, inner = ""] = /^(["'])(.*)\1$/.exec(text2) ?? [];
  return quote2 === void 0 ? text2 : inner.replaceAll(`\\${quote2}`, quote2);
}

// build/core/fingerprint-tap-vitest.js
var MOST_BLOCK3 = 400;
function withoutTapOfVitest(lines) {
  if (!lines.some((_, at) => isError(lines, at)))
    return lines;
  const points = lines.map(failedIn);
  const told3 = [];
  let suites = [];
  let next2 = 0;
  for (const [at, line] of lines.entries()) {
    if (at < next2)
      continue;
    const point = points[at];
    const block = blockAt2(lines, at + 1);
    if (point !== void 0)
      suites = [...suites.filter(({ indent }) => indent < point.indent), point];
    const isTold = point !== void 0 && (block.length > 0 || point.isSuite);
    told3.push(...isTold ? failure3(suites, block, isToldBelow(points.slice(at + 1), point)) : [line]);
    next2 = at + 1 + (isTold ? block.length : 0);
  }
  return told3;
}
function failedIn(line) {
  const [, indent, name = "", brace] = /^(\s*)not ok \d+ - (.*?)(?: # time=[\d.]+ms)?( \{)?$/.exec(line) ?? [];
  if (indent === void 0)
    return void 0;
  return { indent: indent.length, name: name.replace(/\\([\\#])/g, "$1"), isSuite: brace !== void 0 };
}
function isToldBelow(below, { indent }) {
  const next2 = below.find((point) => point !== void 0);
  return next2 !== void 0 && next2.indent > indent;
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
function blockAt2(lines, at) {
  if (!isError(lines, at))
    return [];
  const block = lines.slice(at, at + MOST_BLOCK3);
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
    const text2 = name === void 0 ? first : line;
    name ??= started;
    if (name === void 0)
      continue;
    const isEnd = endsValue(text2, block[at + 1]);
    const value = (isEnd ? text2.slice(0, -1) : text2).replaceAll('\\"', '"');
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
  const [left2, right] = missing3.length + more.length > 0 ? [missing3, more] : [expected, actual];
  return ["- Expected", "+ Received", ...left2.map((line) => `- ${line}`), ...right.map((line) => `+ ${line}`)];
}
function without(lines, others) {
  const left2 = [...others];
  return lines.filter((line) => {
    const at = left2.indexOf(line);
    if (at >= 0)
      left2.splice(at, 1);
    return at < 0;
  });
}
var types = [/^undefined/, /^null/, /^(?:true|false)/, /^(?:-?\d|-?Infinity|NaN)/, /^"/, /^(?:\w+ )?\[\]?$/];
function typeOf(value) {
  return types.findIndex((type) => type.test(value[0] ?? ""));
}

// build/core/fingerprint-heads.js
function headsFailure(line) {
  return /^\s*FAIL\s+(?:\|[^|]+\|\s+)?\S+\.[cm]?[jt]sx?(?:\s|$)/.test(line);
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
  const told3 = new Set(lines.flatMap((line) => /^\s*[A-Za-z_$][\w$]*(?: \[\w+\])?: (\S.*)/.exec(line)?.[1] ?? []));
  return lines.filter((line) => !told3.has(/^\s*\u2192 (\S.*)/.exec(line)?.[1] ?? ""));
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
  const marks = values.map((place4) => String(lines[place4]).trimStart().charAt(0)).join("");
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
  const whole2 = [];
  let part = "other";
  lines.forEach((line, at) => {
    part = partAt(lines, at, part);
    if (part === "rest")
      whole2.push(joined3(whole2.pop() ?? "", line.trimStart()));
    else if (part !== "code")
      whole2.push(line);
  });
  return whole2;
}
function partAt(lines, at, above) {
  const [line = "", below = ""] = lines.slice(at, at + 2);
  if (above === "other" || /^\S|^$/.test(line) || numbered2.test(line))
    return message.test(line) ? "message" : "other";
  if (above === "code" || isPointer(line) || isPointer(below))
    return "code";
  return /^ {3,4}\S/.test(line) ? "rest" : "other";
}
var MOST_CHARS = 1e3;
function joined3(line, more) {
  if (line.length > MOST_CHARS)
    return line;
  return `${line}${/[[(]$/.test(line) ? "" : " "}${more}`;
}
var file = String.raw`\S+\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|m|mm)(?::\d+){0,2}`;
var message = new RegExp(String.raw`^(?:${file}|cc1\w*|\S*\b(?:gcc|g\+\+)(?:-\d+)?): (?:In|At|(?:(?:fatal|internal compiler) )?error:|warning:|note:)(?: |$)`);
var numbered2 = /^\s*\d* \| ?/;

// build/core/fingerprint-evidence.js
var MOST_TESTS = 200;
function evidenceOf(output) {
  const all = markedOnce(withoutOutline(withoutTapOfNode(withoutTapOfVitest(toldOnce(asRows(withoutLoading(withFunctions(unwrapped(plainLines(output))))))))));
  const kinds = new Set(all.map(({ kind }) => kind));
  const isTold = kinds.has("test") && (kinds.has("error") || kinds.has("detail"));
  if (isTold) {
    const told3 = distinct2(all, ["test", "error", "detail"]).map(withoutMark);
    const named3 = new Set(told3.flatMap((line) => /^test (\S+) /.exec(line)?.[1] ?? []));
    return unique([...told3, ...testFiles(all).filter((file2) => !named3.has(file2))]);
  }
  if (kinds.has("test") || kinds.has("error"))
    return distinct2(withoutEnd(all), failing2);
  if (kinds.has("weak") || all.some(({ kind, text: text2 }) => kind === "detail" && compares.test(text2)))
    return distinct2(all, ["weak", "outcome", "detail", "frame"]);
  const found = all.filter(({ kind, text: text2 }) => kind !== "warning" || located.test(text2));
  if (found.some(({ kind }) => kind === "warning"))
    return distinct2(found, ["warning", "outcome", "detail", "frame"]);
  if (all.some(({ kind, text: text2 }) => kind === "outcome" && namesTarget.test(text2)))
    return distinct2(all, ["outcome"]);
  return unique([...distinct2(all, ["outcome"]), ...lastOf2(all)]);
}
function markedOnce(lines) {
  const kinds = kindsOnce();
  const all = withoutEchoes(lines, kinds);
  const own2 = withoutCommands(all);
  const unannotated = own2.filter((line) => !isAnnotation(line));
  const told3 = marked(withoutTalk(unannotated), kinds);
  if (told3.some(({ kind }) => kind === "test" || kind === "error"))
    return told3;
  const said2 = marked(asReport(own2), kinds);
  return said2.some(({ kind }) => telling2.has(kind)) ? said2 : marked(withLastCommand(all), kinds);
}
function withoutEnd(all) {
  const isPlaced = all.some(({ kind, text: text2 }) => kind === "error" && placed.test(text2));
  return isPlaced ? all.filter(({ kind }) => kind !== "outcome") : all;
}
var failing2 = ["test", "error", "outcome", "detail", "frame"];
var telling2 = /* @__PURE__ */ new Set(["test", "error", "outcome", "weak", "detail"]);
function withoutOutline(lines) {
  if (!lines.some((line) => counted4.test(line)))
    return lines;
  let next2 = 1;
  let last = 0;
  return lines.filter((line) => {
    const [, failing3] = counted4.exec(line) ?? [];
    if (failing3 !== void 0) {
      next2 = 1;
      last = Number(failing3);
    }
    const [, number] = /^\s+(\d+)\) \S/.exec(line) ?? [];
    if (number === void 0)
      return true;
    if (Number(number) !== next2 || next2 > last)
      return false;
    next2 += 1;
    return true;
  });
}
var counted4 = /^\s*(\d+) failing$/;
function testFiles(all) {
  const places = all.filter(({ kind }) => kind === "frame").map(({ text: text2 }) => normalise(text2));
  return places.flatMap((place4) => place4.match(testFile) ?? []).map((file2) => file2.replace(/^src\//, ""));
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
  const tests = kept.filter(({ kind }) => kind === "test").map(({ text: text2 }) => testName(text2));
  const rest = kept.filter(({ kind }) => kind !== "test").map(said);
  return unique([...longest(unique(tests)), ...rest]);
}
function unique(lines) {
  return [...new Set(lines)].filter((line) => line !== "").sort();
}
function said({ text: text2 }) {
  const line = normalise(text2, comparison.test(text2) ? "exact" : "plain");
  const own2 = line.replace(/^(\S+) - (error|warning)\b/, "$1: $2").replace(pytestMark, "");
  return inOrder2(own2).replace(/^([-+]?\s*(?:"[^"]*": )?)(?:Object|Array) (?=[{[])/, "$1").replace(/^((?:code|actual|expected|operator): .*),$/, "$1").replace(/^(ImportError: Failed to import test module: )(?:\w+\.)+(?=\w+$)/, "$1");
}
function inOrder2(line) {
  const [, second, symbol, first] = /^(\S+): (multiple definition of .+); (\S+): first defined here$/.exec(line) ?? [];
  return symbol === void 0 ? line : `${symbol}: ${[first, second].sort().join(", ")}`;
}
var pytestMark = /^E (?=\S)/;
var comparison = /\bexpect|\bassert|\breceived|\bactual\b|(?<![=!<>])[!=]==?(?!=)|\bgot\b|\bwant\b|\b(?:left|right):|^\s*(?:#\s*|E\s+)?[-+]\s*\S|\bexit(?:ed)?(?: with)?(?: code| status)|\] Error \d/i;
var attempt = String.raw`(?:(?:retry|repeat) x\d+|initial run|\d+(?:st|nd|rd|th) (?:retry|repeat))`;
var attempts = new RegExp(String.raw` \(${attempt}(?:, ${attempt})*\)(?=$| )`, "g");
function testName(line) {
  const name = line.replace(/^\s*(?:[\u2715\u2716\u2717\u2718\u00d7\u274c\u2a2f\u25cf]|FAIL(?:ED|URE)?:?|ERROR:?|not ok(?: \d+)?(?: -)?|--- FAIL:|\d+\))\s*/, "").replace(/^\s*#?\s*Failed test '(.*)'$/, "$1").replace(/^\s*test (\S+(?: - should panic)?) \.\.\. FAILED$/, "$1").replace(/^\s*(?:\[\s+(?:FAILED|TIMEOUT)\s+\]|\(fail\))\s+/, "").replace(/^\[\s*[\d.]+s\]\s*(?:\(\s*\d+\/\d+\)\s*)?/, "").replace(/ \.\.\. FAILED \(\d[^()]*\)$| \[E\]$| \*\*\* FAILED \*\*\*.*/, "").replace(/(?:\s(?:\.\.\.|---))?\s(?:FAILED|FAIL|ERROR)(?:\s+\[ *\d+%\])?$/, "").replace(/\s+\(FAILED - \d+\)$/, "").replace(attempts, "").replace(/^\[ERROR\]\s+/, "").replace(/^Tests run: .* <<< (?:FAILURE|ERROR)! -+ in (\S+)$/, "$1").replace(/\s+(?:-- )?Time elapsed: .*<<< (?:FAILURE|ERROR)!$/, "").replace(/^\s*([\w.]+) \((\S+)\.\1\)/, "$1 ($2)").replace(/^\s*(?:\w+\.)+(\w+ \(unittest\.loader\._FailedTest)/, "$1").replace(/(::(?=\S)(?:[^[]*?|[^\s[]*\[.*?\])) - .*/, "$1");
  return `test ${normalise(name, "exact").replace(/:$/, "")}`;
}
function longest(tests) {
  if (tests.length > MOST_TESTS)
    return tests;
  const names3 = tests.map((test) => test.slice("test ".length));
  return tests.filter((test) => !names3.some((other) => isEndOf(test.slice("test ".length), other)));
}
function isEndOf(name, other) {
  return other.endsWith(name) && /[\s\u203a>:/.]$/.test(other.slice(0, -name.length));
}

// build/core/per-text.js
var MOST3 = 64;
function perText(find) {
  const known = /* @__PURE__ */ new Map();
  return (text2) => {
    const entry = known.get(text2);
    if (entry !== void 0)
      return entry.found;
    const found = find(text2);
    if (known.size === MOST3)
      known.clear();
    known.set(text2, { found });
    return found;
  };
}

// build/core/fingerprint.js
function fingerprint(blocking) {
  if (blocking.length === 0)
    return "";
  return hash8(blocking.map(gateEvidence).join("\n"));
}
function gateEvidence(result) {
  if (result.gate === "spec" || result.gate === "quality")
    return [result.gate, result.verdict, result.reason].join("\n");
  const error3 = result.error ?? errorIn(result.excerpt.lines.join("\n"));
  return [result.gate, result.check ?? "", result.verdict, sameReason(result.reason), error3].join("\n");
}
var errorIn = perText((output) => hash8(evidenceOf(output).join("\n")));
var sameReason = perText((reason) => normalise(reason));

// build/core/information-gap.js
function missesSomething(attempt2) {
  return gapLines(attempt2).length > 0;
}
function gapLines({ gates }) {
  return gates.some(isRedTest) ? gapsIn(gates) : [];
}
function isRedTest(gate) {
  return gate.gate === "test" && blocks(gate);
}
var gapsIn = perObject((gates) => {
  const said2 = gates.filter(isRedTest).flatMap(({ excerpt }) => excerpt.lines);
  if (said2.length === 0)
    return [];
  const errors = marked(plainLines(said2.join("\n"))).filter(({ kind }) => kind !== "ignored" && kind !== "warning");
  return [...new Set(errors.map(({ text: text2 }) => text2).filter((text2) => gap.test(text2)))];
});
var gap = new RegExp([
  String.raw`\b(?:ImportError|ModuleNotFoundError|NameError|ReferenceError|FileNotFoundError|ERR_MODULE_NOT_FOUND|NoClassDefFoundError|ClassNotFoundException|NoMethodError)\b`,
  String.raw`\b(?:cannot find|can't find|could not find|couldn't find|unable to find|could not resolve|can't resolve|cannot resolve|unable to resolve|failed to resolve|failed to load)\b`,
  String.raw`\b(?:undefined|unresolved|undeclared|unknown) (?:symbol|reference|import|identifier|name|variable|function|method|module|type|crate)\b`,
  String.raw`\bundefined: \w`,
  String.raw`\bENOENT\b|\bno such file or directory\b|\bno module named\b|\bis not defined\b|\bhas no exported member\b`,
  String.raw`\bdoes not provide an export\b|\bimplicit declaration of\b|\bundefined (?:method|local variable)\b`
].join("|"), "i");

// build/core/story-split.js
function goneOn(state) {
  const { split } = requireStory(state);
  const { tree, commit } = requireAttempt(state);
  if (split === void 0 || tree === void 0 || commit === void 0)
    return state;
  return updateStory(state, { split: { ...split, starts: [...split.starts, { commit, tree }] } });
}

// build/core/attempt-end.js
function passed(before) {
  const state = noteBreaker(updateAttempt(before, { passed: true, decision: "passed" }));
  const story = requireStory(state);
  const start4 = story.start ?? state.head;
  return {
    state,
    command: {
      type: "commit-story",
      story: story.id,
      tree: requireAttempt(state).tree ?? start4.tree,
      parent: start4.commit,
      at: state.now
    }
  };
}
function failed2(before) {
  const ended3 = requireAttempt(before).whole === true ? goneOn(before) : before;
  const attempt2 = requireAttempt(ended3);
  const blocking = attempt2.gates.filter(blocks);
  const noted = withLast(ended3, {
    ...attempt2,
    blockers: blockersOf(blocking, attempt2),
    fingerprint: fingerprint(blocking.filter(({ condition }) => condition === void 0)),
    ...missesSomething(attempt2) && { misses: true },
    lastGate: blocking.at(0)?.gate ?? attempt2.lastGate
  });
  const stall = stallOf(requireStory(noted), noted.plan.stallRules ?? stallRules);
  const judged3 = stall === void 0 ? noted : updateAttempt(noted, { stall });
  const asked = questionTwice(requireStory(judged3));
  return decided(noteBreaker(asked === void 0 ? judged3 : updateAttempt(judged3, { question: asked })));
}
function decided(state) {
  const said2 = decide(state);
  const isOpen2 = said2.row === "classifier-escalate" && requireAttempt(state).routed === void 0;
  return isOpen2 && state.plan.classifier === "agent" ? consult(state, "classify") : follow(state, said2);
}
function follow(before, { row: row5, decision }) {
  const state = withLast(before, { ...requireAttempt(before), decision: row5, because: evidence2(decision) });
  switch (decision.type) {
    case "retry":
      return { state, command: startAttempt(state, { fresh: false }) };
    case "re-plan":
      return consult(state, "plan");
    case "end-story":
      return endStory(decision.halt === void 0 || openFix(requireStory(state)) ? state : { ...state, halt: decision.halt }, decision.outcome, decision.detail);
    case "halt":
      return enterHalt(opened(state, decision.opens), decision.halt);
  }
}
function addGates(state, results, change = {}) {
  const attempt2 = requireAttempt(state);
  const lastGate = results.at(-1)?.gate ?? attempt2.lastGate;
  return withLast(state, {
    ...attempt2,
    ...change,
    gates: [...attempt2.gates, ...results],
    durationMs: attempt2.durationMs + results.reduce((sum, result) => sum + result.durationMs, 0),
    lastGate
  });
}
function emptyResult(state) {
  return { startedMs: state.elapsedMs, durationMs: 0, excerpt: noExcerpt, softLimitHit: false };
}

// build/core/checking.js
function checksCommand(state) {
  const attempt2 = requireAttempt(state);
  const story = requireStory(state);
  const planned = state.plan.stories[state.current ?? 0];
  const tests = planned?.tests;
  const part = judgedPart(story)?.id;
  return {
    type: "run-checks",
    story: story.id,
    attempt: attempt2.attempt,
    tree: attempt2.tree ?? givenTree(state),
    checks: applyingChecks(state.plan, attempt2),
    base: (story.start ?? state.head).tree,
    ...part === void 0 ? {} : { part },
    ...attempt2.checkCalls === void 0 ? {} : { call: attempt2.checkCalls },
    ...state.tests === void 0 ? {} : { known: state.tests },
    ...tests === void 0 || part !== void 0 ? {} : { ownTests: tests },
    ...dropping(state, planned),
    limits: limitsFor(state, testLimit(state))
  };
}
function dropping(state, planned = state.plan.stories[state.current ?? 0]) {
  const removed = requireAttempt(state).findings.flatMap((finding) => finding.removed ?? []);
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
  const own2 = gone.names.filter((id) => removed.some((file2) => isOf(id, file2))).length;
  const unnamed = removed.reduce((sum, { tests, names: names3 }) => sum + Math.max(0, tests - names3.length), 0);
  return own2 + Math.min(gone.names.length - own2, unnamed);
}
function isOf(id, { path, names: names3 }) {
  const parts2 = id.replace(/ \(\d+\)$/, "").split("::");
  return parts2.some((part) => isFileName(part, path)) || parts2.some((part) => isNamed(part, names3));
}
function isFileName(part, path) {
  if (part === path || path.endsWith(`/${part}`))
    return true;
  const module = path.replace(/\.[^./]+$/, "").replaceAll("/", ".");
  const steps = part.split(".");
  return steps.some((_, at) => `.${module}`.endsWith(`.${steps.slice(0, at + 1).join(".")}`));
}
function isNamed(part, names3) {
  return names3.includes(part) || names3.includes(part.split("/")[0] ?? "");
}

// build/core/test-report/words.js
function shownNames(names3) {
  const more = names3.length > MOST_SHOWN ? ` and ${names3.length - MOST_SHOWN} more` : "";
  return `${names3.slice(0, MOST_SHOWN).map(quoted2).join(", ")}${more}`;
}
function quoted2(name) {
  const cut3 = name.length > MOST_CHARS2 ? `${name.slice(0, MOST_CHARS2).toWellFormed()}\u2026` : name;
  return JSON.stringify(cut3);
}
var MOST_SHOWN = 5;
var MOST_CHARS2 = 120;

// build/core/evidence.js
function evidenceOf2(input) {
  const { greenNow, testFilesChanged, tests } = input;
  const turned = input.baselineRed.filter((name) => greenNow.includes(name));
  if (turned.length > 0)
    return shown3(`${named2("check", turned)} went from red to green`);
  if (tests.fixed.length > 0) {
    return shown3(`${named2("test", tests.fixed)} went from red to green`);
  }
  if (tests.addedCount > 0) {
    const names3 = tests.added.length === 0 ? "" : `: ${shownNames(tests.added)}`;
    return shown3(`${tests.addedCount} new test${tests.addedCount === 1 ? " passes" : "s pass"}${names3}`);
  }
  if (!tests.all && greenNow.length > 0 && testFilesChanged.length > 0) {
    return shown3(`${named2("test file", testFilesChanged)} added or changed, and the checks pass`);
  }
  return { shown: false, sentence: `nothing shows that this story is done: ${missing2(input)}. ${counts(input)}` };
}
function testEvidenceOf(results, { mayDrop = false, removed = [] } = {}) {
  const compared2 = results.flatMap(({ tests }) => tests?.compared ?? []);
  const added2 = compared2.flatMap((each) => each.added ?? []);
  const gone = mayDrop ? 0 : compared2.reduce((sum, each) => sum + unasked(each.gone, removed), 0);
  const addedCount = added2.reduce((sum, { names: names3 }) => sum + names3.length, 0) - gone;
  return {
    fixed: compared2.flatMap(({ fixed }) => fixed),
    // Which of them has only another name than before, nobody can tell.
    added: gone > 0 ? [] : added2.flatMap(({ by, names: names3 }) => by === "id" ? names3 : []),
    addedCount: Math.max(0, addedCount),
    all: results.length > 0 && added2.length === results.length
  };
}
function unasked(gone, removed) {
  return gone === void 0 ? 0 : Math.max(0, gone.names.length - allowedLoss(gone, removed));
}
var redBefore = "What counts: a check that was red before and is green now, ";
function shown3(sentence3) {
  return { shown: true, sentence: sentence3 };
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
function named2(noun, names3) {
  return `${noun}${names3.length === 1 ? "" : "s"} ${shownNames(names3)}`;
}

// build/core/part-checks.js
function partChecks(state, results) {
  const part = judgedPart(requireStory(state));
  if (part === void 0)
    return results;
  const own2 = state.plan.checks.filter((check) => check.own === true).map(({ name }) => name);
  const left2 = /* @__PURE__ */ new Set([...redAtStart(state), ...own2]);
  return results.map((result) => result.verdict === "fail" && blocks(result) && left2.has(result.check ?? "") ? { ...result, ...leftToStory } : result);
}
var leftToStory = {
  verdict: "warn",
  reason: "red, as before the split: the gates of the whole story ask for it"
};

// build/core/own.js
function own(table, name) {
  return table !== void 0 && Object.hasOwn(table, name) ? table[name] : void 0;
}

// build/core/probe.js
function probeResult(kind, results, silentRed2) {
  const isSilent = ({ check = "" }) => silentRed2.has(check);
  const told3 = results.filter((result) => !isSilent(result));
  return {
    kind,
    failing: told3.flatMap(failingIn),
    isNamed: told3.some((result) => namedIn(result).length > 0),
    passing: told3.flatMap(({ tests }) => tests?.compared?.added?.by === "id" ? tests.compared.added.names : []),
    silent: results.filter((result) => isSilent(result) && result.exitCode !== 0).map(({ check = "" }) => check)
  };
}
function namedIn({ tests }) {
  return tests?.compared?.newFailing ?? tests?.failing ?? [];
}
function failingIn({ check = "", verdict: verdict2, exitCode, tests }) {
  const named3 = namedIn({ tests });
  if (named3.length > 0)
    return named3;
  if (tests !== void 0 && tests.counts.failed + tests.counts.errors === 0 && exitCode === 0)
    return [];
  const isOld = tests !== void 0 && tests.failing.length > 0;
  return exitCode === 0 || isOld ? [] : [`check ${check} (${exitCode === void 0 ? verdict2 : `exit code ${exitCode}`})`];
}
function unfinished(results) {
  return results.find(({ verdict: verdict2 }) => verdict2 === "error") ?? results.find(({ verdict: verdict2 }) => verdict2 === "timeout");
}
function oldTestsVerdict({ failing: failing3 }, probe2, isReviewed) {
  if (failing3.length === 0)
    return { verdict: "pass", reason: "" };
  const what = `${failing3.length === 1 ? "a test fails" : `${failing3.length} tests fail`} on the new code in the form that the story found: ${shownNames(failing3)}; changed: ${shownNames(probe2.paths)}`;
  if (isReviewed)
    return { verdict: "warn", reason: `${what}. A reviewer judges whether a criterion asks for that.` };
  const entry = JSON.stringify(`${probe2.paths[0] ?? ""}#test-changed`);
  return {
    verdict: "fail",
    reason: `${what}. Nobody reviews whether a criterion asks for that; a person can permit it: allow: [${entry}]`
  };
}
function unfinishedVerdict({ check = "", verdict: verdict2, reason }) {
  const ended3 = verdict2 === "timeout" ? "timeout" : "error";
  return { verdict: ended3, reason: `check ${JSON.stringify(check)} came to no verdict: ${reason}` };
}
function newTestsVerdict({ failing: failing3, isNamed: isNamed2, passing: passing3, silent: silent2 }, probe2) {
  const idle2 = passing3.length === 0 ? "" : `these prove nothing, for they pass without the story's code: ${shownNames(passing3)}`;
  const isProof = failing3.length > 0 && (isNamed2 || passing3.length === 0);
  if (isProof)
    return { verdict: passing3.length === 0 ? "pass" : "warn", reason: idle2 };
  const why = idle2 === "" ? unproven(probe2, silent2) : idle2;
  return {
    verdict: "fail",
    reason: `no test proves this story: ${why}. Write a test that fails before the change and passes after it.`
  };
}
function unproven({ paths }, silent2) {
  if (silent2.length === 0)
    return `the tests in ${shownNames(paths)} pass without the story's code`;
  const checks = `${silent2.length === 1 ? "check" : "checks"} ${shownNames(silent2)}`;
  return `no check tells whether the tests in ${shownNames(paths)} fail without the story's code: ${checks} failed at the story's start too and ${silent2.length === 1 ? "names" : "name"} no test`;
}

// build/core/part-passed.js
function letPass(before) {
  const story = requireStory(before);
  const part = judgedPart(story);
  if (part === void 0)
    return passed(before);
  return part.id === story.split?.parts.at(-1)?.id ? judgeWhole(before) : partPassed(before, part);
}
function judgeWhole(before) {
  const state = updateAttempt(before, { whole: true, checkCalls: void 0 });
  return { state, command: checksCommand(state) };
}
function partPassed(before, { id }) {
  const because = `${id} passed its gates`;
  const noted = notePart(updateAttempt(before, { decision: "part-passed", because }));
  const state = goneOn(noted);
  const capped = decideCaps(state);
  if (capped !== void 0)
    return follow(state, capped);
  return { state, command: startAttempt(state, { fresh: false }) };
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
  const attempt2 = requireAttempt(state);
  const story = requireStory(state);
  const start4 = story.start ?? state.head;
  const part = judgedPart(story)?.id;
  const from = part === void 0 ? start4.tree : (cleanStart(story) ?? start4).tree;
  return {
    type: "run-review",
    gate,
    story: story.id,
    attempt: attempt2.attempt,
    iteration: attempt2.iteration,
    call,
    tree: attempt2.tree ?? start4.tree,
    ...part === void 0 ? {} : { part },
    storyStart: { commit: start4.commit, tree: from },
    claims,
    limits: limitsFor(state, state.plan.caps[gate])
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
  const { reviewing } = requireAttempt(state);
  if (reviewing === void 0)
    throw new Error("The loop has no review in progress where it must have one.");
  return reviewing;
}

// build/core/review-heard.js
var CALLS_PER_RUN = 2;
var MOST_MISSES = 3 * CALLS_PER_RUN;
function heard({ reading, result }) {
  if (!blocks(result))
    return reading.ok ? reading : { ...reading, excerpt: noExcerpt, weight: 1 };
  const isWholeRun = result.verdict === "timeout" || result.condition !== void 0;
  const { reason, excerpt } = result;
  return { ok: false, problem: reason, excerpt, weight: isWholeRun ? CALLS_PER_RUN : 1 };
}

// build/core/review-history.js
function reusable(state, gate) {
  const { tree } = requireAttempt(state);
  const earlier = attemptsAlike(requireStory(state)).slice(0, -1).findLast((attempt3) => attempt3.tree === tree && tree !== void 0);
  const result = lastOf3(earlier?.gates, { attempt: earlier, gate });
  const review = reviewOf(earlier, gate);
  if (earlier === void 0 || result === void 0 || review === void 0)
    return void 0;
  const { attempt: attempt2, question } = earlier;
  return { attempt: attempt2, result, review, ...question !== void 0 && question === result.reason && { question } };
}
function previousReview(state) {
  return reviewOf(attemptsAlike(requireStory(state)).at(-2), "spec");
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
  if (judgedPart(requireStory(state)) !== void 0)
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
  const state = updateAttempt(before, {
    reviewing,
    usage: [...requireAttempt(before).usage ?? [], ...usage]
  });
  const call = heard({ reading, result });
  return call.ok ? answered(state, call.answer) : missed(state, call);
}
function startReview(state, gate) {
  const earlier = reusable(state, gate);
  if (earlier !== void 0)
    return reuse(state, gate, earlier);
  return ask(updateAttempt(state, { reviewing: nothingAsked(state, gate) }));
}
function ask(before) {
  const going2 = requireReviewing(before);
  const reviewing = { ...going2, call: going2.call + 1 };
  const state = updateAttempt(before, { reviewing });
  return { state, command: reviewCommand(state) };
}
function resumeReview(before) {
  const state = updateAttempt(before, { reviewing: { ...requireReviewing(before), startedMs: before.elapsedMs } });
  return { state, command: reviewCommand(state) };
}
function missed(before, { problem, excerpt, weight }) {
  const going2 = requireReviewing(before);
  const misses = going2.misses + weight;
  const state = updateAttempt(before, { reviewing: { ...going2, misses } });
  if (misses < MOST_MISSES)
    return ask(state);
  return conclude(state, {
    verdict: "error",
    reason: `gate unavailable: ${going2.call} calls without an answer; the last one: ${problem}`,
    excerpt
  });
}
function answered(before, answer) {
  const going2 = requireReviewing(before);
  const reviewing = { ...going2, misses: 0, votes: [...going2.votes, answer] };
  const state = updateAttempt(before, { reviewing });
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
      return ask(updateAttempt(state, { reviewing: { ...requireReviewing(state), claims: judgement.claims } }));
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
function conclude(before, { verdict: verdict2, reason, review, excerpt }) {
  const { gate, startedMs, durationMs, softLimitHit, reusedFrom } = requireReviewing(before);
  const lines = review === void 0 ? [] : reviewLines(review);
  const result = {
    ...{ gate, verdict: verdict2, reason, startedMs, durationMs, softLimitHit },
    ...reusedFrom === void 0 ? {} : { reusedFrom },
    excerpt: excerpt ?? { lines: lines.slice(0, MOST_LINES2), truncated: Math.max(0, lines.length - MOST_LINES2) }
  };
  return concluded(before, result, review);
}
function concluded(before, result, review) {
  const kept = requireAttempt(before).reviews ?? [];
  const reviews = review === void 0 ? kept : [...kept, review];
  const state = addGates(before, [result], { reviewing: void 0, reviews });
  if (result.verdict !== "pass" && result.verdict !== "warn")
    return failed2(state);
  const isPart = judgedPart(requireStory(state)) !== void 0;
  return result.gate === "spec" && !isPart ? startReview(state, "quality") : letPass(state);
}
function reuse(before, gate, { attempt: attempt2, result, review, question }) {
  const reviewing = { ...nothingAsked(before, gate), reusedFrom: result.reusedFrom ?? attempt2 };
  const state = updateAttempt(before, { reviewing });
  if (question !== void 0)
    return follow2(state, { type: "escalate", question, review });
  const type = result.verdict === "pass" || result.verdict === "warn" ? result.verdict : "fail";
  return follow2(state, { type, reason: result.reason, review });
}
function asking(state, question) {
  return updateAttempt(state, { question });
}
function notReviewed(state, gate) {
  return { ...emptyResult(state), gate, verdict: "skipped", reason: "not reviewed" };
}

// build/core/probing.js
function startProbes(state) {
  const missing3 = withoutProof(state);
  if (missing3 !== void 0)
    return failed2(addGates(state, [missing3]));
  return probe(freshCalls(state), 0);
}
function probed(before, results) {
  const { probes = [], probing = 0 } = requireAttempt(before);
  const now = probes[probing];
  if (now === void 0)
    throw new Error("A probe was answered that the attempt does not have.");
  const found = probeResult(now.kind, results, silentRed(before));
  const cut3 = unfinished(results);
  const said2 = cut3 === void 0 ? judged2(before, now, found) : unfinishedVerdict(cut3);
  const spentMs = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const log = cut3 ?? results.find(({ logPath }) => logPath !== void 0);
  const gate = {
    ...{ ...emptyResult(before), gate: "test", check: now.kind, ...said2, durationMs: spentMs },
    ...said2.verdict === "pass" || log?.logPath === void 0 ? {} : { logPath: log.logPath, excerpt: log.excerpt }
  };
  const changed = now.kind === "old-tests" && cut3 === void 0 ? { expectations: found.failing } : {};
  const state = addGates(before, [gate], changed);
  return blocks(gate) ? failed2(idle(state)) : probe(freshCalls(state), probing + 1);
}
function probeAgain(state) {
  return probe(state, requireAttempt(state).probing ?? 0);
}
function judged2({ plan }, now, found) {
  return now.kind === "old-tests" ? oldTestsVerdict(found, now, plan.reviewAgent !== "none") : newTestsVerdict(found, now);
}
function freshCalls(state) {
  return updateAttempt(state, { checkCalls: void 0 });
}
function probe(state, at) {
  const attempt2 = requireAttempt(state);
  const next2 = attempt2.probes?.[at];
  const checks = next2 === void 0 ? [] : probeChecks(state);
  if (next2 === void 0 || checks.length === 0)
    return startReviews(idle(state));
  return {
    state: updateAttempt(state, { probing: at }),
    command: {
      type: "run-checks",
      story: requireStory(state).id,
      attempt: attempt2.attempt,
      tree: next2.tree,
      checks,
      probe: next2.kind,
      ...attempt2.checkCalls === void 0 ? {} : { call: attempt2.checkCalls },
      ...state.tests === void 0 ? {} : { known: state.tests },
      limits: limitsFor(state, testLimit(state))
    }
  };
}
function probeChecks(state) {
  return applyingChecks(state.plan, requireAttempt(state)).filter(({ kind }) => kind !== "check");
}
function silentRed(state) {
  const { baseline, tests = {}, head: head2, plan } = state;
  const start4 = requireStory(state).start ?? head2;
  if (!Array.isArray(baseline) || start4.commit !== plan.start.commit)
    return /* @__PURE__ */ new Set();
  const red = baseline.filter(({ name, verdict: verdict2 }) => verdict2 === "red" && own(tests, name) === void 0);
  return new Set(red.map(({ name }) => name));
}
function withoutProof(state) {
  const { probes = [] } = requireAttempt(state);
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
  return updateAttempt(state, { probing: void 0 });
}

// build/core/attempt.js
var MOST_SAID = 10;
function implemented(before, outcome) {
  const story = requireStory(before);
  const tier = nextTier(ownAttempts(story));
  const part = partInWork(story)?.id;
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
  const names3 = story.names ?? outcome.names;
  const tried3 = { ...story, attempts: [...story.attempts, attempt2], ...names3 && { names: names3 } };
  const stories = withStory(before.stories, before.current ?? 0, tried3);
  const state = { ...before, iterations: attempt2.iteration, stories };
  const start4 = story.start ?? state.head;
  return {
    state,
    command: {
      type: "take-snapshot",
      story: story.id,
      attempt: attempt2.attempt,
      iteration: attempt2.iteration,
      storyStart: start4,
      previousTree: treeAt(before, tier),
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
  if (requireAttempt(state).gates.some(blocks))
    return failed2(state);
  return runChecks(state);
}
function runChecks(state) {
  const command = checksCommand(state);
  return command.checks.length === 0 ? checksDone(state, []) : { state, command };
}
function checksDone(before, ran) {
  const { probing, checkCalls = 1 } = requireAttempt(before);
  if (mayTryAgain(before, ran)) {
    const state2 = updateAttempt(before, { checkCalls: checkCalls + 1 });
    return probing === void 0 ? runChecks(state2) : probeAgain(state2);
  }
  if (probing !== void 0)
    return probed(before, ran);
  const results = [...partChecks(before, ran), ...leftOut(before.plan, requireAttempt(before), before.elapsedMs)];
  const tested = addGates(before, results);
  const state = results.some(blocks) ? tested : addGates(tested, proofGate(tested, results));
  const attempt2 = requireAttempt(state);
  if (attempt2.gates.some(blocks))
    return failed2(state);
  return judgedPart(requireStory(state)) === void 0 ? startProbes(state) : startReviews(state);
}
function mayTryAgain(state, ran) {
  if (!ran.some(({ verdict: verdict2 }) => verdict2 === "error"))
    return false;
  const calls = requireAttempt(state).checkCalls ?? 1;
  return calls < MOST_CHECK_CALLS && runLeftMs(state) > 0 && storyLeftMs(state) > 0;
}
function proofGate(state, results) {
  const silent2 = attemptChecks(state.plan).filter((check) => !results.some((result) => result.check === check.name));
  if (silent2.length === 0)
    return evidenceGate(state, results);
  return silent2.map((check) => testFailure(state, check.name, `check "${check.name}" ended without a result`));
}
function evidenceGate(state, results) {
  const attempt2 = requireAttempt(state);
  const story = requireStory(state);
  const isPart = judgedPart(story) !== void 0;
  const start4 = (isPart ? cleanStart(story) : story.start) ?? state.head;
  if (attempt2.tree === start4.tree)
    return unchanged(state, isPart);
  if (!state.plan.requireEvidence || isPart || openFix(story))
    return [];
  const ran = results.filter(({ verdict: verdict2, check }) => verdict2 !== "skipped" && !isPlainCheck(state, check));
  const { mayDropTests, removedTests } = dropping(state);
  const green = ran.filter(({ verdict: verdict2 }) => verdict2 === "pass");
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

// build/core/calls-per-hour.js
var HOUR_MS = 36e5;
function nextCallAt(state) {
  const { callsPerHour } = state.plan.caps;
  if (callsPerHour === void 0)
    return void 0;
  const calls = recentCalls(state);
  const oldest = calls[calls.length - callsPerHour];
  return oldest === void 0 ? void 0 : oldest + HOUR_MS;
}
function noteCall(state) {
  const { callsPerHour } = state.plan.caps;
  if (callsPerHour === void 0)
    return state;
  return { ...state, recentCalls: [...recentCalls(state), state.now].slice(-callsPerHour) };
}
function callsSoFar({ recentCalls: own2, plan }) {
  return own2 ?? plan.recentCalls;
}
function recentCalls(state) {
  const { now } = state;
  return (callsSoFar(state) ?? []).filter((at) => at <= now && at > now - HOUR_MS);
}

// build/core/pause.js
var LEAST_REST_MS = 6e4;
function fits(state, until) {
  return until - state.now + LEAST_REST_MS <= runLeftMs(state);
}
function pause(before, waiting2) {
  const { command, ...shown4 } = waiting2;
  const state = { ...before, waiting: waiting2 };
  if (waiting2.forMs >= runLeftMs(state))
    return putOff({ ...before, pending: command }, outOfTime2(waiting2));
  return { state, command: { type: "wait", ..."story" in command && { story: command.story }, ...shown4 } };
}
function outOfTime2({ detail }) {
  return {
    kind: "budget_exceeded",
    budget: "wallclock",
    detail: `the run reached its wall clock limit before a pause could end: ${detail}`
  };
}

// build/core/calling.js
function beforeCall({ state, command }) {
  if (!callsAgent(command))
    return { state, command };
  const halt3 = costHalt(state, roleOf(command));
  if (halt3 !== void 0)
    return outOfMoney(state, halt3);
  if (isStepDone(state, command))
    return putOff({ ...state, pending: command }, stepDone);
  const budgetUsd = costLeft(state);
  return rated(chosen(state, budgetUsd === void 0 ? command : { ...command, budgetUsd }));
}
function isStepDone({ stepFrom, iterations: iterations2 }, { type }) {
  return type === "implement" && stepFrom !== void 0 && iterations2 > stepFrom;
}
var stepDone = { kind: "interrupted", detail: "one iteration is made, as `step` asks" };
function outOfMoney(state, halt3) {
  if (currentStory(state) === void 0)
    return settle(state, halt3);
  if (requireStory(state).attempts.length > 0)
    return enterHalt(updateAttempt(state, { decision: "cost-used-up" }), halt3);
  const { current: _, ...open3 } = updateStory(state, { status: "open" });
  return settle(open3, halt3);
}
function rated({ state, command }) {
  if (!callsAgent(command))
    return { state, command };
  const until = nextCallAt(state);
  if (until === void 0)
    return { state: noteCall(state), command };
  const detail = `all ${state.plan.caps.callsPerHour} calls of agents that rate_limit allows in an hour are made`;
  const { agent: _, ...own2 } = command;
  if (fits(state, until))
    return pause(state, { why: "rate-limit", detail, until, forMs: until - state.now, command: own2 });
  return putOff({ ...state, pending: own2 }, halt({ until, detail }));
}
function chosen(state, asked) {
  if (state.limited === void 0 && asked.agent === void 0)
    return { state, command: asked };
  const { agent: _, ...command } = asked;
  const own2 = agentOf(state, command);
  const [first, ...others] = [own2, ...state.plan.fallbacks ?? []].map((agent) => ({
    agent,
    limit: limitOf(state, agent)
  }));
  if (first?.limit === void 0)
    return { state, command };
  if (isOver(state, first.limit))
    return waitFor(state, command, first.limit);
  const free = others.find(({ limit }) => limit === void 0);
  if (free !== void 0)
    return { state, command: { ...command, agent: free.agent } };
  const limits = [first, ...others].flatMap(({ limit }) => limit ?? []).toSorted(byEnd);
  const [soonest = first.limit] = limits;
  return isOver(state, soonest) ? waitFor(state, command, soonest) : putOff({ ...state, pending: command }, halt(soonest));
}
function limitOf({ limited = [], now }, agent) {
  return limited.find((each) => each.agent === agent && (each.until === void 0 || each.until > now));
}
function isOver(state, { until }) {
  return until !== void 0 && fits(state, until);
}
function waitFor(state, command, { until = state.now, detail }) {
  return pause(state, { why: "usage-limit", detail, until, forMs: until - state.now, command });
}
function byEnd(one, other) {
  return (one.until ?? Number.POSITIVE_INFINITY) - (other.until ?? Number.POSITIVE_INFINITY);
}
function halt({ until, detail }) {
  return { kind: "usage_limit", detail, ...until === void 0 ? {} : { resumeAt: until } };
}

// build/core/carrying.js
function beginWork(state) {
  const { left: left2, alone } = carryingOf(state);
  if (left2.length === 0)
    return advance(state);
  if (runLeftMs(state) <= 0)
    return enterHalt(state, outOfTime3);
  const commits = alone ? left2.slice(0, 1) : left2;
  const command = {
    type: "carry-stories",
    commits,
    passing: commits.flatMap(({ story }) => story !== void 0 && canPass(state.plan, story) ? [story] : []),
    onto: state.head,
    checks: attemptChecks(state.plan),
    ...state.tests && { known: state.tests },
    limits: limitsFor(state, testLimit(state)),
    at: state.now
  };
  return { state, command };
}
function isCarrying(state) {
  return carryingOf(state).left.length > 0;
}
function carryingOf({ carrying, plan }) {
  return carrying ?? { left: plan.carried ?? [], alone: false, notes: [] };
}
function canPass({ stories }, id) {
  const story = stories.find((each) => each.id === id);
  return story !== void 0 && wasOpen(story) && story.regate !== true && story.waits === void 0;
}
function replacedRef(feature, commit) {
  return `refs/ralph/${feature}/replaced/${commit.slice(0, 10)}`;
}
var outOfTime3 = {
  kind: "budget_exceeded",
  budget: "wallclock",
  detail: "the run reached its wall clock limit"
};

// build/core/halts.js
var halts = {
  ready: { exitCode: 0, conclusion: "success", resumable: false },
  awaiting_signoff: { exitCode: 0, conclusion: "neutral", resumable: true },
  nothing_to_do: { exitCode: 0, conclusion: "neutral", resumable: false },
  skipped: { exitCode: 0, conclusion: "neutral", resumable: false },
  some_failed: { exitCode: 1, conclusion: "failure", resumable: false },
  budget_exceeded: { exitCode: 1, conclusion: "failure", resumable: false },
  environment_broken: { exitCode: 1, conclusion: "failure", resumable: false },
  circuit_open: { exitCode: 1, conclusion: "failure", resumable: false },
  thrashing: { exitCode: 1, conclusion: "failure", resumable: false },
  escalate: { exitCode: 1, conclusion: "failure", resumable: false },
  block_finding: { exitCode: 1, conclusion: "failure", resumable: false },
  usage_limit: { exitCode: 2, conclusion: "failure", resumable: true },
  config_error: { exitCode: 3, conclusion: "failure", resumable: false },
  locked: { exitCode: 4, conclusion: "failure", resumable: false },
  internal_error: { exitCode: 70, conclusion: "failure", resumable: true },
  interrupted: { exitCode: 130, conclusion: "cancelled", resumable: true },
  user_cancel: { exitCode: 130, conclusion: "cancelled", resumable: true }
};

// build/core/continuing.js
function chained(chain, again4) {
  return { ...chain && { chain }, ...again4 === true && { again: again4 } };
}

// build/core/begin.js
function begin(event) {
  if (event.outcome.type !== "begun")
    throw new Error(`A journal begins with "begun", not with "${event.outcome.type}".`);
  return issued(firstStep(initialState(event.outcome.plan, event)));
}
function initialState(plan, { stamp: stamp2 }) {
  return {
    plan,
    startedAt: stamp2.at,
    now: stamp2.at,
    elapsedMs: stamp2.elapsedMs,
    earlierMs: 0,
    iterations: 0,
    ...plan.step && { stepFrom: 0 },
    ...chained(plan.chain, plan.again),
    commits: 0,
    resumes: 0,
    baseline: baselineChecks(plan).length === 0 ? "off" : void 0,
    stories: firstStories(plan.stories),
    order: pickingOrder(plan.stories),
    orderFrom: 0,
    head: plan.start,
    publications: replaced(plan),
    pending: { type: "settle", refs: [] }
  };
}
var firstStories = perObject((stories) => listOf(stories.map(firstStory)));
function replaced({ feature, replaces }) {
  if (replaces === void 0)
    return [];
  const ref = replacedRef(feature, replaces);
  return [{ ref, commit: replaces, story: "", status: "queued", detail: "" }];
}
function firstStep(state) {
  if (state.baseline !== void 0)
    return beginWork(state);
  const nothing3 = advance(state);
  if (nothing3.command.type !== "implement" && !isCarrying(state))
    return nothing3;
  const { plan } = state;
  const limits = limitsFor(state, baselineLimit(state));
  return { state, command: { type: "run-baseline", tree: plan.start.tree, checks: baselineChecks(plan), limits } };
}
function issued(step3) {
  const called = beforeCall(step3);
  const state = called.state;
  state.pending = called.command;
  return called;
}

// build/core/test-report/results.js
function knownAfter(before, results) {
  const { compared: compared2, ...rest } = results;
  if (rest.ran !== void 0 || compared2?.added === void 0 || before?.ran === void 0)
    return rest;
  const { by } = compared2.added;
  const gone = new Set(compared2.gone?.names);
  const kept = inForm(before.ran, by).filter((name) => !gone.has(name));
  const failing3 = by === "id" ? rest.failing : rest.failing.map(hash8);
  return { ...rest, ran: { by, names: [.../* @__PURE__ */ new Set([...kept, ...compared2.added.names, ...failing3])] } };
}
function inForm({ by, names: names3 }, wanted) {
  return by === wanted ? names3 : names3.map(hash8);
}

// build/core/known-tests.js
function noteBaseline(state, checks) {
  const results = checks.map(({ result }) => result);
  return noteResults({ ...state, baseline: checks }, results);
}
function notePassed(state) {
  return noteResults(state, requireAttempt(state).gates);
}
function noteResults(state, results) {
  const before = state.tests ?? {};
  const off = uncounted(state.plan);
  const found = results.flatMap(({ check, tests }) => check === void 0 || tests === void 0 || off.has(check) ? [] : [[check, knownAfter(own(before, check), tests)]]);
  return found.length === 0 ? state : { ...state, tests: { ...before, ...Object.fromEntries(found) } };
}
function uncounted({ checks, baseline: all }) {
  return new Set(checks.filter(({ baseline = all }) => baseline === "off").map(({ name }) => name));
}

// build/core/carried.js
function storiesCarried(state, carried) {
  if (carried.unreachable === void 0)
    return takeOver(state, carried);
  return runLeftMs(state) <= 0 ? enterHalt(state, outOfTime3) : fetchAgain(state, carried.unreachable);
}
function takeOver(state, { points, conflicts, results }) {
  const { left: left2, alone, notes } = carryingOf(state);
  const isRed = points.length > 0 && results.some(blocks);
  if (isRed && runLeftMs(state) <= 0)
    return enterHalt(state, outOfTime3);
  if (isRed && results.some(isOurs))
    return carryAgain(state, results);
  if (isRed && !alone && left2.length > 1)
    return beginWork({ ...state, carrying: { left: left2, alone: true, notes } });
  const done = alone ? left2.slice(0, 1) : left2;
  const missing3 = [
    ...conflicts.map(({ from, paths }) => ({ from, why: conflictWords(paths) })),
    ...isRed ? points.map(({ from }) => ({ from, why: redWords(results) })) : []
  ];
  const said2 = missing3.map(({ from, why }) => noteOf(state, done.find(({ commit }) => commit === from), why));
  const carrying = { left: left2.slice(done.length), alone, notes: [...notes, ...said2] };
  const taken2 = isRed ? { ...state, carrying } : take(noteResults({ ...state, carrying }, results), points);
  if (carrying.left.length > 0)
    return beginWork(taken2);
  return taken2.head.commit === taken2.plan.start.commit ? advance(taken2) : publish(taken2);
}
function fetchAgain(state, why) {
  const { calls = 0, ...carrying } = carryingOf(state);
  if (calls + 1 < MOST_CHECK_CALLS)
    return beginWork({ ...state, carrying: { ...carrying, calls: calls + 1 } });
  const detail = `the work of earlier runs could not be fetched in ${MOST_CHECK_CALLS} calls, so ${state.plan.branch} was left as it is: ${why}`;
  return enterHalt(untouched(state), { kind: "environment_broken", detail });
}
function carryAgain(state, results) {
  const { calls = 0, ...carrying } = carryingOf(state);
  if (calls + 1 < MOST_CHECK_CALLS)
    return beginWork({ ...state, carrying: { ...carrying, calls: calls + 1 } });
  const { check, reason } = results.find(isOurs) ?? {};
  const detail = `check "${check}" gave no verdict in ${MOST_CHECK_CALLS} calls on the work of earlier runs, so ${state.plan.branch} was left as it is: ${reason}`;
  return enterHalt(untouched(state), { kind: "environment_broken", detail });
}
function untouched(state) {
  const ref = `refs/heads/${state.plan.branch}`;
  const stories = storiesOf(state).map(({ commit, ...story }) => {
    return commit === void 0 ? story : { ...story, status: "open", detail: "" };
  });
  const publications = state.publications.filter((each) => each.ref !== ref);
  return { ...state, stories: listOf(stories), publications, head: state.plan.start };
}
function isOurs({ verdict: verdict2 }) {
  return verdict2 === "error";
}
function take(before, points) {
  const last = points.at(-1);
  if (last === void 0)
    return before;
  const storyOf = new Map((before.plan.carried ?? []).map(({ commit: commit2, story }) => [commit2, story]));
  const passed2 = new Map(points.flatMap(({ from, commit: commit2 }) => [[storyOf.get(from), commit2]]));
  const stories = storiesOf(before).map((story) => {
    const commit2 = passed2.get(story.id);
    if (commit2 === void 0 || story.status !== "open" || !canPass(before.plan, story.id))
      return story;
    return { ...story, status: "passed", detail: "passed in an earlier run, and again on the moved base", commit: commit2 };
  });
  const { commit, tree } = last;
  const ref = `refs/heads/${before.plan.branch}`;
  return queue({ ...before, stories: listOf(stories), head: { commit, tree } }, { ref, commit, story: storyOf.get(last.from) ?? "" });
}
function noteOf({ plan }, carried, why) {
  const { commit = "", story } = carried ?? {};
  const what = story === void 0 ? `Commit ${commit.slice(0, 10)}` : `The work on ${story} of an earlier run`;
  const kept = plan.replaces === void 0 ? "" : ` It is kept in ${replacedRef(plan.feature, plan.replaces)}.`;
  const note = `${what} was left behind when ${plan.branch} was put on top of ${plan.base.branch}: ${why}.${kept}`;
  return { ...story === void 0 ? {} : { story }, note };
}
function conflictWords(paths) {
  return paths.length === 0 ? "git could not put it there" : `it conflicts in ${paths.slice(0, 5).join(", ")}`;
}
function redWords(results) {
  const [first] = results.filter(blocks);
  return `check "${first?.check ?? first?.gate}" does not pass there${first?.reason ? ` (${first.reason})` : ""}`;
}

// build/core/story-kept.js
function storyCommitted(before, { commit, tree }) {
  const passed2 = updateStory(before, {
    status: "passed",
    detail: satisfied(before),
    commit,
    attempts: slim(before, 0),
    ...fixMade(requireStory(before))
  });
  const story = requireStory(passed2).id;
  const ref = `refs/heads/${before.plan.branch}`;
  const { tests } = notePassed(before);
  const known = tests === void 0 ? {} : { tests };
  const state = {
    ...queue({ ...passed2, ...known }, { ref, commit, story }),
    head: { commit, tree },
    commits: before.commits + 1
  };
  return publish(state);
}
function satisfied(state) {
  const { start: start4, attempts: attempts2 } = requireStory(state);
  return attempts2.at(-1)?.tree === (start4 ?? state.head).tree ? "already satisfied" : "";
}
function storyParked(before, { branch, commit }) {
  const story = requireStory(before);
  const parked = updateStory(before, { wip: { branch, commit }, attempts: slim(before, 1), ...fixNotMade(story) });
  return publish(queue(parked, { ref: `refs/heads/${branch}`, commit, story: requireStory(parked).id }));
}
function slim(state, keep2) {
  const attempts2 = requireStory(state).attempts;
  return attempts2.map((attempt2, index) => index >= attempts2.length - keep2 ? attempt2 : { ...attempt2, gates: attempt2.gates.map(slimGate) });
}
function slimGate(result) {
  if (result.tests === void 0 && result.excerpt.lines.length + result.excerpt.truncated === 0)
    return result;
  const { tests, ...gate } = result;
  const slimmed = { ...gate, excerpt: noExcerpt };
  if (tests === void 0)
    return slimmed;
  const { compared: _, ran: __, ...counted5 } = tests;
  return { ...slimmed, tests: counted5 };
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
      return featureArchived(state, outcome);
  }
}

// build/core/consulted.js
var MOST_CALLS = 2;
function consulted(before, { reading, result, usage }) {
  const attempt2 = requireAttempt(before);
  const { consulting } = attempt2;
  if (consulting === void 0)
    throw new Error("Advice came that the loop did not ask for.");
  const state = updateAttempt(before, {
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
  return updateAttempt(state, { consulting: void 0 });
}
function noAdvice(type, why) {
  const reason = `${MOST_CALLS} calls without an answer; the last one: ${why}`;
  return type === "plan" ? { type, reason, parts: [] } : { type, route: "escalate", reason };
}
function advised(state, advice2) {
  if (advice2.type === "classify")
    return decided(updateAttempt(state, { routed: { route: advice2.route, reason: advice2.reason } }));
  const split = splitBy(state, advice2);
  const divided = updateStory(state, { split });
  if (split.parts.length === 0)
    return decided(divided);
  const capped = decideCaps(divided);
  if (capped !== void 0)
    return follow(divided, capped);
  return { state: divided, command: startAttempt(divided, { fresh: true }) };
}
function splitBy(state, { parts: parts2, reason }) {
  if (parts2.length < 2)
    return { parts: [], starts: [], because: reason };
  const { id } = requireStory(state);
  return {
    parts: parts2.map((part, at) => ({ id: `${id}.${at + 1}`, ...part })),
    starts: [splitStart(state)],
    because: reason
  };
}

// build/core/publications.js
function withResults(state, { results, pull, pullNotes }) {
  const publications = state.publications.map((publication) => {
    const result = results.find((each) => each.ref === publication.ref && each.commit === publication.commit);
    return result === void 0 ? publication : { ...publication, ...result };
  });
  return { ...state, ...pull && { pull }, ...pullNotes && { pullNotes }, publications };
}
function notPushed({ publications }, refs) {
  const there = publications.filter(({ status }) => status === "pushed");
  return refs.filter(({ ref, commit }) => !there.some((each) => each.ref === ref && each.commit === commit));
}
function pushedAgain(state) {
  const publications = state.publications.map((publication) => {
    const { bundle: _, passing: __, ...rest } = publication;
    return publication.status === "refused" ? { ...rest, status: "queued", detail: "" } : publication;
  });
  return { ...state, publications };
}
function isStrandedForNow({ publications, plan }) {
  const ref = `refs/heads/${plan.branch}`;
  return publications.some((each) => each.ref === ref && each.status === "refused" && each.passing === true);
}

// build/core/cut-short.js
function cutShort(state, outcome) {
  const told3 = outcome.known === void 0 ? state : withResults(state, outcome.known);
  if (outcome.type === "interrupted")
    return interrupt(told3, outcome);
  return state.pending.type === "write-report" ? finish(told3) : suspend(told3, outcome.halt);
}
function interrupt(state, { by, cause, ending }) {
  return suspend(state, { kind: by === "user" ? "user_cancel" : "interrupted", detail: cause }, ending);
}
function suspend(state, halt3, ending) {
  const before = state.suspended ?? { command: state.pending, halt: state.halt };
  const suspended = { command: before.command, halt: before.halt, ...ending && { ending } };
  return report({ ...state, suspended }, halt3);
}
function finish(state) {
  if (state.halt === void 0)
    throw new Error("A report was written for a run that has not ended.");
  return { state, command: { type: "finish", halt: state.halt } };
}

// build/core/final-checked.js
function noteFinal(state, ran) {
  if (ran.some(blocks) && runLeftMs(state) <= 0)
    return state;
  const { final, head: head2 } = state;
  const calls = (final?.tree === head2.tree ? final.calls : 0) + 1;
  const results = [...ran, ...silent(applying(state), ran, state.elapsedMs)];
  const isOurs2 = ran.some(({ verdict: verdict2 }) => verdict2 === "error") && calls < MOST_CHECK_CALLS;
  if (isOurs2)
    return { ...state, final: { tree: head2.tree, calls } };
  const cause = surroundings(results, state.plan.checks);
  return { ...state, final: { tree: head2.tree, calls, results, ...cause !== void 0 && { surroundings: cause } } };
}
function silent(checks, ran, startedMs) {
  const missing3 = checks.filter(({ name }) => !ran.some(({ check, verdict: verdict2 }) => check === name || verdict2 !== "pass"));
  return missing3.map(({ name }) => ({
    gate: "test",
    check: name,
    verdict: "fail",
    reason: `check "${name}" ended without a result`,
    startedMs,
    durationMs: 0,
    excerpt: noExcerpt,
    softLimitHit: false
  }));
}
function surroundings(results, checks) {
  const first = results.find(blocks);
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
  if (!call.ok && runLeftMs(state) <= 0)
    return state;
  const before = going(state) ?? nothingHeard(state, result.durationMs);
  const counted5 = {
    ...before,
    calls: before.calls + 1,
    durationMs: before.durationMs + result.durationMs,
    softLimitHit: before.softLimitHit || result.softLimitHit
  };
  return { ...state, finalReview: call.ok ? answered3(state, counted5, call) : missed2(state, counted5, call) };
}
function nothingHeard({ head: head2, elapsedMs }, tookMs) {
  const startedMs = Math.max(0, elapsedMs - tookMs);
  return { tree: head2.tree, calls: 0, misses: 0, answers: [], startedMs, durationMs: 0, softLimitHit: false };
}
function answered3({ plan }, before, { answer }) {
  const review = { ...before, misses: 0, answers: [...before.answers, answer] };
  if (review.answers.length < (plan.finalReview ?? 1))
    return review;
  const { type, reason, review: whole2 } = judgeWhole2(review.answers);
  return {
    ...review,
    result: { ...shell2(review), verdict: type, reason, excerpt: excerptOf([...new Set(reviewLines(whole2))]) }
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

// build/core/reissue.js
function reissued(state, { type }) {
  switch (type) {
    case "implement":
      return { state, command: startAttempt(state, { fresh: true }) };
    case "run-review":
      return resumeReview(state);
    case "run-final-review":
      return { state, command: finalReviewCommand(state) };
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
  if (!isCallOutcome(outcome))
    return void 0;
  const { provider } = outcome;
  const { pending } = state;
  if (provider === void 0 || !callsAgent(pending))
    return void 0;
  switch (kindOf2(provider)) {
    case "configuration":
      return putOff(state, misconfigured(provider));
    case "limit":
      return reissued(limitNoted(state, provider, pending), pending);
    case "passing":
      return backedOff(state, { outcome, provider, pending });
  }
}
function answered4(state, outcome) {
  if (state.refusals === void 0 || !isCallOutcome(outcome))
    return state;
  return { ...state, refusals: void 0 };
}
function limitsKept({ limited, refusals, ...state }) {
  const kept = (limited ?? []).filter(({ until }) => until !== void 0 && until > state.now);
  const { told: told3 } = refusals ?? {};
  return {
    ...state,
    ...kept.length > 0 && { limited: kept },
    ...told3 !== void 0 && { refusals: { passing: 0, limits: 0, told: told3 } }
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
  const told3 = (refusals.told ?? 0) + (provider.resetAt === void 0 ? 0 : 1);
  const agent = agentOf(state, command);
  const isMadeUp = (provider.resetAt ?? 0) > state.now + MOST_LIMIT_MS;
  const until = limits > MOST_LIMITS || told3 > MOST_TOLD || isMadeUp ? void 0 : provider.resetAt;
  const entry = {
    ...{ agent, detail: refusedWords(provider) },
    ...until === void 0 ? {} : { until: Math.max(until, state.now + LEAST_LIMIT_MS) }
  };
  const others = limited.filter((each) => each.agent !== agent);
  const row5 = { ...refusals, limits, ...told3 > 0 && { told: told3 } };
  return { ...state, refusals: row5, limited: [...others, entry] };
}
function backedOff(before, { outcome, provider, pending }) {
  const { refusals = { passing: 0, limits: 0 } } = before;
  const backoffMs = BACKOFFS_MS[refusals.passing];
  if (backoffMs === void 0)
    return charged2({ ...before, refusals: void 0 }, outcome, provider);
  const passing3 = refusals.passing + 1;
  const state = { ...before, refusals: { ...refusals, passing: passing3 } };
  const forMs = jittered(backoffMs, `${state.plan.runId} ${state.iterations} ${pending.type} ${passing3}`);
  const detail = `${refusedWords(provider)}; try ${passing3 + 1} of ${BACKOFFS_MS.length + 1} follows`;
  return pause(state, { why: "busy", detail, until: state.now + forMs, forMs, command: pending });
}
function jittered(ms, seed) {
  const share = Number.parseInt(hash8(seed), 16) / 4294967295;
  return Math.round(ms * (1 + JITTER * (2 * share - 1)));
}
function charged2(state, outcome, provider) {
  const { result: told3 } = outcome;
  const failed3 = told3.verdict === "pass" ? { verdict: "fail", reason: refusedWords(provider) } : {};
  if (outcome.type === "consulted")
    return consulted(state, { ...outcome, result: { ...outcome.result, ...failed3 } });
  const gate = { ...outcome.result, ...failed3, condition: provider.class };
  if (outcome.type === "final-reviewed")
    return advance(noteFinalReview(state, { ...outcome, result: gate }));
  return outcome.type === "implemented" ? implemented(state, { ...outcome, result: gate }) : reviewed(state, { ...outcome, result: gate });
}

// build/core/resumable.js
function isResumable(state) {
  return state.pending.type !== "finish" || isUnfinished(state);
}
function isUnfinished(state) {
  return mayWorkOn(state) || keeping.has(state.pending.type);
}
var keeping = /* @__PURE__ */ new Set(["park-story", "archive-feature", "publish"]);
function mayWorkOn(state) {
  const { halt: halt3, suspended } = state;
  if (halt3 === void 0 || suspended !== void 0)
    return true;
  const isStranded2 = halt3.kind === "environment_broken" && isStrandedForNow(state);
  return halts[halt3.kind].resumable || halt3.budget === "wallclock" || isStranded2;
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
  return forMs <= 0 ? waited(before) : pause(state, { ...waiting2, forMs });
}

// build/core/resuming.js
function resumed(state, { elsewhere, restart }) {
  const { suspended, halt: halt3, ...rest } = state;
  const isEnded = rest.pending.type === "finish" || elsewhere === true && halt3 !== void 0;
  if (suspended === void 0 && isEnded && restart !== void 0)
    return restart(pushedAgain(rest));
  const command = suspended?.command ?? rest.pending;
  const left2 = suspended === void 0 ? { ...rest, halt: halt3 } : retried({ ...rest, halt: suspended.halt }, command);
  if (elsewhere !== true || !isLost(left2, command))
    return again3(left2, command);
  const before = withoutAttempt(left2);
  return { state: before, command: startAttempt(before, { fresh: true }) };
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
  return type === "run-checks" && (requireAttempt(state).probes ?? []).length > 0;
}
function retried(state, { type }) {
  return type === "write-report" ? state : pushedAgain(state);
}
function withoutAttempt(state) {
  const attempts2 = requireStory(state).attempts.slice(0, -1);
  return { ...updateStory(state, { attempts: attempts2 }), iterations: state.iterations - 1 };
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
      return { state, command: { ...command, limits: limitsFor(state, testLimit(state)) } };
    case "run-baseline":
      return { state, command: { ...command, limits: limitsFor(state, baselineLimit(state)) } };
    case "publish":
    case "settle":
      return { state, command: { ...command, refs: notPushed(state, command.refs) } };
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
  return settle(signed, { kind: "ready", detail });
}
function reopened(before, { story: id, text: text2, person }) {
  const { suspended: _, halt: __, current: ___, archived: ____, ...rest } = waiting(before);
  const stories = storiesOf(rest).map((story) => {
    if (story.id !== id)
      return story;
    const fix = { text: text2, person, at: before.now, attempts: story.attempts.length };
    const fixes = [...story.fixes ?? [], fix];
    const split = story.split && { split: { ...story.split, whole: true } };
    return { ...story, ...split, status: "open", detail: "", fixes, elapsedMs: 0, softLimitHit: false };
  });
  return { ...rest, stories: listOf(stories), orderFrom: 0, head: tipOf(before) };
}
function waiting(state) {
  if (!isWaiting(state))
    throw new Error("Nobody can sign off, or ask for a fix of, a run that does not wait for it.");
  return state;
}

// build/core/ticking.js
function tick(before, { stamp: stamp2, outcome }) {
  if (outcome.type === "resumed") {
    const plan = underToday(before.plan, outcome);
    const earlierMs = before.earlierMs + before.elapsedMs;
    return { ...before, plan, now: stamp2.at, earlierMs, elapsedMs: stamp2.elapsedMs };
  }
  const spentMs = Math.max(0, stamp2.elapsedMs - before.elapsedMs);
  const elapsedMs = Math.max(before.elapsedMs, stamp2.elapsedMs);
  const story = currentStory(before);
  const isWorked = story?.status === "running" && before.halt === void 0 && !isPutOff(before, outcome);
  if (before.pending.type === "wait" || !isWorked) {
    const state = { ...before, now: stamp2.at, elapsedMs };
    return before.pending.type === "wait" ? notePause(state, spentMs) : state;
  }
  const stories = withStory(before.stories, before.current ?? 0, charged3(story, spentMs, before.plan));
  return { ...before, now: stamp2.at, elapsedMs, stories };
}
function charged3(story, spentMs, { caps: caps2 }) {
  const elapsedMs = story.elapsedMs + spentMs;
  return { ...story, elapsedMs, softLimitHit: story.softLimitHit || elapsedMs >= caps2.story.softMs };
}
function notePause(state, spentMs) {
  const { times: times2, totalMs } = state.paused ?? { times: 0, totalMs: 0 };
  return { ...state, paused: { times: times2 + 1, totalMs: totalMs + spentMs } };
}

// build/core/loop.js
function transition(before, event) {
  const outcome = priced(before, event.outcome);
  return issued(apply(charged(tick(before, event), outcome), outcome));
}
function fold2(events) {
  const [first] = events;
  if (first === void 0)
    return void 0;
  let step3 = begin(first);
  for (let at = 1; at < events.length; at += 1)
    step3 = transition(step3.state, events[at]);
  return step3;
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
      return advance(noteFinal(state, outcome.results));
    case "final-reviewed":
      return advance(noteFinalReview(state, outcome));
    case "story-committed":
    case "story-parked":
    case "stories-carried":
    case "feature-archived":
      return committed(state, outcome);
    case "publishing":
      return advance(state);
    case "settled":
      return settled(withResults(state, outcome));
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
  return outcome.type === "approved" ? signedOff(state, outcome) : firstStep(reopened(state, outcome));
}
function baselineDone(before, checks) {
  const state = noteBaseline(before, checks);
  const halt3 = baselineHalt(state, checks);
  return halt3 === void 0 ? beginWork(state) : enterHalt(state, halt3);
}
function goOn(state, outcome) {
  const stepFrom = outcome.step === true ? state.iterations : void 0;
  const { chain, again: again4, workflowRun: resumedIn } = outcome;
  const going2 = limitsKept({ ...state, stepFrom, chain, again: again4, resumedIn, resumes: state.resumes + 1 });
  return resumed(going2, { ...outcome, restart: restartOf(state, outcome) });
}
function restartOf(state, { elsewhere }) {
  return (elsewhere === true ? mayWorkOn(state) : isResumable(state)) ? firstStep : void 0;
}

// build/settings/parsed.js
function quote(text2) {
  const characters = [...text2];
  const shown4 = characters.length > 80 ? `${characters.slice(0, 77).join("")}...` : text2;
  const escaped = JSON.stringify(shown4).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeCharacter);
  return escaped.replaceAll('\\"', '"');
}
function escapeCharacter(character) {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

// build/settings/clients.js
var CLIENTS = ["claude", "codex", "gemini", "opencode", "copilot", "qwen"];

// build/settings/table-agent.js
var AGENT_SETTINGS = [
  {
    name: "agent",
    group: "agent",
    type: { kind: "choice", values: [...CLIENTS, "command", "rehearsal", "replay"], later: [] },
    defaultText: "none: it must be set",
    description: "Who implements: the client of that name (`claude` is Claude Code), `command` starts the program of agent_command for every attempt, `rehearsal` plays a score file without any model, `replay` a recorded run.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "agent_command",
    group: "agent",
    type: { kind: "words", program: true },
    defaultText: "none: required with `agent: command`",
    description: "Program and arguments of the agent as shell words; no shell reads them. The prompt arrives on stdin.",
    aliases: [],
    source: "10-fine-print Names and formats"
  },
  {
    name: "agent_args",
    group: "agent",
    type: { kind: "words", program: false },
    defaultText: "none; with `agent: rehearsal` the score `.ralph/rehearsal.yaml`",
    description: "More arguments as shell words, put behind those of the agent. With `agent: rehearsal`: the path of the score file.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "review_agent",
    group: "agent",
    type: { kind: "choice", values: ["none", ...CLIENTS, "command", "rehearsal", "replay"], later: [] },
    defaultText: "the same as agent",
    description: 'Who reviews what passed the checks: a fresh process per review. `none` is printed as "not reviewed".',
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "review_command",
    group: "agent",
    type: { kind: "words", program: true },
    defaultText: "agent_command; RALPH_ROLE tells which",
    description: "Program and arguments of the reviewer with `review_agent: command`, as shell words.",
    aliases: [],
    source: "10-fine-print Names and formats"
  },
  {
    name: "model",
    group: "agent",
    type: { kind: "model" },
    defaultText: "the agent's own",
    description: "Model of the agent that implements.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "escalation_model",
    group: "agent",
    type: { kind: "model" },
    defaultText: "model",
    description: "Model of the attempts that a story gets when it failed three times with the same error.",
    aliases: [],
    source: "02-loop \xA73.4"
  },
  {
    name: "review_model",
    group: "agent",
    type: { kind: "model" },
    defaultText: "model",
    description: "Model of the agent that reviews; by default that of `model` where both are the same client.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "max_turns",
    group: "agent",
    type: { kind: "count", upTo: 1e4, ceiling: false },
    defaultText: "no limit of its own",
    description: "Requests to the model in one call of an agent: a cap of claude, gemini and qwen; opencode and copilot are ended by us when their stream tells one more, codex when it tells one more call of a tool.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "allowed_tools",
    group: "agent",
    type: { kind: "tools" },
    defaultText: "the tools that reading, editing and running commands take",
    description: "Tools that claude may use without being asked, in its own notation, for example `Edit, Bash(npm test)`.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "dangerously_skip_permissions",
    group: "agent",
    type: { kind: "boolean" },
    defaultText: "`true` behind the walls of a namespace or of another user",
    description: "Let the agent use every tool unasked. At isolation level `process` everything the job can reach is then within its reach.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "agent_version",
    group: "agent",
    type: { kind: "version" },
    defaultText: "the version that was tested ([docs/agents.md](agents.md))",
    description: "Version of the client that npm installs where none is on PATH. A client that is there is used as it is; a notice says when its version is another one.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "path_to_agent_executable",
    group: "agent",
    type: { kind: "executable" },
    defaultText: "found on PATH, else installed",
    description: "Absolute path of the agent program, for example of a Claude Code that an earlier step installed. A reviewer that is another client is found on PATH or installed.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "prompt",
    group: "agent",
    type: { kind: "path" },
    defaultText: "the feature's prompt.md",
    description: "File inside the repository with what the project wants the agent to know; the implement prompt quotes it.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "prompt_style",
    group: "agent",
    type: { kind: "choice", values: ["tdd", "plain"], later: [] },
    default: "tdd",
    description: "Ask the agent for failing tests first, or for tests at some point. A template of the project decides alone.",
    aliases: [],
    source: "ralph-hybrid, templates"
  },
  {
    name: "agent_env",
    group: "agent",
    type: { kind: "names" },
    defaultText: "none",
    description: "Names of environment variables that the agent receives beside the short list it always gets, for example its model key.",
    aliases: [],
    source: "04-trust rule 1"
  },
  {
    name: "agent_files",
    group: "agent",
    type: { kind: "places", home: true },
    defaultText: "none",
    description: "Files copied into the HOME of the agent, readable by nobody else: one written as `~/...` keeps its place, any other gets its name at the top.",
    aliases: [],
    source: "03-interface \xA71"
  }
];

// build/settings/table-caps.js
var UNBOUNDED_SENTENCE = "I accept unbounded spend";
var CAP_SETTINGS = [
  {
    name: "max_attempts",
    group: "caps",
    type: { kind: "count", upTo: 50, ceiling: true },
    default: "5",
    description: "Attempts per story; each sub-story of a story that was split has as many of its own.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "max_iterations",
    group: "caps",
    type: { kind: "count", upTo: 50, ceiling: true },
    default: "20",
    description: "Attempts of the whole run, all stories together, counted across resumes.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "max_commits",
    group: "caps",
    type: { kind: "count", upTo: 200, ceiling: true },
    default: "30",
    description: "Commits of the whole run, counted across resumes.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "max_cost_usd",
    group: "caps",
    type: { kind: "money", upTo: 100, ceiling: true, free: false },
    default: "25",
    description: "Cost of all calls of agents in US dollars, counted across resumes. The run ends before a call that would likely exceed it (by the average of the calls of its role), and ends a call whose stream tells that it does.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "cost_per_call",
    group: "caps",
    type: { kind: "money", upTo: 100, ceiling: false, free: true },
    defaultText: "unknown, and printed as unknown",
    description: "Cost in US dollars of a call whose agent tells none and whose model has no price.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "prices",
    group: "caps",
    type: { kind: "prices" },
    defaultText: "the list prices of [docs/agents.md](agents.md)",
    description: "US dollars for a million tokens of a model, over the table: `my-model=3/15/0.3/3.75` is input, output, cached input, input into the cache. Used where a client tells no cost; without a price it is unknown.",
    aliases: [],
    source: "02-loop \xA72, 06-agents Results"
  },
  {
    name: "rate_limit",
    group: "caps",
    type: { kind: "count", upTo: 1e4, ceiling: false },
    default: "100",
    description: "Calls of agents within an hour, those of the run before included. The run pauses until the next one is allowed; where that does not fit it is put off.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "agent_fallbacks",
    group: "agent",
    type: { kind: "fallbacks" },
    defaultText: "none",
    description: "Agents that take over, in this order, when the account of the one before has reached its limit and waiting does not fit into the run; for reviews too. Each must have its key when the run begins; a client that is not there is installed. `command` is agent_command.",
    aliases: [],
    source: "03-interface \xA71, 02-loop \xA73.1"
  },
  {
    name: "soft_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "45m",
    description: "Time per story after which a warning is given; each attempt is kept as a commit anyway. Unset, it stays at three quarters of a shorter hard_timeout.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "hard_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "60m",
    description: "Time per story after which the story ends as failed.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "run_timeout",
    group: "caps",
    type: { kind: "duration" },
    defaultText: "job_timeout minus reserve",
    description: "Time of one workflow run. When it is over the work in flight goes to a wip branch and the run can be resumed.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "job_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "6h",
    description: "The job's own limit: what `timeout-minutes` of the workflow or the runner allows.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "reserve",
    group: "caps",
    type: { kind: "duration" },
    default: "10m",
    description: "Time kept free before the job's limit for pushing and reporting.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "gate_timeouts",
    group: "caps",
    type: { kind: "gate-timeouts" },
    default: "implement=12m/20m, setup=5m/10m, test=5m/10m, spec=3m/5m, quality=2m/3m",
    description: "Soft and hard limit of each gate and of setup_command. Those that are not named keep their default.",
    aliases: [],
    source: "02-loop \xA72, 10-fine-print Names and formats"
  },
  {
    name: "timeout_minutes",
    group: "caps",
    type: { kind: "duration" },
    defaultText: "the implement entry of gate_timeouts",
    description: "Another way to write the hard limit of implement.",
    aliases: ["timeout"],
    source: "02-loop \xA72, ralph-hybrid Run Options"
  },
  {
    name: "idle_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "10m",
    description: "How long an agent may be silent, without output and without using the processor. Off for `agent: command` unless it is written out.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "timeout_multiplier",
    group: "caps",
    type: { kind: "factor" },
    default: "1",
    description: "Multiplies every limit that is a duration, but not job_timeout and reserve, which are facts about the job.",
    aliases: [],
    source: "02-loop \xA72, 10-fine-print Verdicts"
  },
  {
    name: "attempt_start",
    group: "caps",
    type: { kind: "choice", values: ["keep", "clean-on-shift", "clean"], later: [] },
    default: "clean-on-shift",
    description: "What the next attempt of a story starts from: its work so far, the same but clean after a strategy shift, or always the story's start.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "accept_unbounded",
    group: "caps",
    type: { kind: "sentence", sentence: UNBOUNDED_SENTENCE },
    defaultText: "not accepted",
    description: `Lifts the ceilings of 50 attempts, 50 iterations, 200 commits, 100 US dollars and 24 hours when it is exactly \`${UNBOUNDED_SENTENCE}\`.`,
    aliases: [],
    source: "02-loop \xA72"
  }
];

// build/settings/table-gates.js
var GATE_SETTINGS = [
  {
    name: "test_command",
    group: "gates",
    type: { kind: "gates" },
    defaultText: "detected from the manifests",
    description: "The checks, one per line: `name: command`, or a bare command that is then named test. Each line runs in a bash of its own (`bash --noprofile --norc -eo pipefail`: the first command that fails ends it); `none` means that nothing is tested.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "gate_env",
    group: "gates",
    type: { kind: "names" },
    defaultText: "none",
    description: "Names of environment variables that the gates receive although they look like secrets. They are printed in the report.",
    aliases: [],
    source: "04-trust rule 1"
  },
  {
    name: "gate_mounts",
    group: "gates",
    type: { kind: "places", home: false },
    defaultText: "none",
    description: "Absolute paths that gates may read although they are hidden from them otherwise.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "gate_parallel",
    group: "gates",
    type: { kind: "count", upTo: 16, ceiling: false },
    default: "1",
    description: "Gates that run side by side, each in a view of its own.",
    aliases: [],
    source: "02-loop \xA71 gate 3"
  },
  {
    name: "baseline",
    group: "gates",
    type: { kind: "choice", values: ["attribute", "require-green", "off"], later: [] },
    default: "attribute",
    description: "Run the gates once before the first attempt: `attribute` tells new failures from those that were there before (a red check whose tests are not listed has to become green), `require-green` stops on a red base, `off` skips it.",
    aliases: [],
    source: "02-loop \xA71 Baseline"
  },
  {
    name: "protected_paths",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "only the built-in list",
    description: "More files, as globs, that the agent may not change. They are restored, and the agent is told.",
    aliases: [],
    source: "04-trust rule 10"
  },
  {
    name: "hidden_paths",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "none",
    description: "Acceptance tests that agents do not see: files, as globs, that are taken out of their worktree and laid into every gate view as the policy base has them.",
    aliases: [],
    source: "10-fine-print Hidden checks"
  },
  {
    name: "test_paths",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "the ecosystem's conventional globs",
    description: "Which files are tests, as globs, in place of the conventional ones.",
    aliases: [],
    source: "10-fine-print Verdicts"
  },
  {
    name: "test_report",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "none",
    description: "Reports that the checks write, as globs (JUnit, TAP, JSON of jest, vitest, mocha or `go test -json`): a check that wrote one on the base has to write a fresh one, with no failed test and no fewer tests. Reports of an earlier run are removed first. Without it the output of known runners is read.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "require_evidence",
    group: "gates",
    type: { kind: "boolean" },
    defaultText: "`true` when nobody reviews",
    description: "Pass a story only when a test shows that it is done; green gates alone prove that nothing broke.",
    aliases: [],
    source: "10-fine-print Verdicts (Evidence)"
  },
  {
    name: "red_green",
    group: "gates",
    type: { kind: "choice", values: ["false", "if-tests", "true"], later: [] },
    default: "false",
    description: "Run the new tests on the old code too, where they have to fail: `true` asks every story for such a test, `if-tests` only those that add or change tests.",
    aliases: [],
    source: "02-loop \xA71, 10-fine-print Verdicts"
  },
  {
    name: "spec_passes",
    group: "gates",
    type: { kind: "count", upTo: 9, ceiling: false },
    default: "1",
    description: "Reviewers that judge every acceptance criterion. When they disagree, a human is asked.",
    aliases: [],
    source: "02-loop \xA71 gate 4"
  },
  {
    name: "final_review",
    group: "gates",
    type: { kind: "count", upTo: 9, ceiling: false, from: 0 },
    default: "0",
    description: "Reviewers that read the whole change once, after the last story; 0 = none. When more than half of them name something that must not be merged, the run ends `block_finding`, and with `journal: ref` so do later runs until the branch changes; when too few answer, it is not `ready`, and the next run asks again. Each has the limit of the quality gate (`gate_timeouts`).",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "on_block",
    group: "gates",
    type: { kind: "choice", values: ["continue", "halt"], later: [] },
    default: "continue",
    description: "What a confirmed block of the quality review does beside ending its story: `continue` with the others, or `halt` the run.",
    aliases: [],
    source: "02-loop \xA71 gate 5"
  },
  {
    name: "max_changed_files",
    group: "gates",
    type: { kind: "count", upTo: 1e6, ceiling: false },
    default: "2000",
    description: "Files that one attempt may change; more fails the attempt.",
    aliases: [],
    source: "10-fine-print Limits of a snapshot"
  },
  {
    name: "max_added_mb",
    group: "gates",
    type: { kind: "count", upTo: 1e5, ceiling: false },
    default: "50",
    description: "Megabytes that one attempt may add; more fails the attempt.",
    aliases: [],
    source: "10-fine-print Limits of a snapshot"
  },
  {
    name: "max_file_mb",
    group: "gates",
    type: { kind: "count", upTo: 1e5, ceiling: false },
    default: "10",
    description: "Megabytes of the largest file that an attempt may write; more fails the attempt.",
    aliases: [],
    source: "10-fine-print Limits of a snapshot"
  }
];

// build/settings/table-git.js
var GIT_SETTINGS = [
  {
    name: "github_token",
    group: "git",
    type: { kind: "token" },
    defaultText: "the token of the workflow",
    actionDefault: `\${{ github.token }}`,
    description: "Token that pushes the branches. Only the controller holds it; agents and gates never see it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "base_branch",
    group: "git",
    type: { kind: "branch" },
    defaultText: "the repository's default branch",
    description: "Branch that the work starts from and whose rules are read.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "branch_prefix",
    group: "git",
    type: { kind: "branch-prefix" },
    default: "ralph/",
    description: "Beginning of the name of the branch that receives passed stories.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "commit_message_template",
    group: "git",
    type: { kind: "message-template" },
    default: "feat: [{id}] - {title}",
    description: "First line of a story's commit; `{id}` and `{title}` are filled in.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "sign_off",
    group: "git",
    type: { kind: "boolean" },
    default: "false",
    description: "Add a Signed-off-by line with the commit author to every story commit.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "commit_author_name",
    group: "git",
    type: { kind: "person-name" },
    default: "ralph-action[bot]",
    description: "Name of author and committer.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "commit_author_email",
    group: "git",
    type: { kind: "email" },
    default: "ralph-action@users.noreply.github.com",
    description: "E-mail address of author and committer.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "create_pr",
    group: "git",
    type: { kind: "choice", values: ["draft", "ready", "none"], later: [] },
    default: "draft",
    description: "The pull request that is opened at the first pushed story, one per feature. It is never merged.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "resume",
    group: "git",
    type: { kind: "choice", values: ["auto", "always", "never"], later: [] },
    default: "auto",
    description: "Whether an unfinished run goes on: `auto` when the way it ended allows it, `always`, or `never`.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "journal",
    group: "git",
    type: { kind: "choice", values: ["ref", "artifact", "none"], later: [] },
    default: "ref",
    description: "Where the run's own records go: `ref` to refs/ralph/<feature>/state, so that any machine goes on with the run and knows what earlier nights learned; `artifact` to artifacts of the workflow runs instead, where only runs of the same workflow file find them (a workflow for nights and one for comments know nothing of each other), which takes `actions: read` and GitHub's own artifact service; `none` nowhere, so that only the same machine does.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "continue",
    group: "git",
    type: { kind: "choice", values: ["none", "dispatch"], later: [] },
    default: "none",
    description: "What becomes of a run that reaches its deadline: with `dispatch` it starts the workflow again, which goes on with it, at most 10 times in a row. It takes `on: workflow_dispatch`, `actions: write` and the journal on the remote; `journal: none` and `resume: never` are refused beside it.",
    aliases: [],
    source: "03-interface \xA77"
  },
  {
    name: "hand_over",
    group: "git",
    type: { kind: "place" },
    defaultText: "the job pushes itself",
    description: "Folder through which a job without write permission gives its work to another one. In a run, nothing is pushed and nothing is written to GitHub: branches and records go into the file hand-over.bundle there. With `mode: publish` that file is examined and what it holds is pushed. An input only; `continue: dispatch` and any `journal` but `ref` are refused beside it.",
    aliases: [],
    source: "03-interface \xA74"
  },
  {
    name: "archive",
    group: "git",
    type: { kind: "boolean" },
    default: "true",
    description: "Once all stories of prd.json have passed, copy prd.json, progress.txt, prompt.md and specs/ to `.ralph/archive/<date>-<feature>/`, as the last commit of the branch.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "retention_days",
    group: "git",
    type: { kind: "count", upTo: 3650, ceiling: false },
    default: "30",
    description: "Days after which older work of the feature's stories (`wip/archive/\u2026`), attempts that this machine keeps and records of finished runs in the state ref are removed at the end of a run.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "retry_failed_after",
    group: "caps",
    type: { kind: "age" },
    default: "7d",
    description: "When a story that did not pass is tried again although neither its entry in prd.json, the prompt nor the base branch has changed.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "lock_ttl",
    group: "git",
    type: { kind: "duration" },
    default: "30m",
    description: "How long the lock of another runner counts without a sign of life, where GitHub does not say whether its workflow run has ended (that takes `actions: read`).",
    aliases: [],
    source: "02-loop \xA76"
  }
];

// build/settings/table-isolation.js
var ISOLATION_SETTINGS = [
  {
    name: "isolation",
    group: "isolation",
    type: { kind: "choice", values: ["auto", "namespace", "user", "process"], later: [] },
    default: "auto",
    description: "Wall around agents and gates: `namespace`, another `user`, or only a `process` group, which is not safe. `auto` takes the best that this machine can do and prints it.",
    aliases: [],
    source: "04-trust rule 2"
  },
  {
    name: "working_directory",
    group: "isolation",
    type: { kind: "folder" },
    defaultText: "the root of the repository",
    description: "Folder inside the repository in which agents, gates and setup_command start. Globs stay relative to the root of the repository.",
    aliases: [],
    source: "02-loop \xA71 Gate views, catalogue B11"
  }
];

// build/settings/table-keys.js
var KEY_SETTINGS = [
  {
    name: "anthropic_api_key",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Key of `agent: claude`, `opencode` or `copilot`. Only the agent receives it; gates never see it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "claude_code_oauth_token",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Subscription token of `agent: claude`, in place of a key.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "openai_api_key",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Key of `agent: codex`, `opencode`, `copilot` or `qwen`. Only the agent receives it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "gemini_api_key",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Key of `agent: gemini` or `opencode`. Only the agent receives it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  }
];

// build/settings/table-replay.js
var REPLAY_SETTINGS = [
  {
    name: "record",
    group: "agent",
    type: { kind: "boolean" },
    default: "false",
    description: "Write a cassette of what every agent of the run said and changed, without secrets, that `agent: replay` plays again. The log says where it lies ([docs/replay.md](replay.md)).",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "replay_file",
    group: "agent",
    type: { kind: "cassette" },
    defaultText: "none: required with `agent: replay`",
    description: "Cassette that `agent: replay` plays: an absolute path of the machine, or a file of the repository, read at the policy base.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "replay_match",
    group: "agent",
    type: { kind: "choice", values: ["prompt", "call"], later: [] },
    default: "prompt",
    description: "What must be as recorded: with `call` role, story, attempt and call; with `prompt` the prompt, but for times and the like, and the files that a change replaces as well.",
    aliases: [],
    source: "03-interface \xA71"
  }
];

// build/settings/table-reporting.js
var REPORTING_SETTINGS = [
  {
    name: "fail_on",
    group: "reporting",
    type: { kind: "halts" },
    default: "any",
    description: "Which halts fail the step: `any` (every one with an exit code other than 0), `never`, or a list of halts.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "use_sticky_comment",
    group: "reporting",
    type: { kind: "boolean" },
    default: "true",
    description: "Keep one comment on the pull request up to date while the run works.",
    aliases: [],
    source: "03-interface \xA71, \xA76"
  },
  {
    name: "redact",
    group: "reporting",
    type: { kind: "secrets" },
    defaultText: "only the secrets that are known anyway",
    description: "More values to blank out of every report, log and commit, separated by commas or line breaks, each of at least 4 characters.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71, 04-trust rule 17"
  },
  {
    name: "keep_logs",
    group: "reporting",
    type: { kind: "boolean" },
    default: "false",
    description: "Keep the logs of attempts and gates after a success too.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "show_full_output",
    group: "reporting",
    type: { kind: "boolean" },
    default: "false",
    description: "Print the whole output of agents, gates and setup_command in the job log, not only its end. Whoever can read the log can read it.",
    aliases: [],
    source: "03-interface \xA71, 04-trust rule 15"
  }
];

// build/settings/table-setup.js
var SETUP_SETTINGS = [
  {
    name: "setup_command",
    group: "gates",
    type: { kind: "command" },
    defaultText: "none: gates see what the workspace had installed",
    description: "Installs dependencies, for example `npm ci`, in the same bash as the gates (`-eo pipefail`). It runs in front of the gates of every tree that the workspace has nothing installed for: where the files of setup_key are not those of the commit that is checked out there, and for the base too where the workspace holds no file that git ignores. It runs once for each state of these files where views are overlay mounts, else in each view that needs it.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  },
  {
    name: "setup_key",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "the manifests and lock files of the usual package managers",
    description: "Which files decide, as globs, whether setup_command has to run again.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  },
  {
    name: "setup_env",
    group: "gates",
    type: { kind: "names" },
    defaultText: "none",
    description: "Names of environment variables that setup_command receives although they look like secrets, for example a registry token; only on the tree of the base branch, never on one that an agent or a pull request changed.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  },
  {
    name: "setup_scripts",
    group: "gates",
    type: { kind: "choice", values: ["off", "allow"], later: [] },
    default: "off",
    description: "Whether packages may run install scripts when the files of setup_key are not those of the base branch.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  }
];

// build/settings/table-stopping.js
var STOPPING_SETTINGS = [
  {
    name: "on_thrash",
    group: "gates",
    type: { kind: "choice", values: ["continue", "halt"], later: [] },
    default: "continue",
    description: "What a story whose attempts undo each other does beside ending: `continue` with the others, or `halt` the run. A run of one story halts.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "on_escalate",
    group: "gates",
    type: { kind: "choice", values: ["continue", "halt"], later: [] },
    default: "continue",
    description: "The same for a story that needs a human's answer: `continue` with the others, or `halt` the run. A run of one story halts.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "signoff",
    group: "gates",
    type: { kind: "choice", values: ["none", "required"], later: [] },
    default: "none",
    description: "Who has the last word when every story passed: `none`, the run is ready; `required`, it waits as `awaiting_signoff`, and the pull request stays a draft, until a person who may write approves exactly that commit (`/ralph approve`, or an approving review), for which any `journal` but `ref` is refused beside it.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "classifier",
    group: "gates",
    type: { kind: "choice", values: ["rules", "agent"], later: [] },
    default: "rules",
    description: "Where a failed attempt leads when it leaves a question that the rules would ask a human: `rules` asks it, `agent` first has a fresh agent that only reads say whether another attempt, a split of the story or a human is needed. Without a usable answer it is the human.",
    aliases: [],
    source: "02-loop \xA73 Classifier"
  },
  {
    name: "critic_window",
    group: "caps",
    type: { kind: "count", upTo: 50, ceiling: false },
    default: "3",
    description: "Attempts in a row with the same blockers after which a story counts as thrashing, once a strategy shift was of no help.",
    aliases: [],
    source: "02-loop \xA73 Critic"
  },
  {
    name: "same_error_threshold",
    group: "caps",
    type: { kind: "count", upTo: 1e3, ceiling: false },
    default: "5",
    description: "Iterations in a row with the same error, over two stories or more, after which the run is stopped.",
    aliases: [],
    source: "02-loop \xA73 Breaker, ralph-hybrid Circuit Breaker"
  },
  {
    name: "no_progress_threshold",
    group: "caps",
    type: { kind: "count", upTo: 1e3, ceiling: false },
    default: "3",
    description: "Iterations in a row without progress after which the run is stopped.",
    aliases: [],
    source: "02-loop \xA73 Breaker, ralph-hybrid Circuit Breaker"
  },
  {
    name: "progress",
    group: "caps",
    type: { kind: "choice", values: ["attempt", "story"], later: [] },
    default: "attempt",
    description: "What counts as progress: `attempt` is a passed story, a new tree or a later gate; `story` is a passed story alone, looked at between stories.",
    aliases: [],
    source: "02-loop \xA73 Breaker"
  },
  {
    name: "reset_circuit",
    group: "caps",
    type: { kind: "boolean" },
    default: "false",
    description: "Begin as if the last run had not been stopped as `circuit_open`, instead of with one trial that stops this one too when it fails in the same way.",
    aliases: [],
    source: "02-loop \xA73 Breaker"
  }
];

// build/settings/table-triggers.js
var TRIGGER_SETTINGS = [
  {
    name: "trigger_phrase",
    group: "triggers",
    type: { kind: "phrase" },
    default: "/ralph",
    description: "First word of a line of a comment that gives a command; capitals do not count.",
    aliases: [],
    source: "03-interface \xA71, \xA74"
  },
  {
    name: "label_trigger",
    group: "triggers",
    type: { kind: "label" },
    defaultText: "labels start nothing",
    description: "Label that makes the text of an issue the objective of a run.",
    aliases: [],
    source: "03-interface \xA74"
  },
  {
    name: "allowed_bots",
    group: "triggers",
    type: { kind: "logins" },
    defaultText: "no bot",
    description: "Logins of bots that may give commands, as GitHub writes them: `my-app[bot]`. There is no wildcard.",
    aliases: [],
    source: "03-interface \xA74, catalogue U4"
  },
  {
    name: "comment_criteria",
    group: "triggers",
    type: { kind: "choice", values: ["write", "named", "off"], later: [] },
    default: "write",
    description: "What `--criteria` of a comment may be: with `write` any command of a person with write access, run as a gate without any key; with `named` the name of a configured gate; with `off` nothing.",
    aliases: [],
    source: "03-interface \xA71, catalogue U14"
  },
  {
    name: "allow_fork_prs",
    group: "triggers",
    type: { kind: "boolean" },
    default: "false",
    description: "Take commands on pull requests from forks too. Work on one starts from its head and goes to a branch of this repository.",
    aliases: [],
    source: "03-interface \xA74, catalogue U7"
  }
];

// build/settings/table-what.js
var WHAT_SETTINGS = [
  {
    name: "mode",
    group: "what",
    type: { kind: "choice", values: ["auto", "run", "plan", "publish", "doctor"], later: ["collect"] },
    default: "auto",
    description: "What to do: `auto` what the event asks for, `run` the configured stories and no commands of people, `plan` say what would be done and list the open stories in the output `matrix` without starting anything, `publish` push what a job with `hand_over` left and show it in a pull request, without starting an agent or a gate, `doctor` look for whatever keeps a run from working, without starting an agent. An input only.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "prd",
    group: "what",
    type: { kind: "path" },
    defaultText: "found",
    description: "Path of the prd.json inside the repository. Without it the usual places are searched, and two candidates are an error.",
    aliases: [],
    source: "03-interface \xA73"
  },
  {
    name: "feature",
    group: "what",
    type: { kind: "feature" },
    defaultText: "found",
    description: "Name of the feature folder: `.ralph/<feature>/` holds prd.json, progress.txt, prompt.md and specs.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "story",
    group: "what",
    type: { kind: "ids" },
    defaultText: "all open stories",
    description: "Ids of the stories to work on; the run is then about these alone.",
    aliases: [],
    source: "10-fine-print Verdicts (Scope)"
  },
  {
    name: "objective",
    group: "what",
    type: { kind: "text", most: 2e4 },
    defaultText: "the stories of prd.json",
    description: "One objective to work on instead of the stories of a prd.json. The same objective goes on where its last run was cut short.",
    aliases: [],
    source: "02-loop \xA75, adr-007"
  },
  {
    name: "criteria",
    group: "what",
    type: { kind: "command" },
    defaultText: "the configured checks alone",
    description: "Command that exits with 0 once the objective is reached: one more gate, which has to be green whatever it was before.",
    aliases: ["verification_command"],
    source: "02-loop \xA75, adr-007"
  },
  {
    name: "completion_signals",
    group: "what",
    type: { kind: "patterns" },
    defaultText: "the promise that our own prompts ask for",
    description: "Regular expressions that claim that a story is done, looked for in the agent's final message alone. A claim asks for the gates, no more.",
    aliases: [],
    source: "02-loop \xA73 Signals"
  },
  {
    name: "blocking_signals",
    group: "what",
    type: { kind: "patterns" },
    default: BLOCKING_SIGNALS.join("\n"),
    description: "Regular expressions that say that the agent cannot go on, looked for in its final message alone. A story whose gates did not pass ends `blocked` then, with that line for a person.",
    aliases: [],
    source: "02-loop \xA73 Signals, pattern-library"
  },
  {
    name: "consecutive_done_signals",
    group: "what",
    type: { kind: "count", upTo: 50, ceiling: false },
    default: String(stallRules.claims),
    description: "Claims in a row without a change that are no progress. They do not end the run.",
    aliases: [],
    source: "02-loop \xA73 Signals, ralph-hybrid completion"
  },
  {
    name: "consecutive_test_loops",
    group: "what",
    type: { kind: "count", upTo: 50, ceiling: false },
    default: String(stallRules.testLoops),
    description: "Iterations in a row that change nothing but tests and are no progress. They do not end the run.",
    aliases: [],
    source: "02-loop \xA73 Signals, ralph-hybrid completion"
  },
  {
    name: "step",
    group: "what",
    type: { kind: "boolean" },
    default: "false",
    description: "Make one iteration, then halt `interrupted` and print how to go on: the next start of the workflow goes on from there. The step ends green only where `fail_on` leaves `interrupted` out.",
    aliases: [],
    source: "03-interface \xA71, ralph-loop-skill"
  },
  {
    name: "dry_run",
    group: "what",
    type: { kind: "boolean" },
    default: "false",
    description: "Print the plan, the prompts and the gates, and touch nothing.",
    aliases: [],
    source: "02-loop \xA72"
  }
];

// build/settings/table.js
var SETTINGS = [
  ...WHAT_SETTINGS,
  ...AGENT_SETTINGS,
  ...REPLAY_SETTINGS,
  ...KEY_SETTINGS,
  ...GATE_SETTINGS,
  ...SETUP_SETTINGS,
  ...CAP_SETTINGS,
  ...STOPPING_SETTINGS,
  ...GIT_SETTINGS,
  ...TRIGGER_SETTINGS,
  ...REPORTING_SETTINGS,
  ...ISOLATION_SETTINGS
];
var rows = new Map(SETTINGS.map((row5) => [row5.name, row5]));
var names2 = new Map(SETTINGS.flatMap((row5) => [row5.name, ...row5.aliases].map((name) => [name, row5.name])).reverse());
function settingNamed(typed) {
  return names2.get(typed.replaceAll("-", "_"));
}

// build/settings/parse-duration.js
var DURATION_CEILING_MS = (/* unused pure expression or super */ null && (24 * 36e5));
var LONGEST_TIMER_MS = (/* unused pure expression or super */ null && (596 * 36e5));

// build/settings/parse-fallbacks.js
var NAMES = [...CLIENTS, "command"];
var HELP = (/* unused pure expression or super */ null && (`Write agents in the order in which they take over (${NAMES.join(", ")}), a client with a model of its own as gemini=gemini-2.5-pro.`));

// build/settings/parse-list.js
var HALT_KINDS = Object.keys(halts);

// build/settings/limits.js
var STORY_SOFT_SHARE = (/* unused pure expression or super */ null && (45 / 60));
var IMPLEMENT_SOFT_SHARE = (/* unused pure expression or super */ null && (12 / 20));

// build/settings/check-limits.js
var CEILING_HELP = (/* unused pure expression or super */ null && (`or lift the ceilings with accept_unbounded: ${quote(UNBOUNDED_SENTENCE)}, word for word.`));

// build/settings/read.js
function inputsFromEnvironment(env) {
  const inputs = Object.entries(env).flatMap(([name, text2]) => name.startsWith("INPUT_") && text2 !== void 0 ? [[name.slice("INPUT_".length).toLowerCase(), text2]] : []);
  return { source: "input", values: Object.fromEntries(inputs) };
}

// build/action/early-inputs.js
function inputValue(inputs, name) {
  return Object.entries(inputs.values).find(([key, text2]) => text2 !== "" && settingNamed(key) === name)?.[1];
}

// build/action/hold-lease.js



// build/adapters/disk.js



// build/adapters/lease.js
async function dropLease(repository, ref, commit) {
  const [result] = await repository.push([{ ref, commit, expect: commit, remove: true }]);
  return result === void 0 || result.ok ? void 0 : result.problem;
}

// build/adapters/store/lock.js




// build/report/time.js
var SECOND = 1e3;
var MINUTE = 60 * SECOND;
var HOUR = 60 * MINUTE;
var DAY = 24 * HOUR;
function isoTime(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
function parts(epochMs) {
  const ms = Math.floor(finite(epochMs));
  const days = Math.floor(ms / DAY);
  const rest = ms - days * DAY;
  const { year, month, day } = civil(days);
  return {
    year: String(year).padStart(4, "0"),
    month: two(month),
    day: two(day),
    hour: two(Math.floor(rest / HOUR)),
    minute: two(Math.floor(rest % HOUR / MINUTE)),
    second: two(Math.floor(rest % MINUTE / SECOND))
  };
}
function civil(days) {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  };
}
function finite(value) {
  return Number.isFinite(value) ? value : 0;
}
function two(value) {
  return String(value).padStart(2, "0");
}

// build/action/lease-file.js



// build/adapters/random-name.js

var pool = Buffer.allocUnsafe(4096);
var used = pool.length;
function randomName() {
  if (used === pool.length) {
    (0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.randomFillSync)(pool);
    used = 0;
  }
  used += 8;
  return pool.toString("hex", used - 8, used);
}

// build/action/lease-file.js
function readLease(folder) {
  const file2 = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, FILE);
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)(file2))
    return void 0;
  try {
    const left2 = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(file2, "utf8"));
    return isLease(left2) ? left2 : void 0;
  } catch {
    return void 0;
  }
}
function forgetLease(folder) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, FILE), { force: true });
}
var FILE = "lease.json";
function isLease(value) {
  if (typeof value !== "object" || value === null)
    return false;
  const { pid, commits, over = true, ...rest } = value;
  const texts = [rest.ref, rest.id, rest.startTicks, rest.host, ...Array.isArray(commits) ? commits : [void 0]];
  return typeof pid === "number" && over === true && texts.every((text2) => typeof text2 === "string");
}

// build/action/hold-lease.js
async function releaseLeft(repository, folder) {
  const left2 = readLease(folder);
  if (left2 === void 0)
    return void 0;
  let open3;
  for (const commit of left2.commits) {
    const problem = await dropLease(repository, left2.ref, commit);
    if (problem === void 0) {
      open3 = void 0;
      break;
    }
    if (problem.kind !== "stale")
      open3 = problem;
  }
  if (open3 === void 0)
    forgetLease(folder);
  return open3;
}

// build/action/open-repository.js



// build/adapters/git/commit.js
function writeCommit(objects, identity, call) {
  const person = `${plain3(identity.name) || "ralph"} <${plain3(identity.email)}> ${Math.floor(call.at / 1e3)} +0000`;
  const lines = [
    `tree ${call.tree}`,
    ...call.parents.map((parent) => `parent ${parent}`),
    `author ${person}`,
    `committer ${person}`,
    "",
    `${call.message.replaceAll("\0", "").replace(/\n+$/, "")}
`
  ];
  return objects.write("commit", Buffer.from(lines.join("\n"), "utf8"));
}
function plain3(text2) {
  return text2.replace(/[<>\n\r\0]/g, "").trim();
}

// build/adapters/git/controller-dir.js



// build/adapters/git/first-args.js
var absolutePaths = "--path-format=absolute";
var factNames = [
  absolutePaths,
  "--is-bare-repository",
  "--is-shallow-repository",
  "--show-object-format",
  ...["objects", "index", "info/exclude"].flatMap((name) => ["--git-path", name]),
  "--show-prefix"
];
var headNames = ["HEAD^{commit}", "--symbolic-full-name", "HEAD"];
var indexArgs = ["index-pack", "--stdin", "--check-self-contained-and-connected"];
var packArgs = ["pack-objects", "--revs", "--stdout", "--delta-base-offset", "--window=0", "-q"];
var layerIndex = "layer.index";

// build/adapters/git/gitdir.js


var plainAttributes = "* -text -filter -ident -eol -crlf -working-tree-encoding\n";
var allFolders = [
  "objects",
  "objects/info",
  "objects/pack",
  "refs",
  "refs/heads",
  "refs/tags",
  "info"
];
function createGitDir(call) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdirSync)(call.path, { recursive: true, mode: call.folderMode });
  for (const folder of call.folders ?? allFolders) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(call.path, folder), { recursive: true });
  }
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(call.path, "info/attributes"), plainAttributes);
  const config2 = `${call.config.join("\n")}
`;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(call.path, "config"), config2);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(call.path, "HEAD"), `ref: ${call.head}
`);
  return config2;
}

// build/adapters/git/controller-dir.js
function controllerDir(root) {
  return (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(root, "controller.git");
}
function isMade(gitDir) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, "HEAD"));
}
function prepareGitDir(root) {
  const gitDir = controllerDir(root);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdirSync)(root, { recursive: true, mode: 448 });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.chmodSync)(root, 448);
  if (!isMade(gitDir)) {
    createGitDir({ path: gitDir, folderMode: 448, head: "refs/heads/controller", config: controllerConfig });
    return gitDir;
  }
  for (const lock of ["shallow.lock", "config.lock", "packed-refs.lock", `${layerIndex}.lock`])
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, lock), { force: true });
  return gitDir;
}
var controllerConfig = ["[core]", "	repositoryformatversion = 0", "	filemode = true", "	bare = false"];

// build/adapters/git/diff-text.js
async function diffText(git2, { from, to, maxBytes }) {
  const plumbing = ["diff-tree", "--no-ext-diff", "--no-textconv"];
  const options2 = ["-r", "-p", "-M", "--no-color", "--submodule=short"];
  const { stdout } = await git2.run([...plumbing, ...options2, from, to], { maxBytes });
  return stdout.toString("utf8");
}

// build/adapters/git/import-commit.js





// build/adapters/git/refusal.js
function classifyPush(porcelain, stderr) {
  const matching = (rows2, text2) => rows2.find((row6) => row6.pattern.test(text2));
  const row5 = matching(verdicts, porcelain) ?? matching(porcelain === "" ? [...verdicts, ...transport] : verdicts, stderr);
  const { kind, permanent, says } = row5 ?? (porcelain === "" ? unknown : declined);
  const words3 = serverWords(stderr) || reasonOf(porcelain) || lastLine(stderr);
  return { kind, permanent, message: words3 === "" ? says : `${says} The remote said: ${words3}` };
}
function classifyRead(result) {
  if (result.timedOut)
    return timeout;
  if (/not our ref|couldn't find remote ref|no such remote ref|unadvertised object/.test(result.stderr)) {
    return { kind: "missing", message: `The remote does not have it. It said: ${lastLine(result.stderr)}` };
  }
  const { kind, message: message2 } = classifyPush("", result.stderr);
  if (kind === "auth" || kind === "read-only") {
    return {
      kind: "auth",
      message: `The remote refused to be read. Give the job "permissions: contents: read" or pass a valid github_token. The remote said: ${serverWords(result.stderr) || lastLine(result.stderr)}`
    };
  }
  return { kind, message: message2 };
}
var timeout = {
  kind: "timeout",
  permanent: false,
  message: "The remote did not answer in time and git was stopped. Try again later."
};
var verdicts = [
  {
    kind: "workflow-permission",
    permanent: true,
    pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/,
    says: 'The commit changes files under .github/workflows, which GITHUB_TOKEN may never push. Push them with a token of an App or user that has "workflows: write", or leave them out.'
  },
  {
    kind: "large-file",
    permanent: true,
    pattern: /GH001|exceeds GitHub's file size limit|Large files detected/,
    says: "A file is over the 100 MB that the remote accepts. Add it to .gitignore or use Git LFS."
  },
  {
    kind: "repository-rule",
    permanent: true,
    pattern: /GH013|repository rule violations/,
    says: "A repository rule (ruleset) forbids this push. Let the rule pass the ralph branches, or set branch_prefix to names it allows."
  },
  {
    kind: "protected-branch",
    permanent: true,
    pattern: /GH006|protected branch/i,
    says: "The branch is protected. Choose another branch with branch_name_template, or allow the action to push to it."
  },
  {
    kind: "ref-conflict",
    permanent: true,
    pattern: /exists; cannot create|directory file conflict|conflicts? with (?:an )?existing ref/i,
    says: 'A branch on the remote has the name of a folder of this branch (a branch "wip" makes "wip/x" impossible). Use another name, or rename that branch.'
  },
  {
    kind: "stale",
    permanent: false,
    pattern: /stale info|but expected [0-9a-f]{7,}|reference already exists/,
    says: "Somebody else changed the branch since it was last read. Read it again and decide anew."
  },
  {
    kind: "fetch-first",
    permanent: false,
    pattern: /fetch first|non-fast-forward|needs force/,
    says: "The branch has commits that this push does not contain. Fetch it, build on it or use a branch of its own."
  }
];
var transport = [
  {
    kind: "read-only",
    permanent: true,
    pattern: /Permission to .* denied|Write access to repository not granted|returned error: 403|not accessible by integration|repository was archived|access denied or repository not exported|service not enabled/i,
    says: 'The token may not write to the repository. Add "permissions: contents: write" to the job.'
  },
  {
    kind: "auth",
    permanent: true,
    pattern: /Authentication failed|could not read (?:Username|Password)|returned error: 401|Invalid username or (?:token|password)|Bad credentials|Repository not found|repository '[^']*' not found|returned error: 404|does not appear to be a git repository/i,
    says: 'The remote does not know the token, or the token does not reach this repository. Pass a valid github_token to a job with "permissions: contents: write".'
  },
  {
    kind: "timeout",
    permanent: false,
    pattern: /Operation too slow|timed out|Timeout was reached/i,
    says: "The remote did not answer in time. Try again later."
  },
  {
    kind: "network",
    permanent: false,
    pattern: /Could not resolve host|Failed to connect|Couldn't connect|Connection (?:reset|refused|closed)|hung up unexpectedly|RPC failed|returned error: (?:429|5\d\d)|early EOF|unexpected disconnect|Empty reply|transfer closed|SSL|TLS|gnutls/i,
    says: "The connection to the remote failed. Try again later."
  }
];
var declined = {
  kind: "other",
  permanent: true,
  says: "The remote declined the push."
};
var unknown = {
  kind: "other",
  permanent: false,
  says: "git could not talk to the remote."
};
function serverWords(stderr) {
  const said2 = stderr.split("\n").filter((line) => line.startsWith("remote:"));
  const lines = said2.map((line) => line.replace(/^remote:\s*/, "").trim()).filter((line) => line !== "");
  const errors = lines.filter((line) => /^error: (?!Trace:|See )/.test(line));
  return (errors.length > 0 ? errors : lines).slice(0, 3).join(" ");
}
function reasonOf(porcelain) {
  return porcelain.split("	").at(-1)?.trim() ?? "";
}
function lastLine(stderr) {
  const lines = stderr.split("\n").map((line) => line.trim());
  return lines.findLast((line) => line.startsWith("fatal:")) ?? lines.findLast((line) => line !== "") ?? "";
}

// build/adapters/git/remote-read.js
async function listRemote(network, prefixes) {
  const result = await read(network, ["ls-remote", "--symref", "--", network.url]);
  if (result.exitCode !== 0)
    return { ok: false, problem: classifyRead(result) };
  const lines = result.stdout.split("\n").map((line) => line.split("	"));
  const refs = /* @__PURE__ */ new Map();
  let head2;
  for (const [value = "", name = ""] of lines) {
    if (name === "HEAD" && value.startsWith("ref: "))
      head2 = value.slice(5);
    else if (prefixes.some((prefix2) => name.startsWith(prefix2)) && !name.endsWith("^{}"))
      refs.set(name, value);
  }
  return { ok: true, refs, ...head2 === void 0 ? {} : { head: head2 } };
}
async function fetchShallow({ network }, what, depth = 1) {
  const fixed = ["fetch", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--no-progress", "--quiet"];
  const result = await read(network, [...fixed, `--depth=${depth}`, "--", network.url, ...what]);
  return result.exitCode === 0 ? { ok: true } : { ok: false, problem: classifyRead(result) };
}
var wholeHistory = 2147483647;
async function isAncestor(context, { ancestor, descendant }) {
  const asked = ["merge-base", "--is-ancestor", ancestor, descendant];
  return await deepening(context, [descendant], asked) !== void 0;
}
async function mergeBase(context, one, other) {
  return (await deepening(context, [one, other], ["merge-base", one, other]))?.trim();
}
async function deepening(context, commits, asked) {
  for (const depth of [50, 500, wholeHistory, 0]) {
    const { exitCode, stdout } = await context.git.run(asked);
    if (exitCode === 0)
      return stdout.toString("latin1");
    const ends2 = (await Promise.all(commits.map((commit) => shallowEnds(context.git, commit)))).flat();
    if (ends2.length === 0 || depth === 0)
      return void 0;
    const deepened = await fetchShallow(context, ends2, depth);
    if (!deepened.ok)
      return void 0;
  }
  return void 0;
}
async function shallowEnds(git2, commit) {
  const shallow = (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .readShallow */ .J5)(git2.gitDir);
  if (shallow.size === 0)
    return [];
  const { stdout } = await git2.run(["rev-list", "--max-parents=0", commit]);
  return stdout.toString("latin1").split("\n").filter((sha) => shallow.has(sha));
}
function read(network, args) {
  return network.retrying(() => network.run(args), (result) => result.exitCode !== 0 && isTransient(result));
}
function isTransient(result) {
  const { kind } = classifyRead(result);
  return kind === "network" || kind === "timeout";
}

// build/adapters/git/workspace.js


// build/adapters/git/paths.js
var surrogateBase = 56320;
var strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function decodePath(bytes) {
  const text2 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  return text2.includes("\uFFFD") ? decodeByteWise(bytes) : text2;
}
function encodePath(path) {
  if (path.isWellFormed())
    return Buffer.from(path, "utf8");
  const parts2 = [];
  for (const char of path) {
    const code2 = char.codePointAt(0) ?? 0;
    const isByte = code2 >= 56448 && code2 <= 56575;
    parts2.push(isByte ? Buffer.from([code2 - surrogateBase]) : Buffer.from(char, "utf8"));
  }
  return Buffer.concat(parts2);
}
function splitNames(out) {
  const names3 = [];
  for (let at = 0; at < out.length; ) {
    const end2 = out.indexOf(0, at);
    names3.push(decodePath(out.subarray(at, end2)));
    at = end2 + 1;
  }
  return names3;
}
function inside(dir, path) {
  if (path === "")
    return dir;
  return path.isWellFormed() ? `${dir}/${path}` : Buffer.concat([Buffer.from(`${dir}/`), encodePath(path)]);
}
function joinPath(folder, name) {
  return folder === "" ? name : `${folder}/${name}`;
}
var ignoredOnHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
var reserved = /^(?:\.git|git~1)(?:[ .]*(?:$|:))/;
function isDotGit(name) {
  return name.replace(ignoredOnHfs, "").toLowerCase().split("\\").some((part) => reserved.test(part));
}
function decodeByteWise(bytes) {
  let text2 = "";
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes[at] ?? 0);
    const char = decodeOne(bytes.subarray(at, at + length));
    text2 += char ?? String.fromCharCode(surrogateBase + (bytes[at] ?? 0));
    at += char === void 0 ? 1 : length;
  }
  return text2;
}
function sequenceLength(lead) {
  if (lead < 192)
    return 1;
  if (lead < 224)
    return 2;
  return lead < 240 ? 3 : 4;
}
function decodeOne(sequence) {
  try {
    return strict.decode(sequence);
  } catch {
    return void 0;
  }
}

// build/adapters/git/workspace.js
var oldestGit = [2, 31];
async function findWorkspace(program, folder, look) {
  const config2 = _chunk_ULBCW52G_js__WEBPACK_IMPORTED_MODULE_0__/* .hardening */ .nf.filter(([key]) => key !== "core.bare");
  const call = { program, cwd: folder, env: (0,_chunk_ULBCW52G_js__WEBPACK_IMPORTED_MODULE_0__/* .gitEnvironment */ ._K)(program, config2) };
  const run = async (...args) => (await __nccwpck_require__.e(/* import() */ 858).then(__nccwpck_require__.bind(__nccwpck_require__, 858))).runTrusted({ ...call, args });
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)(folder))
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("not-a-repository", `The workspace ${folder} does not exist.`);
  const told3 = look?.workspace === folder ? await look.facts : void 0;
  const facts = told3 ?? await (0,_chunk_ULBCW52G_js__WEBPACK_IMPORTED_MODULE_0__/* .runToEnd */ .cd)({ ...call, args: ["rev-parse", ...factNames, ...headNames] });
  const lines = facts.stdout.toString("utf8").split("\n");
  const isSound = lines[0] !== absolutePaths && checkFacts(folder, facts) === void 0;
  if (!isSound)
    return explain(run, { program, folder });
  const [, shallow, , objects = "", index = "", exclude = "", , head2 = "", branch = ""] = lines;
  return {
    ok: true,
    folder,
    ...{ objects, index, exclude, head: head2 },
    branch: branch.startsWith("refs/heads/") ? branch.slice(11) : void 0,
    shallow: shallow === "true"
  };
}
async function explain(run, { program, folder }) {
  const [version, facts, head2, branch] = await Promise.all([
    run("version"),
    run("rev-parse", ...factNames),
    run("rev-parse", "--quiet", "--verify", "HEAD^{commit}"),
    run("symbolic-ref", "--quiet", "--short", "HEAD")
  ]);
  return checkVersion(program, version) ?? checkFacts(folder, facts) ?? checkHead(folder, head2, branch) ?? (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("not-a-repository", `git does not read the workspace ${folder}. Add a step with actions/checkout before this one.`);
}
async function readHead(git2, workspace, filtered) {
  const options2 = { indexFile: workspace.index, workTree: workspace.folder, env: borrow(workspace) };
  const changed = [
    "diff",
    "--no-ext-diff",
    "--no-textconv",
    "--no-renames",
    "--name-only",
    "-z",
    "--ignore-submodules=all"
  ];
  const others = [
    "ls-files",
    "-z",
    "--others",
    "--directory",
    "--no-empty-directory",
    "--exclude-per-directory=.gitignore"
  ];
  const excludes = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)(workspace.exclude) ? [`--exclude-from=${workspace.exclude}`] : [];
  const [differing, untracked] = await Promise.all([
    git2.run([...changed, workspace.head, "--"], options2),
    git2.run([...others, ...excludes], options2)
  ]);
  const kept = filtered === void 0 ? 0 : (await filtered(splitNames(differing.stdout))).size;
  const dirty = countNames(differing.stdout) - kept + countNames(untracked.stdout);
  return { commit: workspace.head, branch: workspace.branch, shallow: workspace.shallow, dirty };
}
function borrow({ objects }) {
  const quoted3 = /[":\\]/.test(objects) ? `"${objects.replace(/["\\]/g, "\\$&")}"` : objects;
  return { GIT_ALTERNATE_OBJECT_DIRECTORIES: quoted3 };
}
function checkVersion(program, { exitCode, stdout, stderr }) {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout.toString("latin1")) ?? [];
  if (exitCode !== 0 || major === void 0 || minor === void 0) {
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("no-git", `${program} did not tell its version: ${stderr.trim() || `exit code ${exitCode}`}. Install git.`);
  }
  const isOld = Number(major) < oldestGit[0] || Number(major) === oldestGit[0] && Number(minor) < oldestGit[1];
  return isOld ? tooOld(program, `${major}.${minor}`) : void 0;
}
function tooOld(program, version) {
  return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("git-too-old", `${program} is git ${version}; ${oldestGit.join(".")} or newer is needed. Update git.`);
}
function checkFacts(folder, facts) {
  if (facts.exitCode !== 0) {
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("not-a-repository", `The workspace ${folder} is not a git repository. Add a step with actions/checkout before this one.`);
  }
  const [bare, , format, , , , prefix2 = ""] = facts.stdout.toString("utf8").split("\n");
  if (bare === "true") {
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("bare-repository", `The workspace ${folder} is a bare repository. Use a checkout with files.`);
  }
  if (prefix2 !== "") {
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("not-a-repository", `The workspace ${folder} is the folder ${prefix2} of a larger repository. Run at the top of that repository.`);
  }
  if (format === "sha1")
    return void 0;
  return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("object-format", `The workspace ${folder} uses the object format ${format}; only sha1 is supported.`);
}
function checkHead(folder, head2, branch) {
  if (head2.exitCode === 0)
    return void 0;
  const where = branch.exitCode === 0 ? `branch ${textOf3(branch)}` : "HEAD";
  return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("unborn-head", `The repository in ${folder} has no commit on ${where}. Commit something first.`);
}
function textOf3(result) {
  return result.stdout.toString("utf8").trim();
}
function countNames(out) {
  let count2 = 0;
  for (let at = out.indexOf(0); at >= 0; at = out.indexOf(0, at + 1))
    count2 += 1;
  return count2;
}

// build/adapters/git/import-commit.js
async function importCommit(context, commit) {
  const isNew = !(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(context.git.gitDir, "shallow"));
  if (!isNew && await isPresent(context.objects, commit)) {
    if (await isOpen(context, commit))
      (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .addShallow */ .kr)(context.git.gitDir, commit);
    return { ok: true, from: "store" };
  }
  if (await copiedAhead(context, commit) || await copyFromWorkspace(context, commit))
    return { ok: true, from: "workspace" };
  const fetched = await fetchShallow(context, [commit]);
  return fetched.ok ? { ok: true, from: "remote" } : fetched;
}
async function isPresent(objects, commit) {
  const object = await objects.read(commit);
  return object?.type === "commit" && await objects.size(await objects.treeOf(commit)) !== void 0;
}
async function isOpen({ git: git2, objects }, commit) {
  if ((0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .readShallow */ .J5)(git2.gitDir).has(commit))
    return false;
  const [head2 = ""] = (await objects.read(commit))?.bytes.toString("latin1").split("\n\n", 1) ?? [];
  const parents = head2.match(/(?<=^parent )[0-9a-f]{40}$/gm) ?? [];
  const sizes = await Promise.all(parents.map((parent) => objects.size(parent)));
  return sizes.includes(void 0);
}
async function copiedAhead(context, commit) {
  const copy = context.look?.copy;
  return copy?.commit === commit && await copy.packed && taken(context, commit);
}
async function copyFromWorkspace(context, commit) {
  const { git: git2 } = context;
  const wanted = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(git2.gitDir, `import-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.randomUUID)()}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)(wanted, `${commit}
`);
  const codes2 = await copyPack(context, wanted);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)(wanted, { force: true });
  return codes2.every((code2) => code2 === 0) && taken(context, commit);
}
async function taken({ git: git2, objects }, commit) {
  if ((await objects.read(commit))?.type !== "commit")
    return false;
  (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .addShallow */ .kr)(git2.gitDir, commit);
  return true;
}
async function copyPack({ git: git2, workspace, cancel }, wanted) {
  const env = { ...git2.environment(), GIT_SHALLOW_FILE: wanted };
  const call = { program: git2.program, cwd: git2.gitDir, ...cancel && { signal: cancel } };
  const index = start3({ ...call, env, stdio: ["pipe", "ignore", "ignore"] }, indexArgs);
  const pipe = index.child.stdin;
  if (index.child.pid === void 0 || pipe === null)
    return [await index.ended];
  const revisions = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync)(wanted, "r");
  const pack = start3({ ...call, env: { ...env, ...borrow(workspace) }, stdio: [revisions, pipe, "ignore"] }, packArgs);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync)(revisions);
  pipe.destroy();
  return Promise.all([pack.ended, index.ended]);
}
function start3({ program, ...options2 }, args) {
  const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_12__.spawn)(program, [...args], options2);
  child.stdin?.on("error", () => void 0);
  const ended3 = new Promise((resolve2) => {
    child.on("error", () => resolve2(127));
    child.on("close", (code2) => resolve2(code2 ?? 128));
  });
  return { child, ended: ended3 };
}

// build/adapters/git/lfs-content.js



var safely = node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_NONBLOCK;
function lfsStore(gitDir) {
  return (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, "lfs");
}

// build/adapters/git/lfs-send.js
async function sendContents(network, store, oids) {
  let timeouts = 0;
  const again4 = (result) => {
    if (result.ok)
      return false;
    if (result.problem.kind === "timeout")
      timeouts += 1;
    return result.problem.kind === "network" || result.problem.kind === "timeout" && timeouts < mostTimeouts;
  };
  for (let at = 0; at < oids.length; at += most) {
    const part = oids.slice(at, at + most);
    const sent = await network.retrying(() => sendPart(network, store, part), again4);
    if (!sent.ok)
      return sent;
  }
  return { ok: true };
}
var most = 200;
var mostTimeouts = 2;
async function sendPart(network, store, oids) {
  const config2 = [`lfs.storage=${store}`, "lfs.locksverify=false", "lfs.basictransfersonly=true"];
  const options2 = config2.flatMap((pair) => ["-c", pair]);
  const result = await network.run([...options2, "lfs", "push", "--object-id", network.url, ...oids]);
  if (result.exitCode === 0)
    return { ok: true };
  const problem = result.timedOut ? timeout : classifyPush("", result.stderr);
  const message2 = `The contents of ${oids.length} files that Git LFS keeps were not taken. ${problem.message}`;
  return { ok: false, problem: { ...problem, message: message2 } };
}

// build/adapters/git/network.js





// build/adapters/process/kill-remaining.js

async function killRemaining(tree, mainPid) {
  const killed = /* @__PURE__ */ new Set();
  const looks = { unsure: 0, executing: 0 };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const look = tree.sweep();
    const { members } = look;
    const reached = tree.signal(members, "SIGKILL");
    if (members.length === 0) {
      if (isBelieved(look, reached, looks))
        return { killed: killed.size, left: 0 };
    }
    addOthers(killed, members, mainPid);
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_13__.setTimeout)(Math.min(round + 1, SLOWEST_ROUND_MS));
  }
  return { killed: killed.size, left: tree.sweep().members.length };
}
function isBelieved({ unsettled, executing }, reached, looks) {
  if (executing === true) {
    looks.executing += 1;
    looks.unsure = 0;
    return looks.executing > MAX_EXECUTING_LOOKS;
  }
  if (!(unsettled || reached))
    return true;
  looks.unsure += 1;
  return looks.unsure > MAX_UNSURE_LOOKS;
}
function addOthers(killed, members, mainPid) {
  for (const { pid, startTicks: startTicks2 } of members)
    if (pid !== mainPid)
      killed.add(`${pid} ${startTicks2}`);
}
var MAX_ROUNDS = 205;
var SLOWEST_ROUND_MS = 10;
var MAX_UNSURE_LOOKS = 3;
var MAX_EXECUTING_LOOKS = 35;

// build/adapters/process/idle.js
var WORKING_SHARE = 2e-3;
function watchForIdle(idleMs, start4) {
  let last = start4;
  return (look) => {
    if (isActive(last, look))
      last = look;
    return look.nowMs - last.nowMs >= idleMs;
  };
}
function isActive(last, look) {
  if (look.outputBytes !== last.outputBytes)
    return true;
  const usedMs = (look.cpuMs ?? 0) - (last.cpuMs ?? 0);
  return usedMs < 0 || usedMs > 0 && usedMs >= (look.nowMs - last.nowMs) * WORKING_SHARE;
}

// build/adapters/process/limits.js
function watchLimits(watch) {
  const { limits, startedMs, stop } = watch;
  const timers = [
    startTimer(limits.softMs, startedMs, watch.onSoftLimit),
    startTimer(limits.hardMs, startedMs, () => stop.request("hard-limit")),
    startPolling(watch)
  ];
  return {
    [Symbol.dispose]() {
      for (const timer of timers)
        clearTimeout(timer);
    }
  };
}
var MAX_TIMER_MS = 2147483647;
function startTimer(limitMs, startedMs, act) {
  if (limitMs === void 0)
    return void 0;
  const leftMs = limitMs - ((0,_chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_14__/* .monotonicMs */ .d)() - startedMs);
  return setTimeout(act, Math.min(Math.max(leftMs, 0), MAX_TIMER_MS));
}
function startPolling(watch) {
  const { maxOutputBytes, idleMs } = watch.limits;
  const paces = [
    watch.onProgress === void 0 ? Number.POSITIVE_INFINITY : 1e3,
    idleMs === void 0 ? Number.POSITIVE_INFINITY : clamp(idleMs / 10, 100, 1e3),
    maxOutputBytes === void 0 ? Number.POSITIVE_INFINITY : 100
  ];
  const everyMs = Math.min(...paces);
  return Number.isFinite(everyMs) ? setInterval(createPoll(watch), everyMs) : void 0;
}
function createPoll(watch) {
  const polls = [pollSize(watch), pollProgress(watch), pollIdle(watch)];
  return () => {
    const look = { nowMs: (0,_chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_14__/* .monotonicMs */ .d)(), outputBytes: watch.output.size() };
    for (const poll of polls)
      poll(look);
  };
}
function pollSize({ limits, stop }) {
  const limit = limits.maxOutputBytes ?? Number.POSITIVE_INFINITY;
  return ({ outputBytes }) => {
    if (outputBytes > limit)
      stop.request("output-limit");
  };
}
function pollProgress({ onProgress, startedMs }) {
  let nextMs = startedMs + 1e3;
  return ({ nowMs, outputBytes }) => {
    if (onProgress === void 0 || nowMs < nextMs)
      return;
    nextMs = nowMs + 1e3;
    onProgress({ elapsedMs: nowMs - startedMs, outputBytes });
  };
}
function pollIdle({ limits, startedMs, tree, stop }) {
  if (limits.idleMs === void 0)
    return () => {
    };
  const everyMs = clamp(limits.idleMs / 10, 100, 1e3);
  const isIdle = watchForIdle(limits.idleMs, { nowMs: startedMs, outputBytes: 0, cpuMs: 0 });
  let nextMs = startedMs;
  return ({ nowMs, outputBytes }) => {
    if (nowMs < nextMs)
      return;
    nextMs = nowMs + everyMs * 0.9;
    if (isIdle({ nowMs, outputBytes, cpuMs: tree.sweep().cpuMs }))
      stop.request("idle");
  };
}
function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

// build/adapters/process/tail.js


// build/adapters/process/cut-line.js


// build/adapters/process/find-lines.js
var WHOLE_BYTES = (/* unused pure expression or super */ null && (16 * 1024 * 1024));
var END_BYTES = (/* unused pure expression or super */ null && ([128 * 1024, 2 * 1024 * 1024]));

// build/adapters/process/tail.js
function readLast(path, maxBytes) {
  return withFile(path, READING, lastOf4(maxBytes));
}
function lastOf4(maxBytes) {
  return (fd, size) => {
    const start4 = Math.max(0, size - maxBytes);
    const bytes = readBytes(fd, start4, size);
    return bytes.toString("utf8", start4 === 0 ? 0 : partOfCharacter(bytes));
  };
}
function withFile(path, flags, read2) {
  const fd = openSyncIfPresent(path, flags);
  if (fd === void 0)
    return "";
  try {
    return read2(fd, (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.fstatSync)(fd).size);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync)(fd);
  }
}
function readBytes(fd, start4, end2) {
  const bytes = Buffer.alloc(end2 - start4);
  let length = 0;
  for (let count2 = -1; count2 !== 0 && length < bytes.length; length += count2) {
    count2 = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readSync)(fd, bytes, length, bytes.length - length, start4 + length);
  }
  return bytes.subarray(0, length);
}
var READING = node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_NONBLOCK;
function openSyncIfPresent(path, flags) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync)(path, flags);
  } catch (error3) {
    return absent(error3);
  }
}
function absent(error3) {
  if (error3.code !== "ENOENT")
    throw error3;
}
function partOfCharacter(bytes) {
  const whole2 = bytes.subarray(0, 3).findIndex((byte) => (byte & 192) !== 128);
  return whole2 === -1 ? Math.min(3, bytes.length) : whole2;
}

// build/adapters/process/out-of-memory.js
function ranOutOfMemory({ code: code2, signal }, errorPath) {
  if (signal === "SIGKILL" || code2 === 137)
    return true;
  if (signal !== "SIGABRT" && code2 !== 134)
    return false;
  return HEAP_FULL.test(readLast(errorPath, 65536));
}
var HEAP_FULL = /FATAL ERROR: .*(?:out of memory|Allocation failed)/;

// build/adapters/process/output.js

function outputsOf({ outputPath, stdoutPath }) {
  return [outputPath, ...stdoutPath === void 0 ? [] : [stdoutPath]];
}
function openOutput(paths) {
  const fds = [];
  for (const path of outputsOf(paths)) {
    const opened2 = createFile(path);
    if (!opened2.ok) {
      closeAll(fds);
      return opened2;
    }
    fds.push(opened2.fd);
  }
  return { ok: true, output: toOutput(fds) };
}
var NEW_FILE = node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_APPEND;
var OURS = 384;
function createFile(path) {
  try {
    return { ok: true, fd: (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync)(path, NEW_FILE, OURS) };
  } catch (error3) {
    const { code: code2 = "UNKNOWN" } = error3;
    return { ok: false, error: { code: code2, message: describeFailure(path, code2) } };
  }
}
function describeFailure(path, code2) {
  if (code2 === "EEXIST")
    return `Output file "${path}" exists already: choose a new path for each process.`;
  return `Output file "${path}" cannot be created (${code2}): check that its folder exists and is writable.`;
}
function toOutput(fds) {
  const stderr = fds[0];
  return {
    stderr,
    stdout: fds[1] ?? stderr,
    size: () => fds.reduce((sum, fd) => sum + (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.fstatSync)(fd).size, 0),
    reclaim: () => {
      for (const fd of fds)
        if (((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.fstatSync)(fd).mode & 4095) !== OURS)
          (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.fchmodSync)(fd, OURS);
    },
    close: () => closeAll(fds)
  };
}
function closeAll(fds) {
  for (const fd of fds)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync)(fd);
}

// build/adapters/process/start.js



// build/adapters/process/input.js

function openInput(text2, near) {
  const path = `${near}.stdin`;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)(path, { force: true });
  const writer = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_NOFOLLOW, 384);
  try {
    const bytes = Buffer.from(text2);
    for (let offset = 0; offset < bytes.length; )
      offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeSync)(writer, bytes, offset);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_NOFOLLOW);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync)(writer);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.unlinkSync)(path);
  }
}

// build/adapters/process/proc-table.js

var MARKER_NAME = "RALPH_PROCESS_ID";
function readProcessTable() {
  const entries = [];
  let vanished = false;
  for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readdirSync)("/proc")) {
    if (!isNumber(name))
      continue;
    const stat = readProcFile(`/proc/${name}/stat`);
    vanished ||= stat === "gone";
    const entry = parseStat(Number(name), stat);
    if (entry !== void 0)
      entries.push(entry);
  }
  return { entries, vanished };
}
function readProcess(pid) {
  return parseStat(pid, readProcFile(`/proc/${pid}/stat`));
}
function lookForMarker(pid, marker) {
  const environment2 = readEnvironment(pid);
  if (environment2 === "denied")
    return "unmarked";
  if (environment2 === "gone")
    return "unknown";
  if (environment2 === "")
    return readProcFile(`/proc/${pid}/cmdline`) === "" ? "executing" : "unknown";
  return `\0${environment2}\0`.includes(`\0${MARKER_NAME}=${marker}\0`) ? "marked" : "unmarked";
}
function readEnvironment(pid) {
  const shown4 = readProcFile(`/proc/${pid}/environ`);
  if (shown4 !== "" && shown4 !== "gone")
    return shown4;
  const others = threadsOf(pid).map((thread) => readProcFile(`/proc/${pid}/task/${thread}/environ`));
  return others.find((other) => other.includes("=")) ?? shown4;
}
function threadsOf(pid) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readdirSync)(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}
var KERNEL_THREAD_FLAG = 2097152;
function parseStat(pid, stat) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const field = (number) => Number(fields[number - 3] ?? Number.NaN);
  if (Number.isNaN(field(22)) || (field(9) & KERNEL_THREAD_FLAG) !== 0)
    return void 0;
  const ended3 = fields[0] === "Z" || fields[0] === "X";
  return {
    pid,
    parent: field(4),
    group: field(5),
    session: field(6),
    startTicks: field(22),
    cpuTicks: field(14) + field(15) + field(16) + field(17),
    // A leader thread that ended while others run looks like a zombie but still does work.
    alive: !ended3 || field(20) > 1
  };
}
function isNumber(name) {
  const first = name.charCodeAt(0);
  return first >= 48 && first <= 57;
}
function readProcFile(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(path, "utf8");
  } catch (error3) {
    const { code: code2 } = error3;
    return code2 === "EACCES" || code2 === "EPERM" ? "denied" : "gone";
  }
}

// build/adapters/process/spawn-error.js


var MAX_STRING_BYTES = 131071;
function checkCall({ program, args, cwd, env, marker }) {
  if (!(0,node_path__WEBPACK_IMPORTED_MODULE_6__.isAbsolute)(program)) {
    return refusal("EINVAL", `Program "${program}" is not an absolute path: resolve it before it is started.`);
  }
  const strings = [
    ["Program path", program],
    ["Working directory", cwd],
    ["Process marker", marker],
    ...args.map((arg, index) => [`Argument ${index + 1}`, arg]),
    ...Object.entries(env).map(([name, value]) => [`Variable ${name}`, `${name}=${value}`])
  ];
  return strings.map(([what, text2]) => checkString(what, text2)).find((error3) => error3 !== void 0);
}
function checkString(what, text2) {
  if (text2.includes("\0"))
    return refusal("EINVAL", `${printable(what)} contains a NUL byte: remove it.`);
  if (text2.length * 3 <= MAX_STRING_BYTES)
    return void 0;
  const bytes = Buffer.byteLength(text2);
  if (bytes <= MAX_STRING_BYTES)
    return void 0;
  const size = `${bytes} bytes long, the limit is ${MAX_STRING_BYTES}`;
  return refusal("E2BIG", `${what} is ${size}: pass long text by stdin or in a file.`);
}
function explainSpawnError({ program, cwd }, code2) {
  const folder = kindOf3(cwd);
  if (folder === "missing")
    return refusal(code2, `Working directory "${cwd}" does not exist: create it or correct the path.`);
  if (folder === "other")
    return refusal(code2, `Working directory "${cwd}" is not a folder we may enter: correct the path.`);
  return refusal(code2, explainProgram(program, code2));
}
function explainProgram(program, code2) {
  const kind = kindOf3(program);
  if (kind === "missing")
    return `Program "${program}" does not exist: install it or correct the path.`;
  if (kind === "folder")
    return `Program "${program}" is a folder: name the program inside it.`;
  if (code2 === "ENOENT")
    return `Program "${program}" exists but its interpreter ${interpreterOf(program)} does not: install it.`;
  if (code2 === "EACCES")
    return `Program "${program}" or its folder cannot be entered or executed: check the permissions.`;
  if (code2 === "E2BIG")
    return `Arguments and environment of "${program}" are too long together: pass long text by stdin.`;
  return `Program "${program}" could not be started (${code2}): try to run it by hand.`;
}
function kindOf3(path) {
  try {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(path, { throwIfNoEntry: false });
    if (stat === void 0)
      return "missing";
    return stat.isDirectory() ? "folder" : "other";
  } catch {
    return "other";
  }
}
function interpreterOf(program) {
  const firstLine = readStart(program).split("\n", 1)[0] ?? "";
  return firstLine.startsWith("#!") ? `"${firstLine.slice(2).trim()}"` : "(the loader of the binary)";
}
function readStart(path) {
  try {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync)(path, "r");
    const bytes = Buffer.alloc(256);
    const count2 = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readSync)(fd, bytes);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync)(fd);
    return bytes.toString("latin1", 0, count2);
  } catch {
    return "";
  }
}
function printable(text2) {
  return text2.replaceAll("\0", "\\0");
}
function refusal(code2, message2) {
  return { code: code2, message: message2 };
}

// build/adapters/process/start.js
async function startProcess(call, output) {
  const refused = checkCall(call);
  if (refused !== void 0)
    return { ok: false, error: refused };
  try {
    const child = spawnChild(call, output);
    if (child.pid === void 0)
      throw await new Promise((resolve2) => child.once("error", resolve2));
    return follow3(child, child.pid);
  } catch (error3) {
    const { code: code2 = "UNKNOWN" } = error3;
    if (code2 === "ENOSPC" || code2 === "EDQUOT")
      throw error3;
    return { ok: false, error: explainSpawnError(call, code2) };
  }
}
function spawnChild(call, { stdout, stderr }) {
  const stdin = call.stdin === "" ? void 0 : openInput(call.stdin, call.outputPath);
  try {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_12__.spawn)(call.program, call.args, {
      cwd: call.cwd,
      env: { ...call.env, [MARKER_NAME]: call.marker },
      stdio: [stdin ?? "ignore", stdout, stderr, ...call.extraFile === void 0 ? [] : [call.extraFile]],
      detached: true,
      shell: false
    });
  } finally {
    if (stdin !== void 0)
      (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync)(stdin);
  }
}
function follow3(child, pid) {
  const exited = new Promise((resolve2) => {
    child.once("exit", (code2, signal) => resolve2({ code: code2 ?? void 0, signal: signal ?? void 0 }));
  });
  child.on("error", ignore);
  return { ok: true, pid, exited, abandon: () => child.unref() };
}
function ignore() {
}

// build/adapters/process/stop.js
function createStop() {
  const { promise, resolve: resolve2 } = Promise.withResolvers();
  let first;
  return {
    requested: promise,
    reason: () => first,
    request(reason) {
      first ??= reason;
      resolve2();
    }
  };
}

// build/adapters/process/terminate.js

async function terminate(call) {
  var _stack = [];
  try {
    const { tree, exited } = call;
    const grace = (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__using */ .r1)(_stack, startGrace(call));
    tree.signal(tree.sweep().members, "SIGTERM");
    await Promise.race([exited, grace.over]);
    let pauseMs = FIRST_PAUSE_MS;
    while (!grace.isOver() && tree.sweep().members.length > 0) {
      await Promise.race([(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_13__.setTimeout)(pauseMs), grace.over]);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__callDispose */ .qs)(_stack, _error, _hasError);
  }
}
var HURRIED_GRACE_MS = 1e3;
var FIRST_PAUSE_MS = 10;
var LONGEST_PAUSE_MS = 80;
function startGrace({ graceMs, hurry }) {
  const { promise: over, resolve: resolve2 } = Promise.withResolvers();
  let ended3 = false;
  const end2 = () => {
    ended3 = true;
    resolve2();
  };
  const timers = [setTimeout(end2, graceMs)];
  const shorten = () => {
    timers.push(setTimeout(end2, Math.min(graceMs, HURRIED_GRACE_MS)));
  };
  if (hurry?.aborted)
    shorten();
  else
    hurry?.addEventListener("abort", shorten, { once: true });
  return {
    over,
    isOver: () => ended3,
    [Symbol.dispose]() {
      hurry?.removeEventListener("abort", shorten);
      for (const timer of timers)
        clearTimeout(timer);
    }
  };
}

// build/adapters/process/send-signal.js
function sendSignal(target, signal) {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}

// build/adapters/process/tree-group.js
function trackGroup({ pid }) {
  let ended3 = false;
  return {
    sweep() {
      ended3 ||= !sendSignal(-pid, 0);
      return { members: ended3 ? [] : [{ pid, startTicks: 0 }], unsettled: false, cpuMs: void 0 };
    },
    signal(members, signal) {
      return !ended3 && members.length > 0 && sendSignal(-pid, signal);
    }
  };
}

// build/adapters/process/tree-marked.js
var MS_PER_TICK = 10;
function trackMarked(root) {
  const oldest = readProcess(root.pid)?.startTicks ?? 0;
  const mainGroup = trackGroup(root);
  let knowledge = { known: /* @__PURE__ */ new Map(), sessions: /* @__PURE__ */ new Set([root.pid]), ended: /* @__PURE__ */ new Set() };
  return {
    sweep() {
      const { entries, vanished } = readProcessTable();
      const table = entries.filter((entry) => isCandidate(entry, oldest));
      const { seeds, unknown: unknown2, executing } = findSeeds(table, root.marker, knowledge);
      const known = withDescendants(seeds, table);
      const ended3 = endedSince(oldest, entries);
      const justEnded = [...ended3].some((each) => !knowledge.ended.has(each));
      knowledge = { known, sessions: ownSessions(known, knowledge.sessions), ended: ended3 };
      return {
        members: [...known.values()],
        unsettled: vanished || justEnded || unknown2.some((pid) => !known.has(pid)),
        executing: executing.some((pid) => !known.has(pid)),
        cpuMs: sumCpu(known)
      };
    },
    signal(members, signal) {
      const reached = mainGroup.signal(mainGroup.sweep().members, signal);
      signalMembers({ members, signal, mainGroup: root.pid }, knowledge);
      return reached;
    }
  };
}
function endedSince(oldest, entries) {
  const ended3 = entries.filter(({ alive, startTicks: startTicks2 }) => !alive && startTicks2 >= oldest);
  return new Set(ended3.map(({ pid, startTicks: startTicks2 }) => `${pid} ${startTicks2}`));
}
function isCandidate(entry, oldest) {
  return entry.alive && entry.startTicks >= oldest && entry.pid > 1 && entry.pid !== process.pid;
}
function findSeeds(table, marker, knowledge) {
  const seeds = [];
  const unknown2 = [];
  const executing = [];
  for (const entry of table) {
    const look = isKnown(entry, knowledge) ? "marked" : lookForMarker(entry.pid, marker);
    if (look === "marked")
      seeds.push(entry);
    if (look === "unknown")
      unknown2.push(entry.pid);
    if (look === "executing")
      executing.push(entry.pid);
  }
  return { seeds, unknown: unknown2, executing };
}
function isKnown(entry, { known, sessions }) {
  return sessions.has(entry.session) || known.get(entry.pid)?.startTicks === entry.startTicks;
}
function withDescendants(seeds, table) {
  const byParent = Map.groupBy(table, (entry) => entry.parent);
  const bySession = Map.groupBy(table, (entry) => entry.session);
  const members = new Map(seeds.map((entry) => [entry.pid, entry]));
  for (const pid of members.keys()) {
    for (const entry of [...byParent.get(pid) ?? [], ...bySession.get(pid) ?? []])
      members.set(entry.pid, entry);
  }
  return members;
}
function ownSessions(members, before) {
  const sessions = [...members.values()].map((entry) => entry.session);
  return new Set(sessions.filter((session) => before.has(session) || members.has(session)));
}
function sumCpu(members) {
  return [...members.values()].reduce((sum, entry) => sum + entry.cpuTicks, 0) * MS_PER_TICK;
}
function signalMembers({ members, signal, mainGroup }, { known, sessions }) {
  const entries = members.flatMap((member) => known.get(member.pid) ?? []);
  const grouped2 = entries.filter((entry) => sessions.has(entry.session));
  const groups2 = new Set(grouped2.map((entry) => entry.group));
  for (const group of groups2)
    if (group !== mainGroup)
      sendSignal(-group, signal);
  const reached = new Set(grouped2.map((entry) => entry.pid));
  for (const { pid, startTicks: startTicks2 } of members) {
    if (!reached.has(pid) && readProcess(pid)?.startTicks === startTicks2)
      sendSignal(pid, signal);
  }
}

// build/adapters/process/tree.js
function trackTree(root) {
  return process.platform === "linux" ? trackMarked(root) : trackGroup(root);
}

// build/adapters/process/supervise.js
async function supervise(call) {
  const startedMs = (0,_chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_14__/* .monotonicMs */ .d)();
  const { ahead } = call;
  const opened2 = ahead === void 0 ? openOutput(call) : { ok: true, output: ahead.output };
  if (!opened2.ok)
    return notStarted2(startedMs, { termination: "spawn-failed", spawnError: opened2.error });
  try {
    if (call.signal?.aborted)
      return notStarted2(startedMs, { termination: "interrupted" });
    const started = ahead === void 0 ? await startProcess(call, opened2.output) : ahead.begin();
    if (!started.ok)
      return notStarted2(startedMs, { termination: "spawn-failed", spawnError: started.error });
    return await follow4({ call, startedMs, started, output: opened2.output });
  } finally {
    opened2.output.close();
  }
}
function notStarted2(startedMs, ending) {
  return {
    ...ending,
    exitCode: void 0,
    signal: void 0,
    durationMs: (0,_chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_14__/* .monotonicMs */ .d)() - startedMs,
    softLimitHit: false,
    outputBytes: 0,
    survivorsKilled: 0
  };
}
async function follow4(run) {
  const { call, started, output } = run;
  const tree = (call.track ?? trackTree)({ pid: started.pid, marker: call.marker });
  const stop = createStop();
  const watched = await watchUntilEnd(run, tree, stop);
  const reason = stop.reason();
  if (reason !== void 0) {
    await terminate({ tree, exited: started.exited, graceMs: call.limits.graceMs, hurry: call.signal });
  }
  const isWhole2 = reason === void 0 && call.holdsAll === true && (await started.exited).signal === void 0;
  const kills = isWhole2 ? nobody : await killRemaining(tree, started.pid);
  const exit = await lastExit(started);
  output.reclaim();
  if (watched.failure !== void 0)
    throw watched.failure.error;
  const outputBytes = output.size();
  const termination = reason ?? endedBySize(call.limits, outputBytes);
  const outOfMemory = termination === "exit" && ranOutOfMemory(exit, call.outputPath);
  return {
    termination,
    exitCode: exit.code,
    signal: exit.signal,
    durationMs: (0,_chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_14__/* .monotonicMs */ .d)() - run.startedMs,
    softLimitHit: watched.softLimitHit,
    outputBytes,
    ...toSurvivors(kills),
    ...outOfMemory ? { resource: "out-of-memory" } : {}
  };
}
var nobody = { killed: 0, left: 0 };
async function watchUntilEnd({ call, startedMs, started, output }, tree, stop) {
  var _stack = [];
  try {
    const watched = { softLimitHit: false };
    const guard = (act) => {
      try {
        act();
      } catch (error3) {
        watched.failure = { error: error3 };
        stop.request("interrupted");
      }
    };
    const onSoftLimit = () => {
      watched.softLimitHit = true;
      guard(() => call.onSoftLimit?.());
    };
    const { onProgress } = call;
    const guarded = onProgress && ((progress2) => guard(() => onProgress(progress2)));
    const _limits = (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__using */ .r1)(_stack, watchLimits({ limits: call.limits, startedMs, output, tree, stop, onSoftLimit, onProgress: guarded }));
    const _signal = (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__using */ .r1)(_stack, onAbort(call.signal, () => stop.request("interrupted")));
    await Promise.race([started.exited, stop.requested]);
    return watched;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    (0,_chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_3__/* .__callDispose */ .qs)(_stack, _error, _hasError);
  }
}
function onAbort(signal, act) {
  if (signal?.aborted)
    act();
  else
    signal?.addEventListener("abort", act, { once: true });
  return { [Symbol.dispose]: () => signal?.removeEventListener("abort", act) };
}
async function lastExit(started) {
  const { promise, resolve: resolve2 } = Promise.withResolvers();
  const timer = setTimeout(() => {
    started.abandon();
    resolve2({ code: void 0, signal: void 0 });
  }, UNKILLABLE_MS);
  const exit = await Promise.race([started.exited, promise]);
  clearTimeout(timer);
  return exit;
}
var UNKILLABLE_MS = 1e3;
function endedBySize({ maxOutputBytes }, outputBytes) {
  return maxOutputBytes !== void 0 && outputBytes > maxOutputBytes ? "output-limit" : "exit";
}
function toSurvivors({ killed, left: left2 }) {
  return left2 === 0 ? { survivorsKilled: killed } : { survivorsKilled: killed, survivorsLeft: left2 };
}

// build/adapters/git/network-dir.js




// build/adapters/git/folder.js


// build/adapters/git/breather.js


// build/adapters/git/folder.js
function listFolder(dir, path) {
  return withAccess(dir, path, () => readItems(inside(dir, path)));
}
function withAccess(dir, folder, act) {
  try {
    return act();
  } catch (error3) {
    if (!isDenied(error3))
      throw error3;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.chmodSync)(inside(dir, folder), 493);
    return act();
  }
}
function isDenied(error3) {
  return error3 instanceof Error && "code" in error3 && (error3.code === "EACCES" || error3.code === "EPERM");
}
function kindOf4(entry) {
  if (entry.isFile())
    return "file";
  if (entry.isDirectory())
    return "folder";
  if (entry.isSymbolicLink())
    return "link";
  if (entry.isFIFO())
    return "pipe";
  return entry.isSocket() ? "socket" : "device";
}
function readItems(place4) {
  const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readdirSync)(place4, { withFileTypes: true });
  if (!entries.some((entry) => entry.name.includes("\uFFFD"))) {
    return entries.map((entry) => ({ name: entry.name, kind: kindOf4(entry) }));
  }
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readdirSync)(place4, { withFileTypes: true, encoding: "buffer" }).map((entry) => ({
    name: decodePath(entry.name),
    kind: kindOf4(entry)
  }));
}

// build/adapters/git/refs.js



// build/adapters/git/rename-into.js


function renameInto(from, to, mode = 511) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.renameSync)(from, to);
  } catch (error3) {
    if (!(error3 instanceof Error && "code" in error3 && error3.code === "ENOENT"))
      throw error3;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.dirname)(to), { recursive: true, mode });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.renameSync)(from, to);
  }
}

// build/adapters/git/refs.js
function openRefs(gitDir) {
  const pathOf = (ref) => {
    if (!isFullRef(ref))
      throw new Error(`"${ref}" is not a full ref name such as refs/ralph/feature/attempt/1`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, ref);
  };
  return {
    set: (ref, commit) => writeRef({ gitDir, path: pathOf(ref), commit }),
    delete: (ref) => (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)(pathOf(ref), { force: true }),
    read: (ref) => readRef(pathOf(ref))
  };
}
function isFullRef(ref) {
  if (!ref.startsWith("refs/") || ref.endsWith(".") || ref.includes("..") || ref.includes("@{"))
    return false;
  return ref.split("/").every(isRefComponent) && ref.split("/").length >= 3;
}
function isRefComponent(part) {
  if (part === "" || part.startsWith(".") || part.endsWith(".lock"))
    return false;
  return !/[\x00-\x20\x7f~^:?*[\\]/.test(part) && Buffer.byteLength(part) <= 255;
}
function writeRef(ref) {
  if (writtenOver(ref))
    return;
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(ref.gitDir, `ref-${randomName()}.lock`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)(temporary, `${ref.commit}
`, { flag: "wx" });
  renameInto(temporary, ref.path);
}
function writtenOver({ path, commit }) {
  const bytes = Buffer.from(`${commit}
`);
  try {
    const file2 = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_NOFOLLOW);
    try {
      const { size, nlink } = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.fstatSync)(file2);
      return size === bytes.length && nlink === 1 && (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeSync)(file2, bytes, 0, size, 0) === size;
    } finally {
      (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync)(file2);
    }
  } catch {
    return false;
  }
}
function readRef(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(path, "latin1").trim() || void 0;
  } catch {
    return void 0;
  }
}

// build/adapters/git/network-dir.js
function makeNetworkDir(gitDir, folder) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, (0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.randomBytes)(8).toString("hex"));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdirSync)(folder, { recursive: true, mode: 448 });
  createGitDir({ path, folderMode: 448, head: "refs/heads/network", config, folders: ["refs", "info"] });
  const refs = readRefs(gitDir);
  for (const [ref, commit] of refs)
    openRefs(path).set(ref, commit);
  const shallow = (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .readShallow */ .J5)(gitDir);
  if (shallow.size > 0)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(path, "shallow"), linesOf(shallow));
  return {
    path,
    env: { GIT_DIR: path, GIT_OBJECT_DIRECTORY: (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, "objects") },
    takeOver: () => {
      for (const [ref, commit] of readRefs(path))
        if (refs.get(ref) !== commit)
          openRefs(gitDir).set(ref, commit);
      mergeShallow(gitDir, shallow, (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .readShallow */ .J5)(path));
    },
    remove: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)(path, { recursive: true, force: true })
  };
}
var config = ["[core]", "	repositoryformatversion = 0", "	filemode = true", "	bare = false"];
function readRefs(gitDir) {
  const refs = openRefs(gitDir);
  const found = /* @__PURE__ */ new Map();
  for (const name of filesUnder(gitDir, "refs").filter(isFullRef)) {
    const commit = refs.read(name) ?? "";
    if (/^[0-9a-f]{40}$/.test(commit))
      found.set(name, commit);
  }
  return found;
}
function filesUnder(dir, folder) {
  return listFolder(dir, folder).flatMap(({ name, kind }) => {
    const path = joinPath(folder, name);
    if (kind === "folder")
      return filesUnder(dir, path);
    return kind === "file" ? [path] : [];
  });
}
function mergeShallow(gitDir, before, after2) {
  const added2 = [...after2].filter((commit) => !before.has(commit));
  const removed = new Set([...before].filter((commit) => !after2.has(commit)));
  if (added2.length === 0 && removed.size === 0)
    return;
  const commits = new Set([...(0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .readShallow */ .J5)(gitDir), ...added2].filter((commit) => !removed.has(commit)));
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, `shallow-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.randomBytes)(6).toString("hex")}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)(temporary, linesOf(commits), { flag: "wx" });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.renameSync)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, "shallow"));
  if (commits.size === 0)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, "shallow"), { force: true });
}
function linesOf(commits) {
  return `${[...commits].join("\n")}
`;
}

// build/adapters/git/remote-url.js
function checkRemote({ url: url2 }) {
  if (url2.startsWith("/"))
    return { ok: true };
  const parsed2 = URL.parse(url2);
  if (parsed2 === null)
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("bad-url", `The remote "${url2}" is not a URL.`);
  if (parsed2.username !== "" || parsed2.password !== "") {
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("bad-url", `The remote on ${parsed2.host} has a user or token in its URL. Pass the token as github_token.`);
  }
  if (parsed2.protocol === "https:" || parsed2.protocol === "file:")
    return { ok: true };
  if (parsed2.protocol !== "http:") {
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("bad-url", `The remote "${url2}" uses ${parsed2.protocol} - only https is supported.`);
  }
  if (isLoopback(parsed2.hostname))
    return { ok: true };
  return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)("plain-http", `The remote "${url2}" uses plain http, which shows the token to the network. Use https.`);
}
function authorization({ url: url2, token }) {
  const origin = URL.parse(url2)?.origin;
  if (token === void 0 || token === "" || !origin?.startsWith("http"))
    return [];
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return [[`http.${origin}/.extraHeader`, `AUTHORIZATION: basic ${basic}`]];
}
function isLoopback(hostname3) {
  const host = hostname3.toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

// build/adapters/git/network.js
var defaultTimeoutMs = 12e4;
var defaultDelaysMs = [1e3, 4e3];
function openNetwork(options2) {
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(options2.gitDir, "network");
  return {
    url: options2.remote.url,
    run: (args) => runOnce(options2, { folder, args }),
    retrying: async (attempt2, again4) => {
      let result = await attempt2();
      for (const delayMs of options2.retryDelaysMs ?? defaultDelaysMs) {
        if (!again4(result) || options2.signal?.aborted)
          break;
        await pause4(delayMs, options2.signal);
        if (options2.signal?.aborted)
          break;
        result = await attempt2();
      }
      return result;
    }
  };
}
async function pause4(delayMs, signal) {
  await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_13__.setTimeout)(delayMs, void 0, { ...signal === void 0 ? {} : { signal } }).catch(() => void 0);
}
async function runOnce(options2, call) {
  const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.randomUUID)();
  const stdoutPath = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(call.folder, `${id}.out`);
  const outputPath = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(call.folder, `${id}.err`);
  const dir = makeNetworkDir(options2.gitDir, call.folder);
  try {
    const result = await supervise({
      program: options2.program,
      args: call.args,
      cwd: dir.path,
      env: { ...environment(options2), ...dir.env },
      stdin: "",
      outputPath,
      stdoutPath,
      limits: { hardMs: options2.timeoutMs ?? defaultTimeoutMs, graceMs: 1e3, maxOutputBytes: mostOutputBytes },
      marker: id,
      // Git starts helpers of its own and nothing of a repository: they stay in its group.
      track: trackGroup,
      ...options2.signal === void 0 ? {} : { signal: options2.signal }
    });
    dir.takeOver();
    return {
      exitCode: result.exitCode,
      timedOut: result.termination === "hard-limit",
      stdout: readOutput(stdoutPath),
      stderr: readOutput(outputPath) + (result.spawnError?.message ?? "")
    };
  } finally {
    dir.remove();
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)(stdoutPath, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)(outputPath, { force: true });
  }
}
var mostOutputBytes = 256 * 1024 * 1024;
function environment(options2) {
  const config2 = [..._chunk_ULBCW52G_js__WEBPACK_IMPORTED_MODULE_0__/* .hardening */ .nf, ...authorization(options2.remote)];
  return { ...options2.environment, ...(0,_chunk_ULBCW52G_js__WEBPACK_IMPORTED_MODULE_0__/* .gitEnvironment */ ._K)(options2.program, config2) };
}
function readOutput(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(path, "utf8");
  } catch {
    return "";
  }
}

// build/adapters/git/objects.js






// build/adapters/git/cat-file.js
function batchReader() {
  let head2 = "";
  let open3;
  const limits = openLimits();
  const begin2 = (line, answers) => {
    const header2 = parseHeader(line);
    const limit = limits.next();
    if (header2 === void 0)
      answers.push(void 0);
    else
      open3 = { ...header2, body: Buffer.allocUnsafe(Math.min(header2.size + 1, limit)), filled: 0 };
  };
  const take2 = (chunk, answers) => {
    if (open3 !== void 0) {
      const taken2 = fill(open3, chunk);
      if (open3.filled > open3.size) {
        answers.push(objectOf(open3));
        open3 = void 0;
      }
      return chunk.subarray(taken2);
    }
    const end2 = chunk.indexOf(10);
    head2 += chunk.toString("latin1", 0, end2 < 0 ? chunk.length : end2);
    if (end2 < 0)
      return chunk.subarray(chunk.length);
    begin2(head2, answers);
    head2 = "";
    return chunk.subarray(end2 + 1);
  };
  return {
    expect: limits.add,
    push: (chunk) => {
      const answers = [];
      for (let rest = chunk; rest.length > 0; )
        rest = take2(rest, answers);
      return answers;
    }
  };
}
function fill(open3, chunk) {
  const taken2 = Math.min(chunk.length, open3.size + 1 - open3.filled);
  if (open3.filled < open3.body.length)
    chunk.copy(open3.body, open3.filled, 0, taken2);
  open3.filled += taken2;
  return taken2;
}
function objectOf({ type, size, body }) {
  return { type, size, bytes: body.subarray(0, Math.min(size, body.length)) };
}
function openLimits() {
  const finite2 = /* @__PURE__ */ new Map();
  let asked = 0;
  let answered5 = 0;
  return {
    add: (maxBytes) => {
      if (Number.isFinite(maxBytes))
        finite2.set(asked, maxBytes);
      asked += 1;
    },
    next: () => {
      const limit = finite2.get(answered5) ?? Number.POSITIVE_INFINITY;
      finite2.delete(answered5);
      answered5 += 1;
      return limit;
    }
  };
}
function sizeReader() {
  let line = "";
  return {
    push: (chunk) => {
      const lines = (line + chunk.toString("latin1")).split("\n");
      line = lines.pop() ?? "";
      return lines.map((text2) => parseHeader(text2)?.size);
    }
  };
}
function parseHeader(line) {
  const [, type, size] = line.split(" ");
  return type === void 0 || size === void 0 ? void 0 : { type, size: Number(size) };
}

// build/adapters/git/partner.js

function startPartner({ program, args, cwd, env }) {
  return partnerOf((0,node_child_process__WEBPACK_IMPORTED_MODULE_12__.spawn)(program, [...args], { cwd, env, stdio: ["pipe", "pipe", "pipe"] }));
}
function partnerOf(child) {
  const { stdin, stdout, stderr } = child;
  const ended3 = new Promise((resolve2) => {
    child.on("error", (error3) => resolve2(error3.message));
    child.on("close", (code2, signal) => resolve2(`exit code ${code2 ?? signal}`));
  });
  const abandon = () => {
    child.kill("SIGKILL");
    for (const pipe of [stdin, stdout, stderr])
      pipe.destroy();
  };
  return { requests: stdin, answers: stdout, complaints: stderr, ended: ended3, abandon };
}

// build/adapters/git/conversation.js
var conversationEnded = "ConversationEnded";
function converse(call) {
  let speaker2;
  const lent = /* @__PURE__ */ new Set();
  const current = () => {
    if (speaker2 !== void 0 && !speaker2.ended())
      return speaker2;
    const partner = call.begun?.();
    speaker2 = speakTo(call, partner ?? startPartner(call));
    if (partner !== void 0)
      lent.add(speaker2);
    return speaker2;
  };
  return {
    ask: (request2, maxBytes) => {
      const asked = current();
      const answer = asked.ask(request2, maxBytes);
      if (!lent.has(asked))
        return answer;
      return answer.catch((error3) => {
        if (!lent.has(asked))
          throw error3;
        return current().ask(request2, maxBytes);
      });
    },
    close: async () => {
      const last = speaker2;
      speaker2 = void 0;
      lent.clear();
      await last?.close();
    },
    abandon: () => {
      lent.clear();
      speaker2?.abandon();
    }
  };
}
function speakTo(call, partner) {
  const waiting2 = openQueue();
  const reader = call.reader();
  let ended3 = false;
  let lastWords = "";
  const end2 = (reason) => {
    ended3 = true;
    const error3 = new Error(`${call.program} ${call.args.join(" ")} ended: ${lastWords.trim() || reason}`);
    error3.name = conversationEnded;
    for (const one of waiting2.takeAll())
      one.reject(error3);
  };
  partner.requests.on("error", () => void 0);
  partner.complaints?.on("data", (data) => {
    lastWords = (lastWords + data.toString("utf8")).slice(-2e3);
  });
  partner.answers.on("data", (chunk) => {
    for (const answer of reader.push(chunk))
      waiting2.take()?.resolve(answer);
  });
  const closed2 = partner.ended.then(end2);
  return {
    ask: (request2, maxBytes = Number.POSITIVE_INFINITY) => new Promise((resolve2, reject) => {
      waiting2.add({ resolve: resolve2, reject });
      reader.expect?.(maxBytes);
      partner.requests.write(request2);
    }),
    ended: () => ended3,
    close: () => {
      partner.requests.end();
      return closed2;
    },
    abandon: partner.abandon
  };
}
function openQueue() {
  let items = [];
  let next2 = 0;
  return {
    add: (item) => {
      items.push(item);
    },
    take: () => {
      const item = items[next2];
      next2 += 1;
      if (next2 >= items.length) {
        items = [];
        next2 = 0;
      }
      return item;
    },
    takeAll: () => {
      const left2 = items.slice(next2);
      items = [];
      next2 = 0;
      return left2;
    }
  };
}

// build/adapters/git/weakly.js
function weakly(bytes) {
  const { byteOffset, length } = bytes;
  const memory = new WeakRef(bytes.buffer);
  return () => {
    const kept = memory.deref();
    return kept && Buffer.from(kept, byteOffset, length);
  };
}

// build/adapters/git/object-cache.js
function openObjectCache(mostBytes) {
  const kept = /* @__PURE__ */ new Map();
  const large = openHeldByOthers();
  let total = 0;
  const drop = (sha, object) => {
    kept.delete(sha);
    total -= costOf(object);
  };
  return {
    get: (sha) => {
      const object = kept.get(sha);
      if (object === void 0)
        return large.get(sha);
      kept.delete(sha);
      kept.set(sha, object);
      return object;
    },
    add: (sha, object) => {
      const cost2 = costOf(object);
      const isPart = object.bytes.length !== object.size;
      if (isPart || kept.has(sha))
        return;
      if (cost2 > mostBytes / 4)
        return large.add(sha, object);
      kept.set(sha, object);
      total += cost2;
      for (const [oldest, old] of kept) {
        if (total <= mostBytes)
          break;
        drop(oldest, old);
      }
    }
  };
}
function openHeldByOthers() {
  const held = /* @__PURE__ */ new Map();
  return {
    get: (sha) => {
      const entry = held.get(sha);
      const bytes = entry?.bytes();
      return entry && bytes && { type: entry.type, size: entry.size, bytes };
    },
    add: (sha, { type, size, bytes }) => {
      held.delete(sha);
      held.set(sha, { type, size, bytes: weakly(bytes) });
      const [oldest] = held.keys();
      if (held.size > MOST_HELD && oldest !== void 0)
        held.delete(oldest);
    }
  };
}
var MOST_HELD = 16;
var POOL_BYTES = 8192;
function costOf({ size }) {
  return size + POOL_BYTES;
}

// build/adapters/git/part-deflate.js



// build/adapters/git/adler32.js
function adler32(bytes) {
  let [low, high] = [1, 0];
  for (let at = 0; at < bytes.length; ) {
    const end2 = Math.min(at + UNREDUCED, bytes.length);
    for (; at < end2; at += 1) {
      low += bytes[at];
      high += low;
    }
    low %= BASE;
    high %= BASE;
  }
  return high * 65536 + low;
}
function joinedAdler32(first, second) {
  const low = first % 65536 + second.sum % 65536 - 1;
  const more = second.length % BASE * (first % 65536 - 1);
  const high = Math.floor(first / 65536) + Math.floor(second.sum / 65536) + more;
  return modulo(high) * 65536 + modulo(low);
}
function modulo(value) {
  return (value % BASE + BASE) % BASE;
}
var BASE = 65521;
var UNREDUCED = 3800;

// build/adapters/git/part-deflate.js
var PART_BYTES = 65536;
var MOST_KEPT = 4 * 1024 * 1024;
var CONTENTS_KEPT = 2;
function openPartDeflate() {
  let lately = [];
  return async (head2, bytes) => {
    const parts2 = await partsOf2(bytes, lately);
    const packed = parts2.reduce((sum, part) => sum + part.packed.length, 0);
    if (packed <= MOST_KEPT)
      lately = [{ bytes: weakly(bytes), parts: parts2 }, ...lately].slice(0, CONTENTS_KEPT);
    return streamOf([storedPart(head2), ...parts2]);
  };
}
async function partsOf2(bytes, lately) {
  for (const { bytes: kept, parts: parts2 } of lately) {
    const before = kept();
    if (before !== void 0 && isAlike2(before, bytes))
      return changedParts(bytes, { bytes: before, parts: parts2 });
  }
  return packAll(bytes);
}
function isAlike2(before, now) {
  return before.subarray(0, LOOKED_AT).equals(now.subarray(0, LOOKED_AT));
}
var LOOKED_AT = 64;
async function changedParts(bytes, before) {
  const first = sameParts(before.parts, (at, length) => {
    return at + length <= bytes.length && isSame2(bytes.subarray(at, at + length), before.bytes, at);
  });
  const moved = bytes.length - before.bytes.length;
  const rest = before.parts.slice(first.parts.length).toReversed();
  const mostEnd = bytes.length - first.bytes;
  const end2 = sameParts(rest, (done, length) => {
    const from = bytes.length - done - length;
    return done + length <= mostEnd && isSame2(bytes.subarray(from, from + length), before.bytes, from - moved);
  });
  const between = bytes.subarray(first.bytes, bytes.length - end2.bytes);
  return [...first.parts, ...await packAll(between), ...end2.parts.toReversed()];
}
function sameParts(parts2, isSameAt) {
  let [count2, bytes] = [0, 0];
  for (const { length } of parts2) {
    if (!isSameAt(bytes, length))
      break;
    count2 += 1;
    bytes += length;
  }
  return { parts: parts2.slice(0, count2), bytes };
}
function isSame2(part, of, at) {
  return part.equals(of.subarray(at, at + part.length));
}
function packAll(bytes) {
  const starts = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, index) => index * PART_BYTES);
  return Promise.all(starts.map((start4) => packPart(bytes.subarray(start4, start4 + PART_BYTES))));
}
var deflateLater = (0,node_util__WEBPACK_IMPORTED_MODULE_11__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_8__.deflateRaw);
var options = { level: 1, finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_8__.constants.Z_FULL_FLUSH, chunkSize: PART_BYTES };
async function packPart(bytes) {
  const packed = await deflateLater(bytes, options);
  return { length: bytes.length, sum: adler32(bytes), packed: Buffer.from(packed) };
}
function storedPart(bytes) {
  const start4 = Buffer.alloc(5);
  start4.writeUInt16LE(bytes.length, 1);
  start4.writeUInt16LE(bytes.length ^ 65535, 3);
  return { length: bytes.length, sum: adler32(bytes), packed: Buffer.concat([start4, bytes]) };
}
function streamOf(parts2) {
  const sum = parts2.reduce((before, part) => joinedAdler32(before, part), 1);
  const end2 = Buffer.from([...LAST_BLOCK, 0, 0, 0, 0]);
  end2.writeUInt32BE(sum, LAST_BLOCK.length);
  return Buffer.concat([METHOD, ...parts2.map(({ packed }) => packed), end2]);
}
var METHOD = Buffer.from([120, 1]);
var LAST_BLOCK = [3, 0];

// build/adapters/git/reserve.js
var batchArgs = ["cat-file", "--batch"];

// build/adapters/git/stored.js
function storedStream(bytes) {
  const { length } = bytes;
  if (length > 65535)
    throw new RangeError(`${length} bytes do not fit into one block`);
  const stream = Buffer.allocUnsafe(length + STREAM_BYTES);
  stream.writeUInt16BE(30721, 0);
  stream[2] = 1;
  stream.writeUInt16LE(length, 3);
  stream.writeUInt16LE(length ^ 65535, 5);
  bytes.copy(stream, 7);
  stream.writeUInt32BE(adler32(bytes), length + 7);
  return stream;
}
var STREAM_BYTES = 11;

// build/adapters/git/tree-object.js
var folderMode = "040000";
var submoduleMode = "160000";
var emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
function parseTree(bytes) {
  const items = [];
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(32, at);
    const end2 = bytes.indexOf(0, space);
    items.push({
      mode: canonicalMode(bytes.toString("latin1", at, space)),
      name: decodePath(bytes.subarray(space + 1, end2)),
      sha: bytes.toString("hex", end2 + 1, end2 + 21)
    });
    at = end2 + 21;
  }
  return items;
}
function serialiseTree(items) {
  const keyed = items.map((item) => {
    const name = encodePath(item.name);
    return { item, name, key: item.mode === folderMode ? Buffer.concat([name, Buffer.from("/")]) : name };
  });
  keyed.sort((a, b) => Buffer.compare(a.key, b.key));
  return Buffer.concat(keyed.flatMap(({ item, name }) => [
    Buffer.from(`${item.mode.replace(/^0/, "")} `, "latin1"),
    name,
    Buffer.from([0]),
    Buffer.from(item.sha, "hex")
  ]));
}
function typeOf2(mode) {
  return mode.slice(0, 3);
}
function canonicalMode(raw) {
  const mode = raw.padStart(6, "0");
  if (!mode.startsWith("100"))
    return mode;
  return (Number.parseInt(mode, 8) & 64) === 0 ? "100644" : "100755";
}

// build/adapters/git/objects.js
function openObjects(git2, reserve) {
  const speaker2 = { program: git2.program, cwd: git2.gitDir, env: git2.environment() };
  const contents = converse({ ...speaker2, args: batchArgs, reader: batchReader, begun: reserve?.take });
  const sizes = converse({ ...speaker2, args: ["cat-file", "--batch-check"], reader: sizeReader });
  const cache = typedCache();
  const read2 = async (sha, maxBytes = Number.POSITIVE_INFINITY) => {
    const known = cache.get(sha);
    if (known !== void 0 && known.size <= maxBytes)
      return known;
    const found = await contents.ask(`${objectName(sha)}
`, maxBytes);
    if (found !== void 0)
      cache.add(sha, found);
    return found;
  };
  const store = looseStore((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(git2.gitDir, "objects"));
  const write = async (type, bytes) => {
    const sha = await writeLoose(store, type, bytes);
    cache.add(sha, { type, bytes, size: bytes.length });
    return sha;
  };
  return {
    read: read2,
    write,
    size: (sha) => sizes.ask(`${objectName(sha)}
`),
    blob: (sha) => expect(read2, sha, "blob"),
    tree: async (sha) => sha === emptyTree ? [] : parseTree(await expect(read2, sha, "tree")),
    writeTree: (items) => write("tree", serialiseTree(items)),
    treeOf: (treeish) => treeOf(read2, treeish),
    close: async () => {
      await Promise.all([contents.close(), sizes.close()]);
    }
  };
}
function typedCache() {
  const [blobs, others] = [openObjectCache(2 ** 20), openObjectCache(4 * 2 ** 20)];
  return {
    get: (sha) => others.get(sha) ?? blobs.get(sha),
    add: (sha, object) => (object.type === "blob" ? blobs : others).add(sha, object)
  };
}
function hashObject(type, bytes) {
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.createHash)("sha1").update(header(type, bytes)).update(bytes).digest("hex");
}
function objectName(sha) {
  if (!/^[0-9a-f]{40}$/.test(sha))
    throw new Error(`"${sha}" is not a full object name of 40 hex digits`);
  return sha;
}
function header(type, bytes) {
  return Buffer.from(`${type} ${bytes.length}\0`, "latin1");
}
var deflateLater2 = (0,node_util__WEBPACK_IMPORTED_MODULE_11__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_8__.deflate);
var LARGE_BYTES = 65536;
var PARTWISE = { least: 2 ** 20, most: 2 ** 24 };
function looseStore(folder) {
  let known;
  const prepare = (digits) => {
    known ??= new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readdirSync)(folder));
    if (known.has(digits))
      return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, digits), { recursive: true });
    known.add(digits);
  };
  return { folder, prepare, packParts: openPartDeflate() };
}
async function writeLoose({ folder, prepare, packParts }, type, bytes) {
  const sha = hashObject(type, bytes);
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, sha.slice(0, 2), sha.slice(2));
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)(path))
    return sha;
  const head2 = header(type, bytes);
  const packed = isPartwise(bytes) ? await packParts(head2, bytes) : await packWhole(Buffer.concat([head2, bytes]));
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, `tmp_obj_${randomName()}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)(temporary, packed, { mode: 292, flag: "wx" });
  prepare(sha.slice(0, 2));
  renameInto(temporary, path);
  return sha;
}
function isPartwise({ length }) {
  return length >= PARTWISE.least && length <= PARTWISE.most;
}
async function packWhole(whole2) {
  if (whole2.length > LARGE_BYTES)
    return deflateLater2(whole2, { level: 1 });
  return whole2.length + STREAM_BYTES <= BLOCK_BYTES ? storedStream(whole2) : (0,node_zlib__WEBPACK_IMPORTED_MODULE_8__.deflateSync)(whole2, { level: 1 });
}
var BLOCK_BYTES = 4096;
async function expect(read2, sha, type) {
  const object = await read2(sha);
  if (object?.type !== type)
    throw new Error(`${sha} is ${object?.type ?? "missing"}, a ${type} was expected`);
  return object.bytes;
}
async function treeOf(read2, treeish) {
  const object = await read2(treeish);
  if (object?.type === "tree")
    return treeish;
  if (object?.type === "tag")
    return treeOf(read2, object.bytes.toString("latin1", 7, 47));
  if (object?.type === "commit")
    return object.bytes.toString("latin1", 5, 45);
  throw new Error(`${treeish} is ${object?.type ?? "missing"}, a commit or tree was expected`);
}

// build/adapters/git/push.js
async function pushRefs(network, refs) {
  if (refs.length === 0)
    return [];
  const results = await pushWithRetries(network, refs);
  const declined2 = results.filter((result) => !result.ok);
  if (refs.length === 1 || declined2.length === 0 || results.some(isTimeout))
    return results;
  return pushAlone(network, refs, results);
}
async function pushAlone(network, refs, results) {
  const alone = [];
  for (const [at, result] of results.entries()) {
    const isDone = result.ok || alone.some(isTimeout);
    alone.push(...isDone ? [result] : await pushWithRetries(network, refs.slice(at, at + 1)));
  }
  return alone;
}
var MOST_TIMEOUTS = 2;
function refuseProtected(refs, protectedRefs) {
  return refs.filter(({ ref }) => protectedRefs.has(ref)).map(({ ref, commit }) => ({
    ok: false,
    ref,
    commit,
    problem: {
      kind: "protected-branch",
      permanent: true,
      message: `${ref} is the default branch or otherwise protected: the action never pushes it. Choose another branch.`
    }
  }));
}
async function tryPush(network, ref) {
  const [result] = await pushWithRetries(network, [ref], ["--dry-run"]);
  if (result === void 0)
    throw new Error(`no answer for ${ref.ref}`);
  return result;
}
async function pushWithRetries(network, refs, options2 = []) {
  const attempt2 = async () => judge2(refs, await network.run(pushArgs(network.url, refs, options2)));
  let timeouts = 0;
  return network.retrying(attempt2, (results) => {
    if (results.some(isTimeout))
      timeouts += 1;
    return timeouts < MOST_TIMEOUTS && results.some(isTransient2);
  });
}
function pushArgs(url2, refs, options2) {
  const leases = refs.flatMap(({ ref, expect: expect2 }) => expect2 === void 0 ? [] : [`--force-with-lease=${ref}:${expect2 ?? ""}`]);
  const fixed = ["push", "--porcelain", "--no-verify", "--no-follow-tags", "--no-recurse-submodules", "--no-progress"];
  const specs = refs.map(({ ref, commit, remove }) => remove ? `:${ref}` : `${commit}:${ref}`);
  return [...fixed, ...options2, ...leases, "--", url2, ...specs];
}
function judge2(refs, result) {
  const lines = new Map(parsePorcelain(result.stdout).map((line) => [line.ref, line]));
  return refs.map(({ ref, commit }) => {
    const line = lines.get(ref);
    if (line !== void 0 && line.flag !== "!" && !result.timedOut)
      return { ok: true, ref, commit };
    const problem = result.timedOut ? timeout : classifyPush(line?.text ?? "", result.stderr);
    return { ok: false, ref, commit, problem };
  });
}
function parsePorcelain(stdout) {
  return stdout.split("\n").flatMap((text2) => {
    const [flag, names3] = text2.split("	");
    const ref = names3?.slice(names3.indexOf(":") + 1);
    return flag === void 0 || ref === void 0 ? [] : [{ flag, ref, text: text2 }];
  });
}
function isTimeout(result) {
  return !result.ok && result.problem.kind === "timeout";
}
function isTransient2(result) {
  return !result.ok && (result.problem.kind === "network" || result.problem.kind === "timeout");
}

// build/adapters/git/tree-diff.js
async function diffTrees(objects, from, to) {
  const changes = from === to ? [] : await diffFolders(objects, "", { old: from, new: to });
  return changes.sort((a, b) => a.path < b.path ? -1 : Number(a.path > b.path));
}
var noSha = "0".repeat(40);
var noMode = "000000";
async function diffFolders(objects, folder, shas) {
  const [before, after2] = await Promise.all([itemsOf(objects, shas.old), itemsOf(objects, shas.new)]);
  const names3 = /* @__PURE__ */ new Set([...before.keys(), ...after2.keys()]);
  const parts2 = [...names3].map((name) => diffItems(objects, joinPath(folder, name), { old: before.get(name), new: after2.get(name) }));
  return (await Promise.all(parts2)).flat();
}
async function itemsOf(objects, sha) {
  const items = sha === void 0 ? [] : await objects.tree(sha);
  return new Map(items.map((item) => [item.name, item]));
}
async function diffItems(objects, path, items) {
  if (items.old?.sha === items.new?.sha && items.old?.mode === items.new?.mode)
    return [];
  const folders = { old: folderSha(items.old), new: folderSha(items.new) };
  const below = folders.old === folders.new ? [] : await diffFolders(objects, path, folders);
  const here = changeOf(path, { old: leaf(items.old), new: leaf(items.new) });
  return here === void 0 ? below : [here, ...below];
}
function folderSha(item) {
  return item?.mode === folderMode ? item.sha : void 0;
}
function leaf(item) {
  return item?.mode === folderMode ? void 0 : item;
}
function changeOf(path, items) {
  if (items.old === void 0 && items.new === void 0)
    return void 0;
  return {
    path,
    status: statusOf(items),
    oldMode: items.old?.mode ?? noMode,
    newMode: items.new?.mode ?? noMode,
    oldSha: items.old?.sha ?? noSha,
    newSha: items.new?.sha ?? noSha
  };
}
function statusOf(items) {
  if (items.old === void 0)
    return "added";
  if (items.new === void 0)
    return "deleted";
  return typeOf2(items.old.mode) === typeOf2(items.new.mode) ? "modified" : "type-changed";
}

// build/adapters/git/tree-edit.js
async function overlayTree(objects, tree, edits) {
  const root = { below: /* @__PURE__ */ new Map() };
  for (const edit of edits)
    plant(root, edit);
  return objects.writeTree(await applyBelow(objects, tree, root));
}
function plant(root, edit) {
  let node = root;
  for (const name of edit.path.split("/")) {
    if (!isAllowedName(name))
      throw new Error(`"${edit.path}" cannot be a path in a tree`);
    const next2 = node.below.get(name) ?? { below: /* @__PURE__ */ new Map() };
    node.below.set(name, next2);
    node = next2;
  }
  node.edit = edit;
}
function isAllowedName(name) {
  return name !== "" && name !== "." && name !== ".." && !name.includes("\0") && !isDotGit(name);
}
async function applyBelow(objects, tree, node) {
  const items = new Map((tree === void 0 ? [] : await objects.tree(tree)).map((item) => [item.name, item]));
  const applied = [...node.below].map(async ([name, child]) => {
    const item = await applyOne(objects, { name, old: items.get(name) }, child);
    return { name, item };
  });
  for (const { name, item } of await Promise.all(applied)) {
    if (item === void 0)
      items.delete(name);
    else
      items.set(name, item);
  }
  return [...items.values()];
}
async function applyOne(objects, place4, node) {
  const { edit } = node;
  const base2 = edit === void 0 ? place4.old : void 0;
  if (edit !== void 0 && !("delete" in edit)) {
    if (![...node.below.values()].every(onlyDeletes))
      throw new Error(`"${edit.path}" is edited as file and as folder`);
    const sha = "sha" in edit ? edit.sha : await objects.write("blob", edit.bytes);
    return { name: place4.name, mode: edit.mode, sha };
  }
  if (edit === void 0 && base2 !== void 0 && base2.mode !== folderMode && onlyDeletes(node))
    return base2;
  const items = await applyBelow(objects, base2?.mode === folderMode ? base2.sha : void 0, node);
  if (items.length === 0)
    return void 0;
  return { name: place4.name, mode: folderMode, sha: await objects.writeTree(items) };
}
function onlyDeletes(node) {
  const here = node.edit === void 0 || "delete" in node.edit;
  return here && [...node.below.values()].every(onlyDeletes);
}

// build/adapters/git/tree-read.js


async function readTreeFile({ objects }, place4) {
  const item = await findItem(objects, await objects.treeOf(place4.treeish), place4.path);
  if (item === void 0 || item.mode === folderMode || item.mode === submoduleMode)
    return void 0;
  const { mode, sha } = item;
  const object = await objects.read(sha, place4.maxBytes);
  if (object?.type !== "blob")
    throw new Error(`${sha} is ${object?.type ?? "missing"}, a blob was expected`);
  return { bytes: object.bytes, mode, size: object.size };
}
async function listFolder2({ objects }, treeish, folder) {
  const root = await objects.treeOf(treeish);
  const item = folder === "" ? { mode: folderMode, sha: root } : await findItem(objects, root, folder);
  if (item?.mode !== folderMode)
    return [];
  const items = await objects.tree(item.sha);
  return items.map(({ name, mode }) => ({ path: joinPath(folder, name), isFolder: mode === folderMode }));
}
async function listTree(context, treeish, under = "") {
  const root = await context.objects.treeOf(treeish);
  const item = under === "" ? { mode: folderMode, sha: root } : await findItem(context.objects, root, under);
  if (item?.mode !== folderMode)
    return [];
  const out = await context.git.ok(["ls-tree", "-r", "-z", "--full-tree", item.sha]);
  return parseListing(out, under);
}
async function listThere({ objects }, treeish, dir) {
  const entries = [];
  const open3 = [{ path: "", mode: folderMode, sha: await objects.treeOf(treeish) }];
  for (let folder = open3.pop(); folder !== void 0; folder = open3.pop()) {
    const names3 = namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(dir, folder.path));
    if (names3?.size === 0)
      continue;
    for (const { name, mode, sha } of await objects.tree(folder.sha)) {
      if (names3?.has(name) === false)
        continue;
      (mode === folderMode ? open3 : entries).push({ path: joinPath(folder.path, name), mode, sha });
    }
  }
  return entries;
}
function namesIn(folder) {
  try {
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readdirSync)(folder));
  } catch {
    return void 0;
  }
}
async function findItem(objects, tree, path) {
  let item = { name: "", mode: folderMode, sha: tree };
  for (const name of path.split("/")) {
    if (item?.mode !== folderMode)
      return void 0;
    const items = await objects.tree(item.sha);
    item = items.find((one) => one.name === name);
  }
  return item;
}
function parseListing(out, under) {
  const entries = [];
  for (let at = 0; at < out.length; ) {
    const tab = out.indexOf(9, at);
    const end2 = out.indexOf(0, tab);
    const [mode, , sha] = out.toString("latin1", at, tab).split(" ");
    entries.push({ path: joinPath(under, decodePath(out.subarray(tab + 1, end2))), mode: mode ?? "", sha: sha ?? "" });
    at = end2 + 1;
  }
  return entries;
}

// build/adapters/git/controller.js
async function openController(options2) {
  const remote = checkRemote(options2.remote);
  if (!remote.ok)
    return remote;
  const finding = options2.found ?? findWorkspace(options2.program, options2.workspace, options2.look);
  const gitDir = isBegun(options2) ? controllerDir(options2.root) : prepareGitDir(options2.root);
  const workspace = await finding;
  return workspace.ok ? { ok: true, repository: bindRepository(options2, workspace, gitDir) } : workspace;
}
function isBegun({ look, root }) {
  return look?.copy?.gitDir === controllerDir(root);
}
var defaultIdentity = { name: "ralph-action", email: "ralph-action@users.noreply.github.com" };
function bindRepository(options2, workspace, gitDir) {
  const git2 = (0,_chunk_ULBCW52G_js__WEBPACK_IMPORTED_MODULE_0__/* .bindGit */ .uD)(options2.program, gitDir);
  const network = openNetwork({ program: options2.program, gitDir, remote: options2.remote, ...options2.network });
  const more = { look: isBegun(options2) ? options2.look : void 0, cancel: options2.network?.signal };
  const objects = openObjects(git2, more.look?.copy?.reader);
  const context = { git: git2, objects, refs: openRefs(gitDir), network, workspace, ...more };
  return { ...bindLocal(context, options2.identity ?? defaultIdentity), ...bindRemote(context, options2.protectedRefs) };
}
function bindLocal(context, identity) {
  const { git: git2, look, objects, refs } = context;
  return {
    git: git2,
    look,
    sealedIndexes: /* @__PURE__ */ new Map(),
    workspaceHead: (filtered) => readHead(git2, context.workspace, filtered),
    treeOf: (treeish) => objects.treeOf(treeish),
    emptyTree: () => objects.writeTree([]),
    readFile: (treeish, path, maxBytes) => readTreeFile(context, { treeish, path, maxBytes }),
    listFiles: (treeish, under) => listTree(context, treeish, under),
    listFilesThere: (treeish, dir) => listThere(context, treeish, dir),
    listFolder: (treeish, folder) => listFolder2(context, treeish, folder),
    overlay: (tree, edits) => overlayTree(objects, tree, edits),
    commit: (call) => writeCommit(objects, call.identity ?? identity, call),
    setRef: async (ref, commit) => refs.set(ref, commit),
    deleteRef: async (ref) => refs.delete(ref),
    readRef: async (ref) => refs.read(ref),
    changes: (fromTree, toTree) => diffTrees(objects, fromTree, toTree),
    diffText: (from, to, maxBytes) => diffText(git2, { from, to, maxBytes }),
    blobs: (shas) => Promise.all(shas.map((sha) => objects.blob(sha))),
    blobSize: (sha) => objects.size(sha),
    bundle: async (path, wanted) => (await __nccwpck_require__.e(/* import() */ 811).then(__nccwpck_require__.bind(__nccwpck_require__, 8811))).writeBundle(context, path, wanted),
    close: () => objects.close()
  };
}
function bindRemote(context, neverPushed = []) {
  const { git: git2, network, refs } = context;
  const protectedRefs = new Set(neverPushed);
  return {
    importCommit: (commit) => importCommit(context, commit),
    fetchRef: async (ref) => {
      const local = `refs/ralph-controller/remote/${ref.replace(/^refs\//, "")}`;
      const fetched = await fetchShallow(context, [`+${ref}:${local}`]);
      return fetched.ok ? { ok: true, commit: refs.read(local) ?? "" } : fetched;
    },
    remoteRefs: async (prefixes) => {
      const listed2 = await listRemote(network, prefixes);
      if (listed2.ok && listed2.head !== void 0)
        protectedRefs.add(listed2.head);
      return listed2;
    },
    checkPushAccess: async (commit, ref) => {
      const tried3 = await tryPush(network, { commit, ref });
      return tried3.ok || !blocksEveryPush.has(tried3.problem.kind) ? { ok: true } : { ok: false, problem: tried3.problem };
    },
    sendContents: (oids) => sendContents(network, lfsStore(git2.gitDir), oids),
    isAncestor: (ancestor, descendant) => isAncestor(context, { ancestor, descendant }),
    mergeBase: (one, other) => mergeBase(context, one, other),
    push: async (wanted) => {
      const refused = refuseProtected(wanted, protectedRefs);
      const allowed = wanted.filter(({ ref }) => !protectedRefs.has(ref));
      const results = new Map([...refused, ...await pushRefs(network, allowed)].map((result) => [result.ref, result]));
      return wanted.flatMap(({ ref }) => results.get(ref) ?? []);
    }
  };
}
var blocksEveryPush = /* @__PURE__ */ new Set(["read-only", "auth", "network", "timeout"]);

// build/action/open-repository.js
async function openRepository(call) {
  const { job, git: git2, token, env, cancel, handOver, workspace, look } = call;
  const taken2 = handOver === void 0 ? void 0 : await takenHandOver(handOver);
  if (taken2 !== void 0)
    return taken2;
  const opened2 = await openController({
    program: git2,
    root: (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(job.temp, "ralph", "git"),
    workspace: job.workspace,
    ...workspace && { found: workspace },
    look,
    remote: { url: `${job.serverUrl}/${job.repository}.git`, ...token ? { token } : {} },
    network: { environment: networkVariables(env), ...cancel === void 0 ? {} : { signal: cancel } }
  });
  if (!opened2.ok)
    return (0,_chunk_PL47VK2Q_js__WEBPACK_IMPORTED_MODULE_1__/* .configError */ .Fj)(opened2.problem.message);
  if (handOver === void 0)
    return opened2;
  const { handingOver } = await __nccwpck_require__.e(/* import() */ 960).then(__nccwpck_require__.bind(__nccwpck_require__, 4960));
  return { ok: true, repository: handingOver(opened2.repository, handOver) };
}
var networkNames = /^(?:(?:https?|all|no)_proxy|SSL_CERT_(?:FILE|DIR)|GIT_SSL_CA(?:INFO|PATH)|CURL_CA_BUNDLE)$/i;
function networkVariables(env) {
  const kept = Object.entries(env).filter((each) => each[1] !== void 0);
  return Object.fromEntries(kept.filter(([name]) => networkNames.test(name)));
}
async function takenHandOver(folder) {
  const { HAND_OVER_FILE } = await __nccwpck_require__.e(/* import() */ 960).then(__nccwpck_require__.bind(__nccwpck_require__, 4960));
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, HAND_OVER_FILE)))
    return void 0;
  return (0,_chunk_PL47VK2Q_js__WEBPACK_IMPORTED_MODULE_1__/* .configError */ .Fj)(`hand_over: ${folder} holds a ${HAND_OVER_FILE} already. Give each step a folder of its own that is empty.`);
}

// build/action/save-records.js


// build/adapters/publisher.js

function gitPublisher(given2) {
  const options2 = { ...given2, onTrouble: onceEach(given2.onTrouble) };
  const done = /* @__PURE__ */ new Map();
  const transient = /* @__PURE__ */ new Set();
  let waiting2;
  let pushing;
  let last = Promise.resolve();
  const drain = async () => {
    try {
      for (let next2 = waiting2; next2 !== void 0; next2 = waiting2) {
        waiting2 = void 0;
        await pushAll(options2, { ...next2, refs: next2.refs.filter((ref) => !done.has(keyOf2(ref))), done, transient });
      }
    } finally {
      pushing = void 0;
    }
  };
  const begin2 = () => {
    pushing = drain();
    return pushing;
  };
  const queue2 = (refs, state) => {
    waiting2 = { refs: merged2(waiting2?.refs ?? [], refs), state };
  };
  const pushAgain = (refs, state) => {
    queue2(refs, state);
    return drain();
  };
  const ended3 = (refs) => refs.flatMap((ref) => done.get(keyOf2(ref)) ?? []);
  return {
    idle: () => last.catch(() => void 0),
    start: (refs, state) => {
      queue2(refs, state);
      if (pushing !== void 0)
        return;
      last = begin2();
      last.catch((error3) => options2.onTrouble(`a push failed: ${String(error3)}`));
    },
    settle: async (refs, state) => {
      for (const key of refs.map(keyOf2))
        if (transient.delete(key))
          done.delete(key);
      queue2(refs, state);
      const settled2 = pushing === void 0 ? begin2() : pushing.catch(() => pushAgain(refs, state));
      last = settled2;
      await Promise.race([settled2, aborted(options2.cancel)]);
      if (options2.cancel.aborted)
        return { type: "interrupted", cause: String(options2.cancel.reason) };
      return { results: ended3(refs), ...await options2.settleFace?.(state) };
    },
    known: ({ publications }) => options2.known === void 0 ? { results: [] } : { results: ended3(publications), ...options2.known() }
  };
}
function onceEach(say2) {
  const said2 = /* @__PURE__ */ new Set();
  return (message2) => {
    if (!said2.has(message2))
      say2(message2);
    said2.add(message2);
  };
}
function merged2(earlier, later) {
  return [...new Map([...earlier, ...later].map((ref) => [ref.ref, ref])).values()];
}
async function pushAll(options2, { refs, state, done, transient }) {
  if (options2.cancel.aborted)
    return;
  const records = await recordsOf(options2, state);
  const wanted = [...refs, ...(0,_chunk_LG343MXI_js__WEBPACK_IMPORTED_MODULE_15__/* .inOrder */ .al)(records)];
  if (wanted.length === 0 || options2.cancel.aborted)
    return;
  const first = await options2.repository.push(wanted);
  if (options2.cancel.aborted)
    return;
  const results = records !== void 0 && (0,_chunk_LG343MXI_js__WEBPACK_IMPORTED_MODULE_15__/* .isOverWorkflows */ .bs)(first, records) ? await pushApart(options2, first, { records, state }) : first;
  for (const result of results)
    await noteResult(options2, { result, refs, state, done, transient });
}
async function pushApart(options2, first, { records, state }) {
  options2.onNote?.(`${records.ref} was declined for the workflows of commits below it, which this token may not push: what the run needs is kept beside it.`);
  const apart = await recordsOf(options2, state, "apart");
  const again4 = apart === void 0 || options2.cancel.aborted ? [] : await options2.repository.push((0,_chunk_LG343MXI_js__WEBPACK_IMPORTED_MODULE_15__/* .inOrder */ .al)(apart));
  return [...first.filter(({ ref }) => apart === void 0 || ref !== records.ref), ...again4];
}
async function recordsOf(options2, state, apart) {
  try {
    return await options2.stateUpdate(state, apart);
  } catch (error3) {
    options2.onTrouble(`the run's records could not be made: ${error3 instanceof Error ? error3.message : String(error3)}`);
    return void 0;
  }
}
async function noteResult(options2, { result, refs, state, done, transient }) {
  const ref = refs.find((each) => each.ref === result.ref);
  if (ref === void 0) {
    if (result.ok || options2.cancel.aborted && !result.problem.permanent)
      return;
    options2.onTrouble(`the run's records were not pushed to ${result.ref}: ${result.problem.message}`);
    return;
  }
  const note = result.ok ? { ...ref, status: "pushed", detail: "" } : { ...ref, ...refusedBy(result.problem), ...await keep(options2, ref, state) };
  if (!result.ok && !result.problem.permanent)
    transient.add(keyOf2(ref));
  done.set(keyOf2(ref), note);
  options2.onResult(note, state);
}
var passing2 = /* @__PURE__ */ new Set(["network", "timeout"]);
function refusedBy({ message: message2, kind }) {
  return { status: "refused", detail: message2, ...passing2.has(kind) ? { passing: true } : {} };
}
async function keep(options2, ref, state) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(options2.bundleFolder, `${slug(ref.ref.replace("refs/heads/", ""))}.bundle`);
  const bundled = await options2.repository.bundle(path, [{ ...ref, since: state.plan.start.commit }]);
  if (bundled.ok)
    return { bundle: path };
  options2.onTrouble(`no bundle could be written for ${ref.ref}: ${bundled.problem.message}`);
  return {};
}
function aborted(signal) {
  if (signal.aborted)
    return Promise.resolve();
  return new Promise((resolve2) => signal.addEventListener("abort", () => resolve2(), { once: true }));
}
function keyOf2({ ref, commit }) {
  return `${ref}
${commit}`;
}

// build/core/needed-commits.js
function neededCommits(state) {
  const story = currentStory(state);
  const before = (story && openFix(story)?.attempts) ?? 0;
  const attempt2 = story?.attempts.slice(before).findLast(({ commit }) => commit !== void 0);
  const unpushed2 = state.publications.filter(({ status }) => status !== "pushed");
  const carried = (state.carrying?.left ?? state.plan.carried ?? []).map(({ commit }) => commit);
  const all = [
    ...carried,
    state.head.commit,
    story?.start?.commit,
    attempt2?.commit,
    story?.split?.starts.at(-1)?.commit,
    ...unpushed2.map(({ commit }) => commit),
    ...state.plan.journal === "artifact" ? unpushed2.flatMap(({ story: id }) => judgedCommit(state, id)) : []
  ];
  const { start: start4 } = state.plan;
  const needed = all.filter((commit) => commit !== void 0 && (start4.made === true || commit !== start4.commit));
  return [...new Set(needed)];
}
function judgedCommit(state, id) {
  const commit = storyNamed(state, id)?.attempts.at(-1)?.commit;
  return commit === void 0 ? [] : [commit];
}

// build/adapters/store/journal-copy.js

function journalCopier(file2, redact2) {
  const lines = [];
  let read2 = 0;
  let step3;
  let isSound = true;
  let isReadable = true;
  return async (live2) => {
    const bytes = readFrom(file2, read2);
    const whole2 = bytes.subarray(0, bytes.lastIndexOf(10) + 1);
    read2 += whole2.length;
    for (const line of whole2.toString("utf8").split("\n").slice(0, -1)) {
      const parsed2 = parseLine(line);
      const clean = withoutSecrets(line, redact2);
      if (clean !== line && parsed2.ok && !parseLine(clean).ok)
        isReadable = false;
      lines.push(clean);
      isSound &&= parsed2.ok;
      if (isSound && parsed2.ok && parsed2.line.kind === "event")
        step3 = folded(step3, sharing(parsed2.line.body, live2));
    }
    return { text: lines.map((line) => `${line}
`).join(""), isReadable, step: isSound ? step3 : void 0 };
  };
}
function sharing(event, live2) {
  const { outcome } = event;
  if (outcome.type !== "begun" || live2 === void 0)
    return event;
  const { stories } = live2.plan;
  if (stories.length !== outcome.plan.stories.length)
    return event;
  if (JSON.stringify(stories) !== JSON.stringify(outcome.plan.stories))
    return event;
  return { ...event, outcome: { ...outcome, plan: { ...outcome.plan, stories } } };
}
function folded(step3, event) {
  return step3 === void 0 ? begin(event) : transition(step3.state, event);
}
function readFrom(file2, from) {
  const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync)(file2, "r");
  try {
    const bytes = Buffer.alloc(Math.max(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.fstatSync)(fd).size - from));
    return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readSync)(fd, bytes, 0, bytes.length, from));
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync)(fd);
  }
}
function withoutSecrets(text2, redact2) {
  const clean = redact2(text2);
  if (clean === text2)
    return text2;
  const parsed2 = parseLine(text2);
  if (!parsed2.ok)
    return clean;
  const line = formatLine({ ...parsed2.line, body: eachString(parsed2.line.body, redact2) });
  return redact2(line);
}
function eachString(value, change) {
  if (typeof value === "string")
    return change(value);
  if (Array.isArray(value))
    return value.map((item) => eachString(item, change));
  if (typeof value !== "object" || value === null)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, eachString(item, change)]));
}

// build/adapters/records.js
function stateRecords(options2) {
  const copy = journalCopier(options2.journalFile, options2.redact);
  const { ref, remoteRefs } = options2;
  const refs = (0,_chunk_LG343MXI_js__WEBPACK_IMPORTED_MODULE_15__/* .neededRefs */ .wg)(ref, remoteRefs);
  let isApart = options2.apart === true || refs.isUsed;
  let known;
  return async (state, apart) => {
    isApart ||= apart === "apart";
    const last = known === void 0 ? await lastCommit(options2) : { commit: known };
    if (last === "unreachable")
      return void 0;
    const { commit, needed } = await record(options2, { state, last: last.commit, journal: await copy(state), isApart });
    if (commit !== last.commit)
      known = commit;
    return { ref, commit, ...isApart && { beside: refs.pushesFor(needed) } };
  };
}
async function record(options2, call) {
  const { repository, ref } = options2;
  const { state, last, journal, isApart } = call;
  const from = last === void 0 ? await repository.emptyTree() : await repository.treeOf(last);
  const files = filesOf(options2, state, journal);
  const tree = await repository.overlay(from, [
    ...last === void 0 ? [] : await removals(options2, { state, parent: last }),
    ...files.map(({ path, text: text2 }) => ({ path, mode: "100644", bytes: Buffer.from(text2) }))
  ]);
  const needed = journal.step === void 0 ? [] : neededCommits(journal.step.state);
  const before = last !== void 0 && isApart ? await (0,_chunk_LG343MXI_js__WEBPACK_IMPORTED_MODULE_15__/* .plainRecord */ .Y8)(repository, last, options2.remoteCommit) : last;
  if (last !== void 0 && tree === from && before === last)
    return { commit: last, needed };
  const parents = [...before === void 0 || options2.alone === true ? [] : [before], ...isApart ? [] : needed];
  const message2 = `${_chunk_LG343MXI_js__WEBPACK_IMPORTED_MODULE_15__/* .RECORD */ .gv}${state.plan.runId}`;
  const commit = await repository.commit({ tree, parents, message: message2, at: options2.now() });
  await repository.setRef(ref, commit);
  return { commit, needed };
}
async function removals({ repository, outdated }, { state, parent }) {
  if (outdated === void 0)
    return [];
  const names3 = (await repository.listFolder(parent, "runs")).map(({ path }) => path);
  const runs = Map.groupBy(names3, (path) => path.slice("runs/".length).replace(/\.[a-z]+$/, ""));
  const old = await outdated([...runs.keys()], state);
  return old.flatMap((id) => runs.get(id) ?? []).map((path) => ({ path, delete: true }));
}
function filesOf(options2, state, journal) {
  const ending = journal.isReadable ? "jsonl" : "log";
  const others = options2.files(state).map(({ path, text: text2 }) => ({ path, text: options2.redact(text2) }));
  return [{ path: `runs/${state.plan.runId}.${ending}`, text: journal.text }, ...others];
}
async function lastCommit({ repository, ref, remoteCommit }) {
  const local = await repository.readRef(ref);
  if (remoteCommit === void 0 || local === remoteCommit)
    return { commit: local };
  if (local !== void 0 && await repository.isAncestor(remoteCommit, local))
    return { commit: local };
  const fetched = await repository.fetchRef(ref);
  if (fetched.ok)
    return { commit: fetched.commit };
  return local === void 0 ? "unreachable" : { commit: local };
}

// build/report/redact-spellings.js
var SHORTEST = 4;
var SHORTEST_ENCODED = 6;
var DEEPEST_ESCAPE = 16;
var escapes = { first: "(?<!\\\\)\\\\+", later: `\\\\{1,${DEEPEST_ESCAPE}}` };
var ZEROS = "0{0,8}";
function spellings(secret) {
  const values = new Set([secret, ...secret.split(/\r?\n/)].map((value) => value.trim()));
  return [...values].filter((value) => value.length >= SHORTEST).flatMap(spellingsOf);
}
function spellingsOf(value) {
  const sign = hasNoShortEscape(value) ? numberEscape : anyEscape;
  const written = {
    mayBeIn: ({ text: text2 }) => text2.includes(value) || sign.test(text2),
    pattern: () => new RegExp(pieces(value).map(anyForm).join(""), "u")
  };
  const bytes = new TextEncoder().encode(value);
  return bytes.length < SHORTEST_ENCODED ? [written] : [written, ...base64(bytes), hex(bytes)];
}
var anyEscape = /[%&\\+]/;
var numberEscape = /%[2-9a-f]|&#|\\u(?!00[01])/i;
function hasNoShortEscape(value) {
  return [...value].every((each) => each >= " " && each !== "\\" && shortForms[each] === void 0 && jsonForms[each] === void 0);
}
function pieces(value) {
  return value.match(/\\+|[\s\S]/gu) ?? [];
}
function anyForm(written, at) {
  const [character = ""] = written;
  const lead = at === 0 ? escapes.first : escapes.later;
  if (character === "\\")
    return backslashes(written.length, lead);
  const bytes = [...new TextEncoder().encode(character)];
  const code2 = (character.codePointAt(0) ?? 0).toString(16);
  const forms2 = [
    literal(character),
    bytes.map((byte) => `%${anyCase(hex2(byte))}`).join(""),
    lead + utf16(character).map(unicodeEscape).join(escapes.later),
    `&#${ZEROS}${character.codePointAt(0)};`,
    `&#[xX]${ZEROS}${anyCase(code2)};`,
    ...shortForms[character] ?? [],
    ...(jsonForms[character] ?? []).map((form) => lead + form)
  ];
  return `(?:${forms2.join("|")})`;
}
function backslashes(length, lead) {
  const each = ["%5[cC]", `&#${ZEROS}92;`, `&#[xX]${ZEROS}5[cC];`].map((form) => `(?:${form}){${length}}`);
  const plain5 = lead === escapes.first ? `(?<!\\\\)\\\\{${length},}` : `\\\\{${length},${length * DEEPEST_ESCAPE}}`;
  const unicode = lead + new Array(length).fill("u005[cC]").join(escapes.later);
  return `(?:${[plain5, unicode, ...each].join("|")})`;
}
function utf16(character) {
  return [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
}
function unicodeEscape(unit2) {
  return `u${anyCase(unit2.toString(16).padStart(4, "0"))}`;
}
var jsonForms = {
  '"': ['"'],
  "/": ["/"],
  "\n": ["n"],
  "\r": ["r"],
  "	": ["t"],
  "'": ["'"]
};
var shortForms = {
  " ": ["\\+"],
  '"': ["&quot;"],
  "&": ["&amp;"],
  "<": ["&lt;"],
  ">": ["&gt;"],
  "'": ["&apos;"]
};
function base64(bytes) {
  return [0, 1, 2].map((offset) => {
    const padded = String.fromCharCode(...new Array(offset).fill(0), ...bytes);
    const whole2 = Math.floor((offset + bytes.length) * 8 / 6);
    const core = btoa(padded).slice(offset === 0 ? 0 : offset + 1, whole2);
    return {
      mayBeIn: ({ unbroken }) => core.split(/[+/]/).every((part) => unbroken().includes(part)),
      pattern: () => base64Pattern(core)
    };
  });
}
function base64Pattern(core) {
  const characters = [...core].map((each, at) => each === "+" ? "[+-]" : each === "/" ? `(?:(?:${at === 0 ? escapes.first : escapes.later})?/|_)` : each);
  return new RegExp(`${characters.join(lineBreak)}(?:${lineBreak}=){0,2}`);
}
function hex(bytes) {
  const digits = [...bytes].map(hex2);
  return {
    mayBeIn: ({ lowered }) => lowered().includes(digits.join("")),
    pattern: () => new RegExp(digits.map(anyCase).join(lineBreak))
  };
}
var lineBreak = "(?:\\r?\\n)?";
function hex2(byte) {
  return byte.toString(16).padStart(2, "0");
}
function anyCase(digits) {
  return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
function literal(character) {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
var tokens = [
  /(?<![A-Za-z0-9])gh[pour]_[A-Za-z0-9]{36}[A-Za-z0-9_]*/,
  /(?<![A-Za-z0-9])ghs_[0-9A-Za-z._-]{36,}/,
  /(?<![A-Za-z0-9])github_pat_[0-9A-Za-z_]{22,}/,
  /(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{8,}/,
  /(?<![A-Za-z0-9])sk-(?=[A-Za-z_-]{0,100}\d)[A-Za-z0-9_-]{20,}/,
  /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/,
  /(?<![A-Za-z0-9])xox[a-z]-[A-Za-z0-9-]{10,}/,
  /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}[A-Za-z0-9_]*/,
  /(?<![A-Za-z0-9])AIza[0-9A-Za-z_-]{35,}/,
  /(?<![A-Za-z0-9])glpat-[0-9A-Za-z_-]{20,}/,
  /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:(?:(?!-----BEGIN)[\s\S]){0,20000}?-----END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----|[A-Za-z0-9+/=\s\\]*)/
];

// build/report/strip.js
function strip(text2) {
  const rest = text2.toWellFormed().replace(stringSequences, (all, end2) => end2 === void 0 ? all : "");
  return strips.reduce((shown4, [pattern, by]) => shown4.replace(pattern, by), rest).normalize("NFC");
}
function oneLine(text2) {
  return strip(text2).replace(/\s+/gu, " ").trim();
}
function cut(text2, maxChars) {
  if (text2.length <= maxChars)
    return text2;
  const characters = [...text2.slice(0, 2 * maxChars + 2)];
  return characters.length <= maxChars && text2.length <= 2 * maxChars + 2 ? text2 : `${characters.slice(0, Math.max(0, maxChars - 1)).join("")}\u2026`;
}
var stringSequences = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what terminals obey
  /(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n]*(\u0007|\u001b\\|\u009c)?/gu
);
var strips = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: CSI sequences, in 7 and 8 bit form
  [/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/gu, ""],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every other escape sequence
  [/\u001b[ -/]*[0-~]/gu, ""],
  [/\r\n?|[\u2028\u2029]/gu, "\n"],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of C0 (but tab and line feed), DEL and C1
  [/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu, ""],
  [/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, ""]
];

// build/report/neutralise.js
var url = /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s`|<>"]*[^\s`|<>"'.,:;!?)\]}]/;
var closing = /(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?:\s*:\s*|\s+)(?:(?:[\w.-]+\/[\w.-]+)?#|GH-|https?:\/\/[^\s`|<>"]+?\/(?:issues|pull|pulls|discussions)\/)\d+[^\s`|<>"]*/;
var mention2 = /(?<![A-Za-z0-9])@[A-Za-z0-9_][\w./@-]*/;
var slashCommand = /(?<=^[^\S\n]*)\/[A-Za-z][^\s`|<>"]*/;
var live = new RegExp([closing, url, mention2, slashCommand].map(({ source }) => `(?:${source})`).join("|"), "gimu");
function inline2(text2, hosts) {
  return text2.split("\n").map((line) => inlineLine(line.trimStart(), hosts)).join("\n");
}
function inlineLine(line, hosts) {
  const pieces2 = [];
  let end2 = 0;
  for (const match of line.matchAll(live)) {
    pieces2.push(escapeText(line.slice(end2, match.index)), liveToken(match[0], hosts));
    end2 = match.index + match[0].length;
  }
  pieces2.push(escapeText(line.slice(end2)));
  return escapeLineStart(pieces2.join(""));
}
function liveToken(token, hosts) {
  const href = listedLink(token, hosts);
  if (href !== void 0)
    return `<a href="${escapeText(href)}">${inCode(token)}</a>`;
  return `<code>${inCode(token)}</code>`;
}
function listedLink(token, hosts) {
  const parsed2 = URL.parse(token);
  if (parsed2 === null || parsed2.protocol !== "https:" || parsed2.username !== "" || parsed2.password !== "")
    return void 0;
  return hosts.includes(parsed2.host) ? parsed2.href.replaceAll('"', "%22") : void 0;
}
function inCode(text2) {
  return escapeText(text2).replaceAll("://", "&#58;//").replaceAll("@", "&#64;").replace(/(?<=www)\./gi, "&#46;").replace(/(?<!&)#(?=\d)/g, "&#35;").replace(/(?<=GH)-(?=\d)/gi, "&#45;");
}
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "`": "&#96;",
  "*": "&#42;",
  "[": "&#91;",
  "]": "&#93;",
  "|": "&#124;",
  "~": "&#126;",
  $: "&#36;",
  "\\": "&#92;"
};
function escapeText(text2) {
  return text2.replace(/[&<>`*[\]|~$\\]/g, (character) => entities[character] ?? character).replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, "&#95;").replace(/(?<=\S)@/g, "&#64;");
}
function escapeLineStart(line) {
  return line.replace(/^[#+=-]|(?<=^\d{1,9})[.)]/, (mark) => `&#${mark.charCodeAt(0)};`);
}

// build/report/sanitise.js
function plain4(text2) {
  return strip(text2);
}
function forCell(text2, options2) {
  return inline2(cut(oneLine(text2), options2.maxChars), options2.hosts ?? []);
}
function forLog(lines, maxLineChars = 1e3) {
  return lines.flatMap((line) => strip(line).split("\n")).map((line) => cut(line.replaceAll("##[", "## [").replace(/^(\s*)::/u, "$1: :"), maxLineChars));
}

// build/report/searched-text.js
function searchedText(text2) {
  const unbroken = once(() => text2.replaceAll(/[\r\n]+/g, ""));
  return { text: text2, unbroken, lowered: once(() => unbroken().toLowerCase()) };
}
function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

// build/report/redact.js
var MARK = "[redacted]";
function redact(text2, secrets) {
  return untilClean(text2, patternsOf(secrets, forms));
}
function patternsOf(secrets, forms2) {
  return { values: secrets.flatMap(searchesOf), forms: forms2 };
}
var searches = /* @__PURE__ */ new Map();
var MOST_KEPT2 = 1e3;
function searchesOf(secret) {
  const known = searches.get(secret);
  if (known !== void 0)
    return known;
  if (searches.size >= MOST_KEPT2)
    searches.clear();
  const made = spellings(secret).map(searchWhenNeeded);
  searches.set(secret, made);
  return made;
}
var LONG2 = 65536;
function searchWhenNeeded({ mayBeIn, pattern }) {
  let made;
  return (text2) => {
    if (text2.text.length <= LONG2 && !mayBeIn(text2))
      return void 0;
    made ??= searching(pattern());
    return made;
  };
}
function searching({ source, flags }) {
  return new RegExp(source, `${flags}g`);
}
var forms = tokens.map(searching);
function untilClean(text2, patterns) {
  let result = { text: text2, count: 0 };
  for (let round = redactOnce(text2, patterns); round.count > 0; round = redactOnce(round.text, patterns)) {
    result = { text: round.text, count: result.count + round.count };
  }
  return result;
}
function redactOnce(text2, patterns) {
  const parts2 = text2.split(MARK).map((part) => redactPart(part, patterns));
  return {
    text: parts2.map((part) => part.text).join(MARK),
    count: parts2.reduce((sum, part) => sum + part.count, 0)
  };
}
function spansOf(text2, patterns) {
  const searched = searchedText(text2);
  return merged3([
    ...patterns.values.flatMap((search) => overlapping(text2, search(searched))),
    ...patterns.forms.flatMap((pattern) => disjoint(text2, pattern))
  ]);
}
function redactPart(text2, patterns) {
  const spans = spansOf(text2, patterns);
  let end2 = 0;
  const pieces2 = [];
  for (const [from, to] of spans) {
    pieces2.push(text2.slice(end2, from), MARK);
    end2 = to;
  }
  return { text: pieces2.join("") + text2.slice(end2), count: spans.length };
}
function overlapping(text2, search) {
  if (search === void 0)
    return [];
  const spans = [];
  search.lastIndex = 0;
  for (let match = search.exec(text2); match !== null; match = search.exec(text2)) {
    spans.push([match.index, match.index + match[0].length]);
    search.lastIndex = match.index + ((text2.codePointAt(match.index) ?? 0) > 65535 ? 2 : 1);
  }
  return spans;
}
function disjoint(text2, search) {
  return [...text2.matchAll(search)].map((match) => [match.index, match.index + match[0].length]);
}
function merged3(spans) {
  const result = [];
  for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== void 0 && span[0] <= last[1])
      result[result.length - 1] = [last[0], Math.max(last[1], span[1])];
    else
      result.push(span);
  }
  return result;
}

// build/action/reports.js



// build/adapters/store/atomic.js


var PIECE = (/* unused pure expression or super */ null && (256 * 1024));

// build/core/first-error.js
function blockingGates(attempt2) {
  return attempt2.gates.filter(blocks);
}

// build/report/attempt-facts.js
function gateLabel(result) {
  return result.check === void 0 ? result.gate : `${result.gate} (${result.check})`;
}

// build/report/markdown.js
function text(value, maxChars = 300) {
  return forCell(value, { maxChars });
}
function code(value) {
  return `<code>${text(value).replace(/<\/?code>/g, "")}</code>`;
}
function row4(cells) {
  return `| ${cells.map((cell) => cell === "" ? " " : cell).join(" | ")} |`;
}

// build/report/model-usage.js
function usageOf(stories) {
  const attempts2 = stories.flatMap((story) => story.attempts);
  const told3 = [...attempts2.flatMap((attempt2) => attempt2.usage ?? []), ...stories.flatMap(({ aside: aside2 = [] }) => aside2)];
  const lost2 = stories.reduce((sum2, { lostCalls = 0 }) => sum2 + lostCalls, 0);
  const missing3 = attempts2.reduce((sum2, attempt2) => sum2 + silentIn(attempt2), lost2);
  const flat = told3.filter(({ isFlat }) => isFlat).length;
  const silentCalls = missing3 + flat;
  const costs = told3.flatMap(({ costUsd }) => costUsd === void 0 ? [] : [positive(costUsd)]);
  const whole2 = told3.filter(({ costUsd, isPartial }) => costUsd !== void 0 && isPartial !== true);
  const sum = (of) => told3.reduce((total, each) => total + positive(of(each)), 0);
  return {
    calls: told3.length + missing3,
    inputTokens: sum((each) => each.inputTokens),
    outputTokens: sum((each) => each.outputTokens),
    cacheReadTokens: sum((each) => each.cacheReadTokens),
    cacheWriteTokens: sum((each) => each.cacheWriteTokens),
    silentCalls,
    unknownCalls: missing3 + told3.length - whole2.length,
    ...costs.length === 0 ? {} : { costUsd: summed(costs) }
  };
}
function costWords({ calls, costUsd, unknownCalls }) {
  if (calls === 0)
    return "";
  if (costUsd === void 0)
    return "unknown";
  return unknownCalls === 0 ? dollars2(costUsd) : `at least ${dollars2(costUsd)}`;
}
function tokenWords(usage) {
  if (usage.calls === 0)
    return "";
  if (usage.calls === usage.silentCalls)
    return "unknown";
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  const all = grouped(inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens);
  return usage.silentCalls === 0 ? all : `at least ${all}`;
}
function grouped(count2) {
  return formatted(count2, 0);
}
function silentIn({ gates, reviews = [], usage = [], consulted: consulted2 = 0 }) {
  const missing3 = (role, made) => Math.max(0, made - usage.filter((each) => each.role === role).length);
  const asked = (gate) => {
    const ran = gates.some((each) => each.gate === gate && each.verdict !== "skipped" && each.durationMs > 0);
    return ran ? Math.max(1, reviews.findLast((review) => review.gate === gate)?.votes ?? 0) : 0;
  };
  const advised2 = usage.filter(({ role }) => role === "plan" || role === "classify").length;
  const silent2 = Math.max(0, consulted2 - advised2);
  return missing3("implement", 1) + missing3("spec", asked("spec")) + missing3("quality", asked("quality")) + silent2;
}
function summed(costs) {
  return Math.round(costs.reduce((total, cost2) => total + cost2, 0) * 1e6) / 1e6;
}
function dollars2(usd) {
  if (usd > 0 && usd < 0.01)
    return "under $0.01";
  return `$${formatted(usd, 2)}`;
}
var formats = /* @__PURE__ */ new Map();
function formatted(value, digits) {
  const known = formats.get(digits);
  if (known !== void 0)
    return known.format(value);
  const made = new Intl.NumberFormat("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(digits, made);
  return made.format(value);
}
function positive(value) {
  return Number.isFinite(value) && value > 0 ? value : 0;
}

// build/report/objective-words.js
function objectiveSection({ objective }) {
  if (objective === void 0)
    return [];
  const by = objective.criteria === void 0 ? "the configured checks" : `${code(objective.criteria)} exits with 0`;
  return [`**Objective:** ${text(objective.text, 1e3)} \xB7 **reached when** ${by}`];
}

// build/report/junit-suites.js


// build/report/ledger.js
function ledger(state) {
  return [
    "# LEDGER",
    "",
    ...objectiveSection(state.plan).flatMap((line) => [line, ""]),
    `Run ${code(state.plan.runId)} of ${code(state.plan.feature)}, started ${isoTime(state.startedAt)}, last change ${isoTime(state.now)}.`,
    "",
    "| Task | iteration_count | Status | Failed gate | Cost | Tokens | Branch |",
    "|---|---|---|---|---|---|---|",
    ...blocksOf2(state).flatMap(rowsIn(state.plan)),
    ""
  ].join("\n");
}
var rowsIn = perObject((plan) => perObject((block) => {
  const rows2 = block.filter((story) => story.inScope).map((story) => ledgerRow(plan, story));
  return rows2.length === 0 ? [] : [rows2.join("\n")];
}));
function ledgerRow(plan, story) {
  const last = story.attempts.at(-1);
  const failing3 = last === void 0 ? [] : blockingGates(last);
  const usage = usageOf([story]);
  const branch = story.commit === void 0 ? story.wip?.branch ?? story.waits?.wip : plan.branch;
  return row4([
    `${code(story.id)} ${text(story.title, 120)}`,
    String(story.attempts.length),
    story.status,
    failing3.length === 0 ? "-" : text(failing3.map(gateLabel).join(", "), 120),
    costWords(usage) || "-",
    tokenWords(usage) || "-",
    branch === void 0 ? "-" : code(branch)
  ]);
}

// build/report/run-record.js
function runRecord(state) {
  const { plan } = state;
  const record2 = {
    run_id: plan.runId,
    intent: plan.intent,
    started_at: isoTime(state.startedAt),
    spec_path: null,
    plan_path: plan.prdPath ?? null,
    branch: plan.branch,
    budgets: {
      max_iterations: plan.caps.maxIterations,
      max_wallclock_seconds: Math.round(plan.caps.runMs / 1e3),
      max_commits: plan.caps.maxCommits,
      ...plan.caps.maxCostUsd === void 0 ? {} : { max_cost_usd: plan.caps.maxCostUsd }
    },
    iterations: iterations(state).map((each) => iteration(state, each)),
    halt: state.halt === void 0 ? null : { kind: state.halt.kind, detail: plain4(state.halt.detail), halted_at: isoTime(state.now) }
  };
  return `${JSON.stringify(record2, void 0, 2)}
`;
}
function criticOf({ plan }, { story, attempt: attempt2 }) {
  if (attempt2.passed)
    return { verdict: "progressing", because: "the story passed" };
  if (attempt2.decision === "part-passed")
    return { verdict: "progressing", because: `${attempt2.part} passed its gates` };
  return criticise(subjectAt(story, attempt2), plan);
}
function iterations(state) {
  return triedStories(state).flatMap((story) => story.attempts.map((attempt2) => ({ story, attempt: attempt2 }))).sort((a, b) => a.attempt.iteration - b.attempt.iteration);
}
function iteration(state, { story, attempt: attempt2 }) {
  const critic2 = criticOf(state, { story, attempt: attempt2 });
  const last = attempt2.attempt === story.attempts.length;
  return {
    n: attempt2.iteration,
    story: story.id,
    ...attempt2.part === void 0 ? {} : { sub_story: attempt2.part },
    attempt: attempt2.attempt,
    started_at: isoTime(attempt2.startedAt),
    ended_at: isoTime(attempt2.startedAt + attempt2.durationMs),
    verify_verdict: attempt2.passed ? "ready" : "not_ready",
    verify_report: blockingGates(attempt2).find((gate) => gate.logPath)?.logPath ?? null,
    blockers: attempt2.blockers.map((blocker2) => ({
      verbatim: plain4(blocker2.text),
      ...last && story.status === "needs_human" ? { classification: "escalate", reason: plain4(story.detail), routed_to: "user" } : attempt2.decision === "classifier-re-plan" ? { classification: "re-plan", reason: plain4(attempt2.because ?? ""), routed_to: "plan-write" } : { classification: "retry-task", reason: whyRetry(blocker2), routed_to: "exec-dispatch" }
    })),
    commits_added: attempt2.commit === void 0 ? [] : [attempt2.commit],
    critic_verdict: critic2.verdict,
    critic_evidence: plain4(critic2.because)
  };
}
function whyRetry({ gate }) {
  return gate === "spec" || gate === "quality" ? "a reviewer did not see it done" : "a deterministic gate failed";
}

// build/report/yaml-text.js
function yamlText(text2) {
  const safe = strip(text2);
  return /^[A-Za-z][\w./-]*$/.test(safe) && !special.test(safe) ? safe : JSON.stringify(safe);
}
var special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

// build/report/status.js
function statusYaml(state) {
  const { plan } = state;
  const latest = iterations(state).at(-1);
  return [
    `run_id: ${yamlText(plan.runId)}`,
    `intent: ${JSON.stringify(plan.intent)}`,
    `iterations_done: ${state.iterations}`,
    `last_verdict: ${latest === void 0 ? "none" : state.halt?.kind === "ready" ? "ready" : "not_ready"}`,
    "budgets_remaining:",
    `  iterations: ${left(plan.caps.maxIterations, state.iterations)}`,
    `  wallclock_seconds: ${Math.floor(left(plan.caps.runMs, state.elapsedMs) / 1e3)}`,
    `  commits: ${left(plan.caps.maxCommits, state.commits)}`,
    ...cost(state),
    `last_critic: ${latest === void 0 ? "indeterminate" : criticOf(state, latest).verdict}`,
    ...halt2(state),
    ""
  ].join("\n");
}
function halt2(state) {
  if (state.halt === void 0)
    return ["halt: null"];
  return [
    "halt:",
    `  kind: ${state.halt.kind}`,
    `  detail: ${yamlText(state.halt.detail)}`,
    `  halted_at: ${isoTime(state.now)}`
  ];
}
function cost({ plan, spent }) {
  const { maxCostUsd } = plan.caps;
  return maxCostUsd === void 0 ? [] : [`  cost_usd: ${left(maxCostUsd, spent?.costUsd ?? 0).toFixed(2)}`];
}
function left(limit, used2) {
  return Math.max(0, limit - used2);
}

// build/report/extent.js
var whole = {
  timeline: true,
  ledger: true,
  lines: 20,
  tried: Number.POSITIVE_INFINITY,
  blocks: Number.POSITIVE_INFINITY,
  failures: Number.POSITIVE_INFINITY,
  caught: Number.POSITIVE_INFINITY,
  rows: Number.POSITIVE_INFINITY,
  notices: Number.POSITIVE_INFINITY,
  remarks: Number.POSITIVE_INFINITY
};

// build/action/heap.js


var MUCH = (/* unused pure expression or super */ null && (8 * 1024 * 1024));
var YOUNG = (/* unused pure expression or super */ null && (8 * 1024 * 1024));

// build/action/reports.js
function recordFiles(state) {
  return [
    { path: `runs/${state.plan.runId}.json`, text: runRecord(state) },
    { path: "LEDGER.md", text: ledger(state) },
    { path: "status.yaml", text: statusYaml(state) },
    ...splitWorkflows(state).map(({ path, patch }) => ({ path, text: patch }))
  ];
}

// build/action/secrets.js
var SHORTEST2 = 4;
var SHORTEST_NAMED = 8;
function secretsIn(env) {
  const named3 = Object.entries(env).flatMap(([name, value]) => /TOKEN|KEY|SECRET|PASSWORD/i.test(name) && (value ?? "").length >= SHORTEST_NAMED ? [value] : []);
  return longEnough([...named3, ...(env["INPUT_REDACT"] ?? "").split(/[\r\n,]+/).map((value) => value.trim())]);
}
function longEnough(values) {
  return [...new Set(values.filter((value) => value !== void 0 && value.length >= SHORTEST2))];
}

// build/action/save-records.js
async function saveRecords({ repository, state, ...call }) {
  let trouble = false;
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const { remoteRefs, apart } = call;
  const secrets = [...secretsIn(call.env), ...call.token === void 0 ? [] : [call.token]];
  const publisher = gitPublisher({
    repository,
    stateUpdate: stateRecords({
      repository,
      ref,
      remoteCommit: remoteRefs?.get(ref),
      journalFile: call.journalFile,
      redact: (text2) => redact(text2, secrets).text,
      files: recordFiles,
      now: () => state.now,
      alone: state.plan.journal === "artifact",
      ...remoteRefs && { remoteRefs },
      ...apart && { apart }
    }),
    bundleFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(call.folder, "bundles"),
    onResult: () => void 0,
    onTrouble: (message2) => {
      trouble = true;
      call.log.warning(message2);
    },
    cancel: new AbortController().signal
  });
  await publisher.settle([], state);
  return !trouble;
}

// build/action/finish-run.js
async function finishRun(call) {
  const state = unfinished2(call);
  if (inputValue(inputsFromEnvironment(call.env), "hand_over") !== void 0)
    return tellHandedOver(call, state);
  if (state === void 0 && readLease(call.folder) === void 0)
    return;
  const opened2 = await open2(call);
  if (opened2 === void 0)
    return call.log.warning("The journal was not pushed: git or the remote cannot be used.");
  try {
    if (state !== void 0)
      await pushJournal(call, opened2, state);
    const problem = await releaseLeft(opened2, call.folder);
    if (problem !== void 0)
      call.log.warning(`The lock was not released: ${problem.message}`);
  } finally {
    await opened2.close();
  }
}
function tellHandedOver({ log, journalFile }, state) {
  if (state === void 0)
    return;
  log.info(`Run ${state.plan.runId} was cut short. What its step handed over is what another job gets of it; its whole journal is ${journalFile} on this machine.`);
}
function unfinished2(call) {
  if (call.journalFile === "" || !(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)(call.journalFile))
    return void 0;
  const content = readJournal(call.journalFile);
  const step3 = content.ok ? fold2(content.events) : void 0;
  if (step3 === void 0)
    call.log.warning("The journal of the run cannot be read; nothing was pushed.");
  if (step3 === void 0 || step3.state.plan.journal === "none")
    return void 0;
  return step3.command.type === "finish" && step3.state.suspended === void 0 ? void 0 : step3.state;
}
async function open2(call) {
  const git2 = resolveProgram("git", { path: call.env["PATH"] ?? "", cwd: call.job.workspace });
  if (!git2.ok)
    return void 0;
  const { job, token, env } = call;
  const opened2 = await openRepository({ job, git: git2.path, token, env });
  return opened2.ok ? opened2.repository : void 0;
}
async function pushJournal(call, opened2, state) {
  const repository = state.plan.journal === "artifact" ? await inArtifacts(call, opened2) : opened2;
  const saved = repository !== void 0 && await saveRecords({ ...call, repository, state });
  call.log.info(saved ? `The journal of run ${state.plan.runId} is saved.` : "The journal was not pushed.");
}
async function inArtifacts({ job, env, token, log }, repository) {
  const { keptInArtifacts } = await Promise.all(/* import() */[__nccwpck_require__.e(56), __nccwpck_require__.e(816), __nccwpck_require__.e(242)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3242));
  const cancel = new AbortController().signal;
  return (await keptInArtifacts(repository, {
    ...{ job, env, token, cancel, onNote: log.info, defaultBranch: void 0 }
  }))?.repository;
}

// build/action/log.js

var actionsLog = {
  info: gathered(say),
  notice: gathered((line) => notice(cut2(line))),
  warning: gathered((line) => warning(cut2(line))),
  error: (line) => {
    letOut();
    error(cut2(line));
  },
  startGroup: gathered((title) => startGroup(title)),
  endGroup: gathered(() => endGroup()),
  verbatim: gathered(verbatim)
};
var isGathering = false;
function gathered(write) {
  return (...args) => {
    if (!isGathering) {
      isGathering = true;
      process.stdout.cork();
      setImmediate(letOut);
    }
    write(...args);
  };
}
function letOut() {
  if (isGathering)
    process.stdout.uncork();
  isGathering = false;
}
process.once("exit", letOut);
var LONGEST_LINE = 1e4;
function say(line) {
  for (const safe of forLog([line], LONGEST_LINE))
    info(safe);
}
function verbatim(lines) {
  const token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.randomBytes)(24).toString("hex");
  info(`::stop-commands::${token}`);
  try {
    for (const line of lines)
      say(line);
  } finally {
    info(`::${token}::`);
  }
}
var LONGEST_ANNOTATION = 4e3;
function cut2(line) {
  return line.length <= LONGEST_ANNOTATION ? line : `${line.slice(0, LONGEST_ANNOTATION)} \u2026`;
}

// build/post.js
try {
  const read2 = (0,_chunk_PL47VK2Q_js__WEBPACK_IMPORTED_MODULE_1__/* .readJob */ .cd)(process.env);
  if (read2.ok) {
    await finishRun({
      job: read2.job,
      journalFile: getState("journal"),
      folder: getState("folder"),
      token: process.env["INPUT_GITHUB_TOKEN"] || process.env["INPUT_GITHUB-TOKEN"],
      env: process.env,
      log: actionsLog
    });
  }
} catch (error3) {
  warning(`ralph-action could not finish its records: ${error3 instanceof Error ? error3.message : String(error3)}`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(4795);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
