"use strict";
exports.id = 5558;
exports.ids = [5558];
exports.modules = {

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

/***/ 6253:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.iRz)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/layer-stamp.js





/***/ }),

/***/ 4825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.HJ1),
/* harmony export */   I: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.IKR)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/agents/program-stamp.js





/***/ }),

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

/***/ 7635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.WNK)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/process/supervise.js





/***/ }),

/***/ 7437:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.$M5),
/* harmony export */   A2: () => (/* binding */ hides),
/* harmony export */   BU: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.BUp),
/* harmony export */   ET: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.ETT),
/* harmony export */   E_: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_1__.E_j),
/* harmony export */   Es: () => (/* binding */ exportLines),
/* harmony export */   Fi: () => (/* binding */ enterFolder),
/* harmony export */   J8: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.J8j),
/* harmony export */   Jq: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.JqH),
/* harmony export */   Ko: () => (/* binding */ givenStatus),
/* harmony export */   MR: () => (/* binding */ isNameOfShells),
/* harmony export */   NE: () => (/* binding */ waitCommand),
/* harmony export */   Ou: () => (/* binding */ planMounts),
/* harmony export */   Pc: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.Pc6),
/* harmony export */   Sd: () => (/* binding */ enterCommand),
/* harmony export */   TK: () => (/* binding */ overlayOptions),
/* harmony export */   US: () => (/* binding */ enterScript),
/* harmony export */   WU: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.WUy),
/* harmony export */   Z$: () => (/* binding */ dropRights),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   _q: () => (/* binding */ wallLines),
/* harmony export */   aY: () => (/* binding */ removeLines),
/* harmony export */   ej: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_1__.ejO),
/* harmony export */   es: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.esA),
/* harmony export */   gH: () => (/* binding */ isRootTold),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   jE: () => (/* binding */ failLine),
/* harmony export */   jU: () => (/* binding */ CREDENTIAL_PATHS),
/* harmony export */   lS: () => (/* binding */ readOnlyEntry),
/* harmony export */   mZ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.mZ8),
/* harmony export */   ns: () => (/* binding */ ENTERING),
/* harmony export */   ps: () => (/* binding */ installs),
/* harmony export */   qW: () => (/* binding */ isPlainPath),
/* harmony export */   vD: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_1__.vDr),
/* harmony export */   z$: () => (/* binding */ endLines),
/* harmony export */   z0: () => (/* binding */ findPrograms)
/* harmony export */ });
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1863);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6246);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6419);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_3__);


