"use strict";
exports.id = 1136;
exports.ids = [1136];
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

/***/ 3054:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.oSh)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/tree-object.js





/***/ }),

/***/ 6918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.AnX),
/* harmony export */   L: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.LF8)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/layer.js





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

/***/ 6015:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.b5t)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/slug.js





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

/***/ 1863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.S5)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:adapters/process/resolve.js





/***/ }),

/***/ 1136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tryNamespaces: () => (/* binding */ tryNamespaces)
/* harmony export */ });
/* unused harmony export namespaceRung */
/* harmony import */ var _chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7437);
/* harmony import */ var _chunk_3DV6M5O3_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3054);
/* harmony import */ var _chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2529);
/* harmony import */ var _chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6415);
/* harmony import */ var _chunk_35ZK3IHE_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5085);
/* harmony import */ var _chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6090);
/* harmony import */ var _chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5544);
/* harmony import */ var _chunk_6G5HDYEI_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6918);
/* harmony import */ var _chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6145);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6015);
/* harmony import */ var _chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7635);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1863);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_12__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_13___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_13__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_14___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_14__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_15___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_15__);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6419);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_17___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_17__);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(6246);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_19___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_19__);














// build/adapters/isolation/namespace-rung.js





// build/adapters/views/walled-grounds.js



// layer:adapters/git/trash.js


// build/adapters/isolation/merged.js



// layer:adapters/git/conversation.js


// build/adapters/isolation/layers.js
var discardLayers = (function(root, path, { work, trash }) {
  if (!removeMark((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, work)))
    clearWork((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, work));
  (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_trash__discard */ .tqj)(root, path, trash);
});
var notesOf = (function(way, kernel = (0,node_os__WEBPACK_IMPORTED_MODULE_14__.release)()) {
  const [major = 0, minor = 0] = kernel.split(".").map(Number);
  const isNew = major > 5 || major === 5 && minor >= 10;
  return { isUnprivileged: way === "user-namespace", isVolatile: isNew && way !== "sudo" };
});
var remountable = (function(work) {
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_13__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(work, "work")) || removeMark(work))
    return;
  const folders = ["work", "work/incompat", VOLATILE].map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(work, folder));
  if (folders.every((folder) => tried(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.chmodSync)(folder, 448))))
    removeMark(work);
});
var removeMark = (function(work) {
  const mark = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(work, VOLATILE);
  return tried((() => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.unlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(mark, "dirty")))) && tried((() => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmdirSync)(mark)));
});
var tried = (function(act) {
  try {
    act();
    return true;
  } catch {
    return false;
  }
});
var clearWork = (function(work) {
  const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(work, "work");
  remountable(work);
  tried((() => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.chmodSync)(inner, 448)));
  tried((() => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(inner, "incompat"))));
  tried((() => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmdirSync)(inner)));
  if (isOfRoot(inner))
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_19__.spawnSync)("/usr/bin/sudo", ["-n", "--", "/bin/rm", "-rf", "--", inner], { stdio: "ignore", timeout: 2e3 });
});
var isOfRoot = (function(path) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)(path, { throwIfNoEntry: false });
  return process.getuid?.() !== 0 && stats?.isDirectory() === true && stats.uid === 0;
});







var VOLATILE = "work/incompat/volatile";





