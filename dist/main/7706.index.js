"use strict";
exports.id = 7706;
exports.ids = [7706];
exports.modules = {

/***/ 8037:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sz: () => (/* binding */ checkApiUrl),
/* harmony export */   XA: () => (/* binding */ pullUrl),
/* harmony export */   XH: () => (/* binding */ compareUrl),
/* harmony export */   tE: () => (/* binding */ isLoopbackUrl)
/* harmony export */ });
// build/adapters/github/address.js
function checkApiUrl(apiUrl) {
  const url = URL.parse(apiUrl);
  if (url === null)
    return { ok: false, message: `GITHUB_API_URL "${apiUrl}" is not a URL.` };
  if (url.username !== "" || url.password !== "") {
    return {
      ok: false,
      message: `GITHUB_API_URL on ${url.host} carries a user or token. Pass the token as github_token.`
    };
  }
  if (url.protocol === "https:" || url.protocol === "http:" && isLoopback(url.hostname))
    return { ok: true };
  return {
    ok: false,
    message: `GITHUB_API_URL "${apiUrl}" uses ${url.protocol.slice(0, -1)}, which shows the token to the network. Use https.`
  };
}
function isLoopbackUrl(text) {
  return isLoopback(URL.parse(text)?.hostname ?? "");
}
function isLoopback(hostname) {
  const host = hostname.toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
function compareUrl({ serverUrl, owner, repo }, { base, head }) {
  const range = `${encodeRef(base)}...${encodeRef(head)}`;
  return `${serverUrl.replace(/\/+$/, "")}/${owner}/${repo}/compare/${range}?expand=1`;
}
function pullUrl({ serverUrl, owner, repo }, number) {
  return `${serverUrl.replace(/\/+$/, "")}/${owner}/${repo}/pull/${number}`;
}
function encodeRef(ref) {
  return ref.split("/").map(encodeURIComponent).join("/");
}




/***/ }),

/***/ 7173:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ createAuthor),
/* harmony export */   v: () => (/* binding */ userSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);
// build/adapters/github/author.js

var userSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).nullable();
var actionsLogin = "github-actions[bot]";
function createAuthor(client) {
  const self = { kind: client.bearer, id: void 0 };
  return {
    learn: (user) => {
      if (user === null)
        return;
      self.kind = isBot(user.login) ? "installation" : "user";
      self.id = user.id;
    },
    owns: async (written) => {
      const { user } = written;
      if (user === null)
        return { ok: true, own: false };
      const trouble = await learnKind(client, self);
      if (trouble !== void 0)
        return trouble;
      return self.kind === "user" ? { ok: true, own: user.id === self.id } : ownsAsApp(client, self, { ...written, user });
    }
  };
}
function isBot(login) {
  return login.endsWith("[bot]");
}
async function learnKind(client, self) {
  if (self.kind !== "unknown")
    return void 0;
  const asked = await askUser(client);
  if (!asked.ok && !isRefusal(asked))
    return asked;
  self.kind = asked.ok ? "user" : "installation";
  if (asked.ok)
    self.id = asked.data?.id;
  return void 0;
}
async function ownsAsApp(client, self, { user, id }) {
  if (user.login === actionsLogin)
    return { ok: true, own: true };
  if (!isBot(user.login) || id === void 0)
    return { ok: true, own: false };
  if (self.id === void 0) {
    const reacted = await react(client, id);
    if (!reacted.ok)
      return reacted;
    self.id = reacted.data.user?.id;
  }
  return { ok: true, own: user.id === self.id };
}
function askUser(client) {
  return client.call({ does: "ask GitHub whose token this is", permission: "issues: write", answer: userSchema }, (rest, { request }) => rest.users.getAuthenticated({ request }));
}
function isRefusal({ problem: { kind } }) {
  return kind === "missing-permission" || kind === "forbidden" || kind === "not-found";
}
var reactionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), user: userSchema });
async function react(client, comment_id) {
  const call = { does: "find out which App this token belongs to", permission, answer: reactionSchema };
  const made = await client.call(call, (rest, to) => rest.reactions.createForIssueComment({ ...to, comment_id, content }));
  if (!made.ok)
    return made;
  await client.call({ does: "take the reaction back", permission, answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() }, (rest, to) => rest.reactions.deleteForIssueComment({ ...to, comment_id, reaction_id: made.data.id }));
  return made;
}
var permission = "issues: write";
var content = "eyes";




