"use strict";
exports.id = 7438;
exports.ids = [7438];
exports.modules = {

/***/ 4167:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   dH: () => (/* binding */ deed),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   eL: () => (/* binding */ permit)
/* harmony export */ });
// build/core/integrity-words.js
function shown(text) {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"`]|^\s|\s$|^$/u.test(text) ? JSON.stringify(text) : text;
}
function brief(text) {
  const characters = [...text];
  return JSON.stringify(characters.length > 80 ? `${characters.slice(0, 79).join("")}\u2026` : text);
}
function count(n, noun) {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
function deed(status) {
  switch (status) {
    case "added":
      return "added";
    case "modified":
      return "changed";
    case "deleted":
      return "deleted";
    case "type-changed":
      return "replaced";
  }
}
function permit(path, key) {
  const literal = path.startsWith("!") ? `./${path}` : path;
  return `To permit it, add to the story: allow: [${JSON.stringify(key === void 0 ? literal : `${literal}#${key}`)}]`;
}




/***/ }),

/***/ 5544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.AmN),
/* harmony export */   x_: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.x_K),
/* harmony export */   yR: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.yRH)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/folder.js





/***/ }),

/***/ 2030:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ formatPointer),
/* harmony export */   Fk: () => (/* binding */ pointerBytes),
/* harmony export */   If: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_6__.Ift),
/* harmony export */   Ns: () => (/* binding */ openLfsAttributes),
/* harmony export */   qT: () => (/* binding */ readPointer),
/* harmony export */   uq: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_6__.uqA),
/* harmony export */   vl: () => (/* binding */ findLfs),
/* harmony export */   vp: () => (/* binding */ parsePointer),
/* harmony export */   wr: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_6__.wr3),
/* harmony export */   yR: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_6__.yRf)
/* harmony export */ });
/* harmony import */ var _chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4167);
/* harmony import */ var _chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6090);
/* harmony import */ var _chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5544);
/* harmony import */ var _chunk_UWXTCHGK_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8116);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4484);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6246);





// build/adapters/git/lfs-find.js


// build/adapters/git/lfs-attributes.js



// layer:adapters/git/gitdir.js


// build/adapters/git/lfs-attributes.js
function openLfsAttributes(git, indexFile, name) {
  const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(git.gitDir, "lfs-attributes", name);
  (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_gitdir__createGitDir */ .HJ)({
    path: gitDir,
    folderMode: 448,
    head: "refs/heads/attributes",
    config,
    folders: ["refs", "info", "empty"]
  });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(gitDir, "info/attributes"), "");
  const own = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(gitDir, "index");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.copyFileSync)(indexFile, own);
  const asker = (0,_chunk_UWXTCHGK_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_git__bindGit */ .w)(git.program, gitDir);
  const env = { GIT_OBJECT_DIRECTORY: (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(git.gitDir, "objects") };
  const options = { indexFile: own, workTree: (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(gitDir, "empty"), env };
  const known = /* @__PURE__ */ new Map();
  const ask = async (paths) => {
    if (paths.length === 0)
      return;
    const input = Buffer.concat(paths.flatMap((path) => [(0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__encodePath */ .gO)(path), Buffer.from([0])]));
    const out = await asker.ok(["check-attr", "-z", "--cached", "--stdin", "filter"], { ...options, input });
    const fields = (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__splitNames */ .n_)(out);
    for (const [at, path] of paths.entries())
      known.set(path, fields[at * 3 + 2] === "lfs");
  };
  return {
    tracked: async () => {
      const paths = (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__splitNames */ .n_)(await asker.ok(["ls-files", "-z", "--", ":(top,attr:filter=lfs)"], options));
      for (const path of paths)
        known.set(path, true);
      return paths;
    },
    among: async (paths) => {
      await ask(paths.filter((path) => !known.has(path)));
      return new Set(paths.filter((path) => known.get(path)));
    }
  };
}
var config = ["[core]", "	repositoryformatversion = 0", "	filemode = true", "	bare = false"];

// layer:adapters/git/lfs-content.js


// build/adapters/git/lfs-pointer.js
var pointerBytes = 1024;
function parsePointer(bytes) {
  if (bytes.length >= pointerBytes)
    return void 0;
  const [, oid = "", size = ""] = form.exec(bytes.toString("latin1")) ?? [];
  return oid === "" || !Number.isSafeInteger(Number(size)) ? void 0 : { oid, size: Number(size) };
}
var form = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,16})\n?$/;
function formatPointer({ oid, size }) {
  if (size === 0)
    return Buffer.alloc(0);
  return Buffer.from(`version https://git-lfs.github.com/spec/v1
oid sha256:${oid}
size ${size}
`);
}

// layer:adapters/git/objects.js


