export const id = 754;
export const ids = [754];
export const modules = {

/***/ 754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askPullState: () => (/* binding */ askPullState)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/adapters/github/author.js

/** Who wrote something, as GitHub's answers say it; null for deleted accounts. */
const userSchema = schemas/* object */.Ikc({ id: schemas/* number */.aig(), login: schemas/* string */.YjP(), type: schemas/* string */.YjP().optional() }).nullable();
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
const reactionSchema = schemas/* object */.Ikc({ id: schemas/* number */.aig(), user: userSchema });
async function react(client, comment_id) {
    const call = { does: 'find out which App this token belongs to', permission, answer: reactionSchema };
    const made = await client.call(call, (rest, to) => rest.reactions.createForIssueComment({ ...to, comment_id, content }));
    if (!made.ok)
        return made;
    // A reaction that stays says nothing wrong, so what comes of this does not matter.
    await client.call({ does: 'take the reaction back', permission, answer: schemas/* unknown */.L5J() }, (rest, to) => rest.reactions.deleteForIssueComment({ ...to, comment_id, reaction_id: made.data.id }));
    return made;
}
const permission = 'issues: write';
const content = 'eyes';

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
    const author = createAuthor(client);
    for (const pull of listed.data.filter(({ head, base: to }) => head.sha === commit && to.ref === base)) {
        if (isMerged(pull))
            return 'merged';
        if (hasBlock(pull.body ?? '', branch) && (await isFromWithin(author, pull)))
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
const pullSchema = schemas/* object */.Ikc({
    user: userSchema.optional(),
    author_association: schemas/* string */.YjP().nullish(),
    state: schemas/* enum */.k5n(['open', 'closed']),
    merged_at: schemas/* string */.YjP().nullish(),
    body: schemas/* string */.YjP().nullish(),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ id: schemas/* number */.aig() }).nullable() }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ id: schemas/* number */.aig() }) }),
});


/***/ })

};
