/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 9004:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, { F: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.Fz), g: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.gi) });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4484);
// layer:action/heap.js





/***/ }),

/***/ 4484:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS


// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(1421);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __nccwpck_require__(7030);
;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = require("node:v8");
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __nccwpck_require__(714);
;// CONCATENATED MODULE: ./build/flat/main/layer-0.js
// build/action/begin-look.js



// build/adapters/git/controller-dir.js



// build/adapters/git/first-args.js
var absolutePaths = "--path-format=absolute";
var factNames = [
  absolutePaths,
  "--is-bare-repository",
  "--is-shallow-repository",
  "--show-object-format",
  ...["objects", "index", "info/exclude"].flatMap(((name) => ["--git-path", name])),
  "--show-prefix"
];
var headNames = ["HEAD^{commit}", "--symbolic-full-name", "HEAD"];
var indexArgs = ["index-pack", "--stdin", "--check-self-contained-and-connected"];
var packArgs = ["pack-objects", "--revs", "--stdout", "--delta-base-offset", "--window=0", "-q"];
var layerIndex = "layer.index";
var readTreeArgs = ["read-tree", "--reset"];
var ignoredArgs = [
  "ls-files",
  "-z",
  "--others",
  "--ignored",
  "--directory",
  "--exclude-per-directory=.gitignore"
];

// build/adapters/git/gitdir.js
var createGitDir = (function(call) {
  (0,external_node_fs_.mkdirSync)(call.path, { recursive: true, mode: call.folderMode });
  for (const folder of call.folders ?? allFolders) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(call.path, folder), { recursive: true });
  }
  (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(call.path, "info/attributes"), plainAttributes);
  const config = `${call.config.join("\n")}
`;
  (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(call.path, "config"), config);
  (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(call.path, "HEAD"), `ref: ${call.head}
`);
  return config;
});


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


// build/adapters/git/controller-dir.js
var controllerDir = (function(root) {
  return (0,external_node_path_.join)(root, "controller.git");
});
var isMade = (function(gitDir) {
  return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(gitDir, "HEAD"));
});
var prepareGitDir = (function(root) {
  const gitDir = controllerDir(root);
  (0,external_node_fs_.mkdirSync)(root, { recursive: true, mode: 448 });
  (0,external_node_fs_.chmodSync)(root, 448);
  if (!isMade(gitDir)) {
    createGitDir({ path: gitDir, folderMode: 448, head: "refs/heads/controller", config: controllerConfig });
    return gitDir;
  }
  for (const lock of ["shallow.lock", "config.lock", "packed-refs.lock", `${layerIndex}.lock`])
    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(gitDir, lock), { force: true });
  return gitDir;
});



var controllerConfig = ["[core]", "	repositoryformatversion = 0", "	filemode = true", "	bare = false"];

// build/adapters/git/first-look.js





// build/adapters/git/reserve.js
var holdReader = (function(socket, kill) {
  let isFree = true;
  const ended = new Promise(((resolve2) => {
    socket.once("close", () => {
      isFree = false;
      resolve2("it closed its output");
    });
  }));
  socket.on("error", () => void 0);
  socket.resume().unref();
  const abandon = () => {
    if (!socket.closed)
      kill();
    socket.destroy();
  };
  return {
    take: (() => {
      if (!isFree)
        return void 0;
      isFree = false;
      socket.ref();
      return { requests: socket, answers: socket, ended, abandon };
    }),
    end: () => {
      if (isFree)
        socket.destroy();
      isFree = false;
    }
  };
});
var batchArgs = ["cat-file", "--batch"];


