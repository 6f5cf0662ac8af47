"use strict";
exports.id = 4040;
exports.ids = [4040,1659];
exports.modules = {

/***/ 6415:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_1__.A_d),
/* harmony export */   Ed: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_1__.EdG),
/* harmony export */   OH: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.OHT),
/* harmony export */   eh: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_1__.ehS),
/* harmony export */   fb: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_1__.fb9),
/* harmony export */   ik: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_1__.ike),
/* harmony export */   qW: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_1__.qWL),
/* harmony export */   wg: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.wg6)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6419);
// layer:adapters/git/extras.js


// layer:adapters/git/submodule-lay.js


// layer:adapters/git/ignore.js


// layer:adapters/git/index-file.js





/***/ }),

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

/***/ 5085:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Och),
/* harmony export */   ik: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.ikP),
/* harmony export */   ve: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.vey),
/* harmony export */   wo: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.woK)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/git/index-seal.js





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

/***/ 7110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ ignoredFiles),
/* harmony export */   p: () => (/* binding */ isCache)
/* harmony export */ });
// build/core/ignored.js
var MOST = 20;
function ignoredFiles(found, before) {
  const own = found.map((path) => path.replace(/\/$/, "")).filter((path) => !isWithin(path, before));
  if (own.length === 0)
    return void 0;
  const sorted = own.toSorted();
  const named = [...sorted.filter((path) => !isCache(path)), ...sorted.filter(isCache)];
  return { paths: named.slice(0, MOST), count: own.length };
}
function isWithin(path, folders) {
  const parts = path.split("/");
  return parts.some((_, at) => folders.has(parts.slice(0, at + 1).join("/")));
}
function isCache(path) {
  return cache.test(path);
}
var cache = /(?:^|\/)(?:__pycache__|\.(?:pytest|mypy|ruff|eslint|parcel|turbo|nyc)[_-]?(?:cache|output)|\.cache|\.coverage|\.DS_Store)(?:\/|$)|\.(?:pyc|tsbuildinfo|log)$/;




/***/ }),

/***/ 7238:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.dSQ)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/breather.js





/***/ }),

/***/ 6253:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.iRz)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/layer-stamp.js





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

/***/ 4040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   capture: () => (/* binding */ capture)
/* harmony export */ });
/* harmony import */ var _chunk_7GIORRTW_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7238);
/* harmony import */ var _chunk_7PEGXSRP_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6253);
/* harmony import */ var _chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6415);
/* harmony import */ var _chunk_35ZK3IHE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5085);
/* harmony import */ var _chunk_6ZR3RY25_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7110);
/* harmony import */ var _chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2030);
/* harmony import */ var _chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4167);
/* harmony import */ var _chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6090);
/* harmony import */ var _chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5544);
/* harmony import */ var _chunk_UWXTCHGK_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8116);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6419);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6246);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_13___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_13__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_14___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_14__);












// build/adapters/git/capture-find.js


// layer:adapters/git/capture-read.js


// build/adapters/git/link-target.js
function linkProblem(path, target) {
  if (path.slice(path.lastIndexOf("/") + 1) === ".gitmodules")
    return "a link named .gitmodules";
  if (target.startsWith("/"))
    return `a link to the absolute path ${target}`;
  const parts = target.split("/").filter((part) => part !== "" && part !== ".");
  const up = parts.findIndex((part) => part !== "..");
  const climbs = up < 0 ? parts.length : up;
  if (parts.slice(climbs).includes(".."))
    return `a link whose target has ".." after a name (${target})`;
  if (climbs > depthOf((0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__parentOf */ .ev)(path)))
    return `a link out of the tree (${target})`;
  return parts.some(_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__isDotGit */ .OX) ? `a link into .git (${target})` : void 0;
}
function depthOf(folder) {
  return folder === "" ? 0 : folder.split("/").length;
}

