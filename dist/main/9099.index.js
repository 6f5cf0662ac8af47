export const id = 9099;
export const ids = [9099];
export const modules = {

/***/ 9099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runner: () => (/* binding */ runner)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 10 modules
var core = __webpack_require__(57264);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
;// CONCATENATED MODULE: ./build/action/log.js



/** Log through the runner's commands; annotations are cut so that the runner shows them (05-github, Limits). */
const actionsLog = {
    info: say,
    notice: (line) => core/* notice */.lm(cut(line)),
    warning: (line) => core/* warning */.$e(cut(line)),
    error: (line) => core/* error */.z3(cut(line)),
    startGroup: (title) => core/* startGroup */.Oh(title),
    endGroup: () => core/* endGroup */.N4(),
    verbatim,
};
const LONGEST_LINE = 10_000;
/** The presenters neutralise what they quote; a presenter that forgets it must not give the runner a command. */
function say(line) {
    for (const safe of (0,sanitise/* forLog */.Ig)([line], LONGEST_LINE))
        core/* info */.pq(safe);
}
/** The token is new each time, so that no child can know it and end the pause; the pause ends whatever happens (O7). */
function verbatim(lines) {
    const token = (0,external_node_crypto_.randomBytes)(24).toString('hex');
    core/* info */.pq(`::stop-commands::${token}`);
    try {
        for (const line of lines)
            say(line);
    }
    finally {
        core/* info */.pq(`::${token}::`);
    }
}
const LONGEST_ANNOTATION = 4000;
function cut(line) {
    return line.length <= LONGEST_ANNOTATION ? line : `${line.slice(0, LONGEST_ANNOTATION)} \u2026`;
}

;// CONCATENATED MODULE: ./build/action/runner.js



const runner = connect();
function connect() {
    const saved = {};
    const writeState = () => {
        for (const [name, value] of Object.entries(saved))
            core/* saveState */.LZ(name, value);
    };
    return {
        log: actionsLog,
        onSummary: async (markdown) => {
            if ((process.env['GITHUB_STEP_SUMMARY'] ?? '') === '')
                return;
            await core/* summary */.z.addRaw(markdown).write({ overwrite: true });
        },
        annotate,
        onSecret: core/* setSecret */.Pq,
        onBegun: (state) => {
            Object.assign(saved, state);
            writeState();
        },
        setOutputs: (outputs) => {
            // Whatever a process appended to the runner's files meanwhile is not ours (catalogue O9).
            for (const name of ['OUTPUT', 'ENV', 'PATH', 'STATE'])
                emptyFile(process.env[`GITHUB_${name}`] ?? '');
            writeState();
            for (const [name, value] of Object.entries(outputs))
                core/* setOutput */.uH(name, value);
        },
    };
}
function annotate({ level, message, title, file, line, column }) {
    const place = {
        ...(title === undefined ? {} : { title }),
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { startLine: line }),
        ...(column === undefined ? {} : { startColumn: column }),
    };
    const say = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm }[level];
    say(message, place);
}
function emptyFile(path) {
    if (path !== '' && (0,external_node_fs_.existsSync)(path))
        (0,external_node_fs_.truncateSync)(path);
}


/***/ })

};