// build/adapters/git/first-script.js
var words = (function(args) {
  return args.map(((arg) => `'${arg}'`)).join(" ");
});
var TOLD = 64;
var FAILED = 65;
var script = [
  "git=$1 store=$2 wanted=$3 commit=$4 workspace=$5",
  "shift 5",
  '[ $# -eq 0 ] || { (cd / && exec "$@" >&3 3>&- 4>&-) & beside=$!; }',
  "own=$((GIT_CONFIG_COUNT + 1))",
  'if [ "$store" ]; then',
  `(export GIT_DIR="$store" GIT_CONFIG_COUNT=$own; cd "$store" && exec "$git" ${words(batchArgs)} <&4 >&4 3>&- 4>&-) &`,
  "fi",
  "exec 3>&- 4>&-",
  "finish() {",
  '[ -z "$beside" ] || wait "$beside"',
  `printf '\\0%d' $?`,
  'exit "$1"',
  "}",
  `facts=$("$git" rev-parse ${words([...factNames, ...headNames])})`,
  `printf '%s\\n\\0%d\\0' "$facts" $?`,
  `[ "$store" ] || finish ${FAILED}`,
  `{ read -r x; read -r x; read -r x; read -r objects; } <<END
$facts
END`,
  `case $objects in '' | *[\\":\\\\]*) finish ${FAILED} ;; esac`,
  'export GIT_DIR="$store" GIT_SHALLOW_FILE="$wanted" GIT_CONFIG_COUNT=$own',
  `cd "$store" || finish ${FAILED}`,
  `GIT_ALTERNATE_OBJECT_DIRECTORIES=$objects "$git" ${words(packArgs)} <"$wanted" | "$git" ${words(indexArgs)} >/dev/null`,
  "code=$?",
  `printf '%d\\0' $code`,
  `[ $code -eq 0 ] || finish ${FAILED}`,
  "unset GIT_SHALLOW_FILE",
  `export GIT_INDEX_FILE="$store/${layerIndex}" GIT_WORK_TREE="$workspace"`,
  `"$git" ${words(readTreeArgs)} "$commit" && cd "$workspace" && "$git" ${words(ignoredArgs)} || finish ${FAILED}`,
  `finish ${TOLD}`
].join("\n");


// build/adapters/git/git.js