// build/adapters/git/capture-kinds.js
var specials = { pipe: "a named pipe", socket: "a socket", device: "a device" };
function isSpecial({ kind }) {
  return specials[kind] !== void 0;
}
function wouldBlockGit(place) {
  return isSpecial(place) && /^\.git[a-z]+$/.test(nameOf(place));
}
function problemOf(dir, place) {
  if (place.kind === "link")
    return linkProblem(place.path, (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__decodePath */ .C1)((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_capture_read__readTarget */ .FjB)(dir, place.path)));
  return specials[place.kind];
}
function nameOf({ path }) {
  return path.slice(path.lastIndexOf("/") + 1);
}

// build/adapters/git/capture-limits.js
var destroyed = {
  code: "destroyed",
  message: "The agent removed or replaced its whole working folder. The tree before it is kept."
};
function overLimit(found, limits) {
  const tooMany = tooManyChanges(found.writes.length + found.deletes.length, limits);
  if (tooMany !== void 0)
    return tooMany;
  const large = found.writes.find((write) => write.size > limits.maxFileBytes);
  if (large !== void 0)
    return fileTooLarge(large, limits);
  const added = sumOf(found.writes);
  return added > limits.maxAddedBytes ? tooLarge(added, limits) : void 0;
}
function tooManyChanges(count, limits) {
  if (count <= limits.maxChangedFiles)
    return void 0;
  return {
    code: "too-many-files",
    message: `The attempt changed ${count} files or more; the limit is ${limits.maxChangedFiles} (input max_changed_files). Add generated files to .gitignore, or raise the input.`
  };
}
function tooManyEntries(limits, perChange) {
  const looked = perChange * limits.maxChangedFiles;
  return {
    code: "too-many-files",
    message: `The attempt made more than ${looked} new files and folders, empty ones included: ${perChange} for each change that the limit allows, which is ${limits.maxChangedFiles} (input max_changed_files). Add generated folders to .gitignore, or raise the input.`
  };
}
function tooDeep(path, limits) {
  const segments = path.split("/").length;
  return {
    code: "too-deep",
    message: `The attempt made a path with ${segments} segments; the limit is ${limits.maxDepth}. It begins with ${path.slice(0, 80)}`,
    path
  };
}
function fitting(writes, limits) {
  const fits = [];
  let room = limits.maxAddedBytes;
  for (const write of [...writes].sort((a, b) => a.size - b.size)) {
    if (write.size > limits.maxFileBytes || write.size > room)
      break;
    fits.push(write);
    room -= write.size;
  }
  return fits;
}
function fileTooLarge({ path, size }, limits) {
  return {
    code: "file-too-large",
    message: `The attempt wrote ${path} with ${megabytes(size)} MB; the limit for one file is ${megabytes(limits.maxFileBytes)} MB (input max_file_mb). Add it to .gitignore, or raise the input.`,
    path
  };
}
function tooLarge(added, limits) {
  return {
    code: "too-large",
    message: `The attempt wrote ${megabytes(added)} MB in new and changed files; the limit is ${megabytes(limits.maxAddedBytes)} MB (input max_added_mb). Add generated files to .gitignore, or raise the input.`
  };
}
function sumOf(writes) {
  return writes.reduce((sum, write) => sum + write.size, 0);
}
function megabytes(bytes) {
  return String(Math.ceil(bytes / 1048576 * 100) / 100);
}

// layer:adapters/git/scan.js


// layer:adapters/git/submodule-way.js


