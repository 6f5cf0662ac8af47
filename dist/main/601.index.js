export const id = 601;
export const ids = [601];
export const modules = {

/***/ 5757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ threadFace)
/* harmony export */ });
/* harmony import */ var _chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6315);


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
  return (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_0__/* .commentWriter */ .vD)(client, {
    issue: thread,
    marker,
    onProblem: ({ message }) => onWarning(`The comment on #${thread} was not written: ${message}`)
  });
}




/***/ }),

/***/ 601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openFace: () => (/* binding */ openFace)
/* harmony export */ });
/* harmony import */ var _chunk_BAIXSZSI_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(493);
/* harmony import */ var _chunk_4Q2RKS3U_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5757);
/* harmony import */ var _chunk_SIWSMZ3E_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4597);
/* harmony import */ var _chunk_G6PLMBYP_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(7);
/* harmony import */ var _chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6315);
/* harmony import */ var _chunk_G2JEMSX7_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7629);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3901);
/* harmony import */ var _chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(107);
/* harmony import */ var _chunk_3HTYSIK2_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4329);
/* harmony import */ var _chunk_QPHNVPNY_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5844);
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8575);
/* harmony import */ var _chunk_NHEJULNA_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5789);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3267);
/* harmony import */ var _chunk_D34W4WET_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3060);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7755);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1021);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5325);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6200);
/* harmony import */ var _chunk_YPRXCMKV_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(734);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8307);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8758);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(2697);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(8688);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(3088);
/* harmony import */ var _chunk_TIDLXT63_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(7028);
/* harmony import */ var _chunk_PBSNEUKX_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(2746);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(7706);











































// build/action/world-face.js
function openFace(parts, token) {
  const { useStickyComment, createPr: wanted } = parts.call.prepared.settings;
  const createPr = wanted === "ready" && parts.call.plan.approval === "required" ? "draft" : wanted;
  const thread = (0,_chunk_G6PLMBYP_js__WEBPACK_IMPORTED_MODULE_32__/* .threadOf */ .u)(parts.call);
  const options = optionsOf(parts, { token, comments: useStickyComment && thread === void 0 });
  let opening;
  const open = () => {
    opening ??= (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_2__/* .openFaceClient */ .Dq)(options);
    return opening;
  };
  const inner = createPr === "none" ? _chunk_SIWSMZ3E_js__WEBPACK_IMPORTED_MODULE_1__/* .noFace */ .b : (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_2__/* .githubFace */ .hN)({ ...options, createPr, open });
  if (thread === void 0 || !useStickyComment)
    return inner;
  const { marker, onWarning, texts } = options;
  return (0,_chunk_4Q2RKS3U_js__WEBPACK_IMPORTED_MODULE_0__/* .threadFace */ .o)(inner, {
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
  const context = (0,_chunk_BAIXSZSI_js__WEBPACK_IMPORTED_MODULE_33__/* .contextOf */ .V)(parts);
  return {
    ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token },
    ...{ head: plan.branch, base: plan.base.branch, comments, cancel },
    continues: prepared.base.remoteRefs.has(`refs/heads/${plan.branch}`),
    marker: `${plan.workflow ?? job.workflow}:${plan.feature}`,
    texts: {
      title: (state) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_2__/* .redactedTitle */ .VW)((0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestTitle */ .Zr)(state), clean),
      body: (state) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_2__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestBody */ .NF)(state, { ...context, maxChars }), clean),
      comment: (state) => {
        const lately = parts.lately.current();
        const more = lately === void 0 ? context : { ...context, lately };
        return (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_2__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_2__/* .stickyComment */ .NL)(state, { ...more, maxChars }), clean);
      }
    },
    onWarning: (text) => log.warning((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_24__/* .forLog */ .Ig)([(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_24__/* .plain */ .pj)(text)], 4e3).join(" ")),
    onInfo: (text) => log.info((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_24__/* .forLog */ .Ig)([(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_24__/* .plain */ .pj)(text)], 4e3).join(" "))
  };
}



/***/ })

};