// build/adapters/git/lfs-find.js
async function findLfs(call) {
  const { repository, workspace, index } = call;
  const lfs = await openLfs(call);
  const missing = { pointer: [], other: [] };
  for (const path of await lfs.attributes.tracked()) {
    const sha = shaAt(index, path);
    const pointer = await readPointer(repository, sha);
    if (pointer === void 0)
      continue;
    lfs.pointers.set(sha, pointer);
    if (lfs.contents.has(pointer.oid))
      continue;
    const found = await look(workspace, path, { sha, pointer });
    if (found === "content")
      lfs.contents.set(pointer.oid, `${workspace}/${path}`);
    else
      missing[found].push(path);
  }
  return { lfs, notices: [...onlyPointers(missing.pointer), ...otherContents(missing.other)] };
}
function shaAt(index, path) {
  const entry = index.entries.get(path);
  if (entry === void 0)
    throw new Error(`git lists ${path}, which is not in its index`);
  return index.shaOf(entry);
}
async function openLfs({ repository: { git }, indexFile, index }) {
  const startTree = index.tree ?? (await git.ok(["write-tree"], { indexFile })).toString("latin1").trim();
  const store = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_lfs_content__lfsStore */ .Czc)(git.gitDir);
  const lfs = {
    ...{ store, pointers: /* @__PURE__ */ new Map(), contents: /* @__PURE__ */ new Map(), fresh: /* @__PURE__ */ new Set(), laid: /* @__PURE__ */ new Map() },
    attributes: openLfsAttributes(git, indexFile, startTree),
    startTree,
    cannotSend: index.entries.has(".lfsconfig") ? ownServer : await missingGitLfs(git)
  };
  for (const { path, ...pointer } of (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_lfs_content__storedContents */ .tfA)(store)) {
    lfs.pointers.set((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_objects__hashObject */ .wr3)("blob", formatPointer(pointer)), pointer);
    lfs.contents.set(pointer.oid, path);
    lfs.fresh.add(pointer.oid);
  }
  return lfs;
}
var ownServer = "the repository has a .lfsconfig, and other LFS servers than the one of the repository are not supported";
async function missingGitLfs(git) {
  const { exitCode } = await git.run(["lfs", "version"]);
  return exitCode === 0 ? void 0 : "git-lfs, which sends contents to the server, is not installed on this runner (install it in a step before this one)";
}
async function readPointer(repository, sha) {
  const size = await repository.blobSize(sha);
  if (size === void 0 || size >= pointerBytes)
    return void 0;
  const [bytes] = await repository.blobs([sha]);
  return bytes === void 0 ? void 0 : parsePointer(bytes);
}
async function look(workspace, path, { sha, pointer }) {
  const isReached = (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__foldersAbove */ .zn)(path).every((folder) => (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_git_folder__kindAt */ .yR)(workspace, folder) === "folder");
  const place = (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__inside */ .Tk)(workspace, path);
  const stats = isReached ? (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync)(place, { throwIfNoEntry: false }) : void 0;
  if (!stats?.isFile())
    return "other";
  if (stats.size < pointerBytes && (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_objects__hashObject */ .wr3)("blob", (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync)(place)) === sha)
    return "pointer";
  if (stats.size !== pointer.size || !path.isWellFormed())
    return "other";
  return (await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_lfs_content__pointerOf */ .yRf)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_lfs_content__measured */ .wc3)(place, stats.size)))?.oid === pointer.oid ? "content" : "other";
}
function onlyPointers(paths) {
  if (paths.length === 0)
    return [];
  return [
    `Git LFS: ${some(paths)} in the workspace: pointers without their contents. Agents and gates see the pointers. Add "lfs: true" to the step of actions/checkout.`
  ];
}
function otherContents(paths) {
  if (paths.length === 0)
    return [];
  return [
    `Git LFS: ${some(paths)} in the workspace: not what the commit that the run starts from names. Agents and gates see the pointers.`
  ];
}
function some(paths) {
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : "";
  return `${paths.slice(0, 5).map(_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .SP).join(", ")}${more}`;
}




/***/ }),

/***/ 6090:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.C1g),
/* harmony export */   OX: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.OXt),
/* harmony export */   Tk: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.TkH),
/* harmony export */   Yt: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.YtO),
/* harmony export */   ev: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.evV),
/* harmony export */   gO: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.gO4),
/* harmony export */   n_: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.n_q),
/* harmony export */   zn: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.znF)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/paths.js





/***/ }),

/***/ 8116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.h2),
/* harmony export */   w: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.wx)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:adapters/git/git.js





/***/ }),

/***/ 5057:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findLfs: () => (/* reexport safe */ _chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_0__.vl)
/* harmony export */ });
/* harmony import */ var _chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2030);
/* harmony import */ var _chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6090);
/* harmony import */ var _chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5544);
/* harmony import */ var _chunk_UWXTCHGK_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8116);









/***/ })

};
;