"use strict";
exports.id = 9439;
exports.ids = [9439];
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

/***/ 3054:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.oSh)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/tree-object.js





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

/***/ 9439:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findSubmodules: () => (/* binding */ findSubmodules)
/* harmony export */ });
/* harmony import */ var _chunk_3DV6M5O3_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054);
/* harmony import */ var _chunk_7GIORRTW_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7238);
/* harmony import */ var _chunk_7PEGXSRP_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6253);
/* harmony import */ var _chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4167);
/* harmony import */ var _chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6090);
/* harmony import */ var _chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5544);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6246);








// build/adapters/git/submodules.js



// build/adapters/git/submodule-head.js



// layer:adapters/git/refs.js


// build/adapters/git/submodule-head.js
function readSubmoduleHead(workspace, path) {
  const parts = path.split("/");
  const kinds = parts.map((_, at) => (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_folder__kindAt */ .yR)(workspace, parts.slice(0, at + 1).join("/")));
  if (kinds.includes("link"))
    return { ok: false, why: "link" };
  if (kinds.some((kind) => kind !== "folder"))
    return { ok: false, why: "absent" };
  const gitDir = gitDirOf((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(workspace, path));
  if (gitDir === void 0)
    return { ok: false, why: "absent" };
  if (!gitDir.startsWith(`${workspace}/`))
    return { ok: false, why: "outside" };
  const commit = commitOf(gitDir);
  return commit === void 0 ? { ok: false, why: "unreadable" } : { ok: true, commit, gitDir };
}
function gitDirOf(folder) {
  const place = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, ".git");
  const kind = (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_folder__kindAt */ .yR)(place, "");
  if (kind === "folder")
    return place;
  const [, named] = /^gitdir: (.+)\n*$/.exec(kind === "file" && readSmall(place) || "") ?? [];
  return named === void 0 ? void 0 : realOf((0,node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(folder, named));
}
function commitOf(gitDir) {
  const head = readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, "HEAD"))?.trim() ?? "";
  if (isCommit(head))
    return head;
  const ref = head.replace(/^ref: /, "");
  if (!(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_7__/* .adapters_git_refs__isFullRef */ .dLl)(ref))
    return void 0;
  const loose = readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, ref))?.trim() ?? "";
  return isCommit(loose) ? loose : packed(gitDir, ref);
}
function packed(gitDir, ref) {
  const lines = (readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, "packed-refs"), 16 * 1024 * 1024) ?? "").split("\n");
  const line = lines.find((each) => each.endsWith(` ${ref}`));
  return line !== void 0 && isCommit(line.slice(0, 40)) ? line.slice(0, 40) : void 0;
}
function isCommit(text) {
  return /^[0-9a-f]{40}$/.test(text);
}
function readSmall(path, maxBytes = 4096) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.lstatSync)(path, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= maxBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(path, "utf8") : void 0;
}
function realOf(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync)(path);
  } catch {
    return void 0;
  }
}

// build/adapters/git/submodule-roots.js
async function submoduleRoots(workspace, path) {
  const split = await foldersWithGit(workspace, path);
  const roots = /* @__PURE__ */ new Set();
  for (const folder of split) {
    for (const { name } of (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_folder__listFolder */ .x_)(workspace, folder)) {
      const child = (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_paths__joinPath */ .Yt)(folder, name);
      if (name !== ".git" && !split.has(child) && child.isWellFormed())
        roots.add(child);
    }
  }
  return { roots, above: /* @__PURE__ */ new Set([...split, ...(0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_paths__foldersAbove */ .zn)(path)]) };
}
async function foldersWithGit(workspace, path) {
  const found = /* @__PURE__ */ new Set([path]);
  const above = new Set((0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_paths__foldersAbove */ .zn)(path));
  const breathe = (0,_chunk_7GIORRTW_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_git_breather__openBreather */ .d)();
  const open = [path];
  for (let folder = open.pop(); folder !== void 0; folder = open.pop()) {
    const items = (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_folder__listFolder */ .x_)(workspace, folder);
    const folders = items.filter(({ name, kind }) => kind === "folder" && name !== ".git");
    for (const { name } of folders)
      open.push((0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_paths__joinPath */ .Yt)(folder, name));
    if (items.some(({ name }) => name === ".git"))
      for (const each of [folder, ...(0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_paths__foldersAbove */ .zn)(folder)])
        found.add(each);
    await breathe();
  }
  return found.difference(above);
}

