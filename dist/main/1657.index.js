export const id = 1657;
export const ids = [1657];
export const modules = {

/***/ 9398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 1657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findSubmodules: () => (/* binding */ findSubmodules)
/* harmony export */ });
/* harmony import */ var _chunk_IJS5CVIB_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6545);
/* harmony import */ var _chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9398);
/* harmony import */ var _chunk_4M35CLR5_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4289);
/* harmony import */ var _chunk_HVPPPS42_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3381);
/* harmony import */ var _chunk_TLKUPUZY_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2378);
/* harmony import */ var _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1896);
/* harmony import */ var _chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2041);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2514);
/* harmony import */ var _chunk_5FEUHDZR_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7617);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7706);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6760);












// build/adapters/git/submodules.js



// build/adapters/git/submodule-head.js


function readSubmoduleHead(workspace, path) {
  const parts = path.split("/");
  const kinds = parts.map((_, at) => (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .kindAt */ .Ii)(workspace, parts.slice(0, at + 1).join("/")));
  if (kinds.includes("link"))
    return { ok: false, why: "link" };
  if (kinds.some((kind) => kind !== "folder"))
    return { ok: false, why: "absent" };
  const gitDir = gitDirOf((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(workspace, path));
  if (gitDir === void 0)
    return { ok: false, why: "absent" };
  if (!gitDir.startsWith(`${workspace}/`))
    return { ok: false, why: "outside" };
  const commit = commitOf(gitDir);
  return commit === void 0 ? { ok: false, why: "unreadable" } : { ok: true, commit, gitDir };
}
function gitDirOf(folder) {
  const place = (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(folder, ".git");
  const kind = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .kindAt */ .Ii)(place, "");
  if (kind === "folder")
    return place;
  const [, named] = /^gitdir: (.+)\n*$/.exec(kind === "file" && readSmall(place) || "") ?? [];
  return named === void 0 ? void 0 : realOf((0,node_path__WEBPACK_IMPORTED_MODULE_10__.resolve)(folder, named));
}
function commitOf(gitDir) {
  const head = readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(gitDir, "HEAD"))?.trim() ?? "";
  if (isCommit(head))
    return head;
  const ref = head.replace(/^ref: /, "");
  if (!(0,_chunk_IJS5CVIB_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullRef */ .xA)(ref))
    return void 0;
  const loose = readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(gitDir, ref))?.trim() ?? "";
  return isCommit(loose) ? loose : packed(gitDir, ref);
}
function packed(gitDir, ref) {
  const lines = (readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(gitDir, "packed-refs"), 16 * 1024 * 1024) ?? "").split("\n");
  const line = lines.find((each) => each.endsWith(` ${ref}`));
  return line !== void 0 && isCommit(line.slice(0, 40)) ? line.slice(0, 40) : void 0;
}
function isCommit(text) {
  return /^[0-9a-f]{40}$/.test(text);
}
function readSmall(path, maxBytes = 4096) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.lstatSync)(path, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= maxBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.readFileSync)(path, "utf8") : void 0;
}
function realOf(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.realpathSync)(path);
  } catch {
    return void 0;
  }
}

// build/adapters/git/submodule-roots.js
async function submoduleRoots(workspace, path) {
  const split = await foldersWithGit(workspace, path);
  const roots = /* @__PURE__ */ new Set();
  for (const folder of split) {
    for (const { name } of (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .listFolder */ .bt)(workspace, folder)) {
      const child = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(folder, name);
      if (name !== ".git" && !split.has(child) && child.isWellFormed())
        roots.add(child);
    }
  }
  return { roots, above: /* @__PURE__ */ new Set([...split, ...(0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path)]) };
}
async function foldersWithGit(workspace, path) {
  const found = /* @__PURE__ */ new Set([path]);
  const above = new Set((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path));
  const breathe = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .openBreather */ .oN)();
  const open = [path];
  for (let folder = open.pop(); folder !== void 0; folder = open.pop()) {
    const items = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .listFolder */ .bt)(workspace, folder);
    const folders = items.filter(({ name, kind }) => kind === "folder" && name !== ".git");
    for (const { name } of folders)
      open.push((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(folder, name));
    if (items.some(({ name }) => name === ".git"))
      for (const each of [folder, ...(0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(folder)])
        found.add(each);
    await breathe();
  }
  return found.difference(above);
}

// build/adapters/git/submodules.js
async function findSubmodules({ git, workspace, index }) {
  const submodules = [];
  const notices = [];
  const absent = [];
  for (const entry of index.ordered.filter((each) => index.modeOf(each) === _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_4__/* .submoduleMode */ .wS)) {
    const { path } = entry;
    const commit = index.shaOf(entry);
    const head = readSubmoduleHead(workspace, path);
    const why = whyNot(head, { path, commit });
    if (head.ok && why === void 0) {
      submodules.push(await submoduleOf(workspace, path, commit));
      notices.push(...await changedNotice({ git, gitDir: head.gitDir, workspace, path, commit }));
    } else if (why === void 0) {
      absent.push((0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(path));
    } else {
      notices.push(`Submodule ${(0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(path)}: ${why}. Agents and gates see an empty folder.`);
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
  const origin = await (0,_chunk_HVPPPS42_js__WEBPACK_IMPORTED_MODULE_2__/* .stampLayer */ .F)(roots, workspace);
  return { path, commit, layer: { source: workspace, ...roots, origin, laid: /* @__PURE__ */ new Map() } };
}
async function changedNotice({ git, gitDir, workspace, path, commit }) {
  const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(gitDir, "index");
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_9__.existsSync)(indexFile))
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
  const env = (0,_chunk_IJS5CVIB_js__WEBPACK_IMPORTED_MODULE_0__/* .borrow */ .Wq)({ objects: (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(gitDir, "objects") });
  const result = await git.run([...diff, commit, "--"], { indexFile, workTree: (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(workspace, path), env });
  const { length } = result.exitCode === 0 ? (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_5__/* .splitNames */ .bZ)(result.stdout) : [];
  const differ = length === 1 ? "1 file in the workspace differs" : `${length} files in the workspace differ`;
  if (length === 0)
    return [];
  return [`Submodule ${(0,_chunk_35DMDOBV_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(path)}: ${differ} from its commit. Agents and gates see what lies there.`];
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
