"use strict";
exports.id = 4923;
exports.ids = [4923];
exports.modules = {

/***/ 5632:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ freeUid),
/* harmony export */   CA: () => (/* binding */ RUN_FOLDERS),
/* harmony export */   HQ: () => (/* binding */ trackUser),
/* harmony export */   Hs: () => (/* binding */ userOfTree),
/* harmony export */   L6: () => (/* binding */ processesOf),
/* harmony export */   NW: () => (/* binding */ closeToOthers),
/* harmony export */   QV: () => (/* binding */ RUN_NAME),
/* harmony export */   X7: () => (/* binding */ dropArgs),
/* harmony export */   db: () => (/* binding */ othersRun),
/* harmony export */   hs: () => (/* binding */ rootError),
/* harmony export */   nC: () => (/* binding */ triedAsRoot),
/* harmony export */   tE: () => (/* binding */ asRoot),
/* harmony export */   uo: () => (/* binding */ isRunUid),
/* harmony export */   v5: () => (/* binding */ othersReach),
/* harmony export */   vl: () => (/* binding */ endUser)
/* harmony export */ });
/* harmony import */ var _chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2529);
/* harmony import */ var _chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6145);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_5__);



// build/adapters/isolation/others.js



// build/adapters/isolation/user-maker.js





// build/adapters/process/tree-user.js

var MS_PER_TICK = 10;
function trackUser({ uid, signalAll }, root) {
  const startTicks = (0,_chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_process_proc_table__readProcess */ .Kf)(root.pid)?.startTicks;
  const isMain = (entry) => entry.pid === root.pid && entry.startTicks === startTicks;
  return {
    sweep() {
      const { entries, vanished } = (0,_chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_process_proc_table__readProcessTable */ .MS)();
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
  return (0,_chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_process_proc_table__readProcessTable */ .MS)().entries.flatMap(({ pid, alive }) => alive && uidOf(pid) === uid ? [pid] : []);
}
function uidOf(pid) {
  try {
    const found = /^Uid:\s+(\d+)/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/status`, "latin1"));
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
  const places = RUN_FOLDERS.flatMap((folder) => namesIn(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name)));
  const runs = places.filter((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(place).startsWith(RUN_NAME));
  return runs.flatMap((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(place, { throwIfNoEntry: false })?.gid ?? []);
}
function namesIn(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(folder);
  } catch {
    return [];
  }
}
function namedIds(path) {
  try {
    const lines = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path, "utf8").split("\n");
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
  const { stdout, ...result } = await (0,_chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_git_run_to_end__runToEnd */ .z)({ ...rootCommand(maker, program, args), cwd: "/", env });
  return { ...result, stdout: stdout.toString("utf8") };
}
function userOfTree(maker) {
  const { programs, uid } = maker;
  return {
    uid,
    signalAll: (signal, pids) => {
      const words = [signal.slice(3), String(uid), programs.setpriv, programs.sh, ...pids.map(String)];
      const command = rootCommand(maker, programs.sh, ["-c", signalScript, "signal", ...words]);
      (0,node_child_process__WEBPACK_IMPORTED_MODULE_4__.spawnSync)(command.program, [...command.args], { stdio: "ignore", cwd: "/", env: { PATH: "/usr/bin:/bin" } });
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
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(10);
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
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(path);
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(real);
    return (stats.mode & 5) !== 0 && foldersAbove(real).every((folder) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(folder).mode & 1) !== 0);
  } catch {
    return false;
  }
}
function othersRun(path) {
  return othersReach(path) && ((lstat(safeReal(path))?.mode ?? 0) & 1) !== 0;
}
function safeReal(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(path);
  } catch {
    return path;
  }
}
function lstat(path) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(path, { throwIfNoEntry: false });
}
function foldersAbove(path) {
  const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}
async function closeToOthers(maker, paths) {
  const before = /* @__PURE__ */ new Map();
  for (const path of new Set(paths.filter(othersReach).map(safeReal))) {
    if (!othersReach(path))
      continue;
    const mode = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(path).mode & 4095;
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
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(path, mode);
  } catch {
    await asRoot(maker, "/bin/chmod", [mode.toString(8).padStart(4, "0"), "--", path]).catch(() => void 0);
  }
}




/***/ }),

/***/ 2529:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.KfR),
/* harmony export */   MS: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.MSh),
/* harmony export */   Xo: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Xo)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/process/proc-table.js





/***/ }),

/***/ 6145:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.zB)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:adapters/git/run-to-end.js





/***/ }),

/***/ 4923:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   othersReach: () => (/* reexport safe */ _chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_0__.v5)
/* harmony export */ });
/* harmony import */ var _chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5632);
/* harmony import */ var _chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2529);
/* harmony import */ var _chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6145);







/***/ })

};
;