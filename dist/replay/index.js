import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 853:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(760);
// build/replay/play.js




// build/rehearsal/paths.js


function pathProblem(path) {
  const shown = JSON.stringify(path);
  if (path === "" || path.includes("\0"))
    return `${shown} is no path. Write one relative to the worktree, for example src/a.js.`;
  if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path))
    return `${shown} is absolute. Write it relative to the worktree, for example src/a.js.`;
  const plain = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.normalize)(path);
  if (plain === ".." || plain.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`))
    return `${shown} leads out of the worktree. Remove the "..".`;
  if (plain === "." || plain === `.${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`)
    return `${shown} is the whole worktree. Name a file or folder in it.`;
  return void 0;
}
async function placeInside(cwd, path, last) {
  const problem = pathProblem(path);
  if (problem !== void 0)
    return { ok: false, message: problem };
  const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(cwd);
  const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path).replace(/\/+$/, "");
  const reached = await nearestReal(last === "target" ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place));
  if (reached === void 0)
    return { ok: false, message: `"${path}" goes through a link that leads nowhere.` };
  const within = reached === root || reached.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
  return within ? { ok: true, path: place } : { ok: false, message: `"${path}" leads out of the worktree through a link, to ${reached}.` };
}
async function nearestReal(place) {
  const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(place).catch(() => void 0);
  if (real !== void 0)
    return real;
  const dangling = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(place).then((stat) => stat.isSymbolicLink(), () => false);
  return dangling || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place) === place ? void 0 : nearestReal((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place));
}

// build/replay/play.js
async function playPart({ part, write, complain }) {
  const { root } = part;
  for (const file of part.isStrict ? part.files : []) {
    const problem = await otherBefore(root, file);
    if (problem !== void 0)
      return problem;
  }
  for (const file of part.files.toSorted((a, b) => rank(a) - rank(b))) {
    const problem = await change(root, file);
    if (problem !== void 0)
      return problem;
  }
  for (const path of part.ignored)
    await leaveIgnored(root, path);
  if (part.stderr !== "")
    complain(part.stderr);
  await write(part.stdout);
  return void 0;
}
function rank(file) {
  if ("delete" in file)
    return 0;
  return file.mode === LINK ? 2 : 1;
}
var LINK = "120000";
async function change(root, file) {
  const place = await placeInside(root, file.path, "link");
  if (!place.ok)
    return place.message;
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(place.path, { recursive: true, force: true });
  if ("delete" in file)
    return void 0;
  const bytes = "text" in file ? Buffer.from(file.text) : Buffer.from(file.base64, "base64");
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place.path), { recursive: true });
  if (file.mode === LINK)
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)(bytes, place.path);
  else
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(place.path, bytes, { flag: "wx", mode: file.mode === "100755" ? 493 : 420 });
  return void 0;
}
async function leaveIgnored(root, path) {
  const place = await placeInside(root, path, "link");
  if (!place.ok || await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(place.path).catch(() => void 0) !== void 0)
    return;
  const file = path.endsWith("/") ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.path, "left-out-of-the-cassette") : place.path;
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true });
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, "", { flag: "wx" });
}
async function otherBefore(root, { path, before }) {
  if (before === void 0)
    return void 0;
  const place = await placeInside(root, path, "link");
  if (!place.ok)
    return place.message;
  const now = await nameOf(place.path);
  if (now === before)
    return void 0;
  const [was, is] = [before, now].map((name) => name === "" ? "was not there" : `was ${name.slice(0, 12)}`);
  return `${path} is not what it was in the recorded run: it ${was} then and ${is} now. With replay_match: call files are not compared.`;
}
async function nameOf(path) {
  const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => void 0);
  if (found === void 0 || found.isDirectory())
    return "";
  const bytes = found.isSymbolicLink() ? Buffer.from(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(path, { encoding: "buffer" })) : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

// build/replay.js
try {
  process.stdout.on("error", () => void 0);
  const chunks = [];
  for await (const chunk of process.stdin)
    chunks.push(chunk);
  const part = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  const problem = await playPart({
    part,
    write: (text) => new Promise((done, fail2) => process.stdout.write(text, (error) => error ? fail2(error) : done())),
    complain: (text) => process.stderr.write(text)
  });
  if (problem !== void 0)
    fail(problem);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
function fail(problem) {
  process.stderr.write(`replay: ${problem.replaceAll("\n", " ")}
`);
  process.exitCode = 70;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(853);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
