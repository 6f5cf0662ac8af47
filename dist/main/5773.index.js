export const id = 5773;
export const ids = [5773];
export const modules = {

/***/ 7832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ openIgnore),
/* harmony export */   Fd: () => (/* binding */ changedMeanwhile),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   UU: () => (/* binding */ readEdits),
/* harmony export */   WM: () => (/* binding */ sealOwnIndex),
/* harmony export */   _E: () => (/* binding */ readTarget),
/* harmony export */   a2: () => (/* binding */ sealIndex),
/* harmony export */   b6: () => (/* binding */ openIndex),
/* harmony export */   c_: () => (/* binding */ readContent),
/* harmony export */   jg: () => (/* binding */ visitUntracked),
/* harmony export */   oC: () => (/* binding */ patternReader),
/* harmony export */   tD: () => (/* binding */ openSafely),
/* harmony export */   u9: () => (/* binding */ ignoreArgs),
/* harmony export */   uA: () => (/* binding */ bindIgnore),
/* harmony export */   wM: () => (/* binding */ remakeIndex),
/* harmony export */   wp: () => (/* binding */ scanTree),
/* harmony export */   x9: () => (/* binding */ holdsSame),
/* harmony export */   yD: () => (/* binding */ modeOnDisk),
/* harmony export */   zA: () => (/* binding */ suspects)
/* harmony export */ });
/* harmony import */ var _chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2608);
/* harmony import */ var _chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4631);
/* harmony import */ var _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1896);
/* harmony import */ var _chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2041);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8500);





// build/adapters/git/index-seal.js
var openIndex = (function({ repository, indexFile }) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.rmSync)(`${indexFile}.lock`, { force: true });
  const sealed = repository.sealedIndexes.get(indexFile);
  try {
    if (sealed?.own !== void 0 && sealed.stamp === stampOf(indexFile)) {
      sealed.own.index ??= (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_0__/* .readIndex */ .vY)(indexFile);
      return sealed.own.index;
    }
    const found = look(indexFile);
    if (found !== void 0 && sealed?.stamp === found.stamp)
      return (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIndex */ .A1)(found.bytes, found.mtimeNs);
  } catch {
  }
  (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.rmSync)(indexFile, { force: true, recursive: true });
  return void 0;
});
var sealIndex = (function({ repository, indexFile }, tree) {
  const found = look(indexFile);
  if (found !== void 0)
    repository.sealedIndexes.set(indexFile, { stamp: found.stamp, tree });
});
var sealOwnIndex = (function({ repository, indexFile }, tree) {
  const stamp = stampOf(indexFile);
  if (stamp !== void 0)
    repository.sealedIndexes.set(indexFile, { stamp, tree, own: { index: void 0 } });
});
var look = (function(path) {
  const stats = statsOf(path);
  if (stats === void 0)
    return void 0;
  const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(path);
  const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(bytes).digest("hex");
  return { stamp: `${stampIn(stats)} ${digest}`, bytes, mtimeNs: stats.mtimeNs };
});
var stampOf = (function(path) {
  const stats = statsOf(path);
  return stats && stampIn(stats);
});
var stampIn = (function({ ino, size, mtimeNs, ctimeNs }) {
  return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
});
var statsOf = (function(path) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
  return stats?.isFile() ? stats : void 0;
});





async function remakeIndex(call) {
  const { repository, indexFile } = call;
  const tree = repository.sealedIndexes.get(indexFile)?.tree ?? call.givenTree;
  if (tree === void 0)
    return void 0;
  await repository.git.ok(["read-tree", "--reset", tree], { indexFile });
  sealIndex(call, tree);
  return (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_0__/* .readIndex */ .vY)(indexFile);
}





// build/adapters/git/capture-read.js


function readEdits(dir, writes) {
  const edits = [];
  for (const write of writes) {
    const bytes = write.kind === "link" ? readTarget(dir, write.path) : readContent(dir, write);
    if (bytes === void 0)
      return { ok: false, why: unreadable(write.path, "it changed while it was read") };
    edits.push({ path: write.path, mode: write.mode, bytes });
  }
  return { ok: true, edits };
}
function refusalOf(dir, error) {
  if (!(error instanceof Error))
    return void 0;
  if (error.name === _chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_1__/* .conversationEnded */ .Kl)
    return unreadable("", `git could not read its .gitignore files (${error.message})`);
  const path = "path" in error ? String(error.path) : "";
  if (!path.startsWith(dir))
    return void 0;
  return unreadable(path.slice(dir.length + 1), error.message.replaceAll(`${dir}/`, ""));
}
function changedMeanwhile(dir, path) {
  return Object.assign(new Error("it changed while it was read"), { path: `${dir}/${path}` });
}
function unreadable(path, cause) {
  return { code: "unreadable", message: `${path || "The working folder"} could not be read: ${cause}.`, path };
}
function readTarget(dir, path) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readlinkSync)((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .inside */ .nx)(dir, path), { encoding: "buffer" });
}
function hashFile(dir, path, size) {
  return withFile(dir, path, (file) => {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha1").update(`blob ${size}\0`);
    const piece = Buffer.allocUnsafe(Math.min(size + 1, 1048576));
    for (let read = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readSync)(file, piece); read > 0; read = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readSync)(file, piece))
      hash.update(piece.subarray(0, read));
    return hash.digest("hex");
  });
}
function readContent(dir, { path, size }) {
  return withFile(dir, path, (file) => {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.fstatSync)(file);
    if (!stats.isFile() || stats.size !== size)
      return void 0;
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(file);
    return bytes.length === size ? bytes : void 0;
  });
}
var safely = node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.O_NONBLOCK;
function openSafely(dir, path) {
  return (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .withAccess */ .l3)(dir, path, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync)((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .inside */ .nx)(dir, path), safely));
}
function withFile(dir, path, use) {
  const file = openSafely(dir, path);
  try {
    return use(file);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.closeSync)(file);
  }
}

