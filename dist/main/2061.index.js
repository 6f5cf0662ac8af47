export const id = 2061;
export const ids = [2061];
export const modules = {

/***/ 8224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.iRz)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1513);
// layer:adapters/git/layer-stamp.js





/***/ }),

/***/ 1250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.HJ1),
/* harmony export */   I: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.IKR)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
// layer:adapters/agents/program-stamp.js





/***/ }),

/***/ 7826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.AmN),
/* harmony export */   x_: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.x_K),
/* harmony export */   yR: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.yRH)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1513);
// layer:adapters/git/folder.js





/***/ }),

/***/ 3864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Och),
/* harmony export */   ve: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.vey),
/* harmony export */   wo: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.woK)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
// layer:adapters/git/index-seal.js





/***/ }),

/***/ 8457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ freeUid),
/* harmony export */   CA: () => (/* binding */ RUN_FOLDERS),
/* harmony export */   HQ: () => (/* binding */ trackUser),
/* harmony export */   Hs: () => (/* binding */ userOfTree),
/* harmony export */   L6: () => (/* binding */ processesOf),
/* harmony export */   NW: () => (/* binding */ closeToOthers),
/* harmony export */   QV: () => (/* binding */ RUN_NAME),
/* harmony export */   X7: () => (/* binding */ dropArgs),
/* harmony export */   Xo: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_5__.Xo),
/* harmony export */   db: () => (/* binding */ othersRun),
/* harmony export */   hs: () => (/* binding */ rootError),
/* harmony export */   nC: () => (/* binding */ triedAsRoot),
/* harmony export */   tE: () => (/* binding */ asRoot),
/* harmony export */   uo: () => (/* binding */ isRunUid),
/* harmony export */   v5: () => (/* binding */ othersReach),
/* harmony export */   vl: () => (/* binding */ endUser)
/* harmony export */ });
/* harmony import */ var _chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1421);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8500);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1513);


// build/adapters/isolation/others.js



// build/adapters/isolation/user-maker.js





// build/adapters/process/tree-user.js


// layer:adapters/process/proc-table.js


