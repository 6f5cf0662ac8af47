export const id = 811;
export const ids = [811];
export const modules = {

/***/ 8811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeBundle: () => (/* binding */ writeBundle)
/* harmony export */ });
/* harmony import */ var _chunk_ULBCW52G_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2556);
/* harmony import */ var _chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7123);
/* harmony import */ var _chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4641);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);




// build/adapters/git/bundle.js



// build/adapters/git/bundle-name.js

function unfinishedName(path) {
  return `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.randomBytes)(6).toString("hex")}`;
}

// build/adapters/git/bundle.js
async function writeBundle(context, path, refs) {
  const missing = refs.find((each) => sinceOf(each).includes(each.commit));
  if (refs.length === 0 || missing !== void 0) {
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)("empty-bundle", `There is nothing to keep in ${path}: ${missing?.ref ?? "no ref"} has no new commit.`);
  }
  const absent = await firstAbsent(context.objects, refs);
  if (absent !== void 0)
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)("missing", `${path} was not written: commit ${absent} is not known here.`);
  const revisions = revisionsOf(refs);
  const needed = [...revisions.excluded, ...await parentsBeyond(context, revisions)];
  const noFolder = makeFolder(path);
  if (noFolder !== void 0)
    return noFolder;
  const temporary = unfinishedName(path);
  try {
    await writePack(context.git, { path: temporary, header: headerOf(refs, needed), revisions });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.renameSync)(temporary, path);
    return { ok: true, path };
  } catch (error) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.rmSync)(temporary, { force: true });
    return unwritten(path, error);
  }
}
function sinceOf({ since = [] }) {
  return typeof since === "string" ? [since] : since;
}
function makeFolder(path) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path), { recursive: true, mode: 448 });
    return void 0;
  } catch (error) {
    return unwritten(path, error);
  }
}
function unwritten(path, error) {
  if (error instanceof Error && "code" in error)
    return (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)("other", `${path} was not written: ${error.message}.`);
  throw error;
}
async function firstAbsent(objects, refs) {
  const commits = refs.flatMap((each) => [each.commit, ...sinceOf(each)]);
  const sizes = await Promise.all(commits.map((commit) => objects.size(commit)));
  return commits.find((_, at) => sizes[at] === void 0);
}
function revisionsOf(refs) {
  return {
    included: [...new Set(refs.map((ref) => ref.commit))],
    excluded: [...new Set(refs.flatMap(sinceOf))]
  };
}
async function parentsBeyond({ git, objects }, revisions) {
  const shallow = (0,_chunk_M2MYHNCZ_js__WEBPACK_IMPORTED_MODULE_1__/* .readShallow */ .J5)(git.gitDir);
  if (shallow.size === 0)
    return [];
  const out = await git.ok(["rev-list", "--stdin"], { input: inputOf(revisions) });
  const cut = out.toString("latin1").split("\n").filter((sha) => shallow.has(sha));
  const commits = await Promise.all(cut.map((sha) => objects.read(sha)));
  return commits.flatMap((commit) => parentsOf(commit?.bytes.toString("latin1") ?? ""));
}
function parentsOf(commit) {
  const head = commit.slice(0, commit.indexOf("\n\n"));
  return [...head.matchAll(/^parent ([0-9a-f]{40})$/gm)].map((match) => match[1] ?? "");
}
function inputOf({ included, excluded }) {
  return [...included, ...excluded.map((commit) => `^${commit}`), ""].join("\n");
}
function headerOf(refs, needed) {
  const lines = [...new Set(needed)].map((commit) => `-${commit}`);
  return ["# v2 git bundle", ...lines, ...refs.map(({ ref, commit }) => `${commit} ${ref}`), "", ""].join("\n");
}
async function writePack(git, call) {
  const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync)(call.path, "wx", 384);
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.writeSync)(file, call.header);
    const args = ["pack-objects", "--revs", "--thin", "--stdout", "--delta-base-offset", "-q"];
    const result = await git.run(args, { input: inputOf(call.revisions), stdout: file });
    if (result.exitCode !== 0)
      throw new _chunk_ULBCW52G_js__WEBPACK_IMPORTED_MODULE_0__/* .GitFailure */ .Xi(args, result);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.fsyncSync)(file);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync)(file);
  }
}



/***/ })

};