// build/adapters/git/suspects.js
var suspects = (async function(tree, seen) {
  if (seen.size < manyFiles)
    return seen.values();
  const { dir: workTree, indexFile } = tree;
  const out = await tree.git.ok(["diff-files", "--ignore-submodules=all", "--name-only", "-z"], {
    indexFile,
    workTree
  });
  return (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .splitNames */ .bZ)(out).flatMap((path) => seen.get(path) ?? []);
});
var manyFiles = 1e3;

function holdsSame(tree, file) {
  const { entry, place, stats } = file;
  const size = Number(stats.size);
  if (modeOnDisk(place, stats) !== tree.index.modeOf(entry) || size !== tree.index.sizeOf(entry))
    return false;
  const { path } = place;
  const sha = place.kind === "link" ? (0,_chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_1__/* .hashObject */ .wM)("blob", readTarget(tree.dir, path)) : hashFile(tree.dir, path, size);
  return sha === tree.index.shaOf(entry);
}
function modeOnDisk(place, stats) {
  if (place.kind === "link")
    return _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_2__/* .linkMode */ .IG;
  if (place.kind !== "file")
    return "000000";
  return (stats.mode & 64n) === 0n ? "100644" : "100755";
}

// build/adapters/git/ignore.js
var patternReader = (function() {
  let rest = "";
  return {
    push: (chunk) => {
      const fields = (rest + chunk.toString("latin1")).split("\0");
      const complete = Math.floor((fields.length - 1) / 4);
      rest = fields.slice(complete * 4).join("\0");
      return Array.from({ length: complete }, (_, index) => fields[index * 4 + 2] ?? "");
    }
  };
});
function openIgnore(git, workTree) {
  const env = git.environment({ workTree });
  return bindIgnore((0,_chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_1__/* .converse */ .iq)({ program: git.program, args: ignoreArgs, cwd: workTree, env, reader: patternReader }));
}
var ignoreArgs = [
  ...["check-ignore", "--stdin", "-z", "--verbose", "--non-matching", "--no-index"]
];
function bindIgnore(answers) {
  return {
    // The leading dot keeps a name such as `:(top)x` from being read as a pathspec.
    ignores: async (path) => isIgnoring(await answers.ask(Buffer.concat([Buffer.from("./"), (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O0)(path), Buffer.from([0])]))),
    close: answers.close
  };
}

function isIgnoring(pattern) {
  return pattern !== "" && !pattern.startsWith("!");
}

// build/adapters/git/scan.js
var scanTree = (async function(scan, onFound) {
  const folders = [""];
  let done = 0;
  for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
    folders.push(...scanFolder(scan, folder, onFound));
    done += 1;
    if (done % 256 === 0)
      await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_6__.setImmediate)();
  }
});
var scanFolder = (function(scan, folder, onFound) {
  openFolder(scan.dir, folder);
  const enter = [];
  const touched = scan.upper === void 0 ? void 0 : namesIn(scan.upper, folder);
  for (const item of (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .listFolder */ .bt)(scan.dir, folder)) {
    const path = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(folder, item.name);
    if (path === ".git" || scan.skip?.has(path))
      continue;
    const isTouched = touched?.has(item.name) ?? true;
    const relation = isTouched ? relate(scan, path, item) : "untouched";
    if (relation === "enter")
      enter.push(path);
    else
      onFound({ path, kind: item.kind, relation });
  }
  return enter;
});
var openFolder = (function(dir, folder) {
  const place = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .inside */ .nx)(dir, folder);
  const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.lstatSync)(place);
  if ((mode & 448) !== 448)
    (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .changing */ .Wt)(dir, folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.chmodSync)(place, 493));
});




function namesIn(upper, folder) {
  return new Set((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .listFolder */ .bt)(upper, folder).map(({ name }) => name));
}