// build/adapters/git/submodule-changes.js
function submoduleProblem({ gitlinks }, found) {
  if (gitlinks.size === 0)
    return void 0;
  const { path, relation } = found;
  const isReplaced = relation === "tracked" && gitlinks.has(path);
  const isAboveReplaced = relation === "file-for-folder" && [...gitlinks].some((link) => link.startsWith(`${path}/`));
  if (isReplaced || isAboveReplaced)
    return replaces;
  if (relation === "tracked" || wouldBlockGit(found))
    return void 0;
  return gitlinks.has((0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__parentOf */ .ev)(path)) ? "it lies inside a submodule" : void 0;
}
var replaces = "it stands in the place of a submodule";
async function changesInSubmodules(look) {
  const said = [];
  for (const submodule of look.submodules) {
    const { path } = submodule;
    const broken = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_submodule_way__firstBroken */ .qmd)(look.dir, submodule.layer);
    if (broken !== void 0) {
      said.push({ path, what: brokenSentence(path, broken), why: itsOwn });
      continue;
    }
    const found = await (look.layers === void 0 ? stamped(look, submodule) : upper(look.layers.upper, path));
    const named = found.filter((each) => !(0,_chunk_6ZR3RY25_js__WEBPACK_IMPORTED_MODULE_10__/* .isCache */ .p)(each));
    if (named.length > 0)
      said.push({ path, what: sentence(path, named), why: itsOwn });
  }
  return said;
}
function brokenSentence(path, broken) {
  if (broken.startsWith(`${path}/`))
    return sentence(path, [broken]);
  return `what took the place of the submodule ${(0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(path)} is not taken`;
}
var itsOwn = "a submodule is changed in its own repository";
var mostEntries = 2e3;
var mostNamed = 20;
function sentence(path, named) {
  const files = named.slice(0, mostNamed).map((each) => (0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(each.slice(path.length + 1)));
  const more = named.length > mostNamed ? " and more" : "";
  return `changes inside the submodule ${(0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(path)} are not taken (${files.join(", ")}${more})`;
}
async function upper(dir, path) {
  const found = [];
  const breathe = (0,_chunk_7GIORRTW_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_breather__openBreather */ .d)();
  const open = (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_folder__kindAt */ .yR)(dir, path) === "folder" ? [path] : [];
  for (let folder = open.pop(); folder !== void 0 && found.length < mostEntries; folder = open.pop()) {
    for (const { name, kind } of (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_folder__listFolder */ .x_)(dir, folder)) {
      const child = (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__joinPath */ .Yt)(folder, name);
      if (kind !== "folder")
        found.push(child);
      else if (child.length < longPath)
        open.push(child);
    }
    await breathe();
  }
  return found.slice(0, mostEntries).sort();
}
var longPath = 2e3;
async function stamped({ dir }, { layer, path }) {
  const laid = layer.laid.get(dir);
  if (laid === void 0)
    return [];
  const now = await (0,_chunk_7PEGXSRP_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_git_layer_stamp__stampLayer */ .i)(layer, dir);
  const all = [.../* @__PURE__ */ new Set([...laid.keys(), ...now.keys()])];
  const differ = all.filter((each) => withoutCtime(laid.get(each)) !== withoutCtime(now.get(each)));
  const files = differ.filter((each) => (now.get(each) ?? laid.get(each)) !== "folder");
  return [...files, ...beside(dir, path, layer)].slice(0, mostEntries).sort();
}
function withoutCtime(stamp) {
  return stamp?.split(" ").slice(0, 4).join(" ");
}
function beside(dir, path, { roots, above }) {
  const folders = [...above].filter((folder) => folder === path || folder.startsWith(`${path}/`));
  return folders.filter((folder) => (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_folder__kindAt */ .yR)(dir, folder) === "folder").flatMap((folder) => (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_folder__listFolder */ .x_)(dir, folder).map(({ name }) => (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__joinPath */ .Yt)(folder, name))).filter((each) => !roots.has(each) && !above.has(each));
}

// layer:adapters/git/suspects.js


// layer:adapters/git/untracked.js


// build/adapters/git/capture-find.js
async function findChanges(look) {
  const bag = {
    ...{ writes: [], notImported: [], ignored: [], fresh: [], kept: [], visited: 0, seen: /* @__PURE__ */ new Map() },
    untouched: /* @__PURE__ */ new Set()
  };
  const upper2 = look.layers?.upper;
  const skip = new Set(look.submodules.map(({ path }) => path));
  await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_scan__scanTree */ .fvE)({ ...look, skip, ...upper2 === void 0 ? {} : { upper: upper2 } }, (found) => noteFound(look, bag, found));
  const places = look.layers === void 0 ? await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_suspects__suspects */ .zL8)(look, bag.seen) : bag.seen.values();
  for (const place of places)
    noteTracked(look, bag, place);
  if (bag.fresh.length > 0)
    await findNew(look, bag);
  bag.notImported.push(...await changesInSubmodules(look));
  if (bag.refusal !== void 0)
    return { ok: false, why: bag.refusal };
  if (isDestroyed(look, bag))
    return { ok: false, why: destroyed };
  const deletes = [...look.index.entries.values()].filter((entry) => isDeleted(look, bag, entry));
  return { ok: true, ...bag, deletes: deletes.map((entry) => entry.path) };
}
function isDestroyed({ index }, bag) {
  const nothingLeft = bag.seen.size === 0 && bag.untouched.size === 0 && bag.writes.length === 0;
  return index.entries.size > 0 && nothingLeft;
}
function noteFound(look, bag, found) {
  const atSubmodule = found.relation === "untouched" ? void 0 : submoduleProblem(look, found);
  if (found.relation === "untouched") {
    bag.untouched.add(found.path);
  } else if (atSubmodule !== void 0) {
    bag.notImported.push({ path: found.path, why: atSubmodule });
    if (found.relation === "file-for-folder")
      bag.kept.push(`${found.path}/`);
  } else if (found.relation === "nested-git") {
    bag.notImported.push({ path: found.path, why: nestedRepository });
  } else if (found.relation === "tracked") {
    bag.seen.set(found.path, found);
    if (isSpecial(found))
      noteEntry(look, bag, found);
  } else if (wouldBlockGit(found)) {
    noteEntry(look, bag, found);
  } else {
    bag.fresh.push(found);
  }
}
var nestedRepository = "a nested git repository; its files count as ordinary files";
function noteTracked(look, bag, place) {
  const entry = look.index.entries.get(place.path);
  if (entry === void 0 || isSpecial(place))
    return;
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)((0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__inside */ .Tk)(look.dir, place.path), { bigint: true });
  if (look.index.compare(entry, stats) === "same" || (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_suspects__holdsSame */ .zrI)(look, { entry, place, stats }))
    return;
  noteEntry(look, bag, place);
}
function noteEntry(look, bag, place) {
  const problem = problemOf(look.dir, place);
  if (problem === void 0 && (place.kind === "file" || place.kind === "link")) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)((0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__inside */ .Tk)(look.dir, place.path), { bigint: true });
    bag.writes.push({ ...place, kind: place.kind, mode: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_suspects__modeOnDisk */ ._i)(place, stats), size: Number(stats.size) });
    return;
  }
  bag.notImported.push({ path: place.path, why: problem ?? `a ${place.kind}` });
  if (look.index.folders.has(place.path))
    bag.kept.push(`${place.path}/`);
  if (wouldBlockGit(place))
    (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_folder__removePath */ .Am)(look.dir, place.path);
}
async function findNew(look, bag) {
  const ignore = look.layers?.ignore ?? (0,_chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_ignore__openIgnore */ .fb)(look.git, look.dir);
  try {
    await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_untracked__visitUntracked */ .eVX)(bag.fresh, {
      dir: look.dir,
      ignore,
      settle: (place) => settle(look, bag, place),
      onIgnored: ({ path, kind }) => bag.ignored.push(kind === "folder" ? `${path}/` : path),
      onKept: (place) => noteNew(look, bag, place)
    });
  } finally {
    if (look.layers === void 0)
      await ignore.close();
  }
}
function settle(look, bag, place) {
  const name = nameOf(place);
  if ((0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__isDotGit */ .OX)(name)) {
    const why = name === ".git" ? nestedRepository : "a name that git reserves";
    bag.notImported.push({ path: place.path, why });
    return true;
  }
  if (!wouldBlockGit(place))
    return false;
  noteEntry(look, bag, place);
  return true;
}
var entriesPerChange = 50;
function noteNew(look, bag, place) {
  bag.visited += 1;
  if (place.path.split("/").length > look.limits.maxDepth)
    bag.refusal = tooDeep(place.path, look.limits);
  else if (bag.visited > entriesPerChange * look.limits.maxChangedFiles)
    bag.refusal = tooManyEntries(look.limits, entriesPerChange);
  else if (place.kind !== "folder")
    noteEntry(look, bag, place);
  return bag.refusal === void 0 && bag.writes.length <= look.limits.maxChangedFiles;
}
function isDeleted({ gitlinks }, bag, { path }) {
  if (bag.seen.has(path) || isUntouched(bag, path) || gitlinks.has(path))
    return false;
  return !bag.kept.some((folder) => path.startsWith(folder));
}
function isUntouched(bag, path) {
  return path !== "" && (bag.untouched.has(path) || isUntouched(bag, (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__parentOf */ .ev)(path)));
}

