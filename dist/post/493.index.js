export const id = 493;
export const ids = [493];
export const modules = {

/***/ 5493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askPullState: () => (/* binding */ askPullState)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/adapters/github/marker.js
/**
 * The hidden line that says whose a text is: an HTML comment, invisible when rendered. The name is encoded so that nothing in
 * it can end the comment or the line.
 */
function marker_markerLine(name) {
    return `<!-- ralph-action: ${encodeURIComponent(name)} -->`;
}
/** The line that ends a marked block. */
function marker_markerEnd(name) {
    return `<!-- /ralph-action: ${encodeURIComponent(name)} -->`;
}
/**
 * Whether the text begins with the marker. Only the first line counts: bots that quote what people write would otherwise carry
 * a marker that a stranger copied.
 */
function beginsWithMarker(text, name) {
    return (text.split('\n', 1)[0] ?? '').trimEnd() === marker_markerLine(name);
}
/** Whether GitHub holds this very text: it keeps CRLF of its editor and may drop white space at the end. */
function sameText(one, other) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(one) === plain(other);
}

;// CONCATENATED MODULE: ./build/adapters/github/merge-body.js

/** Our text between its marker lines. Lines in it that look like its end are left out. */
function ownBlock({ marker, text }) {
    return [markerLine(marker), text.replaceAll(markerEnd(marker), ''), markerEnd(marker)].join('\n');
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
    const from = `\n${existing}`.indexOf(`\n${marker_markerLine(marker)}`);
    if (from < 0)
        return undefined;
    const end = marker_markerEnd(marker);
    const at = existing.indexOf(end, from);
    return at < 0 ? undefined : { from, to: at + end.length };
}

;// CONCATENATED MODULE: ./build/adapters/github/pull-state.js


/** Looks at the pull requests from a branch of this repository, which anybody who can read it may open and close. Never throws. */
async function askPullState(client, { branch, commit, base }) {
    const listed = await client.call({ does: `look for pull requests from ${branch}`, permission: 'pull-requests: read', answer: schemas/* array */.YOg(pullSchema) }, (rest, at) => rest.pulls.list({ ...at, state: 'all', head: `${client.owner}:${branch}`, sort: 'created', direction: 'desc' }));
    if (!listed.ok)
        return 'unknown';
    if (listed.data.some(({ state }) => state === 'open'))
        return 'open';
    const ended = listed.data.find((pull) => pull.head.sha === commit && pull.base.ref === base && (isMerged(pull) || hasBlock(pull.body ?? '', branch)));
    if (ended === undefined)
        return 'none';
    return isMerged(ended) ? 'merged' : 'closed';
}
function isMerged({ merged_at }) {
    return merged_at != null;
}
const pullSchema = schemas/* object */.Ikc({
    state: schemas/* enum */.k5n(['open', 'closed']),
    merged_at: schemas/* string */.YjP().nullish(),
    body: schemas/* string */.YjP().nullish(),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
});


/***/ })

};
