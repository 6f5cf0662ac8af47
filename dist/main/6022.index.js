export const id = 6022;
export const ids = [6022];
export const modules = {

/***/ 93282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ createAuthor),
/* harmony export */   v: () => (/* binding */ userSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);

/** Who wrote something, as GitHub's answers say it; null for deleted accounts. */
const userSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).nullable();
/** Who acts with GITHUB_TOKEN, on github.com and on GitHub Enterprise alike. */
const actionsLogin = 'github-actions[bot]';
/**
 * Asks GitHub who we are, as late and as seldom as possible (03-interface \u00a76, "own author"; 04-trust rule 14):
 * - what we made in this run says it in its answer, at no further request;
 * - a user's token says it by `GET /user`, which installations are refused (documented);
 * - an installation counts what `github-actions[bot]` wrote as its own: only workflows of this repository write with that name;
 * - an App is told its name by no request of its own; a reaction to a comment answers with it, and is taken back at once.
 */
function createAuthor(client) {
    const self = { kind: client.bearer, id: undefined };
    return {
        learn: (user) => {
            if (user === null)
                return;
            self.kind = isBot(user.login) ? 'installation' : 'user';
            self.id = user.id;
        },
        owns: async (written) => {
            const { user } = written;
            if (user === null)
                return { ok: true, own: false };
            const trouble = await learnKind(client, self);
            if (trouble !== undefined)
                return trouble;
            return self.kind === 'user'
                ? { ok: true, own: user.id === self.id }
                : ownsAsApp(client, self, { ...written, user });
        },
    };
}
/** Nobody can register a name that ends like this. */
function isBot(login) {
    return login.endsWith('[bot]');
}
async function learnKind(client, self) {
    if (self.kind !== 'unknown')
        return undefined;
    const asked = await askUser(client);
    if (!asked.ok && !isRefusal(asked))
        return asked;
    self.kind = asked.ok ? 'user' : 'installation';
    if (asked.ok)
        self.id = asked.data?.id;
    return undefined;
}
async function ownsAsApp(client, self, { user, id }) {
    if (user.login === actionsLogin)
        return { ok: true, own: true };
    if (!isBot(user.login) || id === undefined)
        return { ok: true, own: false };
    if (self.id === undefined) {
        const reacted = await react(client, id);
        if (!reacted.ok)
            return reacted;
        self.id = reacted.data.user?.id;
    }
    return { ok: true, own: user.id === self.id };
}
function askUser(client) {
    return client.call({ does: 'ask GitHub whose token this is', permission: 'issues: write', answer: userSchema }, (rest, { request }) => rest.users.getAuthenticated({ request }));
}
function isRefusal({ problem: { kind } }) {
    return kind === 'missing-permission' || kind === 'forbidden' || kind === 'not-found';
}
const reactionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), user: userSchema });
async function react(client, comment_id) {
    const call = { does: 'find out which App this token belongs to', permission, answer: reactionSchema };
    const made = await client.call(call, (rest, to) => rest.reactions.createForIssueComment({ ...to, comment_id, content }));
    if (!made.ok)
        return made;
    // A reaction that stays says nothing wrong, so what comes of this does not matter.
    await client.call({ does: 'take the reaction back', permission, answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() }, (rest, to) => rest.reactions.deleteForIssueComment({ ...to, comment_id, reaction_id: made.data.id }));
    return made;
}
const permission = 'issues: write';
const content = 'eyes';


/***/ }),

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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38816);
/* harmony import */ var _author_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93282);
/* harmony import */ var _merge_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58402);



/** Looks at the pull requests from a branch of this repository, which anybody who can read it may open and close. Never throws. */
async function askPullState(client, { branch, commit, base }) {
    const listed = await client.call({ does: `look for pull requests from ${branch}`, permission: 'pull-requests: read', answer: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(pullSchema) }, (rest, at) => rest.pulls.list({ ...at, state: 'all', head: `${client.owner}:${branch}`, sort: 'created', direction: 'desc' }));
    if (!listed.ok)
        return 'unknown';
    if (listed.data.some(({ state }) => state === 'open'))
        return 'open';
    const author = (0,_author_js__WEBPACK_IMPORTED_MODULE_0__/* .createAuthor */ .A)(client);
    for (const pull of listed.data.filter(({ head, base: to }) => head.sha === commit && to.ref === base)) {
        if (isMerged(pull))
            return 'merged';
        if ((0,_merge_body_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBlock */ .OA)(pull.body ?? '', branch) && (await isFromWithin(author, pull)))
            return 'closed';
    }
    return 'none';
}
/**
 * Who nobody can tell from a stranger is one. Only an App that the owner let in opens a pull request from a branch of this very
 * repository, and to ask for its name would leave a mark.
 */
async function isFromWithin(author, pull) {
    const { user, author_association, head, base } = pull;
    if (within.has(author_association ?? ''))
        return true;
    if (user?.type === 'Bot')
        return head.repo?.id === base.repo.id;
    const asked = await author.owns({ user: user ?? null });
    return asked.ok && asked.own;
}
/** What GitHub calls people whom the repository's owner let in. */
const within = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
function isMerged({ merged_at }) {
    return merged_at != null;
}
const pullSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    user: _author_js__WEBPACK_IMPORTED_MODULE_0__/* .userSchema */ .v.optional(),
    author_association: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['open', 'closed']),
    merged_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).nullable() }),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }) }),
});


/***/ })

};