// build/adapters/process/tree-user.js
var MS_PER_TICK = 10;
function trackUser({ uid, signalAll }, root) {
  const startTicks = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_process_proc_table__readProcess */ .KfR)(root.pid)?.startTicks;
  const isMain = (entry) => entry.pid === root.pid && entry.startTicks === startTicks;
  return {
    sweep() {
      const { entries, vanished } = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_process_proc_table__readProcessTable */ .MSh)();
      const members = entries.filter((entry) => entry.alive && (isMain(entry) || uidOf(entry.pid) === uid));
      const cpuTicks = members.reduce((sum, entry) => sum + entry.cpuTicks, 0);
      return { members, unsettled: vanished, cpuMs: cpuTicks * MS_PER_TICK };
    },
    signal(members, signal) {
      if (members.length === 0)
        return false;
      const pids = members.map(({ pid }) => pid);
      signalAll(signal, pids.filter((pid) => uidOf(pid) === uid));
      return true;
    }
  };
}
function processesOf(uid) {
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_process_proc_table__readProcessTable */ .MSh)().entries.flatMap(({ pid, alive }) => alive && uidOf(pid) === uid ? [pid] : []);
}
function uidOf(pid) {
  try {
    const found = /^Uid:\s+(\d+)/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/status`, "latin1"));
    return found === null ? void 0 : Number(found[1]);
  } catch {
    return void 0;
  }
}

// build/adapters/isolation/user-maker.js
var FIRST_UID = 60706;
var UIDS = 478;
function freeUid(start) {
  const taken = /* @__PURE__ */ new Set([...namedIds("/etc/passwd"), ...namedIds("/etc/group"), ...idsOfRuns()]);
  const all = Array.from({ length: UIDS }, (_, index) => FIRST_UID + (start + index) % UIDS);
  return all.find((uid) => !taken.has(uid) && processesOf(uid).length === 0);
}
var RUN_FOLDERS = ["/var/tmp", "/tmp"];
var RUN_NAME = "ralph-user-";
function isRunUid(id) {
  return id >= FIRST_UID && id < FIRST_UID + UIDS;
}
function idsOfRuns() {
  const places = RUN_FOLDERS.flatMap((folder) => namesIn(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
  const runs = places.filter((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(place).startsWith(RUN_NAME));
  return runs.flatMap((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(place, { throwIfNoEntry: false })?.gid ?? []);
}
function namesIn(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
  } catch {
    return [];
  }
}
function namedIds(path) {
  try {
    const lines = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8").split("\n");
    return lines.flatMap((line) => line.split(":").slice(2, 4).map(Number));
  } catch {
    return [];
  }
}
function dropArgs(uid) {
  const none = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "--ambient-caps=-all"];
  return [`--reuid=${uid}`, `--regid=${uid}`, "--clear-groups", ...none, "--"];
}
function rootCommand({ way, programs }, program, args) {
  if (way === "root")
    return { program, args };
  return { program: programs.sudo ?? "sudo", args: ["-n", "--", program, ...args] };
}
async function asRoot(maker, program, args) {
  const { exitCode, stdout, stderr } = await triedAsRoot(maker, program, args);
  if (exitCode === 0)
    return stdout;
  throw rootError(maker, program, stderr);
}
function rootError({ way }, program, stderr) {
  return new Error(`${program} as root (${way}) failed: ${stderr.trim().slice(0, 300)}`);
}
async function triedAsRoot(maker, program, args) {
  const env = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C" };
  const { stdout, ...result } = await (0,_chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_run_to_end__runToEnd */ .z)({ ...rootCommand(maker, program, args), cwd: "/", env });
  return { ...result, stdout: stdout.toString("utf8") };
}
function userOfTree(maker) {
  const { programs, uid } = maker;
  return {
    uid,
    signalAll: (signal, pids) => {
      const words = [signal.slice(3), String(uid), programs.setpriv, programs.sh, ...pids.map(String)];
      const command = rootCommand(maker, programs.sh, ["-c", signalScript, "signal", ...words]);
      (0,node_child_process__WEBPACK_IMPORTED_MODULE_3__.spawnSync)(command.program, [...command.args], { stdio: "ignore", cwd: "/", env: { PATH: "/usr/bin:/bin" } });
    }
  };
}
async function endUser(maker, uid) {
  const { signalAll } = userOfTree({ ...maker, uid });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const pids = processesOf(uid);
    if (pids.length === 0)
      return;
    signalAll("SIGKILL", pids);
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(10);
  }
}
var MOST_ROUNDS = 100;
var signalScript = [
  "signal=$1 uid=$2 setpriv=$3 sh=$4; shift 4",
  "for pid do while read -r name real rest; do",
  '  if [ "$name" = Uid: ] && [ "$real" = "$uid" ]; then kill -s "$signal" "$pid"; fi',
  'done < "/proc/$pid/status"; done',
  `"$setpriv" --reuid="$uid" --regid="$uid" --clear-groups -- "$sh" -c 'kill -s "$1" -- -1' signal "$signal"`
].join("\n");

// build/adapters/isolation/others.js
function othersReach(path) {
  try {
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
    return (stats.mode & 5) !== 0 && foldersAbove(real).every((folder) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(folder).mode & 1) !== 0);
  } catch {
    return false;
  }
}
function othersRun(path) {
  return othersReach(path) && ((lstat(safeReal(path))?.mode ?? 0) & 1) !== 0;
}
function safeReal(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
  } catch {
    return path;
  }
}
function lstat(path) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
}
function foldersAbove(path) {
  const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}
async function closeToOthers(maker, paths) {
  const before = /* @__PURE__ */ new Map();
  for (const path of new Set(paths.filter(othersReach).map(safeReal))) {
    if (!othersReach(path))
      continue;
    const mode = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).mode & 4095;
    before.set(path, mode);
    await changeMode(maker, path, mode & ~7);
  }
  return {
    open: [...before.keys()].filter(othersReach),
    restore: async () => {
      for (const [path, mode] of [...before].reverse())
        await changeMode(maker, path, mode);
    }
  };
}
async function changeMode(maker, path, mode) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, mode);
  } catch {
    await asRoot(maker, "/bin/chmod", [mode.toString(8).padStart(4, "0"), "--", path]).catch(() => void 0);
  }
}




/***/ }),

/***/ 23:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.zB)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9142);
// layer:adapters/git/run-to-end.js





/***/ }),

/***/ 8698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.WNK)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1513);
// layer:adapters/process/supervise.js





/***/ }),

/***/ 2061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tryUser: () => (/* binding */ tryUser)
/* harmony export */ });
/* harmony import */ var _chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8457);
/* harmony import */ var _chunk_KE6PUD23_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3864);
/* harmony import */ var _chunk_7PEGXSRP_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8224);
/* harmony import */ var _chunk_IQ4RIQU7_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7826);
/* harmony import */ var _chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23);
/* harmony import */ var _chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8698);
/* harmony import */ var _chunk_FJXYGNC5_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1250);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6760);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4112);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1513);








// build/adapters/isolation/user-rung.js


// build/adapters/views/user-grounds.js



// layer:adapters/git/lfs-lay.js


// layer:adapters/git/seal.js


// build/adapters/isolation/user-files.js
var FIND = "/usr/bin/find";
async function giveFiles(maker, folders) {
  const { uid } = maker;
  const tests = ["!", "-uid", String(uid), "(", "-type", "d", "-o", "-links", "1", ")", "-print"];
  const change = ["-exec", "chown", "-h", `${uid}:${uid}`, "{}", "+"];
  return await find(maker, folders, [...tests, ...change]) !== "";
}
async function takeFiles(maker, folders) {
  const { way, self, uid } = maker;
  if (way === "root")
    return;
  const change = ["-exec", "chown", "-h", `${self.uid}:${self.gid}`, "{}", "+"];
  await find(maker, folders, ["-uid", String(uid), ...change]);
}
async function clearShared({ ...maker }) {
  const tests = ["-mindepth", "1", "-maxdepth", "1", "-uid", String(maker.uid)];
  await find(maker, ["/tmp", "/var/tmp", "/dev/shm"], [...tests, "-exec", "rm", "-rf", "--", "{}", "+"]);
}
async function find(maker, folders, rest) {
  const here = folders.filter((folder) => folder !== "");
  if (here.length === 0)
    return "";
  const { exitCode, stdout, stderr } = await (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .triedAsRoot */ .nC)(maker, FIND, ["-P", ...here, "-xdev", ...rest]);
  if (exitCode === 0 || exitCode === 1 && isOnlyGone(stderr))
    return stdout;
  throw (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .rootError */ .hs)(maker, FIND, stderr);
}
function isOnlyGone(stderr) {
  const lines = stderr.split("\n").filter((line) => line !== "");
  return lines.length > 0 && lines.every((line) => line.endsWith(": No such file or directory"));
}

// layer:adapters/trees.js


// layer:adapters/views/plain-grounds.js


// build/adapters/views/user-grounds.js
function userGrounds(options) {
  const { repository, root, layer } = options;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(root, { recursive: true, mode: 457 });
  const trees = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_10__/* .adapters_trees__openTrees */ .mZ8)({ repository, root, layer });
  const plain = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_10__/* .adapters_views_plain_grounds__plainGrounds */ .gsu)(repository, trees);
  return {
    ...plain,
    openAgent: async (call) => {
      const opened = await plain.openAgent(call);
      if (options.maker.way === "sudo" && (await trees.extras()).lfs !== void 0)
        trustContents(trees.agent);
      if (call.apart !== true)
        lendObjects(options, trees.agent);
      if (await give(options, trees.agent, call.tree)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.copyFileSync)(trees.agent.indexFile, (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(trees.agent.dir, ".git/index"));
        await giveFiles(options.maker, [trees.agent.dir]);
      }
      return opened;
    },
    openView: async (call) => {
      const view = await plain.openView(call);
      await give(options, trees.view, call.tree);
      return view;
    }
  };
}
async function give({ maker, repository, layer }, tree, filled) {
  if (maker.way === "sudo" || !await giveFiles(maker, [tree.dir]))
    return false;
  await repository.git.run(["update-index", "-q", "--refresh"], { indexFile: tree.indexFile, workTree: tree.dir });
  const laid = await layer();
  if (laid.extras.lfs !== void 0)
    (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_10__/* .adapters_git_lfs_lay__knowContents */ .esA)(laid.extras.lfs, tree);
  (0,_chunk_KE6PUD23_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_git_index_seal__sealIndex */ .Oc)({ repository, indexFile: tree.indexFile }, filled);
  const layers = [laid, ...laid.extras.submodules.map((submodule) => submodule.layer)];
  for (const each of layers.filter(({ laid: known }) => known.has(tree.dir)))
    each.laid.set(tree.dir, await (0,_chunk_7PEGXSRP_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_layer_stamp__stampLayer */ .i)(each, tree.dir));
  return true;
}
function trustContents({ dir }) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.appendFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(dir, ".git/config"), "[core]\n	checkstat = minimal\n	trustctime = false\n");
}
function lendObjects({ repository, root }, agent) {
  const lent = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(root, "objects");
  mirror((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(repository.git.gitDir, "objects"), lent);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(agent.dir, ".git/objects/info/alternates"), `${lent}
`);
  (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_10__/* .adapters_git_seal__sealGit */ .Pc6)(agent);
}
function mirror(from, to) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(to, { recursive: true, mode: 493 });
  for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.readdirSync)(from, { withFileTypes: true })) {
    const [source, target] = [(0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(from, entry.name), (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(to, entry.name)];
    if (entry.isDirectory())
      mirror(source, target);
    else if (!entry.name.startsWith("tmp_") && !(0,node_fs__WEBPACK_IMPORTED_MODULE_8__.existsSync)(target))
      share(source, target);
  }
}
function share(source, target) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.linkSync)(source, target);
  } catch {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.copyFileSync)(source, target);
  }
}

// layer:adapters/isolation/programs.js


// layer:adapters/isolation/refusal.js


// build/adapters/isolation/user-places.js




// layer:adapters/isolation/home-masks.js


// build/adapters/isolation/user-places.js
async function openPlaces(maker, call) {
  const { hidden, workspace, home, root } = call;
  const folder = await makeFolder(maker, root);
  const credentials = home === "" ? [] : _layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_isolation_home_masks__CREDENTIAL_PATHS */ .ujV.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(home, path));
  const sockets = ["/run/docker.sock", "/var/run/docker.sock"];
  const closed = await (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .closeToOthers */ .NW)(maker, [...hidden, workspace, ...credentials, ...sockets].filter(isClosable));
  const [trees, rooms] = [(0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, "trees"), (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, "rooms")];
  for (const path of [trees, rooms])
    makeOpen(path);
  return { folder, trees, rooms, open: closed.open, close: () => close(maker, folder, closed) };
}
async function makeFolder(maker, root) {
  const place = _chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_FOLDERS */ .CA.find((path) => (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .othersReach */ .v5)(path));
  if (place === void 0)
    throw new Error("neither /var/tmp nor /tmp can be entered by everybody");
  const known = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(place, `${_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_NAME */ .QV}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.createHash)("sha256").update(root).digest("hex").slice(0, 16)}`);
  await tidyUp(maker, known);
  const folder = isOwn(maker, known) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_8__.existsSync)(known) ? known : `${known}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomBytes)(8).toString("hex")}`;
  makeOpen(folder);
  await (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .asRoot */ .tE)(maker, "/bin/chgrp", [String(maker.uid), "--", folder]);
  return folder;
}
async function tidyUp(maker, folder) {
  if (!isOwn(maker, folder))
    return;
  const uid = (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)(folder).gid;
  if (!(0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunUid */ .uo)(uid))
    return removeWhole(maker, folder);
  await (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .endUser */ .vl)(maker, uid);
  await takeFiles({ ...maker, uid }, [folder]);
  await removeWhole(maker, (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, "rooms"));
}
function isOwn({ self }, folder) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === self.uid;
}
async function removeWhole(maker, folder) {
  await (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .asRoot */ .tE)(maker, "/bin/rm", ["-rf", "--one-file-system", "--", folder]);
}
function makeOpen(path) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(path, { recursive: true });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.chmodSync)(path, 457);
}
function isClosable(path) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.existsSync)(path) && ((0,node_fs__WEBPACK_IMPORTED_MODULE_8__.statSync)(path).mode & 512) === 0 && !["/", "/tmp", "/var/tmp"].includes(path);
}
async function close(maker, folder, closed) {
  try {
    await removeWhole(maker, folder);
  } finally {
    await closed.restore();
  }
}

// build/adapters/isolation/user-probe.js




// build/adapters/isolation/user-walls.js




// layer:adapters/home.js


// layer:adapters/isolation/enter.js


// layer:adapters/isolation/quote.js


// build/adapters/isolation/user-programs.js




// layer:adapters/isolation/mounts.js


// build/adapters/isolation/user-programs.js
async function reachable(call) {
  const program = (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .othersRun */ .db)(call.program) ? call.program : await moved(call, call.program);
  const args = [];
  for (const arg of call.args)
    args.push(isOpen(call, arg) ? arg : await moved(call, arg));
  return { program, args };
}
function isOpen({ needed, isNamedByUser }, arg) {
  if (!(0,node_path__WEBPACK_IMPORTED_MODULE_9__.isAbsolute)(arg) || (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .othersReach */ .v5)(arg))
    return true;
  return !needed.some((place) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_isolation_mounts__hides */ .ULd)(place, arg)) && !(isNamedByUser && isFile(arg));
}
function isFile(path) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
async function moved({ folder, needed }, path) {
  const place = needed.find((one) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_isolation_mounts__hides */ .ULd)(one, path)) ?? path;
  const stamp = (0,_chunk_FJXYGNC5_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_agents_program_stamp__programStamp */ .I)(place);
  if (stamp === "absent")
    return path;
  const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.createHash)("sha256").update(stamp).digest("hex");
  const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, "programs", name, (0,node_path__WEBPACK_IMPORTED_MODULE_9__.basename)(place));
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_8__.existsSync)(copy))
    await copyReadable(place, copy);
  return `${copy}${path.slice(place.length)}`;
}
async function copyReadable(from, to) {
  for (const path of [(0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(to)), (0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(to)])
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(path, { recursive: true, mode: 457 });
  const half = `${to}.half`;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.cpSync)(from, half, { recursive: true, dereference: true });
  const env = { LC_ALL: "C" };
  const result = await (0,_chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_run_to_end__runToEnd */ .z)({ program: "/bin/chmod", args: ["-R", "a+rX", "--", half], cwd: "/", env });
  if (result.exitCode !== 0)
    throw new Error(`${from} could not be copied for another user: ${result.stderr.slice(0, 300)}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.renameSync)(half, to);
}