// build/adapters/git/capture-lfs.js
async function settleLfs(lfs, call) {
  if (lfs === void 0 || call.writes.length === 0)
    return { ...nothing, writes: call.writes };
  const files = call.writes.filter(({ kind }) => kind === "file").map(({ path }) => path);
  const given = await lfs.attributes.among(files);
  const settled = { writes: [], edits: [], fresh: [], dangling: [] };
  const room = { bytes: hashedAtMost(lfs, call) };
  for (const write of call.writes) {
    if (write.kind !== "file" || !given.has(write.path))
      settled.writes.push(write);
    else
      await settleOne(lfs, call, { write, settled, room });
  }
  return settled;
}
var nothing = { writes: [], edits: [], fresh: [], dangling: [] };
function hashedAtMost({ pointers, contents }, { maxAddedBytes }) {
  const sizes = new Map([...pointers.values()].map(({ oid, size }) => [oid, contents.has(oid) ? size : 0]));
  return maxAddedBytes + [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
async function settleOne(lfs, { dir }, { write, settled, room }) {
  const { path, mode, size } = write;
  const small = size < _chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__/* .pointerBytes */ .Fk ? readSmall(dir, write) : void 0;
  const sha = small === void 0 ? void 0 : (0,_chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_objects__hashObject */ .wr)("blob", small);
  if (small?.length === 0)
    settled.edits.push({ path, mode, bytes: small });
  else if (sha !== void 0 && lfs.pointers.has(sha))
    settled.edits.push({ path, mode, sha });
  else if (small !== void 0 && (0,_chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePointer */ .vp)(small) !== void 0)
    settled.dangling.push(write);
  else {
    const kept = await keptAs(lfs, { dir, write, room });
    if (kept === void 0)
      settled.fresh.push(write);
    else
      settled.edits.push({ path, mode, sha: kept });
  }
}
function readSmall(dir, write) {
  const bytes = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_capture_read__readContent */ .ZdD)(dir, write);
  if (bytes === void 0)
    throw (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_capture_read__changedMeanwhile */ .UxZ)(dir, write.path);
  return bytes;
}
function fileOf(dir, { path, size }) {
  return { size, open: () => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_capture_read__openSafely */ .WcU)(dir, path) };
}
async function keptAs({ pointers }, { dir, write, room }) {
  const known = [...pointers].filter(([, pointer]) => pointer.size === write.size);
  if (known.length === 0 || write.size > room.bytes)
    return void 0;
  room.bytes -= write.size;
  const found = await (0,_chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_lfs_content__pointerOf */ .yR)(fileOf(dir, write));
  if (found === void 0)
    throw (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_capture_read__changedMeanwhile */ .UxZ)(dir, write.path);
  return known.find(([, pointer]) => pointer.oid === found.oid)?.[0];
}
function cannotTake(lfs, { fresh, dangling }) {
  const path = dangling.at(0)?.path;
  if (path !== void 0) {
    const message2 = `The attempt wrote ${some(dangling)}: pointers of Git LFS to contents that neither the run start nor an attempt has. Write the contents themselves.`;
    return { code: "lfs-not-taken", message: message2, path };
  }
  if (fresh.length === 0 || lfs?.cannotSend === void 0)
    return void 0;
  const message = `The attempt changed ${some(fresh)}, which Git LFS keeps as .gitattributes says, but ${lfs.cannotSend}. Leave such files as they are.`;
  return { code: "lfs-not-taken", message, ...fresh[0] === void 0 ? {} : { path: fresh[0].path } };
}
function some(writes) {
  const more = writes.length > 3 ? ` and ${writes.length - 3} more` : "";
  return `${writes.slice(0, 3).map(({ path }) => (0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(path)).join(", ")}${more}`;
}
async function storeFresh(lfs, dir, fresh) {
  const edits = [];
  if (lfs === void 0)
    return edits;
  for (const write of fresh) {
    const { path, mode } = write;
    const pointer = await (0,_chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_lfs_content__storeContent */ .uq)(lfs.store, fileOf(dir, write));
    if (pointer === void 0)
      throw (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_capture_read__changedMeanwhile */ .UxZ)(dir, path);
    const bytes = (0,_chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPointer */ .$2)(pointer);
    lfs.pointers.set((0,_chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_objects__hashObject */ .wr)("blob", bytes), pointer);
    lfs.contents.set(pointer.oid, (0,_chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_lfs_content__storedAt */ .If)(lfs.store, pointer.oid));
    lfs.fresh.add(pointer.oid);
    edits.push({ path, mode, bytes });
  }
  return edits;
}