// build/adapters/isolation/fstab.js
var recursive = (function({ flagsOf }, place, mount) {
  const options = mount.kind === "bind" ? bindOptions("rbind", mount, flagsOf(mount.source)) : "rbind";
  return `${field(place)} ${field(mount.target)} none ${options} 0 0`;
});
var bindOptions = (function(how, { writable }, flags) {
  return writable ? how : [how, "ro", ...flags].join(",");
});
var lineOf = (function({ flagsOf }, mount, target) {
  const at = field(target);
  switch (mount.kind) {
    case "bind":
      return `${field(mount.source)} ${at} none ${bindOptions(mount.isAlone === true ? "bind" : "rbind", mount, flagsOf(mount.source))} 0 0`;
    case "overlay":
      return `overlay ${at} overlay ${overlayOptions(mount)} 0 0`;
    case "proc":
      return `proc ${at} proc nosuid,nodev,noexec 0 0`;
    case "devpts":
      return `devpts ${at} devpts newinstance,ptmxmode=0666,mode=620,nosuid,noexec 0 0`;
    case "tmpfs":
      return `tmpfs ${at} tmpfs nosuid,nodev,mode=1777 0 0`;
  }
});
var overlayOptions = (function({ lowers, upper, work, ...how }) {
  const notes = `${how.isUnprivileged ? ",userxattr" : ""}${how.isVolatile ? ",volatile" : ""}`;
  return `lowerdir=${lowers.map(layer).join(":")},upperdir=${layer(upper)},workdir=${layer(work)}${notes}`;
});
var field = (function(text) {
  return text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`);
});
var isPlainPath = (function(path) {
  return /^[A-Za-z0-9/._@+-]+$/.test(path);
});
var layer = (function(path) {
  if (!isPlainPath(path))
    throw new Error(`${path} cannot be a layer of an overlay`);
  return path;
});








// build/adapters/isolation/mounts.js
var planMounts = (function(call) {
  const plan = { fstab: [], folders: [], files: [] };
  const nodes = toTree(call.mounts);
  const late = [];
  const last = [];
  for (const [index, node] of nodes.entries()) {
    const { mount } = node;
    if (node.below.length === 0 && !hides(mount.target, call.own) && !seemsMounted(mount) && !hidesSource(mount, call.mounts)) {
      plan.fstab.push(lineOf(call, mount, mount.target));
      continue;
    }
    const place = placeOf(mount, `${call.stage}/${index}`);
    if (place !== sourceOf(mount)) {
      plan.folders.push(place);
      plan.fstab.push(lineOf(call, mount, place));
    }
    mountBelow(call, plan, { node, place });
    const line = recursive(call, place, mount);
    if (hides(mount.target, call.own))
      last.push(line);
    else if (hidesSource(mount, call.mounts))
      late.push(line);
    else
      plan.fstab.push(line);
  }
  plan.fstab.push(...late, ...last);
  return plan;
});
var seemsMounted = (function(mount) {
  return mount.kind === "bind" ? mount.source === mount.target : mount.kind !== "overlay";
});
var hidesSource = (function(mount, all) {
  const others = all.filter(((other) => other !== mount && !hides(mount.target, other.target)));
  return others.flatMap(sourcesOf).some(((source) => hides(mount.target, source)));
});
var sourcesOf = (function(mount) {
  if (mount.kind === "bind")
    return [mount.source];
  return mount.kind === "overlay" ? [...mount.lowers, mount.upper, mount.work] : [];
});
var hides = (function(target, path) {
  return path === target || path.startsWith(target === "/" ? "/" : `${target}/`);
});
var toTree = (function(mounts) {
  const roots = [];
  const open = [];
  const sorted = [...mounts].sort(((a, b) => a.target < b.target ? -1 : Number(a.target > b.target)));
  for (const mount of sorted.sort(((a, b) => depthOf(a) - depthOf(b)))) {
    const above = open.filter(((node2) => node2.mount.target !== mount.target && hides(node2.mount.target, mount.target)));
    const nearest = above.sort(((a, b) => depthOf(b.mount) - depthOf(a.mount))).at(0);
    const node = { mount, below: [] };
    (nearest?.below ?? roots).push(node);
    open.push(node);
  }
  return roots;
});
var depthOf = (function({ target }) {
  return target.split("/").length;
});
var sourceOf = (function(mount) {
  return mount.kind === "bind" && mount.isCover === true ? mount.source : void 0;
});
var placeOf = (function(mount, stage) {
  return sourceOf(mount) ?? stage;
});
var mountBelow = (function(call, lists, { node, place }) {
  for (const below of node.below) {
    const { mount } = below;
    const target = `${place}${mount.target.slice(node.mount.target.length)}`;
    if (sourceOf(node.mount) !== void 0)
      makePlace(call, lists, { mount, target });
    const source = sourceOf(mount);
    if (source === void 0) {
      lists.fstab.push(lineOf(call, mount, target));
      mountBelow(call, lists, { node: below, place: target });
    } else {
      mountBelow(call, lists, { node: below, place: source });
      lists.fstab.push(recursive(call, source, { ...mount, target }));
    }
  }
});
var makePlace = (function({ isFile }, lists, { mount, target }) {
  if (mount.kind === "bind" && isFile(mount.source))
    lists.files.push(target);
  else
    lists.folders.push(target);
});












// layer:adapters/isolation/refusal.js


// build/adapters/isolation/programs.js
var findPrograms = (function(workspace) {
  const search = { path: "/usr/sbin:/usr/bin:/sbin:/bin", cwd: workspace };
  const find = ((name) => {
    const found = (0,_chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_process_resolve__resolveProgram */ .S)(name, search);
    return found.ok ? found.path : void 0;
  });
  const needed = ["sh", "unshare", "mount", "umount", "setpriv", "rm", "cp", "env"];
  const [missing] = needed.filter(((name) => find(name) === void 0));
  if (missing !== void 0)
    return { ok: false, missing };
  const [sh = "", unshare = "", mount = "", umount = "", setpriv = "", rm = "", cp = "", env = ""] = needed.map(find);
  const [setsid, sudo, ip] = [find("setsid"), find("sudo"), find("ip")];
  return {
    ok: true,
    programs: {
      ...{ sh, unshare, mount, umount, setpriv, rm, cp, env },
      ...setsid === void 0 ? {} : { setsid },
      ...sudo === void 0 ? {} : { sudo },
      ...ip === void 0 ? {} : { ip }
    }
  };
});


// build/adapters/isolation/quote.js
var quote = (function(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
});


// layer:adapters/git/seal.js


// layer:adapters/trees.js


// layer:adapters/git/lfs-lay.js


// build/adapters/isolation/read-only.js
var isRootTold = (function(target) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.accessSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_3__.constants.W_OK);
    return true;
  } catch (error) {
    return error.code === "EACCES" && process.getuid?.() !== 0;
  }
});
var readOnlyEntry = (function(mount) {
  const target = mount.target === "/" ? "/." : mount.target;
  return `ralph-read-only ${field(target)} none ${optionsOf(mount)} 0 0`;
});
var readOnlyLines = (function({ way, readOnly }, program) {
  return readOnly.map(((mount) => {
    const target = quote(mount.target);
    const isKnown = way !== "user-namespace" && opensToRoot.has(mount.type) && mount.isTold;
    const known = isKnown ? `[ ! -w ${target} ] || ` : "";
    return `${known}${quote(program)} -o ${optionsOf(mount)} ${target} || fail ${quote(`making ${mount.target} read-only`)}`;
  }));
});
var optionsOf = (function({ flags }) {
  return ["remount", "bind", "ro", ...flags].join(",");
});





var opensToRoot = new Set("ext2 ext3 ext4 xfs btrfs f2fs vfat overlay tmpfs ramfs hugetlbfs securityfs debugfs tracefs configfs fusectl bpf pstore efivarfs binfmt_misc".split(" "));

// build/adapters/isolation/enter.js
var enterCommand = (function(call) {
  const { way, programs, script } = call;
  const inside = [...namespaces(call), programs.sh, script, ...insideCommand(call)];
  if (way !== "sudo")
    return { program: programs.unshare, args: inside };
  return { program: programs.sudo ?? "sudo", args: ["-n", "--", programs.env, "-i", programs.unshare, ...inside] };
});
var waitCommand = (function({ way, programs }) {
  return { program: programs.unshare, args: [...namespaces({ way, network: true }), programs.sh] };
});
var insideCommand = (function(call) {
  return [...dropRights(call), call.program, ...call.args];
});
var namespaces = (function({ way, network }) {
  return [
    ...way === "user-namespace" ? ["--user", "--map-root-user"] : [],
    ...["--mount", "--propagation", "private", "--pid", "--fork", "--kill-child", "--ipc"],
    ...network ? [] : ["--net"],
    "--"
  ];
});
var dropRights = (function({ way, programs, user }) {
  const none = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "--ambient-caps=-all"];
  const setpriv = [programs.setpriv, ...none];
  switch (way) {
    case "root":
      return [...setpriv, "--"];
    case "sudo":
      return [...setpriv, `--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups", "--"];
    case "user-namespace": {
      const self = [
        programs.unshare,
        "--user",
        `--map-user=${user.uid}`,
        `--map-group=${user.gid}`,
        "--keep-caps",
        "--"
      ];
      return [...user.uid === 0 ? [] : self, ...setpriv, "--"];
    }
  }
});
var enterScript = (function(call) {
  return [
    ...call.isStatusGiven ? [givenStatus] : openStatus(call.programs, call.folder),
    failLine,
    ...call.environment === void 0 ? [] : exportLines(call.environment),
    ...wallLines(call),
    ...enterFolder(call.cwd),
    "echo ready >&9",
    '"$@" 2>&8 8>&- 9>&-',
    ...endLines
  ].join("\n");
});
var wallLines = (function(call) {
  const { programs, fstab, network, removed, placed } = call;
  return [
    `${quote(programs.mount)} --all --fstab ${quote(fstab)} || fail mounting`,
    ...readOnlyLines(call, programs.mount),
    ...network ? [] : [`${quote(programs.ip ?? "ip")} link set lo up || fail loopback`],
    ...removeLines(programs, removed),
    ...placed === void 0 ? [] : placeLines(programs, placed)
  ];
});
var removeLines = (function({ rm }, removed) {
  return removed.length === 0 ? [] : [`${quote(rm)} -rf -- ${removed.map(quote).join(" ")} || fail removing`];
});
var enterFolder = (function(cwd) {
  return [
    `cd ${quote(cwd)} || fail ${quote(`${ENTERING}${cwd}`)}`,
    // Where the shell stood before is a place of ours.
    "unset OLDPWD"
  ];
});