// build/adapters/git/run-to-end.js
var runToEnd = (function(call) {
  const err = [];
  const timeoutMs = call.timeoutMs ?? defaultTimeoutMs;
  const child = (0,external_node_child_process_.spawn)(call.program, [...call.args], {
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
  return new Promise(((resolve2) => {
    const answer = (exitCode, note = "") => resolve2({ exitCode, stdout: out.bytes(), stderr: Buffer.concat(err).toString("utf8") + note });
    child.on("error", (error) => answer(127, `${call.program} could not be started: ${error.message}`));
    child.on("close", (code, signal) => {
      if (out.isFull())
        answer(0);
      else if (child.killed)
        answer(124, `killed after ${timeoutMs} ms`);
      else
        answer(code ?? 128, signal === null ? "" : `ended by ${signal}`);
    });
  }));
});
var collect = (function(maxBytes, onFull) {
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
});

var defaultTimeoutMs = 3e5;



// build/adapters/git/git.js
var bindGit = (function(program, gitDir) {
  const always = { ...gitEnvironment(program), GIT_DIR: gitDir };
  const environment2 = ((options = {}) => ({
    ...always,
    ...options.indexFile === void 0 ? {} : { GIT_INDEX_FILE: options.indexFile },
    ...options.workTree === void 0 ? {} : { GIT_WORK_TREE: options.workTree },
    ...options.env
  }));
  const run = ((args, options = {}) => runToEnd({
    program,
    args,
    env: environment2(options),
    cwd: options.workTree ?? gitDir,
    ...options.input === void 0 ? {} : { input: options.input },
    ...options.timeoutMs === void 0 ? {} : { timeoutMs: options.timeoutMs },
    ...options.stdout === void 0 ? {} : { stdout: options.stdout },
    ...options.maxBytes === void 0 ? {} : { maxBytes: options.maxBytes }
  }));
  const ok = async (args, options) => {
    const result = await run(args, options);
    if (result.exitCode !== 0)
      throw new GitFailure(args, result);
    return result.stdout;
  };
  return { program, gitDir, run, ok, environment: environment2 };
});
var gitEnvironment = (function(program, config = hardening) {
  const env = {
    PATH: `${(0,external_node_path_.dirname)(program)}:/usr/bin:/bin`,
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
});
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


// build/adapters/git/first-look.js
var beginLook = (function({ program, workspace, copy, beside }) {
  const wanted = (0,external_node_path_.join)(copy?.gitDir ?? "", "first-wanted");
  if (copy !== void 0)
    (0,external_node_fs_.writeFileSync)(wanted, `${copy.commit}
`);
  const places = copy === void 0 ? ["", "", ""] : [copy.gitDir, wanted, copy.commit];
  const child = (0,external_node_child_process_.spawn)("/bin/sh", ["-c", script, "sh", program, ...places, workspace, ...beside?.command ?? []], {
    cwd: workspace,
    env: environment(program),
    stdio: ["ignore", "pipe", "ignore", beside?.output ?? "ignore", copy === void 0 ? "ignore" : "pipe"],
    // A group of its own, so that all of it can be ended.
    detached: true
  });
  const { part, rest, besideCode } = readParts(child);
  const [, , , , pipe] = child.stdio;
  const isReading = pipe instanceof external_node_net_.Socket && child.pid !== void 0;
  const reader = isReading ? holdReader(pipe, () => killGroup(child)) : void 0;
  let isDone = false;
  const end = () => {
    if (!isDone)
      killGroup(child);
    reader?.end();
  };
  const ended = rest.then((() => {
    isDone = true;
    if (copy !== void 0)
      (0,external_node_fs_.rmSync)(wanted, { force: true });
  })).catch(() => void 0);
  const facts = Promise.all([part(0), part(1)]).then((([stdout, code]) => stdout && code && factsOf(stdout, code)));
  const look = { workspace, facts, ended, beside: besideCode, end };
  if (copy === void 0)
    return look;
  const packed = part(2).then(((code) => code?.toString("latin1") === "0"));
  return { ...look, copy: { ...copy, packed, ignored: rest, reader } };
});
var factsOf = (function(stdout, code) {
  return { exitCode: Number(code.toString("latin1")), stdout };
});
var environment = (function(program) {
  return { ...gitEnvironment(program), GIT_CONFIG_COUNT: String(hardening.length - 1) };
});
var readParts = (function(child) {
  const parts = Array.from({ length: PARTS }, (() => Promise.withResolvers()));
  const rest = Promise.withResolvers();
  const besideCode = Promise.withResolvers();
  const behind = [];
  let told = 0;
  let open = Buffer.alloc(0);
  const timer = setTimeout(() => killGroup(child), TIMEOUT_MS).unref();
  child.stdout?.on("data", ((chunk) => {
    open = Buffer.concat([open, chunk]);
    for (let at = open.indexOf(0); told < PARTS && at >= 0; at = open.indexOf(0)) {
      parts[told]?.resolve(open.subarray(0, at));
      told += 1;
      open = open.subarray(at + 1);
    }
    if (told === PARTS)
      behind.push(open);
    if (told === PARTS)
      open = Buffer.alloc(0);
  }));
  void exitCodeOf(child).then(((code) => {
    clearTimeout(timer);
    const left = Buffer.concat([...behind, open]);
    const cut = left.lastIndexOf(0);
    for (const { resolve: resolve2 } of parts)
      resolve2(void 0);
    rest.resolve(code === TOLD && told === PARTS ? left.subarray(0, Math.max(cut, 0)) : void 0);
    besideCode.resolve(code === TOLD || code === FAILED ? Number(left.toString("latin1", cut + 1)) : void 0);
  }));
  return { part: (async (index) => parts[index]?.promise), rest: rest.promise, besideCode: besideCode.promise };
});
var exitCodeOf = (async function(child) {
  const exited = new Promise(((resolve2) => {
    child.once("error", () => resolve2(void 0));
    child.once("exit", ((code2) => resolve2(code2 ?? void 0)));
  }));
  const read = new Promise(((resolve2) => {
    if (child.stdout === null)
      resolve2();
    child.stdout?.once("close", resolve2);
  }));
  const code = await exited;
  if (child.pid !== void 0)
    await read;
  return code;
});
var TIMEOUT_MS = 3e5;



var PARTS = 3;


function killGroup({ pid }) {
  try {
    if (pid !== void 0)
      process.kill(-pid, "SIGKILL");
  } catch {
  }
}

// build/adapters/process/resolve.js
var resolveProgram = (function(name, search) {
  if (name === "" || name.includes("\0"))
    return { ok: false, message: "The name of a program is empty or holds a NUL byte: name one." };
  return name.includes("/") ? resolvePath(name, search.cwd) : searchPath(name, search);
});
var resolvePath = (function(name, cwd) {
  const path = (0,external_node_path_.resolve)(cwd, name);
  if (isProgram(path))
    return { ok: true, path };
  return {
    ok: false,
    message: `Program "${path}" does not exist or is not an executable file: correct the path or its mode.`
  };
});
var searchPath = (function(name, { path, cwd }) {
  let planted;
  for (const entry of path.split(":")) {
    if (!(0,external_node_path_.isAbsolute)(entry))
      continue;
    const candidate = (0,external_node_path_.join)(entry, name);
    if (!isProgram(candidate))
      continue;
    if (!leadsInto(cwd, candidate))
      return { ok: true, path: candidate };
    planted ??= candidate;
  }
  return { ok: false, message: explainMiss(name, path, planted) };
});
var explainMiss = (function(name, path, planted) {
  if (planted === void 0)
    return `Program "${name}" was not found in PATH (${path}): install it in an earlier step.`;
  return `Program "${name}" was found only as "${planted}", inside the working directory where the agent can change it: install it elsewhere or name its path.`;
});
var isProgram = (function(path) {
  try {
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
      return false;
    (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
    return true;
  } catch {
    return false;
  }
});
var leadsInto = (function(folder, path) {
  const real = external_node_fs_.realpathSync.native(folder);
  return [path, external_node_fs_.realpathSync.native(path)].some(((target) => isInside(folder, target) || isInside(real, target)));
});
var isInside = (function(folder, path) {
  const way = (0,external_node_path_.relative)(folder, path);
  return way !== ".." && !way.startsWith("../");
});










// build/adapters/views/program-listing.js
var prepareListing = (function({ find, path, scratch }) {
  const folders = path.split(":").filter(external_node_path_.isAbsolute);
  if (!folders.every(isPlain))
    return void 0;
  const places = present(folders);
  if (places.length === 0)
    return void 0;
  const command = [find, "-L", ...places, "-mindepth", "1", "-maxdepth", "1", "-type", "f", "-printf", FORMAT];
  const output = openUnnamed(scratch);
  if (output === void 0)
    return void 0;
  return { command, output, take: ((code) => takeContent(output, code === 0 || code === 1)) };
});
var isPlain = (function(folder) {
  const normal = (0,external_node_path_.join)(folder, "/");
  return folder === normal || `${folder}/` === normal;
});
var present = (function(folders) {
  const known = /* @__PURE__ */ new Set();
  return folders.filter(((folder) => {
    const name = nameOf(folder);
    if (name === void 0 || known.has(name))
      return false;
    known.add(name);
    return true;
  }));
});
var nameOf = (function(folder) {
  try {
    const stats = (0,external_node_fs_.statSync)(folder, { bigint: true });
    return stats.isDirectory() ? `${stats.dev} ${stats.ino}` : void 0;
  } catch {
    return void 0;
  }
});
var openUnnamed = (function(place) {
  try {
    const file = (0,external_node_fs_.openSync)(place, "wx+", 384);
    (0,external_node_fs_.unlinkSync)(place);
    return file;
  } catch {
    return void 0;
  }
});
var takeContent = (function(file, isWanted) {
  try {
    const content = Buffer.allocUnsafe(isWanted ? (0,external_node_fs_.fstatSync)(file).size : 0);
    return isWanted && (0,external_node_fs_.readSync)(file, content, 0, content.length, 0) === content.length ? content : void 0;
  } catch {
    return void 0;
  } finally {
    (0,external_node_fs_.closeSync)(file);
  }
});


var FORMAT = String.raw`%D %i %s %m %T@ %C@ %n %H\0%f\0`;







// build/action/job.js
var readJob = (function(env) {
  const missing = required.filter(((name) => (env[name] ?? "") === ""));
  if (missing.length > 0)
    return { ok: false, message: notARunner(missing) };
  const value = ((name) => env[name] ?? "");
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
      actors: [value("GITHUB_ACTOR"), value("GITHUB_TRIGGERING_ACTOR")].filter(((login) => login !== "")),
      workflowRun: `${runId}/${value("GITHUB_RUN_ATTEMPT") || "1"}`,
      workflow: value("GITHUB_WORKFLOW"),
      runUrl: `${value("GITHUB_SERVER_URL")}/${value("GITHUB_REPOSITORY")}/actions/runs/${runId}`
    }
  };
});
var fixed = (function(folder) {
  try {
    return (0,external_node_fs_.realpathSync)(folder);
  } catch {
    return folder;
  }
});
var readPayload = (function(path) {
  try {
    const payload = JSON.parse((0,external_node_fs_.readFileSync)(path ?? "", "utf8"));
    return typeof payload === "object" && payload !== null ? payload : {};
  } catch {
    return {};
  }
});

var required = [
  "GITHUB_WORKSPACE",
  "RUNNER_TEMP",
  "GITHUB_SERVER_URL",
  "GITHUB_REPOSITORY",
  "GITHUB_SHA",
  "GITHUB_EVENT_NAME"
];

function readWorkflowPlace(env) {
  const [place = ""] = (env["GITHUB_WORKFLOW_REF"] ?? "").split("@");
  const prefix = `${env["GITHUB_REPOSITORY"]}/`;
  if (!place.startsWith(prefix) || place.length === prefix.length)
    return void 0;
  return { path: place.slice(prefix.length), job: env["GITHUB_JOB"] ?? "" };
}


function notARunner(missing) {
  const are = missing.length === 1 ? "is" : "are";
  return `${missing.join(", ")} ${are} not set: this program is a GitHub Action and is started by a runner in a workflow step.`;
}

// build/action/begin-look.js
var beginJobLook = (function(env) {
  const workspace = env["GITHUB_WORKSPACE"] ?? "";
  if (workspace === "")
    return void 0;
  try {
    const search = { path: env["PATH"] ?? "", cwd: workspace };
    const git = resolveProgram("git", search);
    if (!git.ok)
      return void 0;
    const listing = jobListing(env, search);
    const look = beginLook({ program: git.path, workspace, copy: wantedCopy(env), beside: listing });
    return listing === void 0 ? look : { ...look, listing: look.beside.then(listing.take) };
  } catch {
    return void 0;
  }
});
var jobListing = (function(env, search) {
  const { INPUT_ISOLATION: isolation, RUNNER_TEMP: temp = "" } = env;
  if (isolation !== "process" || temp === "" || !isLikelyOnBase(env))
    return void 0;
  try {
    const find = resolveProgram("find", search);
    const root = (0,external_node_path_.join)(fixed(temp), "ralph");
    (0,external_node_fs_.mkdirSync)(root, { recursive: true, mode: 448 });
    const scratch = (0,external_node_path_.join)(root, `programs-${process.pid}`);
    return find.ok ? prepareListing({ find: find.path, path: search.path, scratch }) : void 0;
  } catch {
    return void 0;
  }
});
var wantedCopy = (function(env) {
  const { GITHUB_SHA: commit = "", RUNNER_TEMP: temp = "" } = env;
  if (!/^[0-9a-f]{40}$/.test(commit) || temp === "" || !isLikelyOnBase(env))
    return void 0;
  const root = (0,external_node_path_.join)(fixed(temp), "ralph", "git");
  return isMade(controllerDir(root)) ? void 0 : { commit, gitDir: prepareGitDir(root) };
});
var isLikelyOnBase = (function(env) {
  return onBase.has(env["GITHUB_EVENT_NAME"] ?? "") && reading.has(env["INPUT_MODE"] ?? "");
});




var onBase = /* @__PURE__ */ new Set(["schedule", "workflow_dispatch", "repository_dispatch", "push"]);
var reading = /* @__PURE__ */ new Set(["", "auto", "run", "plan"]);

// build/action/heap.js
var collectLittle = (function() {
  (0,external_node_v8_namespaceObject.setFlagsFromString)("--no-incremental-marking");
});
var collectBeforeGrowing = (function() {
  (0,external_node_v8_namespaceObject.setFlagsFromString)("--incremental-marking");
  (0,external_node_v8_namespaceObject.setFlagsFromString)("--semi-space-growth-factor=1");
});
var collectAll = (function() {
  collectNow("regular");
});
var collectNow = (function(flavor) {
  collect2 ??= collector();
  collect2(flavor);
  keptBytes = usedBytes();
});
var usedBytes = (function() {
  return (0,external_node_v8_namespaceObject.getHeapStatistics)().used_heap_size;
});
var collector = (function() {
  (0,external_node_v8_namespaceObject.setFlagsFromString)("--expose-gc");
  const found = (0,external_node_vm_.runInNewContext)("gc");
  (0,external_node_v8_namespaceObject.setFlagsFromString)("--no-expose-gc");
  if (typeof found !== "function")
    return () => void 0;
  return ((flavor) => void found({ type: "major", execution: "sync", flavor }));
});




var MUCH = 8 * 1024 * 1024;
var YOUNG = 8 * 1024 * 1024;
var collect2;
var keptBytes = 0;
var wasLarge = false;

function collectMuch() {
  if (usedBytes() - keptBytes < MUCH)
    return;
  wasLarge ||= youngBytes() > YOUNG;
  collectNow(wasLarge ? "last-resort" : "regular");
}


function youngBytes() {
  return (0,external_node_v8_namespaceObject.getHeapSpaceStatistics)().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;
}


// build/adapters/process/signals.js
var onTermination = (function(handler) {
  let called = false;
  const listener = (signal) => {
    if (called || !isTermination(signal))
      return;
    called = true;
    handler(signal);
  };
  for (const signal of SIGNALS)
    process.on(signal, listener);
  return {
    [Symbol.dispose]() {
      for (const signal of SIGNALS)
        process.off(signal, listener);
    }
  };
});

var SIGNALS = ["SIGINT", "SIGTERM"];
function isTermination(signal) {
  return signal === "SIGINT" || signal === "SIGTERM";
}



/***/ Object.assign(__webpack_exports__, {
  Ah: beginJobLook,
  F0: collectAll,
  w8: collectBeforeGrowing,
  gi: collectLittle,
  Fz: collectMuch,
  q0: readJob,
  pD: readWorkflowPlace,
  GC: controllerDir,
  t5: prepareGitDir,
  yP: absolutePaths,
  Xc: factNames,
  Nx: headNames,
  cc: ignoredArgs,
  cf: indexArgs,
  ie: layerIndex,
  dN: packArgs,
  yF: readTreeArgs,
  h2: GitFailure,
  wx: bindGit,
  IU: gitEnvironment,
  hH: hardening,
  HJ: createGitDir,
  jU: plainAttributes,
  cp: batchArgs,
  zB: runToEnd,
  S5: resolveProgram,
  Ur: onTermination,
});
}),