// layer:adapters/isolation/walls.js


// build/adapters/isolation/user-walls.js
function userWalls(options) {
  return { isolation: options.isolation, openRoom: (call) => openRoom(options, call) };
}
function openRoom(options, call) {
  const { place } = call;
  if (place.kind !== "folder")
    throw new Error("Layers can only be shown in a namespace.");
  const id = `${call.role}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomBytes)(6).toString("hex")}`;
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(options.folder, id);
  const [own, control] = [(0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, "own"), (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, "control")];
  const [home, tmp] = [(0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(own, "home"), (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(own, "tmp")];
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(folder, { recursive: true, mode: 457 });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(control, { mode: 448 });
  for (const path of [own, home, tmp])
    (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(path, { mode: 448 });
  furnish(options, call, home);
  for (const path of call.removed)
    (0,_chunk_IQ4RIQU7_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_folder__removePath */ .Am)(place.dir, path);
  const result = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(own, "result");
  const isNamedByUser = call.role === "agent" || call.role === "review";
  const kept = { ...options, own, control, dir: place.dir, needed: call.needed, isNamedByUser };
  return {
    ...{ dir: place.dir, home, tmp, result: { inside: result, outside: result } },
    run: (process2) => runAs(kept, process2),
    close: () => (0,_chunk_IQ4RIQU7_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_folder__removePath */ .Am)(options.folder, id)
  };
}
function furnish({ home: real }, { role, homeFiles }, home) {
  (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_home__furnishHome */ .BUp)(real, home, { reaches: _chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .othersReach */ .v5, writes: false, installs: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_isolation_walls__installs */ .Qch)(role) });
  (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_home__placeFiles */ .JqH)(homeFiles, home);
}
async function runAs(room, call) {
  const { maker, own, dir } = room;
  const folders = maker.way === "root" ? [own] : [own, dir];
  await giveFiles(maker, folders);
  try {
    const command = commandOf(room, { ...call, ...await reachable({ ...room, ...call }) });
    const user = (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .userOfTree */ .Hs)(maker);
    return await (0,_chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_process_supervise__supervise */ .W)({ ...call, ...command, track: (root) => (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .trackUser */ .HQ)(user, root) });
  } finally {
    await clearShared(maker);
    await takeFiles(maker, [own, dir]);
  }
}
function commandOf(room, call) {
  const { programs, way, uid } = room.maker;
  const drop = [...(0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .dropArgs */ .X7)(uid), call.program, ...call.args];
  if (way === "root")
    return { program: programs.setpriv, args: drop, cwd: call.cwd };
  const script2 = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(room.control, "enter.sh");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)(script2, scriptOf(room.maker, call), { mode: 384 });
  const args = ["-n", "--", programs.env, "-i", programs.sh, script2, ...drop];
  return { program: programs.sudo ?? "sudo", args, cwd: "/" };
}
function scriptOf({ programs }, call) {
  const environment = { ...call.env, [_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_process_proc_table__MARKER_NAME */ .Xo]: call.marker };
  const lines = [
    ...(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_isolation_enter__exportLines */ .yHk)(environment),
    `cd ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_isolation_quote__quote */ .hQb)(call.cwd)} || exit 125`,
    `exec ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_isolation_quote__quote */ .hQb)(programs.setpriv)} "$@"`
  ];
  return `${lines.join("\n")}
`;
}

// build/adapters/isolation/user-probe.js
async function probeUser(call) {
  try {
    return judge(call, await attack(call));
  } catch (error) {
    return { ok: false, why: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_isolation_refusal__unstopped */ .vDr)(error instanceof Error ? error.message : String(error)) };
  }
}
async function attack({ maker, places, root, hidden }) {
  const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(places.folder, "probe");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync)(dir, { mode: 493 });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(dir, "ralph-probe"), "tree");
  await giveFiles(maker, [dir]);
  const foreign = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(places.folder, "probe-foreign");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)(foreign, "foreign", { mode: 420 });
  const secret = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(root, `probe-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomBytes)(6).toString("hex")}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)(secret, "secret", { mode: 420 });
  const isolation2 = { level: "user", views: "clean", home: "throw-away", notes: [] };
  const walls = userWalls({ maker, isolation: isolation2, folder: places.rooms, home: "" });
  const place = { kind: "folder", dir };
  const room = walls.openRoom({ role: "gate", place, needed: [], removed: [], homeFiles: /* @__PURE__ */ new Map(), network: true });
  const outputPath = `${secret}.said`;
  const program = maker.programs.sh;
  const args = ["-c", script, "probe", String(process.pid), maker.programs.sudo ?? "", foreign, secret, ...hidden];
  const result = await room.run({
    ...{ program, args: [...args], cwd: dir, stdin: "", outputPath, marker: `probe-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomBytes)(8).toString("hex")}` },
    env: { PATH: "/usr/bin:/bin", HOME: room.home, TMPDIR: room.tmp, LC_ALL: "C" },
    limits: { hardMs: 1e4, graceMs: 100 }
  });
  room.close();
  const said = (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.readFileSync)(outputPath, "utf8");
  if (result.termination === "exit" && result.exitCode === 0)
    return said;
  throw new Error(`the probe ended with ${result.termination} ${result.exitCode ?? ""} ${said.slice(-200)}`);
}
var script = [
  "pid=$1 sudo=$2 foreign=$3; shift 3",
  "exec 2> /dev/null",
  'test "$(cat ralph-probe)" = tree && echo changed > ralph-probe && mkdir -p more || echo "its tree could not be read and written"',
  '(: > "$HOME/probe") && (: > "$TMPDIR/probe") || echo "HOME could not be written"',
  'while read -r name value; do case "$name" in CapPrm:|CapEff:|CapBnd:|CapInh:|CapAmb:|NoNewPrivs:) echo "$name$value";; esac; done < /proc/self/status',
  'test "$(cat "/proc/$pid/environ" | wc -c)" -gt 0 && echo "the environment of the controller could be read"',
  '(exec 3< "/proc/$pid/mem") && echo "the memory of the controller could be opened"',
  'for fd in 0 1 2; do (exec 3>> "/proc/$pid/fd/$fd") && test "$(readlink "/proc/$pid/fd/$fd")" != /dev/null && echo "the output of the controller could be written"; done',
  'ls "/proc/$pid/fd" > /dev/null && echo "open files of the controller could be listed"',
  'kill -0 "$pid" && echo "the controller could be signalled"',
  'for place do if test -d "$place"; then ls "$place"; else cat "$place"; fi > /dev/null && echo "$place could be read"; done',
  'test -n "$sudo" && "$sudo" -n true && echo "sudo worked"',
  'for place in / /usr /usr/bin /etc /opt; do (: > "$place/ralph-probe") && echo "$place could be written"; done',
  'ln "$foreign" second && echo "a file of somebody else could be given a second name (fs.protected_hardlinks)"',
  "(env -i setsid sleep 777 > /dev/null &)",
  "exit 0"
].join("\n");
var RIGHTS = ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"].map((name) => `${name}:0000000000000000`);
function judge({ maker }, said) {
  const lines = said.split("\n").filter((line) => line !== "");
  const rights = /* @__PURE__ */ new Set([...RIGHTS, "NoNewPrivs:1"]);
  const [found] = lines.filter((line) => !rights.has(line));
  if (found !== void 0)
    return { ok: false, why: found.slice(0, 300) };
  if (lines.length !== rights.size)
    return { ok: false, why: "the rights of a process could not be told" };
  if ((0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .processesOf */ .L6)(maker.uid).length > 0)
    return { ok: false, why: "a process was left behind" };
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.existsSync)("/usr/ralph-probe") ? { ok: false, why: "/usr could be written" } : { ok: true };
}

// build/adapters/isolation/user-rung.js
async function tryUser(call) {
  const maker = findMaker(call.workspace);
  if (typeof maker === "string")
    return { ok: false, why: maker };
  const failed = (why) => ({ ok: false, why: `another user (${maker.way}): ${why}` });
  try {
    const places = await openPlaces(maker, { ...call, root: `${call.root}/probe` });
    try {
      const [open] = places.open;
      if (open !== void 0)
        return failed(`${open} could not be closed to it`);
      const probed = await probeUser({ ...call, maker, places });
      return probed.ok ? { ok: true, user: rungOf(maker, call), isolation } : failed(probed.why);
    } finally {
      await places.close();
    }
  } catch (error) {
    return failed((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_isolation_refusal__unstopped */ .vDr)(error instanceof Error ? error.message : String(error)));
  }
}
function rungOf(maker, call) {
  return {
    maker,
    open: () => openPlaces(maker, call),
    walls: (options) => userWalls({ ...options, maker }),
    grounds: (options) => userGrounds({ ...options, maker })
  };
}
var isolation = {
  level: "user",
  views: "clean",
  home: "throw-away",
  notes: [
    "Agents and gates run as a user of their own: they see which processes run and what everybody may read on this machine."
  ]
};
function findMaker(workspace) {
  if (process.platform !== "linux")
    return `another user needs Linux, and this is ${process.platform}`;
  const found = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_isolation_programs__findPrograms */ .c4q)(workspace);
  if (!found.ok)
    return `another user: ${found.missing} is not installed (util-linux)`;
  const { programs } = found;
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (self.uid !== 0 && programs.sudo === void 0)
    return "another user: neither root nor sudo";
  const uid = (0,_chunk_LYTGACQB_js__WEBPACK_IMPORTED_MODULE_0__/* .freeUid */ .$q)((0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomInt)(1e4));
  if (uid === void 0)
    return "another user: no uid is free";
  return { way: self.uid === 0 ? "root" : "sudo", programs, self, uid };
}



/***/ })

};