var ENTERING = "entering ";

var givenStatus = "exec 8>&2 9>&3 3>&- 2>&9";
var failLine = 'fail() { echo "failed $1" >&9; exit 125; }';



var endLines = [
  "code=$?",
  "set -- /proc/[0-9]*",
  'echo "end $code $#" >&9',
  "exit $code",
  ""
];
function openStatus({ mount }, folder) {
  const place = quote(folder);
  return [`${quote(mount)} --bind ${place} ${place} || exit 125`, `exec 8>&2 9>${quote(`${folder}/status`)} 2>&9`];
}
function placeLines({ cp, rm }, { from, to }) {
  return [
    `${quote(cp)} -a -- ${quote(`${from}/.`)} ${quote(to)} && ${quote(rm)} -rf -- ${quote(from)} || fail placing`
  ];
}
function exportLines(environment) {
  const names = Object.keys(environment).filter(isNameOfShells);
  return names.map((name) => `export ${name}=${quote(environment[name] ?? "")}`);
}
function isNameOfShells(name) {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

// layer:adapters/home.js


// build/adapters/isolation/home-masks.js
var CREDENTIAL_PATHS = [
  ".aws",
  ".azure",
  ".bash_history",
  ".boto",
  ".bundle/config",
  ".cargo/credentials",
  ".cargo/credentials.toml",
  ".claude",
  ".claude.json",
  ".codex/auth.json",
  ".cache/huggingface/token",
  ".composer/auth.json",
  ".config/composer/auth.json",
  ".config/configstore",
  ".config/containers/auth.json",
  ".config/gcloud",
  ".config/gh",
  ".config/git/credentials",
  ".config/hub",
  ".config/op",
  ".config/pip/pip.conf",
  ".config/pypoetry/auth.toml",
  ".config/rclone",
  ".config/sops",
  ".copilot",
  ".credentials",
  ".docker/config.json",
  ".fly",
  ".gem/credentials",
  ".gemini",
  ".git-credentials",
  ".gitconfig",
  ".config/git/config",
  ".gnupg",
  ".gradle/gradle.properties",
  ".heroku",
  ".ivy2/.credentials",
  ".kube",
  ".local/share/keyrings",
  ".local/share/opencode/auth.json",
  ".local/share/uv/credentials",
  ".m2/settings-security.xml",
  ".m2/settings.xml",
  ".mysql_history",
  ".my.cnf",
  ".netrc",
  "_netrc",
  ".node_repl_history",
  ".npmrc",
  ".nuget/NuGet/NuGet.Config",
  ".oci",
  ".password-store",
  ".pgpass",
  ".pip/pip.conf",
  ".psql_history",
  ".pypirc",
  ".python_history",
  ".s3cfg",
  ".sbt/.credentials",
  ".ssh",
  ".subversion/auth",
  ".terraform.d/credentials.tfrc.json",
  ".terraformrc",
  ".vault-token",
  ".wget-hsts",
  ".yarnrc.yml",
  ".zsh_history"
];

// build/adapters/isolation/walls.js
function installs(role) {
  return role === "agent" || role === "setup";
}




/***/ }),

