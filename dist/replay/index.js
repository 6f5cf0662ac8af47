import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 909:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _replay_play_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(791);

/** Entry of the replay agent: one process per call, like any coding CLI; what it is to play comes on its stdin (docs/replay.md). */
try {
    process.stdout.on('error', () => undefined);
    const chunks = [];
    for await (const chunk of process.stdin)
        chunks.push(chunk);
    const part = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const problem = await (0,_replay_play_js__WEBPACK_IMPORTED_MODULE_0__/* .playPart */ .O)({
        part,
        write: (text) => new Promise((done, fail) => process.stdout.write(text, (error) => (error ? fail(error) : done()))),
        complain: (text) => process.stderr.write(text),
    });
    if (problem !== undefined)
        fail(problem);
}
catch (error) {
    fail(error instanceof Error ? error.message : String(error));
}
function fail(problem) {
    process.stderr.write(`replay: ${problem.replaceAll('\n', ' ')}\n`);
    process.exitCode = 70;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ playPart)
});

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./build/rehearsal/paths.js


/** Says why a path of a score is refused before anything is played: a score touches nothing outside the agent's worktree. */
function pathProblem(path) {
    const shown = JSON.stringify(path);
    if (path === '' || path.includes('\0'))
        return `${shown} is no path. Write one relative to the worktree, for example src/a.js.`;
    if ((0,external_node_path_namespaceObject.isAbsolute)(path))
        return `${shown} is absolute. Write it relative to the worktree, for example src/a.js.`;
    const plain = (0,external_node_path_namespaceObject.normalize)(path);
    if (plain === '..' || plain.startsWith(`..${external_node_path_namespaceObject.sep}`))
        return `${shown} leads out of the worktree. Remove the "..".`;
    if (plain === '.' || plain === `.${external_node_path_namespaceObject.sep}`)
        return `${shown} is the whole worktree. Name a file or folder in it.`;
    return undefined;
}
/** Absolute form of a score's path, refused when a symbolic link on the way leads out; `link` means the link itself, not its target. */
async function placeInside(cwd, path, last) {
    const problem = pathProblem(path);
    if (problem !== undefined)
        return { ok: false, message: problem };
    const root = await (0,promises_namespaceObject.realpath)(cwd);
    const place = (0,external_node_path_namespaceObject.join)(root, path).replace(/\/+$/, '');
    const reached = await nearestReal(last === 'target' ? place : (0,external_node_path_namespaceObject.dirname)(place));
    if (reached === undefined)
        return { ok: false, message: `"${path}" goes through a link that leads nowhere.` };
    const within = reached === root || reached.startsWith(root.endsWith(external_node_path_namespaceObject.sep) ? root : root + external_node_path_namespaceObject.sep);
    return within
        ? { ok: true, path: place }
        : { ok: false, message: `"${path}" leads out of the worktree through a link, to ${reached}.` };
}
/** Real path of the place, or of its nearest ancestor that exists; nothing when a link on the way dangles. */
async function nearestReal(place) {
    const real = await (0,promises_namespaceObject.realpath)(place).catch(() => undefined);
    if (real !== undefined)
        return real;
    const dangling = await (0,promises_namespaceObject.lstat)(place).then((stat) => stat.isSymbolicLink(), () => false);
    return dangling || (0,external_node_path_namespaceObject.dirname)(place) === place ? undefined : nearestReal((0,external_node_path_namespaceObject.dirname)(place));
}

;// CONCATENATED MODULE: ./build/replay/play.js




/** Makes the recorded change and says what was said; undefined, or one sentence why the change does not fit this tree. */
async function playPart({ part, write, complain }) {
    const { root } = part;
    for (const file of part.isStrict ? part.files : []) {
        const problem = await otherBefore(root, file);
        if (problem !== undefined)
            return problem;
    }
    // A folder may stand where a file was, and a link is never written through: what goes, goes first, and links come last.
    for (const file of part.files.toSorted((a, b) => rank(a) - rank(b))) {
        const problem = await change(root, file);
        if (problem !== undefined)
            return problem;
    }
    for (const path of part.ignored)
        await leaveIgnored(root, path);
    if (part.stderr !== '')
        complain(part.stderr);
    await write(part.stdout);
    return undefined;
}
function rank(file) {
    if ('delete' in file)
        return 0;
    return file.mode === LINK ? 2 : 1;
}
const LINK = '120000';
async function change(root, file) {
    const place = await placeInside(root, file.path, 'link');
    if (!place.ok)
        return place.message;
    await (0,promises_namespaceObject.rm)(place.path, { recursive: true, force: true });
    if ('delete' in file)
        return undefined;
    const bytes = 'text' in file ? Buffer.from(file.text) : Buffer.from(file.base64, 'base64');
    await (0,promises_namespaceObject.mkdir)((0,external_node_path_namespaceObject.dirname)(place.path), { recursive: true });
    if (file.mode === LINK)
        await (0,promises_namespaceObject.symlink)(bytes, place.path);
    else
        await (0,promises_namespaceObject.writeFile)(place.path, bytes, { flag: 'wx', mode: file.mode === '100755' ? 0o755 : 0o644 });
    return undefined;
}
/** Git ignores it, so nothing reads what it holds; that it is there is told to the next attempt. */
async function leaveIgnored(root, path) {
    const place = await placeInside(root, path, 'link');
    if (!place.ok || (await (0,promises_namespaceObject.lstat)(place.path).catch(() => undefined)) !== undefined)
        return;
    const file = path.endsWith('/') ? (0,external_node_path_namespaceObject.join)(place.path, 'left-out-of-the-cassette') : place.path;
    await (0,promises_namespaceObject.mkdir)((0,external_node_path_namespaceObject.dirname)(file), { recursive: true });
    await (0,promises_namespaceObject.writeFile)(file, '', { flag: 'wx' });
}
/** A change is only worth something on the files it was made from. */
async function otherBefore(root, { path, before }) {
    if (before === undefined)
        return undefined;
    const place = await placeInside(root, path, 'link');
    if (!place.ok)
        return place.message;
    const now = await nameOf(place.path);
    if (now === before)
        return undefined;
    const [was, is] = [before, now].map((name) => (name === '' ? 'was not there' : `was ${name.slice(0, 12)}`));
    return `${path} is not what it was in the recorded run: it ${was} then and ${is} now. With replay_match: call files are not compared.`;
}
/** Git's name of a file or link; '' when there is none. */
async function nameOf(path) {
    const found = await (0,promises_namespaceObject.lstat)(path).catch(() => undefined);
    if (found === undefined || found.isDirectory())
        return '';
    const bytes = found.isSymbolicLink()
        ? Buffer.from(await (0,promises_namespaceObject.readlink)(path, { encoding: 'buffer' }))
        : await (0,promises_namespaceObject.readFile)(path);
    return (0,external_node_crypto_namespaceObject.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}


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
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(909);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
