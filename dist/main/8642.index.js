"use strict";
exports.id = 8642;
exports.ids = [8642];
exports.modules = {

/***/ 3947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.oPx)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/monotonic.js





/***/ }),

/***/ 8961:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mx: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.mx2),
/* harmony export */   oA: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.oA8),
/* harmony export */   of: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.ofu)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/refusal.js





/***/ }),

/***/ 8642:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   claudeProgram: () => (/* binding */ claudeProgram)
/* harmony export */ });
/* harmony import */ var _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7996);
/* harmony import */ var _chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7635);
/* harmony import */ var _chunk_GMGLISQJ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4825);
/* harmony import */ var _chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(433);
/* harmony import */ var _chunk_NY26LBSQ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2158);
/* harmony import */ var _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3947);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1863);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5919);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8961);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_10__);











// build/adapters/agents/claude-binary.js


function resolveClaude(start) {
  const program = realProgram(start);
  if (program !== void 0 && isNative(program))
    return found(program);
  const folders = program === void 0 ? [start, (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(start, "lib")] : [foldersOf(program)];
  const native = folders.flatMap(candidates).find((path) => realProgram(path) !== void 0 && isNative(path));
  if (native !== void 0)
    return found((0,node_fs__WEBPACK_IMPORTED_MODULE_9__.realpathSync)(native));
  return {
    ok: false,
    message: `No native claude binary for ${platform()} was found for "${start}": install @anthropic-ai/claude-code there without --omit=optional, or name the binary itself.`
  };
}
var SCOPE = "@anthropic-ai";
function foldersOf(wrapper) {
  const at = wrapper.lastIndexOf((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)("/", "node_modules", SCOPE, "/"));
  return at === -1 ? (0,node_path__WEBPACK_IMPORTED_MODULE_10__.dirname)(wrapper) : wrapper.slice(0, at);
}
function candidates(folder) {
  const modules = (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(folder, "node_modules", SCOPE);
  const places = [modules, (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(modules, "claude-code", "node_modules", SCOPE)];
  const names = [`claude-code-${platform()}`, `claude-code-${platform()}-musl`];
  const binary = process.platform === "win32" ? "claude.exe" : "claude";
  return places.flatMap((place) => names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(place, name, binary)));
}
function platform() {
  return `${process.platform}-${process.arch}`;
}
function realProgram(path) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_9__.constants.X_OK);
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.realpathSync)(path);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.statSync)(real).isFile() ? real : void 0;
  } catch {
    return void 0;
  }
}
var MAGIC = ["7f454c46", "cffaedfe", "cafebabe", "4d5a"];
function isNative(path) {
  const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_9__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_9__.constants.O_NONBLOCK);
  try {
    const head = Buffer.alloc(4);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.readSync)(descriptor, head, 0, head.length, 0);
    return MAGIC.some((magic) => head.toString("hex").startsWith(magic));
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.closeSync)(descriptor);
  }
}
function found(path) {
  return { ok: true, path, version: versionBeside(path) };
}
function versionBeside(path) {
  return [(0,node_path__WEBPACK_IMPORTED_MODULE_10__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_10__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.dirname)(path))].map(readVersion).find((version) => version !== void 0);
}
function readVersion(folder) {
  try {
    const manifest = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_9__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(folder, "package.json"), "utf8"));
    const { name, version } = manifest;
    const isClaudes = typeof name === "string" && name.startsWith(`${SCOPE}/claude-code`);
    return isClaudes && typeof version === "string" ? version : void 0;
  } catch {
    return void 0;
  }
}

// build/action/claude-program.js
var ordinaryTools = [
  ...["Bash", "Edit", "Glob", "Grep", "LS", "MultiEdit", "NotebookEdit", "Read", "TodoWrite", "WebFetch", "WebSearch"],
  "Write"
];
var claudePackage = { name: "claude", package: "@anthropic-ai/claude-code", version: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeDriver */ .L7.version };
async function claudeProgram(call, agent) {
  const binary = await claudeBinary(call, agent);
  const keys = claudeKeys(call);
  if (!binary.ok || keys === void 0) {
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_8__/* .action_refusal__configError */ .mx)(...binary.ok ? [] : binary.reasons, ...keys === void 0 ? [noKey] : []);
  }
  const args = (role, { budgetUsd } = {}) => _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeDriver */ .L7.args({
    role: role === "implement" ? "implement" : "review",
    // Who names tools wants no others.
    skipPermissions: agent.skipPermissions ?? (call.isWalled && agent.allowedTools === void 0),
    allowedTools: agent.allowedTools ?? ordinaryTools,
    extra: [...agent.args],
    ...agent.model === void 0 ? {} : { model: agent.model },
    ...agent.maxTurns === void 0 ? {} : { maxTurns: agent.maxTurns },
    ...budgetUsd === void 0 ? {} : { maxBudgetUsd: budgetUsd }
  });
  const env = { ..._chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeDriver */ .L7.environment({ asRoot: process.getuid?.() === 0 }), ...keys };
  const { keyNames } = _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeDriver */ .L7;
  const { model, prices } = agent;
  const readerCall = { ...model && { model }, ...prices && { prices: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .withPrices */ .PI)(prices) } };
  const openReader = () => _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeDriver */ .L7.openReader(readerCall);
  const start = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .shellStart */ .R1)(call.folder, { name: "claude", variable: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .CLAUDE_SHELL_START */ .hC, keys: keyNames });
  const { path: program, files, version } = binary;
  const client = { program, files, ...version === void 0 ? {} : { version } };
  return { ok: true, program: (0,_chunk_GMGLISQJ_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_agents_program_stamp__stamped */ .H)({ ...client, args, env, openReader, ...start }) };
}
async function claudeBinary(call, agent) {
  const placed = await (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .placeClient */ .fY)(call, agent, claudePackage);
  if (!placed.ok)
    return placed;
  const { path, root, version } = placed;
  if (root !== void 0 && !await call.mayInstall())
    return { ...placed, files: [] };
  const native = resolveClaude(root ?? path);
  if (!native.ok)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_8__/* .action_refusal__configError */ .mx)(`agent: claude: ${native.message}`);
  return {
    ok: true,
    path: native.path,
    version: native.version ?? version,
    files: root === void 0 ? [] : [native.path]
  };
}
function claudeKeys({ prepared: { settings }, env }) {
  const { ANTHROPIC_API_KEY: key, CLAUDE_CODE_OAUTH_TOKEN: token } = settings.agentKeys;
  const given = { ...key && { ANTHROPIC_API_KEY: key }, ...token && { CLAUDE_CODE_OAUTH_TOKEN: token } };
  if (Object.keys(given).length > 0)
    return given;
  const own = _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeDriver */ .L7.keyNames.flatMap((name) => env[name] ? [[name, env[name]]] : []);
  return own.length > 0 || settings.agentEnv.length > 0 ? Object.fromEntries(own) : void 0;
}
var noKey = `agent: claude has no key. Set the input anthropic_api_key (or claude_code_oauth_token) from a secret, for example anthropic_api_key: \${{ secrets.ANTHROPIC_API_KEY }}.`;



/***/ })

};
;