/***/ 1863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.S5)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:adapters/process/resolve.js





/***/ }),

/***/ 5558:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tryUser: () => (/* binding */ tryUser)
/* harmony export */ });
/* harmony import */ var _chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7437);
/* harmony import */ var _chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5632);
/* harmony import */ var _chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2529);
/* harmony import */ var _chunk_7PEGXSRP_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6253);
/* harmony import */ var _chunk_35ZK3IHE_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5085);
/* harmony import */ var _chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5544);
/* harmony import */ var _chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6145);
/* harmony import */ var _chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7635);
/* harmony import */ var _chunk_GMGLISQJ_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4825);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1863);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_10__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_11__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_12__);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6419);












// build/adapters/isolation/user-rung.js


// build/adapters/views/user-grounds.js



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
  const { exitCode, stdout, stderr } = await (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .triedAsRoot */ .nC)(maker, FIND, ["-P", ...here, "-xdev", ...rest]);
  if (exitCode === 0 || exitCode === 1 && isOnlyGone(stderr))
    return stdout;
  throw (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .rootError */ .hs)(maker, FIND, stderr);
}
function isOnlyGone(stderr) {
  const lines = stderr.split("\n").filter((line) => line !== "");
  return lines.length > 0 && lines.every((line) => line.endsWith(": No such file or directory"));
}