/***/ }),

/***/ 2438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   OA: () => (/* binding */ hasBlock),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   UB: () => (/* binding */ ownBlock),
/* harmony export */   bb: () => (/* binding */ beginsWithMarker),
/* harmony export */   rc: () => (/* binding */ mergeBody)
/* harmony export */ });
// build/adapters/github/marker.js
function markerLine(name) {
  return `<!-- ralph-action: ${encodeURIComponent(name)} -->`;
}
function markerEnd(name) {
  return `<!-- /ralph-action: ${encodeURIComponent(name)} -->`;
}
function beginsWithMarker(text, name) {
  return (text.split("\n", 1)[0] ?? "").trimEnd() === markerLine(name);
}
function sameText(one, other) {
  const plain = (text) => text.replaceAll("\r\n", "\n").trimEnd();
  return plain(one) === plain(other);
}

// build/adapters/github/merge-body.js
function ownBlock({ marker, text }) {
  return [markerLine(marker), text.replaceAll(markerEnd(marker), ""), markerEnd(marker)].join("\n");
}
function mergeBody(existing, ours) {
  const found = findBlock(existing, ours.marker);
  if (found === void 0)
    return void 0;
  return `${existing.slice(0, found.from)}${ownBlock(ours)}${existing.slice(found.to)}`;
}
function hasBlock(existing, marker) {
  return findBlock(existing, marker) !== void 0;
}
function findBlock(existing, marker) {
  const from = `
${existing}`.indexOf(`
${markerLine(marker)}`);
  if (from < 0)
    return void 0;
  const end = markerEnd(marker);
  const at = existing.indexOf(end, from);
  return at < 0 ? void 0 : { from, to: at + end.length };
}




/***/ }),

/***/ 7706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askPullState: () => (/* binding */ askPullState)
/* harmony export */ });
/* harmony import */ var _chunk_TIDLXT63_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7173);
/* harmony import */ var _chunk_V2J6VTSZ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2438);
/* harmony import */ var _chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8037);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);





// build/adapters/github/pull-state.js

async function askPullState(client, { branch, commit, base }) {
  const listed = await client.call({ does: `look for pull requests from ${branch}`, permission: "pull-requests: read", answer: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(pullSchema) }, (rest, at) => rest.pulls.list({ ...at, state: "all", head: `${client.owner}:${branch}`, sort: "created", direction: "desc" }));
  if (!listed.ok)
    return "unknown";
  const open = listed.data.filter(({ state }) => state === "open");
  const direct = open.find((pull) => pull.base.ref === base);
  if (direct !== void 0)
    return factsOf(client, direct);
  if (open.length > 0)
    return "open";
  const author = (0,_chunk_TIDLXT63_js__WEBPACK_IMPORTED_MODULE_0__/* .createAuthor */ .A)(client);
  for (const pull of listed.data.filter(({ head, base: to }) => head.sha === commit && to.ref === base)) {
    if (isMerged(pull))
      return "merged";
    if ((0,_chunk_V2J6VTSZ_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBlock */ .OA)(pull.body ?? "", branch) && await isFromWithin(author, pull))
      return "closed";
  }
  return "none";
}
async function isFromWithin(author, pull) {
  const { user, author_association, head, base } = pull;
  if (within.has(author_association ?? ""))
    return true;
  if (user?.type === "Bot")
    return head.repo?.id === base.repo.id;
  const asked = await author.owns({ user: user ?? null });
  return asked.ok && asked.own;
}
var within = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
function factsOf(client, { number, draft = false }) {
  return { number, url: (0,_chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_3__/* .pullUrl */ .XA)(client, number), draft };
}
function isMerged({ merged_at }) {
  return merged_at != null;
}
var pullSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
  number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
  draft: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
  user: _chunk_TIDLXT63_js__WEBPACK_IMPORTED_MODULE_0__/* .userSchema */ .v.optional(),
  author_association: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
  state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["open", "closed"]),
  merged_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
  body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
  head: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).nullable() }),
  base: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }) })
});



/***/ })

};
;