function relate({ index, enter }, path, item) {
  if (item.name === ".git")
    return "nested-git";
  const isFolder = item.kind === "folder";
  if (index?.folders.has(path) || enter?.has(path))
    return isFolder ? "enter" : "file-for-folder";
  const entry = index?.entries.get(path);
  if (entry === void 0)
    return "untracked";
  if (!isFolder)
    return "tracked";
  return index?.modeOf(entry) === _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_2__/* .submoduleMode */ .wS ? "enter" : "folder-for-file";
}

// build/adapters/git/untracked.js
async function visitUntracked(start, visit) {
  for (let level = start; level.length > 0; ) {
    const asked = await filter(level, (place) => !visit.settle(place));
    const kept = await keptOf(asked, visit);
    let stopped = false;
    await filter(kept, (place) => {
      stopped ||= !visit.onKept(place);
      return !stopped;
    });
    if (stopped)
      return;
    level = await childrenOf(visit.dir, kept);
  }
}
async function filter(places, keep) {
  const breathe = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .openBreather */ .oN)();
  const kept = [];
  for (const place of places) {
    if (keep(place))
      kept.push(place);
    await breathe();
  }
  return kept;
}
var partSize = 1e3;
async function keptOf(asked, visit) {
  const kept = [];
  for (let at = 0; at < asked.length; at += partSize) {
    const part = asked.slice(at, at + partSize);
    const ignored = await Promise.all(part.map((place) => visit.ignore.ignores(place.path)));
    for (const [index, place] of part.entries()) {
      if (ignored[index])
        visit.onIgnored(place);
      else
        kept.push(place);
    }
  }
  return kept;
}
async function childrenOf(dir, places) {
  const breathe = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .openBreather */ .oN)();
  const children = [];
  for (const { path, kind } of places) {
    if (kind !== "folder")
      continue;
    for (const item of (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .listFolder */ .bt)(dir, path))
      children.push({ path: (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(path, item.name), kind: item.kind });
    await breathe();
  }
  return children;
}




/***/ }),

/***/ 5773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PV: () => (/* binding */ plainGrounds),
/* harmony export */   R5: () => (/* binding */ isGitTampered),
/* harmony export */   _Y: () => (/* binding */ sealGit),
/* harmony export */   f6: () => (/* binding */ layGit),
/* harmony export */   fd: () => (/* binding */ putStateFile),
/* harmony export */   gx: () => (/* binding */ knowContents),
/* harmony export */   jO: () => (/* binding */ populate),
/* harmony export */   kS: () => (/* binding */ openTrees),
/* harmony export */   kv: () => (/* binding */ removeStateFile),
/* harmony export */   nQ: () => (/* binding */ layContents),
/* harmony export */   np: () => (/* binding */ advance),
/* harmony export */   pf: () => (/* binding */ pointGit)
/* harmony export */ });
/* harmony import */ var _chunk_6SPCIPCW_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1901);
/* harmony import */ var _chunk_LYGRXWTM_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8280);
/* harmony import */ var _chunk_GC74UGSV_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7832);
/* harmony import */ var _chunk_RG6KHLMD_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5249);
/* harmony import */ var _chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2608);
/* harmony import */ var _chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4631);
/* harmony import */ var _chunk_PBWO3LQD_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9234);
/* harmony import */ var _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1896);
/* harmony import */ var _chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2041);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3024);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6760);










// build/adapters/git/lfs-lay.js


// build/adapters/git/index-write.js
var changeIndex = (function(index, change) {
  const cuts = /* @__PURE__ */ new Map();
  const cutAt = (at) => {
    const cut = cuts.get(at) ?? { skip: 0, insert: [] };
    cuts.set(at, cut);
    return cut;
  };
  let count = index.ordered.length;
  for (const path of /* @__PURE__ */ new Set([...change.removed, ...change.written.map((entry) => entry.path)])) {
    const entry = index.entries.get(path);
    if (entry === void 0)
      continue;
    cutAt(entry.at).skip = lengthOf(index, entry);
    count -= 1;
  }
  for (const entry of change.written) {
    const name = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .encodePath */ .O0)(entry.path);
    cutAt(placeOf(index, name)).insert.push({ name, bytes: encodeEntry(entry, name) });
    count += 1;
  }
  const body = [encodeHeader(count), ...pieces(index, cuts), encodeTree(count, change.tree)];
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.createHash)("sha1");
  for (const part of body)
    hash.update(part);
  return Buffer.concat([...body, hash.digest()]);
});
var emptyIndex = (function(emptyTree2) {
  const body = Buffer.concat([encodeHeader(0), encodeTree(0, emptyTree2)]);
  return Buffer.concat([body, (0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.createHash)("sha1").update(body).digest()]);
});
var pieces = (function(index, cuts) {
  const parts = [];
  let from = headerBytes;
  for (const [at, cut] of [...cuts].sort(([a], [b]) => a - b)) {
    parts.push(index.bytes.subarray(from, at));
    for (const { bytes } of cut.insert.sort((a, b) => Buffer.compare(a.name, b.name)))
      parts.push(bytes);
    from = at + cut.skip;
  }
  return [...parts, index.bytes.subarray(from, index.end)];
});
var paddedLength = (function(nameBytes) {
  return nameOffset + nameBytes + 8 & ~7;
});
var placeOf = (function(index, name) {
  let low = 0;
  let high = index.ordered.length;
  while (low < high) {
    const middle = low + high >>> 1;
    const entry = index.ordered[middle];
    if (entry !== void 0 && Buffer.compare(nameOf(index, entry), name) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return index.ordered[low]?.at ?? index.end;
});
var encodeHeader = (function(count) {
  const bytes = Buffer.from("DIRC\0\0\0\0\0\0\0", "latin1");
  bytes.writeUInt32BE(count, 8);
  return bytes;
});
var encodeEntry = (function(entry, name) {
  const bytes = Buffer.alloc(paddedLength(name.length));
  (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeStats */ .Mm)(entry.stats, Number.parseInt(entry.mode, 8)).copy(bytes);
  bytes.write(entry.sha, 40, "hex");
  bytes.writeUInt16BE(Math.min(name.length, 4095), 60);
  name.copy(bytes, nameOffset);
  return bytes;
});
var encodeTree = (function(count, tree) {
  const content = Buffer.concat([Buffer.from(`\0${count} 0
`, "latin1"), Buffer.from(tree, "hex")]);
  const head = Buffer.from("TREE\0\0\0\0", "latin1");
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, content]);
});