// layer:adapters/views/plain-grounds.js


// build/adapters/views/user-grounds.js
function userGrounds(options) {
  const { repository, root, layer } = options;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync)(root, { recursive: true, mode: 457 });
  const trees = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_trees__openTrees */ .mZ)({ repository, root, layer });
  const plain = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_13__/* .adapters_views_plain_grounds__plainGrounds */ .gsu)(repository, trees);
  return {
    ...plain,
    openAgent: async (call) => {
      const opened = await plain.openAgent(call);
      if (options.maker.way === "sudo" && (await trees.extras()).lfs !== void 0)
        trustContents(trees.agent);
      if (call.apart !== true)
        lendObjects(options, trees.agent);
      if (await give(options, trees.agent, call.tree)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.copyFileSync)(trees.agent.indexFile, (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(trees.agent.dir, ".git/index"));
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
    (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_lfs_lay__knowContents */ .es)(laid.extras.lfs, tree);
  (0,_chunk_35ZK3IHE_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_index_seal__sealIndex */ .Oc)({ repository, indexFile: tree.indexFile }, filled);
  const layers = [laid, ...laid.extras.submodules.map((submodule) => submodule.layer)];
  for (const each of layers.filter(({ laid: known }) => known.has(tree.dir)))
    each.laid.set(tree.dir, await (0,_chunk_7PEGXSRP_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_layer_stamp__stampLayer */ .i)(each, tree.dir));
  return true;
}
function trustContents({ dir }) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.appendFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(dir, ".git/config"), "[core]\n	checkstat = minimal\n	trustctime = false\n");
}
function lendObjects({ repository, root }, agent) {
  const lent = (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(root, "objects");
  mirror((0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(repository.git.gitDir, "objects"), lent);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(agent.dir, ".git/objects/info/alternates"), `${lent}
`);
  (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_seal__sealGit */ .Pc)(agent);
}
function mirror(from, to) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync)(to, { recursive: true, mode: 493 });
  for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.readdirSync)(from, { withFileTypes: true })) {
    const [source, target] = [(0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(from, entry.name), (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(to, entry.name)];
    if (entry.isDirectory())
      mirror(source, target);
    else if (!entry.name.startsWith("tmp_") && !(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.existsSync)(target))
      share(source, target);
  }
}
function share(source, target) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.linkSync)(source, target);
  } catch {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.copyFileSync)(source, target);
  }
}

// build/adapters/isolation/user-places.js



async function openPlaces(maker, call) {
  const { hidden, workspace, home, root } = call;
  const folder = await makeFolder(maker, root);
  const credentials = home === "" ? [] : _chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .CREDENTIAL_PATHS */ .jU.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(home, path));
  const sockets = ["/run/docker.sock", "/var/run/docker.sock"];
  const closed = await (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .closeToOthers */ .NW)(maker, [...hidden, workspace, ...credentials, ...sockets].filter(isClosable));
  const [trees, rooms] = [(0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(folder, "trees"), (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(folder, "rooms")];
  for (const path of [trees, rooms])
    makeOpen(path);
  return { folder, trees, rooms, open: closed.open, close: () => close(maker, folder, closed) };
}
async function makeFolder(maker, root) {
  const place = _chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_FOLDERS */ .CA.find((path) => (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .othersReach */ .v5)(path));
  if (place === void 0)
    throw new Error("neither /var/tmp nor /tmp can be entered by everybody");
  const known = (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(place, `${_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_NAME */ .QV}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_10__.createHash)("sha256").update(root).digest("hex").slice(0, 16)}`);
  await tidyUp(maker, known);
  const folder = isOwn(maker, known) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.existsSync)(known) ? known : `${known}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomBytes)(8).toString("hex")}`;
  makeOpen(folder);
  await (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .asRoot */ .tE)(maker, "/bin/chgrp", [String(maker.uid), "--", folder]);
  return folder;
}
async function tidyUp(maker, folder) {
  if (!isOwn(maker, folder))
    return;
  const uid = (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.lstatSync)(folder).gid;
  if (!(0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .isRunUid */ .uo)(uid))
    return removeWhole(maker, folder);
  await (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .endUser */ .vl)(maker, uid);
  await takeFiles({ ...maker, uid }, [folder]);
  await removeWhole(maker, (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(folder, "rooms"));
}
function isOwn({ self }, folder) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.lstatSync)(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === self.uid;
}
async function removeWhole(maker, folder) {
  await (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .asRoot */ .tE)(maker, "/bin/rm", ["-rf", "--one-file-system", "--", folder]);
}
function makeOpen(path) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync)(path, { recursive: true });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.chmodSync)(path, 457);
}
function isClosable(path) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.existsSync)(path) && ((0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)(path).mode & 512) === 0 && !["/", "/tmp", "/var/tmp"].includes(path);
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