// layer:adapters/git/workspace.js


// build/adapters/git/submodules.js
async function findSubmodules({ git, workspace, index }) {
  const submodules = [];
  const notices = [];
  const absent = [];
  for (const entry of index.ordered.filter((each) => index.modeOf(each) === _chunk_3DV6M5O3_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_tree_object__submoduleMode */ .o)) {
    const { path } = entry;
    const commit = index.shaOf(entry);
    const head = readSubmoduleHead(workspace, path);
    const why = whyNot(head, { path, commit });
    if (head.ok && why === void 0) {
      submodules.push(await submoduleOf(workspace, path, commit));
      notices.push(...await changedNotice({ git, gitDir: head.gitDir, workspace, path, commit }));
    } else if (why === void 0) {
      absent.push((0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_8__/* .shown */ .SP)(path));
    } else {
      notices.push(`Submodule ${(0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_8__/* .shown */ .SP)(path)}: ${why}. Agents and gates see an empty folder.`);
    }
  }
  return { submodules, notices: [...absentNotice(absent), ...firstOf(notices)] };
}
function whyNot(head, { path, commit }) {
  if (!head.ok)
    return head.why === "absent" ? void 0 : refused[head.why];
  if (!path.isWellFormed())
    return "its name is not UTF-8";
  if (head.commit === commit)
    return void 0;
  return `the workspace has ${head.commit.slice(0, 10)}, the commit that the run starts from wants ${commit.slice(0, 10)}`;
}
async function submoduleOf(workspace, path, commit) {
  const roots = await submoduleRoots(workspace, path);
  const origin = await (0,_chunk_7PEGXSRP_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_layer_stamp__stampLayer */ .i)(roots, workspace);
  return { path, commit, layer: { source: workspace, ...roots, origin, laid: /* @__PURE__ */ new Map() } };
}
async function changedNotice({ git, gitDir, workspace, path, commit }) {
  const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, "index");
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)(indexFile))
    return [];
  const diff = [
    "diff",
    "--no-ext-diff",
    "--no-textconv",
    "--no-renames",
    "--name-only",
    "-z",
    "--ignore-submodules=all"
  ];
  const env = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_7__/* .adapters_git_workspace__borrow */ .XYF)({ objects: (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(gitDir, "objects") });
  const result = await git.run([...diff, commit, "--"], { indexFile, workTree: (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(workspace, path), env });
  const { length } = result.exitCode === 0 ? (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_paths__splitNames */ .n_)(result.stdout) : [];
  const differ = length === 1 ? "1 file in the workspace differs" : `${length} files in the workspace differ`;
  if (length === 0)
    return [];
  return [`Submodule ${(0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_8__/* .shown */ .SP)(path)}: ${differ} from its commit. Agents and gates see what lies there.`];
}
var refused = {
  link: "a link stands at its path in the workspace, and links are not followed",
  outside: "its .git names a folder outside of the workspace, which is not looked at",
  unreadable: "its .git does not tell which commit is checked out"
};
var mostNotices = 10;
function firstOf(notices) {
  const more = notices.length - mostNotices;
  if (more <= 0)
    return notices;
  return [...notices.slice(0, mostNotices), `${more} more submodules are not as they were committed.`];
}
function absentNotice(paths) {
  if (paths.length === 0)
    return [];
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : "";
  const named = `${paths.slice(0, 5).join(", ")}${more}`;
  const [noun, folders] = paths.length === 1 ? ["Submodule", "an empty folder"] : ["Submodules", "empty folders"];
  return [
    `${noun} ${named}: not checked out. Agents and gates see ${folders}. Add "submodules: recursive" to the step of actions/checkout.`
  ];
}



/***/ })

};
;