/***/ 800:
/***/ ((module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__nccwpck_require__.r(__webpack_exports__);
/* harmony import */ var _chunk_YGYDTTJF_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9004);
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4484);



// layer:action/begin-look.js


// layer:adapters/process/signals.js


// build/main.js
var cancel = new AbortController();
(0,_layer_0_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_process_signals__onTermination */ .Ur)((signal) => cancel.abort(`the runner sent ${signal}`));
var endUntold = () => {
  if (process.exitCode !== void 0)
    return;
  process.exitCode = 70;
  console.log("::error::ralph-action ended before its run did: please report this.");
};
process.once("exit", endUntold);
var look = (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_1__/* .action_begin_look__beginJobLook */ .Ah)(process.env);
var { runStep } = await __nccwpck_require__.e(/* import() */ 6287).then(__nccwpck_require__.bind(__nccwpck_require__, 6287));
(0,_chunk_YGYDTTJF_js__WEBPACK_IMPORTED_MODULE_0__/* .action_heap__collectLittle */ .g)();
await runStep({ cancel: cancel.signal, look });
process.removeListener("exit", endUntold);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = require("child_process");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = require("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = require("node:path/posix");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = require("node:vm");

/***/ }),

/***/ 8300:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 5938:
/***/ ((module) => {

module.exports = require("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = require("util");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/async module */
/******/ 	(() => {
/******/ 		var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 		var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 		var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 		var resolveQueue = (queue) => {
/******/ 			if(queue && queue.d < 1) {
/******/ 				queue.d = 1;
/******/ 				queue.forEach((fn) => (fn.r--));
/******/ 				queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 			}
/******/ 		}
/******/ 		var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 			if(dep !== null && typeof dep === "object") {
/******/ 				if(dep[webpackQueues]) return dep;
/******/ 				if(dep.then) {
/******/ 					var queue = [];
/******/ 					queue.d = 0;
/******/ 					dep.then((r) => {
/******/ 						obj[webpackExports] = r;
/******/ 						resolveQueue(queue);
/******/ 					}, (e) => {
/******/ 						obj[webpackError] = e;
/******/ 						resolveQueue(queue);
/******/ 					});
/******/ 					var obj = {};
/******/ 					obj[webpackQueues] = (fn) => (fn(queue));
/******/ 					return obj;
/******/ 				}
/******/ 			}
/******/ 			var ret = {};
/******/ 			ret[webpackQueues] = x => {};
/******/ 			ret[webpackExports] = dep;
/******/ 			return ret;
/******/ 		}));
/******/ 		__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 			var queue;
/******/ 			hasAwait && ((queue = []).d = -1);
/******/ 			var depQueues = new Set();
/******/ 			var exports = module.exports;
/******/ 			var currentDeps;
/******/ 			var outerResolve;
/******/ 			var reject;
/******/ 			var promise = new Promise((resolve, rej) => {
/******/ 				reject = rej;
/******/ 				outerResolve = resolve;
/******/ 			});
/******/ 			promise[webpackExports] = exports;
/******/ 			promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 			module.exports = promise;
/******/ 			body((deps) => {
/******/ 				currentDeps = wrapDeps(deps);
/******/ 				var fn;
/******/ 				var getResult = () => (currentDeps.map((d) => {
/******/ 					if(d[webpackError]) throw d[webpackError];
/******/ 					return d[webpackExports];
/******/ 				}))
/******/ 				var promise = new Promise((resolve) => {
/******/ 					fn = () => (resolve(getResult));
/******/ 					fn.r = 0;
/******/ 					var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 					currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 				});
/******/ 				return fn.r ? promise : getResult();
/******/ 			}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 			queue && queue.d < 0 && (queue.d = 0);
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = async (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
/******/ 	
/******/ 	// startup
/******/ 	// Load entry module and return exports
/******/ 	// This entry module used 'module' so it can't be inlined
/******/ 	var __webpack_exports__ = __nccwpck_require__(800);
/******/ 	module.exports = __webpack_exports__;
/******/ 	
/******/ })()
;