// build/adapters/isolation/user-programs.js



async function reachable(call) {
  const program = (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .othersRun */ .db)(call.program) ? call.program : await moved(call, call.program);
  const args = [];
  for (const arg of call.args)
    args.push(isOpen(call, arg) ? arg : await moved(call, arg));
  return { program, args };
}
function isOpen({ needed, isNamedByUser }, arg) {
  if (!(0,node_path__WEBPACK_IMPORTED_MODULE_12__.isAbsolute)(arg) || (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .othersReach */ .v5)(arg))
    return true;
  return !needed.some((place) => (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .hides */ .A2)(place, arg)) && !(isNamedByUser && isFile(arg));
}
function isFile(path) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
async function moved({ folder, needed }, path) {
  const place = needed.find((one) => (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .hides */ .A2)(one, path)) ?? path;
  const stamp = (0,_chunk_GMGLISQJ_js__WEBPACK_IMPORTED_MODULE_8__/* .adapters_agents_program_stamp__programStamp */ .I)(place);
  if (stamp === "absent")
    return path;
  const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_10__.createHash)("sha256").update(stamp).digest("hex");
  const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(folder, "programs", name, (0,node_path__WEBPACK_IMPORTED_MODULE_12__.basename)(place));
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.existsSync)(copy))
    await copyReadable(place, copy);
  return `${copy}${path.slice(place.length)}`;
}
async function copyReadable(from, to) {
  for (const path of [(0,node_path__WEBPACK_IMPORTED_MODULE_12__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_12__.dirname)(to)), (0,node_path__WEBPACK_IMPORTED_MODULE_12__.dirname)(to)])
    (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync)(path, { recursive: true, mode: 457 });
  const half = `${to}.half`;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.cpSync)(from, half, { recursive: true, dereference: true });
  const env = { LC_ALL: "C" };
  const result = await (0,_chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_run_to_end__runToEnd */ .z)({ program: "/bin/chmod", args: ["-R", "a+rX", "--", half], cwd: "/", env });
  if (result.exitCode !== 0)
    throw new Error(`${from} could not be copied for another user: ${result.stderr.slice(0, 300)}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.renameSync)(half, to);
}

// build/adapters/isolation/user-walls.js
function userWalls(options) {
  return { isolation: options.isolation, openRoom: (call) => openRoom(options, call) };
}
function openRoom(options, call) {
  const { place } = call;
  if (place.kind !== "folder")
    throw new Error("Layers can only be shown in a namespace.");
  const id = `${call.role}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomBytes)(6).toString("hex")}`;
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(options.folder, id);
  const [own, control] = [(0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(folder, "own"), (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(folder, "control")];
  const [home, tmp] = [(0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(own, "home"), (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(own, "tmp")];
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync)(folder, { recursive: true, mode: 457 });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync)(control, { mode: 448 });
  for (const path of [own, home, tmp])
    (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync)(path, { mode: 448 });
  furnish(options, call, home);
  for (const path of call.removed)
    (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_folder__removePath */ .Am)(place.dir, path);
  const result = (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(own, "result");
  const isNamedByUser = call.role === "agent" || call.role === "review";
  const kept = { ...options, own, control, dir: place.dir, needed: call.needed, isNamedByUser };
  return {
    ...{ dir: place.dir, home, tmp, result: { inside: result, outside: result } },
    run: (process2) => runAs(kept, process2),
    close: () => (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_folder__removePath */ .Am)(options.folder, id)
  };
}
function furnish({ home: real }, { role, homeFiles }, home) {
  (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_home__furnishHome */ .BU)(real, home, { reaches: _chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .othersReach */ .v5, writes: false, installs: (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .installs */ .ps)(role) });
  (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_home__placeFiles */ .Jq)(homeFiles, home);
}
async function runAs(room, call) {
  const { maker, own, dir } = room;
  const folders = maker.way === "root" ? [own] : [own, dir];
  await giveFiles(maker, folders);
  try {
    const command = commandOf(room, { ...call, ...await reachable({ ...room, ...call }) });
    const user = (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .userOfTree */ .Hs)(maker);
    return await (0,_chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_7__/* .adapters_process_supervise__supervise */ .W)({ ...call, ...command, track: (root) => (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .trackUser */ .HQ)(user, root) });
  } finally {
    await clearShared(maker);
    await takeFiles(maker, [own, dir]);
  }
}
function commandOf(room, call) {
  const { programs, way, uid } = room.maker;
  const drop = [...(0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .dropArgs */ .X7)(uid), call.program, ...call.args];
  if (way === "root")
    return { program: programs.setpriv, args: drop, cwd: call.cwd };
  const script2 = (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(room.control, "enter.sh");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync)(script2, scriptOf(room.maker, call), { mode: 384 });
  const args = ["-n", "--", programs.env, "-i", programs.sh, script2, ...drop];
  return { program: programs.sudo ?? "sudo", args, cwd: "/" };
}
function scriptOf({ programs }, call) {
  const environment = { ...call.env, [_chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_process_proc_table__MARKER_NAME */ .Xo]: call.marker };
  const lines = [
    ...(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .exportLines */ .Es)(environment),
    `cd ${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(call.cwd)} || exit 125`,
    `exec ${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(programs.setpriv)} "$@"`
  ];
  return `${lines.join("\n")}
