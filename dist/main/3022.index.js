export const id = 3022;
export const ids = [3022];
export const modules = {

/***/ 3022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   saveRecords: () => (/* binding */ saveRecords)
/* harmony export */ });
/* harmony import */ var _chunk_552CHWIF_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(795);
/* harmony import */ var _chunk_GQ6CDFY2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3378);
/* harmony import */ var _chunk_2BFVR3FS_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(940);
/* harmony import */ var _chunk_PFDXG4Q4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(264);
/* harmony import */ var _chunk_GTMUMX7A_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2112);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3901);
/* harmony import */ var _chunk_SOZHQZKB_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9814);
/* harmony import */ var _chunk_3KH6UOWN_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6725);
/* harmony import */ var _chunk_AJ5GFGGQ_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7656);
/* harmony import */ var _chunk_S4ZP6AAV_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3227);
/* harmony import */ var _chunk_WEHPBIZS_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2626);
/* harmony import */ var _chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1247);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1021);
/* harmony import */ var _chunk_N5UFZSH3_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6512);
/* harmony import */ var _chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4450);
/* harmony import */ var _chunk_7INUOU5D_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5424);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6200);
/* harmony import */ var _chunk_2ISEZ6BZ_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9809);
/* harmony import */ var _chunk_ZKTARLUL_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1667);
/* harmony import */ var _chunk_WVEU7UHI_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(1160);
/* harmony import */ var _chunk_JYR4XLWR_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7718);
/* harmony import */ var _chunk_4EKMXYVD_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(7106);
/* harmony import */ var _chunk_VCE6F5BU_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(9840);
/* harmony import */ var _chunk_NB3YEU2R_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(3390);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(6096);
/* harmony import */ var _chunk_Q4ECUFEO_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(6170);
/* harmony import */ var _chunk_LPCK7RDB_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(8133);
/* harmony import */ var _chunk_Q7QCZXWP_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(8145);
/* harmony import */ var _chunk_T72MAP74_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(1334);
/* harmony import */ var _chunk_KRQE7SWQ_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(4833);
/* harmony import */ var _chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(4176);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(5192);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(3876);
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(9465);
/* harmony import */ var _chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(6094);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(3781);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(3088);
/* harmony import */ var _chunk_PQBALJ2D_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(7986);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(2514);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(6760);




















































// build/action/save-records.js

async function saveRecords({ repository, state, ...call }) {
  let trouble = false;
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const { remoteRefs, apart } = call;
  const secrets = [...(0,_chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_14__/* .secretsIn */ .V)(call.env), ...call.token === void 0 ? [] : [call.token]];
  const publisher = (0,_chunk_552CHWIF_js__WEBPACK_IMPORTED_MODULE_0__/* .gitPublisher */ .J_)({
    repository,
    stateUpdate: (0,_chunk_552CHWIF_js__WEBPACK_IMPORTED_MODULE_0__/* .stateRecords */ .yK)({
      repository,
      ref,
      remoteCommit: remoteRefs?.get(ref),
      journalFile: call.journalFile,
      redact: (text) => (0,_chunk_7INUOU5D_js__WEBPACK_IMPORTED_MODULE_15__/* .redact */ .E$)(text, secrets).text,
      files: _chunk_552CHWIF_js__WEBPACK_IMPORTED_MODULE_0__/* .recordFiles */ .B5,
      now: () => state.now,
      alone: state.plan.journal === "artifact",
      ...remoteRefs && { remoteRefs },
      ...apart && { apart }
    }),
    bundleFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_43__.join)(call.folder, "bundles"),
    onResult: () => void 0,
    onTrouble: (message) => {
      trouble = true;
      call.log.warning(message);
    },
    cancel: new AbortController().signal
  });
  await publisher.settle([], state);
  return !trouble;
}



/***/ })

};
