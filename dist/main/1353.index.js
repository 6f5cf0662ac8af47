export const id = 1353;
export const ids = [1353];
export const modules = {

/***/ 41353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runTrusted: () => (/* binding */ runTrusted)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81260);

/** Runs it through @actions/exec, which has neither time limit nor kill; everything after the first agent uses `runToEnd`. */
async function runTrusted({ program, args, cwd, env }) {
    const out = [];
    const err = [];
    try {
        const exitCode = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .exec */ .m)(quoted(program), [...args], {
            cwd,
            env: { ...env },
            silent: true,
            ignoreReturnCode: true,
            listeners: { stdout: (data) => out.push(data), stderr: (data) => err.push(data) },
        });
        return { exitCode, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') };
    }
    catch (error) {
        return { exitCode: 127, stdout: Buffer.alloc(0), stderr: String(error) };
    }
}
/** It splits its command line at spaces, so a path is quoted. */
function quoted(program) {
    return `"${program.replace(/["\\]/g, '\\$&')}"`;
}


/***/ })

};