// layer:adapters/git/index-scan.js


// build/adapters/git/lfs-kept.js



async function alteredKeeping(repository, lfs, { given, tree }) {
  if (lfs === void 0)
    return void 0;
  const changed = (await repository.changes(lfs.startTree, tree)).filter(isAttributes);
  const [path] = changed.length === 0 ? [] : await altered(repository, lfs, await withoutLinks(repository, tree, changed));
  if (path === void 0)
    return void 0;
  const back = (await repository.changes(given, tree)).filter(isAttributes);
  const salvaged = { tree: await repository.overlay(tree, back.map(asBefore)), leftOut: back.map((each) => each.path) };
  return { ok: false, why: refusal(changed[0]?.path ?? "", path), salvaged };
}
function refusal(attributes, path) {
  const message = `The attempt changed ${(0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(attributes)} so that Git LFS keeps ${(0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(path)} no longer, or now: what is checked and what is pushed would differ. Leave the lines with filter=lfs as they are.`;
  return { code: "lfs-not-taken", message, path: attributes };
}
function isAttributes({ path }) {
  return path === ".gitattributes" || path.endsWith("/.gitattributes");
}
function asBefore({ path, status, oldMode, oldSha }) {
  return status === "added" ? { path, delete: true } : { path, mode: oldMode, sha: oldSha };
}
async function withoutLinks(repository, tree, changed) {
  const links = changed.filter(({ newMode }) => newMode === "120000");
  return repository.overlay(tree, links.map(({ path }) => ({ path, delete: true })));
}
async function altered(repository, lfs, tree) {
  const { git } = repository;
  const name = `attempt-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_13__.randomBytes)(8).toString("hex")}`;
  const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_14__.join)(git.gitDir, `${name}.index`);
  try {
    await git.ok(["read-tree", tree], { indexFile });
    const own = (0,_chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__/* .openLfsAttributes */ .Ns)(git, indexFile, name);
    return await differing({ repository, lfs, indexFile, own });
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync)(indexFile, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_14__.join)(git.gitDir, "lfs-attributes", name), { recursive: true, force: true });
  }
}
async function differing(call) {
  const { repository, lfs, indexFile, own } = call;
  const index = (0,_chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_index_file__readIndex */ .wg)(indexFile);
  if (index === void 0)
    throw new Error(`git wrote no index ${indexFile}`);
  const shas = new Map(index.ordered.map((entry) => [entry.path, index.shaOf(entry)]));
  const now = new Set(await own.tracked());
  const pointers = [...shas].filter(([, sha]) => lfs.pointers.has(sha)).map(([path]) => path);
  const atStart = await lfs.attributes.among([.../* @__PURE__ */ new Set([...pointers, ...now])]);
  const lost = pointers.filter((path) => atStart.has(path) && !now.has(path));
  for (const path of now) {
    const isNew = lost.length === 0 && !atStart.has(path);
    if (isNew && await (0,_chunk_NYYCTZ2V_js__WEBPACK_IMPORTED_MODULE_4__/* .readPointer */ .qT)(repository, shas.get(path) ?? "") !== void 0)
      return [path];
  }
  return lost;
}