// build/adapters/isolation/merged-script.js
var mergerCommand = (function({ way, programs }, text) {
  const inside = ["--mount", "--propagation", "private", "--", programs.sh, "-c", text];
  switch (way) {
    case "root":
      return { program: programs.unshare, args: inside };
    case "user-namespace":
      return { program: programs.unshare, args: ["--user", "--map-root-user", ...inside] };
    case "sudo":
      return { program: programs.sudo ?? "sudo", args: ["-n", "--", programs.env, "-i", programs.unshare, ...inside] };
  }
});
var mergerScript = (function({ maker, git, mountPoint }, environment) {
  const { programs, way, user } = maker;
  const place = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(mountPoint);
  const answering = [
    `echo ${MOUNTED}; read -r next || exit 0`,
    `[ "$next" != ${GIT} ] || { cd ${place} && echo ${GIT} && exec ${[git.program, ..._chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_ignore__ignoreArgs */ .ik].map(_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(" ")}; exit 125; }`
  ].join("\n");
  const dropped = [...dropTo(programs, user), programs.sh, "-c", answering];
  return [
    'echo "$$"',
    ...Object.entries(environment).map(([name, value]) => `export ${name}=${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}`),
    "while IFS= read -r options; do",
    `${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(programs.mount)} -t overlay overlay -o "$options" ${place} || exit 125`,
    way === "sudo" ? `exec ${dropped.map(_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(" ")}` : answering,
    `${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(programs.umount)} ${place} || exit 125`,
    `echo ${UNMOUNTED}`,
    "done"
  ].join("\n");
});
var dropTo = (function({ setpriv }, { uid, gid }) {
  return [setpriv, `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--"];
});
var mergerReader = (function() {
  const patterns = (0,_chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_ignore__patternReader */ .qW)();
  let isGit = false;
  let text = "";
  return {
    push: (chunk) => {
      if (isGit)
        return patterns.push(chunk);
      const lines = (text + chunk.toString("latin1")).split("\n");
      const begin2 = lines.slice(0, -1).indexOf(GIT);
      isGit = begin2 !== -1;
      text = lines.at(-1) ?? "";
      if (!isGit)
        return lines.slice(0, -1);
      const rest = lines.slice(begin2 + 1).join("\n");
      return [...lines.slice(0, begin2), ...patterns.push(Buffer.from(rest, "latin1"))];
    }
  };
});



var MOUNTED = "mounted";
var UNMOUNTED = "unmounted";
var GIT = "git";


// build/adapters/isolation/merged.js
var openMerger = (function(call) {
  const { maker, mountPoint } = call;
  let waiting;
  let opening;
  let isClosed = false;
  const shown = async (begun2, layers) => {
    opening = begun2;
    const dir = await show(begun2, { layers, way: maker.way, mountPoint });
    opening = void 0;
    const answers = beginning(begun2.answers);
    const close = async () => {
      if (maker.way !== "sudo" && !answers.isStarted() && await unmounted(begun2) && !isClosed)
        waiting ??= begun2;
      if (waiting !== begun2)
        await begun2.answers.close();
    };
    return {
      dir,
      ignore: (0,_chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_ignore__bindIgnore */ .eh)(answers),
      isShown: looksSame(dir),
      isFlushed: !notesOf(maker.way).isVolatile,
      close
    };
  };
  const giveUp = () => {
    opening?.answers.abandon();
    opening = void 0;
  };
  return {
    begin: (() => {
      waiting ??= begin(call);
    }),
    open: async (layers) => {
      const first = waiting ?? begin(call);
      waiting = void 0;
      return shown(first, layers).catch((error) => {
        if (opening !== first || isClosed)
          throw error;
        return shown(begin(call), layers);
      });
    },
    giveUp,
    close: async () => {
      isClosed = true;
      const last = waiting;
      waiting = void 0;
      await last?.answers.close();
    }
  };
});
var begin = (function(call) {
  const { maker, git, mountPoint } = call;
  const environment = git.environment({ workTree: mountPoint });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(mountPoint, { recursive: true, mode: 448 });
  const answers = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_git_conversation__converse */ .Hyv)({
    ...mergerCommand(maker, mergerScript(call, maker.way === "sudo" ? environment : {})),
    ...{ cwd: "/", env: environment, reader: mergerReader }
  });
  const pid = answers.ask("");
  pid.catch(() => void 0);
  return { answers, pid };
});
var lookAgainMs = 5;
var longestWaitMs = 1e4;

function looksSame(dir) {
  const identity = () => {
    const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.statSync)(dir, { bigint: true });
    return `${dev} ${ino}`;
  };
  const first = identity();
  return () => {
    try {
      return identity() === first;
    } catch {
      return false;
    }
  };
}

async function show({ answers, pid }, { layers, way, mountPoint }) {
  const dir = `/proc/${await pid}/root${mountPoint}`;
  try {
    remountable(layers.work);
    const options = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .overlayOptions */ .TK)({ ...layers, ...notesOf(way) });
    if (await answers.ask(`${options}
`) !== MOUNTED)
      throw new Error("the process that was to show a tree has ended");
    await untilSeen(dir);
  } catch (error) {
    await answers.close();
    throw error;
  }
  return dir;
}
async function unmounted({ answers }) {
  return answers.ask("\n").then((answer) => answer === UNMOUNTED, () => false);
}
function beginning(answers) {
  let isStarted = false;
  return {
    ...answers,
    isStarted: () => isStarted,
    ask: (request, maxBytes) => {
      const first = isStarted ? [] : [Buffer.from(`${GIT}
`)];
      isStarted = true;
      return answers.ask(Buffer.concat([...first, Buffer.from(request)]), maxBytes);
    }
  };
}
async function untilSeen(dir) {
  for (let waitedMs = 0; ; waitedMs += lookAgainMs) {
    try {
      (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.statSync)(dir);
      return;
    } catch (error) {
      if (waitedMs >= longestWaitMs)
        throw error;
    }
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_17__.setTimeout)(lookAgainMs);
  }
}

// build/adapters/views/copied-views.js



// layer:adapters/views/warm.js


// build/adapters/views/copied-views.js
function copiedViews(options) {
  const warm = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_views_warm__warmLayers */ .nbj)((check) => `warm-${(0,_chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_9__/* .core_slug__slug */ .b)(check)}`);
  let count = 0;
  return async ({ tree, check, without = () => false }) => {
    const { pristine, root, how } = options;
    await pristine.bring(tree);
    const laid = await options.layer();
    const below = layerAt(laid);
    const layer = (await warm.of(check))?.source ?? laid.dir;
    count += 1;
    const id = `copy-${count}`;
    (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_trash__discard */ .tqj)(root, id, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "trash"));
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, id);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(dir, { recursive: true, mode: 493 });
    for (const source of [pristine.dir, layer])
      await copyInto(source, dir, how);
    return {
      place: { kind: "folder", dir },
      ...{ written: dir, removed: [], hasSetup: false, keepSetup: async () => void 0 },
      keepWarm: (onNone) => {
        const { indexFile } = pristine;
        const make = (name) => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_views_warm__warmLayer */ .a86)({ root, name, from: dir, indexFile, without, below });
        warm.keep(check, { make, onNone });
      },
      close: () => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_trash__discard */ .tqj)(root, id, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "trash"))
    };
  };
}
function layerAt({ dir, layer }) {
  return { ...layer, source: dir, origin: layer.laid.get(dir) ?? layer.origin };
}
async function copyInto(source, target, how) {
  const reflink = how === "reflink" ? "--reflink=always" : "--reflink=never";
  const result = await (0,_chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_8__/* .adapters_git_run_to_end__runToEnd */ .z)({
    ...{ program: "/bin/cp", args: ["-a", reflink, "--", `${source}/.`, target], cwd: "/" },
    ...{ env: { LC_ALL: "C", PATH: "/usr/bin:/bin" }, timeoutMs: 10 * 6e4 }
  });
  if (result.exitCode !== 0)
    throw new Error(`A view could not be copied: ${result.stderr.trim().slice(0, 500)}`);
}

// build/adapters/views/layered-agent.js



// build/adapters/views/agent-upper.js



// layer:adapters/git/disposable-git.js


// layer:adapters/views/sift.js


// build/adapters/views/agent-upper.js
var agentUpper = (function(options) {
  let laid;
  return {
    tree: upperTree(options),
    expect: () => {
      laid ??= layFresh(options);
    },
    renew: (async (call, kept) => {
      const fresh = laid ?? layFresh(options);
      laid = void 0;
      await renew(options, call, { fresh, kept });
    })
  };
});
var upperTree = (function({ root, pristine }) {
  return { dir: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "agent-upper"), indexFile: pristine.indexFile };
});
var layFresh = (function({ root }) {
  const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, FRESH);
  (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_trash__discard */ .tqj)(root, FRESH, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "trash"));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(dir, { recursive: true, mode: 493 });
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_disposable_git__layGit */ .qrH)({ dir, branch });
});
var renew = (async function(options, call, { fresh, kept }) {
  const { root, repository } = options;
  const upper = upperTree(options);
  const trash = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "trash");
  if (kept.length > 0)
    siftKept(upper.dir, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, FRESH), new Set(kept));
  (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_trash__discard */ .tqj)(root, "agent-upper", trash);
  discardLayers(root, "agent-work", { work: "agent-work", trash });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "agent-work"), { recursive: true, mode: 448 });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, FRESH), upper.dir);
  if (call.stateFile !== void 0)
    (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_trees__putStateFile */ .J8)(upper, call.stateFile);
  const { head, apart = false } = call;
  await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_disposable_git__pointGit */ ._X5)({ repository, ...upper, head, branch, apart }, fresh);
});


var FRESH = "agent-upper.new";
var branch = "ralph-work";


function siftKept(from, to, kept) {
  const above = new Set([...kept].flatMap(_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__foldersAbove */ .zn));
  (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_views_sift__sift */ .Np7)(from, to, ({ path, isMark: isMark2 }) => {
    if (isMark2)
      return "leave";
    return kept.has(path) ? "take" : above.has(path) ? "enter" : "leave";
  });
}

// build/adapters/views/shown-ahead.js
var showAhead = (function(merger) {
  let shown;
  const hide = (async () => {
    if (shown === void 0)
      return;
    const { merged } = shown;
    shown = void 0;
    const timer = setTimeout(merger.giveUp, PATIENCE_MS);
    await (await merged)?.close();
    clearTimeout(timer);
  });
  return {
    show: (layers, tree) => {
      const hidden2 = hide();
      const open = async () => {
        await hidden2;
        return merger.open(layers);
      };
      shown = { tree, merged: open().catch(() => void 0) };
    },
    take: async (tree) => {
      if (shown?.tree !== tree)
        return hide().then(() => void 0);
      const { merged } = shown;
      shown = void 0;
      return stillShown(await merged);
    },
    hide
  };
});
var PATIENCE_MS = 2e3;

async function stillShown(merged) {
  if (merged?.isShown() !== false)
    return merged;
  await merged.close();
  return void 0;
}

// build/adapters/views/layered-agent.js
var layeredAgent = (function(options) {
  let ignored = [];
  let lowers;
  let tree = "";
  const shown = showAhead(options.merger);
  const looked = lastLook();
  const upper = agentUpper(options);
  options.pristine.shownUntilAsked(shown.hide);
  return {
    openAgent: (async (call) => {
      await Promise.all([shown.hide(), looked.gone()]);
      ({ tree } = call);
      await options.pristine.bring(tree);
      const { layer, dir } = await options.layer();
      const setup = await options.setup.find(call.tree);
      const isGiven = (path) => isOfLayer(layer, path) || setup !== void 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(setup, path));
      const kept = call.clean ? [] : ignored.filter((path) => !isGiven(path));
      ignored = [];
      lowers = setup === void 0 ? [dir] : [setup, dir];
      await upper.renew(call, kept);
      return { place: layersOf(options, lowers) };
    }),
    expectAgent: upper.expect,
    expectCapture: options.merger.begin,
    agentEnded: () => {
      (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_trees__removeStateFile */ .ET)(upper.tree);
      if (lowers !== void 0 && isTouched(upper.tree.dir))
        shown.show(layersOf(options, lowers), tree);
    },
    close: async () => {
      const clear = () => clearWork((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(options.root, "agent-work"));
      await Promise.all([options.merger.close(), shown.hide(), looked.gone()]).then(clear, clear);
    },
    capture: async (call) => {
      const gitTampered = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_seal__isGitTampered */ .WU)(upper.tree);
      lowers ??= [(await options.layer()).dir];
      const captured = await read(options, call, { lowers, shown, looked });
      ignored = captured.ok ? captured.ignored : [];
      return { captured, gitTampered };
    }
  };
});
var layersOf = (function({ root, pristine }, lowers) {
  const [upper, work] = [(0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "agent-upper"), (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "agent-work")];
  return { kind: "layers", lowers: [...lowers, pristine.dir], upper, work };
});
var lastLook = (function() {
  let last = Promise.resolve();
  return {
    ends: (gone) => {
      last = gone.catch(() => void 0);
    },
    gone: (() => last)
  };
});


function isOfLayer({ roots, above }, path) {
  return roots.has(path) || above.has(path) || [...roots].some((root) => path.startsWith(`${root}/`));
}
async function read(options, call, { lowers, shown, looked }) {
  const { repository, pristine, merger } = options;
  const upper = upperTree(options);
  const ahead = await shown.take(call.givenTree);
  if (ahead === void 0) {
    await looked.gone();
    (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_trees__removeStateFile */ .ET)(upper);
    await pristine.bring(call.givenTree);
  }
  if (ahead === void 0 && !isTouched(upper.dir)) {
    const changes = await repository.changes(call.baseTree, call.givenTree);
    return { ok: true, tree: call.givenTree, changes, notImported: [], ignored: [] };
  }
  const { capture } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 4040));
  const merged = ahead ?? await merger.open(layersOf(options, lowers));
  try {
    const layers = { upper: upper.dir, ignore: merged.ignore };
    const { extras } = (await options.layer()).layer;
    const { indexFile } = pristine;
    return await capture({ ...call, repository, dir: merged.dir, indexFile, layers, extras });
  } finally {
    const gone = merged.close();
    looked.ends(gone);
    if (merged.isFlushed)
      await looked.gone();
  }
}

function isTouched(upper) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.readdirSync)(upper).some((name) => name !== ".git");
}

// build/adapters/views/layered-views.js
var layeredViews = (function(options) {
  const warm = /* @__PURE__ */ new Map();
  let count = 0;
  return async (call) => {
    const { pristine, root } = options;
    await pristine.bring(call.tree);
    const { dir: layer, layer: given } = await options.layer();
    count += 1;
    const id = `view-${count}`;
    const [upper, work] = [(0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, id, "upper"), (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, id, "work")];
    (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_trash__discard */ .tqj)(root, id, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "trash"));
    for (const path of [(0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, id), upper, work])
      (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(path, { recursive: true, mode: 493 });
    const warmLayer = warm.get(call.check ?? "");
    const setup = await options.setup.find(call.tree);
    const wrote = { from: upper, indexFile: pristine.indexFile, extras: given.extras };
    const own = [warmLayer, setup].filter((path) => path !== void 0);
    return {
      place: {
        kind: "layers",
        lowers: [...own, layer, pristine.dir],
        ...{ upper, work }
      },
      written: upper,
      removed: call.without === void 0 ? [] : selected(options, call.without),
      keepWarm: (onNone) => {
        if (call.check === void 0)
          return;
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, `warm-${(0,_chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_9__/* .core_slug__slug */ .b)(call.check)}`);
        (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_trash__discard */ .tqj)(root, `warm-${(0,_chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_9__/* .core_slug__slug */ .b)(call.check)}`, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "trash"));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(folder, { recursive: true, mode: 493 });
        try {
          (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_views_warm__siftUntracked */ .X67)(folder, { ...wrote, without: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_views_warm__notWarm */ .MCA)(call.without ?? (() => false)) });
          warm.set(call.check, folder);
        } catch (error) {
          onNone((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_views_warm__refusalOf */ .xbk)(error));
        }
      },
      hasSetup: setup !== void 0,
      // What setup removed of layer 0 stays removed.
      keepSetup: () => options.setup.keep(call.tree, (to) => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_views_warm__siftUntracked */ .X67)(to, { ...wrote, without: () => false, withMarks: true })),
      close: () => discardLayers(root, id, { work: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(id, "work"), trash: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "trash") })
    };
  };
});



function selected({ pristine }, without) {
  return ((0,_chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_index_file__readIndex */ .wg)(pristine.indexFile)?.ordered ?? []).map(({ path }) => path).filter(without);
}

// build/adapters/views/pristine.js


// layer:adapters/git/restore.js


// layer:adapters/git/worktree.js


// build/adapters/views/pristine.js
var openPristine = (function({ repository, dir, indexFile, ...options }) {
  let known;
  let last = Promise.resolve();
  let hiding;
  const bring = (async (tree) => {
    if (known === tree)
      return;
    await hiding?.();
    const call = { repository, dir, indexFile, extras: await options.extras?.() ?? _chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_extras__noExtras */ .OH };
    const before = known === void 0 ? void 0 : (0,_chunk_35ZK3IHE_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_index_seal__openIndex */ .ve)(call);
    known = void 0;
    const moved = before === void 0 ? void 0 : await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_restore__advance */ .jRo)({ ...call, index: before, tree });
    if (moved === void 0)
      await fill(call, tree);
    else
      await complete(call, tree);
    known = tree;
  });
  return {
    dir,
    indexFile,
    bring: ((tree) => {
      last = last.then((() => bring(tree)), () => bring(tree));
      return last;
    }),
    shownUntilAsked: ((hide) => {
      hiding = hide;
    })
  };
});
var fill = (async function(call, tree) {
  if ((0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_folder__kindAt */ .yR)(call.dir, "") !== "folder")
    (0,_chunk_6XFGMFZ7_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_git_folder__removePath */ .Am)(call.dir, "");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(call.dir, { recursive: true, mode: 493 });
  await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_worktree__populate */ .gK4)({ ...call, tree, keepIgnored: false });
  (0,_chunk_35ZK3IHE_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_index_seal__sealOwnIndex */ .ik)(call, tree);
});

async function complete(call, tree) {
  const { extras, dir, indexFile } = call;
  if (extras.lfs !== void 0)
    await (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_lfs_lay__layContents */ .$M)(extras.lfs, call);
  (0,_chunk_35ZK3IHE_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_git_index_seal__sealOwnIndex */ .ik)(call, tree);
  if (extras.submodules.length > 0)
    await (0,_chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_submodule_lay__keepSubmodules */ .A_)(extras, dir, (0,_chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_index_file__readIndex */ .wg)(indexFile));
}


// build/adapters/views/setup-layers.js


function setupLayers({ needs, root, indexFile }) {
  const made2 = /* @__PURE__ */ new Map();
  return {
    find: async (tree) => {
      const need = await needs.of(tree);
      const layer = need.type === "setup" ? made2.get(need.key) : void 0;
      if (layer === void 0)
        return void 0;
      const index = (0,_chunk_2UL55LEL_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_index_file__readIndex */ .wg)(indexFile);
      const hides2 = index !== void 0 && [...layer.paths].some((path) => isTracked(index, path));
      return hides2 ? void 0 : layer.folder;
    },
    keep: async (tree, fill2) => {
      const need = await needs.of(tree);
      if (need.type !== "setup")
        return;
      const name = `setup-${need.key.slice(0, 12)}`;
      const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, name);
      (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_trash__discard */ .tqj)(root, name, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "trash"));
      (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(folder, { recursive: true, mode: 493 });
      try {
        made2.set(need.key, { folder, paths: fill2(folder) });
      } catch (error) {
        (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_views_warm__refusalOf */ .xbk)(error);
      }
    }
  };
}
function isTracked(index, path) {
  const isFile = (each) => {
    const entry = index.entries.get(each);
    return entry !== void 0 && index.modeOf(entry) !== _chunk_3DV6M5O3_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_git_tree_object__submoduleMode */ .o;
  };
  return index.folders.has(path) || index.entries.has(path) || (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__foldersAbove */ .zn)(path).some(isFile);
}
var noSetupLayers = { find: (async () => void 0), keep: async () => void 0 };

// build/adapters/views/walled-grounds.js
var walledGrounds = (function(options) {
  const { repository, root, layer, maker, views, plain, needs } = options;
  if (views === "clean")
    return plain;
  const extras = (async () => (await layer).extras);
  const pristine = openPristine({ repository, dir: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "base"), indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "base.index"), extras });
  const laid = laidOnce(root, layer);
  if (views !== "overlay")
    return { ...plain, openView: copiedViews({ pristine, layer: laid, root, how: views }) };
  const mountPoint = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "merged");
  const merger = openMerger({ maker, git: repository.git, mountPoint });
  const setup = needs === void 0 ? noSetupLayers : setupLayers({ needs, root, indexFile: pristine.indexFile });
  const layered = { repository, pristine, root, layer: laid, setup, merger };
  return { ...layeredAgent(layered), openView: layeredViews(layered) };
});
var laidOnce = (function(root, layer) {
  let laying;
  const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "layer0");
  const lay = (async () => {
    (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_trash__discard */ .tqj)(root, "layer0", (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "trash"));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(dir, { recursive: true, mode: 493 });
    const read2 = await layer;
    await (0,_chunk_6G5HDYEI_js__WEBPACK_IMPORTED_MODULE_7__/* .adapters_git_layer__layLayer */ .L)(read2, dir);
    return { dir, layer: read2 };
  });
  return (() => {
    laying ??= lay();
    return laying;
  });
});



// build/adapters/isolation/namespace-walls.js



// build/adapters/isolation/confined.js



// build/adapters/isolation/entered.js


// build/adapters/isolation/status.js
var readStatus = (function(text) {
  const lines = text.split("\n").filter(((line) => line !== ""));
  const failed = lines.find(((line) => line.startsWith("failed ")));
  if (failed !== void 0 || !lines.includes("ready")) {
    const said = lines.filter((line) => line !== failed && line !== "ready" && !END.test(line) && !HINT.test(line));
    const words = said.map(_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_isolation_refusal__unstopped */ .vD).join("; ");
    const step = failed?.slice(7) ?? NOT_STARTED;
    return { ok: false, why: (words === "" ? step : `${step}: ${words}`).slice(0, 500) };
  }
  const end = END.exec(lines.at(-1) ?? "");
  if (end === null)
    return { ok: true, code: void 0, left: void 0 };
  return { ok: true, code: Number(end[1]), left: Math.max(0, Number(end[2]) - 1) };
});

var NOT_STARTED = "the namespace did not start";
var HINT = /^\s*dmesg\(1\)/;
var END = /^end (\d+) (\d+)$/;

// build/adapters/isolation/entered.js
var readEntered = (function(call, result, path) {
  const status = readStatus(readText(path));
  if (!status.ok && !isNoFolder(status.why) && isOwnEnd(result))
    return { result: void 0, why: whyNot(call, status.why) };
  return { result: counted(call, result, status), why: "" };
});
var counted = (function(call, result, status) {
  if (!status.ok && isNoFolder(status.why))
    return { ...result, ...noFolder(call) };
  const { code, left = 0 } = status.ok ? status : {};
  const end = code === void 0 ? {} : { exitCode: code, signal: void 0 };
  return { ...result, ...end, survivorsKilled: Math.max(result.survivorsKilled, left) };
});
var readText = (function(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.readFileSync)(path, "utf8");
  } catch {
    return "";
  }
});

function whyNot({ outputPath }, why) {
  if (why !== NOT_STARTED)
    return why;
  const [first = why] = readText(outputPath).split("\n").filter((line) => line.trim() !== "");
  return (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_isolation_refusal__unstopped */ .vD)(first.slice(0, 300));
}

function isNoFolder(why) {
  return why.startsWith(_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTERING */ .ns);
}
function noFolder({ cwd }) {
  const message = `Working directory "${cwd}" does not exist or cannot be entered: create it or correct the path.`;
  return { termination: "spawn-failed", exitCode: void 0, spawnError: { code: "ENOENT", message } };
}
function isOwnEnd({ termination }) {
  return termination === "exit" || termination === "spawn-failed";
}


// build/adapters/isolation/lay-walls.js



// build/adapters/isolation/mount-table.js
var readMountInfo = (function() {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.readFileSync)("/proc/self/mountinfo", "utf8");
  } catch {
    return "";
  }
});
var parseMounts = (function(text) {
  return text.split("\n").flatMap(((line) => {
    const [before = "", after = ""] = line.split(" - ");
    const [id = "", parent = "", , , target, options = ""] = before.split(" ");
    if (target === void 0)
      return [];
    const all = options.split(",");
    const [type = "", , superOptions = ""] = after.split(" ");
    const writable = all.includes("rw") && !superOptions.split(",").includes("ro");
    const flags = all.filter(((option) => keptFlags.has(option)));
    return [{ id, parent, target: unescapeField(target), writable, flags, type }];
  }));
});
var mountOf = (function(mounts, path) {
  const above = mounts.filter((({ target }) => (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .hides */ .A2)(target, path)));
  const deepest = Math.max(...above.map((({ target }) => target.length)));
  return above.findLast((({ target }) => target.length === deepest));
});
var writableMounts = (function(mounts) {
  const hidden2 = hiddenMounts(mounts);
  const visible = new Map(mounts.filter((({ id }) => !hidden2.has(id))).map(((mount) => [mount.target, mount])));
  return [...visible.values()].filter((({ writable, type }) => writable && !kernelTypes.has(type)));
});
var hiddenMounts = (function(mounts) {
  const byParent = Map.groupBy(mounts, (({ parent }) => parent));
  const places2 = new Set(mounts.map((({ parent, target }) => `${parent} ${target}`)));
  const isCovered = (({ parent, target }) => (0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__foldersAbove */ .zn)(target).some(((folder) => places2.has(`${parent} ${folder}`))));
  const hidden2 = /* @__PURE__ */ new Set();
  const open = mounts.filter(isCovered);
  for (let mount = open.pop(); mount !== void 0; mount = open.pop()) {
    if (hidden2.has(mount.id))
      continue;
    hidden2.add(mount.id);
    open.push(...byParent.get(mount.id) ?? []);
  }
  return hidden2;
});
var unescapeField = (function(text) {
  return text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
});



var keptFlags = /* @__PURE__ */ new Set(["nosuid", "nodev", "noexec", "noatime", "nodiratime", "relatime"]);



var kernelTypes = /* @__PURE__ */ new Set([
  "proc",
  "sysfs",
  "devtmpfs",
  "devpts",
  "cgroup",
  "cgroup2",
  "mqueue"
]);


// build/adapters/isolation/lay-walls.js
var planWalls = (function({ mounts, folder, shared, table: text, ground }) {
  const table = parseMounts(text);
  const stage = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(shared, "stage");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(stage, { recursive: true, mode: 448 });
  const plan = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .planMounts */ .Ou)({
    mounts,
    own: folder,
    stage,
    isFile: ((path) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_13__.statSync)(path).isDirectory()),
    flagsOf: ((path) => mountOf(table, path)?.flags ?? [])
  });
  const readOnly = writableMounts(table).filter((({ target }) => !mounts.some(((mount) => (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .hides */ .A2)(mount.target, target))))).map(((mount) => ({ ...mount, isTold: (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .isRootTold */ .gH)(mount.target) })));
  const place = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(shared, GROUND);
  const first = ground === void 0 ? [] : [`${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(ground)} ${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(place)} none rbind 0 0`];
  return {
    fstab: [...first, ...plan.fstab, ...readOnly.map(_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .readOnlyEntry */ .lS)],
    folders: ground === void 0 ? plan.folders : [place, ...plan.folders],
    files: plan.files,
    readOnly
  };
});
var layWalls = (function(plan, folder) {
  for (const path of plan.folders)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(path, { recursive: true });
  for (const path of plan.files)
    makeFile(path);
  const fstab = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "fstab");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)(fstab, `${plan.fstab.join("\n")}
`, { mode: 384 });
  return { fstab, readOnly: plan.readOnly };
});
var makeFile = (function(path) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.dirname)(path), { recursive: true });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)(path, "", { flag: "a" });
});
var GROUND = "ground";




// build/adapters/isolation/walk-in.js



// layer:adapters/process/output.js


// layer:adapters/process/spawn-error.js


// build/adapters/isolation/enter-ahead.js
var waitScript = (function(call) {
  const inside = [...(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .dropRights */ .Z$)(call), call.programs.sh, "-c", PROGRAM_SHELL];
  return [
    _chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .givenStatus */ .Ko,
    _chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .failLine */ .jE,
    `cd ${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(call.shared)} || fail ground`,
    ...(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .wallLines */ ._q)(call),
    // The path of where it stands leads elsewhere by now.
    `cd -P ./${GROUND} || fail ground`,
    `{ { ${treeShell(call)}
} 2>&9 8>&- | ${inside.map(_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(" ")} 2>&9; } 2>&8`,
    ..._chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .endLines */ .z$
  ].join("\n");
});
var treeShell = (function({ programs, at }) {
  return [
    'read -r word options && [ "$word" = tree ] || exit 125',
    `${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(programs.mount)} -t overlay overlay -o "$options" ${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(at)} </dev/null >&2 || fail mounting`,
    ...[HEAR, "part=tree", '. "$script" </dev/null >&2', 'echo "go $script"']
  ].join("\n");
});
var lateTree = (function(place, call) {
  if (place.kind !== "layers")
    return void 0;
  const below = ((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_15__.relative)(call.ground, path));
  const [upper, work, lowers] = [below(place.upper), below(place.work), place.lowers.map(below)];
  if (![upper, work, ...lowers].every(((path) => (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainPath */ .qW)(path) && !path.startsWith(".."))))
    return void 0;
  return { lowers, upper, work, ...notesOf(call.way) };
});


var HEAR = 'read -r word script && [ "$word" = go ] || exit 125';

function treeOrder(tree) {
  return `tree ${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .overlayOptions */ .TK)(tree)}`;
}
function goOrder(script2) {
  return `go ./${script2}`;
}
var UNTIL_ALONE = "while read -r word; do :; done";
var PROGRAM_SHELL = [_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .failLine */ .jE, HEAR, UNTIL_ALONE, "part=program", '. "$script"'].join("\n");
function lateScript(call) {
  const { programs, input } = call;
  const program = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(call.program);
  return [
    "{",
    'if [ "$part" = tree ]; then',
    ...(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .removeLines */ .aY)(programs, call.removed),
    // Who has every right tells why it cannot be entered.
    ...(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .enterFolder */ .Fi)(call.cwd),
    "else",
    'true > "$script" || fail emptying',
    // The file lies out of sight once the shell has left the ground.
    `exec < ${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(input ?? "/dev/null")} || fail input`,
    ...(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .exportLines */ .Es)(call.environment),
    `cd ${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(call.cwd)} || fail rights`,
    "unset OLDPWD",
    `set -- ${[call.program, ...call.args].map(_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(" ")}`,
    "echo ready >&9",
    // Of a program that cannot be started it is told in the same words as elsewhere.
    `[ -f ${program} ] && [ -x ${program} ] || set -- ${(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(programs.setpriv)} --no-new-privs -- "$@"`,
    'exec "$@" 2>&8 8>&- 9>&-',
    "fi",
    "}",
    ""
  ].join("\n");
}


// build/adapters/isolation/walk-in.js
function layTree({ vacant, ground, tree }) {
  if (!vacant.isStarted() || vacant.hasEnded())
    return false;
  remountable((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(ground, tree.work));
  vacant.tell(treeOrder(tree));
  return true;
}
async function walkIn(call, room) {
  const { vacant, ground } = room;
  const isStarted = canWait(call) && (vacant.isStarted() || await startedInTime(vacant, call.signal));
  const isUsable = isStarted && call.signal?.aborted !== true && (room.isLaid ? !vacant.hasEnded() : layTree(room));
  const output = isUsable ? vacant.output(call) : void 0;
  if (output === void 0) {
    vacant.end();
    if (call.signal?.aborted !== true)
      await vacant.gone();
    return void 0;
  }
  const script2 = writeLate(call, room);
  const ahead = { output, begin: () => vacant.begin(goOrder((0,node_path__WEBPACK_IMPORTED_MODULE_15__.relative)(ground, script2))) };
  const result = await (0,_chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_10__/* .adapters_process_supervise__supervise */ .W)({ ...call, marker: vacant.marker, holdsAll: true, ahead });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)(script2, { force: true });
  const entered = readEntered(call, result, vacant.status);
  if (entered.result !== void 0)
    return entered.result;
  await vacant.gone();
  for (const path of (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_process_output__outputsOf */ .ggP)(call))
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)(path, { force: true });
  return void 0;
}
async function startedInTime(vacant, cancel) {
  const { promise, resolve } = Promise.withResolvers();
  const give = () => resolve(false);
  cancel?.addEventListener("abort", give, { once: true });
  if (cancel?.aborted)
    give();
  try {
    return await Promise.race([promise, vacant.started()]);
  } finally {
    cancel?.removeEventListener("abort", give);
  }
}
function writeLate(call, { vacant, maker, folder, ground, removedInTree: removed }) {
  const script2 = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "late.sh");
  const { program, args, cwd, env: environment } = call;
  try {
    const input = call.stdin === "" ? void 0 : `./${(0,node_path__WEBPACK_IMPORTED_MODULE_15__.relative)(ground, writeInput(folder, call.stdin))}`;
    const text = lateScript({ ...maker, removed, program, args, cwd, environment, input });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)(script2, text, { mode: 384 });
    return script2;
  } catch (error) {
    vacant.end();
    throw error;
  }
}
function writeInput(folder, text) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "input");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)(path, text, { mode: 384 });
  return path;
}
function canWait(call) {
  const words = [...call.args, ...Object.entries(call.env).flat()];
  return Object.keys(call.env).every(_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameOfShells */ .MR) && words.reduce((sum, word) => sum + word.length, 0) < MOST_TOLD && (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_process_spawn_error__checkCall */ .yy)(call) === void 0;
}
var MOST_TOLD = 32 * 1024;

// build/adapters/isolation/confined.js
var superviseConfined = (async function(call, room) {
  const ahead = room.takeAhead?.();
  const walkedIn = ahead && await walkIn(call, ahead);
  if (walkedIn !== void 0)
    return walkedIn;
  const script2 = prepare(call, room);
  const command = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .enterCommand */ .Sd)({ ...room, ...room.maker, script: script2, program: call.program, args: call.args });
  const result = await superviseWithStatus({ ...call, ...command, cwd: "/", holdsAll: true }, room);
  const entered = readEntered(call, result, statusPath(room));
  if (entered.result === void 0)
    throw notEntered(room, result, entered.why);
  return entered.result;
});
var superviseWithStatus = (async function(call, room) {
  if (room.maker.way === "sudo")
    return (0,_chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_10__/* .adapters_process_supervise__supervise */ .W)(call);
  const extraFile = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.openSync)(statusPath(room), "a");
  try {
    return await (0,_chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_10__/* .adapters_process_supervise__supervise */ .W)({ ...call, extraFile });
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.closeSync)(extraFile);
  }
});
var statusPath = (function({ folder }) {
  return (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "status");
});
var prepare = (function(call, room) {
  const { maker, folder, removed, placed, network } = room;
  const mounts = room.mounts();
  for (const mount of mounts)
    if (mount.kind === "overlay")
      remountable(mount.work);
  const walls = layWalls(planWalls({ ...room, mounts, table: readMountInfo() }), folder);
  const script2 = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "enter.sh");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "status"), { force: true });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "status"), "", { mode: 384 });
  const text = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .enterScript */ .US)({
    ...walls,
    ...{ ...maker, folder, cwd: call.cwd, removed, network },
    isStatusGiven: maker.way !== "sudo",
    ...placed === void 0 ? {} : { placed },
    ...maker.way === "sudo" ? { environment: { ...call.env, [_chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_process_proc_table__MARKER_NAME */ .Xo]: call.marker } } : {}
  });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)(script2, text, { mode: 384 });
  return script2;
});
var NamespaceError = class extends Error {
  name = "NamespaceError";
  /** What it was refused with, without a full stop. */
  why;
  constructor(message, why = message) {
    super(message);
    this.why = why;
  }
};



function notEntered({ maker }, result, why) {
  const cause = result.spawnError === void 0 ? why : (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_isolation_refusal__unstopped */ .vD)(result.spawnError.message);
  const remedy = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_isolation_refusal__remedyOf */ .ej)(cause);
  const sentences = [
    `A namespace could not be made (${maker.way}): ${cause}.`,
    "Nothing was started in it.",
    ...remedy === void 0 ? [] : [remedy],
    "Where no walls are needed, isolation: process runs without them, and the report says so."
  ];
  return new NamespaceError(sentences.join(" "), cause);
}


// build/adapters/isolation/home-gone.js



// layer:adapters/random-name.js


// build/adapters/isolation/home-gone.js
var goneLayer = (function(home, folder) {
  let known;
  const keyOf = ((found) => JSON.stringify([found, placesOf(home, found)]));
  return {
    of: ((found) => known?.key === keyOf(found) ? known.dir : void 0),
    learn: ((found, upper) => {
      const key = keyOf(found);
      if (folder === void 0 || found.length === 0 || known?.key === key)
        return;
      const paths = found.map(((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_15__.relative)(home, path)));
      if (!paths.every(((path) => isMark((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(upper, path)))))
        return;
      const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, `gone-${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_random_name__randomName */ .JLE)()}`);
      try {
        if ((0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .hides */ .A2)((0,node_fs__WEBPACK_IMPORTED_MODULE_13__.realpathSync)(home), (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.realpathSync)(folder)))
          return;
        layMarks({ home, upper, dir }, paths);
        known = { key, dir };
      } catch {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)(dir, { recursive: true, force: true });
      }
    })
  };
});
var placesOf = (function(home, found) {
  return foldersOf(found.map(((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_15__.relative)(home, path)))).map(((folder) => {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(home, folder), { throwIfNoEntry: false });
    return `${stats?.dev} ${stats?.ino} ${stats?.mode}`;
  }));
});
var foldersOf = (function(paths) {
  return [...new Set(paths.flatMap(_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__foldersAbove */ .zn))].sort();
});
var isMark = (function(path) {
  try {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)(path, { throwIfNoEntry: false });
    return stats?.isCharacterDevice() === true && stats.rdev === 0;
  } catch {
    return false;
  }
});
var layMarks = (function({ home, upper, dir }, paths) {
  const known = foldersOf(paths).map(((folder) => [(0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(dir, folder), (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(home, folder))]));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(dir, { mode: 448 });
  for (const [path, stats] of known) {
    if (!stats.isDirectory())
      throw new Error(`${path} stands for no folder`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(path);
  }
  for (const path of paths)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.linkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(upper, path), (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(dir, path));
  for (const [path, { uid, gid, mode, atimeMs, mtimeMs }] of known.reverse()) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.chownSync)(path, uid, gid);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.chmodSync)(path, mode & 4095);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.utimesSync)(path, atimeMs / 1e3, mtimeMs / 1e3);
  }
});






// build/adapters/isolation/kept-plans.js
var openKeptPlans = (function() {
  const kept = /* @__PURE__ */ new Map();
  return {
    lay: ((role, facts, { id, folder }) => {
      const known = kept.get(role);
      if (known?.facts !== facts)
        return void 0;
      const filled = (paths) => paths.map((path) => path.replaceAll(known.id, id));
      const { covers, folders, files, fstab, readOnly } = known.plan;
      for (const path of filled(covers))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(path, { recursive: true, mode: 448 });
      return layWalls({ folders: filled(folders), files: filled(files), fstab: filled(fstab), readOnly }, folder);
    }),
    keep: ((role, { facts, room, mounts, plan }) => {
      kept.set(role, { facts, id: room.id, plan: ownOf(plan, mounts, room.folder) });
    }),
    forget: ((role) => kept.delete(role))
  };
});
var ownOf = (function(plan, mounts, folder) {
  const isOwn = ((path) => path.startsWith(`${folder}/`));
  const covers = mounts.flatMap(((mount) => mount.kind === "bind" && mount.isCover ? mount.source : [])).filter(isOwn);
  const files = plan.files.filter(isOwn);
  const places2 = [...plan.folders, ...files.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_15__.dirname)(path))];
  const folders = new Set(places2.flatMap(((path) => [path, ...(0,_chunk_UFE5YKLV_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_git_paths__foldersAbove */ .zn)(path)])).filter(isOwn)).difference(new Set(covers));
  return { ...plan, covers, files, folders: [...folders].sort() };
});





// build/adapters/isolation/laid-room.js



// build/adapters/process/keeper.js
var startKeeper = (function(options) {
  const child = spawned(options);
  if (child?.pid === void 0)
    return void 0;
  const [stdin, stdout] = [child.stdin, child.stdout];
  for (const pipe of [stdin, stdout])
    pipe.on("error", () => void 0);
  const handles = [child, stdout];
  for (const handle of [...handles, stdin])
    handle.unref();
  let isGone = false;
  let answers;
  const gone = () => {
    isGone = true;
    answers?.onPid(void 0);
    answers?.onExit({ code: void 0, signal: "SIGKILL" });
  };
  child.once("exit", gone);
  stdout.on("data", lineReader((line) => heard(line, answers)));
  return {
    start: (({ folder, stdoutName, marker }) => {
      const [pid, exited] = [Promise.withResolvers(), Promise.withResolvers()];
      answers = { onPid: pid.resolve, onExit: exited.resolve };
      if (isGone)
        gone();
      stdin.write(`start ${marker} ${stdoutName} ${folder}
`);
      return { pid: pid.promise, exited: exited.promise };
    }),
    tell: (line) => stdin.write(`${line}
`),
    isGone: () => isGone,
    hold: (isHeld) => {
      for (const handle of handles)
        isHeld ? handle.ref() : handle.unref();
    },
    close: () => stdin.destroy()
  };
});
var lineReader = (function(onLine) {
  let text = "";
  return (chunk) => {
    const lines = (text + chunk.toString("latin1")).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines)
      onLine(line);
  };
});
var spawned = (function({ sh, setsid, program, args, env }) {
  try {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_19__.spawn)(sh, ["-c", TEXT, "keeper", setsid, program, ...args, "-c", LEAD], {
      cwd: "/",
      env,
      stdio: ["pipe", "pipe", "ignore"],
      detached: true
    });
    child.on("error", () => void 0);
    return child;
  } catch {
    return void 0;
  }
});


var SCRIPT = "ahead.sh";
var STDERR = "ahead-output";
var STATUS = "ahead-status";
var TEXT = [
  "while read -r word marker out folder; do",
  '[ "$word" = start ] || continue',
  `(${_chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_process_proc_table__MARKER_NAME */ .Xo}=$marker "$@" "$folder/${SCRIPT}" 4>&1 >>"$folder/$out" 2>>"$folder/${STDERR}" 3>>"$folder/${STATUS}")`,
  'echo "exit $?"',
  "done"
].join("\n");
var LEAD = [
  "read -r self name state parent group lead rest </proc/self/stat || exit 125",
  'echo "pid $lead" >&4',
  "exec 4>&-",
  '. "$0"'
].join("\n");

function heard(line, answers) {
  const [word, number] = line.split(" ");
  if (word === "pid")
    answers?.onPid(Number(number) > 1 ? Number(number) : void 0);
  if (word !== "exit")
    return;
  answers?.onPid(void 0);
  answers?.onExit(exitOf(Number(number)));
}
function exitOf(status) {
  const signal = Object.entries(node_os__WEBPACK_IMPORTED_MODULE_14__.constants.signals).find(([, number]) => number === status - 128)?.[0];
  return signal === void 0 ? { code: status, signal } : { code: void 0, signal };
}



// build/adapters/isolation/room-home.js
var openHome = (function(options, { role, homeFiles }, { id, folder, found }) {
  const { home, homeUppers, gone } = options;
  if (homeUppers === void 0 || home === "") {
    const outside = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "tmp", "home");
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(outside, { recursive: true, mode: 448 });
    (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_home__furnishHome */ .BU)(home, outside, { writes: false, installs: (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .installs */ .ps)(role) });
    (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_home__placeFiles */ .Jq)(homeFiles, outside);
    const scene = { target: home, overlay: void 0, credentials: credentialPlaces(home) };
    return { scene, inside: "/tmp/home", removed: [], close: () => void 0 };
  }
  const layers = { upper: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(homeUppers, id, "upper"), work: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(homeUppers, id, "work") };
  for (const path of [(0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(homeUppers, id), layers.upper, layers.work])
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(path, { recursive: true, mode: 448 });
  (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_home__placeFiles */ .Jq)(homeFiles, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "tmp", PLACED));
  const above = gone.of(found);
  return {
    scene: { target: home, overlay: { ...layers, above: above === void 0 ? [] : [above] }, credentials: [] },
    inside: home,
    removed: above === void 0 ? found : [],
    ...homeFiles.size === 0 ? {} : { placed: { from: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)("/tmp", PLACED), to: home } },
    close: (() => {
      gone.learn(found, layers.upper);
      discardLayers(homeUppers, id, { work: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(id, "work"), trash: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(homeUppers, ".trash") });
    })
  };
});
var credentialsIn = (function({ home }) {
  return home === "" ? [] : thereOf(home, places);
});
var placesOf2 = (function(paths) {
  const groups = [...Map.groupBy(paths, ((path) => path.split("/", 1)[0]))];
  const below = groups.map((([name, all]) => [
    name,
    all.includes(name) ? void 0 : placesOf2(all.map(((path) => path.slice(name.length + 1))))
  ]));
  return { paths, below: new Map(below) };
});
var thereOf = (function(folder, { paths, below }) {
  const names = paths.length < WORTH_A_LIST ? void 0 : namesIn(folder);
  if (names === void 0)
    return paths.map(((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, path))).filter(isThere);
  const possible = [...below].filter((([name]) => names.has(name)));
  return possible.flatMap((([name, deeper]) => {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, name);
    return deeper === void 0 ? place : thereOf(place, deeper);
  }));
});
var namesIn = (function(folder) {
  try {
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_13__.readdirSync)(folder));
  } catch {
    return void 0;
  }
});
var isThere = (function(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
  } catch (error) {
    if (error.code === "ENOTDIR")
      return false;
    throw error;
  }
});



function credentialPlaces(home) {
  return _chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .CREDENTIAL_PATHS */ .jU.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(home, path));
}


var places = placesOf2(_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .CREDENTIAL_PATHS */ .jU);

var WORTH_A_LIST = 5;


var PLACED = ".ralph-home";

// build/adapters/isolation/laid-room.js
var layRoom = (function(options, call, { key, found }) {
  const id = `${call.role}-${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_random_name__randomName */ .JLE)()}`;
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(options.folder, id);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(folder, { recursive: true, mode: 448 });
  const home = openHome(options, call, { id, folder, found });
  const close = (() => {
    (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_16__/* .adapters_git_trash__discard */ .tqj)(options.folder, id, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(options.folder, ".trash"));
    home.close();
  });
  const isSplit = call.role === "agent";
  return { id, folder, home, script: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, SCRIPT), key, isSplit, close };
});


// build/adapters/isolation/left-room.js
var leftRoom = (function() {
  let left;
  const gone = async () => {
    const waitedFor = left;
    await waitedFor?.gone();
    if (left === waitedFor)
      left = void 0;
  };
  return {
    leave: (vacant) => {
      left = vacant;
    },
    isThere: () => left !== void 0,
    behind: ((act, signal) => left === void 0 || signal?.aborted ? act() : gone().then(act))
  };
});


// build/adapters/isolation/scene.js
var sceneOf = (function(call) {
  const base = [treeMount(call), ...homeMounts(call), ...temporary(call), ...hidden(call), ...kernelMounts(call)];
  const shown = call.needed.filter(((path) => isHidden(path, { mounts: base, call }) && (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.existsSync)(path)));
  const distinct = shown.filter(((path) => !shown.some(((other) => other !== path && (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .hides */ .A2)(other, path)))));
  return [...base, ...[...new Set(distinct)].map(((path) => bind(path, path, false)))];
});
var sceneFacts = (function({ hidden: hidden2, home }, mounts) {
  const folders = [home, ...TEMPORARY, ...RESOLVERS].map(isFolder);
  const covers = [...hidden2, ...RUNTIME].map(((path) => isFolder(path) ? "folder" : (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.existsSync)(path)));
  const { ino, mtimeNs, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.statSync)("/dev", { bigint: true });
  return JSON.stringify([folders, covers, `${ino} ${mtimeNs} ${ctimeNs}`, mounts]);
});
var mayBeHidden = (function(path, hidden2) {
  return [...COVERED, ...hidden2].some(((target) => (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .hides */ .A2)(target, path)));
});
var bind = (function(source, target, writable) {
  return { kind: "bind", source, target, writable };
});
var cover = (function(source, target, writable) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(source, { recursive: true, mode: writable ? 448 : 493 });
  return { kind: "bind", source, target, writable, isCover: true };
});
var treeMount = (function({ place, at, way, shared }) {
  if (place === void 0)
    return cover((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(shared, "no-tree"), at, false);
  if (place.kind === "folder")
    return bind(place.dir, at, true);
  const { lowers, upper, work } = place;
  return { kind: "overlay", lowers, upper, work, target: at, ...notesOf(way) };
});
var homeMounts = (function({ home, shared, way }) {
  if (!isFolder(home.target))
    return [];
  if (home.overlay !== void 0) {
    const { above, ...layers } = home.overlay;
    return [{ kind: "overlay", lowers: [...above, home.target], ...layers, target: home.target, ...notesOf(way) }];
  }
  return home.credentials.filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.existsSync)(path)).map((path, index) => isFolder(path) ? cover((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(shared, `masked-${index}`), path, false) : bind("/dev/null", path, false));
});
var temporary = (function({ folder }) {
  const places2 = TEMPORARY.filter(isFolder);
  return places2.map(((target) => cover((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, target.slice(1).replace("/", "-")), target, true)));
});
var hidden = (function(call) {
  const runtime = RUNTIME.filter(isFolder);
  const there = [...call.hidden, ...runtime].filter(((target) => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.existsSync)(target)));
  const covers = there.map(((target, index) => isFolder(target) ? cover((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(call.shared, `hidden-${index}`), target, false) : bind("/dev/null", target, false)));
  return [...covers, ...RESOLVERS.filter(isFolder).map((path) => bind(path, path, false))];
});
var kernelMounts = (function({ shared, way, isRoot }) {
  const mounts = [
    { kind: "proc", target: "/proc" },
    ...controlFiles(way === "user-namespace", (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(shared, "no-groups"))
  ];
  if (!isRoot)
    return [...mounts, ...devices((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(shared, "dev"))];
  const readOnly = ["/proc/sys", "/proc/sysrq-trigger", "/proc/irq", "/proc/bus"].filter(((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.existsSync)(path)));
  return [...mounts, ...readOnly.map(((path) => bind(path, path, false))), ...devices((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(shared, "dev"))];
});
var controlFiles = (function(isUnprivileged, empty) {
  const groups = "/sys/fs/cgroup";
  if (!isFolder("/sys"))
    return [];
  const sys = { ...bind("/sys", "/sys", false), isAlone: !isUnprivileged };
  if (!isFolder(groups))
    return [sys];
  if (isUnprivileged)
    return [sys, cover(empty, groups, false)];
  const isLimited = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.existsSync)(`${groups}/memory.max`);
  return isLimited ? [sys, { ...bind(groups, groups, false), isAlone: true }] : [sys];
});
var devices = (function(dev) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(dev, { recursive: true, mode: 493 });
  for (const [name, target] of LINKS)
    if (!isThere2((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(dev, name)))
      (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.symlinkSync)(target, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(dev, name));
  const found = DEVICES.map(((name) => `/dev/${name}`)).filter(((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.existsSync)(path)));
  return [
    cover(dev, "/dev", false),
    ...found.map(((path) => bind(path, path, true))),
    { kind: "devpts", target: "/dev/pts" },
    { kind: "tmpfs", target: "/dev/shm" }
  ];
});
var isHidden = (function(path, { mounts, call }) {
  const above = mounts.filter((({ target }) => (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .hides */ .A2)(target, path))).sort(((a, b) => a.target.length - b.target.length));
  const nearest = above.at(-1);
  if (nearest === void 0 || nearest.target === call.at)
    return false;
  return nearest.kind !== "bind" ? nearest.kind !== "overlay" : nearest.isCover === true;
});
var isFolder = (function(path) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
});
var isThere2 = (function(path) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
});





var TEMPORARY = ["/tmp", "/var/tmp"];
var RUNTIME = ["/run", "/var/run"];
var COVERED = [...TEMPORARY, ...RUNTIME, "/proc", "/sys", "/dev"];






var RESOLVERS = ["/run/systemd/resolve", "/run/resolvconf", "/run/NetworkManager", "/run/nscd"];


var DEVICES = ["null", "zero", "full", "random", "urandom", "tty", "kvm"];
var LINKS = [
  ["fd", "/proc/self/fd"],
  ["stdin", "/proc/self/fd/0"],
  ["stdout", "/proc/self/fd/1"],
  ["stderr", "/proc/self/fd/2"],
  ["ptmx", "pts/ptmx"]
];





// build/adapters/isolation/seen-room.js
var seeRoom = (function({ home, homeUppers, hidden: hidden2 }, call) {
  const { role, needed, homeFiles, network } = call;
  const given = [...homeFiles].map(([name, source]) => [name, source, stampOf(source)]);
  const masked = homeUppers === void 0 ? [...hidden2, ...credentialPlaces(home)] : hidden2;
  const shown = needed.filter(((path) => mayBeHidden(path, masked))).map(((path) => [path, placeOf(path)]));
  const found = credentialsIn({ home });
  return { key: JSON.stringify([role, needed, shown, given, network, found]), found };
});
var placeOf = (function(path) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.statSync)(path, { throwIfNoEntry: false });
  return stats === void 0 ? "" : `${stats.dev} ${stats.ino} ${stats.isDirectory()}`;
});


function stampOf(source) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.statSync)(source, { throwIfNoEntry: false });
  return stats === void 0 ? "" : `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`;
}


// build/adapters/isolation/standby.js



// build/adapters/process/waiting.js



// layer:adapters/process/kill-remaining.js


// layer:adapters/process/send-signal.js


// layer:adapters/process/tree.js


// build/adapters/process/waiting.js
var openStarter = (function(options) {
  const idle = [];
  let isClosed = false;
  const give = (keeper) => {
    if (isClosed)
      keeper.close();
    else if (!keeper.isGone())
      idle.push(keeper);
  };
  return {
    start: ((call) => {
      const opened = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_process_output__openOutput */ .Gd3)(pathsOf(call));
      if (!opened.ok)
        return void 0;
      const keeper = takeFirst(idle) ?? startKeeper(options);
      if (keeper !== void 0)
        return startWaiting(call, { output: opened.output, keeper, give });
      opened.output.close();
      return void 0;
    }),
    close: () => {
      isClosed = true;
      for (const keeper of idle.splice(0))
        keeper.close();
    }
  };
});
var takeFirst = (function(idle) {
  const keeper = idle.shift();
  return keeper?.isGone() === true ? takeFirst(idle) : keeper;
});
var startWaiting = (function(call, { output, keeper, give }) {
  const { marker, isSplit, folder } = call;
  const kept = keeper.start({ folder, marker, stdoutName: isSplit ? STDOUT : STDERR });
  let pid;
  let [isEnded, isUnused] = [false, false];
  const unlessEnded = (act) => {
    if (!isEnded)
      act();
  };
  void kept.pid.then((known) => {
    pid = known;
  });
  void kept.exited.then(() => {
    isEnded = true;
    keeper.hold(false);
    if (!isUnused)
      give(keeper);
  });
  return {
    marker,
    hasEnded: () => isEnded,
    isStarted: () => pid !== void 0,
    started: async () => {
      unlessEnded(() => keeper.hold(true));
      return await kept.pid !== void 0;
    },
    output: (paths) => areMoved((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_process_output__outputsOf */ .ggP)(pathsOf(call)), (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_process_output__outputsOf */ .ggP)(paths)) ? output : void 0,
    tell: (line) => unlessEnded(() => keeper.tell(line)),
    begin: (line) => {
      if (pid === void 0)
        throw new Error("a process was told what to do before it was started");
      unlessEnded(() => {
        keeper.hold(true);
        keeper.tell(line);
      });
      return { ok: true, pid, exited: kept.exited, abandon: () => unlessEnded(() => keeper.hold(false)) };
    },
    end: () => {
      isUnused = true;
      unlessEnded(() => kill(kept, keeper, () => isEnded));
      output.close();
    },
    gone: () => {
      unlessEnded(() => keeper.hold(true));
      return areGone(kept, marker);
    }
  };
});
var pathsOf = (function({ folder, isSplit }) {
  return { outputPath: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, STDERR), ...isSplit ? { stdoutPath: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, STDOUT) } : {} };
});



function kill({ pid }, keeper, hasEnded) {
  keeper.hold(false);
  void pid.then((lead) => {
    if (lead !== void 0 && !hasEnded())
      (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_process_send_signal__sendSignal */ .BFD)(-lead, "SIGKILL");
  });
  keeper.close();
}
async function areGone({ pid, exited }, marker) {
  await exited;
  const lead = await pid;
  if (lead !== void 0)
    await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_process_kill_remaining__killRemaining */ .zgM)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_18__/* .adapters_process_tree__trackTree */ .Tbl)({ pid: lead, marker }), lead);
}
var STDOUT = "ahead-stdout";

function areMoved(from, to) {
  if (from.length !== to.length || to.some((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0))
    return false;
  try {
    for (const [index, path] of from.entries())
      (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.renameSync)(path, to[index]);
    return true;
  } catch {
    for (const path of to)
      (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)(path, { force: true });
    return false;
  }
}

// build/adapters/isolation/standby.js
var openShells = (function({ maker, env }) {
  const { sh, setsid } = maker.programs;
  if (maker.way === "sudo" || setsid === void 0)
    return void 0;
  return openStarter({ sh, setsid, ...(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .waitCommand */ .NE)(maker), env });
});
var openStandby = (function(options, shells) {
  const { mounts: mountsNow = readMountInfo } = options;
  let waiting;
  const drop = (() => {
    waiting?.vacant.end();
    waiting?.room.close();
    waiting = void 0;
  });
  return {
    begin: ((key, make) => {
      if (shells === void 0)
        return;
      if (waiting?.room.key === key && !waiting.vacant.hasEnded())
        return;
      drop();
      waiting = made({ ...options, shells }, mountsNow(), make);
    }),
    take: ((key) => {
      if (waiting?.room.key !== key || waiting.vacant.hasEnded() || waiting.mounts !== mountsNow())
        return drop();
      const taken = waiting;
      waiting = void 0;
      return taken;
    }),
    close: drop
  };
});
var made = (function(makes, mounts, make) {
  let room;
  try {
    room = make(mounts);
    const vacant = room && begun(makes, room);
    if (room !== void 0 && vacant !== void 0)
      return { room, vacant, mounts };
  } catch {
  }
  room?.close();
  return void 0;
});
var begun = (function({ shells, marker }, { folder, isSplit }) {
  const status = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, STATUS);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_13__.openSync)(status, "ax", 384));
  const process2 = shells.start({ folder, isSplit, marker: marker() });
  return process2 && { ...process2, status };
});





// build/adapters/isolation/namespace-walls.js
var namespaceWalls = (function(given) {
  const { isolation, ahead } = given;
  const options = { ...given, gone: goneLayer(given.home, given.homeUppers) };
  const shells = ahead && openShells({ ...options, ...ahead });
  const open = (() => ahead && openStandby({ ...options, ...ahead }, shells));
  const standbys = { agent: open(), gate: open(), plans: openKeptPlans(), left: leftRoom() };
  return {
    isolation,
    openRoom: ((call) => openRoom(options, call, standbys)),
    expectRoom: ((call) => {
      const seen = seeRoom(options, call);
      standbyOf(standbys, call)?.begin(seen.key, ((mounts) => layAhead(options, call, { seen, mounts, ...standbys })));
    }),
    close: () => {
      for (const one of [standbys.agent, standbys.gate, shells])
        one?.close();
    }
  };
});
var standbyOf = (function({ agent, gate }, { role }) {
  return role === "agent" ? agent : role === "gate" ? gate : void 0;
});
var layAhead = (function(options, call, of) {
  const { ahead, maker } = options;
  if (ahead === void 0)
    return void 0;
  const laid = layRoom(options, call, of.seen);
  const walls = wallsAhead(options, call, { ...of, laid });
  if (walls === void 0) {
    laid.close();
    return void 0;
  }
  const { removed, placed } = laid.home;
  const text = waitScript({
    ...{ ...walls, removed, ...maker, network: call.network, shared: sharedOf(options), at: options.at },
    ...placed === void 0 ? {} : { placed }
  });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)(laid.script, text, { mode: 384 });
  return laid;
});
var wallsAhead = (function(options, call, { laid, seen, mounts: table, plans }) {
  const { at, homeUppers, ahead } = options;
  const { above } = laid.home.scene.overlay ?? {};
  const facts = homeUppers === void 0 ? void 0 : `${seen.key} ${above} ${sceneFacts(options, table)}`;
  const known = facts === void 0 ? void 0 : plans.lay(call.role, facts, laid);
  if (known !== void 0)
    return known;
  const mounts = mountsOf(options, call, { laid, place: void 0 });
  if (mounts.some((({ target }) => target !== at && (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .hides */ .A2)(at, target))))
    return void 0;
  const shared = sharedOf(options);
  const plan = planWalls({ mounts, table, folder: laid.folder, shared, ...ahead && { ground: ahead.ground } });
  const walls = layWalls(plan, laid.folder);
  if (facts !== void 0)
    plans.keep(call.role, { facts, room: laid, mounts, plan });
  return walls;
});
var sharedOf = (function({ folder }) {
  return (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "shared");
});
var mountsOf = (function(options, { needed }, { laid, place }) {
  const { at, maker, hidden: hidden2 } = options;
  return sceneOf({
    ...{ at, hidden: hidden2, needed, place, folder: laid.folder, shared: sharedOf(options), home: laid.home.scene },
    ...{ way: maker.way, isRoot: maker.user.uid === 0 }
  });
});
var openRoom = (function(options, call, standbys) {
  const { at, maker } = options;
  const seen = seeRoom(options, call);
  const taken = takeAhead(options, call, { standbys, key: seen.key });
  const laid = taken?.laid ?? layRoom(options, call, seen);
  const { folder, home } = laid;
  const removedInTree = call.removed.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(at, path));
  const isLaid = taken !== void 0 && call.role === "agent" && !standbys.left.isThere() && layTree(taken);
  let ahead = taken && { ...taken, isLaid, maker, folder, removedInTree };
  const confinement = {
    ...{ maker, folder, shared: sharedOf(options), network: call.network },
    mounts: (() => {
      standbys.plans.forget(call.role);
      return mountsOf(options, call, { laid, place: call.place });
    }),
    removed: [...home.removed, ...removedInTree],
    ...home.placed === void 0 ? {} : { placed: home.placed },
    takeAhead: (() => {
      const once = ahead;
      ahead = void 0;
      return once;
    })
  };
  const result = `.ralph-result-${laid.id}`;
  return {
    dir: at,
    home: home.inside,
    tmp: "/tmp",
    result: { inside: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)("/tmp", result), outside: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "tmp", result) },
    run: ((process2) => standbys.left.behind((() => superviseConfined(process2, confinement)), process2.signal)),
    close: (() => {
      ahead?.vacant.end();
      if (isLaid && ahead !== void 0)
        standbys.left.leave(ahead.vacant);
      laid.close();
    })
  };
});
var takeAhead = (function(options, call, { standbys, key }) {
  const { ahead, maker } = options;
  const standby = standbyOf(standbys, call);
  if (ahead === void 0 || standby === void 0)
    return void 0;
  const { ground } = ahead;
  const tree = lateTree(call.place, { ground, way: maker.way });
  const taken = tree && standby.take(key);
  return taken && { laid: taken.room, vacant: taken.vacant, ground, tree };
});









// build/adapters/isolation/probe.js
var probeNamespace = (async function(call) {
  const id = `probe-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_12__.randomBytes)(6).toString("hex")}`;
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(call.folder, id);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(folder, { recursive: true, mode: 448 });
  try {
    const said = await attack(call, folder);
    return judge(call, said);
  } catch (error) {
    return { ok: false, why: whyOf(error) };
  } finally {
    clearWork((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "work"));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)(folder, { recursive: true, force: true });
  }
});
var restless = (function() {
  return `${300 + ((0,node_crypto__WEBPACK_IMPORTED_MODULE_12__.randomBytes)(1)[0] ?? 0)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_12__.randomBytes)(4).readUInt32BE()}`;
});
var attack = (async function(call, folder) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "secret"), "secret");
  const place = placeOf2(call, folder);
  const isolation = { level: "namespace", views: call.views, home: "overlay", notes: [] };
  const walls = namespaceWalls({ ...call, at: call.workspace, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "rooms"), isolation });
  const room = walls.openRoom({ role: "gate", place, needed: [], removed: [], homeFiles: /* @__PURE__ */ new Map(), network: true });
  const seconds = restless();
  const outputPath = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "said");
  const result = await room.run({
    program: call.maker.programs.sh,
    args: ["-c", script, "probe", (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "secret"), String(process.pid), seconds, call.maker.programs.sudo ?? ""],
    cwd: room.dir,
    env: { PATH: "/usr/bin:/bin", HOME: room.home, LC_ALL: "C" },
    ...{ stdin: "", outputPath, marker: `probe-${seconds}` },
    limits: { softMs: 1e4, hardMs: 1e4, graceMs: 100 }
  });
  room.close();
  if (result.termination !== "exit")
    throw new Error(`the probe ended with ${result.termination}`);
  const lines = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.readFileSync)(outputPath, "utf8").split("\n");
  const facts = new Map(lines.flatMap(((line) => /^([\w-]+):?=(.*)$/.exec(line)?.slice(1, 3).join("\0") ?? [])).map(pair));
  return { facts, seconds };
});
var pair = (function(text) {
  const [name = "", value = ""] = text.split("\0");
  return [name, value];
});
var placeOf2 = (function({ views }, folder) {
  const [lower, upper, work] = [(0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "lower"), (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "upper"), (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "work")];
  for (const path of [lower, upper, work])
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(path, { mode: 493 });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(lower, "ralph-probe"), "lower");
  if (views !== "overlay")
    return { kind: "folder", dir: lower };
  if (!(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainPath */ .qW)(folder))
    throw new Error(`${folder} has characters that the options of an overlay cannot hold`);
  return { kind: "layers", lowers: [lower], upper, work };
});
var judge = (function(call, { facts, seconds }) {
  const found = failures(facts).at(0) ?? leftTraces(call, seconds);
  return found === void 0 ? { ok: true } : { ok: false, why: found };
});
var failures = (function(facts) {
  const bad = [
    [facts.get("tree") !== "lower" || facts.get("writes") !== "yes", "the tree could not be read and written"],
    [facts.has("secret"), "a file of the controller's folder could be read"],
    [facts.get("controller") === String((0,_chunk_PIUQ6OUA_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_process_proc_table__readProcess */ .Kf)(process.pid)?.startTicks), "the controller could be seen"],
    [rightsOf(facts) !== "0", "rights of root were left"],
    [facts.get("NoNewPrivs") !== "1", "new rights could be got"],
    [facts.has("sudo"), "sudo worked"],
    [facts.has("system"), "a folder of the system could be written"],
    [facts.get("home") !== "written", "HOME could not be written"]
  ];
  return bad.flatMap((([isBad, why]) => isBad ? [why] : []));
});
var rightsOf = (function(facts) {
  const sets = ["CapPrm", "CapEff", "CapBnd"].map(((name) => facts.get(name) ?? "unknown"));
  return sets.every(((set) => /^0+$/.test(set))) ? "0" : sets.join(" ");
});
var leftTraces = (function({ workspace, home }, seconds) {
  const traces = [(0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(workspace, "ralph-probe"), (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(home, ".ralph-probe"), "/usr/ralph-probe"];
  const trace = traces.find(((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.existsSync)(path)));
  if (trace !== void 0)
    return `${trace} was written through the walls`;
  return isSleeping(seconds) ? "a process was left behind" : void 0;
});
var isSleeping = (function(seconds) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.readdirSync)("/proc").some(((name) => /^\d+$/.test(name) && commandLine(name).includes(`\0${seconds}\0`)));
});
var commandLine = (function(pid) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.readFileSync)(`/proc/${pid}/cmdline`, "latin1");
  } catch {
    return "";
  }
});
var waysFor = (function(uid, hasSudo) {
  if (uid === 0)
    return ["root", "user-namespace"];
  return hasSudo ? ["user-namespace", "sudo"] : ["user-namespace"];
});




function whyOf(error) {
  if (error instanceof NamespaceError)
    return error.why;
  return (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_isolation_refusal__unstopped */ .vD)(error instanceof Error ? error.message : String(error));
}




var script = [
  'echo "tree=$(cat ralph-probe)"',
  'echo changed > ralph-probe && echo "writes=yes"',
  'cat "$1" > /dev/null 2>&1 && echo "secret=read"',
  'cut -d " " -f 22 "/proc/$2/stat" 2> /dev/null | sed s/^/controller=/',
  'while read -r name value; do case "$name" in CapPrm:|CapEff:|CapBnd:|NoNewPrivs:) echo "$name=$value";; esac; done < /proc/self/status',
  'test -n "$4" && "$4" -n true > /dev/null 2>&1 && echo "sudo=works"',
  '(: > /usr/ralph-probe) 2> /dev/null && echo "system=written"',
  '(env -i setsid sleep "$3" > /dev/null 2>&1 &)',
  'echo "home=$( (: > "$HOME/.ralph-probe") 2> /dev/null && echo written)"'
].join("\n");








// build/adapters/isolation/unmounted.js


async function unmountedViews(root, wanted = "overlay") {
  if (wanted === "clean")
    return "clean";
  const kinds = wanted === "copy" ? ["copy"] : ["reflink", "copy"];
  for (const how of kinds)
    if (await canCopy(root, how))
      return how;
  return "clean";
}
async function canCopy(root, how) {
  const name = "probe-copy";
  const [from, to] = [(0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, name, "from"), (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, name, "to")];
  try {
    for (const folder of [from, to])
      (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(folder, { recursive: true, mode: 448 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(from, "file"), "x".repeat(8192));
    await copyInto(from, to, how);
    return true;
  } catch {
    return false;
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, name), { recursive: true, force: true });
  }
}

// build/adapters/isolation/namespace-rung.js
var tryNamespaces = (async function(call, tried2) {
  if (process.platform !== "linux") {
    tried2.push(`namespaces need Linux, and this is ${process.platform}`);
    return void 0;
  }
  const found = (0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .findPrograms */ .z0)(call.workspace);
  if (!found.ok) {
    tried2.push(`${found.missing} is not installed (util-linux)`);
    return void 0;
  }
  const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const refused = [];
  for (const way of waysFor(user.uid, found.programs.sudo !== void 0)) {
    const rung = await tryWay(call, { way, programs: found.programs, user });
    if (typeof rung !== "string")
      return rung;
    refused.push([way, rung]);
  }
  tried2.push(...(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_isolation_refusal__refusals */ .E_)("namespaces", refused));
  return void 0;
});
var tryWay = (async function(call, maker) {
  const homeUppers = openUppers(call);
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(call.root, "probe");
  const choices = [
    { homeUppers, views: "overlay" },
    { homeUppers: void 0, views: "overlay" },
    { homeUppers, views: "clean" },
    { homeUppers: void 0, views: "clean" }
  ];
  const fitting = choices.filter((({ views }) => views === "clean" || (call.views ?? "overlay") === "overlay"));
  const notes = [];
  for (const choice of fitting) {
    if (choice.homeUppers === void 0 && choice.views === "overlay" && homeUppers === void 0 && notes.length > 0)
      continue;
    const probed = await probeNamespace({ ...call, ...choice, maker, folder });
    if (probed.ok)
      return await rungOf(call, maker, { ...choice, notes });
    notes.push(probed.why);
  }
  if (homeUppers !== void 0)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)(homeUppers, { recursive: true, force: true });
  return notes.at(-1) ?? "unknown";
});
var rungOf = (async function({ root, views: wanted }, maker, { homeUppers, views, notes }) {
  const isolation = {
    level: "namespace",
    way: maker.way,
    views: views === "overlay" ? "overlay" : await unmountedViews(root, wanted),
    home: homeUppers === void 0 ? "throw-away" : "overlay",
    notes: [...new Set(notes)].map((why) => `An overlay was not possible: ${why}.`)
  };
  return { isolation, homeUppers, namespace: namespaceRung(maker) };
});
var openUppers = (function({ root, home }) {
  const name = `ralph-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_12__.createHash)("sha256").update(root).digest("hex").slice(0, 16)}`;
  const places2 = [(0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(root, "home-layers"), (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)("/var/tmp", name), (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_14__.tmpdir)(), name)];
  return places2.find(((place) => !(0,_chunk_UEQPHU22_js__WEBPACK_IMPORTED_MODULE_0__/* .hides */ .A2)(home, place) && isOurs(place)));
});
var isOurs = (function(place) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(place, { recursive: true, mode: 448 });
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)(place);
    return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 63) === 0;
  } catch {
    return false;
  }
});
var namespaceRung = (function(maker) {
  return {
    maker,
    walls: ((options) => namespaceWalls({ ...options, maker })),
    grounds: ((options) => walledGrounds({ ...options, maker }))
  };
});









/***/ })

};
;