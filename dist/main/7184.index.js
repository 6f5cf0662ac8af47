export const id = 7184;
export const ids = [7184];
export const modules = {

/***/ 87184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  claudeProgram: () => (/* binding */ claudeProgram)
});

// EXTERNAL MODULE: ./build/adapters/agents/claude.js + 6 modules
var claude = __webpack_require__(49966);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapters/agents/claude-binary.js


/**
 * Finds claude's native binary behind the wrapper that npm installs (06-agents "Commands": run native binaries).
 * `start` is the absolute path of a folder that npm installed into, or of a `claude` program. No package manager's
 * script is needed: the binary lies in a package of its own for each platform, beside the wrapper's or inside it.
 */
function resolveClaude(start) {
    const program = realProgram(start);
    if (program !== undefined && isNative(program))
        return found(program);
    const folders = program === undefined ? [start, (0,external_node_path_.join)(start, 'lib')] : [foldersOf(program)];
    const native = folders.flatMap(candidates).find((path) => realProgram(path) !== undefined && isNative(path));
    if (native !== undefined)
        return found((0,external_node_fs_.realpathSync)(native));
    return {
        ok: false,
        message: `No native claude binary for ${platform()} was found for "${start}": install @anthropic-ai/claude-code there without --omit=optional, or name the binary itself.`,
    };
}
const SCOPE = '@anthropic-ai';
/** The folder whose node_modules holds the package that a wrapper script belongs to. */
function foldersOf(wrapper) {
    const at = wrapper.lastIndexOf((0,external_node_path_.join)('/', 'node_modules', SCOPE, '/'));
    return at === -1 ? (0,external_node_path_.dirname)(wrapper) : wrapper.slice(0, at);
}
function candidates(folder) {
    const modules = (0,external_node_path_.join)(folder, 'node_modules', SCOPE);
    const places = [modules, (0,external_node_path_.join)(modules, 'claude-code', 'node_modules', SCOPE)];
    // npm installs the one whose C library fits, so whichever is there is right.
    const names = [`claude-code-${platform()}`, `claude-code-${platform()}-musl`];
    const binary = process.platform === 'win32' ? 'claude.exe' : 'claude';
    return places.flatMap((place) => names.map((name) => (0,external_node_path_.join)(place, name, binary)));
}
function platform() {
    return `${process.platform}-${process.arch}`;
}
function realProgram(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        const real = (0,external_node_fs_.realpathSync)(path);
        return (0,external_node_fs_.statSync)(real).isFile() ? real : undefined;
    }
    catch {
        return undefined;
    }
}
// ELF, the two Mach-O headers, and PE.
const MAGIC = ['7f454c46', 'cffaedfe', 'cafebabe', '4d5a'];
function isNative(path) {
    const descriptor = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    try {
        const head = Buffer.alloc(4);
        (0,external_node_fs_.readSync)(descriptor, head, 0, head.length, 0);
        return MAGIC.some((magic) => head.toString('hex').startsWith(magic));
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function found(path) {
    return { ok: true, path, version: versionBeside(path) };
}
/** Both the platform's package and the wrapper's name the version; the wrapper keeps its program one folder deeper. */
function versionBeside(path) {
    return [(0,external_node_path_.dirname)(path), (0,external_node_path_.dirname)((0,external_node_path_.dirname)(path))].map(readVersion).find((version) => version !== undefined);
}
function readVersion(folder) {
    try {
        const manifest = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'package.json'), 'utf8'));
        const { name, version } = manifest;
        const isClaudes = typeof name === 'string' && name.startsWith(`${SCOPE}/claude-code`);
        return isClaudes && typeof version === 'string' ? version : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/adapters/agents/program-stamp.js
var program_stamp = __webpack_require__(36866);
// EXTERNAL MODULE: ./build/core/prices.js
var core_prices = __webpack_require__(16486);
// EXTERNAL MODULE: ./build/action/client-place.js + 2 modules
var client_place = __webpack_require__(97882);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
// EXTERNAL MODULE: ./build/action/shell-start.js
var shell_start = __webpack_require__(80036);
;// CONCATENATED MODULE: ./build/action/claude-program.js







/**
 * What reading, editing, running commands and looking things up take; a reviewer's editing tools are taken away by the driver.
 * Those of the web reach no further than Bash, and a model that is offered them and refused ends the run.
 */
const ordinaryTools = [
    ...['Bash', 'Edit', 'Glob', 'Grep', 'LS', 'MultiEdit', 'NotebookEdit', 'Read', 'TodoWrite', 'WebFetch', 'WebSearch'],
    'Write',
];
const claudePackage = { name: 'claude', package: '@anthropic-ai/claude-code', version: claude/* claudeDriver */.L.version };
/** Claude Code as a program: its native binary, its key, its switches (06-agents). */
async function claudeProgram(call, agent) {
    const binary = await claudeBinary(call, agent);
    const keys = claudeKeys(call);
    if (!binary.ok || keys === undefined) {
        return (0,refusal/* configError */.Fj)(...(binary.ok ? [] : binary.reasons), ...(keys === undefined ? [noKey] : []));
    }
    const args = (role, { budgetUsd } = {}) => claude/* claudeDriver */.L.args({
        role: role === 'implement' ? 'implement' : 'review',
        // Who names tools wants no others.
        skipPermissions: agent.skipPermissions ?? (call.isWalled && agent.allowedTools === undefined),
        allowedTools: agent.allowedTools ?? ordinaryTools,
        extra: [...agent.args],
        ...(agent.model === undefined ? {} : { model: agent.model }),
        ...(agent.maxTurns === undefined ? {} : { maxTurns: agent.maxTurns }),
        ...(budgetUsd === undefined ? {} : { maxBudgetUsd: budgetUsd }),
    });
    const env = { ...claude/* claudeDriver */.L.environment({ asRoot: process.getuid?.() === 0 }), ...keys };
    const { keyNames } = claude/* claudeDriver */.L;
    const { model, prices } = agent;
    const readerCall = { ...(model && { model }), ...(prices && { prices: (0,core_prices/* withPrices */.PI)(prices) }) };
    const openReader = () => claude/* claudeDriver */.L.openReader(readerCall);
    const start = (0,shell_start/* shellStart */.R)(call.folder, { name: 'claude', variable: claude/* CLAUDE_SHELL_START */.h, keys: keyNames });
    const { path: program, files, version } = binary;
    const client = { program, files, ...(version === undefined ? {} : { version }) };
    return { ok: true, program: (0,program_stamp/* stamped */.p)({ ...client, args, env, openReader, ...start }) };
}
async function claudeBinary(call, agent) {
    const placed = await (0,client_place/* placeClient */.f)(call, agent, claudePackage);
    if (!placed.ok)
        return placed;
    const { path, root, version } = placed;
    if (root !== undefined && !(await call.mayInstall()))
        return { ...placed, files: [] };
    const native = resolveClaude(root ?? path);
    if (!native.ok)
        return (0,refusal/* configError */.Fj)(`agent: claude: ${native.message}`);
    return {
        ok: true,
        path: native.path,
        version: native.version ?? version,
        files: root === undefined ? [] : [native.path],
    };
}
/** Keys of the inputs, else the job's own variables of the client's names; undefined when nothing could authenticate it. */
function claudeKeys({ prepared: { settings }, env }) {
    const { ANTHROPIC_API_KEY: key, CLAUDE_CODE_OAUTH_TOKEN: token } = settings.agentKeys;
    const given = { ...(key && { ANTHROPIC_API_KEY: key }), ...(token && { CLAUDE_CODE_OAUTH_TOKEN: token }) };
    if (Object.keys(given).length > 0)
        return given;
    const own = claude/* claudeDriver */.L.keyNames.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
    return own.length > 0 || settings.agentEnv.length > 0 ? Object.fromEntries(own) : undefined;
}
const noKey = 'agent: claude has no key. Set the input anthropic_api_key (or claude_code_oauth_token) from a secret, for example ' +
    `anthropic_api_key: \${{ secrets.ANTHROPIC_API_KEY }}.`;


/***/ })

};
