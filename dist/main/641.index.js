export const id = 641;
export const ids = [641];
export const modules = {

/***/ 78579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   WY: () => (/* binding */ markerEnd),
/* harmony export */   bb: () => (/* binding */ beginsWithMarker)
/* harmony export */ });
/**
 * The hidden line that says whose a text is: an HTML comment, invisible when rendered. The name is encoded so that nothing in
 * it can end the comment or the line.
 */
function markerLine(name) {
    return `<!-- ralph-action: ${encodeURIComponent(name)} -->`;
}
/** The line that ends a marked block. */
function markerEnd(name) {
    return `<!-- /ralph-action: ${encodeURIComponent(name)} -->`;
}
/**
 * Whether the text begins with the marker. Only the first line counts: bots that quote what people write would otherwise carry
 * a marker that a stranger copied.
 */
function beginsWithMarker(text, name) {
    return (text.split('\n', 1)[0] ?? '').trimEnd() === markerLine(name);
}
/** Whether GitHub holds this very text: it keeps CRLF of its editor and may drop white space at the end. */
function sameText(one, other) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(one) === plain(other);
}


/***/ }),

/***/ 58402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ hasBlock),
/* harmony export */   UB: () => (/* binding */ ownBlock),
/* harmony export */   rc: () => (/* binding */ mergeBody)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78579);

/** Our text between its marker lines. Lines in it that look like its end are left out. */
function ownBlock({ marker, text }) {
    return [(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerLine */ .B_)(marker), text.replaceAll((0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerEnd */ .WY)(marker), ''), (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerEnd */ .WY)(marker)].join('\n');
}
/**
 * The description with our block replaced and everything around it kept, byte for byte: people write there too. Undefined
 * when there is no whole block of ours, which means that the text is not, or no longer, ours to change.
 */
function mergeBody(existing, ours) {
    const found = findBlock(existing, ours.marker);
    if (found === undefined)
        return undefined;
    return `${existing.slice(0, found.from)}${ownBlock(ours)}${existing.slice(found.to)}`;
}
/** Whether the description carries a whole block of ours. */
function hasBlock(existing, marker) {
    return findBlock(existing, marker) !== undefined;
}
function findBlock(existing, marker) {
    const from = `\n${existing}`.indexOf(`\n${(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerLine */ .B_)(marker)}`);
    if (from < 0)
        return undefined;
    const end = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerEnd */ .WY)(marker);
    const at = existing.indexOf(end, from);
    return at < 0 ? undefined : { from, to: at + end.length };
}


/***/ }),

/***/ 66022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askPullState: () => (/* binding */ askPullState)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);
/* harmony import */ var _merge_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58402);


/** Looks at the pull requests from a branch of this repository, which anybody who can read it may open and close. Never throws. */
async function askPullState(client, { branch, commit, base }) {
    const listed = await client.call({ does: `look for pull requests from ${branch}`, permission: 'pull-requests: read', answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema) }, (rest, at) => rest.pulls.list({ ...at, state: 'all', head: `${client.owner}:${branch}`, sort: 'created', direction: 'desc' }));
    if (!listed.ok)
        return 'unknown';
    if (listed.data.some(({ state }) => state === 'open'))
        return 'open';
    const ended = listed.data.find((pull) => pull.head.sha === commit && pull.base.ref === base && (isMerged(pull) || (0,_merge_body_js__WEBPACK_IMPORTED_MODULE_1__/* .hasBlock */ .OA)(pull.body ?? '', branch)));
    if (ended === undefined)
        return 'none';
    return isMerged(ended) ? 'merged' : 'closed';
}
function isMerged({ merged_at }) {
    return merged_at != null;
}
const pullSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['open', 'closed']),
    merged_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
});


/***/ })

};