var headerBytes = 12;
var nameOffset = 62;
function nameOf(index, { at }) {
  return index.bytes.subarray(at + nameOffset, index.bytes.indexOf(0, at + nameOffset));
}
function lengthOf(index, entry) {
  return paddedLength(nameOf(index, entry).length);
}






// build/adapters/git/lfs-lay.js
async function layContents(lfs, tree) {
  const index = (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .readIndex */ .vY)(tree.indexFile);
  if (index === void 0)
    return 0;
  const laid = lfs.laid.get(tree.dir) ?? /* @__PURE__ */ new Map();
  lfs.laid.set(tree.dir, laid);
  const written = [];
  for (const { entry, pointer } of await withContents(lfs, index)) {
    const { path } = entry;
    if (laid.get(path) === stampOf(tree.dir, path, pointer))
      continue;
    await layOne(lfs, { dir: tree.dir, path, mode: index.modeOf(entry) }, pointer);
    laid.set(path, stampOf(tree.dir, path, pointer));
    written.push(entryOf(tree.dir, index, entry));
  }
  writeEntries(tree, index, written);
  return written.length;
}
function knowContents(lfs, tree) {
  const index = (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .readIndex */ .vY)(tree.indexFile);
  const laid = lfs.laid.get(tree.dir);
  if (index === void 0 || laid === void 0)
    return;
  const entries = [...laid.keys()].flatMap((path) => index.entries.get(path) ?? []);
  const written = [];
  for (const entry of entries) {
    const pointer = lfs.pointers.get(index.shaOf(entry));
    if (pointer === void 0)
      continue;
    laid.set(entry.path, stampOf(tree.dir, entry.path, pointer));
    written.push(entryOf(tree.dir, index, entry));
  }
  writeEntries(tree, index, written);
}
async function withContents({ pointers, contents, attributes }, index) {
  const found = index.ordered.flatMap((entry) => {
    const pointer = index.modeOf(entry).startsWith("100") ? pointers.get(index.shaOf(entry)) : void 0;
    return pointer !== void 0 && contents.has(pointer.oid) ? [{ entry, pointer }] : [];
  });
  const given = await attributes.among(found.map(({ entry }) => entry.path));
  return found.filter(({ entry }) => given.has(entry.path));
}
async function layOne({ contents }, { dir, path, mode }, pointer) {
  const source = contents.get(pointer.oid) ?? "";
  const place = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(dir, path);
  (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .removePath */ ._b)(dir, path);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(dir, path.slice(0, Math.max(path.lastIndexOf("/"), 0))), { recursive: true });
  const copied = await (0,_chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_4__/* .copyContent */ .R8)((0,_chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_4__/* .measured */ .jh)(source, pointer.size), place, mode === "100755" ? 511 : 438).catch(() => void 0);
  if (copied?.oid !== pointer.oid) {
    (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .removePath */ ._b)(dir, path);
    throw new Error(`${source} was changed during the run: it was the content of ${path}, which Git LFS keeps. Nothing may write to the workspace while the action works; run the job again on a fresh checkout.`);
  }
  const writtenMs = Math.min((0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)(source).mtimeMs, (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)(place).mtimeMs - racyMs);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.utimesSync)(place, writtenMs / 1e3, writtenMs / 1e3);
}
var racyMs = 2e3;
function entryOf(dir, index, entry) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(dir, entry.path), { bigint: true });
  return { path: entry.path, mode: index.modeOf(entry), sha: index.shaOf(entry), stats };
}
function writeEntries({ indexFile }, index, written) {
  if (written.length === 0 || index.tree === void 0)
    return;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)(`${indexFile}.new`, changeIndex(index, { removed: [], written, tree: index.tree }));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.renameSync)(`${indexFile}.new`, indexFile);
}
function stampOf(dir, path, { oid }) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(dir, path), { bigint: true, throwIfNoEntry: false });
  if (stats === void 0)
    return "";
  const { mode, ino, size, mtimeNs, ctimeNs } = stats;
  return `${oid} ${mode} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}

// build/adapters/git/seal.js
var sealGit = (function(tree, written) {
  const git = (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(tree.dir, ".git");
  const mark = written === void 0 ? fingerprint(git) : fingerprintOf(git, () => partsOf(written));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync)(sealPath(tree), { force: true });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)(sealPath(tree), mark);
});
var isGitTampered = (function(tree) {
  const sealed = readText(sealPath(tree));
  const git = (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(tree.dir, ".git");
  return sealed !== "" && (fingerprint(git) !== sealed || hidesEntries(git));
});
var sealPath = (function(tree) {
  return `${tree.indexFile}.git-seal`;
});
var fingerprintOf = (function(git, partsIn) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)(git, { throwIfNoEntry: false });
  if (stats === void 0 || !stats.isDirectory())
    return "none";
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.createHash)("sha256").update(JSON.stringify([String(stats.ino), ...partsIn(git)])).digest("hex");
});
var partsOf = (function({ config, attributes, alternates }) {
  return [steeringConfig(asRead(config)), "", "", asRead(attributes), asRead(alternates)];
});
var asRead = (function(text) {
  return Buffer.from(text).toString("latin1");
});
var steeringConfig = (function(config) {
  return config.split(/^(?=\s*\[)/m).filter((section) => !/^\s*\[\s*(?:user|branch|remote)\b/i.test(section)).join("");
});
var readText = (function(path) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)(path, { throwIfNoEntry: false });
  if (stats === void 0 || !stats.isFile())
    return "";
  return stats.size > largestSteeringFile ? `${stats.size} bytes` : (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.readFileSync)(path, "latin1");
});






function fingerprint(git) {
  try {
    return fingerprintOf(git, readParts);
  } catch {
    return "unreadable";
  }
}

function readParts(git) {
  const read = (name) => readText((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(git, name));
  const [config, hooks, exclude] = [steeringConfig(read("config")), hooksOf(git), read("info/exclude")];
  return [config, hooks, exclude, read("info/attributes"), read("objects/info/alternates")];
}



function hooksOf(git) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(git, "hooks")).sort().join("\0");
  } catch {
    return "";
  }
}
function hidesEntries(git) {
  try {
    return ((0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .readIndex */ .vY)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(git, "index"))?.hidden() ?? []).length > 0;
  } catch {
    return true;
  }
}
var largestSteeringFile = 1024 * 1024;


// build/adapters/trees.js



// build/adapters/git/disposable-git.js
var disposableGit = (async function(call) {
  const tampered = isGitTampered(call);
  await freshGit(call);
  return { tampered };
});
var freshGit = (async function(call) {
  (0,_chunk_6SPCIPCW_js__WEBPACK_IMPORTED_MODULE_0__/* .discard */ .vf)(call.dir, ".git", `${call.indexFile}.trash`);
  await pointGit(call, layGit(call));
});
var layGit = (function({ dir, branch }) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(dir, ".git");
  return { config: (0,_chunk_PBWO3LQD_js__WEBPACK_IMPORTED_MODULE_5__/* .createGitDir */ ._d)({ path, folderMode: 493, head: refOf(branch), config: agentConfig }) };
});
var pointGit = (async function(call, { config }) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(call.dir, ".git");
  const controller = call.repository.git.gitDir;
  const alternates = call.apart === true ? "" : `${(0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(controller, "objects")}
`;
  if (call.apart === true)
    await copyObjects(call, path);
  else
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(path, "objects/info/alternates"), alternates);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(path, refOf(call.branch)), `${call.head}
`);
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_8__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(controller, "shallow")))
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(controller, "shallow"), (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(path, "shallow"));
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_8__.existsSync)(call.indexFile))
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.copyFileSync)(call.indexFile, (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(path, "index"));
  sealGit(call, { config, attributes: _chunk_PBWO3LQD_js__WEBPACK_IMPORTED_MODULE_5__/* .plainAttributes */ .kg, alternates });
});
var refOf = (function(branch) {
  return `refs/heads/${branch}`;
});







async function copyObjects({ repository, head }, path) {
  await repository.git.ok(["pack-objects", "--revs", "--quiet", (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(path, "objects/pack/pack")], {
    input: `${head}
`
  });
}
var agentConfig = [
  "[core]",
  "	repositoryformatversion = 0",
  "	filemode = true",
  "	bare = false",
  "	logallrefupdates = true",
  "[user]",
  "	name = ralph agent",
  "	email = agent@ralph.invalid",
  "[commit]",
  "	gpgsign = false",
  "[gc]",
  "	auto = 0"
];

// build/adapters/git/worktree.js


// build/adapters/git/populate-layers.js
var layBlobs = (async function({ extras = _chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .noExtras */ .vn, ...tree }) {
  return extras.lfs === void 0 ? 0 : layContents(extras.lfs, tree);
});
var lookedAfter = (function({ layer, extras = _chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .noExtras */ .vn }, index) {
  const layers = (0,_chunk_RG6KHLMD_js__WEBPACK_IMPORTED_MODULE_2__/* .fittingSubmodules */ .ne)(extras, index).map((submodule) => submodule.layer);
  if (layer !== void 0)
    layers.push(layer);
  const [only] = layers;
  if (layers.length === 1 && only !== void 0)
    return { skip: only.roots, enter: only.above };
  return {
    skip: new Set(layers.flatMap(({ roots }) => [...roots])),
    enter: new Set(layers.flatMap(({ above }) => [...above]))
  };
});
var layFiles = (async function({ layer, extras = _chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .noExtras */ .vn, dir, indexFile }) {
  const laid = layer === void 0 ? { restored: 0, removed: 0 } : await (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .layLayer */ .gI)(layer, dir);
  if (extras.submodules.length === 0)
    return laid;
  const more = await (0,_chunk_RG6KHLMD_js__WEBPACK_IMPORTED_MODULE_2__/* .laySubmodules */ .Qo)((0,_chunk_RG6KHLMD_js__WEBPACK_IMPORTED_MODULE_2__/* .fittingSubmodules */ .ne)(extras, (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .readIndex */ .vY)(indexFile)), dir);
  return { restored: laid.restored + more.restored, removed: laid.removed + more.removed };
});




// build/adapters/git/restore.js
var restore = (async function(call) {
  if (!isUsable(call.index))
    return void 0;
  return bring(call, await damaged(call));
});
var isUsable = (function({ tree, version }) {
  return tree !== void 0 && version === 2;
});
var bring = (async function(call, repairs) {
  const { index, repository, tree } = call;
  const changes = await repository.changes(index.tree ?? tree, tree);
  if (changes.length > mostFiles)
    return void 0;
  const wanted = new Map(repairs.map((one) => [one.path, one]));
  for (const { path, newMode: mode, newSha: sha, status } of changes) {
    wanted.set(path, status === "deleted" ? { path, mode: void 0 } : { path, mode, sha });
  }
  if (wanted.size > mostFiles)
    return void 0;
  const sorted = [...wanted.values()].sort((a, b) => a.path < b.path ? -1 : 1);
  if (sorted.length > 0)
    await apply(call, sorted);
  return sorted.length;
});
var damaged = (async function(call) {
  const { index, seen } = call;
  const paths = /* @__PURE__ */ new Set();
  for (const place of await (0,_chunk_GC74UGSV_js__WEBPACK_IMPORTED_MODULE_1__/* .suspects */ .zA)({ ...call, git: call.repository.git }, seen)) {
    if (isDamaged(call, place))
      paths.add(place.path);
  }
  for (const { path } of index.ordered)
    if (!seen.has(path) && isMissing(call, path))
      paths.add(path);
  return [...paths].flatMap((path) => {
    const entry = index.entries.get(path);
    return entry === void 0 ? [] : { path, mode: index.modeOf(entry), sha: index.shaOf(entry) };
  });
});
var apply = (async function(call, wanted) {
  const { dir, index, indexFile, repository, tree } = call;
  for (const { path } of wanted)
    (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .removePath */ ._b)(dir, path);
  for (const { path, mode } of wanted)
    if (mode === void 0)
      removeEmpty(dir, (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .parentOf */ .gN)(path));
  const written = [];
  for (const one of await contentsOf(repository, wanted))
    written.push(writeOne(dir, one));
  const removed = wanted.map((one) => one.path);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)(`${indexFile}.new`, changeIndex(index, { removed, written, tree }));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.renameSync)(`${indexFile}.new`, indexFile);
});
var contentsOf = (async function(repository, wanted) {
  const read = wanted.map(async (one) => {
    if (one.mode === void 0)
      return [];
    const { path, mode, sha } = one;
    const [bytes = nothing] = mode === _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_6__/* .submoduleMode */ .wS ? [] : await repository.blobs([sha]);
    return [{ path, mode, sha, bytes }];
  });
  return (await Promise.all(read)).flat();
});
var writeOne = (function(dir, { path, mode, sha, bytes }) {
  const place = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(dir, path);
  makeFolder(dir, (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .parentOf */ .gN)(path));
  if (mode === _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_6__/* .submoduleMode */ .wS) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(place);
  } else {
    if (mode === _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_6__/* .linkMode */ .IG)
      (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.symlinkSync)(bytes, place);
    else
      (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)(place, bytes, { flag: "wx", mode: mode === "100755" ? 511 : 438 });
  }
  return { path, mode, sha, stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)(place, { bigint: true }) };
});
var makeFolder = (function(dir, folder) {
  if (folder === "")
    return;
  makeFolder(dir, (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .parentOf */ .gN)(folder));
  if ((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .kindAt */ .Ii)(dir, folder) === "folder")
    return;
  (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .removePath */ ._b)(dir, folder);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(dir, folder));
});

var mostFiles = 300;

async function advance(call) {
  return isUsable(call.index) ? bring(call, []).catch(() => void 0) : void 0;
}



function isDamaged({ dir, index }, place) {
  const entry = index.entries.get(place.path);
  if (entry === void 0)
    return false;
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(dir, place.path), { bigint: true });
  const comparison = index.compare(entry, stats);
  if (comparison === "racy")
    return !(0,_chunk_GC74UGSV_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsSame */ .x9)({ dir, index }, { entry, place, stats });
  return comparison === "changed";
}
function isMissing({ dir, index }, path) {
  const entry = index.entries.get(path);
  return entry === void 0 || index.modeOf(entry) !== _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_6__/* .submoduleMode */ .wS || (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .kindAt */ .Ii)(dir, path) !== "folder";
}


var nothing = Buffer.alloc(0);


function removeEmpty(dir, folder) {
  if (folder === "")
    return;
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.rmdirSync)((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(dir, folder));
  } catch {
    return;
  }
  removeEmpty(dir, (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .parentOf */ .gN)(folder));
}

// build/adapters/git/strays.js
var removeHazards = (async function(scan, keepUntracked) {
  const hazards = [];
  let keptUntracked = false;
  const seen = /* @__PURE__ */ new Map();
  await (0,_chunk_GC74UGSV_js__WEBPACK_IMPORTED_MODULE_1__/* .scanTree */ .wp)(scan, (found) => {
    if (isHarmless(found, keepUntracked)) {
      if (found.relation === "tracked")
        seen.set(found.path, found);
      else
        keptUntracked = true;
      return;
    }
    hazards.push(found.path);
  });
  const breathe = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .openBreather */ .oN)();
  for (const path of hazards)
    await (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .removeGently */ .ch)(scan.dir, path, breathe);
  return { removed: hazards.length, keptUntracked, seen };
});


function isHarmless({ kind, relation }, keepUntracked) {
  if (kind !== "file" && kind !== "link" && kind !== "folder")
    return false;
  return relation === "tracked" || relation === "untracked" && keepUntracked;
}
async function removeUnignored(git, scan) {
  const start = [];
  await (0,_chunk_GC74UGSV_js__WEBPACK_IMPORTED_MODULE_1__/* .scanTree */ .wp)(scan, (found) => {
    if (found.relation === "untracked")
      start.push(found);
  });
  const ignore = (0,_chunk_GC74UGSV_js__WEBPACK_IMPORTED_MODULE_1__/* .openIgnore */ .DK)(git, scan.dir);
  const folders = [];
  let removed = 0;
  const remove = ({ path }) => {
    (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .removePath */ ._b)(scan.dir, path);
    removed += 1;
    return true;
  };
  await (0,_chunk_GC74UGSV_js__WEBPACK_IMPORTED_MODULE_1__/* .visitUntracked */ .jg)(start, {
    dir: scan.dir,
    ignore,
    settle: (place) => (isOfNoTree(place) || isTooDeep(place)) && remove(place),
    onIgnored: () => void 0,
    onKept: (place) => place.kind === "folder" ? folders.push(place.path) > 0 : remove(place)
  });
  await ignore.close();
  const breathe = (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .openBreather */ .oN)();
  for (const folder of folders.reverse()) {
    removeIfEmpty(scan.dir, folder);
    await breathe();
  }
  return removed;
}
function isOfNoTree({ path }) {
  return /(?:^|\/)\.git(?:ignore)?$/.test(path);
}
function isTooDeep({ path }) {
  return path.split("/").length > 100 || path.length > 2e3;
}
function removeIfEmpty(dir, folder) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.rmdirSync)((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(dir, folder));
  } catch {
  }
}

// build/adapters/git/worktree.js
var populate = (async function(call) {
  const { git } = call.repository;
  const before = (0,_chunk_GC74UGSV_js__WEBPACK_IMPORTED_MODULE_1__/* .openIndex */ .b6)(call);
  if ((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .kindAt */ .Ii)(call.dir, "") !== "folder") {
    (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .removePath */ ._b)(call.dir, "");
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(call.dir, { recursive: true });
  }
  const others = { dir: call.dir, ...lookedAfter(call, before) };
  const hazards = await removeHazards({ ...others, index: before }, call.keepIgnored);
  const restored = await bringTo(call, before ?? fresh(call), hazards) + await layBlobs(call);
  (0,_chunk_GC74UGSV_js__WEBPACK_IMPORTED_MODULE_1__/* .sealIndex */ .a2)(call, call.tree);
  const strays = hazards.keptUntracked ? await removeUnignored(git, { ...others, index: (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .readIndex */ .vY)(call.indexFile) }) : 0;
  const laid = await layFiles(call);
  return { removed: hazards.removed + strays + laid.removed, restored: restored + laid.restored };
});
var fresh = (function({ dir }) {
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_8__.readdirSync)(dir).some((name) => name !== ".git"))
    return void 0;
  return (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIndex */ .A1)(emptyIndex(_chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_6__/* .emptyTree */ ["in"]), 0n);
});
var bringTo = (async function(call, before, { seen }) {
  if (before !== void 0) {
    const restored = await restore({ ...call, index: before, seen }).catch(() => void 0);
    if (restored !== void 0)
      return restored;
  }
  await fill(call);
  return (0,_chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_3__/* .readIndex */ .vY)(call.indexFile)?.countWritten(before) ?? 0;
});



async function fill({ repository, dir, indexFile, tree }) {
  const args = ["read-tree", "--reset", "-u", tree];
  const result = await repository.git.run(args, { indexFile, workTree: dir });
  if (result.exitCode === 0)
    return;
  for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.readdirSync)(dir))
    if (name !== ".git")
      (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .removePath */ ._b)(dir, name);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync)(`${indexFile}.lock`, { force: true });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync)(indexFile, { force: true });
  await repository.git.ok(args, { indexFile, workTree: dir });
}

// build/adapters/trees.js
var openTrees = (function({ repository, root, layer }) {
  const agent = { dir: (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(root, "agent"), indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(root, "agent.index") };
  const view = { dir: (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(root, "view"), indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(root, "view.index") };
  const make = ({ dir }) => {
    if ((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .kindAt */ .Ii)(dir, "") !== "folder")
      (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .removePath */ ._b)(dir, "");
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(dir, { recursive: true, mode: 493 });
    (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .changing */ .Wt)(dir, "", () => (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.chmodSync)(dir, 493));
  };
  return {
    agent,
    view,
    extras: async () => (await layer()).extras,
    openAgent: async ({ tree, head, clean, stateFile, apart = false }) => {
      make(agent);
      const laid = await layer();
      await populate({ repository, ...agent, tree, keepIgnored: !clean, layer: laid, extras: laid.extras });
      if (stateFile !== void 0)
        putStateFile(agent, stateFile);
      const { tampered } = await disposableGit({ repository, ...agent, head, branch: "ralph-work", apart });
      return { dir: agent.dir, gitTampered: tampered };
    },
    openView: async (tree, instead) => {
      make(view);
      const base = await layer();
      await populate({ repository, ...view, tree, keepIgnored: false, layer: instead ?? base, extras: base.extras });
      return { dir: view.dir, below: base };
    }
  };
});
var STATE_FILE = ".ralph_state.md";

function removeStateFile({ dir }) {
  if ((0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .kindAt */ .Ii)(dir, "") === "folder")
    (0,_chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_7__/* .removePath */ ._b)(dir, STATE_FILE);
}
function putStateFile(tree, text) {
  removeStateFile(tree);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(tree.dir, STATE_FILE), text, { flag: "wx", mode: 420 });
}

// build/adapters/views/plain-grounds.js
var plainGrounds = (function(repository, trees) {
  const warm = (0,_chunk_6SPCIPCW_js__WEBPACK_IMPORTED_MODULE_0__/* .warmLayers */ .AM)((check) => `warm-${(0,_chunk_LYGRXWTM_js__WEBPACK_IMPORTED_MODULE_11__/* .slug */ .y)(check)}`);
  const { indexFile } = trees.view;
  const root = (0,node_path__WEBPACK_IMPORTED_MODULE_10__.dirname)(trees.view.dir);
  return {
    openAgent: async (call) => {
      const { dir } = await trees.openAgent(call);
      return { place: { kind: "folder", dir } };
    },
    capture: async (call) => {
      const gitTampered = isGitTampered(trees.agent);
      removeStateFile(trees.agent);
      const { capture } = await __webpack_require__.e(/* import() */ 3987).then(__webpack_require__.bind(__webpack_require__, 3987));
      const captured = await capture({ ...call, ...trees.agent, repository, extras: await trees.extras() });
      return { captured, gitTampered };
    },
    openView: async ({ tree, check, without = () => false }) => {
      const { dir, below } = await trees.openView(tree, await warm.of(check));
      return {
        place: { kind: "folder", dir },
        ...{ written: dir, removed: [], close: () => void 0, hasSetup: false, keepSetup: async () => void 0 },
        keepWarm: (onNone) => {
          const make = (name) => (0,_chunk_6SPCIPCW_js__WEBPACK_IMPORTED_MODULE_0__/* .warmLayer */ .tU)({ root, name, from: dir, indexFile, without, below });
          warm.keep(check, { make, onNone });
        }
      };
    }
  };
});






/***/ })

};
