export const id = 641;
export const ids = [641];
export const modules = {

/***/ 66022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askPullState: () => (/* binding */ askPullState)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);

/** Looks at the pull requests from a branch of this repository. Never throws. */
async function askPullState(client, { branch, commit }) {
    const listed = await client.call({ does: `look for pull requests from ${branch}`, permission: 'pull-requests: read', answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema) }, (rest, at) => rest.pulls.list({ ...at, state: 'all', head: `${client.owner}:${branch}`, sort: 'created', direction: 'desc' }));
    if (!listed.ok)
        return 'unknown';
    if (listed.data.some(({ state }) => state === 'open'))
        return 'open';
    const ended = listed.data.find(({ head }) => head.sha === commit);
    if (ended === undefined)
        return 'none';
    return ended.merged_at == null ? 'closed' : 'merged';
}
const pullSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['open', 'closed']),
    merged_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
});


/***/ })

};