`;
}

// build/adapters/isolation/user-probe.js
async function probeUser(call) {
  try {
    return judge(call, await attack(call));
  } catch (error) {
    return { ok: false, why: (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_isolation_refusal__unstopped */ .vD)(error instanceof Error ? error.message : String(error)) };
  }
}
async function attack({ maker, places, root, hidden }) {
  const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(places.folder, "probe");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync)(dir, { mode: 493 });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(dir, "ralph-probe"), "tree");
  await giveFiles(maker, [dir]);
  const foreign = (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(places.folder, "probe-foreign");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync)(foreign, "foreign", { mode: 420 });
  const secret = (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(root, `probe-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomBytes)(6).toString("hex")}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync)(secret, "secret", { mode: 420 });
  const isolation2 = { level: "user", views: "clean", home: "throw-away", notes: [] };
  const walls = userWalls({ maker, isolation: isolation2, folder: places.rooms, home: "" });
  const place = { kind: "folder", dir };
  const room = walls.openRoom({ role: "gate", place, needed: [], removed: [], homeFiles: /* @__PURE__ */ new Map(), network: true });
  const outputPath = `${secret}.said`;
  const program = maker.programs.sh;
  const args = ["-c", script, "probe", String(process.pid), maker.programs.sudo ?? "", foreign, secret, ...hidden];
  const result = await room.run({
    ...{ program, args: [...args], cwd: dir, stdin: "", outputPath, marker: `probe-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomBytes)(8).toString("hex")}` },
    env: { PATH: "/usr/bin:/bin", HOME: room.home, TMPDIR: room.tmp, LC_ALL: "C" },
    limits: { hardMs: 1e4, graceMs: 100 }
  });
  room.close();
  const said = (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.readFileSync)(outputPath, "utf8");
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
  if ((0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .processesOf */ .L6)(maker.uid).length > 0)
    return { ok: false, why: "a process was left behind" };
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.existsSync)("/usr/ralph-probe") ? { ok: false, why: "/usr could be written" } : { ok: true };
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
    return failed((0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_isolation_refusal__unstopped */ .vD)(error instanceof Error ? error.message : String(error)));
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
  const found = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .findPrograms */ .z0)(workspace);
  if (!found.ok)
    return `another user: ${found.missing} is not installed (util-linux)`;
  const { programs } = found;
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (self.uid !== 0 && programs.sudo === void 0)
    return "another user: neither root nor sudo";
  const uid = (0,_chunk_IQTU6BSY_js__WEBPACK_IMPORTED_MODULE_1__/* .freeUid */ .$q)((0,node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomInt)(1e4));
  if (uid === void 0)
    return "another user: no uid is free";
  return { way: self.uid === 0 ? "root" : "sudo", programs, self, uid };
}



/***/ })

};
;