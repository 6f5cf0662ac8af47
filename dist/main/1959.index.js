"use strict";
exports.id = 1959;
exports.ids = [1959];
exports.modules = {

/***/ 7559:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ threadFace)
/* harmony export */ });
/* harmony import */ var _chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17);


// build/action/face-thread.js
function threadFace(inner, options) {
  let writing;
  const writer = () => {
    writing ??= options.connect().then((client) => client === void 0 ? void 0 : writerOf(client, options));
    return writing;
  };
  const put = async (state) => {
    (await writer())?.put(() => options.comment(state));
  };
  const trouble = (error) => options.onWarning(`The comment on #${options.thread} could not be written: ${String(error)}`);
  return {
    branchPushed: inner.branchPushed,
    changed: (state) => {
      put(state).catch(trouble);
      inner.changed(state);
    },
    settle: inner.settle,
    known: inner.known,
    finish: async (state) => {
      await Promise.all([inner.finish(state), flush(state, { put, writer, connect: options.connect }).catch(trouble)]);
    }
  };
}
async function flush(state, { put, writer, connect }) {
  (await connect())?.beginEnd();
  await put(state);
  await (await writer())?.flush();
}
function writerOf(client, { thread, marker, onWarning }) {
  return (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_0__/* .commentWriter */ .vD)(client, {
    issue: thread,
    marker,
    onProblem: ({ message }) => onWarning(`The comment on #${thread} was not written: ${message}`)
  });
}




/***/ }),

/***/ 1959:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openFace: () => (/* binding */ openFace)
/* harmony export */ });
/* harmony import */ var _chunk_XIYSVQLV_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4741);
/* harmony import */ var _chunk_I54WIJAE_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7559);
/* harmony import */ var _chunk_3ERLJ56E_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(159);
/* harmony import */ var _chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17);
/* harmony import */ var _chunk_XOSNB6WJ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(944);
/* harmony import */ var _chunk_TIDLXT63_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7173);
/* harmony import */ var _chunk_RV5RZ5AM_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6449);
/* harmony import */ var _chunk_KSF3IJER_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1348);
/* harmony import */ var _chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1372);
/* harmony import */ var _chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8927);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9433);
/* harmony import */ var _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2487);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1102);
/* harmony import */ var _chunk_KYRJUAAJ_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7216);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7152);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9148);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(4802);
/* harmony import */ var _chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1439);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(135);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(5867);
/* harmony import */ var _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4435);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(666);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(653);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(3556);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(6015);
/* harmony import */ var _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(3947);





































// build/action/world-face.js
function openFace(parts, token) {
  const { useStickyComment, createPr: wanted } = parts.call.prepared.settings;
  const createPr = wanted === "ready" && parts.call.plan.approval === "required" ? "draft" : wanted;
  const thread = (0,_chunk_3ERLJ56E_js__WEBPACK_IMPORTED_MODULE_2__/* .action_thread_of__threadOf */ .L2)(parts.call);
  const options = optionsOf(parts, { token, comments: useStickyComment && thread === void 0 });
  let opening;
  const open = () => {
    opening ??= (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_3__/* .openFaceClient */ .Dq)(options);
    return opening;
  };
  const inner = createPr === "none" ? _chunk_3ERLJ56E_js__WEBPACK_IMPORTED_MODULE_2__/* .noFace */ .bu : (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_3__/* .githubFace */ .hN)({ ...options, createPr, open });
  if (thread === void 0 || !useStickyComment)
    return inner;
  const { marker, onWarning, texts } = options;
  return (0,_chunk_I54WIJAE_js__WEBPACK_IMPORTED_MODULE_1__/* .threadFace */ .o)(inner, {
    thread,
    marker,
    onWarning,
    comment: texts.comment,
    connect: () => clientOf(open, onWarning)
  });
}
async function clientOf(open, onWarning) {
  const opened = await open();
  if (opened.ok)
    return opened.client;
  onWarning(opened.problem.message);
  return void 0;
}
function optionsOf(parts, { token, comments }) {
  const { call, clean } = parts;
  const { prepared, plan, job, log, cancel } = call;
  const context = (0,_chunk_XIYSVQLV_js__WEBPACK_IMPORTED_MODULE_0__/* .contextOf */ .V)(parts);
  return {
    ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token },
    ...{ head: plan.branch, base: plan.base.branch, comments, cancel },
    continues: prepared.base.remoteRefs.has(`refs/heads/${plan.branch}`),
    isOwed: _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_21__/* .core_publications__isPushedUnseen */ .dV,
    marker: `${plan.workflow ?? job.workflow}:${plan.feature}`,
    texts: {
      title: (state) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedTitle */ .VW)((0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestTitle */ .Zr)(state), clean),
      body: (state) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestBody */ .NF)(state, { ...context, maxChars }), clean),
      comment: (state) => {
        const lately = parts.lately.current();
        const more = lately === void 0 ? context : { ...context, lately };
        return (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_3__/* .stickyComment */ .NL)(state, { ...more, maxChars }), clean);
      }
    },
    onWarning: (text) => log.warning((0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_26__/* .report_sanitise__forLog */ .$w)([(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_26__/* .report_sanitise__plain */ .sb)(text)], 4e3).join(" ")),
    onInfo: (text) => log.info((0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_26__/* .report_sanitise__forLog */ .$w)([(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_26__/* .report_sanitise__plain */ .sb)(text)], 4e3).join(" "))
  };
}



/***/ })

};
;