// build/adapters/git/capture.js
async function capture(call) {
  try {
    return await captureTree(call);
  } catch (error) {
    const why = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_capture_read__refusalOf */ .VdC)(call.dir, error);
    if (why === void 0)
      throw error;
    return { ok: false, why };
  }
}
async function captureTree(call) {
  const { repository, extras = _chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_extras__noExtras */ .OH } = call;
  const index = (0,_chunk_35ZK3IHE_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_index_seal__openIndex */ .ve)(call) ?? await (0,_chunk_35ZK3IHE_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_index_seal__remakeIndex */ .wo)(call);
  if (index?.tree === void 0 || (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_folder__kindAt */ .yR)(call.dir, "") !== "folder")
    return { ok: false, why: destroyed };
  const submodules = (0,_chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_submodule_lay__fittingSubmodules */ .Ed)(extras, index);
  const gitlinks = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_12__/* .adapters_git_index_scan__submodulePaths */ .zMs)(index);
  const found = await findChanges({ ...call, git: repository.git, index, gitlinks, submodules });
  return found.ok ? takeChanges({ ...call, extras, given: index.tree }, found) : found;
}
async function takeChanges(call, found) {
  const { dir, limits, repository, given } = call;
  const { lfs } = call.extras;
  const kept = await settleLfs(lfs, { dir, writes: found.writes, maxAddedBytes: limits.maxAddedBytes });
  const all = [...kept.writes, ...kept.fresh, ...kept.dangling];
  const why = overLimit({ ...found, writes: all }, limits) ?? cannotTake(lfs, kept);
  if (why?.code === "too-many-files")
    return { ok: false, why };
  const writes = why === void 0 ? kept.writes : fitting(kept.writes, limits);
  const edits = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_git_capture_read__readEdits */ .$IV)(dir, writes);
  if (!edits.ok)
    return edits;
  const stored = why === void 0 ? await storeFresh(lfs, dir, kept.fresh) : [];
  const deletes = found.deletes.map((path) => ({ path, delete: true }));
  const tree = await repository.overlay(given, [...deletes, ...edits.edits, ...kept.edits, ...stored]);
  if (why !== void 0)
    return { ok: false, why, salvaged: { tree, leftOut: leftOut(all, writes) } };
  const altered2 = await alteredKeeping(repository, lfs, { given, tree });
  if (altered2 !== void 0)
    return altered2;
  const changes = await repository.changes(call.baseTree, tree);
  const tooMany = tooManyChanges(changes.length, limits);
  if (tooMany !== void 0)
    return { ok: false, why: tooMany, salvaged: { tree, leftOut: [] } };
  return { ok: true, tree, changes, notImported: found.notImported, ignored: found.ignored.slice(0, mostIgnored) };
}
var mostIgnored = 1e3;
function leftOut(all, taken) {
  const kept = new Set(taken);
  return all.filter((write) => !kept.has(write)).map((write) => write.path);
}



/***/ })

};
;